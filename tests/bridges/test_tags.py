"""Tags: what is quoted is read back, options are read or refused, lines keep their width, and moves come with where they were made."""

import json
from itertools import pairwise

import pytest

import parlour
from parlour.bridges.tags import begun, own_tags, quoted, read_options, read_tags, recorded, written, written_moves
from tests.bridges.records import random_record

MUEHLE = parlour.game("muehle")


@pytest.mark.parametrize("value", ["", "plain", 'Ann "A"', "back\\slash", '\\"', "ends in \\\\"])
def test_what_is_quoted_is_read_back(value: str) -> None:
    assert read_tags(quoted("White", value)) == {"White": value}


def test_tags_stand_in_lines_or_side_by_side() -> None:
    assert read_tags('[White "A"] [Black "B"]\n[Date "?"]\n\n1. e4 {no [Tag "here"]}') == {"White": "A", "Black": "B", "Date": "?"}


def test_our_own_tags_say_which_game_it_was_and_how() -> None:
    record = random_record("muehle", 1, flying=False)
    tags = own_tags(record)
    assert tags["ParlourGame"] == "muehle"
    assert read_options(tags) == record.options and read_options(tags)["flying"] is False


def test_without_a_tag_there_are_no_options() -> None:
    assert read_options({}) == {}


@pytest.mark.parametrize("text", ["", "[]", "{", "3", '{"flying": null}', '{"flying": [1]}', "[" * 100_000])
def test_options_that_are_none_are_refused(text: str) -> None:
    with pytest.raises(parlour.RecordError, match="ParlourOptions is not the object"):
        read_options({"ParlourOptions": text})


def test_lines_keep_their_width_and_every_token() -> None:
    tokens = [f"token{number}" for number in range(40)]
    text = written({"White": "A"}, tokens, 30)
    above, below = text.split("\n\n")
    assert above == '[White "A"]'
    assert max(map(len, below.splitlines())) <= 30 and below.split() == tokens
    assert all(len(line) + 1 + len(following.split()[0]) > 30 for line, following in pairwise(below.splitlines()))


def test_a_token_longer_than_a_line_stands_alone() -> None:
    assert written({}, ["a", "b" * 20, "c"], 10).split("\n\n")[1] == f"a\n{'b' * 20}\nc\n"


def test_a_game_begins_by_its_options_or_not_at_all() -> None:
    assert begun(MUEHLE, {"flying": False}).setup.flag("flying") is False
    for options in ({"tea": 1}, {"flying": 3}, {"seats": 2}):
        with pytest.raises(parlour.RecordError, match="muehle is not set up so"):
            begun(MUEHLE, options)


def test_moves_are_whole_and_come_with_where_they_were_made() -> None:
    record = random_record("muehle", 3)
    state = begun(MUEHLE, record.options)
    actions: list[int] = []
    for before, text in written_moves(MUEHLE, record):
        assert before.text() == state.text() and not before.midway
        for action in MUEHLE.face.read_move(state, text):
            actions.append(action)
            state.apply(action)
    assert len(actions) == len(record.actions)
    made = recorded(MUEHLE, state, record.seats, actions)
    assert made.result == record.result and json.loads(made.to_json())["seats"] == list(record.seats)


def test_a_record_that_does_not_replay_is_refused_as_a_whole() -> None:
    record = random_record("muehle", 3)
    broken = parlour.Record("muehle", record.version, record.options, record.seats, (*record.actions[:5], -7))
    with pytest.raises(parlour.RecordError, match="action 6"):
        list(written_moves(MUEHLE, broken))
