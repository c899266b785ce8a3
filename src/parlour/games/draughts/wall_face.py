"""How walling is seen, written and explained."""

from collections.abc import Sequence
from typing import ClassVar

from parlour.core.bits import bit_count
from parlour.core.duel_face import COLOURS
from parlour.core.event import Event
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, colour, say
from parlour.core.scene import Holding
from parlour.core.state import NOBODY, State
from parlour.games.draughts.grid import EIGHT
from parlour.games.draughts.step_face import StepFace, step
from parlour.games.draughts.wall_engine import ARMY, LEAVE, TAKE, WallState


def removed(before: WallState, action: int) -> list[str]:
    """The squares of the men that this action takes off."""
    after = before.clone()
    after.play(action)
    return EIGHT.named(before.enemy & ~after.pieces(1 - before.side))


class WallFace(StepFace[WallState]):
    kind = WallState
    words: ClassVar = {"leave": "draughts-button-leave"}

    def holdings(self, state: WallState, side: int) -> tuple[Holding, ...]:
        taken = ARMY - bit_count(state.pieces(1 - side))
        return (Holding(say("draughts-walled"), taken, "man", COLOURS[1 - side]),) if taken else ()

    def prompt(self, state: WallState) -> Message:
        if state.midway:
            return say("draughts-prompt-walled", colour=colour(COLOURS[state.turn]))
        return say("draughts-prompt-wall", colour=colour(COLOURS[state.turn]))

    def ending(self, state: WallState) -> Message:
        return say("draughts-end-equal") if state.winner == NOBODY else super().ending(state)

    def gesture(self, state: WallState, action: int) -> Gesture:
        if action == LEAVE:
            return Gesture(button="leave", label=say("draughts-button-leave"))
        return Gesture(sites=(EIGHT.names[action - TAKE],)) if action >= TAKE else super().gesture(state, action)

    def forbidding(self, state: WallState, attempt: Gesture) -> Reason:
        return Reason("walls", say("draughts-why-walled")) if state.midway else super().forbidding(state, attempt)

    def join(self, texts: Sequence[str]) -> str:
        """e3-f4*g5,h6, and behind it ` leave` where men are left."""
        taken = ",".join(text.removeprefix("*") for text in texts[1:] if text != "leave")
        return texts[0] + (f"*{taken}" if taken else "") + (" leave" if "leave" in texts[1:] else "")

    def write(self, state: State, action: int) -> str:
        if action >= TAKE:
            return "leave" if action == LEAVE else f"*{EIGHT.names[action - TAKE]}"
        gone = removed(self.own(state), action)
        return "-".join(step(action)) + (f"*{','.join(gone)}" if gone else "")

    def happened(self, before: WallState, action: int, after: WallState) -> list[Event]:
        who = colour(COLOURS[before.side])
        walled = [
            Event("take", before.side, say("draughts-log-walled", colour=who, square=square), path=(square,))
            for square in removed(before, action)
        ]
        if action == LEAVE:
            return [Event("note", before.side, say("draughts-log-left", colour=who, count=bit_count(before.walled)))]
        if action >= TAKE:
            return walled
        start, target = step(action)
        moved = Event("move", before.side, say("draughts-log-move", colour=who, start=start, target=target), path=(start, target))
        return [moved, *walled]
