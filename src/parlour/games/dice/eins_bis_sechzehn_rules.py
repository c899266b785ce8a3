"""One to sixteen and back: each number in turn is made of the dice, as many as a throw allows. (Sheet: dice.md, eins_bis_sechzehn)"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT
from parlour.core.result import Result, ranked
from parlour.games.dice.engine import DiceState
from parlour.games.dice.figures import AMOUNT, NONE, TALLY, Figures
from parlour.games.dice.throws import NUMBER, THROWS

HIGHEST: Final = 18  # three sixes

Sums = dict[int, str]  # a number that can be made, and how


def joined(left: Sums, right: Sums, every: bool) -> Sums:
    """What two numbers make, joined by + and -, or by all four; a division must come out whole. (R4)"""
    made: Sums = {}
    for a, how_a in left.items():
        for b, how_b in right.items():
            made.setdefault(a + b, f"{how_a} + {how_b}")
            made.setdefault(a - b, f"{how_a} − {bracket(how_b)}")
            made.setdefault(b - a, f"{how_b} − {bracket(how_a)}")
            if every:
                made.setdefault(a * b, f"{bracket(how_a)} × {bracket(how_b)}")
                if b != 0 and a % b == 0:
                    made.setdefault(a // b, f"{bracket(how_a)} ÷ {bracket(how_b)}")
                if a != 0 and b % a == 0:
                    made.setdefault(b // a, f"{bracket(how_b)} ÷ {bracket(how_a)}")
    return made


def bracket(how: str) -> str:
    return f"({how})" if " " in how else how


def formed(faces: tuple[int, ...], every: bool) -> Sums:
    """Every number that one or more of these dice make, each die used once at most, and the shortest way found first."""
    made: Sums = {}
    for face in faces:
        made.setdefault(face, str(face))
    for at in range(len(faces)):
        for other in range(at + 1, len(faces)):
            for number, how in joined({faces[at]: str(faces[at])}, {faces[other]: str(faces[other])}, every).items():
                made.setdefault(number, how)
    if len(faces) == 3:
        for at in range(3):
            rest = [faces[other] for other in range(3) if other != at]
            pair = joined({rest[0]: str(rest[0])}, {rest[1]: str(rest[1])}, every)
            for number, how in joined(pair, {faces[at]: str(faces[at])}, every).items():
                made.setdefault(number, how)
    return made


def reach(faces: tuple[int, ...], every: bool) -> int:
    """The numbers from 1 up that can be made, as bits."""
    mask = 0
    for number in formed(faces, every):
        if 1 <= number <= HIGHEST:
            mask |= 1 << number
    return mask


# REACH[throw << 1 | all operations]
REACH: Final = vec[i64]([reach(faces, every) if len(faces) == 3 else 0 for faces in THROWS for every in (False, True)])


class OneToSixteen(DiceState):
    all_operations: i64 = 0  # options
    top: i64 = 0
    there_and_back: bool = False
    done: vec[i64] = NONE  # targets done

    def through(self, each: Figures) -> OneToSixteen:
        to = OneToSixteen(self.setup, self.tray)
        to.all_operations = each.option("all_operations", self.all_operations)
        to.top = each.option("top", self.top)
        to.there_and_back = each.flag("there_and_back", self.there_and_back)
        self.rounds_through(to, each, "max_rounds", TALLY)
        to.done = each.all("targets", self.done, AMOUNT)
        return to

    def targets(self) -> i64:
        """How many targets there are: up, and back without the top. (R2)"""
        return 2 * self.top - 1 if self.there_and_back else self.top

    def target(self, done: i64) -> i64:
        """The number that comes next."""
        return done + 1 if done < self.top else 2 * self.top - 1 - done

    def fallen(self, outcome: i64) -> None:
        reached = REACH[NUMBER[outcome] << 1 | self.all_operations]
        targets = self.targets()
        done = self.done[self.hand]
        while done < targets and reached & BIT[self.target(done)] != 0:  # R1: as far as it goes
            done += 1
        self.done[self.hand] = done
        if done == targets:
            self.finish()
        else:
            self.go_round(3)

    def through_all(self) -> bool:
        """Whether a seat has done all its targets."""
        return self.targets() in self.done

    def ended(self) -> Result:
        return ranked(list(self.done), "targets" if self.through_all() else "max_rounds")
