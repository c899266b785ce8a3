"""Under or over seven (Unter oder über sieben): the maker calls, the others bet against. Sheet: dice.md, unter_ueber_sieben."""

from parlour.core.board import Board, Caption
from parlour.core.event import Event
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, say
from parlour.core.scene import Piece
from parlour.core.setup import Option, Setup
from parlour.core.source import NO_NUMBER
from parlour.core.state import CHANCE, OVER
from parlour.games.dice.board import COLOURS
from parlour.games.dice.engine import pips
from parlour.games.dice.faults import Faults, maker_faults
from parlour.games.dice.felt import EDGE, WIDTH, bet, patch, table
from parlour.games.dice.felt_face import FeltFace
from parlour.games.dice.game import ROUNDS, DiceGame
from parlour.games.dice.unter_ueber_sieben_rules import CALLS, UnderOverSeven

PRINTED = (("under", "2–6", 2.3, ""), ("seven", "7", 1.6, "red"), ("over", "8–12", 2.3, ""))  # places, their totals, how wide, their ink
HIGH = 1.62


class UnderOverSevenFace(FeltFace[UnderOverSeven]):
    def board(self, setup: Setup) -> Board:
        places, captions, left = [], [], EDGE
        for name, totals, wide, tint in PRINTED:
            words, middle = say(f"dice-unter_ueber_sieben-place-{name}"), round(left + wide / 2, 3)
            places.append(bet(name, left, EDGE, wide, HIGH, words, tint=tint))
            captions.append(Caption(middle, EDGE + 0.36, "", "title", words, wide - 0.2))
            captions.append(Caption(middle, EDGE + 0.78, totals, "figure", width=wide))
            left = round(left + wide + 0.1, 3)
        top = EDGE + HIGH + 0.15
        dice = patch("dice", EDGE, top, WIDTH - EDGE, top + 1.6)
        return table(setup.seats, top + 1.8, tuple(places), (dice,), tuple(captions))

    def staked_by(self, state: UnderOverSeven, seat: int) -> int:
        return state.staked[seat]

    def laid(self, state: UnderOverSeven) -> tuple[Piece, ...]:
        """The maker's marker on what he has called."""
        return (Piece("puck", COLOURS[state.hand], CALLS[state.call]),) if state.call else ()

    def prompt(self, state: UnderOverSeven) -> Message:
        circle = self.rounds_words(state)
        if state.turn != CHANCE:
            return self.asking(state, "dice-unter_ueber_sieben-prompt-call", **circle)
        seven = int(not self.asked_for(state))
        return self.asking(state, f"dice-unter_ueber_sieben-prompt-{CALLS[state.call]}", seven=seven, **circle)

    def asked_for(self, state: UnderOverSeven) -> bool:
        """The call throws the dice; after a seven the maker throws again."""
        return state.dice == 0 or pips(state.dice) != 7

    def gesture(self, state: UnderOverSeven, action: int) -> Gesture:
        name = CALLS[action + 1]
        return Gesture(sites=(name,), button=name, label=say(f"dice-unter_ueber_sieben-button-{name}"))

    def told(self, before: UnderOverSeven, action: int, after: UnderOverSeven) -> list[Event]:
        maker = before.hand
        if before.turn != CHANCE:
            return [self.note(maker, f"dice-unter_ueber_sieben-log-{CALLS[action + 1]}", chips=sum(after.staked))]
        if pips(action) == 7:
            return [Event("note", -1, say("dice-unter_ueber_sieben-log-seven", chips=sum(after.staked)))]
        won = after.chips[maker] - before.chips[maker]
        id = "dice-unter_ueber_sieben-log-won" if won >= 0 else "dice-unter_ueber_sieben-log-lost"
        return [self.note(maker, id, chips=abs(int(won))), *self.told_broke(list(before.chips), list(after.chips))]

    def why(self, state: UnderOverSeven, attempt: Gesture) -> Reason:
        return Reason("play", say("dice-unter_ueber_sieben-why"))


def faults(state: UnderOverSeven) -> Faults:
    bets = sum(state.staked)
    yield (state.call > 0) != (state.turn == CHANCE) or (not state.call and bets > 0), say("error-dice-call-first")
    if state.turn != OVER:
        yield state.staked[state.hand] > 0 or not 0 < state.chips[state.hand] >= bets, say("error-dice-covered")
    yield from maker_faults(state)


OPTIONS = (
    Option("start_chips", 20, low=1, high=100, source=NO_NUMBER),
    Option("stake", 1, low=1, high=20, source=NO_NUMBER),
    ROUNDS,
)
GAME = DiceGame("unter_ueber_sieben", UnderOverSeven, UnderOverSevenFace, faults, OPTIONS, cups=(2,), actions=2)
