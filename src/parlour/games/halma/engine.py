"""The engine of the halma family: steps, hops and chains of hops, homes and targets, teams, and players who must wait.

(Sheet: halma.md, 0.) A rules object names what differs from game to game; three parts are switched on by a single game each:

    dice        one throw a turn, moved straight and exactly; pieces are captured (racado)
    encloses    a piece whose last free neighbour is taken leaves the board (tippy)
    hunt        four against one that wants to get through (twee_in_een_b)

A chain of hops is one action, from where it starts to where it ends: the fields within reach are found by search.

    from * 256 + to     step, hop or chain        PASS            nothing can be moved, or nothing needs to be
    TAKE + field        which enclosed piece      1 to 6          at CHANCE: the die
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.result import Result, ranked, worth
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, NOBODY, OVER, State
from parlour.games.halma.graph import NOWHERE, Graph

PASS: Final[i64] = 256 * 256
TAKE: Final[i64] = 256 * 256 + 1

NO_HOPS: Final[i64] = 0
OVER_ONE: Final[i64] = 1  # a hop goes over one piece
OVER_LINE: Final[i64] = 2  # a hop goes over an unbroken row of pieces

FOUR: Final[i64] = 0  # the seats of the hunt
SINGLE: Final[i64] = 1


class HalmaRules:
    """What a game of the family is made of, as the engine wants it."""

    def __init__(
        self,
        graph: Graph,
        labels: list[str],
        homes: list[list[int]],
        targets: list[list[int]],
        distance: list[list[int]],
        *,
        step_ways: list[int],
        hop_ways: list[int],
        hops: int,
        hops_own: bool = True,
        stays_in_target: bool = False,
        full_target_wins: bool = False,
        turn_limit: int = 0,
        teams: list[int] | None = None,
        no_draw: bool = False,
        dice: bool = False,
        encloses: bool = False,
        hunt: bool = False,
        quiet_limit: int = 0,
        repetition: int = 0,
        colon: bool = False,
    ) -> None:
        seats = len(labels)
        self.graph: Final = graph
        self.fields: Final[i64] = graph.fields
        self.ways: Final[i64] = graph.ways
        self.step: Final = graph.step
        self.labels: Final = labels  # how texts name the seats
        self.homes: Final = homes
        self.targets: Final = targets
        self.seats: Final[i64] = seats
        self.stride: Final[i64] = 1 + max([len(home) for home in homes])  # of a seat's part of State.army
        inside = [[1 if field in set(target) else 0 for field in range(graph.fields)] for target in targets]
        self.inside: Final = vec[i64]([mark for marks in inside for mark in marks])  # seat * fields + field: in the seat's target?
        self.goal_size: Final[i64] = max([len(target) for target in targets])
        self.goals: Final = vec[i64]([field for target in targets for field in target])  # seat * goal_size + number
        self.distance: Final = vec[i64]([steps for row in distance for steps in row])  # seat * fields + field: to the target
        self.step_ways: Final = vec[i64](step_ways)  # a bit a direction, for each seat
        self.hop_ways: Final = vec[i64](hop_ways)
        self.hops: Final[i64] = hops
        self.hops_own: Final = hops_own
        self.stays_in_target: Final = stays_in_target
        self.full_target_wins: Final = full_target_wins
        self.turn_limit: Final[i64] = turn_limit * seats  # of all seats together; 0 = none
        self.teams: Final = vec[i64](teams if teams is not None else [])  # a team a seat; empty: each for himself
        self.no_draw: Final = no_draw
        self.dice: Final = dice
        self.encloses: Final = encloses
        self.hunt: Final = hunt
        self.race: Final = not dice and not encloses and not hunt  # rules 0.5: first home wins
        self.quiet_limit: Final[i64] = quiet_limit * seats
        self.repetition: Final[i64] = repetition
        self.colon: Final = colon  # positions are written as in draughts, W:Wa1:Bh8
        self.room: Final = 16 + (self.stride - 1) * graph.fields


def scratch(rules: HalmaRules) -> vec[i64]:
    """Room for searching chains: a mark a field, the last mark used, and the fields still to be looked at."""
    return vec[i64]([0 for _ in range(2 * rules.fields + 1)])


class HalmaState(State):
    """A position.

    board   the seat + 1 that stands on a field, or 0
    army    for each seat its number of pieces, then their fields in ascending order
    """

    def __init__(self, setup: Setup, rules: HalmaRules, moves: vec[i64], marks: vec[i64], board: vec[i64], army: vec[i64]) -> None:
        super().__init__(setup, moves)
        self.rules: HalmaRules = rules
        self.marks: vec[i64] = marks  # shared with clones, like moves
        self.board: vec[i64] = board
        self.army: vec[i64] = army
        self.side: i64 = 0  # whose turn it is; the same as hand until the game is over
        self.die: i64 = 0
        self.encloser: i64 = NOWHERE  # the piece that has enclosed several, while one of them is to be chosen
        self.turns: i64 = 0  # turns of all seats, passes too
        self.passes: i64 = 0  # one after the other, until now
        self.quiet: i64 = 0  # turns since the last enclosure
        self.seen: vec[i64] = vec[i64]()  # the positions of the hunt, for repetition
        self.finisher: i64 = NOBODY  # who ended the game by coming home, or by winning the hunt
        self.reason: str = ""

    def clone(self) -> HalmaState:
        copy = HalmaState(self.setup, self.rules, self.moves, self.marks, self.board[:], self.army[:])
        copy.turn = self.turn
        copy.hand = self.hand
        copy.midway = self.midway
        copy.side = self.side
        copy.die = self.die
        copy.encloser = self.encloser
        copy.turns = self.turns
        copy.passes = self.passes
        copy.quiet = self.quiet
        copy.seen = self.seen[:]
        copy.finisher = self.finisher
        copy.reason = self.reason
        return copy

    # Pieces

    def put(self, seat: i64, field: i64) -> None:
        """Another piece for a seat. Its pieces stay in ascending order."""
        army = self.army
        base = seat * self.rules.stride
        at = base + army[base]
        army[base] += 1
        while at > base and army[at] > field:
            army[at + 1] = army[at]
            at -= 1
        army[at + 1] = field
        self.board[field] = seat + 1

    def remove(self, seat: i64, field: i64) -> None:
        army = self.army
        base = seat * self.rules.stride
        last = base + army[base]
        at = base + 1
        while army[at] != field:
            at += 1
        while at < last:
            army[at] = army[at + 1]
            at += 1
        army[base] -= 1
        self.board[field] = 0

    def count(self, seat: i64) -> i64:
        """The seat's pieces on the board."""
        return self.army[seat * self.rules.stride]

    def pieces(self, seat: i64) -> list[int]:
        """Where they stand, in ascending order."""
        base = seat * self.rules.stride
        return [self.army[base + 1 + at] for at in range(self.army[base])]

    # What is legal

    def fill(self) -> i64:
        moves = self.moves
        if self.turn == CHANCE:
            for pips in range(6):
                moves[pips] = pips + 1
            return 6
        if self.encloser != NOWHERE:
            return self.fill_takes()
        count = self.gather()
        at: i64 = 1
        while at < count:  # few, and nearly in order: sorted by insertion
            move = moves[at]
            back = at
            while back > 0 and moves[back - 1] > move:
                moves[back] = moves[back - 1]
                back -= 1
            moves[back] = move
            at += 1
        return count

    def sample(self, rng: Random) -> i64:
        """A random legal action; they need not be in order for that."""
        if self.turn == CHANCE:
            return 1 + rng.randrange(6)
        if self.encloser != NOWHERE:
            return self.moves[rng.randrange(self.fill_takes())]
        return self.moves[rng.randrange(self.gather())]

    def gather(self) -> i64:
        """Write every move of the side to move, piece by piece, in any order."""
        count = self.reach_by_die() if self.rules.dice else self.reach()
        if (count == 0 and not self.rules.hunt) or self.may_rest():
            self.moves[count] = PASS
            count += 1
        return count

    def may_rest(self) -> bool:
        """halma_eck R4: a partner who is home need not leave again."""
        return len(self.rules.teams) > 0 and self.count(self.side) > 0 and self.all_home(self.side)

    def reach(self) -> i64:
        """Write the steps, hops and chains of every piece of the side to move.

        The mark `stamp` is a step's target, `stamp + 1` a field that a chain has come to.
        """
        rules = self.rules
        board = self.board
        moves = self.moves
        marks = self.marks
        army = self.army
        step = rules.step
        ways = rules.ways
        fields = rules.fields
        me = self.side + 1
        step_ways = rules.step_ways[self.side]
        hop_ways = rules.hop_ways[self.side] if rules.hops != NO_HOPS else 0
        over_line = rules.hops == OVER_LINE
        hops_own = rules.hops_own
        stays = rules.stays_in_target
        stamp = marks[fields]
        count: i64 = 0
        piece = self.side * rules.stride
        last = piece + army[piece]
        while piece < last:
            piece += 1
            start = army[piece]
            base = start << 8
            first = count
            row = start * ways
            stamp += 2
            tail = fields + 1  # of the fields from which chains go on
            way: i64 = 0
            while way < ways:
                near = step[row + way]
                if near >= 0:
                    holder = board[near]
                    if holder == 0:
                        if step_ways >> way & 1 != 0:
                            marks[near] = stamp
                            moves[count] = base + near
                            count += 1
                    elif hop_ways >> way & 1 != 0 and (hops_own or holder != me):
                        land = step[near * ways + way]
                        if over_line:
                            while land >= 0 and board[land] != 0:
                                land = step[land * ways + way]
                        if land >= 0 and board[land] == 0:  # never beside the start, so no step leads there
                            marks[land] = stamp + 1
                            marks[tail] = land
                            tail += 1
                            moves[count] = base + land
                            count += 1
                way += 1
            if tail > fields + 1:
                count = self.chain(start, count, tail, stamp)
            if stays and rules.inside[self.side * fields + start] != 0:
                count = self.keep_inside(first, count)
        marks[fields] = stamp
        return count

    def chain(self, start: i64, count: i64, tail: i64, stamp: i64) -> i64:
        """Add the fields that a piece can come to by hopping on from where it has hopped to."""
        rules = self.rules
        board = self.board
        moves = self.moves
        marks = self.marks
        step = rules.step
        ways = rules.ways
        me = self.side + 1
        hop_ways = rules.hop_ways[self.side]
        hops_own = rules.hops_own
        over_line = rules.hops == OVER_LINE
        base = start << 8
        seen = stamp + 1
        head = rules.fields + 1
        marks[start] = seen  # no chain ends where it began
        board[start] = 0
        while head < tail:
            row = marks[head] * ways
            head += 1
            way: i64 = 0
            while way < ways:
                over = step[row + way]
                if over >= 0 and board[over] != 0 and hop_ways >> way & 1 != 0 and (hops_own or board[over] != me):
                    land = step[over * ways + way]
                    if over_line:
                        while land >= 0 and board[land] != 0:
                            land = step[land * ways + way]
                    if land >= 0 and board[land] == 0 and marks[land] != seen:
                        if marks[land] != stamp:
                            moves[count] = base + land
                            count += 1
                        marks[land] = seen
                        marks[tail] = land
                        tail += 1
                way += 1
        board[start] = me
        return count

    def keep_inside(self, first: i64, count: i64) -> i64:
        """Of the moves from `first` on, only those that end in the target."""
        moves = self.moves
        inside = self.rules.inside
        base = self.side * self.rules.fields
        kept = first
        at = first
        while at < count:
            if inside[base + (moves[at] & 255)] != 0:
                moves[kept] = moves[at]
                kept += 1
            at += 1
        return kept

    def reach_by_die(self) -> i64:
        """racado: straight on, exactly as far as was thrown, over whatever stands there, and onto no own piece."""
        rules = self.rules
        count: i64 = 0
        piece = self.side * rules.stride
        last = piece + self.army[piece]
        while piece < last:
            piece += 1
            start = self.army[piece]
            first = count
            way: i64 = 0
            while way < rules.ways:
                land = start
                left = self.die
                while left > 0 and land >= 0:
                    land = rules.step[land * rules.ways + way]
                    left -= 1
                if land >= 0 and self.board[land] != self.side + 1:
                    self.moves[count] = start * 256 + land
                    count += 1
                way += 1
            if rules.stays_in_target and rules.inside[self.side * rules.fields + start] != 0:
                count = self.keep_inside(first, count)
        return count

    def fill_takes(self) -> i64:
        count: i64 = 0
        for field in self.enclosed(self.encloser):
            self.moves[count] = TAKE + field
            count += 1
        return count

    def enclosed(self, mover: i64) -> list[int]:
        """tippy: the enemy pieces beside this one that have no free neighbour, in ascending order."""
        rules = self.rules
        found: list[int] = []
        for way in range(rules.ways):
            field = rules.step[mover * rules.ways + way]
            if field >= 0 and self.board[field] != 0 and self.board[field] != self.board[mover] and not self.free_beside(field):
                found.append(field)
        found.sort()
        return found

    def free_beside(self, field: i64) -> bool:
        rules = self.rules
        for way in range(rules.ways):
            near = rules.step[field * rules.ways + way]
            if near >= 0 and self.board[near] == 0:
                return True
        return False

    # How it goes on

    def play(self, action: i64) -> None:
        if self.turn == CHANCE:
            self.die = action
            self.turn = self.side
            return
        if action == PASS:
            if self.rules.race:
                self.passes += 1
            if self.rules.encloses:
                self.quiet += 1
        elif action >= TAKE:
            self.take(action - TAKE)
        else:
            self.passes = 0
            start = action >> 8
            target = action & 255
            if self.board[target] != 0:  # only racado moves onto a piece
                self.remove(self.board[target] - 1, target)
            self.move(start, target)
            if self.rules.encloses and not self.take_enclosed(target):
                return
            if self.came_home():
                self.finisher = self.side
        self.advance()

    def move(self, start: i64, target: i64) -> None:
        """Carry an own piece; the army stays in order."""
        army = self.army
        board = self.board
        base = self.side * self.rules.stride
        last = base + army[base]
        at = base + 1
        while army[at] != start:
            at += 1
        while at < last and army[at + 1] < target:
            army[at] = army[at + 1]
            at += 1
        while at > base + 1 and army[at - 1] > target:
            army[at] = army[at - 1]
            at -= 1
        army[at] = target
        board[start] = 0
        board[target] = self.side + 1

    def take_enclosed(self, mover: i64) -> bool:
        """tippy R3: one piece a move. False while there is a choice to be made."""
        found = self.enclosed(mover)
        if len(found) > 1:
            self.encloser = mover
            self.midway = True
            return False
        self.quiet += 1
        if found:
            self.take(found[0])
        return True

    def take(self, field: i64) -> None:
        self.remove(self.board[field] - 1, field)
        self.encloser = NOWHERE
        self.midway = False
        self.quiet = 0

    def advance(self) -> None:
        """The turn is made: the next seat, unless the game is over."""
        self.die = 0
        self.next_side()
        if self.finisher != NOBODY:
            self.end(self.home_reason())
        else:
            self.judge()

    def next_side(self) -> None:
        seats = self.rules.seats
        if self.rules.turn_limit > 0:
            self.turns += 1
        self.side = self.side + 1 if self.side + 1 < seats else 0
        if self.rules.dice:
            skipped: i64 = 0
            while self.count(self.side) == 0 and skipped < seats:  # whoever has no pieces is out, and misses his turns
                self.turns += 1
                skipped += 1
                self.side = self.side + 1 if self.side + 1 < seats else 0
            self.turn = CHANCE
        else:
            self.turn = self.side
        self.hand = self.side

    def judge(self) -> None:
        """Whether the game is over for a reason that the position and its counters tell."""
        rules = self.rules
        if rules.hunt:
            self.judge_hunt()
        elif rules.dice and self.armies() < 2:
            self.end("last_standing")
        elif rules.encloses:
            if self.armies() < rules.seats:
                self.end("no_pieces")
            elif self.quiet >= rules.quiet_limit:
                self.end("quiet")
        elif rules.race and self.passes >= rules.seats:
            self.end("stuck")
        elif rules.turn_limit > 0 and self.turns >= rules.turn_limit:
            self.end("turn_limit")

    def armies(self) -> i64:
        """How many seats have pieces."""
        found: i64 = 0
        for seat in range(self.rules.seats):
            if self.count(seat) > 0:
                found += 1
        return found

    def end(self, reason: str) -> None:
        self.turn = OVER
        self.hand = NOBODY
        self.reason = reason

    # Coming home

    def all_home(self, seat: i64) -> bool:
        """Whether all the seat's pieces stand in its target."""
        army = self.army
        inside = self.rules.inside
        fields = self.rules.fields * seat
        at = self.rules.stride * seat
        end = at + army[at]
        while at < end:
            at += 1
            if inside[fields + army[at]] == 0:
                return False
        return True

    def target_full(self, seat: i64) -> bool:
        """0.5, rule 2: every field of the target is occupied, more than half of them by this seat."""
        rules = self.rules
        base = seat * rules.goal_size
        own: i64 = 0
        at: i64 = 0
        while at < rules.goal_size:
            holder = self.board[rules.goals[base + at]]
            if holder == 0:
                return False
            if holder == seat + 1:
                own += 1
            at += 1
        return 2 * own > rules.goal_size

    def home(self, seat: i64) -> bool:
        return (self.all_home(seat) and self.count(seat) > 0) or (self.rules.full_target_wins and self.target_full(seat))

    def came_home(self) -> bool:
        """Whether the move just made ends the game; a team must be home together."""
        rules = self.rules
        if rules.dice:
            return self.all_home(self.side)
        if not rules.race or not self.home(self.side):
            return False
        if len(rules.teams) > 0:
            for seat in range(rules.seats):
                if rules.teams[seat] == rules.teams[self.side] and not self.home(seat):
                    return False
        return True

    def home_reason(self) -> str:
        if self.rules.dice:
            return "court"
        for seat in range(self.rules.seats):
            if self.together(seat, self.finisher) and not self.all_home(seat):
                return "full_target"
        return "home"

    def together(self, one: i64, other: i64) -> bool:
        teams = self.rules.teams
        return one == other or (len(teams) > 0 and teams[one] == teams[other])

    # The hunt

    def judge_hunt(self) -> None:
        """twee_in_een_b, in the sheet's order: shut in, through, repeated, too long."""
        rules = self.rules
        if self.fill() == 0:
            self.finisher = FOUR + SINGLE - self.side
            self.end("shut_in" if self.side == SINGLE else "no_move")
        elif self.through():
            self.finisher = SINGLE
            self.end("through")
        elif rules.repetition > 0 and self.repeated():
            self.end("repetition")
        elif rules.turn_limit > 0 and self.turns >= rules.turn_limit:
            self.end("too_long")

    def through(self) -> bool:
        """Whether the single pawn is behind all four. The table of distances holds ranks here."""
        distance = self.rules.distance
        single = distance[self.army[self.rules.stride + 1]]
        for at in range(1, self.army[0] + 1):
            if distance[self.army[at]] <= single:
                return False
        return True

    def mark(self) -> i64:
        """The position of the hunt as one number."""
        here = self.side
        for at in range(1, self.army[0] + 1):
            here = here * 64 + self.army[at]
        return here * 64 + self.army[self.rules.stride + 1]

    def repeated(self) -> bool:
        here = self.mark()
        times: i64 = 1
        for was in self.seen:
            if was == here:
                times += 1
        self.seen = append(self.seen, here)
        return times >= self.rules.repetition

    # How it stands

    def in_target(self, seat: i64) -> int:
        inside = self.rules.inside
        return sum([inside[seat * self.rules.fields + field] for field in self.pieces(seat)])

    def far(self, seat: i64) -> int:
        """How far the seat's pieces outside the target are from it, all together."""
        base = seat * self.rules.fields
        return sum([self.rules.distance[base + field] for field in self.pieces(seat) if self.rules.inside[base + field] == 0])

    def result(self) -> Result:
        if self.turn != OVER:
            raise ValueError("the game is not over")
        rules = self.rules
        seats = range(rules.seats)
        if rules.hunt:
            if self.finisher == NOBODY:
                return Result((1, 1), (0, 0), self.reason)
            return Result((1, 2), (1, 0), self.reason) if self.finisher == FOUR else Result((2, 1), (0, 1), self.reason)
        if not rules.race:
            return ranked([self.count(seat) for seat in seats], self.reason)
        merits = [self.merit(seat) for seat in seats]
        places = tuple([1 + sum([1 if other > own else 0 for other in merits]) for own in merits])
        return Result(places, tuple([self.in_target(seat) for seat in seats]), self.reason)

    def merit(self, seat: i64) -> int:
        """0.5, rules 3 and 4: the finisher first, then more pieces in the target, then the shorter way; partners stand together."""
        rules = self.rules
        merit = 0
        for other in range(rules.seats):
            if self.together(seat, other):
                merit += self.in_target(other) * 100_000 - self.far(other) * 10
                if other == self.finisher:
                    merit += 1_000_000_000
        if rules.no_draw:  # halma_eck R5: equal players are told apart by their seats
            later: i64 = seat
            for other in range(rules.seats):
                if self.together(seat, other) and other > later:
                    later = other
            merit += later
        return merit

    def payoff(self, seat: i64) -> float:
        places = self.result().places
        if len(self.rules.teams) > 0:
            return 1.0 if places[seat] == 1 else 0.0
        return worth(places, seat)

    def key(self) -> Hashable:
        return (self.side, self.die, self.encloser, *[tuple(self.pieces(seat)) for seat in range(self.rules.seats)])

    def past(self) -> tuple[int, ...]:
        return tuple(self.seen)

    def recall(self, past: tuple[int, ...]) -> None:
        self.seen = vec[i64](past)

    def named(self, seat: i64) -> str:
        return ",".join([self.rules.graph.names[field] for field in self.pieces(seat)])

    def text(self) -> str:
        """t=S S=a1,b1 NW=j1 or W:Wa1:Bh8, then what is pending: | turns 12, passes 1, quiet 4, enclosed by c2, over S, repeated"""
        labels = self.rules.labels
        if self.rules.colon:
            text = f"{labels[self.side]}:" + ":".join([labels[seat] + self.named(seat) for seat in range(self.rules.seats)])
        else:
            groups = [f"{labels[seat]}={self.named(seat)}" for seat in range(self.rules.seats)]
            die = [f"die={self.die}"] if self.die > 0 else []
            text = " ".join([*die, f"t={labels[self.side]}", *groups])
        counted = (("turns", self.turns), ("passes", self.passes), ("quiet", self.quiet))
        pending = [f"{name} {number}" for name, number in counted if number > 0]
        if self.encloser != NOWHERE:
            pending.append(f"enclosed by {self.rules.graph.names[self.encloser]}")
        if self.finisher != NOBODY and not self.rules.hunt:
            pending.append(f"over {labels[self.finisher]}")
        if self.reason == "repetition":
            pending.append("repeated")
        return f"{text} | {', '.join(pending)}" if pending else text
