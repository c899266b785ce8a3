"""How the capturing games are seen, touched, written and told."""

from collections.abc import Sequence
from itertools import pairwise

from parlour.core.bits import bit_count
from parlour.core.board import Board
from parlour.core.duel_face import COLOURS, SIDES, DuelFace
from parlour.core.errors import NotationError
from parlour.core.event import Event
from parlour.core.face import by_number
from parlour.core.gesture import Gesture, Reason, Shortcut
from parlour.core.message import Message, colour, say
from parlour.core.scene import Holding, Piece
from parlour.core.setup import Setup
from parlour.core.state import State
from parlour.games.draughts.board import chequered, sketch
from parlour.games.draughts.engine import CORRECT, HOP, HUFF, DraughtsState, ends
from parlour.games.draughts.grid import NOWHERE
from parlour.games.draughts.reasons import forbidding
from parlour.games.draughts.rules import DraughtsRules

JUMPED = "×"  # the figure on a piece that has been jumped and still stands


class DraughtsFace(DuelFace[DraughtsState]):
    family = "draughts"
    kind = DraughtsState

    def __init__(self, rules: DraughtsRules) -> None:
        self.grid = rules.grid
        self.army = rules.army

    def board(self, setup: Setup) -> Board:
        return chequered(self.grid)

    # What is seen

    def pieces(self, state: DraughtsState) -> tuple[Piece, ...]:
        jumped = self.grid.named(state.ghosts())  # they stand until the move is over, and cannot be jumped again
        return tuple(
            Piece("queen" if queen else "man", COLOURS[side], name, label=JUMPED if name in jumped else "")
            for side in SIDES
            for name, queen in state.pieces(side)
        )

    def holdings(self, state: DraughtsState, side: int) -> tuple[Holding, ...]:
        taken = self.army - len(state.pieces(1 - side))
        worth = 0 if state.rules.loser_wins else 1
        return (Holding(say("draughts-taken"), taken, "man", COLOURS[1 - side], worth),) if taken > 0 else ()

    def prompt(self, state: DraughtsState) -> Message:
        who = colour(COLOURS[state.side])
        if state.runner != NOWHERE:
            return say("draughts-prompt-go-on", colour=who, square=self.grid.names[state.runner])
        if state.missed:
            return say("draughts-prompt-claim", colour=who)
        must = state.must_take or (not state.rules.huffing and state.could_take() != 0)
        return say("draughts-prompt-take" if must else "draughts-prompt-move", colour=who)

    def sketch(self, state: State) -> str:
        position = self.own(state)
        marks = {name: "WB"[side] if queen else "wb"[side] for side in SIDES for name, queen in position.pieces(side)}
        return sketch(self.grid, marks)

    # How it is touched and written

    def gesture(self, state: DraughtsState, action: int) -> Gesture:
        if action == CORRECT:
            return Gesture(button="correct", label=say("draughts-button-correct"))
        if action >= HUFF:
            square = self.grid.names[action - HUFF]
            return Gesture(button=f"huff-{square}", label=say("draughts-button-huff", square=square))
        return Gesture(sites=self.step(action))

    def shortcuts(self, state: State) -> list[Shortcut]:
        return self.chains(state)

    def step(self, action: int) -> tuple[str, str]:
        """From where to where a quiet move or a hop goes."""
        start, target = ends(action)
        return self.grid.names[start], self.grid.names[target]

    def write(self, state: State, action: int) -> str:
        if action == CORRECT:
            return "correct"
        if action >= HUFF:
            return f"huff {self.grid.names[action - HUFF]}"
        return ("x" if action >= HOP else "-").join(self.step(action))

    def join(self, texts: Sequence[str]) -> str:
        """A chain names its start and every landing square: c3xe5xg7."""
        return texts[0] + "".join("x" + text.split("x")[1] for text in texts[1:])

    def read_move(self, state: State, text: str) -> list[int]:
        """Any route of a capture is accepted, also one that is not the written form of its move."""
        squares = text.strip().split("x")
        if len(squares) < 3:
            return super().read_move(state, text)
        walker = state.clone()
        actions = []
        for start, target in pairwise(squares):
            try:
                actions.append(self.read(walker, f"{start}x{target}"))
            except NotationError:
                raise NotationError(text, self.list_moves(state)) from None
            walker.play(actions[-1])
        if walker.midway:
            raise NotationError(text, self.list_moves(state))
        return actions

    def order(self, text: str) -> str:
        return by_number(text)

    # What is told, and why not

    def happened(self, before: DraughtsState, action: int, after: DraughtsState) -> list[Event]:
        seat = before.side
        who = colour(COLOURS[seat])
        events = self._told(before, action, after, who)
        if HOP <= action < HUFF and not after.midway and before.rules.taken_stay:
            events += [Event("take", seat, path=(name,)) for name in self.grid.named(before.jumped)]
        if action < HUFF and bit_count(after.of(seat)[1]) > bit_count(before.queens):
            events.append(Event("note", seat, say("draughts-log-crown", colour=who, square=self.step(action)[1])))
        if after.missed:
            events.append(Event("note", seat, say("draughts-log-missed", colour=who)))
        return events

    def _told(self, before: DraughtsState, action: int, after: DraughtsState, who: Message) -> list[Event]:
        seat = before.side
        if action == CORRECT:
            back = (self.grid.names[before.missed_to], self.grid.names[before.missed_from])
            return [Event("move", seat, say("draughts-log-correct", colour=who), path=back)]
        if action >= HUFF:
            square = self.grid.names[action - HUFF]
            return [Event("take", seat, say("draughts-log-huff", colour=who, square=square), path=(square,))]
        path = start, target = self.step(action)
        if action < HOP:
            return [Event("move", seat, say("draughts-log-move", colour=who, start=start, target=target), path=path)]
        (victim,) = self.grid.named(before.between(*ends(action)))
        events = [Event("move", seat, say("draughts-log-take", colour=who, start=start, target=target, victim=victim), path=path, hop=True)]
        if not (before.rules.taken_stay and after.midway):
            events.append(Event("take", seat, path=(victim,)))
        return events

    def forbidding(self, state: DraughtsState, attempt: Gesture) -> Reason:
        return forbidding(state, attempt)
