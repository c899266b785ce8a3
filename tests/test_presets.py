"""What is taken when nobody chooses is what the sheets say; "as printed" differs from it exactly where a default is not in print."""

import tomllib
from pathlib import Path

import pytest

from parlour.catalogue import SHELF, game
from parlour.core.preset import Preset, presets, to_choose_from
from parlour.core.setup import Option, OptionValue

GAMES = [row.id for row in SHELF]
SHEETS: dict[str, dict[str, OptionValue]] = tomllib.loads((Path(__file__).parent / "defaults.toml").read_text(encoding="utf-8"))
FULL_TARGET: dict[str, OptionValue] = {"full_target_wins": False}  # halma 0.5, rule 2: ours
LETTER: dict[str, dict[str, OptionValue]] = {
    "schach": {"en_passant": False},  # chess R1: printed nowhere
    "raeuberschach": {"en_passant": False, "compulsory_capture": False},  # R1: printed as something to agree on
    "bienenhausschach": {"en_passant": False, "strict_castling": True},  # chess R2: so in this booklet
    "maharadscha": {"strict_castling": True},
    "mauern": {"taking": "may"},  # "darf": it may be taken off
    "halma_stern10": FULL_TARGET,
    "sternhalma": FULL_TARGET,
    "halma_a": FULL_TARGET,
    "halma_b": FULL_TARGET,
    "halma_eck": FULL_TARGET,
    "twee_in_een_a": FULL_TARGET,
    "eckdame": FULL_TARGET,
    "pyramiden_dame": FULL_TARGET,
}


@pytest.mark.parametrize("id", GAMES)
def test_what_nobody_chose_is_what_the_sheet_says(id: str) -> None:
    assert {name: option.default for name, option in game(id).options.items()} == SHEETS.get(id, {})


@pytest.mark.parametrize("id", GAMES)
def test_as_printed_is_the_letter_of_the_print(id: str) -> None:
    assert game(id).presets["printed"] == LETTER.get(id, {})


def test_booklets_that_differ_can_be_chosen() -> None:
    goose, halma, chess = game("gaensespiel").presets, game("halma_eck").presets, game("schach").presets
    assert goose["de"] == {"overshoot": "full_back", "release_roll": "frees"} and goose["fr"] == {}
    assert halma["nl"] == {"jump_over_line": True, "full_target_wins": False} and halma["fr"] == {"full_target_wins": False}
    assert game("wedrenspel").presets["nl"] == {"mud": "next_turn"} and game("wedrenspel").presets["fr"] == {}
    assert game("twee_in_een_b").presets["fr"] == {"single_moves": "all_ways"} and game("twee_in_een_b").presets["nl"] == {}
    assert chess["big"] == {"en_passant": False, "strict_castling": True} and chess["travel"] == {"en_passant": False}


def test_as_most_people_play() -> None:
    common = {id: game(id).presets["common"] for id in ("backgammon", "schach", "dame", "damspel", "muehle", "maedn")}
    assert common == {
        "backgammon": {"standard_rules": True},
        "schach": {},
        "dame": {"remove_captured": "after_move"},
        "damspel": {"draw_rule": "position"},
        "muehle": {"take_from_mill_if_all": True},
        "maedn": {"three_rolls": True},
    }
    assert game("backgammon").start(2, **common["backgammon"]).setup.flag("standard_rules")


def test_booklets_that_print_the_same_are_chosen_together() -> None:
    offered = to_choose_from({"printed": {}, "de": {}, "it": {"exit": "six"}, "fr": {}, "common": {"throws": 3}})
    assert offered == [Preset(("de", "fr"), {}), Preset(("it",), {"exit": "six"}), Preset(("common",), {"throws": 3})]


def test_the_defaults_can_be_chosen_even_if_nobody_prints_them() -> None:
    assert [preset.names for preset in to_choose_from({"printed": {"king": False}})] == [("usual",), ("printed",)]
    assert [preset.names for preset in to_choose_from({"printed": {"king": False}, "common": {}})] == [("printed",), ("common",)]
    assert to_choose_from(dict(game("boese_eins").presets)) == [Preset(("printed",), {})]


def test_a_preset_says_nothing_about_what_is_the_default_anyway() -> None:
    option = Option("exit", "any", choices=("any", "six"), presets=(("de", "any"), ("it", "six")))
    assert presets([option]) == {"printed": {}, "de": {}, "it": {"exit": "six"}}
