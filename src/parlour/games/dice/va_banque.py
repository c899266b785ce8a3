"""Va banque: five dice one by one, and each of the four operations once. Sheet: dice.md, va_banque."""

from parlour.core.bits import bit_count
from parlour.core.board import Board, Caption, Site
from parlour.core.event import Event
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, say
from parlour.core.scene import Piece
from parlour.core.setup import Option, Setup
from parlour.core.source import printed
from parlour.core.state import CHANCE, OVER
from parlour.games.dice.face import Words, seat_name
from parlour.games.dice.faults import Faults, chips_faults, ends_wrongly
from parlour.games.dice.felt import EDGE, bet, patch, stake_of, table
from parlour.games.dice.felt_face import FeltFace, card, pile
from parlour.games.dice.figures import LETTERS
from parlour.games.dice.game import SEATS, DiceGame, usual
from parlour.games.dice.va_banque_rules import BY, FELL, OUTSIDE, WAITS, WORDS, VaBanque, fits, joined

SIGNS = ("+", "−", "×", "÷")


def signs_left(state: VaBanque) -> str:
    return "\N{NO-BREAK SPACE}".join(sign for operation, sign in enumerate(SIGNS) if not state.used >> operation & 1)


def figure(total: int) -> str:
    """A figure with the minus sign of print."""
    return str(total).replace("-", "−")


def sum_of(total: int, operation: int, die: int) -> str:
    """A calculation in writing."""
    begun = f"({figure(total)})" if total < 0 else total
    return f"{begun} {SIGNS[operation]} {die} = {figure(joined(total, operation, die))}"


class VaBanqueFace(FeltFace[VaBanque]):
    def board(self, setup: Setup) -> Board:
        names = {word: say(f"dice-va_banque-place-{word}") for word in ("total", *WORDS)}
        so_far = bet("total", EDGE, EDGE, 1.85, 1.16, names["total"])
        signs = [bet(word, 2.3 + 1.12 * at, EDGE + 0.11, 1.04, 0.94, names[word], SIGNS[at]) for at, word in enumerate(WORDS)]
        words = Caption(EDGE + 0.925, EDGE + 0.26, "", "small", names["total"], 1.65)
        dice = patch("dice", EDGE, 1.7, 4.95, 3.3)
        pot = Site("pot", 5.85, 2.5, "circle", "slot", size=1.4, name=say("dice-place-pot"))
        return table(
            setup.seats, 3.5, (so_far, *signs, pot), (dice,), (words, Caption(5.85, 1.97, "", "small", say("dice-place-pot"), 1.0))
        )

    def laid(self, state: VaBanque) -> tuple[Piece, ...]:
        """The pot, what the dice make so far, the operations that are used up; at each place a result, or a slip that waits for one."""
        found = [*pile("pot", state.pot())]
        if state.step:
            found.append(card("total", figure(state.total)))
        found += [Piece("cross", "white", word) for operation, word in enumerate(WORDS) if state.used >> operation & 1]
        if state.turn != OVER:
            found.append(Piece("cup", "ivory", stake_of(state.banker())))
        for seat, part in enumerate(state.part):
            if part != OUTSIDE:
                found.append(card(stake_of(seat), "…" if part == WAITS else figure(state.made[seat])))
            if part == FELL:
                found.append(Piece("cross", "white", stake_of(seat), 1))
        return tuple(found)

    def asked_for(self, state: VaBanque) -> bool:
        """The first die is asked for, and each decision asks for the next."""
        return state.step > 0

    def prompt(self, state: VaBanque) -> Message:
        who, total, signs = seat_name(state.player()), state.total, signs_left(state)
        bank: Words = {"banker": seat_name(state.banker()), "bank": state.bank + 1, "banks": state.banks()}
        if state.turn >= 0:
            step = state.step
            return say("dice-va_banque-prompt-choose", colour=who, total=total, die=state.dice, number=step, signs=signs, **bank)
        if state.step:
            return say("dice-va_banque-prompt-next", colour=who, total=total, signs=signs, **bank)
        return say("dice-va_banque-prompt-throw", colour=who, **bank, pot=state.pot())

    def gesture(self, state: VaBanque, action: int) -> Gesture:
        return Gesture(
            sites=(WORDS[action],), button=WORDS[action], label=say("dice-va_banque-button", sum=sum_of(state.total, action, state.dice))
        )

    def told(self, before: VaBanque, action: int, after: VaBanque) -> list[Event]:
        seat, total = before.player(), before.total
        if before.turn >= 0:
            return [self.note(seat, "dice-va_banque-log-sum", sum=sum_of(total, action, before.dice))]
        if before.step != 4:
            return []
        operation = before.last_operation()
        events = [self.note(seat, "dice-va_banque-log-sum", sum=sum_of(total, operation, action))]
        if before.falls(action):
            events.append(self.note(seat, "dice-va_banque-log-fell", banker=seat_name(before.banker())))
        else:
            points = joined(total, operation, action)
            words = say("dice-va_banque-log-result", colour=seat_name(seat), points=points)
            events.append(Event("score", seat, words, points=points))
        return events + self._told_bank(before, after)

    def _told_bank(self, before: VaBanque, after: VaBanque) -> list[Event]:
        """Who took the pot: a seat that has more chips than it had, whatever it has staked again by now."""
        if after.bank == before.bank:
            return []
        events = []
        for seat in range(before.seats):
            staked = before.stake if after.part[seat] == WAITS else 0
            gained = after.chips[seat] + staked - before.chips[seat]
            if gained > 0 and seat != before.banker():
                events.append(self.note(seat, "dice-va_banque-log-won", count=gained))
        return events

    def why(self, state: VaBanque, attempt: Gesture) -> Reason:
        if attempt.button in WORDS and state.used >> WORDS.index(attempt.button) & 1:
            return Reason("operations", say("dice-va_banque-why-used"))
        if attempt.button == "by" and not fits(BY, state.used, state.total, state.dice):
            return Reason("division", say("dice-va_banque-why-division", total=state.total, die=state.dice))
        return Reason("operations", say("dice-va_banque-why"))


def faults(state: VaBanque) -> Faults:
    over = state.turn == OVER
    yield ends_wrongly(state, state.bank, state.banks()), say("error-dice-figures")
    early = [points for points, part in zip(state.made, state.part, strict=True) if part in (OUTSIDE, WAITS)]
    yield any(early), say("error-dice-unthrown")
    yield FELL in state.part and not state.bank_takes(), say("error-dice-bank-stake")
    begun = any(state.part) or any((state.step, state.used, state.total, state.could_divide))
    yield over and begun, say("error-dice-figures")
    yield from chips_faults(state, state.pot())
    if not over:
        yield from order_faults(state)
        yield from sum_faults(state)


def order_faults(state: VaBanque) -> Faults:
    """The seats throw in order from the banker's left."""
    banker, player = state.banker(), state.player()
    yield state.part[banker] != OUTSIDE or player == banker, say("error-dice-banker-own")
    wrong = state.hand != (banker if state.turn == CHANCE else player)
    yield wrong, say("error-dice-banker", banker=LETTERS[banker], player=LETTERS[player])
    for seat, part in enumerate(state.part):
        waits = (seat - banker) % state.seats >= (player - banker) % state.seats
        yield part != OUTSIDE and (part == WAITS) != waits, say("error-dice-seats-order")


def sum_faults(state: VaBanque) -> Faults:
    """The dice of the seat in hand and what they make."""
    step, decides = state.step, state.turn >= 0
    yield bit_count(state.used) != max(0, step - 1 - decides) or (step == 0 and state.total != 0), say("error-dice-sums")
    yield decides and (step < 2 or not state.dice), say("error-nothing-to-decide")
    yield (state.could_divide > 0 and step < 2) or (step == 1 and not 1 <= state.total <= 6), say("error-dice-sums")


OPTIONS = (
    usual("chips", 8, 5, 50),
    usual("stake", 1, 1, 5, "source-agreed"),
    usual("rounds", 1, 1, 10),
    Option("bank_takes_remainder", False, seats=SEATS[1:], source=printed("source-va_banque-bank_takes_remainder", big="de")),
)
GAME = DiceGame("va_banque", VaBanque, VaBanqueFace, faults, OPTIONS, actions=4, version=2)
