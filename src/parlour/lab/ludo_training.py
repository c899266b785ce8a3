"""Training a LudoJudge by self-play: TD(lambda), game by game, backwards from the end, each seat by what it came to."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.state import CHANCE, OVER
from parlour.games.ludo.engine import LudoState
from parlour.games.ludo.rules import BACKWARD, FORWARD, JUDGE, JUMP, NEUTRAL, PIECES, WAITING
from parlour.players.ludo.network import BEATEN, FIRST, OUTPUTS, LudoJudge, first

MOST_THROWS: Final[i64] = 4000  # longer games teach nothing: nobody comes home any more
MOST_SEATS: Final[i64] = 8
ONLOOKER: Final = 0.5  # how often a seat learns from what another one did


class LudoSelfPlay:
    """One judge playing all seats, and learning from what came of it."""

    def __init__(self, judge: LudoJudge, seed: int) -> None:
        self.judge: Final = judge
        self.rng: Final = Random(seed)
        self.units: vec[i64] = vec[i64]([])  # what was noted of every position that is learned from
        self.amounts: vec[float] = vec[float]([])
        self.begins: vec[i64] = vec[i64]([])  # where a position's units begin
        self.viewers: vec[i64] = vec[i64]([])
        self.used: i64 = 0
        self.made: i64 = 0
        self.target: vec[float] = vec[float]([0.0] * OUTPUTS)
        self.first: vec[float] = vec[float]([0.0] * MOST_SEATS)  # what each seat learns from: what came out, or was thought later
        self.beaten: vec[float] = vec[float]([0.0] * MOST_SEATS)

    def game(self, start: LudoState, rate: float, trace: float, takers: i64 = 0) -> i64:
        """Play one game and learn from it; the number of positions learned from. The seats of `takers`, as bits, play by taking()."""
        state = start.clone()
        rng = self.rng
        judge = self.judge
        self.used = 0
        self.made = 0
        throws: i64 = 0
        while state.turn != OVER:
            if state.turn == CHANCE:
                throws += 1
                if throws > MOST_THROWS:
                    return 0
                state.play(state.throw(rng))
                continue
            seat = state.turn
            choices = state.fill()
            state.play(judge.best(state) if takers >> seat & 1 == 0 else taking(state))
            if choices > 1 and state.turn == CHANCE:
                self.keep(state, seat)
            elif state.turn == CHANCE and rng.random() < ONLOOKER:
                self.keep(state, rng.randrange(state.seats))
        seat = 0
        while seat < state.seats:
            self.first[seat] = first(state, seat)
            self.beaten[seat] = state.payoff(seat)
            seat += 1
        self.learn(rate, trace)
        return self.made

    def keep(self, state: LudoState, seat: i64) -> None:
        """Remember what a seat sees of a position."""
        self.judge.note(state, seat)
        network = self.judge.network
        made = self.made
        if made == len(self.viewers):
            self.viewers = append(self.viewers, seat)
            self.begins = append(self.begins, self.used)
        else:
            self.viewers[made] = seat
            self.begins[made] = self.used
        which: i64 = 0
        used = self.used
        while which < network.noted:
            if used == len(self.units):
                self.units = append(self.units, network.unit[which])
                self.amounts = append(self.amounts, network.amount[which])
            else:
                self.units[used] = network.unit[which]
                self.amounts[used] = network.amount[which]
            used += 1
            which += 1
        self.used = used
        self.made = made + 1

    def learn(self, rate: float, trace: float) -> None:
        """From the end back: each position learns a mean of what its seat thought later and what came out for it."""
        network = self.judge.network
        target = self.target
        end = self.used
        at = self.made
        while at > 0:
            at -= 1
            begin = self.begins[at]
            which = begin
            while which < end:
                network.unit[which - begin] = self.units[which]
                network.amount[which - begin] = self.amounts[which]
                which += 1
            network.noted = end - begin
            end = begin
            seat = self.viewers[at]
            target[FIRST] = self.first[seat]
            target[BEATEN] = self.beaten[seat]
            network.learn(target, rate)
            self.first[seat] = trace * self.first[seat] + (1.0 - trace) * network.out[FIRST]
            self.beaten[seat] = trace * self.beaten[seat] + (1.0 - trace) * network.out[BEATEN]


# Rivals to measure against

RANDOM: Final[i64] = 0
TAKES: Final[i64] = 1  # takes if it can, else moves its foremost piece


def origin(action: i64) -> i64:
    """The progress at which an action's piece starts."""
    if action >= JUDGE:
        return action - JUDGE - 1
    if action >= JUMP:
        return action - JUMP - 1
    if action >= NEUTRAL:
        return action - NEUTRAL - 1
    return action - (BACKWARD if action >= BACKWARD else FORWARD) - 1


def rival_pips(state: LudoState, seat: i64) -> i64:
    """How far the pieces of the other sides have come; waiting ones less than nothing."""
    colours = state.colours
    side = seat & 1 if colours.partners else seat
    total: i64 = 0
    colour: i64 = 0
    while colour < colours.count:
        if colours.owners[colour] >= 0 and colours.side[colour] != side:
            piece = PIECES * colour
            while piece < PIECES * colour + PIECES:
                total += 1 if state.at[piece] > WAITING else 0
                piece += 1
        colour += 1
    return total


def taking(state: LudoState) -> i64:
    """Take if you can, of several pieces by the foremost, else move the foremost; one's own before nobody's."""
    seat = state.turn
    count = state.fill()
    actions = state.moves[:]
    before = rival_pips(state, seat)
    best: i64 = 0
    most: i64 = -10_000
    which: i64 = 0
    while which < count:
        action = actions[which]
        after = state.clone()
        after.play(action)
        rank = origin(action)
        if rival_pips(after, seat) < before:
            rank += 1000
        if NEUTRAL <= action < JUMP:
            rank -= 500
        if rank > most:
            most = rank
            best = action
        which += 1
    return best


def play_against(start: LudoState, judge: LudoJudge, rival: i64, ours: i64, throws: i64, rng: Random) -> LudoState:
    """One game in which the judge plays the seats whose bits are set, to its end."""
    state = start.clone()
    made: i64 = 0
    while state.turn != OVER and made < 20 * MOST_THROWS:
        made += 1
        if state.turn == CHANCE:
            state.play(state.throw(rng))
        elif ours >> state.turn & 1 != 0:
            state.play(judge.best_ahead(state, throws))
        elif rival == TAKES:
            state.play(taking(state))
        else:
            state.play(state.sample(rng))
    return state
