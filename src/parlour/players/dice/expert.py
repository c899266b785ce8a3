"""What is known about the dice games: what every choice is worth. A game's module says how, and in which unit."""

from parlour.core.state import State
from parlour.games.dice.boese_drei_rules import BoeseDreiState
from parlour.games.dice.chicago_rules import ChicagoState
from parlour.games.dice.craps_rules import CrapsState
from parlour.games.dice.rentmeister_rules import RentmeisterState
from parlour.games.dice.unter_ueber_sieben_rules import UnterUeberState
from parlour.games.dice.va_banque_rules import VaBanqueState
from parlour.games.dice.wuerfelpoker_rules import WuerfelpokerState
from parlour.players.dice import boese_drei, chicago, craps, rentmeister, unter_ueber_sieben, va_banque, wuerfelpoker
from parlour.players.expert import Expert, Worth


class DiceExpert(Expert):
    def weigh(self, state: State) -> Worth | None:
        if state.turn < 0:
            return None
        if isinstance(state, BoeseDreiState):
            return boese_drei.weigh(state)
        if isinstance(state, ChicagoState):
            return chicago.weigh(state)
        if isinstance(state, CrapsState):
            return craps.weigh(state)
        if isinstance(state, RentmeisterState):
            return rentmeister.weigh(state)
        if isinstance(state, UnterUeberState):
            return unter_ueber_sieben.weigh(state)
        if isinstance(state, VaBanqueState):
            return va_banque.weigh(state)
        if isinstance(state, WuerfelpokerState):
            return wuerfelpoker.weigh(state)
        return None


EXPERT = DiceExpert()
