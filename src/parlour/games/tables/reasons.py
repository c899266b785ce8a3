"""Why a gesture makes no step, and why a throw was lost: the rule, as an anchor into the rules text and a sentence."""

from __future__ import annotations

from parlour.core.bits import BIT
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, colour, say
from parlour.core.state import CHANCE
from parlour.games.tables.board import COLOURS, bar, in_hand, off
from parlour.games.tables.engine import TablesState
from parlour.games.tables.rules import (
    ANSWER,
    BAR,
    CUBE,
    EXACT,
    HELD,
    HUCKE,
    IN_HAND,
    LOWER_FIRST,
    OFF,
    PLACES,
    PLAY,
    PRINTED,
    STANDARD,
    WALL,
)


def because(anchor: str, word: str, **args: str | int | Message) -> Reason:
    return Reason(anchor, say(f"tables-why-{word}", **args))


def why_not(state: TablesState, sites: frozenset[str], attempt: Gesture) -> Reason:
    """The rule that forbids the attempt."""
    if state.turn == CHANCE:
        return because("play", "throw-first", colour=colour(COLOURS[state.hand]))
    if state.stage != PLAY:
        word = {CUBE: "cube-first", ANSWER: "answer-first"}.get(state.stage, "choose-first")
        return because("series" if word == "choose-first" else "cube", word)
    if attempt.button or attempt.dice or attempt.cell or not attempt.sites:
        return because("play", "touch-stones")
    if any(site not in sites for site in attempt.sites):
        return because("setup", "no-place")
    return Objection(state, attempt.sites[0], attempt.sites[1] if len(attempt.sites) > 1 else "").reason()


class Objection:
    """What the rules say against moving a stone from one site to another (or anywhere, if no target was touched)."""

    def __init__(self, state: TablesState, start: str, target: str) -> None:
        self.state = state
        self.rules = state.rules
        self.seat = state.hand
        self.start = start
        self.target = target
        self.numbers = state.numbers_left()
        self.x = self.place(start)

    def place(self, site: str) -> int:
        """A site's progress for the side to move, -1 if it is no place of its stones."""
        if site.isdecimal():
            return self.state.point(self.seat, int(site))
        return {bar(self.seat): BAR, in_hand(self.seat): IN_HAND, off(self.seat): OFF}.get(site, -1)

    def stones(self, x: int) -> int:
        return self.state.stones(self.seat, x)

    def reason(self) -> Reason:
        if self.x == OFF and self.stones(OFF):
            return because("bearing-off", "is-out")
        if self.x < 0 or not self.stones(self.x):
            enemies = 1 <= self.x <= 24 and self.state.stones(1 - self.seat, self.state.across(self.x))
            if enemies or (self.x < 0 and not self.start.endswith("cube")):
                return because("play", "not-yours")
            return because("play", "empty")
        if self.rules.tric and self.x == 1:
            self.x = BAR
        return self.why_wait() or self.why_target()

    def why_wait(self) -> Reason | None:
        """Stones that must come first."""
        state, rules = self.state, self.rules
        on_bar = self.stones(BAR)
        if rules.tric:
            if on_bar and self.x != BAR and self.x != state.last:
                return because("start-point", "start-first", count=on_bar)
            return None
        if on_bar and self.x != BAR:
            return because("bar", "bar-first", count=on_bar)
        if state.must_set(self.seat) and self.x != IN_HAND:
            return because("setting", "set-first", count=self.stones(IN_HAND))
        if self.resting(self.x):
            return because("setting", "just-set")
        return None

    def resting(self, x: int) -> bool:
        state = self.state
        if not 1 <= x <= 6 or not self.rules.setting.rests:
            return False
        fresh = (state.fresh_first if x == state.first else 0) + (state.fresh_second if x == state.second else 0)
        return 0 < fresh >= self.stones(x)

    def why_target(self) -> Reason:
        state = self.state
        to = self.place(self.target) if self.target else -1
        if not self.target or self.target == self.start:
            able = [n for n in self.numbers if self.can(n)]
            if able:
                return because("play", "choose-target")
            return self.why_number(self.numbers[0]) if len(set(self.numbers)) == 1 else self.why_none()
        if self.rules.tric and to == 24 and any(self.can(n) and state.landing(self.x, n) == OFF for n in self.numbers):
            return because("bearing-off", "beside-the-board")
        if to == OFF or (self.rules.tric and to >= 24):
            return self.why_off()
        if to < 0 or to in (BAR, IN_HAND):
            return because("play", "no-place-for-stone")
        fitting = [n for n in self.numbers if state.landing(self.x, n) == to]
        if fitting:
            return self.why_number(fitting[0])
        if self.x in range(1, 25) and to < self.x:
            return because("play", "forward")
        return because("play", "distance", numbers=written(self.numbers))

    def can(self, number: int) -> bool:
        state = self.state
        mask = state.can_first if number == state.first else state.can_second
        return bool(mask & BIT[self.x])

    def why_none(self) -> Reason:
        """No number moves this stone: what is against the first of them that is not simply blocked."""
        reasons = [self.why_number(number) for number in self.numbers]
        return next((reason for reason in reasons if not reason.message.id.endswith("blocked")), reasons[0])

    def why_number(self, number: int) -> Reason:
        """Why the step with this number is not allowed."""
        state, rules = self.state, self.rules
        to = state.landing(self.x, number)
        if to == OFF:
            return self.why_off()
        if rules.tric:
            if self.x == BAR and to < 2:
                return because("start-point", "one-does-not-enter")
            if to == 13:
                return because("hucke", "enemy-hucke")
        wall = state.at[WALL + 1 - self.seat]
        if 1 <= to <= 24 and wall & BIT[to]:
            return because("blocking", "blocked", point=state.point(self.seat, to))
        if not rules.off.combine and state.all_home(self.seat) and state.last == self.x:
            return because("bearing-off", "no-combining")
        return self.why_duty(number)

    def why_off(self) -> Reason:
        state, rules = self.state, self.rules
        if rules.tric:
            fitting = [n for n in self.numbers if self.x + n >= 24]
            return self.why_duty(fitting[0]) if fitting and self.x != BAR else because("bearing-off", "not-far-enough")
        if not state.all_home(self.seat):
            return because("bearing-off", "not-all-home")
        if not rules.off.combine and state.last == self.x and self.stones(self.x) == 1:
            return because("bearing-off", "no-combining")
        needed = 25 - self.x
        if needed in self.numbers:
            return self.why_duty(needed)
        if rules.off.overshoot == EXACT:
            return because("bearing-off", "exact", number=needed)
        if max(self.numbers) > needed:
            rear = state.at[HELD + self.seat]
            return because("bearing-off", "rearmost") if rear & -rear != BIT[self.x] else self.why_duty(max(self.numbers))
        return because("bearing-off", "not-far-enough")

    def why_duty(self, number: int) -> Reason:
        """The step itself would be possible, but which numbers must be played forbids it."""
        state, rules = self.state, self.rules
        high, low, duty = state.first, state.second, rules.throws.duty
        pasch = rules.throws.pasch and state.high == state.low
        if pasch and number == low and state.firsts > 0:
            return because("pasch", "upper-first", number=high)
        if rules.hits.higher_enters and self.stones(BAR) and number != high:
            return because("bar", "higher-enters", number=high)
        if duty == LOWER_FIRST and not pasch and state.firsts and state.seconds and number == high:
            return because("duty", "lower-first", number=low)
        if rules.tric and self.leaves_single(number):
            return because("hucke", "hucke-single")
        if duty in (PRINTED, STANDARD) and number == low != high and self.one_at_most():
            return because("duty", "only-higher", number=high)
        if state.firsts + state.seconds > 1:
            return because("duty", "both")
        return because("play", "choose-target")

    def one_at_most(self) -> bool:
        """Whether two numbers are left of which, in either order, only one can be played."""
        probe = self.state.clone()
        both_left = probe.firsts > 0 and probe.seconds > 0
        return both_left and not probe.followed(probe.first, probe.second) and not probe.followed(probe.second, probe.first)

    def leaves_single(self, number: int) -> bool:
        """Whether the step would leave one stone on the own Hucke, as far as it is the last of the throw."""
        on, to = self.stones(HUCKE), self.state.landing(self.x, number)
        return on + (to == HUCKE) - (self.x == HUCKE) == 1


def written(numbers: list[int]) -> str:
    return ", ".join(str(number) for number in numbers)


def why_lost(state: TablesState) -> Message:
    """Why nothing could be played with the throw before this one: the position is still as it was."""
    probe = state.clone()
    probe.hand = state.lost_by
    high, low = state.lost // 10, state.lost % 10
    word = _lost_word(probe, high, low)
    return say(f"tables-lost-{word}", colour=colour(COLOURS[probe.hand]), dice=f"{high}-{low}", high=high, low=low)


def _lost_word(probe: TablesState, high: int, low: int) -> str:
    rules, seat = probe.rules, probe.hand
    waits = probe.at[PLACES * seat] > 0
    if rules.tric:
        if waits:
            return "start"
        return "hucke" if any(probe.sources(number) for number in (high, low)) else "blocked"
    if waits:
        return "higher-bar" if rules.hits.higher_enters and high != low and probe.sources(low) else "bar"
    if rules.throws.pasch and high == low and probe.sources(7 - high):
        return "upper"
    if probe.must_set(seat):
        return "setting"
    if rules.throws.duty == LOWER_FIRST and high != low and probe.sources(high):
        return "lower"
    if probe.all_home(seat):
        if rules.off.overshoot != EXACT:
            return "blocked"
        rearmost = next(x for x in range(1, 25) if probe.stones(seat, x))
        return "exact" if rearmost + low > 24 else "home"
    if rules.throws.duty == PRINTED and high != low and probe.sources(low):
        return "higher"
    return "blocked"
