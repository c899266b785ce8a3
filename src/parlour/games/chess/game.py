"""What the games of the family share: how they begin, and the printed options.

A game of the family is a Chess object: it names what differs from schach, and the options it is played with.
"""

from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.setup import Option, Setup
from parlour.games.chess.attack_rules import ChessRules
from parlour.games.chess.engine import ChessState, blank_state
from parlour.games.chess.position import PositionReader

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

EN_PASSANT = Option("en_passant", True, source="schach R1: common use")
STRICT_CASTLING = Option("strict_castling", False, source="002; schach R2")
REPETITION = Option("repetition_draw", 3, low=2, high=9, off=True, source="schach R6")
MOST_QUIET, LONGEST = 500, 5000  # moves of each side: the most that the options allow, and what still holds where all of them are off
FIFTY_MOVES = Option("fifty_move_limit", 50, low=1, high=MOST_QUIET, off=True, source="schach R6")


class Chess(Game):
    """A game of two armies on 64 squares."""

    def __init__(
        self,
        *,
        id: str,
        options: tuple[Option, ...],
        start: str = START,
        royal: bool = True,
        put_back: bool = False,
        maharajah: bool = False,
    ) -> None:
        super().__init__(id=id, family="chess", version=1, seats=(2,), usual_seats=2, options=options)
        self.start_text = start
        self.royal = royal
        self.put_back = put_back
        self.maharajah = maharajah

    def rules(self, setup: Setup) -> ChessRules:
        chosen = dict(setup.options)
        repetition, fifty_moves, move_limit = (int(chosen.get(name, 0)) for name in ("repetition_draw", "fifty_move_limit", "move_limit"))
        if repetition == 0:  # R6: every game ends, even with no draw rule on
            if self.put_back:
                move_limit = move_limit or LONGEST  # captures bring nobody nearer to an end
            else:
                fifty_moves = fifty_moves or MOST_QUIET
        return ChessRules(
            royal=self.royal,
            put_back=self.put_back,
            maharajah=self.maharajah,
            must_take=chosen.get("compulsory_capture") is True,
            promote_to_king=chosen.get("promote_to_king") is True,
            en_passant=chosen.get("en_passant") is True,
            strict_castling=chosen.get("strict_castling") is True,
            blocked=str(chosen.get("blocked_player", "")),
            repetition=repetition,
            fifty_moves=fifty_moves,
            move_limit=move_limit,
        )

    def begin(self, setup: Setup) -> ChessState:
        return self.parse(self.start_text, setup)

    def parse(self, text: str, setup: Setup) -> ChessState:
        return PositionReader(text, blank_state(setup, self.rules(setup))).read()

    def make_face(self) -> Face:
        from parlour.games.chess.face import ChessFace

        return ChessFace()
