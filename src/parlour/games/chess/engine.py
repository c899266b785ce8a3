"""Chess: one engine for the whole family. (Sheet: chess.md, 0)

Squares and tables are in grid.py, attacks and pins in attack_rules.py, moves and their numbers in move_rules.py, what ends a game in
end_rules.py; here is how a game goes on, and how a position is written.
"""

from __future__ import annotations

from collections.abc import Hashable

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.setup import Setup
from parlour.core.state import OVER, room
from parlour.games.chess.attack_rules import ChessRules
from parlour.games.chess.end_rules import ChessEnds
from parlour.games.chess.grid import (
    BLACK,
    KEPT,
    KING,
    LETTERS,
    MAHARAJAH,
    NOWHERE,
    PAWN,
    RIGHTS_HASH,
    SIDE_HASH,
    WHITE,
    name,
)
from parlour.games.chess.move_rules import CAPTURES, DROP, MOST_ACTIONS, PASS, QUIET


class ChessState(ChessEnds):
    """A position."""

    def clone(self) -> ChessState:
        copy = ChessState(self.setup, self.rules, self.moves, self.board[:])
        copy.turn = self.turn
        copy.hand = self.hand
        copy.midway = self.midway
        copy.low = self.low
        copy.high = self.high
        copy.side = self.side
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
        copy.checks = self.checks
        copy.checker = self.checker
        copy.check_way = self.check_way
        copy.pinned = self.pinned
        copy.forced = self.forced
        copy.hash = self.hash
        copy.seen = self.seen[self.since :]
        copy.winner = self.winner
        copy.reason = self.reason
        return copy

    # What is legal

    def fill(self) -> i64:
        if self.pocket != 0:
            return self.fill_drops()
        if self.placing():
            return self.fill_places()
        return self.ordered(self.fill_moves())

    def fill_moves(self) -> i64:
        """The moves in no order."""
        count = self.generate(CAPTURES if self.forced else CAPTURES | QUIET, False)
        if count == 0 and not self.rules.royal:
            self.moves[0] = PASS
            return 1
        return count

    def sample(self, rng: Random) -> i64:
        if self.pocket != 0 or self.placing():
            return self.moves[rng.randrange(self.fill())]
        return self.moves[rng.randrange(self.fill_moves())]

    def playout(self, rng: Random) -> i64:
        """By sample and play in turn; the moves that show whether the game goes on are those that the next one is drawn from."""
        made: i64 = 0
        if self.turn == OVER:
            return made
        action = self.sample(rng)
        while True:
            self.make(action)
            made += 1
            count = self.fill_drops() if self.midway else self.judge(False)
            if self.turn == OVER:
                return made
            action = self.moves[rng.randrange(count)]

    def leaves(self) -> i64:
        return -1 if self.rules.put_back else self.fill()

    def ordered(self, count: i64) -> i64:
        """The first actions of the room, ascending; they nearly are already."""
        moves = self.moves
        at: i64 = 1
        while at < count:
            action = moves[at]
            back = at - 1
            while back >= 0 and moves[back] > action:
                moves[back + 1] = moves[back]
                back -= 1
            moves[back + 1] = action
            at += 1
        return count

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
            self.put(self.pocket, action - DROP)
            self.count(self.pocket, 1)
            self.pocket = 0
            self.pocket_from = NOWHERE
            self.change_sides()
        else:
            self.put(BLACK << 3 | MAHARAJAH, action - DROP)
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
        piece = self.lift(start)
        kind = piece & 7
        victim = target
        if kind == PAWN and target == self.passant and (target - start) & 7 != 0:
            victim = target - 8 if self.side == WHITE else target + 8
        taken: i64 = 0
        if self.board[victim] != 0:
            taken = self.lift(victim)
            self.count(taken, -1)
        self.put(self.side << 3 | promoted if promoted != 0 else piece, target)
        self.passant = NOWHERE
        if kind == PAWN:
            if target - start == 16 or start - target == 16:
                self.passant = (start + target) >> 1
        elif kind == KING:
            if target - start == 2:
                self.put(self.lift(start + 3), start + 1)
            elif start - target == 2:
                self.put(self.lift(start - 4), start - 1)
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
            self.since = len(self.seen)
        else:
            self.quiet += 1
        if taken != 0 and self.rules.put_back:
            self.pocket = taken
            self.pocket_from = victim
            self.midway = True
        else:
            self.change_sides()

    def change_sides(self) -> None:
        """The move is made: the other side is to move."""
        self.midway = False
        if self.side == BLACK:
            self.number += 1
        self.side = 1 - self.side
        self.hash ^= SIDE_HASH
        self.turn = self.side
        self.hand = self.side

    # How it stands

    def key(self) -> Hashable:
        """Four bits a square, and what else decides what is legal."""
        packed: list[int] = []
        row: i64 = 0
        square: i64 = 0
        while square < 64:
            row = row << 4 | self.board[square]
            if square & 7 == 7:
                packed.append(row)
                row = 0
            square += 1
        passing = self.passant if self.pocket == 0 and self.can_take_passing() else NOWHERE
        return (self.side, self.rights, passing, self.pocket, self.pocket_from, *packed)

    def text(self) -> str:
        """FEN; a piece to be put back stands behind the board as [n@e5]; ` | repeated` is a draw by what was before."""
        rows = []
        for row in range(7, -1, -1):
            line = "".join(LETTERS[self.board[8 * row + column]] for column in range(8))
            for gap in range(8, 0, -1):
                line = line.replace("." * gap, str(gap))
            rows.append(line)
        pocket = f"[{LETTERS[self.pocket]}@{name(self.pocket_from)}]" if self.pocket else ""
        rights = "".join(letter for bit, letter in enumerate("KQkq") if self.rights >> bit & 1) or "-"
        passant = "-" if self.passant == NOWHERE else name(self.passant)
        mover = "w" if self.side == WHITE else "b"
        text = f"{'/'.join(rows)}{pocket} {mover} {rights} {passant} {self.quiet} {self.number}"
        return f"{text} | repeated" if self.reason == "repetition" else text

    def past(self) -> tuple[int, ...]:
        return tuple(self.seen[self.since :])

    def recall(self, past: tuple[int, ...]) -> None:
        self.seen = vec[i64](past)
        self.since = 0


def blank_state(setup: Setup, rules: ChessRules) -> ChessState:
    """An empty board."""
    return ChessState(setup, rules, room(MOST_ACTIONS), room(64))
