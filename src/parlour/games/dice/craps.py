"""Craps: name a number, stake chips on it, throw. Sheet: dice.md, craps."""

from collections.abc import Sequence

from parlour.core.event import Event
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, say
from parlour.core.setup import Option
from parlour.core.source import EVERYBODY, NO_NUMBER, ours, printed
from parlour.core.state import CHANCE, NOBODY, OVER
from parlour.games.dice.craps_rules import STAKE, Craps
from parlour.games.dice.engine import pips
from parlour.games.dice.face import DiceFace, in_mask, listed, seat_name
from parlour.games.dice.faults import chips_fault, contest_fault, maker_fault
from parlour.games.dice.game import SEATS, DiceGame

MOST_CHIPS = 100
POINTS = (4, 5, 6, 8, 9, 10)  # the lucky numbers of the standard rules


class CrapsFace(DiceFace[Craps]):
    rows = ("chips", "share", "thrown")
    held = ("chips",)

    def rows_of(self, state: Craps) -> tuple[str, ...]:
        """The throws for the first maker are wiped once there is one."""
        return self.rows if state.first_maker == NOBODY else self.rows[:2]

    def prompt(self, state: Craps) -> Message:
        who, circle = seat_name(state.hand), {"round": state.round + 1, "rounds": state.rounds}
        if state.first_maker == NOBODY:
            off = int(state.contest != state.everyone())
            return say("dice-craps-prompt-first", colour=who, off=off, seats=listed(in_mask(state.contest)))
        if state.turn != CHANCE:
            asked = "stake" if state.named or state.standard else "number"
            return say(f"dice-craps-prompt-{asked}", colour=who, named=state.named, **circle)
        args = {"named": state.named, "lucky": state.lucky, "chips": state.staked[state.hand]}
        return say(f"dice-craps-prompt-{'standard' if state.standard else 'throw'}", colour=who, **args, **circle)

    def asked_for(self, state: Craps) -> bool:
        """The stake throws the dice for the first time."""
        return state.first_maker != NOBODY and state.lucky == 0

    def gesture(self, state: Craps, action: int) -> Gesture:
        if action < STAKE:
            return Gesture(button=f"name-{action}", label=say("dice-craps-button-name", number=action))
        return Gesture(button=f"stake-{action - STAKE}", label=say("dice-craps-button-stake", chips=action - STAKE))

    def join(self, texts: Sequence[str]) -> str:
        return " ".join(texts)

    def told(self, before: Craps, action: int, after: Craps) -> list[Event]:
        seat = before.hand
        if before.turn != CHANCE:
            if action < STAKE:
                return [self.note(seat, "dice-craps-log-name", number=action)]
            return [self.note(seat, "dice-craps-log-stake", chips=action - STAKE)]
        if after.first_maker == NOBODY:
            return self.told_tie(before, action, after)
        if before.first_maker == NOBODY:
            return [self.note(after.hand, "dice-craps-log-first")]
        if after.turn == CHANCE:
            return [] if before.lucky else [self.note(seat, "dice-craps-log-lucky", number=pips(action))]
        won = after.chips[seat] - before.chips[seat]
        told = self.note(seat, "dice-craps-log-won" if won > 0 else "dice-craps-log-lost", chips=abs(int(won)))
        return [told, *self.told_broke(list(before.chips), list(after.chips))]

    def why(self, state: Craps, attempt: Gesture) -> Reason:
        if state.named or state.standard:
            return Reason("stake", say("dice-craps-why-stake", most=state.most()))
        return Reason("play", say("dice-craps-why-number"))


def fault(state: Craps) -> str:
    if state.named == 1 or (state.named and state.standard):
        return "a number from 2 to 12 is named, and none with the standard rules"
    return first_fault(state) if state.first_maker == NOBODY else maker_fault(state) or call_fault(state)


def first_fault(state: Craps) -> str:
    """While the first maker is thrown for."""
    if state.turn != CHANCE or len(set(state.chips)) > 1 or any(state.staked) or state.round or state.named or state.lucky:
        return "nothing is staked before there is a maker"
    return chips_fault(state) or contest_fault(state)


def call_fault(state: Craps) -> str:
    """The maker's number and stake."""
    stakes = sum(state.staked)
    if state.contest or any(state.thrown):
        return "the first maker is known, so nobody throws for that any more"
    if state.turn != CHANCE:
        if stakes or state.lucky or (state.turn == OVER and state.named):
            return "nothing is staked yet"
        return "the maker has chips" if state.turn >= 0 and not state.chips[state.hand] else ""
    if not stakes or stakes != 2 * state.staked[state.hand]:
        return "the others cover the maker's stake together"
    if state.standard:
        return "" if state.lucky in (0, *POINTS) else "that throw decides at once"
    return "a number is named, and another one is lucky" if not state.named or state.lucky in (1, state.named) else ""


OPTIONS = (
    Option("start_chips", 20, low=2, high=MOST_CHIPS, source=NO_NUMBER),
    Option("rounds", 1, low=1, high=50, source=printed("source-agreed", big="de")),
    Option("max_stake", 0, low=1, high=MOST_CHIPS, off=True, source=ours("source-craps-max_stake")),
    Option("standard_rules", False, presets=(("common", True),), source=EVERYBODY),
)
GAME = DiceGame("craps", Craps, CrapsFace, fault, OPTIONS, cups=(2,), actions=max(SEATS) * MOST_CHIPS // 2)
