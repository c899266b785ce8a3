"""Training a ThrowJudge by self-play (td_training.py): each seat learns by what it came to, after its own moves and some of the others'.

A family says how somebody simple plays, to learn with and to measure against: <family>_training.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.state import CHANCE, OVER, State
from parlour.lab.td_training import MOST_THROWS, SelfPlay
from parlour.players.throw_judge import ThrowJudge

RANDOM: Final[i64] = 0  # rivals to measure against
SIMPLE: Final[i64] = 1
ONLOOKER: Final = 0.5  # how often a seat learns from what another one did


class ThrowSelfPlay(SelfPlay):
    """One judge playing all seats, and learning from what came of it."""

    def __init__(self, judge: ThrowJudge, seed: int, always_looking: bool = False, patience: float = 1.0) -> None:
        super().__init__([judge.network], seed, patience)
        self.judge: Final = judge
        self.always_looking: Final = always_looking  # others look on where somebody had a choice, too

    def simple(self, state: State) -> i64:
        """What a seat does that does not play by the judge."""
        raise NotImplementedError

    def decide(self, state: State, simply: i64) -> None:
        seat = state.turn
        choices = state.fill()
        state.play(self.judge.best(state) if simply >> seat & 1 == 0 else self.simple(state))
        if state.turn != CHANCE:
            return
        if choices > 1:
            self.look(state, seat)
        if (choices == 1 or self.always_looking) and self.rng.random() < ONLOOKER:
            self.look(state, self.onlooker(state, seat, choices > 1))

    def onlooker(self, state: State, mover: i64, looked: bool) -> i64:
        """Any seat, but not one that has looked already: it would learn twice from the same."""
        if not looked:
            return self.rng.randrange(state.seats)
        other = mover + 1 + self.rng.randrange(state.seats - 1)
        return other if other < state.seats else other - state.seats

    def look(self, state: State, seat: i64) -> None:
        """Remember what a seat sees of a position."""
        self.judge.note(state, seat)
        self.keep(seat, 0)

    def outcome(self, state: State) -> bool:
        seat: i64 = 0
        while seat < state.seats:
            self.judge.outcome(state, seat, self.target)
            self.carry(seat * self.outputs, self.target, 0.0)
            seat += 1
        return True

    def against(self, start: State, rival: i64, ours: i64, throws: i64) -> State:
        """One game, to its end, in which the judge plays the seats whose bits are set, looking so many throws ahead; nothing is learned."""
        state = start.clone()
        made: i64 = 0
        while state.turn != OVER and made < 20 * MOST_THROWS:
            made += 1
            if state.turn == CHANCE:
                state.play(state.throw(self.rng))
            elif ours >> state.turn & 1 != 0:
                state.play(self.judge.best_ahead(state, throws))
            else:
                state.play(self.simple(state) if rival == SIMPLE else state.sample(self.rng))
        return state
