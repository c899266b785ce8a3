"""Why a step of a throw is refused: the sentence must be true of the position. Sheet: tables.md, duties."""

import random
from collections.abc import Iterator

import pytest

import parlour
from parlour.core.gesture import Gesture
from parlour.core.state import OVER
from parlour.games.tables.board import bar, in_hand, off
from parlour.games.tables.engine import TablesState
from parlour.games.tables.rules import BAR, IN_HAND, OFF, PLAY


def longest(state: TablesState) -> int:
    """How many numbers of the throw can be played at most, in any order and without any duty."""
    best = 0
    for number in set(state.numbers_left()):
        for x in places(state.clone().sources(number)):
            best = max(best, 1 + longest(stepped(state, x, number)))
    return best


def stepped(state: TablesState, x: int, number: int) -> TablesState:
    after = state.clone()
    after.advance(x, number)
    if number == after.first and after.firsts:
        after.firsts -= 1
    else:
        after.seconds -= 1
    return after


def places(mask: int) -> Iterator[int]:
    return (x for x in range(27) if mask >> x & 1)


def site(state: TablesState, x: int) -> str:
    if x == OFF:
        return off(state.hand)
    if state.rules.tric and x == BAR:
        return str(state.point(state.hand, 1))
    return {BAR: bar(state.hand), IN_HAND: in_hand(state.hand)}.get(x) or str(state.point(state.hand, x))


def refused(state: TablesState) -> Iterator[tuple[int, int, str]]:
    """Steps that the stones allow and the duties do not: from where, with which number, and why not."""
    face = parlour.game(state.setup.game).face
    allowed = {gesture.sites for gesture in face.gestures(state).values()}
    for number in set(state.numbers_left()):
        for x in places(state.clone().sources(number)):
            sites = site(state, x), site(state, state.landing(x, number))
            if sites not in allowed:
                yield x, number, face.why_not(state, Gesture(sites=sites)).message.id.removeprefix("tables-why-")


def holds(state: TablesState, x: int, number: int, word: str) -> bool:
    """Whether the sentence is true here."""
    if word == "both":
        return longest(state) > 1 + longest(stepped(state, x, number))
    if word == "only-higher":
        return longest(state) == 1 and number == min(state.numbers_left()) and state.can_first != 0
    if word in ("upper-first", "higher-enters"):
        return state.can_first != 0 and number != state.first
    return state.can_second != 0 and number == state.first if word == "lower-first" else word == "hucke-single"


@pytest.mark.parametrize(
    ("id", "options"),
    [
        ("backgammon", {"doubling": False}),
        ("backgammon", {"doubling": False, "standard_rules": True}),
        ("puff", {}),
        ("langes_puff", {}),
        ("russisches_puff", {}),
        ("zickzack", {}),
        ("trictrac", {}),
    ],
)
def test_every_refusal_by_duty_is_true_and_every_play_is_listed_once(id: str, options: dict[str, bool]) -> None:
    game = parlour.game(id)
    for seed in range(2):
        rng = random.Random(seed)
        state = game.start(**options)
        for turn in range(220):
            if state.turn == OVER:
                break
            if state.turn >= 0 and isinstance(state, TablesState) and state.stage == PLAY:
                assert [(state.text(), *step) for step in refused(state) if not holds(state, *step)] == []
                plays = game.face.list_moves(state) if turn % 4 == 0 else []
                assert len(set(plays)) == len(plays), state.text()
            state.apply(rng.choice(state.legal()))


@pytest.mark.parametrize(
    ("text", "start", "target", "word"),
    [
        ("W 1:10 2:2 3:1 5:1 9:1; B 23:5 24:7 | W 6-5, turn 79", "9", "4", "both"),  # 9/3 leaves the 5, 9/4 leaves no 6
        ("W 1:2 2:3 3:5 4:4 7:1; B 5:3 10:1 11:1 12:2 13:1 20:4 21:1 24:2 | W 5-4, turn 31", "7", "3", "both"),
        ("W 1:14 24:1; B 2:13 14:2 | W 6-4", "24", "20", "only-higher"),  # either way 14 is held
    ],
)
def test_both_numbers_and_only_the_higher_are_told_apart(text: str, start: str, target: str, word: str) -> None:
    game = parlour.game("backgammon")
    reason = game.face.why_not(game.position(text), Gesture(sites=(start, target)))
    assert (reason.anchor, reason.message.id) == ("duty", f"tables-why-{word}")


def test_the_lower_side_of_a_pasch_waits_for_the_upper() -> None:
    game = parlour.game("puff")
    state = game.position("W 20:10 22:5; B 1:15 | W 2-2, pasch 1 0")
    assert isinstance(state, TablesState)
    reason = game.face.why_not(state, Gesture(sites=("20", "15")))
    assert (reason.message.id, reason.message.args["number"]) == ("tables-why-upper-first", 2)


@pytest.mark.parametrize(
    "text", ["W hand:15; B 2:1 hand:14 | B 6-2 left 6 set 0-1, turn 0", "W hand:15; B 6:1 hand:14 | B 6-2 left 2 set 1-0, turn 0"]
)
def test_a_stone_that_rests_is_written(text: str) -> None:
    assert parlour.game("puff").position(text).text() == text
