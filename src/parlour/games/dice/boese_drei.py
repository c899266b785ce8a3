"""The bad three (Die böse Drei): throw as often as you dare; a 3 takes everything. Sheet: dice.md, boese_drei.

The figures of a seat are its points of this round and the rounds it has won.
"""

from parlour.core.event import Event
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, say
from parlour.core.setup import Option
from parlour.core.state import CHANCE, OVER, State
from parlour.games.dice.boese_drei_rules import AGAIN, BAD, POINTS, ROUND, ROUNDS, WON, BoeseDreiState
from parlour.games.dice.engine import DiceState
from parlour.games.dice.face import DiceFace, of_kit, seat_name
from parlour.games.dice.game import BOOKLET, DiceGame, Figure, rounds_fit


def turns_made(state: DiceState, seat: int) -> bool:
    """Whether a seat has had its turn in this round."""
    if state.turn == OVER:
        return True
    first = state.figures[ROUND] % state.seats
    return (seat - first) % state.seats < (state.hand - first) % state.seats


class BoeseDreiFace(DiceFace):
    rows = (("points", POINTS), ("won", WON))
    held = (("won", WON),)
    boxes = ("points",)

    def cell(self, state: DiceState, seat: int, row: str, figure: int) -> int | None:
        if figure == POINTS and not turns_made(state, seat):
            return None
        return int(state.own(seat, figure))

    def offers(self, state: DiceState) -> dict[str, int]:
        return {"points": state.own(state.hand, POINTS)}

    def prompt(self, state: DiceState) -> Message:
        who, rounds = seat_name(state.hand), state.option(ROUNDS)
        points = state.own(state.hand, POINTS)
        if state.turn == CHANCE and points == 0:
            return say("dice-boese_drei-prompt-throw", colour=who, round=state.figures[ROUND] + 1, rounds=rounds)
        best = max(state.own(seat, POINTS) for seat in range(state.seats) if seat != state.hand)  # what there is to beat
        return say("dice-boese_drei-prompt-choose", colour=who, points=points, best=best)

    def throws_itself(self, state: State) -> bool:
        state = of_kit(state)
        return state.turn == CHANCE and state.own(state.hand, POINTS) > 0

    def gesture(self, state: DiceState, action: int) -> Gesture:
        if action == AGAIN:
            return Gesture(button="throw", label=say("dice-button-again"))
        return Gesture(cell="points", button="stop", label=say("dice-button-stop", points=state.own(state.hand, POINTS)))

    def told(self, before: DiceState, action: int, after: DiceState) -> list[Event]:
        seat, points = before.hand, before.own(before.hand, POINTS)
        if before.turn == CHANCE:
            events = [self.note(seat, "dice-boese_drei-log-out", points=points)] if action == BAD else []
        else:
            events = [self.note(seat, "dice-log-again" if action == AGAIN else "dice-log-stop", points=points)]
        return events + self._told_round(before, after)

    def _told_round(self, before: DiceState, after: DiceState) -> list[Event]:
        if after.figures[ROUND] == before.figures[ROUND]:
            return []
        winners = [seat for seat in range(after.seats) if after.own(seat, WON) > before.own(seat, WON)]
        if not winners:
            return [Event("note", -1, say("dice-boese_drei-log-nobody"))]
        return [self.note(seat, "dice-boese_drei-log-won", sharing=len(winners)) for seat in winners]

    def why(self, state: DiceState, attempt: Gesture) -> Reason:
        return Reason("play", say("dice-boese_drei-why", points=state.own(state.hand, POINTS)))


class BoeseDrei(DiceGame):
    def fault(self, state: DiceState) -> str:
        rounds, over = state.figures[ROUND], state.turn == OVER
        if not rounds_fit(state, ROUND, ROUNDS):
            return "the rounds do not fit"
        for seat in range(state.seats):
            if not over and seat != state.hand and state.own(seat, POINTS) and not turns_made(state, seat):
                return "a seat that has not thrown yet has no points"
            if state.own(seat, WON) > rounds:
                return "nobody wins more rounds than there were"
        if state.turn >= 0 and not state.own(state.hand, POINTS):
            return "there is nothing to decide without points"
        return ""


GAME = BoeseDrei(
    id="boese_drei",
    state=BoeseDreiState,
    face=BoeseDreiFace,
    table=(Figure("round"),),
    seat=(Figure("points"), Figure("won")),
    options=(Option("rounds", 1, low=1, high=50, source=f"{BOOKLET}: one round after another"),),
    actions=2,
)
