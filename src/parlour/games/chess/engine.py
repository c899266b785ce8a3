"""Chess: one engine for the whole family. (Sheet: chess.md, 0)

The board is a list of 64 squares, a1 = 0, b1 = 1, …, h8 = 63. Checks and pins are found once a move, from the king outwards, so
that no move has to be made and taken back to see whether it is legal; only en passant, and captures that put a piece back, are tried.

    64 * from + to                    a move; castling is the king's move
    4096 * kind + 64 * from + to      a promotion to that kind
    DROP + square                     put the captured piece, or the maharajah at the beginning, on a square
    PASS                              nothing can be moved
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.result import Result
from parlour.core.setup import Setup
from parlour.core.state import NOBODY, OVER, State

WHITE: Final[i64] = 0
BLACK: Final[i64] = 1
NOWHERE: Final[i64] = -1

# A piece is its kind, and 8 more if it is black; 0 is an empty square.
PAWN: Final[i64] = 1
KNIGHT: Final[i64] = 2
BISHOP: Final[i64] = 3
ROOK: Final[i64] = 4
QUEEN: Final[i64] = 5
KING: Final[i64] = 6
MAHARAJAH: Final[i64] = 7
LETTERS: Final = ".PNBRQKM.pnbrqkm"

DROP: Final[i64] = 32768
PASS: Final[i64] = 32832
MOST_ACTIONS: Final = 1024

CAPTURES: Final[i64] = 1
QUIET: Final[i64] = 2

# Castling rights, as bits
WHITE_SHORT: Final[i64] = 1
WHITE_LONG: Final[i64] = 2
BLACK_SHORT: Final[i64] = 4
BLACK_LONG: Final[i64] = 8

# Directions: four straight, then four diagonal; those of one line stand side by side.
STEPS: Final = ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, 1), (1, -1), (-1, -1))
NO_WAY: Final[i64] = 8  # the squares are on no line
NO_LINE: Final[i64] = 9  # nothing can be put between; equal to no direction


def _leaps(steps: tuple[tuple[int, int], ...]) -> list[list[int]]:
    """For each square, where these steps lead, ascending."""
    return [
        sorted(
            8 * (square // 8 + up) + square % 8 + right for right, up in steps if 0 <= square % 8 + right < 8 and 0 <= square // 8 + up < 8
        )
        for square in range(64)
    ]


def _room(square: int, step: tuple[int, int]) -> int:
    """How many steps there are to the edge."""
    count = 0
    column, row = square % 8 + step[0], square // 8 + step[1]
    while 0 <= column < 8 and 0 <= row < 8:
        count += 1
        column, row = column + step[0], row + step[1]
    return count


def _way(start: int, end: int) -> int:
    """The direction from one square to another."""
    right, up = end % 8 - start % 8, end // 8 - start // 8
    if start == end or not (right == 0 or up == 0 or abs(right) == abs(up)):
        return 8
    return STEPS.index(((right > 0) - (right < 0), (up > 0) - (up < 0)))


def _random_numbers(count: int) -> list[int]:
    """Numbers of 62 bits that are the same on every machine."""
    numbers = []
    state = 0x9E3779B97F4A7C15
    for _ in range(count):
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
        mixed = (state ^ state >> 29) * 0xBF58476D1CE4E5B9 % 2**64
        numbers.append((mixed ^ mixed >> 32) % 2**62)
    return numbers


_KNIGHT: Final = _leaps(((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)))
_KING: Final = _leaps(STEPS)
KNIGHT_COUNT: Final = vec[i64]([len(targets) for targets in _KNIGHT])
KNIGHT_TO: Final = vec[i64]([target for targets in _KNIGHT for target in targets + [0] * (8 - len(targets))])
KING_COUNT: Final = vec[i64]([len(targets) for targets in _KING])
KING_TO: Final = vec[i64]([target for targets in _KING for target in targets + [0] * (8 - len(targets))])
STEP: Final = vec[i64]([right + 8 * up for right, up in STEPS])
ROOM: Final = vec[i64]([_room(square, step) for square in range(64) for step in STEPS])
WAY: Final = vec[i64]([_way(start, end) for start in range(64) for end in range(64)])
FAR: Final = vec[i64](
    [max(abs(start % 8 - end % 8), abs(start // 8 - end // 8)) for start in range(64) for end in range(64)]
)  # in king's steps
# The castling rights that a move from or to a square leaves.
KEPT: Final = vec[i64]([{0: 13, 4: 12, 7: 14, 56: 7, 60: 3, 63: 11}.get(square, 15) for square in range(64)])

_NUMBERS: Final = _random_numbers(16 * 64 + 16 + 8 + 1)
PIECE_HASH: Final = vec[i64](_NUMBERS[:1024])
RIGHTS_HASH: Final = vec[i64](_NUMBERS[1024:1040])
PASSANT_HASH: Final = vec[i64](_NUMBERS[1040:1048])
SIDE_HASH: Final[i64] = _NUMBERS[1048]


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


class ChessState(State):
    """A position."""

    def __init__(self, setup: Setup, rules: ChessRules, moves: vec[i64], board: vec[i64]) -> None:
        super().__init__(setup, moves)
        self.rules: ChessRules = rules
        self.board: vec[i64] = board
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
        self.winner: i64 = NOBODY
        self.reason: str = ""

    def clone(self) -> ChessState:
        copy = ChessState(self.setup, self.rules, self.moves, self.board[:])
        copy.turn = self.turn
        copy.hand = self.hand
        copy.midway = self.midway
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

    def can_move(self) -> bool:
        """Whether the side to move has any move."""
        return self.generate(CAPTURES | QUIET, True) > 0

    def generate(self, wanted: i64, one_will_do: bool) -> i64:
        """Write the moves that are wanted into the room, piece by piece."""
        board = self.board
        side = self.side
        king = self.king()
        pinned = self.pinned
        putting = self.rules.put_back  # a captured piece may end a check: then captures are tried one by one
        double = self.checks > 1
        count: i64 = 0
        square: i64 = 0
        while square < 64:
            piece = board[square]
            if piece != 0 and piece >> 3 == side:
                kind = piece & 7
                held = NOWHERE
                if pinned != 0:
                    way = WAY[king << 6 | square]
                    if way < 8 and pinned >> 7 * way & 127 == square + 1:
                        held = way
                if square == king:
                    count = self.king_moves(square, wanted, count)
                elif double and not putting:
                    pass
                elif kind == PAWN:
                    count = self.pawn_moves(square, held, wanted, count)
                elif kind == KNIGHT:
                    if held == NOWHERE or putting:
                        count = self.leaps(KNIGHT_TO, square << 3, KNIGHT_COUNT[square], held, wanted, count)
                elif kind == KING:
                    count = self.leaps(KING_TO, square << 3, KING_COUNT[square], held, wanted, count)
                    if wanted & QUIET:
                        count = self.castling(square, count)
                else:
                    count = self.slides(square, kind, held, wanted, count)
                if one_will_do and count > 0:
                    return count
            square += 1
        return count

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

    # How it goes on

    def play(self, action: i64) -> None:
        if action < DROP:
            self.move(action >> 12, action >> 6 & 63, action & 63)
        elif action == PASS:
            self.quiet += 1
            self.passant = NOWHERE
            self.finish()
        elif self.pocket != 0:
            self.put(self.pocket, action - DROP)
            self.count(self.pocket, 1)
            self.pocket = 0
            self.pocket_from = NOWHERE
            self.finish()
        else:
            self.put(BLACK << 3 | MAHARAJAH, action - DROP)
            self.black_king = action - DROP
            self.black_count = 1
            self.number -= 1  # placing is no move
            self.finish()

    def put(self, piece: i64, square: i64) -> None:
        self.board[square] = piece
        self.hash ^= PIECE_HASH[piece << 6 | square]

    def lift(self, square: i64) -> i64:
        """Take the piece off its square."""
        piece = self.board[square]
        self.board[square] = 0
        self.hash ^= PIECE_HASH[piece << 6 | square]
        return piece

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
            self.finish()

    def finish(self) -> None:
        """The move is made: the other side is to move, unless the game is over."""
        self.midway = False
        if self.side == BLACK:
            self.number += 1
        self.side = 1 - self.side
        self.hash ^= SIDE_HASH
        self.turn = self.side
        self.hand = self.side
        self.judge()

    def judge(self) -> None:
        """Whether the side to move has won or lost, or the game is drawn."""
        if self.rules.royal:
            self.look()
            if not self.can_move():
                if self.checks > 0:
                    self.end(1 - self.side, "checkmate")
                else:
                    self.end(NOBODY, "stalemate")
                return
        elif self.white_count == 0 or self.black_count == 0:
            self.end(WHITE if self.white_count == 0 else BLACK, "no_pieces")
            return
        else:
            self.forced = self.rules.must_take and self.generate(CAPTURES, True) > 0
            if not self.forced and not self.can_move() and self.judge_blocked():
                return
        self.judge_draw()

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

    def end(self, winner: i64, reason: str) -> None:
        self.winner = winner
        self.reason = reason
        self.turn = OVER
        self.hand = NOBODY

    # How it stands

    def result(self) -> Result:
        if self.turn != OVER:
            raise ValueError("the game is not over")
        if self.winner == NOBODY:
            return Result((1, 1), (0, 0), self.reason)
        return Result((1, 2), (1, 0), self.reason) if self.winner == WHITE else Result((2, 1), (0, 1), self.reason)

    def payoff(self, seat: i64) -> float:
        if self.winner == NOBODY:
            return 0.5
        return 1.0 if self.winner == seat else 0.0

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


def name(square: int) -> str:
    """a1 to h8"""
    return "abcdefgh"[square & 7] + "12345678"[square >> 3]
