"""The almanac: every game and its main options, played at random, by level 2 and by the strongest level, in pieces that follow from a seed.

    parlour lab almanac

A piece is a few games of one setup at one level. What it shows is written down as a line; whoever stops and starts anew goes on where
it was, and a longer run keeps what a shorter one has found. What was seen is summed up in parlour/almanac.json, each figure with its
standard error: docs/almanac.md explains them. What others have summed up stays until more games than theirs were played here; what
players of another version have played is played anew, and stays until as many games of the new ones, or enough of them, can replace it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from hashlib import sha256
from itertools import chain, zip_longest
from math import sqrt
from pathlib import Path
from statistics import fmean, variance
from typing import Any, Final

from librt.random import Random

from parlour import __version__
from parlour.almanac import FEWEST, FORMAT, Almanac, Figure, Kept, Play
from parlour.catalogue import SHELF, entry, game, is_decided
from parlour.core.errors import OptionError
from parlour.core.setup import Option, OptionValue, Setup
from parlour.lab.rivals import rival
from parlour.lab.runner import Journal, Piece, Plain, run
from parlour.lab.watching import Glancing, Seen, watch
from parlour.players.expert import expert_of
from parlour.players.levels import Player

JOURNAL: Final = "almanac.jsonl"
CASUAL: Final = 2
BEST: Final = 5
LEVELS: Final = (0, CASUAL, BEST)  # 0: at random
MOST_CHOICES: Final = 6  # an option with more of them is no main one
# Seconds of people at a table: an estimate, the same for all games, which meets the minutes on the shelf on the whole
PASSING: Final = 2.0  # until whoever is next has noticed, and has the dice
THROWING: Final = 4.0  # to throw and read them
CARRYING: Final = 6.0  # to move, write down or pay at once what they bring, in the families below and where nobody decides
CARRIED: Final = frozenset({"dice", "kniffel", "track", "tricks"})
MOVING: Final = 2.0  # a hand's way, for every action
THINKING: Final = {"thought": 4.0, "both": 2.0, "luck": 0.0}  # each time the number of choices doubles

LITTLE: Final = 0.0001  # as good as nothing

BINS: Final = 12  # of the picture of a game's length
REASONS: Final = 4  # ways to end that are told, the commonest first


@dataclass(frozen=True, slots=True)
class Size:
    """So many games in a piece, of which so many are looked at closely, and so many pieces."""

    games: int
    watched: int
    pieces: int


RANDOM: Final = Size(250, 5, 8)
LUCK: Final = Size(250, 25, 8)  # where nobody decides, all levels play so
PLAYED: Final = {"both": Size(10, 10, 40), "thought": Size(5, 5, 40)}  # by level 2
STRONG: Final = Size(2, 2, 50)
STRONG_BUT_SLOW: Final = Size(1, 1, 10)
SLOW_FIRST: Final = 6  # games of those, each as it is usually played, before one with an option: that tells less
OPTION_RANDOM: Final = Size(250, 2, 4)
OPTION_PLAYED: Final = Size(5, 2, 20)
OPTION_STRONG: Final = Size(2, 1, 10)

# Where the strongest level decides quickly, by families and games: elsewhere a game takes minutes
QUICK_FAMILIES: Final = frozenset({"ludo", "kniffel", "dice", "track", "tricks"})
QUICK_GAMES: Final = frozenset({"wolf_und_schafe", "twee_in_een_b", "maharadscha"})


@dataclass(frozen=True, slots=True)
class Part:
    """One piece of work."""

    setup: Setup
    level: int
    size: Size
    number: int
    seed: int

    @property
    def key(self) -> str:
        """What the piece goes by in the journal."""
        chosen = " ".join(f"{name}={value}" for name, value in changed(self.setup).items())
        row = f"{self.setup.game} v{game(self.setup.game).version} {self.setup.seats}"
        version = f" v{expert_of(self.setup.game).played_by(self.setup.game, self.level)}" if self.level else ""
        by = f"level {self.level}{version}"
        return " ".join(filter(None, (row, chosen, f"{by} seed {self.seed} {self.size.games} {self.number}")))


def changed(setup: Setup) -> dict[str, OptionValue]:
    """The options that are not as usual."""
    options = game(setup.game).options
    return {name: value for name, value in setup.options if value != options[name].usual(setup.seats)}


def main_options(id: str) -> Iterator[Setup]:
    """The game with each of its switches and choices changed, one at a time, as far as they matter with the usual number of players."""
    found = game(id)
    for option in found.options.values():
        if is_main(option, found.usual_seats):
            for value in option.samples():
                if value != option.usual(found.usual_seats):
                    try:
                        yield found.agree(None, **{option.name: value})
                    except OptionError:  # it goes only with another option, or with other numbers of players
                        continue


def is_main(option: Option, seats: int) -> bool:
    """Whether an option is a switch, or a choice of few values, that matters with so many seats."""
    counted = option.kind == "switch" or (option.kind == "choice" and len(option.choices) <= MOST_CHOICES)
    return counted and (not option.seats or seats in option.seats)


def parts(seed: int, ids: Sequence[str] = (), levels: Sequence[int] = ()) -> list[Part]:
    """The pieces of the almanac, or of these games and levels: what tells most comes first, each game before any has a second turn."""
    chosen = [row for row in SHELF if not ids or row.id in ids]

    def of(setup: Setup, level: int, size: Size) -> list[Part]:
        return [Part(setup, level, size, number, seed) for number in range(size.pieces)]

    decided = [row for row in chosen if is_decided(row.id, {})]  # where nobody decides, all levels play alike
    at_random = [of(game(row.id).agree(), 0, RANDOM if is_decided(row.id, {}) else LUCK) for row in chosen]
    played = [of(game(row.id).agree(), CASUAL, PLAYED[row.nature]) for row in decided]
    strong = [of(game(row.id).agree(), BEST, STRONG) for row in decided if is_quick(row.id)]
    slow = [of(game(row.id).agree(), BEST, STRONG_BUT_SLOW) for row in decided if not is_quick(row.id)]
    changed_once = [setup for row in chosen for setup in main_options(row.id)]
    options = [of(setup, 0, OPTION_RANDOM) for setup in changed_once]
    choosing = [setup for setup in changed_once if is_decided(setup.game, dict(setup.options))]
    options_played = [of(setup, CASUAL, OPTION_PLAYED) for setup in choosing]
    by_speed = sorted(choosing, key=lambda setup: not is_quick(setup.game))
    options_strong = [of(setup, BEST, OPTION_STRONG if is_quick(setup.game) else STRONG_BUT_SLOW) for setup in by_speed]
    everything = [
        *in_turn([*(row[:1] for row in at_random), *(row[:4] for row in played)]),
        *in_turn([row[:4] for row in strong]),
        *in_turn(
            [*(row[1:2] for row in at_random), *(row[4:8] for row in played), *(row[4:8] for row in strong), *(row[:1] for row in options)]
        ),
        *in_turn([*(row[2:] for row in at_random), *(row[8:] for row in played), *(row[8:] for row in strong)]),
        *in_turn([*(row[1:] for row in options), *options_played]),
        *in_turn([row[:SLOW_FIRST] for row in slow]),
        *in_turn([row[:1] for row in options_strong]),
        *in_turn([row[SLOW_FIRST:] for row in slow]),
        *in_turn([row[1:] for row in options_strong]),
    ]
    return [part for part in everything if not levels or part.level in levels]


def is_quick(id: str) -> bool:
    """Whether the strongest level's games take seconds, and not minutes."""
    return entry(id).family in QUICK_FAMILIES or id in QUICK_GAMES


def in_turn(rows: Sequence[Sequence[Part]]) -> list[Part]:
    """One of each row, then the next of each, to the end of the longest."""
    return [part for part in chain.from_iterable(zip_longest(*rows)) if part is not None]


# Playing


def seeded(part: Part, word: str, number: int) -> int:
    """A seed of its own for everything that is drawn."""
    text = f"{part.seed} {part.setup} {part.level} {word} {part.number * part.size.games + number}"
    return int.from_bytes(sha256(text.encode()).digest()[:7], "big")


def played_part(part: Part) -> Plain:
    """Play a piece: a plain function, so that processes can run it. No clock has a say, so that it is the same on every machine."""
    setup, size = part.setup, part.size
    glancing = Glancing(setup, seeded(part, "glances", 0)) if size.watched else None
    start = game(setup.game).begin(setup)
    rows = []
    for number in range(size.games):
        players: list[Player] = []
        if part.level:
            players = [rival(str(part.level), setup.game, seeded(part, f"seat {seat}", number), brake=False) for seat in range(setup.seats)]
        dice = Random(seeded(part, "dice", number))
        rows.append(asdict(watch(start.clone(), players, dice, glancing if number < size.watched else None)))
    return {"seen": rows}


def find(
    folder: Path,
    todo: Sequence[Part],
    *,
    cores: int = 1,
    cluster: str = "",
    advance: Callable[[Piece[Part]], None] | None = None,
) -> None:
    """Play what of these parts is not written down yet."""
    run(
        played_part,
        [Piece(part.key, part, part.size.games) for part in todo],
        cluster=cluster,
        cores=cores,
        journal=folder / JOURNAL,
        advance=lambda piece, _: advance(piece) if advance else None,
    )


# Summing up


def found_in(folder: Path, seed: int) -> Almanac:
    """Everything that is written down."""
    return summed_up(seed, parts(seed), Journal(folder / JOURNAL).done)


def unfinished(todo: Sequence[Part], kept: Almanac | None) -> list[Part]:
    """Those parts that belong to a row of which fewer games are kept than all its pieces have."""
    counted = {
        (id, *row_of(play)): play["games"] for id, row in still_true(todo[0].seed if todo else 0, kept).items() for play in row["plays"]
    }
    return [
        part
        for part in todo
        if counted.get((part.setup.game, part.level, tuple(changed(part.setup).items())), 0) < part.size.games * part.size.pieces
    ]


def row_of(play: Play) -> tuple[int, tuple[tuple[str, OptionValue], ...]]:
    """Which of a game's rows it is."""
    return play["level"], tuple(play["options"].items())


def still_true(seed: int, kept: Almanac | None) -> dict[str, Kept]:
    """What is kept of games and players as they are now, from the same seed."""
    return {
        id: {**row, "plays": [play for play in row["plays"] if is_theirs(id, play)]} for id, row in still_comparable(seed, kept).items()
    }


def is_theirs(id: str, play: Play) -> bool:
    """Whether a game's players of today have played it, or chance."""
    return play["level"] == 0 or play.get("players", 1) == expert_of(id).played_by(id, play["level"])


def still_comparable(seed: int, kept: Almanac | None) -> dict[str, Kept]:
    """What is kept of games as they are now, from the same seed, whoever has played it."""
    if kept is None or (kept["format"], kept["seed"]) != (FORMAT, seed):
        return {}
    return {
        row.id: {**found, "plays": [play for play in found["plays"] if play["level"] == 0 or is_decided(row.id, play["options"])]}
        for row in SHELF
        if (found := kept["games"].get(row.id)) is not None and found["version"] == game(row.id).version
    }


def joined(found: Almanac, kept: Almanac | None) -> Almanac:
    """What was found, and what is kept from the same seed: of the same row, whichever comes from more games.

    What players of another version have played gives way to as many games of those of today, or to enough to tell of.
    """
    before = still_comparable(found["seed"], kept)

    def rank(id: str, play: Play) -> tuple[int, bool, int]:
        return min(play["games"], FEWEST), is_theirs(id, play), play["games"]

    shelf: dict[str, Kept] = {}
    for row in SHELF:
        several = [rows[row.id] for rows in (before, found["games"]) if row.id in rows]
        if several:
            ranked = sorted((play for one in several for play in one["plays"]), key=partial(rank, row.id))
            plays = {row_of(play): play for play in ranked}
            shelf[row.id] = {**several[-1], "plays": sorted(plays.values(), key=lambda play: (play["options"] != {}, play["level"]))}
    return {**found, "games": shelf}


def summed_up(seed: int, wanted: Sequence[Part], found: Mapping[str, Mapping[str, Any]]) -> Almanac:
    """What was found, by game and by how it was played; `found` is JSON, in which a piece may be missing."""
    rows: dict[tuple[Setup, int], list[Seen]] = {}
    for part in wanted:
        if part.key in found:
            rows.setdefault((part.setup, part.level), []).extend(Seen(**row) for row in found[part.key]["seen"])
    games: dict[str, list[Play]] = {}
    for (setup, level), seen in sorted(rows.items(), key=lambda row: (changed(row[0][0]) != {}, row[0][1])):
        games.setdefault(setup.game, []).append(play_of(setup, level, seen))
    shelf = {row.id: kept_of(row.id, games[row.id]) for row in SHELF if row.id in games}
    return {"format": FORMAT, "seed": seed, "parlour": __version__, "games": shelf}


def kept_of(id: str, plays: list[Play]) -> Kept:
    """What is kept of a game: how it was played, by how many."""
    found = game(id)
    sides = found.usual_seats // len(found.partners(found.agree(), 0))
    return {"version": found.version, "seats": found.usual_seats, "sides": sides, "plays": plays}


def play_of(setup: Setup, level: int, seen: Sequence[Seen]) -> Play:
    """The figures of one setup at one level."""
    watched = [one for one in seen if one.takes is not None]
    minutes = [minutes_of(setup.game, one) for one in seen]
    play: Play = {
        "level": level,
        "options": changed(setup),
        "games": len(seen),
        "turns": figure([one.turns for one in seen]),
        "actions": figure([one.actions for one in seen]),
        "minutes": figure(minutes),
        "watched": len(watched),
        "takes": figure([one.takes or 0 for one in watched]),
        "luck": luck(seen, watched),
        "reasons": {reason: short(count / len(seen)) for reason, count in Counter(one.reason for one in seen).most_common(REASONS)},
    }
    if setup.seats > 1:
        play["draws"] = share([float(one.drawn) for one in seen])
        play["first"] = share([one.first for one in seen])
        play["order"] = [short(fmean(one.order[at] for one in seen)) for at in range(setup.seats)]
        play["changes"] = figure([one.changes for one in watched if one.changes is not None])
        play["comebacks"] = share([float(one.comeback) for one in watched if one.comeback is not None])
    else:
        play["won"] = share([one.first for one in seen])
    if level:
        play["players"] = expert_of(setup.game).played_by(setup.game, level)
    if not play["options"]:
        play["lengths"] = lengths(minutes)
        play["middle"] = middle_half(minutes)
    return play


def minutes_of(id: str, one: Seen) -> float:
    """What people would take for such a game."""
    row = entry(id)
    throwing = THROWING + (CARRYING if row.family in CARRIED or row.nature == "luck" else 0.0)
    moves = one.actions - one.throws
    return (PASSING * one.turns + throwing * one.throws + MOVING * moves + THINKING[row.nature] * one.bits) / 60


def short(value: float) -> float:
    """Four digits that matter: more than any of this is worth."""
    return float(f"{value:.4g}")


def figure(values: Sequence[float]) -> Figure:
    """The mean and its standard error; no error where one game tells nothing of others."""
    if not values:
        return None
    error = sqrt(variance(values) / len(values)) if len(values) > 1 else None
    return [short(fmean(values)), None if error is None else short(error)]


def share(parts: Sequence[float]) -> Figure:
    """The mean of parts from 0 to 1; its error is as if one game more had won and one more lost, because few that agree prove little."""
    if not parts:
        return None
    likely = (sum(parts) + 1) / (len(parts) + 2)
    return [short(fmean(parts)), short(sqrt(likely * (1 - likely) / len(parts)))]


def luck(seen: Sequence[Seen], watched: Sequence[Seen]) -> Figure:
    """The part that throws have in all squared moves of the worths: nothing where nobody throws, everything where nobody chooses."""
    if not any(one.throws for one in seen):
        return [0.0, 0.0]
    if not any(one.decisions for one in seen):
        return [1.0, 0.0]
    dice = [one.dice for one in watched if one.dice is not None]
    both = [one.dice + one.choices for one in watched if one.dice is not None and one.choices is not None]
    if len(both) < 2 or sum(both) <= 0.0:
        return None
    thrown = sum(dice) / sum(both)
    error = sqrt(sum((part - thrown * whole) ** 2 for part, whole in zip(dice, both, strict=True))) / sum(both)
    return [short(min(max(thrown, LITTLE), 1 - LITTLE)), max(short(error), LITTLE)]  # whole shares are for what is exact


def lengths(minutes: Sequence[float]) -> tuple[float, float, list[int]]:
    """The picture of a game's length: where it begins, how many minutes a bar has, and how many games each; the longest share the last."""
    ranked = sorted(minutes)
    low, high = ranked[0], ranked[min(len(ranked) - 1, round(0.98 * len(ranked)))]
    width = max(high - low, 0.1) / BINS
    bars = Counter(min(int((value - low) / width), BINS - 1) for value in minutes)
    return short(low), short(width), [bars[at] for at in range(BINS)]


def middle_half(minutes: Sequence[float]) -> tuple[float, float]:
    """The minutes between which half of the games lie: a quarter is shorter, and a quarter longer."""
    ranked = sorted(minutes)
    return short(ranked[len(ranked) // 4]), short(ranked[(3 * len(ranked) - 1) // 4])
