"""Mühle, nine men's morris. Sheet: mill_and_stones.md, section 1."""

import re

from parlour.core.errors import PositionError
from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.setup import Option, Setup
from parlour.core.state import NOBODY
from parlour.games.mill.rules import BLACK, NAMES, STONES, WHITE, MillState, bit_count, blank_state

POSITION = re.compile(r"(?P<side>[WB]):W(?P<white>[^:]*):B(?P<black>[^:]*):H(?P<hands>[0-9],[0-9])(?: \| (?P<pending>.+))?")
PENDING = re.compile(r"(?:take (?P<take>[12]))?(?:(?:^|(?<=.), )quiet (?P<quiet>[0-9]{1,4}))?(?:(?:^|(?<=.), )(?P<repeated>repeated))?")


class Muehle(Game):
    def begin(self, setup: Setup) -> MillState:
        return blank_state(setup)

    def parse(self, text: str, setup: Setup) -> MillState:
        """Positions look like W:Wa1,d1:Bb2:H7,8 with, behind ` | `, `take 1` (stones to take now), `quiet 12`, `repeated` (drawn)."""
        return read_position(text, self.begin(setup))

    def make_face(self) -> Face:
        from parlour.games.mill.face import MillFace

        return MillFace()


def read_position(text: str, state: MillState) -> MillState:
    parts = POSITION.fullmatch(text.strip())
    if parts is None:
        raise PositionError(text, 0, "expected side:Wstones:Bstones:Hwhite,black, as in W:Wa1,d1:Bb2:H7,8")
    white = _stones(text, parts["white"], parts.start("white"))
    black = _stones(text, parts["black"], parts.start("black"))
    if white & black:
        raise PositionError(text, parts.start("black"), "a point holds two stones")
    hands = [int(hand) for hand in parts["hands"].split(",")]
    for colour, stones, hand in (("White", white, hands[0]), ("Black", black, hands[1])):
        if stones.bit_count() + hand > STONES:
            raise PositionError(text, parts.start("hands"), f"{colour} has more than {STONES} stones")
    state.side = WHITE if parts["side"] == "W" else BLACK
    state.turn = state.hand = state.side
    state.own, state.enemy = (white, black) if state.side == WHITE else (black, white)
    state.own_hand, state.enemy_hand = hands if state.side == WHITE else hands[::-1]
    _read_pending(text, parts["pending"] or "", parts.start("pending"), state)
    return state


def _stones(text: str, names: str, place: int) -> int:
    stones = 0
    for name in names.split(",") if names else []:
        if name not in NAMES:
            raise PositionError(text, place, f"{name!r} is no point of the board")
        if stones >> NAMES.index(name) & 1:
            raise PositionError(text, place, f"{name} is named twice")
        stones |= 1 << NAMES.index(name)
        place += len(name) + 1
    return stones


def _read_pending(text: str, pending: str, place: int, state: MillState) -> None:
    parts = PENDING.fullmatch(pending)
    if parts is None:
        raise PositionError(text, place, "expected `take 1`, `quiet 12` and `repeated` behind |")
    state.quiet = int(parts["quiet"] or 0)
    if state.quiet and (state.own_hand or state.enemy_hand):
        raise PositionError(text, place, "quiet moves are counted only after the placing phase")
    state.due = int(parts["take"] or 0)
    if state.due == 0:
        state.judge()
        if state.winner == NOBODY and bit_count(state.enemy) + state.enemy_hand < 3:
            state.end(state.side, "fewer_than_three")  # in play the stone taken ends it; a text may name the winner as the side to move
    else:
        _await_taking(text, place, state)
    if parts["repeated"]:
        _draw_by_repetition(text, place, state)


def _await_taking(text: str, place: int, state: MillState) -> None:
    """A move is half made: its mill stands, and as many stones are due as it may take."""
    if state.takeable() == 0:
        raise PositionError(text, place, "there is no stone to take")
    if bit_count(state.enemy) + state.enemy_hand < 3:
        raise PositionError(text, place, "the other side has lost already")
    mills = max([state.mills_through(point) for point in range(24) if state.own >> point & 1], default=0)
    if mills == 0:
        raise PositionError(text, place, "no mill is closed, so nothing is taken")
    if state.due == 2 and not (state.rules.double_takes_two and mills == 2):
        raise PositionError(text, place, "two stones are taken only for two mills with one stone, where that is played")
    state.midway = True


def _draw_by_repetition(text: str, place: int, state: MillState) -> None:
    """What ended the game lies in the positions before this one, so the text says it."""
    if state.rules.repetition == 0 or state.own_hand or state.enemy_hand or state.due:
        raise PositionError(text, place, "no position is repeated here")
    if state.winner != NOBODY:
        raise PositionError(text, place, "the game is lost, not drawn")
    state.end(NOBODY, "repetition")


GAME = Muehle(
    id="muehle",
    family="mill",
    version=1,
    seats=(2,),
    usual_seats=2,
    options=(
        Option("flying", True, source="all booklets; off is common use"),
        Option("take_from_mill_if_all", False, source="R2"),
        Option("double_mill_takes_two", False, source="R3"),
        Option("may_decline", False, source="R4"),
        Option("repetition_draw", 3, low=2, high=9, off=True, source="R10"),
        Option("no_mill_limit", 50, low=1, high=500, off=True, source="R10"),
    ),
)
