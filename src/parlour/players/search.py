"""Monte Carlo tree search (UCT) for any game on the contract: dice, any number of seats, no knowledge but the rules.

Every seat maximises its own payoff. A node is a number; what is known about it stands in flat vecs under that number. The
children of a decision lie side by side; a throw's outcomes are chained in the order in which they were first drawn. One
simulation walks down the tree, adds what it finds there, plays at random to the end, and tells every node it passed.

With two seats, positions that are decided (won, lost or drawn whatever happens) are marked as such and never simulated again.
"""

from __future__ import annotations

import math
from time import process_time
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.state import CHANCE, NOBODY, OVER, State

EXPLORATION: Final = 0.7  # how much a rarely tried action is favoured, in parts of the range that payoffs have shown
MOST_NODES: Final[i64] = 1_000_000  # 64 MB; a full tree is searched on without growing
CLOCK_EVERY: Final[i64] = 8  # simulations between two looks at the clock
OPEN: Final = -1.0  # Tree.decided: anything may happen yet


class Thought:
    """What a search found about each legal action: how often it was tried, and what it is worth to the seat to move."""

    def __init__(self, actions: list[int], visits: list[int], values: list[float], decided: list[bool], simulations: int) -> None:
        self.actions: Final = actions  # in the order of legal()
        self.visits: Final = visits
        self.values: Final = values  # from 0, lost, to 1, won
        self.decided: Final = decided  # the value is certain
        self.simulations: Final = simulations

    @property
    def best(self) -> int:
        """A sure win, else the action tried most often among those that do not surely lose."""
        top = 0
        for at in range(1, len(self.actions)):
            if self.rank(at) > self.rank(top):
                top = at
        return self.actions[top]

    def rank(self, at: int) -> tuple[int, int, float]:
        """What actions are compared by: a decided win first, then how often it was tried, and its worth."""
        if self.decided[at]:
            if self.values[at] >= 1.0:
                return (2, 0, 1.0)
            if self.values[at] <= 0.0:
                return (0, self.visits[at], 0.0)
        return (1, self.visits[at], self.values[at])


def search(state: State, *, iterations: int = 0, seconds: float = 0.0, seed: int = 0, exploration: float = EXPLORATION) -> Thought:
    """Think about a decision for a number of simulations, or a time, or whichever ends first. Iterations alone are repeatable."""
    if state.turn < 0:
        raise ValueError("there is nothing to decide in this position")
    if iterations <= 0 and seconds <= 0.0:
        raise ValueError("a search needs a number of iterations or of seconds")
    tree = Tree(state, exploration, seed)
    tree.grow(iterations if iterations > 0 else 1 << 60, seconds)
    return tree.thought()


class Tree:
    """The tree of one search. Node 0 is the position itself."""

    def __init__(self, start: State, exploration: float, seed: int, most_nodes: i64 = MOST_NODES) -> None:
        self.start: State = start
        self.exploration: float = exploration
        self.rng: Random = Random(seed & 0x7FFFFFFFFFFFFFFF)
        self.most_nodes: i64 = most_nodes
        self.used: i64 = 1
        nothing: vec[i64] = vec[i64]([0])
        self.action: vec[i64] = nothing[:]  # what leads here
        self.first: vec[i64] = nothing[:]  # the first child, 0 if there is none yet
        self.count: vec[i64] = nothing[:]  # of a decision's children
        self.next: vec[i64] = nothing[:]  # the next outcome of the same throw, 0 if there is none
        self.visits: vec[float] = vec[float]([0.0])
        self.doubt: vec[float] = vec[float]([0.0])  # 1 / sqrt(visits), 0 if there were none
        self.mean: vec[float] = vec[float]([0.0])  # the payoff for the seat that chose to come here
        self.decided: vec[float] = vec[float]([OPEN])  # the same, if it is certain
        self.path: vec[i64] = nothing[:]  # the nodes of the running simulation
        self.chooser: vec[i64] = vec[i64]([start.turn])  # which seat chose each of them, NOBODY for the dice
        self.rewards: vec[float] = vec[float]([0.0 for _ in range(start.seats)])
        self.lowest: float = 1.0  # of all rewards so far
        self.highest: float = 0.0
        self.simulations: i64 = 0
        self.make_room(1024)

    def grow(self, iterations: i64, seconds: float) -> None:
        """Simulate until one of the budgets is used up (no seconds: no clock), or the position is decided."""
        end = process_time() + seconds
        while self.simulations < iterations and self.decided[0] == OPEN:
            self.simulate()
            self.simulations += 1
            if seconds > 0.0 and self.simulations % CLOCK_EVERY == 0 and process_time() >= end:
                break

    def simulate(self) -> None:
        """One game from the root to its end, and what it tells every position on its way."""
        state = self.start.clone()
        rng = self.rng
        node: i64 = 0
        depth: i64 = 0
        chooser: i64 = state.turn
        while state.turn != OVER and (self.visits[node] > 0.0 or depth == 0):
            if state.turn == CHANCE:
                chooser = NOBODY
                child = self.drawn(node, state.throw(rng))
            else:
                chooser = state.turn
                child = self.select(node, state)
            if child == 0:  # the tree is full
                break
            state.play(self.action[child])
            node = child
            depth += 1
            if depth == len(self.path):
                self.path = append(self.path, node)
                self.chooser = append(self.chooser, chooser)
            else:
                self.path[depth] = node
                self.chooser[depth] = chooser
            if self.decided[node] != OPEN:
                break
        self.judge(state, node, depth)
        self.reward(depth)

    def select(self, node: i64, state: State) -> i64:
        """The child to try next. Those never tried count as tried once, with their siblings' mean."""
        if self.count[node] == 0 and not self.expand(node, state):
            return 0
        first = self.first[node]
        end = first + self.count[node]
        visits = self.visits
        doubt = self.doubt
        mean = self.mean
        decided = self.decided
        spread = self.exploration * (self.highest - self.lowest) * math.sqrt(math.log(1.0 + visits[node]))
        best: i64 = 0
        best_score = -1.0
        tried = 0.0
        total = 0.0
        all_tried = True
        child = first
        while child < end:
            unsure = doubt[child]
            if unsure == 0.0:
                all_tried = False
            else:
                own = mean[child]
                tried += visits[child]
                total += own * visits[child]
                score = decided[child]
                if score == OPEN:
                    score = own + spread * unsure
                elif score >= 1.0:
                    return child
                if score > best_score:
                    best_score = score
                    best = child
            child += 1
        if not all_tried and (tried == 0.0 or total / tried + spread >= best_score):
            return self.untried(first, end)
        return best

    def untried(self, first: i64, end: i64) -> i64:
        """A child never tried, sought from a random one on."""
        doubt = self.doubt
        child = first + self.rng.randrange(end - first)
        while doubt[child] != 0.0:
            child += 1
            if child == end:
                child = first
        return child

    def expand(self, node: i64, state: State) -> bool:
        """Give a decision its children; False if the tree is full."""
        count = state.fill()
        first = self.used
        if not self.make_room(first + count):
            return False
        action = self.action
        moves = state.moves
        at: i64 = 0
        while at < count:
            action[first + at] = moves[at]
            at += 1
        self.used = first + count
        self.first[node] = first
        self.count[node] = count
        return True

    def drawn(self, node: i64, outcome: i64) -> i64:
        """The child for a throw's outcome, made when it is drawn for the first time; 0 if the tree is full."""
        child = self.first[node]
        while child != 0:
            if self.action[child] == outcome:
                return child
            child = self.next[child]
        child = self.used
        if not self.make_room(child + 1):
            return 0
        self.used = child + 1
        self.action[child] = outcome
        self.next[child] = self.first[node]
        self.first[node] = child
        return child

    def make_room(self, nodes: i64) -> bool:
        """Make the vecs long enough, twice as long each time; False beyond most_nodes."""
        here: i64 = len(self.action)
        if nodes <= here:
            return True
        if nodes > self.most_nodes:
            return False
        wanted = max(nodes, min(2 * here, self.most_nodes))
        self.action = lengthened(self.action, wanted)
        self.first = lengthened(self.first, wanted)
        self.count = lengthened(self.count, wanted)
        self.next = lengthened(self.next, wanted)
        self.visits = stretched(self.visits, wanted, 0.0)
        self.doubt = stretched(self.doubt, wanted, 0.0)
        self.mean = stretched(self.mean, wanted, 0.0)
        self.decided = stretched(self.decided, wanted, OPEN)
        return True

    def judge(self, state: State, node: i64, depth: i64) -> None:
        """What the simulation brings each seat: for certain where the tree knows the end, else by random play."""
        rewards = self.rewards
        chooser = self.chooser[depth]
        if self.decided[node] != OPEN:
            rewards[chooser] = self.decided[node]
            rewards[1 - chooser] = 1.0 - self.decided[node]
            return
        in_tree = state.turn == OVER
        if not in_tree:
            state.playout(self.rng)
        seat: i64 = 0
        while seat < state.seats:
            reward = state.payoff(seat)
            self.lowest = min(self.lowest, reward)
            self.highest = max(self.highest, reward)
            rewards[seat] = reward
            seat += 1
        if in_tree and state.seats == 2 and chooser != NOBODY and rewards[0] + rewards[1] == 1.0:
            self.decide(depth, rewards[chooser])

    def decide(self, depth: i64, value: float) -> None:
        """Mark the end of the path as decided, and what is decided by it further up."""
        chooser = self.chooser[depth]
        self.decided[self.path[depth]] = value
        while depth > 0:
            parent = self.path[depth - 1]
            if value < 1.0:  # then it depends on the other choices
                value = self.best_of(parent)
                if value == OPEN:
                    return
            mover = chooser
            chooser = self.chooser[depth - 1]
            if chooser == NOBODY:
                return
            if chooser != mover:
                value = 1.0 - value
            self.decided[parent] = value
            depth -= 1

    def best_of(self, node: i64) -> float:
        """The best of a decision's children, if all of them are decided."""
        child = self.first[node]
        end = child + self.count[node]
        best = OPEN
        while child < end:
            if self.decided[child] == OPEN:
                return OPEN
            best = max(best, self.decided[child])
            child += 1
        return best

    def reward(self, depth: i64) -> None:
        """Add the rewards to every node of the path."""
        path = self.path
        choosers = self.chooser
        visits = self.visits
        doubt = self.doubt
        mean = self.mean
        rewards = self.rewards
        while depth >= 0:
            node = path[depth]
            chooser = choosers[depth]
            times = visits[node] + 1.0
            visits[node] = times
            doubt[node] = 1.0 / math.sqrt(times)
            if chooser != NOBODY:
                mean[node] += (rewards[chooser] - mean[node]) / times
            depth -= 1

    def thought(self) -> Thought:
        """What all of it says about the root's actions."""
        first = self.first[0]
        children = [first + at for at in range(self.count[0])]
        decided = [self.decided[child] != OPEN for child in children]
        values = [self.decided[child] if self.decided[child] != OPEN else self.mean[child] for child in children]
        visits = [int(self.visits[child]) for child in children]
        return Thought([self.action[child] for child in children], visits, values, decided, self.simulations)


def lengthened(numbers: vec[i64], length: i64) -> vec[i64]:
    """The numbers, followed by zeros."""
    missing = length - len(numbers)
    while missing > 0:
        numbers = append(numbers, 0)
        missing -= 1
    return numbers


def stretched(numbers: vec[float], length: i64, filling: float) -> vec[float]:
    """The numbers, followed by more of the same filling."""
    missing = length - len(numbers)
    while missing > 0:
        numbers = append(numbers, filling)
        missing -= 1
    return numbers
