"""Spelling: every word of every language is in a hunspell dictionary or in our own list (tools/spelling.py)."""

from pathlib import Path

import pytest

from tests.tool import loaded

tool = loaded("spelling")
LANGUAGES = sorted(folder.name for folder in tool.TEXTS.iterdir() if any(folder.glob("*.ftl")))


MISSPELT = {
    "da": "modstannder",
    "de": "Spielfeldt",
    "en": "oponnent",
    "es": "fixa",
    "fr": "l'advrsaire",
    "it": "pedinna",
    "nl": "speeler",
    "pl": "pionkuw",
    "ru": "фишшка",
    "sv": "motståndarren",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_in_a_dictionary_or_in_our_list(language: str) -> None:
    dictionary = tool.Dictionary(language)
    assert [what for what, _ in tool.wrongs(dictionary)] == []
    assert not dictionary.has(MISSPELT[language])


def test_what_is_no_text_is_not_looked_up(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("## Die Sechs {#sixx}\n\nZieh nach e4.[^six_agin] [Mehr](#mehrr) `codde` ![Bild](position:bildd)\n", encoding="utf-8")
    assert [word for text in tool.texts(page) for word in tool.words(text)] == ["Die", "Sechs", "Zieh", "nach", "Mehr", "Bild"]
    messages = tmp_path / "messages.ftl"
    messages.write_text(
        "cli-word-help = hjaelp\na = { $who }s tur, sag --alll FILE\n    .b = { $n ->\n    [one] brik\n   *[other] brikker\n }\n", "utf-8"
    )
    assert [word for text in tool.texts(messages) for word in tool.words(text)] == ["tur", "sag", "brik", "brikker"]


def test_the_list_for_all_languages_is_sorted() -> None:
    common = tool.listed(tool.TEXTS / tool.OURS)
    assert common == sorted(set(common))


def test_every_page_and_message_of_a_language_is_read() -> None:
    assert len(tool.files("ru")) == len(list((tool.TEXTS / "en").rglob("*.ftl"))) + len(list((tool.TEXTS / "en" / "rules").glob("*.md")))


def test_a_word_that_stands_in_no_list_is_told_with_its_file() -> None:
    dictionary = tool.Dictionary("en")
    dictionary.known = set()
    assert tool.unknown(dictionary)["gooseherd"][0] == "families/track.ftl"
