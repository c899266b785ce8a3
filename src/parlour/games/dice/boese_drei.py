"""The bad three (Die böse Drei): throw as often as you dare; a 3 takes everything. Sheet: dice.md, boese_drei."""

from parlour.core.event import Event
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, say
from parlour.core.state import CHANCE, OVER
from parlour.games.dice.boese_drei_rules import AGAIN, BAD, BadThree
from parlour.games.dice.face import DiceFace
from parlour.games.dice.faults import Faults, rounds_faults
from parlour.games.dice.game import ROUNDS, DiceGame


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
        points = state.points[state.hand]
        if state.turn == CHANCE and points == 0:
            return self.asking(state, "dice-boese_drei-prompt-throw", **self.rounds_words(state))
        best = max(other for seat, other in enumerate(state.points) if seat != state.hand)  # what there is to beat
        return self.asking(state, "dice-boese_drei-prompt-choose", points=points, best=best)

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


def faults(state: BadThree) -> Faults:
    early = [points for seat, points in enumerate(state.points) if seat != state.hand and not has_played(state, seat)]
    yield any(early), say("error-dice-unthrown")
    yield max(state.won) > state.round, say("error-dice-rounds-won")
    yield state.turn >= 0 and not state.points[state.hand], say("error-nothing-to-decide")
    yield from rounds_faults(state)


GAME = DiceGame("boese_drei", BadThree, BadThreeFace, faults, (ROUNDS,), actions=2, version=2)
