"""Positions of the tricks in writing: how many were shown and how many of them came out, and behind ` | ` what is to be done (throw, say,
name, confirm, over), the dice in the order in which they fell (a stack from below), the number said, and what was named; `-` stands for
what is not known yet:

    0 shown, 0 right | say 62 - -
    1 shown, 1 right | over 62 87 62
"""

import re

from parlour.core.message import say
from parlour.core.position import PositionReader
from parlour.core.state import CHANCE, NOBODY, OVER
from parlour.games.tricks.engine import CONFIRM, DONE, NAME, PHASES, SAY, THROW, UNKNOWN, TrickState


class TrickReader(PositionReader[TrickState]):
    shape = re.compile(
        r"(?P<done>\d{1,3}) shown, (?P<right>\d{1,3}) right \| (?P<phase>throw|say|name|confirm|over) "
        r"(?P<dice>[1-6]{1,8}|-) (?P<said>\d{1,4}|-) (?P<named>\d{1,3}|-)",
        re.ASCII,
    )
    example = "0 shown, 0 right | say 62 - -"

    def read(self) -> TrickState:
        state, trick, parts = self.state, self.state.trick, self.parts
        state.done, state.right = int(parts["done"]), int(parts["right"])
        state.phase = PHASES.index(parts["phase"])
        state.dice, state.thrown = (0, 0) if parts["dice"] == "-" else (int(parts["dice"]), len(parts["dice"]))
        state.said, state.named = (UNKNOWN if parts[part] == "-" else int(parts[part]) for part in ("said", "named"))
        if state.right > state.done or state.done > trick.rounds or (state.phase == DONE) != (state.done == trick.rounds):
            raise self.wrong("done", say("error-tricks-count", count=trick.rounds))
        if state.thrown > (0 if trick.real else trick.dice):
            raise self.wrong("dice", say("error-tricks-real") if trick.real else say("error-tricks-dice", count=trick.dice))
        if not self.fits():
            raise self.wrong("phase", say("error-tricks-figures"))
        if not self.adds_up():
            raise self.wrong("right", say("error-tricks-figures"))
        state.turn = {THROW: CHANCE, NAME: trick.magician, DONE: OVER}.get(state.phase, 0)
        state.hand = {NAME: trick.magician, DONE: NOBODY}.get(state.phase, 0)
        return state

    def fits(self) -> bool:
        """Whether what is known is what can be known at this point."""
        state, trick = self.state, self.state.trick
        all_fell = state.thrown == (0 if trick.real else trick.dice)
        silent = state.said < 0 and state.named < 0
        finished = all_fell and self.answered()
        if state.phase == THROW and all_fell:  # the dice of the trick before
            return not trick.real and finished and state.done > 0
        if state.phase == THROW:
            return silent and (state.thrown > 0 or state.done == 0)
        if state.phase == SAY and trick.real:
            return finished if state.done else silent
        if state.phase == SAY:
            return not trick.player and all_fell and silent
        if state.phase == NAME:
            return trick.player and all_fell and self.said_by_somebody() and state.named < 0
        return finished and (state.phase == DONE or trick.real)

    def answered(self) -> bool:
        """Whether number and answer go together: of one player's, one is always the program's."""
        state, trick = self.state, self.state.trick
        if trick.player:
            return self.said_by_somebody() and state.named in list(trick.names)
        return state.said in list(trick.says) and state.named == trick.found(state.said)

    def said_by_somebody(self) -> bool:
        """Whether the number is one of these dice, or of real ones, which nobody saw."""
        state, trick = self.state, self.state.trick
        return state.said in list(trick.says) if trick.real else state.said == trick.spoken(state.dice)

    def adds_up(self) -> bool:
        """Whether the last trick, where it still lies there, is among those that came out or those that did not."""
        state, trick = self.state, self.state.trick
        if not state.shown() or state.phase == CONFIRM or trick.real:
            return True
        came_out = state.named == trick.found(trick.spoken(state.dice))
        return came_out <= state.right <= state.done - (not came_out)
