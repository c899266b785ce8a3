"""The tricks with dice as games for one or two."""

from collections.abc import Callable
from functools import lru_cache

from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.setup import Option, Setup, choice
from parlour.core.source import ours, printed
from parlour.games.tricks.engine import TrickState, blank_state
from parlour.games.tricks.position import TrickReader
from parlour.games.tricks.rules import Trick
from parlour.games.tricks.rulings import RULINGS

OPTIONS = (
    choice("magician", "computer player", printed(big="de"), seats=(1,)),
    Option("real_dice", False, source=printed(big="de")),
    Option("rounds", 1, low=1, high=10, source=ours("source-tricks-rounds")),
)


class TrickGame(Game):
    def __init__(self, *, id: str, trick: Callable[[Setup], Trick], options: tuple[Option, ...] = ()) -> None:
        super().__init__(id=id, family="tricks", version=1, seats=(1, 2), usual_seats=1, options=(*options, *OPTIONS), rulings=RULINGS[id])
        self.trick = lru_cache(maxsize=64)(trick)

    def begin(self, setup: Setup) -> TrickState:
        return blank_state(setup, self.trick(setup))

    def parse(self, text: str, setup: Setup) -> TrickState:
        return TrickReader(text, self.begin(setup)).read()

    def make_face(self) -> Face:
        from parlour.games.tricks.face import TrickFace

        return TrickFace(self)
