"""One to sixteen (Eins bis sechzehn): make each number in turn of three dice, up and down again. Sheet: dice.md, eins_bis_sechzehn.

The board is the way up and back; a site is called after its number, on the way back with a b behind it.
"""

from functools import cache

from parlour.core.board import Board
from parlour.core.event import Event
from parlour.core.message import Message, say
from parlour.core.setup import Option, Setup
from parlour.core.source import NEVER_ENDS, printed
from parlour.core.state import OVER
from parlour.games.dice.board import winding
from parlour.games.dice.eins_bis_sechzehn_rules import HIGHEST, OneToSixteen, formed
from parlour.games.dice.face import faces, seat_name
from parlour.games.dice.game import DiceGame
from parlour.games.dice.way_face import WayFace

ways = cache(formed)  # how a throw makes its numbers


class OneToSixteenFace(WayFace[OneToSixteen]):
    held = ("targets",)

    def board(self, setup: Setup) -> Board:
        return winding(self.way(setup), 8, "linen", "light")

    def way(self, setup: Setup) -> list[tuple[str, str]]:
        top = setup.number("top")
        up = [(str(number), str(number)) for number in range(1, top + 1)]
        return up + [(f"{number}b", str(number)) for number in range(top - 1, 0, -1) if setup.flag("there_and_back")]

    def prompt(self, state: OneToSixteen) -> Message:
        target = state.target(state.done[state.hand])
        return say("dice-eins_bis_sechzehn-prompt", colour=seat_name(state.hand), target=target)

    def told(self, before: OneToSixteen, action: int, after: OneToSixteen) -> list[Event]:
        seat = before.hand
        made = range(before.done[seat], after.done[seat])
        if not made:
            return [self.note(seat, "dice-eins_bis_sechzehn-log-none", target=before.target(before.done[seat]))]
        how = ways(faces(action), bool(before.all_operations))
        sums = ", ".join(f"{number} = {how[number]}" for number in map(before.target, made))
        return [self.note(seat, "dice-eins_bis_sechzehn-log", sums=sums), *self.walk(before, after)]


def fault(state: OneToSixteen) -> Message | None:
    targets, through = state.targets(), state.through_all()
    if max(state.done) > targets or list(state.done).count(targets) > 1:
        return say("error-dice-targets", count=targets)
    late = state.round >= state.rounds
    if state.round > state.rounds or (late and through) or (late or through) != (state.turn == OVER):
        return say("error-dice-figures")
    return None


OPTIONS = (
    Option("all_operations", False, source=printed(big="de")),
    Option("top", 16, low=6, high=HIGHEST, source=printed("source-usual-number", big="de")),
    Option("there_and_back", True, source=printed("source-eins_bis_sechzehn-there_and_back", big="de")),
    Option("max_rounds", 2000, low=10, high=5000, source=NEVER_ENDS),
)
GAME = DiceGame("eins_bis_sechzehn", OneToSixteen, OneToSixteenFace, fault, OPTIONS, cups=(3,))
