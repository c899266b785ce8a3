"""Experts that look ahead: what a family knows about its positions, and the one alpha-beta search."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import ClassVar, Final

from parlour.core.state import State
from parlour.players.alphabeta import DEEPEST, SURE, AlphaBeta, Found, Knowledge
from parlour.players.expert import Expert, Strength, Worth

EVEN_CHANCE: Final = 0.5
LINES: Final = 3  # so many of the best actions are weighed exactly for whoever asks what they are worth
GLANCE: Final = 300  # positions
SHOCKING: Final = 3.3  # times the scale: a queen at chess
LESS_DEEP: Final = 2  # moves
KEPT_BACK: Final = 0.35  # of the brake, for a second look where first moves vary; the first takes a third of it, compiled
SOON: Final = 0.001  # seconds
MUCH_WORSE: Final = 3.0  # times what is not minded
PROVED: Final = 3  # parts of the positions, one of them for whether an action holds that seemed near the best less deep
MISJUDGED: Final = 3.0  # standard deviations within which an action can still seem the best


@dataclass(frozen=True, slots=True)
class Decision:
    """An action that was chosen, and the search that it was chosen by."""

    state: State
    action: int
    found: Found
    search: AlphaBeta

    @property
    def worth(self) -> int:
        """What the action is worth to whoever makes it."""
        return self.found.worths[self.found.actions.index(self.action)]

    def line(self, most: int) -> list[int]:
        """How it might go on, the action first."""
        return self.search.line(self.state, self.action, most)


class Foresight(Expert):
    """An expert for games of thought. A family says what it knows."""

    overlooked: ClassVar[float] = 16.0  # how much more than elsewhere the noise of a weak level counts, times that noise
    forgotten: ClassVar[float] = 3.0  # how often it does not think of the answer at all, times its noise

    @abstractmethod
    def knowledge(self, state: State) -> Knowledge | None:
        """What is known about a position in which somebody is to act; None if nothing is."""

    def misjudged(self, state: State, strength: Strength) -> float:
        """The noise where much can be overlooked: weak players overlook more than they misjudge elsewhere, strong ones hardly."""
        return strength.noise * (1.0 + self.overlooked * strength.noise)

    def varied(self, state: State) -> float:
        """Differences of worth that are not minded while a game has hardly begun, because it would become the same one again."""
        return 0.0

    def exact(self, state: State) -> dict[int, float] | None:
        """How every action ends, as a chance to win, where that is known."""
        return None

    def known(self, state: State, strength: Strength) -> dict[int, float] | None:
        """The same for a player who misjudges nothing."""
        return self.exact(state) if state.turn >= 0 and strength.noise == 0.0 else None

    def choose(self, state: State, strength: Strength, seed: int) -> int | None:
        """Worths are misjudged, not chances: those hardly differ once a game is nearly decided, and a queen would be given away.

        Of an action whose worth is not known exactly only so much is known that it is clearly worse: nobody takes that for the best.
        """
        if self.known(state, strength) is not None:
            return super().choose(state, strength, seed)
        decision = self.decide(state, strength, seed)
        return None if decision is None else decision.action

    def decide(self, state: State, strength: Strength, seed: int, among: list[int] | None = None) -> Decision | None:
        """What a look ahead chooses, of all actions or among some, and what it saw; None if nothing is known about the position."""
        knowledge = self.knowledge(state)
        if knowledge is None:
            return None
        noise, shade = self.misjudged(state, strength), self.varied(state)
        near = max(float(knowledge.near), shade)
        margin = max(near, MISJUDGED * noise * whole_game(knowledge))
        deepest = Look(knowledge, state, strength, margin, part=1.0 - KEPT_BACK if shade > 0.0 else 1.0, among=among)
        if noise == 0.0 and deepest.found.worths[0] < -knowledge.scale:  # the best go the best way when they are behind
            near, shade = float(knowledge.near), 0.0
        wider = deepest.wider() if shade > 0.0 else None
        look = wider or deepest
        found = look.found
        worths = {action: float(worth) for action, worth in zip(found.actions[: found.known], found.worths, strict=False)}
        if abs(found.worths[0]) > SURE:  # the quickest win, or the longest way to lose
            best = worths[found.actions[0]]
            chosen = Random(seed).choice(sorted(action for action, worth in worths.items() if worth == best))
            return Decision(state, chosen, found, look.search)
        careless = Random(~seed).random() < self.forgotten * strength.noise and not is_threatened(knowledge, state)
        chosen = found.actions[0]
        while worths:
            chosen = Worth("other", worths, scale=whole_game(knowledge), near=near).choose(noise, seed)
            if strength.noise == 0.0:
                fit = wider is None or deepest.holds(chosen, shade)
            else:
                fit = careless or not is_absurd(knowledge, state, chosen, found.worths[0])
            if fit:
                break
            del worths[chosen]
        if strength.noise == 0.0 and not worths:
            return Decision(state, deepest.found.actions[0], deepest.found, deepest.search)
        return Decision(state, chosen, found, look.search)

    def looks_ahead(self, state: State, strength: Strength) -> bool:
        """Whether it chooses by what it weighs there; a family may have positions in which it knows better."""
        return True

    def advise(self, state: State, strength: Strength, seed: int) -> tuple[int | None, Worth | None]:
        """One look for both. Who asks what is best is not told what else would do: first moves do not vary here."""
        if not self.looks_ahead(state, strength):
            return super().advise(state, strength, seed)
        worth = self.weigh(state, strength, seed)
        return None if worth is None else worth.best(), worth

    def weigh(self, state: State, strength: Strength, seed: int) -> Worth | None:
        """Where the end is known, that; of actions that win and lose nothing the search tells the better ones."""
        known = self.known(state, strength)
        if known is None or max(known.values()) == EVEN_CHANCE:
            seeming = self.seeming(state, strength)
            if known is None or seeming is None:
                return seeming
            values = {action: seeming.values[action] if worth == EVEN_CHANCE else worth for action, worth in known.items()}
            return Worth("chance", values, near=seeming.near)
        return Worth("chance", known)

    def seeming(self, state: State, strength: Strength) -> Worth | None:
        """What looking ahead tells."""
        knowledge = self.knowledge(state)
        if knowledge is None:
            return None
        margin = max(float(knowledge.near), MISJUDGED * self.misjudged(state, strength) * whole_game(knowledge))
        found = Look(knowledge, state, strength, margin, lines=LINES).found
        chances = {action: self.chance(state, knowledge, found, worth) for action, worth in zip(found.actions, found.worths, strict=True)}
        return Worth("chance", chances, near=float(knowledge.near) / whole_game(knowledge))

    def chance(self, state: State, knowledge: Knowledge, found: Found, worth: int) -> float:
        """The chance to win with an action that was found to be worth so much."""
        return knowledge.chance(worth)


def whole_game(knowledge: Knowledge) -> float:
    """The change of worth that would decide a game which is even, if chances went on changing as they do there."""
    return 4.0 * knowledge.scale


def is_absurd(knowledge: Knowledge, state: State, action: int, best: int) -> bool:
    """Whether the answer shows at a glance that an action loses far more than others: nobody overlooks that who thinks of the answer."""
    return AlphaBeta(knowledge, GLANCE).bounded(state, action, 1, best - int(SHOCKING * knowledge.scale))


def is_threatened(knowledge: Knowledge, state: State) -> bool:
    """Whether as much would be lost at once if nothing were done: that is in front of everybody's nose."""
    passed = knowledge.passed(state, 0)
    if passed is None:
        return False
    most = int(SHOCKING * knowledge.scale) - knowledge.worth(state)
    return AlphaBeta(knowledge, GLANCE).settle(passed, most - 1, most, 1, 0) >= most


class Look:
    """What a search found about a position, and how to vary it where that is not certain: the last look may know one action."""

    def __init__(
        self,
        knowledge: Knowledge,
        state: State,
        strength: Strength,
        margin: float,
        *,
        lines: int = 1,
        part: float = 1.0,  # of the brake's seconds
        among: list[int] | None = None,
        deepest: int = DEEPEST // 2,
    ) -> None:
        self.began: Final = process_time()
        self.knowledge: Final = knowledge
        self.state: Final = state
        self.strength: Final = strength
        self.margin: Final = int(margin)
        self.lines: Final = lines
        self.among: Final = among
        self.deepest: Final = min(deepest, strength.moves or deepest)
        self.search = AlphaBeta(knowledge, strength.positions, part * strength.seconds)
        self.found = self.search.think(state, lines, self.margin, self.deepest, among)
        rest = self.found.actions[self.found.looked :]
        if strength.noise == 0.0 and self.found.worths[0] < -SURE and rest:
            self.think_again(rest)

    @property
    def left(self) -> float:
        """Of the brake's seconds; 0: no brake."""
        seconds = self.strength.seconds
        return max(seconds - (process_time() - self.began), SOON) if seconds > 0.0 else 0.0

    def think_again(self, rest: list[int]) -> None:
        """About what the last look had no time for, because what it looked at is lost."""
        search = AlphaBeta(self.knowledge, self.strength.positions, self.left)
        found = search.think(self.state, self.lines, self.margin, self.deepest, rest)
        lost = self.found
        if found.worths[0] <= lost.worths[0]:
            return
        actions = found.actions + lost.actions[: lost.looked]
        worths = found.worths + lost.worths[: lost.looked]
        self.search = search
        self.found = Found(actions, worths, found.known, found.looked, found.depth, found.positions + lost.positions)

    def wider(self) -> Look | None:
        """So deep as everything can be weighed; None if that was cut off. What is certain needs none: less deep it would be passed by."""
        if self.found.depth <= LESS_DEEP or abs(self.found.worths[0]) > SURE:
            return None
        part = self.left / self.strength.seconds if self.strength.seconds > 0.0 else 0.0
        less_deep = self.found.depth - LESS_DEEP
        look = Look(self.knowledge, self.state, self.strength, self.margin, part=part, among=self.among, deepest=less_deep)
        return None if self.left == SOON else look

    def holds(self, action: int, shade: float) -> bool:
        """Whether an action that seems near the best less deep is not much worse as deep as the best was looked at."""
        found, positions = self.found, self.strength.positions // PROVED
        least = found.worths[0] - int(MUCH_WORSE * shade)
        return action == found.actions[0] or self.search.holds(self.state, action, found.depth, least, positions, self.left)
