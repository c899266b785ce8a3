"""Positions of solitaire in writing. (Sheet: mill_and_stones.md, 3)

pegs=d4,d5 are the filled holes; behind ` | ` stands how the rounds before this one ended, with their penalty points, and how this one did,
if its player stopped: played=31:stopped,7:no_jump
"""

import re

from parlour.core.message import say
from parlour.core.position import PositionReader
from parlour.core.state import OVER
from parlour.games.solitaire.engine import SolitaireState, can_jump
from parlour.games.solitaire.grid import NAMES, PEGS, pegs_on


class SolitaireReader(PositionReader[SolitaireState]):
    shape = re.compile(r"pegs=(?P<pegs>[^ ]+)(?: \| played=(?P<played>\d{1,2}:[a-z_]+(?:,\d{1,2}:[a-z_]+)*))?", re.ASCII)
    example = "pegs=d4,d5"

    def read(self) -> SolitaireState:
        state = self.state
        filled = self.placed("pegs", NAMES)
        if len(filled) > PEGS:
            raise self.wrong("pegs", say("error-solitaire-pegs", count=PEGS))
        played = self.parts["played"].split(",") if self.parts["played"] else []
        if len(played) > state.seats:
            raise self.wrong("played", say("error-more-seats", seats=state.seats, more=len(played)))
        for ending in played:
            self.end_round(ending)
        state.pegs = pegs_on(filled)
        if state.turn == OVER:
            self.check_last()
        else:
            state.judge()
        return state

    def end_round(self, ending: str) -> None:
        """Write down what somebody has played before."""
        points, reason = ending.split(":")
        ways = ("stopped", "no_jump") if self.state.goal.fewest else ("given_up", "missed", "reached")
        if reason not in ways:
            raise self.wrong("played", say("error-ends-by", ways=", ".join(ways)))
        if not 1 <= int(points) <= PEGS:
            raise self.wrong("played", say("error-solitaire-points", points=points))
        self.state.end_round(reason)
        self.state.points[-1] = int(points)

    def check_last(self) -> None:
        """The last round ended on this board, by stopping: every other end follows from the pegs."""
        state = self.state
        over = not can_jump(state.pegs) or (not state.goal.fewest and state.goal.reached(state.pegs))
        if over or state.reasons[-1] not in ("stopped", "given_up") or state.points[-1] != state.penalty():
            raise self.wrong("played", say("error-ended-otherwise"))
