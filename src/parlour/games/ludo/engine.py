"""The machine of the ludo family: run once around the ring and home, by the throws of one die, and send back whom you meet.

Turns, walking, capturing, the penalty for a missed capture and coming home are the same for all its games; standing.py has the position
itself. What a throw allows is each game's own: `movable`, and what else it overrides in <game>_rules.py. (Sheet: ludo.md, part 0)
"""

from __future__ import annotations

from abc import abstractmethod

from librt.random import Random
from mypy_extensions import i64

from parlour.core.state import CHANCE, NOBODY, OVER, room
from parlour.games.ludo.rules import (
    ABSENT,
    BACKWARD,
    ENFORCED,
    FORWARD,
    MISSING,
    MOST_ACTIONS,
    NEUTRAL,
    NEVER,
    NO_ONE,
    PENALTY,
    PIECES,
    SIX,
    WAITING,
)
from parlour.games.ludo.standing import LudoStanding


class LudoState(LudoStanding):
    """A position that can be played."""

    @abstractmethod
    def blank(self) -> LudoState:
        """A state of the same class, with nothing on its board."""

    def clone(self) -> LudoState:
        copy = self.blank()
        copy.moves = self.moves
        copy.at = self.at[:]
        copy.ring = self.ring[:]
        copy.turn = self.turn
        copy.hand = self.hand
        copy.colour = self.colour
        copy.die = self.die
        copy.tries = self.tries
        copy.can = self.can
        copy.rolls = self.rolls
        copy.order = self.order
        copy.entered = self.entered
        copy.fresh = self.fresh
        copy.judge = self.judge
        copy.winner = self.winner
        return copy

    def open(self) -> None:
        """Put the pieces where they start, and begin."""
        rules = self.rules
        self.moves = room(MOST_ACTIONS)
        self.at = room(PIECES * rules.colours)
        self.ring = room(rules.ring)
        for piece in range(PIECES * rules.colours):
            number: i64 = piece & 3
            self.at[piece] = WAITING if number < rules.pieces else MISSING
            if rules.on_a and number == rules.pieces - 1:
                self.at[piece] = 0
                if rules.owners[piece >> 2] != ABSENT:
                    self.ring[rules.offset[piece >> 2]] = (piece >> 2) + 1
        if not rules.roll_off:
            self.rolls = -1
            self.begin_turn(rules.first_colour(rules.first_seat))

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
            piece = base if kind != NEUTRAL + 1 else PIECES * self.rules.neutral
            while bits != 0:
                if bits & 1 != 0:
                    moves[count] = kind + at[piece]
                    count += 1
                bits >>= 1
                piece += 1
            can >>= 4
            kind += BACKWARD - FORWARD
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

    @abstractmethod
    def movable(self, colour: i64, die: i64) -> i64:
        """One colour's legal moves after its duties, as bits. Of two pieces on a square, the first."""

    def landing(self, colour: i64, start: i64, die: i64) -> i64:
        """The progress to which a throw leads a piece forward."""
        return 0 if start < 0 else start + die

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
        """With barriers: two friendly pieces may share a ring square, which nobody then passes or lands on."""
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

    def opponent_on(self, square: i64) -> bool:
        """Whether a single piece of another side stands there; neutral pieces and one's other colour are nobody's opponents."""
        holder = self.ring[square]
        if holder == 0 or holder >= 16:
            return False
        side = self.rules.side[holder - 1]
        return side != NO_ONE and side != self.rules.side[self.colour]

    def captures(self, can: i64, die: i64) -> i64:
        """Those of the own colour's legal moves that capture an opponent's piece (0.7)."""
        at = self.at
        rules = self.rules
        base = PIECES * self.colour
        taking = can & 0xF0  # going back is always a capture
        ahead = can & 15
        number: i64 = 0
        while ahead != 0:
            if ahead & 1 != 0:
                start = at[base + number]
                target = 0 if start < 0 else start + die
                if target < rules.ring:
                    square = rules.offset[self.colour] + target
                    if square >= rules.ring:
                        square -= rules.ring
                    if self.opponent_on(square):
                        taking |= 1 << number
            ahead >>= 1
            number += 1
        return taking

    # How it goes on

    def play(self, action: i64) -> None:
        if self.turn != CHANCE:
            self.move(action)
        elif self.rolls >= 0:
            first = self.roll_for_start(action)
            if first >= 0:
                self.begin_turn(self.rules.first_colour(first))
        else:
            self.thrown(action)

    def begin_turn(self, colour: i64) -> None:
        self.colour = colour
        self.hand = self.rules.owners[colour]
        self.turn = CHANCE
        self.die = 0
        self.tries = 1 if self.rules.three_rolls == NEVER else self.tries_due()

    def thrown(self, face: i64) -> None:
        can = self.find(face)
        if can != 0:
            self.die = face
            self.can = can
            self.tries = 1  # a throw that can be used ends the turn, or as a six earns one more
            self.turn = self.hand
        elif face != SIX or not self.rules.six_rerolls:  # R5: a six earns its further throw even when nothing can move
            self.tries -= 1
            if self.tries == 0:
                self.end_turn()

    def end_turn(self) -> None:
        """The next colour clockwise throws; those that are home are passed over, unless they still move neutral pieces."""
        self.begin_turn(self.next_colour())

    def next_colour(self) -> i64:
        rules = self.rules
        colour = self.colour + 1
        while True:
            if colour >= rules.colours:
                colour = 0
            if rules.owners[colour] >= 0 and (self.at[PIECES * colour] < rules.ring or rules.neutral >= 0):
                return colour
            colour += 1

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
            holder = ring[square]
            ring[square] = holder >> 4 if holder & 15 == colour + 1 else holder & 15
        if target < rules.ring:
            square = offset + target
            if square >= rules.ring:
                square -= rules.ring
            holder = ring[square]
            ring[square] = colour + 1
            if holder != 0:
                if rules.band[(holder & 15) - 1] == rules.band[colour] and not rules.takes_own:
                    ring[square] = holder << 4 | (colour + 1)
                else:
                    piece = self.capture(holder, square, colour, piece)
        last = PIECES * colour + 3
        while piece < last and at[piece + 1] < target:
            at[piece] = at[piece + 1]
            piece += 1
        while piece > PIECES * colour and at[piece - 1] > target:
            at[piece] = at[piece - 1]
            piece -= 1
        at[piece] = target

    def capture(self, holder: i64, square: i64, colour: i64, piece: i64) -> i64:
        """Those who stood there go back to wait. Returns where the capturing piece is now: its own colour may have moved up."""
        rules = self.rules
        while holder != 0:
            beaten = (holder & 15) - 1
            progress = square - rules.offset[beaten]
            if progress < 0:
                progress += rules.ring
            if self.put_on_b(beaten, progress) > piece and beaten == colour:
                piece += 1
            holder >>= 4
        return piece

    def put_on_b(self, colour: i64, progress: i64) -> i64:
        """A piece goes back to wait; its square on the ring has been seen to. Returns its number."""
        at = self.at
        first = PIECES * colour
        piece = first
        while at[piece] != progress:
            piece += 1
        number = piece
        while piece > first:
            at[piece] = at[piece - 1]
            piece -= 1
        at[first] = WAITING
        return number

    def send_back(self, colour: i64, progress: i64) -> None:
        """The penalty: a piece that missed a capture goes back to wait, unless the neutral move has just sent it there."""
        found = False
        for piece in range(PIECES):
            found = found or self.at[PIECES * colour + piece] == progress
        if not found:
            return
        if progress < self.rules.ring:
            square = (self.rules.offset[colour] + progress) % self.rules.ring
            holder = self.ring[square]
            self.ring[square] = holder >> 4 if holder & 15 == colour + 1 else holder & 15
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
        self.can = 0
        if self.at[PIECES * colour] >= self.rules.ring:
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
        if self.is_decided():
            winner = (self.order & 15) - 1
            if rules.neutral >= 0 and self.at[PIECES * self.colour] >= rules.ring:
                winner = self.colour  # R12: the mover wins if all his own are home, else whoever was home first
            self.over(rules.owners[winner])

    def over(self, winner: i64) -> None:
        self.winner = winner
        self.colour = self.rules.first_colour(winner)
        self.turn = OVER
        self.hand = NOBODY
        self.die = 0
        self.tries = 1
