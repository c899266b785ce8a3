"""The rules as people read them: every picture shows a position that there can be, and the same one in every language."""

import pytest

from parlour.catalogue import SHELF, game
from parlour.core.state import OVER
from parlour.rulebook import PICTURE, NoExample, example, examples, positions, rulebook
from parlour.words import languages, rules_source

GAMES = [entry.id for entry in SHELF]
EXAMPLES = [(id, name) for id in GAMES for name in examples(id)]


def pictures(language: str, id: str) -> list[tuple[str, str]]:
    """Caption and name of each picture in a text."""
    return PICTURE.findall(rules_source(language, id))


def test_positions_belong_to_games() -> None:
    assert set(positions()) == set(GAMES)


@pytest.mark.parametrize("id", GAMES)
def test_every_game_has_pictures_and_the_languages_show_the_same(id: str) -> None:
    shown = [name for _, name in pictures("en", id)]
    assert shown and sorted(shown) == sorted(examples(id))
    for language in languages():
        assert [name for _, name in pictures(language, id)] == shown
        assert rules_source(language, id).count("](position:") == len(shown)  # each on a line of its own
    for each in zip(*(pictures(language, id) for language in languages()), strict=True):
        assert len({caption for caption, _ in each}) == len(languages())  # each in its own words


@pytest.mark.parametrize(("id", "name"), EXAMPLES)
def test_a_picture_shows_a_position_that_can_be_played_on_and_drawn(id: str, name: str) -> None:
    shown = example(id, name)
    state = shown.state()
    assert state.text() == shown.position
    assert state.turn == OVER or state.legal()
    face = game(id).face
    scene = face.scene(state, -1)
    sites = {site.id for site in face.board(state.setup).sites}
    assert all(piece.site in sites for piece in scene.pieces)
    assert scene.pieces or scene.sheet or any(die.face for die in scene.dice)
    assert face.sketch(state)


def test_an_unknown_example_is_refused_with_those_there_are() -> None:
    with pytest.raises(NoExample, match="no example 'xx' of 'muehle'; examples: close, jump"):
        example("muehle", "xx")


def test_variants_and_sources_follow_the_text() -> None:
    told = rulebook("de", "tippy")
    assert told.anchors[-3:] == ("options", "origin", "sources")
    assert "üblich 60" in told.under("options")[0].body and "*Tippy*" in told.under("sources")[0].body
