"""What can be said of the client without opening a browser."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from parlour.catalogue import SHELF
from parlour.words import TEXTS, fluent_source, languages
from tests.letters import letters

CLIENT = Path(__file__).parents[1] / "src" / "parlour" / "client"
ENDINGS = {".js", ".css", ".html", ".svg", ".ts"}
OURS = [file for file in sorted(CLIENT.rglob("*")) if file.suffix in ENDINGS and "vendor" not in file.parts]
MODULES = sorted(CLIENT.rglob("*.js"))
FONTS_MOST = 150_000  # bytes
SIGNS = "←→↑↓♔♕♖♗♘"  # drawn by whatever font of the system has them
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
    """All of them together, so those of one language the more."""
    assert sum(file.stat().st_size for file in (CLIENT / "fonts").rglob("*.woff2")) <= FONTS_MOST


# Colours


def brightness(colour: str) -> float:
    """Relative luminance, as WCAG reckons it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((brightness(one), brightness(other)))
    return (high + 0.05) / (low + 0.05)


def test_black_is_darker_and_white_lighter_than_what_they_stand_on_in_both_themes() -> None:
    """And whatever is as dark as its ground has a rim that can be seen."""
    tokens = re.findall(r"(--[\w-]+): (#[0-9a-f]{6});", (CLIENT / "theme.css").read_text())
    for theme in (dict(reversed(tokens)), dict(tokens)):  # light comes first in the file, dark last
        for ground in (theme["--page"], theme["--card"]):
            assert brightness(theme["--seat-ebony"]) < brightness(ground)
            for side in ("ivory", "ebony"):
                assert max(contrast(theme[f"--seat-{side}{part}"], ground) for part in ("", "-rim")) >= 3
        assert brightness(theme["--seat-ivory"]) > brightness(theme["--seat-ebony"])
        assert contrast(theme["--hint"], theme["--page"]) >= 3, "the bars of the almanac"
    ring = re.findall(r'^ +ring: "(.+)"', (CLIENT / "art" / "signs.js").read_text(), re.MULTILINE)[0]
    assert set(re.findall(r" 0 1 ([01]) ", ring)) == {"1"}, "circles that run against each other leave a hole, dark in a dark room"


# Letters


@dataclass(frozen=True)
class Cut:
    """A part of a font, and what the browser takes from it."""

    family: str
    file: str
    slanted: bool
    letters: frozenset[int]


@cache
def cuts() -> tuple[Cut, ...]:
    found = []
    for face in re.findall(r"@font-face \{(.*?)\}", (CLIENT / "theme.css").read_text(), re.DOTALL):
        if "local(" in face:  # nobody fetches it
            continue
        family, file = re.findall(r'font-family: "(.+?)"', face)[0], re.findall(r'url\("(.+?)"\)', face)[0]
        ranges = re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", face.split("unicode-range:")[1])
        taken = {point for first, last in ranges for point in range(int(first, 16), int(last or first, 16) + 1)}
        found.append(Cut(family, file, "italic" in face, frozenset(taken & letters(CLIENT / file))))
    return tuple(found)


def written(language: str, files: str = "**/*") -> set[int]:
    """What a language's texts are written with, but for gaps and drawn signs."""
    texts = (file.read_text(encoding="utf-8") for file in (TEXTS / language).glob(files) if file.suffix in (".ftl", ".md"))
    return {ord(sign) for text in texts for sign in set(text) if not sign.isspace() and sign not in SIGNS}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("families", [("Young Serif", "Vollkorn"), ("Figtree", "Onest")], ids=["serif", "sans"])
def test_every_letter_of_every_language_is_in_both_families(language: str, families: tuple[str, str]) -> None:
    ours = frozenset().union(*(cut.letters for cut in cuts() if cut.family in families))
    assert {chr(point) for point in written(language) - ours} == set()


@pytest.mark.parametrize("language", languages())
def test_a_language_fetches_the_letters_early_that_its_shelf_needs_and_no_others(language: str) -> None:
    """Those of the page for everybody, and those that early.js knows of."""
    early = (CLIENT / "early.js").read_text()
    listed = dict(re.findall(r"^ +([a-z]{2}): \[(.*?)\]", early, re.MULTILINE | re.DOTALL))
    ahead = {f"fonts/{file}.woff2" for file in re.findall(r'"(.+?)"', listed.get(language, ""))}
    ahead |= {path.removeprefix("/client/") for path in re.findall(r'href="(.+?woff2)"', (CLIENT / "index.html").read_text())}
    needed = {cut.file for cut in cuts() if not cut.slanted and cut.letters & written(language, "ui.ftl")}
    assert ahead == needed


# From right to left, too

SIDES = re.compile(r"(?<![\w-])(?:(?:[\w-]+-)?(?:left|right)(?:-[\w-]+)?:|(?:text-align|float|clear): (?:left|right))")
FOUR = re.compile(r"(?:margin|padding|inset|border-\w+): ([^;]+);")
CORNERS = re.compile(r"border-radius: ([^;]+);")


def parts(values: str) -> list[str]:
    return re.findall(r"(?:[^\s()]|\([^()]*(?:\([^()]*\)[^()]*)*\))+", values)


@pytest.mark.parametrize("file", [file for file in OURS if file.suffix == ".css"], ids=name)
def test_styles_know_no_left_and_no_right(file: Path) -> None:
    """So that a language that is read from right to left could be added: beginnings and ends only."""
    text = re.sub(r"/\*.*?\*/|\[[^\]]*\]", "", file.read_text(), flags=re.DOTALL)
    assert SIDES.findall(text) == []
    sided = [values for values in FOUR.findall(CORNERS.sub("", text)) if len(told := parts(values)) == 4 and told[1] != told[3]]
    sided += [values for values in CORNERS.findall(text) if len(told := parts(values)) == 4 and (told[0] != told[1] or told[2] != told[3])]
    assert sided == []
