"""Solitaire, pegs on a cross. Sheet: mill_and_stones.md, section 3."""

import re

from parlour.core.errors import PositionError
from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.setup import Option, Setup
from parlour.core.state import OVER, room
from parlour.games.stones.solitaire_rules import GOALS, NAMES, PEGS, STOP, Goal, SolitaireState, pegs_on

POSITION = re.compile(r"pegs=(?P<pegs>[^ ]+)(?P<stopped> \| stopped)?")


class Solitaire(Game):
    def begin(self, setup: Setup) -> SolitaireState:
        return SolitaireState(setup, Goal(setup.choice("goal")), room(STOP + 1))

    def parse(self, text: str, setup: Setup) -> SolitaireState:
        """Positions look like pegs=d4,d5 with, behind ` | `, `stopped`."""
        return read_position(text, self.begin(setup))

    def make_face(self) -> Face:
        from parlour.games.stones.solitaire_face import SolitaireFace

        return SolitaireFace()


def read_position(text: str, state: SolitaireState) -> SolitaireState:
    parts = POSITION.fullmatch(text.strip())
    if parts is None:
        raise PositionError(text, 0, "expected pegs=holes, as in pegs=d4,d5")
    found: list[str] = []
    place = parts.start("pegs")
    for name in parts["pegs"].split(","):
        if name not in NAMES:
            raise PositionError(text, place, f"{name!r} is no hole of the board")
        if name in found:
            raise PositionError(text, place, f"{name} is named twice")
        found.append(name)
        place += len(name) + 1
    if len(found) > PEGS:
        raise PositionError(text, 0, f"there are only {PEGS} pegs")
    state.pegs = pegs_on(found)
    state.judge()
    if parts["stopped"]:
        if state.turn == OVER:
            raise PositionError(text, parts.start("stopped"), "the game was over before anybody stopped")
        state.play(STOP)
    return state


GAME = Solitaire(
    id="solitaire",
    family="stones",
    version=1,
    seats=(1,),
    usual_seats=1,
    options=(Option("goal", "fewest", choices=GOALS, source="000: as few as possible; for experts one left, in the centre; letters (FR)"),),
)
