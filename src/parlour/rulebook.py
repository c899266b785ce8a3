"""The rules of a game as people read them: the written text, then its variants and its sources, made from what the game declares.

A line `![caption](position:name)` in the text is a picture of the position of that name in texts/positions.toml, which all languages share.
A mark `[^name]` behind a sentence names an option or a ruling: the sentence is not simply printed, and there it says why.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final, NotRequired, TypedDict

from parlour.catalogue import BOXES, BROUGHT, brought, entry, game
from parlour.core.errors import ParlourError, some
from parlour.core.preset import COMMON, PRINTED, USUAL, Preset, to_choose_from
from parlour.core.setup import Option, OptionValue
from parlour.core.source import Kind, Source
from parlour.core.state import State
from parlour.words import TEXTS, Rules, TextError, Words, rules_source, take_apart, words

PICTURE: Final = re.compile(r"^!\[(?P<caption>.+)\]\(position:(?P<name>[a-z0-9-]+)\)$", re.MULTILINE)

FOREIGN: Final = re.compile(r"\[([^\]]+)\]\(#lang-[a-z]+\)")  # what is said in another language, with the language that it is
MARK: Final = re.compile(r"\[\^(?P<name>[a-z0-9_]+)\]")
PLACE: Final = re.compile(r" \{#[a-z0-9_-]+\}$")  # at the end of an item of a list
SIGNS: Final[dict[Kind, str]] = {"printed": "●", "reading": "◐", "ours": "○"}  # in print, half in print, not in print


class NoExample(ParlourError):
    """A game has no example position of that name."""


class Entry(TypedDict):
    """An example position as it is written down."""

    position: str
    seats: NotRequired[int]
    options: NotRequired[dict[str, OptionValue]]


@dataclass(frozen=True, slots=True)
class Example:
    """A position worth looking at."""

    game: str
    position: str
    seats: int | None = None
    options: Mapping[str, OptionValue] = field(default_factory=dict)

    def state(self) -> State:
        return game(self.game).position(self.position, self.seats, **self.options)


@cache
def examples(id: str) -> dict[str, Example]:
    """The example positions of a game by their names."""
    return {name: Example(id, **found) for name, found in positions().get(id, {}).items()}


@cache
def positions() -> dict[str, dict[str, Entry]]:
    """Every example position, by game and name."""
    found: dict[str, dict[str, Entry]] = tomllib.loads((TEXTS / "positions.toml").read_text(encoding="utf-8"))
    for guest in brought()[0].values():
        found |= tomllib.loads(guest.positions())
    return found


def example(id: str, name: str) -> Example:
    found = examples(id).get(name)
    if found is None:
        raise NoExample(f"no example {name!r} of {id!r}; examples: {some(list(examples(id)))}")
    return found


@cache
def rulebook(language: str, id: str) -> Rules:
    """The whole of a game's rules, taken apart at their headings, for readers that cannot follow links: marks are signs only."""
    lines = (PLACE.sub("", line) if line.lstrip().startswith("- ") else line for line in whole(language, id).splitlines())
    signed = MARK.sub(lambda mark: SIGNS[marked(id, mark["name"])[0].kind], "\n".join(lines))
    return take_apart(FOREIGN.sub(r"*\1*", signed))


def rulebook_source(language: str, id: str) -> str:
    """The whole of a game's rules, in Markdown: marks are signs that lead to what they mean."""
    say = words(language)

    def link(mark: re.Match[str]) -> str:
        source, place = marked(id, mark["name"])
        return f'[{SIGNS[source.kind]}](#{place} "{say.say(f"origin-kind-{source.kind}")}")'

    return MARK.sub(link, whole(language, id))


def whole(language: str, id: str) -> str:
    """The text as it is written, and the chapters made from what the game declares."""
    say = words(language)
    return "\n".join((rules_source(language, id), *variants(say, id), "", *origin(say, id), "", *sources(say, id), ""))


def marked(id: str, name: str) -> tuple[Source, str]:
    """What a mark of a game's rules means, and the place where that is told."""
    if name in game(id).options:
        return game(id).options[name].source, f"option-{name}"
    for ruling in game(id).rulings:
        if ruling.name == name:
            return ruling.source, f"ruling-{name}"
    raise TextError(f"the rules of {id!r} mark {name!r}, which is neither an option nor a ruling")


# What the game declares


def variants(say: Words, id: str) -> Iterator[str]:
    """The chapter on a game's options."""
    options = game(id).options.values()
    yield f"## {say.say('rules-variants')} {{#options}}"
    yield ""
    yield say.say("rules-variants-some" if options else "rules-variants-none")
    yield ""
    for option in options:
        yield from variant(say, id, option)
    offered = to_choose_from(dict(game(id).presets))
    if len(offered) > 1:
        yield ""
        yield f"### {say.say('rules-presets')} {{#presets}}"
        yield ""
        yield from (f"- **{preset_name(say, preset)}**: {preset_told(say, id, preset)}" for preset in offered)


def preset_name(say: Words, preset: Preset) -> str:
    """As printed, as most people play, or the booklets that print it so."""
    if preset.names[0] in (PRINTED, COMMON, USUAL):
        return say.say(f"preset-{preset.names[0]}")
    places = (f"box-{name}" if name in BOXES else f"rules-language-{name}" for name in preset.names)
    return say.say("preset-printed-in", booklets=", ".join(say.say(place) for place in places))


def preset_told(say: Words, id: str, preset: Preset) -> str:
    """What is different from the usual values."""
    told = (f"{say.say(f'option-{id}-{name}')}: {value_told(say, id, name, value)}" for name, value in preset.options.items())
    return "; ".join(told) or say.say("rules-preset-usual")


def value_told(say: Words, id: str, name: str, value: OptionValue) -> str:
    if isinstance(value, bool):
        return say.say("rules-value-is-on" if value else "rules-value-is-off")
    return say.say(f"option-{id}-{name}-{value}") if isinstance(value, str) else str(value)


def variant(say: Words, id: str, option: Option) -> Iterator[str]:
    label = f"option-{id}-{option.name}"
    told = f"**{say.say(label)}** ({value_range(say, option)}): {say.say(f'{label}.help')}{only_with(say, option)}"
    yield f"- {told} {{#option-{option.name}}}"
    for choice in option.choices:
        usual = f" ({say.say('rules-value-usual')})" if choice == option.default else ""
        yield f"  - *{say.say(f'{label}-{choice}')}*{usual}"
    yield f"  - {source_told(say, id, option.source)}"


def source_told(say: Words, id: str, source: Source) -> str:
    """The sign of a source, where it is printed, and what explains it."""
    booklets = f" ({'; '.join(booklets_of(say, id, source))})" if source.booklets else ""
    explained = f": {say.say(source.said)}" if source.said else ""
    return f"{SIGNS[source.kind]} *{say.say(f'origin-kind-{source.kind}')}*{booklets}{explained}"


def booklets_of(say: Words, id: str, source: Source) -> Iterator[str]:
    """The boxes; with their languages where not all of them are meant."""
    for booklet in source.booklets:
        box = say.say(f"box-{booklet.box}")
        some_languages = set(booklet.languages) != set(entry(id).printed[booklet.box])
        languages = ", ".join(say.say(f"rules-language-{language}") for language in booklet.languages)
        yield say.say("origin-booklet", box=box, languages=languages) if some_languages else box


def origin(say: Words, id: str) -> Iterator[str]:
    """The chapter on what is not simply printed; of a game that no booklet prints there is nothing to say."""
    if BROUGHT in entry(id).boxes:
        return
    yield f"## {say.say('rules-origin')} {{#origin}}"
    yield ""
    yield say.say("rules-origin-told", printed=SIGNS["printed"], reading=SIGNS["reading"], ours=SIGNS["ours"])
    yield ""
    for ruling in game(id).rulings:
        yield f"- {source_told(say, id, ruling.source)} {{#ruling-{ruling.name}}}"


def value_range(say: Words, option: Option) -> str:
    """What the option may be, and what it is when nobody changes it."""
    if option.kind == "switch":
        return say.say("rules-value-on" if option.default else "rules-value-off")
    if option.kind == "number":
        id = "rules-value-number-off" if option.off else "rules-value-number"
        return say.say(id, low=option.low, high=option.high, usual=int(option.default) or say.say("rules-value-none"))
    return say.say("rules-value-parts" if option.kind == "parts" else "rules-value-choice")


def only_with(say: Words, option: Option) -> str:
    return " " + say.say("rules-value-seats", seats=", ".join(map(str, option.seats))) if option.seats else ""


def sources(say: Words, id: str) -> Iterator[str]:
    """The chapter on the booklets that print a game, if any do."""
    if BROUGHT in entry(id).boxes:
        return
    yield f"## {say.say('rules-sources')} {{#sources}}"
    yield ""
    yield say.say("rules-sources-told")
    yield ""
    booklets = entry(id).printed
    for box in BOXES:
        if box in booklets:
            names = "; ".join(
                f"{say.say(f'rules-language-{language}')}: {written(found, language)}" for language, found in booklets[box].items()
            )
            yield f"- **{say.say(f'box-{box}')}**, {names}"


def written(names: tuple[str, ...], language: str) -> str:
    """Names in another language than the text: FOREIGN."""
    return ", ".join(f"[{name}](#lang-{language})" for name in names)
