"""Kniffel's points beside a second scorer, written from the sheet's table in a different way, over every throw and box.

OpenSpiel has no Kniffel, but its `yacht` is a cousin. Number boxes, four of a kind, chance and kniffel (its yacht) mean the same and
are compared over every throw. Its full house counts the sum and takes five equal dice; its two straights are 12345 and 23456, for 30
points each: of these we compare which throws fit. It knows no three of a kind, no four in a row, no bonus and no joker.
"""

from collections import Counter
from itertools import combinations_with_replacement, product

import pyspiel
import pytest

import parlour
from parlour.games.kniffel.engine import KniffelState
from parlour.games.kniffel.rules import BOXES
from parlour.players.kniffel.solver import Solution

GAME = parlour.game("kniffel")
YACHT = pyspiel.load_game("yacht")
ALL_FIVE = list(combinations_with_replacement((1, 2, 3, 4, 5, 6), 5))


def second_scorer(dice: tuple[int, ...], box: str) -> int:
    shape = "".join(str(count) for _, count in Counter(dice).most_common())  # 311 is three of a kind and two single dice
    row = "".join(str(face) if face in dice else " " for face in range(1, 7))
    match box:
        case "ones" | "twos" | "threes" | "fours" | "fives" | "sixes":
            number = ("ones", "twos", "threes", "fours", "fives", "sixes").index(box) + 1
            return sum(face for face in dice if face == number)
        case "three_kind":
            return sum(dice) if shape[0] in "345" else 0
        case "four_kind":
            return sum(dice) if shape[0] in "45" else 0
        case "full_house":
            return 25 if shape == "32" else 0
        case "small_straight":
            return 30 if "1234" in row or "2345" in row or "3456" in row else 0
        case "large_straight":
            return 40 if "12345" in row or "23456" in row else 0
        case "kniffel":
            return 50 if shape == "5" else 0
        case "chance":
            return sum(dice)
    raise AssertionError(box)


def open_sheet(dice: tuple[int, ...]) -> KniffelState:
    text = f"A[-,-,-,-,-,-;-,-,-,-,-,-,-;0] | A throw 3: +{''.join(map(str, dice))}"
    state = GAME.position(text, 1)
    assert isinstance(state, KniffelState)
    return state


@pytest.mark.parametrize("box", BOXES)
def test_every_throw_scores_the_same(box: str) -> None:
    number = BOXES.index(box)
    for dice in ALL_FIVE:
        state = open_sheet(dice)
        assert state.offer(number) == second_scorer(dice, box), dice
        state.apply(number)
        assert state.total(0) == second_scorer(dice, box), dice


def test_one_throw_of_five_has_the_odds_of_7776_ordered_throws() -> None:
    state = GAME.start(1)
    ordered = Counter(int("".join(map(str, sorted(faces)))) for faces in product(range(1, 7), repeat=5))
    assert dict(zip(state.legal(), state.weights(), strict=True)) == ordered


def test_the_solver_agrees_with_plain_recursion_on_a_turn_with_one_box() -> None:
    """The full house alone, three throws: every keep and every ordered throw written out, without multisets."""
    throws = {count: list(product(range(1, 7), repeat=count)) for count in range(6)}
    known: dict[tuple[tuple[int, ...], int], float] = {}

    def worth(dice: tuple[int, ...], left: int) -> float:
        if (dice, left) not in known:
            best = float(second_scorer(dice, "full_house"))
            if left:
                best = max(best, *(after(kept, left) for kept in keeps(dice)))
            known[dice, left] = best
        return known[dice, left]

    def keeps(dice: tuple[int, ...]) -> set[tuple[int, ...]]:
        masks = product((False, True), repeat=5)
        return {tuple(face for face, keep in zip(dice, mask, strict=True) if keep) for mask in masks}

    expected: dict[tuple[tuple[int, ...], int], float] = {}

    def after(kept: tuple[int, ...], left: int) -> float:
        if (kept, left) not in expected:
            more = throws[5 - len(kept)]
            expected[kept, left] = sum(worth(tuple(sorted(kept + faces)), left - 1) for faces in more) / len(more)
        return expected[kept, left]

    solution = Solution(open_sheet((1, 1, 1, 1, 1)).rules)
    assert solution.solve((1 << 13) - 1 & ~(1 << BOXES.index("full_house"))) == pytest.approx(after((), 3), abs=1e-9)


SHARED = {box: box.capitalize() for box in (*BOXES[:6], "chance")} | {"four_kind": "Four of a Kind", "kniffel": "Yacht"}


def yacht_points(dice: tuple[int, ...], name: str) -> int:
    """What OpenSpiel's yacht writes for a first throw."""
    state = YACHT.new_initial_state()
    state.apply_action(sum((face - 1) * 6**at for at, face in enumerate(dice)))
    assert f"Dice: {' '.join(map(str, dice))}" in str(state)
    state.apply_action(0)  # keep all
    state.apply_action(next(action for action in state.legal_actions() if state.action_to_string(0, action) == f"Score in {name}"))
    return int(str(state).split("Player 0 (total: ")[1].split(")")[0])


@pytest.mark.parametrize("box", SHARED)
def test_shared_boxes_score_as_in_openspiels_yacht(box: str) -> None:
    for dice in ALL_FIVE:
        assert open_sheet(dice).offer(BOXES.index(box)) == yacht_points(dice, SHARED[box]), dice


def test_full_houses_and_large_straights_are_those_of_openspiels_yacht() -> None:
    for dice in ALL_FIVE:
        ours = open_sheet(dice)
        full_house = yacht_points(dice, "Full House") > 0 and len(set(dice)) == 2
        straight = yacht_points(dice, "Small Straight") + yacht_points(dice, "Large Straight") == 30
        assert ours.offer(BOXES.index("full_house")) == (25 if full_house else 0), dice
        assert ours.offer(BOXES.index("large_straight")) == (40 if straight else 0), dice
