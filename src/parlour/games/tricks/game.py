"""The tricks with dice as games for one. Sheet: dice.md, wieviel_augen_2, wieviel_augen_3, wuerfelstapel.

A position says how many tricks were shown and how many of them came out, what is to be done (throw, say, name, confirm, over), then the
dice in the order in which they fell (a stack from below), the number said, and what was named; `-` stands for what is not known yet:

    0 shown, 0 right | say 62 - -
"""

import re
from typing import NoReturn

from parlour.core.errors import PositionError
from parlour.core.face import Face
from parlour.core.game import Game
from parlour.core.setup import Option, Setup
from parlour.core.state import CHANCE, NOBODY, OVER
from parlour.games.tricks.engine import (
    CONFIRM,
    DONE,
    NAME,
    PHASES,
    SAY,
    THROW,
    UNKNOWN,
    Trick,
    TrickState,
    blank_state,
)

POSITION = re.compile(
    r"(?P<done>\d{1,3}) shown, (?P<right>\d{1,3}) right \| (?P<phase>throw|say|name|confirm|over) "
    r"(?P<dice>[1-6]{1,8}|-) (?P<said>\d{1,4}|-) (?P<named>\d{1,3}|-)",
    re.ASCII,
)


class TrickGame(Game):
    def __init__(self, id: str, kind: int, options: tuple[Option, ...] = ()) -> None:
        common = (
            Option("magician", "computer", choices=("computer", "player"), source="Big collection: the booklet teaches the magician"),
            Option("real_dice", False, source="the booklet's own way: dice on the table"),
            Option("rounds", 1, low=1, high=10, source="to practise"),
        )
        super().__init__(id=id, family="tricks", version=1, seats=(1,), usual_seats=1, options=(*options, *common))
        self.kind = kind

    def begin(self, setup: Setup) -> TrickState:
        return blank_state(setup, Trick(setup, self.kind))

    def parse(self, text: str, setup: Setup) -> TrickState:
        return read_position(text, self.begin(setup))

    def make_face(self) -> Face:
        from parlour.games.tricks.face import TrickFace

        return TrickFace()


def read_position(text: str, state: TrickState) -> TrickState:
    parts = POSITION.fullmatch(text.strip())
    if parts is None:
        raise PositionError(text, 0, "expected tricks, what is to be done, dice, number and answer, as in 0 shown, 0 right | say 62 - -")

    def wrong(part: str, reason: str) -> NoReturn:
        raise PositionError(text, text.find(parts[part], parts.start(part)), reason)

    trick = state.trick
    state.done, state.right = int(parts["done"]), int(parts["right"])
    state.phase = PHASES.index(parts["phase"])
    state.dice, state.thrown = (0, 0) if parts["dice"] == "-" else (int(parts["dice"]), len(parts["dice"]))
    state.said = UNKNOWN if parts["said"] == "-" else int(parts["said"])
    state.named = UNKNOWN if parts["named"] == "-" else int(parts["named"])
    if state.right > state.done or state.done > trick.rounds or (state.phase == DONE) != (state.done == trick.rounds):
        wrong("done", f"there are {trick.rounds} tricks, and no more can be right than were shown")
    if state.thrown > trick.dice or (trick.real and state.thrown):
        wrong("dice", "the program sees no real dice" if trick.real else f"there are {trick.dice} dice")
    if not fits(state):
        wrong("phase", "these dice and numbers do not come up there")
    if state.named >= 0 and state.phase not in (CONFIRM, NAME) and not trick.real:
        came_out = state.named == trick.secret(state.dice)
        if state.right < came_out or state.right > state.done - (not came_out):
            wrong("right", "the last trick does not go with that")
    state.turn = {THROW: CHANCE, DONE: OVER}.get(state.phase, 0)
    state.hand = NOBODY if state.phase == DONE else 0
    return state


def fits(state: TrickState) -> bool:
    """Whether what is known is what can be known at this point."""
    trick = state.trick
    whole = state.thrown == (0 if trick.real else trick.dice)
    nothing = state.said < 0 and state.named < 0
    finished = whole and answered(state)
    if state.phase == THROW:
        going_on = finished if state.thrown == trick.dice else nothing and (state.thrown > 0 or state.done == 0)
        return not trick.real and going_on and (state.thrown < trick.dice or state.done > 0)
    if state.phase == SAY and trick.real:
        return finished if state.done else whole and nothing
    if state.phase == SAY:
        return not trick.player and whole and nothing
    if state.phase == NAME:
        return trick.player and whole and state.said == trick.spoken(state.dice) and state.named < 0
    return finished and (state.phase == DONE or trick.real)


def answered(state: TrickState) -> bool:
    """Whether number and answer go together: one of them is always the program's."""
    trick = state.trick
    if trick.player:
        return state.said == trick.spoken(state.dice) and trick.nameable(state.named)
    return trick.solved(state.said) >= 0 and state.named == trick.solved(state.said)
