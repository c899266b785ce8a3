"""OpenSpiel's own tests on every game, and its algorithms on small ones."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable

import numpy as np
import pyspiel
import pytest
from librt.random import Random
from open_spiel.python.algorithms import external_sampling_mccfr, mcts

import parlour
from parlour.bridges import openspiel
from parlour.catalogue import SHELF
from parlour.core.errors import IllegalAction
from tests.short_games import shortest

IDS = [entry.id for entry in SHELF]
SHORT = 60  # actions


def written(id: str) -> str:
    """The shortest setup of a game, as OpenSpiel writes it."""
    seats, options = shortest(id)
    chosen = {"seats": seats} | options
    values = ",".join(f"{name}={str(value).lower() if isinstance(value, bool) else value}" for name, value in chosen.items())
    return f"{openspiel.short_name(id)}({values})"


@pytest.mark.parametrize("id", IDS)
def test_a_random_game_keeps_openspiels_laws(id: str) -> None:
    """Every position of a short game is written down and read again, too; in a long one each would be played again from its start."""
    seats, options = shortest(id)
    short = parlour.game(id).start(seats, **options).playout(Random(1)) < SHORT
    pyspiel.random_sim_test(pyspiel.load_game(written(id)), num_sims=1, serialize=short, verbose=False)


@pytest.mark.parametrize(
    "id",
    ["muehle", "dame", "raeuberschach", "halma_b", "maedn", "backgammon", "gaensespiel", "kniffel", "wieviel_augen_2", "solitaire", "tippy",
     "racado", "einigkeit", "mauern", "wolf_und_schafe"],
)  # fmt: skip
def test_a_random_game_keeps_them_in_the_usual_setup_too(id: str) -> None:
    """Of several families: whole games, as people play them."""
    pyspiel.random_sim_test(pyspiel.load_game(openspiel.short_name(id)), num_sims=1, serialize=False, verbose=False)


def test_parameters_are_the_games_options() -> None:
    game = pyspiel.load_game("parlour_muehle(flying=false)")
    assert game.setup.flag("flying") is False
    assert game.get_parameters()["flying"] is False
    with pytest.raises(parlour.OptionError, match="no_mill_limit cannot be -4"):
        pyspiel.load_game("parlour_muehle(no_mill_limit=-4)")


def test_chance_has_its_odds() -> None:
    state = pyspiel.load_game("parlour_boese_drei").new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(face, pytest.approx(1 / 6)) for face in range(6)]


def test_a_decision_has_no_outcomes_and_a_game_one_beginning() -> None:
    for name in ("parlour_muehle", "parlour_chicago_sampled"):
        game = pyspiel.load_game(name)
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(0)
        assert state.chance_outcomes() == []
        with pytest.raises(TypeError):
            game.new_initial_state("W:Wa1,a4,d7,f4:Bb2,d2,g1:H0,0")  # it would have been passed over in silence


@pytest.mark.parametrize("id", [entry.id for entry in parlour.shelf() if 1 in entry.seats])
def test_who_plays_alone_is_paid_by_how_well_it_went(id: str) -> None:
    paid = set()
    for seed in range(4):
        state = pyspiel.load_game(f"{openspiel.short_name(id)}(seats=1)").new_initial_state()
        rng = np.random.default_rng(seed)
        while not state.is_terminal():
            outcomes = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
            state.apply_action(int(rng.choice(outcomes)))
        assert state.returns() == [2.0 * state.state.payoff(0) - 1.0]
        paid.add(state.returns()[0])
    assert -1.0 <= min(paid) < 1.0


def episodes(name: str, count: int) -> list[str]:
    """Whole games of one game object, one after the other; whoever decides takes the first action."""
    return go_on(pyspiel.load_game(name), count)


def go_on(game: pyspiel.Game, count: int) -> list[str]:
    told = []
    for _ in range(count):
        state = game.new_initial_state()
        while not state.is_terminal():
            assert state.chance_outcomes() == ([(0, 1.0)] if state.is_chance_node() else [])
            state.apply_action(0)
        told.append(str(state))
    return told


def test_sampled_episodes_differ_and_their_run_follows_from_the_seed() -> None:
    run = episodes("parlour_boese_drei_sampled(rng_seed=1)", 8)
    assert len(set(run)) > 1
    assert episodes("parlour_boese_drei_sampled(rng_seed=1)", 8) == run
    assert episodes("parlour_boese_drei_sampled(rng_seed=2)", 8) != run


def test_sampled_dice_are_where_they_were_in_a_pickle_and_when_they_are_put_there() -> None:
    game = pyspiel.load_game("parlour_boese_drei_sampled(rng_seed=1)")
    go_on(game, 2)
    there, packed = game.get_rng_state(), pickle.dumps(game)
    run = go_on(game, 8)
    assert go_on(pickle.loads(packed), 8) == run
    game.set_rng_state(there)
    assert go_on(game, 8) == run


@pytest.mark.parametrize("copied", [lambda state: state.clone(), copy.deepcopy], ids=["clone", "deepcopy"])
def test_a_copy_of_a_sampled_state_does_not_know_the_coming_throw(copied: Callable[[pyspiel.State], pyspiel.State]) -> None:
    state = pyspiel.load_game("parlour_backgammon_sampled(rng_seed=1)").new_initial_state()
    thrown = set()
    for _ in range(40):
        peeking = copied(state)
        peeking.apply_action(0)
        thrown.add(str(peeking))
    assert len(thrown) == 6, "whoever looks sees every throw, not the one that will fall"


SAMPLED = [entry.id for entry in SHELF if f"parlour_{entry.id}{openspiel.SAMPLED}" in pyspiel.registered_names()]


@pytest.mark.parametrize("id", SAMPLED)
def test_sampled_games_keep_openspiels_laws(id: str) -> None:
    """In the usual setup; not written down, because that asks C++ for the dice."""
    pyspiel.random_sim_test(pyspiel.load_game(openspiel.short_name(id, sampled=True)), num_sims=1, serialize=False, verbose=False)


def test_every_game_with_dice_can_be_sampled() -> None:
    for id in set(IDS) - set(SAMPLED):
        state = pyspiel.load_game(openspiel.short_name(id)).new_initial_state()
        assert not state.is_chance_node() and state.get_game().max_chance_outcomes() == 0


@pytest.mark.parametrize("name", ["parlour_backgammon", "parlour_backgammon_sampled(rng_seed=3)"])
def test_a_pickled_state_comes_back(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(0)
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state) and again.history() == [0]
    assert str(again.get_game()) == str(state.get_game())


def test_a_clone_goes_its_own_way_and_keeps_the_past() -> None:
    state = pyspiel.load_game("parlour_muehle").new_initial_state()
    state.apply_action(0)
    other = state.clone()
    other.apply_action(1)
    assert str(state) != str(other)
    assert state.history() == [0]


def test_a_serialized_state_comes_back() -> None:
    game = pyspiel.load_game("parlour_backgammon")
    state = game.new_initial_state()
    rng = np.random.default_rng(4)
    while len(state.history()) < 30 and not state.is_terminal():
        outcomes = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(rng.choice(outcomes)))
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state)


@pytest.mark.parametrize("name", ["parlour_muehle(flying=false)", "parlour_backgammon_sampled(rng_seed=7)", written("halma_a")])
def test_a_game_can_be_pickled(name: str) -> None:
    game = pyspiel.load_game(name)
    again = pickle.loads(pickle.dumps(game))
    assert type(again) is type(game) and str(again) == str(game) and again.setup == game.setup
    assert str(copy.deepcopy(game)) == str(game)


def test_a_pickled_game_comes_back_in_another_process() -> None:
    packed = pickle.dumps(pyspiel.load_game("parlour_muehle(flying=false)")).hex()
    program = f"import pickle; print(pickle.loads(bytes.fromhex({packed!r})).setup.flag('flying'))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120)
    assert done.stdout == "False\n", done.stderr


def test_an_action_that_there_is_not_is_named_with_those_that_there_are() -> None:
    state = pyspiel.load_game("parlour_muehle").new_initial_state()
    most = state.num_distinct_actions() - 1
    for wrong in (-2, most + 1):
        with pytest.raises(IndexError, match=f"there is no action {wrong}; actions 0 to {most}"):
            state.apply_action(wrong)
    with pytest.raises(IllegalAction, match=f"action {most} is not legal"):
        state.apply_action(most)
    assert str(state) == "W:W:B:H9,9"
    thrown = pyspiel.load_game("parlour_boese_drei").new_initial_state()
    for wrong in (-2, 60_000):
        with pytest.raises(IndexError, match=f"there is no outcome {wrong}; outcomes 0 to "):
            thrown.apply_action(wrong)
    drawn = pyspiel.load_game("parlour_boese_drei_sampled").new_initial_state()
    with pytest.raises(IllegalAction, match="legal: 0"):
        drawn.apply_action(1)


def test_its_tree_search_finds_the_winning_move() -> None:
    game = pyspiel.load_game("parlour_muehle")
    state = game.new_initial_state()
    state.held = openspiel.Held(parlour.game("muehle").position("W:Wa1,a4,d7,f4:Bb2,d2,g1:H0,0"))
    bot = mcts.MCTSBot(game, 2.0, 60, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), random_state=np.random.RandomState(1))
    assert state.action_to_string(bot.step(state)) == "d7-a7", "it closes a mill, and Black has two stones left"


def test_its_regret_tables_learn_when_to_stop() -> None:
    """The bad three: with many points on the table, whoever has learned stops, because a three takes them all."""
    game = pyspiel.load_game("parlour_boese_drei(seats=2)")
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    for _ in range(200):
        solver.iteration()
    policy = solver.average_policy()
    rng = np.random.default_rng(1)
    won = 0
    for number in range(200):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                places, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(rng.choice(places, p=odds)))
            elif state.current_player() == number % 2:
                chosen = policy.action_probabilities(state)
                state.apply_action(int(rng.choice(list(chosen), p=list(chosen.values()))))
            else:
                state.apply_action(int(rng.choice(state.legal_actions())))
        won += state.returns()[number % 2]
    assert won > 10, "beside a player who tosses a coin it wins more than it loses"
