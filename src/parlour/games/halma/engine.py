"""The engine of the halma family: steps, hops and chains of hops, homes and targets, teams, and players who must wait.

(Sheet: halma.md, 0.) A chain of hops is one action, from where it starts to where it ends: the fields within reach are found by search.
Where the pieces stand is in pieces.py, where they can go in reach.py, and random moves in draw.py; here is how a game goes on and ends.

    from * 256 + to     step, hop or chain        PASS            nothing can be moved, or nothing needs to be
    TAKE + field        which enclosed piece      1 to 6          at CHANCE: the die
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.result import Result, worth
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, NOBODY, OVER, room
from parlour.games.halma.draw import HalmaDraw
from parlour.games.halma.graph import KINDS, NOWHERE, OWN
from parlour.games.halma.rules import OVER_LINE, PASS, TAKE, HalmaRules, Scratch

FOUR: Final[i64] = 0  # the seats of the hunt
SINGLE: Final[i64] = 1


class HalmaState(HalmaDraw):
    """A position: the pieces, and what else the rules must know."""

    encloser: i64 = NOWHERE  # the piece that has enclosed several, while one of them is to be chosen
    turns: i64 = 0  # turns of all seats, passes too
    passes: i64 = 0  # one after the other, until now
    quiet: i64 = 0  # turns since the last enclosure
    fell: i64 = NOBODY  # the seat that has lost all its pieces first
    finisher: i64 = NOBODY  # who ended the game by coming home, or by winning the hunt
    reason: str = ""

    def clone(self) -> HalmaState:
        copy = HalmaState(self.setup, self.rules, self.moves, self.scratch, self.board[:], self.army[:], self.words[:], self.lands[:])
        copy.turn = self.turn
        copy.hand = self.hand
        copy.midway = self.midway
        copy.side = self.side
        copy.die = self.die
        copy.encloser = self.encloser
        copy.turns = self.turns
        copy.passes = self.passes
        copy.quiet = self.quiet
        copy.fell = self.fell
        copy.seen = self.seen[:]
        copy.finisher = self.finisher
        copy.reason = self.reason
        return copy

    # What is legal

    def fill(self) -> i64:
        moves = self.moves
        if self.turn == CHANCE:
            for pips in range(6):
                moves[pips] = pips + 1
            return 6
        if self.encloser != NOWHERE:
            return self.fill_takes()
        return self.ordered(self.gather())

    def leaves(self) -> i64:
        if self.turn == CHANCE or self.rules.encloses:  # an enclosure may be two actions, and one move
            return -1
        return self.gather()

    def sample(self, rng: Random) -> i64:
        """A random legal action; they need not be in order for that."""
        if self.turn == CHANCE:
            return 1 + rng.randrange(6)
        if self.encloser != NOWHERE:
            return self.moves[rng.randrange(self.fill_takes())]
        return self.draw(rng) if self.rules.drawn else self.moves[rng.randrange(self.gather())]

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

    def take_enclosed(self, mover: i64) -> bool:
        """tippy R3: one piece per move. False while there is a choice to be made."""
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
        owner = self.board[field] - 1
        self.remove(owner, field)
        if self.count(owner) == 0 and self.fell == NOBODY:
            self.fell = owner
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
        side = next_of(self.side, seats)
        if not self.rules.race:
            skipped: i64 = 0
            while self.count(side) == 0 and skipped < seats:  # whoever has no pieces is out, and misses his turns
                if self.rules.dice:
                    self.turns += 1
                else:
                    self.quiet += 1
                skipped += 1
                side = next_of(side, seats)
        self.turn = side
        if self.rules.dice:
            self.turn = CHANCE
        self.side = side
        self.hand = side

    def judge(self) -> None:
        """Whether the game is over for a reason that the position and its counters tell."""
        rules = self.rules
        if rules.hunt:
            self.judge_hunt()
        elif rules.dice and self.armies() < 2:
            self.end("last_standing")
        elif rules.encloses:
            if self.armies() < 2:  # End 1 as amended: of three, the others go on
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

    def far(self, seat: i64) -> int:
        """How far the seat's pieces outside the target are from it, all together."""
        base = seat * self.rules.fields
        return sum([self.rules.distance[base + field] for field in self.pieces(seat) if self.rules.inside[base + field] == 0])

    def ended(self) -> Result:
        rules = self.rules
        seats = range(rules.seats)
        if rules.hunt:
            if self.finisher == NOBODY:
                return Result((1, 1), (0, 0), self.reason)
            return Result((1, 2), (1, 0), self.reason) if self.finisher == FOUR else Result((2, 1), (0, 1), self.reason)
        merits = [self.merit(seat) for seat in seats]
        places = tuple([1 + sum([1 if other > own else 0 for other in merits]) for own in merits])
        return Result(places, tuple([self.in_target(seat) if rules.race else self.count(seat) for seat in seats]), self.reason)

    def merit(self, seat: i64) -> int:
        """0.5, rules 3 and 4: the finisher first, then more pieces in the target, then the shorter way; partners stand together."""
        rules = self.rules
        if not rules.race:  # pieces; of two without any, whoever lost them first has the last place
            return 2 * self.count(seat) - (1 if seat == self.fell else 0)
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
        """t=S S=a1,b1 NW=j1 or W:Wa1:Bh8, then what is pending: | turns 12, passes 1, quiet 4, out NE, enclosed by c2, over S, repeated"""
        labels = self.rules.labels
        if self.rules.graph.shape == "dark":
            text = f"{labels[self.side]}:" + ":".join([labels[seat] + self.named(seat) for seat in range(self.rules.seats)])
        else:
            groups = [f"{labels[seat]}={self.named(seat)}" for seat in range(self.rules.seats)]
            die = [f"die={self.die}"] if self.die > 0 else []
            text = " ".join([*die, f"t={labels[self.side]}", *groups])
        counted = (("turns", self.turns), ("passes", self.passes), ("quiet", self.quiet))
        pending = [f"{name} {number}" for name, number in counted if number > 0]
        if self.fell != NOBODY and self.armies() + 1 < self.rules.seats:  # of one alone it is seen
            pending.append(f"out {labels[self.fell]}")
        if self.encloser != NOWHERE:
            pending.append(f"enclosed by {self.rules.graph.names[self.encloser]}")
        if self.finisher != NOBODY and not self.rules.hunt:
            pending.append(f"over {labels[self.finisher]}")
        if self.reason == "repetition":
            pending.append("repeated")
        return f"{text} | {', '.join(pending)}" if pending else text


def next_of(seat: i64, seats: i64) -> i64:
    after = seat + 1
    if after == seats:  # in two steps: with one expression for both, the compiler makes an object of the number
        return 0
    return after


def blank_state(setup: Setup, rules: HalmaRules) -> HalmaState:
    """A board without pieces."""
    words = room(OWN + rules.seats * KINDS)
    free = rules.graph.words(list(range(rules.fields)))
    for kind in range(len(free)):
        words[kind] = free[kind]
    row = [*[-1 for _ in range(rules.ways)], 0]
    lands = vec[i64]([land for _ in range(rules.fields if rules.hops == OVER_LINE else 0) for land in row])
    return HalmaState(setup, rules, room(rules.room), Scratch(rules), room(rules.fields), room(rules.seats * rules.stride), words, lands)
