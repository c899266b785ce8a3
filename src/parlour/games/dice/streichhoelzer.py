"""Matches (Streichhölzer auswürfeln): a 1 goes to the left, a 6 into the box, and the last match loses. Sheet: dice.md, streichhoelzer."""

from mypy_extensions import i64

from parlour.core.board import Board, Site
from parlour.core.event import Event
from parlour.core.message import Message, say
from parlour.core.result import Result
from parlour.core.scene import Piece
from parlour.core.setup import Setup
from parlour.core.state import OVER
from parlour.games.dice.chips_rules import ChipsState
from parlour.games.dice.engine import DiceState, one_loses
from parlour.games.dice.face import DiceFace, seat_name
from parlour.games.dice.faults import Faults
from parlour.games.dice.felt import EDGE, MIDDLE, WIDTH, chips_of, patch, table
from parlour.games.dice.figures import Figures
from parlour.games.dice.game import DiceGame, usual
from parlour.games.dice.throws import COUNT, NUMBER


class Matches(ChipsState):
    """Its chips are the matches."""

    def through(self, each: Figures) -> DiceState:
        to = Matches(self.setup, self.tray)
        self.chips_through(to, each, "matches", "matches")
        return to

    def fallen(self, outcome: i64) -> None:
        hand = self.hand
        number = NUMBER[outcome]
        left = self.in_hands()
        sixes = min(COUNT[number << 3 | 6], self.chips[hand])  # R1: sixes first
        self.chips[hand] -= min(sixes, left - 1)  # R2: looked at after every match, so that one is left
        if sixes >= left - 1:
            self.finish()
            return
        given = min(COUNT[number << 3 | 1], self.chips[hand])
        self.chips[hand] -= given
        self.chips[self.left_of(hand)] += given  # R3: also to one who had none
        self.cast(self.next_with(self.chips, hand), 3)

    def ended(self) -> Result:
        return one_loses(list(self.chips), self.with_any(self.chips), "last_match")


class MatchesFace(DiceFace[Matches]):
    held = ("matches",)

    def board(self, setup: Setup) -> Board:
        box = Site(MIDDLE, 1.45, 1.35, "none", "chips", name=say("dice-streichhoelzer-place-box"))
        return table(setup.seats, 2.2, (box,), (patch("dice", 2.7, EDGE, WIDTH - EDGE, 2.0),), stakes=0)

    def pieces(self, state: Matches) -> tuple[Piece, ...]:
        box = Piece("matchbox", "red", MIDDLE, label=str(state.start_chips * state.seats - state.in_hands()))
        return (box, *(Piece("matches", "red", chips_of(seat), label=str(matches)) for seat, matches in enumerate(state.chips)))

    def prompt(self, state: Matches) -> Message:
        return self.asking(state, "dice-streichhoelzer-prompt", left=seat_name(state.left_of(state.hand)))

    def told(self, before: Matches, action: int, after: Matches) -> list[Event]:
        seat, left = before.hand, before.left_of(before.hand)
        burnt, given = before.in_hands() - after.in_hands(), after.chips[left] - before.chips[left]
        events = [self.note(seat, "dice-streichhoelzer-log-burnt", count=burnt)] if burnt else []
        if given:
            events.append(self.note(seat, "dice-streichhoelzer-log-given", count=given, left=seat_name(left)))
        if after.turn != OVER and after.chips[seat] == 0:
            events.append(self.note(seat, "dice-streichhoelzer-log-none"))
        return events


def faults(state: Matches) -> Faults:
    left, over = state.in_hands(), state.turn == OVER
    yield not 1 <= left <= state.start_chips * state.seats, say("error-dice-sum")
    yield (left == 1) != over, say("error-dice-end")
    yield not over and state.chips[state.hand] == 0, say("error-dice-thrower")


GAME = DiceGame("streichhoelzer", Matches, MatchesFace, faults, (usual("matches", 10, 1, 30),), cups=(3,))
