"""The almanac: what many games have shown of every game on the shelf, kept in almanac.json; `make almanac` finds it out anew.

A figure is a mean with its standard error. Who asks for a game's facts gets those of the version it has now, or none.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, NotRequired, TypedDict

from parlour.catalogue import entry, game
from parlour.core.setup import OptionValue

CASUAL: Final = 2  # the level whose games a short page tells of
FILE: Final = Path(__file__).with_suffix(".json")
FORMAT: Final = 1  # raised when what is written down means something else

# What a short page tells of a game: figures whose standard error is at most so much
FEWEST: Final = 20  # games: what fewer say is chance, however alike they are
SURE: Final = {"first": 0.04, "draws": 0.04, "luck": 0.05, "comebacks": 0.06, "changes": 0.4, "won": 0.05}
NEARLY: Final = 0.1  # of the minutes
# Where worths are the players' own chances, at most a third of the games are won from a quarter of a chance: two thirds come there, and a
# quarter of these win, for either side. Where more are, the judge sees what such players do not: nobody was nearly beaten.
MOST_COMEBACKS: Final = 1 / 3
FIRM: Final = 0.15  # of the games: where more are won by somebody who was nearly beaten, nobody can be said to keep a lead
NEVER: Final = 0.005, 0.02  # a share that is read as none, and how sure that has to be: of two dozen games that agree one in ten may differ
LIMITS: Final = ("turn_limit", "too_long", "quiet")  # reasons that end a game which nobody could end
OFTEN: Final = 0.2

Figure = list[float | None] | None  # a mean and its standard error


class Play(TypedDict):
    """A game under one setup by players of one level."""

    level: int  # 0: at random
    players: NotRequired[int]  # the version of who played, where it was not chance; the first, where it is not written down
    options: dict[str, OptionValue]  # that are not as usual
    games: int
    turns: Figure
    actions: Figure  # throws and steps of moves among them
    minutes: Figure  # as people would take, by an estimate
    watched: int  # games that were looked at closely, for the figures below
    takes: Figure  # pieces captured
    luck: Figure
    reasons: dict[str, float]  # how it ended, the commonest first
    draws: NotRequired[Figure]
    first: NotRequired[Figure]  # the share of victories that whoever began had
    won: NotRequired[Figure]  # by whoever plays alone
    order: NotRequired[list[float]]  # the same by order of play
    changes: NotRequired[Figure]  # of the lead
    comebacks: NotRequired[Figure]
    lengths: NotRequired[tuple[float, float, list[int]]]  # minutes: where the first bar begins, a bar's width, games in each
    middle: NotRequired[tuple[float, float]]  # minutes between which half of the games lie


class Kept(TypedDict):
    """What is known of a game."""

    version: int
    seats: int
    sides: int  # fewer where partners win together
    plays: list[Play]


class Almanac(TypedDict):
    """All of it, and from which seed and by which version of Parlour."""

    format: int
    seed: int
    parlour: str
    games: dict[str, Kept]


def read(file: Path) -> Almanac:
    found: Almanac = json.loads(file.read_text(encoding="utf-8"))
    return found


@cache
def almanac() -> Almanac:
    return read(FILE)


def kept(id: str) -> Kept | None:
    """What is known of a game as it is now."""
    found = almanac()["games"].get(id)
    return found if found is not None and found["version"] == game(id).version else None


@dataclass(frozen=True, slots=True)
class Brief:
    """What is sure enough to be told of a game in a few words; None is what is not."""

    level: int = 0
    games: int = 0  # none where nothing is known
    seats: int = 1
    sides: int = 1
    minutes: float | None = None
    middle: tuple[float, float] | None = None
    lengths: tuple[float, float, list[int]] | None = None
    first: float | None = None
    draws: float | None = None
    order: list[float] | None = None
    luck: float | None = None
    changes: float | None = None
    comebacks: float | None = None
    won: float | None = None


def usual_play(id: str) -> Play | None:
    """As usual and by casual players; where nobody decides anything all play alike."""
    known = kept(id)
    wanted = 0 if entry(id).nature == "luck" else CASUAL
    return next((play for play in known["plays"] if not play["options"] and play["level"] == wanted), None) if known else None


def minutes(id: str) -> float | None:
    """How long the usual game takes; None where it is not known, or where a limit often ended what was played."""
    play = usual_play(id)
    if play is None or play["minutes"] is None or sum(play["reasons"].get(reason, 0.0) for reason in LIMITS) > OFTEN:
        return None
    return play["minutes"][0]


def spoken(minutes: float, middle: tuple[float, float]) -> int:
    """As one says it: whole minutes, and fives where it takes longer, but always a figure that the middle half of the games holds.

    A few games that go on for very long pull the mean out of that half: then the half's own middle is what most players will see.
    """
    low, high = (in_minutes(end) for end in middle)
    centre = sum(middle) / 2
    for found in (in_fives(minutes), in_minutes(minutes), in_fives(centre)):
        if low <= found <= high:
            return found
    return in_minutes(centre)


def in_minutes(minutes: float) -> int:
    return max(1, int(minutes + 0.5))


def in_fives(minutes: float) -> int:
    return in_minutes(minutes) if minutes < 7.5 else 5 * int(minutes / 5 + 0.5)


def brief(id: str) -> Brief:
    """What is sure of the usual play."""
    known, play = kept(id), usual_play(id)
    if known is None or play is None:
        return Brief()
    seats, sides = known["seats"], known["sides"]
    if play["games"] < FEWEST:
        return Brief()
    looked = play["watched"] >= FEWEST
    comebacks = play.get("comebacks")
    never, certain = NEVER
    seldom = comebacks is not None and (comebacks[0] or 0.0) < never and (comebacks[1] or 0.0) > certain
    judged = looked and comebacks is not None and (comebacks[0] or 0.0) <= MOST_COMEBACKS
    first = sure("first", play.get("first"))
    changes = sure("changes", play.get("changes")) if judged else None
    if changes is not None and changes < 0.5 and comebacks is not None and (comebacks[0] or 0.0) > FIRM:
        changes = None
    exact = play["luck"] is not None and play["luck"][1] == 0.0  # nobody throws, or nobody chooses
    return Brief(
        level=play["level"],
        games=play["games"],
        seats=seats,
        sides=sides,
        minutes=timed(play["minutes"]),
        middle=play.get("middle"),
        lengths=play.get("lengths"),
        first=first,
        draws=sure("draws", play.get("draws")),
        order=play.get("order") if first is not None and sides == seats else None,
        luck=sure("luck", play["luck"]) if looked or exact else None,
        changes=changes,
        comebacks=sure("comebacks", comebacks) if judged and not seldom else None,
        won=sure("won", play.get("won")),
    )


def sure(name: str, found: Figure) -> float | None:
    """A mean whose error is small enough."""
    if found is None or found[1] is None or found[1] > SURE[name]:
        return None
    return found[0]


def timed(found: Figure) -> float | None:
    return found[0] if found and found[0] is not None and found[1] is not None and found[1] <= NEARLY * found[0] else None


def write(found: Almanac, file: Path = FILE) -> None:
    """One line per play: small, and easy to compare with what was there before. Whole or not at all."""
    lines = [f'{{"format": {found["format"]}, "seed": {found["seed"]}, "parlour": {json.dumps(found["parlour"])}, "games": {{']
    games = []
    for id, row in found["games"].items():
        plays = ",\n".join(json.dumps(play, ensure_ascii=False, separators=(",", ":")) for play in row["plays"])
        games.append(f'"{id}": {{"version": {row["version"]}, "seats": {row["seats"]}, "sides": {row["sides"]}, "plays": [\n{plays}\n]}}')
    lines.append(",\n".join(games))
    lines.append("}}\n")
    draft = file.with_suffix(".part")
    draft.write_text("\n".join(lines), encoding="utf-8")
    draft.replace(file)
