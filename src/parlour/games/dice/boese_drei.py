"""The bad three (Die böse Drei): throw as often as you dare; a 3 takes everything. Sheet: dice.md, boese_drei."""

from parlour.core.event import Event
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, say
from parlour.core.setup import Option
from parlour.core.source import printed
from parlour.core.state import CHANCE, OVER
from parlour.games.dice.boese_drei_rules import AGAIN, BAD, BadThree
from parlour.games.dice.face import DiceFace, seat_name
from parlour.games.dice.faults import rounds_fault
from parlour.games.dice.game import DiceGame


def has_played(state: BadThree, seat: int) -> bool:
    """Whether a seat has had its turn in this round."""
    if state.turn == OVER:
        return True
    first = state.starter()
    return (seat - first) % state.seats < (state.hand - first) % state.seats


class BadThreeFace(DiceFace[BadThree]):
    rows = ("points", "won")
    held = ("won",)
    boxes = ("points",)

    def cell(self, state: BadThree, seat: int, row: str, figure: int) -> int | None:
        return figure if row == "won" or has_played(state, seat) else None

    def offers(self, state: BadThree) -> dict[str, int]:
        return {"points": state.points[state.hand]}

    def prompt(self, state: BadThree) -> Message:
        who, points = seat_name(state.hand), state.points[state.hand]
        if state.turn == CHANCE and points == 0:
            return say("dice-boese_drei-prompt-throw", colour=who, round=state.round + 1, rounds=state.rounds)
        best = max(other for seat, other in enumerate(state.points) if seat != state.hand)  # what there is to beat
        return say("dice-boese_drei-prompt-choose", colour=who, points=points, best=best)

    def asked_for(self, state: BadThree) -> bool:
        return state.points[state.hand] > 0

    def gesture(self, state: BadThree, action: int) -> Gesture:
        if action == AGAIN:
            return Gesture(button="throw", label=say("dice-button-again"))
        return Gesture(cell="points", button="stop", label=say("dice-button-stop", points=state.points[state.hand]))

    def told(self, before: BadThree, action: int, after: BadThree) -> list[Event]:
        seat, points = before.hand, before.points[before.hand]
        if before.turn == CHANCE:
            events = [self.note(seat, "dice-boese_drei-log-out", points=points)] if action == BAD else []
        else:
            events = [self.note(seat, "dice-log-again" if action == AGAIN else "dice-log-stop", points=points)]
        return events + self._told_round(before, after)

    def _told_round(self, before: BadThree, after: BadThree) -> list[Event]:
        if after.round == before.round:
            return []
        winners = [seat for seat in range(after.seats) if after.won[seat] > before.won[seat]]
        if not winners:
            return [Event("note", -1, say("dice-boese_drei-log-nobody"))]
        return [self.note(seat, "dice-boese_drei-log-won", sharing=len(winners)) for seat in winners]

    def why(self, state: BadThree, attempt: Gesture) -> Reason:
        return Reason("play", say("dice-boese_drei-why", points=state.points[state.hand]))


def fault(state: BadThree) -> Message | None:
    if any(points and seat != state.hand and not has_played(state, seat) for seat, points in enumerate(state.points)):
        return say("error-dice-unthrown")
    if max(state.won) > state.round:
        return say("error-dice-rounds-won")
    if state.turn >= 0 and not state.points[state.hand]:
        return say("error-nothing-to-decide")
    return rounds_fault(state)


OPTIONS = (Option("rounds", 1, low=1, high=50, source=printed("source-usual-number", big="de")),)
GAME = DiceGame("boese_drei", BadThree, BadThreeFace, fault, OPTIONS, actions=2, version=2)
