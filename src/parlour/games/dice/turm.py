"""The tower (Der Turm): take coasters down with your number, then get rid of them with it. Sheet: dice.md, turm."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.board import Board, Site
from parlour.core.event import Event
from parlour.core.message import Message, say
from parlour.core.result import Result
from parlour.core.scene import Piece
from parlour.core.setup import Setup
from parlour.core.state import OVER
from parlour.games.dice.engine import DiceState, one_loses
from parlour.games.dice.face import DiceFace, Words
from parlour.games.dice.faults import Faults
from parlour.games.dice.felt import EDGE, MIDDLE, WIDTH, chips_of, patch, stake_of, table
from parlour.games.dice.figures import AMOUNT, NONE, SEATS, Figures, Number
from parlour.games.dice.game import DiceGame, usual
from parlour.games.dice.throws import COUNT, NUMBER

FACE: Final = Number(6)


class Tower(DiceState):
    height: i64 = 0  # option
    tower: i64 = 0  # coasters in the middle
    keys: vec[i64] = NONE  # the seats' numbers, 0 before they are thrown
    coasters: vec[i64] = NONE
    lost: i64 = 0  # the seats that have lost, as bits

    def through(self, each: Figures) -> DiceState:
        to = Tower(self.setup, self.tray)
        to.height = each.option("tower", self.height)
        to.tower = each.one("tower", self.tower, AMOUNT)
        to.keys = each.all("key", self.keys, FACE)
        to.coasters = each.all("coasters", self.coasters, AMOUNT)
        to.lost = each.one("lost", self.lost, SEATS)
        return to

    def begin(self) -> None:
        self.tower = self.height

    def fallen(self, outcome: i64) -> None:
        if self.cup == 1:
            self.keys[self.hand] = outcome
            seat = self.left_of(self.hand)
            self.cast(seat, 3 if seat == 0 else 1)
            return
        holders = self.with_any(self.coasters)
        if self.tower > 0:
            self.take(NUMBER[outcome])
        else:
            self.put_away(NUMBER[outcome])
        left = self.with_any(self.coasters)
        if self.tower == 0 and left & (left - 1) == 0:
            self.lost = left if left != 0 else holders  # R2: the only one left, or those who got rid of their last together
            self.finish()
        else:
            self.cast(self.left_of(self.hand), 3)

    def take(self, number: i64) -> None:
        """Everybody takes a coaster for each die with its number, the thrower first, while there are any. (R1)"""
        seat = self.hand
        for _ in range(self.seats):
            taken = min(COUNT[number << 3 | self.keys[seat]], self.tower)
            self.tower -= taken
            self.coasters[seat] += taken
            seat = self.left_of(seat)

    def put_away(self, number: i64) -> None:
        """Everybody puts a coaster away for each die with its number."""
        for seat in range(self.seats):
            self.coasters[seat] -= min(COUNT[number << 3 | self.keys[seat]], self.coasters[seat])

    def ended(self) -> Result:
        return one_loses(list(self.coasters), self.lost, "last_coaster")


class TowerFace(DiceFace[Tower]):
    held = ("coasters",)

    def board(self, setup: Setup) -> Board:
        tower = Site(MIDDLE, 1.5, 3.1, "none", "chips", name=say("dice-turm-place-tower"))
        return table(setup.seats, 3.75, (tower,), (patch("dice", 2.7, 1.5, WIDTH - EDGE, 3.5),), lying=0.74)  # a die fits into its ring

    def pieces(self, state: Tower) -> tuple[Piece, ...]:
        pieces = [Piece("tower", "ivory", MIDDLE, label=str(state.tower))]
        for seat, (coasters, key) in enumerate(zip(state.coasters, state.keys, strict=True)):
            pieces.append(Piece("coasters", "ivory", chips_of(seat), label=str(coasters)))
            if key:
                pieces.append(Piece(f"die{key}", "ivory", stake_of(seat)))
        return tuple(pieces)

    def prompt(self, state: Tower) -> Message:
        if state.tower > 0 and state.cup > 1:
            return self.asking(state, "dice-turm-prompt-take", count=state.tower)
        return self.asking(state, "dice-turm-prompt-key" if state.cup == 1 else "dice-turm-prompt-away")

    def told(self, before: Tower, action: int, after: Tower) -> list[Event]:
        seat = before.hand
        if before.cup == 1:
            return [Event("place", seat, path=(stake_of(seat),)), self.note(seat, "dice-turm-log-key", number=action)]
        events = []
        for at in range(before.seats):
            change = after.coasters[at] - before.coasters[at]
            if change:
                events.append(self.note(at, "dice-turm-log-take" if change > 0 else "dice-turm-log-away", count=abs(int(change))))
        if before.tower and not after.tower and after.turn != OVER:
            events.append(Event("note", -1, say("dice-turm-log-down")))
        return events

    def end_words(self, state: Tower, result: Result) -> Words:
        return {"coasters": max(state.coasters)}


def faults(state: Tower) -> Faults:
    over, taken = state.turn == OVER, sum(state.coasters)
    if state.cup == 1 and not over:
        keyed = all((key > 0) == (seat < state.hand) for seat, key in enumerate(state.keys))
        yield not keyed or state.tower != state.height or taken > 0 or state.lost != 0, say("error-dice-number-first")
        return
    there = state.tower + taken
    yield 0 in state.keys or there > state.height or (state.tower > 0 and there < state.height), say("error-dice-sum")
    holders = state.with_any(state.coasters)
    yield over != (state.tower == 0 and holders & (holders - 1) == 0), say("error-dice-end")
    yield (state.lost != 0) != over or (over and holders not in (0, state.lost)), say("error-dice-end")


GAME = DiceGame("turm", Tower, TowerFace, faults, (usual("tower", 30, 3, 60, "source-turm-tower"),), version=2, cups=(1, 3))
