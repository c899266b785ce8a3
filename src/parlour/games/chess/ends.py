"""What ends a game of the chess family: mate, stalemate, nothing left, and the draws. (Sheet: chess.md)"""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from parlour.core.duel import BLACK, WHITE
from parlour.core.state import NOBODY
from parlour.games.chess.grid import DARK, NOWHERE
from parlour.games.chess.hashes import PASSANT_HASH
from parlour.games.chess.moves import ChessMoves
from parlour.games.chess.pieces import BISHOP, KNIGHT, PAWN, QUEEN, ROOK


class ChessEnds(ChessMoves):
    """A position that knows whether the game goes on."""

    def judge(self, one_will_do: bool) -> i64:
        """See whether the side to move has won or lost, or the game is drawn; where its pieces may go is gathered then, all or one."""
        pieces: i64 = 0
        if self.rules.royal:
            self.look()
            pieces = self.gather(one_will_do)
            if pieces == 0:
                if self.checkers != 0:
                    self.end(1 - self.side, "checkmate")
                else:
                    self.end(NOBODY, "stalemate")
                return 0
        elif self.white_count == 0 or self.black_count == 0:
            self.end(WHITE if self.white_count == 0 else BLACK, "no_pieces")
            return 0
        else:
            pieces = self.gather(one_will_do)
            if pieces == 0 and self.judge_blocked():
                return 0
        self.judge_draw()
        return pieces

    def judge_blocked(self) -> bool:
        """The side to move cannot move: whether that ends the game."""
        if self.rules.blocked_player == "draw" or not self.other_can_move():
            self.end(NOBODY, "blocked_draw")
        elif self.rules.blocked_player == "wins":
            self.end(self.side, "blocked")
        else:
            return False
        return True

    def other_can_move(self) -> bool:
        """Whether the other side could move after a pass."""
        passant = self.passant
        self.passant = NOWHERE
        self.side = 1 - self.side
        found = self.gather(True) > 0
        self.side = 1 - self.side
        self.passant = passant
        self.forced = False
        return found

    def judge_draw(self) -> None:
        if self.rules.maharajah:
            if self.white_count == 1:  # R3: neither side has a mate any more
                self.end(NOBODY, "bare_king")
                return
        elif self.rules.royal and not self.rules.put_back and self.too_little():
            self.end(NOBODY, "material")
            return
        if self.rules.repetition_draw > 0:
            here = self.hash
            if self.passers() != 0:
                here ^= PASSANT_HASH[self.passant & 7]
            times = 1 + self.times_seen(here)
            self.seen = append(self.seen, here)
            if times >= self.rules.repetition_draw:
                self.end(NOBODY, "repetition")
                return
        if self.rules.fifty_move_limit > 0 and self.quiet >= 2 * self.rules.fifty_move_limit:  # both sides' moves
            self.end(NOBODY, "fifty_moves")
        elif self.rules.move_limit > 0 and self.number > self.rules.move_limit:
            self.end(NOBODY, "move_limit")

    def too_little(self) -> bool:
        """No more than one knight or, besides the kings, bishops of one colour of squares."""
        words = self.words
        if words[PAWN] | words[8 | PAWN] | words[ROOK] | words[8 | ROOK] | words[QUEEN] | words[8 | QUEEN] != 0:
            return False
        bishops = words[BISHOP] | words[8 | BISHOP]
        if words[KNIGHT] | words[8 | KNIGHT] != 0:
            return bishops == 0 and self.white_count + self.black_count == 3
        return bishops & DARK == 0 or bishops & ~DARK == 0
