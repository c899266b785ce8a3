"""Chess: one engine for the whole family. (Sheet: chess.md, 0)

Squares and tables are in grid.py, attacks and pins in attack_rules.py, moves and their numbers in move_rules.py; here is how a game goes
on and ends.
"""

from __future__ import annotations

from collections.abc import Hashable

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.setup import Setup
from parlour.core.state import NOBODY, OVER, room
from parlour.games.chess.attack_rules import ChessRules
from parlour.games.chess.grid import (
    BISHOP,
    BLACK,
    KEPT,
    KING,
    KNIGHT,
    LETTERS,
    MAHARAJAH,
    NOWHERE,
    PASSANT_HASH,
    PAWN,
    QUEEN,
    RIGHTS_HASH,
    ROOK,
    SIDE_HASH,
    WHITE,
    name,
)
from parlour.games.chess.move_rules import CAPTURES, DROP, MOST_ACTIONS, PASS, QUIET, ChessMoves


class ChessState(ChessMoves):
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

    def judge(self, one_will_do: bool) -> i64:
        """See whether the side to move has won or lost, or the game is drawn; what it may do is in the room then, or one action of it."""
        if self.rules.royal:
            self.look()
            count = self.generate(CAPTURES | QUIET, one_will_do)
            if count == 0:
                if self.checks > 0:
                    self.end(1 - self.side, "checkmate")
                else:
                    self.end(NOBODY, "stalemate")
                return 0
        elif self.white_count == 0 or self.black_count == 0:
            self.end(WHITE if self.white_count == 0 else BLACK, "no_pieces")
            return 0
        else:
            count = self.judge_moves(one_will_do)
            if count == 0 and self.judge_blocked():
                return 0
            if count == 0:
                self.moves[0] = PASS
                count = 1
        self.judge_draw()
        return count

    def judge_moves(self, one_will_do: bool) -> i64:
        """The moves where kings are not royal: captures alone, if there are any and they must be made."""
        if not self.rules.must_take:
            return self.generate(CAPTURES | QUIET, one_will_do)
        count = self.generate(CAPTURES, one_will_do)
        self.forced = count > 0
        return count if self.forced else self.generate(QUIET, one_will_do)

    def judge_blocked(self) -> bool:
        """The side to move cannot move: whether that ends the game."""
        if self.rules.blocked == "wins":
            self.end(self.side, "blocked")
        elif self.rules.blocked == "draw" or not self.other_can_move():
            self.end(NOBODY, "blocked_draw")
        else:
            return False
        return True

    def other_can_move(self) -> bool:
        """Whether the other side could move after a pass."""
        passant = self.passant
        self.passant = NOWHERE
        self.side = 1 - self.side
        found = self.can_move()
        self.side = 1 - self.side
        self.passant = passant
        return found

    def judge_draw(self) -> None:
        if self.rules.maharajah:
            if self.white_count == 1:  # R3: neither side has a mate any more
                self.end(NOBODY, "bare_king")
                return
        elif self.rules.royal and not self.rules.put_back and self.too_little():
            self.end(NOBODY, "material")
            return
        if self.rules.repetition > 0:
            here = self.hash
            if self.can_take_passing():
                here ^= PASSANT_HASH[self.passant & 7]
            self.seen = append(self.seen, here)
            if self.times_seen(here) >= self.rules.repetition:
                self.end(NOBODY, "repetition")
                return
        if self.rules.quiet_limit > 0 and self.quiet >= self.rules.quiet_limit:
            self.end(NOBODY, "fifty_moves")
        elif self.rules.move_limit > 0 and self.number > self.rules.move_limit:
            self.end(NOBODY, "move_limit")

    def times_seen(self, here: i64) -> i64:
        seen = self.seen
        times: i64 = 0
        back: i64 = len(seen) - 1
        while back >= self.since:
            if seen[back] == here:
                times += 1
            back -= 2  # the same side is to move at every second one
        return times

    def too_little(self) -> bool:
        """No more than one knight or, besides the kings, bishops of one colour of squares."""
        board = self.board
        knights: i64 = 0
        light: i64 = 0
        dark: i64 = 0
        square: i64 = 0
        while square < 64:
            kind = board[square] & 7
            if kind == PAWN or ROOK <= kind <= QUEEN:
                return False
            if kind == KNIGHT:
                knights += 1
            elif kind == BISHOP:
                if (square >> 3 ^ square) & 1:
                    light += 1
                else:
                    dark += 1
            square += 1
        if knights > 0:
            return knights == 1 and light == 0 and dark == 0
        return light == 0 or dark == 0

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
