"""Kniffel against its sheet: dice.md, frame and kniffel."""

from collections.abc import Mapping

import pytest

from parlour.catalogue import game
from parlour.core.errors import IllegalAction, NotationError, PositionError
from parlour.core.gesture import Gesture
from parlour.core.message import Message
from parlour.core.state import CHANCE, NOBODY, OVER, State
from parlour.games.dice.throws import NUMBER_OF, THROWS
from parlour.games.kniffel.engine import KEEP, KniffelState, solo_worth
from parlour.games.kniffel.rules import ALL_BOXES, BOXES, KniffelRules
from parlour.players.expert import COMPILED
from parlour.players.kniffel.expert import EXPERT
from parlour.players.kniffel.solver import Solution
from parlour.players.levels import STRONGEST
from parlour.words import rules_source

KNIFFEL = game("kniffel")
FACE = KNIFFEL.face
DEFAULTS: Mapping[str, object] = {}
PRINTED = Solution(KniffelRules(KNIFFEL.agree(1)))
EXTRA_RULES = ("printed", "none", "yahtzee_forced", "yahtzee_free")


def position(text: str, seats: int = 1, /, **options: object) -> KniffelState:
    state = KNIFFEL.position(text, seats, **options)
    assert isinstance(state, KniffelState)
    return state


def column(extra: int = 0, **points: int) -> str:
    """A column with these boxes written."""
    entries = [str(points.pop(box)) if box in points else "-" for box in BOXES]
    assert not points
    return f"{','.join(entries[:6])};{','.join(entries[6:])};{extra}"


def thrown(dice: str, options: Mapping[str, object] = DEFAULTS, /, throw: int = 3, **points: int) -> KniffelState:
    """One seat with these boxes written and these dice on the table."""
    return position(f"A[{column(**points)}] | A throw {throw}: +{''.join(sorted(dice.replace('-', '')))}", **options)


def offers(state: KniffelState) -> dict[str, int]:
    sheet = FACE.scene(state, 0).sheet
    assert sheet is not None
    return dict(sheet.offers)


def written(state: KniffelState, box: str) -> KniffelState:
    after = state.clone()
    after.apply(BOXES.index(box))
    return after


def cell(state: KniffelState, row: str, seat: int = 0) -> int | None:
    sheet = FACE.scene(state, seat).sheet
    assert sheet is not None
    return sheet.cells[row][seat]


def why(state: State, gesture: Gesture) -> tuple[str, str]:
    """The anchor and the name of the reason; every anchor must be in the rules text."""
    reason = FACE.why_not(state, gesture)
    assert f"{{#{reason.anchor}}}" in rules_source("en", "kniffel")
    return reason.anchor, reason.message.id


# 2 to 5: seats, sheet, turn


def test_2_one_to_eight_players() -> None:
    assert KNIFFEL.seats == (1, 2, 3, 4, 5, 6, 7, 8)


def test_3_the_sheet_has_thirteen_boxes_and_computed_rows() -> None:
    sheet = FACE.scene(KNIFFEL.start(3), 0).sheet
    assert sheet is not None
    assert [row.id for row in sheet.rows if row.role == "box"] == BOXES
    assert [row.id for row in sheet.rows if row.role == "sum"] == ["upper", "bonus", "lower", "extra", "total"]
    assert all(row.help is not None for row in sheet.rows)


def test_4_seat_0_starts_and_the_dice_go_round_thirteen_times() -> None:
    state = KNIFFEL.start(3)
    for turn in range(39):
        assert (state.turn, state.hand) == (CHANCE, turn % 3)
        state.apply(12346)
        state.apply(state.legal()[0])
    assert (state.turn, state.hand, state.result().reason) == (OVER, NOBODY, "sheet_full")


def test_5_the_first_throw_is_252_outcomes_of_five_dice() -> None:
    state = KNIFFEL.start(1)
    outcomes = state.legal()
    assert len(outcomes) == 252 and outcomes[0] == 11111 and outcomes[-1] == 66666 and 13356 in outcomes
    weights = dict(zip(outcomes, state.weights(), strict=True))
    assert sum(weights.values()) == 6**5
    assert (weights[11111], weights[12345], weights[33555], weights[13356]) == (1, 120, 10, 60)


def test_5_any_dice_are_thrown_again_twice_at_most() -> None:
    state = KNIFFEL.start(1)
    state.apply(13356)
    assert len(state.legal()) == 13 + 2 * 3 * 2 * 2 - 1  # every part of 1 33 5 6 can be kept, but not all five
    state.apply(FACE.read(state, "throw 1,5,6"))
    assert (state.turn, state.hand, len(state.legal()), sum(state.weights())) == (CHANCE, 0, 56, 216)
    state.apply(346)
    assert state.text().endswith("| A throw 2: 33+346")
    state.apply(FACE.read(state, "keep 3,3,3"))
    assert state.legal() == [11, 12, 13, 14, 15, 16, 22, 23, 24, 25, 26, 33, 34, 35, 36, 44, 45, 46, 55, 56, 66]
    assert state.weights() == [1, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 1, 2, 2, 2, 1, 2, 2, 1, 2, 1]
    state.apply(66)
    assert state.legal() == list(range(13))


def test_r1_a_die_kept_before_may_be_thrown_again() -> None:
    state = position(f"A[{column()}] | A throw 2: 335+16")
    assert FACE.read(state, "throw 3,3,5") in state.legal()
    assert FACE.read(state, "throw 1,3,3,5,6") in state.legal()


def test_5_keeping_is_one_action_for_each_distinct_set_of_dice() -> None:
    assert len(thrown("5-5-5-5-5", throw=1).legal()) == 13 + 5
    assert len(thrown("1-2-3-4-5", throw=1).legal()) == 13 + 31


# 6 and 10: boxes

TABLE = """
5-5-5-3-3 | 0 | 0 | 6 | 0 | 15 | 0 | 21 | 0 | 25 | 0 | 0 | 0 | 21
2-3-4-5-6 | 0 | 2 | 3 | 4 | 5 | 6 | 0 | 0 | 0 | 30 | 40 | 0 | 20
1-2-3-4-2 | 1 | 4 | 3 | 4 | 0 | 0 | 0 | 0 | 0 | 30 | 0 | 0 | 12
6-6-6-6-5 | 0 | 0 | 0 | 0 | 5 | 24 | 29 | 29 | 0 | 0 | 0 | 0 | 29
3-4-5-6-6 | 0 | 0 | 3 | 4 | 5 | 12 | 0 | 0 | 0 | 30 | 0 | 0 | 24
4-4-4-4-4 | 0 | 0 | 0 | 20 | 0 | 0 | 20 | 20 | 0 | 0 | 0 | 50 | 20
1-1-2-2-6 | 2 | 4 | 0 | 0 | 0 | 6 | 0 | 0 | 0 | 0 | 0 | 0 | 12
"""


@pytest.mark.parametrize("extra", EXTRA_RULES)
@pytest.mark.parametrize("line", TABLE.strip().splitlines())
def test_10_plain_scores(line: str, extra: str) -> None:
    dice, *points = line.split(" | ")
    state = thrown(dice, {"extra_kniffel": extra})
    assert list(offers(state).items()) == list(zip(BOXES, map(int, points), strict=True))
    for box in BOXES:
        assert cell(written(state, box), box) == offers(state)[box]


def test_10_printed_nina_has_four_uses_and_chance() -> None:
    uses = {box: points for box, points in offers(thrown("5-5-5-3-3")).items() if points}
    assert uses == {"fives": 15, "threes": 6, "three_kind": 21, "full_house": 25, "chance": 21}


@pytest.mark.parametrize(
    ("dice", "box", "points"),
    [
        ("4-4-4-1-1", "full_house", 25),
        ("1-2-3-4-2", "small_straight", 30),
        ("2-3-4-5-6", "large_straight", 40),
        ("3-3-3-3-3", "kniffel", 50),
    ],
)
def test_10_printed_special_throws(dice: str, box: str, points: int) -> None:
    assert offers(thrown(dice))[box] == points


def test_r2_any_open_box_may_be_struck() -> None:
    state = written(thrown("1-2-3-4-6", throw=1), "kniffel")
    assert cell(state, "kniffel") == 0


def test_6_a_written_box_stays() -> None:
    state = thrown("1-2-3-4-6", chance=20)
    with pytest.raises(IllegalAction):
        state.apply(BOXES.index("chance"))
    assert cell(state, "chance") == 20


# R3 to R5: further Kniffels

LOWER_JOKERS = {"three_kind": 25, "four_kind": 25, "full_house": 25, "small_straight": 30, "large_straight": 40, "chance": 25}
OTHER_NUMBERS = {"ones": 0, "twos": 0, "threes": 0, "fours": 0, "sixes": 0}


def test_10_printed_extra_kniffel_of_fives() -> None:
    state = thrown("5-5-5-5-5", kniffel=50)
    assert offers(state) == {"fives": 25}
    after = written(state, "fives")
    assert (cell(after, "fives"), cell(after, "extra"), cell(after, "total")) == (25, 50, 125)


def test_10_a_further_kniffel_may_still_be_thrown_again() -> None:
    assert thrown("5-5-5-5-5", throw=2, kniffel=50).legal() == [4, *(KEEP + NUMBER_OF[(5,) * kept] for kept in range(5))]


def test_10_printed_joker_when_the_number_box_is_filled() -> None:
    state = thrown("5-5-5-5-5", kniffel=50, fives=10)
    assert offers(state) == OTHER_NUMBERS | LOWER_JOKERS  # R5: striking an upper box is allowed
    after = written(state, "large_straight")
    assert (cell(after, "large_straight"), cell(after, "extra")) == (40, 0)  # R4


def test_10_joker_without_open_lower_boxes_strikes_above() -> None:
    lower = {"three_kind": 0, "four_kind": 0, "full_house": 0, "small_straight": 0, "large_straight": 0, "chance": 5}
    for extra in ("printed", "yahtzee_forced", "yahtzee_free"):
        state = thrown("5-5-5-5-5", {"extra_kniffel": extra}, kniffel=50, fives=10, **lower)
        assert offers(state) == OTHER_NUMBERS


def test_10_a_struck_kniffel_box_opens_nothing() -> None:
    state = thrown("5-5-5-5-5", kniffel=0)
    assert offers(state) == OTHER_NUMBERS | {"fives": 25} | LOWER_JOKERS | {"full_house": 0, "small_straight": 0, "large_straight": 0}
    assert cell(written(state, "fives"), "extra") == 0
    filled = thrown("5-5-5-5-5", kniffel=0, fives=5)
    assert offers(filled)["full_house"] == 0


def test_8_zero_counts_as_entry() -> None:
    options: dict[str, object] = {"zero_counts_as_entry": True}
    state = thrown("5-5-5-5-5", options, kniffel=0)
    assert offers(state) == {"fives": 25}
    assert cell(written(state, "fives"), "extra") == 50
    assert offers(thrown("5-5-5-5-5", options, kniffel=0, fives=0)) == OTHER_NUMBERS | LOWER_JOKERS
    other = {"extra_kniffel": "none", **options}
    assert offers(thrown("5-5-5-5-5", other, kniffel=0))["full_house"] == 0


def test_6_an_open_kniffel_box_is_no_entry() -> None:
    for extra in EXTRA_RULES:
        state = thrown("5-5-5-5-5", {"extra_kniffel": extra})
        assert offers(state)["kniffel"] == 50 and offers(state)["full_house"] == 0 and len(offers(state)) == 13
        assert (cell(written(state, "kniffel"), "total"), written(state, "fives").total(0)) == (50, 25)


def test_8_none_knows_no_joker_and_no_extra() -> None:
    state = thrown("5-5-5-5-5", {"extra_kniffel": "none"}, kniffel=50, fives=5)
    assert offers(state) == OTHER_NUMBERS | LOWER_JOKERS | {"full_house": 0, "small_straight": 0, "large_straight": 0}
    assert written(state, "chance").total(0) == 80
    sheet = FACE.scene(state, 0).sheet
    assert sheet is not None and "extra" not in sheet.cells


def test_8_yahtzee_forced() -> None:
    options: dict[str, object] = {"extra_kniffel": "yahtzee_forced"}
    first = thrown("5-5-5-5-5", options, kniffel=50)
    assert offers(first) == {"fives": 25} and cell(written(first, "fives"), "extra") == 100
    joker = thrown("5-5-5-5-5", options, kniffel=50, fives=0)
    assert offers(joker) == LOWER_JOKERS and cell(written(joker, "large_straight"), "extra") == 100
    struck = thrown("5-5-5-5-5", options, kniffel=0, fives=0)
    assert offers(struck) == LOWER_JOKERS and cell(written(struck, "large_straight"), "extra") == 0
    assert offers(thrown("5-5-5-5-5", options, kniffel=0)) == {"fives": 25}


def test_8_yahtzee_free() -> None:
    options: dict[str, object] = {"extra_kniffel": "yahtzee_free"}
    plain = OTHER_NUMBERS | {"fives": 25} | LOWER_JOKERS | {"full_house": 0, "small_straight": 0, "large_straight": 0}
    first = thrown("5-5-5-5-5", options, kniffel=50)
    assert offers(first) == plain and cell(written(first, "full_house"), "extra") == 100
    joker = thrown("5-5-5-5-5", options, kniffel=50, fives=0)
    assert offers(joker) == OTHER_NUMBERS | LOWER_JOKERS and cell(written(joker, "ones"), "extra") == 100
    assert cell(written(thrown("5-5-5-5-5", options, kniffel=0, fives=0), "large_straight"), "total") == 40


# 7: end and result


def test_10_upper_63_brings_the_bonus_and_62_does_not() -> None:
    upper = {"ones": 3, "twos": 6, "threes": 9, "fours": 12, "fives": 15}
    state = thrown("6-6-6-1-2", **upper)
    assert cell(state, "bonus") is None
    after = written(state, "sixes")
    assert (cell(after, "upper"), cell(after, "bonus"), cell(after, "total")) == (63, 35, 98)
    short = written(thrown("6-6-6-1-2", **upper | {"ones": 2}), "sixes")
    assert (cell(short, "upper"), cell(short, "bonus"), cell(short, "total")) == (62, 0, 62)


def full(chance: int) -> str:
    return column(**{box: 0 for box in BOXES if box != "chance"}, chance=chance)


def test_7_highest_total_wins_and_ties_share() -> None:
    result = position(f"A[{full(20)}] B[{full(25)}] C[{full(25)}] D[{full(5)}]", 4).result()
    assert (result.places, result.scores, result.winners) == ((3, 1, 1, 4), (20, 25, 25, 5), (1, 2))


def test_7_the_best_possible_game() -> None:
    best = column(250 + 50, ones=5, twos=10, threes=15, fours=20, fives=25, sixes=30, three_kind=30, four_kind=30, full_house=25,
                  small_straight=30, large_straight=40, kniffel=50, chance=30)  # fmt: skip
    assert position(f"A[{best}]").result().scores == (105 + 35 + 235 + 300,)


def test_payoffs_rise_with_points() -> None:
    assert all(solo_worth(total) < solo_worth(total + 1) for total in range(0, 1600))
    assert (solo_worth(0), 0.99 < solo_worth(1575) < 1.0) == (0.0, True)
    won = position(f"A[{full(20)}] B[{full(19)}]", 2)
    clear = position(f"A[{full(30)}] B[{full(5)}]", 2)
    assert clear.payoff(0) > won.payoff(0) > 0.5 > won.payoff(1) > clear.payoff(1)
    assert won.payoff(0) + won.payoff(1) == pytest.approx(1.0)


# 10: exact expectations


@pytest.mark.parametrize(
    ("box", "mean"),
    [(box, at * 455 / 216) for at, box in enumerate(BOXES[:6], 1)]
    + [("three_kind", 15.1947), ("four_kind", 5.6113), ("full_house", 9.0721), ("small_straight", 18.4633)]
    + [("large_straight", 10.4438), ("kniffel", 2.3014), ("chance", 70 / 3)],
)
def test_10_one_open_box(box: str, mean: float) -> None:
    assert PRINTED.solve(ALL_BOXES & ~(1 << BOXES.index(box)), 0, 0) == pytest.approx(mean, abs=5e-5)


SOLVED = {  # extra_kniffel, zero_counts_as_entry: the whole game, the lower boxes alone
    ("none", False): (245.8708, 139.9713),
    ("yahtzee_free", False): (254.5896, 141.7366),
    ("yahtzee_forced", False): (254.5877, 141.7366),
    ("printed", False): (248.2068, 140.0314),  # these two are not in the sheet
    ("printed", True): (251.4901, 140.3343),
}


@pytest.mark.parametrize("kind", SOLVED, ids=str)
def test_10_the_best_expected_total(kind: tuple[str, bool]) -> None:
    """Some six seconds each when compiled; uncompiled that would be minutes, so there the lower boxes stand for the whole."""
    whole, lower = SOLVED[kind]
    solution = Solution(KniffelRules(KNIFFEL.agree(1, extra_kniffel=kind[0], zero_counts_as_entry=kind[1])))
    assert solution.solve(filled=63) == pytest.approx(lower, abs=5e-5)
    if COMPILED:
        assert solution.solve() == pytest.approx(whole, abs=5e-5)


# The expert


def test_the_expert_finds_the_plain_choices() -> None:
    only_large = dict.fromkeys((box for box in BOXES if box not in ("large_straight", "chance")), 0)
    state = thrown("1-2-3-4-6", throw=2, **only_large)
    assert FACE.write(state, EXPERT.choose(state, STRONGEST, 1) or 0) in ("throw 1", "throw 6")
    done = thrown("2-3-4-5-6", throw=1, **only_large)
    assert FACE.write(done, EXPERT.choose(done, STRONGEST, 1) or 0) == "large_straight"


def test_the_expert_advises_at_decisions_of_kniffel_only() -> None:
    state = KNIFFEL.start(2)
    assert EXPERT.choose(state, STRONGEST, 1) is None
    state.apply(55555)
    assert EXPERT.choose(state, STRONGEST, 1) == BOXES.index("kniffel")
    assert EXPERT.choose(game("muehle").start(), STRONGEST, 1) is None


# The face


def test_dice_are_shown_ascending_and_the_fresh_ones_marked() -> None:
    dice = FACE.scene(position(f"A[{column()}] | A throw 2: 335+13"), 0).dice
    assert [(die.id, die.face, die.fresh) for die in dice] == [
        ("d1", 1, True), ("d2", 3, False), ("d3", 3, False), ("d4", 3, True), ("d5", 5, False),
    ]  # fmt: skip
    assert [die.face for die in FACE.scene(KNIFFEL.start(1), 0).dice] == [0, 0, 0, 0, 0]


def test_the_first_throw_is_pressed_and_the_others_follow() -> None:
    start = KNIFFEL.start(1)
    assert FACE.scene(start, 0).throw == Message("dice-button-throw") and not FACE.throws_itself(start)
    again = position(f"A[{column()}] | A throw 2: 33+")
    assert FACE.scene(again, 0).throw is None and FACE.throws_itself(again)


def test_gestures_name_the_dice_to_throw_again() -> None:
    state = position(f"A[{column()}] | A throw 2: 335+16")
    gestures = FACE.gestures(state)
    assert gestures[FACE.read(state, "throw 1,5,6")].dice == ("d1", "d4", "d5")
    assert gestures[FACE.read(state, "full_house")].cell == "full_house"


def test_reading_dice_is_lenient_about_order_and_spaces() -> None:
    state = position(f"A[{column()}] | A throw 2: 335+16")
    assert FACE.read(state, "throw 6, 1,5") == FACE.read(state, "keep 3 3") == KEEP + NUMBER_OF[(3, 3)]
    assert FACE.read(state, "keep") == FACE.read(state, "throw 1,3,3,5,6")
    for wrong in ("throw 2", "keep 3,3,3", "keep 1,3,3,5,6", "throw", "fullhouse", "keep x"):
        with pytest.raises(NotationError):
            FACE.read(state, wrong)


def test_the_log_tells_throw_entry_extra_bonus_and_end() -> None:
    before = KNIFFEL.start(1)
    after = before.clone()
    after.apply(13356)
    (event,) = FACE.tell(before, 13356, after)
    assert (event.kind, event.dice, event.message and event.message.args["faces"]) == ("throw", (1, 3, 3, 5, 6), "1, 3, 3, 5, 6")
    filled = {box: 0 for box in BOXES if box not in ("sixes", "kniffel")} | {"fives": 25, "fours": 12, "chance": 20}
    last = thrown("6-6-6-6-6", kniffel=50, **filled)
    events = FACE.tell(last, BOXES.index("sixes"), written(last, "sixes"))
    assert [(event.kind, event.cell, event.points) for event in events] == [
        ("score", "sixes", 30), ("score", "extra", 50), ("score", "bonus", 35), ("end", "", 0),
    ]  # fmt: skip


def test_why_not_gives_the_rule() -> None:
    start = KNIFFEL.start(1)
    assert why(start, Gesture(cell="chance")) == ("turn", "dice-why-throw-first")
    assert why(start, Gesture(dice=("d1",))) == ("turn", "dice-why-throw-first")
    done = thrown("1-2-3-4-6", chance=20)
    assert why(done, Gesture(dice=("d1",))) == ("turn", "kniffel-why-three-throws")
    assert why(done, Gesture(cell="chance")) == ("sheet", "kniffel-why-filled")
    assert why(done, Gesture(cell="bonus")) == ("sheet", "kniffel-why-sum")
    going = thrown("1-2-3-4-6", throw=2)
    assert why(going, Gesture()) == ("turn", "kniffel-why-nothing-chosen")
    assert why(going, Gesture(dice=("d1", "d1"))) == ("turn", "kniffel-why-no-die")
    assert why(going, Gesture(dice=("d9",))) == ("turn", "kniffel-why-no-die")
    assert why(position(f"A[{full(5)}]"), Gesture(cell="ones")) == ("end", "dice-why-over")


def test_why_not_a_further_kniffel_elsewhere() -> None:
    assert why(thrown("5-5-5-5-5", kniffel=50), Gesture(cell="chance")) == ("extra", "kniffel-why-number-first")
    forced = thrown("5-5-5-5-5", {"extra_kniffel": "yahtzee_forced"}, kniffel=50, fives=0)
    assert why(forced, Gesture(cell="ones")) == ("joker", "kniffel-why-lower-first")


# Position text


def test_the_position_text_is_as_documented() -> None:
    state = KNIFFEL.start(2)
    assert state.text() == f"A[{column()}] B[{column()}] | A throw 1: +"
    state.apply(13356)
    assert state.text() == f"A[{column()}] B[{column()}] | A throw 1: +13356"
    state.apply(KEEP + NUMBER_OF[(3, 3)])
    assert state.text() == f"A[{column()}] B[{column()}] | A throw 2: 33+"
    state.apply(335)
    assert state.text() == f"A[{column()}] B[{column()}] | A throw 2: 33+335"
    state.apply(BOXES.index("threes"))
    assert state.text() == f"A[{column(threes=12)}] B[{column()}] | B throw 1: +"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "something like A"),
        (f"B[{column()}] | A throw 1: +", "something like A"),
        ("A[-,-,-,-,-;-,-,-,-,-,-,-;0] | A throw 1: +", "six upper and seven lower"),
        (f"A[{column(twos=3)}] | A throw 1: +", "twos cannot hold '3'"),
        (f"A[{column(full_house=24)}] | A throw 1: +", "full_house cannot hold '24'"),
        (f"A[{column(50)}] | A throw 1: +", "entry in the Kniffel box"),
        (f"A[{column(70, kniffel=50, ones=5)}] | A throw 1: +", "steps of 50"),
        (f"A[{column(100, kniffel=50, ones=5)}] | A throw 1: +", "steps of 50"),
        (f"A[{column()}]", "boxes are open"),
        (f"A[{full(5)}] | A throw 1: +", "one entry more"),
        (f"A[{column()}] | B throw 1: +", "no seat B"),
        (f"A[{column()}] | A throw 4: +", "something like . A throw 2"),
        (f"A[{column()}] | A throw 1: 3+", "all five dice"),
        (f"A[{column()}] | A throw 2: 53+", "ascending"),
        (f"A[{column()}] | A throw 2: 35+1", "five dice"),
        (f"A[{column()}] A throw 1: +", "something like . A throw 2"),
    ],
)
def test_a_text_that_makes_no_sense_is_refused(text: str, reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        position(text)


def test_columns_must_have_come_about_in_turn() -> None:
    with pytest.raises(PositionError, match="one entry more"):
        position(f"A[{column(ones=1)}] B[{column()}] | A throw 1: +", 2)
    assert position(f"A[{column(ones=1)}] B[{column()}] | B throw 1: +", 2).hand == 1


def test_throws_are_multisets() -> None:
    assert len(THROWS) == 462 and THROWS[0] == () and len([faces for faces in THROWS if len(faces) == 5]) == 252
