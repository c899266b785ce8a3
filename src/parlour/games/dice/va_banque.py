"""Va banque: five dice one by one, and each of the four operations once. Sheet: dice.md, va_banque."""

from parlour.core.event import Event
from parlour.core.face import one_of
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, say
from parlour.core.setup import Option, Setup
from parlour.core.state import CHANCE, OVER, State
from parlour.games.dice.engine import DiceState
from parlour.games.dice.face import DiceFace, of_kit, seat_name
from parlour.games.dice.game import BOOKLET, SEATS, DiceGame, Figure
from parlour.games.dice.va_banque_rules import (
    BANK,
    BY,
    CHIPS,
    FELL,
    MADE,
    OUTSIDE,
    PART,
    RESULT,
    ROUNDS,
    STAKE,
    START_CHIPS,
    STEP,
    TOTAL,
    USED,
    WAITS,
    VaBanqueState,
    fits,
    joined,
)

SIGNS = ("+", "−", "×", "÷")
WORDS = ("plus", "minus", "times", "by")
MOST = 1300  # no total is larger: 6 × 6 × 36


def va_banque(state: DiceState) -> VaBanqueState:
    return one_of(VaBanqueState, state)


def signs_left(state: DiceState) -> str:
    return " ".join(sign for operation, sign in enumerate(SIGNS) if not state.figures[USED] >> operation & 1)


class VaBanqueFace(DiceFace):
    rows = (("result", int(RESULT)), ("stake", int(PART)), ("chips", int(CHIPS)))
    held = (("chips", int(CHIPS)),)

    def cell(self, state: DiceState, seat: int, row: str, figure: int) -> int | None:
        part = state.own(seat, PART)
        if row == "stake":
            return int(state.option(STAKE)) if part in (WAITS, MADE) else 0
        if row == "result" and part in (OUTSIDE, WAITS):
            return None
        return int(state.own(seat, figure))

    def throws_itself(self, state: State) -> bool:
        """The first die is asked for, and each decision asks for the next."""
        state = of_kit(state)
        return state.turn == CHANCE and state.figures[STEP] > 0

    def prompt(self, state: DiceState) -> Message:
        state = va_banque(state)
        who, banker = seat_name(state.hand), seat_name(state.banker())
        number, banks = state.figures[BANK] + 1, state.option(ROUNDS) * state.seats
        total, signs = state.figures[TOTAL], signs_left(state)
        if state.turn >= 0:
            return say(
                "dice-va_banque-prompt-choose",
                colour=who,
                total=total,
                die=state.dice,
                number=state.figures[STEP],
                signs=signs,
                banker=banker,
                bank=number,
                banks=banks,
            )
        if state.figures[STEP]:
            return say("dice-va_banque-prompt-next", colour=who, total=total, signs=signs)
        return say("dice-va_banque-prompt-throw", colour=who, banker=banker, bank=number, banks=banks, pot=state.pot())

    def gesture(self, state: DiceState, action: int) -> Gesture:
        total, die = state.figures[TOTAL], state.dice
        left = f"({total})" if total < 0 else str(total)
        sum = f"{left} {SIGNS[action]} {die} = {joined(total, action, die)}"
        return Gesture(button=WORDS[action], label=say("dice-va_banque-button", sum=sum))

    def told(self, before: DiceState, action: int, after: DiceState) -> list[Event]:
        before, after = va_banque(before), va_banque(after)
        seat, total = before.hand, before.figures[TOTAL]
        if before.turn >= 0:
            return [self._told_sum(seat, total, action, before.dice)]
        if before.figures[STEP] != 4:
            return []
        operation = next(at for at in range(4) if not before.figures[USED] >> at & 1)
        events = [self._told_sum(seat, total, operation, action)]
        fell = operation == BY and total % action != 0 and before.bank_takes()
        result = joined(total, operation, action)
        if fell:
            events.append(self.note(seat, "dice-va_banque-log-fell", banker=seat_name(before.banker())))
        else:
            words = say("dice-va_banque-log-result", colour=seat_name(seat), points=result)
            events.append(Event("score", seat, words, cell="result", points=result))
        return events + self._told_bank(before, after)

    def _told_sum(self, seat: int, total: int, operation: int, die: int) -> Event:
        left = f"({total})" if total < 0 else str(total)
        sum = f"{left} {SIGNS[operation]} {die} = {joined(total, operation, die)}"
        return self.note(seat, "dice-va_banque-log-sum", sum=sum)

    def _told_bank(self, before: VaBanqueState, after: VaBanqueState) -> list[Event]:
        """Who took the pot: a seat that has more chips than it had, whatever it has staked again by now."""
        if after.figures[BANK] == before.figures[BANK]:
            return []
        stake = before.option(STAKE)
        events = []
        for seat in range(before.seats):
            staked = stake if after.own(seat, PART) == WAITS else 0
            gained = after.own(seat, CHIPS) + staked - before.own(seat, CHIPS)
            if gained > 0 and seat != before.banker():
                events.append(self.note(seat, "dice-va_banque-log-won", count=gained))
        return events

    def why(self, state: DiceState, attempt: Gesture) -> Reason:
        figures = state.figures
        if attempt.button in WORDS and figures[USED] >> WORDS.index(attempt.button) & 1:
            return Reason("operations", say("dice-va_banque-why-used"))
        if attempt.button == "by" and not fits(BY, figures[USED], figures[TOTAL], state.dice):
            return Reason("division", say("dice-va_banque-why-division", total=figures[TOTAL], die=state.dice))
        return Reason("operations", say("dice-va_banque-why"))


class VaBanque(DiceGame):
    def begin(self, setup: Setup) -> DiceState:
        state = va_banque(super().begin(setup))
        state.deal(CHIPS, state.option(START_CHIPS))
        state.open_bank()
        return state

    def fault(self, state: DiceState) -> str:
        state = va_banque(state)
        figures, parts = state.figures, state.column(PART)
        if sum(state.column(CHIPS)) + state.pot() != state.option(START_CHIPS) * state.seats:
            return "the chips do not add up"
        over = figures[BANK] >= state.option(ROUNDS) * state.seats
        if over != (state.turn == OVER) or figures[BANK] > state.option(ROUNDS) * state.seats:
            return "every seat is the banker once in a circle"
        if any(points and part in (OUTSIDE, WAITS) for points, part in zip(state.column(RESULT), parts, strict=True)):
            return "only who has thrown has a result"
        if FELL in parts and not state.bank_takes():
            return "no stake goes to the bank"
        if over:
            return "those banks are over" if any(parts) or figures[STEP] or figures[USED] or figures[TOTAL] else ""
        return fault_of_bank(state)


def fault_of_bank(state: VaBanqueState) -> str:
    parts, banker = state.column(PART), state.banker()
    if parts[banker] or parts[state.hand] != WAITS:
        return "the banker does not throw for himself"
    seat = int(state.left_of(banker))
    passed = False
    while seat != banker:
        passed = passed or seat == state.hand
        if (parts[seat] in (MADE, FELL) and passed) or (parts[seat] == WAITS and not passed):
            return "the seats throw in order from the banker's left"
        seat = int(state.left_of(seat))
    figures = state.figures
    used = bin(figures[USED]).count("1")
    step = figures[STEP]
    if used != max(0, step - 1 - (state.turn >= 0)) or (step == 0) != (figures[TOTAL] == 0 and used == 0 and step == 0):
        return "each die but the first goes with an operation"
    if state.turn >= 0 and (not 2 <= step <= 4 or not state.dice):
        return "there is nothing to choose"
    if step > 4 or (step == 1 and not 1 <= figures[TOTAL] <= 6):
        return "the first die is the first total"
    return ""


GAME = VaBanque(
    id="va_banque",
    state=VaBanqueState,
    face=VaBanqueFace,
    table=(Figure("bank"), Figure("step", 4), Figure("used", 15), Figure("total", MOST, -MOST)),
    seat=(Figure("chips"), Figure("part", 3), Figure("result", MOST, -MOST)),
    options=(
        Option("chips", 8, low=5, high=50, source=BOOKLET),
        Option("stake", 1, low=1, high=5, source=f"{BOOKLET}: as agreed"),
        Option("rounds", 1, low=1, high=10, source=f"{BOOKLET}: each once"),
        Option("bank_takes_remainder", False, seats=SEATS[1:], source=f"{BOOKLET}: a variant; for two it is always so (R4)"),
    ),
    actions=4,
)
