"""What the games of the family share. A game is a Halma object: its name, its options, and its rules made from the setup."""

from collections.abc import Callable, Mapping
from functools import lru_cache

from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.setup import Option, Setup, choice
from parlour.core.source import NEVER_ENDS, ours, reading
from parlour.core.state import CHANCE
from parlour.games.halma.engine import HalmaState, blank_state
from parlour.games.halma.graph import CORNERS, STAR10, Graph, corner
from parlour.games.halma.position import HalmaReader
from parlour.games.halma.rules import EVERY_WAY, OVER_ONE, RACE, HalmaRules, Side, chosen
from parlour.games.halma.rulings import RULINGS

FULL_TARGET = Option("full_target_wins", True, presets=(("printed", False),), source=ours("source-halma-full_target_wins"))
NO_LEAVING = Option("no_leaving_target", False, source=ours("source-halma-no_leaving_target"))
APART = choice("two_player_seats", "apart facing", reading("source-halma-two_player_seats", big="de"), seats=(2,))


def turn_limit(turns: int) -> Option:
    """Every game ends, so the limit cannot be switched off."""
    return Option("turn_limit", turns, low=20, high=1000, source=NEVER_ENDS)


class Halma(Game):
    """A game of the family."""

    def __init__(
        self, *, id: str, rules: Callable[[Setup], HalmaRules], options: tuple[Option, ...], seats: tuple[int, ...] = (2,), version: int = 1
    ) -> None:
        super().__init__(id=id, family="halma", version=version, seats=seats, usual_seats=2, options=options, rulings=RULINGS.get(id, ()))
        self.rules = lru_cache(maxsize=64)(rules)

    def begin(self, setup: Setup) -> HalmaState:
        state = blank_state(setup, self.rules(setup))
        for seat, side in enumerate(state.rules.sides):
            for field in side.home:
                state.put(seat, field)
        if state.rules.dice:
            state.turn = CHANCE
        state.judge()
        return state

    def parse(self, text: str, setup: Setup) -> HalmaState:
        return HalmaReader(text, blank_state(setup, self.rules(setup))).read()

    def partners(self, setup: Setup, seat: int) -> tuple[int, ...]:
        teams = self.rules(setup).teams
        return tuple(other for other in range(setup.seats) if teams[other] == teams[seat]) if len(teams) else (seat,)

    def make_face(self) -> Face:
        from parlour.games.halma.face import HalmaFace

        return HalmaFace(self.rules)


def around(names: tuple[str, ...], labels: tuple[str, ...], fields: Callable[[str], list[int]], step_ways: int = EVERY_WAY) -> list[Side]:
    """Sides in corners of a board, whose names go around it: each makes for the corner opposite its own."""
    found = []
    for label in labels:
        at = names.index(label)
        across = names[(at + len(names) // 2) % len(names)]
        found.append(Side(label, fields(label), fields(across), turned=-at * 360 // len(names) % 360, step_ways=step_ways))
    return found


APART_SEATS = {2: ("S", "NW"), 3: ("S", "NW", "NE")}


def star_rules(
    setup: Setup,
    *,
    board: Graph = STAR10,
    corners: Mapping[int, tuple[str, ...]] = APART_SEATS,  # by number of players
    steps: bool = True,
    kind: int = RACE,
    hops: int = OVER_ONE,
) -> HalmaRules:
    """The rules of a game on a star: each player fills a corner and makes for the opposite one."""
    facing = setup.seats == 2 and chosen(setup, "two_player_seats") == "facing"
    labels = ("S", "N") if facing else corners[setup.seats]
    sides = around(CORNERS, labels, lambda name: corner(board, name), EVERY_WAY if steps else 0)
    return HalmaRules(setup, board, sides, kind=kind, hops=hops)
