"""Craps: name a number, stake chips on it, throw. Sheet: dice.md, craps."""

from collections.abc import Sequence

from parlour.core.board import Board
from parlour.core.event import Event
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, say
from parlour.core.scene import Piece
from parlour.core.setup import Option, Setup
from parlour.core.source import EVERYBODY, NO_NUMBER, ours
from parlour.core.state import CHANCE, NOBODY, OVER
from parlour.games.dice.craps_rules import STAKE, Craps
from parlour.games.dice.engine import pips
from parlour.games.dice.face import in_mask, listed
from parlour.games.dice.faults import Faults, chips_faults, contest_faults, maker_faults
from parlour.games.dice.felt import EDGE, WIDTH, bet, patch, stake_of, table
from parlour.games.dice.felt_face import FeltFace, card
from parlour.games.dice.game import SEATS, DiceGame, usual

MOST_CHIPS = 100
POINTS = (4, 5, 6, 8, 9, 10)  # the lucky numbers of the standard rules
ROWS = ((2, 3, 4, 5, 6), (8, 9, 10, 11, 12))  # of printed numbers; the seven stands beside both
NUMBER = (1.0, 1.16)  # a number's place, wide and high
STEP = (1.06, 1.24)  # from one to the next


def number_place(number: int) -> str:
    return f"name-{number}"


def spoken(number: int) -> Message:
    return say("dice-craps-place-number", number=number)


class CrapsFace(FeltFace[Craps]):
    def board(self, setup: Setup) -> Board:
        numbers = [
            bet(number_place(number), EDGE + STEP[0] * column, EDGE + STEP[1] * row, *NUMBER, spoken(number), str(number))
            for row, line in enumerate(ROWS)
            for column, number in enumerate(line)
        ]
        left = EDGE + STEP[0] * 5
        seven = bet(number_place(7), left, EDGE, round(WIDTH - EDGE - left, 3), STEP[1] + NUMBER[1], spoken(7), "7", "red")
        top = EDGE + 2 * STEP[1] + 0.08
        return table(setup.seats, top + 1.7, (*numbers, seven), (patch("dice", EDGE, top, WIDTH - EDGE, top + 1.5),))

    def staked_by(self, state: Craps, seat: int) -> int:
        return state.staked[seat]

    def laid(self, state: Craps) -> tuple[Piece, ...]:
        """Markers on the numbers that win and lose; while the first maker is thrown for, what everybody threw."""
        thrown = [card(stake_of(seat), str(total)) for seat, total in enumerate(state.thrown) if total]
        wins, loses = (state.lucky, state.named or 7) if state.lucky else (state.named, 0)
        marks = [Piece("puck", "white", number_place(wins), label="✓")] if wins else []
        marks += [Piece("puck", "black", number_place(loses), label="✕")] if loses else []
        return (*marks, *thrown)

    def prompt(self, state: Craps) -> Message:
        circle = self.rounds_words(state)
        if state.first_maker == NOBODY:
            off = int(state.contest != state.everyone())
            return self.asking(state, "dice-craps-prompt-first", off=off, seats=listed(in_mask(state.contest)))
        if state.turn != CHANCE:
            asked = "stake" if state.named or state.standard else "number"
            return self.asking(state, f"dice-craps-prompt-{asked}", named=state.named, **circle)
        args = {"named": state.named, "lucky": state.lucky, "chips": state.staked[state.hand]}
        return self.asking(state, f"dice-craps-prompt-{'standard' if state.standard else 'throw'}", **args, **circle)

    def asked_for(self, state: Craps) -> bool:
        """The stake throws the dice for the first time."""
        return state.first_maker != NOBODY and state.lucky == 0

    def gesture(self, state: Craps, action: int) -> Gesture:
        if action < STAKE:
            return Gesture(sites=(number_place(action),), label=say("dice-craps-button-name", number=action))
        return Gesture(button=f"stake-{action - STAKE}", label=say("dice-craps-button-stake", amount=action - STAKE))

    def join(self, texts: Sequence[str]) -> str:
        return " ".join(texts)

    def spell(self, text: str) -> Message | None:
        """A number as it stands on the felt, and what is staked on it."""
        number, staked, amount = text.removeprefix("name-").partition("stake-")
        if not staked:
            return None
        stake = say("dice-craps-button-stake", amount=int(amount))
        return say("notation-letter", before=number.replace(" ", " · "), letter=stake, after="")

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


def faults(state: Craps) -> Faults:
    yield state.named == 1 or (state.named > 0 and state.standard), say("error-dice-named")
    yield from first_faults(state) if state.first_maker == NOBODY else call_faults(state)


def first_faults(state: Craps) -> Faults:
    """While the first maker is thrown for."""
    begun = any(state.staked) or any((state.round, state.named, state.lucky))
    yield state.turn != CHANCE or len(set(state.chips)) > 1 or begun, say("error-dice-stake-early")
    yield from chips_faults(state)
    yield from contest_faults(state)


def call_faults(state: Craps) -> Faults:
    """The maker's number and stake."""
    yield from maker_faults(state)
    stakes = sum(state.staked)
    yield state.contest != 0 or any(state.thrown), say("error-dice-maker-known")
    if state.turn != CHANCE:
        yield stakes > 0 or state.lucky > 0 or (state.turn == OVER and state.named > 0), say("error-dice-stake-early")
        yield state.turn >= 0 and not state.chips[state.hand], say("error-dice-thrower")
        return
    yield not stakes or stakes != 2 * state.staked[state.hand], say("error-dice-covered")
    fits = state.lucky in (0, *POINTS) if state.standard else state.named > 0 and state.lucky not in (1, state.named)
    yield not fits, say("error-dice-figures")


OPTIONS = (
    Option("start_chips", 20, low=2, high=MOST_CHIPS, source=NO_NUMBER),
    usual("rounds", 1, 1, 50, "source-agreed"),
    Option("max_stake", 0, low=1, high=MOST_CHIPS, off=True, source=ours("source-craps-max_stake")),
    Option("standard_rules", False, presets=(("common", True),), source=EVERYBODY),
)
GAME = DiceGame("craps", Craps, CrapsFace, faults, OPTIONS, cups=(2,), actions=max(SEATS) * MOST_CHIPS // 2)
