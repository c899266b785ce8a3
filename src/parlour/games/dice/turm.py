"""The tower (Der Turm): take coasters down with your number, then get rid of them with it. Sheet: dice.md, turm."""

from parlour.core.board import Board
from parlour.core.event import Event
from parlour.core.message import Message, say
from parlour.core.result import Result
from parlour.core.scene import Piece
from parlour.core.setup import Option, Setup
from parlour.core.state import OVER
from parlour.games.dice.engine import LETTERS, DiceState
from parlour.games.dice.face import DiceFace, seat_name
from parlour.games.dice.game import BOOKLET, DiceGame, Figure
from parlour.games.dice.heap_face import MIDDLE, heaps
from parlour.games.dice.turm_rules import KEY, LOST, STOCK, TOWER, TurmState


class TurmFace(DiceFace):
    held = (("coasters", int(STOCK)),)

    def board(self, setup: Setup) -> Board:
        return heaps(setup.seats, 5.2, keys=True)

    def pieces(self, state: DiceState) -> tuple[Piece, ...]:
        pieces = [Piece("coasters", "ivory", MIDDLE, label=str(state.figures[TOWER]))]
        for seat in range(state.seats):
            pieces.append(Piece("coasters", "ivory", LETTERS[seat], label=str(state.own(seat, STOCK))))
            if state.own(seat, KEY):
                pieces.append(Piece(f"die{state.own(seat, KEY)}", "ivory", f"key{LETTERS[seat]}"))
        return tuple(pieces)

    def prompt(self, state: DiceState) -> Message:
        who = seat_name(state.hand)
        if state.cup == 1:
            return say("dice-turm-prompt-key", colour=who)
        if state.figures[TOWER]:
            return say("dice-turm-prompt-take", colour=who, count=state.figures[TOWER])
        return say("dice-turm-prompt-away", colour=who)

    def told(self, before: DiceState, action: int, after: DiceState) -> list[Event]:
        seat = before.hand
        if before.cup == 1:
            return [Event("place", seat, path=(f"key{LETTERS[seat]}",)), self.note(seat, "dice-turm-log-key", number=action)]
        events = []
        for at in range(before.seats):
            change = int(after.own(at, STOCK) - before.own(at, STOCK))
            if change:
                events.append(self.note(at, "dice-turm-log-take" if change > 0 else "dice-turm-log-away", count=abs(change)))
        if before.figures[TOWER] and not after.figures[TOWER] and after.turn != OVER:
            events.append(Event("note", -1, say("dice-turm-log-down")))
        return events

    def end_words(self, state: DiceState, result: Result) -> dict[str, str | int | Message]:
        return {"coasters": max(state.column(STOCK))}


class Turm(DiceGame):
    def begin(self, setup: Setup) -> DiceState:
        state = super().begin(setup)
        state.figures[TOWER] = state.option(TOWER)
        return state

    def fault(self, state: DiceState) -> str:
        tower, stock, over = state.figures[TOWER], state.column(STOCK), state.turn == OVER
        keys = [key > 0 for key in state.column(KEY)]
        if state.cup == 1 and not over:
            before = [seat < state.hand for seat in range(state.seats)]
            if keys != before or tower != state.option(TOWER) or any(stock) or any(state.column(LOST)):
                return "nobody takes a coaster before everybody has a number"
            return ""
        if not all(keys) or tower + sum(stock) > state.option(TOWER) or (tower and tower + sum(stock) < state.option(TOWER)):
            return "the coasters do not add up, or a number is missing"
        holders = [seat for seat in range(state.seats) if stock[seat]]
        if over != (tower == 0 and len(holders) <= 1):
            return "the game ends when one seat at most has coasters"
        losers = [seat for seat in range(state.seats) if state.own(seat, LOST)]
        if (not over and losers) or (over and not losers) or (over and holders and losers != holders):
            return "whoever has the last coasters loses, and nobody before"
        return ""


GAME = Turm(
    id="turm",
    state=TurmState,
    face=TurmFace,
    version=2,
    table=(Figure("tower"),),
    seat=(Figure("key", 6), Figure("stock"), Figure("lost", 1)),
    options=(Option("tower", 30, low=3, high=60, source=f"{BOOKLET}: as many as possible"),),
    cups=(1, 3),
)
