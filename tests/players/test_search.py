"""The search is right where the right answer is known, keeps to its budget, and beats those it should beat."""

from math import comb
from time import process_time

import pytest
from librt.random import Random

import parlour
from parlour.core.game import Game
from parlour.core.state import CHANCE, State
from parlour.games.dice.throws import NUMBER_OF, THROWS
from parlour.games.kniffel.engine import KEEP
from parlour.players.random_player import RandomPlayer
from parlour.players.search import Tree, search
from tests.players.matches import assert_wins, searcher

MUEHLE = parlour.game("muehle")
MAEDN = parlour.game("maedn")
KNIFFEL = parlour.game("kniffel")

# Against the random player


def test_search_beats_random_at_muehle() -> None:
    assert_wins(0.95, MUEHLE, 2, 100, searcher(60), RandomPlayer)


@pytest.mark.parametrize("seats", [2, 4])
def test_search_beats_random_at_maedn(seats: int) -> None:
    assert_wins(0.6, MAEDN, seats, 100, searcher(200 if seats == 2 else 60), RandomPlayer)


@pytest.mark.parametrize(
    ("relative", "seats", "iterations"), [("einigkeit", 4, 60), ("mens_erger_je_niet", 2, 200), ("spielwiese", 2, 600)]
)
def test_search_beats_random_at_the_relatives_of_maedn(relative: str, seats: int, iterations: int) -> None:
    assert_wins(0.6, parlour.game(relative), seats, 60, searcher(iterations), RandomPlayer)


def test_search_beats_random_at_kniffel() -> None:
    assert_wins(0.6, KNIFFEL, 2, 100, searcher(60), RandomPlayer)


@pytest.mark.parametrize("id", ["backgammon", "puff", "russisches_puff", "zickzack", "trictrac"])
def test_search_beats_random_at_tables(id: str) -> None:
    assert_wins(0.6, parlour.game(id), 2, 12, searcher(40), RandomPlayer)


def test_search_beats_random_at_langes_puff() -> None:
    assert_wins(0.6, parlour.game("langes_puff"), 2, 24, searcher(100), RandomPlayer)  # longer games want a longer look


@pytest.mark.parametrize("id", ["dame", "damspel", "polnische_dame", "englische_dame", "schlagdame", "italienische_dame", "mauern"])
def test_search_beats_random_at_draughts(id: str) -> None:
    simulations = 120 if id == "damspel" else 60  # more pieces, longer games
    assert_wins(0.95, parlour.game(id), 2, 100, searcher(simulations), RandomPlayer)


# Sure wins and sure losses


def test_a_mill_that_ends_the_game_is_found_and_certain() -> None:
    state = MUEHLE.position("W:Wa1,a4,d7,e3:Bb2,d2,g7:H0,0")  # muehle-r1: d7-a7 and any stone
    thought = search(state, iterations=2000, seed=1)
    at = thought.actions.index(thought.best)
    assert MUEHLE.face.write(state, thought.best) == "d7-a7"
    assert thought.decided[at] and thought.values[at] == 1.0
    assert thought.simulations < 2000  # nothing is left to think about


def test_an_immediate_loss_is_avoided() -> None:
    # Black threatens d7-a7, which would leave White two stones: only a stone on a7 stops it.
    state = MUEHLE.position("W:Wb2,d6,g1:Ba1,a4,d7,e3:H0,0")
    for seed in range(3):
        thought = search(state, iterations=3000, seed=seed)
        assert MUEHLE.face.write(state, thought.best).endswith("-a7")
        lost = [action for action, value, sure in zip(thought.actions, thought.values, thought.decided, strict=True) if sure and value == 0]
        assert lost and thought.best not in lost


# Chance


def last_box(dice: str) -> State:
    """Kniffel alone with only the ones open, after the throw that is named."""
    return KNIFFEL.position(f"A[-,0,0,0,0,0;0,0,0,0,0,0,5;0] | A {dice}", seats=1)


def points(value: float) -> float:
    """What a payoff of a game alone means in the open box: payoffs are four hundredths of points, and five are in the sheet."""
    return value * 400 - 5


def test_throws_are_worth_their_exact_means() -> None:
    state = last_box("throw 2: 11+346")
    thought = search(state, iterations=40_000, seed=1, exploration=10.0)  # so that every action is tried often
    for action, visits, value in zip(thought.actions, thought.visits, thought.values, strict=True):
        if action < KEEP:
            assert points(value) == pytest.approx(2.0)  # written as it lies
            continue
        kept = THROWS[action - KEEP]
        exact = kept.count(1) + (5 - len(kept)) / 6
        assert visits > 500 and points(value) == pytest.approx(exact, abs=0.1), kept
    assert thought.values.index(max(thought.values)) == thought.actions.index(KEEP + NUMBER_OF[(1, 1)])


def test_a_whole_turn_is_worth_its_exact_mean() -> None:
    """With only the ones open a turn is worth 5 * 91/216 = 2.1065 points: the last throw is searched, those before it are enumerated."""
    worth = [0.0] * 6  # with so many ones, one throw to go
    for ones in range(6):
        thought = search(last_box(f"throw 2: +{'1' * ones}{'23456'[ones:]}"), iterations=20_000, seed=ones)
        worth[ones] = points(thought.values[thought.visits.index(max(thought.visits))])
    for _ in range(2):
        worth = [
            sum(comb(5 - ones, more) * 5 ** (5 - ones - more) * worth[ones + more] for more in range(6 - ones)) / 6 ** (5 - ones)
            for ones in range(6)
        ]
    assert worth[0] == pytest.approx(2.1065, abs=0.02)


# Budgets


def test_the_same_seed_and_iterations_give_the_same_thought() -> None:
    for game, seats in ((MUEHLE, 2), (MAEDN, 4), (KNIFFEL, 3)):
        state = first_decision(game, seats)
        first = search(state, iterations=300, seed=7)
        again = search(state, iterations=300, seed=7)
        other = search(state, iterations=300, seed=8)
        assert (first.visits, first.values) == (again.visits, again.values)
        assert (first.visits, first.values) != (other.visits, other.values)


def test_thinking_leaves_the_position_alone() -> None:
    state = first_decision(MAEDN, 4)
    before = state.text()
    search(state, iterations=100, seed=1)
    assert state.text() == before


def test_iterations_and_visits_add_up() -> None:
    thought = search(MUEHLE.start(), iterations=500, seed=1)
    assert thought.simulations == 500 and sum(thought.visits) == 500
    assert thought.actions == MUEHLE.start().legal()
    assert all(0.0 <= value <= 1.0 for value in thought.values)


@pytest.mark.parametrize(("game", "seats"), [(MUEHLE, 2), (MAEDN, 4), (KNIFFEL, 2)])
def test_seconds_are_kept(game: Game, seats: int) -> None:
    state = first_decision(game, seats)
    worked = process_time()
    thought = search(state, seconds=0.3, seed=1)
    assert 0.29 <= process_time() - worked < 0.8  # of CPU time: a busy machine plays no worse
    assert thought.simulations > 0


@pytest.mark.parametrize(("game", "seats"), [(MUEHLE, 2), (KNIFFEL, 2)])
def test_a_full_tree_is_searched_on(game: Game, seats: int) -> None:
    tree = Tree(first_decision(game, seats), exploration=0.7, seed=1, most_nodes=1100)
    tree.grow(2000, 0.0)
    assert 1000 < tree.used <= 1100
    assert sum(tree.thought().visits) == 2000


def test_a_search_needs_a_budget_and_a_decision() -> None:
    with pytest.raises(ValueError, match="iterations or of seconds"):
        search(MUEHLE.start())
    with pytest.raises(ValueError, match="nothing to decide"):
        search(KNIFFEL.start(1), iterations=10)


def first_decision(game: Game, seats: int) -> State:
    """A position in which the first seat has more than one action."""
    state = game.start(seats)
    rng = Random(5)
    while state.turn == CHANCE or len(state.legal()) < 2:
        state.play(state.sample(rng))
    return state
