"""One to sixteen (Eins bis sechzehn): make each number in turn of three dice, up and down again. Sheet: dice.md, eins_bis_sechzehn.

The board is the way up and back; a site is called after its number, on the way back with a b behind it.
"""

from functools import cache
from itertools import combinations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT
from parlour.core.event import Event
from parlour.core.message import Message, say
from parlour.core.result import Result, ranked
from parlour.core.setup import Option, Setup
from parlour.core.source import NEVER_ENDS, printed
from parlour.games.dice.engine import DiceState
from parlour.games.dice.face import faces
from parlour.games.dice.faults import Faults, ends_wrongly
from parlour.games.dice.figures import AMOUNT, NONE, TALLY, Figures
from parlour.games.dice.game import DiceGame, usual
from parlour.games.dice.throws import NUMBER, THROWS
from parlour.games.dice.way_face import Way, WayFace

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
    single: list[Sums] = [{face: str(face)} for face in faces]
    made: Sums = {}
    for one in single:
        made = one | made
    for one, other in combinations(single, 2):
        made = joined(one, other, every) | made
    if len(single) == 3:
        for at, one in enumerate(single):
            left, right = single[:at] + single[at + 1 :]
            made = joined(joined(left, right, every), one, every) | made
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

    def through(self, each: Figures) -> DiceState:
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


ways = cache(formed)  # how a throw makes its numbers


class OneToSixteenFace(WayFace[OneToSixteen]):
    held = ("targets",)

    def way(self, setup: Setup) -> Way:
        top = setup.number("top")
        up = [(str(number), str(number)) for number in range(1, top + 1)]
        back = [(f"{number}b", str(number)) for number in range(top - 1, 0, -1) if setup.flag("there_and_back")]
        return Way(up + back, 8, "linen", "light")

    def prompt(self, state: OneToSixteen) -> Message:
        return self.asking(state, "dice-eins_bis_sechzehn-prompt", target=state.target(state.done[state.hand]))

    def told(self, before: OneToSixteen, action: int, after: OneToSixteen) -> list[Event]:
        seat = before.hand
        made = range(before.done[seat], after.done[seat])
        if not made:
            return [self.note(seat, "dice-eins_bis_sechzehn-log-none", target=before.target(before.done[seat]))]
        how = ways(faces(action), bool(before.all_operations))
        sums = ", ".join(f"{number} = {how[number]}" for number in map(before.target, made))
        return [self.note(seat, "dice-eins_bis_sechzehn-log", sums=sums), *self.walk(before, after)]


def faults(state: OneToSixteen) -> Faults:
    targets, through, late = state.targets(), state.through_all(), state.round == state.rounds
    yield max(state.done) > targets or list(state.done).count(targets) > 1, say("error-dice-targets", count=targets)
    yield (late and through) or ends_wrongly(state, state.round, state.rounds, through), say("error-dice-figures")


OPTIONS = (
    Option("all_operations", False, source=printed(big="de")),
    usual("top", 16, 6, HIGHEST),
    Option("there_and_back", True, source=printed("source-eins_bis_sechzehn-there_and_back", big="de")),
    Option("max_rounds", 2000, low=10, high=5000, source=NEVER_ENDS),
)
GAME = DiceGame("eins_bis_sechzehn", OneToSixteen, OneToSixteenFace, faults, OPTIONS, cups=(3,))
