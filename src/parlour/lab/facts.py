"""Facts about a game, found by playing it many times: how long it lasts, how often pieces are taken, whether it helps to begin.

Games are played in portions, each from a seed of its own that follows from the lab's seed and the portion's number: the same
wish gives the same facts, on however many cores.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from hashlib import sha256
from math import sqrt
from pathlib import Path
from typing import Any

from librt.random import Random

from parlour.catalogue import game
from parlour.core.setup import OptionValue, Setup
from parlour.core.state import CHANCE, OVER, State
from parlour.lab.runner import Piece, Plain, run
from parlour.players.expert import expert_of
from parlour.players.levels import Player, player_for

SURE = 1.96  # standard errors in a confidence interval of 95 %
PORTIONS = 100  # a wish is cut into at most so many
TOLD = 100  # games of which every event is looked at, to count captures
CAPTURELESS = ("dice", "kniffel", "tricks")  # families whose chips, slips and dice come and go, and are nobody's to capture
FORMAT = 2  # raised when what is written down means something else: since 2 there are five levels


@dataclass(frozen=True, slots=True)
class Wish:
    """What is to be found out: a game under a setup, how many games, who plays (0: at random, else a level), and from which seed."""

    setup: Setup
    games: int
    level: int = 0
    seed: int = 1


@dataclass(slots=True)
class Tally:
    """What a portion of games showed."""

    games: int = 0
    actions: int = 0
    squares: int = 0  # the sum of the squared lengths
    longest: int = 0
    lengths: Counter[int] = field(default_factory=Counter)
    first_wins: float = 0.0  # games won by whoever began; a shared win counts its share
    seat_wins: list[float] = field(default_factory=list)
    reasons: Counter[str] = field(default_factory=Counter)
    told: int = 0  # actions that were looked at
    takes: int = 0  # pieces that left, among them

    def add(self, other: Tally) -> None:
        """Take another tally into this one."""
        self.games += other.games
        self.actions += other.actions
        self.squares += other.squares
        self.longest = max(self.longest, other.longest)
        self.lengths += other.lengths
        self.first_wins += other.first_wins
        mine = self.seat_wins or [0.0] * len(other.seat_wins)
        self.seat_wins = [one + more for one, more in zip(mine, other.seat_wins, strict=True)]
        self.reasons += other.reasons
        self.told += other.told
        self.takes += other.takes


@dataclass(frozen=True, slots=True)
class Share:
    """A share with its confidence interval of 95 %."""

    value: float
    low: float
    high: float


def share(part: float, whole: int) -> Share:
    """Wilson's interval: true for shares near 0 and 1 as well."""
    if whole == 0:
        return Share(0.0, 0.0, 1.0)
    value = part / whole
    squared = SURE * SURE
    middle = (value + squared / (2 * whole)) / (1 + squared / whole)
    reach = SURE * sqrt(value * (1 - value) / whole + squared / (4 * whole * whole)) / (1 + squared / whole)
    return Share(value, max(0.0, middle - reach), min(1.0, middle + reach))


def mean_length(tally: Tally) -> Share:
    """The mean number of actions, throws included, with its interval."""
    mean = tally.actions / tally.games
    spread = max(0.0, tally.squares / tally.games - mean * mean)
    reach = SURE * sqrt(spread / tally.games)
    return Share(mean, mean - reach, mean + reach)


def portions(wish: Wish) -> list[int]:
    """How many games each portion has."""
    count = min(PORTIONS, wish.games)
    return [wish.games // count + (at < wish.games % count) for at in range(count)]


def seed_of(wish: Wish, portion: int) -> int:
    """A seed of its own for every portion, which follows from the wish."""
    text = f"{wish.seed} {wish.setup} {wish.level} {portion}"
    return int.from_bytes(sha256(text.encode()).digest()[:7], "big")


def play_portion(wish: Wish, portion: int, games: int) -> Tally:
    """Play one portion: a plain function, so that processes can run it."""
    rng = Random(seed_of(wish, portion))
    players = [player_for(wish.level, seed_of(wish, portion) + seat, brake=False) for seat in range(wish.setup.seats)] if wish.level else []
    start = game(wish.setup.game).begin(wish.setup)
    tally = Tally(seat_wins=[0.0] * wish.setup.seats)
    watched = -(-TOLD // len(portions(wish)))
    for number in range(games):
        play_one(start.clone(), players, rng, tally, number < watched)
    return tally


def play_one(state: State, players: list[Player], rng: Random, tally: Tally, watched: bool) -> None:
    """Play one game to its end and take it into the tally."""
    made = 0
    while state.rolling_off():
        made += act(state, players, rng, tally, watched)
    first = state.hand
    if players or watched:
        while state.turn != OVER:
            made += act(state, players, rng, tally, watched)
    else:
        made += state.playout(rng)
    result = state.result()
    tally.games += 1
    tally.actions += made
    tally.squares += made * made
    tally.longest = max(tally.longest, made)
    tally.lengths[made] += 1
    tally.reasons[result.reason] += 1
    for seat in result.winners:
        tally.seat_wins[seat] += 1 / len(result.winners)
        tally.first_wins += (seat == first) / len(result.winners)


def act(state: State, players: list[Player], rng: Random, tally: Tally, watched: bool) -> int:
    """Make the next action of a game, a decision or a throw, and look at it where it is watched; how many actions that was."""
    action = players[state.turn].choose(state) if players and state.turn != CHANCE else state.sample(rng)
    before = state.clone() if watched else state
    state.play(action)
    if watched:
        tally.told += 1
        tally.takes += taken(before, action, state)
    return 1


def taken(before: State, action: int, after: State) -> int:
    """How many pieces an action captured: those that are told of, or, where the move tells it all, those that are gone."""
    found = game(after.setup.game)
    if found.family in CAPTURELESS:
        return 0
    face = found.face
    takes = [event for event in face.tell(before, action, after) if event.kind == "take"]
    if not takes:
        return 0
    gone = len(face.scene(before, 0).pieces) - len(face.scene(after, 0).pieces)
    return sum(event.message is not None for event in takes) or max(0, gone)


Portion = tuple[Wish, int, int]  # which of its portions, and how many games that has


def portion_tally(portion: Portion) -> Plain:
    """A portion's tally as plain data."""
    tally = play_portion(*portion)
    return figures(tally)


def figures(tally: Tally) -> Plain:
    """A tally as it is written down."""
    return {part.name: getattr(tally, part.name) for part in fields(tally)} | {
        "lengths": {str(length): count for length, count in sorted(tally.lengths.items())},
        "reasons": dict(tally.reasons),
    }


def tally_of(figures: Mapping[str, Any]) -> Tally:  # JSON is whatever it is
    """The tally that was written down so."""
    lengths = Counter({int(length): count for length, count in figures["lengths"].items()})
    return Tally(**{**figures, "lengths": lengths, "reasons": Counter(figures["reasons"]), "seat_wins": list(figures["seat_wins"])})


def pieces_of(wish: Wish) -> list[Piece[Portion]]:
    """The portions as work for the runner, by names that a journal knows them by."""
    return [Piece(f"{json.dumps(named(wish))} {at}", (wish, at, games), games) for at, games in enumerate(portions(wish))]


def find_facts(
    wish: Wish, workers: int, progress: Callable[[int], None] | None = None, cluster: str = "", journal: str | Path | None = None
) -> Tally:
    """Play all games on so many processes, or on a cluster; `progress` hears how many more are done."""
    pieces = pieces_of(wish)
    done = run(
        portion_tally,
        pieces,
        cluster=cluster,
        cores=workers,
        journal=journal,
        advance=lambda piece, _: progress(piece.size) if progress else None,
    )
    whole = Tally(seat_wins=[0.0] * wish.setup.seats)
    for piece in pieces:  # in their order, so that sums round alike
        whole.add(tally_of(done[piece.key]))
    return whole


# Kept for the page about the games


def keep(folder: Path, wish: Wish, tally: Tally) -> Path:
    """Write the facts of a game down, whole or not at all."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{wish.setup.game}.json"
    data = {"format": FORMAT, "wish": named(wish), "tally": figures(tally)}
    draft = path.with_suffix(".part")
    draft.write_text(json.dumps(data, indent=1), encoding="utf-8")
    draft.replace(path)
    return path


def journal_of(folder: Path, wish: Wish) -> Path:
    """Where a wish's portions are written down until its facts are kept: one file each, so that nobody strikes out what others write."""
    mark = sha256(json.dumps(named(wish)).encode()).hexdigest()[:12]
    return folder / f"{wish.setup.game}-{mark}.jsonl"


def recall(folder: Path, wish: Wish) -> Tally | None:
    """The facts that were written down for exactly this wish and this version of the game, if they were."""
    return read(folder, wish.setup.game, lambda found: found == named(wish))


def recall_any(folder: Path, id: str) -> Tally | None:
    """Whatever was written down for this version of a game and of its players."""

    def fits(found: dict[str, object]) -> bool:
        level = found["level"]
        theirs = level == 0 or (isinstance(level, int) and found.get("players") == expert_of(id).played_by(id, level))
        return found["version"] == game(id).version and theirs

    return read(folder, id, fits)


def read(folder: Path, id: str, fits: Callable[[dict[str, object]], bool]) -> Tally | None:
    """The tally that lies in a folder, if there is one and what it was wished by fits."""
    try:
        data = json.loads((folder / f"{id}.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    if not isinstance(data, dict) or data.get("format") != FORMAT or not fits(data["wish"]):
        return None
    return tally_of(data["tally"])


def named(wish: Wish) -> dict[str, object]:
    """A wish as plain data: what the facts are filed under."""
    options: dict[str, OptionValue] = dict(wish.setup.options)
    version = game(wish.setup.game).version
    seats = wish.setup.seats
    return {
        "game": wish.setup.game,
        "version": version,
        "seats": seats,
        "options": options,
        "games": wish.games,
        "level": wish.level,
        "seed": wish.seed,
        **({"players": expert_of(wish.setup.game).played_by(wish.setup.game, wish.level)} if wish.level else {}),
    }
