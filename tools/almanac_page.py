"""Write the figures of docs/almanac.md from what lies in src/parlour/almanac.json: `make docs`, or `make almanac` when more was played."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from parlour.almanac import Almanac, Figure, Play, almanac
from parlour.catalogue import entry, is_decided
from parlour.lab.almanac import BEST, CASUAL, is_theirs
from parlour.lab.facts import CAPTURELESS
from parlour.words import words

TOP: Final = Path(__file__).resolve().parent.parent
PAGE: Final = TOP / "docs" / "almanac.md"
LEVELS: Final = {0: "At random", CASUAL: "Level 2, casual players", BEST: "Level 5, the strongest"}
HEADS: Final = (
    *("game", "games", "turns", "minutes", "drawn %", "won by who begins %", "even", "captures"),
    *("looked at", "lead changes", "comebacks %", "luck"),
)

UNSURE: Final = 0.2  # the standard error of a share that says nothing
FIGURES: Final = "## The figures\n"  # what is above is written by hand


def shown(figure: Figure, times: float = 1.0, form: str = ".1f") -> str:
    """A mean with its standard error."""
    if figure is None or figure[0] is None:
        return "–"
    return f"{times * figure[0]:{form}}" + ("" if figure[1] is None else f" ± {times * figure[1]:{form}}")


def share(figure: Figure) -> str:
    """In a hundred; one that a handful of games cannot tell is left out."""
    if figure is None or figure[1] is None or figure[1] > UNSURE:
        return "–"
    return shown(figure, 100, ".0f")


def games(id: str, play: Play) -> str:
    """How many, marked where players of another version than today's have played them."""
    return f"{play['games']}{'' if is_theirs(id, play) else ' †'}"


def cells(id: str, play: Play, sides: int) -> list[str]:
    several = "first" in play
    captures = play["watched"] > 0 and entry(id).family not in CAPTURELESS
    return [
        games(id, play),
        shown(play["turns"]),
        shown(play["minutes"]),
        share(play.get("draws")),
        share(play.get("first")),
        f"{100 / sides:.0f}" if several else "–",
        shown(play["takes"]) if captures else "–",
        str(play["watched"]),
        shown(play.get("changes")),
        share(play.get("comebacks")),
        shown(play["luck"], 1, ".2f"),
    ]


def table(found: Almanac, level: int) -> Iterator[str]:
    say = words("en")
    yield "| " + " | ".join(HEADS) + " |"
    yield "|---" * len(HEADS) + "|"
    for id, row in found["games"].items():
        for play in row["plays"]:
            if play["level"] == level and not play["options"]:
                yield f"| {say.say(f'game-{id}')} | " + " | ".join(cells(id, play, row["sides"])) + " |"


def options(found: Almanac) -> Iterator[str]:
    """One row per option and level, with what it is as usual behind it."""
    say = words("en")
    yield "| game | option | level | games | minutes | as usual | drawn % | as usual | won by who begins % | as usual |"
    yield "|---|---|---|---|---|---|---|---|---|---|"
    for id, row in found["games"].items():
        usual = {play["level"]: play for play in row["plays"] if not play["options"]}
        for play in row["plays"]:
            if play["options"] and (other := usual.get(play["level"], None if is_decided(id, {}) else usual[0])):
                name = ", ".join(f"`{option}={str(value).lower()}`" for option, value in play["options"].items())
                figures = [f"{shown(one['minutes'])}" for one in (play, other)]
                figures += [share(one.get("draws")) for one in (play, other)]
                figures += [share(one.get("first")) for one in (play, other)]
                yield f"| {say.say(f'game-{id}')} | {name} | {play['level']} | {games(id, play)} | {' | '.join(figures)} |"


def page(found: Almanac) -> str:
    played = sum(play["games"] for row in found["games"].values() for play in row["plays"])
    lines = [
        PAGE.read_text(encoding="utf-8").partition(FIGURES)[0] + FIGURES,
        f"Seed {found['seed']}, Parlour {found['parlour']}, {played} games.",
        "",
    ]
    for level, title in LEVELS.items():
        lines += [f"### {title}", "", *table(found, level), ""]
    lines += ["### Options", "", "Each switch and choice changed by itself, with the usual number of players.", "", *options(found), ""]
    return "\n".join(lines)


def main() -> int:
    PAGE.write_text(page(almanac()), encoding="utf-8")
    print(PAGE.relative_to(TOP))
    return 0


if __name__ == "__main__":
    sys.exit(main())
