"""What is seen of the tables family, compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.state import OVER, State
from parlour.games.tables.engine import TablesState
from parlour.games.tables.rules import AFTER, ANSWER, CUBE, IN_HAND, OFF, OPENING, PASCHES, PLACES, PLAY, POINTS, SCORE
from parlour.observe.rows import Observer, Rows


class TablesObserver(Observer):
    """`spots` has the site of every place of both colours as each seat sees it, and `cubes` that of the cube: nobody's, and each seat's."""

    def __init__(self, size: i64, columns: i64, spots: list[int], cubes: list[int], sites: i64, dice: i64, hold: i64) -> None:
        super().__init__(size, 2)
        self.columns: i64 = columns
        self.spots: vec[i64] = vec[i64](spots)
        self.cubes: vec[i64] = vec[i64](cubes)
        self.sites: i64 = sites
        self.dice: i64 = dice
        self.hold: i64 = hold

    def see(self, state: State, seat: i64, rows: Rows) -> None:
        assert isinstance(state, TablesState)
        self.see_turn(state, seat, rows)
        for owner in range(2):
            self.see_stones(state, seat, owner, rows)
            self.see_holdings(state, owner, (owner - seat + 2) % 2, rows)
        if state.rules.stakes.cube > 0:
            asked = state.stage == ANSWER  # an offered cube lies before whoever is to answer
            keeper = state.hand if asked else state.owner
            rows.put(self.sites + 4 * self.columns + self.cubes[3 * seat + keeper + 1], 2 * state.cube if asked else state.cube)
        self.see_dice(state, rows)
        self.see_figures(state, seat, rows)
        self.see_places(state, seat, rows)

    def see_stones(self, state: TablesState, seat: i64, owner: i64, rows: Rows) -> None:
        at = state.at
        spots = self.spots
        own = PLACES * owner
        base = PLACES * (2 * seat + owner)
        channel: i64 = self.sites + 2 * self.columns * ((owner - seat + 2) % 2)
        x: i64 = 0
        while x < PLACES:
            count = at[own + x]
            if count != 0:
                rows.put((channel + self.columns if x >= OFF else channel) + spots[base + x], count)
            x += 1

    def see_holdings(self, state: TablesState, owner: i64, seat: i64, rows: Rows) -> None:
        rules = state.rules
        at = state.at
        tric = rules.tric
        if tric is not None:
            if rules.keeps_score():
                rows.put(self.hold + 3 * seat, at[SCORE + owner])
                rows.put(self.hold + 3 * seat + 1, tric.series - state.games)
            rows.put(self.hold + 3 * seat + 2, at[POINTS + owner])
            return
        if rules.keeps_score():
            rows.put(self.hold + 2 * seat, at[SCORE + owner])
        own = PLACES * owner
        pips: i64 = 25 * at[own + IN_HAND]
        x: i64 = 0
        while x < 25:
            pips += at[own + x] * (25 - x)
            x += 1
        rows.put(self.hold + 2 * seat + 1, pips)

    def see_figures(self, state: TablesState, seat: i64, rows: Rows) -> None:
        at = state.at
        stage = state.stage
        first = self.figures
        if stage == OPENING:
            rows.put(first, 1)
        elif stage == CUBE:
            rows.put(first + 1, 1)
        elif stage == ANSWER:
            rows.put(first + 2, 1)
        elif stage == AFTER:
            rows.put(first + 3, 1)
        rows.put(first + 4, at[PASCHES + seat])
        rows.put(first + 5, at[PASCHES + 1 - seat])
        rows.put(first + 6, state.last)
        rows.put(first + 7, state.fresh_first)
        rows.put(first + 8, state.fresh_second)
        rows.put(first + 9, state.turns if state.turns < 2 else 2)
        if state.crawford:
            rows.put(first + 10, 1)
        if state.by_bridge:
            rows.put(first + 11, 1)

    def see_dice(self, state: TablesState, rows: Rows) -> None:
        if state.one_die():
            rows.put(self.dice + state.opening, 1)
            rows.put(self.dice, 1)
        elif state.stage != PLAY and state.stage != AFTER:
            if state.turn == OVER:
                return
            fresh = state.stage == OPENING and state.opening > 0
            shown = state.opening if fresh else state.lost
            spent: i64 = 0
            if not fresh and shown > 0:
                spent = 6
            rows.put(self.dice + shown // 10 + spent, 1)
            rows.put(self.dice + shown % 10 + spent, 1)
        else:
            count: i64 = 1
            if state.high == state.low:
                count = state.full
                if count == 0:
                    count = state.rules.throws.double
            self.see_number(state.first, state.firsts, count, rows)
            self.see_number(state.second, state.seconds, count, rows)

    def see_number(self, number: i64, left: i64, count: i64, rows: Rows) -> None:
        """So many dice of a number, of which some are left."""
        if number > 0:
            unspent = min(left, count)
            rows.put(self.dice + number, unspent)
            rows.put(self.dice + 6 + number, count - unspent)
