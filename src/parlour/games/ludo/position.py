"""Positions of the ludo family in writing.

    Y[0,3,9,B] G[5,B,B,B] R[a,d,B,B] K[0,B,B,B] | Y 3

Behind ` | ` stands what is pending, the parts of it after commas:

    Y             yellow is to throw, at the start of its turn
    Y, tries 2    yellow is to throw, and has two throws left to find a move
    Y 3           yellow has thrown 3 and is to move
    roll-off Y4 G R     who begins is being thrown for; Y has thrown 4, G throws next; whom a tie has left out is not named
    over Y        the game is over, and the seat of yellow has won
    …, fresh      the piece on A has just come in and must be played
    R 5, judge Y  red has moved 5 and missed a capture; yellow decides about it
    …, home R G   red came home first, then green
    …, again Y    all pieces of yellow wait, but it has brought in one before

A colour of the game that is not named stands as at the start.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from parlour.core.errors import PositionError
from parlour.core.message import Message, say
from parlour.core.state import OVER
from parlour.games.ludo.rules import ABSENT, NO_ONE, PAIR, PENALTY, PIECES, WAITING, progress_name

if TYPE_CHECKING:
    from parlour.games.ludo.engine import LudoState

GROUP = re.compile(r"(?P<letter>[A-Za-z]+)\[(?P<places>[^\]]*)\]\s*")
TURN = r"(?P<colour>[A-Z])(?: (?P<die>[1-6]))?(?:, tries (?P<tries>[1-3]))?(?P<fresh>, fresh)?(?:, judge (?P<judge>[A-Z]))?"
MOMENT = rf"roll-off(?P<rolls>(?: [A-Z][1-6]?)+)|over (?P<over>[A-Z])|{TURN}"
PENDING = re.compile(rf"(?:{MOMENT})(?:, home(?P<home>(?: [A-Z])+))?(?:, again(?P<again>(?: [A-Z])+))?")


def written(state: LudoState) -> str:
    """The pieces of every colour, and what is pending."""
    colours, ring = state.rules.colours, state.rules.squares.ring
    groups = []
    for colour in range(colours.count):
        if colours.owners[colour] != ABSENT:
            places = [state.at[PIECES * colour + piece] for piece in range(state.rules.pieces)]
            names = [progress_name(place, ring) for place in places if place >= 0]
            groups.append(f"{colours.letters[colour]}[{','.join(names + ['B' for place in places if place < 0])}]")
    return f"{' '.join(groups)} | {pending(state)}"


def pending(state: LudoState) -> str:
    """Who is to throw or to decide, and what is not as at the start of a turn."""
    colours = state.rules.colours
    if state.rolling_off():
        return state.roll_off_text([colours.letters[colours.first(seat)] for seat in range(state.seats)])
    if state.turn == OVER:
        parts = [f"over {colours.letters[colours.first(state.winner)]}"]
    else:
        parts = [colours.letters[state.colour] + (f" {state.die}" if state.die else "")]
        if not state.die and state.tries != state.tries_due():
            parts.append(f"tries {state.tries}")
        if state.fresh:
            parts.append("fresh")
        if state.judge >= 0:
            parts.append(f"judge {colours.letters[colours.first(state.judge)]}")
    if state.order:
        parts.append("home " + " ".join(colours.letters[colour] for colour in state.home_order()))
    if state.rules.remembers_entry:
        back = [colour for colour in range(colours.count) if state.entered >> colour & 1 and state.at[PIECES * colour + PIECES - 1] < 0]
        if back:
            parts.append("again " + " ".join(colours.letters[colour] for colour in back))
    return ", ".join(parts)


class PositionReader:
    """Reads one text into a new state; each part is refused with its place and the reason."""

    def __init__(self, text: str, state: LudoState) -> None:
        self.text = text
        self.state = state
        self.rules = state.rules
        self.colours = state.rules.colours
        self.ring = state.rules.squares.ring
        self.where: dict[int, int] = {}  # colour -> the place in the text where its pieces are named
        self.start = 0  # the place of what is pending
        self.opening = list(state.at)

    def read(self) -> LudoState:
        board, bar, rest = self.text.partition("|")
        self.read_pieces(board)
        self.start = len(self.text) - len(rest.lstrip())
        parts = PENDING.fullmatch(rest.strip())
        if not bar or parts is None:
            raise self.wrong(self.start, say("error-expected", example="| Y 3"))
        if parts["rolls"]:
            self.read_roll_off(parts["rolls"], bool(parts["home"] or parts["again"]))
        else:
            self.state.rolls = -1
            self.read_entered(parts["again"] or "")
            self.read_home(parts["home"] or "")
            if parts["over"]:
                self.read_over(parts["over"])
            else:
                self.read_turn(parts["colour"], int(parts["die"] or 0), parts["tries"], bool(parts["fresh"]), parts["judge"])
        return self.state

    def wrong(self, place: int, reason: Message) -> PositionError:
        return PositionError(self.text, place, reason)

    def named(self) -> list[str]:
        """The letters of the colours on the board."""
        return [letter for letter, owner in zip(self.colours.letters, self.colours.owners, strict=True) if owner != ABSENT]

    def colour(self, letter: str, place: int) -> int:
        """The colour of that letter, if it is on the board."""
        letters = self.colours.letters
        if letter not in letters or self.colours.owners[letters.index(letter)] == ABSENT:
            raise self.wrong(place, say("error-nobody", name=letter, known=", ".join(self.named())))
        return letters.index(letter)

    # Who stands where

    def read_pieces(self, board: str) -> None:
        at = 0
        while at < len(board.rstrip()):
            group = GROUP.match(board, at)
            if group is None:
                raise self.wrong(at, say("error-expected", example="Y[0,3,c,B]"))
            colour = self.colour(group["letter"], at)
            if colour in self.where:
                raise self.wrong(at, say("error-named-twice", name=group["letter"]))
            self.where[colour] = at
            places = sorted(self.progress(name.strip(), group.start("places")) for name in group["places"].split(","))
            if len(places) != self.rules.pieces:
                raise self.wrong(group.start("places"), say("error-ludo-pieces", count=self.rules.pieces))
            for number, progress in enumerate(places):
                self.state.at[PIECES * colour + number] = progress
            at = group.end()
        self.occupy()

    def progress(self, name: str, place: int) -> int:
        if name == "B" and not self.rules.chase:
            return WAITING
        if name in tuple("abcd"[: self.rules.squares.goals]):
            return self.ring + "abcd".index(name)
        if name.isdecimal() and name.isascii() and len(name) < 4 and int(name) < self.ring:
            return int(name)
        raise self.wrong(place, say("error-no-place-but", name=name, known=f"B, 0…{self.ring - 1}, a…d"))

    def occupy(self) -> None:
        """Fill the ring from the pieces, refusing what cannot stand together."""
        state = self.state
        for square in range(self.ring):
            state.ring[square] = 0
        for piece in self.present():
            colour, progress = piece // PIECES, state.at[piece]
            letter = self.colours.letters[colour]
            twin = piece % PIECES > 0 and state.at[piece - 1] == progress
            if progress >= self.ring and twin:
                raise self.wrong(self.where[colour], say("error-ludo-goal", name=letter))
            if not 0 <= progress < self.ring:
                continue
            square = state.square(colour, progress)
            holder = state.ring[square]
            if holder and not self.may_share(holder, colour, square):
                raise self.wrong(self.where.get(colour, 0), say("error-two-pieces", name=f"{letter}{progress}"))
            state.ring[square] = holder << 4 | (colour + 1)

    def may_share(self, holder: int, colour: int, square: int) -> bool:
        """Whether a piece may stand beside the one that holds a ring square: as a barrier, or at home beside a visitor."""
        rules, starts = self.rules, self.rules.squares.starts
        if holder >= PAIR:
            return False
        if rules.chase:
            return square in (starts[colour], starts[holder - 1])
        friendly = self.colours.band[holder - 1] == self.colours.band[colour]
        return rules.barriers and friendly and (self.colours.partners or square != starts[colour])

    def present(self) -> list[int]:
        """The numbers of the pieces on the board."""
        present = [colour for colour in range(self.colours.count) if self.colours.owners[colour] != ABSENT]
        return [PIECES * colour + number for colour in present for number in range(self.rules.pieces)]

    # What is pending

    def read_roll_off(self, rolls: str, later: bool) -> None:
        colours, state = self.colours, self.state
        if self.rules.first_seat >= 0:
            raise self.wrong(self.start, say("error-no-roll-off"))
        if later or any(state.at[piece] != self.opening[piece] for piece in self.present()):
            raise self.wrong(self.start, say("error-before-start"))
        thrown: dict[int, int] = {}
        for word in rolls.split():
            seat = colours.owners[self.colour(word[0], self.start)]
            if seat in thrown or seat < 0 or colours.first(seat) != colours.letters.index(word[0]):
                raise self.wrong(self.start, say("error-roll-off-name", name=word[0]))
            thrown[seat] = int(word[1:] or 0)
        if not state.resume_roll_off(thrown):
            raise self.wrong(self.start, say("error-roll-off"))

    def read_home(self, home: str) -> None:
        state = self.state
        colours = [self.colour(letter, self.start) for letter in home.split()]
        finished = {colour for colour in range(self.colours.count) if self.colours.owners[colour] >= 0 and state.is_home(colour)}
        if len(set(colours)) != len(colours) or set(colours) != finished:
            raise self.wrong(self.start, say("error-ludo-home"))
        for number, colour in enumerate(colours):
            state.order |= (colour + 1) << (4 * number)

    def read_entered(self, again: str) -> None:
        """Who has brought in a piece before: who has one out, and who is named."""
        state = self.state
        if again and not self.rules.remembers_entry:
            raise self.wrong(self.start, say("error-ludo-again-idle"))
        out = {piece // PIECES for piece in self.present() if state.at[piece] >= 0}
        back = [self.colour(letter, self.start) for letter in again.split()]
        if len(set(back)) != len(back) or out & set(back):
            raise self.wrong(self.start, say("error-ludo-again"))
        for colour in (*out, *back):
            state.entered |= 1 << colour

    def read_over(self, letter: str) -> None:
        colours, state = self.colours, self.state
        winner = colours.owners[self.colour(letter, self.start)]
        owners = [colours.owners[colour] for colour in state.home_order()]
        if colours.partners:
            first = [side for side in (0, 1) if {side, side + 2} <= set(owners)]
        else:
            first = owners[:1] if colours.neutral < 0 else owners
        if not state.is_decided() or winner not in first or colours.letters[colours.first(winner)] != letter:
            raise self.wrong(self.start, say("error-not-won", name=letter))
        state.over(winner)

    def read_turn(self, letter: str, die: int, tries: str | None, fresh: bool, judge: str | None) -> None:
        rules, state = self.rules, self.state
        colour = self.colour(letter, self.start)
        if self.colours.owners[colour] == NO_ONE:
            raise self.wrong(self.start, say("error-no-turn", name=letter))
        if state.is_decided():
            raise self.wrong(self.start, say("error-over-expected"))
        if self.colours.neutral < 0 and state.is_home(colour):
            raise self.wrong(self.start, say("error-no-turn", name=letter))
        state.begin_turn(colour)
        if tries:
            if die or int(tries) > state.tries_due():
                raise self.wrong(self.start, say("error-ludo-tries"))
            state.tries = int(tries)
        if fresh:
            if not rules.entry.first_free or not any(state.at[PIECES * colour + piece] == 0 for piece in range(PIECES)):
                raise self.wrong(self.start, say("error-ludo-fresh", name=letter))
            state.fresh = True
        if judge:
            self.read_judge(judge, die)
        elif die:
            if rules.chase:
                raise self.wrong(self.start, say("error-ludo-at-once"))
            can = state.find(die)
            if can == 0:
                raise self.wrong(self.start, say("error-no-move", name=letter))
            state.tries, state.die, state.can, state.turn = 1, die, can, state.hand

    def read_judge(self, letter: str, die: int) -> None:
        rules, state = self.rules, self.state
        due = rules.capturing.judged and rules.capturing.duty == PENALTY and die > 0
        if not due or not state.on_track() or self.colour(letter, self.start) != state.next_colour():
            raise self.wrong(self.start, say("error-ludo-judge", name=letter))
        judge = self.colours.owners[state.next_colour()]
        state.tries, state.die, state.judge, state.turn, state.hand = 1, die, judge, judge, judge
