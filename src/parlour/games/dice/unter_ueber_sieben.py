"""Under or over seven (Unter oder über sieben): the maker calls, the others bet against. Sheet: dice.md, unter_ueber_sieben.

The figures of a seat are its chips and how many of them it has bet; the table's are the circles played and the call (1 under, 2 over).
"""

from parlour.core.event import Event
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, say
from parlour.core.setup import Option, Setup
from parlour.core.state import CHANCE, OVER, State
from parlour.games.dice.engine import DiceState, pips
from parlour.games.dice.face import DiceFace, of_kit, seat_name
from parlour.games.dice.game import BOOKLET, DiceGame, Figure
from parlour.games.dice.unter_ueber_sieben_rules import BET, CALL, CHIPS, ROUND, ROUNDS, START_CHIPS, UNDER, UnterUeberState

CALLS = ("none", "under", "over")


class UnterUeberFace(DiceFace):
    rows = (("chips", CHIPS), ("bet", BET))
    held = (("chips", CHIPS),)

    def cell(self, state: DiceState, seat: int, row: str, figure: int) -> int | None:
        return int(state.own(seat, figure)) or (None if figure == BET else 0)

    def prompt(self, state: DiceState) -> Message:
        who = seat_name(state.hand)
        circle = {"round": state.figures[ROUND] + 1, "rounds": state.option(ROUNDS)}
        if state.turn != CHANCE:
            return say("dice-unter_ueber_sieben-prompt-call", colour=who, **circle)
        seven = int(not self.throws_itself(state))
        return say(f"dice-unter_ueber_sieben-prompt-{CALLS[state.figures[CALL]]}", colour=who, seven=seven, **circle)

    def throws_itself(self, state: State) -> bool:
        """The call throws the dice; after a seven the maker throws again."""
        state = of_kit(state)
        return state.turn == CHANCE and (state.dice == 0 or pips(state.dice) != 7)

    def gesture(self, state: DiceState, action: int) -> Gesture:
        name = "under" if action == UNDER else "over"
        return Gesture(button=name, label=say(f"dice-unter_ueber_sieben-button-{name}"))

    def told(self, before: DiceState, action: int, after: DiceState) -> list[Event]:
        maker = before.hand
        if before.turn != CHANCE:
            return [self.note(maker, f"dice-unter_ueber_sieben-log-{CALLS[action + 1]}", chips=sum(after.column(BET)))]
        if pips(action) == 7:
            return [Event("note", -1, say("dice-unter_ueber_sieben-log-seven", chips=sum(after.column(BET))))]
        won = after.own(maker, CHIPS) - before.own(maker, CHIPS)
        id = "dice-unter_ueber_sieben-log-won" if won >= 0 else "dice-unter_ueber_sieben-log-lost"
        broke = [seat for seat in range(after.seats) if before.own(seat, CHIPS) and not after.own(seat, CHIPS)]
        return [self.note(maker, id, chips=abs(int(won))), *(self.note(seat, "dice-log-broke") for seat in broke)]

    def why(self, state: DiceState, attempt: Gesture) -> Reason:
        return Reason("play", say("dice-unter_ueber_sieben-why"))


class UnterUeberSieben(DiceGame):
    def begin(self, setup: Setup) -> DiceState:
        state = super().begin(setup)
        state.deal(CHIPS, state.option(START_CHIPS))
        state.ask(0)
        return state

    def fault(self, state: DiceState) -> str:
        chips, bets, call = state.column(CHIPS), state.column(BET), state.figures[CALL]
        over = state.turn == OVER
        if sum(chips) != state.seats * state.setup.number("start_chips"):
            return "no chips come or go"
        if state.figures[ROUND] > state.option(ROUNDS) or any(bet > own for bet, own in zip(bets, chips, strict=True)):
            return "nobody bets more than they have, and the circles are limited"
        if over != (state.figures[ROUND] == state.option(ROUNDS) or max(chips) == sum(chips)):
            return "the game is over after the last circle, or when one seat has all chips"
        if (call > 0) != (state.turn == CHANCE) or (not call and any(bets)):
            return "the call comes first, then bets and dice"
        if not over and (not chips[state.hand] or bets[state.hand] or sum(bets) > chips[state.hand]):
            return "the maker has chips, and covers all bets"
        return ""


GAME = UnterUeberSieben(
    id="unter_ueber_sieben",
    state=UnterUeberState,
    face=UnterUeberFace,
    table=(Figure("round"), Figure("call", 2)),
    seat=(Figure("chips"), Figure("bet")),
    options=(
        Option("start_chips", 20, low=1, high=100, source="R1: no amount is printed"),
        Option("stake", 1, low=1, high=20, source="R1"),
        Option("rounds", 1, low=1, high=50, source=f"{BOOKLET}: everyone is the maker once"),
    ),
    cups=(2,),
    actions=2,
)
