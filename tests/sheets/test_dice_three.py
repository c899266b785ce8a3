"""The games with three to five dice: the sheet's examples and exact figures. Sheet: dice.md, fenster to wuerfelpoker."""

from collections import Counter
from fractions import Fraction
from itertools import permutations, product
from pathlib import Path

import pytest
from librt.random import Random

import parlour
from parlour.core.errors import PositionError
from parlour.core.gesture import Gesture
from parlour.core.message import colour
from parlour.core.state import CHANCE, OVER, State
from parlour.games.dice import throws
from parlour.games.dice.board import COLOURS
from parlour.games.dice.chicago_rules import CALL_HIGH, CALL_LOW, CONVERT, STOP
from parlour.games.dice.eins_bis_sechzehn import formed
from parlour.games.dice.engine import DiceState
from parlour.games.dice.grey_rules import GreyState, worth
from parlour.games.dice.va_banque_rules import BY, FELL, MADE, MINUS, PLUS, TIMES
from parlour.games.dice.wuerfelpoker_rules import CALL, FOLD, RAISE_BY, STAND, combination, rank
from parlour.games.kniffel.rules import ALL_BOXES, KniffelRules
from parlour.players import kept
from parlour.players.dice.chicago_solver import ChicagoTurn, points_wanted
from parlour.players.dice.expert import EXPERT
from parlour.players.dice.rentmeister_solver import Steward
from parlour.players.dice.va_banque_solver import BankTurn, totals_wanted
from parlour.players.kniffel import expert as kniffel
from parlour.players.kniffel import solution
from parlour.players.kniffel.solver import Solution
from parlour.players.levels import STRONGEST
from tests.dice_figures import figure, own

SEATS = (2, 3, 4, 5, 6, 7, 8)
KIT = "fenster chicago chicago_hoch_tief rentmeister streichhoelzer turm eins_bis_sechzehn paerchen beelzebub va_banque wuerfelpoker"


def start(id: str, seats: int, /, **options: object) -> DiceState:
    state = parlour.game(id).start(seats, **options)
    assert isinstance(state, DiceState)
    return state


def position(id: str, seats: int, text: str, /, **options: object) -> DiceState:
    state = parlour.game(id).position(text, seats, **options)
    assert isinstance(state, DiceState)
    return state


def after(state: DiceState, *actions: int | str) -> DiceState:
    """The same position after these throws and decisions; a throw is written in any order, as 6-5-3."""
    for action in actions:
        state.apply(int("".join(sorted(action.replace("-", "")))) if isinstance(action, str) else action)
    return state


def why(state: State, gesture: Gesture) -> tuple[str, str]:
    reason = parlour.game(state.setup.game).face.why_not(state, gesture)
    return reason.anchor, reason.message.id


@pytest.mark.parametrize("id", KIT.split())
def test_2_two_to_eight_players(id: str) -> None:
    assert parlour.game(id).seats == SEATS


# fenster


def test_fenster_examples() -> None:
    state = after(start("fenster", 2), "2-2-5", "2-3-4", "2-2-2")
    assert own(state, "twos") == [14, 0] and state.hand == 1
    state = after(state, "1-3-4", "6-6-5", "1-1-1")
    assert own(state, "twos") == [14, 0] and state.hand == 0
    won = after(position("fenster", 3, "A twos=29; B twos=3; C twos=5 | A throws 3"), "2-4-6")
    assert (won.turn, won.result().places, won.result().scores[0]) == (OVER, (1, 3, 2), 30)
    assert after(position("fenster", 2, "A twos=27; B twos=3; made=1 | A throws 3"), "2-2-2").result().scores == (36, 3)


def test_fenster_mean_number_of_throws() -> None:
    chances = {0: Fraction(125, 216), 1: Fraction(75, 216), 4: Fraction(15, 216), 9: Fraction(1, 216)}
    assert sum(points * chance for points, chance in chances.items()) == Fraction(2, 3)
    needed = [Fraction(0)] * 40
    for count in range(29, -1, -1):
        later = sum((chance * needed[min(count + points, 30)] for points, chance in chances.items() if points), Fraction(1))
        needed[count] = later / (1 - chances[0])
    assert float(needed[0]) == pytest.approx(46.3125, abs=5e-5)


# chicago


def test_chicago_printed_example() -> None:
    state = after(start("chicago", 2), "1-4-2", 24, "6-3", STOP)
    assert (own(state, "points")[0], own(state, "throws_used")[0], figure(state, "limit"), state.hand) == (163, 2, [2], 1)


@pytest.mark.parametrize(("dice", "points"), [("1-1-1", 300), ("6-6-6", 180), ("1-1-6", 260), ("5-5-4", 14), ("2-2-2", 6), ("1-4-2", 106)])
def test_chicago_values(dice: str, points: int) -> None:
    state = after(start("chicago", 2), dice, STOP)
    assert own(state, "points")[0] == points


def test_chicago_nobody_throws_more_often_than_the_starter() -> None:
    state = after(start("chicago", 3), "6-6-1", STOP, "2-3-4")
    assert (state.hand, state.turn) == (2, CHANCE)  # one throw each: no decision


def test_chicago_equal_points_fewer_throws_win_more_throws_lose() -> None:
    # A 165 in 2 throws, B 165 in 1, C 124
    state = after(start("chicago", 3), "1-2-3", 23, "6-5", STOP, "1-6-5", STOP, "1-2-2", 22, "4-4")
    assert own(state, "coasters") == [0, 0, 1] and figure(state, "starter") == [1]
    # A 110 in 2, B 110 in 1, C 203
    state = after(start("chicago", 3), "1-2-3", 23, "5-5", STOP, "1-5-5", STOP, "1-1-3", STOP)
    assert own(state, "coasters") == [1, 0, 0] and figure(state, "starter") == [2]


def test_chicago_r1_standing_dice_are_not_taken_up_again() -> None:
    state = after(start("chicago", 2), "6-5-3", 35, "4-1")
    assert state.legal() == [STOP, 1, 4, 14]
    assert why(state, Gesture(dice=("d1",))) == ("play", "dice-chicago-why-stands")
    assert why(state, Gesture()) == ("play", "dice-chicago-why")


def test_chicago_r4_equal_in_everything_throws_for_the_coaster() -> None:
    state = after(start("chicago", 3), "2-2-3", STOP, "1-1-1", "2-2-3")
    assert (state.hand, state.turn) == (0, CHANCE)
    state = after(state, "5-5-5", "1-2-2")
    assert own(state, "coasters") == [1, 0, 0] and figure(state, "starter") == [1]
    again = after(start("chicago", 2), "2-2-3", STOP, "2-2-3", "5-5-5", "5-5-5", "6-6-6", "2-2-2")
    assert own(again, "coasters") == [0, 1]


def test_chicago_two_sixes() -> None:
    state = after(start("chicago", 2, two_sixes_rule=True), "6-6-3")
    assert state.legal()[-2:] == [CONVERT + 6, CONVERT + 36]
    both = after(state.clone(), CONVERT + 36)
    assert both.cup == 2
    state = after(state, CONVERT + 6)
    assert state.cup == 1
    assert after(state, "6").legal() == [STOP, 6]  # one 6 in that throw: nothing to convert
    assert state.legal() == [STOP, 6] and own(after(state, STOP), "points")[0] == 163
    kept = after(start("chicago", 2, two_sixes_rule=True), "6-5-3", 35, "6-3")
    assert max(kept.legal()) < CONVERT
    assert CONVERT + 66 in after(start("chicago", 2, two_sixes_rule=True), "6-6-6").legal()
    assert max(after(start("chicago", 2), "6-6-3").legal()) < CONVERT


@pytest.mark.parametrize(("limit", "high", "low"), [(1, 87, 10.5), (2, 138, 8.25), (3, 172, 7)])
def test_chicago_exact_expectations(limit: int, high: float, low: float) -> None:
    assert ChicagoTurn(False, False, limit, points_wanted(False)).ahead(0, 3, 0) == pytest.approx(high, abs=1e-9)
    assert -ChicagoTurn(True, False, limit, points_wanted(True)).ahead(0, 3, 0) == pytest.approx(low, abs=1e-9)


def test_chicago_the_last_one_left_wins() -> None:
    state = after(start("chicago", 3, chips_out=1), "1-1-1", STOP, "2-2-2", "3-3-3", "6-6-6", STOP, "1-6-6")
    assert state.result().places == (2, 3, 1)


# chicago_hoch_tief


def test_hoch_tief_examples() -> None:
    state = after(start("chicago_hoch_tief", 2), "2-1-1")
    assert state.legal() == [CALL_HIGH, CALL_LOW]
    assert why(state, Gesture(dice=("d1",))) == ("play", "dice-chicago-why-call")
    low = after(state, CALL_LOW, STOP)
    assert (own(low, "points")[0], figure(low, "limit")) == (4, [1])
    high = after(start("chicago_hoch_tief", 2), "6-6-1", CALL_HIGH, STOP)
    assert own(high, "points")[0] == 220
    # A 6 in 2 throws, B 6 in 1, C 15
    state = after(start("chicago_hoch_tief", 3), "1-1-6", CALL_LOW, 6, "4", STOP, "2-2-2", STOP, "5-5-5", STOP)
    assert own(state, "coasters") == [0, 0, 1] and figure(state, "starter") == [1]
    # A 12 in 1, B 12 in 3, C 5; C has begun, and used three throws
    text = "A; B; C; starter=C | C throws 3"
    state = after(position("chicago_hoch_tief", 3, text), "6-6-6", CALL_LOW, 666, "6-6-6", 666, "1-2-2")
    state = after(state, "4-4-4", STOP, "6-6-6", 666, "6-6-6", 666, "4-4-4")
    assert own(state, "coasters") == [0, 1, 0] and figure(state, "starter") == [2]
    assert max(after(start("chicago_hoch_tief", 2, two_sixes_rule=True), "6-6-3", CALL_LOW).legal()) < CONVERT  # R2


# rentmeister


def rents(sums: tuple[int, ...]) -> int:
    return sum((row + 3) * sum for row, sum in enumerate(sums))


def test_rentmeister_examples() -> None:
    for sums, points in (((10,) * 6, 330), ((3, 4, 5, 6, 7, 8), 199), ((8, 7, 6, 5, 4, 3), 164), ((3,) * 6, 99), ((18,) * 6, 594)):
        column = ",".join(f"{times}:{sum}" for times, sum in enumerate(sums, 3))
        state = position("rentmeister", 2, f"A times={column}; B times={column} | over")
        assert state.result().scores == (points, points) and rents(sums) == points


def test_rentmeister_in_order_has_no_choice() -> None:
    state = start("rentmeister", 2, placement="in_order")
    for _ in range(12):
        assert state.turn == CHANCE
        state = after(state, "4-3-3")
    assert state.result().scores == (330, 330) and Fraction(21, 2) * 33 == Fraction(693, 2)


def test_rentmeister_exact_choice() -> None:
    solved = Steward()
    assert [solved.best(0b100001, points) for points in range(3, 19)] == [0] * 8 + [5] * 8
    assert solved.worth[0b100001] == pytest.approx(2917 / 24, abs=1e-9)
    assert solved.worth[63] == pytest.approx(367.05, abs=0.01)  # as the rules tell: 367
    filled = "times=4:9,5:9,6:9,7:9"
    state = position("rentmeister", 2, f"A {filled}; B {filled}; dice=2,4,5 | A chooses")
    assert EXPERT.choose(state, STRONGEST, 1) == 0  # of two who hope for the better row, a chance of 43.9 in 100 against 43.8
    assert EXPERT.choose(position("rentmeister", 3, f"A {filled}; B {filled}; C {filled}; dice=2,4,5 | A chooses"), STRONGEST, 1) == 5
    assert why(state, Gesture(cell="times4")) == ("sheet", "dice-rentmeister-why-full")
    assert why(state, Gesture(cell="total")) == ("play", "dice-rentmeister-why")


# streichhoelzer


@pytest.mark.parametrize(
    ("before", "dice", "then"),
    [((10, 10, 10), "1-6-3", [8, 11, 10]), ((2, 5, 5), "6-6-1", [0, 5, 5]), ((1, 4, 0), "1-1-6", [0, 4, 0]), ((3, 0), "1-1-1", [0, 3])],
)
def test_streichhoelzer_examples(before: tuple[int, ...], dice: str, then: list[int]) -> None:
    seats = "; ".join(f"{letter} matches={count}" for letter, count in zip("ABC", before, strict=False))
    state = after(position("streichhoelzer", len(before), f"{seats} | A throws 3"), dice)
    assert own(state, "matches") == then


def test_streichhoelzer_the_last_match_loses() -> None:
    state = after(position("streichhoelzer", 3, "A; B matches=1; C matches=1 | B throws 3"), "6-2-3")
    assert state.result().places == (1, 1, 3)
    state = after(position("streichhoelzer", 3, "A matches=2; B; C | A throws 3"), "6-1-4")
    assert state.result().places == (3, 1, 1) and own(state, "matches") == [1, 0, 0]


def test_streichhoelzer_one_match_each() -> None:
    """The chance of the thrower to lose: A at 1-1, solved over who throws and who holds."""
    chances: dict[tuple[int, ...], float] = {}
    for _ in range(400):
        for a, b, hand in ((1, 1, 0), (1, 1, 1), (2, 0, 0), (0, 2, 1)):
            state = position("streichhoelzer", 2, f"A matches={a}; B matches={b} | {'AB'[hand]} throws 3")
            loses = 0.0
            if (a, b, hand) not in moves:
                moves[a, b, hand] = [(weight, step(state, outcome)) for outcome, weight in zip(state.legal(), state.weights(), strict=True)]
            for weight, then in moves[a, b, hand]:
                loses += weight / 216 * (then[0] if len(then) == 1 else chances.get(then, 0.0))
            chances[a, b, hand] = loses
    assert chances[1, 1, 0] == pytest.approx(11353 / 43272, abs=1e-9)


moves: dict[tuple[int, ...], list[tuple[int, tuple[int, ...]]]] = {}


def step(state: DiceState, outcome: int) -> tuple[int, ...]:
    """What a throw leads to: (1,) if A has lost, (0,) if B has, else matches and thrower."""
    then = state.clone()
    then.apply(outcome)
    assert isinstance(then, DiceState)
    if then.turn == OVER:
        return (int(own(then, "matches")[0] == 1),)
    return (*own(then, "matches"), int(then.hand))


# turm


def test_turm_printed_example() -> None:
    state = after(position("turm", 3, "A key=5; B key=2; C key=5; tower=30 | A throws 3"), "5-5-2")
    assert own(state, "coasters") == [2, 1, 2] and figure(state, "tower") == [25]


def test_turm_examples() -> None:
    state = after(position("turm", 3, "A key=5 coasters=10; B key=5 coasters=9; C key=2 coasters=10; tower=1 | B throws 3"), "5-5-2")
    assert own(state, "coasters") == [10, 10, 10] and (figure(state, "tower"), state.turn) == ([0], CHANCE)
    state = after(position("turm", 3, "A key=3 coasters=2; B key=4 coasters=1; C key=6 | A throws 3"), "4-4-3")
    assert own(state, "coasters") == [1, 0, 0] and state.result().places == (3, 1, 1)
    state = after(position("turm", 2, "A key=3 coasters=1; B key=3 coasters=1 | A throws 3"), "3-1-1")
    assert own(state, "coasters") == [0, 0] and state.result().places == (2, 2) and state.result().winners == ()
    assert [seat.place for seat in parlour.game("turm").face.scene(state, 0).seats] == [0, 0]  # nobody wears a place
    state = after(position("turm", 3, "A key=1; B key=2 coasters=29; C key=3; tower=1 | A throws 3"), "2-4-4")
    assert own(state, "coasters") == [0, 30, 0] and state.result().places == (1, 3, 1)


def test_turm_everybody_throws_for_a_number_first() -> None:
    state = after(start("turm", 2), 4, 4)
    assert (state.hand, state.cup) == (0, 3)


# eins_bis_sechzehn


@pytest.mark.parametrize(
    ("dice", "numbers"),
    [
        ((1, 3, 6), "1 2 3 4 5 6 7 8 9 10"),
        ((4, 5, 6), "1 2 3 4 5 6 7 9 10 11 15"),
        ((2, 2, 2), "2 4 6"),
        ((4, 6, 6), "2 4 6 8 10 12 16"),
        ((3, 5, 6), "1 2 3 4 5 6 8 9 11 14"),
    ],
)
def test_eins_bis_sechzehn_what_can_be_made(dice: tuple[int, ...], numbers: str) -> None:
    assert sorted(number for number in formed(dice, False) if 1 <= number <= 16) == [int(number) for number in numbers.split()]


def test_eins_bis_sechzehn_all_operations() -> None:
    made = formed((2, 4, 6), True)
    assert sorted(number for number in made if 1 <= number <= 16) == [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16]
    for number, how in made.items():  # the log tells true sums
        assert eval(how.replace("−", "-").replace("×", "*").replace("÷", "/")) == number


def test_eins_bis_sechzehn_turns() -> None:
    assert own(after(start("eins_bis_sechzehn", 2), "1-3-6"), "targets") == [10, 0]
    assert own(after(position("eins_bis_sechzehn", 2, "A targets=15; B; round=3 | A throws 3"), "6-6-4"), "targets")[0] == 16
    state = after(position("eins_bis_sechzehn", 2, "A targets=28; B targets=9; round=3 | A throws 3"), "1-2-3")
    assert state.result().places == (1, 2) and state.result().reason == "targets"


def test_eins_bis_sechzehn_exact_figures() -> None:
    three: list[tuple[int, ...]] = [faces for faces in throws.THROWS if len(faces) == 3]
    reach = {faces: {number for number in formed(faces, False) if number > 0} for faces in three}
    weights: Counter[tuple[int, ...]] = Counter(tuple(sorted(faces)) for faces in product(range(1, 7), repeat=3))
    assert [sum(weights[faces] for faces in reach if number in reach[faces]) for number in (16, 15, 14, 13)] == [6, 10, 15, 21]
    for way, mean in (([*range(1, 17), *range(15, 0, -1)], 151.881), (list(range(1, 17)), 93.9405)):
        needed = [0.0] * (len(way) + 1)
        for done in range(len(way) - 1, -1, -1):
            later, stay = 1.0, 0.0
            for faces, weight in weights.items():
                then = done
                while then < len(way) and way[then] in reach[faces]:
                    then += 1
                if then == done:
                    stay += weight / 216
                else:
                    later += weight / 216 * needed[then]
            needed[done] = later / (1 - stay)
        assert needed[0] == pytest.approx(mean, abs=1e-3)


# paerchen, beelzebub


def test_paerchen_examples_and_weights() -> None:
    assert [worth(outcome, 2) for outcome in (5612, 1166, 3333)] == [8, -10, 0]
    state = start("paerchen", 2)
    for outcome in (5612, 1166, 3333, 1536, 1166):
        state = after(state, outcome, 3333)
    assert isinstance(state, GreyState) and state.total(0) == 8 - 10 + 0 - 3 - 10 and state.result().places == (2, 1)
    weights: Counter[int] = Counter()
    fresh = start("paerchen", 2)
    for outcome, weight in zip(fresh.legal(), fresh.weights(), strict=True):
        weights[int(worth(outcome, 2))] += weight
    assert [weights[points] for points in range(11)] == [146, 140, 125, 104, 80, 56, 35, 20, 10, 4, 1]
    assert all(weights[points] == weights[-points] for points in range(11)) and sum(weights.values()) == 1296


def test_beelzebub_examples_and_weights() -> None:
    assert [worth(outcome, 1) for outcome in (6661, 1116, 4445, 1124)] == [17, -3, 7, 0]
    state = start("beelzebub", 2)
    points = [(int(worth(outcome, 1)), weight) for outcome, weight in zip(state.legal(), state.weights(), strict=True)]
    assert sum(own * weight for own, weight in points) == 7 * 1296
    assert sum(weight for own, weight in points if own < 0) == 15


# va_banque


def made(dice: str, *operations: int, seats: int = 3, **options: object) -> DiceState:
    """The first seat after the banker with these dice and operations."""
    state = start("va_banque", seats, **options)
    after(state, int(dice[0]))
    for die, operation in zip(dice[1:4], operations, strict=True):
        after(state, int(die), operation)
    return after(state, int(dice[4]))


@pytest.mark.parametrize(
    ("dice", "operations", "result"),
    [
        ("35614", (PLUS, TIMES, BY), 44),
        ("62364", (BY, PLUS, TIMES), 32),
        ("26534", (TIMES, MINUS, PLUS), 2),
        ("56342", (MINUS, PLUS, TIMES), 4),
        ("61661", (BY, PLUS, TIMES), 71),
        ("11266", (PLUS, BY, MINUS), -30),
    ],
)
def test_va_banque_examples(dice: str, operations: tuple[int, ...], result: int) -> None:
    assert own(made(dice, *operations), "result")[1] == result


def test_va_banque_the_bank_takes_remainders() -> None:
    state = made("26534", TIMES, MINUS, PLUS, bank_takes_remainder=True)
    assert (own(state, "part")[1], own(state, "chips")) == (FELL, [9, 7, 7])
    two = made("26534", TIMES, MINUS, PLUS, seats=2)  # R4: for two it is always so; then the other seat is the banker
    assert own(two, "chips") == [8, 7] and two.hand == 1


@pytest.mark.parametrize(
    ("dice", "operations"), [("51643", (PLUS, TIMES, MINUS)), ("53236", (MINUS, TIMES, PLUS)), ("32115", (TIMES, MINUS, PLUS))]
)
def test_va_banque_r3_amended_who_could_have_divided_keeps_the_stake(dice: str, operations: tuple[int, ...]) -> None:
    """5, and a 1 that would divide it; or a later die: what was chosen instead does not matter."""
    state = made(dice, *operations, bank_takes_remainder=True)
    assert (own(state, "part")[1], own(state, "chips")) == (MADE, [8, 7, 7])
    kept = after(start("va_banque", 3, bank_takes_remainder=True), int(dice[0]), int(dice[1]), operations[0], int(dice[2]), operations[1])
    again = position("va_banque", 3, after(kept, int(dice[3])).text(), bank_takes_remainder=True)  # the text says it, too
    assert own(after(again, operations[2], int(dice[4])), "part")[1] == MADE


def test_va_banque_r3_amended_the_banker_throws_and_the_player_decides() -> None:
    state = start("va_banque", 3)
    assert (state.turn, state.hand) == (CHANCE, 0)
    assert (after(state, 3, 5).hand, after(state, PLUS).hand) == (1, 0)
    prompt = parlour.game("va_banque").face.scene(state, 1).prompt
    assert (prompt.args["banker"], prompt.args["colour"]) == (colour(COLOURS[0]), colour(COLOURS[1]))
    with pytest.raises(PositionError, match="the banker throws, here A, and whoever is thrown for decides, here B"):
        position("va_banque", 3, "A chips=8; B chips=7 part=waits; C chips=7 part=waits; step=1 total=3 dice=3 | B throws 1")


def test_va_banque_r3_amended_the_computer_knows_it() -> None:
    """7 and the fifth die to come, with only ÷ left: five faces of six leave a remainder."""
    solved = BankTurn(totals_wanted(), True, -100.0)
    used = 1 << PLUS | 1 << MINUS | 1 << TIMES
    assert solved.ahead(7, used, 4, False) == pytest.approx((7 - 5 * 100) / 6)
    assert solved.ahead(7, used, 4, True) == pytest.approx((7 + 3 + 2 + 1 + 1 + 1) / 6)
    assert solved.value(5, used ^ 1 << PLUS, 4, 1, PLUS, False) == solved.ahead(6, used, 4, True)  # the 1 would have divided it


def test_va_banque_division_must_come_out() -> None:
    state = after(start("va_banque", 3), 5, 2, PLUS, 2)
    assert BY not in state.legal() and PLUS not in state.legal()
    assert why(state, Gesture(button="by")) == ("division", "dice-va_banque-why-division")
    assert why(state, Gesture(button="plus")) == ("operations", "dice-va_banque-why-used")
    assert why(state, Gesture()) == ("operations", "dice-va_banque-why")
    assert BY in after(start("va_banque", 3), 5, 5, MINUS, 4).legal()  # 0 is divisible by everything


def test_va_banque_extremes_and_expectations() -> None:
    solved = BankTurn(totals_wanted(), False, 0.0)
    assert solved.ahead(6, 0, 1, False) == pytest.approx(17039 / 648, abs=1e-9)
    assert solved.ahead(1, 0, 1, False) == pytest.approx(45 / 4, abs=1e-9)
    results = set()
    for order in permutations(range(4)):
        for dice in product(range(1, 7), repeat=5):
            total, whole = dice[0], True
            for at, operation in enumerate(order):
                whole = whole and (operation != BY or at == 3 or total % dice[at + 1] == 0)
                total = (total + dice[at + 1], total - dice[at + 1], total * dice[at + 1], int(total / dice[at + 1]))[operation]
            if whole:
                results.add(total)
    assert (max(results), min(results)) == (71, -30)


def test_va_banque_the_pot_is_shared_from_the_bankers_left() -> None:
    state = start("va_banque", 4)
    for _ in range(3):
        after(state, 3, 5, PLUS, 6, TIMES, 1, BY, 4)
    # three equal results share three chips; then seat 1 holds the bank, and the others have staked again
    assert own(state, "chips") == [7, 8, 7, 7] and state.hand == 1


# wuerfelpoker

ORDER = "12346 65421 13456 11235 66123 66124 55441 55446 66112 33312 12345 23456 11166 22211 44441 11111"  # low to high


def test_wuerfelpoker_order() -> None:
    ranks = [rank(tuple(int(face) for face in hand)) for hand in ORDER.split()]
    assert ranks == sorted(ranks) and len(set(ranks)) == len(ranks)


def test_wuerfelpoker_frequencies() -> None:
    found = Counter(combination(faces) for faces in product(range(1, 7), repeat=5))
    assert [found[at] for at in range(8)] == [480, 3600, 1800, 1200, 240, 300, 150, 6]


def test_wuerfelpoker_a_shared_pot() -> None:
    state = after(start("wuerfelpoker", 3, deals=1), "4-4-2-2-5", "1-2-3-4-6", "4-4-2-2-5")
    assert state.result().scores == (9, 7, 8)


def test_wuerfelpoker_raising() -> None:
    text = "A chips=7; B chips=2; C chips=5; in=A,B,C deal=4 opener=A pot=10 | A throws 5"
    state = after(position("wuerfelpoker", 3, text, raising=True), "6-6-6-1-2")
    assert state.legal() == [RAISE_BY, RAISE_BY + 1, RAISE_BY + 2]
    assert why(state, Gesture()) == ("raising", "dice-wuerfelpoker-why-raise")
    state = after(state, RAISE_BY + 2)
    assert (state.turn, state.legal()) == (1, [FOLD, CALL])
    assert why(state, Gesture()) == ("raising", "dice-wuerfelpoker-why-answer")
    state = after(state, CALL, FOLD)
    assert (figure(state, "pot")[0], own(state, "chips"), state.hand, state.turn) == (14, [5, 0, 5], 1, CHANCE)
    state = after(state, "1-1-1-2-3")  # nobody can raise any more: 10 and 4 are for the three sixes
    assert state.turn == OVER and state.result().scores == (19, 0, 5)


def test_wuerfelpoker_one_left_takes_the_pot() -> None:
    state = after(start("wuerfelpoker", 2, raising=True, deals=1), "1-2-3-4-6", RAISE_BY + 3, FOLD)
    assert state.result().scores == (9, 7)


def test_wuerfelpoker_more_throws() -> None:
    state = after(start("wuerfelpoker", 2, throws=2), "1-3-3-5-6")
    assert STAND in state.legal() and 156 in state.legal() and len(state.legal()) == 1 + 2 * 3 * 2 * 2 - 1
    assert why(state, Gesture()) == ("play", "dice-wuerfelpoker-why-keep")
    state = after(state, 156, "3-3-1")
    assert (state.hand, state.turn) == (1, CHANCE)


# The computer


@pytest.mark.parametrize(
    ("id", "seats", "options", "games"),
    [
        ("chicago", 2, {}, 40),
        ("chicago_hoch_tief", 2, {}, 40),
        ("rentmeister", 2, {}, 60),
        ("va_banque", 3, {"rounds": 2}, 60),  # for two the only stake nearly always comes back
        ("wuerfelpoker", 2, {"raising": True}, 60),
    ],
)
def test_the_expert_beats_random(id: str, seats: int, options: dict[str, object], games: int) -> None:
    """At least 60 of 100 games, with every seat in turn."""
    rng = Random(5)
    won = 0.0
    for number in range(games):
        state = parlour.game(id).start(seats, **options)
        while state.turn != OVER:
            strong = state.turn == number % seats
            known = EXPERT.choose(state, STRONGEST, 1) if strong else None
            state.play(known if known is not None else state.sample(rng))
        won += state.payoff(number % seats)
    assert won / games >= 0.6


def test_the_expert_knows_when_to_stop() -> None:
    last = position("chicago", 2, "A points=203 throws_used=2; B; starter=A limit=2 made=1 dice=1,1,5 | B chooses")
    assert EXPERT.choose(last, STRONGEST, 1) == STOP  # 205 is safe, 200 and another die is not
    poker = after(start("wuerfelpoker", 2, throws=3), "5-5-5-5-1")
    assert EXPERT.choose(poker, STRONGEST, 1) == 1


def test_a_whole_solution_of_kniffel_is_kept_and_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three open boxes stand for all thirteen: the same steps, told one by one, and the same figures when they come back."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    rules = KniffelRules(parlour.game("kniffel").agree(1))
    lookup = solution.lookup(rules)
    assert kept.read(lookup) is None
    told: list[float] = []
    first = ALL_BOXES & ~0b111
    solved = solution.solve(rules, told.append, first)
    assert told == [done / 7 for done in range(1, 8)]
    assert solved.worth(first, 0, 0) == Solution(rules).solve(first, 0, 0) > 0
    kept.keep(lookup, solved.known)
    again = kept.read(lookup)
    assert again is not None and list(solution.solution_of(rules, again).known) == list(solved.known)
    whole = bytearray(lookup.path.read_bytes())
    for wrong in (b"half", bytes(whole[:-1]), bytes(whole[:99] + b"!" + whole[100:])):  # cut off, or one byte changed
        lookup.path.write_bytes(wrong)
        assert kept.read(lookup) is None


def test_every_choice_of_kniffel_has_its_worth() -> None:
    state = parlour.game("kniffel").position("A[1,2,3,4,5,6;-,0,0,0,0,0,20;0] | A throw 2: +12333", 1)
    worth = kniffel.EXPERT.weigh(state, STRONGEST, 1)
    assert worth is not None and sorted(worth.values) == state.legal()
    assert worth.best() == kniffel.EXPERT.choose(state, STRONGEST, 1)


def test_chicago_at_most_two_dice_stand() -> None:
    with pytest.raises(PositionError, match="≤ 2"):
        parlour.game("chicago").position("A; B; C; standing=1,1,6 | A throws 1")
