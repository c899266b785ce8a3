"""How walling is seen, touched, written and explained."""

from parlour.core.event import Event
from parlour.core.message import Message, colour, say
from parlour.core.scene import Holding, Piece, Scene, SeatView
from parlour.core.state import NOBODY, OVER, State
from parlour.games.draughts.board import sketch
from parlour.games.draughts.grid import EIGHT
from parlour.games.draughts.step_face import StepFace, step
from parlour.games.draughts.wall_rules import WallState

COLOURS = ("ivory", "ebony")
ARMY = 12


def walls(state: State) -> WallState:
    """The state as one of this game's."""
    if not isinstance(state, WallState):
        raise TypeError(f"not a position of walling: {state!r}")
    return state


def removed(before: WallState, action: int) -> list[str]:
    """The squares of the men that this step walls in."""
    after = before.clone()
    after.play(action)
    return EIGHT.named(before.enemy & ~after.men(1 - before.side))


class WallFace(StepFace):
    def standing(self, state: State) -> tuple[list[str], list[str]]:
        state = walls(state)
        return EIGHT.named(state.own), EIGHT.named(state.enemy)

    def goes_back(self, state: State) -> bool:
        return walls(state).backward

    def scene(self, state: State, seat: int) -> Scene:
        state = walls(state)
        pieces = tuple(Piece("man", COLOURS[side], name) for side in (0, 1) for name in EIGHT.named(state.men(side)))
        return Scene(
            seats=(self._seat(state, 0), self._seat(state, 1)),
            hand=state.hand,
            colour="" if state.turn == OVER else COLOURS[state.side],
            prompt=self._ending(state) if state.turn == OVER else say("draughts-prompt-wall", colour=colour(COLOURS[state.side])),
            pieces=pieces,
        )

    def _seat(self, state: WallState, side: int) -> SeatView:
        taken = ARMY - len(EIGHT.named(state.men(1 - side)))
        holdings = (Holding(say("draughts-walled"), taken, "man", COLOURS[1 - side]),) if taken else ()
        return SeatView((COLOURS[side],), holdings, state.result().places[side] if state.turn == OVER else 0)

    def _ending(self, state: WallState) -> Message:
        if state.winner == NOBODY:
            return say("draughts-end-equal")
        return say(f"draughts-end-{state.reason}", winner=colour(COLOURS[state.winner]), loser=colour(COLOURS[1 - state.winner]))

    def write(self, state: State, action: int) -> str:
        gone = removed(walls(state), action)
        return "-".join(step(action)) + (f"*{','.join(gone)}" if gone else "")

    def tell(self, before: State, action: int, after: State) -> list[Event]:
        before, after = walls(before), walls(after)
        start, target = step(action)
        who = colour(COLOURS[before.side])
        events = [Event("move", before.side, say("draughts-log-move", colour=who, start=start, target=target), path=(start, target))]
        events += [
            Event("take", before.side, say("draughts-log-walled", colour=who, square=square), path=(square,))
            for square in removed(before, action)
        ]
        if after.turn == OVER:
            events.append(Event("end", NOBODY, self._ending(after)))
        return events

    def sketch(self, state: State) -> str:
        state = walls(state)
        return sketch(EIGHT, {name: mark for side, mark in ((0, "w"), (1, "b")) for name in EIGHT.named(state.men(side))})
