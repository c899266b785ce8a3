"""What wolf and sheep and walling share to the eye: pieces that step, one square at a time, on the dark squares."""

from typing import Generic, TypeVar

from parlour.core.board import Board
from parlour.core.duel_face import COLOURS, SIDES, DuelFace
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import say
from parlour.core.scene import Piece
from parlour.core.setup import Setup
from parlour.core.state import State
from parlour.games.draughts.board import chequered, sketch
from parlour.games.draughts.grid import EIGHT
from parlour.games.draughts.step_engine import StepState

P = TypeVar("P", bound=StepState)


def step(action: int) -> tuple[str, str]:
    """From where to where a stepping action goes."""
    return EIGHT.names[action >> 6], EIGHT.names[action & 63]


class StepFace(DuelFace[P], Generic[P]):
    family = "draughts"
    drawings = ("man", "man")  # White's and Black's pieces
    marks = "wb"  # and their letters in a sketch
    forward_only = "draughts-why-forward"  # what is said to a piece that may not turn back

    def board(self, setup: Setup) -> Board:
        return chequered(EIGHT)

    def pieces(self, state: P) -> tuple[Piece, ...]:
        return tuple(Piece(self.drawings[side], COLOURS[side], name) for side in SIDES for name in EIGHT.named(state.pieces(side)))

    def gesture(self, state: P, action: int) -> Gesture:
        return Gesture(sites=step(action))

    def sketch(self, state: State) -> str:
        position = self.own(state)
        return sketch(EIGHT, {name: self.marks[side] for side in SIDES for name in EIGHT.named(position.pieces(side))})

    def forbidding(self, state: P, attempt: Gesture) -> Reason:
        if not attempt.sites or any(site not in EIGHT.names for site in attempt.sites):
            return Reason("setup", say("draughts-why-dark-squares"))
        return self.why_not_step(state, attempt.sites)

    def why_not_step(self, state: P, sites: tuple[str, ...]) -> Reason:
        own, enemy = EIGHT.named(state.own), EIGHT.named(state.enemy)
        if sites[0] not in own:
            return Reason("moving", say("draughts-why-not-yours" if sites[0] in enemy else "draughts-why-empty", square=sites[0]))
        if len(sites) == 1:
            can = any(step(action)[0] == sites[0] for action in state.legal())
            return Reason("moving", say("draughts-why-choose-target" if can else "draughts-why-stuck", square=sites[0]))
        if sites[1] in own or sites[1] in enemy:
            return Reason("moving", say("draughts-why-occupied", square=sites[1]))
        if sites[:2] in [step(action) for action in state.legal()]:
            return Reason("moving", say("draughts-why-first-step", start=sites[0], target=sites[1]))
        (column, row), (to_column, to_row) = (EIGHT.places[EIGHT.names.index(site)] for site in sites[:2])
        if abs(column - to_column) == 1 and abs(row - to_row) == 1 and not state.goes_back(state.side):
            return Reason("moving", say(self.forward_only))
        return Reason("moving", say("draughts-why-one-step"))
