"""A position as plain data, and as a picture."""

import json
import random
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from jsonschema import Draft202012Validator
from librt.random import Random

import parlour
from parlour.catalogue import SHELF
from parlour.core.describing import SCHEMA
from parlour.core.record import Record
from parlour.core.state import State
from parlour.lab.soak import any_setup
from parlour.press.pieces import OUTLINES
from parlour.press.tabletop import film

IDS = [entry.id for entry in SHELF]
VALIDATOR = Draft202012Validator(json.loads(SCHEMA.read_text(encoding="utf-8")))
CLIENT = Path(parlour.__file__).parent / "client"
DRAWN = (CLIENT / "table" / "pieces.js", CLIENT / "art" / "signs.js")


def some_positions(id: str) -> list[State]:
    """The start, two positions on the way, and the end of a random game."""
    state, dice = parlour.game(id).begin(any_setup(id, random.Random(id))), Random(7)
    found = [state.clone()]
    for number in range(3000):
        if state.turn == parlour.OVER:
            break
        state.play(state.sample(dice))
        if number in (4, 40):
            found.append(state.clone())
    return [*found, state]


@pytest.mark.parametrize("id", IDS)
def test_every_position_can_be_described_and_drawn(id: str) -> None:
    for state in some_positions(id):
        told = json.loads(json.dumps(state.describe()))
        VALIDATOR.validate(told)
        assert [action["action"] for action in told["actions"]] == state.legal()
        assert len(told["pieces"]) == len(parlour.game(id).face.scene(state, 0).pieces)
        again = parlour.game(id).position(told["position"], len(told["seats"]), **told["options"])
        assert again.describe()["pieces"] == state.describe()["pieces"]
        assert ElementTree.fromstring(state._repr_svg_()).tag.endswith("svg")


def test_what_is_told_of_a_position_in_full() -> None:
    state = parlour.game("muehle").position("W:Wa1,a4,d7,f4:Bb2,d2,g1:H0,0")
    told = json.loads(json.dumps(state.describe()))
    assert told["turn"] == "decision"
    assert told["hand"] == 0
    assert {"site": "a1", "kind": "stone", "colour": "ivory", "seat": 0, "level": 0, "label": None} in told["pieces"]
    assert "d7-a7xb2" in told["moves"]
    state.apply(next(action["action"] for action in told["actions"] if action["text"] == "d7-a7"))
    assert state.describe()["midway"] is True


def test_the_outlines_of_pieces_are_the_browsers() -> None:
    source = " ".join(path.read_text(encoding="utf-8") for path in DRAWN)
    drawn = re.sub(r'"\s*\+\s*"', "", " ".join(source.split()))
    for outline in OUTLINES.values():
        assert outline in drawn


def test_a_board_a_record_and_a_film() -> None:
    game = parlour.game("dame")
    state = game.start()
    actions = []
    dice = Random(3)
    for _ in range(12):
        actions.append(int(state.sample(dice)))
        state.play(actions[-1])
    record = Record("dame", game.version, dict(state.setup.options), ("Anna", "Ben"), tuple(actions))
    assert record._repr_svg_() == state._repr_svg_()
    assert game.face.board(state.setup)._repr_svg_().count("<circle") == 0
    frames = ElementTree.fromstring(film(record)).findall("{http://www.w3.org/2000/svg}g")
    whole, walker = 0, game.start()
    for action in actions:
        walker.apply(action)
        whole += not walker.midway
    assert len(frames) == 1 + whole < 13, "the start, and every whole move: a chain of captures is one"


def test_what_cannot_be_replayed_is_not_filmed() -> None:
    version = parlour.game("dame").version
    for wrong in (Record("dame", version + 1, {}, ("Anna", "Ben"), ()), Record("dame", version, {}, ("Anna", "Ben"), (1,))):
        with pytest.raises(parlour.RecordError):
            film(wrong)
