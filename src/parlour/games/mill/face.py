"""How mill is seen, touched, written and explained."""

from collections.abc import Sequence
from functools import cache

from parlour.core.bits import BIT, bit_count
from parlour.core.board import Board
from parlour.core.duel import BLACK, WHITE
from parlour.core.duel_face import COLOURS, SIDES, DuelFace
from parlour.core.event import Event
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, colour, say
from parlour.core.scene import Holding, Piece
from parlour.core.setup import Setup
from parlour.core.state import State
from parlour.games.mill.board import PICTURE, mill_board
from parlour.games.mill.engine import DECLINE, FEWEST, MOVE, STONES, TAKE, MillState
from parlour.games.mill.grid import NAMES, NEAR, POINTS, names

NO_STONE = "x-"  # the text of declining; it vanishes in the whole move


def ends(action: int) -> tuple[int, int]:
    """From where to where a moving action goes."""
    return divmod(action - MOVE, POINTS)


def step(action: int) -> tuple[str, str]:
    """The same in writing."""
    start, target = ends(action)
    return NAMES[start], NAMES[target]


@cache  # 24 points, two colours
def stone(side: int, point: str) -> Piece:
    return Piece("stone", COLOURS[side], point)


@cache  # an action is the same gesture in every position
def touched(action: int) -> Gesture:
    if action == DECLINE:
        return Gesture(button="decline", label=say("mill-button-decline"))
    if action >= MOVE:
        return Gesture(sites=step(action))
    return Gesture(sites=(NAMES[action % POINTS],))


class MillFace(DuelFace[MillState]):
    family = "mill"
    kind = MillState

    def board(self, setup: Setup) -> Board:
        return mill_board()

    def pieces(self, state: MillState) -> tuple[Piece, ...]:
        return tuple(stone(side, name) for side in SIDES for name in names(state.stones(side)))

    def holdings(self, state: MillState, side: int) -> tuple[Holding, ...]:
        in_hand, taken = state.in_hand(side), STONES - state.total(1 - side)
        holdings = [Holding(say("mill-in-hand"), in_hand, "stone", COLOURS[side])] if in_hand else []
        if taken:
            holdings.append(Holding(say("mill-taken"), taken, "stone", COLOURS[1 - side]))
        return tuple(holdings)

    def prompt(self, state: MillState) -> Message:
        who = colour(COLOURS[state.side])
        if state.due > 0:
            return say("mill-prompt-take", colour=who, count=state.due)
        if state.own_hand > 0:
            return say("mill-prompt-place", colour=who, count=state.own_hand)
        return say("mill-prompt-jump" if state.jumps() else "mill-prompt-move", colour=who)

    def gesture(self, state: MillState, action: int) -> Gesture:
        return touched(action)

    def write(self, state: State, action: int) -> str:
        if action == DECLINE:
            return NO_STONE
        if action >= MOVE:
            return "-".join(step(action))
        return f"x{NAMES[action - TAKE]}" if action >= TAKE else NAMES[action]

    def join(self, texts: Sequence[str]) -> str:
        """Stones taken are written in alphabetical order, whichever was taken first."""
        moved = [text for text in texts if not text.startswith("x")]
        return "".join(moved + sorted(text for text in texts if text.startswith("x") and text != NO_STONE))

    def read_move(self, state: State, text: str) -> list[int]:
        """Two stones may be named in any order."""
        moved, *taken = text.strip().split("x")
        return super().read_move(state, "x".join([moved, *sorted(taken)]))

    def happened(self, before: MillState, action: int, after: MillState) -> list[Event]:
        seat = before.side
        who = colour(COLOURS[seat])
        if action == DECLINE:
            return [Event("note", seat, say("mill-log-decline", colour=who))]
        if TAKE <= action < MOVE:
            point = NAMES[action - TAKE]
            return [Event("take", seat, say("mill-log-take", colour=who, point=point), path=(point,))]
        if action < TAKE:
            events = [Event("place", seat, say("mill-log-place", colour=who, point=NAMES[action]), path=(NAMES[action],))]
        else:
            start, target = step(action)
            words = say("mill-log-jump" if before.jumps() else "mill-log-move", colour=who, start=start, target=target)
            events = [Event("move", seat, words, path=(start, target), hop=before.jumps())]
        if after.midway:
            mills = after.mills_through(action if action < TAKE else ends(action)[1])
            events.append(Event("note", seat, say("mill-log-mill", colour=who, count=mills)))
        elif closes_in_vain(before, action):
            events.append(Event("note", seat, say("mill-log-mill-in-vain", colour=who)))
        return events

    def forbidding(self, state: MillState, attempt: Gesture) -> Reason:
        if attempt.button:
            return Reason("taking", say("mill-why-must-take" if state.due > 0 else "mill-why-no-mill"))
        if not attempt.sites or any(site not in NAMES for site in attempt.sites):
            return Reason("setup", say("mill-why-no-point"))
        if state.due > 0:
            return self._why_not_take(state, attempt.sites[-1])
        if state.own_hand > 0:
            return self._why_not_place(state, attempt.sites)
        return self._why_not_move(state, attempt.sites)

    def _why_not_take(self, state: MillState, point: str) -> Reason:
        safe = state.enemy & ~state.takeable() & BIT[NAMES.index(point)]
        return Reason("taking", say("mill-why-in-mill", point=point) if safe else say("mill-why-take-enemy"))

    def _why_not_place(self, state: MillState, points: Sequence[str]) -> Reason:
        if len(points) > 1:
            return Reason("placing", say("mill-why-place-first", count=state.own_hand))
        return Reason("placing", say("mill-why-occupied", point=points[0]))

    def _why_not_move(self, state: MillState, points: Sequence[str]) -> Reason:
        start = NAMES.index(points[0])
        free = ~(state.own | state.enemy)
        if not state.own >> start & 1:
            held = state.enemy >> start & 1
            return Reason("moving", say("mill-why-not-yours" if held else "mill-why-empty", point=points[0]))
        if len(points) == 1:
            stuck = not state.jumps() and not NEAR[start] & free
            return Reason("moving", say("mill-why-stuck" if stuck else "mill-why-choose-target", point=points[0]))
        target = NAMES.index(points[1])
        if not free >> target & 1:
            return Reason("moving", say("mill-why-occupied", point=points[1]))
        if bit_count(state.own) == FEWEST:
            return Reason("jumping", say("mill-why-no-jumping"))
        return Reason("moving", say("mill-why-not-next", start=points[0], target=points[1]))

    def sketch(self, state: State) -> str:
        mill = self.own(state)
        marks = {name: "." for name in NAMES}
        marks |= {name: "W" for name in names(mill.stones(WHITE))} | {name: "B" for name in names(mill.stones(BLACK))}
        return PICTURE.format(**marks)


def closes_in_vain(before: MillState, action: int) -> bool:
    """Whether a stone placed or moved closes a mill that takes nothing, because every enemy stone is safe (R2)."""
    probe = before.clone()
    point = action
    if action >= MOVE:
        start, point = ends(action)
        probe.own ^= BIT[start]
    probe.own |= BIT[point]
    return probe.mills_through(point) > 0 and probe.takeable() == 0
