"""core/roll_off.py: throwing for the start, in the families that share it."""

import pytest

import parlour
from parlour.core.roll_off import BEATEN, RollOff


def rolling(id: str, seats: int, *throws: int, **options: object) -> RollOff:
    state = parlour.game(id).start(seats, **options)
    assert isinstance(state, RollOff) and state.rolling_off()
    for throw in throws:
        state.apply(throw)
    return state


def test_everyone_throws_once_in_seat_order() -> None:
    assert [int(rolling("gaensespiel", 4, *(3, 1, 2)[:made]).hand) for made in range(4)] == [0, 1, 2, 3]
    state = rolling("gaensespiel", 4, 3, 1, 2)
    assert [int(state.rolled(seat)) for seat in range(4)] == [3, 1, 2, 0]


@pytest.mark.parametrize(("throws", "first"), [((6, 1, 2), 0), ((1, 6, 2), 1), ((5, 5, 6), 2), ((1, 2, 3), 2), ((3, 2, 1), 0)])
def test_the_highest_begins_wherever_it_sits(throws: tuple[int, ...], first: int) -> None:
    state = rolling("gaensespiel", 3, *throws)
    assert not state.rolling_off() and state.hand == first


def test_only_those_who_share_the_highest_throw_again() -> None:
    state = rolling("gaensespiel", 4, 2, 5, 3, 5)
    assert state.rolling_off() and state.hand == 1
    assert [int(state.rolled(seat)) for seat in range(4)] == [BEATEN, 0, BEATEN, 0]
    state.apply(1)
    assert state.hand == 3, "the beaten seat between them is passed over"
    state.apply(2)
    assert not state.rolling_off() and state.hand == 3, "less than the first throws, and enough now"


def test_a_lower_pair_does_not_throw_again() -> None:
    assert rolling("gaensespiel", 4, 2, 2, 6, 2).hand == 2


def test_ties_go_on_until_one_is_highest() -> None:
    state = rolling("gaensespiel", 3, 4, 4, 4, 6, 1, 6)
    assert [int(state.rolled(seat)) for seat in range(3)] == [0, BEATEN, 0]
    for throw in (2, 2):
        state.apply(throw)
    assert state.rolling_off() and state.hand == 0, "again and again"
    for throw in (1, 2):
        state.apply(throw)
    assert not state.rolling_off() and state.hand == 2


def test_eight_seats_and_the_last_begins() -> None:
    state = rolling("gaensespiel", 8, 5, 5, 5, 5, 5, 5, 5, 6, open_table=True)
    assert not state.rolling_off() and state.hand == 7


def test_two_dice_count_by_their_sum() -> None:
    assert rolling("ganzenbord", 3, 34, 66, 56).hand == 1
    tied = rolling("ganzenbord", 3, 34, 25, 11)
    assert tied.rolling_off() and tied.hand == 0, "3 and 4 are as much as 2 and 5"
    assert int(tied.rolled(2)) == BEATEN


@pytest.mark.parametrize("id", ["maedn", "einigkeit", "mens_erger_je_niet", "verfolgungsjagd"])
def test_ludo_throws_by_players(id: str) -> None:
    state = rolling(id, 4, 1, 6, 6, 2)
    assert state.rolling_off() and state.hand == 1
    state.apply(3)
    state.apply(4)
    assert not state.rolling_off() and state.hand == 2


def test_it_is_written_and_read_back() -> None:
    for throws in ((4,), (4, 4, 2), (4, 4, 2, 6)):
        state = rolling("gaensespiel", 3, *throws)
        again = parlour.game("gaensespiel").position(state.text(), 3)
        assert again.text() == state.text() and again.legal() == state.legal() and again.hand == state.hand
