"""What can be said of the client without opening a browser."""

import re
from pathlib import Path

import pytest

from parlour.catalogue import SHELF
from parlour.words import fluent_source

CLIENT = Path(__file__).parents[1] / "src" / "parlour" / "client"
ENDINGS = {".js", ".css", ".html", ".svg", ".ts"}
OURS = [file for file in sorted(CLIENT.rglob("*")) if file.suffix in ENDINGS and "vendor" not in file.parts]
MODULES = sorted(CLIENT.rglob("*.js"))
FONTS_MOST = 150_000  # bytes
WIDTH = 120  # characters in a line; prettier leaves comments and strings as long as they are


def name(file: Path) -> str:
    return str(file.relative_to(CLIENT))


def code(file: Path) -> str:
    """A module without its comments."""
    return re.sub(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*", "", file.read_text(), flags=re.DOTALL)


@pytest.mark.parametrize("file", OURS, ids=name)
def test_nothing_in_it_names_a_game_or_a_box(file: Path) -> None:
    words = set(re.findall(r"[a-z_]+", file.read_text().lower()))
    named = {word for entry in SHELF for word in (entry.id, *entry.boxes)} - {"travel", "big"}  # these two are words of their own
    assert words & named == set()


@pytest.mark.parametrize("file", OURS, ids=name)
def test_it_knows_no_address_outside(file: Path) -> None:
    outside = set(re.findall(r"https?://[^\s\"'`)>]+", file.read_text())) - {"http://www.w3.org/2000/svg"}  # a name, not an address
    assert outside == set()


@pytest.mark.parametrize("file", [file for file in OURS if file.suffix != ".svg"], ids=name)
def test_its_lines_fit_a_screen(file: Path) -> None:
    long = [number for number, line in enumerate(file.read_text().splitlines(), 1) if len(line) > WIDTH]
    assert long == []


@pytest.mark.parametrize("file", MODULES, ids=name)
def test_every_import_is_a_file_beside_it(file: Path) -> None:
    for path in re.findall(r"(?<![\w-])(?:from|import)\s*\(?\s*[\"']([^\"']+)[\"']", code(file)):
        assert path.startswith("."), f"{path} is no relative address"
        assert (file.parent / path).is_file(), f"{path} is not there"


@pytest.mark.parametrize("file", [file for file in OURS if file.suffix == ".js"], ids=name)
def test_every_message_it_asks_for_is_there(file: Path) -> None:
    known = set(re.findall(r"^([a-z][\w-]*) *=", fluent_source("en"), flags=re.MULTILINE))
    asked = {id.split(".")[0] for id in re.findall(r"\bt\(\s*\"([a-z][\w.-]+)\"", code(file))}
    assert asked - known == set()


def test_every_vendored_package_and_font_has_its_licence() -> None:
    for folder in [*(CLIENT / "vendor").iterdir(), *(CLIENT / "fonts").iterdir()]:
        if folder.is_dir():
            assert (folder / "LICENSE").is_file(), folder.name


def test_the_fonts_are_light() -> None:
    assert sum(file.stat().st_size for file in (CLIENT / "fonts").rglob("*.woff2")) <= FONTS_MOST
