"""What is known about chess and its relatives: they look ahead, and the maharajah hunts in its own way."""

from dataclasses import replace
from random import Random
from typing import ClassVar

from parlour.core.duel import BLACK, WHITE
from parlour.core.state import State
from parlour.games.chess.engine import ChessState
from parlour.players.alphabeta import AlphaBeta, Knowledge
from parlour.players.chess.knowledge import ChessKnowledge
from parlour.players.chess.maharajah_search import MaharajahSearch
from parlour.players.expert import Strength
from parlour.players.foresight import Decision, Foresight

ENOUGH = 30  # an army wins with so many times fewer positions than are looked at elsewhere: with more, every level would
A_THIRD_PAWN = 36.0  # where losing wins …
A_FIFTH_PAWN = 20.0  # … and where kings are mated
FIRST_MOVES = 5
WHIM = 5.0  # how often a weak maharajah plays as if its army answered well: so many times the noise


def hunts(state: State) -> bool:
    """Whether it is the maharajah's move."""
    return isinstance(state, ChessState) and state.rules.maharajah and state.turn == BLACK and not state.placing()


def best_action(state: ChessState, positions: int, seconds: float = 0.0) -> int:
    """The best move found in so many positions."""
    if hunts(state):
        return MaharajahSearch(positions, seconds).best_action(state)
    return AlphaBeta(ChessKnowledge(state), positions, seconds).think(state).actions[0]


def besieges(state: State) -> bool:
    """Whether it is the move of the army that plays against the maharajah."""
    return isinstance(state, ChessState) and state.rules.maharajah and state.turn == WHITE


class BoardExpert(Foresight):
    def knowledge(self, state: State) -> Knowledge | None:
        """None where the maharajah is placed: games at random say as much."""
        return ChessKnowledge(state) if isinstance(state, ChessState) and state.turn >= 0 and not state.placing() else None

    def varied(self, state: State) -> float:
        """The first moves decide which game it will be, most of all where captures are forced soon; nobody minds the army's."""
        if not isinstance(state, ChessState) or state.rules.maharajah or state.number > FIRST_MOVES:
            return 0.0
        return A_FIFTH_PAWN if state.rules.royal else A_THIRD_PAWN


class ArmyExpert(BoardExpert):
    """Plays the army against the maharajah: whoever looks two moves ahead mates it, so the weak see less and misjudge more."""

    overlooked = 120.0

    def decide(self, state: State, strength: Strength, seed: int, among: list[int] | None = None) -> Decision | None:
        if strength.noise > 0.0:
            strength = replace(strength, positions=max(strength.positions // ENOUGH, 1))
        return super().decide(state, strength, seed, among)


ARMY = ArmyExpert()


class ChessExpert(BoardExpert):
    version = 2
    tuned: ClassVar = {(game, 5): 1 for game in ("schach", "raeuberschach", "bienenhausschach")}

    def decide(self, state: State, strength: Strength, seed: int, among: list[int] | None = None) -> Decision | None:
        if besieges(state):
            return ARMY.decide(state, strength, seed, among)
        return super().decide(state, strength, seed, among)

    def looks_ahead(self, state: State, strength: Strength) -> bool:
        return not hunts(state)

    def choose(self, state: State, strength: Strength, seed: int) -> int | None:
        """The maharajah hunts, unless a whim lets it look ahead as all others do."""
        if isinstance(state, ChessState) and hunts(state) and Random(seed).random() >= WHIM * strength.noise:
            return best_action(state, strength.positions, strength.seconds)
        return super().choose(state, strength, seed)


EXPERT = ChessExpert()
