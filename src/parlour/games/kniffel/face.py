"""How Kniffel is seen, touched, written and explained: dice in a tray, and a sheet with one column per seat."""

from collections.abc import Sequence

from parlour.core.board import Board
from parlour.core.event import Event
from parlour.core.face import Face, one_of
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, say
from parlour.core.scene import Die, Holding, Row, Scene, SeatView, Sheet
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, NOBODY, OVER, State
from parlour.games.dice.board import COLOURS, tray
from parlour.games.dice.face import faces, faces_text, seat_name
from parlour.games.dice.throws import NUMBER_OF, THROWS
from parlour.games.kniffel.engine import KEEP, KniffelState, without
from parlour.games.kniffel.rules import BONUS, BOXES, LETTERS, LOWER, LOWER_BOXES, NUMBER_BOXES, UPPER

DICE = ("d1", "d2", "d3", "d4", "d5")
ROWS = (*UPPER, "upper", "bonus", *LOWER, "lower", "extra", "total")


def kniffel(state: State) -> KniffelState:
    """The state as one of this game's."""
    return one_of(KniffelState, state)


def box_name(box: int) -> Message:
    return say(f"kniffel-row-{BOXES[box]}")


def figure(state: KniffelState, seat: int, row: str) -> int | None:
    """What stands in a row of a seat's column; None while that is open."""
    match row:
        case "upper":
            return state.upper(seat)
        case "bonus":  # open until it is certain
            return state.bonus(seat) or (0 if state.filled[seat] & NUMBER_BOXES == NUMBER_BOXES else None)
        case "lower":
            return state.lower(seat)
        case "extra":
            return state.extra[seat]
        case "total":
            return state.total(seat)
    return state.entry(seat, BOXES.index(row))


class KniffelFace(Face):
    def board(self, setup: Setup) -> Board:
        return tray()

    # What is seen

    def scene(self, state: State, seat: int) -> Scene:
        state = kniffel(state)
        return Scene(
            seats=tuple(self._seat(state, at) for at in range(state.seats)),
            hand=state.hand,
            colour="" if state.turn == OVER else COLOURS[state.hand],
            prompt=self._prompt(state),
            dice=self._dice(state),
            sheet=self._sheet(state),
            throw=say("dice-button-throw") if state.turn == CHANCE and state.thrown == 0 else None,
        )

    def _seat(self, state: KniffelState, seat: int) -> SeatView:
        place = state.result().places[seat] if state.turn == OVER else 0
        return SeatView((COLOURS[seat],), (Holding(say("kniffel-points"), state.total(seat)),), place)

    def _dice(self, state: KniffelState) -> tuple[Die, ...]:
        """Dice by ascending face, d1 first; of equal ones the last are those that have just been thrown."""
        lying = THROWS[state.dice or state.kept]
        fresh = state.fresh()
        dice = [Die(DICE[at], face, fresh=lying[at + 1 :].count(face) < fresh.count(face)) for at, face in enumerate(lying)]
        return (*dice, *(Die(id, 0) for id in DICE[len(lying) :]))

    def _prompt(self, state: KniffelState) -> Message:
        if state.turn == OVER:
            return self._ending(state)
        who = seat_name(state.hand)
        if state.turn == CHANCE and state.thrown == 0:
            return say("kniffel-prompt-throw", colour=who)
        if state.turn == CHANCE:
            return say("kniffel-prompt-again", colour=who, count=state.cup(), number=state.thrown + 1)
        if state.another():
            return self._prompt_another(state, who)
        if state.thrown == 3:
            return say("kniffel-prompt-write", colour=who)
        return say("kniffel-prompt-choose", colour=who, count=3 - state.thrown)

    def _prompt_another(self, state: KniffelState, who: Message) -> Message:
        """A further Kniffel asks for attention: what it is worth, and where it goes."""
        extra = state.offered_extra()
        boxes = self._open_boxes(state)
        if len(boxes) == 1:
            return say("kniffel-prompt-another-one", colour=who, extra=extra, box=box_name(boxes[0]))
        return say("kniffel-prompt-another", colour=who, extra=extra)

    def _open_boxes(self, state: KniffelState) -> list[int]:
        """At a decision: the boxes that may take the dice."""
        return [action for action in state.legal() if action < KEEP]

    def _sheet(self, state: KniffelState) -> Sheet:
        rows = [row for row in ROWS if row != "extra" or state.rules.extra_points]
        return Sheet(
            tuple(Row(row, say(f"kniffel-row-{row}"), "box" if row in BOXES else "sum", say(f"kniffel-help-{row}")) for row in rows),
            {row: tuple(figure(state, seat, row) for seat in range(state.seats)) for row in rows},
            {BOXES[box]: state.offer(box) for box in self._open_boxes(state)} if state.turn >= 0 else {},
        )

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
            return Gesture(cell=BOXES[action], label=say("kniffel-label-write", box=box_name(action), points=state.offer(action)))
        again = self._again(state, action)
        left = list(again)
        dice = []
        for die, face in zip(DICE, THROWS[state.dice], strict=True):
            if face in left:
                left.remove(face)
                dice.append(die)
        return Gesture(dice=tuple(dice), label=say("dice-label-again", faces=faces_text(again), count=len(again)))

    def _again(self, state: KniffelState, action: int) -> list[int]:
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
        return f"throw {','.join(str(face) for face in self._again(state, action))}"

    def read(self, state: State, text: str) -> int:
        """As written; also `keep 3,3`, naming the dice that stay, in any order and with any spaces."""
        state = kniffel(state)
        word, _, listed = text.strip().partition(" ")
        named = sorted(listed.replace(",", " ").split())
        if state.turn >= 0 and word == "keep" and all(face in "123456" for face in named):
            action = KEEP + NUMBER_OF.get(tuple(int(face) for face in named), -1)
            if action >= KEEP and state.allows(action):
                return action
        if word == "throw" and named:
            return super().read(state, f"throw {','.join(named)}")
        return super().read(state, text)

    # What is told

    def tell(self, before: State, action: int, after: State) -> list[Event]:
        before, after = kniffel(before), kniffel(after)
        seat = before.hand
        who = seat_name(seat)
        if before.turn == CHANCE:
            thrown = faces(action)
            words = say("dice-log-throw", colour=who, faces=faces_text(thrown))
            if before.kept:
                words = say("kniffel-log-throw-again", colour=who, faces=faces_text(thrown), dice=faces_text(THROWS[after.dice]))
            return [Event("throw", seat, words, dice=thrown)]
        if action >= KEEP:
            kept = THROWS[action - KEEP]
            words = say("kniffel-log-keep", colour=who, faces=faces_text(kept)) if kept else say("kniffel-log-keep-none", colour=who)
            return [Event("note", seat, words)]
        return self._tell_entry(before, action, after)

    def _tell_entry(self, before: KniffelState, box: int, after: KniffelState) -> list[Event]:
        seat = before.hand
        who = seat_name(seat)
        points = before.offer(box)
        name = "kniffel-log-write" if points else "kniffel-log-strike"
        events = [Event("score", seat, say(name, colour=who, box=box_name(box), points=points), cell=BOXES[box], points=points)]
        if extra := before.offered_extra():
            events.append(Event("score", seat, say("kniffel-log-extra", colour=who, points=extra), cell="extra", points=extra))
        if after.bonus(seat) > before.bonus(seat):
            events.append(Event("score", seat, say("kniffel-log-bonus", colour=who, points=BONUS), cell="bonus", points=BONUS))
        if after.turn == OVER:
            events.append(Event("end", NOBODY, self._ending(after)))
        return events

    def _ending(self, state: KniffelState) -> Message:
        result = state.result()
        return say(
            "kniffel-end-sheet_full",
            players=state.seats,
            winners=len(result.winners),
            winner=seat_name(result.winners[0]),
            points=max(result.scores),
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
            return Reason("sheet", say("kniffel-why-sum"))
        box = BOXES.index(cell)
        points = state.entry(state.hand, box)
        if points is not None:
            return Reason("sheet", say("kniffel-why-filled", box=box_name(box), points=points))
        return self._why_not_another(state)

    def _why_not_another(self, state: KniffelState) -> Reason:
        """The box is open, so only a further Kniffel can forbid it: its number box comes first, then the lower boxes."""
        face = THROWS[state.dice][0]
        box = box_name(face - 1)
        if state.boxes() == 1 << face - 1:
            return Reason("extra", say("kniffel-why-number-first", box=box, points=5 * face, extra=state.offered_extra()))
        if state.boxes() & LOWER_BOXES:
            return Reason("joker", say("kniffel-why-lower-first", box=box))
        return Reason("sheet", say("kniffel-why-choose"))

    def _why_not_dice(self, state: KniffelState, dice: Sequence[str]) -> Reason:
        if state.thrown == 3:
            return Reason("turn", say("kniffel-why-three-throws"))
        return Reason("turn", say("kniffel-why-no-die" if dice else "kniffel-why-nothing-chosen"))

    # In plain characters

    def sketch(self, state: State) -> str:
        state = kniffel(state)
        sheet = self._sheet(state)
        letters = [LETTERS[seat] + ("*" if seat == state.hand else " ") for seat in range(state.seats)]
        lines = [" " * 17 + "".join(f"{letter:>6}" for letter in letters) + ("     now" if sheet.offers else "")]
        for row, figures in sheet.cells.items():
            if row in ("upper", "lower"):
                lines.append(" " * 2 + "-" * (15 + 6 * state.seats))
            written = "".join(f"{'.' if points is None else points:>5} " for points in figures)
            offer = f"   {sheet.offers[row]:>4}" if row in sheet.offers else ""
            lines.append(f"  {row:<15}{written}{offer}".rstrip())
        if state.turn != OVER:
            lines += ["", self._sketch_dice(state)]
        return "\n".join(lines)

    def _sketch_dice(self, state: KniffelState) -> str:
        """The dice as they lie, the fresh ones in brackets, and which throw it is."""
        shown = [f"[{die.face}]" if die.fresh else f" {die.face or '.'} " for die in self._dice(state)]
        number = state.thrown + (state.turn == CHANCE)
        return f"  {LETTERS[state.hand]} {number}/3  {' '.join(shown)}"
