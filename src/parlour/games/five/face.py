"""How five in a row is seen, touched, written and explained."""

from parlour.core.board import Board
from parlour.core.chequers import chequered
from parlour.core.duel_face import COLOURS, SIDES, DuelFace
from parlour.core.event import Event
from parlour.core.face import one_of
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, colour, say
from parlour.core.scene import Holding, Piece
from parlour.core.setup import Setup
from parlour.core.state import NOBODY, OVER, State
from parlour.games.five.engine import BLACK, COLUMNS, FREE, WHITE, FiveState


def five(state: State) -> FiveState:
    """The state as one of this game's."""
    return one_of(FiveState, state)


def touches(state: FiveState, action: int) -> tuple[str, ...]:
    """The square of a stone that is placed, or from where to where one moves."""
    area = state.rules.area
    if action < area:
        return (state.rules.name(action),)
    return state.rules.name(action // area - 1), state.rules.name(action % area)


class FiveFace(DuelFace):
    family = "five"

    def board(self, setup: Setup) -> Board:
        return chequered(setup.number("board_size"))

    def pieces(self, state: State) -> tuple[Piece, ...]:
        state = five(state)
        return tuple(Piece("stone", COLOURS[side], state.rules.name(square)) for side in SIDES for square in state.squares_of(side))

    def holdings(self, state: State, side: int) -> tuple[Holding, ...]:
        left = five(state).in_hand(side)
        return (Holding(say("five-in-hand"), left, "stone", COLOURS[side]),) if left else ()

    def alarms(self, state: State) -> tuple[str, ...]:
        state = five(state)
        if state.reason != "five":
            return ()
        return tuple(state.rules.name(square) for square in state.squares_of(state.winner) if state.wins_at(square))

    def prompt(self, state: State) -> Message:
        state = five(state)
        who = colour(COLOURS[state.side])
        if left := state.in_hand(state.side):
            return say("five-prompt-place", colour=who, count=left)
        return say("five-prompt-move", colour=who)

    def gestures(self, state: State) -> dict[int, Gesture]:
        state = five(state)
        return {action: Gesture(sites=touches(state, action)) for action in state.legal()}

    def write(self, state: State, action: int) -> str:
        return "-".join(touches(five(state), action))

    def tell(self, before: State, action: int, after: State) -> list[Event]:
        before, after = five(before), five(after)
        who = colour(COLOURS[before.side])
        path = touches(before, action)
        if len(path) == 1:
            events = [Event("place", before.side, say("five-log-place", colour=who, square=path[0]), path)]
        else:
            events = [Event("move", before.side, say("five-log-move", colour=who, start=path[0], target=path[1]), path, hop=True)]
        if after.turn == OVER:
            events.append(Event("end", NOBODY, self.ending(after)))
        return events

    def why_not(self, state: State, attempt: Gesture) -> Reason:
        state = five(state)
        if state.turn == OVER:
            return Reason("end", say("five-why-over"))
        if not attempt.sites or any(site not in state.rules.names for site in attempt.sites):
            return Reason("setup", say("five-why-no-square"))
        if left := state.in_hand(state.side):
            return self._why_not_place(state, attempt.sites, left)
        return self._why_not_move(state, attempt.sites)

    def _why_not_place(self, state: FiveState, sites: tuple[str, ...], left: int) -> Reason:
        if len(sites) > 1:
            return Reason("placing", say("five-why-place-first", count=left))
        return Reason("placing", say("five-why-occupied", square=sites[0]))

    def _why_not_move(self, state: FiveState, sites: tuple[str, ...]) -> Reason:
        held = state.cells[state.rules.square(sites[0])]
        if held == FREE:
            return Reason("moving", say("five-why-hand-empty"))
        if held != state.side + 1:
            return Reason("moving", say("five-why-not-yours", square=sites[0]))
        if len(sites) == 1:
            return Reason("moving", say("five-why-choose-target", square=sites[0]))
        if sites[0] == sites[1]:
            return Reason("moving", say("five-why-same-square", square=sites[0]))
        if state.cells[state.rules.square(sites[1])] != FREE:
            return Reason("moving", say("five-why-occupied", square=sites[1]))
        return Reason("moving", say("five-why-one-move"))

    def sketch(self, state: State) -> str:
        state = five(state)
        size = state.rules.size
        marks = {name: "." for name in state.rules.names}
        marks |= {state.rules.name(square): "W" for square in state.squares_of(WHITE)}
        marks |= {state.rules.name(square): "B" for square in state.squares_of(BLACK)}
        rows = [f"{row:>2}  " + " ".join(marks[f"{column}{row}"] for column in COLUMNS[:size]) for row in range(size, 0, -1)]
        return "\n".join([*rows, "", "    " + " ".join(COLUMNS[:size])])
