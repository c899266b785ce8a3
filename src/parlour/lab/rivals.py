"""Players to measure ours against: simple ones, whose play anybody can follow, and outside engines where they are installed.

3                 a level                              4*10, 5/30      a level with ten times the positions, or a thirtieth of them
random            anything                             greedy          the action after which the family's measure is best
material:60000    plain alpha-beta over so many        distance:2000   the same over the way that is left;
                  positions, counting material                         without a number both look one action ahead
take-furthest     takes if it can, else moves the piece that has come furthest
take-nearest      takes if it can, else goes as near to its goal as it can (in tippy: to somebody else's piece)
threats           five in a row: completes, blocks, and builds by what lies in each line of five squares
monte-carlo:1770  a tree search over so many games at random, which knows the rules alone
stockfish:2000    by UCI_Elo, 0.1 s a move             gnubg:0         GNU Backgammon, so many plies
turbo:0.5         py-draughts' engine, so many seconds
and the players that other packages bring (parlour.players.named), by their names
"""

from __future__ import annotations

import re
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Final

from parlour.catalogue import FAMILIES, entry, game
from parlour.core.errors import ParlourError, some
from parlour.core.message import say
from parlour.core.state import OVER, State
from parlour.lab.plain_search import Measure, PlainSearch, standing
from parlour.players.expert import expert_of
from parlour.players.levels import STRENGTHS, Computer, Player
from parlour.players.named import UnknownPlayer, named_player
from parlour.players.random_player import RandomPlayer
from parlour.players.search import search

LEVEL: Final = re.compile(r"([0-9]+)(?:/([^*/:]*))?(?:\*([^*/:]*))?")
DIGITS: Final = re.compile(r"[0-9]{1,10}")  # int() takes more for a number than people write here
MOST: Final = 1_000_000_000  # positions, or times a level's: more is a slip, and no compiled number


EVERYWHERE: Final = (*STRENGTHS, "random", "monte-carlo:1770")  # those who play every game


class NoRival(ParlourError, ValueError):
    """No rival of that name plays this game here."""


def rival(name: str, id: str, seed: int, brake: bool = True) -> Player:
    """The player of that name for a game; NoRival says which there are. Without a brake seconds never cut a level's thoughts short."""
    level = LEVEL.fullmatch(name)
    if level is not None:
        number, parts, times = level.groups("1")
        return level_player(name, number, times, parts, seed, brake)
    word, colon, figure = name.partition(":")
    found = figured_player(name, word, figure, id, seed) if colon else plain_player(name, id, seed)
    if found is not None:
        return found
    from parlour.lab.outside import outside_player  # here, because they are seldom asked for

    found = outside_player(name, word, figure if colon else None, id)
    if found is not None:
        return found
    try:
        return named_player(name, seed)
    except UnknownPlayer:
        raise NoRival(say("error-lab-rival", name=name, game=id, known=some(EVERYWHERE))) from None


def versioned(name: str, id: str) -> str:
    """A rival's name for what is written down: a level says which version of the game's players it is."""
    level = LEVEL.fullmatch(name)
    return name if level is None else f"{name} v{expert_of(id).played_by(id, level_of(level.group(1)))}"


def plain_player(name: str, id: str, seed: int) -> Player | None:
    """Those whose name needs no figure."""
    match name:
        case "random":
            return RandomPlayer(seed)
        case "greedy":
            return Greedy(measure_of(id, "", name), seed)
        case "material" | "distance":
            return Greedy(measure_of(id, name, name), seed)
        case "take-furthest" if entry(id).family == "ludo":
            from parlour.lab.ludo_rival import TakesFurthest  # knows ludo alone

            return TakesFurthest()
        case "take-nearest":
            return TakesNearest(id, seed)
        case "threats" if entry(id).family == "five":
            from parlour.lab.threats import Threats  # knows five in a row alone

            return Threats(seed)
    return None


def figured_player(name: str, word: str, figure: str, id: str, seed: int) -> Player | None:
    """Those whose name says how much they look at."""
    match word:
        case "material" | "distance":
            return Deep(measure_of(id, word, name), whole(name, figure), seed)
        case "monte-carlo":
            return MonteCarlo(whole(name, figure), seed)
    return None


def whole(name: str, figure: str, low: int = 1, high: int = MOST) -> int:
    """A figure of a rival's name."""
    found = int(figure) if DIGITS.fullmatch(figure) else low - 1
    if not low <= found <= high:
        raise NoRival(say("error-lab-figure", name=name, figure=figure, low=low, high=high))
    return found


def level_of(written: str) -> int:
    """The level that digits name; 0, which none has, for more of them than any level needs."""
    return int(written) if DIGITS.fullmatch(written) else 0


def level_player(name: str, level: str, times: str, parts: str, seed: int, brake: bool) -> Player:
    number = level_of(level)
    if number not in STRENGTHS:
        raise NoRival(say("error-lab-level", level=level, known=some(list(STRENGTHS))))
    strength, more, fewer = STRENGTHS[number], whole(name, times), whole(name, parts)
    seconds = strength.seconds * more if brake else 0.0
    return Computer(replace(strength, positions=max(strength.positions * more // fewer, 1), seconds=seconds), seed)


def measure_of(id: str, unit: str, name: str = "") -> Measure:
    """What is counted in a game's family, in that unit or the usual one; NoRival names the rival that asks for it."""
    family = entry(id).family
    room = f"parlour.lab.measures.{family}"
    known: list[Measure] = import_module(room).MEASURES if family in FAMILIES and find_spec(room) is not None else []
    found = next((measure for measure in known if unit in ("", measure.unit)), None)
    if found is None:
        raise NoRival(say("error-lab-rival", name=name or unit, game=id, known=some(EVERYWHERE)))
    return found


def after(state: State, action: int) -> State:
    later = state.clone()
    later.play(action)
    return later


class Choosing:
    """Takes what its merit() says is best; among equals anything."""

    def __init__(self, seed: int) -> None:
        self.rng: Final = Random(seed)

    def choose(self, state: State) -> int:
        merits = {action: self.merit(state, action) for action in state.legal()}
        best = max(merits.values())
        return self.rng.choice([action for action, merit in merits.items() if merit == best])

    def merit(self, state: State, action: int) -> float:
        raise NotImplementedError


class Greedy(Choosing):
    """Looks at what stands after each action, and no further."""

    def __init__(self, measure: Measure, seed: int) -> None:
        super().__init__(seed)
        self.measure: Final = measure

    def merit(self, state: State, action: int) -> float:
        return float(standing(after(state, action), state.turn, self.measure))


class Deep:
    """Plain alpha-beta."""

    def __init__(self, measure: Measure, positions: int, seed: int) -> None:
        self.search: Final = PlainSearch(measure, positions, seed)

    def choose(self, state: State) -> int:
        return self.search.best_action(state)


class MonteCarlo:
    """What played at the strongest level of most games once: nothing is known but the rules."""

    def __init__(self, games: int, seed: int) -> None:
        self.games: Final = games
        self.rng: Final = Random(seed)

    def choose(self, state: State) -> int:
        return search(state, iterations=self.games, seed=self.rng.getrandbits(32)).best


class TakesNearest(Choosing):
    """Wins if it can, takes if it can, else minds the field that is nearest."""

    def __init__(self, id: str, seed: int) -> None:
        super().__init__(seed)
        self.face: Final = game(id).face
        self.measure: Final = measure_of(id, "distance", "take-nearest")

    def merit(self, state: State, action: int) -> float:
        later = after(state, action)
        if later.turn == OVER and later.payoff(state.turn) > 0.5:
            return 2e6
        takes = any(event.kind == "take" for event in self.face.tell(state, action, later))
        return 1e6 * takes + float(self.measure.nearness(later, state.turn, action))
