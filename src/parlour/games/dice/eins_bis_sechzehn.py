"""One to sixteen (Eins bis sechzehn): make each number in turn of three dice, up and down again. Sheet: dice.md, eins_bis_sechzehn.

The board is the way up and back; a site is called after its number, on the way back with a b behind it.
"""

from functools import cache

from parlour.core.board import Board
from parlour.core.event import Event
from parlour.core.message import Message, say
from parlour.core.setup import Option, Setup
from parlour.core.state import OVER
from parlour.games.dice.eins_bis_sechzehn_rules import (
    ALL_OPERATIONS,
    DONE,
    HIGHEST,
    MAX_ROUNDS,
    ROUND,
    EinsBisSechzehnState,
    formed,
)
from parlour.games.dice.engine import DiceState
from parlour.games.dice.face import faces, seat_name
from parlour.games.dice.game import BOOKLET, DiceGame, Figure
from parlour.games.dice.way_face import START, WayFace, winding

ways = cache(formed)  # how a throw makes its numbers


def targets(setup: Setup) -> list[tuple[str, str]]:
    """The places of the way, as (site, number)."""
    top = setup.number("top")
    way = [(str(number), str(number)) for number in range(1, top + 1)]
    if setup.flag("there_and_back"):
        way += [(f"{number}b", str(number)) for number in range(top - 1, 0, -1)]
    return way


class EinsBisSechzehnFace(WayFace):
    held = (("targets", int(DONE)),)

    def board(self, setup: Setup) -> Board:
        return winding(targets(setup), 8, "linen")

    def places(self, setup: Setup) -> list[str]:
        return [START, *(site for site, _ in targets(setup))]

    def stands(self, state: DiceState, seat: int) -> int:
        return int(state.own(seat, DONE))

    def prompt(self, state: DiceState) -> Message:
        assert isinstance(state, EinsBisSechzehnState)
        return say("dice-eins_bis_sechzehn-prompt", colour=seat_name(state.hand), target=state.target(state.own(state.hand, DONE)))

    def told(self, before: DiceState, action: int, after: DiceState) -> list[Event]:
        assert isinstance(before, EinsBisSechzehnState)
        seat = before.hand
        made = range(before.own(seat, DONE), after.own(seat, DONE))
        if not made:
            target = before.target(before.own(seat, DONE))
            return [self.note(seat, "dice-eins_bis_sechzehn-log-none", target=target)]
        how = ways(faces(action), bool(before.option(ALL_OPERATIONS)))
        sums = ", ".join(f"{number} = {how[number]}" for number in (int(before.target(done)) for done in made))
        return [self.note(seat, "dice-eins_bis_sechzehn-log", sums=sums), *self.walk(before, after)]


class EinsBisSechzehn(DiceGame):
    def fault(self, state: DiceState) -> str:
        assert isinstance(state, EinsBisSechzehnState)
        if max(state.column(DONE)) > state.targets() or sum(done == state.targets() for done in state.column(DONE)) > 1:
            return f"there are {state.targets()} targets, and the first who has done them all wins"
        late = state.figures[ROUND] >= state.option(MAX_ROUNDS)
        if state.figures[ROUND] > state.option(MAX_ROUNDS) or (late and state.whole()) or (late or state.whole()) != (state.turn == OVER):
            return "the rounds do not fit"
        return ""


GAME = EinsBisSechzehn(
    id="eins_bis_sechzehn",
    state=EinsBisSechzehnState,
    face=EinsBisSechzehnFace,
    table=(Figure("round", counter=True),),
    seat=(Figure("done"),),
    options=(
        Option("all_operations", False, source=f"{BOOKLET}: a variant"),
        Option("top", 16, low=6, high=HIGHEST, source=BOOKLET),
        Option("there_and_back", True, source=BOOKLET),
        Option("max_rounds", 2000, low=10, high=5000, source="so that it ends"),
    ),
    cups=(3,),
)
