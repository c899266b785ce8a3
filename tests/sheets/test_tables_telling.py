"""games/tables/telling.py: what the log says of every kind of thing that happens in a game of the tables family."""

import re
from collections.abc import Mapping

import pytest

import parlour
from parlour.core.event import Event
from parlour.games.tables.rules import CONCEDE
from parlour.words import fluent_source

START = "W 6:5 8:3 13:5 24:2; B 1:2 12:5 17:3 19:5"
MATCH = {"match_points": 5}
SERIES = {"series_games": 2}
BRIDGE = "W start:15; B 7:2 8:2 9:2 10:2 11:2 12:2"
NEARLY_BRIDGE = "W start:15; B 7:2 8:2 9:2 10:2 11:2 6:1 12:1 20:1 23:2"

TOLD = [
    # Throws
    ("backgammon", f"{START} | opening", "3", "opening", {}),
    ("backgammon", f"{START} | opening 3", "3", "opening tie", {}),
    ("backgammon", f"{START} | opening 3", "5", "opening begins", {}),
    ("puff", "W hand:15; B hand:15 | opening 5-3", "62", "opening tie", {}),
    ("backgammon", f"{START} | B, turn 1", "65", "throw", {}),
    ("puff", "W 24:15; B 6:15 | B", "33", "throw", {}),
    ("puff", "W 24:15; B 6:15 | B, pasch 0 1", "33", "throw fourfold", {}),
    # Words
    ("backgammon", f"{START} | B cube", "roll", "roll", {}),
    ("backgammon", f"{START} | B cube", "double", "double", {}),
    ("backgammon", f"{START} | B answers", "take", "take", {}),
    ("backgammon", f"{START} | B answers", "drop", "drop end-drop", {}),
    ("backgammon", f"{START} | B answers, score 2 0, games 1", "drop", "drop game", MATCH),
    ("backgammon", f"{START} | B answers, score 3 0, games 1", "drop", "drop game crawford", MATCH),
    ("backgammon", "W 6:2; B 19:1 22:1 | B 6-5", "end", "end", {}),
    ("trictrac", "W start:15; B 2:2 7:1 9:1 | B 6-4, points 0 0", "short", "short", {}),
    ("trictrac", "W 20:5; B 8:1 11:1 | B won 6-3 3 left 6, points 2 12, score 0 3, games 1", "new", "new", SERIES),
    ("trictrac", "W 20:5; B 8:1 11:1 | B won 6-3 3 left 6, points 2 12, score 0 3, games 1", "continue", "continue", SERIES),
    # A game of a match that was given up, which only records know
    ("backgammon", f"{START} | B, score 2 0, games 1, turn 5", str(CONCEDE), "concede game", MATCH),
    ("backgammon", f"{START} | B, score 0 4, games 1, turn 5", str(CONCEDE + 3), "concede end-match", MATCH),
    # Steps
    ("backgammon", f"{START} | B 6-5", "12/18", "step", {}),
    ("backgammon", "W 9:1 6:5; B 5:1 24:14 | B 6-4", "5/9*", "step hit", {}),
    ("backgammon", "W 6:5 8:3 13:5 24:2; B 12:5 17:4 19:5 bar:1 | B 5-4", "bar/5", "enter", {}),
    ("backgammon", "W 6:2; B 19:1 22:1 | B 6-3", "19/off", "off", {}),
    ("puff", "W 24:15; B 1:5 3:5 5:3 hand:2 | B 4-2", "hand/4", "set", {}),
    ("backgammon", "W 4:3 5:3 6:5 7:2 21:2; B 10:1 22:5 23:5 24:4 | B 6-5", "10/16", "step rest", {}),
    ("backgammon", f"{START} | B 6-5 left 5, turn 0", "12/17", "step same", {}),
    ("trictrac", "W 20:2; B 3:5 | B 2-2 left 2, points 0 0", "3/5", "step again", {}),
    ("trictrac", "W 11:1 20:5; B 8:2 | B 6-3, points 0 2", "8/11*", "step hit points", {}),
    ("trictrac", "W 20:2; B 3:5 23:1 | B 6-1, points 0 0", "23/off", "off points", {}),
    # The great bridge
    ("trictrac", f"{BRIDGE} 20:3 | B 2-1 left 1, points 0 5", "20/21", "step bridge", {}),
    ("trictrac", f"{NEARLY_BRIDGE} | B 6-1 left 6, points 0 9", "6/12", "step bridge", {}),
    ("trictrac", f"{NEARLY_BRIDGE} | B 6-1 left 6, points 0 11, score 0 0, games 0", "6/12", "step bridge game", SERIES),
    # Ends
    ("backgammon", "W 1:15; B 24:1 | B 6-1", "24/off", "off end-gammon", {}),
    ("backgammon", "W 20:15; B 24:1 | B 6-1", "24/off", "off end-backgammon", {}),
    ("backgammon", "W 1:2; B 24:1 | B 6-1", "24/off", "off end-single", {}),
    ("backgammon", "W 1:2; B 24:1 | B 6-1, score 0 4, games 3", "24/off", "off end-match", MATCH),
    ("backgammon", f"{START} | B 6-5 left 5, turn 19", "12/17", "step end-limit", {"max_turns": 20}),
    ("puff", "W 1:15; B 24:1 | B 2-1", "24/off", "off end-borne_off", {}),
    ("trictrac", "W 11:1 20:5; B 8:2 | B 6-3, points 0 11", "8/11*", "step hit points end-points", {}),
    ("trictrac", "W 11:1 20:5; B 8:2 | B 6-3, points 0 11, score 0 0, games 0", "8/11*", "step hit points game", SERIES),
    ("trictrac", "W 11:1 20:5; B 8:2 | B 6-3, points 0 11, score 1 0, games 1", "8/11*", "step hit points end-series", SERIES),
    (
        *("trictrac", "W 20:15; B 10:1 | B 3-1 left 1, points 3 3, score 0 0, games 0, turn 19"),
        *("10/11", "step game-drawn", {"max_turns": 20, **SERIES}),
    ),
]


def told(id: str, text: str, done: str, options: Mapping[str, object]) -> list[Event]:
    game = parlour.game(id)
    before = game.parse(text, game.agree(None, **options))
    action = int(done) if done.isdecimal() else game.face.read(before, done)
    after = before.clone()
    after.follow(action)
    return game.face.tell(before, action, after)


@pytest.mark.parametrize(("id", "text", "done", "words", "options"), TOLD)
def test_what_happened_is_told(id: str, text: str, done: str, words: str, options: dict[str, object]) -> None:
    said = [event.message.id for event in told(id, text, done, options) if event.message]
    assert said == [f"tables-{word}" if word.startswith("end-") else f"tables-log-{word}" for word in words.split()]


def test_every_sentence_of_the_log_is_told_above() -> None:
    """Why throws are lost is told in test_tables_faces.py."""
    known = set(re.findall(r"^tables-(?:log-)?((?:(?<=log-)|(?=end-))[a-z_-]+) =", fluent_source("en"), re.MULTILINE))
    assert known == {word for row in TOLD for word in row[3].split()}


def test_a_hit_stone_goes_to_the_bar_or_back_into_the_hand() -> None:
    def taken(id: str, text: str, done: str) -> list[tuple[str, ...]]:
        return [event.path for event in told(id, text, done, {}) if event.kind == "take"]

    assert taken("backgammon", "W 9:1 6:5; B 5:1 24:14 | B 6-4", "5/9*") == [("9", "W bar")]
    assert taken("puff", "W 10:1 hand:14; B 6:1 24:14 | B 4-2 left 4", "6/10*") == [("10", "W hand")]


def test_a_new_set_up_moves_every_stone_without_words() -> None:
    events = told("trictrac", "W 20:5; B 8:1 11:1 | B won 6-3 3 left 6, points 2 12, score 0 3, games 1", "new", SERIES)
    moved = [event.path for event in events if event.kind == "move" and event.message is None]
    assert len(moved) == 5 + 2 + 10 + 13, "those on the board, and those that were out"
    assert {path[-1] for path in moved} == {"1", "24"}
