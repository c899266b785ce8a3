"""The game of the goose with one die, 61 squares and no decisions. Sheet: track.md, section 1."""

from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.setup import Option, Setup
from parlour.games.track.engine import TrackState, blank_state
from parlour.games.track.position import PositionReader
from parlour.games.track.rules import AGAIN, BOUNCE, FULL_BACK, GO, HOLD, OUT, SKIP, WAIT, Effect, TrackRules

LETTERS = "YGRKBWOP"
LAST = 61
SQUARES = {
    3: Effect(GO, 5),
    6: Effect(SKIP, 1),
    9: Effect(GO, 19),
    12: Effect(GO, 8),
    18: Effect(SKIP, 1),
    21: Effect(GO, 25),
    24: Effect(SKIP, 1),
    27: Effect(HOLD, 6),
    30: Effect(GO, 32),
    33: Effect(HOLD, 4),
    36: Effect(GO, 38),
    39: Effect(SKIP, 1),
    42: Effect(GO, 32),
    45: Effect(AGAIN),
    48: Effect(SKIP, 1),
    51: Effect(GO, 53),
    54: Effect(AGAIN),
    57: Effect(WAIT),
    60: Effect(OUT),
}
PICTURES = {
    3: "hatchlings", 6: "swimming", 9: "dog", 12: "bite", 18: "butterfly", 21: "frog", 24: "bath", 27: "sleep", 30: "wedding", 33: "cage",
    36: "shepherd", 39: "feed", 42: "fox", 45: "ice", 48: "scarf", 51: "race", 54: "thief", 57: "bandage", 60: "pot", 61: "laurel",
}  # fmt: skip


class Gaensespiel(Game):
    def begin(self, setup: Setup) -> TrackState:
        rules = TrackRules(
            seats=setup.seats,
            letters=LETTERS,
            last=LAST,
            squares=SQUARES,
            finish=FULL_BACK if setup.choice("overshoot") == "full_back" else BOUNCE,
            frees=setup.choice("release_roll") == "frees",
        )
        return blank_state(setup, rules)

    def parse(self, text: str, setup: Setup) -> TrackState:
        return PositionReader(text, self.begin(setup)).read()

    def make_face(self) -> Face:
        from parlour.games.track.board import Spiral
        from parlour.games.track.face import TrackFace

        return TrackFace("gaensespiel", lambda setup: Spiral(setup.seats, LAST, PICTURES), SQUARES)


GAME = Gaensespiel(
    id="gaensespiel",
    family="track",
    version=1,
    seats=(2, 3, 4, 5, 6, 7, 8),
    usual_seats=4,
    options=(
        Option("overshoot", "bounce", choices=("bounce", "full_back"), source="travel booklet: French and Italian, or German; R1"),
        Option("release_roll", "moves", choices=("moves", "frees"), source="travel booklet: French, or German and Italian; R2"),
        Option(
            "open_table",
            False,
            seats=(5, 6, 7, 8),
            fits=((False, (2, 3, 4)),),
            source="travel booklet, French: any number of players; R8",
        ),
    ),
)
