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

import re

from parlour.core.errors import PositionError
from parlour.core.roll_off import BEATEN
from parlour.core.state import NOBODY
from parlour.games.ludo.engine import LudoState
from parlour.games.ludo.rules import ABSENT, NO_ONE, PENALTY, PIECES, WAITING, LudoRules

GROUP = re.compile(r"(?P<letter>[A-Za-z]+)\[(?P<places>[^\]]*)\]\s*")
TURN = r"(?P<colour>[A-Z])(?: (?P<die>[1-6]))?(?:, tries (?P<tries>[1-3]))?(?P<fresh>, fresh)?(?:, judge (?P<judge>[A-Z]))?"
MOMENT = rf"roll-off(?P<rolls>(?: [A-Z][1-6]?)+)|over (?P<over>[A-Z])|{TURN}"
PENDING = re.compile(rf"(?:{MOMENT})(?:, home(?P<home>(?: [A-Z])+))?(?:, again(?P<again>(?: [A-Z])+))?")


class PositionReader:
    """Reads one text into a new state; each part is refused with its place and the reason."""

    def __init__(self, text: str, state: LudoState) -> None:
        self.text = text
        self.state = state
        self.rules: LudoRules = state.rules
        self.where: dict[int, int] = {}  # colour -> the place in the text where its pieces are named
        self.start = 0  # the place of what is pending
        self.opening = [int(progress) for progress in state.at]
        state.fresh = False
        state.judge = NOBODY
        state.entered = 0
        if not self.rules.on_a:  # a first pawn that begin() put on A is put there again when its turn comes
            self.opening = [int(WAITING)] * len(self.opening)
            for piece in range(len(self.opening)):
                state.at[piece] = WAITING

    def read(self) -> LudoState:
        board, bar, pending = self.text.partition("|")
        self.read_pieces(board)
        self.start = len(self.text) - len(pending.lstrip())
        parts = PENDING.fullmatch(pending.strip())
        if not bar or parts is None:
            raise self.wrong(self.start, "expected ` | ` and who is to throw (Y), what was thrown (Y 3), `roll-off Y4 G` or `over Y`")
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

    def wrong(self, place: int, reason: str) -> PositionError:
        return PositionError(self.text, place, reason)

    def colour(self, letter: str, place: int) -> int:
        """The colour of that letter, if it is on the board."""
        if letter not in self.rules.letters or self.rules.owners[self.rules.letters.index(letter)] == ABSENT:
            raise self.wrong(place, f"{letter!r} is no colour of this game")
        return self.rules.letters.index(letter)

    # Who stands where

    def read_pieces(self, board: str) -> None:
        at = 0
        while at < len(board.rstrip()):
            group = GROUP.match(board, at)
            if group is None:
                raise self.wrong(at, "expected a colour and its four pieces, as in Y[0,3,c,B]")
            colour = self.colour(group["letter"], at)
            if colour in self.where:
                raise self.wrong(at, f"{group['letter']} is named twice")
            self.where[colour] = at
            places = sorted(self.progress(name.strip(), group.start("places")) for name in group["places"].split(","))
            if len(places) != self.rules.pieces:
                raise self.wrong(group.start("places"), f"a colour has {self.rules.pieces} pieces")
            for number, progress in enumerate(places):
                self.state.at[PIECES * colour + number] = progress
            at = group.end()
        self.occupy()

    def progress(self, name: str, place: int) -> int:
        if name == "B" and self.rules.goals > 1:
            return int(WAITING)
        if name in tuple("abcd"[: self.rules.goals]):
            return int(self.rules.ring) + "abcd".index(name)
        if name.isdecimal() and name.isascii() and int(name) < self.rules.ring:
            return int(name)
        raise self.wrong(place, f"{name!r} is no place: B, 0 to {self.rules.ring - 1}, or a to d")

    def occupy(self) -> None:
        """Fill the ring from the pieces, refusing what cannot stand together."""
        rules, state = self.rules, self.state
        for square in range(rules.ring):
            state.ring[square] = 0
        for piece in self.present():
            colour, progress = piece // PIECES, state.at[piece]
            letter = rules.letters[colour]
            twin = piece % PIECES > 0 and state.at[piece - 1] == progress
            if progress >= rules.ring and twin:
                raise self.wrong(self.where[colour], f"{letter} has two pieces on one goal square")
            if not 0 <= progress < rules.ring:
                continue
            square = (rules.offset[colour] + progress) % rules.ring
            holder = state.ring[square]
            if holder and not self.may_share(int(holder), colour, int(square)):
                raise self.wrong(self.where.get(colour, 0), f"{letter}{progress} stands where another piece is")
            state.ring[square] = holder << 4 | (colour + 1)

    def may_share(self, holder: int, colour: int, square: int) -> bool:
        """Whether a piece may stand beside the one that holds a ring square: as a barrier, or at home beside a visitor."""
        rules = self.rules
        if holder >= 16:
            return False
        if rules.goals == 1:
            return square in (rules.offset[colour], rules.offset[holder - 1])
        friendly = rules.band[holder - 1] == rules.band[colour]
        return rules.barriers and bool(friendly) and (rules.partners or square != rules.offset[colour])

    def present(self) -> list[int]:
        """The numbers of the pieces on the board."""
        rules = self.rules
        return [
            PIECES * colour + number for colour in range(rules.colours) if rules.owners[colour] != ABSENT for number in range(rules.pieces)
        ]

    # What is pending

    def read_roll_off(self, rolls: str, later: bool) -> None:
        rules, state = self.rules, self.state
        if not rules.roll_off:
            raise self.wrong(self.start, "nobody throws for the start in this game")
        if later or any(state.at[piece] != self.opening[piece] for piece in self.present()):
            raise self.wrong(self.start, "nobody has moved before the game has begun: every colour stands as at the start")
        thrown = {}
        for word in rolls.split():
            seat = int(rules.owners[self.colour(word[0], self.start)])
            if seat in thrown or seat < 0 or rules.first_colour(seat) != rules.letters.index(word[0]):
                raise self.wrong(self.start, f"{word[0]} does not throw for the start, or is named twice")
            thrown[seat] = int(word[1:] or 0)
        waiting = [seat for seat in sorted(thrown) if thrown[seat] == 0]
        if len(thrown) < 2 or not waiting or any(thrown[seat] for seat in thrown if seat > waiting[0]):
            raise self.wrong(self.start, "two seats or more throw in their order, and one at least has still to throw")
        state.rolls = 0
        for seat in range(state.seats):
            state.rolls |= thrown.get(seat, int(BEATEN)) << (4 * seat)
        state.hand = waiting[0]

    def read_home(self, home: str) -> None:
        rules, state = self.rules, self.state
        colours = [self.colour(letter, self.start) for letter in home.split()]
        finished = {c for c in range(rules.colours) if rules.owners[c] >= 0 and state.at[PIECES * c] >= rules.ring}
        if len(set(colours)) != len(colours) or set(colours) != finished:
            raise self.wrong(self.start, "`home` must name the colours with all four pieces in the goal, each once, the first first")
        for number, colour in enumerate(colours):
            state.order |= (colour + 1) << (4 * number)

    def read_entered(self, again: str) -> None:
        """Who has brought in a piece before: who has one out, and who is named."""
        rules, state = self.rules, self.state
        if again and not rules.remembers_entry:
            raise self.wrong(self.start, "it does not matter in this game who has been on the board before")
        out = {piece // PIECES for piece in self.present() if state.at[piece] >= 0}
        back = [self.colour(letter, self.start) for letter in again.split()]
        if len(set(back)) != len(back) or out & set(back):
            raise self.wrong(self.start, "`again` must name colours whose pieces all wait, each once")
        for colour in (*out, *back):
            state.entered |= 1 << colour

    def read_over(self, letter: str) -> None:
        rules, state = self.rules, self.state
        winner = int(rules.owners[self.colour(letter, self.start)])
        owners = [int(rules.owners[colour]) for colour in state.home_order()]
        if rules.partners:
            first = [side for side in (0, 1) if {side, side + 2} <= set(owners)]
        else:
            first = owners[:1] if rules.neutral < 0 else owners
        if not state.is_decided() or winner not in first or rules.letters[rules.first_colour(winner)] != letter:
            raise self.wrong(self.start, f"the game is not over with {letter} as its winner")
        state.over(winner)

    def read_turn(self, letter: str, die: int, tries: str | None, fresh: bool, judge: str | None) -> None:
        rules, state = self.rules, self.state
        colour = self.colour(letter, self.start)
        if rules.owners[colour] == NO_ONE:
            raise self.wrong(self.start, f"{letter} is neutral and has no turn")
        if state.is_decided():
            raise self.wrong(self.start, "the game is over; expected `over` and the winner's colour")
        if rules.neutral < 0 and state.at[PIECES * colour] >= rules.ring:
            raise self.wrong(self.start, f"{letter} is home and has no turn")
        state.begin_turn(colour)
        if tries:
            if die or int(tries) > state.tries_due():
                raise self.wrong(self.start, "tries are counted before the throw, and only where three throws are allowed")
            state.tries = int(tries)
        if fresh:
            if not rules.first_piece_free or not any(state.at[PIECES * colour + piece] == 0 for piece in range(PIECES)):
                raise self.wrong(self.start, f"{letter} has no piece on A that has just come in")
            state.fresh = True
        if judge:
            self.read_judge(judge, colour, die)
        elif die:
            if rules.goals == 1:
                raise self.wrong(self.start, "a throw moves its piece at once in this game")
            can = state.find(die)
            if can == 0:
                raise self.wrong(self.start, f"{letter} has no move with {die}")
            state.tries, state.die, state.can, state.turn = 1, die, can, state.hand

    def read_judge(self, letter: str, colour: int, die: int) -> None:
        rules, state = self.rules, self.state
        due = rules.judged and rules.capture == PENALTY and die > 0
        on_ring = any(0 <= state.at[PIECES * colour + piece] < rules.ring for piece in range(PIECES))
        if not due or not on_ring or self.colour(letter, self.start) != state.next_colour():
            raise self.wrong(self.start, f"{letter} has nothing to decide: only the next player has, about a capture missed with a throw")
        judge = rules.owners[state.next_colour()]
        state.tries, state.die, state.judge, state.turn, state.hand = 1, die, judge, judge, judge
