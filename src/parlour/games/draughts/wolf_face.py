"""How wolf and sheep is seen, touched, written and explained."""

from parlour.core.duel_face import COLOURS
from parlour.core.event import Event
from parlour.core.face import one_of
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, say
from parlour.core.scene import Holding, Piece
from parlour.core.state import NOBODY, OVER, State
from parlour.games.draughts.board import sketch
from parlour.games.draughts.grid import EIGHT, NOWHERE
from parlour.games.draughts.step_face import StepFace, step
from parlour.games.draughts.wolf_rules import PLACE, SHEEP, WOLF, WolfState


def meadow(state: State) -> WolfState:
    """The state as one of this game's."""
    return one_of(WolfState, state)


class WolfFace(StepFace):
    forward_only = "draughts-why-sheep-forward"

    def standing(self, state: State) -> tuple[list[str], list[str]]:
        state = meadow(state)
        sheep = EIGHT.named(state.sheep)
        wolf = [] if state.wolf == NOWHERE else [EIGHT.names[state.wolf]]
        return (sheep, wolf) if state.side == SHEEP else (wolf, sheep)

    def goes_back(self, state: State) -> bool:
        return meadow(state).side == WOLF

    def pieces(self, state: State) -> tuple[Piece, ...]:
        state = meadow(state)
        pieces = [Piece("sheep", COLOURS[SHEEP], name) for name in EIGHT.named(state.sheep)]
        if state.wolf != NOWHERE:
            pieces.append(Piece("wolf", COLOURS[WOLF], EIGHT.names[state.wolf]))
        return tuple(pieces)

    def holdings(self, state: State, side: int) -> tuple[Holding, ...]:
        waits = side == WOLF and meadow(state).wolf == NOWHERE
        return (Holding(say("draughts-wolf-to-place"), 1, "wolf", COLOURS[WOLF]),) if waits else ()

    def prompt(self, state: State) -> Message:
        state = meadow(state)
        if state.wolf == NOWHERE:
            return say("draughts-prompt-wolf-place")
        return say("draughts-prompt-wolf" if state.side == WOLF else "draughts-prompt-sheep")

    def ending(self, state: State) -> Message:
        return say(f"draughts-end-{meadow(state).reason}")  # who has won follows from how

    def gestures(self, state: State) -> dict[int, Gesture]:
        if meadow(state).wolf == NOWHERE:
            return {action: Gesture(sites=(EIGHT.names[action - PLACE],)) for action in state.legal()}
        return super().gestures(state)

    def write(self, state: State, action: int) -> str:
        return f"place {EIGHT.names[action - PLACE]}" if action >= PLACE else "-".join(step(action))

    def tell(self, before: State, action: int, after: State) -> list[Event]:
        before, after = meadow(before), meadow(after)
        if action >= PLACE:
            square = EIGHT.names[action - PLACE]
            events = [Event("place", WOLF, say("draughts-log-wolf-place", square=square), path=(square,))]
        else:
            start, target = step(action)
            id = "draughts-log-wolf" if before.side == WOLF else "draughts-log-sheep"
            events = [Event("move", before.side, say(id, start=start, target=target), path=(start, target))]
        if after.turn == OVER:
            events.append(Event("end", NOBODY, self.ending(after)))
        return events

    def why_not(self, state: State, attempt: Gesture) -> Reason:
        if meadow(state).wolf == NOWHERE and state.turn != OVER and attempt.sites and attempt.sites[0] in EIGHT.names:
            sheep = attempt.sites[0] in EIGHT.named(meadow(state).sheep)
            return Reason("setup", say("draughts-why-occupied", square=attempt.sites[0]) if sheep else say("draughts-why-wolf-first"))
        return super().why_not(state, attempt)

    def sketch(self, state: State) -> str:
        state = meadow(state)
        marks = {name: "s" for name in EIGHT.named(state.sheep)}
        if state.wolf != NOWHERE:
            marks[EIGHT.names[state.wolf]] = "W"
        return sketch(EIGHT, marks)
