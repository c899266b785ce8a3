"""The old Dutch game of the goose: two dice, chips and a pot, and pawns that keep each other from resting. Sheet: track.md, section 2."""

from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.setup import Option, Setup
from parlour.games.track.engine import TrackState, blank_state
from parlour.games.track.position import PositionReader
from parlour.games.track.rules import BRIDGE, GO, GOOSE, MATE, SKIP, Effect, TrackRules

LETTERS = "YGRKBW"
LAST = 63
GEESE = (5, 9, 14, 18, 23, 27, 32, 36, 41, 45, 50, 54, 59)  # R1: the traditional thirteen
SQUARES = {
    **{square: Effect(GOOSE) for square in GEESE},
    6: Effect(BRIDGE, 12, fee=5),
    19: Effect(SKIP, 1, fee=10),
    31: Effect(MATE, fee=15),
    42: Effect(GO, 37, fee=5),
    52: Effect(MATE, fee=10),
    58: Effect(GO, 0, fee=5),
}
PICTURES = {
    **dict.fromkeys(GEESE, "goose"), 6: "bridge", 19: "inn", 31: "well", 42: "maze", 52: "prison", 58: "death", 63: "gate",
}  # fmt: skip
LEAPS = {45: 26, 36: 53}  # from the start (R3)


class Ganzenbord(Game):
    def begin(self, setup: Setup) -> TrackState:
        at_one = setup.choice("death_restart") == "square_1"
        rules = TrackRules(
            seats=setup.seats,
            letters=LETTERS,
            last=LAST,
            squares={**SQUARES, 58: Effect(GO, 1, fee=5)} if at_one else SQUARES,
            dice=2,
            alone=True,
            open_square=1 if at_one else 0,
            may_stay=setup.choice("goose_forward") == "may",
            back_by_throw=setup.choice("goose_back") == "throw",
            leaps=LEAPS,
            purse=setup.number("purse"),
            stake=setup.number("stake"),
        )
        return blank_state(setup, rules)

    def parse(self, text: str, setup: Setup) -> TrackState:
        return PositionReader(text, self.begin(setup)).read()

    def make_face(self) -> Face:
        from parlour.games.track.board import Spiral
        from parlour.games.track.face import TrackFace

        return TrackFace("ganzenbord", lambda setup: Spiral(setup.seats, LAST, PICTURES, purses=True), SQUARES)


GAME = Ganzenbord(
    id="ganzenbord",
    family="track",
    version=1,
    seats=(2, 3, 4, 5, 6),
    usual_seats=4,
    options=(
        Option("purse", 50, low=1, high=500, source="box 315 booklet: a certain number; R2"),
        Option("stake", 10, low=0, high=500, source="box 315 booklet; R2"),
        Option("goose_forward", "may", choices=("may", "must"), source="box 315 booklet; R4"),
        Option("goose_back", "surplus", choices=("surplus", "throw"), source="box 315 booklet: French, or Dutch; R5"),
        Option("death_restart", "start", choices=("start", "square_1"), source="box 315 booklet: Dutch, or French; R10"),
    ),
)
