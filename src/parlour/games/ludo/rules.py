"""Ludo: run once around the ring and home, by the throws of one die, and send back whom you meet. (Sheet: ludo.md, 0 and 1)

A piece is its progress, counted from its owner's start square A: WAITING, 0 on A, then along the ring, then the four goal
squares. Each colour's four pieces are kept in ascending order, so the waiting ones come first and the foremost comes last.
The throw is part of the position, so a move is told by its kind and where it starts (WAITING enters):

    1 … 6                        what the die shows
    FORWARD + progress + 1       move a piece of one's own, or bring one in
    BACKWARD + progress + 1      step back to capture (option backward_capture)
    NEUTRAL + progress + 1       move or bring in a piece of the colour that belongs to nobody
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.result import Result
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, NOBODY, OVER, State

PIECES: Final[i64] = 4  # of each colour; also the number of its goal squares
WAITING: Final[i64] = -1  # the progress of a piece on B
SIX: Final[i64] = 6  # the throw that brings in a piece and earns another throw

FORWARD: Final[i64] = 8
BACKWARD: Final[i64] = 136
NEUTRAL: Final[i64] = 264
MOST_ACTIONS: Final = 16  # four pieces forward, four backward, four neutral ones; six faces at a throw

NO_ONE: Final[i64] = -1  # owner: a colour that stands on the board, moved by whoever is on turn
ABSENT: Final[i64] = -2  # owner: a colour that is not on the board

# Compulsory capture (0.7)
FREE: Final[i64] = 0
ENFORCED: Final[i64] = 1
PENALTY: Final[i64] = 2

OUT: Final[i64] = 15  # in the roll-off: this seat has been beaten


class LudoRules:
    """What a game of the family fixes: its ring, who owns which colour, and the printed variants."""

    def __init__(
        self,
        *,
        ring: int,
        letters: tuple[str, ...],
        owners: tuple[int, ...],
        three_rolls: bool,
        backward: bool,
        no_jump_in_goal: bool,
        barriers: bool,
        capture: int,
        six_leaves_a: bool,
        play_on: bool,
    ) -> None:
        self.ring: Final[i64] = ring
        self.top: Final[i64] = ring + 3  # progress of the innermost goal square
        self.letters: Final = letters  # a colour's name in the notation
        self.colours: Final[i64] = len(letters)
        self.owners: Final = vec[i64](owners)
        self.offset: Final = vec[i64]([ring // len(letters) * colour for colour in range(len(letters))])
        self.neutral: Final[i64] = owners.index(NO_ONE) if NO_ONE in owners else -1
        self.three_rolls: Final = three_rolls
        self.backward: Final = backward
        self.no_jump_in_goal: Final = no_jump_in_goal
        self.barriers: Final = barriers
        self.capture: Final[i64] = capture
        self.six_leaves_a: Final = six_leaves_a  # R6: while a piece waits, only a six moves the piece on A
        self.play_on: Final = play_on

    def first_colour(self, seat: i64) -> i64:
        """The colour a seat begins with and is named by."""
        for colour in range(self.colours):
            if self.owners[colour] == seat:
                return colour
        raise ValueError(f"seat {seat} has no colour")


class LudoState(State):
    """A position.

    at       the progress of every piece, four a colour, ascending
    ring     who stands on each ring square: colour + 1, and the same four bits higher for a second piece
    colour   the colour whose turn it is
    die      what was thrown and is to be moved; 0 before the throw
    tries    throws left to find a move; 1 but for three_rolls
    can      the legal moves as bits: four pieces forward, four backward, four neutral
    rolls    the roll-off, four bits a seat: 0 has still to throw, a face, or OUT; -1 when it is over
    order    the colours that are home, four bits each (colour + 1), the first in the lowest
    winner   the winning seat, once the game is over
    """

    def __init__(self, setup: Setup, rules: LudoRules, moves: vec[i64], at: vec[i64], ring: vec[i64]) -> None:
        super().__init__(setup, moves)
        self.rules: LudoRules = rules
        self.at: vec[i64] = at
        self.ring: vec[i64] = ring
        self.colour: i64 = 0
        self.die: i64 = 0
        self.tries: i64 = 1
        self.can: i64 = 0
        self.rolls: i64 = 0
        self.order: i64 = 0
        self.winner: i64 = NOBODY
        self.turn = CHANCE
        self.hand = 0

    def clone(self) -> LudoState:
        copy = LudoState(self.setup, self.rules, self.moves, self.at[:], self.ring[:])
        copy.turn = self.turn
        copy.hand = self.hand
        copy.colour = self.colour
        copy.die = self.die
        copy.tries = self.tries
        copy.can = self.can
        copy.rolls = self.rolls
        copy.order = self.order
        copy.winner = self.winner
        return copy

    # What is legal

    def fill(self) -> i64:
        moves = self.moves
        count: i64 = 0
        if self.turn == CHANCE:
            while count < SIX:
                moves[count] = count + 1
                count += 1
            return count
        at = self.at
        can = self.can
        base = PIECES * self.colour
        kind = FORWARD + 1
        while can != 0:
            bits = can & 15
            piece = base
            while bits != 0:
                if bits & 1 != 0:
                    moves[count] = kind + at[piece]
                    count += 1
                bits >>= 1
                piece += 1
            can >>= 4
            kind += BACKWARD - FORWARD
            if kind > NEUTRAL:
                base = PIECES * self.rules.neutral
        return count

    def throw(self, rng: Random) -> i64:
        return 1 + rng.randrange(6)

    def find(self, die: i64) -> i64:
        """The legal moves for this throw, as bits."""
        rules = self.rules
        can = self.movable(self.colour, die)
        if rules.neutral >= 0:
            can |= (self.movable(rules.neutral, die) & 15) << 8
        if rules.capture == ENFORCED:
            captures = self.captures(can, die)
            if captures != 0:
                return captures
        return can

    def movable(self, colour: i64, die: i64) -> i64:
        """One colour's legal moves after its duties (D1, D2): bits 0-3 forward, 4-7 backward. Of two pieces on a square, the first."""
        at = self.at
        piece = PIECES * colour
        end = piece + PIECES
        bit: i64 = 1
        if at[piece] < 0:
            piece += 1
            bit = 2
            while piece < end and at[piece] < 0:
                piece += 1
                bit <<= 1
            on_a = piece < end and at[piece] == 0
            if on_a:
                if (die == SIX or not self.rules.six_leaves_a) and self.reaches(colour, piece, end, die):
                    return bit  # D1, D2: A must be cleared
                piece += 1  # R4: it cannot move, so another may
                bit <<= 1
            elif die == SIX and self.ring[self.rules.offset[colour]] < 16:
                return 1  # D1: a new piece comes in, unless a barrier holds A
        can: i64 = 0
        before = WAITING
        while piece < end:
            if at[piece] != before:
                before = at[piece]
                if self.reaches(colour, piece, end, die):
                    can |= bit
                if self.rules.backward and self.steps_back(colour, before, die):
                    can |= bit << 4
            piece += 1
            bit <<= 1
        return can

    def reaches(self, colour: i64, piece: i64, end: i64, die: i64) -> bool:
        """Whether a piece may go forward by the throw."""
        at = self.at
        rules = self.rules
        start = at[piece]
        target = start + die
        if target > rules.top:
            return False
        if rules.barriers:
            return self.way_is_free(colour, piece, end, target)
        ahead = piece + 1
        while ahead < end:
            other = at[ahead]
            if other == target:
                return False
            if other < target and rules.no_jump_in_goal and other >= rules.ring and other > start:
                return False
            ahead += 1
        return True

    def way_is_free(self, colour: i64, piece: i64, end: i64, target: i64) -> bool:
        """With barriers: two of a colour may share a ring square, which nobody then passes or lands on."""
        at = self.at
        ring = self.ring
        rules = self.rules
        step = at[piece] + 1
        square = rules.offset[colour] + step
        if square >= rules.ring:
            square -= rules.ring
        while step <= target and step < rules.ring:
            if ring[square] >= 16:
                return False
            step += 1
            square += 1
            if square == rules.ring:
                square = 0
        ahead = piece + 1
        while ahead < end:
            other = at[ahead]
            if other >= rules.ring and other > at[piece] and (other == target or (other < target and rules.no_jump_in_goal)):
                return False
            ahead += 1
        return True

    def steps_back(self, colour: i64, start: i64, die: i64) -> bool:
        """Whether a piece on the ring captures an opponent's piece by going back; never onto or over its own A."""
        rules = self.rules
        target = start - die
        if start >= rules.ring or target < 1 or rules.owners[colour] == NO_ONE:
            return False
        square = rules.offset[colour] + target
        if square >= rules.ring:
            square -= rules.ring
        if not self.opponent_on(square):
            return False
        if rules.barriers:
            while die > 1:
                die -= 1
                square += 1
                if square == rules.ring:
                    square = 0
                if self.ring[square] >= 16:
                    return False
        return True

    def opponent_on(self, square: i64) -> bool:
        """Whether a single piece of another player stands there; neutral pieces and one's other colour are nobody's opponents."""
        holder = self.ring[square]
        if holder == 0 or holder >= 16:
            return False
        owner = self.rules.owners[holder - 1]
        return owner != NO_ONE and owner != self.rules.owners[self.colour]

    def captures(self, can: i64, die: i64) -> i64:
        """Those of the own colour's legal moves that capture an opponent's piece (0.7)."""
        at = self.at
        rules = self.rules
        base = PIECES * self.colour
        taking = can & 0xF0  # going back is always a capture
        for piece in range(PIECES):
            if can >> piece & 1 != 0:
                start = at[base + piece]
                target = 0 if start < 0 else start + die
                if target < rules.ring and self.opponent_on((rules.offset[self.colour] + target) % rules.ring):
                    taking |= 1 << piece
        return taking

    # How it goes on

    def play(self, action: i64) -> None:
        if self.turn != CHANCE:
            self.move(action)
        elif self.rolls >= 0:
            self.roll_off(action)
        else:
            self.thrown(action)

    def roll_off(self, face: i64) -> None:
        """Every seat throws once; the highest begins, equals throw again (0.4, R2)."""
        self.rolls |= face << (4 * self.hand)
        high: i64 = 0
        several = False
        for seat in range(self.seats):
            roll = self.rolls >> (4 * seat) & 15
            if roll == 0:
                self.hand = seat
                return
            if roll != OUT and roll >= high:
                several = roll == high
                high = roll
        first: i64 = NOBODY
        again: i64 = 0
        for seat in range(self.seats):
            if self.rolls >> (4 * seat) & 15 != high:
                again |= OUT << (4 * seat)
            elif first < 0:
                first = seat
        self.rolls = again
        self.hand = first
        if not several:
            self.rolls = -1
            self.begin_turn(self.rules.first_colour(first))

    def begin_turn(self, colour: i64) -> None:
        self.colour = colour
        self.hand = self.rules.owners[colour]
        self.turn = CHANCE
        self.die = 0
        self.tries = 3 if self.rules.three_rolls and self.stuck() else 1

    def stuck(self) -> bool:
        """Whether only a six helps: a piece waits, none is on the ring, and none in the goal could move on (three_rolls)."""
        waits = False
        for colour in range(self.rules.colours):
            if colour != self.colour and colour != self.rules.neutral:
                continue
            home = self.rules.top
            piece = PIECES * colour + 3
            while piece >= PIECES * colour:
                place = self.at[piece]
                if place < 0:
                    waits = True
                elif place != home:
                    return False
                home -= 1
                piece -= 1
        return waits

    def thrown(self, face: i64) -> None:
        can = self.find(face)
        if can != 0:
            self.die = face
            self.can = can
            self.tries = 1  # a throw that can be used ends the turn, or as a six earns one more
            self.turn = self.hand
        elif face != SIX:  # R5: a six earns its further throw even when nothing can move
            self.tries -= 1
            if self.tries == 0:
                self.end_turn()

    def end_turn(self) -> None:
        """The next colour clockwise throws; those that are home are passed over, unless they still move neutral pieces."""
        rules = self.rules
        colour = self.colour + 1
        while True:
            if colour >= rules.colours:
                colour = 0
            if rules.owners[colour] >= 0 and (self.at[PIECES * colour] < rules.ring or rules.neutral >= 0):
                break
            colour += 1
        self.begin_turn(colour)

    def move(self, action: i64) -> None:
        rules = self.rules
        at = self.at
        die = self.die
        colour = self.colour
        if action >= NEUTRAL:
            action -= NEUTRAL
            colour = rules.neutral
        elif action >= BACKWARD:
            action -= BACKWARD
            die = -die
        else:
            action -= FORWARD
        start = action - 1
        piece = PIECES * colour
        while at[piece] != start:
            piece += 1
        if rules.capture == PENALTY:
            guilty = self.guilty(colour, piece, die)
            self.advance(colour, piece, start, 0 if start < 0 else start + die)
            if guilty >= 0:
                self.send_back(self.colour, start + die if guilty == start and colour == self.colour else guilty)
        else:
            self.advance(colour, piece, start, 0 if start < 0 else start + die)
        self.after_move(colour)

    def advance(self, colour: i64, piece: i64, start: i64, target: i64) -> None:
        """Walk a piece from one progress to another, and capture whom it lands on."""
        rules = self.rules
        ring = self.ring
        at = self.at
        offset = rules.offset[colour]
        if 0 <= start < rules.ring:
            square = offset + start
            if square >= rules.ring:
                square -= rules.ring
            ring[square] >>= 4
        if target < rules.ring:
            square = offset + target
            if square >= rules.ring:
                square -= rules.ring
            holder = ring[square]
            if holder == colour + 1:
                ring[square] = holder | holder << 4
            else:
                ring[square] = colour + 1
                if holder != 0:
                    captured = square - rules.offset[holder - 1]
                    if captured < 0:
                        captured += rules.ring
                    self.put_on_b(holder - 1, captured)
        last = PIECES * colour + 3
        while piece < last and at[piece + 1] < target:
            at[piece] = at[piece + 1]
            piece += 1
        while piece > PIECES * colour and at[piece - 1] > target:
            at[piece] = at[piece - 1]
            piece -= 1
        at[piece] = target

    def put_on_b(self, colour: i64, progress: i64) -> None:
        """A piece goes back to wait; its square on the ring has been seen to."""
        at = self.at
        first = PIECES * colour
        piece = first
        while at[piece] != progress:
            piece += 1
        while piece > first:
            at[piece] = at[piece - 1]
            piece -= 1
        at[first] = WAITING

    def send_back(self, colour: i64, progress: i64) -> None:
        """The penalty: a piece that missed a capture goes back to wait, unless the neutral move has just sent it there."""
        found = False
        for piece in range(PIECES):
            found = found or self.at[PIECES * colour + piece] == progress
        if not found:
            return
        if progress < self.rules.ring:
            self.ring[(self.rules.offset[colour] + progress) % self.rules.ring] >>= 4
        self.put_on_b(colour, progress)

    def guilty(self, colour: i64, piece: i64, die: i64) -> i64:
        """The progress of the own piece that a move will have made guilty of missing a capture, or -1 (0.7, R10)."""
        captures = self.captures(self.can, self.die)
        if captures == 0:
            return NOBODY
        index = piece - PIECES * colour
        missed = (captures | captures >> 4) & 15
        if colour == self.colour:
            if captures >> (index if die > 0 else index + 4) & 1 != 0:
                return NOBODY
            if missed >> index & 1 != 0:
                return self.at[piece]
        foremost = PIECES - 1
        while missed >> foremost & 1 == 0:
            foremost -= 1
        return self.at[PIECES * self.colour + foremost]  # a missed entry gives WAITING: that piece is on B already

    def after_move(self, colour: i64) -> None:
        """Whether a colour has come home, whether the game is over, and who throws next."""
        rules = self.rules
        self.can = 0
        if self.at[PIECES * colour] >= rules.ring:
            self.come_home(colour)
            if self.turn == OVER:
                return
            if colour == self.colour:
                self.end_turn()
                return
        if self.die == SIX:
            self.die = 0
            self.turn = CHANCE
        else:
            self.end_turn()

    def come_home(self, colour: i64) -> None:
        rules = self.rules
        if colour != rules.neutral:
            place: i64 = 0
            while self.order >> place != 0:
                place += 4
            self.order |= (colour + 1) << place
        if rules.neutral >= 0:
            if self.order != 0 and self.at[PIECES * rules.neutral] >= rules.ring:
                # R12: the mover wins if all his own are home, else whoever was home first
                mover = self.colour
                winner = mover if self.at[PIECES * mover] >= rules.ring else (self.order & 15) - 1
                self.over(rules.owners[winner])
        elif not rules.play_on or self.left() < 2:
            self.over(rules.owners[(self.order & 15) - 1])

    def left(self) -> i64:
        """How many colours are still on their way."""
        rules = self.rules
        count: i64 = 0
        for colour in range(rules.colours):
            if rules.owners[colour] >= 0 and self.at[PIECES * colour] < rules.ring:
                count += 1
        return count

    def over(self, winner: i64) -> None:
        self.winner = winner
        self.colour = self.rules.first_colour(winner)
        self.turn = OVER
        self.hand = NOBODY
        self.die = 0

    # How it stands

    def place(self, seat: i64) -> i64:
        """A seat's place when the game is over: the winner, then the others as their first colour came home, the rest together."""
        if seat == self.winner:
            return 1
        place: i64 = 2
        placed = 1 << self.winner
        order = self.order
        while order != 0:
            owner = self.rules.owners[(order & 15) - 1]
            if owner == seat:
                return place
            if placed >> owner & 1 == 0:
                placed |= 1 << owner
                place += 1
            order >>= 4
        return place

    def result(self) -> Result:
        if self.turn != OVER:
            raise ValueError("the game is not over")
        places = tuple([int(self.place(seat)) for seat in range(self.seats)])
        scores = [0 for _ in range(self.seats)]
        for piece in range(PIECES * self.rules.colours):
            owner = self.rules.owners[piece // PIECES]
            if owner >= 0 and self.at[piece] >= self.rules.ring:
                scores[owner] += 1
        return Result(places, tuple(scores), "neutral_home" if self.rules.neutral >= 0 else "home")

    def payoff(self, seat: i64) -> float:
        own = self.place(seat)
        value: i64 = 0  # in halves of a beaten player
        for other in range(self.seats):
            if other != seat:
                place = self.place(other)
                value += 2 if place > own else 1 if place == own else 0
        return float(value) / float(2 * (self.seats - 1))

    def key(self) -> Hashable:
        return (tuple(self.at), self.colour, self.die, self.tries, self.rolls, self.order, self.hand, self.winner)

    def text(self) -> str:
        """Y[0,3,9,B] G[5,B,B,B] | Y 3, then what is not as at the start of a turn: , tries 2, home R"""
        rules = self.rules
        groups = []
        for colour in range(rules.colours):
            if rules.owners[colour] != ABSENT:
                places = [self.at[PIECES * colour + piece] for piece in range(PIECES)]
                names = [progress_name(place, rules.ring) for place in places if place >= 0]
                groups.append(f"{rules.letters[colour]}[{','.join(names + ['B' for place in places if place < 0])}]")
        return f"{' '.join(groups)} | {self.pending()}"

    def pending(self) -> str:
        rules = self.rules
        if self.rolls >= 0:
            return f"roll-off {' '.join(self.roll_names())}"
        if self.turn == OVER:
            parts = [f"over {rules.letters[rules.first_colour(self.winner)]}"]
        else:
            parts = [rules.letters[self.colour] + (f" {self.die}" if self.die > 0 else "")]
            if self.die == 0 and self.tries != (3 if rules.three_rolls and self.stuck() else 1):
                parts.append(f"tries {self.tries}")
        if self.order != 0:
            parts.append("home " + " ".join([rules.letters[colour] for colour in self.home_order()]))
        return ", ".join(parts)

    def roll_names(self) -> list[str]:
        """The seats still in the roll-off, by their colour, with what they threw."""
        found = []
        for seat in range(self.seats):
            roll = self.rolls >> (4 * seat) & 15
            if roll != OUT:
                found.append(self.rules.letters[self.rules.first_colour(seat)] + (str(roll) if roll > 0 else ""))
        return found

    def home_order(self) -> list[int]:
        """The colours that are home, the first first."""
        found = []
        order = self.order
        while order != 0:
            found.append(int((order & 15) - 1))
            order >>= 4
        return found


def progress_name(progress: i64, ring: i64) -> str:
    """How the sheets write a progress: a figure, or the letter of a goal square, or B."""
    if progress < 0:
        return "B"
    return "abcd"[progress - ring] if progress >= ring else str(progress)
