"""The three tricks against their sheet: dice.md, wieviel_augen_2, wieviel_augen_3, wuerfelstapel."""

import pytest

from parlour.catalogue import game
from parlour.core.errors import IllegalAction, PositionError
from parlour.core.gesture import Gesture
from parlour.core.state import CHANCE, OVER, State
from parlour.games.tricks.board import path_to
from parlour.games.tricks.engine import TrickState
from parlour.players.search import search

TWO, THREE, STACK = (game(id) for id in ("wieviel_augen_2", "wieviel_augen_3", "wuerfelstapel"))
TRICKS = {"wieviel_augen_2": TWO, "wieviel_augen_3": THREE, "wuerfelstapel": STACK}


def thrown(id: str, dice: str, /, **options: object) -> TrickState:
    """A trick whose dice have fallen."""
    return fallen(TRICKS[id].start(None, **options), dice)


def thrown_for_another(id: str, dice: str, /, **options: object) -> TrickState:
    """The same for two, the second of whom is the magician."""
    return fallen(TRICKS[id].start(2, **options), dice)


def fallen(state: State, dice: str) -> TrickState:
    assert isinstance(state, TrickState)
    for face in dice:
        assert state.turn == CHANCE and state.hand == 0
        state.apply(int(face))
    assert state.turn == state.hand == state.seats - 1
    return state


@pytest.mark.parametrize("id", TRICKS)
def test_2_a_trick_is_for_one_or_two(id: str) -> None:
    assert TRICKS[id].seats == (1, 2) and TRICKS[id].usual_seats == 1
    assert TRICKS[id].options["magician"].choices == ("computer", "player")
    assert TRICKS[id].options["magician"].default == "computer"


EXAMPLES = [
    ("wieviel_augen_2", "62", 87, 62),
    ("wieviel_augen_2", "11", 36, 11),
    ("wieviel_augen_2", "35", 60, 35),
    ("wieviel_augen_2", "53", 78, 53),
    ("wieviel_augen_2", "66", 91, 66),
    ("wieviel_augen_3", "153", 1384, 153),
    ("wieviel_augen_3", "111", 1006, 111),
    ("wieviel_augen_3", "666", 6001, 666),
    ("wieviel_augen_3", "246", 2221, 246),
    ("wieviel_augen_3", "421", 3796, 421),
    ("wuerfelstapel", "1523", 3, 25),
]


@pytest.mark.parametrize(("id", "dice", "said", "named"), EXAMPLES)
def test_10_the_magician_names_what_was_thrown(id: str, dice: str, said: int, named: int) -> None:
    state = thrown(id, dice)
    state.apply(said)
    assert (state.named, state.turn, state.result().places, state.result().reason) == (named, OVER, (1,), "trick")


@pytest.mark.parametrize(("id", "dice", "said", "named"), EXAMPLES)
def test_10_the_player_is_the_magician(id: str, dice: str, said: int, named: int) -> None:
    state = thrown(id, dice, magician="player")
    assert state.said == said
    other = state.clone()
    state.apply(named)
    assert state.result().places == (1,)
    other.apply(next(action for action in other.legal() if action != named))
    assert other.result().places == (2,)


@pytest.mark.parametrize(("dice", "top", "hidden"), [(4, 3, 25), (2, 6, 8), (5, 1, 34), (3, 4, 17)])
def test_10_stacks_of_other_heights(dice: int, top: int, hidden: int) -> None:
    state = thrown("wuerfelstapel", "2" * (dice - 1) + str(top), dice=dice)
    state.apply(top)
    assert state.named == hidden and state.right == 1


@pytest.mark.parametrize(("dice", "base"), [(2, 14), (3, 21), (4, 28), (5, 35)])
def test_10_printed_base_numbers(dice: int, base: int) -> None:
    state = thrown("wuerfelstapel", "4" * dice, dice=dice)
    state.apply(4)
    sheet = STACK.face.scene(state, 0).sheet
    assert sheet is not None and sheet.cells["sevens"] == (base,) and sheet.cells["hidden"] == (base - 4,)


def test_r1_there_are_36_numbers_for_two_dice() -> None:
    state = thrown("wieviel_augen_2", "11")
    assert state.legal() == [ten + one for ten in (36, 46, 56, 66, 76, 86) for one in range(6)]
    with pytest.raises(IllegalAction):
        state.apply(42)


def test_r1_the_divisions_of_three_dice_always_come_out() -> None:
    for dice in (number for number in range(111, 667) if all(1 <= int(digit) <= 6 for digit in str(number))):
        six = int(str(dice) + "".join(str(7 - int(digit)) for digit in str(dice)))
        assert six % 37 == 0 and six // 37 % 3 == 0
        state = thrown("wieviel_augen_3", str(dice))
        state.apply(six // 37 // 3)
        assert state.named == dice and state.right == 1
    assert len(thrown("wieviel_augen_3", "111").legal()) == 216


def test_10_the_paper_shows_the_sums_when_it_is_over() -> None:
    state = thrown("wieviel_augen_2", "62")
    sheet = TWO.face.scene(state, 0).sheet
    assert sheet is not None and set(sheet.cells.values()) == {(None,)}
    state.apply(87)
    sheet = TWO.face.scene(state, 0).sheet
    assert sheet is not None and [sheet.cells[row.id][0] for row in sheet.rows] == [6, 12, 17, 85, 87, 87, 62]
    state = thrown("wieviel_augen_3", "153")
    state.apply(1384)
    sheet = THREE.face.scene(state, 0).sheet
    assert sheet is not None and [sheet.cells[row.id][0] for row in sheet.rows] == [153, 153624, 4152, 1384, 1384, 1377, 153]


def test_7_a_wrong_number_that_could_be_makes_the_trick_fail() -> None:
    state = thrown("wieviel_augen_2", "62")
    state.apply(86)
    assert state.named == 61 and state.result().places == (2,)


def test_real_dice_are_never_seen_and_the_player_is_asked() -> None:
    state = TWO.start(real_dice=True)
    assert isinstance(state, TrickState)
    assert state.turn == 0 and TWO.face.scene(state, 0).dice == ()
    state.apply(87)
    assert state.named == 62 and [gesture.button for gesture in TWO.face.gestures(state).values()] == ["wrong", "right"]
    state.apply(1)
    assert state.result().places == (1,)


def test_the_magician_sees_nothing_before_he_has_answered() -> None:
    state = thrown("wieviel_augen_2", "62", magician="player")
    assert [die.face for die in TWO.face.scene(state, 0).dice] == [0, 0]
    before = TWO.start(magician="player")
    after = before.clone()
    after.apply(6)
    assert all(event.dice == () for event in TWO.face.tell(before, 6, after))
    state.apply(62)
    assert [die.face for die in TWO.face.scene(state, 0).dice] == [6, 2]
    stack = thrown("wuerfelstapel", "1523", magician="player")
    assert [piece.kind for piece in STACK.face.scene(stack, 0).pieces] == ["die0", "die0", "die0", "die3"]


def test_several_tricks_in_a_row_must_all_come_out() -> None:
    state = TWO.start(rounds=2)
    for action in (6, 2, 87, 1, 1, 37):
        state.apply(action)
    assert (state.result().scores, state.result().places) == ((1,), (2,))


@pytest.mark.parametrize(("id", "dice", "said", "named"), EXAMPLES)
def test_of_two_the_second_is_the_magician_and_wins_by_naming_it(id: str, dice: str, said: int, named: int) -> None:
    state = thrown_for_another(id, dice)
    assert state.said == said
    other = state.clone()
    state.apply(named)
    assert (state.turn, state.result().places, state.result().scores) == (OVER, (2, 1), (0, 1))
    other.apply(next(action for action in other.legal() if action != named))
    assert (other.result().places, other.result().scores) == ((1, 2), (1, 0))


@pytest.mark.parametrize(("id", "dice", "said", "named"), EXAMPLES)
def test_with_real_dice_one_says_the_other_names_and_the_first_judges(id: str, dice: str, said: int, named: int) -> None:
    state = TRICKS[id].start(2, real_dice=True, rounds=2)
    acted = []
    for action in (said, named, 1, said, named, 0):
        acted.append(state.turn)
        assert TRICKS[id].parse(state.text(), state.setup).text() == state.text()
        state.apply(action)
    assert acted == [0, 1, 0, 0, 1, 0]
    assert (state.result().places, state.result().scores) == ((1, 2), (1, 1))  # one of two came out: the magician has lost


def test_nobody_sees_covered_dice_and_each_has_a_column_of_the_paper() -> None:
    state = thrown_for_another("wieviel_augen_2", "62")
    assert [[die.face for die in TWO.face.scene(state, seat).dice] for seat in (0, 1, -1)] == [[0, 0]] * 3
    state.apply(62)
    sheet = TWO.face.scene(state, 0).sheet
    assert sheet is not None and [sheet.cells[row.id] for row in sheet.rows[-2:]] == [(87, None), (None, 62)]


def test_who_is_the_magician_is_asked_of_one_only() -> None:
    assert TWO.options["magician"].seats == (1,)


def test_a_hint_knows_the_answer() -> None:
    assert search(thrown("wieviel_augen_2", "62", magician="player"), iterations=500, seed=1).best == 62
    assert search(thrown("wuerfelstapel", "1523"), iterations=500, seed=1).best == 3


@pytest.mark.parametrize(
    ("text", "gesture", "reason"),
    [
        ("0 shown, 0 right | throw - - -", Gesture(sites=("30",)), "dice-why-throw-first"),
        ("0 shown, 0 right | say 62 - -", Gesture(), "tricks-why-digits"),
        ("0 shown, 0 right | say 62 - -", Gesture(sites=("40",)), "tricks-why-go-on"),
        ("0 shown, 0 right | say 62 - -", Gesture(sites=("40", "2")), "tricks-why-number"),
        ("1 shown, 1 right | over 62 87 62", Gesture(sites=("40", "2")), "dice-why-over"),
    ],
)
def test_why_not(text: str, gesture: Gesture, reason: str) -> None:
    assert TWO.face.why_not(TWO.position(text), gesture).message.id == reason


def test_why_not_elsewhere() -> None:
    stack = thrown("wuerfelstapel", "1523", magician="player")
    assert STACK.face.why_not(stack, Gesture(sites=("s1",))).message.id == "tricks-why-stack"
    assert STACK.face.why_not(stack, Gesture(sites=("20", "20"))).message.id == "tricks-why-rows"
    real = TWO.start(real_dice=True)
    real.apply(87)
    assert TWO.face.why_not(real, Gesture(sites=("30",))).message.id == "tricks-why-confirm"


def test_numbers_are_written_a_digit_a_row() -> None:
    assert path_to(thrown("wieviel_augen_3", "153").trick, 1384, naming=False) == ("1000", "300", "80", "4")
    assert path_to(thrown("wuerfelstapel", "44", magician="player", dice=2).trick, 8, naming=True) == ("00", "8")
    assert TWO.face.read(thrown("wieviel_augen_2", "62"), "87") == 87


@pytest.mark.parametrize(
    "text",
    [
        "0 shown, 0 right | say 6 - -",
        "0 shown, 0 right | say 62 87 -",
        "0 shown, 1 right | say 62 - -",
        "1 shown, 1 right | say 62 - -",
        "1 shown, 0 right | over 62 87 62",
        "0 shown, 0 right | name 62 87 -",
        "0 shown, 0 right | throw 622 - -",
    ],
)
def test_positions_that_cannot_be(text: str) -> None:
    with pytest.raises(PositionError):
        TWO.position(text)
