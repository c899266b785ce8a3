"""docs/positions.md is true: every example is read, comes back the same, and every family has a chapter."""

import re
from pathlib import Path

import pytest

import parlour
from parlour.catalogue import SHELF, game

PAGE = (Path(__file__).parent.parent / "docs" / "positions.md").read_text(encoding="utf-8")
EXAMPLE = re.compile(r"^ {4,6}(?P<id>[a-z_0-9]+)(?P<options>(?: \w+=\w+)*): (?P<text>.+)$", re.MULTILINE)
EXAMPLES = [(found["id"], found["options"], found["text"]) for found in EXAMPLE.finditer(PAGE)]


def value(written: str) -> bool | int | str:
    return {"true": True, "false": False}.get(written, int(written) if written.isdecimal() else written)


@pytest.mark.parametrize(("id", "options", "text"), EXAMPLES)
def test_an_example_is_read_and_comes_back(id: str, options: str, text: str) -> None:
    chosen = {name: value(written) for name, _, written in (word.partition("=") for word in options.split())}
    seats = chosen.pop("seats", None)
    assert seats is None or isinstance(seats, int)
    assert game(id).position(text, seats, **chosen).text() == text


def test_every_family_has_a_chapter_with_examples() -> None:
    chapters = dict(re.findall(r"^## [^\n]+ \{#(\w+)\}\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL))
    families = {known.family for known in SHELF}
    assert set(chapters) == families
    for family, chapter in chapters.items():
        assert {parlour.entry(found["id"]).family for found in EXAMPLE.finditer(chapter)} == {family}
