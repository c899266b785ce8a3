"""Which words of our texts no dictionary knows. `make spelling`, or `python tools/spelling.py [LANGUAGE ...]`

Every word of a language's messages and pages is looked up in the hunspell dictionary of that language (npm's `dictionary-…`, pinned in
package.json) and in our own lists, one word per line, sorted: `texts/<language>/spelling.txt`, and `texts/spelling.txt` for what is the
same in all of them. Titles in other languages, terms of a game and names stand there. A word of a language's list that no text uses, or
that the dictionary knows, is told too, so that the list stays short.

    python tools/spelling.py fr pl      these languages only
    python tools/spelling.py fr --files with the files that have the word
"""

from __future__ import annotations

import argparse
import re
import sys
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from hunspell import Hunspell

TOP: Final = Path(__file__).resolve().parent.parent
TEXTS: Final = TOP / "src" / "parlour" / "texts"
DICTIONARIES: Final = TOP / "node_modules"
PACKAGES: Final = {"en": "dictionary-en-gb"}  # the box is British; others are called as their language
OURS: Final = "spelling.txt"
ACCENT: Final = "\u0301"  # where a stress must be read rightly, as in Russian; no dictionary has it
TYPED: Final = "cli-word-"  # messages of what can be typed, in plain letters and in English too
WORD: Final = re.compile(r"[^\W\d_]+(?:[’'.-][^\W\d_]+)*")
# What is no text on a page of rules: anchors, the targets of links and pictures, notes, what stands as code.
# In messages also what the command line is told: options, and places for names in capitals (`--all`, `FILE`).
NO_TEXT: Final = re.compile(r"\{#[\w-]+\}|\]\([^)]*\)|\[\^\w+\]|`[^`]*`|<[^>]*>|--\w+|\b[A-Z]{2,}\b")


class Texts(Visitor):
    """Collects what a message says, with a mark where something is put in: letters that touch it are no word."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_Message(self, node: ast.Message) -> None:
        if not node.id.name.startswith(TYPED):
            self.generic_visit(node)

    def visit_Pattern(self, node: ast.Pattern) -> None:
        self.said.append("".join(part.value if isinstance(part, ast.TextElement) else "\0" for part in node.elements))
        self.generic_visit(node)


def texts(file: Path) -> Iterator[str]:
    """What a file says to people."""
    source = file.read_text(encoding="utf-8")
    if file.suffix == ".md":
        yield NO_TEXT.sub(" ", source)
        return
    found = Texts()
    found.visit(FluentParser().parse(source))
    for said in found.said:
        yield NO_TEXT.sub(" ", said)


def words(text: str) -> Iterator[str]:
    """The words of a text; not those that touch a number or what is put in (`e4`, `{ $count }.`), nor single letters."""
    text = unicodedata.normalize("NFC", text).replace(ACCENT, "")
    for found in WORD.finditer(text):
        before, after = text[found.start() - 1 : found.start()], text[found.end() : found.end() + 1]
        if after in ("’", "'"):
            after = text[found.end() + 1 : found.end() + 2]  # `dell’{ $colour }`
        if not any(sign == "\0" or sign.isalnum() or sign == "_" for sign in before + after) and len(found[0]) > 1:
            yield found[0].replace("’", "'")


def listed(file: Path) -> list[str]:
    """The words of a list of ours."""
    return file.read_text(encoding="utf-8").split() if file.exists() else []


class Dictionary:
    """What is a word in a language."""

    def __init__(self, language: str) -> None:
        folder = DICTIONARIES / PACKAGES.get(language, f"dictionary-{language}")
        if not (folder / "index.dic").exists():
            raise SystemExit(f"There is no dictionary in {folder.relative_to(TOP)}: run `npm ci`.")
        self.book = Hunspell("index", hunspell_data_dir=str(folder))
        self.language = language
        self.ours = listed(TEXTS / language / OURS)
        self.known = {*self.ours, *listed(TEXTS / OURS)}
        self.used: set[str] = set()

    def has(self, word: str) -> bool:
        """Whether a word, or each part of it at its hyphens and apostrophes, is in the dictionary or in our list."""
        if self.one(word):
            return True
        parts = re.split(r"[-.]", word)
        if len(parts) > 1:
            return all(len(part) < 2 or self.has(part) for part in parts)
        parts = word.split("'")
        return len(parts) > 1 and all(len(part) < 2 or self.one(part) or self.one(f"{part}'") for part in parts)

    def one(self, word: str) -> bool:
        if self.book.spell(word):
            return True
        for form in (word, word[:1].lower() + word[1:], word.lower()):
            if form in self.known:
                self.used.add(form)
                return True
        return False


def files(language: str) -> list[Path]:
    """Everything that people read in a language."""
    return [*sorted((TEXTS / language).rglob("*.ftl")), *sorted((TEXTS / language / "rules").glob("*.md"))]


def unknown(dictionary: Dictionary) -> dict[str, list[str]]:
    """Words that are neither in the dictionary nor in our list, each with its files."""
    where: dict[str, list[str]] = {}
    for file in files(dictionary.language):
        for word in {word for text in texts(file) for word in words(text)}:
            where.setdefault(word, []).append(str(file.relative_to(TEXTS / dictionary.language)))
    return {word: where[word] for word in sorted(where) if not dictionary.has(word)}


def wrongs(dictionary: Dictionary) -> Iterator[tuple[str, list[str]]]:
    """What is wrong in a language's spelling or in its list, and where."""
    for word, where in unknown(dictionary).items():
        yield f"unknown: {word}", where
    for word in dictionary.ours:
        if word not in dictionary.used:
            yield f"in our list, and not needed: {word}", [OURS]
    if dictionary.ours != sorted(set(dictionary.ours)):
        yield "our list is not sorted, or has a word twice", [OURS]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("languages", nargs="*", help="all, if none is named")
    parser.add_argument("--files", action="store_true", help="say where each word stands")
    given = parser.parse_args()
    wrong = 0
    for language in given.languages or sorted(folder.name for folder in TEXTS.iterdir() if any(folder.glob("*.ftl"))):
        found = list(wrongs(Dictionary(language)))
        wrong += len(found)
        for what, where in found:
            print(f"    {what}{'  ' + ' '.join(where) if given.files else ''}")
        print(f"{language}: {len(found)} words to look at")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
