"""How walling is seen, touched, written and explained."""

from parlour.core.duel_face import COLOURS, SIDES
from parlour.core.event import Event
from parlour.core.face import one_of
from parlour.core.message import Message, colour, say
from parlour.core.scene import Holding, Piece
from parlour.core.state import NOBODY, OVER, State
from parlour.games.draughts.board import sketch
from parlour.games.draughts.grid import EIGHT
from parlour.games.draughts.step_face import StepFace, step
from parlour.games.draughts.wall_rules import WallState

ARMY = 12


def walls(state: State) -> WallState:
    """The state as one of this game's."""
    return one_of(WallState, state)


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

    def pieces(self, state: State) -> tuple[Piece, ...]:
        state = walls(state)
        return tuple(Piece("man", COLOURS[side], name) for side in SIDES for name in EIGHT.named(state.men(side)))

    def holdings(self, state: State, side: int) -> tuple[Holding, ...]:
        taken = ARMY - len(EIGHT.named(walls(state).men(1 - side)))
        return (Holding(say("draughts-walled"), taken, "man", COLOURS[1 - side]),) if taken else ()

    def prompt(self, state: State) -> Message:
        return say("draughts-prompt-wall", colour=colour(COLOURS[state.turn]))

    def ending(self, state: State) -> Message:
        return say("draughts-end-equal") if walls(state).winner == NOBODY else super().ending(state)

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
            events.append(Event("end", NOBODY, self.ending(after)))
        return events

    def sketch(self, state: State) -> str:
        state = walls(state)
        return sketch(EIGHT, {name: mark for side, mark in zip(SIDES, "wb", strict=True) for name in EIGHT.named(state.men(side))})
