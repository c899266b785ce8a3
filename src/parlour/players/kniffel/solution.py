"""The whole of Kniffel, solved once in the background and kept in the user's cache folder: one lookup for each set of rules."""

from __future__ import annotations

from array import array
from functools import partial

from librt.vecs import vec

from parlour.games.kniffel.kniffel import GAME
from parlour.games.kniffel.rules import ALL_BOXES, EXTRA_KNIFFEL, KniffelRules
from parlour.players.expert import Tell
from parlour.players.kept import Lookup
from parlour.players.kniffel.solver import HELD, Solution, upper_sums

FORMAT = 2


def lookup(rules: KniffelRules) -> Lookup:
    name = f"kniffel-{rules.extra_kniffel}-{int(rules.zero_counts)}-{FORMAT}"
    return Lookup(name, "d", 2 * int(HELD), partial(work, int(rules.extra_kniffel), bool(rules.zero_counts)))


def lookups() -> list[Lookup]:
    return [lookup(rules_of(number, zero)) for number in EXTRA_KNIFFEL.values() for zero in (False, True)]


def rules_of(extra: int, zero: bool) -> KniffelRules:
    kind = next(kind for kind, number in EXTRA_KNIFFEL.items() if number == extra)
    return KniffelRules(GAME.agree(1, extra_kniffel=kind, zero_counts_as_entry=zero))


def work(extra: int, zero: bool, tell: Tell) -> array[float]:
    """Of plain values, so that another process can be told what to work out."""
    return array("d", solve(rules_of(extra, zero), tell).known)


def solution_of(rules: KniffelRules, numbers: array[float]) -> Solution:
    found = Solution(rules)
    found.known = vec[float](numbers)
    return found


def solve(rules: KniffelRules, tell: Tell, first: int = 0) -> Solution:
    """Solve the game from full columns back to the boxes `first` filled."""
    solution = Solution(rules)
    sums = upper_sums(first, 0)
    last = int(ALL_BOXES) - 1
    for done, boxes in enumerate(range(last, first - 1, -1), 1):
        if boxes & first == first:
            solution.solve_boxes(boxes, first, 0, sums)
        tell(done / (last - first + 1))
    return solution
