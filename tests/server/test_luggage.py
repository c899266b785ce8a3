"""What somebody carries to another device lies here for ten minutes, and is given out once."""

import pytest

from parlour.server.door import asking
from parlour.server.luggage import LENGTH, MOST, MOST_OF_A_HOUSEHOLD, SECONDS, Luggage
from parlour.server.refusals import Refusal


def test_it_is_given_out_once_and_in_time() -> None:
    now = [0.0]
    luggage = Luggage(lambda: now[0])
    code, late = luggage.leave("mine"), luggage.leave("late")
    assert len(code) == LENGTH and luggage.fetch(code) == "mine"
    now[0] = SECONDS + 1.0
    for gone in (code, late, "", "nosuchcode"):
        with pytest.raises(Refusal, match="no-luggage"):
            luggage.fetch(gone)


def left_by(household: str, luggage: Luggage, content: str) -> str:
    asking.set(household)
    return luggage.leave(content)


def test_nobody_throws_away_what_others_have_left() -> None:
    luggage = Luggage()
    mine = left_by("ours", luggage, "mine")
    theirs = [left_by("theirs", luggage, str(number)) for number in range(2 * MOST)]
    assert luggage.fetch(mine) == "mine" and len(luggage.pieces) == MOST_OF_A_HOUSEHOLD
    assert luggage.fetch(theirs[-1]) == str(2 * MOST - 1)


def test_it_takes_no_more_room_than_it_has() -> None:
    luggage = Luggage()
    codes = [left_by(f"household {number}", luggage, str(number)) for number in range(MOST + 5)]
    assert len(luggage.pieces) == MOST
    assert luggage.fetch(codes[-1]) == str(MOST + 4)
    with pytest.raises(Refusal):
        luggage.fetch(codes[0])
