"""What wolf and sheep and walling share to the eye: pieces that step, one square at a time, on the dark squares."""

from abc import abstractmethod

from parlour.core.board import Board
from parlour.core.duel_face import DuelFace
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import say
from parlour.core.setup import Setup
from parlour.core.state import OVER, State
from parlour.games.draughts.board import chequered
from parlour.games.draughts.grid import EIGHT


def step(action: int) -> tuple[str, str]:
    """From where to where a stepping action goes."""
    return EIGHT.names[action >> 6], EIGHT.names[action & 63]


class StepFace(DuelFace):
    family = "draughts"
    forward_only = "draughts-why-forward"  # what is said to a piece that may not turn back

    def board(self, setup: Setup) -> Board:
        return chequered(EIGHT)

    @abstractmethod
    def standing(self, state: State) -> tuple[list[str], list[str]]:
        """The squares of the side to move's pieces, and of the other side's."""

    @abstractmethod
    def goes_back(self, state: State) -> bool:
        """Whether the side to move may step backwards."""

    def gestures(self, state: State) -> dict[int, Gesture]:
        return {action: Gesture(sites=step(action)) for action in state.legal()}

    def why_not(self, state: State, attempt: Gesture) -> Reason:
        if state.turn == OVER:
            return Reason("end", say("draughts-why-over"))
        if not attempt.sites or any(site not in EIGHT.names for site in attempt.sites):
            return Reason("setup", say("draughts-why-dark-squares"))
        return self.why_not_step(state, attempt.sites)

    def why_not_step(self, state: State, sites: tuple[str, ...]) -> Reason:
        own, enemy = self.standing(state)
        if sites[0] not in own:
            return Reason("moving", say("draughts-why-not-yours" if sites[0] in enemy else "draughts-why-empty", square=sites[0]))
        if len(sites) == 1:
            can = any(step(action)[0] == sites[0] for action in state.legal())
            return Reason("moving", say("draughts-why-choose-target" if can else "draughts-why-stuck", square=sites[0]))
        if sites[1] in own or sites[1] in enemy:
            return Reason("moving", say("draughts-why-occupied", square=sites[1]))
        if sites[:2] in [gesture.sites for gesture in self.gestures(state).values()]:
            return Reason("moving", say("draughts-why-first-step", start=sites[0], target=sites[1]))
        (column, row), (to_column, to_row) = (EIGHT.places[EIGHT.names.index(site)] for site in sites[:2])
        if abs(column - to_column) == 1 and abs(row - to_row) == 1 and not self.goes_back(state):
            return Reason("moving", say(self.forward_only))
        return Reason("moving", say("draughts-why-one-step"))
