"""The moves of the chess family. (Sheet: chess.md, 0)

Checks and pins are found once a move, from the king outwards, so that no move has to be made and taken back to see whether it is legal;
only en passant, the king's own steps, and captures that put a piece back, are tried.

    64 * from + to                    a move; castling is the king's move
    4096 * kind + 64 * from + to      a promotion to that kind
    DROP + square                     put the captured piece, or the maharajah at the beginning, on a square
    PASS                              nothing can be moved
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.chess.attack_rules import ChessPosition
from parlour.games.chess.grid import (
    BISHOP,
    FAR,
    KING,
    KING_COUNT,
    KING_TO,
    KNIGHT,
    KNIGHT_COUNT,
    KNIGHT_TO,
    MAHARAJAH,
    NOWHERE,
    PAWN,
    ROOK,
    ROOM,
    SQUARE,
    STEP,
    WAY,
    WHITE,
    WHITE_LONG,
    WHITE_SHORT,
)

DROP: Final[i64] = 32768
PASS: Final[i64] = 32832
MOST_ACTIONS: Final = 1024

CAPTURES: Final[i64] = 1
QUIET: Final[i64] = 2


class ChessMoves(ChessPosition):
    """A position with everything that can be done in it."""

    def can_move(self) -> bool:
        """Whether the side to move has any move."""
        return self.generate(CAPTURES | QUIET, True) > 0

    def generate(self, wanted: i64, one_will_do: bool) -> i64:
        """Write the moves that are wanted into the room, piece by piece, from a1 to h8."""
        count = self.generate_half(self.low, 0, wanted, one_will_do, 0)
        if one_will_do and count > 0:
            return count
        return self.generate_half(self.high, 32, wanted, one_will_do, count)

    def generate_half(self, pieces: i64, first: i64, wanted: i64, one_will_do: bool, count: i64) -> i64:
        """The moves of the pieces on one half of the board."""
        board = self.board
        squares = SQUARE
        side = self.side
        while pieces != 0:
            square = first + squares[(pieces & -pieces) % 37]
            pieces &= pieces - 1
            piece = board[square]
            if piece >> 3 == side:
                count = self.piece_moves(square, piece & 7, wanted, count)
                if one_will_do and count > 0:
                    return count
        return count

    def piece_moves(self, square: i64, kind: i64, wanted: i64, count: i64) -> i64:
        king = self.king()
        if square == king:
            return self.king_moves(square, wanted, count)
        putting = self.rules.put_back  # a captured piece may end a check: then captures are tried one by one
        if self.checks > 1 and not putting:
            return count
        held = NOWHERE
        if self.pinned != 0:
            way = WAY[king << 6 | square]
            if way < 8 and self.pinned >> 7 * way & 127 == square + 1:
                held = way
        if kind == PAWN:
            return self.pawn_moves(square, held, wanted, count)
        if kind == KNIGHT:
            if held == NOWHERE or putting:
                return self.leaps(KNIGHT_TO, square << 3, KNIGHT_COUNT[square], held, wanted, count)
            return count
        if kind == KING:
            count = self.leaps(KING_TO, square << 3, KING_COUNT[square], held, wanted, count)
            return self.castling(square, count) if wanted & QUIET else count
        return self.slides(square, kind, held, wanted, count)

    def may(self, target: i64, held: i64) -> bool:
        """Whether a piece that is not the king may go there as far as its own king is concerned; `held` is the line it is pinned on."""
        if held != NOWHERE and WAY[self.king() << 6 | target] != held:
            return False
        if self.checks == 0:
            return True
        if self.checks > 1:
            return False
        if target == self.checker:
            return True
        king = self.king()
        return WAY[king << 6 | target] == self.check_way and FAR[king << 6 | target] < FAR[king << 6 | self.checker]

    def may_take(self, start: i64, target: i64, held: i64) -> bool:
        return self.can_put_back(start, target, target) if self.rules.put_back else self.may(target, held)

    def leaps(self, targets: vec[i64], at: i64, room: i64, held: i64, wanted: i64, count: i64) -> i64:
        board = self.board
        moves = self.moves
        side = self.side
        free = self.checks == 0 and held == NOWHERE
        taking_free = free and not self.rules.put_back
        start = at >> 3
        end = at + room
        while at < end:
            target = targets[at]
            piece = board[target]
            if piece == 0:
                if wanted & QUIET and (free or self.may(target, held)):
                    moves[count] = start << 6 | target
                    count += 1
            elif piece >> 3 != side and wanted & CAPTURES and (taking_free or self.may_take(start, target, held)):
                moves[count] = start << 6 | target
                count += 1
            at += 1
        return count

    def slides(self, start: i64, kind: i64, held: i64, wanted: i64, count: i64) -> i64:
        board = self.board
        moves = self.moves
        side = self.side
        steps = STEP
        room = ROOM
        free = self.checks == 0 and held == NOWHERE
        taking_free = free and not self.rules.put_back
        way: i64 = 4 if kind == BISHOP else 0
        end: i64 = 4 if kind == ROOK else 8
        while way < end:
            step = steps[way]
            last = start + step * room[start << 3 | way]
            target = start
            while target != last:
                target += step
                piece = board[target]
                if piece != 0:
                    if piece >> 3 != side and wanted & CAPTURES and (taking_free or self.may_take(start, target, held)):
                        moves[count] = start << 6 | target
                        count += 1
                    break
                if wanted & QUIET and (free or self.may(target, held)):
                    moves[count] = start << 6 | target
                    count += 1
            way += 1
        return count

    def king_moves(self, start: i64, wanted: i64, count: i64) -> i64:
        """The royal piece goes to squares that are not attacked once it has left."""
        count = self.royal_leaps(KING_TO, start << 3, KING_COUNT[start], wanted, count)
        if self.board[start] & 7 == MAHARAJAH:
            return self.royal_leaps(KNIGHT_TO, start << 3, KNIGHT_COUNT[start], wanted, count)
        if wanted & QUIET and self.checks == 0:
            return self.castling(start, count)
        return count

    def royal_leaps(self, targets: vec[i64], at: i64, room: i64, wanted: i64, count: i64) -> i64:
        board = self.board
        start = at >> 3
        end = at + room
        own = board[start]
        enemy = 1 - self.side
        while at < end:
            target = targets[at]
            piece = board[target]
            if piece == 0:
                if wanted & QUIET:
                    board[start] = 0
                    safe = not self.attacked(target, enemy)
                    board[start] = own
                    if safe:
                        self.moves[count] = start << 6 | target
                        count += 1
            elif piece >> 3 == enemy and wanted & CAPTURES:
                safe = False
                if self.rules.put_back:
                    safe = self.can_put_back(start, target, target)
                else:
                    board[start] = 0
                    safe = not self.attacked(target, enemy)
                    board[start] = own
                if safe:
                    self.moves[count] = start << 6 | target
                    count += 1
            at += 1
        return count

    def castling(self, start: i64, count: i64) -> i64:
        """Both castlings of the king on his first square; he is not in check."""
        rights = self.rights if self.side == WHITE else self.rights >> 2
        if rights & 3 == 0 or start != (4 if self.side == WHITE else 60):
            return count
        board = self.board
        if rights & WHITE_SHORT and board[start + 1] == 0 and board[start + 2] == 0 and self.may_castle(start, 1):
            self.moves[count] = start << 6 | (start + 2)
            count += 1
        if rights & WHITE_LONG and board[start - 1] == 0 and board[start - 2] == 0 and board[start - 3] == 0 and self.may_castle(start, -1):
            self.moves[count] = start << 6 | (start - 2)
            count += 1
        return count

    def may_castle(self, start: i64, step: i64) -> bool:
        """No attacked square on the king's way; R2: by the stricter print none between king and rook."""
        if not self.rules.royal:
            return True
        enemy = 1 - self.side
        if self.attacked(start + step, enemy) or self.attacked(start + 2 * step, enemy):
            return False
        return step == 1 or not self.rules.strict_castling or not self.attacked(start - 3, enemy)

    def pawn_moves(self, start: i64, held: i64, wanted: i64, count: i64) -> i64:
        board = self.board
        forward: i64 = 8 if self.side == WHITE else -8
        target = start + forward
        if wanted & QUIET and board[target] == 0:
            if self.may(target, held):
                count = self.step(start, target, count)
            if start >> 3 == (1 if self.side == WHITE else 6) and board[target + forward] == 0 and self.may(target + forward, held):
                self.moves[count] = start << 6 | (target + forward)
                count += 1
        if wanted & CAPTURES:
            if start & 7 != 0:
                count = self.pawn_capture(start, target - 1, held, count)
            if start & 7 != 7:
                count = self.pawn_capture(start, target + 1, held, count)
        return count

    def pawn_capture(self, start: i64, target: i64, held: i64, count: i64) -> i64:
        piece = self.board[target]
        if piece != 0:
            if piece >> 3 != self.side and self.may_take(start, target, held):
                return self.step(start, target, count)
        elif target == self.passant and self.rules.en_passant and self.may_take_passing(start, target):
            return self.step(start, target, count)
        return count

    def step(self, start: i64, target: i64, count: i64) -> i64:
        """A pawn's move, once for each piece that it may become."""
        if 8 <= target < 56:
            self.moves[count] = start << 6 | target
            return count + 1
        kind = KNIGHT
        while kind <= self.rules.last_kind:
            self.moves[count] = kind << 12 | start << 6 | target
            count += 1
            kind += 1
        return count

    def may_take_passing(self, start: i64, target: i64) -> bool:
        """Two pieces leave the line of the king at once, so it is tried."""
        if not self.rules.royal:
            return True
        victim = target - 8 if self.side == WHITE else target + 8
        if self.rules.put_back:
            return self.can_put_back(start, target, victim)
        board = self.board
        pawn = board[start]
        taken = board[victim]
        board[start] = 0
        board[victim] = 0
        board[target] = pawn
        safe = not self.attacked(self.king(), 1 - self.side)
        board[start] = pawn
        board[victim] = taken
        board[target] = 0
        return safe

    def can_take_passing(self) -> bool:
        """Whether the side to move has a legal capture en passant."""
        if self.passant == NOWHERE or not self.rules.en_passant:
            return False
        behind: i64 = -8 if self.side == WHITE else 8
        pawn = self.side << 3 | PAWN
        start = self.passant + behind
        if self.passant & 7 != 0 and self.board[start - 1] == pawn and self.may_take_passing(start - 1, self.passant):
            return True
        return self.passant & 7 != 7 and self.board[start + 1] == pawn and self.may_take_passing(start + 1, self.passant)

    # Putting pieces back, and the maharajah's first square

    def fits(self, piece: i64, taken_on: i64, square: i64) -> bool:
        """Whether the captured piece may stand on the square: bishops keep their colour, pawns stay off the first and last rank (R2)."""
        kind = piece & 7
        if kind == PAWN:
            return 8 <= square < 56
        return kind != BISHOP or ((square >> 3 ^ square ^ taken_on >> 3 ^ taken_on) & 1) == 0

    def safe_drop(self, piece: i64, square: i64, king: i64) -> bool:
        """Whether the captor's king is safe with the piece there."""
        self.board[square] = piece
        safe = not self.attacked(king, 1 - self.side)
        self.board[square] = 0
        return safe

    def can_put_back(self, start: i64, target: i64, victim: i64) -> bool:
        """Whether the capture can be completed. R4 never bites: 31 other pieces cannot fill the 32 squares of a bishop's colour."""
        board = self.board
        piece = board[start]
        taken = board[victim]
        board[start] = 0
        board[victim] = 0
        board[target] = piece
        king = target if start == self.king() else self.king()
        found = False
        square: i64 = 0
        while square < 64 and not found:
            found = board[square] == 0 and self.fits(taken, victim, square) and self.safe_drop(taken, square, king)
            square += 1
        board[target] = 0
        board[victim] = taken
        board[start] = piece
        return found

    def fill_drops(self) -> i64:
        king = self.king()
        count: i64 = 0
        square: i64 = 0
        while square < 64:
            if self.board[square] == 0 and self.fits(self.pocket, self.pocket_from, square) and self.safe_drop(self.pocket, square, king):
                self.moves[count] = DROP + square
                count += 1
            square += 1
        return count

    def placing(self) -> bool:
        """Whether the maharajah is still to be put on the board."""
        return self.rules.maharajah and self.black_king == NOWHERE

    def fill_places(self) -> i64:
        """Free squares that White does not attack (R1)."""
        count: i64 = 0
        square: i64 = 0
        while square < 64:
            if self.board[square] == 0 and not self.attacked(square, WHITE):
                self.moves[count] = DROP + square
                count += 1
            square += 1
        return count
