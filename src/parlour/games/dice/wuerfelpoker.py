"""Poker with dice (Würfelpoker): pay in, throw, and the best combination takes the pot. Sheet: dice.md, wuerfelpoker.

On the table lie everybody's dice in a row, the chips beside them, and the pot above.
"""

from parlour.core.board import Board, Site
from parlour.core.event import Event
from parlour.core.face import one_of
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, say
from parlour.core.scene import Die, Piece
from parlour.core.setup import Option, Setup
from parlour.core.state import CHANCE, OVER, State
from parlour.games.dice.engine import LETTERS, NUMBER, SIZE, DiceState, is_throw
from parlour.games.dice.face import COLOURS, DiceFace, faces, faces_text, of_kit, seat_name
from parlour.games.dice.game import BOOKLET, DiceGame, Figure
from parlour.games.dice.wuerfelpoker_rules import (
    ANSWER,
    CALL,
    CHIPS,
    CUP,
    DEAL,
    DEALS,
    FOLD,
    HAND,
    IN,
    KEEP,
    KEPT,
    MADE,
    OPENER,
    POT,
    RAISE,
    RAISE_BY,
    RAISED,
    RAISER,
    RAISING,
    STAND,
    START_CHIPS,
    STEP,
    THROWS,
    WuerfelpokerState,
    combination,
)

NAMES = ("nothing", "pair", "two_pairs", "triplet", "sequence", "full", "four", "five")
POT_SITE = "pot"


def poker(state: DiceState) -> WuerfelpokerState:
    return one_of(WuerfelpokerState, state)


def combination_name(hand: int) -> Message:
    return say(f"dice-wuerfelpoker-{NAMES[combination(faces(hand))]}")


def changes(before: tuple[Piece, ...], after: tuple[Piece, ...], seat: int) -> list[Event]:
    """Pieces that go and come between two scenes."""
    here, there = {piece.site for piece in before}, {piece.site for piece in after}
    gone = [Event("take", seat, path=(site,)) for site in sorted(here - there)]
    return gone + [Event("place", seat, path=(site,)) for site in sorted(there - here)]


class WuerfelpokerFace(DiceFace):
    held = (("chips", int(CHIPS)),)

    def board(self, setup: Setup) -> Board:
        sites = [Site(POT_SITE, 4.2, 0.75, "none", "pot")]
        for seat in range(setup.seats):
            y = 1.95 + 1.12 * seat
            sites.append(Site(f"{LETTERS[seat]}in", 0.8, y, "circle", "key", COLOURS[seat], size=0.85))
            sites += [Site(f"{LETTERS[seat]}{at + 1}", 1.95 + at, y, "square", "tray", size=0.9) for at in range(5)]
            sites.append(Site(f"{LETTERS[seat]}chips", 7.3, y, "none", "heap"))
        return Board(left=0, top=0, width=8.1, height=1.95 + 1.12 * setup.seats, plate="felt", sites=tuple(sites))

    def pieces(self, state: DiceState) -> tuple[Piece, ...]:
        pieces = [Piece("chips", "red", POT_SITE, label=str(state.figures[POT]))] if state.figures[POT] else []
        for seat in range(state.seats):
            letter, chips = LETTERS[seat], state.own(seat, CHIPS)
            if state.own(seat, IN):
                pieces.append(Piece("stone", COLOURS[seat], f"{letter}in"))
            pieces += [Piece(f"die{face}", "ivory", f"{letter}{at + 1}") for at, face in enumerate(faces(state.own(seat, HAND)))]
            if chips:
                pieces.append(Piece("chips", "red", f"{letter}chips", label=str(chips)))
        return tuple(pieces)

    def dice(self, state: DiceState) -> tuple[Die, ...]:
        """The dice of whoever throws, those that lie still first."""
        kept = faces(state.figures[KEPT])
        if state.turn == CHANCE and state.figures[MADE]:
            lying: tuple[int, ...] = (0,) * state.cup
        elif state.figures[STEP] == KEEP:
            lying = faces(state.own(state.hand, HAND))
        else:
            lying = faces(state.dice) or (0,) * 5
        shown = [(face, False) for face in kept] + [(face, face > 0) for face in lying]
        return tuple(Die(f"d{at + 1}", face, fresh) for at, (face, fresh) in enumerate(shown))

    def throws_itself(self, state: State) -> bool:
        state = of_kit(state)
        return state.turn == CHANCE and state.figures[MADE] > 0

    def prompt(self, state: DiceState) -> Message:
        state = poker(state)
        who, opener, figures = seat_name(state.hand), seat_name(state.figures[OPENER]), state.figures
        deal = {"deal": figures[DEAL] + 1, "deals": state.option(DEALS), "pot": figures[POT]}
        if figures[STEP] == CUP:
            return say("dice-wuerfelpoker-prompt-throw", colour=who, opener=opener, **deal)
        if figures[STEP] == KEEP:
            left = state.option(THROWS) - figures[MADE]
            return say("dice-wuerfelpoker-prompt-keep", colour=who, opener=opener, count=left, **deal)
        if figures[STEP] == RAISE:
            hand = combination_name(state.own(state.hand, HAND))
            return say("dice-wuerfelpoker-prompt-raise", colour=who, opener=opener, hand=hand, cap=state.cap(), **deal)
        raiser = seat_name(figures[RAISER])
        return say("dice-wuerfelpoker-prompt-answer", colour=who, opener=opener, raiser=raiser, count=figures[RAISED], **deal)

    def gesture(self, state: DiceState, action: int) -> Gesture:
        if action in (FOLD, CALL):
            word = "fold" if action == FOLD else "call"
            return Gesture(button=word, label=say(f"dice-wuerfelpoker-button-{word}", count=state.figures[RAISED]))
        if action >= RAISE_BY:
            return Gesture(button=f"raise {action - RAISE_BY}", label=say("dice-wuerfelpoker-button-raise", count=action - RAISE_BY))
        if action == STAND:
            return Gesture(button="stand", label=say("dice-wuerfelpoker-button-stand"))
        return self.again(self.dice(state), action)

    def told(self, before: DiceState, action: int, after: DiceState) -> list[Event]:
        before, after = poker(before), poker(after)
        seat = before.hand
        events = self._told_throw(before, action, after) if before.turn < 0 else self._told_choice(before, action)
        events += changes(self.pieces(before), self.pieces(after), seat)
        if after.figures[DEAL] > before.figures[DEAL]:
            events += self._told_deal(before, action, after)
        return events

    def _told_throw(self, before: WuerfelpokerState, action: int, after: WuerfelpokerState) -> list[Event]:
        hand = combination_name(after.own(before.hand, HAND))
        return [self.note(before.hand, "dice-wuerfelpoker-log-hand", hand=hand)]

    def _told_choice(self, before: WuerfelpokerState, action: int) -> list[Event]:
        seat = before.hand
        if action in (FOLD, CALL):
            return [self.note(seat, f"dice-wuerfelpoker-log-{'fold' if action == FOLD else 'call'}", count=before.figures[RAISED])]
        if action >= RAISE_BY:
            return [self.note(seat, "dice-wuerfelpoker-log-raise", count=action - RAISE_BY)]
        if action == STAND:
            return [self.note(seat, "dice-wuerfelpoker-log-stand")]
        return [self.note(seat, "dice-wuerfelpoker-log-again", faces=faces_text(faces(action)))]

    def _told_deal(self, before: WuerfelpokerState, action: int, after: WuerfelpokerState) -> list[Event]:
        """Who took the pot: played once more as if it were the last deal, so that nothing is paid in again."""
        ended = before.clone()
        ended.figures[DEAL] = ended.option(DEALS) - 1
        ended.play(action)
        events = []
        for seat in range(before.seats):
            called = before.figures[RAISED] if action == CALL and seat == before.hand else 0
            gained = ended.own(seat, CHIPS) - before.own(seat, CHIPS) + called
            if gained > 0:
                events.append(self.note(seat, "dice-wuerfelpoker-log-won", count=gained))
        return events

    def why(self, state: DiceState, attempt: Gesture) -> Reason:
        step = state.figures[STEP]
        if step == ANSWER:
            return Reason("raising", say("dice-wuerfelpoker-why-answer"))
        if step == RAISE:
            return Reason("raising", say("dice-wuerfelpoker-why-raise", cap=poker(state).cap()))
        return Reason("play", say("dice-wuerfelpoker-why-keep"))


class Wuerfelpoker(DiceGame):
    def begin(self, setup: Setup) -> DiceState:
        state = poker(super().begin(setup))
        state.deal(CHIPS, state.option(START_CHIPS))
        state.open_deal()
        return state

    def fault(self, state: DiceState) -> str:
        state = poker(state)
        figures = state.figures
        if sum(state.column(CHIPS)) + figures[POT] != state.option(START_CHIPS) * state.seats:
            return "the chips do not add up"
        if any(hand and not is_throw(hand, 5) for hand in state.column(HAND)):
            return "a hand has five dice"
        over = figures[DEAL] == state.option(DEALS) or max(state.column(CHIPS)) == state.option(START_CHIPS) * state.seats
        if over != (state.turn == OVER) or figures[DEAL] > state.option(DEALS) or figures[OPENER] >= state.seats:
            return "the deals do not fit"
        if over:
            idle = not (figures[POT] or figures[STEP] or figures[MADE] or figures[KEPT] or figures[RAISED] or figures[RAISER])
            return "" if idle and not any(state.column(IN)) else "that deal is over"
        return fault_of_deal(state) or fault_of_step(state)


def fault_of_deal(state: WuerfelpokerState) -> str:
    """Who is in, who has thrown, and whether the pot can be that."""
    figures = state.figures
    if sum(state.column(IN)) < 2 or not state.own(state.hand, IN) or not figures[POT]:
        return "two seats or more play for a pot"
    thrower = int(figures[RAISER] if figures[STEP] == ANSWER else state.hand)
    if thrower >= state.seats or not state.own(thrower, IN):
        return "nobody throws who is not in"
    begun = thrower != figures[OPENER] or figures[STEP] != CUP or figures[MADE] > 0
    if not begun:
        return "" if state.own(thrower, IN) else "the opener is in"
    seat, through = int(figures[OPENER]), False
    for _ in range(state.seats):
        has_thrown = not through and (seat != thrower or figures[STEP] != CUP or figures[MADE] > 0)
        if state.own(seat, HAND) and not has_thrown:
            return "hands are of those who have thrown"
        if state.own(seat, IN) and has_thrown and not state.own(seat, HAND):
            return "who has thrown has a hand"
        through = through or seat == thrower
        seat = int(state.left_of(seat))
    return ""


def fault_of_step(state: WuerfelpokerState) -> str:
    figures = state.figures
    step, made, kept = figures[STEP], figures[MADE], figures[KEPT]
    if kept and not NUMBER[kept]:
        return "the kept dice are no throw"
    if (step == CUP) != (state.turn == CHANCE):
        return "the dice are in the cup when somebody throws"
    if step == CUP and (state.cup != 5 - SIZE[NUMBER[kept]] or made >= state.option(THROWS) or (made == 0 and kept)):
        return "there are five dice"
    if step != CUP and kept:
        return "dice lie still only while others are thrown"
    if step == KEEP and not 0 < made < state.option(THROWS):
        return "the throws do not fit"
    if step > KEEP and (made or not state.option(RAISING)):
        return "nobody raises in the middle of throwing, nor where it is not agreed"
    if step == RAISE and state.cap() <= 0:
        return "nobody can raise"
    if (step == ANSWER) != (figures[RAISED] > 0) or (step != ANSWER and figures[RAISER]):
        return "a raise is to be answered"
    if step == ANSWER:
        waiting, seat = [int(state.hand)], int(state.next_in(state.hand))
        while seat != figures[RAISER] and seat != state.hand:
            waiting.append(seat)
            seat = int(state.next_in(seat))
        if state.hand == figures[RAISER] or any(state.own(other, CHIPS) < figures[RAISED] for other in waiting):
            return "everybody who is in can pay the raise"
    return ""


GAME = Wuerfelpoker(
    id="wuerfelpoker",
    state=WuerfelpokerState,
    face=WuerfelpokerFace,
    table=(
        Figure("deal"),
        Figure("opener", 7),
        Figure("pot"),
        Figure("step", 3),
        Figure("made", 2),
        Figure("kept", 6666),
        Figure("raised"),
        Figure("raiser", 7),
    ),
    seat=(Figure("chips"), Figure("in", 1), Figure("hand", 66666)),
    options=(
        Option("chips", 8, low=1, high=30, source=BOOKLET),
        Option("ante", 1, low=1, high=5, source=f"{BOOKLET}: as agreed"),
        Option("deals", 5, low=1, high=50, source="so that it ends"),
        Option("raising", False, source=f"{BOOKLET}: a variant"),
        Option("max_raise", 0, low=1, high=10, off=True, source="R4"),
        Option("throws", 1, low=1, high=3, source="R1; more is common use"),
    ),
    cups=(5, 1, 2, 3, 4),
    actions=252,
)
