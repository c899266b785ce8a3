"""Wiping out points (Punktlöschen): the lowest throw of a round gets a mark, then the highest wipes one of its own.

Sheet: dice.md, punktloeschen.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT, bit_count
from parlour.core.event import Event
from parlour.core.message import Message, say
from parlour.core.result import Result
from parlour.core.state import NOBODY, OVER
from parlour.games.dice.engine import DiceState, lowest, pips, placed
from parlour.games.dice.face import DiceFace, in_mask, listed
from parlour.games.dice.faults import Faults, contest_faults
from parlour.games.dice.figures import AMOUNT, NONE, SEATS, Figures, Number
from parlour.games.dice.game import DiceGame, usual

TOTAL: Final = Number(12)


class WipingOut(DiceState):
    wipers: i64 = 0  # the seats that take part in the second part, as bits; 0 in the first
    marks: vec[i64] = NONE

    def through(self, each: Figures) -> DiceState:
        to = WipingOut(self.setup, self.tray)
        self.rounds_through(to, each, "rounds")
        to.wipers = each.one("wipers", self.wipers, SEATS)
        self.contest_through(to, each, "thrown", TOTAL)
        to.marks = each.all("marks", self.marks, AMOUNT)
        return to

    def begin(self) -> None:
        self.open_contest(self.throwers(), 2)

    def throwers(self) -> i64:
        """The seats that take part now, as bits."""
        return self.wipers if self.wipers != 0 else self.everyone()

    def fallen(self, outcome: i64) -> None:
        seat = self.contest_goes_on(pips(outcome), self.wipers == 0)  # R1: ties are thrown off
        if seat == NOBODY:
            return
        if self.wipers != 0:
            self.marks[seat] -= 1
        else:
            self.marks[seat] += 1
            self.round += 1
            if self.round == self.rounds:  # those with marks go on
                self.wipers = self.with_any(self.marks)
        if self.wipers != 0 and (self.marks[seat] == 0 or bit_count(self.wipers) == 1):  # R2: nobody can beat one who is alone
            self.finish()
        else:
            self.open_contest(self.throwers(), 2)

    def ended(self) -> Result:
        winner = lowest(self.best_of(self.wipers, self.marks, True))  # the wiper without marks, or the only one
        marks = list(self.marks)
        ranks = [-marks[seat] if self.wipers & BIT[seat] != 0 else -1000 for seat in range(self.seats)]
        ranks[winner] = 1
        return placed(marks, ranks, "alone" if marks[winner] else "wiped")


class WipingOutFace(DiceFace[WipingOut]):
    rows = ("thrown", "marks")
    held = ("marks",)

    def prompt(self, state: WipingOut) -> Message:
        wiping = state.wipers != 0
        if state.contest != state.throwers():
            return self.asking(state, "dice-punktloeschen-prompt-off", seats=listed(in_mask(state.contest)), wiping=int(wiping))
        if wiping:
            return self.asking(state, "dice-punktloeschen-prompt-wipe")
        return self.asking(state, "dice-punktloeschen-prompt-mark", **self.rounds_words(state))

    def told(self, before: WipingOut, action: int, after: WipingOut) -> list[Event]:
        changed = [seat for seat in range(before.seats) if after.marks[seat] != before.marks[seat]]
        if not changed:
            return self.told_tie(before, action, after)
        word = "wipe" if before.wipers else "mark"
        events = [self.note(seat, f"dice-punktloeschen-log-{word}", marks=after.marks[seat]) for seat in changed]
        if after.wipers and not before.wipers and after.turn != OVER:
            events.append(Event("note", -1, say("dice-punktloeschen-log-second", seats=listed(in_mask(after.wipers)))))
        return events


def faults(state: WipingOut) -> Faults:
    marks, wipers, over = list(state.marks), in_mask(state.wipers), state.turn == OVER
    yield state.round > state.rounds or bool(wipers) != (state.round == state.rounds), say("error-dice-second-part")
    elsewhere = any(marks[seat] for seat in range(state.seats) if seat not in wipers)
    yield sum(marks) > state.round or elsewhere if wipers else sum(marks) != state.round, say("error-dice-marks")
    yield len(wipers) > 1 and state.contest & ~state.wipers != 0, say("error-dice-thrower")
    yield from contest_faults(state)
    yield len(wipers) == 1 and marks[wipers[0]] != state.rounds, say("error-dice-marks")
    rid = sum(marks[seat] == 0 for seat in wipers)
    yield rid > 1 or over != (len(wipers) == 1 or rid == 1), say("error-dice-end")


GAME = DiceGame("punktloeschen", WipingOut, WipingOutFace, faults, (usual("rounds", 10, 1, 50),), cups=(2,))
