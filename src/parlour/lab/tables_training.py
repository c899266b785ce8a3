"""Training a Judge of the tables family by self-play: TD(lambda), game by game, backwards from the end."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.state import OVER
from parlour.games.tables.engine import TablesState
from parlour.games.tables.plays import plays_of
from parlour.games.tables.rules import PLAY, ROOM, THROW
from parlour.players.network import zeros
from parlour.players.tables.network import LOSE_DOUBLE, LOSE_TRIPLE, OUTPUTS, WIN, WIN_DOUBLE, WIN_TRIPLE, Judge, racing

LENGTH: Final[i64] = 64  # figures of a position: ROOM
MOST_POSITIONS: Final[i64] = 1100


class SelfPlay:
    """One judge playing both sides, and learning from what came of it."""

    def __init__(self, start: TablesState, judge: Judge, seed: int) -> None:
        assert ROOM == LENGTH
        self.start: TablesState = start
        self.judge: Judge = judge
        self.rng: Random = Random(seed)
        self.past: vec[i64] = vec[i64]([0] * (LENGTH * MOST_POSITIONS))  # the positions before each throw
        self.seat: vec[i64] = vec[i64]([0] * MOST_POSITIONS)  # who threw
        self.race: vec[i64] = vec[i64]([0] * MOST_POSITIONS)
        self.target: vec[float] = zeros(OUTPUTS)
        self.turns: i64 = 0

    def games(self, count: i64, rate: float, trace: float, patience: float = 1.0) -> i64:
        """Play and learn; the number of positions learned from."""
        learned: i64 = 0
        while count > 0:
            learned += self.game(rate, trace, patience)
            count -= 1
        return learned

    def game(self, rate: float, trace: float, patience: float) -> i64:
        """Below 1, patience is what is left of a position's worth after a round in which nothing moved. As printed nobody must bear off:
        who shuts the other out could wait for ever, and nothing is learned from games without an end."""
        state = self.start.clone()
        made: i64 = 0
        while state.turn != OVER:
            if state.stage == THROW and made < MOST_POSITIONS:
                self.keep(state, made)
                made += 1
            if state.stage == PLAY:
                play_packed(state, self.judge.best(state))
            else:
                state.play(state.sample(self.rng))
        if made == MOST_POSITIONS or (state.winner < 0 and patience == 1.0):
            return 0
        self.learn(state, made, rate, trace, patience)
        return made

    def keep(self, state: TablesState, number: i64) -> None:
        past = self.past
        at = state.at
        to = LENGTH * number
        place: i64 = 0
        while place < LENGTH:
            past[to + place] = at[place]
            place += 1
        self.seat[number] = state.hand
        self.race[number] = 1 if racing(state) else 0

    def idle(self, number: i64) -> bool:
        """Whether the same side finds the same position two throws later."""
        if self.seat[number] != self.seat[number + 2]:
            return False
        here = LENGTH * number
        later = here + 2 * LENGTH
        place: i64 = 0
        while place < LENGTH and self.past[here + place] == self.past[later + place]:
            place += 1
        return place == LENGTH

    def learn(self, state: TablesState, made: i64, rate: float, trace: float, patience: float) -> None:
        """From the end back: each position learns a mean of what was thought one throw later and what came out."""
        target = self.target
        drawn = state.winner < 0
        viewer = self.seat[made - 1] if drawn else state.winner
        last = made - 1
        target[WIN] = 0.5 if drawn else 1.0
        target[WIN_DOUBLE] = 1.0 if state.value > 1 else 0.0
        target[WIN_TRIPLE] = 1.0 if state.value > 2 else 0.0
        target[LOSE_DOUBLE] = 0.0
        target[LOSE_TRIPLE] = 0.0
        at = vec[i64]([0] * LENGTH)
        while made > 0:
            made -= 1
            if self.seat[made] != viewer:
                turn_round(target)
                viewer = 1 - viewer
            place: i64 = 0
            while place < LENGTH:
                at[place] = self.past[LENGTH * made + place]
                place += 1
            if patience < 1.0 and made + 2 <= last and self.idle(made):
                fade(target, patience)
            network = self.judge.race if self.race[made] == 1 else self.judge.contact
            network.learn_at(at, viewer, self.start.rules.same_way, target, rate)
            output: i64 = 0
            while output < OUTPUTS:
                target[output] = trace * target[output] + (1.0 - trace) * network.out[output]
                output += 1


def fade(chances: vec[float], patience: float) -> None:
    """The same chances, nearer to a draw."""
    chances[WIN] = 0.5 + patience * (chances[WIN] - 0.5)
    output: i64 = WIN_DOUBLE
    while output < OUTPUTS:
        chances[output] *= patience
        output += 1


def turn_round(chances: vec[float]) -> None:
    """The same chances as the other side sees them."""
    chances[WIN] = 1.0 - chances[WIN]
    double = chances[WIN_DOUBLE]
    triple = chances[WIN_TRIPLE]
    chances[WIN_DOUBLE] = chances[LOSE_DOUBLE]
    chances[WIN_TRIPLE] = chances[LOSE_TRIPLE]
    chances[LOSE_DOUBLE] = double
    chances[LOSE_TRIPLE] = triple


def play_packed(state: TablesState, packed: i64) -> None:
    while packed != 0 and state.stage == PLAY:
        state.play(packed & 255)
        packed >>= 8


# Rivals to measure against


def pips(state: TablesState, seat: i64) -> i64:
    """How far a side still has to go."""
    total: i64 = 0
    base = 27 * seat
    x: i64 = 0
    while x < 25:
        total += (25 - x) * state.at[base + x]
        x += 1
    return total + 25 * state.at[base + 26]


def pip_play(state: TablesState, rng: Random) -> i64:
    """The play after which one is farthest ahead; of equal ones any."""
    plays = plays_of(state)
    mover = state.hand
    best: vec[i64] = vec[i64]([])
    most: i64 = -100_000
    for packed in plays:
        after = state.clone()
        play_packed(after, packed)
        if after.turn == OVER:
            return packed
        ahead = pips(after, 1 - mover) - pips(after, mover)
        if ahead > most:
            most = ahead
            best = vec[i64]([])
        if ahead == most:
            best = append(best, packed)
    return best[rng.randrange(len(best))]


RANDOM: Final[i64] = 0
PIPS: Final[i64] = 1


def points_against(start: TablesState, judge: Judge, rival: i64, games: i64, seed: int) -> list[float]:
    """What the judge won or lost in each game against a rival, from both sides by turns."""
    rng = Random(seed)
    found: list[float] = []
    for number in range(games):
        state = start.clone()
        mine: i64 = number & 1
        while state.turn != OVER:
            if state.stage == PLAY and state.hand == mine:
                play_packed(state, judge.best(state))
            elif state.stage == PLAY and rival == PIPS:
                play_packed(state, pip_play(state, rng))
            else:
                state.play(state.sample(rng))
        won = float(state.value) if state.winner >= 0 else 0.0
        found.append(won if state.winner == mine else -won)
    return found


def points_between(start: TablesState, judge: Judge, other: Judge, games: i64, seed: int) -> list[float]:
    """The same against another judge."""
    rng = Random(seed)
    found: list[float] = []
    for number in range(games):
        state = start.clone()
        mine: i64 = number & 1
        while state.turn != OVER:
            if state.stage == PLAY:
                play_packed(state, (judge if state.hand == mine else other).best(state))
            else:
                state.play(state.sample(rng))
        won = float(state.value) if state.winner >= 0 else 0.0
        found.append(won if state.winner == mine else -won)
    return found
