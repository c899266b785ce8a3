"""Poker with dice (Würfelpoker): pay in, throw, and the best combination takes the pot. Sheet: dice.md, wuerfelpoker.

On the felt everybody has a row for five dice and chips; whoever throws has the dice before him, above the rows and beside the pot.
"""

from parlour.core.board import Board, Caption, Site
from parlour.core.event import Event
from parlour.core.face import one_of
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, say
from parlour.core.scene import Die, Piece
from parlour.core.setup import Option, Setup
from parlour.core.source import ours, printed
from parlour.core.state import CHANCE, NOBODY, OVER
from parlour.games.dice.board import COLOURS
from parlour.games.dice.engine import is_throw
from parlour.games.dice.face import faces, faces_text, in_mask, lying, seat_name
from parlour.games.dice.faults import Faults, chips_faults, ends_wrongly
from parlour.games.dice.felt import EDGE, WIDTH, chips_of, patch
from parlour.games.dice.felt_face import FeltFace, pile
from parlour.games.dice.figures import LETTERS
from parlour.games.dice.game import DiceGame, usual
from parlour.games.dice.throws import NUMBER, SIZE
from parlour.games.dice.wuerfelpoker_rules import ANSWER, CALL, CUP, FOLD, KEEP, RAISE, RAISE_BY, STAND, Poker, combination

NAMES = ("nothing", "pair", "two_pairs", "triplet", "sequence", "full", "four", "five")
POT_SITE = "pot"
TOP, ROW = 2.05, 1.24  # where the rows of the seats begin, and how far one is from the next


def combination_name(hand: int) -> Message:
    return say(f"dice-wuerfelpoker-{NAMES[combination(faces(hand))]}")


class PokerFace(FeltFace[Poker]):
    def board(self, setup: Setup) -> Board:
        words = say("dice-place-pot")
        sites = [Site(POT_SITE, 6.0, 1.22, "circle", "slot", size=1.3, name=words)]
        rows = []
        for seat in range(setup.seats):
            letter, y = LETTERS[seat], round(TOP + ROW * (seat + 0.5), 3)
            owner, ink = seat_name(seat), COLOURS[seat]
            rows.append(patch("row", EDGE, y - 0.57, WIDTH - EDGE, y + 0.57, ink))
            sites.append(Site(f"{letter}in", 0.83, y, "circle", "key", ink, size=0.76, name=say("dice-place-stake", colour=owner)))
            for at in range(5):
                name = say("dice-wuerfelpoker-place-die", colour=owner, number=at + 1)
                sites.append(Site(f"{letter}{at + 1}", round(1.76 + 0.91 * at, 3), y, "square", "tray", size=0.86, name=name))
            sites.append(Site(chips_of(seat), 6.28, round(y + 0.1, 3), "none", "chips", name=say("dice-place-chips", colour=owner)))
        areas = (patch("dice", EDGE, EDGE, 5.2, TOP - 0.1), *rows)
        printed = Caption(6.0, 0.78, "", "small", words, 0.9)
        return Board(0, 0, WIDTH, round(TOP + ROW * setup.seats + EDGE - 0.05, 3), "felt", tuple(sites), areas=areas, captions=(printed,))

    def thrower(self, state: Poker) -> int:
        """Whose dice lie before him; NOBODY between two turns."""
        if state.step == ANSWER:
            return state.raiser
        return state.hand if state.step in (KEEP, RAISE) or state.made else NOBODY

    def laid(self, state: Poker) -> tuple[Piece, ...]:
        """The pot, a stone for everybody who is in, and the hands that have been thrown."""
        pieces = [*pile(POT_SITE, state.pot)]
        for seat in range(state.seats):
            letter = LETTERS[seat]
            if state.playing >> seat & 1:
                pieces.append(Piece("stone", COLOURS[seat], f"{letter}in"))
            if seat != self.thrower(state):
                pieces += [Piece(f"die{face}", "ivory", f"{letter}{at + 1}") for at, face in enumerate(faces(state.hands[seat]))]
        return tuple(pieces)

    def dice(self, state: Poker) -> tuple[Die, ...]:
        """The dice of whoever throws, those that lie still first."""
        if state.turn == CHANCE and state.made:
            return lying(faces(state.kept), (0,) * state.cup)
        seat = self.thrower(state)
        return lying((), (0,) * 5 if seat == NOBODY else faces(state.hands[seat]))

    def asked_for(self, state: Poker) -> bool:
        return state.made > 0

    def prompt(self, state: Poker) -> Message:
        words = {"colour": seat_name(state.hand), "opener": seat_name(state.opener)}
        deal = {"deal": state.deal + 1, "deals": state.deals, "pot": state.pot}
        if state.step == CUP:
            return say("dice-wuerfelpoker-prompt-throw", **words, **deal)
        if state.step == KEEP:
            return say("dice-wuerfelpoker-prompt-keep", **words, count=state.throws - state.made, **deal)
        if state.step == RAISE:
            hand = combination_name(state.hands[state.hand])
            return say("dice-wuerfelpoker-prompt-raise", **words, hand=hand, cap=state.cap(), **deal)
        return say("dice-wuerfelpoker-prompt-answer", **words, raiser=seat_name(state.raiser), count=state.raised, **deal)

    def gesture(self, state: Poker, action: int) -> Gesture:
        if action in (FOLD, CALL):
            word = "fold" if action == FOLD else "call"
            return Gesture(button=word, label=say(f"dice-wuerfelpoker-button-{word}", count=state.raised))
        if action >= RAISE_BY:
            return Gesture(button=f"raise {action - RAISE_BY}", label=say("dice-wuerfelpoker-button-raise", amount=action - RAISE_BY))
        if action == STAND:
            return Gesture(button="stand", label=say("dice-wuerfelpoker-button-stand"))
        return self.again(self.dice(state), action)

    def told(self, before: Poker, action: int, after: Poker) -> list[Event]:
        if before.turn < 0:
            events = [self.note(before.hand, "dice-wuerfelpoker-log-hand", hand=combination_name(after.hands[before.hand]))]
        else:
            events = [self._told_choice(before, action)]
        return events + (self._told_deal(before, action) if after.deal > before.deal else [])

    def _told_choice(self, before: Poker, action: int) -> Event:
        seat = before.hand
        if action in (FOLD, CALL):
            return self.note(seat, f"dice-wuerfelpoker-log-{'fold' if action == FOLD else 'call'}", count=before.raised)
        if action >= RAISE_BY:
            return self.note(seat, "dice-wuerfelpoker-log-raise", count=action - RAISE_BY)
        if action == STAND:
            return self.note(seat, "dice-wuerfelpoker-log-stand")
        return self.note(seat, "dice-wuerfelpoker-log-again", faces=faces_text(faces(action)))

    def _told_deal(self, before: Poker, action: int) -> list[Event]:
        """Who took the pot: played once more as if it were the last deal, so that nothing is paid in again."""
        ended = one_of(Poker, before.clone())
        ended.deal = ended.deals - 1
        ended.play(action)
        events = []
        for seat in range(before.seats):
            called = before.raised if action == CALL and seat == before.hand else 0
            gained = ended.chips[seat] - before.chips[seat] + called
            if gained > 0:
                events.append(self.note(seat, "dice-wuerfelpoker-log-won", count=gained))
        return events

    def why(self, state: Poker, attempt: Gesture) -> Reason:
        if state.step == ANSWER:
            return Reason("raising", say("dice-wuerfelpoker-why-answer"))
        if state.step == RAISE:
            return Reason("raising", say("dice-wuerfelpoker-why-raise", cap=state.cap()))
        return Reason("play", say("dice-wuerfelpoker-why-keep"))


def faults(state: Poker) -> Faults:
    yield any(hand and not is_throw(hand, 5) for hand in state.hands), say("error-five-dice")
    alone = state.pot == 0 and state.holders() == 1
    yield ends_wrongly(state, state.deal, state.deals, alone) or state.opener == NOBODY, say("error-dice-figures")
    if state.turn == OVER:
        begun = any((state.pot, state.step, state.made, state.kept, state.raised, state.playing)) or state.raiser != NOBODY
        yield begun, say("error-dice-figures")
    yield from chips_faults(state, state.pot)
    if state.turn != OVER:
        yield from pot_faults(state)
        yield from throw_faults(state)
        yield from raise_faults(state)


def pot_faults(state: Poker) -> Faults:
    """Who is in, and who has thrown."""
    thrower = state.raiser if state.step == ANSWER else state.hand
    inside = in_mask(state.playing)
    yield len(inside) < 2 or not state.pot or not {state.hand, thrower} <= set(inside), say("error-dice-contest")
    has_thrown = state.step != CUP or state.made > 0  # whoever throws now
    if thrower == state.opener and not has_thrown:
        return
    for seat, hand in enumerate(state.hands):
        turn = (seat - state.opener) % state.seats - (thrower - state.opener) % state.seats
        thrown = turn < 0 or (turn == 0 and has_thrown)
        yield seat in inside and not hand if thrown else hand > 0, say("error-dice-unthrown")


def throw_faults(state: Poker) -> Faults:
    """The dice, and how often they were thrown."""
    yield (state.step == CUP) != (state.turn == CHANCE), say("error-dice-in-cup")
    if state.step == CUP:
        fits = state.cup + SIZE[NUMBER[state.kept]] == 5 and state.made < state.throws and (state.made > 0 or not state.kept)
        yield not fits, say("error-five-dice")
        return
    yield state.kept > 0, say("error-dice-in-cup")
    yield not (0 < state.made < state.throws if state.step == KEEP else state.made == 0), say("error-dice-figures")


def raise_faults(state: Poker) -> Faults:
    answers = state.step == ANSWER
    yield state.step > KEEP and not state.raising, say("error-dice-no-raise")
    yield state.step == RAISE and state.cap() <= 0, say("error-dice-no-raise")
    yield answers != (state.raised > 0) or answers != (state.raiser != NOBODY), say("error-dice-raised")
    seat = state.hand
    while answers and seat != state.raiser:
        yield state.chips[seat] < state.raised, say("error-dice-raise-paid")
        seat = state.next_of(state.playing, seat)
    yield answers and state.hand == state.raiser, say("error-dice-raised")


OPTIONS = (
    usual("chips", 8, 1, 30),
    usual("ante", 1, 1, 5, "source-agreed"),
    Option("deals", 5, low=1, high=50, source=ours("source-wuerfelpoker-deals")),
    Option("raising", False, decides=True, source=printed(big="de")),
    Option("max_raise", 0, low=1, high=10, off=True, source=ours("source-wuerfelpoker-max_raise")),
    Option("throws", 1, low=1, high=3, decides=True, source=ours("source-wuerfelpoker-throws")),
)
GAME = DiceGame("wuerfelpoker", Poker, PokerFace, faults, OPTIONS, cups=(5, 1, 2, 3, 4), actions=252)
