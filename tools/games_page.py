"""Write docs/games.md, the page about every game for those who use Parlour as a library: `make docs`.

Facts come from docs/facts.json, into which `tools/games_page.py FOLDER` takes what `parlour lab facts` has kept in a folder; speeds come
from benchmarks/RESULTS.md. What is not there is left out.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypedDict

from librt.random import Random

from parlour.catalogue import BOXES, entry, shelf
from parlour.core.game import Game
from parlour.core.setup import Option
from parlour.core.state import CHANCE, OVER
from parlour.lab.facts import CAPTURELESS, Share, mean_length, recall_any, share
from parlour.rulebook import source_told
from parlour.words import Words, words

TOP: Final = Path(__file__).resolve().parent.parent
PAGE: Final = TOP / "docs" / "games.md"
FACTS: Final = TOP / "docs" / "facts.json"
RESULTS: Final = TOP / "benchmarks" / "RESULTS.md"
NATURES: Final = {"thought": "thought alone", "both": "thought and luck", "luck": "luck alone"}
REASONS: Final = 4  # ways to end that are told, the commonest first


class Facts(TypedDict):
    """What is known of a game from random games with the usual number of players and no option changed."""

    version: int
    seats: int
    games: int
    length: tuple[float, float, float]  # actions, throws included: the mean and its interval of 95 %
    longest: int
    takes: float  # captures an action
    first: tuple[float, float, float]  # the share won by whoever began, and its interval of 95 %
    reasons: dict[str, float]


def gather(folder: Path) -> dict[str, Facts]:
    """What has been found in a folder, game by game, in short."""
    known: dict[str, Facts] = {}
    for game in shelf():
        tally = recall_any(folder, game.id)
        if tally is None:
            continue
        known[game.id] = Facts(
            version=game.version,
            seats=len(tally.seat_wins),
            games=tally.games,
            length=rounded(mean_length(tally), 2),
            longest=tally.longest,
            takes=round(tally.takes / max(1, tally.told), 4),
            first=rounded(share(tally.first_wins, tally.games), 4),
            reasons={reason: round(count / tally.games, 4) for reason, count in tally.reasons.most_common(REASONS)},
        )
    return known


def rounded(part: Share, digits: int) -> tuple[float, float, float]:
    return round(part.value, digits), round(part.low, digits), round(part.high, digits)


def known_facts() -> dict[str, Facts]:
    known: dict[str, Facts] = json.loads(FACTS.read_text(encoding="utf-8")) if FACTS.is_file() else {}
    return known


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
    if option.kind == "parts":
        return option.allowed()
    return f"{'0 (off), ' if option.off else ''}{option.low} to {option.high}"


def told(facts: Facts, family: str) -> Iterator[str]:
    """The facts in sentences."""
    mean, low, high = facts["length"]
    length = f"{mean:.1f} actions on average (95 %: {low:.1f} to {high:.1f}), {facts['longest']} at most"
    yield f"- {facts['games']} random games for {facts['seats']}: {length}"
    if facts["seats"] > 1:
        won, least, most = facts["first"]
        takes = f"; {facts['takes']:.1%} of all actions capture" if facts["takes"] and family not in CAPTURELESS else ""
        yield f"- whoever begins wins {won:.1%} of them (95 %: {least:.1%} to {most:.1%}){takes}"
    ends = ", ".join(f"`{reason}` {part:.1%}" for reason, part in facts["reasons"].items())
    yield f"- they end by {ends}"


def sample_move(game: Game) -> str:
    """A move as it is written: the first that can be made after the first throws; where nobody decides, a throw."""
    state = game.start()
    dice = Random(1)
    text = ""
    while state.turn == CHANCE:
        action = state.sample(dice)
        text = game.face.write(state, action)
        state.play(action)
    return game.face.list_moves(state)[0] if state.turn != OVER else text


def section(game: Game, say: Words, speed: str, facts: Facts | None) -> Iterator[str]:
    row = entry(game.id)
    seats = ", ".join(map(str, game.seats))
    yield f"## {say.say(f'game-{game.id}')} {{#{game.id}}}"
    yield ""
    yield say.say(f"game-{game.id}.tag")
    yield ""
    yield f"- `parlour.game({game.id!r})`, family {game.family}, version {game.version}; players: {seats} (usually {game.usual_seats})"
    boxes = ", ".join(say.say(f"box-{box}") for box in BOXES if box in row.boxes)
    yield f"- from {boxes}; about {row.minutes} minutes; {NATURES[row.nature]}"
    yield f"- the start as text: `{game.start().text()}`; a move: `{sample_move(game)}`"
    if speed:
        yield f"- {speed}"
    if facts and facts["version"] == game.version:
        yield from told(facts, game.family)
    yield ""
    if game.options:
        yield "| option | values | default | from | |"
        yield "|---|---|---|---|---|"
        for option in game.options.values():
            label = say.say(f"option-{game.id}-{option.name}")
            default = str(option.default).lower() if isinstance(option.default, bool) else option.default
            yield f"| `{option.name}` | {values(option)} | {default} | {source_told(say, game.id, option.source)} | {label} |"
        yield ""


def page() -> str:
    say = words("en")
    rates = speeds()
    known = known_facts()
    lines = ["# The games", "", "Written by `make docs`; do not edit. How a game is used: [design.md](design.md#the-contract).", ""]
    for game in shelf():
        lines += section(game, say, rates.get(game.id, ""), known.get(game.id))
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    if arguments:
        known = {**known_facts(), **gather(Path(arguments[0]))}
        rows = ",\n".join(f"{json.dumps(id)}: {json.dumps(facts)}" for id, facts in known.items())
        FACTS.write_text(f"{{\n{rows}\n}}\n", encoding="utf-8")
        print(FACTS.relative_to(TOP))
    PAGE.write_text(page(), encoding="utf-8")
    print(PAGE.relative_to(TOP))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
