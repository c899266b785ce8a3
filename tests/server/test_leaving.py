"""Giving up, agreeing on a draw, and letting a computer play on: results of the table, of which no State knows."""

from itertools import pairwise
from random import Random

import pytest

from parlour import game
from parlour.catalogue import entry
from parlour.core.errors import RecordError
from parlour.core.leaving import REASONS, Ending, ranking
from parlour.core.record import LEAVING_FORMAT, Record, verify
from parlour.core.result import Result
from parlour.core.state import OVER
from parlour.server.deciding import NEXT_OFFER, PATIENCE, Wish, decided, needed
from parlour.server.showing import moment, record, told_seed
from parlour.server.tables import Table
from tests.server.test_tables import does, first, refused, set_up, shown


def moves(table: Table, count: int) -> Table:
    for _ in range(count):
        table = first(table)
    return table


def verified(table: Table) -> Record:
    """The table's record, after a way through JSON and `parlour verify`."""
    written = Record.from_json(record(table).to_json())
    assert verify(table.game, written).state.key() == table.state.key()
    return written


# How a table is ranked


def test_who_resigned_first_is_last_and_those_who_stay_are_ranked_among_themselves() -> None:
    ruled = Result((2, 1, 3, 4), (7, 9, 5, 3), "points")
    assert ranking(4, (), None, ruled) is ruled
    assert ranking(4, (1, 3), None, ruled) == Result((1, 4, 2, 3), (7, 9, 5, 3), "points")


def test_where_nobody_wins_nobody_wins_because_somebody_went() -> None:
    assert ranking(3, (1,), None, Result((2, 2, 2), (0, 0, 0), "lost")) == Result((2, 3, 2), (0, 0, 0), "lost")


@pytest.mark.parametrize("reason", [reason for reason in REASONS if reason != "agreed"])
def test_of_two_the_other_wins(reason: str) -> None:
    found = ranking(2, (), Ending(reason, 1), None)  # type: ignore[arg-type]  # mypy takes the list for texts
    assert found == Result((1, 2), (1, 0), reason)


def test_reasons_are_stored_by_their_place_in_the_list() -> None:
    assert REASONS[:4] == ("resigned", "agreed", "time", "left")


# Resigning


@pytest.mark.parametrize("id", ["muehle", "backgammon", "kniffel"])
def test_resigning_ends_a_game_of_two_whoever_is_to_move(id: str) -> None:
    table = moves(set_up(id, "person", "person"), 3)
    then = does(table, 1 - table.hand, "resign")
    assert then.over and then.state.turn != OVER, "the rules know nothing of it"
    now = moment(then)
    assert now.result == Result((2, 1) if table.hand == 1 else (1, 2), (0, 1) if table.hand == 1 else (1, 0), "resigned")
    assert (now.scene.hand, now.scene.prompt.id, now.scene.throw) == (-1, "server-end-resigned", None)
    assert not now.gestures and not now.can_throw and not now.throws_itself and not then.goes_on
    assert [seat.place for seat in now.scene.seats] == list(now.result.places)
    assert told_seed(then) == then.seed, "the dice can be checked now"
    assert refused(then, 0, "undo") == refused(then, 0, "resign") == "over"


def test_a_resignation_is_replayed_and_recorded() -> None:
    table = does(moves(set_up("muehle", "person", "computer"), 4), 0, "resign")
    assert shown(table).table.result == table.result
    assert table.at(table.number - 1).result is None
    written = verified(table)
    assert (written.ending, written.result) == (Ending("resigned", 0), Result((2, 1), (0, 1), "resigned"))
    assert '"parlour": 3' in written.to_json() and LEAVING_FORMAT == 3


def test_a_record_cannot_claim_another_result_than_its_ending_has() -> None:
    written = record(does(moves(set_up("muehle", "person", "person"), 4), 0, "resign")).to_json()
    for wrong in (
        written.replace('"places": [2, 1]', '"places": [1, 2]'),
        written.replace('"reason": "resigned", "seat": 0', '"reason": "bored", "seat": 0'),
        written.replace('"seat": 0}', '"seat": 7}'),
        written.replace('"out": []', '"out": [1, 1]'),
    ):
        assert wrong != written
        with pytest.raises(RecordError):
            verify(game("muehle"), Record.from_json(wrong))


def test_of_three_the_others_play_on_and_a_computer_plays_for_who_resigned() -> None:
    table = moves(set_up("maedn", "person", "person", "person"), 2)
    then = does(table, 1, "resign")
    assert [step.kind for step in then.steps[table.number :]] == ["out", "relieve"]
    assert not then.over and then.computer(1) and then.seats[1].out and then.seats[1].relief == 1
    assert refused(then, 1, "return") == refused(then, 1, "resign") == "out"
    while then.hand != 1:
        then = first(then)
    assert then.goes_on, "the server makes its moves"
    rng = Random(5)
    while not then.over:
        then = first(then) if rng.random() < 0.5 else moves(then, 1)
    assert then.result is not None and then.result.places[1] == 3
    assert sorted(then.result.places) == [1, 2, 3]
    assert verified(then).out == (1,)
    assert [seat.place for seat in then.scene.seats] == list(then.result.places)
    assert shown(then).table.result == then.result


def test_the_last_who_stays_wins_and_those_who_went_are_ranked_in_order() -> None:
    table = moves(set_up("maedn", "person", "person", "person"), 2)
    then = does(does(table, 2, "resign"), 0, "resign")
    assert then.result == Result((2, 1, 3), (0, 1, 0), "resigned")
    assert verified(then).out == (2, 0)


def test_when_only_computers_would_go_on_the_table_ends() -> None:
    then = does(moves(set_up("maedn", "person", "computer", "computer"), 2), 0, "resign")
    assert then.result == Result((3, 1, 1), (0, 0, 0), "resigned")
    assert not then.goes_on


def test_who_plays_alone_may_give_up_and_take_that_back() -> None:
    table = moves(set_up("solitaire", "person"), 2)
    then = does(table, 0, "resign")
    assert then.result == Result((2,), (0,), "resigned")
    back = does(then, 0, "undo")
    assert not back.over and back.state.key() == moves(set_up("solitaire", "person"), 1).state.key()


# A draw


def test_a_draw_is_agreed_on() -> None:
    table = does(moves(set_up("muehle", "person", "person"), 4), 0, "draw")
    asking = moment(table).asking
    assert asking is not None and (asking.what, asking.seat, asking.to) == ("draw", 0, (1,))
    then = does(table, 1, "consent")
    assert [step.kind for step in then.steps[-3:]] == ["offer", "consent", "end"]
    assert then.result == Result((1, 1), (0, 0), "agreed")
    assert moment(then).scene.prompt.id == "server-end-agreed"
    assert verified(then).ending == Ending("agreed", 0)


def test_a_draw_is_refused_by_a_word_or_by_a_move_and_not_by_who_offers() -> None:
    table = moves(set_up("muehle", "person", "person"), 4)
    offered = does(table, table.hand, "draw")
    assert does(offered, 1 - table.hand, "refuse").asking is None
    moved = first(offered)
    assert moved.asking is not None, "who offers may move and wait"
    assert first(moved).asking is None, "playing on is an answer"
    assert does(moved, 1 - table.hand, "consent").over


def test_a_draw_is_not_offered_again_and_again() -> None:
    table = does(does(moves(set_up("muehle", "person", "person"), 4), 0, "draw"), 1, "refuse")
    assert refused(table, 0, "draw") == "patience"
    assert does(table, 1, "draw").asking is not None, "the other may"
    assert refused(moves(table, NEXT_OFFER - 1), 0, "draw") == "patience"
    assert does(moves(table, NEXT_OFFER), 0, "draw").asking is not None


def test_who_holds_both_seats_agrees_at_once() -> None:
    assert does(moves(set_up("muehle", "person", "person"), 4), 0, "draw", held=(0, 1)).result == Result((1, 1), (0, 0), "agreed")


@pytest.mark.parametrize(("id", "kinds"), [("kniffel", ("person", "person")), ("chicago", ("person", "computer"))])
def test_no_draw_is_offered_where_the_game_or_the_other_knows_none(id: str, kinds: tuple[str, ...]) -> None:
    table = set_up(id, *kinds)  # type: ignore[arg-type]  # the kinds are those of seats
    assert refused(table, 0, "draw") == "no-draw"


def test_wolf_and_sheep_always_has_a_winner() -> None:
    wolf = game("wolf_und_schafe")
    assert not entry(wolf.id).drawn and entry("muehle").drawn and not entry("backgammon").drawn
    for seed in range(50):
        rng, state = Random(seed), wolf.start()
        while state.turn != OVER:
            state.apply(rng.choice(state.legal()))
        assert state.result().places != (1, 1)


# Somebody else plays on


def test_a_computer_plays_on_for_who_leaves_until_they_are_back() -> None:
    table = moves(set_up("maedn", "person", "person", "person"), 2)
    left = does(table, 1, "leave")
    assert (left.computer(1), left.level(1), left.seats[1].relief, left.seats[1].out) == (True, 1, 1, False)
    assert refused(left, 1, "throw") == "relieved"
    while left.hand != 1:
        left = first(left)
    assert left.goes_on and not left.can_throw and not moment(left).can_rest
    back = does(left, 1, "return")
    assert not back.goes_on and back.seats[1].relief is None
    assert refused(back, 1, "return") == "turn"
    assert shown(back).table.persons() == {0, 1, 2}


def test_nobody_waits_for_the_consent_of_somebody_who_has_left() -> None:
    table = moves(set_up("muehle", "person", "person"), 4)
    asked = does(table, 0, "undo")
    assert asked.asking is not None
    left = does(asked, 1, "leave")
    assert left.asking is None
    assert does(left, 0, "undo").number == left.number + 1, "as against a computer"


def test_somebody_stays_at_the_table() -> None:
    table = set_up("muehle", "person", "person")
    assert refused(set_up("muehle", "person", "computer"), 0, "leave") == "last"
    assert refused(table, 0, "leave", held=(0, 1)) == "last"
    assert refused(does(table, 0, "leave"), 1, "leave") == "last"


def test_coming_and_going_has_a_limit_and_makes_nobodys_move_late() -> None:
    table = moves(set_up("muehle", "person", "person"), 4)
    other = 1 - table.hand
    for _ in range(PATIENCE // 2):
        table = does(does(table, other, "leave"), other, "return")
    assert refused(table, other, "leave") == "patience"
    assert needed(table, Wish(table.hand, "action", 0, "m", frozenset({table.hand}))) == table.moved == 4


def test_steps_of_one_wish_are_stored_together() -> None:
    table = moves(set_up("maedn", "person", "person", "person"), 2)
    made = decided(table, Wish(1, "resign", None, "m", frozenset({1})))
    assert [then.steps[-1].message for then in made] == ["m", None]
    assert {then.steps[-1].cause for then in made} == {table.number + 1}
    assert all(before.number + 1 == after.number for before, after in pairwise((table, *made)))
