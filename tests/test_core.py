"""The contract's own parts: errors, setups, results, chance, whole moves."""

import copy
import pickle
from collections import Counter
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

from parlour.catalogue import SHELF, UnknownGame, entry, game, shelf
from parlour.core.chance import SEED_BYTES, below, commitment, new_seed, outcome
from parlour.core.errors import (
    SHOWN,
    IllegalAction,
    NotationError,
    OptionError,
    ParlourError,
    PositionError,
    RecordError,
    some,
)
from parlour.core.moves import perft, whole_moves
from parlour.core.result import Result, ranked, worth
from parlour.core.setup import Option, agree, choice
from parlour.core.source import UNTOLD, printed
from parlour.core.state import CHANCE

SEEDS = tuple(commitment(f"{number:064x}") for number in range(3))


# Errors


@pytest.mark.parametrize(
    "error",
    [
        IllegalAction(7, [1, 2]),
        IllegalAction("x", []),
        OptionError("no such option"),
        PositionError("W:?", 2, "no point of the board"),
        NotationError("e9", ["a1", "a4"]),
        RecordError("it does not replay"),
        UnknownGame("no such game"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_errors_travel_between_processes(error: ParlourError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert (str(again), again.args) == (str(error), error.args)
    for name in ("action", "legal", "text", "place", "reason", "allowed"):
        assert getattr(again, name, None) == getattr(error, name, None)


def test_errors_say_what_was_tried_and_what_is_allowed() -> None:
    assert str(IllegalAction(7, [1, 2])) == "action 7 is not legal here; legal: 1, 2"
    assert str(NotationError("e9", ["a1"])) == "'e9' is no legal move here; legal: a1"
    assert "at character 3 of 'W:?'" in str(PositionError("W:?", 2, "no point"))


def test_long_lists_are_cut_in_words_but_not_in_the_error() -> None:
    error = IllegalAction(-1, range(100))
    assert "(100)" in str(error)
    assert str(SHOWN) not in str(error).split("legal: ")[1]
    assert len(error.legal) == 100
    assert some([]) == "–"


def test_numbers_out_of_arrays_are_actions_and_whatever_is_no_whole_number_is_none() -> None:
    state = game("muehle").start()
    state.apply(np.int64(0))
    state.apply(np.arange(9)[5])
    assert state.text() == "W:Wa1:Bg4:H8,8"
    for wrong in (True, np.True_, 1.0, np.float64(1), "a4", None, np.array([1]), np.array([1, 2])):
        with pytest.raises(IllegalAction):
            state.apply(wrong)
    with pytest.raises(IllegalAction, match="read by `game"):
        state.apply("a4")


def test_a_game_travels_between_processes() -> None:
    assert pickle.loads(pickle.dumps(game("muehle"))) is game("muehle") is copy.deepcopy(game("muehle"))


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match="no game 'whist' on the shelf; games: maedn, "):
        game("whist")
    with pytest.raises(ParlourError):
        entry("")


def test_the_shelf_is_in_the_order_of_the_catalogue() -> None:
    assert [found.id for found in shelf()] == [row.id for row in SHELF]
    assert game("muehle") is game("muehle")


# Setups


SWITCH = Option("wind", False)
NUMBER = Option("laps", 3, low=1, high=9)
LIMIT = Option("limit", 50, low=10, high=99, off=True)
CHOICE = Option("start", "draw", choices=("draw", "oldest"))
OPTIONS = {option.name: option for option in (SWITCH, NUMBER, CHOICE)}


def test_a_choice_says_its_words_once_the_usual_one_first() -> None:
    assert choice("start", "draw oldest", UNTOLD) == CHOICE
    source = printed(big="de")
    named = choice("start", "draw oldest", source, usual="oldest", seats=(2,), fits=(("draw", (2, 3)),), nl="draw", fr="oldest")
    presets = (("nl", "draw"), ("fr", "oldest"))
    assert named == replace(CHOICE, default="oldest", seats=(2,), fits=(("draw", (2, 3)),), presets=presets, source=source)


def test_what_is_not_chosen_takes_its_default() -> None:
    setup = agree("race", (2, 3), OPTIONS, 3, {"laps": 9})
    assert setup.options == (("wind", False), ("laps", 9), ("start", "draw"))
    assert (setup.flag("wind"), setup.number("laps"), setup.choice("start")) == (False, 9, "draw")
    assert pickle.loads(pickle.dumps(setup)) == setup
    assert hash(setup) == hash(agree("race", (2, 3), OPTIONS, 3, {"laps": 9, "wind": False}))


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        (SWITCH, 1, "true, false"),
        (SWITCH, "yes", "true, false"),
        (SWITCH, None, "true, false"),
        (NUMBER, 0, "1…9"),
        (NUMBER, 10, "1…9"),
        (NUMBER, True, "1…9"),
        (NUMBER, 3.0, "1…9"),
        (NUMBER, "3", "1…9"),
        (LIMIT, 9, "0, 10…99"),
        (LIMIT, False, "0, 10…99"),
        (CHOICE, "youngest", "draw, oldest"),
        (CHOICE, 0, "draw, oldest"),
    ],
)
def test_a_wrong_value_is_refused_with_the_allowed_ones(option: Option, value: object, allowed: str) -> None:
    with pytest.raises(OptionError) as refused:
        option.check(value)
    assert str(refused.value) == f"option {option.name} cannot be {value!r}; allowed: {allowed}"


def test_wrong_seats_and_names_are_refused() -> None:
    with pytest.raises(OptionError, match="race cannot be played by 4; players: 2, 3"):
        agree("race", (2, 3), OPTIONS, 4, {})
    with pytest.raises(OptionError, match="race is a whole number, not True"):
        agree("race", (1, 2), OPTIONS, True, {})
    with pytest.raises(OptionError, match="race has no option 'rain'; it has: wind, laps, start"):
        agree("race", (2, 3), OPTIONS, 2, {"rain": True})
    with pytest.raises(OptionError, match="race has no option 'rain'"):
        agree("race", (2, 3), OPTIONS, 2, {}).option("rain")


def test_samples_show_the_range_of_an_option() -> None:
    assert SWITCH.samples() == (False, True)
    assert NUMBER.samples() == (3, 1, 2)
    assert LIMIT.samples() == (50, 0, 10)
    assert LIMIT.check(0) == 0
    assert CHOICE.samples() == ("draw", "oldest")
    assert Option("one", 1, low=1, high=1).samples() == (1,)


# Results


def test_equal_points_share_the_better_place() -> None:
    result = ranked([5, 9, 9, 1], "counted")
    assert result == Result((3, 1, 1, 4), (5, 9, 9, 1), "counted")
    assert result.winners == (1, 2)


@pytest.mark.parametrize(
    ("places", "worths"),
    [((1, 2), [1, 0]), ((1, 1), [0.5, 0.5]), ((1, 2, 2), [1, 0.25, 0.25]), ((2, 1, 3), [0.5, 1, 0]), ((1,), [1]), ((2,), [0])],
)
def test_a_place_is_worth_how_many_it_leaves_behind(places: tuple[int, ...], worths: list[float]) -> None:
    assert [worth(places, seat) for seat in range(len(places))] == worths


# Chance


def test_a_seed_is_fixed_by_its_commitment_without_being_told() -> None:
    one, other = new_seed(), new_seed()
    assert one != other
    assert len(bytes.fromhex(one)) == SEED_BYTES
    assert commitment(one) == commitment(one) != commitment(other)
    assert one not in commitment(one)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("limit", [2, 6, 7, 36])
def test_numbers_fall_evenly(seed: str, limit: int) -> None:
    drawn = Counter(below(seed, number, limit) for number in range(4000))
    share = 4000 / limit
    error = sum((drawn[value] - share) ** 2 / share for value in range(limit))
    assert set(drawn) <= set(range(limit))
    assert error < limit - 1 + 4.5 * (2 * (limit - 1)) ** 0.5
    assert error > 0, "too even to be chance"


def test_neighbouring_throws_do_not_follow_each_other() -> None:
    drawn = [below(SEEDS[0], number, 6) for number in range(3601)]
    pairs = Counter(pairwise(drawn))
    error = sum((pairs[one, other] - 100) ** 2 / 100 for one in range(6) for other in range(6))
    assert error < 35 + 4.5 * 70**0.5


def test_a_throw_depends_on_the_seed_and_its_number_alone() -> None:
    state = game("maedn").start(3)
    assert state.turn == CHANCE
    first = [outcome(SEEDS[0], number, state) for number in range(60)]
    assert [outcome(SEEDS[0], number, state) for number in reversed(range(60))][::-1] == first
    assert [outcome(SEEDS[1], number, state) for number in range(60)] != first
    assert set(first) == set(state.legal())


def test_throws_of_a_seed_never_change() -> None:
    """Records of finished games must stay checkable: these figures are fixed for good."""
    assert [below("00" * 32, number, 6) + 1 for number in range(12)] == [6, 5, 3, 1, 6, 2, 6, 5, 3, 5, 2, 2]
    assert commitment("00" * 32) == "dfdd89a804aafd6dd6978c250d314bdb415ad80a3cb82ef1acf4d2bcc7a1a9b0"


def test_where_no_dice_are_thrown_there_is_no_outcome() -> None:
    with pytest.raises(ValueError, match="no dice"):
        outcome(SEEDS[0], 0, game("muehle").start())


# Whole moves


def test_a_whole_move_is_all_actions_of_one_seat() -> None:
    state = game("muehle").position("W:Wa1,a4:Bb2,d2:H7,7")
    moves = whole_moves(state)
    closing = [move for move in moves if len(move) == 2]
    assert (len(moves), len(closing)) == (21, 2)
    assert [move[0] for move in moves] == sorted(move[0] for move in moves)


def test_two_ways_to_one_position_are_one_move() -> None:
    """Two stones taken in either order: three stones give three pairs, not six."""
    state = game("muehle").position("W:Wa4,a7,d1,g1:Bb2,b4,f4:H5,6", double_mill_takes_two=True)
    double = [move for move in whole_moves(state) if len(move) == 3]
    assert len(double) == 3
    assert perft(state, 1) == len(whole_moves(state))


def test_a_move_that_is_midway_is_finished() -> None:
    state = game("muehle").position("W:Wa1,a4:Bb2,d2:H7,7")
    state.apply(2)
    assert state.midway
    assert len(whole_moves(state)) == perft(state, 1) == 2


def test_perft_counts_sequences_and_nothing_after_the_end() -> None:
    start = game("muehle").start()
    assert [perft(start, depth) for depth in range(4)] == [1, 24, 24 * 23, 24 * 23 * 22]
    over = game("muehle").position("W:Wa1,a4:Bb6,c5,d7:H0,0")
    assert [perft(over, depth) for depth in range(3)] == [1, 0, 0]


def test_perft_refuses_fewer_moves_than_none() -> None:
    over = game("muehle").position("W:Wa1,a4:Bb6,c5,d7:H0,0")
    for state in (game("muehle").start(), game("kniffel").start(1), over):
        with pytest.raises(ValueError, match="0 moves or more, not of -1"):
            perft(state, -1)


def test_perft_counts_every_outcome_of_the_dice_once() -> None:
    state = game("kniffel").start(1)
    assert perft(state, 1) == len(state.legal()) == 252
