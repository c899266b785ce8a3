"""What is known about the dice games: what every choice is worth. A game's module says how, and in which unit."""

from typing import ClassVar, Final

from parlour.core.state import State
from parlour.games.dice.boese_drei_rules import BadThree
from parlour.games.dice.chicago_rules import Chicago
from parlour.games.dice.craps_rules import Craps
from parlour.games.dice.rentmeister_rules import Steward
from parlour.games.dice.unter_ueber_sieben_rules import UnderOverSeven
from parlour.games.dice.va_banque_rules import VaBanque
from parlour.games.dice.wuerfelpoker_rules import Poker
from parlour.players.dice import boese_drei, chicago, craps, rentmeister, unter_ueber_sieben, va_banque, wuerfelpoker
from parlour.players.expert import Expert, Strength, Worth

HIDDEN: Final = 3.6  # times the noise: of so few choices most errors make no difference
HIDDEN_IN: Final = {"craps": 10.0, "rentmeister": 2.0, "wuerfelpoker": 1.0}  # by game, where it is another figure


class DiceExpert(Expert):
    revised: ClassVar = {"chicago": 1, "chicago_hoch_tief": 1}

    def misjudged(self, state: State, strength: Strength) -> float:
        return strength.blurred * HIDDEN_IN.get(state.setup.game, HIDDEN)

    def weigh(self, state: State, strength: Strength, seed: int) -> Worth | None:
        if state.turn < 0:
            return None
        if isinstance(state, BadThree):
            return boese_drei.weigh(state)
        if isinstance(state, Chicago):
            return chicago.weigh(state)
        if isinstance(state, Craps):
            return craps.weigh(state)
        if isinstance(state, Steward):
            return rentmeister.weigh(state)
        if isinstance(state, UnderOverSeven):
            return unter_ueber_sieben.weigh(state)
        if isinstance(state, VaBanque):
            return va_banque.weigh(state)
        if isinstance(state, Poker):
            return wuerfelpoker.weigh(state)
        return None


EXPERT = DiceExpert()
