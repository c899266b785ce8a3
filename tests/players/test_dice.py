"""The bad three, under or over seven and craps, solved: the sheet's exact figures, and players that know them."""

from fractions import Fraction

import pytest
from librt.random import Random

import parlour
from parlour.core.state import CHANCE, OVER, State
from parlour.games.dice.boese_drei_rules import AGAIN, STOP
from parlour.games.dice.craps_rules import STAKE
from parlour.players.dice.boese_drei_solver import CAP, Round
from parlour.players.dice.craps_solver import chance, standard_chance
from parlour.players.dice.expert import EXPERT
from parlour.players.levels import STRONGEST, player_for

DREI = parlour.game("boese_drei")
CRAPS = parlour.game("craps")


def values(state: State) -> dict[int, float]:
    worth = EXPERT.weigh(state, STRONGEST, 1)
    assert worth is not None and sorted(worth.values) == state.legal()
    return worth.values


def thrown(worth: dict[int, float], total: int) -> float:
    """What throwing from a total is worth: a 3 leaves nothing."""
    return sum(worth[total + face] for face in (1, 2, 4, 5, 6)) / 6


def worths(stop_at: int, survival: bool = False) -> dict[int, float]:
    """What every total is worth, in points or in chances to keep any, to somebody who stops at one; 0: where stopping is best."""
    worth = {total: 1.0 if survival else float(total) for total in range(int(CAP), int(CAP) + 7)}
    for total in range(int(CAP) - 1, -1, -1):
        again = thrown(worth, total)
        stops = total >= stop_at if stop_at else total > 0 and total >= again
        worth[total] = (1.0 if survival else float(total)) if stops else again
    return worth


def test_boese_drei_highest_expected_score() -> None:
    best = worths(0)
    assert best[0] == pytest.approx(7.410622, abs=5e-7)
    assert thrown(best, 18) == pytest.approx(18)  # at 18 both are equal
    assert all((thrown(best, total) > total) == (total < 18) for total in range(1, 60) if total != 18)
    assert worths(18, survival=True)[0] == pytest.approx(0.375606, abs=5e-7)
    assert worths(10)[0] == pytest.approx(6.507799, abs=5e-7)


def test_boese_drei_the_last_player() -> None:
    stop, again = Round(2).values(0, 20, 1, 20)
    assert stop == 0.5 and again == pytest.approx(5 / 6)  # level: share it, or win it outright
    stop, again = Round(2).values(0, 20, 1, 14)
    assert stop == 0 < again
    assert Round(2).values(0, 20, 1, 21)[0] == 1


def test_boese_drei_both_of_two_expect_one_together() -> None:
    known = Round(2)
    first = known.turn(1, 0, 0)
    assert known.later(1, 17, 1, True) + known.turn(0, 17, 1)[0] == pytest.approx(1)
    assert 0 < first[0] < 0.5  # the last one has the advantage


def test_boese_drei_values_of_a_position() -> None:
    state = DREI.position("A points=20; B points=14; dice=6 | B chooses", 2)
    worth = values(state)
    assert worth[int(STOP)] == 0 < worth[int(AGAIN)]


@pytest.mark.parametrize(
    ("named", "exact"),
    [(7, Fraction(6557, 13860)), (2, Fraction(111, 140)), (12, Fraction(111, 140)), (3, Fraction(1697, 2520)), (11, Fraction(1697, 2520))],
)
def test_craps_exact_chance_of_the_maker(named: int, exact: Fraction) -> None:
    assert chance(named) == pytest.approx(float(exact), abs=1e-12)
    assert chance(named) <= chance(2)


def test_craps_standard_rules_exactly() -> None:
    assert standard_chance() == pytest.approx(244 / 495, abs=1e-12)


def test_craps_the_best_stake_between_two() -> None:
    state = CRAPS.position("A chips=20; B chips=20; first=B named=2 | A chooses", 2)
    worth = values(state)
    assert worth[STAKE + 1] == pytest.approx(111 / 140)  # the last maker wins the game with one chip more
    state = CRAPS.position("A chips=20; B chips=20; first=A named=2 | A chooses", 2)
    worth = values(state)
    assert worth[STAKE + 11] == pytest.approx(111 / 140)  # with 31 to 9 the other cannot catch up any more
    assert worth[STAKE + 1] < worth[STAKE + 11]


@pytest.mark.parametrize(("id", "seats", "games", "share"), [("boese_drei", 2, 400, 0.6), ("craps", 2, 200, 0.6), ("craps", 3, 60, 0.45)])
def test_who_knows_beats_who_guesses(id: str, seats: int, games: int, share: float) -> None:
    rng = Random(4)
    won = 0.0
    for number in range(games):
        state = parlour.game(id).start(seats)
        knows = number % seats
        while state.turn != OVER:
            state.play(EXPERT.choose(state, STRONGEST, 1) or 0 if state.turn != CHANCE and state.turn == knows else state.sample(rng))
        winners = state.result().winners
        won += (knows in winners) / len(winners) if winners else 1 / seats  # nobody wins: nobody has lost to another
    assert won / games >= share


def test_the_steward_is_misjudged_with_three_players_as_with_two() -> None:
    """Whoever plays weakly does not write every throw where it is worth most, however many they are."""
    for seats in (2, 3):
        state = parlour.game("rentmeister").start(seats)
        state.apply(int(state.throw(Random(3))))
        best = EXPERT.weigh(state, STRONGEST, 1)
        assert best is not None
        missed = [sum(player_for(level, seed).choose(state) != best.best() for seed in range(60)) for level in (1, 5)]
        assert missed[0] >= 6 and missed[1] == 0, seats
