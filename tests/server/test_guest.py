"""A bot takes a seat by the table's link, at a real server, and plays whole games."""

import re
import threading
import tomllib
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from parlour import game, verify
from parlour.core.errors import IllegalAction, ParlourError
from parlour.core.state import State
from parlour.guest import Refused, Table, address_of
from parlour.players.random_player import RandomPlayer
from tests.server.running import Guest, Running


def link(guest: Guest) -> str:
    return f"http://127.0.0.1:{guest.server.port}/table/{guest.code}"


def owned(guest: Guest, seat: int) -> Table:
    return Table(link(guest), seat, guest.tokens[seat])


def test_a_bot_plays_a_computer_to_the_end(server: Running) -> None:
    table = server.table("wolf_und_schafe", "open", "computer")
    bot = Table.join(link(table), "Robot")
    result = bot.play(RandomPlayer(1).choose)
    assert sorted(result.places) == [1, 2]
    record = bot.record()
    assert record.seats[0] == "Robot"
    assert verify(game(record.game), record).state.result() == result


def test_numbers_out_of_arrays_are_actions_like_any_others(server: Running) -> None:
    table = server.table("muehle", "open", "computer")
    bot = Table.join(link(table), "Robot")
    bot.act(np.arange(9)[3])
    assert bot.record().actions[0] == 3
    for wrong in (1.0, True, "a4"):
        with pytest.raises(IllegalAction):
            bot.act(wrong)  # type: ignore[arg-type]  # as programs may have them


@pytest.mark.parametrize(
    "wrong",
    ["rubbish", "127.0.0.1:8777/table/x", "", "ftp://127.0.0.1/table/x", "http://127.0.0.1:x/table/x", "http://", "http://127.0.0.1:8777/",
     "http://[::1/table/x", "http://127.0.0.1:8777/table/a b", "http://h/table", "http://h/table/", "http://h/rules/maedn", "http://h/game/table",
     "http://h/table/abc/review"],
)  # fmt: skip
def test_what_is_no_address_is_told_how_one_looks(wrong: str) -> None:
    with pytest.raises(ParlourError, match=r"no address of a table; one looks like http://127\.0\.0\.1:8777/table/"):
        Table.join(wrong, "Robot")


@pytest.mark.parametrize(
    "written",
    ["https://h:81/table/abc", " https://h:81/table/abc \n", "https://h:81/table/abc/", "https://h:81/table/abc?lang=de", "https://h:81/table/abc#2"],
)  # fmt: skip
def test_an_address_may_be_written_as_it_comes_out_of_a_letter(written: str) -> None:
    assert address_of(written) == ("https://h:81", "abc")


def test_a_server_below_a_path_is_refused_with_the_path() -> None:
    with pytest.raises(ParlourError, match="before /table/ there is /parlour: a table’s address has nothing there"):
        Table("https://host/parlour/table/abc", 0, "")


def test_what_the_page_on_bots_shows_takes_a_seat_and_plays(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    code, brought = (re.findall(rf"^```{kind}\n(.*?)^```$", page, re.MULTILINE | re.DOTALL) for kind in ("python", "toml"))
    assert len(code) == len(brought) == 1
    table = server.table("wolf_und_schafe", "open", "computer")
    exec(code[0].replace("http://127.0.0.1:8000/table/k3w8cmtq7hd2x", link(table)), {})
    seat, result = capsys.readouterr().out.splitlines()
    assert seat.startswith("0 ") and result.startswith("(") and table.view()["moment"]["result"] is not None
    assert set(tomllib.loads(brought[0])["project"]["entry-points"]) == {"parlour.games", "parlour.players"}


def test_two_bots_play_with_dice_that_neither_chose(server: Running) -> None:
    table = server.table("boese_drei", "open", "open")
    bots = [Table.join(link(table), f"Robot {number}") for number in range(2)]
    results: list[object] = []
    threads = [threading.Thread(target=lambda bot=bot: results.append(bot.play(lambda state: state.legal()[0]))) for bot in bots]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert len(results) == 2 and results[0] == results[1]
    verdict = verify(game("boese_drei"), bots[0].record())
    assert verdict.dice_checked and verdict.shares == 2


def test_a_server_that_is_killed_in_the_middle_loses_nothing(start: Callable[..., Running]) -> None:
    server = start()
    table = server.table("wolf_und_schafe", "open", "computer")
    bot = Table.join(link(table), "Robot")
    chosen = 0

    def choose(state: State) -> int:
        nonlocal chosen
        chosen += 1
        if chosen == 3:
            server.restart()
        return state.legal()[0]

    assert sorted(bot.play(choose).places) == [1, 2]
    assert chosen > 3


def test_what_the_server_refuses_is_said(server: Running) -> None:
    table = server.table("muehle", "person", "person")
    with pytest.raises(ParlourError, match="no seat is open"):
        Table.join(link(table), "Robot")
    bot = owned(table, 0)
    with pytest.raises(Refused, match="422 action"):
        bot.act(30)
    bot.act(0)
    with pytest.raises(Refused) as refused:
        bot.act(1)
    assert refused.value.error == "turn"
    assert bot.state().describe()["hand"] == 1


def test_a_move_may_be_taken_back_before_a_bot(server: Running) -> None:
    table = server.table("muehle", "person", "open")
    bot = Table.join(link(table), "Robot")
    played: list[int] = []

    def choose(state: State) -> int:
        played.append(state.legal()[0])
        return played[-1]

    thread = threading.Thread(target=lambda: bot.play(choose), daemon=True)
    thread.start()
    table.does(0, "action", action=5)
    while not played or table.view()["moment"]["scene"]["hand"] != 0:
        pass
    table.does(0, "undo")
    for _ in range(200):
        if table.view()["moment"]["asking"] is None:
            break
    assert len(bot.record().actions) == 0
    table.does(0, "resign")
    thread.join(60)
    assert not thread.is_alive()
