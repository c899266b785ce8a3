"""Every option and every ruling says where it comes from, and what it says can be read in every language."""

import pytest

from parlour.catalogue import SHELF, entry, game
from parlour.core.source import Source
from parlour.rulebook import MARK, rulebook_source
from parlour.words import TextError, languages, rules_source, words

GAMES = [row.id for row in SHELF]


def sources(id: str) -> dict[str, Source]:
    """By option or ruling, whose names do not meet."""
    options = {name: option.source for name, option in game(id).options.items()}
    rulings = {ruling.name: ruling.source for ruling in game(id).rulings}
    assert len(rulings) == len(game(id).rulings) and not options.keys() & rulings.keys()
    return options | rulings


@pytest.mark.parametrize("id", GAMES)
def test_every_option_and_ruling_has_its_source(id: str) -> None:
    for name, source in sources(id).items():
        assert (source.kind == "ours") == (not source.booklets), name
        assert source.said or source.kind == "printed", name


@pytest.mark.parametrize("id", GAMES)
def test_the_booklets_named_print_the_game_in_these_languages(id: str) -> None:
    printed = entry(id).printed
    for name, source in sources(id).items():
        for booklet in source.booklets:
            assert booklet.languages and set(booklet.languages) <= set(printed[booklet.box]), name


@pytest.mark.parametrize("id", GAMES)
def test_what_explains_it_is_there_in_every_language(id: str) -> None:
    for language in languages():
        said = words(language)
        assert [name for name, source in sources(id).items() if source.said and source.said not in said] == []


@pytest.mark.parametrize("id", GAMES)
def test_the_rules_mark_every_ruling_at_the_same_places_in_every_language(id: str) -> None:
    marks = {language: MARK.findall(rules_source(language, id)) for language in languages()}
    assert len({tuple(found) for found in marks.values()}) == 1, marks
    assert {ruling.name for ruling in game(id).rulings} <= set(marks["en"]) <= sources(id).keys()


def test_a_mark_that_means_nothing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.rulebook.rules_source", lambda language, id: "# T\n\nSo it is.[^so_it_is]\n")
    with pytest.raises(TextError, match="the rules of 'muehle' mark 'so_it_is', which is neither an option nor a ruling"):
        rulebook_source("en", "muehle")


def test_no_ruling_is_simply_printed() -> None:
    assert [ruling for id in GAMES for ruling in game(id).rulings if ruling.source.kind == "printed"] == []


@pytest.mark.parametrize("id", GAMES)
def test_a_preset_can_be_played_with_any_number_of_players_that_it_matters_to(id: str) -> None:
    known = game(id)
    assert known.presets["printed"] is not None
    for name, values in known.presets.items():
        for seats in known.seats:
            matter = {
                option: value for option, value in values.items() if not known.options[option].seats or seats in known.options[option].seats
            }
            assert known.agree(seats, **matter).seats == seats, name
        booklets = entry(id).printed
        assert name in {"printed", "common"} or name in booklets or any(name in found for found in booklets.values())
