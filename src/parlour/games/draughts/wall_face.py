"""How walling is seen, written and explained."""

from parlour.core.bits import bit_count
from parlour.core.duel_face import COLOURS
from parlour.core.event import Event
from parlour.core.message import Message, colour, say
from parlour.core.scene import Holding
from parlour.core.state import NOBODY, State
from parlour.games.draughts.grid import EIGHT
from parlour.games.draughts.step_face import StepFace, step
from parlour.games.draughts.wall_engine import ARMY, WallState


def removed(before: WallState, action: int) -> list[str]:
    """The squares of the men that this step walls in."""
    after = before.clone()
    after.play(action)
    return EIGHT.named(before.enemy & ~after.pieces(1 - before.side))


class WallFace(StepFace[WallState]):
    kind = WallState

    def holdings(self, state: WallState, side: int) -> tuple[Holding, ...]:
        taken = ARMY - bit_count(state.pieces(1 - side))
        return (Holding(say("draughts-walled"), taken, "man", COLOURS[1 - side]),) if taken else ()

    def prompt(self, state: WallState) -> Message:
        return say("draughts-prompt-wall", colour=colour(COLOURS[state.turn]))

    def ending(self, state: WallState) -> Message:
        return say("draughts-end-equal") if state.winner == NOBODY else super().ending(state)

    def write(self, state: State, action: int) -> str:
        gone = removed(self.own(state), action)
        return "-".join(step(action)) + (f"*{','.join(gone)}" if gone else "")

    def happened(self, before: WallState, action: int, after: WallState) -> list[Event]:
        start, target = step(action)
        who = colour(COLOURS[before.side])
        moved = Event("move", before.side, say("draughts-log-move", colour=who, start=start, target=target), path=(start, target))
        walled = [
            Event("take", before.side, say("draughts-log-walled", colour=who, square=square), path=(square,))
            for square in removed(before, action)
        ]
        return [moved, *walled]
