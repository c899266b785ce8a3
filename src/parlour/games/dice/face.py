"""The face of a game made with the dice kit (see game.py): dice in a tray, a sheet with a column a seat, buttons for decisions.

A game's own face says what is left: which rows the sheet has, the prompt, the words on its buttons, and what a throw or a decision did.
A board game (chips on fields) gives a board and pieces as well, and shows the seats' chips as holdings.
"""

from abc import abstractmethod
from collections.abc import Sequence

from parlour.core.board import Board
from parlour.core.event import Event
from parlour.core.face import Face, one_of
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, colour, say
from parlour.core.result import Result
from parlour.core.scene import Die, Holding, Piece, Row, Scene, SeatView, Sheet
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, OVER, State
from parlour.games.dice.engine import LETTERS, DiceState

COLOURS = ("yellow", "green", "red", "black", "blue", "white", "orange", "purple")  # one per seat


def tray() -> Board:
    """A felt tray with nothing printed on it: the dice lie in it, and the sheet beside it."""
    return Board(left=0, top=0, width=6, height=4, plate="felt")


def faces_text(faces: Sequence[int]) -> str:
    """Faces in a sentence: 1, 3, 3."""
    return ", ".join(str(face) for face in faces)


def faces(outcome: int) -> tuple[int, ...]:
    """The faces of a throw, in the order they are written."""
    return tuple(int(face) for face in str(outcome)) if outcome else ()


def seat_name(seat: int) -> Message:
    """A seat as the doer of a sentence."""
    return colour(COLOURS[seat])


def of_kit(state: State) -> DiceState:
    """The state as one of the kit's."""
    return one_of(DiceState, state)


class DiceFace(Face):
    """`rows` are the figures of a seat that stand on the sheet, as (row id, place among the seat's figures); the words of a row are
    dice-row-<id>, its help dice-row-<id>.help where `helped`. `held` are those that stand beside a seat's name, the most important first.
    """

    rows: tuple[tuple[str, int], ...] = ()
    held: tuple[tuple[str, int], ...] = ()
    boxes: tuple[str, ...] = ()  # rows that are written by a decision; the others add themselves up
    helped: tuple[str, ...] = ()

    # What a game writes

    @abstractmethod
    def prompt(self, state: DiceState) -> Message:
        """What is to be done now; before the end of the game only."""

    @abstractmethod
    def told(self, before: DiceState, action: int, after: DiceState) -> list[Event]:
        """What a throw (after its own line) or a decision did, in words."""

    def gesture(self, state: DiceState, action: int) -> Gesture:
        """The button (and the cell, if it can be written there) for an action; the button's name is also how the action is written."""
        raise NotImplementedError(f"{state!r} has no decisions")

    def cell(self, state: DiceState, seat: int, row: str, figure: int) -> int | None:
        """What stands in a row for a seat; None leaves it open."""
        return int(state.own(seat, figure))

    def offers(self, state: DiceState) -> dict[str, int]:
        """At a decision: what the seat in hand would write, row by row; the rows of its gestures' cells."""
        return {}

    def pieces(self, state: DiceState) -> tuple[Piece, ...]:
        return ()

    def dice(self, state: DiceState) -> tuple[Die, ...]:
        """The last throw, or dice that wait."""
        shown = faces(state.dice) or (0,) * (state.cup + state.grey)
        return tuple(Die(f"d{at + 1}", face, fresh=face > 0) for at, face in enumerate(shown))

    def end_words(self, state: DiceState, result: Result) -> dict[str, str | int | Message]:
        """What dice-end-<reason> is told besides the winners."""
        return {}

    # The contract

    def board(self, setup: Setup) -> Board:
        return tray()

    def scene(self, state: State, seat: int) -> Scene:
        state = of_kit(state)
        over = state.turn == OVER
        presses = state.turn == CHANCE and not self.throws_itself(state)
        return Scene(
            seats=tuple(self._seat(state, at) for at in range(state.seats)),
            hand=state.hand,
            colour="" if over else COLOURS[state.hand],
            prompt=self.ending(state) if over else self.prompt(state),
            pieces=self.pieces(state),
            dice=self.dice(state),
            sheet=self.sheet(state),
            throw=say("dice-button-throw") if presses else None,
        )

    def _seat(self, state: DiceState, seat: int) -> SeatView:
        place = self.place(state, seat)
        if state.turn == OVER:
            place = state.result().places[seat] if state.result().winners else 0
        return SeatView((COLOURS[seat],), self.holdings(state, seat), place)

    def place(self, state: DiceState, seat: int) -> int:
        """The place of a seat that is out already, before the end; 0 for those still in."""
        return 0

    def holdings(self, state: DiceState, seat: int) -> tuple[Holding, ...]:
        return tuple(Holding(say(f"dice-row-{name}"), max(0, state.own(seat, figure))) for name, figure in self.held)

    def sheet(self, state: DiceState) -> Sheet | None:
        if not self.rows:
            return None
        cells = {name: tuple(self.cell(state, seat, name, figure) for seat in range(state.seats)) for name, figure in self.rows}
        return Sheet(tuple(self.row(name) for name, _ in self.rows), cells, self.offers(state) if state.turn >= 0 else {})

    def row(self, name: str) -> Row:
        help = say(f"dice-row-{name}.help") if name in self.helped else None
        return Row(name, say(f"dice-row-{name}"), "box" if name in self.boxes else "sum", help)

    def gestures(self, state: State) -> dict[int, Gesture]:
        state = of_kit(state)
        if state.turn < 0:
            return {}
        return {action: self.gesture(state, action) for action in state.legal()}

    def again(self, dice: Sequence[Die], outcome: int) -> Gesture:
        """The dice to throw once more, by their faces."""
        left = list(faces(outcome))
        picked = []
        for die in dice:
            if die.face in left:
                left.remove(die.face)
                picked.append(die.id)
        return Gesture(dice=tuple(picked), label=say("dice-label-again", faces=faces_text(faces(outcome)), count=len(picked)))

    def write(self, state: State, action: int) -> str:
        """`3,6` for a throw; a decision by the name of its button or of the box that it writes; `throw 3` for dice thrown again."""
        state = of_kit(state)
        if state.turn == CHANCE:
            return ",".join(str(action))
        gesture = self.gesture(state, action)
        return gesture.button or gesture.cell or f"throw {','.join(str(action))}"

    def tell(self, before: State, action: int, after: State) -> list[Event]:
        before, after = of_kit(before), of_kit(after)
        events: list[Event] = []
        if before.turn == CHANCE:
            events.append(Event("throw", before.hand, self.throw_words(before, action), dice=faces(action)))
        events += self.told(before, action, after)
        if after.turn == OVER:
            events.append(Event("end", -1, self.ending(after)))
        return events

    def throw_words(self, state: DiceState, outcome: int) -> Message:
        return say("dice-log-throw", colour=seat_name(state.hand), faces=faces_text(faces(outcome)))

    def note(self, seat: int, id: str, **args: str | int | Message) -> Event:
        """A line of the log whose doer is a seat."""
        return Event("note", seat, say(id, colour=seat_name(seat), **args))

    def ending(self, state: DiceState) -> Message:
        result = state.result()
        winners = result.winners
        losers = [seat for seat, place in enumerate(result.places) if place == max(result.places)]
        return say(
            f"dice-end-{result.reason}",
            winners=len(winners),
            winner=seat_name((winners or losers)[0]),
            loser=seat_name(losers[0]),
            losers=len(losers),
            points=max(result.scores),
            **self.end_words(state, result),
        )

    def why_not(self, state: State, attempt: Gesture) -> Reason:
        state = of_kit(state)
        if state.turn == OVER:
            return Reason("end", say("dice-why-over"))
        if state.turn == CHANCE:
            return Reason("play", say("dice-why-throw-first"))
        return self.why(state, attempt)

    def why(self, state: DiceState, attempt: Gesture) -> Reason:
        """At a decision."""
        return Reason("play", say("dice-why-button"))

    # In plain characters

    def sketch(self, state: State) -> str:
        state = of_kit(state)
        lines = [*self._sketch_sheet(state), *self._sketch_pieces(state)]
        lines.append(f"  {' '.join(f'[{die.face}]' if die.face else '[ ]' for die in self.dice(state))}")
        return "\n".join(line.rstrip() for line in lines)

    def _sketch_sheet(self, state: DiceState) -> list[str]:
        letters = [LETTERS[seat] + ("*" if seat == state.hand else " ") for seat in range(state.seats)]
        lines = [" " * 17 + "".join(f"{letter:>7}" for letter in letters)]
        sheet = self.sheet(state)
        if sheet is None:
            return lines + [
                f"  {name:<15}" + "".join(f"{state.own(seat, figure):>6} " for seat in range(state.seats)) for name, figure in self.held
            ]
        for row in sheet.rows:
            figures = "".join(f"{'.' if points is None else points:>6} " for points in sheet.cells[row.id])
            offer = f"  {sheet.offers[row.id]}" if row.id in sheet.offers else ""
            lines.append(f"  {row.id:<15}{figures}{offer}")
        return lines

    def _sketch_pieces(self, state: DiceState) -> Sequence[str]:
        return [f"  {piece.site:<15}{piece.label}" for piece in self.pieces(state)]


def listed(seats: Sequence[int]) -> Message:
    """Seats in a sentence: yellow, green and red."""
    names = [seat_name(seat) for seat in seats]
    words = names[-1]
    for at, name in enumerate(reversed(names[:-1])):
        words = say("dice-and" if at == 0 else "dice-list", first=name, second=words)
    return words


def in_mask(mask: int) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(len(LETTERS)) if mask >> seat & 1]
