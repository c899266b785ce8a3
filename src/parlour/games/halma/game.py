"""What the games of the family are made of: a board, who begins where, and which parts of the engine are switched on."""

from abc import abstractmethod
from collections.abc import Mapping
from functools import lru_cache

from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.setup import Option, Setup
from parlour.games.halma.engine import HalmaState, blank_state
from parlour.games.halma.graph import CORNERS, STAR10, STAR15, Graph, corner
from parlour.games.halma.position import PositionReader
from parlour.games.halma.rules import NO_HOPS, OVER_ONE, HalmaRules

FULL_TARGET = Option("full_target_wins", True, source="0.5, rule 2")
NO_LEAVING = Option("no_leaving_target", False, source="0.6")
APART = Option("two_player_seats", "apart", choices=("apart", "facing"), seats=(2,), source="R1")


def turn_limit(turns: int) -> Option:
    """Every game ends, so the limit cannot be switched off."""
    return Option("turn_limit", turns, low=20, high=1000, source="0.5, rule 3")


class Halma(Game):
    """A game of the family."""

    def __init__(self, *, id: str, board: Graph, seats: tuple[int, ...], usual_seats: int, options: tuple[Option, ...]) -> None:
        super().__init__(id=id, family="halma", version=1, seats=seats, usual_seats=usual_seats, options=options)
        self.graph = board
        self.rules = lru_cache(maxsize=64)(self.make_rules)

    @abstractmethod
    def make_rules(self, setup: Setup) -> HalmaRules:
        """The rules object of a checked setup."""

    def switched(self, setup: Setup, name: str) -> bool:
        """Whether the game has this switch, and it is on."""
        return name in self.options and setup.flag(name)

    def limit(self, setup: Setup, name: str) -> int:
        return setup.number(name) if name in self.options else 0

    def blank(self, setup: Setup) -> HalmaState:
        return blank_state(setup, self.rules(setup), self.graph)

    def begin(self, setup: Setup) -> HalmaState:
        state = self.blank(setup)
        for seat, home in enumerate(state.rules.homes):
            for field in home:
                state.put(seat, field)
        state.hand = 0
        state.turn = -1 if state.rules.dice else 0  # CHANCE: the die comes first
        state.judge()
        return state

    def parse(self, text: str, setup: Setup) -> HalmaState:
        return PositionReader(text, self.blank(setup)).read()

    def make_face(self) -> Face:
        from parlour.games.halma.face import HalmaFace

        return HalmaFace(self)


APART_SEATS = {2: ("S", "NW"), 3: ("S", "NW", "NE")}


class Star(Halma):
    """A game on a star: each player fills a corner and makes for the opposite one."""

    def __init__(
        self,
        *,
        id: str,
        size: int = 4,
        corners: Mapping[int, tuple[str, ...]] = APART_SEATS,
        usual_seats: int = 2,
        options: tuple[Option, ...],
        steps: bool = True,
        hops: int = OVER_ONE,
        dice: bool = False,
        encloses: bool = False,
    ) -> None:
        super().__init__(id=id, board={4: STAR10, 5: STAR15}[size], seats=tuple(corners), usual_seats=usual_seats, options=options)
        self.size = size
        self.corners = corners  # by number of players
        self.steps = steps
        self.hops = hops
        self.dice = dice
        self.encloses = encloses

    def labels(self, setup: Setup) -> tuple[str, ...]:
        if "two_player_seats" in self.options and setup.seats == 2 and setup.choice("two_player_seats") == "facing":
            return ("S", "N")
        return self.corners[setup.seats]

    def make_rules(self, setup: Setup) -> HalmaRules:
        labels = self.labels(setup)
        across = [CORNERS[(CORNERS.index(label) + 3) % 6] for label in labels]
        targets = [corner(self.graph, self.size, name) for name in across]
        stays = self.switched(setup, "no_leaving_target") or (self.dice and not setup.flag("leave_court"))
        every = 0b111111
        return HalmaRules(
            self.graph,
            list(labels),
            [corner(self.graph, self.size, label) for label in labels],
            targets,
            [self.graph.distances(target) for target in targets],
            step_ways=[every if self.steps else 0] * len(labels),
            hop_ways=[every] * len(labels),
            hops=int(self.hops),
            stays_in_target=stays,
            full_target_wins=self.switched(setup, "full_target_wins"),
            turn_limit=self.limit(setup, "turn_limit"),
            quiet_limit=self.limit(setup, "quiet_limit"),
            dice=self.dice,
            encloses=self.encloses,
        )


NO_CHAINS = int(NO_HOPS)
