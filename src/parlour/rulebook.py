"""The rules of a game as people read them: the written text, then its variants and its sources, made from what the game declares.

A line `![caption](position:name)` in the text is a picture of the position of that name in texts/positions.toml, which all languages share.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final, NotRequired, TypedDict

from parlour.catalogue import BOXES, entry, game
from parlour.core.errors import ParlourError, some
from parlour.core.setup import Option, OptionValue
from parlour.core.state import State
from parlour.words import TEXTS, Rules, Words, rules_source, take_apart, words

PICTURE: Final = re.compile(r"^!\[(?P<caption>.+)\]\(position:(?P<name>[a-z0-9-]+)\)$", re.MULTILINE)


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
    return found


def example(id: str, name: str) -> Example:
    found = examples(id).get(name)
    if found is None:
        raise NoExample(f"no example {name!r} of {id!r}; examples: {some(list(examples(id)))}")
    return found


@cache
def rulebook(language: str, id: str) -> Rules:
    """The whole of a game's rules, taken apart at their headings."""
    return take_apart(rulebook_source(language, id))


def rulebook_source(language: str, id: str) -> str:
    """The whole of a game's rules, in Markdown."""
    say = words(language)
    return "\n".join((rules_source(language, id), *variants(say, id), "", *sources(say, id), ""))


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


def variant(say: Words, id: str, option: Option) -> Iterator[str]:
    label = f"option-{id}-{option.name}"
    yield f"- **{say.say(label)}** ({value_range(say, option)}): {say.say(f'{label}.help')}{only_with(say, option)}"
    for choice in option.choices:
        usual = f" ({say.say('rules-value-usual')})" if choice == option.default else ""
        yield f"  - *{say.say(f'{label}-{choice}')}*{usual}"


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
    """The chapter on the booklets that print a game."""
    yield f"## {say.say('rules-sources')} {{#sources}}"
    yield ""
    yield say.say("rules-sources-told")
    yield ""
    booklets = entry(id).printed
    for box in BOXES:
        if box in booklets:
            names = "; ".join(f"{say.say(f'rules-language-{language}')}: {written(found)}" for language, found in booklets[box].items())
            yield f"- **{say.say(f'box-{box}')}**, {names}"


def written(names: tuple[str, ...]) -> str:
    return ", ".join(f"*{name}*" for name in names)
