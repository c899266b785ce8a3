"""`parlour games` and `parlour rules`, and how a game and its options are named on the command line."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.markdown import Markdown
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from parlour.catalogue import Entry, entry, game, rows, shelf
from parlour.cli.voice import Voice
from parlour.core.errors import OptionError, some
from parlour.core.finding import LONGEST, find, nearly, plain
from parlour.core.game import Game
from parlour.core.setup import Option, OptionValue, Setup
from parlour.rulebook import PICTURE, example, rulebook
from parlour.words import Rules, Section, languages, titles

# What means yes and no in every language; each language adds its own words.
YES = frozenset({"true", "yes", "y", "on", "1"})
NO = frozenset({"false", "no", "n", "off", "0"})
NUMBER = re.compile("-?[0-9]{1,9}")


def find_game(voice: Voice, name: str) -> Game:
    """The game that is called so: by its id or title, else by a name in print, else by one that people use; slips are forgiven."""
    for called in (lambda known: plain(known) == plain(name), lambda known: len(name) <= LONGEST and nearly(known, name)):
        for names in (ids_and_titles, printed_names, aliases):
            found = [row.id for row in rows() if any(map(called, names(row)))]
            if len(found) == 1:
                return game(found[0])
            if found:
                raise voice.refuse("cli-several-games", name=name, games=named(voice, found))
    near = find({known.id: (*ids_and_titles(known), *printed_names(known), *aliases(known)) for known in rows()}, name)
    if near:
        raise voice.refuse("cli-unknown-game-near", name=name, near=named(voice, near))
    raise voice.refuse("cli-unknown-game", name=name, games=some([known.id for known in rows()]))


def ids_and_titles(known: Entry) -> tuple[str, ...]:
    return known.id, *(titles(language)[known.id] for language in languages())


def printed_names(known: Entry) -> tuple[str, ...]:
    return known.names


def aliases(known: Entry) -> tuple[str, ...]:
    return known.aliases


def named(voice: Voice, ids: Sequence[str]) -> str:
    return some([f"{id} ({titles(voice.language)[id]})" for id in ids])


def agreed(voice: Voice, found: Game, seats: int | None, given: Sequence[str], preset: str = "") -> Setup:
    """The setup from what was typed, on top of a preset; what is not allowed is refused with what is."""
    if seats is not None and seats not in found.seats:
        raise voice.refuse("cli-wrong-seats", game=voice.say(f"game-{found.id}"), seats=players(found))
    if preset and preset not in found.presets:
        raise voice.refuse("cli-unknown-preset", game=voice.say(f"game-{found.id}"), name=preset, presets=some(list(found.presets)))
    chosen: dict[str, OptionValue] = dict(found.presets[preset]) if preset else {}
    for item in given:
        name, equals, value = item.partition("=")
        option = found.options.get(name.strip())
        if option is None:
            known = some(list(found.options))
            raise voice.refuse("cli-unknown-option", game=voice.say(f"game-{found.id}"), name=name, options=known)
        typed = read_value(voice, option, value.strip()) if equals else True if option.kind == "switch" else None
        if typed is None:
            raise voice.refuse("cli-wrong-value", name=option.name, value=value, allowed=allowed(voice, option))
        chosen[option.name] = typed
    try:
        return found.agree(seats, **chosen)
    except OptionError as error:
        raise voice.refuse("cli-wrong-position", error=error.said) from None


def read_value(voice: Voice, option: Option, text: str) -> OptionValue | None:
    """The option's value that was typed, if it is one."""
    typed: object = text
    if option.kind == "switch":
        typed = yes_or_no(voice, text)
    elif option.kind == "number":
        typed = int(text) if NUMBER.fullmatch(text) else 0 if option.off and yes_or_no(voice, text) is False else None
    try:
        return option.check(typed)
    except OptionError:
        return None


def yes_or_no(voice: Voice, text: str) -> bool | None:
    """What was typed as yes or no, in the language's own words and letters or in English; None if it is neither."""
    typed = text.casefold()
    for means, words in ((True, YES | voice.known_as("cli-word-yes")), (False, NO | voice.known_as("cli-word-no"))):
        if typed in words:
            return means
    return None


def allowed(voice: Voice, option: Option) -> str:
    if option.kind == "switch":
        return voice.say("cli-allowed-switch")
    if option.kind == "number":
        return voice.say("cli-allowed-number-off" if option.off else "cli-allowed-number", low=option.low, high=option.high)
    return option.allowed() if option.kind == "parts" else some(option.choices)


def players(found: Game) -> str:
    """2, 2–4, or 1, 3, 5."""
    seats = found.seats
    if len(seats) > 1 and seats == tuple(range(seats[0], seats[-1] + 1)):
        return f"{seats[0]}–{seats[-1]}"
    return ", ".join(str(number) for number in seats)


def show_games(voice: Voice) -> None:
    table = Table(box=None, padding=(0, 2, 1, 0), header_style="quiet", pad_edge=False)
    table.add_column(voice.say("cli-column-game"))
    table.add_column(voice.say("cli-column-players"), justify="center")
    table.add_column(voice.say("cli-column-minutes"), justify="right")
    table.add_column(voice.say("cli-column-boxes"))
    for found in shelf():
        name = Text.assemble((voice.say(f"game-{found.id}"), "title"), f"  {found.id}\n", (voice.say(f"game-{found.id}.tag"), "quiet"))
        boxes = "\n".join(voice.say(f"box-{box}") for box in found.boxes)
        table.add_row(name, players(found), str(entry(found.id).minutes), boxes)
    voice.out.print(table)
    voice.out.print()
    voice.tell("cli-games-next", ink="quiet")


def show_rules(voice: Voice, name: str, anchor: str) -> None:
    found = find_game(voice, name)
    text = rulebook(voice.language, found.id)
    if not anchor:
        show_opening(voice, found, text)
        show_sections(voice, found, text.sections)
        return
    anchor = anchor.removeprefix("#")
    if anchor not in text.anchors:
        raise voice.refuse("cli-unknown-anchor", anchor=anchor, game=text.title, anchors=", ".join(text.anchors))
    show_sections(voice, found, text.under(anchor))


def show_opening(voice: Voice, found: Game, text: Rules) -> None:
    voice.out.print(Rule(Text(text.title, style="title"), style="accent"))
    voice.out.print()
    if text.opening:
        show_body(voice, found, text.opening)


def show_sections(voice: Voice, found: Game, sections: Sequence[Section]) -> None:
    for section in sections:
        ink = "title" if section.level == 2 else "accent"
        voice.out.print(Text.assemble((section.title, ink), (f"  #{section.anchor}" if section.anchor else "", "quiet")))
        if section.body:
            show_body(voice, found, section.body)


def show_body(voice: Voice, found: Game, body: str) -> None:
    """Markdown, with each picture as the position in plain characters above its caption."""
    parts = PICTURE.split(body)  # text, caption, name, text, …
    for at in range(0, len(parts), 3):
        if text := parts[at].strip():
            # Links name their section, which --anchor shows; a terminal cannot follow them.
            voice.out.print(Padding(Markdown(text, hyperlinks=False), (0, 0, 1, 2)))
        if at + 2 < len(parts):
            drawn = voice.sketch(found.face, example(found.id, parts[at + 2]).state())
            voice.out.print(Padding(Text(drawn, style="quiet"), (0, 0, 1, 4)))
            voice.out.print(Padding(Text(parts[at + 1], style="accent"), (0, 0, 1, 4)))
