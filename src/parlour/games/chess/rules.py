"""What tells one game of the chess family from another. (Sheet: chess.md)"""

from dataclasses import dataclass

from mypy_extensions import i64

from parlour.games.chess.pieces import KING, QUEEN


@dataclass(kw_only=True)
class ChessRules:
    """An option of a game is the rule of its name; where a game has no such option, the default holds, or what the game says."""

    start: str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    royal: bool = True  # kings are checked and mated; else they are pieces like others, and having none left wins
    put_back: bool = False  # a captured piece is put on a free square by its captor
    pawns_put_back: str = "ranks_2_to_7"  # where a captured pawn is put; "anywhere": on the first and last rank too
    maharajah: bool = False  # Black has one piece, which he puts on the board first
    compulsory_capture: bool = False
    promote_to_king: bool = False  # a pawn may become a king too
    en_passant: bool = False
    strict_castling: bool = False  # the square next to the queen's rook must not be attacked either
    blocked_player: str = "passes"  # without a move, where kings are not royal: passes, wins or draw
    repetition_draw: i64 = 0  # a position that comes up so often is a draw; 0: never
    fifty_move_limit: i64 = 0  # so many moves of each side without a capture or a pawn's move are a draw; 0: never
    move_limit: i64 = 0  # after so many moves of each side the game is drawn; 0: never

    @property
    def last_kind(self) -> i64:
        """The strongest kind that a pawn may become."""
        return KING if self.promote_to_king else QUEEN
