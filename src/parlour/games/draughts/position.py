"""Positions of the draughts family in writing. (Sheet: draughts.md, 0.2)

W:Wc3,Kd2:Bb4,h8 and, behind ` | `, what is pending, separated by `; `:

    on e5 jumped d4           a capture in progress: where the piece is, what it has jumped so far
    missed c3 by g1-h2        huffing: c3 missed its capture when g1-h2 was played (g7-Kh8 if that crowned the man)
    must take                 the missed capture has been corrected and must now be played
    quiet 4                   moves since the last capture or move of a man
    repetition due            drawn by repetition as soon as the claim lapses
    repetition                drawn, because the position was there before; king_returned: by the printed draw of the 10x10 game
"""

import re
from typing import Generic, TypeVar

from parlour.core.bits import bit_count
from parlour.core.duel import BLACK, WHITE, Duel
from parlour.core.message import say
from parlour.core.position import PositionReader
from parlour.core.state import NOBODY
from parlour.games.draughts.engine import DraughtsState
from parlour.games.draughts.grid import EIGHT, Grid
from parlour.games.draughts.wall_engine import ARMY, WallState
from parlour.games.draughts.wolf_engine import FLOCK, SHEEP, WolfState

RUNNING = re.compile(r"on (?P<square>\w+) jumped (?P<jumped>[\w,]+)", re.ASCII)
MISSED = re.compile(r"missed (?P<missed>[\w,]+) by (?P<start>\w+)-(?P<crowned>K?)(?P<target>[a-z0-9]+)", re.ASCII)
WALLED = re.compile(r"walled (?P<walled>[a-h1-8,]+)", re.ASCII)
QUIET = re.compile(r"quiet (?P<count>\d{1,4})", re.ASCII)

D = TypeVar("D", bound=Duel)


class SidesReader(PositionReader[D], Generic[D]):
    """What all games of the family write alike: who is to move, and where the pieces stand."""

    shape = re.compile(r"(?P<side>[WB]):W(?P<white>[^:|]*):B(?P<black>[^:| ]*)(?: \| (?P<pending>.+))?")
    example = "W:Wc3,Kd2:Bb4,h8"
    grid: Grid = EIGHT

    def square(self, part: str, name: str, further: int = 0) -> int:
        if name not in self.grid.names:
            raise self.wrong(part, say("error-no-place", name=name), further)
        return self.grid.names.index(name)

    def pieces(self, colour: str) -> tuple[int, int]:
        """A side's men and queens, as bits."""
        men = queens = 0
        for further, name in self.listed(colour):
            bit = 1 << self.square(colour, name.removeprefix("K"), further)
            if (men | queens) & bit:
                raise self.wrong(colour, say("error-named-twice", name=name.removeprefix("K")), further)
            if name.startswith("K"):
                queens |= bit
            else:
                men |= bit
        return men, queens

    def sides(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """White's and Black's men and queens; the side to move gets the hand."""
        white, black = self.pieces("white"), self.pieces("black")
        if (white[0] | white[1]) & (black[0] | black[1]):
            twice = self.grid.named((white[0] | white[1]) & (black[0] | black[1]))[0]
            place = next(further for further, name in self.listed("black") if name.removeprefix("K") == twice)
            raise self.wrong("black", say("error-two-pieces", name=twice), place)
        self.state.hand_to(WHITE if self.parts["side"] == "W" else BLACK)
        return white, black


class DraughtsReader(SidesReader[DraughtsState]):
    """Capturing games."""

    def __init__(self, text: str, state: DraughtsState) -> None:
        super().__init__(text, state)
        self.grid = state.rules.grid
        self.drawn = ""  # the draw that the text names

    def read(self) -> DraughtsState:
        state = self.state
        white, black = self.sides()
        (state.men, state.queens), (state.enemy_men, state.enemy_queens) = (white, black) if state.side == WHITE else (black, white)
        items = self.parts["pending"].split("; ") if self.parts["pending"] else []
        kinds = [item.split(" ")[0] for item in items]
        if len(set(kinds)) < len(kinds) or len({"on", "missed", "must"} & set(kinds)) > 1:
            raise self.wrong("pending", say("error-pending-together"))
        for item in items:
            self.pending(item)
        known = state.enemy() | state.jumped  # also those already taken off in the middle of a capture
        if max(bit_count(state.own()), bit_count(known)) > state.rules.army:
            raise self.wrong("white", say("error-too-many", most=state.rules.army))
        for men, row, side in ((white[0], self.grid.top, WHITE), (black[0], self.grid.bottom, BLACK)):
            if men & row & ~self.passing(side):
                raise self.wrong("white" if side == WHITE else "black", say("error-draughts-last-row"))
        if not state.midway:
            state.judge()
        if self.drawn == "due":
            self.draw_due()
        elif self.drawn:
            self.draw()
        return state

    def passing(self, side: int) -> int:
        """The square where a man may stand on its last row, as a bit: one that only touches it in the middle of a capture."""
        state = self.state
        return (
            1 << state.runner
            if state.midway and side == state.side and not state.rules.stops_crowned and not state.rules.crowned_in_passing
            else 0
        )

    def draw(self) -> None:
        """It ended by what was played before, which the text no longer has."""
        state = self.state
        known = state.rules.repetition > 0 if self.drawn == "repetition" else state.rules.king_runs
        queens = state.enemy_queens and (state.queens or self.drawn == "king_returned")
        if not known or not queens or state.midway or state.quiet < 2 or state.reason not in ("", "no_progress"):
            raise self.wrong("pending", say("error-ended-otherwise"))
        state.end(NOBODY, self.drawn)

    def draw_due(self) -> None:
        """The same, where a claim comes first."""
        state = self.state
        if not state.rules.repetition or not state.missed or not (state.queens and state.enemy_queens) or state.quiet < 2:
            raise self.wrong("pending", say("error-draughts-no-claim"))
        state.due = "repetition"

    def squares(self, names: str) -> int:
        """The squares that something pending names, as bits."""
        return sum(1 << self.square("pending", name) for name in set(names.split(",")))

    def pending(self, item: str) -> None:
        if running := RUNNING.fullmatch(item):
            self.running(self.square("pending", running["square"]), self.squares(running["jumped"]))
        elif missed := MISSED.fullmatch(item):
            self.missed(missed)
        elif item == "must take":
            self.must_take()
        elif quiet := QUIET.fullmatch(item):
            self.state.quiet = int(quiet["count"])
        elif item in ("repetition", "king_returned"):
            self.drawn = item
        elif item == "repetition due":
            self.drawn = "due"
        else:
            raise self.wrong("pending", say("error-pending", item=item))

    def running(self, square: int, jumped: int) -> None:
        state = self.state
        if not (state.men | state.queens) >> square & 1:
            raise self.wrong("pending", say("error-draughts-running"))
        standing = (state.enemy_men | state.enemy_queens) & jumped
        if standing != (jumped if state.rules.taken_stay else 0) or jumped & (state.men | state.queens) & ~(1 << square):
            raise self.wrong("pending", say("error-draughts-running"))
        state.runner, state.jumped, state.midway = square, jumped, True
        if state.longest_from(square) == 0:
            raise self.wrong("pending", say("error-draughts-running"))

    def missed(self, parts: re.Match[str]) -> None:
        state = self.state
        missed = self.squares(parts["missed"])
        start, target = self.square("pending", parts["start"]), self.square("pending", parts["target"])
        enemies = state.enemy_men | state.enemy_queens
        if not state.rules.huffing or missed & ~enemies or not enemies >> target & 1 or start == target:
            raise self.wrong("pending", say("error-draughts-missed"))
        if (enemies | state.men | state.queens) >> start & 1 or (parts["crowned"] and not state.enemy_queens >> target & 1):
            raise self.wrong("pending", say("error-draughts-missed"))
        state.missed, state.missed_from, state.missed_to = missed, start, target
        state.missed_crowned = bool(parts["crowned"])
        if not self.comes_again(64 * start + target):
            raise self.wrong("pending", say("error-draughts-missed"))

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

    def must_take(self) -> None:
        if not self.state.rules.huffing or self.state.could_take() == 0:
            raise self.wrong("pending", say("error-nothing-to-take"))
        self.state.must_take = True


class WallReader(SidesReader[WallState]):
    """Walling: men only, and behind ` | ` `quiet 12` where they step back, or `walled f4` where the mover may take or leave them."""

    def read(self) -> WallState:
        state = self.state
        white, black = self.sides()
        if white[1] or black[1]:
            raise self.wrong("white", say("error-draughts-no-queens"))
        if white[0].bit_count() > ARMY or black[0].bit_count() > ARMY:
            raise self.wrong("white", say("error-too-many", most=ARMY))
        state.own, state.enemy = (white[0], black[0]) if state.side == WHITE else (black[0], white[0])
        for item in self.parts["pending"].split("; ") if self.parts["pending"] else []:
            quiet, walled = QUIET.fullmatch(item), WALLED.fullmatch(item)
            if quiet is not None and state.backward:
                state.quiet = int(quiet["count"])
            elif walled is not None and state.may_leave:
                self.walled(walled["walled"].split(","))
            else:
                raise self.wrong("pending", say("error-pending", item=item))
        if not state.midway:
            state.judge()
        return state

    def walled(self, names: list[str]) -> None:
        """Men that were walled in by the move just made, and are taken or left."""
        state = self.state
        men = sum(1 << self.square("pending", name) for name in set(names))
        if men & ~state.walled_in():
            raise self.wrong("pending", say("error-draughts-walled"))
        state.walled, state.midway = men, True


class WolfReader(SidesReader[WolfState]):
    """Wolf and sheep: W are the sheep, and B is the wolf; without a wolf he is still to be placed."""

    def read(self) -> WolfState:
        state = self.state
        sheep, wolf = self.sides()
        if sheep[0].bit_count() != 4 or sheep[1] or wolf[1] or wolf[0].bit_count() > 1:
            raise self.wrong("white", say("error-draughts-wolf"))
        if self.parts["pending"]:
            raise self.wrong("pending", say("error-pending", item=self.parts["pending"]))
        if not wolf[0]:
            if state.side == SHEEP:
                raise self.wrong("black", say("error-draughts-wolf-first"))
            if sheep[0] != FLOCK:
                raise self.wrong("white", say("error-draughts-sheep-home"))
        state.own, state.enemy = (sheep[0], wolf[0]) if state.side == SHEEP else (wolf[0], sheep[0])
        state.judge()
        return state
