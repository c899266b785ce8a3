"""Poker with dice: everybody pays in and throws, the best combination takes the pot. (Sheet: dice.md, wuerfelpoker)

STAND            throw no more (throws)
136              throw these dice again: a decimal number, the faces ascending (throws)
RAISE_BY + r     raise by r chips, 0 for not at all (raising)
FOLD, CALL       answer a raise (raising)
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT
from parlour.core.state import NOBODY
from parlour.games.dice.again_rules import list_again, together, without
from parlour.games.dice.chips_rules import ChipsState
from parlour.games.dice.engine import DiceState, lowest
from parlour.games.dice.figures import AMOUNT, NONE, SEAT, SEATS, Dice, Figures, Number, Word
from parlour.games.dice.throws import DECIMAL, NUMBER, SIZE, THROWS

CUP: Final[i64] = 0  # what is to be done
KEEP: Final[i64] = 1
RAISE: Final[i64] = 2
ANSWER: Final[i64] = 3
STEP: Final = Word(["cup", "keep", "raise", "answer"])
TRIES: Final = Number(2)
KEPT: Final = Dice(4)
HAND: Final = Dice(5)

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


RANK: Final = vec[i64]([rank(faces) if len(faces) == 5 else 0 for faces in THROWS])


class Poker(ChipsState):
    ante: i64 = 0  # options
    deals: i64 = 0
    raising: bool = False
    max_raise: i64 = 0
    throws: i64 = 0
    deal: i64 = 0  # deals that are over
    opener: i64 = 0
    pot: i64 = 0
    step: i64 = CUP
    made: i64 = 0  # throws made by the seat that throws
    kept: i64 = 0  # the dice that lie still in the throw to come, as an outcome
    raised: i64 = 0  # the raise that is to be answered
    raiser: i64 = NOBODY
    playing: i64 = 0  # the seats that play for the pot, as bits
    hands: vec[i64] = NONE  # the seats' dice; those of the deal before until somebody throws

    def through(self, each: Figures) -> DiceState:
        to = Poker(self.setup, self.tray)
        self.chips_through(to, each, "chips")
        to.ante = each.option("ante", self.ante)
        to.deals = each.option("deals", self.deals)
        to.raising = each.flag("raising", self.raising)
        to.max_raise = each.option("max_raise", self.max_raise)
        to.throws = each.option("throws", self.throws)
        to.hands = each.all("hand", self.hands, HAND)
        to.deal = each.one("deal", self.deal, AMOUNT)
        to.opener = each.one("opener", self.opener, SEAT)
        to.playing = each.one("in", self.playing, SEATS)
        to.pot = each.one("pot", self.pot, AMOUNT)
        to.step = each.one("step", self.step, STEP)
        to.made = each.one("made", self.made, TRIES)
        to.kept = each.one("kept", self.kept, KEPT)
        to.raised = each.one("raised", self.raised, AMOUNT)
        to.raiser = each.one("raiser", self.raiser, SEAT)
        return to

    def begin(self) -> None:
        super().begin()
        self.opener = 0
        self.open_deal()

    def open_deal(self) -> None:
        """Everybody with chips pays in; the opener throws first."""
        self.playing = self.with_any(self.chips)
        for seat in range(self.seats):
            self.pay(seat, min(self.chips[seat], self.ante))
        self.step = CUP
        self.cast(self.opener, 5)

    def pay(self, seat: i64, chips: i64) -> None:
        """Into the pot."""
        self.chips[seat] -= chips
        self.pot += chips

    def fallen(self, outcome: i64) -> None:
        if self.made == 0 and self.hand == self.opener:
            self.fill_all(self.hands, 0)
        self.hands[self.hand] = DECIMAL[together(NUMBER[self.kept], NUMBER[outcome])]
        self.kept = 0
        self.made += 1
        if self.made < self.throws:
            self.step = KEEP
            self.ask(self.hand)
        else:
            self.thrown_out()

    def thrown_out(self) -> None:
        """The seat in hand throws no more: it may raise."""
        self.made = 0
        if self.raising and self.cap() > 0:
            self.step = RAISE
            self.ask(self.hand)
        else:
            self.next_thrower(self.hand)

    def cap(self) -> i64:
        """The highest raise: what everybody who is in can pay. (R4)"""
        least = self.chips[lowest(self.best_of(self.playing, self.chips, True))]
        return self.max_raise if 0 < self.max_raise < least else least

    def choices(self) -> i64:
        if self.step == ANSWER:
            return self.offer(FOLD, 2)
        if self.step == RAISE:
            return self.offer(RAISE_BY, self.cap() + 1)
        self.moves[0] = STAND
        return list_again(NUMBER[self.hands[self.hand]], self.moves, 1)

    def chosen(self, action: i64) -> None:
        if self.step == ANSWER:
            self.answer(action)
        elif action == STAND:
            self.thrown_out()
        elif self.step == KEEP:
            self.kept = DECIMAL[without(NUMBER[self.hands[self.hand]], NUMBER[action])]
            self.step = CUP
            self.cast(self.hand, SIZE[NUMBER[action]])
        elif action == RAISE_BY:
            self.next_thrower(self.hand)
        else:
            self.raised = action - RAISE_BY
            self.raiser = self.hand
            self.step = ANSWER
            self.pay(self.hand, self.raised)
            self.ask(self.next_of(self.playing, self.hand))

    def answer(self, action: i64) -> None:
        if action == CALL:
            self.pay(self.hand, self.raised)
        else:
            self.playing &= ~BIT[self.hand]
        seat = self.next_of(self.playing, self.hand)
        if self.playing & (self.playing - 1) == 0:
            self.showdown()
        elif seat != self.raiser:
            self.ask(seat)
        else:
            self.raised = 0
            self.raiser = NOBODY
            self.next_thrower(seat)

    def next_thrower(self, seat: i64) -> None:
        """The next seat in the order from the opener throws; after the last one the hands are compared."""
        seat = self.next_of(self.playing | BIT[self.opener], seat)
        if seat == self.opener:
            self.showdown()
        else:
            self.step = CUP
            self.cast(seat, 5)

    def showdown(self) -> None:
        """The best hand of those who are in takes the pot; equals share it, odd chips go one each in the order of throwing."""
        ranks = vec[i64]([RANK[NUMBER[hand]] for hand in self.hands])
        self.share_out(self.pot, self.best_of(self.playing, ranks, False), self.opener)
        self.end_deal()

    def end_deal(self) -> None:
        self.pot = 0
        self.raised = 0
        self.raiser = NOBODY
        self.step = CUP
        self.playing = 0
        self.deal += 1
        if self.deal == self.deals or self.holders() == 1:
            self.finish()
        else:
            self.opener = self.next_with(self.chips, self.opener)
            self.open_deal()
