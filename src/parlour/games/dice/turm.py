"""The tower (Der Turm): take coasters down with your number, then get rid of them with it. Sheet: dice.md, turm."""

from parlour.core.board import Board, Site
from parlour.core.event import Event
from parlour.core.message import Message, say
from parlour.core.result import Result
from parlour.core.scene import Piece
from parlour.core.setup import Option, Setup
from parlour.core.source import printed
from parlour.core.state import OVER
from parlour.games.dice.face import DiceFace, Words, in_mask, seat_name
from parlour.games.dice.felt import EDGE, MIDDLE, WIDTH, chips_of, patch, stake_of, table
from parlour.games.dice.game import DiceGame
from parlour.games.dice.turm_rules import Tower


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
        who = seat_name(state.hand)
        if state.cup == 1:
            return say("dice-turm-prompt-key", colour=who)
        return say("dice-turm-prompt-take", colour=who, count=state.tower) if state.tower else say("dice-turm-prompt-away", colour=who)

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


def fault(state: Tower) -> Message | None:
    over, taken = state.turn == OVER, sum(state.coasters)
    if state.cup == 1 and not over:
        fits = all((key > 0) == (seat < state.hand) for seat, key in enumerate(state.keys))
        return None if fits and state.tower == state.height and not taken and not state.lost else say("error-dice-number-first")
    if 0 in state.keys or state.tower + taken > state.height or (state.tower and state.tower + taken < state.height):
        return say("error-dice-sum")
    holders = [seat for seat, coasters in enumerate(state.coasters) if coasters]
    if over != (state.tower == 0 and len(holders) <= 1):
        return say("error-dice-end")
    if bool(state.lost) != over or (over and holders and in_mask(state.lost) != holders):
        return say("error-dice-end")
    return None


OPTIONS = (Option("tower", 30, low=3, high=60, source=printed("source-turm-tower", big="de")),)
GAME = DiceGame("turm", Tower, TowerFace, fault, OPTIONS, version=2, cups=(1, 3))
