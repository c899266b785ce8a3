"""The face of a game made with the dice kit (see game.py): dice in a tray, a sheet with a column per seat, buttons for decisions.

A game's own face says what is left: which figures stand on the sheet, the prompt, the words on its buttons, and what a throw or a decision
did. A board game (chips on fields) gives a board and pieces as well, and shows the seats' chips as holdings.
"""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Generic, TypeVar

from parlour.core.board import Board
from parlour.core.event import Event
from parlour.core.face import by_number
from parlour.core.family_face import FamilyFace
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, colour, say
from parlour.core.result import Result
from parlour.core.scene import Die, Holding, Row, Sheet
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, OVER, State
from parlour.games.dice.board import COLOURS, tray
from parlour.games.dice.engine import DiceState, pips
from parlour.games.dice.figures import LETTERS

T = TypeVar("T", bound=State)
S = TypeVar("S", bound=DiceState)
Words = dict[str, str | int | Message]  # what a message is told


def faces_text(faces: Sequence[int]) -> str:
    """Faces in a sentence: 1, 3, 3."""
    return ", ".join(str(face) for face in faces)


def faces(outcome: int) -> tuple[int, ...]:
    """The faces of a throw, in the order they are written."""
    return tuple(int(face) for face in str(outcome)) if outcome else ()


def seat_name(seat: int) -> Message:
    """A seat as the doer of a sentence."""
    return colour(COLOURS[seat])


@lru_cache(maxsize=1 << 13)  # the same throws come again and again
def thrown_once_more(lying: tuple[tuple[str, int], ...], outcome: int) -> Gesture:
    """Of dice that lie there, ids and faces, those with the outcome's faces."""
    left = list(faces(outcome))
    picked = []
    for id, face in lying:
        if face in left:
            left.remove(face)
            picked.append(id)
    return Gesture(dice=tuple(picked), label=say("dice-label-again", faces=faces_text(faces(outcome)), count=len(picked)))


class TrayFace(FamilyFace[T], Generic[T]):
    """Dice in a tray, a sheet, decisions by touching dice, rows and buttons: what all games with dice in this room and beside it share."""

    family = "dice"
    played: str = "play"  # where the rules tell of a turn

    @abstractmethod
    def why(self, state: T, attempt: Gesture) -> Reason:
        """Why not, at a decision."""

    def board(self, setup: Setup) -> Board:
        return tray()

    def token(self, state: T, seat: int) -> str:
        return COLOURS[seat]

    def place(self, state: T, seat: int) -> int:
        return super().place(state, seat) if state.turn == OVER and state.result().winners else 0

    def again(self, dice: Sequence[Die], outcome: int) -> Gesture:
        """The dice to throw once more, by their faces."""
        return thrown_once_more(tuple((die.id, die.face) for die in dice), outcome)

    def forbidding(self, state: T, attempt: Gesture) -> Reason:
        return Reason(self.played, say("dice-why-throw-first")) if state.turn == CHANCE else self.why(state, attempt)


class DiceFace(TrayFace[S]):
    """`rows` are the figures of a seat that stand on the sheet; the words of a row are dice-row-<figure>. `held` are those that stand
    beside a seat's name, the most important first.
    """

    rows: tuple[str, ...] = ()
    held: tuple[str, ...] = ()
    boxes: tuple[str, ...] = ()  # rows that are written by a decision; the others add themselves up
    figures: Mapping[str, str] = {}  # the figures that stand in rows with other names than theirs

    def __init__(self, kind: type[S]) -> None:
        self.kind = kind

    # What a game writes

    @abstractmethod
    def told(self, before: S, action: int, after: S) -> list[Event]:
        """What a throw (after its own line) or a decision did, in words."""

    def cell(self, state: S, seat: int, row: str, figure: int) -> int | None:
        """What stands in a row for a seat, whose figure is given where there is one; None leaves it open."""
        return figure or (0 if row in self.held else None)

    def offers(self, state: S) -> dict[str, int]:
        """At a decision: what the seat in hand would write, row by row; the rows of its gestures' cells."""
        return {}

    def struck(self, state: S) -> dict[str, tuple[bool, ...]]:
        """Rows with figures that seats have crossed out."""
        return {}

    def dice(self, state: S) -> tuple[Die, ...]:
        """The last throw, or dice that wait."""
        return lying((), faces(state.dice) or (0,) * (state.cup + state.grey))

    def end_words(self, state: S, result: Result) -> Words:
        """What dice-end-<reason> is told besides the winners."""
        return {}

    # What a game says

    def asking(self, state: S, id: str, **args: str | int | Message) -> Message:
        """What the seat in hand is asked for."""
        return say(id, colour=seat_name(state.hand), **args)

    def rounds_words(self, state: S) -> dict[str, int]:
        """The round that it is, and how many there are."""
        return {"round": state.round + 1, "rounds": state.rounds}

    def note(self, seat: int, id: str, **args: str | int | Message) -> Event:
        """A line of the log whose doer is a seat."""
        return Event("note", seat, say(id, colour=seat_name(seat), **args))

    def told_tie(self, before: S, action: int, after: S) -> list[Event]:
        """In a contest: all have thrown, and some of them must again."""
        if after.thrown[before.hand] == pips(action):
            return []
        return [Event("note", -1, say("dice-log-tied", seats=listed(in_mask(after.contest))))]

    def told_broke(self, had: Sequence[int], has: Sequence[int]) -> list[Event]:
        """Whoever has lost the last chip."""
        return [self.note(seat, "dice-log-broke") for seat in range(len(had)) if had[seat] and not has[seat]]

    # The contract

    def holdings(self, state: S, seat: int) -> tuple[Holding, ...]:
        columns = state.columns()
        return tuple(Holding(say(f"dice-row-{name}"), columns[name][seat]) for name in self.held)

    def rows_of(self, state: S) -> tuple[str, ...]:
        """The rows of the sheet now."""
        return self.rows

    def sheet(self, state: S) -> Sheet | None:
        rows = self.rows_of(state)
        if not rows:
            return None
        columns, none = state.columns(), [0] * state.seats
        figures = {name: columns.get(self.figures.get(name, name), none) for name in rows}
        cells = {name: tuple(self.cell(state, seat, name, figures[name][seat]) for seat in range(state.seats)) for name in rows}
        return Sheet(tuple(self.row(name) for name in rows), cells, self.offers(state) if state.turn >= 0 else {}, self.struck(state))

    def row(self, name: str) -> Row:
        return Row(name, say(f"dice-row-{name}"), "box" if name in self.boxes else "sum")

    def write(self, state: State, action: int) -> str:
        """`3,6` for a throw; a decision by the name of its button, its place or the box that it writes; `throw 3` for dice thrown again."""
        state = self.own(state)
        if state.turn == CHANCE:
            return ",".join(str(action))
        gesture = self.gesture(state, action)
        return gesture.button or gesture.cell or "-".join(gesture.sites) or f"throw {','.join(str(action))}"

    def order(self, text: str) -> str:
        return by_number(text)

    def arranged(self, state: State, throw: str) -> list[str]:
        """The white dice, then the grey ones."""
        dice, whites = [face for face in throw if face.isdigit()], self.own(state).cup
        return sorted(dice[:whites]) + sorted(dice[whites:])

    def happened(self, before: S, action: int, after: S) -> list[Event]:
        events = self.told(before, action, after)
        if before.turn != CHANCE:
            return events
        return [Event("throw", before.hand, self.throw_words(before, action), dice=faces(action)), *events]

    def throw_words(self, state: S, outcome: int) -> Message:
        return say("dice-log-throw", colour=seat_name(state.hand), faces=faces_text(faces(outcome)))

    def ending(self, state: S) -> Message:
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

    def why(self, state: S, attempt: Gesture) -> Reason:
        return Reason(self.played, say("dice-why-button"))

    # In plain characters

    def legend(self, state: State) -> dict[str, Message]:
        state = self.own(state)
        sheet = self.sheet(state)
        rows = {name: say(f"dice-row-{name}") for name in self.held} if sheet is None else {row.id: row.label for row in sheet.rows}
        places = {site.id: site.name for site in self.board(state.setup).sites if site.name is not None}
        return rows | places

    def sketch(self, state: State) -> str:
        return self.sketch_in(state, {})

    def sketch_in(self, state: State, words: Mapping[str, str]) -> str:
        state = self.own(state)
        lines = [*self._sketch_sheet(state, words), *self._sketch_pieces(state, words)]
        lines.append(f"  {' '.join(f'[{die.face}]' if die.face else '[ ]' for die in self.dice(state))}")
        return "\n".join(line.rstrip() for line in lines)

    def _sketch_sheet(self, state: S, words: Mapping[str, str]) -> list[str]:
        letters = [LETTERS[seat] + ("*" if seat == state.hand else " ") for seat in range(state.seats)]
        sheet = self.sheet(state)
        ids = self.held if sheet is None else [row.id for row in sheet.rows]
        width = max([14, *(len(words.get(id, id)) for id in ids)]) + 1
        lines = ["  " + " " * width + "".join(f"{letter:>7}" for letter in letters)]
        if sheet is None:
            columns = state.columns()
            return lines + [f"  {words.get(id, id):<{width}}" + "".join(f"{number:>6} " for number in columns[id]) for id in ids]
        for row in sheet.rows:
            gone = sheet.struck.get(row.id, (False,) * state.seats)
            written = [
                "." if points is None else "x" if struck else points for points, struck in zip(sheet.cells[row.id], gone, strict=True)
            ]
            figures = "".join(f"{figure:>6} " for figure in written)
            offer = f"  {sheet.offers[row.id]}" if row.id in sheet.offers else ""
            lines.append(f"  {words.get(row.id, row.id):<{width}}{figures}{offer}")
        return lines

    def _sketch_pieces(self, state: S, words: Mapping[str, str]) -> Sequence[str]:
        return [f"  {words.get(piece.site, piece.site):<15}{piece.label}" for piece in self.pieces(state)]


def lying(still: Sequence[int], thrown: Sequence[int]) -> tuple[Die, ...]:
    """Dice that lie still, and behind them those just thrown, or to be thrown."""
    shown = [(face, False) for face in still] + [(face, face > 0) for face in thrown]
    return tuple(Die(f"d{at + 1}", face, fresh) for at, (face, fresh) in enumerate(shown))


def listed(seats: Sequence[int]) -> Message:
    """Seats in a sentence: yellow, green and red."""
    names = [seat_name(seat) for seat in seats]
    words = names[-1]
    for at, name in enumerate(reversed(names[:-1])):
        words = say("dice-and" if at == 0 else "dice-list", first=name, second=words)
    return words


def in_mask(mask: int) -> list[int]:
    """The seats of a mask, or whatever its bits stand for."""
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]
