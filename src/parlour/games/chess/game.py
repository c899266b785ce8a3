"""What the games of the family share: how they begin, and the printed options.

A game of the family is a Chess object: its rules name what differs from schach, and its options what can be agreed.
"""

from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.setup import Option, Setup, with_options
from parlour.core.source import NEVER_ENDS, ours, printed
from parlour.games.chess.engine import ChessState, blank_state
from parlour.games.chess.position import ChessReader
from parlour.games.chess.rules import ChessRules
from parlour.games.chess.rulings import RULINGS

MOST_QUIET, LONGEST = 500, 5000  # moves of each side: the most that the options allow, and what still holds where all of them are off

EN_PASSANT = Option("en_passant", True, presets=(("printed", False), ("common", True)), source=ours("source-chess-en_passant"))
STRICT_CASTLING = Option("strict_castling", False, presets=(("printed", True),), source=printed("source-chess-strict_castling", big="de"))
REPETITION = Option("repetition_draw", 3, low=2, high=9, off=True, source=NEVER_ENDS)
FIFTY_MOVES = Option("fifty_move_limit", 50, low=1, high=MOST_QUIET, off=True, source=NEVER_ENDS)


class Chess(Game):
    """A game of two armies on 64 squares."""

    def __init__(self, *, id: str, rules: ChessRules, options: tuple[Option, ...], version: int = 1) -> None:
        super().__init__(id=id, family="chess", version=version, seats=(2,), usual_seats=2, options=options, rulings=RULINGS.get(id, ()))
        self.rules = rules

    def agreed(self, setup: Setup) -> ChessRules:
        rules = with_options(self.rules, setup)
        if rules.repetition_draw == 0:  # R6: every game ends, even with no draw rule on
            if rules.put_back:
                rules.move_limit = rules.move_limit or LONGEST  # captures bring nobody nearer to an end
            else:
                rules.fifty_move_limit = rules.fifty_move_limit or MOST_QUIET
        return rules

    def begin(self, setup: Setup) -> ChessState:
        return self.parse(self.rules.start, setup)

    def parse(self, text: str, setup: Setup) -> ChessState:
        return ChessReader(text, blank_state(setup, self.agreed(setup))).read()

    def make_face(self) -> Face:
        from parlour.games.chess.face import ChessFace

        return ChessFace()
