"""The dice kit, hot part: a position of any dice game is a list of figures, the dice last thrown, and who is to throw or choose.

How a game uses the kit stands in game.py. Figures are numbers in one vec: first those of the table (a round, a pot), then as many
for each seat (points, chips). The names and options of a game are in its Ledger, which all its positions share.

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
from parlour.games.dice import throws

# Tables of throws.py, bound here so that compiled code reads them directly.
NUMBER: Final = throws.NUMBER
DECIMAL: Final = throws.DECIMAL
ORDERS: Final = throws.ORDERS
FIRST: Final = throws.FIRST
SIZE: Final = throws.SIZE
SUM: Final = throws.SUM
FALLEN: Final = throws.FALLEN
FALLEN_AT: Final = throws.FALLEN_AT
WAYS: Final = throws.WAYS
TENS: Final = vec[i64]([10**dice for dice in range(6)])  # 10 ** n: where the grey dice of an outcome stand

MOST_SEATS: Final = 8
LETTERS: Final = "ABCDEFGH"


def first_throw(dice: i64) -> i64:
    """The number of the first throw of that many dice; of one die more than there can be, where they end."""
    return FIRST[dice] if dice < 6 else len(DECIMAL)


def pips(outcome: i64) -> i64:
    """The sum of the faces of a throw of up to five dice."""
    return SUM[NUMBER[outcome]]


def bits(mask: i64) -> i64:
    """How many seats are in a mask."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


class Ledger:
    """What all positions of a table share: the options as numbers, and the names of the figures.

    options   in declared order: a switch is 0 or 1, a choice its place among the choices
    table     the names of the table's own figures
    seat      the names of the figures that every seat has
    counters  names that do not belong to the position's identity
    most      how many actions or outcomes a position can have
    """

    def __init__(self, options: list[int], table: list[str], seat: list[str], counters: list[str], grey: bool, most: i64) -> None:
        self.options: vec[i64] = vec[i64](options)
        self.table: list[str] = table
        self.seat: list[str] = seat
        self.counters: list[str] = counters
        self.grey: bool = grey  # the game has grey dice too
        self.first: i64 = len(table)  # where the figures of seat 0 begin
        self.width: i64 = len(seat)
        self.room: vec[i64] = room(most)


class DiceState(State):
    """A position. A game's own class writes `fallen` (and `fill`, `chosen` if there are decisions), `clone` and `result`."""

    def __init__(self, setup: Setup, ledger: Ledger) -> None:
        super().__init__(setup, ledger.room)
        self.ledger: Ledger = ledger
        self.figures: vec[i64] = vec[i64]()  # comes by begin_blank() or copy_to()
        self.turn = CHANCE
        self.cup: i64 = 1  # how many dice the next throw takes
        self.grey: i64 = 0  # and how many grey ones
        self.dice: i64 = 0  # the last throw, as an outcome; 0 when there was none

    # What a game writes

    @abstractmethod
    def fallen(self, outcome: i64) -> None:
        """Dice have fallen: `outcome` for the seat in hand. Leave turn, hand and cup as they are to be next."""

    def options_of_choice(self) -> i64:
        """At a decision: write the actions into self.moves, ascending, and say how many."""
        raise NotImplementedError("this game has no decisions")

    def chosen(self, action: i64) -> None:
        """The seat in hand has decided."""
        raise NotImplementedError("this game has no decisions")

    # The contract

    def fill(self) -> i64:
        if self.turn != CHANCE:
            return self.options_of_choice()
        moves = self.moves
        decimal = DECIMAL
        count: i64 = 0
        at = FIRST[self.cup]
        end = first_throw(self.cup + 1)
        if self.grey == 0:
            while at < end:
                moves[count] = decimal[at]
                count += 1
                at += 1
            return count
        tens = TENS[self.grey]
        while at < end:
            other = FIRST[self.grey]
            last = first_throw(self.grey + 1)
            while other < last:
                moves[count] = decimal[at] * tens + decimal[other]
                count += 1
                other += 1
            at += 1
        return count

    def weights(self) -> list[int]:
        whites = [ORDERS[at] for at in range(FIRST[self.cup], first_throw(self.cup + 1))]
        if self.grey == 0:
            return whites
        greys = [ORDERS[at] for at in range(FIRST[self.grey], first_throw(self.grey + 1))]
        return [white * grey for white in whites for grey in greys]

    def throw(self, rng: Random) -> i64:
        dice = self.cup
        white = DECIMAL[FALLEN[FALLEN_AT[dice] + rng.randrange(WAYS[dice])]]
        if self.grey == 0:
            return white
        dice = self.grey
        return white * TENS[dice] + DECIMAL[FALLEN[FALLEN_AT[dice] + rng.randrange(WAYS[dice])]]

    def allows(self, action: i64) -> bool:
        if self.turn != CHANCE:
            return super().allows(action)
        white = action
        if self.grey != 0:
            tens = TENS[self.grey]
            if action < 0 or not is_throw(action % tens, self.grey):
                return False
            white = action // tens
        return is_throw(white, self.cup)

    def play(self, action: i64) -> None:
        if self.turn == CHANCE:
            self.dice = action
            self.fallen(action)
        else:
            self.chosen(action)

    def key(self) -> Hashable:
        counters = self.ledger.counters
        kept = list(self.figures)
        if counters:
            kept = [figure for name, figure in zip(self.figure_names(), kept, strict=True) if name not in counters]
        cup = self.cup * 10 + self.grey if self.turn == CHANCE else 0
        return (self.turn, self.hand, cup, self.dice, tuple(kept))

    def figure_names(self) -> list[str]:
        """The name of every figure, in the order of the vec."""
        names = list(self.ledger.table)
        for _ in range(self.seats):
            names += self.ledger.seat
        return names

    def text(self) -> str:
        """A[6,5,0;11] B[0,0,0;0] round=0 dice=5 | A throws 1 (see game.py)"""
        ledger = self.ledger
        parts: list[str] = []
        for seat in range(self.seats):
            at = self.at(seat)
            parts.append(f"{LETTERS[seat]}[{','.join([str(self.figures[at + own]) for own in range(ledger.width)])}]")
        for index in range(len(ledger.table)):
            parts.append(f"{ledger.table[index]}={self.figures[index]}")
        if self.dice != 0:
            parts.append(f"dice={self.dice}")
        return f"{' '.join(parts)} | {self.pending()}"

    def pending(self) -> str:
        """Who does what next."""
        if self.turn == OVER:
            return "over"
        if self.turn != CHANCE:
            return f"{LETTERS[self.hand]} chooses"
        grey = f"+{self.grey}" if self.ledger.grey else ""
        return f"{LETTERS[self.hand]} throws {self.cup}{grey}"

    def begin_blank(self) -> None:
        """All figures 0."""
        self.figures = room(self.ledger.first + self.seats * self.ledger.width)

    def copy_to(self, copy: DiceState) -> None:
        """For clone()."""
        copy.figures = self.figures[:]
        copy.turn = self.turn
        copy.hand = self.hand
        copy.midway = self.midway
        copy.cup = self.cup
        copy.grey = self.grey
        copy.dice = self.dice

    # Parts for games

    def at(self, seat: i64) -> i64:
        """Where a seat's figures begin."""
        return self.ledger.first + seat * self.ledger.width

    def own(self, seat: i64, figure: i64) -> i64:
        """A seat's figure."""
        return self.figures[self.ledger.first + seat * self.ledger.width + figure]

    def option(self, number: i64) -> i64:
        """The value of an option, by its place among those of the game."""
        return self.ledger.options[number]

    def cast(self, seat: i64, dice: i64) -> None:
        """The seat is to throw that many dice."""
        self.turn = CHANCE
        self.hand = seat
        self.cup = dice

    def go_round(self, round: i64, rounds: i64, dice: i64) -> None:
        """The next seat throws. `round` is the table's figure that counts rounds, `rounds` the option that says when they are over."""
        seat = self.left_of(self.hand)
        if seat == 0:
            self.figures[round] += 1
            if self.figures[round] == self.option(rounds):
                self.finish()
                return
        self.cast(seat, dice)

    def ask(self, seat: i64) -> None:
        """The seat is to decide."""
        self.turn = seat
        self.hand = seat

    def finish(self) -> None:
        """The game is over."""
        self.turn = OVER
        self.hand = NOBODY

    def must_be_over(self) -> None:
        """For result()."""
        if self.turn != OVER:
            raise ValueError("the game is not over")

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def next_with(self, seat: i64, figure: i64) -> i64:
        """The next seat clockwise that has more than nothing of a figure; the seat itself comes last, then NOBODY."""
        other = seat
        for _ in range(self.seats):
            other = self.left_of(other)
            if self.own(other, figure) > 0:
                return other
        return NOBODY

    def how_many_with(self, figure: i64) -> i64:
        """How many seats have more than nothing of a figure."""
        count: i64 = 0
        for seat in range(self.seats):
            if self.own(seat, figure) > 0:
                count += 1
        return count

    def column(self, figure: i64) -> list[int]:
        """A figure of every seat."""
        return [self.own(seat, figure) for seat in range(self.seats)]

    def clear(self, figure: i64) -> None:
        """Set a figure of every seat to 0."""
        self.deal(figure, 0)

    def deal(self, figure: i64, count: i64) -> None:
        """Give every seat so much of a figure."""
        for seat in range(self.seats):
            self.figures[self.at(seat) + figure] = count

    # A contest: the seats of a mask throw in seat order, and those with the best total throw again until one is left

    def open_contest(self, mask: i64, contest: i64, thrown: i64, dice: i64) -> None:
        """Begin one: `contest` is the table's figure that holds the mask, `thrown` the seats' figure for their totals."""
        self.figures[contest] = mask
        self.clear(thrown)
        self.cast(lowest_seat(mask), dice)

    def contest_goes_on(self, total: i64, contest: i64, thrown: i64, low: bool) -> i64:
        """The seat in hand has thrown: the seat that has won the contest, or NOBODY while it goes on; the next to throw is set."""
        figures = self.figures
        mask = figures[contest]
        figures[self.at(self.hand) + thrown] = total
        seat = self.hand + 1
        while seat < self.seats:
            if mask & BIT[seat] != 0:
                self.cast(seat, self.cup)
                return NOBODY
            seat += 1
        best = self.best_of(mask, thrown, low)
        if best & (best - 1) == 0:
            return lowest_seat(best)
        self.open_contest(best, contest, thrown, self.cup)
        return NOBODY

    def best_of(self, mask: i64, thrown: i64, low: bool) -> i64:
        """The seats of the mask with the highest (or lowest) figure, as a mask."""
        best: i64 = 0
        found: i64 = 0
        for seat in range(self.seats):
            if mask & BIT[seat] == 0:
                continue
            total = self.own(seat, thrown)
            if found == 0 or (total < best if low else total > best):
                best = total
                found = BIT[seat]
            elif total == best:
                found |= BIT[seat]
        return found


def is_throw(outcome: i64, dice: i64) -> bool:
    """Whether a number is a throw of so many dice, its faces ascending."""
    return 0 < outcome < len(NUMBER) and NUMBER[outcome] != 0 and SIZE[NUMBER[outcome]] == dice


def lowest_seat(mask: i64) -> i64:
    """The first seat of a mask."""
    seat: i64 = 0
    while mask & 1 == 0:
        mask >>= 1
        seat += 1
    return seat


def placed(scores: list[int], keys: list[int], reason: str) -> Result:
    """The result in which a higher key is the better place, and `scores` are what is told."""
    places = tuple([1 + sum([other > own for other in keys]) for own in keys])
    return Result(places, tuple(scores), reason)


def one_loses(scores: list[int], losers: i64, reason: str) -> Result:
    """The seats of a mask lose; all others share the first place (G3), and if there are none nobody has won."""
    if losers == BIT[len(scores)] - 1:
        return nobody_wins(scores, reason)
    return placed(scores, [0 if losers >> seat & 1 else 1 for seat in range(len(scores))], reason)
