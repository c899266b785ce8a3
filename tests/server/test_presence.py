"""Who is there: here, away or gone since, and what the others may do about it when they have waited for long enough."""

import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from parlour.core.result import Result
from parlour.server.presence import ASLEEP, AWAY, MOST_WINDOWS, SILENT, Presence, heard_from_elsewhere, patience, told_elsewhere
from parlour.server.wire import Clock, Here
from tests.server.running import Guest, Running, Watching, message
from tests.server.test_leaving import moves
from tests.server.test_series import apart
from tests.server.test_tables import does, refused, set_up


class Hours:
    """A clock that is moved by hand, in seconds."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def clock() -> Hours:
    return Hours()


@pytest.fixture
def presence(clock: Hours) -> Presence:
    return Presence(2, clock)


def states(presence: Presence) -> list[str]:
    return [present.state for present in presence.told]


def test_who_looks_is_here_who_looks_away_is_away_who_closes_is_gone(presence: Presence, clock: Hours) -> None:
    assert states(presence) == ["gone", "gone"]
    assert presence.hear(Here("a", True, (0,)))
    assert not presence.hear(Here("a", True, (0,))), "saying it again changes nothing"
    clock.seconds += 10
    presence.hear(Here("a", False, (0,)))
    assert states(presence) == ["away", "gone"] and presence.told[0].since == 1_010_000
    clock.seconds += 10
    presence.hear(Here("a", None, (0,)))
    assert states(presence) == ["gone", "gone"] and presence.told[0].since == 1_010_000, "missed since they looked away"
    clock.seconds += 10
    presence.hear(Here("a", True, (0,)))
    assert presence.told[0].state == "here" and presence.told[0].since == 1_030_000


def test_one_window_that_is_looked_at_is_enough_and_watchers_are_counted(presence: Presence) -> None:
    for window, looks, seats in (("a", False, (0, 1)), ("b", True, (1,)), ("c", True, ()), ("d", False, ())):
        presence.hear(Here(window, looks, seats))
    assert (states(presence), presence.watching) == (["away", "here"], 2)


def test_when_a_seat_is_closed_whoever_sits_behind_it_moves_up(clock: Hours) -> None:
    presence = Presence(3, clock)
    for window, seats in (("a", (0,)), ("b", (1,)), ("c", (2,)), ("d", ())):
        presence.hear(Here(window, True, seats))
    clock.seconds += 5
    presence.hear(Here("c", False, (2,)))
    presence.without(1)
    assert states(presence) == ["here", "away"] and presence.told[1].since == 1_005_000
    presence.look_round()
    assert states(presence) == ["here", "away"]


def test_who_says_nothing_for_long_has_gone(presence: Presence, clock: Hours) -> None:
    presence.hear(Here("looks", True, (0,)))
    presence.hear(Here("sleeps", False, (1,)))
    clock.seconds += SILENT / 1000
    assert presence.look_round() and states(presence) == ["gone", "away"]
    clock.seconds += (ASLEEP - SILENT) / 1000
    assert presence.look_round() and states(presence) == ["gone", "gone"] and not presence.windows


def test_a_crowd_of_windows_is_no_burden(presence: Presence) -> None:
    for number in range(2 * MOST_WINDOWS):
        presence.hear(Here(f"window {number}", True, ()))
    assert presence.watching == len(presence.windows) == MOST_WINDOWS


def test_a_crowd_of_watchers_keeps_no_player_out(presence: Presence) -> None:
    """Else strangers could make somebody seem gone, and the game could be claimed."""
    for number in range(2 * MOST_WINDOWS):
        presence.hear(Here(f"window {number}", True, ()))
    presence.hear(Here("a", True, (0,)))
    assert states(presence) == ["here", "gone"] and presence.watching == MOST_WINDOWS


def test_patience_runs_out_for_who_is_gone_and_later_for_who_is_away(presence: Presence, clock: Hours) -> None:
    presence.hear(Here("a", True, (0,)))
    presence.hear(Here("b", False, (1,)))
    presence.hear(Here("b", True, (1,)))
    presence.hear(Here("b", False, (1,)))
    presence.hear(Here("a", None, (0,)))
    assert presence.missed(20) == frozenset()
    clock.seconds += 20
    assert presence.missed(20) == {0} and presence.missed(None) == frozenset()
    clock.seconds += 20 * (AWAY - 1)
    assert presence.missed(20) == {0, 1}


@pytest.mark.parametrize(
    ("clock", "seconds"),
    [
        (None, 120),
        (Clock("game", 60), 15),
        (Clock("game", 300, 3), 52),
        (Clock("game", 10_800), 120),
        (Clock("move", 30), 30),
        (Clock("move", 5), 15),
        (Clock("days", 3), None),
    ],
)
def test_patience_follows_the_kind_of_clock(clock: Clock | None, seconds: int | None) -> None:
    assert patience(clock, 120) == seconds


def test_other_servers_are_told_in_a_line() -> None:
    for here in (Here("window", True, (0, 3)), Here("window", False, ()), Here("window", None, (1,))):
        assert heard_from_elsewhere(told_elsewhere("code", here).split(" ")) == ("code", here)


# What the others may do


def test_a_game_of_two_is_claimed_when_the_other_has_left() -> None:
    table = moves(set_up("muehle", "person", "person"), 4)
    assert refused(table, 0, "claim", 1) == "wait"
    then = does(table, 0, "claim", 1, missed=(1,))
    assert [step.kind for step in then.steps[-2:]] == ["claim", "end"]
    assert then.result == Result((1, 2), (1, 0), "left")


def test_nobody_claims_what_has_not_begun_nor_from_computers_nor_from_themselves() -> None:
    table = set_up("muehle", "person", "person")
    claim = partial(refused, do="claim", missed=(0, 1, 2))
    assert claim(moves(table, 1), 0, action=1) == "no-claim"
    assert claim(moves(table, 2), 0, action=0) == "turn"
    assert claim(moves(set_up("muehle", "person", "computer"), 2), 0, action=1) == "turn"
    assert claim(moves(set_up("maedn", "person", "person", "person"), 2), 0, action=1) == "no-claim"


def test_a_computer_takes_the_seat_and_gives_it_back() -> None:
    table = moves(set_up("maedn", "person", "person", "person"), 2)
    then = does(table, 0, "replace", 2, missed=(2,))
    assert then.computer(2) and not then.over and [step.seat for step in then.steps[-2:]] == [0, 2]
    assert not does(then, 2, "return").computer(2)


# At a server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("presence") / "tables.db", PARLOUR_PATIENCE="1")
    yield running
    running.stop()


def say_here(guest: Guest, window: str, looks: bool | None) -> None:
    answer = guest.post("here", {"tokens": list(guest.tokens.values()), "window": window, "looks": looks})
    assert answer.status_code == 204, answer.text


def until_status(events: Iterator[tuple[str, int | None, dict]], true: Callable[[dict], bool]) -> dict:
    return next(data for kind, _, data in events if kind == "status" and true(data))


def test_presence_is_pushed_and_a_gone_seat_is_replaced(server: Running) -> None:
    ada, bo = apart(server.table("muehle", "person", "person"))
    windows = {guest: message() for guest in (ada, bo)}
    for guest in (ada, bo):
        say_here(guest, windows[guest], True)
    with Watching(ada, 0) as watching:
        line = watching.events()
        status = until_status(line, lambda status: True)
        assert [present["state"] for present in status["present"]] == ["here", "here"] and status["patience"] == 1
        say_here(Guest(server, ada.code, {}), message(), True)
        assert until_status(line, lambda status: status["watching"] == 1)
        say_here(bo, windows[bo], None)
        status = until_status(line, lambda status: status["present"][1]["state"] == "gone")
        assert ada.act(0, "replace", action=1).json()["error"] == "wait"
        time.sleep(max(0.0, status["present"][1]["since"] / 1000 + 1.05 - time.time()))
        wish = ada.wish(0, "replace", action=1)
        first, again = ada.post("act", wish), ada.post("act", wish)
        assert first.status_code == 200 and first.json() == again.json()
        assert until_status(line, lambda status: status["seats"][1]["relief"] == 1)
    assert bo.act(1, "throw").json()["error"] == "relieved"
    assert [entry["kind"] for entry in bo.does(1, "return")] == ["return"]


def test_a_window_without_tokens_is_nobody(server: Running, tmp_path: Path) -> None:
    guest = server.table("muehle", "person", "person")
    say_here(Guest(server, guest.code, {0: "not the token"}), message(), True)
    with Watching(guest, 0) as watching:
        status = until_status(watching.events(), lambda status: True)
    assert ([present["state"] for present in status["present"]], status["watching"]) == (["gone", "gone"], 1)
