"""How the tricks are seen and touched: rows of digits to say or name a number by, the dice, and a paper that shows the sums afterwards."""

from collections.abc import Iterator

from parlour.core.board import Board, Caption, Site
from parlour.core.event import Event
from parlour.core.face import Face, one_of
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, colour, say
from parlour.core.scene import Die, Holding, Piece, Row, Scene, SeatView, Sheet
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, NOBODY, OVER, State
from parlour.games.tricks.engine import CONFIRM, NAME, SAY, STACK, THREE_DICE, THROW, TWO_DICE, Trick, TrickState

COLOUR = "yellow"
NAMES = {TWO_DICE: "two", THREE_DICE: "three", STACK: "stack"}
KINDS = {"wieviel_augen_2": TWO_DICE, "wieviel_augen_3": THREE_DICE, "wuerfelstapel": STACK}
LETTERS = "abc"  # of the dice to be named
# What the paper shows, line by line: what the spectator does, what was said, and what the magician makes of it.
LINES = {
    TWO_DICE: ("first", "doubled", "plus_five", "times_five", "plus_second", "said", "minus_25"),
    THREE_DICE: ("tops", "six_digits", "by_37", "by_3", "said", "minus_7", "by_9"),
    STACK: ("sevens", "said", "hidden"),
}


def trick(state: State) -> TrickState:
    """The state as one of a trick's."""
    return one_of(TrickState, state)


def rows_of(game: Trick) -> list[tuple[str, range, str]]:
    """The rows of the board: the sign before each, its digits, and what its sites are called around the digit."""
    if game.player and game.kind != STACK:
        return [(f"{at + 1}.", range(1, 7), LETTERS[at] + "{}") for at in range(game.dice)]
    if game.player:
        return [("10", range(0, 1 + (7 * game.dice - 1) // 10), "{}0"), ("1", range(10), "{}")]
    if game.kind == STACK:
        return [("1", range(1, 7), "{}")]
    if game.kind == TWO_DICE:
        return [("10", range(3, 10), "{}0"), ("1", range(10), "{}")]
    return [("1000", range(1, 7), "{}000"), ("100", range(10), "{}00"), ("10", range(10), "{}0"), ("1", range(10), "{}")]


def path_to(game: Trick, number: int) -> tuple[str, ...]:
    """The sites that write a number, a digit a row."""
    rows = rows_of(game)
    return tuple(name.format(digit) for (_, _, name), digit in zip(rows, f"{number:0{len(rows)}}", strict=True))


def stack_sites(game: Trick) -> tuple[str, ...]:
    """The places of a stack, from below."""
    return tuple(f"s{at + 1}" for at in range(game.dice)) if game.kind == STACK else ()


def board_of(game: Trick) -> Board:
    rows = rows_of(game)
    stack = stack_sites(game)
    least = min(digits.start for _, digits, _ in rows)
    columns = max(digits.stop for _, digits, _ in rows) - least
    width = columns + 1.8 + (1.6 if stack else 0)
    height = max(len(rows) * 1.05, len(stack) * 0.9) + 0.8
    top = (height - 1.05 * (len(rows) - 1)) / 2
    sites = [
        Site(name.format(digit), 1.5 + digit - least, top + 1.05 * at, "square", "light", label=str(digit), size=0.92)
        for at, (_, digits, name) in enumerate(rows)
        for digit in digits
    ]
    sites += [Site(id, width - 1.1, height - 0.85 - 0.9 * at, "none", "stack") for at, id in enumerate(stack)]
    captions = tuple(Caption(0.55, top + 1.05 * at, sign) for at, (sign, _, _) in enumerate(rows))
    return Board(left=0, top=0, width=width, height=height, plate="linen", sites=tuple(sites), captions=captions)


def written(dice: int) -> str:
    """Dice in a sentence: 6, 2."""
    return ", ".join(str(dice))


class TrickFace(Face):
    def board(self, setup: Setup) -> Board:
        return board_of(Trick(setup, KINDS[setup.game]))

    # What is seen

    def scene(self, state: State, seat: int) -> Scene:
        state = trick(state)
        over = state.turn == OVER
        holdings = (Holding(say("dice-trick-shown"), state.done), Holding(say("dice-trick-right"), state.right))
        first = state.turn == CHANCE and not self.throws_itself(state)
        return Scene(
            seats=(SeatView((COLOUR,), holdings),),
            hand=state.hand,
            colour="" if over else COLOUR,
            prompt=self._prompt(state),
            pieces=tuple(self._stack(state)),
            dice=self._dice(state),
            sheet=self._sheet(state),
            throw=say("dice-button-throw") if first else None,
        )

    def _faces(self, state: TrickState) -> list[int]:
        """The faces as the player may see them: the magician sees none before he has named them."""
        digits = [int(digit) for digit in str(state.dice)] if state.thrown else []
        if state.trick.player and not state.shown():
            on_top = state.trick.kind == STACK and state.thrown == state.trick.dice
            digits = [face if on_top and at == len(digits) - 1 else 0 for at, face in enumerate(digits)]
        return digits

    def _dice(self, state: TrickState) -> tuple[Die, ...]:
        if state.trick.kind == STACK or state.trick.real:
            return ()
        faces = self._faces(state)
        waiting = state.turn == CHANCE and state.thrown < state.trick.dice
        count = range(state.trick.dice)
        return tuple(Die(f"d{at + 1}", faces[at] if at < len(faces) else 0, fresh=waiting and at == len(faces) - 1) for at in count)

    def _stack(self, state: TrickState) -> Iterator[Piece]:
        if state.trick.kind == STACK:
            for site, face in zip(stack_sites(state.trick), self._faces(state), strict=False):
                yield Piece(f"die{face}", "ivory", site)

    def _prompt(self, state: TrickState) -> Message:
        name = NAMES[state.trick.kind]
        if state.turn == OVER:
            return self._ending(state)
        if state.phase == THROW:
            return say("dice-prompt-trick-watch" if state.trick.player else "dice-prompt-trick-throw", count=state.trick.dice)
        if state.phase == SAY:
            return say(f"dice-prompt-trick-say-{name}")
        if state.phase == NAME:
            return say(f"dice-prompt-trick-name-{name}", said=str(state.said))
        return say("dice-prompt-trick-confirm", named=self._named(state))

    def _named(self, state: TrickState) -> Message:
        if state.trick.kind == STACK:
            return say("dice-trick-hidden", count=state.named)
        return say("dice-trick-dice", faces=written(state.named))

    def _sheet(self, state: TrickState) -> Sheet:
        figures = self._figures(state)
        lines = LINES[state.trick.kind]
        rows = tuple(Row(line, say(f"dice-row-{line}"), "sum", say(f"dice-help-{line}")) for line in lines)
        return Sheet(rows, {line: (figures.get(line),) for line in lines})

    def _figures(self, state: TrickState) -> dict[str, int]:
        """What the paper shows by now: the number once it is said, all the rest when there is no secret left."""
        game = state.trick
        figures = {} if state.said < 0 else {"said": int(state.said)}
        if not state.shown():
            return figures
        dice = int(state.named if game.real else state.dice)
        if game.kind == TWO_DICE:
            figures |= {"first": dice // 10, "doubled": 2 * (dice // 10), "plus_five": 2 * (dice // 10) + 5}
            figures |= {"times_five": 10 * (dice // 10) + 25, "plus_second": dice + 25, "minus_25": figures["said"] - 25}
        elif game.kind == THREE_DICE:
            six = 1000 * dice + 777 - dice
            figures |= {"tops": dice, "six_digits": six, "by_37": six // 37, "by_3": six // 111}
            figures |= {"minus_7": figures["said"] - 7, "by_9": (figures["said"] - 7) // 9}
        else:
            figures |= {"sevens": 7 * game.dice, "hidden": 7 * game.dice - figures["said"]}
        return figures

    def throws_itself(self, state: State) -> bool:
        """The first die is asked for; the others follow it."""
        state = trick(state)
        return state.turn == CHANCE and 0 < state.thrown < state.trick.dice

    # What is touched

    def gestures(self, state: State) -> dict[int, Gesture]:
        state = trick(state)
        if state.turn < 0:
            return {}
        if state.phase == CONFIRM:
            return {answer: Gesture(button=word, label=say(f"dice-button-{word}")) for answer, word in enumerate(("wrong", "right"))}
        label = "dice-label-say" if state.phase == SAY else f"dice-label-name-{NAMES[state.trick.kind]}"
        return {
            action: Gesture(sites=path_to(state.trick, action), label=say(label, number=str(action), faces=written(action)))
            for action in state.legal()
        }

    # What is written

    def write(self, state: State, action: int) -> str:
        """`4` for a die, `say 87`, `name 62`, `right` and `wrong`."""
        state = trick(state)
        if state.phase == THROW:
            return str(action)
        if state.phase == CONFIRM:
            return "right" if action else "wrong"
        return f"{'say' if state.phase == SAY else 'name'} {action}"

    def read(self, state: State, text: str) -> int:
        """As written; the number alone will do."""
        state = trick(state)
        if state.phase in (SAY, NAME) and text.strip().isdecimal():
            return super().read(state, f"{'say' if state.phase == SAY else 'name'} {text.strip()}")
        return super().read(state, text)

    # What is told

    def tell(self, before: State, action: int, after: State) -> list[Event]:
        before, after = trick(before), trick(after)
        if before.phase == THROW:
            return self._tell_throw(before, action, after)
        events = []
        if before.phase == SAY:
            events.append(Event("note", 0, say("dice-log-trick-said", number=str(action))))
            events.append(Event("note", NOBODY, say("dice-log-trick-magician", named=self._named(after))))
        elif before.phase == NAME:
            events.append(Event("note", 0, say("dice-log-trick-named", named=self._named(after))))
        if after.done > before.done:
            verdict = "dice-log-trick-right" if after.right > before.right else "dice-log-trick-wrong"
            events.append(Event("note", NOBODY, say(verdict)))
        if after.turn == OVER:
            events.append(Event("end", NOBODY, self._ending(after)))
        return events

    def _tell_throw(self, before: TrickState, action: int, after: TrickState) -> list[Event]:
        sites = stack_sites(before.trick)
        events = [Event("take", 0, path=(site,)) for site in sites] if before.shown() else []
        if before.trick.player:  # nobody looks
            events.append(Event("throw", 0, say("dice-log-trick-secret", number=after.thrown)))
        else:
            events.append(Event("throw", 0, say("dice-log-throw", colour=colour(COLOUR), faces=str(action)), dice=(action,)))
        if sites:
            events.append(Event("place", 0, path=(sites[after.thrown - 1],)))
        if after.phase == NAME:
            events.append(Event("note", NOBODY, say("dice-log-trick-hears", number=str(after.said))))
        return events

    def _ending(self, state: TrickState) -> Message:
        magician = "player" if state.trick.player else "computer"
        return say("dice-end-trick", rounds=state.trick.rounds, right=state.right, magician=magician)

    # Why not

    def why_not(self, state: State, attempt: Gesture) -> Reason:
        state = trick(state)
        if state.turn == OVER:
            return Reason("end", say("dice-why-over"))
        if state.turn == CHANCE:
            return Reason("play", say("dice-why-throw-first"))
        if state.phase == CONFIRM:
            return Reason("play", say("dice-why-trick-confirm"))
        if not attempt.sites:
            return Reason("play", say("dice-why-trick-digits"))
        begun = any(gesture.sites[: len(attempt.sites)] == attempt.sites for gesture in self.gestures(state).values())
        if begun:
            return Reason("play", say("dice-why-trick-go-on"))
        if set(attempt.sites) & set(stack_sites(state.trick)):
            return Reason("play", say("dice-why-trick-stack"))
        if state.phase == SAY:
            return Reason("numbers", say("dice-why-trick-number"))
        return Reason("numbers", say("dice-why-trick-rows"))

    # In plain characters

    def sketch(self, state: State) -> str:
        state = trick(state)
        faces = self._faces(state)
        shown = " ".join(f"[{face or '?'}]" for face in faces) or "[ ]"
        lines = [f"  dice   {shown}", f"  said   {state.said if state.said >= 0 else '.'}"]
        lines.append(f"  named  {state.named if state.named >= 0 else '.'}")
        lines.append(f"  {state.right} of {state.done} right, {state.trick.rounds - state.done} to come")
        return "\n".join(lines)
