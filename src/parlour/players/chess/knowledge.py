"""What makes a position of the chess family good.

Pieces and their squares, from the middle game to the ending; what they attack, and what of that nobody defends; pawns that are free, alone,
left behind or doubled; how safe the kings are, and how near to the edge a lone one is. Where losing wins, few pieces and many ways to move.
A worth is in hundredths of a pawn. Figures that have no simpler reason are fitted to Stockfish's judgement: docs/players.md, "Chess".
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT, DE_BRUIJN, INDEX, bit_count
from parlour.core.duel import WHITE
from parlour.core.state import NOBODY, State
from parlour.games.chess.engine import ChessState
from parlour.games.chess.grid import FAR, INSIDE, KING_REACH, KNIGHT_REACH, NOWHERE
from parlour.games.chess.moves import DROP, PASS
from parlour.games.chess.pieces import BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK
from parlour.players.alphabeta import DEEPEST, FORCED, NOISY, QUIET, TEMPTING, WIN, Knowledge

ENDING: Final[i64] = 4294967296  # a worth in the ending, packed beside that in the middle game
LOW_HALF: Final[i64] = 0xFFFFFFFF
HALF: Final[i64] = 0x80000000
ALL_PHASES: Final[i64] = 24

WORTH: Final = vec[i64]([0, 100, 320, 330, 500, 950, 0, 0])  # by kind, for exchanges
MIDDLE: Final = (0, 78, 370, 385, 470, 930, 0, 0)
LATE: Final = (0, 110, 315, 360, 575, 1060, 0, 0)

PAIR: Final[i64] = 42 + 30 * ENDING
OPEN_FILE: Final[i64] = 38
HALF_OPEN_FILE: Final[i64] = 20 + 12 * ENDING
ALONE: Final[i64] = 20 + 9 * ENDING  # a pawn with no neighbour
LEFT_BEHIND: Final[i64] = 9 + 15 * ENDING  # a pawn whose neighbours have all gone on
DOUBLED: Final[i64] = 3 + 34 * ENDING
OUTPOST: Final[i64] = 30  # a knight or bishop that no pawn can drive away, defended by one
SHIELD: Final[i64] = 14 + 20 * ENDING  # a pawn before the castled king
BARE_FILE: Final[i64] = 34  # a file beside the king without pawns
HALF_BARE_FILE: Final[i64] = 16  # one without own pawns
PAWN_ON_PIECE: Final[i64] = 66 + 44 * ENDING  # a pawn attacks a knight or bishop
PAWN_ON_LARGE: Final[i64] = 40 + 38 * ENDING  # or a rook or queen
PIECE_ON_LARGE: Final[i64] = 42  # a knight or bishop attacks a rook or queen
ROOK_ON_QUEEN: Final[i64] = 52 + 5 * ENDING
HANGING: Final[i64] = 44 + 34 * ENDING  # something attacked that nobody defends
HANGING_PAWN: Final[i64] = 18 + 46 * ENDING
NEAR_OWN: Final[i64] = 6  # late: the own king's steps to a free pawn's next square, times its rows beyond the second
NEAR_ENEMY: Final[i64] = 9
TEMPO: Final[i64] = 22
BURDEN: Final[i64] = 70  # a piece too many, where losing wins
WAY: Final[i64] = 4  # a square that can be gone to there
WEAK: Final[i64] = 550  # a side with no more than this defends a king alone
FREE_PAWN: Final = vec[i64](
    [middle + late * ENDING for middle, late in ((0, 0), (0, 2), (2, 6), (10, 26), (24, 66), (56, 104), (90, 170), (0, 0))]
)
# By kind, what a square that can be gone to is worth, and how much a piece that attacks squares around the king threatens him
MOBILITY: Final = vec[i64]([middle + late * ENDING for middle, late in ((0, 0), (0, 0), (4, 4), (4, 4), (2, 4), (1, 3), (0, 0), (0, 0))])
USUAL: Final = vec[i64]([0, 0, 4, 6, 7, 12, 0, 0])
THREAT: Final = vec[i64]([0, 0, 2, 2, 3, 5, 0, 0])
DANGER: Final = vec[i64]([min(number * number * 7 // 4, 400) for number in range(40)])  # by all threats together


def _middle_worth(kind: int, column: int, row: int) -> int:
    """What a square is worth to a white piece while there are many."""
    centre = min(column, 7 - column)  # 0 at the edge, 3 in the middle
    height = min(row, 7 - row)
    if kind == PAWN:
        advance = (-10, 0, 2, 6, 14, 30, 60, -80)[row]  # beehive chess puts pawns on the first and last row
        return advance + ((0, 0, 4, 8)[centre] * (row in (2, 3, 4)) * (2 if row == 3 else 1)) - (8 if row == 1 and centre == 3 else 0)
    if kind == KNIGHT:
        return (-28, -10, 4, 10)[centre] + (-22, -6, 8, 14)[height] + (6 if row in (4, 5) and centre >= 2 else 0)
    if kind == BISHOP:
        return (-8, 2, 5, 6)[centre] + (-10, 4, 6, 6)[height] + (6 if row == 1 and column in (1, 6) else 0)
    if kind == ROOK:
        return (-3, 0, 3, 5)[centre] + (18 if row == 6 else 0) + (4 if row == 7 else 0)
    if kind == QUEEN:
        return (-6, 0, 2, 2)[centre] + (-6, 0, 3, 3)[height] - (6 if row > 4 else 0)
    if kind == KING:
        return (24, 34, 4, -4)[centre] - (14 if centre == 2 and row == 0 and column == 5 else 0) - (0, 18, 45, 60, 70, 80, 90, 90)[row]
    return 0


def _late_worth(kind: int, column: int, row: int) -> int:
    """The same in the ending."""
    centre = min(column, 7 - column)
    height = min(row, 7 - row)
    if kind == PAWN:
        return (-10, 0, 2, 8, 22, 50, 90, -100)[row]
    if kind == KNIGHT:
        return (-24, -8, 4, 8)[centre] + (-20, -6, 6, 10)[height]
    if kind == BISHOP:
        return (-6, 0, 3, 5)[centre] + (-6, 0, 3, 5)[height]
    if kind == ROOK:
        return 8 if row == 6 else 0
    if kind == QUEEN:
        return (-14, 0, 8, 14)[centre] + (-14, 0, 8, 14)[height]
    if kind == KING:
        return (-26, -6, 10, 18)[centre] + (-28, -4, 12, 18)[height] + (6 if row > 3 else 0)
    return 0


def _square_worths() -> list[int]:
    """By 64 * piece + square, packed, with the piece itself; black pieces see the board from the other side, and count against White."""
    found = []
    for piece in range(16):
        kind = piece & 7
        for square in range(64):
            column, row = square % 8, square // 8 if piece < 8 else 7 - square // 8
            middle, late = MIDDLE[kind] + _middle_worth(kind, column, row), LATE[kind] + _late_worth(kind, column, row)
            packed = middle + late * (1 << 32)
            found.append(packed if piece < 8 else -packed)
    return found


def _not_ahead(side: int, square: int) -> int:
    """The squares on the files beside a pawn, from its row back."""
    column, row = square % 8, square // 8
    return _signed(
        sum(1 << other for other in range(64) if abs(other % 8 - column) == 1 and (other // 8 <= row if side == 0 else other // 8 >= row))
    )


def _signed(mask: int) -> int:
    return mask - (1 << 64) if mask >> 63 else mask


def _ahead(side: int, square: int, wide: int) -> int:
    """The squares before a pawn: on its own file, or on those beside it too."""
    column, row = square % 8, square // 8
    return _signed(
        sum(1 << other for other in range(64) if abs(other % 8 - column) <= wide and (other // 8 > row if side == 0 else other // 8 < row))
    )


FOR_WHITE: Final = vec[i64](_square_worths())
WAY_FREE: Final = vec[i64]([_ahead(side, square, 1) for side in range(2) for square in range(64)])  # nobody here: the pawn is free
FILE_AHEAD: Final = vec[i64]([_ahead(side, square, 0) for side in range(2) for square in range(64)])
BACKED: Final = vec[i64]([_not_ahead(side, square) for side in range(2) for square in range(64)])  # nobody here: it is left behind
FILE: Final = vec[i64]([_signed(sum(1 << other for other in range(64) if other % 8 == column)) for column in range(8)])
BESIDE: Final = vec[i64]([_signed(sum(1 << other for other in range(64) if abs(other % 8 - column) == 1)) for column in range(8)])
AHEAD_ROWS: Final = vec[i64]([0x0000FFFFFF000000, 0x000000FFFFFF0000])  # by side, the fourth to the sixth row as it sees them
EDGE: Final = vec[i64]([6 - min(square % 8, 7 - square % 8) - min(square // 8, 7 - square // 8) for square in range(64)])
NOT_A: Final[i64] = ~_signed(sum(1 << other for other in range(64) if other % 8 == 0))
NOT_H: Final[i64] = ~_signed(sum(1 << other for other in range(64) if other % 8 == 7))
TO_LAST: Final[i64] = 1 << 54  # from g7 a pawn takes on h8
LEFT_OUT: Final[i64] = 360  # what pieces and squares leave open, at most, nearly always
EVEN: Final[i64] = 20  # a bishop for a knight is no loss
BARELY: Final[i64] = 150  # a capture may gain so much less than is wanted, because squares count too

# What was judged, for everybody who thinks about chess: a position is always worth the same
GLANCES_MASK: Final[i64] = 0xFFFF
GLANCES: Final = vec[i64]([0 for _ in range(0x10000)])  # by the lowest bits of the hash: the others << 17 | worth + 2^16
FORMATIONS: Final[i64] = 4_096
PAWNS: Final = vec[i64]([0 for _ in range(4 * FORMATIONS)])  # white ones, black ones, what they are worth by themselves, which are free


def pawn_attacks(pawns: i64, side: i64) -> i64:
    """Where a side's pawns take."""
    if side == WHITE:
        found = (pawns & NOT_A & INSIDE) << 7 | (pawns & NOT_H & INSIDE & ~TO_LAST) << 9
        if pawns & TO_LAST != 0:
            found |= BIT[63]  # a shift would leave the word, uncompiled
        return found
    return pawns >> 9 & NOT_H & 0x007FFFFFFFFFFFFF | pawns >> 7 & NOT_A & 0x01FFFFFFFFFFFFFF


def worth_taking(words: vec[i64], first: i64, least: i64) -> i64:
    """Where pieces stand that are worth at least so much; `first` is 0 for White's, 8 for Black's."""
    found: i64 = 0
    kind: i64 = QUEEN
    while kind >= PAWN and WORTH[kind] >= least:
        found |= words[first | kind]
        kind -= 1
    return found


def pawn_slot(white: i64, black: i64) -> i64:
    """Where in PAWNS it stands what these pawns are worth by themselves; worked out if it does not yet."""
    slot = 4 * ((white * 0x1B873593CC9E2D ^ black * 0x2545F4914F6CDD) >> 44 & FORMATIONS - 1)
    pawns = PAWNS
    if pawns[slot] != white or pawns[slot + 1] != black:
        pawns[slot] = white
        pawns[slot + 1] = black
        pawns[slot + 2] = formation(white, black, WHITE) - formation(black, white, 1)
        pawns[slot + 3] = free_pawns(white, black, WHITE) | free_pawns(black, white, 1)
    return slot


def formation(pawns: i64, enemy_pawns: i64, side: i64) -> i64:
    """What a side's pawns are worth by how they stand to each other, packed; but for free ones."""
    found: i64 = 0
    left = pawns
    while left != 0:
        square = INDEX[(left & -left) * DE_BRUIJN >> 58 & 63]
        left ^= BIT[square]
        if FILE_AHEAD[side << 6 | square] & pawns != 0:
            found -= DOUBLED
        if BESIDE[square & 7] & pawns == 0:
            found -= ALONE
        elif BACKED[side << 6 | square] & pawns == 0 and not is_free(square, pawns, enemy_pawns, side):
            found -= LEFT_BEHIND
    return found


def is_free(square: i64, pawns: i64, enemy_pawns: i64, side: i64) -> bool:
    """Whether no pawn can stop the one there."""
    return WAY_FREE[side << 6 | square] & enemy_pawns == 0 and FILE_AHEAD[side << 6 | square] & pawns == 0


def free_pawns(pawns: i64, enemy_pawns: i64, side: i64) -> i64:
    """Those of a side's pawns that no pawn can stop."""
    found: i64 = 0
    left = pawns
    while left != 0:
        square = INDEX[(left & -left) * DE_BRUIJN >> 58 & 63]
        left ^= BIT[square]
        if is_free(square, pawns, enemy_pawns, side):
            found |= BIT[square]
    return found


def placement(words: vec[i64]) -> i64:
    """White's pieces and their squares, less Black's, packed."""
    found: i64 = 0
    piece: i64 = PAWN
    while piece < 16:
        pieces = words[piece]
        if piece & 7 != 0:
            while pieces != 0:
                square = INDEX[(pieces & -pieces) * DE_BRUIJN >> 58 & 63]
                pieces ^= BIT[square]
                found += FOR_WHITE[piece << 6 | square]
        piece += 1
    return found


def phase_of(words: vec[i64]) -> i64:
    """How much of the middle game is left, from 0 to ALL_PHASES."""
    light = bit_count(words[KNIGHT] | words[8 | KNIGHT] | words[BISHOP] | words[8 | BISHOP])
    phase = light + 2 * bit_count(words[ROOK] | words[8 | ROOK]) + 4 * bit_count(words[QUEEN] | words[8 | QUEEN])
    if phase > ALL_PHASES:
        return ALL_PHASES
    return phase


def between_phases(packed: i64, phase: i64) -> i64:
    """A packed worth as one number."""
    middle = ((packed + HALF) & LOW_HALF) - HALF
    late = (packed - middle) >> 32
    return (middle * phase + late * (ALL_PHASES - phase)) // ALL_PHASES


class Thinking(ChessState):
    """A position on the way of a search."""

    placed: i64 = 0  # placement() of it, kept up from move to move


def placed_of(state: ChessState) -> i64:
    if isinstance(state, Thinking):
        return state.placed
    return placement(state.words)


def placed_after(state: ChessState, action: i64) -> i64:
    """The placement after a move, for White less for Black."""
    start = action >> 6 & 63
    target = action & 63
    piece = state.piece_at(start)
    taken = state.piece_at(target)
    found = placed_of(state) - FOR_WHITE[piece << 6 | start]
    if action >> 12 != 0:
        found += FOR_WHITE[(piece & 8 | action >> 12) << 6 | target]
    else:
        found += FOR_WHITE[piece << 6 | target]
    if taken != 0:
        found -= FOR_WHITE[taken << 6 | target]
    elif piece & 7 == PAWN and target == state.passant:
        found -= FOR_WHITE[(piece ^ 8) << 6 | (start & 56 | target & 7)]
    elif piece & 7 == KING and target - start == 2:
        rook = (piece & 8 | ROOK) << 6
        found += FOR_WHITE[rook | target - 1] - FOR_WHITE[rook | target + 1]
    elif piece & 7 == KING and start - target == 2:
        rook = (piece & 8 | ROOK) << 6
        found += FOR_WHITE[rook | target + 1] - FOR_WHITE[rook | target - 2]
    return found


def judge_draw(state: ChessState) -> None:
    """A draw by what is left, by moves without progress, or because the position was there before: once is enough to look for better."""
    rules = state.rules
    if state.too_little():
        state.end(NOBODY, "material")
    elif rules.fifty_move_limit > 0 and state.quiet >= 2 * rules.fifty_move_limit:
        state.end(NOBODY, "fifty_moves")
    elif rules.move_limit > 0 and state.number > rules.move_limit:
        state.end(NOBODY, "move_limit")
    elif rules.repetition_draw > 0 and state.quiet >= 4:
        seen = state.seen
        at = state.since
        while at < len(seen):
            if seen[at] == state.hash:
                state.end(NOBODY, "repetition")
                return
            at += 1


class ChessKnowledge(Knowledge):
    def __init__(self, state: ChessState) -> None:
        self.scale = 180.0
        if state.rules.put_back:
            self.scale = 500.0  # nothing is taken for good: only mates decide
        self.near = 6
        self.rooms: Final = [Thinking(state.setup, state.rules, state.moves, state.reaches, state.words[:]) for _ in range(DEEPEST + 1)]
        self.counts: Final[bool] = state.rules.royal and not state.rules.put_back  # what is taken is gone, and that is good
        self.usual: Final[bool] = self.counts and not state.rules.maharajah
        self.wanted: i64 = 0
        self.attacks: Final = vec[i64]([0 for _ in range(8)])  # by 4 * side: of pawns, of knights and bishops, of rooks, of all
        if self.counts:
            self.swing = 90

    def follow(self, state: State, action: i64, ply: i64) -> State:
        """In the usual game mate and stalemate show when no move is found (stuck), so that nobody looks for one beforehand."""
        assert isinstance(state, ChessState)
        after = self.rooms[ply]
        state.share_with(after)
        if self.usual:
            after.placed = placed_after(state, action)
            after.make(action)
            after.look()
            judge_draw(after)
        else:
            after.play(action)
            if self.counts:
                after.placed = placement(after.words)
        return after

    def stuck(self, state: State, ply: i64) -> i64:
        assert isinstance(state, ChessState)
        if state.checkers != 0:
            return ply - WIN
        return 0

    def passed(self, state: State, ply: i64) -> State | None:
        """Not in check, nor with pawns alone: there, having to move is often what loses."""
        assert isinstance(state, ChessState)
        if not self.counts or state.checkers != 0 or state.rules.maharajah:
            return None
        words = state.words
        side = state.side << 3
        if words[side | KNIGHT] | words[side | BISHOP] | words[side | ROOK] | words[side | QUEEN] == 0:
            return None
        after = self.rooms[ply]
        state.share_with(after)
        after.placed = placed_of(state)
        after.make(PASS)
        after.look()
        return after

    def hash(self, state: State) -> i64:
        assert isinstance(state, ChessState)
        mixed = state.hash
        if state.passant != NOWHERE:
            mixed ^= (state.passant + 1) * 0x1B873593CC9E2D
        if state.pocket != 0:
            mixed ^= (state.pocket << 7 | state.pocket_from + 1) * 0x2545F4914F6CDD
        return mixed

    def longer(self, state: State) -> i64:
        """A check is answered before anything is judged."""
        assert isinstance(state, ChessState)
        if state.checkers != 0:
            return 1
        return 0

    def unrest(self, state: State) -> i64:
        assert isinstance(state, ChessState)
        if state.pocket != 0 or state.checkers != 0 or state.forced:
            return FORCED
        if self.counts:
            return TEMPTING
        return QUIET

    # What to try first

    def fill(self, state: State) -> i64:
        assert isinstance(state, ChessState)
        self.wanted = -ENDING
        if self.usual and state.checkers == 0:
            return state.fill_unchecked()
        return state.fill()

    def fill_noisy(self, state: State, wanted: i64) -> i64:
        assert isinstance(state, ChessState)
        self.wanted = wanted - BARELY
        return state.fill_noisy(worth_taking(state.words, (1 - state.side) << 3, self.wanted))

    def rank(self, state: State, actions: vec[i64], keys: vec[i64], first: i64, last: i64) -> None:
        """What takes much with little; what loses by taking comes last."""
        assert isinstance(state, ChessState)
        theirs = state.words[(1 - state.side) << 3]
        wanted = self.wanted
        at = first
        while at < last:
            action = actions[at]
            key: i64 = 0
            if action < DROP:
                promoted = action >> 12
                if theirs & BIT[action & 63] != 0:
                    taken = WORTH[state.piece_at(action & 63) & 7]
                    if taken == 0:
                        taken = 300  # a king that is a piece like others
                    mover = WORTH[state.piece_at(action >> 6 & 63) & 7]
                    if taken + WORTH[promoted] < wanted:
                        key = -1_000_000
                    elif self.counts and taken + EVEN < mover and self.loses(state, action, taken, mover):
                        key = -2_000_000 + taken
                    else:
                        key = NOISY + 16 * taken - mover + WORTH[promoted]
                elif promoted != 0:
                    key = NOISY + WORTH[promoted]
                    if self.counts and promoted != QUEEN:
                        key = -3_000_000
                elif action & 63 == state.passant and state.piece_at(action >> 6 & 63) & 7 == PAWN and (action ^ action >> 6) & 7 != 0:
                    key = NOISY + 1500
            keys[at] = key
            at += 1

    def exchange(self, state: ChessState, target: i64, side: i64, occupied: i64, stands: i64) -> i64:
        """What a side gains by taking what stands on a square, if both go on taking there as long as that is good for them."""
        words = state.words
        attackers = state.attackers(target, side, occupied) & occupied
        if attackers == 0:
            return 0
        kind: i64 = PAWN
        while words[side << 3 | kind] & attackers == 0:
            kind += 1
        chosen = words[side << 3 | kind] & attackers
        occupied ^= BIT[INDEX[(chosen & -chosen) * DE_BRUIJN >> 58 & 63]]
        if kind >= KING and state.attackers(target, 1 - side, occupied) & occupied != 0:
            return 0  # a king cannot take what is defended
        gain = stands - self.exchange(state, target, 1 - side, occupied, WORTH[kind])
        if gain < 0:
            return 0
        return gain

    def loses(self, state: ChessState, action: i64, taken: i64, mover: i64) -> bool:
        """Whether taking with a piece that is worth more costs more than it gains."""
        occupied = (state.words[0] | state.words[8]) ^ BIT[action >> 6 & 63]
        return taken < self.exchange(state, action & 63, 1 - state.side, occupied, mover)

    # What it is worth

    def worth(self, state: State) -> i64:
        return self.glance(state, -ENDING, ENDING)

    def glance(self, state: State, low: i64, high: i64) -> i64:
        assert isinstance(state, ChessState)
        if not state.rules.royal:
            return self.losing_worth(state)
        words = state.words
        phase = phase_of(words)
        packed = placed_of(state)
        rough = between_phases(packed, phase)
        if state.side != WHITE:
            rough = -rough
        if rough + LEFT_OUT <= low or rough - LEFT_OUT >= high:
            return rough
        mark = state.hash  # asked only now, so that what is told never depends on what was looked at before
        if not self.counts:
            mark = ~mark  # the same board is worth something else where nothing is taken for good
        kept = GLANCES[mark & GLANCES_MASK]
        if kept >> 17 == mark >> 16:
            return (kept & 0x1FFFF) - 0x10000
        slot = pawn_slot(words[PAWN], words[8 | PAWN])
        free = PAWNS[slot + 3]
        packed += PAWNS[slot + 2]
        packed += self.army(state, WHITE, free) - self.army(state, 1, free)
        packed += self.threats(words, WHITE) - self.threats(words, 1)
        worth = between_phases(packed, phase)
        if phase < 12:
            worth += self.hunt(state, words)
        if state.side != WHITE:
            worth = -worth
        worth += TEMPO
        GLANCES[mark & GLANCES_MASK] = mark >> 16 << 17 | worth + 0x10000
        return worth

    def army(self, state: ChessState, side: i64, free: i64) -> i64:
        """What a side's pieces and free pawns do, packed; what they attack is written down."""
        words = state.words
        first = side << 3
        other = first ^ 8
        own = words[first]
        occupied = own | words[other]
        pawns = words[first | PAWN]
        enemy_pawns = words[other | PAWN]
        home = state.white_king
        king = state.black_king
        if side != WHITE:
            home = state.black_king
            king = state.white_king
        around: i64 = 0
        if king != NOWHERE:
            around = KING_REACH[king] | BIT[king]
        defended = pawn_attacks(pawns, side)
        good = ~(own | pawn_attacks(enemy_pawns, 1 - side))
        found: i64 = 0
        left = free & pawns
        while left != 0:
            square = INDEX[(left & -left) * DE_BRUIJN >> 58 & 63]
            left ^= BIT[square]
            found += self.free_pawn(square, side, occupied, home, king)
        left = (words[first | KNIGHT] | words[first | BISHOP]) & defended & AHEAD_ROWS[side]
        while left != 0:
            square = INDEX[(left & -left) * DE_BRUIJN >> 58 & 63]
            left ^= BIT[square]
            if WAY_FREE[side << 6 | square] & BESIDE[square & 7] & enemy_pawns == 0:
                found += OUTPOST
        left = words[first | BISHOP]
        if left & (left - 1) != 0:
            found += PAIR
        threats: i64 = 0
        hunters: i64 = 0
        light: i64 = 0  # reached by knights and bishops
        heavy: i64 = 0  # by rooks
        reached: i64 = 0  # by queens, then by all
        kind: i64 = KNIGHT
        while kind <= QUEEN:
            left = words[first | kind]
            each_way = MOBILITY[kind]
            usual = USUAL[kind]
            while left != 0:
                square = INDEX[(left & -left) * DE_BRUIJN >> 58 & 63]
                left ^= BIT[square]
                if kind == KNIGHT:
                    reach = KNIGHT_REACH[square]
                    light |= reach
                elif kind == BISHOP:
                    reach = state.diagonal(square, occupied)
                    light |= reach
                elif kind == ROOK:
                    reach = state.straight(square, occupied)
                    heavy |= reach
                    file = FILE[square & 7]
                    if file & pawns == 0:
                        if file & enemy_pawns == 0:
                            found += OPEN_FILE
                        else:
                            found += HALF_OPEN_FILE
                else:
                    reach = state.diagonal(square, occupied) | state.straight(square, occupied)
                    reached |= reach
                found += each_way * (bit_count(reach & good) - usual)
                reach &= around
                if reach != 0:
                    hunters += 1
                    threats += THREAT[kind] * bit_count(reach)
            kind += 1
        if hunters > 1:
            if words[first | QUEEN] == 0:
                threats //= 2
            if threats > 39:
                threats = 39
            found += DANGER[threats]
        reached |= light | heavy | defended
        if home != NOWHERE:
            reached |= KING_REACH[home]
            if words[other | QUEEN] != 0:
                found += self.shelter(home, pawns, enemy_pawns)
        attacks = self.attacks
        base = side << 2
        attacks[base] = defended
        attacks[base + 1] = light
        attacks[base + 2] = heavy
        attacks[base + 3] = reached
        return found

    def free_pawn(self, square: i64, side: i64, occupied: i64, home: i64, king: i64) -> i64:
        """What a pawn is worth that no other can stop, packed: it matters who stands in its way, and which king is near."""
        row = square >> 3
        stop = square + 8
        if side != WHITE:
            row = 7 - row
            stop = square - 8
        found = FREE_PAWN[row]
        if FILE_AHEAD[side << 6 | square] & occupied != 0:
            found = (found >> 33 << 32) + (found & LOW_HALF) // 2
        if 2 < row < 7 and home != NOWHERE and king != NOWHERE:
            near = NEAR_ENEMY * FAR[king << 6 | stop] - NEAR_OWN * FAR[home << 6 | stop]
            found += (row - 2) * near * ENDING
        return found

    def shelter(self, home: i64, pawns: i64, enemy_pawns: i64) -> i64:
        """How well pawns shelter the king, packed."""
        found = SHIELD * bit_count(KING_REACH[home] & pawns)
        column = home & 7
        file = column - 1
        if column == 0:
            file = 0
        while file <= column + 1 and file < 8:
            if FILE[file] & pawns == 0:
                if FILE[file] & enemy_pawns == 0:
                    found -= BARE_FILE
                else:
                    found -= HALF_BARE_FILE
            file += 1
        return found

    def threats(self, words: vec[i64], side: i64) -> i64:
        """What a side attacks that the other cannot well lose, packed."""
        attacks = self.attacks
        base = side << 2
        other = (side << 3) ^ 8
        small = words[other | KNIGHT] | words[other | BISHOP]
        large = words[other | ROOK] | words[other | QUEEN]
        found: i64 = 0
        if attacks[base] & (small | large) != 0:
            found = PAWN_ON_PIECE * bit_count(attacks[base] & small) + PAWN_ON_LARGE * bit_count(attacks[base] & large)
        if attacks[base + 1] & large != 0:
            found += PIECE_ON_LARGE * bit_count(attacks[base + 1] & large)
        if attacks[base + 2] & words[other | QUEEN] != 0:
            found += ROOK_ON_QUEEN
        loose = attacks[base + 3] & ~attacks[base ^ 4 | 3]
        if loose & words[other] == 0:
            return found
        found += HANGING * bit_count(loose & (small | large))
        return found + HANGING_PAWN * bit_count(loose & words[other | PAWN])

    def hunt(self, state: ChessState, words: vec[i64]) -> i64:
        """For White: a lone king is driven to the edge, and the other one comes near."""
        if state.white_king == NOWHERE or state.black_king == NOWHERE:
            return 0
        white: i64 = 0
        black: i64 = 0
        kind: i64 = PAWN
        while kind < KING:
            white += WORTH[kind] * bit_count(words[kind])
            black += WORTH[kind] * bit_count(words[8 | kind])
            kind += 1
        near = 7 - FAR[state.white_king << 6 | state.black_king]
        if black <= WEAK and white > black + 300:
            return 12 * EDGE[state.black_king] + 6 * near
        if white <= WEAK and black > white + 300:
            return -12 * EDGE[state.white_king] - 6 * near
        return 0

    def losing_worth(self, state: ChessState) -> i64:
        """Where losing wins: how many pieces fewer, and how many squares more to go to."""
        fewer = BURDEN * (state.black_count - state.white_count)
        ways = self.ways(state, WHITE) - self.ways(state, 1)
        worth = fewer + WAY * ways
        if state.side != WHITE:
            return -worth
        return worth

    def ways(self, state: ChessState, side: i64) -> i64:
        """How many squares a side's pieces can go to."""
        words = state.words
        first = side << 3
        own = words[first]
        occupied = own | words[first ^ 8]
        count: i64 = 0
        kind: i64 = KNIGHT
        while kind <= KING:
            left = words[first | kind]
            while left != 0:
                square = INDEX[(left & -left) * DE_BRUIJN >> 58 & 63]
                left ^= BIT[square]
                if kind == KNIGHT:
                    reach = KNIGHT_REACH[square]
                elif kind == BISHOP:
                    reach = state.diagonal(square, occupied)
                elif kind == ROOK:
                    reach = state.straight(square, occupied)
                elif kind == QUEEN:
                    reach = state.diagonal(square, occupied) | state.straight(square, occupied)
                else:
                    reach = KING_REACH[square]
                count += bit_count(reach & ~own)
            kind += 1
        pawns = words[first | PAWN]
        ahead = pawns << 8
        if side != WHITE:
            ahead = pawns >> 8 & 0x00FFFFFFFFFFFFFF
        return count + bit_count(ahead & ~occupied)
