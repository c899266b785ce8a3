"""The actions of a game as learners want them: numbered from 0 on without gaps, as many as the setup can ever have.

The games' own numbers say what is done (from * 64 + to) and leave wide gaps. Here every family tells which of them a decision or a throw
can have at all; what is legal is still said by State.legal() alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import product
from typing import Final

from parlour.catalogue import game
from parlour.core.errors import ParlourError
from parlour.core.face import one_of
from parlour.core.setup import Setup, whole
from parlour.core.state import State

Numbers = Iterable[int]

DIE: Final = range(1, 7)
FACES: Final = "123456"
MOST_DICE: Final = 5


def ascending(dice: int) -> list[int]:
    """Every throw of so many dice as a decimal number, the faces ascending."""
    return [int("".join(faces)) for faces in product(FACES, repeat=dice) if list(faces) == sorted(faces)]


def fallen() -> list[int]:
    """Up to five dice one behind the other: where white and grey dice fall together, each colour ascends."""
    return [int("".join(faces)) for dice in range(1, MOST_DICE + 1) for faces in product(FACES, repeat=dice)]


def again(most: int) -> list[int]:
    """Up to so many dice that are thrown again."""
    return [number for dice in range(1, most + 1) for number in ascending(dice)]


def mill(state: State) -> Numbers:
    from parlour.games.mill.engine import DECLINE

    return range(DECLINE + 1)


def draughts(state: State) -> Numbers:
    from parlour.games.draughts import engine, wall_engine, wolf_engine
    from parlour.games.draughts.grid import EIGHT
    from parlour.games.draughts.step_engine import StepState

    grid = EIGHT if isinstance(state, StepState) else one_of(engine.DraughtsState, state).rules.grid
    squares = range(grid.squares)
    lines = [64 * start + end for start in squares for end in squares if start != end and aligned(grid.places[start], grid.places[end])]
    if isinstance(state, wolf_engine.WolfState):
        return [*lines, *(wolf_engine.PLACE + square for square in squares)]
    if isinstance(state, wall_engine.WallState):
        return [*lines, *(wall_engine.TAKE + square for square in squares), wall_engine.LEAVE]
    hops = [engine.HOP + line for line in lines]
    return [*lines, *hops, *(engine.HUFF + square for square in squares), engine.CORRECT]


def aligned(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """On one diagonal, rank or file."""
    right, up = abs(one[0] - other[0]), abs(one[1] - other[1])
    return right == up or right == 0 or up == 0


def chess(state: State) -> Numbers:
    from parlour.games.chess.moves import DROP, PASS

    squares = [(column, row) for row in range(8) for column in range(8)]
    found = [DROP + square for square in range(64)] + [PASS]
    for (start, (column, row)), (end, (file, rank)) in product(enumerate(squares), repeat=2):
        steps = sorted((abs(file - column), abs(rank - row)))
        if steps != [0, 0] and (steps == [1, 2] or aligned((column, row), (file, rank))):
            found.append(64 * start + end)
        if (row, rank) in ((6, 7), (1, 0)) and abs(file - column) <= 1:
            found += [4096 * kind + 64 * start + end for kind in range(1, 8)]
    return found


def halma(state: State) -> Numbers:
    from parlour.games.halma.engine import HalmaState
    from parlour.games.halma.rules import PASS, TAKE

    rules = one_of(HalmaState, state).rules
    fields = range(rules.fields)
    pairs = [256 * start + end for start in fields for end in fields if start != end]
    return [*pairs, PASS, *((TAKE + field for field in fields) if rules.encloses else ())]


def five(state: State) -> Numbers:
    from parlour.games.five.engine import FiveState

    grid = one_of(FiveState, state).grid
    squares = list(grid.squares)
    return [*squares, *(grid.area * (1 + start) + end for start in squares for end in squares)]  # to itself too, so that all rows are alike


def solitaire(state: State) -> Numbers:
    from parlour.games.solitaire.engine import STOP

    return range(STOP + 1)


def ludo(state: State) -> Numbers:
    from parlour.games.ludo.engine import LudoState
    from parlour.games.ludo.rules import BACKWARD, FORWARD, JUDGE, JUMP, NEUTRAL

    rules = one_of(LudoState, state).rules
    if rules.chase:
        return ()
    kinds = [FORWARD]
    kinds += [BACKWARD] if rules.capturing.backward else []
    kinds += [NEUTRAL] if rules.colours.neutral >= 0 else []
    kinds += [JUMP] if rules.star_jumps else []
    kinds += [JUDGE] if rules.capturing.judged else []
    return [kind + progress + 1 for kind in kinds for progress in range(-1, rules.squares.top + 1)]


def tables(state: State) -> Numbers:
    from parlour.games.tables.rules import CONTINUE, PLACES, ROLL, SHORT

    return [*range(ROLL, CONTINUE + 1), *(8 * (place + 1) + number for place in range(PLACES) for number in DIE), SHORT]


def track(state: State) -> Numbers:
    """Only geese that leave a choice, and bridges that somebody can pay for, let anybody decide: to go on, or to stay."""
    from parlour.games.track.engine import TrackState
    from parlour.games.track.rules import BRIDGE, GO_ON, GOOSE, STAY

    begun = one_of(TrackState, state)
    squares = begun.rules.squares
    fees = [fee for kind, fee in zip(squares.kind, squares.fee, strict=True) if kind == BRIDGE]
    stays = begun.rules.geese.may_stay and GOOSE in squares.kind
    return (STAY, GO_ON) if stays or any(begun.chips[0] >= 2 * fee for fee in fees) else ()  # nobody gets richer before the end


def kniffel(state: State) -> Numbers:
    from parlour.games.dice.throws import FIVES
    from parlour.games.kniffel.engine import KEEP
    from parlour.games.kniffel.rules import COUNT

    return [*range(COUNT), *range(KEEP, KEEP + FIVES)]


def tricks(state: State) -> Numbers:
    from parlour.games.tricks.engine import TrickState

    trick = one_of(TrickState, state).trick
    return {0, 1, *trick.says, *trick.names}


def dice(state: State) -> Numbers:
    """Each dice game that decides anything has its own few words."""
    from parlour.games.dice import chicago_rules, craps_rules, wuerfelpoker_rules

    setup = state.setup
    if setup.game == "craps":
        chips = setup.number("start_chips") * setup.seats
        return [*range(2, 13), *range(craps_rules.STAKE + 1, craps_rules.STAKE + chips + 1)]
    if setup.game in ("chicago", "chicago_hoch_tief"):
        thrown = again(3)
        turned = [chicago_rules.CONVERT + number for number in thrown if number < 100]
        return [chicago_rules.STOP, *thrown, *turned, chicago_rules.CALL_HIGH, chicago_rules.CALL_LOW]
    if setup.game == "wuerfelpoker":
        raises = [wuerfelpoker_rules.RAISE_BY + chips for chips in range(setup.number("chips") * setup.seats + 1)]
        raising = [*raises, wuerfelpoker_rules.FOLD, wuerfelpoker_rules.CALL] if setup.flag("raising") else []
        return [*raising, *([wuerfelpoker_rules.STAND, *again(MOST_DICE)] if setup.number("throws") > 1 else [])]
    if setup.game == "rentmeister":
        return range(6 if setup.choice("placement") == "free" else 0)
    few = {"boese_drei": 2, "unter_ueber_sieben": 2, "va_banque": 4}
    return range(few.get(setup.game, 0))


FAMILIES: Final[dict[str, Callable[[State], Numbers]]] = {
    "chess": chess,
    "dice": dice,
    "draughts": draughts,
    "five": five,
    "halma": halma,
    "kniffel": kniffel,
    "ludo": ludo,
    "mill": mill,
    "solitaire": solitaire,
    "tables": tables,
    "track": track,
    "tricks": tricks,
}
THROWN: Final[dict[str, Callable[[], Numbers]]] = {  # the outcomes of chance; one die where a family is not named
    "dice": fallen,
    "kniffel": fallen,
    "tables": lambda: range(1, 67),
    "track": lambda: range(1, 67),
}


def numbers(setup: Setup) -> tuple[Sequence[int], Sequence[int]]:
    """The games' own numbers of all actions of decisions, and of all outcomes of throws."""
    found = game(setup.game)
    told = found.numbers(setup)
    if told is not None:
        return told
    if found.family not in FAMILIES:
        raise ParlourError(f"{setup.game} does not say which numbers its actions can have: write Game.numbers")
    decided = sorted(set(FAMILIES[found.family](found.begin(setup))))
    thrown = sorted(set(THROWN[found.family]())) if found.family in THROWN else DIE
    return decided, thrown


class Actions:
    """Every action of a setup by its place: `place` and `number` lead from the game's number to the place and back.

    A game in which nobody decides anything has one place all the same, which never is legal, because a space cannot be empty.
    """

    def __init__(self, setup: Setup) -> None:
        decided, thrown = both(setup)
        self.numbers: Final = decided
        self.outcomes: Final = thrown
        self.count: Final = max(1, len(decided))
        self._places: Final = {number: place for place, number in enumerate(decided)}
        self._thrown: Final = {number: place for place, number in enumerate(thrown)}

    def place(self, action: int) -> int:
        """The place of an action of a decision."""
        return self._places[action]

    def number(self, place: int) -> int:
        """The action at a place; IndexError where there is no such place."""
        return at(self.numbers, place, "action")

    def outcome(self, place: int) -> int:
        """The outcome of chance at a place; IndexError where there is no such place."""
        return at(self.outcomes, place, "outcome")

    def thrown_place(self, outcome: int) -> int:
        """The place of an outcome of chance."""
        return self._thrown[outcome]

    def legal(self, state: State) -> list[int]:
        """The places of the legal actions of a decision, ascending; none at a throw, and none when it is over."""
        return [self._places[action] for action in state.legal()] if state.turn >= 0 else []

    def mask(self, state: State) -> list[int]:
        """1 at the place of every legal action of a decision, 0 at all others."""
        found = [0] * self.count
        for place in self.legal(state):
            found[place] = 1
        return found


def at(numbers: Sequence[int], place: int, thing: str) -> int:
    """What stands at a place, counted from 0 on and never from behind."""
    found = whole(place)
    if found is None or not 0 <= found < len(numbers):
        known = f"{thing}s 0 to {len(numbers) - 1}" if numbers else "this game has none"
        raise IndexError(f"there is no {thing} {place!r}; {known}")
    return numbers[found]


@lru_cache(maxsize=64)
def both(setup: Setup) -> tuple[tuple[int, ...], tuple[int, ...]]:
    decided, thrown = numbers(setup)
    return tuple(decided), tuple(thrown)
