"""A table in memory, without any server around it."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from time import process_time

import msgspec
import pytest

from parlour import game
from parlour.catalogue import SHELF, entry
from parlour.core.face import Face
from parlour.core.record import verify
from parlour.core.scene import Scene
from parlour.core.state import CHANCE, OVER, State
from parlour.server import tables
from parlour.server.chairs import Chair, clean_name, digest, person_name, token_for
from parlour.server.deciding import PATIENCE, Wish, check_same, decided, joined, needed, own_action, own_throw
from parlour.server.live import Live
from parlour.server.refusals import Refusal
from parlour.server.showing import KEPT, LOADED, PAGE, Shown, following, line_of, moment, newly_shown, record, replayed, told_seed, why_not
from parlour.server.tables import Table
from parlour.server.trail import CHUNK, Trail
from parlour.server.wire import Attempt, Do, Entry, Moment, SeatKind, View

SEED = "5a" * 32


def set_up(id: str, *kinds: SeatKind) -> Table:
    """A table; the token of seat n is "token n"."""
    played = game(id)
    chairs = [Chair(kind, f"Guest {seat}", 1, digest(f"token {seat}") if kind == "person" else None) for seat, kind in enumerate(kinds)]
    return tables.set_up("code", played, played.agree(len(kinds)), chairs, SEED, "2026-01-01T00:00:00.000Z")


@pytest.mark.parametrize("id", [one.id for one in SHELF if 2 in game(one.id).seats])
def test_a_computer_shows_its_level_where_somebody_decides_something(id: str) -> None:
    assert [seat.level for seat in set_up(id, "computer", "computer").seats] == ([0, 0] if entry(id).nature == "luck" else [1, 1])


@pytest.mark.parametrize("options", [{"raising": True}, {"throws": 2}], ids=str)
def test_a_computer_shows_its_level_where_a_game_of_luck_is_set_up_with_choices(options: dict[str, bool | int]) -> None:
    poker = game("wuerfelpoker")
    chairs = [Chair("computer", f"Guest {seat}", 3, None) for seat in range(2)]
    table = tables.set_up("code", poker, poker.agree(2, **options), chairs, SEED, "2026-01-01T00:00:00.000Z")
    assert [seat.level for seat in table.seats] == [3, 3]


def does(
    table: Table,
    seat: int,
    do: Do,
    action: int | None = None,
    held: tuple[int, ...] = (),
    message: str | None = None,
    missed: tuple[int, ...] = (),
) -> Table:
    wish = Wish(seat, do, action, digest(message or f"message {table.number}"), frozenset(held or (seat,)), missed=frozenset(missed))
    return decided(table, wish)[-1]


def shown(table: Table) -> Shown:
    """The table as a server shows it that has just loaded it."""
    return replayed(table.at(0), table.steps)


def read(entries: Sequence[bytes] | None) -> list[Entry]:
    """Entries as a client reads them."""
    assert entries is not None
    return [msgspec.json.decode(entry, type=Entry) for entry in entries]


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


def refused(table: Table, seat: int, do: Do, action: int | None = None, held: tuple[int, ...] = (), missed: tuple[int, ...] = ()) -> str:
    with pytest.raises(Refusal) as refusal:
        does(table, seat, do, action, held, missed=missed)
    return refusal.value.error


# Acting


def test_an_action_makes_an_entry_and_leaves_the_old_table_as_it_was() -> None:
    table = set_up("muehle", "person", "person")
    then = does(table, 0, "action", 0)
    assert (table.number, then.number) == (0, 1)
    assert table.state.text() == game("muehle").start().text()
    [entry] = read(shown(then).entries(0))
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
    for known in (table, first(first(table))):
        step = Live(1, "", shown(known)).made_by(wish.message)
        assert step == table.steps[0]
        check_same(step, wish)
        assert shown(known).batch(1) == 1 and read(shown(known).entries(0, 1)) == read(shown(table).entries(0))
    assert Live(1, "", shown(table)).made_by(digest("another")) is None
    for other in (replace(wish, seat=1), replace(wish, do="undo")):
        with pytest.raises(Refusal, match="message"):
            check_same(table.steps[0], other)


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
    assert back.number == 2 and not back.line and line_of(back).back == 1
    assert line_of(back).events[0].message is not None
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
    assert back.state.text() == table.state.text() and line_of(back).back == 4


def test_no_throw_is_taken_back_with_the_decision_after_it() -> None:
    table = set_up("kniffel", "person", "person")
    while not any(step.seat == 1 for step in table.line):
        table = first(table)
    own = [step for step in table.line if step.seat == 0]
    back = line_of(does(table, 0, "undo", held=(0, 1))).back
    assert [step.kind for step in own if step.number >= back] == ["action"]


def test_another_persons_decision_is_crossed_only_with_consent() -> None:
    table = first(first(set_up("muehle", "person", "person")))
    asked = does(table, 0, "undo")
    assert line_of(asked).kind == "ask" and asked.asking is not None
    assert (asked.asking.seat, asked.asking.to, asked.asking.back) == (0, (1,), 1)
    assert len(asked.line) == 2, "nothing is taken back yet"
    assert refused(asked, 1, "undo") == "asked"
    assert refused(asked, 0, "consent") == "not-asked"
    agreed = does(asked, 1, "consent")
    assert [step.kind for step in agreed.steps[2:]] == ["ask", "consent", "undo"]
    assert not agreed.line and agreed.asking is None and agreed.hand == 0
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
    assert line_of(whole).kind == "undo" and whole.hand == 0


def test_who_holds_other_seats_too_consents_for_them_by_asking() -> None:
    table = set_up("kniffel", "person", "person", "person")
    while not any(step.seat == 1 for step in table.line):
        table = first(table)
    assert line_of(does(table, 0, "undo", held=(0, 1, 2))).kind == "undo", "one table, one screen"
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
    assert line_of(back).kind == "undo" and back.hand == 0
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
    assert line_of(does(table, 0, "undo")).kind == "ask"


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
    live = newly_shown(set_up("kniffel", "person", "person", "person", "person"))
    made: list[bytes] = []
    rng = Random(5)
    while len(made) < KEPT + 160:
        before = live.table
        if rng.random() < 0.1 and any(played.kind == "action" and played.seat == before.hand for played in before.line):
            then = does(before, before.hand, "undo", held=(0, 1, 2, 3))
        else:
            then = first(before)
        live = live.after(list(following(before, then.steps[before.number :])))
        made += live.entries(before.number) or ()
    number = live.table.number
    assert live.entries(0) is None and live.entries(number - KEPT - 1) is None, "the loop does not make them again"
    assert live.entries(number - KEPT) == tuple(made[-KEPT:])
    for after in (0, 7, CHUNK, CHUNK + 60):
        assert live.made_again(after) == tuple(made[after : after + PAGE])
    assert live.made_again(30, 32) == tuple(made[30:32])
    assert live.entries(number) == () and live.entries(number + 5) == ()
    again = shown(live.table)
    assert again.view(-1) == live.view(-1) and again.entries(number - LOADED) == live.entries(number - LOADED)
    assert again.entries(number - LOADED - 1) is None and again.made_again(3) == live.made_again(3)


def test_what_travels_is_what_is_declared() -> None:
    """Views and entries are put together from bytes; a client reads them as the protocol says."""
    live = shown(first(first(set_up("muehle", "person", "person"))))
    view = msgspec.json.decode(live.view(-1), type=View)
    entries = read(live.entries(0))
    assert view.moment == entries[-1].moment == msgspec.convert(msgspec.to_builtins(moment(live.table)), type=Moment)
    assert [(line.number, line.text) for line in view.log] == [(entry.number, entry.text) for entry in entries] == [(1, "a1"), (2, "a4")]
    assert (view.number, view.thinking, view.closed, view.game) == (2, -1, None, "muehle")


def test_a_mark_every_hundred_steps_leads_anywhere() -> None:
    """Taking back, and looking back, in a long game costs a hundred steps at most, and gives what replaying everything gives."""
    table, rng = set_up("spielwiese", "person", "person"), Random(3)
    texts = [table.state.text()]
    while table.number < 3 * CHUNK and not table.over:
        own = [played for played in table.line if played.kind == "action"]
        back = own and rng.random() < 0.05
        table = does(table, rng.choice(own[-20:]).seat, "undo", held=(0, 1)) if back else first(table)
        texts += [table.at(number).state.text() for number in range(len(texts), table.number + 1)]
        again = table.game.begin(table.setup)
        for action in table.actions():
            again.apply(action)
        assert again.text() == table.state.text() and table.thrown == sum(played.kind == "throw" for played in table.line)
    assert len(table.marks) == -(-table.number // CHUNK)
    for number in rng.sample(range(table.number), 20):
        assert table.at(number).state.text() == texts[number] and table.at(number).number == number


def test_a_trail_is_a_row_that_shares_its_beginning() -> None:
    rows = [Trail[int]()]
    for item in range(3 * CHUNK + 7):
        rows.append(rows[-1].after(item))
    assert [list(row) for row in rows[:: CHUNK // 4]] == [list(range(len(row))) for row in rows[:: CHUNK // 4]]
    last = rows[-1]
    assert last.full[0] is rows[CHUNK + 1].full[0]
    for count in (0, 1, CHUNK, CHUNK + 1, len(last)):
        assert list(last.up_to(count)) == list(range(count)) and list(Trail.of(range(count))) == list(range(count))
    for part in (slice(3, 5), slice(90, 210), slice(250, None), slice(None, CHUNK), slice(5, 2), slice(-3, None)):
        assert last[part] == tuple(range(len(last)))[part]
    assert last[-1] == len(last) - 1 and last[CHUNK] == CHUNK
    with pytest.raises(IndexError):
        last[len(last)]


def test_a_long_history_is_replayed_in_time() -> None:
    """Ten thousand steps that change next to nothing: whoever makes them must not keep the server busy."""
    table = set_up("gaensespiel", "person", "person")
    steps = [tables.Step(number, "rest" if number % 2 else "stop", 0) for number in range(1, 10_001)]
    began = process_time()
    long = replayed(table, steps)
    assert long.table.number == 10_000 and len(long.made_again(20)) == PAGE
    assert process_time() - began < 5


def test_a_move_costs_the_same_however_long_the_game_is() -> None:
    """Twenty thousand steps lie behind: acting, showing and taking back are as quick as at the start."""
    table = set_up("gaensespiel", "person", "person")
    steps = [tables.Step(number, "rest" if number % 2 else "stop", 0, message=f"message {number}") for number in range(1, 20_001)]
    young, old = Live(1, "", shown(table)), Live(1, "", replayed(table, steps))

    def costs(live: Live) -> float:
        began = process_time()
        for turn in range(30):
            then = does(live.table, live.table.hand, "throw", message=f"turn {turn}")
            live.show(live.shown.after(list(following(live.table, then.steps[live.table.number :]))))
            assert live.made_by(digest(f"turn {turn}")) is not None
        return process_time() - began

    costs(Live(1, "", shown(table)))
    assert costs(old) < 3 * costs(young) + 0.01


# What a damaged store leaves


def test_a_step_that_cannot_be_replayed_closes_its_table_there() -> None:
    good = first(first(set_up("muehle", "person", "person")))
    steps = [*good.steps, tables.Step(3, "action", 0, 9999), tables.Step(4, "action", 1, 5)]
    for damaged in (steps, [*good.steps, tables.Step(4, "action", 0, 5)], [*good.steps, tables.Step(3, "action", 0, None)]):
        live = replayed(good.at(0), damaged)
        assert (live.table.number, live.table.closed) == (2, "damaged")
        view = msgspec.json.decode(live.view(-1), type=View)
        assert view.closed is not None and view.closed.id == "server-error-damaged" and not view.moment.gestures
        assert refused(live.table, 0, "action", 5) == "damaged" and not live.table.goes_on


def test_a_face_that_raises_closes_its_table_where_it_could_still_be_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    table = first(first(first(set_up("muehle", "person", "person"))))
    scene = type(table.face).scene

    def fails(face: Face, state: State, seat: int) -> Scene:
        if len(state.legal()) < 23:
            raise ZeroDivisionError("a mistake in a face")
        return scene(face, state, seat)

    monkeypatch.setattr(type(table.face), "scene", fails)
    live = replayed(table.at(0), table.steps)
    assert (live.table.number, live.table.closed) == (1, "damaged")
    monkeypatch.setattr(type(table.face), "scene", lambda *_: 1 / 0)
    with pytest.raises(Refusal, match="damaged"):
        replayed(table.at(0), table.steps)


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
    assert refused(table, 1, "rest") == "turn", "only who is to act may leave it"
    table = forced_on(does(table, 0, "rest"))
    table = does(table, 1, "rest")
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
    assert shown(table).moment == msgspec.json.encode(moment(table))


def test_without_dice_and_duties_there_is_no_rest_to_play() -> None:
    table = set_up("muehle", "person", "person")
    assert not table.can_rest and refused(table, 0, "rest") == "turn"


# Talk


def test_talk_makes_nobodys_move_late() -> None:
    """Rests, questions and answers are entries, too, but who has seen the position may act on it."""
    table = first(first(set_up("muehle", "person", "person")))
    asked = does(table, 0, "undo")
    playing = Wish(0, "action", 20, digest("m"), frozenset({0}))
    for then in (asked, does(asked, 1, "refuse")):
        assert needed(then, playing) == 2 < then.number
        shown(then).check_up_to_date(2, needed(then, playing))
        with pytest.raises(Refusal, match="behind"):
            shown(then).check_up_to_date(1, needed(then, playing))
        with pytest.raises(Refusal, match="behind"):
            shown(then).check_up_to_date(then.number + 1, needed(then, playing))
    assert needed(asked, Wish(1, "consent", None, digest("m"), frozenset({1}))) == asked.number, "who consents has seen the question"


def test_who_takes_back_again_and_again_does_not_keep_the_other_from_playing() -> None:
    table = does(set_up("muehle", "person", "person"), 0, "action", 0)
    for turn in range(PATIENCE):
        table = does(does(table, 1, "action", turn + 1), 1, "undo")
    table = does(table, 1, "action", 20)
    with pytest.raises(Refusal, match="patience"):
        does(table, 1, "undo")
    assert does(table, 1, "undo", held=(0, 1)).hand == 1, "whoever plays both sides may"
    table = does(does(table, 0, "action", 21), 1, "action", 22)
    assert does(table, 1, "undo").hand == 1, "another has played since"


def test_a_seat_may_ask_and_rest_only_so_often_between_two_moves() -> None:
    table = first(first(set_up("muehle", "person", "person")))
    for _ in range(PATIENCE):
        table = does(does(table, 0, "undo"), 0, "refuse")
    assert refused(table, 0, "undo") == "patience"
    assert does(table, 1, "undo").asking is None, "one's own last move is taken back freely"
    moved = first(first(table))
    assert does(moved, 0, "undo").asking is not None, "after a move it may be asked again"
    goose = set_up("gaensespiel", "person", "person")
    for _ in range(PATIENCE):
        goose = does(does(goose, 0, "rest"), 0, "stop")
    assert refused(goose, 0, "rest") == "patience" and goose.can_throw
