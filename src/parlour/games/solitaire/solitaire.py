"""Solitaire, pegs on a cross. Sheet: mill_and_stones.md, section 3."""

import re

from parlour.core.errors import PositionError
from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.setup import Option, Setup
from parlour.core.state import OVER
from parlour.games.solitaire.engine import GOALS, NAMES, PEGS, SolitaireState, blank_state, can_jump, count_pegs, pegs_on

POSITION = re.compile(r"pegs=(?P<pegs>[^ ]+)(?: \| played=(?P<played>\d{1,2}:[a-z_]+(?:,\d{1,2}:[a-z_]+)*))?", re.ASCII)
MOST_SEATS = 4


class Solitaire(Game):
    def begin(self, setup: Setup) -> SolitaireState:
        return blank_state(setup)

    def parse(self, text: str, setup: Setup) -> SolitaireState:
        """Positions look like pegs=d4,d5 with, behind ` | `, how the rounds before it ended: played=31:stopped,7:no_jump."""
        return read_position(text, self.begin(setup))

    def make_face(self) -> Face:
        from parlour.games.solitaire.face import SolitaireFace

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
    pegs = pegs_on(found)
    played = parts["played"].split(",") if parts["played"] else []
    if len(played) > state.seats:
        raise PositionError(text, parts.start("played"), f"only {state.seats} play")
    for ending in played:
        end_round(text, parts.start("played"), ending, state)
    if state.turn == OVER:
        check_last(text, parts.start("played"), int(pegs), state)
        state.pegs = pegs
    else:
        state.pegs = pegs
        state.judge()
    return state


def end_round(text: str, place: int, ending: str, state: SolitaireState) -> None:
    """Write down what somebody has played before."""
    points, reason = ending.split(":")
    ways = ("stopped", "no_jump") if state.goal.fewest else ("given_up", "missed", "reached")
    if reason not in ways:
        raise PositionError(text, place, f"no round ends by {reason!r}; ways: {', '.join(ways)}")
    if not 1 <= int(points) <= PEGS:
        raise PositionError(text, place, f"nobody has {points} penalty points")
    state.end_round(reason)
    state.points[-1] = int(points)


def check_last(text: str, place: int, pegs: int, state: SolitaireState) -> None:
    """The last round ended on this board, by stopping: every other end follows from the pegs."""
    over = not can_jump(pegs) or (not state.goal.fewest and state.goal.reached(pegs))
    if over or state.reasons[-1] not in ("stopped", "given_up") or state.points[-1] != count_pegs(pegs):
        raise PositionError(text, place, "the last round did not end like that on this board")


GAME = Solitaire(
    id="solitaire",
    family="solitaire",
    version=2,
    seats=tuple(range(1, MOST_SEATS + 1)),
    usual_seats=1,
    options=(Option("goal", "fewest", choices=GOALS, source="000: as few as possible; for experts one left, in the centre; letters (FR)"),),
)
