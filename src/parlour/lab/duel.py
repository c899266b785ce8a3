"""One player against another, as often as it takes: both sides of every opening, all seats in turn, the same on any number of cores.

For two seats and thought alone a game begins with two to four plies at random, so that no game is like another; its twin has the
sides changed. With more seats the first player has one seat, or its team, against the other everywhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from math import log, sqrt
from pathlib import Path
from statistics import fmean, pvariance
from time import process_time
from typing import Any, Final

from librt.random import Random

from parlour.catalogue import entry, game
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, OVER, State
from parlour.lab.rivals import rival, versioned
from parlour.lab.runner import Piece, Plain, in_order
from parlour.players.levels import Player

PLIES: Final = (2, 4)  # of a random opening, at least and at most
SURE: Final = log(99)  # Wald's test stops with one error in a hundred …
BESIDE: Final = 0.05  # … between so much less and so much more than what is asked for


@dataclass(frozen=True, slots=True)
class Wish:
    """Who plays whom at what, how often, from which seed; and the share that is asked of the first, if it is to stop early."""

    setup: Setup
    first: str
    second: str
    games: int
    seed: int = 1
    least: float | None = None
    openings: bool = True
    brake: bool = True  # whether a level's seconds may end its thoughts before its positions do


@dataclass(frozen=True, slots=True)
class Played:
    """One game: what the first player got of it (1, 0, or a part), in points too, how it ended, and what its thoughts took."""

    share: float
    points: float
    reason: str
    actions: int
    seconds: tuple[float, float]  # of CPU time for the first player's choices: all together, and the longest
    choices: int
    line: tuple[int, ...]  # every action, dice too


@dataclass(slots=True)
class Score:
    """What many games add up to. The twins of an opening tell much the same, so that errors and the test go by the means of openings."""

    least: float | None = None  # the share that is asked for
    twins: list[list[Played]] = field(default_factory=list)  # by opening

    @property
    def played(self) -> list[Played]:
        """All games, opening by opening."""
        return [one for twins in self.twins for one in twins]

    @property
    def games(self) -> int:
        """How many were played."""
        return sum(len(twins) for twins in self.twins)

    @property
    def share(self) -> float:
        """What the first player got, in parts of all games."""
        return sum(one.share for one in self.played) / max(self.games, 1)

    @property
    def error(self) -> float:
        """The standard error of the share, from how much openings differ: each counts as one, by the mean of its twins."""
        return spread(self.shares)

    @property
    def shares(self) -> list[float]:
        """What the first player got of each opening's twins, on the mean."""
        return [fmean(one.share for one in twins) for twins in self.twins]

    @property
    def points(self) -> tuple[float, float]:
        """A game's points for the first player, more than the others got, and their standard error over openings."""
        means = [fmean(one.points for one in twins) for twins in self.twins]
        return sum(one.points for one in self.played) / max(self.games, 1), spread(means)

    @property
    def counts(self) -> tuple[int, int, int]:
        """Won, shared and lost."""
        won, lost = sum(one.share == 1 for one in self.played), sum(one.share == 0 for one in self.played)
        return won, self.games - won - lost, lost

    @property
    def seconds(self) -> tuple[float, float]:
        """CPU seconds of the first player per choice: the mean, and the longest."""
        choices = max(sum(one.choices for one in self.played), 1)
        return sum(one.seconds[0] for one in self.played) / choices, max((one.seconds[1] for one in self.played), default=0.0)

    def add(self, twins: Sequence[Played]) -> None:
        """Count the games of an opening."""
        self.twins.append(list(twins))

    @property
    def weight(self) -> float:
        """Wald's weight for the share being more than asked (less than 0: for less): the logarithm of how much likelier that is.

        Means of openings are taken for normal, with the variance that they show: twins need not be independent of each other. One opening
        more is imagined won and one lost, because a few that agree prove little.
        """
        if self.least is None or not self.twins:
            return 0.0
        few, many = max(self.least - BESIDE, 0.01), min(self.least + BESIDE, 0.99)
        shares = [0.0, 1.0, *self.shares]
        return len(shares) * (many - few) * (fmean(shares) - (few + many) / 2) / pvariance(shares)

    @property
    def sure(self) -> bool:
        """Whether Wald's test is sure that the share is more than asked, or less."""
        return abs(self.weight) > SURE


def spread(figures: list[float]) -> float:
    """The standard error of a mean."""
    if len(figures) < 2:
        return 0.0
    mean = sum(figures) / len(figures)
    return sqrt(sum((figure - mean) ** 2 for figure in figures) / (len(figures) - 1) / len(figures))


def seeded(wish: Wish, word: str, number: int) -> int:
    """A seed of its own for everything that is drawn."""
    text = f"{wish.seed} {wish.setup} {word} {number}"
    return int.from_bytes(sha256(text.encode()).digest()[:7], "big")


def opened(wish: Wish, number: int) -> tuple[State, list[int]]:
    """The game's beginning: twins of two seats have the same, by dice or by random plies."""
    state = game(wish.setup.game).begin(wish.setup)
    made: list[int] = []
    if not wish.openings or entry(wish.setup.game).nature != "thought" or wish.setup.seats == 1:
        return state, made
    rng = Random(seeded(wish, "opening", number // wish.setup.seats))
    plies = PLIES[0] + rng.randrange(PLIES[1] - PLIES[0] + 1)
    tried = state.clone()
    while plies > 0 and tried.turn != OVER:
        action = tried.sample(rng)
        tried.play(action)
        made.append(action)
        plies -= not tried.midway
    return (state, []) if tried.turn == OVER else (tried, made)


def play_game(wish: Wish, number: int) -> Played:
    """Game number so and so, which follows from the wish alone."""
    state, line = opened(wish, number)
    seats = wish.setup.seats
    own = game(wish.setup.game).partners(wish.setup, number % seats)
    players: list[Player] = [
        rival(wish.first if seat in own else wish.second, wish.setup.game, seeded(wish, f"seat {seat}", number), wish.brake)
        for seat in range(seats)
    ]
    dice = Random(seeded(wish, "dice", number // seats))
    spent, longest, choices = 0.0, 0.0, 0
    while state.turn != OVER:
        if state.turn == CHANCE:
            action = state.throw(dice)
        else:
            began = process_time()
            action = players[state.turn].choose(state)
            took = process_time() - began
            if state.turn in own:
                spent, longest, choices = spent + took, max(longest, took), choices + 1
        state.apply(action)
        line.append(action)
    result = state.result()
    share = sum(seat in own for seat in result.winners) / len(result.winners) if result.winners else 0.0
    others = [float(points) for seat, points in enumerate(result.scores) if seat not in own]
    ahead = float(result.scores[own[0]]) - (sum(others) / len(others) if others else 0.0)
    return Played(share, ahead, result.reason, len(line), (spent, longest), choices, tuple(line))


Opening = tuple[Wish, int]  # and the number of its first game


def play_twins(opening: Opening) -> Plain:
    """The games of one opening, one per seat of the first player, as plain data."""
    wish, first = opening
    return {"played": [asdict(play_game(wish, first + at)) for at in range(wish.setup.seats)]}


def played_of(told: Mapping[str, Any]) -> list[Played]:  # JSON is whatever it is
    """The games that were written down so."""
    return [Played(**{**one, "seconds": tuple(one["seconds"]), "line": tuple(one["line"])}) for one in told["played"]]


def name_of(wish: Wish) -> str:
    """What its journal is called where nobody names it: the same for a longer duel, which goes on where a shorter one was stopped."""
    return f"{wish.setup.game}-{sha256(openings(wish)[0].key.encode()).hexdigest()[:12]}"


def openings(wish: Wish) -> list[Piece[Opening]]:
    """A duel in pieces. Keys say nothing of how many games were wished for: a longer duel goes on where a shorter one ended."""
    setup = wish.setup
    how = f"{'' if wish.openings else ' from the start'}{'' if wish.brake else ' without a brake'}"
    pair = ":".join(versioned(name, setup.game) for name in (wish.first, wish.second))
    named = f"{setup.game} v{game(setup.game).version} {setup.seats} {dict(setup.options)} {pair} seed {wish.seed}{how}"
    return [Piece(f"{named} {number}", (wish, number), setup.seats) for number in range(0, wish.games, setup.seats)]


def duel(
    wish: Wish, processes: int, tell: Callable[[Score], None] | None = None, *, cluster: str = "", journal: str | Path | None = None
) -> Score:
    """Play them; `tell` hears of the score after every opening. It stops once what is asked is sure, or the games are played."""
    score = Score(wish.least)
    with closing(in_order(play_twins, openings(wish), cluster=cluster, cores=processes, journal=journal)) as twins:
        for _, told in twins:
            score.add(played_of(told))
            if tell is not None:
                tell(score)
            if score.sure:
                break
    return score
