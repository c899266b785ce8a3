"""The dice kit, hot part: a position of any dice game is its figures, the dice last thrown, and who is to throw or choose.

How a game uses the kit stands in game.py, and how it says its figures in figures.py.

    at CHANCE    the faces of `cup` dice, ascending, as a decimal number: 36; with `grey` dice too, theirs stand behind: 36 then 1 is 361
    else         an action of the game's own
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT
from parlour.core.result import Result, nobody_wins
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, NOBODY, OVER, State, room
from parlour.games.dice.figures import AMOUNT, COPY, LETTERS, NONE, SEATS, Figures, Listed, Number
from parlour.games.dice.throws import DECIMAL, FIRST, NUMBER, SIZE, SUM, list_outcomes, odds, thrown

TENS: Final = vec[i64]([10**dice for dice in range(6)])  # 10 ** n: where the grey dice of an outcome stand


def pips(outcome: i64) -> i64:
    """The sum of the faces of a throw of up to five dice."""
    return SUM[NUMBER[outcome]]


class Tray:
    """What all positions of a table share: how many dice there can be, and room for the actions or outcomes of a position."""

    def __init__(self, cups: list[int], grey: int, actions: int) -> None:
        self.cups: list[int] = cups  # how many dice a throw can take, those of the first throw first
        self.cup: i64 = cups[0]
        self.grey: i64 = grey  # and how many grey ones
        self.decides: bool = actions > 0
        self.moves: vec[i64] = room(max(actions, max([len(odds(cup)) for cup in cups]) * len(odds(grey))))


class DiceState(State):
    """A position. A game's own class writes `through`, `fallen`, `ended`, and if there are decisions `choices` and `chosen`.

    Many games count rounds or have contests, so these figures are here; a game that uses them hands them through.
    """

    round: i64 = 0  # rounds that are over
    rounds: i64 = 0  # option: how many there are
    contest: i64 = 0  # the seats that throw against each other, as bits
    thrown: vec[i64] = NONE  # what they have thrown, 0 before

    def __init__(self, setup: Setup, tray: Tray) -> None:
        super().__init__(setup, tray.moves)
        self.tray: Tray = tray
        self.turn = CHANCE
        self.cup: i64 = tray.cup  # how many dice the next throw takes
        self.grey: i64 = tray.grey  # and how many grey ones
        self.dice: i64 = 0  # the last throw, as an outcome; 0 when there was none

    # What a game writes

    @abstractmethod
    def through(self, each: Figures) -> DiceState:
        """A position of the same game with each option and figure handed through (see figures.py)."""

    def begin(self) -> None:
        """Make the first position of one without figures, in which seat 0 is to throw."""

    @abstractmethod
    def fallen(self, outcome: i64) -> None:
        """Dice have fallen: `outcome` for the seat in hand. Leave turn, hand and cup as they are to be next."""

    def choices(self) -> i64:
        """At a decision: write the actions into self.moves, ascending, and say how many."""
        raise NotImplementedError("this game has no decisions")

    def chosen(self, action: i64) -> None:
        """The seat in hand has decided."""
        raise NotImplementedError("this game has no decisions")

    def complete(self) -> None:
        """After a position was read: set what follows from its figures."""

    # The contract

    def fill(self) -> i64:
        if self.turn != CHANCE:
            return self.choices()
        moves = self.moves
        count = list_outcomes(self.cup, moves)
        if self.grey == 0:
            return count
        first = FIRST[self.grey]
        greys = FIRST[self.grey + 1] - first
        for at in range(count - 1, -1, -1):  # from behind, so that no white throw is lost
            white = moves[at] * TENS[self.grey]
            for grey in range(greys):
                moves[at * greys + grey] = white + DECIMAL[first + grey]
        return count * greys

    def weights(self) -> list[int]:
        return [white * grey for white in odds(self.cup) for grey in odds(self.grey)]

    def throw(self, rng: Random) -> i64:
        white = thrown(self.cup, rng)
        return white if self.grey == 0 else white * TENS[self.grey] + thrown(self.grey, rng)

    def play(self, action: i64) -> None:
        if self.turn == CHANCE:
            self.dice = action
            self.fallen(action)
        else:
            self.chosen(action)

    def playout(self, rng: Random) -> i64:
        """The same as for every game, with fewer calls on the way."""
        made: i64 = 0
        while self.turn != OVER:
            if self.turn == CHANCE:
                self.dice = self.throw(rng)
                self.fallen(self.dice)
            else:
                self.chosen(self.moves[rng.randrange(self.choices())])
            made += 1
        return made

    def clone(self) -> DiceState:
        copy = self.through(COPY)
        copy.turn = self.turn
        copy.hand = self.hand
        copy.midway = self.midway
        copy.cup = self.cup
        copy.dice = self.dice
        return copy

    def listed(self) -> Listed:
        """All figures with their names and kinds."""
        listed = Listed(self.seats)
        self.through(listed)
        return listed

    def columns(self) -> dict[str, list[int]]:
        """The seats' figures by name; of a figure with several numbers each one, with its place behind the name."""
        found: dict[str, list[int]] = {}
        for figure in self.listed().figures:
            if figure.seat != NOBODY:
                for at, number in enumerate(figure.numbers):
                    name = f"{figure.name}{at + figure.kind.first}" if figure.kind.width > 1 else figure.name
                    found.setdefault(name, []).append(number)
        return found

    def key(self) -> Hashable:
        kept: list[int] = []
        for figure in self.listed().figures:
            if not figure.kind.counter:
                kept += figure.numbers
        cup = self.cup * 10 + self.grey if self.turn == CHANCE else 0
        return (self.turn, self.hand, cup, self.dice, tuple(kept))

    def text(self) -> str:
        """A throws=6,5 total=11; B; C; round=1 dice=5 | A throws 1 (see position.py)"""
        parts = list(LETTERS[: self.seats])
        table: list[str] = []
        for figure in self.listed().figures:
            written = figure.kind.write(figure.numbers)
            if written and figure.seat == NOBODY:
                table.append(f"{figure.name}={written}")
            elif written:
                parts[figure.seat] += f" {figure.name}={written}"
        if self.dice != 0:
            table.append(f"dice={self.faces()}")
        if table:
            parts.append(" ".join(table))
        return f"{'; '.join(parts)} | {self.pending()}"

    def faces(self) -> str:
        """The dice last thrown: 3,6 or with a grey one behind them 3,6+1"""
        whites = self.dice // TENS[self.grey]
        greys = f"+{','.join(str(self.dice % TENS[self.grey]))}" if self.grey > 0 else ""
        return f"{','.join(str(whites))}{greys}"

    def pending(self) -> str:
        """Who does what next."""
        if self.turn == OVER:
            return "over"
        if self.turn != CHANCE:
            return f"{LETTERS[self.hand]} chooses"
        grey = f"+{self.grey}" if self.grey > 0 else ""
        return f"{LETTERS[self.hand]} throws {self.cup}{grey}"

    # Who is next

    def cast(self, seat: i64, dice: i64) -> None:
        """The seat is to throw that many dice."""
        self.turn = CHANCE
        self.hand = seat
        self.cup = dice

    def ask(self, seat: i64) -> None:
        """The seat is to decide."""
        self.turn = seat
        self.hand = seat

    def finish(self) -> None:
        """The game is over."""
        self.turn = OVER
        self.hand = NOBODY

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def next_with(self, values: vec[i64], seat: i64) -> i64:
        """The next seat clockwise that has more than nothing of a figure; the seat itself comes last, then NOBODY."""
        other = seat
        for _ in range(self.seats):
            other = self.left_of(other)
            if values[other] > 0:
                return other
        return NOBODY

    def next_of(self, seats: i64, seat: i64) -> i64:
        """The next of some seats (as bits) clockwise; the seat itself comes last."""
        seat = self.left_of(seat)
        while seats & BIT[seat] == 0:
            seat = self.left_of(seat)
        return seat

    def with_any(self, values: vec[i64]) -> i64:
        """The seats that have more than nothing of a figure, as bits."""
        mask: i64 = 0
        for seat in range(self.seats):
            if values[seat] > 0:
                mask |= BIT[seat]
        return mask

    def everyone(self) -> i64:
        """All seats, as bits."""
        return BIT[self.seats] - 1

    def fill_all(self, values: vec[i64], count: i64) -> None:
        """Give every seat so much of a figure."""
        for seat in range(self.seats):
            values[seat] = count

    def offer(self, first: i64, count: i64) -> i64:
        """For choices(): so many actions from a first one on."""
        for at in range(count):
            self.moves[at] = first + at
        return count

    # Rounds: every seat throws in turn, seat 0 first

    def rounds_through(self, to: DiceState, each: Figures, option: str, kind: Number = AMOUNT) -> None:
        to.rounds = each.option(option, self.rounds)
        to.round = each.one("round", self.round, kind)

    def go_round(self, dice: i64) -> None:
        """The next seat throws, unless that was the last round."""
        seat = self.left_of(self.hand)
        if seat == 0:
            self.round += 1
            if self.round == self.rounds:
                self.finish()
                return
        self.cast(seat, dice)

    # A contest: some seats throw in seat order, and those with the best total throw again until one is left

    def contest_through(self, to: DiceState, each: Figures, name: str, most: Number) -> None:
        to.contest = each.one("contest", self.contest, SEATS)
        to.thrown = each.all(name, self.thrown, most)

    def open_contest(self, seats: i64, dice: i64) -> None:
        self.contest = seats
        self.fill_all(self.thrown, 0)
        self.cast(lowest(seats), dice)

    def contest_goes_on(self, total: i64, low: bool) -> i64:
        """The seat in hand has thrown: the seat that has won the contest, or NOBODY while it goes on; the next to throw is set."""
        self.thrown[self.hand] = total
        seat = self.hand + 1
        while seat < self.seats:
            if self.contest & BIT[seat] != 0:
                self.cast(seat, self.cup)
                return NOBODY
            seat += 1
        best = self.best_of(self.contest, self.thrown, low)
        if best & (best - 1) == 0:
            return lowest(best)
        self.open_contest(best, self.cup)
        return NOBODY

    def close_contest(self) -> None:
        self.contest = 0
        self.fill_all(self.thrown, 0)

    def best_of(self, seats: i64, values: vec[i64], low: bool) -> i64:
        """Those of the seats that have most (or least) of a figure, as bits."""
        best: i64 = 0
        found: i64 = 0
        for seat in range(self.seats):
            if seats & BIT[seat] == 0:
                continue
            total = values[seat]
            if found == 0 or (total < best if low else total > best):
                best = total
                found = BIT[seat]
            elif total == best:
                found |= BIT[seat]
        return found


def is_throw(outcome: i64, dice: i64) -> bool:
    """Whether a number is a throw of so many dice, its faces ascending."""
    return 0 < outcome < len(NUMBER) and NUMBER[outcome] != 0 and SIZE[NUMBER[outcome]] == dice


def lowest(bits: i64) -> i64:
    """The lowest of some bits, by its number: the first of these seats."""
    number: i64 = 0
    while bits & 1 == 0:
        bits >>= 1
        number += 1
    return number


def placed(scores: list[int], keys: list[int], reason: str) -> Result:
    """The result in which a higher key is the better place, and `scores` are what is told."""
    places = tuple([1 + sum([other > own for other in keys]) for own in keys])
    return Result(places, tuple(scores), reason)


def one_loses(scores: list[int], losers: i64, reason: str) -> Result:
    """The seats of a mask lose; all others share the first place (G3), and if there are none nobody has won."""
    if losers == BIT[len(scores)] - 1:
        return nobody_wins(scores, reason)
    return placed(scores, [0 if losers >> seat & 1 else 1 for seat in range(len(scores))], reason)
