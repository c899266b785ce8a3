"""Players that other packages bring along, by name.

    [project.entry-points."parlour.players"]
    stone_master = "last_stone.player:StoneMaster"

An entry point leads to anything that, called with a seed, gives a player: something with `choose(state)`.
"""

from collections.abc import Callable
from functools import cache
from typing import Final, cast

from parlour.brought import Fault, Unfit, collect
from parlour.core.errors import ParlourError, some
from parlour.players.levels import LEVELS, Player, player_for

PLAYERS: Final = "parlour.players"
Seated = Callable[[int], Player]  # from a seed


class UnknownPlayer(ParlourError):
    """Nobody of that name plays here."""


@cache
def brought_players() -> tuple[dict[str, Seated], tuple[Fault, ...]]:
    """The players of other packages by name, and those that were left out."""

    def fit(name: str, thing: object) -> Seated:
        if name.isdigit():
            raise Unfit("a number is a level")
        if not callable(thing):
            raise Unfit(f"expected something to call with a seed, not {type(thing).__name__}")
        return cast("Seated", thing)

    return collect(PLAYERS, fit)


def named_player(name: str, seed: int) -> Player:
    """The player of that name, or of the level of that number."""
    if name in map(str, LEVELS):
        return player_for(int(name), seed)
    known = brought_players()[0]
    if name not in known:
        raise UnknownPlayer(f"no player {name!r}; players: {some([*map(str, LEVELS), *known])}")
    return known[name](seed)
