"""What ends a game of the chess family: mate, stalemate, nothing left, and the draws. (Sheet: chess.md)"""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from parlour.core.state import NOBODY
from parlour.games.chess.grid import BISHOP, BLACK, KNIGHT, NOWHERE, PASSANT_HASH, PAWN, QUEEN, ROOK, WHITE
from parlour.games.chess.move_rules import CAPTURES, PASS, QUIET, ChessMoves


class ChessEnds(ChessMoves):
    """A position that knows whether the game goes on."""

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
        if self.rules.blocked == "draw" or not self.other_can_move():
            self.end(NOBODY, "blocked_draw")
        elif self.rules.blocked == "wins":
            self.end(self.side, "blocked")
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
