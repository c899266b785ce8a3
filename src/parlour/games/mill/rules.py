"""What can be agreed about a game of mill. (Sheet: mill_and_stones.md, 1)"""

from dataclasses import dataclass

from mypy_extensions import i64


@dataclass(kw_only=True)
class MillRules:
    """An option of the game is the rule of its name."""

    flying: bool = True  # R6: whoever has three stones left jumps
    take_from_mill_if_all: bool = False  # R2: stones in mills can be taken if all of them are in mills
    double_mill_takes_two: bool = False  # R3: two mills closed by one stone take two stones
    may_decline: bool = False  # R4: a stone need not be taken
    repetition_draw: i64 = 0  # R10: a position that comes up so often is a draw; 0: never
    no_mill_limit: i64 = 0  # R10: so many moves of each side without a stone taken are a draw; 0: never
