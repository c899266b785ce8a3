"""Under or over seven is even."""

from parlour.games.dice.unter_ueber_sieben_rules import OVER_SEVEN, UNDER, UnderOverSeven
from parlour.players.expert import Worth


def weigh(state: UnderOverSeven) -> Worth:
    return Worth("chance", {int(UNDER): 0.5, int(OVER_SEVEN): 0.5})
