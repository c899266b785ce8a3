"""Few combinations that show every pair of values together: most faults need no more than two things at once."""

from collections.abc import Mapping, Sequence
from itertools import combinations

Pair = tuple[int, int, int, int]  # name, which of its values, another name, which of its values


def pairwise(values: Mapping[str, Sequence[object]]) -> list[dict[str, object]]:
    """Combinations of one value a name, such that every two values of different names meet. The first takes all first values."""
    names = list(values)
    if len(names) == 1:
        return [{names[0]: value} for value in values[names[0]]]
    sizes = [len(values[name]) for name in names]
    # a dict for its order: the same combinations every time
    missing = {(a, x, b, y): None for a, b in combinations(range(len(names)), 2) for x in range(sizes[a]) for y in range(sizes[b])}
    picks = [[0] * len(names)]
    strike(missing, picks[0])
    while missing:
        picks.append(best_pick(missing, sizes))
        strike(missing, picks[-1])
    return [{name: values[name][at] for name, at in zip(names, pick, strict=True)} for pick in picks]


def best_pick(missing: Mapping[Pair, None], sizes: Sequence[int]) -> list[int]:
    """Start with the first pair that is missing; then, name by name, the value that meets the most missing partners."""
    a, x, b, y = next(iter(missing))
    pick = {a: x, b: y}
    for name in range(len(sizes)):
        if name not in pick:
            pick[name] = max(range(sizes[name]), key=lambda at: sum(pair(name, at, other, pick[other]) in missing for other in pick))
    return [pick[name] for name in range(len(sizes))]


def pair(a: int, x: int, b: int, y: int) -> Pair:
    return (a, x, b, y) if a < b else (b, y, a, x)


def strike(missing: dict[Pair, None], pick: Sequence[int]) -> None:
    for (a, x), (b, y) in combinations(enumerate(pick), 2):
        missing.pop((a, x, b, y), None)
