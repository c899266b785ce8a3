"""The games with two dice: the sheet's examples and exact figures."""

from fractions import Fraction
from itertools import product

import pytest

import parlour
from parlour.core.gesture import Gesture
from parlour.core.state import CHANCE, OVER, State
from parlour.games.dice.craps_rules import STAKE, Craps
from parlour.games.dice.engine import DiceState, pips
from parlour.games.dice.himmel_und_hoelle import heaven_and_hell
from parlour.games.dice.unter_ueber_sieben_rules import OVER_SEVEN, UNDER
from tests.dice_figures import figure, own

HIMMEL = parlour.game("himmel_und_hoelle")
PUNKT = parlour.game("punktloeschen")
FINKE = parlour.game("finke")
HANSEL = parlour.game("schluck_hansel")
PETER = parlour.game("glueckspeter")
SIEBEN = parlour.game("teure_sieben")
UNTER = parlour.game("unter_ueber_sieben")
CRAPS = parlour.game("craps")


def dice(total: int) -> int:
    """Some throw of two dice with this total, as an outcome."""
    low = max(1, total - 6)
    return low * 10 + total - low


def thrown(state: State, *totals: int) -> DiceState:
    """The same position after throws with these totals."""
    assert isinstance(state, DiceState)
    for total in totals:
        assert state.turn == CHANCE, f"no throw at {state!r}"
        state.apply(dice(total))
    return state


def fields(state: DiceState) -> dict[int, int]:
    """The fields that hold chips."""
    return {field: count for field, count in enumerate(figure(state, "fields"), 2) if count}


def on_fields(chips: str, piles: dict[int, int], rest: str) -> str:
    """A position of the drawn figures in writing."""
    return f"{chips}; fields={','.join(f'{field}:{count}' for field, count in piles.items())} {rest}"


def why(state: State, attempt: Gesture) -> str:
    return parlour.game(state.setup.game).face.why_not(state, attempt).message.id


# himmel_und_hoelle


@pytest.mark.parametrize(("outcome", "points"), [(26, 86), (11, 32), (66, 122), (34, 77), (15, 68)])
def test_himmel_und_hoelle_examples(outcome: int, points: int) -> None:
    state = HIMMEL.start(2)
    state.apply(outcome)
    assert isinstance(state, DiceState)
    assert own(state, "total") == [points, 0]


def test_himmel_und_hoelle_exact_figures() -> None:
    values = [heaven_and_hell(min(a, b) * 10 + max(a, b)) for a, b in product(range(1, 7), repeat=2)]
    assert sum(values) == 77 * 36
    assert [values.count(32 + 9 * k) for k in range(11)] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]


def test_himmel_und_hoelle_shows_top_and_bottom_apart() -> None:
    state = HIMMEL.start(2)
    state.apply(36)
    sheet = HIMMEL.face.scene(state, 0).sheet
    assert sheet is not None
    assert {row: cells[0] for row, cells in sheet.cells.items()} == {"heaven": 90, "hell": 5, "latest": 95, "total": 95}
    assert [cells[1] for cells in sheet.cells.values()] == [None, None, None, 0]


def test_himmel_und_hoelle_ends_after_the_rounds() -> None:
    state = thrown(HIMMEL.start(2, rounds=2), 7, 2, 5, 10)
    assert (state.turn, state.result().scores, state.result().places) == (OVER, (136, 136), (1, 1))


# punktloeschen


def marks(state: DiceState) -> list[int]:
    return own(state, "marks")


def test_punktloeschen_example_the_lowest_gets_a_mark() -> None:
    assert marks(thrown(PUNKT.start(3), 7, 5, 9)) == [0, 1, 0]


def test_punktloeschen_example_level_throws_are_thrown_off() -> None:
    state = thrown(PUNKT.start(3), 4, 4, 9)
    assert (marks(state), state.hand) == ([0, 0, 0], 0)
    assert marks(thrown(state, 6, 8)) == [1, 0, 0]


def test_punktloeschen_example_who_has_no_mark_does_not_take_part() -> None:
    totals = [7, 8, 9] * 4 + [8, 7, 9] * 6
    state = thrown(PUNKT.start(3), *totals)
    assert (marks(state), state.hand) == ([4, 6, 0], 0)
    state = thrown(state, 7, 6)
    assert (marks(state), state.hand) == ([3, 6, 0], 0)  # seat 2 was passed by
    assert thrown(state, 7, 6, 7, 6, 7, 6).result().places == (1, 2, 3)


def test_punktloeschen_example_alone_with_all_marks() -> None:
    result = thrown(PUNKT.start(2), *[5, 9] * 10).result()
    assert (result.places, result.reason) == ((1, 2), "alone")


def test_punktloeschen_examples_of_wiping() -> None:
    state = thrown(PUNKT.position("A marks=1; B marks=2; round=10 wipers=A,B contest=A,B | A throws 2", 2), 8, 8)
    assert marks(thrown(state, 5, 9)) == [1, 1]
    state = thrown(PUNKT.position("A marks=1; B marks=9; round=10 wipers=A,B contest=A,B | A throws 2", 2), 9, 5)
    assert (state.turn, state.result().places, state.result().reason) == (OVER, (1, 2), "wiped")


# finke


def test_finke_example_paying_and_taking() -> None:
    state = thrown(FINKE.start(3), 9, 4, 7)
    assert own(state, "chips") == [11, 16, 13]
    state = thrown(state, 9)
    assert (own(state, "chips"), state.hand) == ([20, 16, 13], 0)
    state = thrown(state, 8)
    assert (own(state, "chips"), fields(state), state.hand) == ([12, 16, 13], {4: 4, 7: 7, 8: 8}, 1)


def swept_position(**options: bool) -> State:
    text = on_fields("A chips=12; B chips=20", {5: 5, 7: 14, 9: 9}, "turns=6 | A throws 2")
    return FINKE.position(text, 2, start_chips=30, **options)


def test_finke_example_two_sweeps() -> None:
    state = thrown(swept_position(), 2)
    assert (own(state, "chips"), fields(state), state.hand) == ([40, 20], {}, 0)
    state = thrown(state, 12)
    assert (own(state, "chips"), state.hand) == ([29, 20], 1)
    assert fields(state) == dict.fromkeys(range(2, 13), 1)


def test_finke_example_a_two_spares_the_seven() -> None:
    state = thrown(swept_position(two_spares_seven=True), 2)
    assert own(state, "chips") == [26, 20]
    state = thrown(state, 8)
    assert (own(state, "chips"), fields(state)) == ([18, 20], {7: 14, 8: 8})


def test_finke_examples_paying_more_than_one_has() -> None:
    state = thrown(FINKE.position(on_fields("A chips=6; B chips=20", {7: 14}, "turns=4 | A throws 2"), 2), 8)
    assert (own(state, "chips"), state.result().places, state.result().reason) == ([0, 40], (2, 1), "last_chips")
    state = thrown(FINKE.position("A chips=7; B chips=20; C chips=33; turns=4 | A throws 2", 3), 7)
    assert (own(state, "chips"), state.hand, fields(state)) == ([0, 20, 33], 1, {7: 7})


def test_finke_r4_a_sweep_of_nothing_gives_another_throw() -> None:
    state = thrown(FINKE.start(2), 12)
    assert (state.hand, figure(state, "swept")[0], own(state, "chips")) == (0, 1, [20, 20])


def test_finke_pay_one_chip() -> None:
    assert own(thrown(FINKE.start(2, pay_one_chip=True), 9, 7), "chips") == [19, 19]


def test_finke_after_the_last_turn_the_most_chips_win() -> None:
    result = thrown(FINKE.start(3, max_turns=2), 9, 4).result()
    assert (result.places, result.reason) == ((3, 2, 1), "last_turn")


# schluck_hansel


def test_schluck_hansel_example_three_seats() -> None:
    state = thrown(HANSEL.start(3), 5, 5, 7, 9, 5, 7)
    assert (own(state, "chips"), fields(state)) == ([2, 4, 2], {5: 1, 7: 2, 9: 1})


def test_schluck_hansel_example_only_sevens() -> None:
    state = thrown(HANSEL.start(2), *[7] * 7)
    assert (state.turn, own(state, "chips"), state.result().places) == (OVER, [0, 1], (2, 1))


def test_schluck_hansel_examples_the_last_chip() -> None:
    start = on_fields("A chips=1; B chips=2", {7: 5}, "| A throws 2")
    assert thrown(HANSEL.position(start, 2), 4).result().places == (2, 1)
    start = on_fields("A chips=1; B chips=1; C chips=1", {3: 1, 7: 8}, "| A throws 2")
    assert thrown(HANSEL.position(start, 3), 6, 8).result().places == (3, 2, 1)


# glueckspeter


def test_glueckspeter_example_two_seats() -> None:
    state = PETER.start(2)
    for total, chips in ((10, [6, 7]), (10, [6, 6]), (10, [5, 6]), (7, [5, 5]), (10, [4, 5]), (7, [4, 6])):
        assert own(thrown(state, total), "chips") == chips


def test_glueckspeter_examples_of_the_end() -> None:
    state = thrown(PETER.position(on_fields("A chips=2; B chips=3", {10: 9}, "turns=9 | A throws 2"), 2), 6, 6, 6)
    assert (state.turn, own(state, "chips"), state.result().places) == (OVER, [0, 4], (1, 2))
    state = thrown(PETER.position(on_fields("A chips=1; B chips=3; C chips=3", {10: 14}, "turns=9 | A throws 2"), 3), 10)
    assert state.result().places == (1, 2, 2)
    state = thrown(PETER.position(on_fields("A chips=2; B chips=1", {10: 11}, "turns=9 | A throws 2"), 2), 7, 7, 8)
    assert (own(state, "chips"), state.result().reason) == ([0, 2], "rid")


# teure_sieben


def open_numbers(state: DiceState, seat: int) -> list[int]:
    return [number for number in range(2, 13) if own(state, "open")[seat] >> number & 1]


def test_teure_sieben_example_a_number_travels() -> None:
    state = thrown(SIEBEN.start(3), 4, 9, 4)
    assert (open_numbers(state, 0), state.hand) == ([2, 3, 5, 6, 8, 10, 11, 12], 1)
    assert 4 not in open_numbers(state, 1) and 4 in open_numbers(state, 2)
    state = thrown(state, 11)
    assert (11 in open_numbers(state, 1), state.hand) == (False, 1)


def test_teure_sieben_example_three_sevens() -> None:
    state = thrown(SIEBEN.start(2), 7, 7)
    assert open_numbers(state, 0) == open_numbers(state, 1) == [10, 11, 12]
    assert thrown(state, 7).result().places == (2, 1)


def test_teure_sieben_example_a_throw_lapses() -> None:
    state = thrown(SIEBEN.start(2), 6, 8, 6, 5, 6, 12)
    assert open_numbers(state, 0) == [2, 3, 4, 5, 9, 10, 11]
    assert open_numbers(state, 1) == [2, 3, 4, 8, 9, 10, 11, 12]


@pytest.mark.parametrize(("wins", "places"), [(False, (1, 1, 3)), (True, (2, 2, 1))])
def test_teure_sieben_example_the_last_number_comes_travelling(wins: bool, places: tuple[int, ...]) -> None:
    text = "A open=2,3; B open=3,5; C open=9 | A throws 2"
    assert thrown(SIEBEN.position(text, 3, first_cleared_wins=wins), 9).result().places == places


# unter_ueber_sieben


def called(state: State, call: int, *totals: int) -> DiceState:
    state.apply(call)
    return thrown(state, *totals)


def test_unter_ueber_sieben_example_under() -> None:
    state = called(UNTER.start(3), UNDER, 4)
    assert (own(state, "chips"), state.turn) == ([22, 19, 19], 1)


def test_unter_ueber_sieben_example_sevens_double() -> None:
    state = UNTER.position("A chips=20; B chips=20; C chips=20 | B chooses", 3, stake=2)
    state.apply(OVER_SEVEN)
    assert isinstance(state, DiceState)
    for total, bets in ((None, [2, 0, 2]), (7, [4, 0, 4]), (7, [8, 0, 8])):
        assert own(thrown(state, total) if total else state, "bet") == bets
    assert own(thrown(state, 6), "chips") == [28, 4, 28]


def test_unter_ueber_sieben_examples_what_both_sides_own() -> None:
    """As in the sheet, with a chip or two more where all must have begun with equally many."""
    state = UNTER.position("A chips=3; B chips=20; C chips=22 | A chooses", 3, start_chips=15, stake=2)
    assert own(called(state, OVER_SEVEN), "bet") == [0, 2, 1]
    assert own(thrown(state, 7), "bet") == [0, 2, 1]
    assert own(thrown(state, 9), "chips") == [6, 18, 21]
    state = UNTER.position("A chips=21; B chips=1; C; D chips=6 | D chooses", 4, start_chips=7, stake=2)
    assert own(called(state, UNDER), "bet") == [2, 1, 0, 0]
    assert own(thrown(state, 7), "bet") == [4, 1, 0, 0]
    assert own(thrown(state, 12), "chips") == [25, 2, 0, 1]


def test_unter_ueber_sieben_exact_figures() -> None:
    """Either call wins half of the time; an unlimited stake is doubled with each seven, or lost and won: 5/4 on average."""
    ways = [sum(divmod_dice(at)) for at in range(36)]
    under, seven = Fraction(sum(total < 7 for total in ways), 36), Fraction(sum(total == 7 for total in ways), 36)
    assert under / (1 - seven) == Fraction(1, 2)
    assert (1 - seven) / (1 - 2 * seven) == Fraction(5, 4)


def divmod_dice(at: int) -> tuple[int, int]:
    return at // 6 + 1, at % 6 + 1


def test_unter_ueber_sieben_only_the_call_is_decided() -> None:
    assert why(UNTER.start(2), Gesture(cell="bet")) == "dice-unter_ueber_sieben-why"


# craps


def staked(named: int, stake: int, seats: int = 2) -> DiceState:
    """The first seat is the maker, has named a number and staked chips on it."""
    state = thrown(CRAPS.start(seats), 12, *[2] * (seats - 1))
    state.apply(named)
    state.apply(STAKE + stake)
    assert isinstance(state, DiceState)
    return state


@pytest.mark.parametrize(
    ("named", "totals", "won"),
    [(8, (5, 9, 8), False), (8, (8,), True), (8, (5, 9, 11, 5), True), (7, (12, 3, 7), False)],
)
def test_craps_examples_throws(named: int, totals: tuple[int, ...], won: bool) -> None:
    state = thrown(staked(named, 5), *totals)
    assert (state.turn, own(state, "chips")) == (1, [25, 15] if won else [15, 25])


def test_craps_examples_covering() -> None:
    assert own(staked(8, 7, 4), "share") == [7, 3, 2, 2]
    state = CRAPS.position("A chips=50; B chips=1; C chips=9; first=A named=8 | A chooses", 3)
    state.apply(STAKE + 6)
    assert isinstance(state, DiceState) and own(state, "share") == [6, 1, 5]


def test_craps_the_highest_throw_is_the_first_maker() -> None:
    state = thrown(CRAPS.start(3), 9, 4, 9)
    assert (state.turn, state.hand) == (CHANCE, 0)
    state = thrown(state, 5, 8)
    assert isinstance(state, Craps) and (state.turn, state.midway, state.named) == (2, False, 0)
    state.apply(8)
    assert state.midway
    state.apply(STAKE + 1)
    assert not state.midway, "the throw is a turn of its own"


def test_craps_reasons() -> None:
    state = thrown(CRAPS.start(2), 12, 2)
    assert why(state, Gesture(button="stake-3")) == "dice-craps-why-number"
    state.apply(8)
    reason = CRAPS.face.why_not(state, Gesture(button="stake-21"))
    assert (reason.anchor, reason.message.id, reason.message.args) == ("stake", "dice-craps-why-stake", {"most": 20})


def test_craps_max_stake() -> None:
    state = thrown(CRAPS.start(2, max_stake=3, standard_rules=True), 12, 2)
    assert state.legal() == [STAKE + 1, STAKE + 2, STAKE + 3]


@pytest.mark.parametrize(
    ("totals", "won"), [((7,), True), ((11,), True), ((2,), False), ((12,), False), ((4, 11, 4), True), ((4, 7), False)]
)
def test_craps_standard_rules(totals: tuple[int, ...], won: bool) -> None:
    state = thrown(CRAPS.start(2, standard_rules=True), 12, 2)
    state.apply(STAKE + 1)
    assert own(thrown(state, *totals), "chips") == ([21, 19] if won else [19, 21])


def test_outcomes_are_totals() -> None:
    assert [pips(dice(total)) for total in range(2, 13)] == list(range(2, 13))
