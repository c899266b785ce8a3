"""A number that 0 switches off has nothing between 0 and its lowest figure."""

import pytest

from parlour.core.errors import OptionError
from parlour.core.setup import Option

REPETITION = Option("repetition_draw", 3, low=2, high=9, off=True)


@pytest.mark.parametrize("value", [0, 2, 3, 9])
def test_allowed(value: int) -> None:
    assert REPETITION.check(value) == value


@pytest.mark.parametrize("value", [1, -1, 10, True, "3", 2.0])
def test_refused_with_what_is_allowed(value: object) -> None:
    with pytest.raises(OptionError, match=r"0 \(off\), or 2 to 9"):
        REPETITION.check(value)


def test_samples_show_the_default_off_and_the_lowest() -> None:
    assert REPETITION.samples() == (3, 0, 2)
    assert Option("rounds", 1, low=1, high=5).samples() == (1, 2)
