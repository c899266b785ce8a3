"""The whole of Kniffel, solved by `parlour lab kniffel` and kept in the user's cache folder."""

from collections.abc import Callable

from librt.vecs import vec

from parlour.games.kniffel.rules import ALL_BOXES, KniffelRules
from parlour.players import kept
from parlour.players.kniffel.solver import HELD, Solution, upper_sums

FORMAT = 1


def name(rules: KniffelRules) -> str:
    return f"kniffel-{rules.extra_kniffel}-{int(rules.zero_counts)}-{FORMAT}"


def read(rules: KniffelRules) -> Solution | None:
    """The solution as it was kept, if it is there."""
    numbers = kept.read(name(rules), 2 * int(HELD))
    if numbers is None:
        return None
    found = Solution(rules)
    found.known = vec[float](numbers)
    return found


def keep(rules: KniffelRules, solution: Solution) -> None:
    kept.keep(name(rules), solution.known)


def solve(rules: KniffelRules, advance: Callable[[int, int], None], first: int = 0) -> Solution:
    """Solve the game from full columns back to the boxes `first` filled; `advance` is told how many of how many sets of boxes are done."""
    solution = Solution(rules)
    sums = upper_sums(first, 0)
    last = int(ALL_BOXES) - 1
    for done, boxes in enumerate(range(last, first - 1, -1), 1):
        if boxes & first == first:
            solution.solve_boxes(boxes, first, 0, sums)
        advance(done, last - first + 1)
    return solution
