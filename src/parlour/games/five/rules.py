"""What can be agreed about five in a row. (Sheet: mill_and_stones.md, 2)"""

from dataclasses import dataclass

from mypy_extensions import i64


@dataclass(kw_only=True)
class FiveRules:
    """An option of the game is the rule of its name."""

    board_size: int = 10  # R1: squares a side
    exact_five: bool = False  # R5: longer rows do not win
    relocation_limit: i64 = 0  # R7: so many moves of each side with stones that stood are a draw; 0: never
    repetition_draw: i64 = 0  # R7: a position that comes up so often is a draw; 0: never
