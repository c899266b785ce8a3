"""The horse race: twice round a course of 40 squares, every horse in its lane, over seven obstacles. Sheet: track.md, section 3."""

from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.setup import Option, Setup
from parlour.games.track.engine import TrackState, blank_state
from parlour.games.track.position import PositionReader
from parlour.games.track.rules import GO, HALF, LINE, OUT, RETRY, SKIP, WAIT, Effect, TrackRules

LETTERS = "YGRKBW"
LAP = 40
OBSTACLES = {8: Effect(SKIP, 1), 21: Effect(HALF), 25: Effect(SKIP, 2), 28: Effect(RETRY)}  # the same in both laps
SQUARES = {
    **OBSTACLES,
    **{square + LAP: effect for square, effect in OBSTACLES.items()},
    4: Effect(GO, 0),
    44: Effect(GO, 40),
    14: Effect(GO, 9),
    54: Effect(GO, 49),
    34: Effect(WAIT),
    74: Effect(OUT),
}
PICTURES = {4: "hedge", 8: "ditch", 14: "gate-rail", 21: "mud", 25: "wall", 28: "pole", 34: "oxer"}


class Wedrenspel(Game):
    def begin(self, setup: Setup) -> TrackState:
        horses = setup.number("horses_per_player")
        rules = TrackRules(seats=setup.seats, letters=LETTERS, last=2 * LAP, squares=SQUARES, finish=LINE, horses=horses, extra=3)
        return blank_state(setup, rules)

    def parse(self, text: str, setup: Setup) -> TrackState:
        return PositionReader(text, self.begin(setup)).read()

    def make_face(self) -> Face:
        from parlour.games.track.board import Course
        from parlour.games.track.face import TrackFace

        return TrackFace("wedrenspel", lambda setup: Course(setup.seats, setup.number("horses_per_player"), PICTURES), SQUARES)


GAME = Wedrenspel(
    id="wedrenspel",
    family="track",
    version=1,
    seats=(2, 3, 4, 5, 6),
    usual_seats=3,
    options=(
        Option(
            "horses_per_player",
            1,
            low=1,
            high=3,
            seats=(2, 3),
            fits=((2, (2, 3)), (3, (2,))),
            source="box 315 booklet: two or more with fewer than six; R3",
        ),
    ),
)
