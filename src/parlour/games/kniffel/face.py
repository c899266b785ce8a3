"""How Kniffel is seen, touched, written and explained: dice in a tray, and a sheet with one column per seat."""

from collections.abc import Mapping
from functools import cache, lru_cache

from parlour.core.event import Event
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, say
from parlour.core.scene import Die, Holding, Row, Sheet
from parlour.core.state import CHANCE, OVER, State
from parlour.games.dice.face import TrayFace, faces, faces_text, seat_name, thrown_once_more
from parlour.games.dice.figures import LETTERS
from parlour.games.dice.throws import NUMBER_OF, THROWS
from parlour.games.kniffel.engine import KEEP, KniffelState, digits, without
from parlour.games.kniffel.rules import BOXES, LOWER, LOWER_BOXES, NUMBER_BOXES, UPPER

DICE = ("d1", "d2", "d3", "d4", "d5")
ROWS = (*UPPER, "upper", "bonus", *LOWER, "lower", "extra", "total")


def box_name(box: int) -> Message:
    return say(f"kniffel-row-{BOXES[box]}")


def thrown_again(dice: int, action: int) -> int:
    """Of five dice, those that a keeping action throws again, as an outcome."""
    return int(digits(without(THROWS[dice], THROWS[action - KEEP])))


def column(state: KniffelState, seat: int) -> tuple[int | None, ...]:
    """What stands in a seat's column, row by row; None where that is open, as a bonus is until it is certain."""
    boxes = [state.entry(seat, box) for box in range(len(BOXES))]
    bonus = state.bonus(seat) or (0 if state.filled[seat] & NUMBER_BOXES == NUMBER_BOXES else None)
    numbers, others = boxes[: len(UPPER)], boxes[len(UPPER) :]
    return (*numbers, state.upper(seat), bonus, *others, state.lower(seat), state.extra[seat], state.total(seat))


@cache
def printed_row(row: str) -> Row:
    return Row(row, say(f"kniffel-row-{row}"), "box" if row in BOXES else "sum", say(f"kniffel-help-{row}"))


@cache
def printed_rows(extra: bool) -> tuple[Row, ...]:
    return tuple(printed_row(row) for row in ROWS if extra or row != "extra")


@cache
def die(at: int, face: int, fresh: bool) -> Die:
    return Die(DICE[at], face, fresh=fresh)


@lru_cache(1 << 10)  # thirteen boxes, and what can be written into them
def writing(box: int, points: int) -> Gesture:
    return Gesture(cell=BOXES[box], label=say("kniffel-label-write", box=box_name(box), points=points))


@lru_cache(1 << 13)  # all that there are: a throw offers up to thirty of them, and the same throws come again and again
def keeping(dice: int, action: int) -> Gesture:
    return thrown_once_more(tuple(zip(DICE, THROWS[dice], strict=True)), thrown_again(dice, action))


class KniffelFace(TrayFace[KniffelState]):
    kind = KniffelState
    played = "turn"

    # What is seen

    def holdings(self, state: KniffelState, seat: int) -> tuple[Holding, ...]:
        return (Holding(say("kniffel-points"), state.total(seat)),)

    def dice(self, state: KniffelState) -> tuple[Die, ...]:
        """Dice by ascending face, d1 first; of equal ones the last are those that have just been thrown."""
        shown = THROWS[state.dice or state.kept]
        fresh = state.fresh()
        dice = [die(at, face, shown[at + 1 :].count(face) < fresh.count(face)) for at, face in enumerate(shown)]
        return (*dice, *(die(at, 0, False) for at in range(len(shown), len(DICE))))

    def prompt(self, state: KniffelState) -> Message:
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

    def sheet(self, state: KniffelState) -> Sheet:
        figures = dict(zip(ROWS, zip(*(column(state, seat) for seat in range(state.seats)), strict=True), strict=True))
        if not state.rules.extra_points:
            del figures["extra"]
        return Sheet(
            printed_rows(bool(state.rules.extra_points)),
            figures,
            {BOXES[box]: state.offer(box) for box in self._open_boxes(state)} if state.turn >= 0 else {},
        )

    def asked_for(self, state: KniffelState) -> bool:
        """Choosing dice to throw again throws them; only the first throw of a turn is asked for by a button."""
        return state.thrown > 0

    # What is touched

    def gesture(self, state: KniffelState, action: int) -> Gesture:
        if action < KEEP:
            return writing(action, state.offer(action))
        return keeping(state.dice, action)

    # What is written

    def write(self, state: State, action: int) -> str:
        """`1,3,3,5,6` for a throw, `throw 1,5` for the dice to throw again, `full_house` for a box."""
        if state.turn >= 0 and action < KEEP:
            return BOXES[action]
        return ",".join(str(action)) if state.turn == CHANCE else f"throw {','.join(str(thrown_again(self.own(state).dice, action)))}"

    def spell(self, text: str) -> Message | None:
        """A box has a name in every language, and so has throwing again."""
        if text in BOXES:
            return say(f"kniffel-row-{text}")
        word, _, faces = text.partition(" ")
        return say("kniffel-throwing-again", faces=faces) if word == "throw" else None

    def read(self, state: State, text: str) -> int:
        """As written; also `keep 3,3`, naming the dice that stay, in any order and with any spaces."""
        state = self.own(state)
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

    def happened(self, before: KniffelState, action: int, after: KniffelState) -> list[Event]:
        seat = before.hand
        who = seat_name(seat)
        if before.turn == CHANCE:
            words = say("dice-log-throw", colour=who, faces=faces_text(faces(action)))
            if before.kept:
                words = say("kniffel-log-throw-again", colour=who, faces=faces_text(faces(action)), dice=faces_text(THROWS[after.dice]))
            return [Event("throw", seat, words, dice=faces(action))]
        if action >= KEEP:
            kept = THROWS[action - KEEP]
            words = say("kniffel-log-keep", colour=who, faces=faces_text(kept)) if kept else say("kniffel-log-keep-none", colour=who)
            return [Event("note", seat, words)]
        points = before.offer(action)
        name = "kniffel-log-write" if points else "kniffel-log-strike"
        events = [Event("score", seat, say(name, colour=who, box=box_name(action), points=points), cell=BOXES[action], points=points)]
        for cell, more in (("extra", before.offered_extra()), ("bonus", after.bonus(seat) - before.bonus(seat))):
            if more:
                events.append(Event("score", seat, say(f"kniffel-log-{cell}", colour=who, points=more), cell=cell, points=more))
        return events

    def ending(self, state: KniffelState) -> Message:
        result = state.result()
        winners = result.winners
        points = max(result.scores)
        return say("kniffel-end-sheet_full", players=state.seats, winners=len(winners), winner=seat_name(winners[0]), points=points)

    # Why not

    def why(self, state: KniffelState, attempt: Gesture) -> Reason:
        if attempt.cell:
            return self._why_not_box(state, attempt.cell)
        if state.thrown == 3:
            return Reason("turn", say("kniffel-why-three-throws"))
        return Reason("turn", say("kniffel-why-no-die" if attempt.dice else "kniffel-why-nothing-chosen"))

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

    # In plain characters

    def legend(self, state: State) -> dict[str, Message]:
        return {row.id: row.label for row in self.sheet(self.own(state)).rows}

    def sketch(self, state: State) -> str:
        return self.sketch_in(state, {})

    def sketch_in(self, state: State, words: Mapping[str, str]) -> str:
        state = self.own(state)
        sheet = self.sheet(state)
        width = max([14, *(len(words.get(row, row)) for row in sheet.cells)]) + 1
        letters = [LETTERS[seat] + ("*" if seat == state.hand else " ") for seat in range(state.seats)]
        lines = ["  " + " " * width + "".join(f"{letter:>6}" for letter in letters) + ("       +" if sheet.offers else "")]
        for row, figures in sheet.cells.items():
            if row in ("upper", "lower"):
                lines.append(" " * 2 + "-" * (width + 6 * state.seats))
            written = "".join(f"{'.' if points is None else points:>5} " for points in figures)
            offer = f"   {sheet.offers[row]:>4}" if row in sheet.offers else ""
            lines.append(f"  {words.get(row, row):<{width}}{written}{offer}".rstrip())
        if state.turn != OVER:
            lines += ["", self._sketch_dice(state)]
        return "\n".join(lines)

    def _sketch_dice(self, state: KniffelState) -> str:
        """The dice as they lie, the fresh ones in brackets, and which throw it is."""
        shown = [f"[{die.face}]" if die.fresh else f" {die.face or '.'} " for die in self.dice(state)]
        number = state.thrown + (state.turn == CHANCE)
        return f"  {LETTERS[state.hand]} {number}/3  {' '.join(shown)}"
