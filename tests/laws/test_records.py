"""Laws of records: written down, checked against the schema, and played again."""

import json
from dataclasses import replace

import pytest
from jsonschema import Draft202012Validator

from parlour.core.chance import commitment
from parlour.core.record import SCHEMA, Record, replay, verify
from parlour.core.state import CHANCE, OVER
from tests.laws.played import SEED, Played, snapshot

VALIDATOR = Draft202012Validator(json.loads(SCHEMA.read_text(encoding="utf-8")))


def written(play: Played, length: int | None = None) -> Record:
    """The record of the game, or of its first actions."""
    actions = tuple(play.actions if length is None else play.actions[:length])
    over = len(actions) == len(play.actions)
    return Record(
        game=play.game.id,
        version=play.game.version,
        options=dict(play.setup.options),
        seats=tuple(f"player {seat}" for seat in range(play.setup.seats)),
        actions=actions,
        commitment=commitment(SEED),
        seed=SEED if over else "",
        result=play.last.result() if over else None,
    )


def test_a_finished_game_is_recorded_and_replayed(play: Played) -> None:
    record = written(play)
    text = record.to_json()
    VALIDATOR.validate(json.loads(text))
    again = Record.from_json(text)
    assert again == record
    verdict = verify(play.game, again)
    assert snapshot(verdict.state) == snapshot(play.last)
    assert verdict.dice_checked
    assert verdict.actions == len(play.actions)
    assert verdict.throws == sum(state.turn == CHANCE for state in play.states)
    assert replay(play.game, again).text() == play.last.text()


@pytest.mark.parametrize("share", [0, 0.3, 0.7])
def test_an_unfinished_game_is_recorded_and_replayed(play: Played, share: float) -> None:
    length = int(share * len(play.actions))
    record = written(play, length)
    VALIDATOR.validate(json.loads(record.to_json()))
    state = replay(play.game, Record.from_json(record.to_json()))
    assert snapshot(state) == snapshot(play.states[length])
    assert state.turn != OVER


def test_a_record_may_begin_at_any_position(play: Played) -> None:
    """What was left out of the text (positions that were, for repetition) is forgotten; everything else goes on as it did."""
    for number in {len(play.actions) // 3, len(play.actions) - 1}:
        begun = play.states[number]
        actions = play.actions[number:]
        record = replace(written(play), seed="", commitment="", actions=tuple(actions), position=begun.text())
        VALIDATOR.validate(json.loads(record.to_json()))
        again = Record.from_json(record.to_json())
        assert again == record
        if not begun.past():
            assert snapshot(replay(play.game, again)) == snapshot(play.last)
        else:
            unfinished = replace(again, actions=(), result=None)
            assert replay(play.game, unfinished).text() == begun.text()
