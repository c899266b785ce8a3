"""Write docs/games.md, the page about every game for those who use Parlour as a library: `make docs`.

Facts come from the folder almanac (`parlour lab facts --all`), speeds from benchmarks/RESULTS.md; what is not there is left out.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from parlour.catalogue import BOXES, entry, nature, shelf
from parlour.core.game import Game
from parlour.core.setup import Option
from parlour.lab.facts import mean_length, recall_any, share
from parlour.words import Words, words

TOP: Final = Path(__file__).resolve().parent.parent
PAGE: Final = TOP / "docs" / "games.md"
ALMANAC: Final = TOP / "almanac"
RESULTS: Final = TOP / "benchmarks" / "RESULTS.md"
NATURES: Final = {"thought": "thought alone", "both": "thought and luck", "luck": "luck alone"}


def speeds() -> dict[str, str]:
    """Random play by game, from the latest table: the first row of each."""
    text = RESULTS.read_text(encoding="utf-8") if RESULTS.is_file() else ""
    found: dict[str, str] = {}
    row = re.compile(r"^\| random play, (\w+) for \d+ \| million moves/s \| ([\d.]+)[^|]*\|[^|]*\| *([\d.]*)", re.MULTILINE)
    for id, rate, ratio in row.findall(text):
        beside = f", {ratio} times the program beside it" if ratio else ""
        found.setdefault(id, f"{rate} million moves a CPU second in random play{beside}")
    return found


def values(option: Option) -> str:
    """What the option may be."""
    if option.kind == "switch":
        return "true, false"
    if option.kind == "choice":
        return ", ".join(f"`{choice}`" for choice in option.choices)
    return f"{'0 (off), ' if option.off else ''}{option.low} to {option.high}"


def facts(game: Game) -> str:
    tally = recall_any(ALMANAC, game.id)
    if tally is None:
        return ""
    mean = mean_length(tally)
    text = f"{tally.games} random games took {mean.value:.1f} actions on average (95 %: {mean.low:.1f} to {mean.high:.1f})"
    if len(tally.seat_wins) > 1:
        first = share(tally.first_wins, tally.games)
        text += f"; whoever began won {first.value:.1%} ({first.low:.1%} to {first.high:.1%})"
    return text + "."


def section(game: Game, say: Words, speed: str) -> Iterator[str]:
    row = entry(game.id)
    seats = ", ".join(map(str, game.seats))
    yield f"## {say.say(f'game-{game.id}')} {{#{game.id}}}"
    yield ""
    yield say.say(f"game-{game.id}.tag")
    yield ""
    yield f"- `parlour.game({game.id!r})`, family {game.family}, version {game.version}; players: {seats} (usually {game.usual_seats})"
    boxes = ", ".join(say.say(f"box-{box}") for box in BOXES if box in row.boxes)
    yield f"- from {boxes}; about {row.minutes} minutes; {NATURES[nature(game.id)]}"
    yield f"- the start as text: `{game.start().text()}`"
    if speed:
        yield f"- {speed}"
    if told := facts(game):
        yield f"- {told}"
    yield ""
    if game.options:
        yield "| option | values | default | from | |"
        yield "|---|---|---|---|---|"
        for option in game.options.values():
            label = say.say(f"option-{game.id}-{option.name}")
            default = str(option.default).lower() if isinstance(option.default, bool) else option.default
            yield f"| `{option.name}` | {values(option)} | {default} | {option.source} | {label} |"
        yield ""


def page() -> str:
    say = words("en")
    rates = speeds()
    lines = ["# The games", "", "Written by `make docs`; do not edit. How a game is used: [design.md](design.md#the-contract).", ""]
    for game in shelf():
        lines += section(game, say, rates.get(game.id, ""))
    return "\n".join(lines)


def main() -> int:
    PAGE.write_text(page(), encoding="utf-8")
    print(PAGE.relative_to(TOP))
    return 0


if __name__ == "__main__":
    sys.exit(main())
