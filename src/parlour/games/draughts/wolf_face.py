"""How wolf and sheep is seen, touched, written and explained."""

from parlour.core.duel_face import COLOURS
from parlour.core.event import Event
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, say
from parlour.core.scene import Holding, Role
from parlour.core.state import State
from parlour.games.draughts.grid import EIGHT
from parlour.games.draughts.step_face import StepFace, step
from parlour.games.draughts.wolf_engine import PLACE, WOLF, WolfState


class WolfFace(StepFace[WolfState]):
    kind = WolfState
    drawings = ("sheep", "wolf")
    marks = "sW"
    forward_only = "draughts-why-sheep-forward"

    def holdings(self, state: WolfState, side: int) -> tuple[Holding, ...]:
        waits = side == WOLF and state.placing()
        return (Holding(say("draughts-wolf-to-place"), 1, "wolf", COLOURS[WOLF]),) if waits else ()

    def role(self, seat: int) -> Role:
        sign = self.drawings[seat]
        return Role(sign, say(f"option-wolf_und_schafe-first_move-{sign}"))

    def prompt(self, state: WolfState) -> Message:
        if state.placing():
            return say("draughts-prompt-wolf-place")
        return say("draughts-prompt-wolf" if state.side == WOLF else "draughts-prompt-sheep")

    def ending(self, state: WolfState) -> Message:
        return say(f"draughts-end-{state.reason}")  # who has won follows from how

    def gesture(self, state: WolfState, action: int) -> Gesture:
        return Gesture(sites=(EIGHT.names[action - PLACE],)) if action >= PLACE else super().gesture(state, action)

    def write(self, state: State, action: int) -> str:
        return f"place {EIGHT.names[action - PLACE]}" if action >= PLACE else "-".join(step(action))

    def spell(self, text: str) -> Message | None:
        """Where the wolf begins is said by the square alone."""
        square = text.removeprefix("place ")
        return None if square == text else say("notation-letter", before="", letter="", after=square)

    def happened(self, before: WolfState, action: int, after: WolfState) -> list[Event]:
        if action >= PLACE:
            square = EIGHT.names[action - PLACE]
            return [Event("place", WOLF, say("draughts-log-wolf-place", square=square), path=(square,))]
        start, target = step(action)
        id = "draughts-log-wolf" if before.side == WOLF else "draughts-log-sheep"
        return [Event("move", before.side, say(id, start=start, target=target), path=(start, target))]

    def why_not_step(self, state: WolfState, sites: tuple[str, ...]) -> Reason:
        if state.placing():
            sheep = sites[0] in EIGHT.named(state.enemy)
            return Reason("setup", say("draughts-why-occupied", square=sites[0]) if sheep else say("draughts-why-wolf-first"))
        return super().why_not_step(state, sites)
