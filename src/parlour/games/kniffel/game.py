"""What a game of Kniffel begins with, and how its positions are read."""

from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.setup import Setup
from parlour.games.kniffel.engine import KniffelState, blank_state
from parlour.games.kniffel.position import KniffelReader


class Kniffel(Game):
    def begin(self, setup: Setup) -> KniffelState:
        return blank_state(setup)

    def parse(self, text: str, setup: Setup) -> KniffelState:
        return KniffelReader(text, self.begin(setup)).read()

    def make_face(self) -> Face:
        from parlour.games.kniffel.face import KniffelFace

        return KniffelFace()
