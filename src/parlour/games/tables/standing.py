"""How a position of the tables family stands: whose turn it is, the cube, the score, the result, and all of it in writing.

What is legal is found in stones.py; how it goes on is the engine's. (Sheet: tables.md)
"""

from __future__ import annotations

from collections.abc import Hashable

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.result import Result
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, NOBODY, OVER
from parlour.games.tables.rules import (
    AFTER,
    AFTER_BRIDGE,
    ANSWER,
    BORNE_OFF,
    CUBE,
    FINISHED,
    OPENING,
    PASCHES,
    POINTS,
    REASONS,
    SCORE,
    THROW,
    TablesRules,
)
from parlour.games.tables.stones import Stones


class TablesStanding(Stones):
    """Whose turn it is, and what is pending.

    stage       what is to be done
    opening     while the start is thrown for: what White threw, 0 if nothing
    turns       turns made in this game
    games       games decided in this match or series
    resume      in a series, where the last game was won: AFTER_STEP or AFTER_BRIDGE
    lost        the throw before this one, if nothing could be played with it, and lost_by: whose it was; for telling people
    """

    def __init__(self, setup: Setup, rules: TablesRules, moves: vec[i64], at: vec[i64]) -> None:
        super().__init__(setup, rules, moves, at)
        self.stage: i64 = OPENING
        self.opening: i64 = 0
        self.turns: i64 = 0
        self.cube: i64 = 1
        self.owner: i64 = NOBODY
        self.crawford: bool = False
        self.games: i64 = 0
        self.resume: i64 = 0
        self.winner: i64 = NOBODY
        self.value: i64 = 0
        self.reason: i64 = 0
        self.lost: i64 = 0
        self.lost_by: i64 = NOBODY
        self.turn = CHANCE
        self.hand = 0

    def may_double(self) -> bool:
        rules = self.rules
        if 2 * self.cube > rules.cube_limit or self.crawford or self.turns < rules.cube_from:
            return False
        if self.owner >= 0 and self.owner != self.hand:
            return False
        return rules.match == 0 or self.at[SCORE + self.hand] + self.cube < rules.match  # else it cannot help

    # Results

    def result(self) -> Result:
        if self.turn != OVER:
            raise ValueError("the game is not over")
        scores = (int(self.at[SCORE]), int(self.at[SCORE + 1]))
        places = (1, 1) if self.winner < 0 else (1, 2) if self.winner == 0 else (2, 1)
        return Result(places, scores, REASONS[self.reason])

    def payoff(self, seat: i64) -> float:
        """What a game was worth counts too, up to four; of a match or series only who won it."""
        if self.winner < 0:
            return 0.5
        share = 0.5
        if self.rules.match == 0 and self.rules.series == 1 and self.reason != BORNE_OFF:
            share = 0.125 * float(self.value if self.value < 4 else 4)
        return 0.5 + share if self.winner == seat else 0.5 - share

    def past(self) -> tuple[int, ...]:
        return (int(self.lost), int(self.lost_by)) if self.lost > 0 else ()

    def recall(self, past: tuple[int, ...]) -> None:
        if len(past) == 2:
            self.lost = past[0]
            self.lost_by = past[1]

    # Identity

    def key(self) -> Hashable:
        at = self.at
        return (
            self.words(0, True),
            self.words(0, False),
            self.words(1, True),
            self.words(1, False),
            self.stage * 64 + self.hand * 16 + self.opening * 1024,
            self.high * 10 + self.low,
            self.full * 4096 + self.firsts * 64 + self.seconds,
            self.fresh_first * 64 + self.fresh_second,
            self.last,
            self.cube * 4 + self.owner + 1,
            at[POINTS] * 64 + at[POINTS + 1],
            at[SCORE],
            at[SCORE + 1],
            at[PASCHES] * 8 + at[PASCHES + 1] + (64 if self.crawford else 0),
            (self.games if self.rules.series > 1 else 0) * 8 + self.resume,
            (self.turns if self.turns < 2 else 2) if self.rules.same_numbers or self.rules.cube_limit > 0 else 2,
            self.winner,
        )

    def text(self) -> str:
        parts = [f"{self.side(0)}; {self.side(1)} | {self.pending()}"]
        letters = "WB"
        at = self.at
        if self.cube > 1:
            parts.append(f"cube {self.cube} {letters[self.owner]}")
        if self.rules.tric:
            parts.append(f"points {at[POINTS]} {at[POINTS + 1]}")
        if self.rules.match > 0 or self.rules.series > 1:
            parts.append(f"score {at[SCORE]} {at[SCORE + 1]}, games {self.games}")
            if self.crawford:
                parts.append("crawford")
        if at[PASCHES] + at[PASCHES + 1] > 0:
            parts.append(f"pasch {at[PASCHES]} {at[PASCHES + 1]}")
        if self.turns != 2:
            parts.append(f"turn {self.turns}")
        return ", ".join(parts)

    def pending(self) -> str:
        """What is to be done, as position.py reads it."""
        stage = self.stage
        if stage == OPENING:
            return "opening" if self.opening == 0 else f"opening {dice_text(self.opening)}"
        if stage == FINISHED:
            if self.winner < 0:
                return f"over draw {REASONS[self.reason]} {self.at[SCORE]}-{self.at[SCORE + 1]}"
            return f"over {'WB'[self.winner]} {REASONS[self.reason]} {self.value} {self.at[SCORE]}-{self.at[SCORE + 1]}"
        who = "WB"[self.hand]
        if stage == THROW:
            return f"{who} throws" if self.may_double() else who
        if stage == CUBE:
            return f"{who} cube"
        if stage == ANSWER:
            return f"{who} answers"
        dice = dice_text(10 * self.high + self.low)
        words = [who, "won", dice, str(self.value)] if stage == AFTER else [who, dice]
        if self.resume == AFTER_BRIDGE:
            words.append("bridge")
        if self.second > 0 and self.full == 4:
            words.append("fourfold")
        if self.firsts + self.seconds > 0 and (stage == AFTER or self.firsts < self.full or (self.seconds < self.full and self.second > 0)):
            words.append("left " + "-".join([str(self.first)] * self.firsts + [str(self.second)] * self.seconds))
        if self.fresh_first + self.fresh_second > 0:
            words.append(f"set {self.fresh_first}-{self.fresh_second}")
        if self.last > 0:
            words.append(f"last {self.last}")
        return " ".join(words)


def dice_text(dice: i64) -> str:
    return str(dice) if dice < 10 else f"{dice // 10}-{dice % 10}"
