"""What is seen of the ludo family, compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.roll_off import BEATEN
from parlour.core.state import CHANCE, OVER, State
from parlour.games.ludo.engine import LudoState
from parlour.games.ludo.rules import PIECES
from parlour.observe.rows import Observer, Rows


class LudoObserver(Observer):
    """`spots` has the sites of each colour as each seat sees them: its four waiting squares, then every progress.

    `turns` has the number of each colour among those of its seat, and `channels` the channel of each, as seat 0 sees it.
    """

    def __init__(
        self,
        size: i64,
        seats: i64,
        columns: i64,  # sites
        reach: i64,  # sites of a colour
        spots: list[int],
        several: i64,  # colours of a seat, at most
        turns: list[int],
        sites: i64,
        dice: i64,
        hold: i64,
        held: i64,  # holdings of a seat; the throw for the start is the last
    ) -> None:
        super().__init__(size, seats)
        self.columns: i64 = columns
        self.reach: i64 = reach
        self.spots: vec[i64] = vec[i64](spots)
        self.several: i64 = several
        self.turns: vec[i64] = vec[i64](turns)
        self.sites: i64 = sites
        self.dice: i64 = dice
        self.hold: i64 = hold
        self.held: i64 = held

    def see(self, state: State, seat: i64, rows: Rows) -> None:
        assert isinstance(state, LudoState)
        self.see_turn(state, seat, rows)
        rolling = state.rolls >= 0
        if state.turn != OVER:
            rows.put(self.dice + state.die, 1)
            if not rolling and state.judge < 0:
                rows.put(self.seats + 3, self.turns[state.colour])
        if state.turn == CHANCE:
            rows.put(self.seats + 4, self.rivals(state) if rolling else tries(state))
        colour: i64 = 0
        while colour < state.colours.count:
            owner = state.colours.owners[colour]
            if owner >= -1:
                self.see_pieces(state, colour, owner, seat, rolling, rows)
            colour += 1
        if rolling:
            self.see_throws(state, seat, rows)
        self.see_figures(state, seat, rows)
        self.see_ranks(state, seat, rows)

    def other(self, owner: i64, seat: i64) -> i64:
        """A seat as the observer counts."""
        found = owner - seat
        return found if found >= 0 else found + self.seats

    def rivals(self, state: LudoState) -> i64:
        """How many throw for the start once more; 0 as long as all do."""
        found: i64 = 0
        for seat in range(self.seats):
            if state.rolled(seat) != BEATEN:
                found += 1
        return found if found < self.seats else 0

    def see_pieces(self, state: LudoState, colour: i64, owner: i64, seat: i64, rolling: bool, rows: Rows) -> None:
        """The pieces of a colour, and how many of them are home."""
        at = state.at
        spots = self.spots
        ring = state.squares.ring
        channel = self.several * self.seats
        if owner >= 0:
            channel = self.several * self.other(owner, seat) + self.turns[colour]
        base = self.sites + self.columns * channel
        spot = self.reach * (state.colours.count * seat + colour)
        first = PIECES * colour
        home: i64 = 0
        number: i64 = 0
        while number < state.rules.pieces:
            progress = at[first + number]
            rows.put(base + spots[spot + (number if progress < 0 else PIECES + progress)], 1)
            if progress >= ring:
                home += 1
            number += 1
        if rolling or owner < 0:
            return
        held = self.hold + self.held * self.other(owner, seat)
        if state.rules.chase:
            rows.put(held, ring - at[first])
            return
        rows.put(held, home)
        if state.colours.partners:
            rows.put(self.hold + self.held * self.other(owner ^ 2, seat) + 1, home)

    def see_throws(self, state: LudoState, seat: i64, rows: Rows) -> None:
        """What was thrown for the start."""
        for owner in range(self.seats):
            thrown = state.rolled(owner)
            if thrown != BEATEN:
                rows.put(self.figures + self.other(owner, seat), 1)
                rows.put(self.hold + self.held * self.other(owner, seat) + self.held - 1, thrown)

    def see_figures(self, state: LudoState, seat: i64, rows: Rows) -> None:
        """Behind who throws for the start: of each colour whether it has entered and is judged; then whether a piece just came in."""
        rules = state.rules
        entered = rules.remembers_entry
        judged = rules.capturing.judged
        width: i64 = 0
        if entered:
            width += self.seats
        if judged:
            width += self.seats
        first = self.figures + self.seats
        if entered or judged:
            colour: i64 = 0
            while colour < state.colours.count:
                owner = state.colours.owners[colour]
                if owner >= 0:
                    place = first + width * self.turns[colour] + self.other(owner, seat)
                    if entered and state.entered >> colour & 1 != 0:
                        rows.put(place, 1)
                    if judged and state.judge >= 0 and colour == state.colour:
                        rows.put(place + width - self.seats, 1)
                colour += 1
        if state.fresh:
            rows.put(first + width * self.several, 1)

    def see_ranks(self, state: LudoState, seat: i64, rows: Rows) -> None:
        """The part `places`: where each plays for itself, whoever is home has one before the end."""
        colours = state.colours
        if state.turn == OVER:
            self.see_places(state, seat, rows)
        elif colours.neutral < 0 and not colours.partners:
            placed: i64 = 0
            place: i64 = 1
            order = state.order
            while order != 0:
                owner = colours.owners[(order & 15) - 1]
                if placed >> owner & 1 == 0:
                    placed |= 1 << owner
                    rows.put(self.size - self.seats + self.other(owner, seat), place)
                    place += 1
                order >>= 4


def tries(state: LudoState) -> i64:
    """How many throws are left to find a move, where a turn can have more than one."""
    left = state.tries
    return left if left > 1 or state.tries_due() > 1 else 0
