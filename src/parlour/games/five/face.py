"""How five in a row is seen, touched, written and explained."""

from parlour.core.board import Board
from parlour.core.chequers import chequered
from parlour.core.duel_face import COLOURS, SIDES, DuelFace
from parlour.core.event import Event
from parlour.core.gesture import Gesture, Reason, touching
from parlour.core.message import Message, colour, say
from parlour.core.scene import Holding, Piece
from parlour.core.setup import Setup
from parlour.core.state import State
from parlour.games.five.engine import FREE, FiveState
from parlour.games.five.grid import COLUMNS


def touches(state: FiveState, action: int) -> tuple[str, ...]:
    """The square of a stone that is placed, or from where to where one moves."""
    grid = state.grid
    start, target = divmod(action, grid.area)
    return (grid.name(start - 1), grid.name(target)) if start else (grid.name(target),)


class FiveFace(DuelFace[FiveState]):
    family = "five"
    kind = FiveState

    def board(self, setup: Setup) -> Board:
        return chequered(setup.number("board_size"))

    def pieces(self, state: FiveState) -> tuple[Piece, ...]:
        return tuple(Piece("stone", COLOURS[side], state.grid.name(square)) for side in SIDES for square in state.squares_of(side))

    def holdings(self, state: FiveState, side: int) -> tuple[Holding, ...]:
        left = state.in_hand(side)
        return (Holding(say("five-in-hand"), left, "stone", COLOURS[side]),) if left else ()

    def alarms(self, state: FiveState) -> tuple[str, ...]:
        if state.reason != "five":
            return ()
        return tuple(state.grid.name(square) for square in state.squares_of(state.winner) if state.wins_at(square))

    def prompt(self, state: FiveState) -> Message:
        who = colour(COLOURS[state.side])
        if left := state.in_hand(state.side):
            return say("five-prompt-place", colour=who, count=left)
        return say("five-prompt-move", colour=who)

    def gesture(self, state: FiveState, action: int) -> Gesture:
        return touching(touches(state, action))

    def happened(self, before: FiveState, action: int, after: FiveState) -> list[Event]:
        who = colour(COLOURS[before.side])
        path = touches(before, action)
        if len(path) == 1:
            return [Event("place", before.side, say("five-log-place", colour=who, square=path[0]), path)]
        return [Event("move", before.side, say("five-log-move", colour=who, start=path[0], target=path[1]), path, hop=True)]

    def forbidding(self, state: FiveState, attempt: Gesture) -> Reason:
        if not attempt.sites or any(site not in state.grid.names for site in attempt.sites):
            return Reason("setup", say("five-why-no-square"))
        if left := state.in_hand(state.side):
            return self._why_not_place(attempt.sites, left)
        return self._why_not_move(state, attempt.sites)

    def _why_not_place(self, sites: tuple[str, ...], left: int) -> Reason:
        if len(sites) > 1:
            return Reason("placing", say("five-why-place-first", count=left))
        return Reason("placing", say("five-why-occupied", square=sites[0]))

    def _why_not_move(self, state: FiveState, sites: tuple[str, ...]) -> Reason:
        held = state.cells[state.grid.square(sites[0])]
        if held == FREE:
            return Reason("moving", say("five-why-hand-empty"))
        if held != state.side + 1:
            return Reason("moving", say("five-why-not-yours", square=sites[0]))
        if len(sites) == 1:
            return Reason("moving", say("five-why-choose-target", square=sites[0]))
        if sites[0] == sites[1]:
            return Reason("moving", say("five-why-same-square", square=sites[0]))
        if state.cells[state.grid.square(sites[1])] != FREE:
            return Reason("moving", say("five-why-occupied", square=sites[1]))
        return Reason("moving", say("five-why-one-move"))

    def sketch(self, state: State) -> str:
        five = self.own(state)
        marks = {five.grid.name(square): "WB"[side] for side in SIDES for square in five.squares_of(side)}
        letters = COLUMNS[: five.grid.size]
        rows = [f"{row:>2}  " + " ".join(marks.get(f"{letter}{row}", ".") for letter in letters) for row in range(len(letters), 0, -1)]
        return "\n".join([*rows, "", "    " + " ".join(letters)])
