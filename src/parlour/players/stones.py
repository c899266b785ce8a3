"""What is known about the two games with stones: five in a row has a search of its own, and solitaire is solved."""

from parlour.core.state import OVER, State
from parlour.games.five.engine import FiveState
from parlour.players import five, solitaire


def choose(state: State) -> int | None:
    if isinstance(state, FiveState) and state.turn != OVER:
        return five.choose(state)
    return solitaire.choose(state)


def choose_weakly(state: State, level: int, seed: int) -> int | None:
    """Solitaire leaves the lower levels to the search: where nobody plays against anyone, nobody needs a weak player."""
    return five.choose_weakly(state, level, seed) if isinstance(state, FiveState) and state.turn != OVER else None
