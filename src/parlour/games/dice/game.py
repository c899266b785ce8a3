"""The dice kit: what the games of this room are made of. Kniffel and the tricks have rooms of their own.

Rules, compiled: a class of engine.DiceState. A game without decisions has it in `<id>.py`, beside its face; one with decisions, whose
computer players ask for it, in `<id>_rules.py`; near relatives in one module. It names its options and figures once, in `through` (see
figures.py), and writes

    begin()               if the first position is not one of zeros with seat 0 to throw
    fallen(outcome)       what a throw does; ends with cast(seat, dice), ask(seat) or finish()
    choices()             if there are decisions: the actions, into self.moves
    chosen(action)        what a decision does
    ended()               the result, by core.result.ranked, engine.placed or engine.one_loses

Several games share a class between: line_rules (totals, throws in a row), fields_rules (chips on a drawn figure), chips_rules (makers,
bankers, pots), grey_rules (white and grey dice), again_rules (some dice again); rounds and contests are in the engine.

Game, `<id>.py`: a DiceGame with the options, the numbers of dice that can be in the cup, and `faults(state)`: what no game can come to,
each with its words; faults.py has what several games check. Positions in writing: see position.py.

Face, in `<id>.py` or a module of its own: a class of face.DiceFace, which draws dice, sheet and seats from the figures and needs
only what is the game's own: prompt, buttons, what is told. felt_face, fields_face, grey_face and way_face are shared.

Texts: texts/<language>/families/dice_<id>.ftl and rules/<id>.md with the anchors `play` and `end` at least; what several games say is in
families/dice_kit.ftl.
"""

from collections.abc import Callable
from typing import Generic, TypeVar

from parlour.core.face import Face, one_of
from parlour.core.game import Game
from parlour.core.setup import Option, Setup
from parlour.core.source import printed
from parlour.games.dice.engine import DiceState, Tray
from parlour.games.dice.faults import Faults
from parlour.games.dice.figures import Fresh
from parlour.games.dice.position import DiceReader
from parlour.games.dice.rulings import RULINGS

SEATS = (2, 3, 4, 5, 6, 7, 8)  # G7: nothing is printed

S = TypeVar("S", bound=DiceState)


def usual(name: str, number: int, low: int, high: int, said: str = "source-usual-number") -> Option:
    """A number that is printed as usual, or as to be agreed on."""
    return Option(name, number, low=low, high=high, source=printed(said, big="de"))


ROUNDS = usual("rounds", 1, 1, 50)


class DiceGame(Game, Generic[S]):
    def __init__(
        self,
        id: str,
        state: type[S],
        face: Callable[[type[S]], Face],
        faults: Callable[[S], Faults],
        options: tuple[Option, ...],
        *,
        cups: tuple[int, ...] = (1,),
        grey: int = 0,
        actions: int = 0,
        version: int = 1,
    ) -> None:
        super().__init__(id=id, family="dice", version=version, seats=SEATS, usual_seats=3, options=options, rulings=RULINGS.get(id, ()))
        self.state = state
        self.face_maker = face
        self.faults = faults  # what can be wrong with a position that can be read
        self.dice = (list(cups), grey, actions)  # how many a throw can take, the first throw's number first; grey ones; most actions

    def blank(self, setup: Setup) -> DiceState:
        """Nothing in any figure, seat 0 to throw."""
        return self.state(setup, Tray(*self.dice)).through(Fresh(setup))

    def begin(self, setup: Setup) -> DiceState:
        state = self.blank(setup)
        state.begin()
        return state

    def parse(self, text: str, setup: Setup) -> DiceState:
        reader = DiceReader(text, self.blank(setup))
        state = one_of(self.state, reader.read())
        for wrong, told in self.faults(state):
            if wrong:
                raise reader.wrong("next", told)
        state.complete()
        return state

    def make_face(self) -> Face:
        return self.face_maker(self.state)
