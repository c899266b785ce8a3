"""What tells one capturing game of the draughts family from another. (Sheet: draughts.md)"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from parlour.games.draughts.grid import EIGHT, Grid

POSITIONS_DRAW: Final = 3  # damspel R4: with `position`, the third time is a draw


@dataclass(kw_only=True)
class DraughtsRules:
    """The defaults are those of dame. An option of a game is the rule of its name; where it has none, the default holds."""

    grid: Grid = EIGHT
    rows: int = 3  # how many rows each army fills
    men_take_back: bool = False  # men capture backwards too
    men_take_queens: bool = True
    queens_go_straight: bool = False  # along files and ranks too
    stops_crowned: bool = True  # a man that takes its way to the last row is crowned and stops; else it may go on as a man
    crowned_in_passing: bool = False  # where it does not stop, it goes on as a queen
    must_take_most: bool = False
    must_take: str = "whole_chain"  # or most: the same as an option
    loser_wins: bool = False  # having no pieces wins
    huffing: bool = False  # a capture may be missed, and the other side may then claim a piece
    remove_captured: str = "each_jump"  # or after_move: jumped pieces leave after the whole move, and block until then
    queen_landing: str = "free"  # or prolong: a queen lands where she can go on, if she can
    blocked_player: str = "loses"  # or wins: who has no move
    draw_rule: str = "off"  # printed: a king comes to one square of its run for the third time; position: any position does
    repetition_draw: int = 0  # a position that comes up so often is a draw; 0: never
    no_progress_limit: i64 = 0  # so many moves of each side without a capture or a man's move are a draw; 0: never

    def __post_init__(self) -> None:
        """What the engine asks at every move is worked out once."""
        self.army: int = self.rows * self.grid.rows // 2  # pieces a side begins with
        self.queen_directions: i64 = 8 if self.queens_go_straight else 4
        self.taken_stay: bool = self.remove_captured == "after_move"
        self.must_take_most = self.must_take_most or self.must_take == "most"
        self.must_prolong: bool = self.queen_landing == "prolong"
        self.king_runs: bool = self.draw_rule == "printed"
        self.repetition: i64 = POSITIONS_DRAW if self.draw_rule == "position" else self.repetition_draw
