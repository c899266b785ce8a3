"""How the games of the ludo family are seen, touched, written and explained.

Moves are written as on the sheets, in plain characters and as the moving colour counts:

    enter        a waiting piece comes in         7-11    a piece moves on (or back: 8-5)
    39-b         a piece comes into the goal      … xG35  and captures the green piece with progress 35
    K 8-12       the same with the colour K that belongs to nobody
"""

from collections.abc import Callable
from dataclasses import dataclass

from parlour.core.board import Board
from parlour.core.errors import NotationError
from parlour.core.event import Event
from parlour.core.face import Face
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, colour, say
from parlour.core.scene import Die, Holding, Piece, Scene, SeatView
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, NOBODY, OVER, State
from parlour.games.ludo.board import RingBoard
from parlour.games.ludo.reasons import why_not
from parlour.games.ludo.rules import (
    ABSENT,
    BACKWARD,
    ENFORCED,
    FORWARD,
    FREE,
    NEUTRAL,
    OUT,
    PENALTY,
    PIECES,
    SIX,
    LudoState,
    progress_name,
)


def ludo(state: State) -> LudoState:
    """The state as one of this family's."""
    if not isinstance(state, LudoState):
        raise TypeError(f"not a position of ludo: {state!r}")
    return state


@dataclass(frozen=True, slots=True)
class Move:
    """An action taken apart: which colour moves, from where to where as it counts, and whom it captures."""

    colour: int
    start: int
    target: int
    neutral: bool
    captured: int = -1  # a colour
    captured_at: int = -1  # as that colour counts

    @property
    def enters(self) -> bool:
        return self.start < 0

    @property
    def back(self) -> bool:
        return not self.enters and self.target < self.start


def move_of(state: LudoState, action: int) -> Move:
    """What an action does in this position."""
    rules = state.rules
    neutral = action >= NEUTRAL
    mover = int(rules.neutral if neutral else state.colour)
    back = not neutral and action >= BACKWARD
    start = int(action - (NEUTRAL if neutral else BACKWARD if back else FORWARD)) - 1
    target = 0 if start < 0 else start - int(state.die) if back else start + int(state.die)
    if target >= rules.ring:
        return Move(mover, start, target, neutral)
    square = int((rules.offset[mover] + target) % rules.ring)
    holder = int(state.ring[square]) - 1
    if holder < 0 or holder == mover:
        return Move(mover, start, target, neutral)
    return Move(mover, start, target, neutral, holder, int((square - rules.offset[holder]) % rules.ring))


class LudoFace(Face):
    """The face of one game: where its squares lie, and the plate they are printed on."""

    def __init__(self, layout: RingBoard, plate: Callable[[Setup], Board]) -> None:
        self.layout = layout
        self.plate = plate

    def tint(self, which: int) -> Message:
        """A colour's name."""
        return colour(self.layout.colours[which])

    # What people see

    def board(self, setup: Setup) -> Board:
        return self.plate(setup)

    def scene(self, state: State, seat: int) -> Scene:
        state = ludo(state)
        over = state.turn == OVER
        return Scene(
            seats=tuple(self._seat(state, number) for number in range(state.seats)),
            hand=int(state.hand),
            colour="" if over else self.layout.colours[self._acting(state)],
            prompt=self._prompt(state),
            pieces=self._pieces(state),
            dice=() if over else (Die("die", int(state.die), fresh=state.die > 0),),
            throw=say("ludo-button-roll-off" if state.rolls >= 0 else "ludo-button-throw") if state.turn == CHANCE else None,
            alike=tuple(self._houses(state, which) for which in range(len(self.layout.colours)) if self._waiting(state, which) > 1),
        )

    def _acting(self, state: LudoState) -> int:
        return int(state.rules.first_colour(state.hand) if state.rolls >= 0 else state.colour)

    def _pieces(self, state: LudoState) -> tuple[Piece, ...]:
        found = []
        for which in range(state.rules.colours):
            if state.rules.owners[which] == ABSENT:
                continue
            token = self.layout.colours[which]
            places = [int(state.at[PIECES * which + piece]) for piece in range(PIECES)]
            for number, progress in enumerate(places):
                site = self.layout.house(which, number) if progress < 0 else self.layout.site(which, progress)
                level = 1 if progress >= 0 and number and places[number - 1] == progress else 0  # a barrier
                found.append(Piece("pawn", token, site, level))
        return tuple(found)

    def _seat(self, state: LudoState, seat: int) -> SeatView:
        rules = state.rules
        owned = [which for which in range(rules.colours) if rules.owners[which] == seat]
        holdings = []
        if state.rolls >= 0:
            if (roll := int(state.rolls >> (4 * seat) & 15)) not in (0, OUT):
                holdings.append(Holding(say("ludo-holding-roll-off"), roll))
        else:
            for which in owned:
                home = sum(state.at[PIECES * which + piece] >= rules.ring for piece in range(PIECES))
                holdings.append(Holding(say("ludo-holding-home"), home, "pawn", self.layout.colours[which]))
        return SeatView(tuple(self.layout.colours[which] for which in owned), tuple(holdings), self._place(state, seat))

    def _place(self, state: LudoState, seat: int) -> int:
        if state.turn == OVER:
            return int(state.place(seat))
        if state.rules.neutral >= 0:
            return 0
        placed = list(dict.fromkeys(int(state.rules.owners[which]) for which in state.home_order()))
        return placed.index(seat) + 1 if seat in placed else 0

    def _prompt(self, state: LudoState) -> Message:
        if state.turn == OVER:
            return self._ending(state)
        who = self.tint(self._acting(state))
        if state.rolls >= 0:
            rivals = sum(state.rolls >> (4 * seat) & 15 != OUT for seat in range(state.seats))
            if rivals < state.seats:
                return say("ludo-prompt-roll-off-again", colour=who, count=rivals)
            return say("ludo-prompt-roll-off", colour=who)
        if state.turn == CHANCE:
            if state.tries > 1 or (state.rules.three_rolls and state.stuck()):
                return say("ludo-prompt-throw-for-six", colour=who, count=int(state.tries))
            return say("ludo-prompt-throw", colour=who)
        task = self._task(state)
        if task.startswith("neutral"):
            return say(f"ludo-prompt-{task}", colour=who, pips=int(state.die), neutral=self.tint(int(state.rules.neutral)))
        return say(f"ludo-prompt-{task}", colour=who, pips=int(state.die))

    def _task(self, state: LudoState) -> str:
        """The word for what is to be done with the throw, and why."""
        moves = [move_of(state, action) for action in state.legal()]
        base = PIECES * state.colour
        waits = state.at[base] < 0
        first = moves[0]
        if len(moves) == 1 and first.enters and not first.neutral:
            return "enter"
        if len(moves) == 1 and waits and first.start == 0 and not first.neutral:
            return "six-clear-a" if state.die == SIX else "clear-a"
        if state.rules.capture != FREE and state.captures(state.can, state.die) != 0:
            return "capture" if state.rules.capture == ENFORCED else "penalty"
        if moves[-1].neutral:
            return "neutral-only" if first.neutral else "neutral"
        if waits and any(state.at[base + piece] == 0 for piece in range(PIECES)):
            return "another"
        return "choose" if len(moves) > 1 else "only"

    def _ending(self, state: LudoState) -> Message:
        """Of two colours in one hand, the one that came home first is named."""
        won = next(which for which in state.home_order() if state.rules.owners[which] == state.winner)
        return say(f"ludo-end-{state.result().reason}", winner=self.tint(won))

    # What hands do

    def gestures(self, state: State) -> dict[int, Gesture]:
        state = ludo(state)
        if state.turn in (CHANCE, OVER):
            return {}
        return {action: self._gesture(state, move_of(state, action)) for action in state.legal()}

    def _gesture(self, state: LudoState, move: Move) -> Gesture:
        target = self.layout.site(move.colour, move.target)
        if move.enters:
            waiting = self._waiting(state, move.colour)
            return Gesture((self.layout.house(move.colour, waiting - 1), target), label=self._label(move))
        return Gesture((self.layout.site(move.colour, move.start), target), label=self._label(move))

    def _waiting(self, state: LudoState, which: int) -> int:
        return sum(state.at[PIECES * which + piece] < 0 for piece in range(PIECES))

    def _houses(self, state: LudoState, which: int) -> tuple[str, ...]:
        """Where a colour's waiting pieces stand, the one that comes in next first."""
        return tuple(self.layout.house(which, number) for number in range(self._waiting(state, which) - 1, -1, -1))

    def _label(self, move: Move) -> Message:
        kind = "enter" if move.enters else "back" if move.back else "goal" if move.target >= len(self.layout.ring) else "move"
        args: dict[str, str | int | Message] = {"colour": self.tint(move.colour)}
        if kind == "goal":
            args["letter"] = progress_name(move.target, len(self.layout.ring))
        elif kind != "enter":
            args["count"] = abs(move.target - move.start)
        if move.captured >= 0:
            return say("ludo-label-capture", move=Message(f"ludo-label-{kind}", args), other=self.tint(move.captured))
        return Message(f"ludo-label-{kind}", args)

    # Writing

    def write(self, state: State, action: int) -> str:
        state = ludo(state)
        if state.turn == CHANCE:
            return str(action)
        move = move_of(state, action)
        ring = state.rules.ring
        text = "enter" if move.enters else f"{progress_name(move.start, ring)}-{progress_name(move.target, ring)}"
        if move.neutral:
            text = f"{self.layout.letters[move.colour]} {text}"
        if move.captured >= 0:
            text += f" x{self.layout.letters[move.captured]}{move.captured_at}"
        return text

    def read(self, state: State, text: str) -> int:
        """Also with the sheets' arrow, and without the captured piece."""
        plain = " ".join(text.replace("→", "-").split())
        texts = {self.write(state, action): action for action in state.legal()}
        for written, action in texts.items():
            if plain in (written, written.partition(" x")[0]):
                return action
        raise NotationError(text, sorted(texts))

    # What happened

    def tell(self, before: State, action: int, after: State) -> list[Event]:
        before, after = ludo(before), ludo(after)
        if before.turn != CHANCE:
            events = self._tell_move(before, move_of(before, action), after)
        elif before.rolls >= 0:
            events = self._tell_roll_off(before, action, after)
        else:
            events = self._tell_throw(before, action, after)
        if after.turn == OVER:
            events.append(Event("end", int(NOBODY), self._ending(after)))
        return events

    def _tell_roll_off(self, before: LudoState, face: int, after: LudoState) -> list[Event]:
        seat = int(before.hand)
        who = self.tint(int(before.rules.first_colour(seat)))
        events = [Event("throw", seat, say("ludo-log-roll-off", colour=who, pips=face), dice=(face,))]
        if after.rolls < 0:
            events.append(Event("note", int(after.hand), say("ludo-log-begins", colour=self.tint(int(after.colour)))))
        elif after.hand <= seat:
            events.append(Event("note", int(NOBODY), say("ludo-log-tie")))
        return events

    def _tell_throw(self, before: LudoState, face: int, after: LudoState) -> list[Event]:
        seat = int(before.hand)
        who = self.tint(int(before.colour))
        events = [Event("throw", seat, say("ludo-log-throw", colour=who, pips=face), dice=(face,))]
        if after.turn == CHANCE:
            if face == SIX:
                events.append(Event("note", seat, say("ludo-log-six-no-move", colour=who)))
            elif before.tries > 1:
                events.append(Event("note", seat, say("ludo-log-no-six", colour=who, count=int(after.tries))))
            else:
                events.append(Event("note", seat, say("ludo-log-no-move", colour=who)))
        return events

    def _tell_move(self, before: LudoState, move: Move, after: LudoState) -> list[Event]:
        seat, who = int(before.hand), self.tint(int(before.colour))
        waiting = {which: self._waiting(before, which) for which in range(before.rules.colours)}
        if move.enters:
            waiting[move.colour] -= 1
            path: tuple[str, ...] = (self.layout.house(move.colour, waiting[move.colour]), self.layout.site(move.colour, 0))
        else:
            path = self.layout.path(move.colour, move.start, move.target)
        events = [Event("move", seat, self._told(before, move), path)]
        if move.captured >= 0:
            home = self.layout.house(move.captured, waiting[move.captured])
            waiting[move.captured] += 1
            words = say("ludo-log-take", colour=self.tint(move.colour), other=self.tint(move.captured))
            events.append(Event("take", seat, words, (path[-1], home)))
        events += self._tell_penalty(before, move, waiting)
        if after.order != before.order:
            place = len(after.home_order())
            helps = after.rules.neutral >= 0 and after.turn != OVER  # else the neutral ones were home already
            told = "ludo-log-home-neutral" if helps else "ludo-log-home-last" if after.rules.neutral >= 0 else "ludo-log-home"
            events.append(Event("note", seat, say(told, colour=who, place=place)))
        elif before.die == SIX and after.turn == CHANCE:
            events.append(Event("note", seat, say("ludo-log-again", colour=who)))
        return events

    def _told(self, before: LudoState, move: Move) -> Message:
        kind = "enter" if move.enters else "back" if move.back else "goal" if move.target >= before.rules.ring else "move"
        args: dict[str, str | int | Message] = {"colour": self.tint(int(before.colour))}
        if kind == "goal":
            args["letter"] = progress_name(move.target, before.rules.ring)
        elif kind != "enter":
            args["count"] = int(before.die)
        return Message(f"ludo-log-neutral-{kind}" if move.neutral else f"ludo-log-{kind}", args)

    def _tell_penalty(self, before: LudoState, move: Move, waiting: dict[int, int]) -> list[Event]:
        """The piece that goes back because a capture was missed."""
        own = int(before.colour)
        if before.rules.capture != PENALTY:
            return []
        piece = PIECES * move.colour
        while before.at[piece] != move.start:
            piece += 1
        progress = int(before.guilty(move.colour, piece, -before.die if move.back else before.die))
        if progress < 0 or (move.captured == own and move.captured_at == progress):
            return []
        if move.colour == own and progress == move.start:
            progress = move.target
        words = say("ludo-log-penalty", colour=self.tint(own))
        return [Event("take", int(before.hand), words, (self.layout.site(own, progress), self.layout.house(own, waiting[own])))]

    def why_not(self, state: State, attempt: Gesture) -> Reason:
        return why_not(ludo(state), self.layout, attempt)

    # In plain characters

    def sketch(self, state: State) -> str:
        """Every site as its label or its pieces: Y is one yellow piece, YY a barrier."""
        state = ludo(state)
        held: dict[str, str] = {}
        for piece in self._pieces(state):
            letter = self.layout.letters[self.layout.colours.index(piece.colour)]
            held[piece.site] = held.get(piece.site, "") + letter
        rows: dict[int, dict[int, str]] = {}
        for site in self.layout.sites():
            empty = {"field": "o", "home": "."}.get(site.role, site.label)
            rows.setdefault(round(site.y), {})[round(site.x)] = held.get(site.id, empty)
        lines = ["".join(row.get(x, "").ljust(3) for x in range(max(row) + 1)).rstrip() for _, row in sorted(rows.items())]
        return "\n".join([*lines, "", state.pending()])
