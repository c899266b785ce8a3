"""What is known about the dice games: what every choice is worth, and so which is the best.

A game's module has `values(state)`: what each legal action of a decision is worth, in points, as a chance, or in chips, as UNITS says.
"""

from parlour.core.state import State
from parlour.games.dice.boese_drei_rules import BoeseDreiState
from parlour.games.dice.chicago_rules import ChicagoState
from parlour.games.dice.craps_rules import CrapsState
from parlour.games.dice.rentmeister_rules import RentmeisterState
from parlour.games.dice.unter_ueber_sieben_rules import UnterUeberState
from parlour.games.dice.va_banque_rules import VaBanqueState
from parlour.games.dice.wuerfelpoker_rules import WuerfelpokerState
from parlour.players.dice import boese_drei, chicago, craps, rentmeister, unter_ueber_sieben, va_banque, wuerfelpoker

# What is counted, if not a chance: points to come, or chips.
UNITS = {"rentmeister": "points", "wuerfelpoker": "other"}


def values(state: State) -> dict[int, float] | None:
    """What every action of the seat that decides is worth, where that is known."""
    if state.turn < 0:
        return None
    if isinstance(state, BoeseDreiState):
        return boese_drei.values(state)
    if isinstance(state, ChicagoState):
        return chicago.values(state)
    if isinstance(state, CrapsState):
        return craps.values(state)
    if isinstance(state, RentmeisterState):
        return rentmeister.values(state)
    if isinstance(state, UnterUeberState):
        return unter_ueber_sieben.values(state)
    if isinstance(state, VaBanqueState):
        return va_banque.values(state)
    if isinstance(state, WuerfelpokerState):
        return wuerfelpoker.values(state)
    return None


def unit(state: State) -> str:
    """What values() counts."""
    return UNITS.get(state.setup.game, "chance")


def choose(state: State) -> int | None:
    """The action that is worth most; of equals the first."""
    worth = values(state)
    if not worth:
        return None
    return max(worth, key=lambda action: worth[action])
