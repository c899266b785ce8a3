"""Every name in print and every name people use finds its game, and so does what was nearly typed."""

import json
from pathlib import Path

import pytest

import parlour
from parlour.catalogue import SHELF, UnknownGame, entry
from parlour.core.finding import LONGEST, find, holds, nearly, nearly_holds, plain, slips, spellings
from parlour.words import languages, titles

CASES: dict[str, str] = json.loads((Path(__file__).parent / "finding.json").read_text(encoding="utf-8"))
NAMES = {row.id: (*row.names, *row.aliases, *(titles(language)[row.id] for language in languages())) for row in SHELF}


@pytest.mark.parametrize(("text", "id"), CASES.items())
def test_what_people_type(text: str, id: str) -> None:
    found = find(NAMES, text)
    assert id in found if id else found == []


@pytest.mark.parametrize("id", NAMES)
def test_every_name_finds_its_game_with_or_without_its_accents(id: str) -> None:
    for name in NAMES[id]:
        assert all(holds(name, text) for text in (name, name.upper(), *spellings(name))), name


@pytest.mark.parametrize("id", NAMES)
def test_a_long_name_is_found_with_any_letter_left_out_or_two_swapped(id: str) -> None:
    for name in NAMES[id]:
        word = max(plain(name).split(), key=len)
        for place in range(len(word) - 1 if len(word) > 5 else 0):  # a slip in a short word may make another one of it
            slipped = (word[:place] + word[place + 1 :], word[:place] + word[place + 1] + word[place] + word[place + 2 :])
            assert all(holds(name, text) or nearly_holds(name, text) for text in slipped), name


def test_slips_are_counted_against_the_nearest_beginning() -> None:
    assert [slips(typed, "backgammon") for typed in ("backgam", "backgamon", "bakcgam", "bckgamo", "bac", "whist")] == [0, 1, 1, 2, 0, 5]
    assert nearly("Backgammon", "backgamon") and not nearly("Backgammon", "backgam") and not nearly("Russian backgammon", "backgamon")
    assert not nearly_holds("Dame", "dam3s") and not nearly_holds("Halma", "hxm")  # short words must be right


def test_an_unknown_game_is_refused_with_those_that_may_be_meant() -> None:
    with pytest.raises(parlour.UnknownGame, match=r"no game 'Ludo' on the shelf; did you mean maedn\?") as refused:
        parlour.game("Ludo")
    assert refused.value.suggestions == ("maedn",)
    with pytest.raises(UnknownGame, match="did you mean backgammon"):
        entry("backgamon")
    with pytest.raises(UnknownGame, match="games: maedn, ") as nothing:
        entry("whist")
    assert nothing.value.suggestions == ()


def test_a_very_long_text_is_nobody_s_name() -> None:
    assert find(NAMES, "backgammon".ljust(LONGEST)) and find(NAMES, "backgammon" * LONGEST) == []
