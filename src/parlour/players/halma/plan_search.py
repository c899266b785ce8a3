"""How a seat gets home in as few moves as it can: a beam of its own next positions, layer by layer, with everybody else standing still.

What is left to do is a cost: the steps of every piece to the far end of its target, more for stragglers and for whoever is not inside.
Each first move has a beam of its own; the better half of them is looked at again with beams twice as wide, until few are left.
"""

from __future__ import annotations

from math import inf
from time import process_time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.games.halma.engine import HalmaState
from parlour.games.halma.rules import PASS, HalmaRules

STEP: Final = 10.0  # what a step costs
ASKEW: Final = 4.0  # what the distance on the drawn board costs beside it: along the axis there are more pieces to hop over
OUTSIDE: Final = 2.0  # what every piece costs that is not in the target
STRAGGLING: Final = 60.0  # a cost of so much counts twice
A_MOVE: Final[i64] = 30  # what every move costs until everybody is home
MOST_COST: Final[i64] = 1 << 15
SLOTS: Final[i64] = 1 << 15  # of the table by which a layer knows the positions that it has
FEW: Final = 4  # first moves that are left at the end


def _marks(count: int) -> list[int]:
    """Numbers of 62 bits that look random and are always the same (splitmix64)."""
    found = []
    seed = 7
    for _ in range(count):
        seed = (seed + 0x9E3779B97F4A7C15) % 2**64
        mixed = (seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB % 2**64
        found.append((mixed ^ (mixed >> 31)) % 2**62)
    return found


MARKS: Final = vec[i64](_marks(1024))  # seat * 256 + field; behind those of three seats there is room for what else makes a difference


def field_costs(rules: HalmaRules, seat: int) -> list[int]:
    """What it costs a seat to have a piece on each field; nothing at the far end of its target."""
    graph = rules.graph
    side = rules.sides[seat]
    from_home = graph.distances(side.home)
    deepest = max([from_home[field] for field in side.target])
    ends = [field for field in side.target if from_home[field] == deepest]
    steps = graph.distances(ends)
    hopping = rules.step_ways[seat] == 0  # who cannot step comes in where a hop leads, and seldom goes on from there
    nearest = graph.distances(side.target)
    inside = set(side.target)
    ways = []
    for field, (x, y) in enumerate(graph.places):
        askew = min([((x - graph.places[end][0]) ** 2 + (y - graph.places[end][1]) ** 2) ** 0.5 for end in ends])
        way = STEP * steps[field] + ASKEW * askew + (0.0 if field in inside else OUTSIDE)
        if hopping:
            way = STEP * nearest[field] + way / 5.0 + (0.0 if field in inside else STEP)
        ways.append(way)
    edge = max([ways[field] for field in side.target])  # beside it one is no nearer than there, however near the far end may be
    ways = [way if field in inside else max(way, edge + STEP * nearest[field]) for field, way in enumerate(ways)]
    return [round(way + way * way / STRAGGLING) for way in ways]


class Planner:
    """Plans for one seat from one position."""

    def __init__(self, state: HalmaState, seat: i64, costs: list[int], seconds: float) -> None:
        self.start: HalmaState = state.clone()
        self.start.side = seat
        self.start.turn = seat
        self.seat: i64 = seat
        self.costs: vec[i64] = vec[i64](costs)
        self.until: float = process_time() + seconds if seconds > 0.0 else inf
        self.listed: i64 = 0  # positions whose moves were listed
        self.least: i64 = 0  # what it costs to stand in the whole target
        for field in state.rules.sides[seat].target:
            self.least += self.costs[field]
        self.table: vec[i64] = vec[i64]([0 for _ in range(SLOTS)])
        self.stamp: i64 = 0
        self.counts: vec[i64] = vec[i64]([0 for _ in range(MOST_COST)])
        self.found: vec[i64] = vec[i64]()  # of a layer's children: cost, parent and move, and room for one more
        self.room: i64 = 0

    def cost(self, state: HalmaState) -> i64:
        total = -self.least
        army = state.army
        base = self.seat * state.rules.stride
        at = base + 1
        while at <= base + army[base]:
            total += self.costs[army[at]]
            at += 1
        return total

    def mark(self, state: HalmaState) -> i64:
        mark: i64 = 0
        army = state.army
        base = self.seat * state.rules.stride
        at = base + 1
        while at <= base + army[base]:
            mark ^= MARKS[army[at]]
            at += 1
        return mark

    def weigh(self, depth: int, positions: int) -> dict[int, int]:
        """What every first move costs in the end, after so many more moves, with a budget of positions whose moves are listed."""
        actions = self.start.legal()
        costs: dict[int, int] = {}
        if len(actions) == 1 or actions[0] == PASS:
            return {action: 0 for action in actions}
        firsts = {action: self.moved(self.start, action) for action in actions if action != PASS}
        for action, after in firsts.items():
            costs[action] = self.cost(after) + A_MOVE
        if PASS in actions:
            costs[PASS] = self.cost(self.start) + A_MOVE if not self.start.home(self.seat) else 0
        left = sorted(firsts, key=lambda action: costs[action])
        rounds = 1
        while len(left) >> rounds >= FEW:
            rounds += 1
        share = positions // rounds
        while left:
            width = share // (len(left) * max(depth, 1))
            if width < 1:
                left = left[: max(FEW, share // max(depth, 1))] if len(left) > FEW else []
                if share < depth:
                    break
                continue
            for action in left:
                costs[action] = min(costs[action], self.beam(firsts[action], depth, width) + A_MOVE)
                if process_time() > self.until:
                    return costs
            if len(left) <= FEW:
                break
            left = sorted(left, key=lambda action: costs[action])[: max(FEW, len(left) // 2)]
        return costs

    def moved(self, state: HalmaState, action: i64) -> HalmaState:
        """The position after a move of the seat, which moves on."""
        after = state.clone()
        after.move(action >> 8, action & 255)
        return after

    def plan(self, depth: i64, width: i64) -> int:
        """The first move of the best line that one beam finds for so many moves; PASS where nothing can be moved."""
        layer = [self.start]
        firsts: list[int] = []
        best = int(PASS)
        made: i64 = 0
        while made < depth and process_time() < self.until:
            made += 1
            self.list_children(layer)
            chosen = self.best_children(width)
            if len(chosen) == 0:
                return best
            later = []
            origins: list[int] = []
            for child in chosen:
                parent = self.found[4 * child + 1]
                move = self.found[4 * child + 2]
                after = self.moved(layer[parent], move)
                origin = firsts[parent] if made > 1 else int(move)
                if after.home(self.seat):
                    return origin
                later.append(after)
                origins.append(origin)
            layer = later
            firsts = origins
            best = firsts[0]
        return best

    def beam(self, first: HalmaState, depth: i64, width: i64) -> i64:
        """What is left to do after so many more moves, and the moves themselves, as little as the beam finds."""
        if first.home(self.seat):
            return 0
        layer = [first]
        best = self.cost(first)  # whoever stands still has as much to do, and has lost nothing but moves
        made: i64 = 0
        while made < depth:
            made += 1
            self.list_children(layer)
            chosen = self.best_children(width)
            if len(chosen) == 0:
                return best
            later = []
            for child in chosen:
                after = self.moved(layer[self.found[4 * child + 1]], self.found[4 * child + 2])
                if after.home(self.seat):
                    return made * A_MOVE
                later.append(after)
            layer = later
            best = made * A_MOVE + self.found[4 * chosen[0]]
        return best

    def list_children(self, layer: list[HalmaState]) -> None:
        """Every position that one move leads to from this layer, each once."""
        costs = self.costs
        table = self.table
        self.stamp += 1
        stamp = self.stamp << 40
        room: i64 = 0
        parent: i64 = 0
        for state in layer:
            cost = self.cost(state)
            mark = self.mark(state)
            count = state.gather()
            self.listed += 1
            moves = state.moves
            at: i64 = 0
            while at < count:
                move = moves[at]
                at += 1
                if move == PASS:
                    continue
                there = mark ^ MARKS[move >> 8] ^ MARKS[move & 255]
                slot = there & (SLOTS - 1)
                short = stamp | there >> 22
                if table[slot] == short:
                    continue
                table[slot] = short
                if 4 * room == len(self.found):
                    for _ in range(4):
                        self.found = append(self.found, 0)
                found = self.found
                found[4 * room] = cost + costs[move & 255] - costs[move >> 8]
                found[4 * room + 1] = parent
                found[4 * room + 2] = move
                room += 1
            parent += 1
        self.room = room

    def best_children(self, width: i64) -> list[int]:
        """The numbers of the cheapest, at most so many, the cheapest of all first."""
        found = self.found
        counts = self.counts
        room = self.room
        if room == 0:
            return []
        low = found[0]
        high = found[0]
        at: i64 = 1
        while at < room:
            cost = found[4 * at]
            if cost < low:
                low = cost
            if cost > high:
                high = cost
            at += 1
        if high - low >= MOST_COST:
            high = low + MOST_COST - 1
        cost = low
        while cost <= high:
            counts[cost - low] = 0
            cost += 1
        at = 0
        while at < room:
            if found[4 * at] <= high:
                counts[found[4 * at] - low] += 1
            at += 1
        limit = low
        taken: i64 = 0
        while limit <= high and taken + counts[limit - low] <= width:
            taken += counts[limit - low]
            limit += 1
        chosen: list[int] = []
        edge = width - taken  # so many of those that cost exactly the limit
        cheapest = -1
        at = 0
        while at < room:
            cost = found[4 * at]
            if cost < limit or (cost == limit and edge > 0):
                if cost == limit:
                    edge -= 1
                if cheapest < 0 and cost == low:
                    cheapest = len(chosen)
                chosen.append(at)
            at += 1
        if cheapest > 0:
            chosen[0], chosen[cheapest] = chosen[cheapest], chosen[0]
        return chosen
