"""What a position of racado is worth to a seat, by a network that learned by playing against itself (lab/halma_training.py).

The seat sees its own army, the next one in the order of turns and the one after that: how many pieces are left, where they are on their
way, which throws would take something, and what is lost where somebody can take back. Nothing stands in the way of a throw, so that what
reaches what is known beforehand for every two fields; with free ways (an option) that is nearly so.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import bit_count
from parlour.core.state import OVER, State
from parlour.games.halma.engine import HalmaState
from parlour.games.halma.rules import HalmaRules
from parlour.players.network import SmallNetwork, zeros
from parlour.players.throw_judge import ThrowJudge

ARMIES: Final[i64] = 3
THROWS: Final[i64] = 6

# The units of an army
PRESENT: Final[i64] = 0
COUNT: Final[i64] = 1  # pieces that are left
LAST: Final[i64] = 2  # the last four of them, a unit each
AWAY: Final[i64] = 6  # pieces outside the court …
LAST_AWAY: Final[i64] = 7  # … and the last four of them: without any the game ends
WAY: Final[i64] = 11  # to the court, all together
HINDMOST: Final[i64] = 12
STRETCHES: Final[i64] = 13  # of the way, each of STRETCH steps: pieces there
TAKES: Final[i64] = 23  # throws that take something
GAIN: Final[i64] = 24  # what the next throw takes, less what will be taken back
FREE: Final[i64] = 25  # throws that take something which nobody can take back
EXPOSED: Final[i64] = 26  # pieces that a throw of somebody else takes
LOOSE: Final[i64] = 27  # those of them that cannot be taken back
LOSS: Final[i64] = 28  # the chances of all of them to be taken, if everybody threw for each
THROWING: Final[i64] = 29  # it throws next
ARMY_UNITS: Final[i64] = 30

AHEAD: Final[i64] = 90  # ARMIES * ARMY_UNITS, behind the armies: pieces more than the best of the others
MORE: Final[i64] = 91
LEVEL: Final[i64] = 92
SHORTER: Final[i64] = 93  # how much less one has to go than the nearest of the others …
AHEAD_AND_SHORTER: Final[i64] = 94  # … and whoever has more pieces and less to go can end it
BEHIND_AND_LONGER: Final[i64] = 95
TURNS: Final[i64] = 96  # of those that there are until the limit
LATE: Final[i64] = 97  # few are left
THREE: Final[i64] = 98  # seats
WANDERING: Final[i64] = 99  # by the rules
LEAVING: Final[i64] = 100
UNITS: Final[i64] = 101
WIDTH: Final[i64] = 32
OUTPUTS: Final[i64] = 1  # the share of the victory

STRETCH: Final[i64] = 2
MOST_STRETCHES: Final[i64] = 10
FEW_TURNS: Final[i64] = 20  # of each seat


def share(state: HalmaState, seat: i64) -> float:
    """At the end: what a seat has of the victory."""
    most = state.merit(seat)
    equals = 0
    for other in range(state.seats):
        if state.merit(other) > most:
            return 0.0
        if state.merit(other) == most:
            equals += 1
    return 1.0 / float(equals)


def throws_between(rules: HalmaRules) -> vec[i64]:
    """from * fields + to: the throws that lead there, a bit each, whatever stands in between."""
    fields = rules.fields
    found = vec[i64]([0] * (fields * fields))
    start: i64 = 0
    while start < fields:
        if rules.wanders:
            for field, steps in enumerate(rules.graph.distances([start])):
                if 0 < steps <= THROWS:
                    found[start * fields + field] = (1 << THROWS) - (1 << steps - 1)  # a longer way round can be found nearly always
        else:
            way: i64 = 0
            while way < rules.ways:
                field = rules.step[start * rules.ways + way]
                bit: i64 = 1
                while field >= 0 and bit < 1 << THROWS:
                    found[start * fields + field] |= bit
                    bit += bit
                    field = rules.step[field * rules.ways + way]
                way += 1
        start += 1
    return found


class RacadoJudge(ThrowJudge):
    """What positions are worth, and which move is best."""

    def __init__(self, network: SmallNetwork) -> None:
        super().__init__(network)
        assert network.units == UNITS and network.outputs == OUTPUTS
        self.straight: vec[i64] = vec[i64]([])  # throws_between, once it is asked for
        self.free: vec[i64] = vec[i64]([])
        self.back: vec[i64] = vec[i64]([])  # by field: the throws with which its owner takes back there
        self.hit: vec[i64] = vec[i64]([])  # by field: the throws with which somebody else takes it
        self.gain: vec[float] = zeros(ARMIES * THROWS)  # by seat and throw: the best that it takes
        self.taking: vec[i64] = vec[i64]([0] * ARMIES)  # by seat: the throws that take something
        self.way: vec[i64] = vec[i64]([0] * ARMIES)
        self.stretches: vec[float] = zeros(MOST_STRETCHES)
        self.bits: Final = vec[i64]([bit_count(number) for number in range(1 << THROWS)])

    # What a seat sees

    def note(self, state: State, seat: i64) -> None:
        assert isinstance(state, HalmaState)
        self.network.noted = 0
        self.see(state)
        army: i64 = seat
        block: i64 = 0
        while block < state.seats:
            self.note_army(state, army, ARMY_UNITS * block)
            army += 1
            if army == state.seats:
                army = 0
            block += 1
        self.note_standing(state, seat)

    def table(self, rules: HalmaRules) -> vec[i64]:
        """The throws between every two fields; all of racado is played on one board."""
        if len(self.back) == 0:
            self.back = vec[i64]([0] * rules.fields)
            self.hit = vec[i64]([0] * rules.fields)
        if rules.wanders:
            if len(self.free) == 0:
                self.free = throws_between(rules)
            return self.free
        if len(self.straight) == 0:
            self.straight = throws_between(rules)
        return self.straight

    def see(self, state: HalmaState) -> None:
        """What every throw of everybody would take, and what would be taken back."""
        between = self.table(state.rules)
        seat: i64 = 0
        while seat < state.seats:
            self.see_defences(state, between, seat)
            seat += 1
        seat = 0
        while seat < state.seats:
            self.taking[seat] = 0
            at = THROWS * seat
            while at < THROWS * seat + THROWS:
                self.gain[at] = 0.0
                at += 1
            other: i64 = 0
            while other < state.seats:
                if other != seat:
                    self.see_attacks(state, between, seat, other)
                other += 1
            seat += 1

    def see_defences(self, state: HalmaState, between: vec[i64], seat: i64) -> None:
        rules = state.rules
        army = state.army
        inside = rules.inside
        fields = rules.fields
        own = seat * fields
        stays = rules.stays_in_target
        base = seat * rules.stride
        end = base + army[base]
        to = base + 1
        while to <= end:
            field = army[to]
            found: i64 = 0
            at = base + 1
            while at <= end:
                start = army[at]
                throws = between[start * fields + field]
                if throws != 0 and (not stays or inside[own + start] == 0 or inside[own + field] != 0):
                    found |= throws
                at += 1
            self.back[field] = found
            self.hit[field] = 0
            to += 1

    def see_attacks(self, state: HalmaState, between: vec[i64], seat: i64, other: i64) -> None:
        """What one army can take from another."""
        rules = state.rules
        army = state.army
        inside = rules.inside
        fields = rules.fields
        own = seat * fields
        stays = rules.stays_in_target
        base = seat * rules.stride
        victims = other * rules.stride
        to = victims + 1
        while to <= victims + army[victims]:
            field = army[to]
            found: i64 = 0
            at = base + 1
            while at <= base + army[base]:
                start = army[at]
                throws = between[start * fields + field]
                if throws != 0 and (not stays or inside[own + start] == 0 or inside[own + field] != 0):
                    found |= throws
                at += 1
            if found != 0:
                self.hit[field] |= found
                self.taking[seat] |= found
                left = 1.0 - float(self.bits[self.back[field]]) / 6.0
                at = THROWS * seat
                while found != 0:
                    if found & 1 != 0 and left > self.gain[at]:
                        self.gain[at] = left
                    found >>= 1
                    at += 1
            to += 1

    def note_army(self, state: HalmaState, seat: i64, base: i64) -> None:
        network = self.network
        rules = state.rules
        army = state.army
        row = seat * rules.fields
        first = seat * rules.stride
        count = army[first]
        away: i64 = 0
        way: i64 = 0
        hindmost: i64 = 0
        exposed: i64 = 0
        loose: i64 = 0
        loss: i64 = 0
        at = first + 1
        while at <= first + count:
            field = army[at]
            steps = rules.distance[row + field]
            way += steps
            if steps > hindmost:
                hindmost = steps
            if rules.inside[row + field] == 0:
                away += 1
                stretch = steps // STRETCH
                self.stretches[stretch if stretch < MOST_STRETCHES else MOST_STRETCHES - 1] += 0.25
            if self.hit[field] != 0:
                exposed += 1
                loss += self.bits[self.hit[field]]
                if self.back[field] == 0:
                    loose += 1
            at += 1
        self.way[seat] = way
        stretch = 0
        while stretch < MOST_STRETCHES:
            network.note(base + STRETCHES + stretch, self.stretches[stretch])
            self.stretches[stretch] = 0.0
            stretch += 1
        network.note(base + PRESENT, 1.0)
        network.note(base + COUNT, 0.125 * float(count))
        network.note(base + AWAY, 0.125 * float(away))
        few: i64 = 0
        while few < 4:
            if count <= few:
                network.note(base + LAST + few, 1.0)
            if away <= few:
                network.note(base + LAST_AWAY + few, 1.0)
            few += 1
        network.note(base + WAY, 0.02 * float(way))
        network.note(base + HINDMOST, 0.1 * float(hindmost))
        network.note(base + EXPOSED, 0.25 * float(exposed))
        network.note(base + LOOSE, 0.25 * float(loose))
        network.note(base + LOSS, 0.1 * float(loss))
        self.note_taking(seat, base)
        if state.hand == seat:
            network.note(base + THROWING, 1.0)

    def note_taking(self, seat: i64, base: i64) -> None:
        total = 0.0
        free: i64 = 0
        at = THROWS * seat
        while at < THROWS * seat + THROWS:
            total += self.gain[at]
            if self.gain[at] == 1.0:
                free += 1
            at += 1
        self.network.note(base + TAKES, float(self.bits[self.taking[seat]]) / 6.0)
        self.network.note(base + GAIN, total / 6.0)
        self.network.note(base + FREE, float(free) / 6.0)

    def note_standing(self, state: HalmaState, seat: i64) -> None:
        """How one stands beside the best of the others, and what is left of the game."""
        network = self.network
        rules = state.rules
        most: i64 = 0
        least: i64 = -1
        other: i64 = 0
        while other < state.seats:
            count = state.army[other * rules.stride]
            if other != seat and count > 0:
                if count > most:
                    most = count
                if least < 0 or self.way[other] < least:
                    least = self.way[other]
            other += 1
        ahead = state.army[seat * rules.stride] - most
        shorter = float(least - self.way[seat]) * 0.02 if least >= 0 else 0.0
        network.note(AHEAD, 0.25 * float(ahead))
        network.note(SHORTER, shorter)
        if ahead > 0:
            network.note(MORE, 1.0)
            if shorter > 0.0:
                network.note(AHEAD_AND_SHORTER, shorter)
        elif ahead == 0:
            network.note(LEVEL, 1.0)
        elif shorter < 0.0:
            network.note(BEHIND_AND_LONGER, shorter)
        if rules.turn_limit > 0:
            network.note(TURNS, float(state.turns) / float(rules.turn_limit))
            left = rules.turn_limit - state.turns
            if left < FEW_TURNS * state.seats:
                network.note(LATE, 1.0 - float(left) / float(FEW_TURNS * state.seats))
        if state.seats == ARMIES:
            network.note(THREE, 1.0)
        if rules.wanders:
            network.note(WANDERING, 1.0)
        if not rules.stays_in_target:
            network.note(LEAVING, 1.0)

    # Judging

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, HalmaState)
        if state.turn == OVER:
            return share(state, seat)
        self.note(state, seat)
        self.network.look()
        return self.network.out[0]

    def outcome(self, state: State, seat: i64, target: vec[float]) -> None:
        assert isinstance(state, HalmaState)
        target[0] = share(state, seat)
