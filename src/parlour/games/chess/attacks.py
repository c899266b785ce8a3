"""A position of the chess family: what stands where, what attacks what, and which pieces are pinned. (Sheet: chess.md, 0)

A position is sixteen words with a bit for every square: where pieces of each kind and colour stand, and where all of a colour do.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT, DE_BRUIJN, INDEX
from parlour.core.duel import WHITE, Duel
from parlour.core.setup import Setup
from parlour.games.chess.grid import BETWEEN, BISHOP_LINES, FOLD, INNER, KING_REACH, KNIGHT_REACH, NOWHERE, PAWN_TAKES, ROOK_LINES, SLIDES
from parlour.games.chess.hashes import PIECE_HASH
from parlour.games.chess.pieces import BISHOP, KING, KNIGHT, MAHARAJAH, PAWN, QUEEN, ROOK
from parlour.games.chess.rules import ChessRules


class ChessPosition(Duel):
    """What stands on the board, and what follows from that for the side to move."""

    def __init__(self, setup: Setup, rules: ChessRules, moves: vec[i64], reaches: vec[i64], words: vec[i64]) -> None:
        super().__init__(setup, moves)
        self.rules: ChessRules = rules
        self.reaches: vec[i64] = reaches  # room for gather(), shared with clones as `moves` is
        self.words: vec[i64] = words  # by piece, where such pieces stand; 0 and 8: everything white, everything black
        self.rights: i64 = 0
        self.passant: i64 = NOWHERE  # the square that a pawn has just passed over
        self.quiet: i64 = 0  # moves since the last capture or pawn move
        self.number: i64 = 1  # of the move, counted for both sides together
        self.white_king: i64 = NOWHERE  # royal pieces only
        self.black_king: i64 = NOWHERE
        self.white_count: i64 = 0
        self.black_count: i64 = 0
        self.pocket: i64 = 0  # the captured piece that is to be put back now
        self.pocket_from: i64 = NOWHERE  # where it was captured
        self.checkers: i64 = 0  # what attacks the king of the side to move
        self.pinned: i64 = 0  # what shields him and may not leave the line
        self.forced: bool = False  # something can be taken and must be
        self.hash: i64 = 0  # of board, side and rights

    # What stands where

    def piece_at(self, square: i64) -> i64:
        """What stands on the square; 0 is nothing."""
        words = self.words
        bit = BIT[square]
        piece: i64 = 0
        if words[0] & bit == 0:
            if words[8] & bit == 0:
                return 0
            piece = 8
        piece += 1
        while words[piece] & bit == 0:
            piece += 1
        return piece

    def board(self) -> list[int]:
        """What stands on each square, from a1 to h8; for those who draw and write."""
        return [self.piece_at(square) for square in range(64)]

    def turn_over(self, piece: i64, square: i64) -> None:
        """Put a piece on a free square, or take it away."""
        words = self.words
        bit = BIT[square]
        words[piece] ^= bit
        words[piece & 8] ^= bit
        self.hash ^= PIECE_HASH[piece << 6 | square]

    # What attacks what

    def king(self) -> i64:
        """Where the royal piece of the side to move stands."""
        return self.white_king if self.side == WHITE else self.black_king

    def straight(self, square: i64, occupied: i64) -> i64:
        """Where a rook can slide to, up to and onto the first piece in its way."""
        at = square << 2
        found = SLIDES[at << 6 | (occupied & INNER[at]) * FOLD[at] >> 58 & 63]
        at += 1
        return found | SLIDES[at << 6 | (occupied & INNER[at]) * FOLD[at] >> 58 & 63]

    def diagonal(self, square: i64, occupied: i64) -> i64:
        """The same for a bishop."""
        at = square << 2 | 2
        found = SLIDES[at << 6 | (occupied & INNER[at]) * FOLD[at] >> 58 & 63]
        at += 1
        return found | SLIDES[at << 6 | (occupied & INNER[at]) * FOLD[at] >> 58 & 63]

    def sliders(self, square: i64, by: i64) -> i64:
        """The pieces of that side that would attack the square on an empty board along a line."""
        words = self.words
        all_ways = words[by << 3 | QUEEN]
        return ROOK_LINES[square] & (words[by << 3 | ROOK] | all_ways) | BISHOP_LINES[square] & (words[by << 3 | BISHOP] | all_ways)

    def leapers(self, square: i64, by: i64) -> i64:
        """The pieces of that side that attack the square whatever stands between."""
        words = self.words
        both_ways = words[by << 3 | MAHARAJAH]
        found = KNIGHT_REACH[square] & (words[by << 3 | KNIGHT] | both_ways)
        found |= KING_REACH[square] & (words[by << 3 | KING] | both_ways)
        return found | PAWN_TAKES[(1 - by) << 6 | square] & words[by << 3 | PAWN]

    def attackers(self, square: i64, by: i64, occupied: i64) -> i64:
        """The pieces of that side that could capture on the square if these squares were occupied."""
        return self.leapers(square, by) | self.open_sliders(square, by, occupied)

    def attacked(self, square: i64, by: i64, occupied: i64) -> bool:
        """The same, if one is enough to know."""
        return self.leapers(square, by) != 0 or self.open_sliders(square, by, occupied) != 0

    def open_sliders(self, square: i64, by: i64, occupied: i64) -> i64:
        """The pieces of that side that attack the square along a line with nothing between."""
        sliders = self.sliders(square, by)
        found: i64 = 0
        while sliders != 0:
            at = INDEX[(sliders & -sliders) * DE_BRUIJN >> 58 & 63]
            sliders ^= BIT[at]
            if BETWEEN[square << 6 | at] & occupied == 0:
                found |= BIT[at]
        return found

    def look(self) -> None:
        """Find what attacks the king of the side to move, and which of its pieces are pinned."""
        self.checkers = 0
        self.pinned = 0
        king = self.king()
        if king == NOWHERE:
            return
        own = self.words[self.side << 3]
        occupied = self.words[0] | self.words[8]
        self.checkers = self.leapers(king, 1 - self.side)
        sliders = self.sliders(king, 1 - self.side)
        while sliders != 0:
            at = INDEX[(sliders & -sliders) * DE_BRUIJN >> 58 & 63]
            sliders ^= BIT[at]
            shields = BETWEEN[king << 6 | at] & occupied
            if shields == 0:
                self.checkers |= BIT[at]
            elif shields & (shields - 1) == 0:
                self.pinned |= shields & own
