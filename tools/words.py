"""What a translator has still to do. `make words LANGUAGE=fr`, or `python tools/words.py fr [PART ...]` for files whose path has PART in it

Compares every text of a language with the English one, file by file, and tells what is missing, left over, stale (the English text has
changed since), different where it must be alike (arguments, anchors, pictures, notes, links, tables), the same as in English, or long.

    python tools/words.py fr               all files
    python tools/words.py fr ludo maedn    these only
    python tools/words.py fr --seen        all that is there follows today's English texts: note that in seen.json
    python tools/words.py                  how much of each language is there, as a table
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

TEXTS: Final = Path(__file__).resolve().parent.parent / "src" / "parlour" / "texts"
ENGLISH: Final = "en"
SEEN: Final = "seen.json"
LONGER: Final = 2.2  # times as long as in English, from LONG letters on
LONG: Final = 24
FORMS: Final = ("colour-", "hue-", "player")  # words with as many forms as a language needs
# What must be alike in a page of rules: anchors, pictures, notes, links, and the shape of tables.
ALIKE: Final = {
    "anchors": re.compile(r"\{#([\w-]+)\}"),
    "pictures": re.compile(r"\]\(position:([\w-]+)\)"),
    "notes": re.compile(r"\[\^(\w+)\]"),
    "links": re.compile(r"\]\(#([\w-]+)\)"),
    "rows of tables": re.compile(r"^(\|)", re.MULTILINE),
    "headings": re.compile(r"^(#+) ", re.MULTILINE),
    "items of lists": re.compile(r"^(- |\d+\. )", re.MULTILINE),
}


class Arguments(Visitor):
    """Collects the arguments that a pattern takes; those in a form of their own, such as `$winner-genitive`, by their plain name."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name.partition("-")[0])


class Text:
    """One message, attribute or page: what it says, and what must be alike in every language."""

    def __init__(self, source: str, arguments: set[str], length: int = 0, pattern: ast.Pattern | None = None) -> None:
        self.source = source
        self.arguments = arguments
        self.pattern = pattern  # of a message
        self.length = length  # of the longest sentence that it can become, without what is put in

    @property
    def mark(self) -> str:
        """Tells whether it has changed."""
        return hashlib.sha256(self.source.encode()).hexdigest()[:12]


def in_fluent(source: str) -> Iterator[tuple[str, Text]]:
    """The messages of a file, attributes as id.attribute; what is not Fluent is told as a text of that line."""
    for item in FluentParser().parse(source).body:
        if isinstance(item, ast.Junk):
            yield f"not Fluent: {(item.content or '').strip()[:80]}", Text("", set())
        elif isinstance(item, ast.Message | ast.Term):
            name = item.id.name if isinstance(item, ast.Message) else f"-{item.id.name}"
            patterns = [(name, item.value), *((f"{name}.{attribute.id.name}", attribute.value) for attribute in item.attributes)]
            for id, pattern in patterns:
                if pattern is not None:
                    found = Arguments()
                    found.visit(pattern)
                    yield id, Text(serialize_pattern(pattern).strip(), found.names, longest(pattern), pattern)


def longest(pattern: ast.Pattern) -> int:
    """How many letters of its own a pattern has at most: of several variants the longest counts."""
    letters = 0
    for part in pattern.elements:
        if isinstance(part, ast.TextElement):
            letters += len(part.value.strip("\n"))
        elif isinstance(part.expression, ast.SelectExpression):
            letters += max(longest(variant.value) for variant in part.expression.variants)
    return letters


def plain(source: str) -> str:
    """Without what is put in."""
    return re.sub(r"\{[^{}]*\}", "", source)


@cache
def texts(file: Path) -> dict[str, Text]:
    """All texts of a file by their ids; a page of rules is one."""
    if not file.exists():
        return {}
    source = file.read_text(encoding="utf-8")
    return dict(in_fluent(source)) if file.suffix == ".ftl" else {"page": Text(source, set())}


def labels(language: str) -> dict[str, str]:
    """What options and their values are called, which pages of rules set in bold."""
    files = sorted((TEXTS / language).rglob("*.ftl"))
    return {id: text.source for file in files for id, text in texts(file).items() if re.match(r"option-[^.]+$", id)}


def page_wrongs(english: str, other: str, named: dict[str, set[str]]) -> Iterator[str]:
    """What differs in a page of rules that must not."""
    for what, pattern in ALIKE.items():
        ours, theirs = pattern.findall(english), pattern.findall(other)
        if what == "notes" or what == "links":
            ours, theirs = sorted(ours), sorted(theirs)
        if ours != theirs:
            lost, new = [name for name in ours if name not in theirs], [name for name in theirs if name not in ours]
            yield f"other {what}: {len(ours)} in English, {len(theirs)} here; missing {lost[:5]}, too many {new[:5]}"
    bold = set(re.findall(r"\*\*([^*]+)\*\*", other))
    for label in set(re.findall(r"\*\*([^*]+)\*\*", english)):
        if label in named and not named[label] & bold:
            yield f"the option **{label}** is not named as its label: {sorted(named[label])}"


class Review:
    """One language beside English."""

    def __init__(self, language: str) -> None:
        self.folder = TEXTS / language
        self.seen_file = self.folder / SEEN
        self.seen: dict[str, str] = json.loads(self.seen_file.read_text("utf-8")) if self.seen_file.exists() else {}
        same = self.folder / "same.txt"
        self.same = set(same.read_text("utf-8").split()) if same.exists() else set()
        here = labels(language)
        self.named: dict[str, set[str]] = {}
        for id, label in labels(ENGLISH).items():
            if id in here and "{" not in label:
                self.named.setdefault(label, set()).add(here[id])
        self.noted: dict[str, str] = {}
        self.found_same: set[str] = set()

    def wrongs(self, name: str) -> Iterator[str]:
        """What is to be done in a file."""
        english, here = texts(TEXTS / ENGLISH / name), texts(self.folder / name)
        if not here:
            yield f"missing: the whole file, {len(english)} texts" if name.endswith(".ftl") else "missing: the whole page"
            return
        page = name.endswith(".md")
        for id, text in english.items():
            form = "." in id and id.startswith(FORMS)
            if id not in here:
                if not form:
                    yield f"missing: {id}"
                continue
            other, key = here[id], f"{name}:{id}"
            self.noted[key] = text.mark
            if self.seen.get(key, text.mark) != text.mark:
                yield f"stale: {id}: the English text is now: {text.source[:100]}"
            if page:
                yield from page_wrongs(text.source, other.source, self.named)
            elif other.arguments != text.arguments:
                yield f"other arguments: {id} takes {sorted(text.arguments)}, here {sorted(other.arguments)}"
            elif other.source == text.source and re.search(r"[a-z]{3}", plain(text.source)):
                self.found_same.add(id)
                if id not in self.same:
                    yield f"the same as in English: {id} (if that is right, put the id into same.txt)"
            elif other.length > max(LONG, LONGER * text.length):
                yield f"much longer than in English: {id}: {other.source}"
        for id in here.keys() - english.keys():
            if not ("." in id and id.startswith(FORMS)):
                yield f"left over: {id}"


def english_files() -> list[str]:
    return sorted(str(path.relative_to(TEXTS / ENGLISH)) for kind in ("*.ftl", "*.md") for path in (TEXTS / ENGLISH).rglob(kind))


def coverage() -> Iterator[str]:
    """Of every language, how many messages and pages there are, of how many, and how much there is to do; as Markdown."""
    english = {name: texts(TEXTS / ENGLISH / name).keys() for name in english_files()}
    yield "| language | messages | pages of rules | to do |"
    yield "|---|---|---|---|"
    for folder in sorted(path for path in TEXTS.iterdir() if any(path.glob("*.ftl"))):
        there = {name: ids & texts(folder / name).keys() for name, ids in english.items()}
        messages, pages = ([name for name in english if name.endswith(kind)] for kind in (".ftl", ".md"))
        review = Review(folder.name)
        todo = 0 if folder.name == ENGLISH else sum(1 for name in english for _ in review.wrongs(name))
        counts = [f"{sum(len(there[name]) for name in part)} of {sum(len(english[name]) for name in part)}" for part in (messages, pages)]
        yield f"| {folder.name} | {' | '.join(counts)} | {todo} |"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("language", nargs="?", help="a folder of texts; without it, a table of all")
    parser.add_argument("parts", nargs="*", help="only files whose path has one of these in it")
    parser.add_argument("--seen", action="store_true", help="all that is there follows today's English texts")
    given = parser.parse_args()
    if not given.language:
        print("\n".join(coverage()))
        return 0
    review = Review(given.language)
    wanted = [name for name in english_files() if not given.parts or any(part in name for part in given.parts)]
    wrong = whole = 0
    for name in wanted:
        found = list(review.wrongs(name))
        wrong += len(found)
        whole += not found
        if found:
            print(f"{name}: {len(found)}")
            print("".join(f"    {line}\n" for line in found[:40]), end="")
    if given.seen:
        review.seen_file.write_text(json.dumps(dict(sorted({**review.seen, **review.noted}.items())), indent=0) + "\n", encoding="utf-8")
    print(f"{given.language}: {whole} of {len(wanted)} files are whole; {wrong} things to do")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
