"""How mill is seen, touched, written and explained."""

from collections.abc import Sequence

from parlour.core.board import Board
from parlour.core.duel_face import COLOURS, SIDES, DuelFace
from parlour.core.event import Event
from parlour.core.face import one_of
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, colour, say
from parlour.core.scene import Holding, Piece
from parlour.core.setup import Setup
from parlour.core.state import NOBODY, OVER, State
from parlour.games.mill.board import PICTURE, mill_board
from parlour.games.mill.rules import BLACK, DECLINE, MOVE, NAMES, NEAR, STONES, TAKE, WHITE, MillState, bit_count, names

NO_STONE = "x-"  # the text of declining; it vanishes in the whole move


def mill(state: State) -> MillState:
    """The state as one of this family's."""
    return one_of(MillState, state)


def step(action: int) -> tuple[str, str]:
    """From where to where a moving action goes."""
    return NAMES[(action - MOVE) // 24], NAMES[(action - MOVE) % 24]


class MillFace(DuelFace):
    family = "mill"

    def board(self, setup: Setup) -> Board:
        return mill_board()

    def pieces(self, state: State) -> tuple[Piece, ...]:
        state = mill(state)
        return tuple(Piece("stone", COLOURS[side], name) for side in SIDES for name in names(state.stones(side)))

    def holdings(self, state: State, side: int) -> tuple[Holding, ...]:
        state = mill(state)
        other = 1 - side
        taken = STONES - bit_count(state.stones(other)) - state.in_hand(other)
        holdings = [Holding(say("mill-in-hand"), state.in_hand(side), "stone", COLOURS[side])] if state.in_hand(side) else []
        if taken:
            holdings.append(Holding(say("mill-taken"), taken, "stone", COLOURS[other]))
        return tuple(holdings)

    def prompt(self, state: State) -> Message:
        state = mill(state)
        who = colour(COLOURS[state.side])
        if state.due > 0:
            return say("mill-prompt-take", colour=who, count=state.due)
        if state.own_hand > 0:
            return say("mill-prompt-place", colour=who, count=state.own_hand)
        return say("mill-prompt-jump" if state.jumps() else "mill-prompt-move", colour=who)

    def gestures(self, state: State) -> dict[int, Gesture]:
        return {action: self._gesture(action) for action in state.legal()}

    def _gesture(self, action: int) -> Gesture:
        if action == DECLINE:
            return Gesture(button="decline", label=say("mill-button-decline"))
        if action >= MOVE:
            return Gesture(sites=step(action))
        return Gesture(sites=(NAMES[action - TAKE if action >= TAKE else action],))

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

    def tell(self, before: State, action: int, after: State) -> list[Event]:
        before, after = mill(before), mill(after)
        seat = before.side
        who = colour(COLOURS[seat])
        if action == DECLINE:
            events = [Event("note", seat, say("mill-log-decline", colour=who))]
        elif action >= MOVE:
            start, target = step(action)
            words = say("mill-log-jump" if before.jumps() else "mill-log-move", colour=who, start=start, target=target)
            events = [Event("move", seat, words, path=(start, target), hop=before.jumps())]
        elif action >= TAKE:
            point = NAMES[action - TAKE]
            events = [Event("take", seat, say("mill-log-take", colour=who, point=point), path=(point,))]
        else:
            events = [Event("place", seat, say("mill-log-place", colour=who, point=NAMES[action]), path=(NAMES[action],))]
        if after.midway and action not in range(TAKE, MOVE):
            mills = after.mills_through(action if action < TAKE else (action - MOVE) % 24)
            events.append(Event("note", seat, say("mill-log-mill", colour=who, count=int(mills))))
        elif not after.midway and closes_in_vain(before, action):
            events.append(Event("note", seat, say("mill-log-mill-in-vain", colour=who)))
        if after.turn == OVER:
            events.append(Event("end", NOBODY, self.ending(after)))
        return events

    def why_not(self, state: State, attempt: Gesture) -> Reason:
        state = mill(state)
        if state.turn == OVER:
            return Reason("end", say("mill-why-over"))
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
        bit = 1 << NAMES.index(point)
        safe = state.enemy & ~state.takeable()
        return Reason("taking", say("mill-why-in-mill", point=point) if safe & bit else say("mill-why-take-enemy"))

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
        if bit_count(state.own) == 3:
            return Reason("jumping", say("mill-why-no-jumping"))
        return Reason("moving", say("mill-why-not-next", start=points[0], target=points[1]))

    def sketch(self, state: State) -> str:
        state = mill(state)
        marks = {name: "." for name in NAMES}
        marks |= {name: "W" for name in names(state.stones(WHITE))} | {name: "B" for name in names(state.stones(BLACK))}
        return PICTURE.format(**marks)


def closes_in_vain(before: MillState, action: int) -> bool:
    """Whether the action closes a mill that takes nothing, because every enemy stone is safe (R2)."""
    if TAKE <= action < MOVE or action == DECLINE:
        return False
    probe = before.clone()
    point = action if action < TAKE else (action - MOVE) % 24
    probe.own = (probe.own & ~(1 << (action - MOVE) // 24 if action >= MOVE else 0)) | 1 << point
    return probe.mills_through(point) > 0 and probe.takeable() == 0
