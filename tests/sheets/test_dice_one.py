"""The games with one die: the sheet's examples and exact figures."""

from fractions import Fraction

import pytest

import parlour
from parlour.core.gesture import Gesture
from parlour.core.state import CHANCE, OVER, State
from parlour.games.dice.boese_drei_rules import AGAIN, STOP, BoeseDreiState
from parlour.games.dice.boese_eins_rules import TOTAL, BoeseEinsState
from parlour.games.dice.engine import DiceState

EINS = parlour.game("boese_eins")
DREI = parlour.game("boese_drei")


def after(state: State, *actions: int) -> DiceState:
    """The same position after these throws and decisions."""
    assert isinstance(state, DiceState)
    for action in actions:
        state.apply(action)
    return state


def texts(state: State, attempt: Gesture) -> str:
    return parlour.game(state.setup.game).face.why_not(state, attempt).message.id


# boese_eins


@pytest.mark.parametrize(
    ("throws", "points"),
    [((6, 5, 1), 11), ((1,), 0), ((2, 2, 2, 2, 2), 10), ((4, 4, 4, 4, 1), 16), ((6, 6, 6, 6, 6), 30)],
)
def test_boese_eins_examples_turns(throws: tuple[int, ...], points: int) -> None:
    state = after(EINS.start(3), *throws)
    assert state.own(0, TOTAL) == points
    assert (state.turn, state.hand, state.cup) == (CHANCE, 1, 1)


def test_boese_eins_exact_figures() -> None:
    mean, through, nothing = Fraction(0), Fraction(0), Fraction(0)

    def walk(state: State, chance: Fraction) -> None:
        nonlocal mean, through, nothing
        assert isinstance(state, BoeseEinsState)
        if state.hand == 1:
            mean += chance * state.own(0, TOTAL)
            nothing += chance * (state.own(0, TOTAL) == 0)
            through += chance * (state.own(0, 4) > 1)
            return
        for face in state.legal():
            then = state.clone()
            then.play(face)
            walk(then, chance / 6)

    walk(EINS.start(2), Fraction(1))
    assert (mean, through, nothing) == (Fraction(23255, 1944), Fraction(3125, 7776), Fraction(1, 6))


def test_boese_eins_r3_being_out_concerns_the_round_only() -> None:
    state = after(EINS.start(2, rounds=2), 1, 6, 1, 5, 5, 1, 1)
    assert state.turn == OVER
    assert state.result().scores == (10, 6)
    assert state.result().places == (1, 2)


def test_boese_eins_equal_totals_share() -> None:
    assert after(EINS.start(3), 4, 1, 2, 2, 1, 1).result().places == (1, 1, 3)


def test_boese_eins_dice_come_first_and_last() -> None:
    state = EINS.start(2)
    assert texts(state, Gesture(button="stop")) == "dice-why-throw-first"
    assert texts(after(state, 1, 1), Gesture(button="stop")) == "dice-why-over"


# boese_drei


def test_boese_drei_examples_turns() -> None:
    assert after(DREI.start(2), 6, AGAIN, 5, STOP).column(0) == [11, 0]
    assert after(DREI.start(2), 6, AGAIN, 5, AGAIN, 3).column(0) == [0, 0]
    assert after(DREI.start(2), 3).hand == 1  # R1: the throw comes before any decision


def test_boese_drei_example_equal_points_share_the_round() -> None:
    seven = (6, AGAIN, 2, AGAIN, 6, STOP)
    assert after(DREI.start(3), *seven, 3, *seven).result().places == (1, 1 + 2, 1)


def test_boese_drei_r2_nobody_wins_with_nothing() -> None:
    assert after(DREI.start(2), 3, 3).result().scores == (0, 0)


def test_boese_drei_another_seat_begins_each_round() -> None:
    state = after(DREI.start(3, rounds=3), 3, 3, 6, STOP)
    assert state.hand == 1
    state = after(state, 5, STOP, 3, 3)
    assert (state.hand, state.column(1)) == (2, [0, 1, 1])
    assert after(state, 1, STOP, 3, 3).result().places == (3, 2, 1)


def test_boese_drei_what_stopping_writes_is_offered() -> None:
    state = after(DREI.start(2), 6, AGAIN, 5)
    assert isinstance(state, BoeseDreiState)
    sheet = DREI.face.scene(state, 0).sheet
    assert sheet is not None and sheet.offers == {"points": 11}
    assert DREI.face.gestures(state)[STOP].cell == "points"
    assert texts(state, Gesture(cell="won")) == "dice-boese_drei-why"
