"""The texts on the Python side: Fluent messages put into words, and the rules of a game as sections.

A language is a folder of texts/. All its Fluent files make one bundle, so that an id is unique in a language; the rules
of a game are rules/<game>.md, a title and sections whose headings carry an anchor: `## The six {#six}`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from parlour.catalogue import brought
from parlour.core.errors import ParlourError, some
from parlour.core.message import Message

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message as FluentMessage
    from fluent.syntax.ast import Resource

TEXTS = Path(__file__).with_name("texts")
DEFAULT_LANGUAGE = "en"
UNFINISHED = "unfinished.txt"  # in the folder of a language that is not offered yet
HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")  # what most languages' number formats write before a number below zero
ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")  # to another message, or to a term
HEADING = re.compile(r"^(?P<marks>#{1,3}) +(?P<title>.+?)(?: +\{#(?P<anchor>[a-z0-9_-]+)\})? *$")


class TextError(ParlourError):
    """A text that is missing, or that cannot be put into words."""


def languages() -> tuple[str, ...]:
    """The languages there are texts in, the default first; without those that are still being translated."""
    found = sorted(folder.name for folder in TEXTS.iterdir() if any(folder.glob("*.ftl")) and not (folder / UNFINISHED).exists())
    return tuple(sorted(found, key=lambda name: name != DEFAULT_LANGUAGE))


def fluent_files(language: str) -> list[Path]:
    """The Fluent files of a language, in a fixed order: ours, and those of games that other packages bring."""
    if language not in languages():
        raise TextError(f"there are no texts in {language!r}; languages: {some(languages())}")
    guests = [path for guest in brought()[0].values() for path in guest.fluent_files(language)]
    return sorted((TEXTS / language).rglob("*.ftl")) + guests


@cache
def fluent_source(language: str) -> str:
    """All Fluent files of a language in one."""
    return "\n".join(path.read_text(encoding="utf-8") for path in fluent_files(language))


@cache
def titles(language: str) -> dict[str, str]:
    """Every game's title in a language, by its id; read off the source, because parsing all of it takes longer than a page should."""
    return dict(re.findall(r"^game-(\w+) = (.+)$", fluent_source(language), re.MULTILINE))


@cache
def line(language: str, id: str) -> str:
    """A message that is one line with no arguments, read off the source for the same reason."""
    found = re.search(rf"^{re.escape(id)} = (.+)$", fluent_source(language), re.MULTILINE)
    if found is None:
        raise TextError(f"no line {id!r} in {language!r}")
    return found[1]


def preferred(wished: Iterable[str]) -> str:
    """The first of these that there are texts in, whatever the country ("nl-BE" is Dutch); else the default."""
    offered = languages()
    return next((code for code in (tag.partition("-")[0].lower() for tag in wished) if code in offered), DEFAULT_LANGUAGE)


@cache
def words(language: str = DEFAULT_LANGUAGE) -> Words:
    """The words of a language, loaded once."""
    return Words(language)


class Words:
    """One language's messages, each taken from its file when it is first asked for: to parse all of them takes longer than most commands.

    An id may name an attribute: `game-muehle.tag`.
    """

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle  # here, because it takes longer to load than all of the rules

        self.language = language
        self.bundle: FluentBundle = FluentBundle([language], use_isolating=False)
        self.entries = entries(fluent_files(language))
        self.taken: set[str] = set()

    def __contains__(self, id: str) -> bool:
        name, _, attribute = id.partition(".")
        if name not in self.entries or name.startswith("-"):
            return False
        message = self.message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def message(self, name: str) -> FluentMessage:
        self.take(name)
        return self.bundle.get_message(name)

    def take(self, name: str) -> None:
        """Give the bundle a message and all that it refers to; taken once all of that is there, because other threads may ask meanwhile."""
        if name in self.taken:
            return
        needed, waiting = set[str](), [name]
        while waiting:
            one = waiting.pop()
            if one in self.entries and one not in self.taken and one not in needed:
                needed.add(one)
                waiting += REFERENCE.findall(self.entries[one].source)
        for one in needed:
            self.bundle.add_resource(self.entries[one].parsed())
        self.taken |= needed

    def put(self, message: Message) -> str:
        """A message in words; its arguments that are messages are put into words first."""
        if message.id not in self:
            raise TextError(f"no text {message.id!r} in {self.language!r}")
        name, _, attribute = message.id.partition(".")
        found = self.message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None  # __contains__ has looked
        args: dict[str, str | int | float] = {}
        for name, value in message.args.items():
            args |= self.forms(name, value) if isinstance(value, Message) else {name: value}
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise TextError(f"text {message.id!r} in {self.language!r} with {args}: {some(errors)}")
        assert isinstance(text, str)
        below = any(isinstance(value, int | float) and value < 0 for value in args.values())
        return HYPHEN.sub("−", text) if below else text

    def forms(self, name: str, message: Message) -> dict[str, str | int | float]:
        """A message as an argument, and its attributes, which are other forms of it: `$winner-genitive` of a winner that is a colour."""
        forms = self.message(message.id).attributes if message.id in self.entries else ()
        return {name: self.put(message), **{f"{name}-{form}": self.put(Message(f"{message.id}.{form}", message.args)) for form in forms}}

    def say(self, id: str, **args: str | int | float | Message) -> str:
        """The message of that id in words."""
        return self.put(Message(id, args))


@dataclass(frozen=True, slots=True)
class Entry:
    """A message or a term as it is written, and where."""

    source: str
    path: Path
    line: int

    def parsed(self) -> Resource:
        """TextError names the line if it is not Fluent."""
        from fluent.runtime import FluentResource
        from fluent.syntax.ast import Junk

        resource = FluentResource(self.source)
        for item in resource.body:
            if isinstance(item, Junk):
                line = self.line + (self.source[: item.span.start].count("\n") if item.span else 0)
                raise TextError(
                    f"{self.path}, line {line}: not Fluent: {item.annotations[0].message if item.annotations else item.content}"
                )
        return resource


def entries(files: Iterable[Path]) -> dict[str, Entry]:
    """Messages by their ids, and terms with a dash before theirs; TextError names an id that is there twice.

    An entry begins at the beginning of a line; what belongs to it is further right.
    """
    found: dict[str, Entry] = {}
    for path in files:
        source = path.read_text(encoding="utf-8")
        starts = list(ENTRY.finditer(source))
        ends = [start.start() for start in starts[1:]] + [len(source)]
        line, counted = 1, 0
        for start, end in zip(starts, ends, strict=True):
            line, counted = line + source.count("\n", counted, start.start()), start.start()
            if start[1] in found:
                raise TextError(f"{path}: text {start[1]!r} is already in {found[start[1]].path}")
            found[start[1]] = Entry(source[start.start() : end], path, line)
    return found


@dataclass(frozen=True, slots=True)
class Section:
    """A heading of a rules text and what stands under it, up to the next heading of any level."""

    anchor: str  # "" where the heading has none
    title: str
    level: int  # 2 or 3
    body: str  # Markdown


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a game in one language."""

    title: str
    opening: str  # what stands above the first section
    sections: tuple[Section, ...]

    @property
    def anchors(self) -> tuple[str, ...]:
        return tuple(section.anchor for section in self.sections if section.anchor)

    def under(self, anchor: str) -> tuple[Section, ...]:
        """The section with this anchor and the smaller ones in it."""
        starts = [at for at, section in enumerate(self.sections) if section.anchor == anchor]
        if not starts:
            raise TextError(f"no section {anchor!r} in the rules of {self.title}; sections: {some(self.anchors)}")
        first = starts[0]
        end = first + 1
        while end < len(self.sections) and self.sections[end].level > self.sections[first].level:
            end += 1
        return self.sections[first:end]


def rules_path(language: str, game: str) -> Path:
    guest = brought()[0].get(game)
    path = TEXTS / language / "rules" / f"{game}.md" if guest is None else guest.rules(language)
    if not path.is_file():
        raise TextError(f"no rules of {game!r} in {language!r}")
    return path


def rules_source(language: str, game: str) -> str:
    """The rules of a game as they are written, in Markdown."""
    return rules_path(language, game).read_text(encoding="utf-8")


@cache
def rules(language: str, game: str) -> Rules:
    """The rules of a game as they are written, taken apart at their headings."""
    return take_apart(rules_source(language, game))


def take_apart(markdown: str) -> Rules:
    """A rules text by its headings."""
    title = ""
    opening = ""
    sections: list[Section] = []
    for heading, body in split(markdown):
        if heading is None:
            continue
        if len(heading["marks"]) == 1:
            title, opening = heading["title"], body
        else:
            sections.append(Section(heading["anchor"] or "", heading["title"], len(heading["marks"]), body))
    if not title:
        raise TextError(f"rules without a title: {markdown[:60]!r}")
    return Rules(title, opening, tuple(sections))


def split(markdown: str) -> Iterator[tuple[re.Match[str] | None, str]]:
    """Each heading with what stands under it; what stands above all headings comes with None."""
    heading: re.Match[str] | None = None
    body: list[str] = []
    for line in markdown.splitlines():
        if found := HEADING.match(line):
            yield heading, "\n".join(body).strip()
            heading, body = found, []
        else:
            body.append(line)
    yield heading, "\n".join(body).strip()
