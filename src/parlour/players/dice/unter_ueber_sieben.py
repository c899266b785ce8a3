"""Under or over seven is even."""

from parlour.games.dice.unter_ueber_sieben_rules import OVER_SEVEN, UNDER, UnterUeberState


def values(state: UnterUeberState) -> dict[int, float]:
    return {int(UNDER): 0.5, int(OVER_SEVEN): 0.5}
