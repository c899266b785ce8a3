"""How Kniffel is seen, touched, written and explained: dice in a tray, and a sheet with one column per seat."""

from collections.abc import Sequence

from parlour.core.board import Board
from parlour.core.event import Event
from parlour.core.face import Face, one_of
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, colour, say
from parlour.core.scene import Die, Holding, Row, Scene, SeatView, Sheet
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, NOBODY, OVER, State
from parlour.games.dice.face import COLOURS, faces_text, tray
from parlour.games.dice.throws import NUMBER_OF, THROWS
from parlour.games.kniffel.engine import (
    BONUS,
    BOXES,
    COLUMN,
    EXTRA,
    FILLED,
    KEEP,
    KNIFFEL,
    LOWER,
    LOWER_BOXES,
    NONE,
    UPPER,
    UPPER_SUM,
    KniffelState,
    fresh_dice,
    seat_letter,
)

DICE = ("d1", "d2", "d3", "d4", "d5")


def without(faces: Sequence[int], kept: Sequence[int]) -> list[int]:
    """The faces that are left when some are kept."""
    rest = list(faces)
    for face in kept:
        rest.remove(face)
    return rest


def dice_in_tray(faces: Sequence[int], fresh: Sequence[int]) -> tuple[Die, ...]:
    """Dice by ascending face, d1 first; of equal ones the last are those that have just been thrown."""
    dice = []
    for at, face in enumerate(faces):
        later = sum(other == face for other in faces[at + 1 :])
        dice.append(Die(DICE[at], face, fresh=later < list(fresh).count(face)))
    return tuple(dice)


def kniffel(state: State) -> KniffelState:
    """The state as one of this game's."""
    return one_of(KniffelState, state)


def box_name(box: int) -> Message:
    return say(f"dice-row-{BOXES[box]}")


class KniffelFace(Face):
    def board(self, setup: Setup) -> Board:
        return tray()

    # What is seen

    def scene(self, state: State, seat: int) -> Scene:
        state = kniffel(state)
        over = state.turn == OVER
        return Scene(
            seats=tuple(self._seat(state, at) for at in range(state.seats)),
            hand=state.hand,
            colour="" if over else COLOURS[state.hand],
            prompt=self._prompt(state),
            dice=self._dice(state),
            sheet=self._sheet(state),
            throw=say("dice-button-throw") if state.turn == CHANCE and state.thrown == 0 else None,
        )

    def _seat(self, state: KniffelState, seat: int) -> SeatView:
        place = state.result().places[seat] if state.turn == OVER else 0
        return SeatView((COLOURS[seat],), (Holding(say("dice-points"), state.total(seat)),), place)

    def _dice(self, state: KniffelState) -> tuple[Die, ...]:
        if state.dice:
            return dice_in_tray(THROWS[state.dice], fresh_dice(state.dice, state.kept))
        kept = THROWS[state.kept]
        return tuple(Die(DICE[at], kept[at] if at < len(kept) else 0) for at in range(5))

    def _prompt(self, state: KniffelState) -> Message:
        if state.turn == OVER:
            return self._ending(state)
        who = colour(COLOURS[state.hand])
        if state.turn == CHANCE:
            if state.thrown == 0:
                return say("dice-prompt-throw", colour=who)
            return say("dice-prompt-again", colour=who, count=5 - len(THROWS[state.kept]), number=state.thrown + 1)
        at = state.hand * COLUMN
        if state.rules.another(state.dice, state.columns[at + FILLED], state.columns[at + KNIFFEL]):
            return self._prompt_another(state, who)
        if state.thrown == 3:
            return say("dice-prompt-write", colour=who)
        return say("dice-prompt-choose", colour=who, count=3 - state.thrown)

    def _prompt_another(self, state: KniffelState, who: Message) -> Message:
        """A further Kniffel asks for attention: what it is worth, and where it goes."""
        extra = self._extra(state)
        boxes = [box for box in range(len(BOXES)) if state.boxes() >> box & 1]
        if len(boxes) == 1:
            return say("dice-prompt-another-one", colour=who, extra=extra, box=box_name(boxes[0]))
        return say("dice-prompt-another", colour=who, extra=extra)

    def _extra(self, state: KniffelState) -> int:
        """The extra points that writing these dice brings now."""
        at = state.hand * COLUMN
        return state.rules.extra(state.dice, state.columns[at + FILLED], state.columns[at + KNIFFEL])

    def _sheet(self, state: KniffelState) -> Sheet:
        seats = range(state.seats)
        cells: dict[str, tuple[int | None, ...]] = {}
        for box, name in enumerate(BOXES):
            cells[name] = tuple(self._entry(state, seat, box) for seat in seats)
        cells["upper"] = tuple(state.columns[seat * COLUMN + UPPER_SUM] for seat in seats)
        cells["bonus"] = tuple(self._bonus(state, seat) for seat in seats)
        cells["lower"] = tuple(state.lower(seat) for seat in seats)
        if state.rules.extra_kniffel != NONE:
            cells["extra"] = tuple(state.columns[seat * COLUMN + EXTRA] for seat in seats)
        cells["total"] = tuple(state.total(seat) for seat in seats)
        order = [*UPPER, "upper", "bonus", *LOWER, "lower", "extra", "total"]
        rows = tuple(self._row(name) for name in order if name in cells)
        return Sheet(rows, {row.id: cells[row.id] for row in rows}, self._offers(state))

    def _row(self, name: str) -> Row:
        return Row(name, say(f"dice-row-{name}"), "box" if name in BOXES else "sum", say(f"dice-help-{name}"))

    def _entry(self, state: KniffelState, seat: int, box: int) -> int | None:
        at = seat * COLUMN
        return state.columns[at + box] if state.columns[at + FILLED] >> box & 1 else None

    def _bonus(self, state: KniffelState, seat: int) -> int | None:
        """The bonus, once it is certain."""
        if state.bonus(seat):
            return state.bonus(seat)
        return 0 if state.columns[seat * COLUMN + FILLED] & 63 == 63 else None

    def _offers(self, state: KniffelState) -> dict[str, int]:
        if state.turn < 0:
            return {}
        return {BOXES[box]: state.offer(box) for box in range(len(BOXES)) if state.boxes() >> box & 1}

    def throws_itself(self, state: State) -> bool:
        """Choosing dice to throw again throws them; only the first throw of a turn is asked for."""
        return state.turn == CHANCE and kniffel(state).thrown > 0

    # What is touched

    def gestures(self, state: State) -> dict[int, Gesture]:
        state = kniffel(state)
        if state.turn < 0:
            return {}
        return {action: self._gesture(state, action) for action in state.legal()}

    def _gesture(self, state: KniffelState, action: int) -> Gesture:
        if action < KEEP:
            return Gesture(cell=BOXES[action], label=say("dice-label-write", box=box_name(action), points=state.offer(action)))
        rest = self._rest(state, action)
        left = list(rest)
        dice = []
        for at, face in enumerate(THROWS[state.dice]):
            if face in left:
                left.remove(face)
                dice.append(DICE[at])
        return Gesture(dice=tuple(dice), label=say("dice-label-again", faces=faces_text(rest), count=len(rest)))

    def _rest(self, state: KniffelState, action: int) -> list[int]:
        """The faces that a keeping action throws again."""
        return without(THROWS[state.dice], THROWS[action - KEEP])

    # What is written

    def write(self, state: State, action: int) -> str:
        """`1,3,3,5,6` for a throw, `throw 1,5` for the dice to throw again, `full_house` for a box."""
        state = kniffel(state)
        if state.turn == CHANCE:
            return ",".join(str(action))
        if action < KEEP:
            return BOXES[action]
        return f"throw {','.join(str(face) for face in self._rest(state, action))}"

    def read(self, state: State, text: str) -> int:
        """As written; also `keep 3,3`, naming the dice that stay, in any order and with any spaces."""
        state = kniffel(state)
        word, _, listed = text.strip().partition(" ")
        faces = tuple(sorted(listed.replace(",", " ").split()))
        if state.turn >= 0 and word == "keep" and all(face in "123456" for face in faces):
            action = KEEP + NUMBER_OF.get(tuple(int(face) for face in faces), -1)
            if action >= KEEP and state.allows(action):
                return action
        if word == "throw" and faces:
            return super().read(state, f"throw {','.join(faces)}")
        return super().read(state, text)

    # What is told

    def tell(self, before: State, action: int, after: State) -> list[Event]:
        before, after = kniffel(before), kniffel(after)
        seat = before.hand
        who = colour(COLOURS[seat])
        if before.turn == CHANCE:
            return self._tell_throw(before, action, after, who)
        if action >= KEEP:
            kept = THROWS[action - KEEP]
            words = say("dice-log-keep", colour=who, faces=faces_text(kept)) if kept else say("dice-log-keep-none", colour=who)
            return [Event("note", seat, words)]
        return self._tell_entry(before, action, after, who)

    def _tell_throw(self, before: KniffelState, action: int, after: KniffelState, who: Message) -> list[Event]:
        thrown = tuple(int(face) for face in str(action))
        words = say("dice-log-throw", colour=who, faces=faces_text(thrown))
        if before.kept:
            words = say("dice-log-throw-again", colour=who, faces=faces_text(thrown), dice=faces_text(THROWS[after.dice]))
        return [Event("throw", before.hand, words, dice=thrown)]

    def _tell_entry(self, before: KniffelState, box: int, after: KniffelState, who: Message) -> list[Event]:
        seat = before.hand
        points = after.columns[seat * COLUMN + box]
        name = "dice-log-write" if points else "dice-log-strike"
        events = [Event("score", seat, say(name, colour=who, box=box_name(box), points=points), cell=BOXES[box], points=points)]
        extra = after.columns[seat * COLUMN + EXTRA] - before.columns[seat * COLUMN + EXTRA]
        if extra:
            events.append(Event("score", seat, say("dice-log-extra", colour=who, points=extra), cell="extra", points=extra))
        if after.bonus(seat) > before.bonus(seat):
            events.append(Event("score", seat, say("dice-log-bonus", colour=who, points=BONUS), cell="bonus", points=BONUS))
        if after.turn == OVER:
            events.append(Event("end", NOBODY, self._ending(after)))
        return events

    def _ending(self, state: KniffelState) -> Message:
        result = state.result()
        points = max(result.scores)
        if state.seats == 1:
            return say("dice-end-sheet_full", players=1, winners=1, winner=colour(COLOURS[0]), points=points)
        return say(
            "dice-end-sheet_full",
            players=state.seats,
            winners=len(result.winners),
            winner=colour(COLOURS[result.winners[0]]),
            points=points,
        )

    # Why not

    def why_not(self, state: State, attempt: Gesture) -> Reason:
        state = kniffel(state)
        if state.turn == OVER:
            return Reason("end", say("dice-why-over"))
        if state.turn == CHANCE:
            return Reason("turn", say("dice-why-throw-first"))
        if attempt.cell:
            return self._why_not_box(state, attempt.cell)
        return self._why_not_dice(state, attempt.dice)

    def _why_not_box(self, state: KniffelState, cell: str) -> Reason:
        if cell not in BOXES:
            return Reason("sheet", say("dice-why-sum"))
        box = BOXES.index(cell)
        points = self._entry(state, state.hand, box)
        if points is not None:
            return Reason("sheet", say("dice-why-filled", box=box_name(box), points=points))
        return self._why_not_another(state)

    def _why_not_another(self, state: KniffelState) -> Reason:
        """The box is open, so only a further Kniffel can forbid it: its number box comes first, then the lower boxes."""
        face = THROWS[state.dice][0]
        if state.boxes() == 1 << face - 1:
            return Reason("extra", say("dice-why-number-first", box=box_name(face - 1), points=5 * face, extra=self._extra(state)))
        if state.boxes() & LOWER_BOXES:
            return Reason("joker", say("dice-why-lower-first", box=box_name(face - 1)))
        return Reason("sheet", say("dice-why-choose"))

    def _why_not_dice(self, state: KniffelState, dice: Sequence[str]) -> Reason:
        if state.thrown == 3:
            return Reason("turn", say("dice-why-three-throws"))
        if not dice:
            return Reason("turn", say("dice-why-nothing-chosen"))
        return Reason("turn", say("dice-why-no-die"))

    # In plain characters

    def sketch(self, state: State) -> str:
        state = kniffel(state)
        sheet = self._sheet(state)
        letters = [seat_letter(seat) + ("*" if seat == state.hand else " ") for seat in range(state.seats)]
        lines = [" " * 17 + "".join(f"{letter:>6}" for letter in letters) + ("     now" if sheet.offers else "")]
        for row in sheet.rows:
            figures = "".join(f"{'.' if points is None else points:>5} " for points in sheet.cells[row.id])
            offer = f"   {sheet.offers[row.id]:>4}" if row.id in sheet.offers else ""
            if row.role == "sum" and row.id in ("upper", "lower"):
                lines.append(" " * 2 + "-" * (15 + 6 * state.seats))
            lines.append(f"  {row.id:<15}{figures}{offer}".rstrip())
        if state.turn != OVER:
            lines += ["", self._sketch_dice(state)]
        return "\n".join(lines)

    def _sketch_dice(self, state: KniffelState) -> str:
        """The dice as they lie, the fresh ones in brackets, and which throw it is."""
        shown = [f"[{die.face}]" if die.fresh else f" {die.face or '.'} " for die in self._dice(state)]
        number = state.thrown + (state.turn == CHANCE)
        return f"  {seat_letter(state.hand)} {number}/3  {' '.join(shown)}"
