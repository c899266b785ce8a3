"""What the capturing games of the family share: how they begin, and the printed options.

A game of the family is a Draughts object: it names what differs from dame, and the options it is printed with.
"""

from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.setup import Option, Setup
from parlour.games.draughts.engine import DraughtsRules, DraughtsState, blank_state
from parlour.games.draughts.grid import EIGHT, Grid
from parlour.games.draughts.position import PositionReader

HUFFING = Option("huffing", False, source="000, 002: printed penalty; sheet 0.7")
REMOVE_EACH_JUMP = Option("remove_captured", "each_jump", choices=("each_jump", "after_move"), source="sheet 0.6")
REMOVE_AFTER_MOVE = Option("remove_captured", "after_move", choices=("each_jump", "after_move"), source="sheet 0.6")
LANDING_FREE = Option("queen_landing", "free", choices=("free", "prolong"), source="sheet 0.6")
LANDING_PROLONG = Option("queen_landing", "prolong", choices=("free", "prolong"), source="sheet 0.6")
BLOCKED = Option("blocked_player", "wins", choices=("wins", "loses"), source="schlagdame R1")
DRAW_RULE = Option("draw_rule", "printed", choices=("printed", "position", "off"), source="001, article 7; damspel R4")
REPETITION = Option("repetition_draw", 3, low=2, high=9, off=True, source="sheet 0.6")
NO_PROGRESS = Option("no_progress_limit", 25, low=1, high=500, off=True, source="sheet 0.6")


class Draughts(Game):
    """A game of two armies that take each other's pieces."""

    def __init__(
        self,
        *,
        id: str,
        options: tuple[Option, ...],
        grid: Grid = EIGHT,
        rows: int = 3,  # how many rows each army fills
        men_take_back: bool = False,
        men_take_queens: bool = True,
        queens_go_straight: bool = False,
        crowned_in_passing: bool = True,
        must_take_most: bool = False,
        loser_wins: bool = False,
    ) -> None:
        super().__init__(id=id, family="draughts", version=1, seats=(2,), usual_seats=2, options=options)
        self.grid = grid
        self.rows = rows
        self.army = rows * grid.rows // 2  # pieces a side begins with
        self.men_take_back = men_take_back
        self.men_take_queens = men_take_queens
        self.queens_go_straight = queens_go_straight
        self.crowned_in_passing = crowned_in_passing
        self.must_take_most = must_take_most
        self.loser_wins = loser_wins

    def rules(self, setup: Setup) -> DraughtsRules:
        chosen = dict(setup.options)
        return DraughtsRules(
            self.grid,
            men_take_back=self.men_take_back,
            men_take_queens=self.men_take_queens,
            queens_go_straight=self.queens_go_straight,
            crowned_in_passing=self.crowned_in_passing,
            must_take_most=self.must_take_most,
            must_prolong=chosen.get("queen_landing") == "prolong",
            taken_stay=chosen["remove_captured"] == "after_move",
            loser_wins=self.loser_wins,
            blocked_wins=chosen.get("blocked_player") == "wins",
            huffing=chosen.get("huffing") is True,
            repetition=3 if chosen.get("draw_rule") == "position" else int(chosen.get("repetition_draw", 0)),
            king_runs=chosen.get("draw_rule") == "printed",
            no_progress=int(chosen["no_progress_limit"]),
        )

    def blank(self, setup: Setup) -> DraughtsState:
        return blank_state(setup, self.rules(setup))

    def begin(self, setup: Setup) -> DraughtsState:
        state = self.blank(setup)
        state.men = self.grid.rows_from_bottom(0, self.rows - 1)
        state.enemy_men = self.grid.rows_from_bottom(self.grid.rows - self.rows, self.grid.rows - 1)
        state.judge()  # the first position counts for repetition
        return state

    def parse(self, text: str, setup: Setup) -> DraughtsState:
        return PositionReader(text, self.blank(setup), self.army).read()

    def make_face(self) -> Face:
        from parlour.games.draughts.face import DraughtsFace

        return DraughtsFace(self.grid, self.army)
