"""What the games of the track family share. A game is a Track object: its name, its options, its board, and rules made from the setup."""

from collections.abc import Callable

from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.setup import Option, Setup
from parlour.games.track.board import Layout
from parlour.games.track.engine import TrackState, blank_state
from parlour.games.track.position import PositionReader
from parlour.games.track.rules import TrackRules
from parlour.games.track.rulings import RULINGS


class Track(Game):
    """A game in which pieces run along one line of squares, by the throws of dice."""

    def __init__(
        self,
        *,
        id: str,
        seats: tuple[int, ...],
        usual_seats: int = 4,
        rules: Callable[[Setup], TrackRules],
        board: Callable[[Setup, TrackRules], Layout],
        options: tuple[Option, ...],
    ) -> None:
        super().__init__(
            id=id, family="track", version=1, seats=seats, usual_seats=usual_seats, options=options, rulings=RULINGS.get(id, ())
        )
        self.rules = rules
        self.board = board

    def begin(self, setup: Setup) -> TrackState:
        return blank_state(setup, self.rules(setup))

    def parse(self, text: str, setup: Setup) -> TrackState:
        return PositionReader(text, self.begin(setup)).read()

    def make_face(self) -> Face:
        from parlour.games.track.face import TrackFace

        return TrackFace(self.id, self.rules, self.board)
