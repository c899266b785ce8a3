"""The dice kit: what a dice game other than Kniffel is made of.

Rules, `<id>_rules.py` (compiled): a class of engine.DiceState. A position is a vec of figures, first the table's, then each seat's;
the module names them by their place (`ROUND: Final[i64] = 0`). It writes

    fallen(outcome)       what a throw does; ends with cast(seat, dice), ask(seat) or finish()
    options_of_choice()   if there are decisions: the actions, into self.moves
    chosen(action)        what a decision does
    clone(), result()     a few lines, see boese_eins_rules.py

and has from the kit: figures[...], own(seat, figure), at(seat), option(number), column(figure), left_of, next_with (who is still in),
contests with throw-offs (open_contest, contest_goes_on, best_of), results (core.result.ranked, engine.placed, engine.one_loses), and
pips(outcome) for the sum of a throw. White and grey dice: set `cup` and `grey`. Nothing of `figures` may be hidden from the players.

Game, `<id>.py`: a DiceGame with the names and bounds of the figures, in the order of the rules module, the numbers of dice that can be
in the cup, and `fault(state)`: what no game can come to, in words ("" if it can). begin() may be extended for a start other than zeros.

Face, in `<id>.py` or a module of its own: a class of kit_face.DiceFace, which draws dice, sheet and seats from the figures and needs
only what is the game's own: prompt, buttons, what is told.

Texts: texts/<language>/families/dice_<id>.ftl and rules/<id>.md with the anchors `play` and `end` at least; what several games say is in
families/dice_kit.ftl.

A position is written as a list of figures a seat, then the table's figures by name and the last throw, and behind ` | ` what is next:

    A[6,5,0,0,0,11] B[0,0,0,0,0,0] round=0 dice=5 | A throws 1
    A[14,0] B[0,0] round=0 dice=5 | A chooses
    A[14,1] B[0,0] round=1 dice=3 | over
"""

import re
from collections.abc import Callable
from dataclasses import dataclass

from parlour.core.errors import PositionError
from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.setup import Option, Setup
from parlour.core.state import CHANCE, NOBODY, OVER
from parlour.games.dice.engine import LETTERS, TENS, DiceState, Ledger, first_throw, is_throw

SEAT_TEXT = re.compile(r"(?P<letter>[A-H])\[(?P<figures>-?[0-9]{1,9}(?:,-?[0-9]{1,9})*)\] ")
NAMED_TEXT = re.compile(r"(?P<name>[a-z_]+[0-9]*)=(?P<figure>-?[0-9]{1,9}) ")
PENDING = re.compile(r"\| (?:(?P<over>over)|(?P<letter>[A-H]) (?:(?P<chooses>chooses)|throws (?P<cup>[0-9])(?:\+(?P<grey>[0-9]))?))")

SEATS = (2, 3, 4, 5, 6, 7, 8)  # G7: nothing is printed
BOOKLET = "Big collection"


@dataclass(frozen=True, slots=True)
class Figure:
    """A number of the position. `counter`: it does not belong to the position's identity (turns made, for a limit)."""

    name: str
    high: int = 999_999_999
    low: int = 0
    counter: bool = False


Maker = Callable[[Setup, Ledger], DiceState]


def rounds_fit(state: DiceState, round: int, rounds: int) -> bool:
    """Whether the game is over after its last round and not before: `round` is the table's figure, `rounds` the option."""
    made, wanted = state.figures[round], state.option(rounds)
    return bool(made == wanted if state.turn == OVER else made < wanted)


class DiceGame(Game):
    def __init__(
        self,
        *,
        id: str,
        state: Maker,
        face: Callable[[], Face],
        table: tuple[Figure, ...] = (),
        seat: tuple[Figure, ...] = (),
        options: tuple[Option, ...] = (),
        cups: tuple[int, ...] = (1,),
        greys: tuple[int, ...] = (0,),
        actions: int = 0,
        seats: tuple[int, ...] = SEATS,
        usual_seats: int = 3,
        version: int = 1,
    ) -> None:
        super().__init__(id=id, family="dice", version=version, seats=seats, usual_seats=usual_seats, options=options)
        self.state = state
        self.face_maker = face
        self.table = table  # the table's figures
        self.seat = seat  # every seat's figures
        self.cups = cups  # how many dice a throw can take; the first is what the game begins with
        self.greys = greys
        self.decides = actions > 0
        outcomes = max(first_throw(cup + 1) - first_throw(cup) for cup in cups)
        greyed = max(first_throw(grey + 1) - first_throw(grey) for grey in greys)
        self.most = max(actions, outcomes * greyed)  # the most actions or outcomes of a position

    def begin(self, setup: Setup) -> DiceState:
        state = self.blank(setup)
        state.cup, state.grey = self.cups[0], self.greys[0]
        return state

    def blank(self, setup: Setup) -> DiceState:
        """All figures 0, seat 0 to throw."""
        table, seat = [figure.name for figure in self.table], [figure.name for figure in self.seat]
        counters = [figure.name for figure in (*self.table, *self.seat) if figure.counter]
        options = [self.number(option, setup) for option in self.options.values()]
        state = self.state(setup, Ledger(options, table, seat, counters, self.greys != (0,), self.most))
        state.begin_blank()
        return state

    def number(self, option: Option, setup: Setup) -> int:
        """An option's value as a number: a choice by its place."""
        value = setup.option(option.name)
        return option.choices.index(value) if isinstance(value, str) else int(value)

    def make_face(self) -> Face:
        return self.face_maker()

    def fault(self, state: DiceState) -> str:
        """What is wrong with a position whose figures are all in their bounds; "" if a game can come to it."""
        return ""

    # Reading a position

    def parse(self, text: str, setup: Setup) -> DiceState:
        state = self.blank(setup)
        place = 0
        for seat in range(setup.seats):
            place = self._read_seat(text, place, state, seat)
        for at, figure in enumerate(self.table):
            found = NAMED_TEXT.match(text, place)
            if found is None or found["name"] != figure.name:
                raise PositionError(text, place, f"expected {figure.name}= and a number")
            state.figures[at] = self._bounded(text, found.start("figure"), figure, found["figure"])
            place = found.end()
        place = self._read_dice(text, place, state)
        self._read_pending(text, place, state)
        fault = self.fault(state)
        if fault:
            raise PositionError(text, place, fault)
        return state

    def _read_seat(self, text: str, place: int, state: DiceState, seat: int) -> int:
        found = SEAT_TEXT.match(text, place)
        if found is None or found["letter"] != LETTERS[seat]:
            names = ",".join(figure.name for figure in self.seat)
            raise PositionError(text, place, f"expected the figures of seat {LETTERS[seat]}, as in {LETTERS[seat]}[{names}]")
        figures = found["figures"].split(",")
        if len(figures) != len(self.seat):
            raise PositionError(text, found.start("figures"), f"a seat has {len(self.seat)} figures")
        for at, (figure, written) in enumerate(zip(self.seat, figures, strict=True)):
            state.figures[state.at(seat) + at] = self._bounded(text, found.start("figures"), figure, written)
        return found.end()

    def _bounded(self, text: str, place: int, figure: Figure, written: str) -> int:
        number = int(written)
        if not figure.low <= number <= figure.high or str(number) != written:
            raise PositionError(text, place, f"{figure.name} is {figure.low} to {figure.high}, not {written}")
        return number

    def _read_dice(self, text: str, place: int, state: DiceState) -> int:
        found = NAMED_TEXT.match(text, place)
        if found is None or found["name"] != "dice":
            return place
        dice = int(found["figure"])
        known = any(self._fell(dice, cup, grey) for cup in self.cups for grey in self.greys)
        if not known or str(dice) != found["figure"]:
            raise PositionError(text, found.start("figure"), f"{found['figure']} is no throw of this game")
        state.dice = dice
        return found.end()

    def _fell(self, dice: int, cup: int, grey: int) -> bool:
        """Whether a number is a throw of so many dice and grey dice."""
        if grey == 0:
            return is_throw(dice, cup)
        return dice > 0 and is_throw(dice % TENS[grey], grey) and is_throw(dice // TENS[grey], cup)

    def _read_pending(self, text: str, place: int, state: DiceState) -> None:
        found = PENDING.match(text, place)
        if found is None or text[found.end() :].strip():
            raise PositionError(text, place, "expected what is next, as in | A throws 1, | A chooses or | over")
        if found["over"]:
            state.turn, state.hand = OVER, NOBODY
            return
        state.hand = LETTERS.index(found["letter"])
        if state.hand >= state.seats:
            raise PositionError(text, place, f"there is no seat {found['letter']}")
        if found["chooses"] and not self.decides:
            raise PositionError(text, place, "nobody decides anything in this game")
        state.turn = state.hand if found["chooses"] else CHANCE
        state.cup = int(found["cup"] or self.cups[0])
        state.grey = int(found["grey"] or (0 if found["cup"] else self.greys[0]))
        if state.cup not in self.cups or state.grey not in self.greys:
            raise PositionError(text, place, f"a throw takes {self.cups} dice")
