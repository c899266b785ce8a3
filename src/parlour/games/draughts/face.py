"""How the capturing games are seen, touched, written and explained."""

from collections.abc import Sequence
from itertools import pairwise

from parlour.core.board import Board
from parlour.core.duel_face import COLOURS, SIDES, DuelFace
from parlour.core.errors import NotationError
from parlour.core.event import Event
from parlour.core.face import one_of
from parlour.core.gesture import Gesture, Reason, Shortcut
from parlour.core.message import Message, colour, say
from parlour.core.scene import Holding, Piece
from parlour.core.setup import Setup
from parlour.core.state import NOBODY, OVER, State
from parlour.games.draughts.board import chequered, sketch
from parlour.games.draughts.engine import BLACK, CORRECT, HOP, HUFF, WHITE, DraughtsState
from parlour.games.draughts.grid import NOWHERE, Grid

JUMPED = "×"  # the figure on a piece that has been jumped and still stands


def draughts(state: State) -> DraughtsState:
    """The state as one of this family's."""
    return one_of(DraughtsState, state)


class DraughtsFace(DuelFace):
    family = "draughts"

    def __init__(self, grid: Grid, army: int) -> None:
        self.grid = grid
        self.army = army  # pieces a side begins with
        self.numbered = grid.names[0].isdigit()  # the 10x10 board

    def board(self, setup: Setup) -> Board:
        return chequered(self.grid)

    # What is seen

    def pieces(self, state: State) -> tuple[Piece, ...]:
        state = draughts(state)
        jumped = set(self.grid.named(state.ghosts()))  # they stand until the move is over, and cannot be jumped again
        return tuple(
            Piece(
                "queen" if name.startswith("K") else "man",
                COLOURS[side],
                name.removeprefix("K"),
                label=JUMPED if name.removeprefix("K") in jumped else "",
            )
            for side in SIDES
            for name in state.pieces(side)
        )

    def holdings(self, state: State, side: int) -> tuple[Holding, ...]:
        taken = self.army - len(draughts(state).pieces(1 - side))
        return (Holding(say("draughts-taken"), taken, "man", COLOURS[1 - side]),) if taken > 0 else ()

    def prompt(self, state: State) -> Message:
        state = draughts(state)
        who = colour(COLOURS[state.side])
        if state.runner != NOWHERE:
            return say("draughts-prompt-go-on", colour=who, square=self.grid.names[state.runner])
        if state.missed:
            return say("draughts-prompt-claim", colour=who)
        must = state.must_take or (not state.rules.huffing and state.could_take() != 0)
        return say("draughts-prompt-take" if must else "draughts-prompt-move", colour=who)

    # How it is touched and written

    def gestures(self, state: State) -> dict[int, Gesture]:
        return {action: self._gesture(action) for action in state.legal()}

    def shortcuts(self, state: State) -> list[Shortcut]:
        return self.chains(state)

    def _gesture(self, action: int) -> Gesture:
        names = self.grid.names
        if action == CORRECT:
            return Gesture(button="correct", label=say("draughts-button-correct"))
        if action >= HUFF:
            square = names[action - HUFF]
            return Gesture(button=f"huff-{square}", label=say("draughts-button-huff", square=square))
        return Gesture(sites=self._step(action))

    def _step(self, action: int) -> tuple[str, str]:
        step = action - HOP if action >= HOP else action
        return self.grid.names[step >> 6], self.grid.names[step & 63]

    def write(self, state: State, action: int) -> str:
        if action == CORRECT:
            return "correct"
        if action >= HUFF:
            return f"huff {self.grid.names[action - HUFF]}"
        return ("x" if action >= HOP else "-").join(self._step(action))

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

    def list_moves(self, state: State) -> list[str]:
        """Sorted as text on 8x8, by number on 10x10."""
        moves = super().list_moves(state)
        if self.numbered:
            moves.sort(key=lambda move: [int(square) for square in move.replace("x", "-").split("-")])
        return moves

    # What is told

    def tell(self, before: State, action: int, after: State) -> list[Event]:
        before, after = draughts(before), draughts(after)
        seat = before.side
        who = colour(COLOURS[seat])
        events = self._told(before, action, after, seat, who)
        if HOP <= action < HUFF and not after.midway and before.rules.taken_stay:
            events += [Event("take", seat, path=(name,)) for name in self.grid.named(before.jumped)]
        if action < HUFF and self._crowned(before, action, after):
            events.append(Event("note", seat, say("draughts-log-crown", colour=who, square=self._step(action)[1])))
        if after.missed:
            events.append(Event("note", seat, say("draughts-log-missed", colour=who)))
        if after.turn == OVER:
            events.append(Event("end", NOBODY, self.ending(after)))
        return events

    def _told(self, before: DraughtsState, action: int, after: DraughtsState, seat: int, who: Message) -> list[Event]:
        if action == CORRECT:
            back = (self.grid.names[before.missed_to], self.grid.names[before.missed_from])
            return [Event("move", seat, say("draughts-log-correct", colour=who), path=back)]
        if action >= HUFF:
            square = self.grid.names[action - HUFF]
            return [Event("take", seat, say("draughts-log-huff", colour=who, square=square), path=(square,))]
        start, target = self._step(action)
        if action < HOP:
            return [Event("move", seat, say("draughts-log-move", colour=who, start=start, target=target), path=(start, target))]
        (victim,) = self.grid.named(before.between(self.grid.names.index(start), self.grid.names.index(target)))
        words = say("draughts-log-take", colour=who, start=start, target=target, victim=victim)
        events = [Event("move", seat, words, path=(start, target), hop=True)]
        if not (before.rules.taken_stay and after.midway):
            events.append(Event("take", seat, path=(victim,)))
        return events

    def _crowned(self, before: DraughtsState, action: int, after: DraughtsState) -> bool:
        return len([name for name in after.pieces(before.side) if name.startswith("K")]) > len(
            [name for name in before.pieces(before.side) if name.startswith("K")]
        )

    # Why not

    def why_not(self, state: State, attempt: Gesture) -> Reason:
        state = draughts(state)
        if state.turn == OVER:
            return Reason("end", say("draughts-why-over"))
        if attempt.button:
            claim = say("draughts-why-not-missed" if state.missed else "draughts-why-no-claim")
            return Reason("huffing" if state.rules.huffing else "capturing", claim)
        if not attempt.sites or any(site not in self.grid.names for site in attempt.sites):
            return Reason("setup", say("draughts-why-dark-squares"))
        squares = [self.grid.names.index(site) for site in attempt.sites]
        if state.runner != NOWHERE and squares[0] != state.runner:
            return Reason("capturing", say("draughts-why-go-on", square=self.grid.names[state.runner]))
        own = state.men | state.queens
        if not own >> squares[0] & 1:
            held = (state.enemy_men | state.enemy_queens) >> squares[0] & 1
            return Reason("moving", say("draughts-why-not-yours" if held else "draughts-why-empty", square=attempt.sites[0]))
        if len(squares) == 1:
            return self._why_not_piece(state, squares[0])
        if attempt.sites[:2] in [self._step(action) for action in state.legal() if action < HUFF]:
            return Reason("moving", say("draughts-why-first-step", start=attempt.sites[0], target=attempt.sites[1]))
        return self._why_not_step(state, squares[0], squares[1])

    def _why_not_piece(self, state: DraughtsState, square: int) -> Reason:
        name = self.grid.names[square]
        steps = [action for action in state.legal() if action < HUFF]
        if any(self._step(action)[0] == name for action in steps):
            return Reason("moving", say("draughts-why-choose-target", square=name))
        if any(action >= HOP for action in steps):
            if state.rules.must_take_most and state.longest_from(square) > 0:
                return Reason("majority", say("draughts-why-not-most"))
            if state.must_take or not state.rules.huffing:
                return Reason("capturing", say("draughts-why-must-take"))
        return Reason("moving", say("draughts-why-stuck", square=name))

    def _why_not_step(self, state: DraughtsState, start: int, target: int) -> Reason:
        if (state.men | state.queens | state.enemy_men | state.enemy_queens) >> target & 1:
            behind = self._behind(state, start, target)
            if behind:
                words = say("draughts-why-land-behind", victim=self.grid.names[target], square=behind)
                return Reason("capturing", words)
            return Reason("moving", say("draughts-why-occupied", square=self.grid.names[target]))
        queen = bool(state.queens >> start & 1)
        if self._hops_over(state, start, target, queen):  # first, for whoever tries to take wants to know why not so
            return self._why_not_hop(state, start, target, queen)
        if state.runner != NOWHERE:
            return Reason("capturing", say("draughts-why-go-on", square=self.grid.names[start]))
        piece = self._why_not_piece(state, start)
        if piece.message.id != "draughts-why-choose-target":
            return piece
        free = state.clone()
        count = free.fill_quiet(0)
        if 64 * start + target in [free.moves[at] for at in range(count)]:
            return Reason("capturing", say("draughts-why-must-take"))
        if not queen and self._row(target) * (1 if state.side == WHITE else -1) <= self._row(start) * (1 if state.side == WHITE else -1):
            return Reason("moving", say("draughts-why-forward"))
        return Reason("queens" if queen else "moving", say("draughts-why-queen-way" if queen else "draughts-why-man-way"))

    def _behind(self, state: DraughtsState, start: int, victim: int) -> str:
        """Where the piece can land that jumps this victim now; nothing if it cannot."""
        for action in state.legal():
            if HOP <= action < HUFF and self._step(action)[0] == self.grid.names[start]:
                target = self._step(action)[1]
                if state.between(start, self.grid.names.index(target)) >> victim & 1:
                    return target
        return ""

    def _hops_over(self, state: DraughtsState, start: int, target: int, queen: bool) -> bool:
        """Whether enemy pieces, also jumped ones that still stand, lie between the two squares of a line, as for a jump."""
        distance = max(abs(one - other) for one, other in zip(self.grid.places[start], self.grid.places[target], strict=True))
        passed = state.between(start, target) | (self._line(state, start, target) & state.ghosts())
        return passed != 0 and (queen or distance == 2)

    def _line(self, state: DraughtsState, start: int, target: int) -> int:
        """The squares between two squares of a line along which this game's queens go, as bits."""
        straight = self.grid.straight[64 * start + target] if state.rules.queen_directions == 8 else 0
        return self.grid.diagonal[64 * start + target] | straight

    def _why_not_hop(self, state: DraughtsState, start: int, target: int, queen: bool) -> Reason:
        victims = state.between(start, target)
        line = self._line(state, start, target)
        if line & state.ghosts():
            return Reason("capturing" if self.numbered else "queens", say("draughts-why-jumped-already"))
        own = (state.men | state.queens) & line
        if victims & (victims - 1) or own:
            return Reason("capturing", say("draughts-why-no-jump"))
        if not queen and not state.rules.men_take_queens and victims & state.enemy_queens:
            return Reason("queens", say("draughts-why-queen-takes-queen"))
        if not queen and not state.rules.men_take_back and (self._row(target) > self._row(start)) != (state.side == WHITE):
            return Reason("capturing", say("draughts-why-take-forward"))
        if state.rules.must_take_most:
            return Reason("majority", say("draughts-why-not-most"))
        if queen and state.rules.must_prolong:
            return Reason("capturing", say("draughts-why-prolong"))
        return Reason("capturing", say("draughts-why-no-jump"))

    def _row(self, square: int) -> int:
        return self.grid.places[square][1]

    def sketch(self, state: State) -> str:
        state = draughts(state)
        marks = {}
        for side, man in ((WHITE, "w"), (BLACK, "b")):
            for name in state.pieces(side):
                marks[name.removeprefix("K")] = man.upper() if name.startswith("K") else man
        return sketch(self.grid, marks)
