"""Wiping out points (Punktlöschen): marks for the lowest, then the highest wipes. Sheet: dice.md, punktloeschen."""

from parlour.core.event import Event
from parlour.core.message import Message, say
from parlour.core.setup import Option
from parlour.core.source import printed
from parlour.core.state import OVER
from parlour.games.dice.face import DiceFace, in_mask, listed, seat_name
from parlour.games.dice.faults import contest_fault
from parlour.games.dice.game import DiceGame
from parlour.games.dice.punktloeschen_rules import WipingOut


class WipingOutFace(DiceFace[WipingOut]):
    rows = ("thrown", "marks")
    held = ("marks",)

    def prompt(self, state: WipingOut) -> Message:
        who, wiping = seat_name(state.hand), state.wipers != 0
        if state.contest != (state.wipers or state.everyone()):
            return say("dice-punktloeschen-prompt-off", colour=who, seats=listed(in_mask(state.contest)), wiping=int(wiping))
        if wiping:
            return say("dice-punktloeschen-prompt-wipe", colour=who)
        return say("dice-punktloeschen-prompt-mark", colour=who, round=state.round + 1, rounds=state.rounds)

    def told(self, before: WipingOut, action: int, after: WipingOut) -> list[Event]:
        for seat, marks in enumerate(after.marks):
            if marks != before.marks[seat]:
                id = "dice-punktloeschen-log-mark" if marks > before.marks[seat] else "dice-punktloeschen-log-wipe"
                return [self.note(seat, id, marks=marks), *self._told_second_part(before, after)]
        return self.told_tie(before, action, after)

    def _told_second_part(self, before: WipingOut, after: WipingOut) -> list[Event]:
        if before.wipers or not after.wipers or after.turn == OVER:
            return []
        return [Event("note", -1, say("dice-punktloeschen-log-second", seats=listed(in_mask(after.wipers))))]


def fault(state: WipingOut) -> Message | None:
    marks, wipers = list(state.marks), in_mask(state.wipers)
    if state.round > state.rounds or bool(wipers) != (state.round == state.rounds):
        return say("error-dice-second-part")
    if not wipers and sum(marks) != state.round:
        return say("error-dice-marks")
    if wipers and (sum(marks) > state.round or any(marks[seat] for seat in range(state.seats) if seat not in wipers)):
        return say("error-dice-marks")
    if len(wipers) > 1 and state.contest & ~state.wipers:
        return say("error-dice-thrower")
    return contest_fault(state) or end_fault(state, [marks[seat] for seat in wipers])


def end_fault(state: WipingOut, marks: list[int]) -> Message | None:
    if len(marks) == 1 and marks[0] != state.rounds:
        return say("error-dice-marks")
    ended = len(marks) == 1 or marks.count(0) == 1
    return say("error-dice-end") if marks.count(0) > 1 or ended != (state.turn == OVER) else None


OPTIONS = (Option("rounds", 10, low=1, high=50, source=printed("source-usual-number", big="de")),)
GAME = DiceGame("punktloeschen", WipingOut, WipingOutFace, fault, OPTIONS, cups=(2,))
