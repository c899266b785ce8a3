"""Poker with dice: everybody pays in and throws, the best combination takes the pot. (Sheet: dice.md, wuerfelpoker)

STAND            throw no more (throws)
136              throw these dice again: a decimal number, the faces ascending (throws)
RAISE_BY + r     raise by r chips, 0 for not at all (raising)
FOLD, CALL       answer a raise (raising)
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.result import Result, ranked
from parlour.core.state import NOBODY
from parlour.games.dice import throws
from parlour.games.dice.chicago_rules import together, without
from parlour.games.dice.engine import DECIMAL, FIRST, NUMBER, SIZE, DiceState

START_CHIPS: Final[i64] = 0  # options
ANTE: Final[i64] = 1
DEALS: Final[i64] = 2
RAISING: Final[i64] = 3
MAX_RAISE: Final[i64] = 4
THROWS: Final[i64] = 5

DEAL: Final[i64] = 0  # table: deals that are over
OPENER: Final[i64] = 1
POT: Final[i64] = 2
STEP: Final[i64] = 3  # what is to be done: CUP, KEEP, RAISE or ANSWER
MADE: Final[i64] = 4  # throws made by the seat that throws
KEPT: Final[i64] = 5  # the dice that lie still in the throw to come, as an outcome
RAISED: Final[i64] = 6  # the raise that is to be answered
RAISER: Final[i64] = 7  # who raised

CHIPS: Final[i64] = 0  # seat
IN: Final[i64] = 1  # seat: 1 while it plays for the pot
HAND: Final[i64] = 2  # seat: its dice; those of the deal before until somebody throws

CUP: Final[i64] = 0
KEEP: Final[i64] = 1
RAISE: Final[i64] = 2
ANSWER: Final[i64] = 3

STAND: Final[i64] = 0
RAISE_BY: Final[i64] = 100_000
FOLD: Final[i64] = 200_000
CALL: Final[i64] = 200_001

NOTHING: Final = 0  # the combinations, low to high
PAIR: Final = 1
TWO_PAIRS: Final = 2
TRIPLET: Final = 3
SEQUENCE: Final = 4
FULL_HOUSE: Final = 5
FOUR: Final = 6
FIVE: Final = 7

SHAPES: Final = {
    (1, 1, 1, 1, 1): NOTHING,
    (2, 1, 1, 1): PAIR,
    (2, 2, 1): TWO_PAIRS,
    (3, 1, 1): TRIPLET,
    (3, 2): FULL_HOUSE,
    (4, 1): FOUR,
    (5,): FIVE,
}


def combination(faces: tuple[int, ...]) -> int:
    """Which combination five dice make."""
    if sorted(faces) in ([1, 2, 3, 4, 5], [2, 3, 4, 5, 6]):
        return SEQUENCE
    return SHAPES[tuple(sorted((faces.count(face) for face in set(faces)), reverse=True))]


def rank(faces: tuple[int, ...]) -> int:
    """A number that is higher for better dice: the combination, then its faces, the most frequent and highest first."""
    order = sorted(faces, key=lambda face: (faces.count(face), face), reverse=True)
    value = combination(faces)
    for face in order:
        value = 10 * value + face
    return value


RANK: Final = vec[i64]([rank(faces) if len(faces) == 5 else 0 for faces in throws.THROWS])
# The dice that can be thrown again of five, as outcomes: AGAIN[AGAIN_AT[number - FIRST[5]]: ...], ascending.
_again: Final = [[DECIMAL[part] for part in throws.parts(faces)[1:]] for faces in throws.THROWS if len(faces) == 5]
AGAIN: Final = vec[i64]([outcome for outcomes in _again for outcome in outcomes])
AGAIN_AT: Final = vec[i64]([sum(len(outcomes) for outcomes in _again[:at]) for at in range(len(_again) + 1)])


class WuerfelpokerState(DiceState):
    def clone(self) -> WuerfelpokerState:
        copy = WuerfelpokerState(self.setup, self.ledger)
        self.copy_to(copy)
        return copy

    def open_deal(self) -> None:
        """Everybody with chips pays in; the opener throws first."""
        figures = self.figures
        for seat in range(self.seats):
            at = self.at(seat)
            paid = figures[at + CHIPS] if figures[at + CHIPS] < self.option(ANTE) else self.option(ANTE)
            figures[at + CHIPS] -= paid
            figures[POT] += paid
            figures[at + IN] = 1 if paid > 0 else 0
        figures[STEP] = CUP
        self.cast(figures[OPENER], 5)

    def fallen(self, outcome: i64) -> None:
        figures = self.figures
        if figures[MADE] == 0 and self.hand == figures[OPENER]:
            self.clear(HAND)
        figures[self.at(self.hand) + HAND] = DECIMAL[together(NUMBER[figures[KEPT]], NUMBER[outcome])]
        figures[KEPT] = 0
        figures[MADE] += 1
        if figures[MADE] < self.option(THROWS):
            figures[STEP] = KEEP
            self.ask(self.hand)
        else:
            self.thrown()

    def thrown(self) -> None:
        """The seat in hand throws no more: it may raise."""
        self.figures[MADE] = 0
        if self.option(RAISING) != 0 and self.cap() > 0:
            self.figures[STEP] = RAISE
            self.ask(self.hand)
        else:
            self.next_thrower(self.hand)

    def cap(self) -> i64:
        """The highest raise: what everybody who is in can pay. (R4)"""
        least: i64 = -1
        for seat in range(self.seats):
            chips = self.own(seat, CHIPS)
            if self.own(seat, IN) != 0 and (least < 0 or chips < least):
                least = chips
        most = self.option(MAX_RAISE)
        return most if 0 < most < least else least

    def options_of_choice(self) -> i64:
        moves = self.moves
        step = self.figures[STEP]
        if step == ANSWER:
            moves[0] = FOLD
            moves[1] = CALL
            return 2
        count: i64 = 0
        if step == RAISE:
            cap = self.cap()
            while count <= cap:
                moves[count] = RAISE_BY + count
                count += 1
            return count
        moves[0] = STAND
        count = 1
        number = NUMBER[self.own(self.hand, HAND)] - FIRST[5]
        for at in range(AGAIN_AT[number], AGAIN_AT[number + 1]):
            moves[count] = AGAIN[at]
            count += 1
        return count

    def chosen(self, action: i64) -> None:
        figures = self.figures
        if figures[STEP] == KEEP:
            if action == STAND:
                self.thrown()
                return
            figures[KEPT] = DECIMAL[without(NUMBER[self.own(self.hand, HAND)], NUMBER[action])]
            figures[STEP] = CUP
            self.cast(self.hand, SIZE[NUMBER[action]])
        elif figures[STEP] == RAISE:
            if action == RAISE_BY:
                self.next_thrower(self.hand)
                return
            figures[RAISED] = action - RAISE_BY
            figures[RAISER] = self.hand
            figures[STEP] = ANSWER
            self.pay(self.hand)
            self.ask(self.next_in(self.hand))
        else:
            self.answer(action)

    def answer(self, action: i64) -> None:
        figures = self.figures
        if action == CALL:
            self.pay(self.hand)
        else:
            figures[self.at(self.hand) + IN] = 0
        raiser = figures[RAISER]
        if self.how_many_with(IN) == 1:
            self.showdown()
            return
        seat = self.next_in(self.hand)
        if seat != raiser:
            self.ask(seat)
            return
        figures[RAISED] = 0
        figures[RAISER] = 0
        self.next_thrower(raiser)

    def pay(self, seat: i64) -> None:
        """The raise goes into the pot."""
        self.figures[self.at(seat) + CHIPS] -= self.figures[RAISED]
        self.figures[POT] += self.figures[RAISED]

    def next_in(self, seat: i64) -> i64:
        """The next seat clockwise that plays for the pot."""
        return self.next_with(seat, IN)

    def next_thrower(self, seat: i64) -> None:
        """The next seat in the order from the opener throws; after the last one the hands are compared."""
        opener = self.figures[OPENER]
        seat = self.left_of(seat)
        while seat != opener:
            if self.own(seat, IN) != 0:
                self.figures[STEP] = CUP
                self.cast(seat, 5)
                return
            seat = self.left_of(seat)
        self.showdown()

    def showdown(self) -> None:
        """The best hand of those who are in takes the pot; equals share it, odd chips go one each in the order of throwing."""
        figures = self.figures
        best: i64 = -1
        sharing: i64 = 0
        for seat in range(self.seats):
            if self.own(seat, IN) == 0:
                continue
            own = RANK[NUMBER[self.own(seat, HAND)]]
            if own > best:
                best = own
                sharing = 1
            elif own == best:
                sharing += 1
        share = figures[POT] // sharing
        odd = figures[POT] % sharing
        seat = figures[OPENER]
        for _ in range(self.seats):
            at = self.at(seat)
            if figures[at + IN] != 0 and RANK[NUMBER[figures[at + HAND]]] == best:
                figures[at + CHIPS] += share
                if odd > 0:
                    figures[at + CHIPS] += 1
                    odd -= 1
            seat = self.left_of(seat)
        self.end_deal()

    def end_deal(self) -> None:
        figures = self.figures
        figures[POT] = 0
        figures[RAISED] = 0
        figures[RAISER] = 0
        figures[STEP] = CUP
        figures[DEAL] += 1
        self.clear(IN)
        if figures[DEAL] == self.option(DEALS) or self.how_many_with(CHIPS) == 1:
            self.finish()
            return
        opener = self.next_with(figures[OPENER], CHIPS)
        if opener != NOBODY:
            figures[OPENER] = opener
        self.open_deal()

    def result(self) -> Result:
        self.must_be_over()
        return ranked(self.column(CHIPS), "most_chips")
