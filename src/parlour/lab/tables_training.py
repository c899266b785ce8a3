"""Training a Judge of the tables family by self-play (td_training.py), and rivals to measure it against."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.state import OVER, State
from parlour.games.tables.engine import TablesState
from parlour.games.tables.plays import plays_of
from parlour.games.tables.rules import PLAY, THROW
from parlour.lab.td_training import SelfPlay
from parlour.players.tables.network import LOSE_DOUBLE, LOSE_TRIPLE, OUTPUTS, WIN, WIN_DOUBLE, WIN_TRIPLE, Judge, racing

MOST_POSITIONS: Final[i64] = 1100  # games with so many teach nothing
CONTACT: Final[i64] = 0  # the networks of a judge
RACE: Final[i64] = 1


class TablesSelfPlay(SelfPlay):
    """One judge playing both sides, and learning from what came of it. The side about to throw sees a position."""

    def __init__(self, judge: Judge, seed: int, waiting: float = 1.0) -> None:
        """`waiting` is what is left of a position's worth after a round in which nothing moved. As printed nobody must bear off: who
        shuts the other out could wait for ever, and as long as it is 1 nothing is learned from games without an end."""
        super().__init__([judge.contact, judge.race], seed)
        self.judge: Final = judge
        self.waiting: Final = waiting
        self.viewer: i64 = 0  # who sees what is carried back

    def before_throw(self, state: State) -> None:
        assert isinstance(state, TablesState)
        if state.stage == THROW:
            race = racing(state)
            network = self.judge.race if race else self.judge.contact
            network.note_all(state.at, state.hand, state.rules.same_way)
            self.keep(state.hand, RACE if race else CONTACT)

    def decide(self, state: State, simply: i64) -> None:
        assert isinstance(state, TablesState)
        if state.stage == PLAY:
            play_packed(state, self.judge.best(state))
        else:
            state.play(state.sample(self.rng))

    def outcome(self, state: State) -> bool:
        assert isinstance(state, TablesState)
        drawn = state.winner < 0
        if self.made >= MOST_POSITIONS or (drawn and self.waiting == 1.0):
            return False
        self.viewer = self.viewers[self.made - 1] if drawn else state.winner
        later = self.later
        later[WIN] = 0.5 if drawn else 1.0
        later[WIN_DOUBLE] = 1.0 if state.value > 1 else 0.0
        later[WIN_TRIPLE] = 1.0 if state.value > 2 else 0.0
        later[LOSE_DOUBLE] = 0.0
        later[LOSE_TRIPLE] = 0.0
        return True

    def carried(self, number: i64) -> i64:
        """One row for both sides, turned round where the other side sees."""
        if self.viewers[number] != self.viewer:
            turn_round(self.later)
            self.viewer = 1 - self.viewer
        if self.waiting < 1.0 and self.idle(number):
            fade(self.later, self.waiting)
        return 0

    def idle(self, number: i64) -> bool:
        """Whether the same side finds the same position two throws later."""
        return number + 2 < self.made and self.same(number, number + 2)


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


class Rival:
    """Whoever plays against a judge: at random, if nothing else is said."""

    def move(self, state: TablesState, rng: Random) -> None:
        """Make a play, or a step of one."""
        state.play(state.sample(rng))


class CountsPips(Rival):
    def move(self, state: TablesState, rng: Random) -> None:
        play_packed(state, pip_play(state, rng))


class ByJudge(Rival):
    def __init__(self, judge: Judge) -> None:
        self.judge: Final = judge

    def move(self, state: TablesState, rng: Random) -> None:
        play_packed(state, self.judge.best(state))


def points_against(start: TablesState, judge: Judge, rival: Rival, games: i64, seed: int) -> list[float]:
    """What the judge won or lost in each game against a rival, from both sides by turns."""
    rng = Random(seed)
    found: list[float] = []
    for number in range(games):
        state = start.clone()
        mine: i64 = number & 1
        while state.turn != OVER:
            if state.stage != PLAY:
                state.play(state.sample(rng))
            elif state.hand == mine:
                play_packed(state, judge.best(state))
            else:
                rival.move(state, rng)
        won = float(state.value) if state.winner >= 0 else 0.0
        found.append(won if state.winner == mine else -won)
    return found
