"""A position of the chess family: what stands where, what attacks what, and which pieces are pinned. (Sheet: chess.md, 0)

The board is a list of 64 squares; beside it, two numbers have a bit for every piece, so that nobody looks for pieces on empty squares.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT
from parlour.core.duel import Duel
from parlour.core.setup import Setup
from parlour.games.chess.grid import (
    BISHOP,
    KING,
    KNIGHT,
    KNIGHT_COUNT,
    KNIGHT_TO,
    MAHARAJAH,
    NO_LINE,
    NOWHERE,
    PAWN,
    PIECE_HASH,
    QUEEN,
    ROOK,
    ROOM,
    STEP,
    WHITE,
)


class ChessRules:
    """What tells one game of the family from another."""

    def __init__(
        self,
        *,
        royal: bool = True,
        put_back: bool = False,
        maharajah: bool = False,
        must_take: bool = False,
        promote_to_king: bool = False,
        en_passant: bool = True,
        strict_castling: bool = False,
        blocked: str = "",
        repetition: int = 0,
        fifty_moves: int = 0,
        move_limit: int = 0,
    ) -> None:
        self.royal: Final = royal  # kings are checked and mated; else they are pieces like others, and having none left wins
        self.put_back: Final = put_back  # a captured piece is put on a free square by its captor
        self.maharajah: Final = maharajah  # Black has one piece, which he puts on the board first
        self.must_take: Final = must_take
        self.last_kind: Final[i64] = KING if promote_to_king else QUEEN  # the strongest kind that a pawn may become
        self.en_passant: Final = en_passant
        self.strict_castling: Final = strict_castling  # the square next to the queen's rook must not be attacked either
        self.blocked: Final = blocked  # without a move, where kings are not royal: passes, wins or draw
        self.repetition: Final[i64] = repetition
        self.quiet_limit: Final[i64] = 2 * fifty_moves  # both sides' moves
        self.move_limit: Final[i64] = move_limit


class ChessPosition(Duel):
    """What stands on the board, and what follows from that for the side to move."""

    def __init__(self, setup: Setup, rules: ChessRules, moves: vec[i64], board: vec[i64]) -> None:
        super().__init__(setup, moves)
        self.rules: ChessRules = rules
        self.board: vec[i64] = board
        self.low: i64 = 0  # a bit for each piece on the first four ranks
        self.high: i64 = 0  # and on the others
        self.side: i64 = WHITE  # whose move it is; the same as turn until the game is over
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
        self.checks: i64 = 0  # how many pieces attack the king of the side to move
        self.checker: i64 = NOWHERE  # the last of them
        self.check_way: i64 = NO_LINE  # the direction from the king to it, if something can be put between
        self.pinned: i64 = 0  # for each direction from the king 7 bits: the pinned piece's square + 1
        self.forced: bool = False  # something can be taken and must be
        self.hash: i64 = 0  # of board, side and rights
        self.seen: vec[i64] = vec[i64]()  # the positions, for repetition
        self.since: i64 = 0  # where in `seen` those begin that can still come again

    # What stands where

    def put(self, piece: i64, square: i64) -> None:
        """Put a piece on a free square."""
        self.board[square] = piece
        self.hash ^= PIECE_HASH[piece << 6 | square]
        self.mark(square)

    def lift(self, square: i64) -> i64:
        """Take the piece off its square."""
        piece = self.board[square]
        self.board[square] = 0
        self.hash ^= PIECE_HASH[piece << 6 | square]
        self.mark(square)
        return piece

    def mark(self, square: i64) -> None:
        """A square has been filled, or emptied."""
        if square < 32:
            self.low ^= BIT[square]
        else:
            self.high ^= BIT[square - 32]

    # What attacks what

    def king(self) -> i64:
        """Where the royal piece of the side to move stands."""
        return self.white_king if self.side == WHITE else self.black_king

    def attacked(self, square: i64, by: i64) -> bool:
        """Whether a piece of that side could capture on the square."""
        board = self.board
        knight = by << 3 | KNIGHT
        maharajah = by << 3 | MAHARAJAH
        leaps = KNIGHT_TO
        at = square << 3
        end = at + KNIGHT_COUNT[square]
        while at < end:
            piece = board[leaps[at]]
            if piece == knight or piece == maharajah:  # noqa: SIM109  a tuple would be built at every look
                return True
            at += 1
        steps = STEP
        room = ROOM
        way: i64 = 0
        while way < 8:
            step = steps[way]
            last = square + step * room[square << 3 | way]
            at = square
            while at != last:
                at += step
                piece = board[at]
                if piece != 0:
                    if piece >> 3 == by and self.strikes(piece & 7, way, at == square + step, by):
                        return True
                    break
            way += 1
        return False

    def strikes(self, kind: i64, way: i64, near: bool, by: i64) -> bool:
        """Whether a piece of this kind attacks back along the direction in which it was found."""
        if kind == QUEEN:
            return True
        if way < 4:
            if kind == ROOK:
                return True
        elif kind == BISHOP or (kind == PAWN and near and way >> 1 == 3 - by):
            return True
        return near and kind >= KING

    def look(self) -> None:
        """Find what attacks the king of the side to move, and which of its pieces are pinned."""
        self.checks = 0
        self.checker = NOWHERE
        self.check_way = NO_LINE
        self.pinned = 0
        king = self.king()
        if king == NOWHERE:
            return
        board = self.board
        side = self.side
        enemy = 1 - side
        leaps = KNIGHT_TO
        at = king << 3
        end = at + KNIGHT_COUNT[king]
        while at < end:
            piece = board[leaps[at]]
            if piece >> 3 == enemy and (piece & 7 == KNIGHT or piece & 7 == MAHARAJAH):
                self.checks += 1
                self.checker = leaps[at]
            at += 1
        steps = STEP
        room = ROOM
        way: i64 = 0
        while way < 8:
            step = steps[way]
            last = king + step * room[king << 3 | way]
            at = king
            shield = NOWHERE
            while at != last:
                at += step
                piece = board[at]
                if piece == 0:
                    continue
                if piece >> 3 == side:
                    if shield != NOWHERE:
                        break
                    shield = at
                    continue
                if self.strikes(piece & 7, way, at == king + step, enemy):
                    if shield != NOWHERE:
                        self.pinned |= (shield + 1) << 7 * way
                    else:
                        self.checks += 1
                        self.checker = at
                        self.check_way = way
                break
            way += 1
