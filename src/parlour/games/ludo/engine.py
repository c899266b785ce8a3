"""The machine of the ludo family: run once around the ring and home, by the throws of one die, and send back whom you meet.

A game gives it its parameters (LudoRules). Mensch ärgere Dich nicht is what it plays with none of them set; what its relatives add is
named there and bites here, in turns and endings, and in pieces.py. Only the chase, in which nobody decides anything, runs differently:
it stands at the end. (Sheet: ludo.md)
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from librt.random import Random
from mypy_extensions import i64

from parlour.core.result import Result
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, NOBODY, OVER
from parlour.games.ludo.pieces import LudoPieces
from parlour.games.ludo.position import written
from parlour.games.ludo.rules import (
    BACK_BITS,
    BACKWARD,
    FORWARD,
    JUDGE,
    JUMP,
    JUMP_BITS,
    MISSING,
    NEUTRAL,
    NEVER,
    PENALTY,
    PIECES,
    SIX,
    STUCK,
    WAITING,
    LudoRules,
)

CHASE_AGAIN: Final[i64] = 1  # in the chase, the throw that earns another


class LudoState(LudoPieces):
    """A position: its pieces, and what is pending.

    die      what was thrown and is to be moved; 0 before the throw
    tries    throws left to find a move; 1 but for three throws
    can      the legal moves as bits: four pieces forward, four backward, four neutral, four jumping
    order    the colours that are home, four bits each (colour + 1), the first in the lowest
    entered  the colours that have ever brought in a piece, a bit each
    judge    the seat that decides about a missed capture, or NOBODY
    winner   the winning seat, once the game is over
    """

    def __init__(self, setup: Setup, rules: LudoRules) -> None:
        super().__init__(setup, rules)
        self.die: i64 = 0
        self.tries: i64 = 1
        self.can: i64 = 0
        self.order: i64 = 0
        self.entered: i64 = 0
        self.judge: i64 = NOBODY
        self.winner: i64 = NOBODY
        self.turn = CHANCE
        self.hand = 0

    def blank(self) -> LudoState:
        """A state of the same class, with nothing on its board."""
        return LudoState(self.setup, self.rules)

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

    # What is legal

    def fill(self) -> i64:
        moves = self.moves
        count: i64 = 0
        if self.turn == CHANCE:
            while count < SIX:
                moves[count] = count + 1
                count += 1
            return count
        if self.judge >= 0:
            return self.fill_judgements()
        at = self.at
        can = self.can
        base = PIECES * self.colour
        kind = FORWARD + 1
        while can != 0:
            bits = can & 15
            piece = base if kind != NEUTRAL + 1 else PIECES * self.colours.neutral
            while bits != 0:
                if bits & 1 != 0:
                    moves[count] = kind + at[piece]
                    count += 1
                bits >>= 1
                piece += 1
            can >>= 4
            kind += BACKWARD - FORWARD
        return count

    def fill_judgements(self) -> i64:
        """To waive the penalty, or to send back one of the offender's pieces from the ring (R10)."""
        moves = self.moves
        moves[0] = JUDGE
        count: i64 = 1
        piece = PIECES * self.colour
        end = piece + PIECES
        while piece < end:
            if 0 <= self.at[piece] < self.squares.ring:
                moves[count] = JUDGE + 1 + self.at[piece]
                count += 1
            piece += 1
        return count

    def throw(self, rng: Random) -> i64:
        return 1 + rng.randrange(6)

    # Turns

    def begin(self) -> None:
        """Where nobody throws for the start, the first turn begins."""
        if self.rules.first_seat >= 0:
            self.rolls = -1
            self.begin_turn(self.colours.first(self.rules.first_seat))

    def begin_turn(self, colour: i64) -> None:
        self.colour = colour
        self.hand = self.colours.owners[colour]
        self.turn = CHANCE
        self.die = 0
        self.tries = 1
        if self.rules.plain_turns:
            return
        self.tries = self.tries_due()
        if self.rules.entry.first_free:
            self.fresh = self.entered >> colour & 1 == 0
            if self.fresh:
                self.entered |= 1 << colour
                self.advance(colour, WAITING, 0)

    def tries_due(self) -> i64:
        """How many throws the colour has at the start of its turn."""
        if self.rules.throws.three_until_entered and self.entered >> self.colour & 1 == 0:
            return 3
        if self.rules.throws.three == NEVER:
            return 1
        return 3 if (self.stuck() if self.rules.throws.three == STUCK else self.off_track()) else 1

    def stuck(self) -> bool:
        """Whether only a six helps: a piece waits, none is on the ring, and none in the goal could move on."""
        waits = False
        for colour in range(self.colours.count):
            if colour != self.colour and colour != self.colours.neutral:
                continue
            home = self.squares.top
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

    def off_track(self) -> bool:
        """Whether a piece waits and none is on the ring."""
        return self.at[PIECES * self.colour] < 0 and not self.on_track()

    def end_turn(self) -> None:
        """The next colour clockwise throws; those that are home are passed over, unless they still move neutral pieces."""
        self.begin_turn(self.next_colour())

    def next_colour(self) -> i64:
        colour = self.colour + 1
        while True:
            if colour >= self.colours.count:
                colour = 0
            if self.colours.owners[colour] >= 0 and (self.at[PIECES * colour] < self.squares.ring or self.colours.neutral >= 0):
                return colour
            colour += 1

    def play(self, action: i64) -> None:
        if self.turn != CHANCE:
            self.move(action)
        elif self.rolls >= 0:
            first = self.roll_for_start(action)
            if first >= 0:
                self.begin_turn(self.colours.first(first))
        else:
            self.thrown(action)

    def thrown(self, face: i64) -> None:
        can = self.find(face)
        if can != 0:
            self.die = face
            self.can = can
            self.tries = 1  # a throw that can be used ends the turn, or as a six earns one more
            self.turn = self.hand
        elif face != SIX or (self.rules.throws.own_bars_six and self.own_bars(face)):
            self.tries -= 1
            if self.tries == 0:
                self.end_turn()

    def move(self, action: i64) -> None:
        if self.judge >= 0:
            self.settle(action)
            return
        die = self.die
        colour = self.colour
        start = action - FORWARD - 1
        if action >= BACKWARD:
            if action < NEUTRAL:
                start = action - BACKWARD - 1
                die = -die
            elif action < JUMP:
                start = action - NEUTRAL - 1
                colour = self.colours.neutral
            else:
                start = action - JUMP - 1
        target = start + die
        if start < 0:
            target = 0
            self.entered |= 1 << colour
            self.fresh = self.rules.entry.first_free
        else:
            self.fresh = False
            if target >= self.squares.ring:
                target = self.landing(colour, start, die)
        missed: i64 = 0
        if self.rules.capturing.duty == PENALTY:
            missed = self.missed(colour, start, die)
        guilty = WAITING
        if missed != 0:
            guilty = self.guilty(missed, colour, start)
        if action < JUMP:
            self.advance(colour, start, target)
        else:
            self.jump(colour, start, target)
        if missed != 0 and self.awaits_judge(target if guilty == start and colour == self.colour else guilty):
            return
        self.after_move(colour)

    def after_move(self, colour: i64) -> None:
        """Whether a colour has come home, whether the game is over, and who throws next."""
        self.can = 0
        if self.is_home(colour):
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

    # A missed capture (0.7, R10)

    def missed(self, colour: i64, start: i64, die: i64) -> i64:
        """The own pieces that could capture, as bits, if a move that starts there does not."""
        captures = self.captures(self.can, self.die)
        ahead = captures | captures >> JUMP_BITS
        back = captures >> BACK_BITS
        if captures != 0 and colour == self.colour:
            piece: i64 = 0
            while self.at[PIECES * colour + piece] != start:
                piece += 1
            if (ahead if die > 0 else back) >> piece & 1 != 0:
                return 0
        return (ahead | back) & 15

    def guilty(self, missed: i64, colour: i64, start: i64) -> i64:
        """The progress of the piece that goes back for it: the one that is moved, else the foremost; WAITING if that is there already."""
        guilty = WAITING
        piece = PIECES * self.colour
        while missed != 0:
            if missed & 1 != 0:
                guilty = self.at[piece]
                if colour == self.colour and guilty == start:
                    return guilty
            missed >>= 1
            piece += 1
        return guilty

    def awaits_judge(self, guilty: i64) -> bool:
        """A capture has been missed: the guilty piece goes back for it, or the next player is to decide about that."""
        if not self.rules.capturing.judged:
            if guilty >= 0:
                self.send_back(self.colour, guilty)
            return False
        if not self.on_track():
            return False
        self.can = 0
        self.turn = self.hand = self.judge = self.colours.owners[self.next_colour()]
        return True

    def settle(self, action: i64) -> None:
        """The next player has decided."""
        self.judge = NOBODY
        if action > JUDGE:
            self.send_back(self.colour, action - JUDGE - 1)
        self.turn = self.hand = self.colours.owners[self.colour]
        self.after_move(self.colour)

    # Coming home, and the end

    def is_home(self, colour: i64) -> bool:
        return self.at[PIECES * colour] >= self.squares.ring

    def come_home(self, colour: i64) -> None:
        colours = self.colours
        if colour != colours.neutral:
            place: i64 = 0
            while self.order >> place != 0:
                place += 4
            self.order |= (colour + 1) << place
        if not self.is_decided():
            return
        if colours.partners:
            self.over(colours.owners[colour] & 1)
        elif colours.neutral >= 0 and self.is_home(self.colour):
            self.over(colours.owners[self.colour])  # R12: the mover wins if all his own are home, else whoever was home first
        else:
            self.over(colours.owners[(self.order & 15) - 1])

    def is_decided(self) -> bool:
        """Whether the pieces say that the game is over."""
        rules = self.rules
        if self.colours.partners:
            return (self.is_home(0) and self.is_home(2)) or (self.is_home(1) and self.is_home(3))
        if self.colours.neutral >= 0:
            return self.order != 0 and self.is_home(self.colours.neutral)
        return self.order != 0 and (not rules.play_on or self.left() < 2)

    def left(self) -> i64:
        """How many colours are still on their way."""
        count: i64 = 0
        for colour in range(self.colours.count):
            if self.colours.owners[colour] >= 0 and not self.is_home(colour):
                count += 1
        return count

    def over(self, winner: i64) -> None:
        self.winner = winner
        self.colour = self.colours.first(winner)
        self.turn = OVER
        self.hand = NOBODY
        self.die = 0
        self.tries = 1

    def place(self, seat: i64) -> i64:
        """A seat's place when the game is over: the winner, then the others as their first colour came home, the rest together."""
        colours = self.colours
        if colours.partners:
            return 1 if (seat ^ self.winner) & 1 == 0 else 3
        if seat == self.winner:
            return 1
        place: i64 = 2
        placed = 1 << self.winner
        order = self.order
        while order != 0:
            owner = colours.owners[(order & 15) - 1]
            if owner == seat:
                return place
            if placed >> owner & 1 == 0:
                placed |= 1 << owner
                place += 1
            order >>= 4
        return place

    def ended(self) -> Result:
        scores = [0 for _ in range(self.seats)]
        for piece in range(PIECES * self.colours.count):
            owner = self.colours.owners[piece // PIECES]
            if owner >= 0 and self.squares.ring <= self.at[piece] < MISSING:
                scores[owner] += 1
        return Result(tuple([int(self.place(seat)) for seat in range(self.seats)]), tuple(scores), self.reason())

    def reason(self) -> str:
        if self.rules.chase:
            return "around"
        if self.colours.partners:
            return "side_home"
        return "neutral_home" if self.colours.neutral >= 0 else "home"

    def payoff(self, seat: i64) -> float:
        own = self.place(seat)
        value: i64 = 0  # in halves of a beaten player
        for other in range(self.seats):
            if other != seat:
                place = self.place(other)
                value += 2 if place > own else 1 if place == own else 0
        return float(value) / float(2 * (self.seats - 1))

    def home_order(self) -> list[int]:
        """The colours that are home, the first first."""
        found = []
        order = self.order
        while order != 0:
            found.append(int((order & 15) - 1))
            order >>= 4
        return found

    # In writing

    def key(self) -> Hashable:
        pending = (self.colour, self.die, self.tries, self.rolls, self.hand, self.fresh, self.judge)
        return (tuple(self.at), pending, self.order, self.entered if self.rules.remembers_entry else 0, self.winner)

    def text(self) -> str:
        return written(self)


class ChaseState(LudoState):
    """The chase: one piece each, on the ring from the start and home by exact count; a throw moves it, and a one throws again."""

    def blank(self) -> LudoState:
        return ChaseState(self.setup, self.rules)

    def thrown(self, face: i64) -> None:
        start = self.at[PIECES * self.colour]
        if start + face <= self.squares.ring:  # R3: beyond the start point the whole throw is lost
            self.advance(self.colour, start, start + face)
        if start + face == self.squares.ring:
            self.come_home(self.colour)
        elif face != CHASE_AGAIN:
            self.end_turn()

    def capture(self, holder: i64, square: i64) -> None:
        """Whoever stands there begins again, unless it has not left its start point yet (R5)."""
        starts = self.squares.starts
        while holder != 0:
            other = (holder & 15) - 1
            home = starts[other]
            self.at[PIECES * other] = 0
            self.ring[home] = self.ring[home] << 4 | (other + 1)  # R4: beside a visitor, if there is one
            holder >>= 4


def blank_state(setup: Setup, rules: LudoRules) -> LudoState:
    """Every piece where it starts, before anybody has thrown."""
    state = ChaseState(setup, rules) if rules.chase else LudoState(setup, rules)
    state.set_up()
    return state
