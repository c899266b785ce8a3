"""What is seen of mill, draughts, chess and five in a row, compiled: bits and squares become numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import bit_count
from parlour.core.state import State
from parlour.games.chess.engine import ChessState
from parlour.games.chess.grid import NOWHERE as NO_SQUARE
from parlour.games.draughts.engine import DraughtsState
from parlour.games.draughts.grid import NOWHERE
from parlour.games.draughts.step_engine import StepState
from parlour.games.draughts.wall_engine import WallState
from parlour.games.five.engine import STONES as FIVE_STONES
from parlour.games.five.engine import FiveState
from parlour.games.mill.engine import STONES, MillState
from parlour.observe.rows import Observer, Rows

ARMY: Final[i64] = 16


class DuelObserver(Observer):
    """`turned` has, for both sides, the place at which each square of the rules is seen."""

    def __init__(self, size: i64, squares: i64, turned: list[int], sites: i64, hold: i64) -> None:
        super().__init__(size, 2)
        self.squares: i64 = squares
        self.turned: vec[i64] = vec[i64](turned)
        self.sites: i64 = sites  # where that part begins
        self.hold: i64 = hold

    def see_bits(self, bits: i64, seat: i64, channel: i64, rows: Rows) -> None:
        rows.put_bits(bits, self.sites + self.squares * channel, self.turned, self.squares * seat)

    def see_mark(self, square: i64, seat: i64, mark: i64, rows: Rows) -> None:
        """A square on which something hangs."""
        rows.put(self.marks + self.squares * mark + self.turned[self.squares * seat + square], 1)

    def see_marks(self, bits: i64, seat: i64, mark: i64, rows: Rows) -> None:
        if bits != 0:
            rows.put_bits(bits, self.marks + self.squares * mark, self.turned, self.squares * seat)


class MillObserver(DuelObserver):
    def see(self, state: State, seat: i64, rows: Rows) -> None:
        assert isinstance(state, MillState)
        self.see_turn(state, seat, rows)
        if state.turn >= 0:
            rows.put(6, state.due if state.due > 0 else state.own_hand)
        for side in range(2):
            channel: i64 = (side - seat + 2) % 2
            self.see_bits(state.stones(side), seat, channel, rows)
            rows.put(self.hold + 2 * channel, state.in_hand(side))
            rows.put(self.hold + 2 * channel + 1, STONES - state.total(1 - side))
        self.see_places(state, seat, rows)


class DraughtsObserver(DuelObserver):
    def __init__(self, size: i64, squares: i64, turned: list[int], sites: i64, hold: i64, army: i64) -> None:
        super().__init__(size, squares, turned, sites, hold)
        self.army: i64 = army

    def see(self, state: State, seat: i64, rows: Rows) -> None:
        assert isinstance(state, DraughtsState)
        self.see_turn(state, seat, rows)
        for side in range(2):
            own = side == state.side
            men = state.men if own else state.enemy_men
            queens = state.queens if own else state.enemy_queens
            channel: i64 = (side - seat + 2) % 2
            self.see_bits(men, seat, 2 * channel, rows)
            self.see_bits(queens, seat, 2 * channel + 1, rows)
            taken = self.army - bit_count(men) - bit_count(queens)
            if taken > 0:
                rows.put(self.hold + 1 - channel, taken)
        if state.runner != NOWHERE:
            self.see_mark(state.runner, seat, 0, rows)
        self.see_marks(state.jumped, seat, 1, rows)
        if state.missed != 0:
            self.see_marks(state.missed, seat, 2, rows)
            self.see_mark(state.missed_from, seat, 3, rows)
            self.see_mark(state.missed_to, seat, 4, rows)
            if state.missed_crowned:
                rows.put(self.figures + 1, 1)
        if state.must_take:
            rows.put(self.figures, 1)
        self.see_places(state, seat, rows)


class StepObserver(DuelObserver):
    """Walling, and wolf and sheep, in which each side has pieces of its own kind: there nobody has an army to lose men of."""

    def __init__(self, size: i64, squares: i64, turned: list[int], sites: i64, hold: i64, army: i64) -> None:
        super().__init__(size, squares, turned, sites, hold)
        self.army: i64 = army

    def see(self, state: State, seat: i64, rows: Rows) -> None:
        assert isinstance(state, StepState)
        self.see_turn(state, seat, rows)
        for side in range(2):
            pieces = state.pieces(side)
            channel: i64 = (side - seat + 2) % 2
            if self.army > 0:
                self.see_bits(pieces, seat, channel, rows)
                rows.put(self.hold + 1 - channel, self.army - bit_count(pieces))
            else:
                self.see_bits(pieces, seat, 2 * channel + side, rows)
                if pieces == 0:
                    rows.put(self.hold + channel, 1)  # the wolf is still to be placed
        if isinstance(state, WallState):
            self.see_marks(state.walled, seat, 0, rows)
        self.see_places(state, seat, rows)


class FiveObserver(DuelObserver):
    """Here `turned` is for all squares of the grid, the `area`, edges among them."""

    def __init__(self, size: i64, squares: i64, turned: list[int], sites: i64, hold: i64, area: i64) -> None:
        super().__init__(size, squares, turned, sites, hold)
        self.area: i64 = area

    def see(self, state: State, seat: i64, rows: Rows) -> None:
        assert isinstance(state, FiveState)
        self.see_turn(state, seat, rows)
        if state.turn >= 0:
            rows.put(6, state.in_hand(state.side))
        for side in range(2):
            channel: i64 = (side - seat + 2) % 2
            at: i64 = FIVE_STONES * side
            rows.put_listed(state.stones, at, at + state.placed[side], self.sites + self.squares * channel, self.turned, self.area * seat)
            rows.put(self.hold + channel, state.in_hand(side))
        self.see_places(state, seat, rows)


class ChessObserver(DuelObserver):
    def __init__(self, size: i64, squares: i64, turned: list[int], sites: i64, hold: i64, kinds: i64) -> None:
        super().__init__(size, squares, turned, sites, hold)
        self.kinds: i64 = kinds

    def see(self, state: State, seat: i64, rows: Rows) -> None:
        assert isinstance(state, ChessState)
        self.see_turn(state, seat, rows)
        rules = state.rules
        for side in range(2):
            channel: i64 = (side - seat + 2) % 2
            kind: i64 = 1
            while kind <= self.kinds:
                self.see_bits(state.words[side << 3 | kind], seat, self.kinds * channel + kind - 1, rows)
                kind += 1
            taken = ARMY - (state.black_count if side == 0 else state.white_count)
            if state.pocket != 0 and side == state.side:
                rows.put(self.hold + 4 * channel, 1)
            elif taken > 0 and not rules.put_back and not (rules.maharajah and side == 0):
                rows.put(self.hold + 4 * channel, taken)
            castlings = state.rights >> 2 * side & 3
            if castlings != 0:
                rows.put(self.hold + 4 * channel + castlings, bit_count(castlings))
        passing = state.passing()
        if passing != NO_SQUARE:
            self.see_mark(passing, seat, 0, rows)
        if state.pocket != 0:
            self.see_mark(state.pocket_from, seat, 1 if rules.en_passant else 0, rows)
            rows.put(self.figures + (state.pocket & 7) - 1, 1)
        self.see_places(state, seat, rows)
