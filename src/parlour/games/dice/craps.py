"""Craps: name a number, stake chips on it, throw. Sheet: dice.md, craps.

The figures of a seat are its chips, how many of them are at stake, and its throw for the first maker; the table's are the circles
played, 1 + the first maker, the seats that throw for it (a mask), the number named and the lucky number.
"""

from collections.abc import Sequence

from parlour.core.event import Event
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, say
from parlour.core.scene import Sheet
from parlour.core.setup import Option, Setup
from parlour.core.state import CHANCE, OVER, State
from parlour.games.dice.craps_rules import (
    CHIPS,
    CONTEST,
    FIRST_MAKER,
    LUCKY,
    NAMED,
    ROUND,
    ROUNDS,
    SHARE,
    STAKE,
    STANDARD,
    START_CHIPS,
    THROWN,
    CrapsState,
)
from parlour.games.dice.engine import DiceState, bits, pips
from parlour.games.dice.face import DiceFace, in_mask, listed, of_kit, seat_name
from parlour.games.dice.game import BOOKLET, SEATS, DiceGame, Figure

MOST_CHIPS = 100
POINTS = (4, 5, 6, 8, 9, 10)  # the lucky numbers of the standard rules


class CrapsFace(DiceFace):
    rows = (("chips", CHIPS), ("share", SHARE), ("thrown", THROWN))
    held = (("chips", CHIPS),)

    def cell(self, state: DiceState, seat: int, row: str, figure: int) -> int | None:
        return int(state.own(seat, figure)) or (0 if figure == CHIPS else None)

    def sheet(self, state: DiceState) -> Sheet | None:
        """The throws for the first maker are wiped once there is one."""
        sheet = super().sheet(state)
        if sheet is None or state.figures[FIRST_MAKER] == 0:
            return sheet
        rows = tuple(row for row in sheet.rows if row.id != "thrown")
        return Sheet(rows, {row.id: sheet.cells[row.id] for row in rows}, sheet.offers)

    def prompt(self, state: DiceState) -> Message:
        who, figures = seat_name(state.hand), state.figures
        circle = {"round": figures[ROUND] + 1, "rounds": state.option(ROUNDS)}
        if figures[FIRST_MAKER] == 0:
            off = int(bits(figures[CONTEST]) < state.seats)
            return say("dice-craps-prompt-first", colour=who, off=off, seats=listed(in_mask(figures[CONTEST])))
        if state.turn != CHANCE:
            asked = "stake" if figures[NAMED] or state.option(STANDARD) else "number"
            return say(f"dice-craps-prompt-{asked}", colour=who, named=figures[NAMED], **circle)
        args = {"named": figures[NAMED], "lucky": figures[LUCKY], "chips": state.own(state.hand, SHARE)}
        kind = "standard" if state.option(STANDARD) else "throw"
        return say(f"dice-craps-prompt-{kind}", colour=who, **args, **circle)

    def throws_itself(self, state: State) -> bool:
        """The stake throws the dice for the first time."""
        state = of_kit(state)
        return state.turn == CHANCE and state.figures[FIRST_MAKER] > 0 and state.figures[LUCKY] == 0

    def gesture(self, state: DiceState, action: int) -> Gesture:
        if action < STAKE:
            return Gesture(button=f"name-{action}", label=say("dice-craps-button-name", number=action))
        return Gesture(button=f"stake-{action - STAKE}", label=say("dice-craps-button-stake", chips=action - STAKE))

    def join(self, texts: Sequence[str]) -> str:
        return " ".join(texts)

    def told(self, before: DiceState, action: int, after: DiceState) -> list[Event]:
        seat = before.hand
        if before.turn != CHANCE:
            if action < STAKE:
                return [self.note(seat, "dice-craps-log-name", number=action)]
            return [self.note(seat, "dice-craps-log-stake", chips=action - STAKE)]
        if before.figures[FIRST_MAKER] == 0:
            return self._told_first(before, action, after)
        if after.turn == CHANCE:
            new = before.figures[LUCKY] == 0
            return [self.note(seat, "dice-craps-log-lucky", number=pips(action))] if new else []
        won = after.own(seat, CHIPS) - before.own(seat, CHIPS)
        broke = [other for other in range(after.seats) if before.own(other, CHIPS) and not after.own(other, CHIPS)]
        told = self.note(seat, "dice-craps-log-won" if won > 0 else "dice-craps-log-lost", chips=abs(int(won)))
        return [told, *(self.note(other, "dice-log-broke") for other in broke)]

    def _told_first(self, before: DiceState, action: int, after: DiceState) -> list[Event]:
        if after.figures[FIRST_MAKER]:
            return [self.note(after.hand, "dice-craps-log-first")]
        if after.own(before.hand, THROWN) != pips(action):
            return [Event("note", -1, say("dice-log-tied", seats=listed(in_mask(after.figures[CONTEST]))))]
        return []

    def why(self, state: DiceState, attempt: Gesture) -> Reason:
        if state.figures[NAMED] or state.option(STANDARD):
            assert isinstance(state, CrapsState)
            return Reason("stake", say("dice-craps-why-stake", most=state.most()))
        return Reason("play", say("dice-craps-why-number"))


class Craps(DiceGame):
    def begin(self, setup: Setup) -> DiceState:
        state = super().begin(setup)
        state.deal(CHIPS, state.option(START_CHIPS))
        state.open_contest((1 << setup.seats) - 1, CONTEST, THROWN, 2)
        return state

    def parse(self, text: str, setup: Setup) -> DiceState:
        state = super().parse(text, setup)
        state.midway = state.turn >= 0 and state.figures[NAMED] > 0
        return state

    def fault(self, state: DiceState) -> str:
        chips = state.column(CHIPS)
        figures = state.figures
        if sum(chips) != state.seats * state.setup.number("start_chips"):
            return "no chips come or go"
        if any(share > own for share, own in zip(state.column(SHARE), chips, strict=True)):
            return "nobody stakes more than they have"
        if figures[NAMED] == 1 or (figures[NAMED] and state.option(STANDARD)):
            return "a number from 2 to 12 is named, and none with the standard rules"
        if figures[FIRST_MAKER] == 0:
            return self.fault_of_first(state)
        if figures[FIRST_MAKER] > state.seats or figures[CONTEST] or any(state.column(THROWN)):
            return "the first maker is known, so nobody throws for that any more"
        over = figures[ROUND] == state.option(ROUNDS) or max(chips) == sum(chips)
        if figures[ROUND] > state.option(ROUNDS) or over != (state.turn == OVER):
            return "the game is over after the last circle, or when one seat has all chips"
        return self.fault_of_throw(state)

    def fault_of_first(self, state: DiceState) -> str:
        contest, figures = state.figures[CONTEST], state.figures
        if state.turn != CHANCE or bits(contest) < 2 or contest >> state.seats or not contest >> state.hand & 1:
            return "at least two seats throw for the first maker"
        if len(set(state.column(CHIPS))) > 1 or any(state.column(SHARE)) or figures[ROUND] or figures[NAMED] or figures[LUCKY]:
            return "nothing is staked before there is a maker"
        for seat in range(state.seats):
            thrown = state.own(seat, THROWN)
            if thrown == 1 or (thrown > 0) != bool(contest >> seat & 1 and seat < state.hand):
                return "those before the seat that throws have thrown, and nobody else"
        return ""

    def fault_of_throw(self, state: DiceState) -> str:
        named, lucky, shares = state.figures[NAMED], state.figures[LUCKY], state.column(SHARE)
        if state.turn != CHANCE:
            if any(shares) or lucky or (state.turn == OVER and named):
                return "nothing is staked yet"
            return "the maker has chips" if state.turn >= 0 and not state.own(state.hand, CHIPS) else ""
        stake = shares[state.hand]
        if not stake or sum(shares) != 2 * stake:
            return "the others cover the maker's stake together"
        if state.option(STANDARD):
            return "" if lucky in (0, *POINTS) else "that throw decides at once"
        return "a number is named, and another one is lucky" if not named or lucky == 1 or lucky == named else ""


GAME = Craps(
    id="craps",
    state=CrapsState,
    face=CrapsFace,
    table=(Figure("round"), Figure("first", 8), Figure("contest", 255), Figure("named", 12), Figure("lucky", 12)),
    seat=(Figure("chips"), Figure("share"), Figure("thrown", 12)),
    options=(
        Option("start_chips", 20, low=2, high=MOST_CHIPS, source="R1: no amount is printed"),
        Option("rounds", 1, low=1, high=50, source=BOOKLET),
        Option("max_stake", 0, low=1, high=MOST_CHIPS, off=True, source="common use"),
        Option("standard_rules", False, source="common use"),
    ),
    cups=(2,),
    actions=max(SEATS) * MOST_CHIPS // 2,
)
