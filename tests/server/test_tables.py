"""A table in memory, without any server around it."""

from dataclasses import replace
from random import Random
from time import process_time

import pytest

from parlour import game
from parlour.core.record import verify
from parlour.core.state import CHANCE, OVER
from parlour.server import tables
from parlour.server.chairs import Chair, clean_name, digest, person_name, token_for
from parlour.server.deciding import Wish, answered, decided, joined, own_action, own_throw
from parlour.server.refusals import Refusal
from parlour.server.showing import KEPT, PAGE, Shown, following, moment, record, replayed, told_seed, why_not
from parlour.server.tables import Table
from parlour.server.wire import Attempt, Do, Entry, SeatKind

SEED = "5a" * 32


def set_up(id: str, *kinds: SeatKind) -> Table:
    """A table; the token of seat n is "token n"."""
    played = game(id)
    chairs = [Chair(kind, f"Guest {seat}", 1, digest(f"token {seat}") if kind == "person" else None) for seat, kind in enumerate(kinds)]
    return tables.set_up("code", played, played.agree(len(kinds)), chairs, SEED, "2026-01-01T00:00:00.000Z")


def does(table: Table, seat: int, do: Do, action: int | None = None, held: tuple[int, ...] = (), message: str | None = None) -> Table:
    wish = Wish(seat, do, action, digest(message or f"message {table.number}"), frozenset(held or (seat,)))
    return decided(table, wish)[-1]


def shown(table: Table) -> Shown:
    """The table as a server shows it that has just loaded it."""
    return replayed(table.at_the_start(), table.steps)


def first(table: Table) -> Table:
    """Whoever is to act does the first thing that can be done; computers too."""
    if table.state.turn == CHANCE:
        return does(table, table.hand, "throw") if table.can_throw else own_throw(table)
    action = table.state.legal()[0]
    if table.computer(table.hand):
        return own_action(table, action)
    return does(table, table.hand, "action", action)


def played_out(table: Table, seed: int) -> Table:
    """A whole random game of persons."""
    rng = Random(seed)
    while not table.over:
        throw = table.can_throw
        table = does(table, table.hand, "throw" if throw else "action", None if throw else rng.choice(table.state.legal()))
    return table


def refused(table: Table, seat: int, do: Do, action: int | None = None, held: tuple[int, ...] = ()) -> str:
    with pytest.raises(Refusal) as refusal:
        does(table, seat, do, action, held)
    return refusal.value.error


# Acting


def test_an_action_makes_an_entry_and_leaves_the_old_table_as_it_was() -> None:
    table = set_up("muehle", "person", "person")
    then = does(table, 0, "action", 0)
    assert (table.number, then.number) == (0, 1)
    assert table.state.text() == game("muehle").start().text()
    [entry] = shown(then).entries(0)
    assert (entry.kind, entry.seat, entry.action, entry.text) == ("action", 0, 0, "a1")
    assert entry.moment.scene.hand == 1
    assert [gesture.sites for gesture in entry.moment.gestures] == [known.sites for known in then.face.gestures(then.state).values()]


def test_only_who_is_on_turn_decides_and_only_what_is_legal() -> None:
    table = does(set_up("muehle", "person", "person"), 0, "action", 0)
    assert refused(table, 0, "action", 1) == "turn"
    assert refused(table, 1, "throw") == "throw"
    with pytest.raises(Refusal) as refusal:
        does(table, 1, "action", 0)
    assert refusal.value.status == 422 and refusal.value.reason is not None
    assert refused(table, 1, "action", None) == "action"


def test_dice_come_from_the_seed_and_fall_at_once_where_a_decision_asks_for_them() -> None:
    table = set_up("kniffel", "person", "person")
    assert table.can_throw and not moment(table).gestures
    assert refused(table, 1, "throw") == "throw"
    with pytest.raises(Refusal, match="nothing to decide") as refusal:
        does(table, 0, "action", 0)
    assert refusal.value.reason is not None and refusal.value.reason.message.id == "dice-why-throw-first"
    table = does(table, 0, "throw")
    again = next(action for action, gesture in table.face.gestures(table.state).items() if gesture.dice)
    then = does(table, 0, "action", again)
    assert [step.kind for step in then.steps] == ["throw", "action", "throw"]
    assert {step.cause for step in then.steps[1:]} == {2}
    assert played_out(set_up("kniffel", "person", "person"), 1).actions() == played_out(set_up("kniffel", "person", "person"), 1).actions()


def test_what_is_alike_is_no_other_gesture() -> None:
    dice = does(set_up("kniffel", "person"), 0, "throw")
    while len(set(shown := [die.face for die in dice.scene.dice])) == 5:  # two equal dice are wanted
        dice = does(dice, 0, "action", next(action for action, gesture in dice.face.gestures(dice.state).items() if gesture.dice))
    second = next(at for at in range(1, 5) if shown[at] == shown[at - 1])
    assert why_not(dice, Attempt(dice=[f"d{second + 1}"])) is None
    assert why_not(dice, Attempt(dice=["d1", "d1"])) is not None
    home = set_up("maedn", "person", "person")
    while not (groups := [group for group in home.scene.alike for known in moment(home).gestures if known.sites[0] in group]):
        home = first(home)
    [entering] = moment(home).gestures
    for site in groups[0]:
        assert why_not(home, Attempt(sites=[site, *entering.sites[1:]])) is None
    assert why_not(home, Attempt(sites=[*entering.sites[:1]])) is not None
    for strange in (Attempt(dice=[*entering.sites]), Attempt(sites=["die"])):  # a square is no die, and a die no square
        with pytest.raises(Refusal, match="there is no"):
            why_not(home, strange)


def test_a_repeated_message_gives_the_same_entries_and_another_wish_under_its_id_none() -> None:
    table = does(set_up("kniffel", "person", "person"), 0, "throw", message="once")
    wish = Wish(0, "throw", None, digest("once"), frozenset({0}))
    assert answered(table, wish) == table.steps[0]
    assert shown(table).batch(1) == shown(table).entries(0)
    table = first(first(table))
    assert answered(table, wish) == table.steps[0]
    assert shown(table).batch(1) == shown(table).entries(0, 1)
    assert answered(table, replace(wish, message=digest("another"))) is None
    for other in (replace(wish, seat=1), replace(wish, do="undo")):
        with pytest.raises(Refusal, match="message"):
            answered(table, other)


def test_everything_waits_until_every_open_seat_is_taken() -> None:
    table = set_up("muehle", "person", "open")
    assert not table.ready and not moment(table).gestures
    assert refused(table, 0, "action", 0) == "waiting"
    assert [seat.taken for seat in table.seats] == [True, False]
    table = joined(table, 1, "Bo", digest("token 1"), digest("hello"))
    assert table.ready and moment(table).gestures and table.seats[1].name == "Bo"
    assert does(table, 0, "action", 0).number == 2
    for seat in (0, 1, 2):
        with pytest.raises(Refusal, match="taken"):
            joined(table, seat, "Cy", digest("token 2"), digest("again"))


def test_a_finished_game_tells_its_seed_and_takes_nothing_more() -> None:
    table = set_up("kniffel", "person")
    assert told_seed(table) is None and record(table).seed == ""
    table = played_out(table, 3)
    assert table.over and told_seed(table) == SEED and table.hand == -1
    verdict = verify(table.game, record(table))
    assert verdict.dice_checked and verdict.state.turn == OVER
    for do in ("action", "throw", "undo", "consent", "refuse"):
        assert refused(table, 0, do, 0 if do == "action" else None) == "over"


# Taking back


def test_the_own_last_decision_is_taken_back_freely() -> None:
    table = does(set_up("muehle", "person", "person"), 0, "action", 0)
    back = does(table, 0, "undo")
    assert back.state.text() == game("muehle").start().text()
    assert back.number == 2 and back.line == () and back.log[-1].back == 1
    assert back.log[-1].events[0].message is not None
    assert refused(back, 0, "undo") == "undo", "nothing of one's own is left"


def test_a_chain_is_taken_back_whole_and_in_its_midst_hop_by_hop() -> None:
    table = set_up("damspel", "person", "person")
    for move in ("32-28", "20-24", "33-29"):
        table = does(table, table.hand, "action", table.game.face.read(table.state, move))
    begun = does(table, 1, "action", table.game.face.read(table.state, "24x33"))
    assert begun.state.midway
    assert does(begun, 1, "undo").state.text() == table.state.text()
    done = does(begun, 1, "action", begun.game.face.read(begun.state, "33x22"))
    back = does(done, 1, "undo")
    assert back.state.text() == table.state.text() and back.log[-1].back == 4


def test_no_throw_is_taken_back_with_the_decision_after_it() -> None:
    table = set_up("kniffel", "person", "person")
    while not any(step.seat == 1 for step in table.line):
        table = first(table)
    own = [step for step in table.line if step.seat == 0]
    back = does(table, 0, "undo", held=(0, 1)).log[-1].back
    assert [step.kind for step in own if step.number >= back] == ["action"]


def test_another_persons_decision_is_crossed_only_with_consent() -> None:
    table = first(first(set_up("muehle", "person", "person")))
    asked = does(table, 0, "undo")
    assert asked.log[-1].kind == "ask" and asked.asking is not None
    assert (asked.asking.seat, asked.asking.to, asked.asking.back) == (0, (1,), 1)
    assert len(asked.line) == 2, "nothing is taken back yet"
    assert refused(asked, 1, "undo") == "asked"
    assert refused(asked, 0, "consent") == "not-asked"
    agreed = does(asked, 1, "consent")
    assert [step.kind for step in agreed.steps[2:]] == ["ask", "consent", "undo"]
    assert agreed.line == () and agreed.asking is None and agreed.hand == 0
    refusing = does(asked, 1, "refuse")
    assert refusing.asking is None and len(refusing.line) == 2
    withdrawn = does(asked, 0, "refuse")
    assert withdrawn.asking is None and len(withdrawn.line) == 2
    assert refused(refusing, 1, "consent") == "not-asked"


def test_playing_on_withdraws_the_question() -> None:
    table = first(first(set_up("muehle", "person", "person")))
    played = first(does(table, 0, "undo"))
    assert played.asking is None and len(played.line) == 3


def test_every_other_person_must_agree() -> None:
    table = set_up("kniffel", "person", "person", "person")
    while not any(step.seat == 1 for step in table.line):
        table = first(table)
    asked = does(table, 0, "undo")
    assert asked.asking is not None and asked.asking.to == (1, 2)
    half = does(asked, 2, "consent")
    assert half.asking is not None and half.asking.to == (1,) and len(half.line) == len(table.line)
    assert refused(half, 2, "consent") == "not-asked"
    whole = does(half, 1, "consent")
    assert whole.log[-1].kind == "undo" and whole.hand == 0


def test_who_holds_other_seats_too_consents_for_them_by_asking() -> None:
    table = set_up("kniffel", "person", "person", "person")
    while not any(step.seat == 1 for step in table.line):
        table = first(table)
    assert does(table, 0, "undo", held=(0, 1, 2)).log[-1].kind == "undo", "one table, one screen"
    asked = does(table, 0, "undo", held=(0, 2))
    assert [step.kind for step in asked.steps[-2:]] == ["ask", "consent"]
    assert asked.asking is not None and asked.asking.to == (1,)


def test_against_computers_one_goes_back_over_their_moves_and_the_dice_stay() -> None:
    table = set_up("kniffel", "person", "computer")
    while not any(step.seat == 1 and step.kind == "action" for step in table.line) or table.hand != 0:
        table = first(table)
    own = [step.number for step in table.line if step.seat == 0 and step.kind == "action"][-1]
    dice = [step.action for step in table.line if step.kind == "throw"]
    back = does(table, 0, "undo")
    assert back.log[-1].kind == "undo" and back.hand == 0
    assert [step.number for step in back.line] == list(range(1, own))
    again = back
    while len(again.line) < len(table.line):
        again = first(again)
    assert [step.action for step in again.line if step.kind == "throw"] == dice


def test_a_throw_is_crossed_only_with_consent() -> None:
    """One's own throw lies after one's last decision: the dice are known."""
    table = does(set_up("kniffel", "person", "person"), 0, "throw")
    again = next(action for action, gesture in table.face.gestures(table.state).items() if gesture.dice)
    table = does(table, 0, "action", again)
    assert table.steps[-1].kind == "throw"
    assert does(table, 0, "undo").log[-1].kind == "ask"


def test_computers_wait_while_a_question_is_open() -> None:
    table = set_up("kniffel", "person", "person", "computer")
    while table.hand != 2:
        table = first(table)
    assert table.goes_on
    asked = does(table, 0, "undo")
    assert asked.asking is not None and not asked.goes_on
    assert does(asked, 1, "refuse").goes_on


# The history


def test_older_entries_are_made_again_as_they_were() -> None:
    live = Shown(set_up("kniffel", "person", "person"))
    made: list[Entry] = []
    rng = Random(5)
    while len(made) < KEPT + 60:
        before = live.table
        if rng.random() < 0.1 and any(step.kind == "action" and step.seat == before.hand for step in before.line):
            then = does(before, before.hand, "undo", held=(0, 1))
        else:
            then = first(before)
        live = live.after(list(following(before, then.steps[before.number :])))
        made += live.entries(before.number)
    assert live.entries(0) == made[:PAGE]
    assert live.entries(KEPT) == made[KEPT : KEPT + PAGE]
    assert live.entries(live.table.number) == [] and live.entries(live.table.number + 5) == []
    again = shown(live.table)
    assert again.view(-1) == live.view(-1)
    assert again.entries(3) == live.entries(3)


def test_a_moment_is_made_once_and_a_view_has_that_of_the_last_entry() -> None:
    live = shown(first(first(set_up("muehle", "person", "person"))))
    assert live.view(-1).moment is live.entries(1)[-1].moment is live.moment
    assert live.moment == moment(live.table)


def test_a_long_history_is_replayed_in_time() -> None:
    """Ten thousand steps that change next to nothing: whoever makes them must not keep the server busy."""
    table = set_up("gaensespiel", "person", "person")
    steps = [tables.Step(number, "rest" if number % 2 else "stop", 0) for number in range(1, 10_001)]
    began = process_time()
    assert len(replayed(table, steps).entries(20)) == PAGE
    assert process_time() - began < 5


# Tokens and names


def test_tokens_open_their_own_seats_only() -> None:
    table = set_up("muehle", "person", "person")
    assert table.held(["token 1"]) == {1}
    assert table.held(["token 0", "token 1", ""]) == {0, 1}
    assert table.held([]) == table.held(["token 2", digest("token 0")]) == frozenset()
    tokens = {token_for(SEED, message, seat) for message in ("one message", "another one") for seat in (0, 1)}
    assert len(tokens) == 4 and token_for(SEED, "one message", 0) in tokens


@pytest.mark.parametrize(
    ("given", "cleaned"),
    [
        ("  Ada \n Lovelace\t", "Ada Lovelace"),
        ("\u202eadA", "adA"),
        ("A\u0308nne", "Änne"),
        ("x" * 24, "x" * 24),
        ("👩\u200d🚀", "👩\u200d🚀"),
    ],
)
def test_names_are_cleaned(given: str, cleaned: str) -> None:
    assert person_name(given) == cleaned


@pytest.mark.parametrize("given", ["", "   ", "\u200b\u200d", "x" * 25])
def test_names_that_are_none_are_refused(given: str) -> None:
    with pytest.raises(Refusal, match="name"):
        person_name(given)


def test_a_computer_needs_no_name() -> None:
    assert clean_name("") == ""


# Playing the rest


def forced_on(table: Table) -> Table:
    """Let the server make its own steps, as long as it has some."""
    while table.goes_on:
        table = own_throw(table) if table.state.turn == CHANCE else own_action(table, table.state.legal()[0])
    return table


def test_the_rest_of_a_game_without_choices_is_played_by_itself() -> None:
    table = set_up("gaensespiel", "person", "person")
    assert table.can_rest and not table.goes_on
    table = does(does(table, 0, "rest"), 1, "rest")
    assert moment(table).resting == (0, 1) and table.goes_on and not table.can_throw
    assert forced_on(table).over


def test_the_rest_waits_for_a_real_choice_and_goes_on_after_it() -> None:
    table = forced_on(does(set_up("maedn", "person", "computer"), 0, "rest"))
    while not table.over and table.hand != 0:
        table = forced_on(first(table))
    assert not table.over and table.hand == 0 and len(table.state.legal()) > 1 and moment(table).gestures and not table.can_rest
    then = does(table, 0, "action", table.state.legal()[0])
    assert then.resting == {0} and (then.goes_on or moment(then).gestures)


def test_in_a_game_of_thought_a_forced_move_is_still_ones_own() -> None:
    table = set_up("dame", "person", "person")
    while len(table.state.legal()) > 1:
        table = first(table)
    assert not table.over and not table.can_rest


def test_who_rests_may_stop_and_nobody_rests_twice() -> None:
    table = does(set_up("gaensespiel", "person", "person"), 0, "rest")
    assert refused(table, 0, "rest") == "turn" and refused(table, 1, "stop") == "turn"
    table = does(table, 0, "stop")
    assert table.can_throw and not table.resting
    assert shown(table).moment == moment(table)


def test_without_dice_and_duties_there_is_no_rest_to_play() -> None:
    assert not set_up("muehle", "person", "person").can_rest
