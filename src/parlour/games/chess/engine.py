"""Chess: one engine for the whole family. (Sheet: chess.md, 0)

Squares and tables are in grid.py, kinds in pieces.py, attacks and pins in attacks.py, moves and their numbers in moves.py, what ends a
game in ends.py; here is how a game goes on, and how a position is written.
"""

from __future__ import annotations

from collections.abc import Hashable

from librt.random import Random
from mypy_extensions import i64

from parlour.core.duel import BLACK, WHITE
from parlour.core.setup import Setup
from parlour.core.state import OVER, room
from parlour.games.chess.ends import ChessEnds
from parlour.games.chess.grid import KEPT, NOWHERE, name
from parlour.games.chess.hashes import RIGHTS_HASH, SIDE_HASH
from parlour.games.chess.moves import DROP, MOST_ACTIONS, MOST_REACHES, PASS
from parlour.games.chess.pieces import KING, LETTERS, MAHARAJAH, PAWN, ROOK
from parlour.games.chess.rules import ChessRules


class ChessState(ChessEnds):
    """A position."""

    def clone(self) -> ChessState:
        copy = ChessState(self.setup, self.rules, self.moves, self.reaches, self.words[:])
        self.share_with(copy)
        self.carry_over(copy)
        return copy

    def share_with(self, copy: ChessState) -> None:
        """Make a state the same as this one, for a search that goes depth first."""
        self.share(copy)
        words = self.words
        copied = copy.words
        piece: i64 = 0
        while piece < 16:
            copied[piece] = words[piece]
            piece += 1
        copy.rights = self.rights
        copy.passant = self.passant
        copy.quiet = self.quiet
        copy.number = self.number
        copy.white_king = self.white_king
        copy.black_king = self.black_king
        copy.white_count = self.white_count
        copy.black_count = self.black_count
        copy.pocket = self.pocket
        copy.pocket_from = self.pocket_from
        copy.checkers = self.checkers
        copy.pinned = self.pinned
        copy.forced = self.forced
        copy.hash = self.hash

    # What is legal

    def fill(self) -> i64:
        if self.pocket != 0:
            return self.fill_drops()
        if self.placing():
            return self.fill_places()
        pieces = self.gather(False)
        if pieces == 0 and not self.rules.royal:
            self.moves[0] = PASS
            return 1
        return self.list_moves(pieces)

    def fill_unchecked(self) -> i64:
        """The same as fill in another order, where the king is not in check and what is taken is gone."""
        return self.list_moves(self.gather_unchecked())

    def fill_noisy(self, targets: i64) -> i64:
        """Write promotions, and captures of these pieces alone; en passant is always among them."""
        return self.list_moves(self.gather_noisy(targets))

    def sample(self, rng: Random) -> i64:
        if self.pocket != 0 or self.placing():
            return self.moves[rng.randrange(self.fill())]
        return self.draw(self.gather(False), rng)

    def draw(self, pieces: i64, rng: Random) -> i64:
        """One of the moves that the words in the room mean, each as likely as any other."""
        return PASS if pieces == 0 else self.move_at(rng.randrange(self.count_moves(pieces)))

    def playout(self, rng: Random) -> i64:
        """By sample and play in turn; the words that show whether the game goes on are those that the next move is drawn from."""
        made: i64 = 0
        if self.turn == OVER:
            return made
        action = self.sample(rng)
        while True:
            self.make(action)
            made += 1
            if self.midway:
                action = self.moves[rng.randrange(self.fill_drops())]
                continue
            pieces = self.judge(False)
            if self.turn == OVER:
                return made
            action = self.draw(pieces, rng)

    def leaves(self) -> i64:
        if self.rules.put_back or self.placing():
            return -1
        pieces = self.gather(False)
        return 1 if pieces == 0 and not self.rules.royal else self.count_moves(pieces)

    # How it goes on

    def play(self, action: i64) -> None:
        self.make(action)
        if not self.midway:
            self.judge(True)

    def make(self, action: i64) -> None:
        """Make the action, without asking whether the game goes on."""
        if action < DROP:
            self.move(action >> 12, action >> 6 & 63, action & 63)
        elif action == PASS:
            self.quiet += 1
            self.passant = NOWHERE
            self.change_sides()
        elif self.pocket != 0:
            self.turn_over(self.pocket, action - DROP)
            self.count(self.pocket, 1)
            self.pocket = 0
            self.pocket_from = NOWHERE
            self.change_sides()
        else:
            self.turn_over(BLACK << 3 | MAHARAJAH, action - DROP)
            self.black_king = action - DROP
            self.black_count = 1
            self.number -= 1  # placing is no move
            self.change_sides()

    def count(self, piece: i64, change: i64) -> None:
        if piece >> 3 == WHITE:
            self.white_count += change
        else:
            self.black_count += change

    def move(self, promoted: i64, start: i64, target: i64) -> None:
        piece = self.piece_at(start)
        kind = piece & 7
        victim = target
        if kind == PAWN and target == self.passant and (target - start) & 7 != 0:
            victim = target - 8 if self.side == WHITE else target + 8
        taken = self.piece_at(victim)
        if taken != 0:
            self.turn_over(taken, victim)
            self.count(taken, -1)
        self.turn_over(piece, start)
        self.turn_over(self.side << 3 | promoted if promoted != 0 else piece, target)
        self.passant = NOWHERE
        if kind == PAWN:
            if target - start == 16 or start - target == 16:
                self.passant = (start + target) >> 1
        elif kind == KING:
            self.bring_rook(start, target)
        if start == self.white_king:
            self.white_king = target
        elif start == self.black_king:
            self.black_king = target
        if self.rights != 0:
            self.hash ^= RIGHTS_HASH[self.rights]
            self.rights &= KEPT[start] & KEPT[target]
            self.hash ^= RIGHTS_HASH[self.rights]
        if taken != 0 or kind == PAWN:
            self.quiet = 0
            if not self.rules.put_back:  # there, what was taken comes back, and any position can come again
                self.since = len(self.seen)
        else:
            self.quiet += 1
        if taken != 0 and self.rules.put_back:
            self.pocket = taken
            self.pocket_from = victim
            self.midway = True
        else:
            self.change_sides()

    def bring_rook(self, start: i64, target: i64) -> None:
        """If the king has castled, the rook comes too."""
        rook = self.side << 3 | ROOK
        if target - start == 2:
            self.turn_over(rook, start + 3)
            self.turn_over(rook, start + 1)
        elif start - target == 2:
            self.turn_over(rook, start - 4)
            self.turn_over(rook, start - 1)

    def change_sides(self) -> None:
        """The move is made: the other side is to move."""
        self.midway = False
        if self.side == BLACK:
            self.number += 1
        self.hash ^= SIDE_HASH
        self.hand_to(1 - self.side)

    # How it stands

    def passing(self) -> i64:
        """The square on which a pawn can be taken in passing now, or NOWHERE."""
        return self.passant if self.pocket == 0 and self.passers() != 0 else NOWHERE

    def key(self) -> Hashable:
        """Where everything stands, and what else decides what is legal."""
        return (self.side, self.rights, self.passing(), self.pocket, self.pocket_from, *self.words)

    def text(self) -> str:
        """FEN; a piece to be put back stands behind the board as [n@e5]; ` | repeated` is a draw by what was before."""
        board = self.board()
        rows = []
        for row in range(7, -1, -1):
            line = "".join(LETTERS[piece] for piece in board[8 * row : 8 * row + 8])
            for gap in range(8, 0, -1):
                line = line.replace("." * gap, str(gap))
            rows.append(line)
        pocket = f"[{LETTERS[self.pocket]}@{name(self.pocket_from)}]" if self.pocket else ""
        rights = "".join(letter for bit, letter in enumerate("KQkq") if self.rights >> bit & 1) or "-"
        passant = "-" if self.passant == NOWHERE else name(self.passant)
        mover = "w" if self.side == WHITE else "b"
        text = f"{'/'.join(rows)}{pocket} {mover} {rights} {passant} {self.quiet} {self.number}"
        return f"{text} | repeated" if self.reason == "repetition" else text


def blank_state(setup: Setup, rules: ChessRules) -> ChessState:
    """An empty board."""
    return ChessState(setup, rules, room(MOST_ACTIONS), room(MOST_REACHES), room(16))
