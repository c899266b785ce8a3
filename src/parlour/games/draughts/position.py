"""Positions of the draughts family in writing. (Sheet: draughts.md, 0.2)

W:Wc3,Kd2:Bb4,h8 and, behind ` | `, what is pending, separated by `; `:

    on e5 jumped d4           a capture in progress: where the piece is, what it has jumped so far
    missed c3 by g1-h2        huffing: c3 missed its capture when g1-h2 was played (g7-Kh8 if that crowned the man)
    must take                 the missed capture has been corrected and must now be played
    quiet 4                   moves since the last capture or move of a man
    repetition                drawn, because the position was there before; king_returned: by the printed draw of the 10x10 game
"""

import re

from parlour.core.errors import PositionError
from parlour.core.state import NOBODY
from parlour.games.draughts.engine import BLACK, WHITE, DraughtsState
from parlour.games.draughts.grid import Grid

POSITION = re.compile(r"(?P<side>[WB]):W(?P<white>[^:|]*):B(?P<black>[^:| ]*)(?: \| (?P<pending>.+))?")
RUNNING = re.compile(r"on (?P<square>\w+) jumped (?P<jumped>[\w,]+)", re.ASCII)
MISSED = re.compile(r"missed (?P<missed>[\w,]+) by (?P<start>\w+)-(?P<crowned>K?)(?P<target>[a-z0-9]+)", re.ASCII)
QUIET = re.compile(r"quiet (?P<count>\d{1,4})", re.ASCII)


def read_square(text: str, name: str, place: int, grid: Grid) -> int:
    if name not in grid.names:
        raise PositionError(text, place, f"{name!r} is no square of the board")
    return grid.names.index(name)


def read_pieces(text: str, names: str, place: int, grid: Grid) -> tuple[int, int]:
    """The men and the queens of a list of pieces, as bits."""
    men = queens = 0
    for name in names.split(",") if names else []:
        bit = 1 << read_square(text, name.removeprefix("K"), place, grid)
        if (men | queens) & bit:
            raise PositionError(text, place, f"{name} is named twice")
        if name.startswith("K"):
            queens |= bit
        else:
            men |= bit
    return men, queens


def read_sides(text: str, grid: Grid) -> tuple[re.Match[str], tuple[int, int], tuple[int, int]]:
    """The parts of a position text, and White's and Black's men and queens."""
    parts = POSITION.fullmatch(text.strip())
    if parts is None:
        raise PositionError(text, 0, "expected side:Wpieces:Bpieces, as in W:Wc3,Kd2:Bb4,h8")
    white, black = (read_pieces(text, parts[name], parts.start(name), grid) for name in ("white", "black"))
    if (white[0] | white[1]) & (black[0] | black[1]):
        raise PositionError(text, parts.start("black"), "a square holds two pieces")
    return parts, white, black


class PositionReader:
    """Reads one text into a new state; each part is refused with its place and the reason."""

    def __init__(self, text: str, state: DraughtsState, army: int) -> None:
        self.text = text
        self.state = state
        self.army = army  # pieces a side begins with
        self.grid: Grid = state.rules.grid
        self.drawn = ""  # the draw that the text names

    def wrong(self, place: int, reason: str) -> PositionError:
        return PositionError(self.text, place, reason)

    def read(self) -> DraughtsState:
        parts, white, black = read_sides(self.text, self.grid)
        state = self.state
        state.side = state.turn = state.hand = WHITE if parts["side"] == "W" else BLACK
        own, enemy = (white, black) if state.side == WHITE else (black, white)
        state.men, state.queens = own
        state.enemy_men, state.enemy_queens = enemy
        items = parts["pending"].split("; ") if parts["pending"] else []
        kinds = [item.split(" ")[0] for item in items]
        if len(set(kinds)) < len(kinds) or len({"on", "missed", "must"} & set(kinds)) > 1:
            raise self.wrong(parts.start("pending"), "these cannot be pending together")
        for item in items:
            self.pending(item, parts.start("pending"))
        gone = int(state.jumped) & ~(enemy[0] | enemy[1])  # the enemy's, already taken off in the middle of a capture
        if max((own[0] | own[1]).bit_count(), (enemy[0] | enemy[1] | gone).bit_count()) > self.army:
            raise self.wrong(0, f"a side has more than {self.army} pieces")
        for men, row, side in ((white[0], self.grid.top, WHITE), (black[0], self.grid.bottom, BLACK)):
            if men & row & ~self.passing(side):
                raise self.wrong(parts.start("white" if side == WHITE else "black"), "a man on its last row would be a queen")
        if not state.midway:
            state.judge()
        if self.drawn:
            self.draw(parts.start("pending"))
        return state

    def passing(self, side: int) -> int:
        """The square where a man may stand on its last row, as a bit: one that only touches it in the middle of a capture."""
        state = self.state
        return 1 << state.runner if state.midway and side == state.side and not state.rules.crowned_in_passing else 0

    def draw(self, place: int) -> None:
        """It ended by what was played before, which the text no longer has."""
        state = self.state
        known = state.rules.repetition > 0 if self.drawn == "repetition" else state.rules.king_runs
        queens = state.enemy_queens and (state.queens or self.drawn == "king_returned")
        if not known or not queens or state.midway or state.quiet < 2 or state.reason not in ("", "no_progress"):
            raise self.wrong(place, f"{self.drawn} cannot have ended this game")
        state.end(NOBODY, self.drawn)

    def square(self, name: str, place: int) -> int:
        return read_square(self.text, name, place, self.grid)

    def squares(self, names: str, place: int) -> int:
        return sum(1 << self.square(name, place) for name in set(names.split(",")))

    def pending(self, item: str, place: int) -> None:
        if running := RUNNING.fullmatch(item):
            self.running(self.square(running["square"], place), self.squares(running["jumped"], place), place)
        elif missed := MISSED.fullmatch(item):
            self.missed(missed, place)
        elif item == "must take":
            self.must_take(place)
        elif quiet := QUIET.fullmatch(item):
            self.state.quiet = int(quiet["count"])
        elif item in ("repetition", "king_returned"):
            self.drawn = item
        else:
            raise self.wrong(place, f"{item!r} is nothing that can be pending")

    def running(self, square: int, jumped: int, place: int) -> None:
        state = self.state
        if not (state.men | state.queens) >> square & 1:
            raise self.wrong(place, "no own piece stands where the capture goes on")
        standing = (state.enemy_men | state.enemy_queens) & jumped
        if standing != (jumped if state.rules.taken_stay else 0) or jumped & (state.men | state.queens) & ~(1 << square):
            raise self.wrong(place, "the jumped pieces are not as the rules leave them")
        state.runner, state.jumped, state.midway = square, jumped, True
        if state.longest_from(square) == 0:
            raise self.wrong(place, "the capture cannot go on")

    def missed(self, parts: re.Match[str], place: int) -> None:
        state = self.state
        missed = self.squares(parts["missed"], place)
        start, target = self.square(parts["start"], place), self.square(parts["target"], place)
        enemies = state.enemy_men | state.enemy_queens
        if not state.rules.huffing or missed & ~enemies or not enemies >> target & 1 or start == target:
            raise self.wrong(place, "there is no such missed capture")
        if (enemies | state.men | state.queens) >> start & 1 or (parts["crowned"] and not state.enemy_queens >> target & 1):
            raise self.wrong(place, "the move that missed the capture cannot have been made")
        state.missed, state.missed_from, state.missed_to = missed, start, target
        state.missed_crowned = bool(parts["crowned"])
        if not self.comes_again(64 * start + target):
            raise self.wrong(place, "taking the move back and making it again does not miss these captures")

    def comes_again(self, step: int) -> bool:
        """Whether the missed capture follows from the quiet move that the text names: else correcting it would lead nowhere."""
        state = self.state
        again = state.clone()
        again.play_correction()
        again.must_take = False
        count = again.fill_quiet(0)
        if again.men & again.last_row() or step not in [again.moves[at] for at in range(count)]:
            return False
        again.play(step)
        return again.key() == state.key() and again.missed_crowned == state.missed_crowned

    def must_take(self, place: int) -> None:
        if not self.state.rules.huffing or self.state.could_take() == 0:
            raise self.wrong(place, "there is nothing to take")
        self.state.must_take = True
