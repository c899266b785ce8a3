"""A number that 0 switches off has nothing between 0 and its lowest figure."""

import numpy as np
import pytest

from parlour import game
from parlour.core.errors import OptionError
from parlour.core.setup import Option, agree

REPETITION = Option("repetition_draw", 3, low=2, high=9, off=True)


@pytest.mark.parametrize("value", [0, 2, 3, 9])
def test_allowed(value: int) -> None:
    assert REPETITION.check(value) == value


@pytest.mark.parametrize("value", [1, -1, 10, True, "3", 2.0])
def test_refused_with_what_is_allowed(value: object) -> None:
    with pytest.raises(OptionError, match=r"allowed: 0, 2…9"):
        REPETITION.check(value)


def test_numbers_and_truths_out_of_arrays_are_values_like_any_others() -> None:
    plain = game("muehle").agree(2, no_mill_limit=50, flying=True)
    taken = game("muehle").agree(np.int64(2), no_mill_limit=np.arange(60)[50], flying=np.bool_(True))
    assert taken == plain and repr(taken) == repr(plain)
    assert game("muehle").agree(flying=np.array([True, False])[1]).flag("flying") is False
    for wrong in (np.float64(50), np.array([50, 51]), np.True_):
        with pytest.raises(OptionError, match="option no_mill_limit cannot be"):
            game("muehle").agree(no_mill_limit=wrong)
    with pytest.raises(OptionError, match="option flying cannot be"):
        game("muehle").agree(flying=np.int64(1))


@pytest.mark.parametrize("seats", ["2", 2.0, True, np.float64(2), np.array([2, 2])])
def test_seats_that_are_no_whole_number_are_called_that(seats: int) -> None:
    with pytest.raises(OptionError, match=r"the number of players of muehle is a whole number, not .*; players: 2"):
        game("muehle").agree(seats)


def test_samples_show_the_default_off_and_the_lowest() -> None:
    assert REPETITION.samples() == (3, 0, 2)
    assert Option("rounds", 1, low=1, high=5).samples() == (1, 2)


OPEN = Option("open_table", False, fits=((False, (2, 3, 4)),))
HORSES = Option("horses", 1, low=1, high=3, fits=((2, (2, 3)), (3, (2,))))


def test_a_value_may_go_with_some_numbers_of_players_only() -> None:
    assert [HORSES.fitting(value, 3) for value in (1, 2, 3)] == [True, True, False]
    with pytest.raises(OptionError, match="option horses cannot be 3 with 3 players"):
        agree("race", (2, 3), {"horses": HORSES}, 3, {"horses": 3})
    assert agree("race", (2, 3), {"horses": HORSES}, 2, {"horses": 3}).number("horses") == 3


def test_where_the_default_does_not_fit_another_value_is_taken() -> None:
    assert agree("goose", (4, 5), {"open_table": OPEN}, 4, {}).flag("open_table") is False
    assert agree("goose", (4, 5), {"open_table": OPEN}, 5, {}).flag("open_table") is True
    with pytest.raises(OptionError, match="cannot be False with 5 players"):
        agree("goose", (4, 5), {"open_table": OPEN}, 5, {"open_table": False})
