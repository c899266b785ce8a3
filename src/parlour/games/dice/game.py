"""The dice kit: what the games of this room are made of. Kniffel and the tricks have rooms of their own.

Rules, `<id>_rules.py` (compiled): a class of engine.DiceState. It names its options and figures once, in `through` (see figures.py), and
writes

    begin()               if the first position is not one of zeros with seat 0 to throw
    fallen(outcome)       what a throw does; ends with cast(seat, dice), ask(seat) or finish()
    choices()             if there are decisions: the actions, into self.moves
    chosen(action)        what a decision does
    ended()               the result, by core.result.ranked, engine.placed or engine.one_loses

Several games share a class between: line_rules (throws in a row), fields_rules (chips on a drawn figure), chips_rules (makers, bankers,
pots), grey_rules (white and grey dice), again_rules (some dice again); rounds and contests are in the engine.

Game, `<id>.py`: a DiceGame with the options, the numbers of dice that can be in the cup, and `fault(state)`: what no game can come to, in
words ("" if it can); faults.py has what several games check. Positions in writing: see position.py.

Face, in `<id>.py` or a module of its own: a class of face.DiceFace, which draws dice, sheet and seats from the figures and needs
only what is the game's own: prompt, buttons, what is told.

Texts: texts/<language>/families/dice_<id>.ftl and rules/<id>.md with the anchors `play` and `end` at least; what several games say is in
families/dice_kit.ftl.
"""

from collections.abc import Callable
from typing import Generic, TypeVar

from parlour.core.errors import PositionError
from parlour.core.face import Face, one_of
from parlour.core.game import Game
from parlour.core.setup import Option, Setup
from parlour.games.dice.engine import DiceState, Tray
from parlour.games.dice.figures import Fresh
from parlour.games.dice.position import BAR, PositionReader
from parlour.games.dice.throws import odds

SEATS = (2, 3, 4, 5, 6, 7, 8)  # G7: nothing is printed
BOOKLET = "Big collection"

S = TypeVar("S", bound=DiceState)


class DiceGame(Game, Generic[S]):
    def __init__(
        self,
        *,
        id: str,
        state: type[S],
        face: Callable[[], Face],
        fault: Callable[[S], str],
        options: tuple[Option, ...] = (),
        cups: tuple[int, ...] = (1,),
        grey: int = 0,
        actions: int = 0,
        version: int = 1,
    ) -> None:
        super().__init__(id=id, family="dice", version=version, seats=SEATS, usual_seats=3, options=options)
        self.state = state
        self.face_maker = face
        self.fault = fault  # what is wrong with a position that can be read; "" if a game can come to it
        self.cups = cups  # how many dice a throw can take; the first is what the game begins with
        self.grey = grey
        self.decides = actions > 0
        outcomes = max(len(odds(cup)) for cup in cups)
        self.most = max(actions, outcomes * len(odds(grey)))  # actions or outcomes of a position

    def blank(self, setup: Setup) -> DiceState:
        """Nothing in any figure, seat 0 to throw."""
        state = self.state(setup, Tray(self.most)).through(Fresh(setup))
        state.cup, state.grey = self.cups[0], self.grey
        return state

    def begin(self, setup: Setup) -> DiceState:
        state = self.blank(setup)
        state.begin()
        return state

    def parse(self, text: str, setup: Setup) -> DiceState:
        state = one_of(self.state, PositionReader(text, self.blank(setup), self.cups, self.grey, self.decides).read())
        fault = self.fault(state)
        if fault:
            raise PositionError(text, text.find(BAR) + len(BAR), fault)
        state.complete()
        return state

    def make_face(self) -> Face:
        return self.face_maker()
