"""The six games of the tables family beside a second reading of their sheet: slow, by lists and sets.

The reading says where a throw can lead. It is written from the sheet alone and shares nothing with the engine, which is asked through texts
only: throw by throw through games at random, and in positions made up by chance, which no game would reach so soon.
"""

from __future__ import annotations

import random
import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

import pytest

import parlour
from parlour.core.state import CHANCE, OVER, State

THROWS = 60  # for each game, in either test
BAR, OFF, HAND = 0, 25, 26  # places beside the points 1 … 24, each colour counting its own way
Side = tuple[int, ...]


@dataclass(frozen=True)
class At:
    """A position as the side to move sees it; what it has set with this throw, and the stone that it touched last."""

    mine: Side
    theirs: Side
    set_now: tuple[int, ...] = ()
    touched: int = 0
    points: int = 0

    @property
    def all_home(self) -> bool:
        return sum(self.mine[:19]) + self.mine[HAND] == 0


def shifted(side: Side, *changes: tuple[int, int]) -> Side:
    counts = list(side)
    for place, by in changes:
        counts[place] += by
    return tuple(counts)


class Reading(ABC):
    """What section 0.5 has for all games: open points, hits, stones that pass others."""

    start_word = "bar"
    same_way = False
    pasch_side = False

    def across(self, x: int) -> int:
        return x if self.same_way else 25 - x

    def counted(self, letter: str, point: int) -> int:
        """How far on its way a colour is on that point, or the other way round."""
        return point if letter == "B" or self.same_way else 25 - point

    def is_open(self, at: At, x: int) -> bool:
        return at.theirs[self.across(x)] < 2

    def sent_to(self, theirs: Side) -> int:
        return BAR

    def landed(self, at: At, x: int, to: int) -> At:
        """A stone from x stands on the point `to`, and whoever was alone there is gone."""
        theirs = at.theirs
        if theirs[self.across(to)] == 1:
            theirs = shifted(theirs, (self.across(to), -1), (self.sent_to(theirs), 1))
        return replace(at, mine=shifted(at.mine, (x, -1), (to, 1)), theirs=theirs, touched=to)

    def out(self, at: At, x: int) -> At:
        return replace(at, mine=shifted(at.mine, (x, -1), (OFF, 1)), touched=0)

    def entering(self, at: At, source: int, n: int) -> list[At]:
        return [self.landed(at, source, n)] if self.is_open(at, n) else []

    def moving(self, at: At, x: int, n: int) -> list[At]:
        return [self.landed(at, x, x + n)] if x + n <= 24 and self.is_open(at, x + n) else []

    @abstractmethod
    def steps(self, at: At, n: int) -> list[At]:
        """All that one number can do, duties aside."""

    @abstractmethod
    def plays(self, at: At, high: int, low: int, pasches: int) -> Iterable[At]:
        """Where the throw can lead."""

    def chains(self, at: At, numbers: tuple[int, ...]) -> list[At]:
        """After all these numbers, in this order."""
        found = {at}
        for n in numbers:
            found = {after for before in found for after in self.steps(before, n)}
        return list(found)

    def either_way(self, at: At, high: int, low: int) -> list[At]:
        return self.chains(at, (high, low)) + self.chains(at, (low, high))


def sources(at: At) -> Iterator[int]:
    return (x for x in range(1, 25) if at.mine[x] > 0)


class Backgammon(Reading):
    def __init__(self, standard: bool) -> None:
        self.standard = standard

    def steps(self, at: At, n: int) -> list[At]:
        if at.mine[BAR]:
            return self.entering(at, BAR, n)
        found = [after for x in sources(at) for after in self.moving(at, x, n)]
        if at.all_home:
            rearmost = min(sources(at), default=0)
            found += [self.out(at, x) for x in sources(at) if x + n == 25 or (self.standard and x + n > 25 and x == rearmost)]
        return found

    def plays(self, at: At, high: int, low: int, pasches: int) -> Iterable[At]:
        if high == low:
            return self.doubles(at, high)
        one, other = self.steps(at, high), self.steps(at, low)
        if self.standard:
            return self.either_way(at, high, low) or one or other or [at]
        if at.all_home:
            return [at, *one, *other, *self.either_way(at, high, low)]
        if at.mine[BAR]:
            return [last for first in one for last in (self.steps(first, low) or [first])] or [at]
        both = self.either_way(at, high, low)
        if not both:
            return one or [at]
        return both + [a for n, m in ((high, low), (low, high)) for a in self.steps(at, n) if a.all_home and self.steps(a, m)]

    def doubles(self, at: At, n: int) -> Iterable[At]:
        rows: list[set[At]] = [{at}]
        while len(rows) < 5 and any(self.steps(before, n) for before in rows[-1]):
            rows.append({after for before in rows[-1] for after in self.steps(before, n)})
        if self.standard:
            return rows[-1]
        if at.all_home:
            return set().union(*rows)
        most = len(rows) - 1
        return rows[-1] | {a for made, row in enumerate(rows) for a in row if a.all_home and self.chains(a, (n,) * (most - made))}


class Puff(Reading):
    pasch_side = True

    def __init__(self, same_way: bool) -> None:
        self.same_way = same_way

    def sent_to(self, theirs: Side) -> int:
        return HAND if theirs[HAND] else BAR

    def setting(self, at: At, n: int) -> list[At]:
        return [replace(after, set_now=(*at.set_now, n)) for after in self.entering(at, HAND, n)]

    def free(self, at: At) -> bool:
        return at.mine[HAND] == 0

    def steps(self, at: At, n: int) -> list[At]:
        if at.mine[BAR]:
            return self.entering(at, BAR, n)
        found = self.setting(at, n) if at.mine[HAND] else []
        if not self.free(at):
            return found
        for x in sources(at):
            if at.mine[x] > at.set_now.count(x):
                found += self.moving(at, x, n)
                if at.all_home and x + n == 25:
                    found.append(self.out(at, x))
        return found

    def plays(self, at: At, high: int, low: int, pasches: int) -> Iterable[At]:
        if high == low:
            return self.pasch(at, high, 4 if pasches else 2)
        if at.mine[BAR]:
            return [last for first in self.steps(at, high) for last in (self.steps(first, low) or [first])] or [at]
        if self.free(at):
            return self.chains(at, (low, high)) or self.steps(at, low) or [at]
        return self.either_way(at, high, low) or self.steps(at, high) + self.steps(at, low) or [at]

    def pasch(self, at: At, top: int, times: int) -> Iterable[At]:
        upper = next(rows for made in range(times, -1, -1) if (rows := set(self.chains(at, (top,) * made))))
        if upper == {at}:
            return upper
        found, row = set(upper), upper
        for _ in range(times):
            row = {after for before in row for after in self.steps(before, 7 - top)}
            found |= row
        return found


class RussianPuff(Puff):
    def sent_to(self, theirs: Side) -> int:
        return BAR

    def free(self, at: At) -> bool:
        return at.mine[HAND] <= 13


class Zickzack(Reading):
    same_way = True

    def __init__(self, free_overshoot: bool) -> None:
        self.free_overshoot = free_overshoot

    def sent_to(self, theirs: Side) -> int:
        return HAND

    def steps(self, at: At, n: int) -> list[At]:
        if at.mine[HAND]:
            return self.entering(at, HAND, n)
        found = []
        for x in sources(at):
            if at.all_home and x == at.touched and at.mine[x] == 1:
                continue
            found += self.moving(at, x, n)
            if at.all_home and (x + n == 25 or (x + n > 25 and (self.free_overshoot or x == min(sources(at))))):
                found.append(self.out(at, x))
        return found

    def plays(self, at: At, high: int, low: int, pasches: int) -> Iterable[At]:
        return self.either_way(at, high, low) or self.steps(at, high) + self.steps(at, low) or [at]


class Trictrac(Reading):
    start_word = "start"

    def __init__(self, entry_counts_start: bool) -> None:
        self.first_point = 1 if entry_counts_start else 0

    def is_open(self, at: At, x: int) -> bool:
        return x != 13 and at.theirs[25 - x] < 2

    def landed(self, at: At, x: int, to: int) -> At:
        after = super().landed(at, x, to)
        return replace(after, points=at.points + (1 if after.theirs != at.theirs else 0), touched=to if x == BAR else 0)

    def out(self, at: At, x: int) -> At:
        after = super().out(at, x)
        if after.mine[OFF] == 15:
            after = replace(after, mine=(15,) + (0,) * 26)
        return replace(after, points=at.points + 1)

    def steps(self, at: At, n: int) -> list[At]:
        if at.mine[BAR]:
            entry = self.first_point + n
            found = [self.landed(at, BAR, entry)] if entry >= 2 and self.is_open(at, entry) else []
            return found + (self.moving(at, at.touched, n) if at.touched else [])
        found = []
        for x in sources(at):
            found += [self.out(at, x)] if x + n >= 24 else self.moving(at, x, n)
        return found

    def plays(self, at: At, high: int, low: int, pasches: int) -> Iterable[At]:
        found = self.regular(at, high, low) + self.short(at, high, low)
        return [replace(a, points=a.points + 2) if all(a.mine[x] >= 2 for x in range(7, 13)) else a for a in found]

    def regular(self, at: At, high: int, low: int) -> list[At]:
        rows = [self.either_way(at, high, low), self.steps(at, high) + self.steps(at, low)]
        return next((fit for row in rows if (fit := [a for a in row if a.mine[12] != 1])), [at])

    def short(self, at: At, high: int, low: int) -> list[At]:
        if at.mine[BAR] or at.mine[12] or at.theirs[12] or low < 2:
            return []

        def two(goal: int) -> bool:
            return all(count >= 0 for count in shifted(at.mine, (goal - high, -1), (goal - low, -1)))

        if not two(13) or two(12):
            return []
        return [replace(at, mine=shifted(at.mine, (13 - high, -1), (13 - low, -1), (12, 2)))]


READINGS: list[tuple[str, dict[str, object], Reading]] = [
    ("backgammon", {"doubling": False}, Backgammon(False)),
    ("backgammon", {"doubling": False, "standard_rules": True}, Backgammon(True)),
    ("puff", {}, Puff(False)),
    ("langes_puff", {}, Puff(True)),
    ("russisches_puff", {}, RussianPuff(False)),
    ("russisches_puff", {"same_direction": True}, RussianPuff(True)),
    ("zickzack", {}, Zickzack(False)),
    ("zickzack", {"free_overshoot": True}, Zickzack(True)),
    ("trictrac", {"target": 24}, Trictrac(False)),
    ("trictrac", {"target": 24, "entry_counts_start": True}, Trictrac(True)),
]
cases = pytest.mark.parametrize(("id", "options", "reading"), READINGS, ids=["-".join((id, *options)) for id, options, _ in READINGS])


# Positions in writing


def read_side(reading: Reading, text: str) -> Side:
    letter, *parts = text.split()
    counts = [0] * 27
    for part in parts:
        place, stones = part.split(":")
        beside = {"bar": BAR, "start": BAR, "hand": HAND}.get(place)
        counts[reading.counted(letter, int(place)) if beside is None else beside] = int(stones)
    counts[OFF] = 15 - sum(counts)
    return tuple(counts)


def side_text(reading: Reading, letter: str, side: Side) -> str:
    points = [(reading.counted(letter, x), side[x]) for x in range(1, 25) if side[x]]
    words = [f"{point}:{stones}" for point, stones in sorted(points)]
    words += [f"{word}:{side[x]}" for x, word in ((BAR, reading.start_word), (HAND, "hand")) if side[x]]
    return " ".join([letter, *words])


def parts_of(state: State) -> tuple[str, str, int, int]:
    """Both sides, and in tric-trac their points."""
    text = state.text()
    white, black = text.split(" | ")[0].split("; ")
    points = re.search(r"points (\d+) (\d+)", text)
    return white, black, *((int(points[1]), int(points[2])) if points else (0, 0))


def reached(thrown: State, seat: int) -> set[tuple[str, str, int, int]]:
    """Where the engine lets the throw lead, action by action."""
    found, seen, waiting = set(), set(), [thrown]
    while waiting:
        state = waiting.pop()
        if state.turn != seat:
            found.add(parts_of(state))
            continue
        for action in state.legal():
            after = state.clone()
            after.apply(action)
            if (key := after.text()) not in seen:
                seen.add(key)
                waiting.append(after)
    return found


def told(reading: Reading, before: State, seat: int, high: int, low: int) -> set[tuple[str, str, int, int]]:
    """Where the sheet lets it lead."""
    white, black, *points = parts_of(before)
    sides = read_side(reading, white), read_side(reading, black)
    pasches = re.search(r"pasch (\d+) (\d+)", before.text())
    found = set()
    for at in reading.plays(At(sides[seat], sides[1 - seat]), high, low, int(pasches[1 + seat]) if pasches else 0):
        after = (at.mine, at.theirs) if seat == 0 else (at.theirs, at.mine)
        gained = (points[0] + at.points, points[1]) if seat == 0 else (points[0], points[1] + at.points)
        found.add((side_text(reading, "W", after[0]), side_text(reading, "B", after[1]), *gained))
    return found


def compare(reading: Reading, before: State, dice: int) -> State:
    """The throw leads where the sheet says; the state after it."""
    seat = before.hand
    after = before.clone()
    after.apply(dice)
    ours, theirs = reached(after, seat), told(reading, before, seat, dice // 10, dice % 10)
    assert ours == theirs, f"{before.text()}, thrown {dice}: {sorted(ours - theirs)} are too many, {sorted(theirs - ours)} are missing"
    return after


@cases
def test_through_games_at_random(id: str, options: dict[str, object], reading: Reading) -> None:
    rng = random.Random(7)
    game = parlour.game(id)
    setup = game.agree(None, **options)
    state, compared = game.begin(setup), 0
    while compared < THROWS:
        if state.turn == OVER or max(parts_of(state)[2:]) > 18:  # before a game of tric-trac is won in the midst of a throw
            state = game.begin(setup)
        dice = rng.choices(state.legal(), state.weights())[0] if state.turn == CHANCE else rng.choice(state.legal())
        fourfold = "pasch" in state.text() and dice // 10 == dice % 10  # thousands of plays: left to the positions with few stones
        if state.turn == CHANCE and not state.rolling_off() and not fourfold:
            state = compare(reading, state, dice)
            compared += 1
        else:
            state.apply(dice)


def crowded(reading: Reading, rng: random.Random) -> str:
    """Stones where chance puts them: on few points, in hand, on the bar, off."""
    tric, setting = isinstance(reading, Trictrac), isinstance(reading, Puff | Zickzack)
    points = rng.sample(range(2, 24) if tric else range(1, 25), 22 if tric else 24)
    sides = []
    for letter, own in (("W", points[::2]), ("B", points[1::2])):
        if tric:
            own = [p for p in own if p not in (12, 13)]  # the Hucken: none for the enemy, never a single stone
        near = [p for p in own if reading.counted(letter, p) > 18] if rng.random() < 0.3 else own
        near = near[: rng.randint(1, 8)] or own[:1]
        counts = [0] * 27
        waiting = rng.random() < 0.3
        russian = isinstance(reading, RussianPuff)
        beside = [HAND if setting and (rng.random() < 0.6 or isinstance(reading, Zickzack)) else BAR] if waiting else []
        if waiting and russian and rng.random() < 0.5:
            beside = [HAND, BAR]
        for _ in range(rng.choice((2, 5, 10, 12) if tric else (2, 5, 10, 14, 15))):
            counts[rng.choice([reading.counted(letter, p) for p in near] * 3 + beside)] += 1
        if tric and rng.random() < 0.3:
            counts[12] = rng.choice((2, 3))
        sides.append(side_text(reading, letter, tuple(counts)))
    return "; ".join(sides)


@cases
def test_in_positions_made_up(id: str, options: dict[str, object], reading: Reading) -> None:
    rng = random.Random(11)
    game = parlour.game(id)
    for _ in range(THROWS):
        text = f"{crowded(reading, rng)} | {rng.choice('WB')}"
        if isinstance(reading, Trictrac):
            text += ", points 3 5"
        elif isinstance(reading, Puff) and rng.random() < 0.3:
            text += ", pasch 1 0" if text[-1] == "W" else ", pasch 0 1"
        state = game.parse(text, game.agree(None, **options))
        compare(reading, state, rng.choices(state.legal(), state.weights())[0])
