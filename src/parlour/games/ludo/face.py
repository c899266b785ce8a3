"""How the games of the ludo family are seen, touched, written and explained.

Moves are written as on the sheets, in plain characters and as the moving colour counts:

    enter        a waiting piece comes in         7-11    a piece moves on (or back: 8-5)
    39-b         a piece comes into the goal      … xG35  and captures the green piece with progress 35
    K 8-12       the same with the colour K that belongs to nobody
    1-4-14       a piece moves onto a star and jumps to the next
    back 12      for a missed capture a piece goes back; `waive` spares it
"""

import re
from functools import partial
from typing import ClassVar

from parlour.core.event import Event
from parlour.core.face import plain
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, colour, hue, say
from parlour.core.race_face import RaceFace
from parlour.core.scene import Die, Holding, Piece
from parlour.core.state import CHANCE, OVER, State
from parlour.games.ludo.board import Cross, RingBoard
from parlour.games.ludo.engine import LudoState
from parlour.games.ludo.moving import Move, judged, move_of, owns
from parlour.games.ludo.position import pending
from parlour.games.ludo.reasons import why_not
from parlour.games.ludo.rules import ENFORCED, FREE, PIECES, SIX, LudoRules, progress_name
from parlour.games.ludo.telling import Teller

ARROW = re.compile(r" ?(→|->|-) ?")


class LudoFace(RaceFace[LudoState, LudoRules, RingBoard]):
    family = "ludo"
    kind = LudoState
    words: ClassVar = {"enter": "ludo-notation-enter", "back": "ludo-notation-back"}

    # What people see

    def token(self, state: LudoState, seat: int) -> str:
        return self.layout(state.setup).colours[state.rules.colours.first(seat)]

    def tokens(self, state: LudoState, seat: int) -> tuple[str, ...]:
        return tuple(self.layout(state.setup).colours[which] for which in owned(state, seat))

    def acting(self, state: LudoState) -> str:
        """In the roll-off and when it judges, a seat's first colour."""
        if state.rolling_off() or state.judge >= 0:
            return super().acting(state)
        return self.layout(state.setup).colours[state.colour]

    def pieces(self, state: LudoState) -> tuple[Piece, ...]:
        layout = self.layout(state.setup)
        found = []
        levels: dict[str, int] = {}
        for which in filter(partial(owns, state), range(state.rules.colours.count)):
            for number in range(state.rules.pieces):
                progress = state.at[PIECES * which + number]
                site = layout.house(which, number) if progress < 0 else layout.site(which, progress)
                levels[site] = levels.get(site, -1) + 1
                found.append(Piece("pawn", layout.colours[which], site, levels[site]))
        return tuple(found)

    def dice(self, state: LudoState) -> tuple[Die, ...]:
        return () if state.turn == OVER else (Die("die", state.die, fresh=state.die > 0),)

    def alike(self, state: LudoState) -> tuple[tuple[str, ...], ...]:
        layout = self.layout(state.setup)
        return tuple(houses(state, layout, which) for which in range(len(layout.colours)) if waiting(state, which) > 1)

    def held(self, state: LudoState, seat: int) -> list[Holding]:
        rules = state.rules
        colours = owned(state, seat)
        if rules.chase:
            return [Holding(say("ludo-holding-steps"), rules.squares.ring - state.at[PIECES * colours[0]])]
        tokens = self.layout(state.setup).colours
        holdings = [Holding(say("ludo-holding-home"), home(state, which), "pawn", tokens[which]) for which in colours]
        if rules.colours.partners:
            partner = (colours[0] + 2) % 4
            holdings.append(Holding(say("ludo-holding-partner"), home(state, partner), "pawn", tokens[partner]))
        return holdings

    def place(self, state: LudoState, seat: int) -> int:
        colours = state.rules.colours
        if state.turn == OVER or colours.neutral >= 0 or colours.partners:
            return super().place(state, seat)
        placed = list(dict.fromkeys(colours.owners[which] for which in state.home_order()))
        return placed.index(seat) + 1 if seat in placed else 0

    # What hands do

    def gesture(self, state: LudoState, action: int) -> Gesture:
        layout = self.layout(state.setup)
        if state.judge >= 0:
            return self._judgement(layout, state.colour, judged(action))
        move = move_of(state, action)
        target = layout.site(move.colour, move.target)
        first = houses(state, layout, move.colour)[0] if move.enters else layout.site(move.colour, move.start)
        return Gesture((first, target), label=label(state, layout, move))

    def _judgement(self, layout: RingBoard, offender: int, progress: int) -> Gesture:
        if progress < 0:
            return Gesture(button="waive", label=say("ludo-button-waive"))
        return Gesture((layout.site(offender, progress),), label=say("ludo-label-judge", colour=colour(layout.colours[offender])))

    def advised(self, state: State, action: int) -> Message | None:
        """Steps of equal length read alike: then it is also said which of the pieces is meant."""
        state = self.own(state)
        words = super().advised(state, action)
        made = self.gestures(state)
        twins = [other for other in made if made[other].label == made[action].label]
        if words is None or len(twins) < 2:
            return words
        which, progress = mover(state, action)
        under_way = out(state, which)
        number = under_way.index(progress) + 1
        place = "front" if number == 1 else "last" if number == len(under_way) else "between"
        return say("ludo-advised", move=words, place=place, number=number)

    # Writing

    def write(self, state: State, action: int) -> str:
        state = self.own(state)
        if state.turn == CHANCE:
            return str(action)
        ring = state.rules.squares.ring
        if state.judge >= 0:
            return "waive" if judged(action) < 0 else f"back {progress_name(judged(action), ring)}"
        letters = self.layout(state.setup).letters
        move = move_of(state, action)
        way = [move.start, move.target] if move.via < 0 else [move.start, move.via, move.target]
        text = "enter" if move.enters else "-".join(progress_name(place, ring) for place in way)
        if move.neutral:
            text = f"{letters[move.colour]} {text}"
        return text + "".join(f" x{letters[which]}{progress}" for which, progress in move.taken)

    def read(self, state: State, text: str) -> int:
        """Also with the sheets' arrow (→ or ->), and without the captured piece."""
        wanted = ARROW.sub("-", plain(text))
        for action in state.legal():
            written = self.write(state, action)
            if wanted in (written, written.partition(" x")[0]):
                return action
        return super().read(state, text)

    # What happened

    def happened(self, before: LudoState, action: int, after: LudoState) -> list[Event]:
        teller = Teller(before, after, self.layout(before.setup))
        return teller.begin(self.rolled_off(before, (action,), after)) if before.rolling_off() else teller.tell(action)

    def forbidding(self, state: LudoState, attempt: Gesture) -> Reason:
        return why_not(state, self.layout(state.setup), attempt)

    # What is said

    def task(self, state: LudoState) -> Message:
        layout = self.layout(state.setup)
        who = colour(self.acting(state))
        if state.turn == CHANCE:
            if state.tries > 1 or state.tries_due() > 1:
                return say("ludo-prompt-throw-for-six", colour=who, count=state.tries)
            return say("ludo-prompt-throw-fresh" if state.fresh else "ludo-prompt-throw", colour=who)
        if state.judge >= 0:
            return say("ludo-prompt-judge", colour=who, other=colour(layout.colours[state.colour]))
        word = duty(state)
        if word.startswith("neutral"):
            return say(f"ludo-prompt-{word}", colour=who, pips=state.die, neutral=hue(layout.colours[state.rules.colours.neutral]))
        return say(f"ludo-prompt-{word}", colour=who, pips=state.die)

    def ending(self, state: LudoState) -> Message:
        """Of two colours in one hand, the one that came home first is named."""
        tokens = self.layout(state.setup).colours
        if state.rules.colours.partners:
            won = state.winner
            return say("ludo-end-side_home", winner=colour(tokens[won]), partner=colour(tokens[won + 2]))
        won = next(which for which in state.home_order() if state.rules.colours.owners[which] == state.winner)
        return say(f"ludo-end-{state.result().reason}", winner=colour(tokens[won]))

    # In plain characters

    def sketch(self, state: State) -> str:
        """Every site as its label or its pieces: Y is one yellow piece, YY a barrier."""
        state = self.own(state)
        layout = self.layout(state.setup)
        held: dict[str, str] = {}
        for piece in self.pieces(state):
            held[piece.site] = held.get(piece.site, "") + layout.letters[layout.colours.index(piece.colour)]
        if not isinstance(layout, Cross):
            return "\n".join([*listed(layout, held), "", pending(state)])
        rows: dict[int, dict[int, str]] = {}
        for site in layout.sites:
            empty = {"field": "o", "home": "."}.get(site.role, site.label)
            rows.setdefault(round(site.y), {})[round(site.x)] = held.get(site.id, empty)
        lines = ["".join(row.get(x, "").ljust(3) for x in range(max(row) + 1)).rstrip() for _, row in sorted(rows.items())]
        return "\n".join([*lines, "", pending(state)])


def listed(layout: RingBoard, held: dict[str, str]) -> list[str]:
    """A board whose arms lie askew, ten ring squares a line: A is a start square, * a star; then each colour's goal and house."""
    marks = []
    for square in range(len(layout.ring)):
        empty = "A" if square in layout.starts and layout.goals[0] else "*" if square in layout.stars else "o"
        marks.append(held.get(str(square), empty))
    lines = [f"{first:>3}  " + "".join(mark.ljust(3) for mark in marks[first : first + 10]).rstrip() for first in range(0, len(marks), 10)]
    for which, letter in enumerate(layout.letters):
        if layout.goals[which]:
            goals = "".join(held.get(layout.site(which, len(layout.ring) + n), goal).ljust(3) for n, goal in enumerate("abcd"))
            lines.append(f"  {letter}  {goals}  " + "".join(held.get(layout.house(which, n), ".").ljust(3) for n in range(4)).rstrip())
    return lines


# Who is where


def owned(state: LudoState, seat: int) -> list[int]:
    """The colours that a seat plays."""
    return [which for which in range(state.rules.colours.count) if state.rules.colours.owners[which] == seat]


def waiting(state: LudoState, which: int) -> int:
    return sum(state.at[PIECES * which + piece] < 0 for piece in range(PIECES)) if owns(state, which) else 0


def houses(state: LudoState, layout: RingBoard, which: int) -> tuple[str, ...]:
    """Where a colour's waiting pieces stand, the one that comes in next first."""
    return tuple(layout.house(which, number) for number in range(waiting(state, which) - 1, -1, -1))


def out(state: LudoState, which: int) -> list[int]:
    """Where a colour's pieces are under way, the foremost first, as it counts."""
    places = {state.at[PIECES * which + piece] for piece in range(state.rules.pieces)}
    return sorted((place for place in places if 0 <= place < state.rules.squares.ring), reverse=True)


def mover(state: LudoState, action: int) -> tuple[int, int]:
    """The colour of the piece that an action moves or sends back, and where it stands, as it counts."""
    if state.judge >= 0:
        return state.colour, judged(action)
    move = move_of(state, action)
    return move.colour, move.start


def home(state: LudoState, which: int) -> int:
    return sum(state.at[PIECES * which + piece] >= state.rules.squares.ring for piece in range(PIECES))


# What is said


def duty(state: LudoState) -> str:
    """The word for what is to be done with the throw, and why."""
    moves = [move_of(state, action) for action in state.legal()]
    base = PIECES * state.colour
    waits = state.at[base] < 0
    first = moves[0]
    if len(moves) == 1 and first.enters and not first.neutral:
        return "breach" if len(first.taken) > 1 else "enter"
    if state.fresh:
        return "fresh"
    if waits and {move.start for move in moves} == {0} and not first.neutral and state.must_clear(state.colour, state.die):
        return "six-clear-a" if state.die == SIX else "clear-a"
    capturing = state.rules.capturing
    if capturing.duty != FREE and state.captures(state.can, state.die) != 0:
        return "capture" if capturing.duty == ENFORCED else "judged" if capturing.judged else "penalty"
    if moves[-1].neutral:
        return "neutral-only" if first.neutral else "neutral"
    if waits and state.die == SIX and first.enters:
        return "six-free"
    if waits and state.must_clear(state.colour, state.die):
        return "another"
    if any(move.via >= 0 for move in moves):
        return "star"
    return "choose" if len(moves) > 1 else "only"


def label(state: LudoState, layout: RingBoard, move: Move) -> Message:
    ring = state.rules.squares.ring
    kind = "enter" if move.enters else "jump" if move.via >= 0 else "goal" if move.target >= ring else "move"
    args: dict[str, str | int | Message] = {"colour": colour(layout.colours[move.colour])}
    if kind == "goal":
        args["letter"] = progress_name(move.target, ring)
    elif kind == "move":
        args["count"] = abs(move.target - move.start)
        kind = "move" if move.target > move.start else "back"
    if move.taken:
        others = colour(layout.colours[move.taken[0][0]])
        return say("ludo-label-capture", move=Message(f"ludo-label-{kind}", args), other=others)
    return Message(f"ludo-label-{kind}", args)
