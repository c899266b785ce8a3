"""How a position of the ludo family stands: its pieces, whose turn it is, the places at the end, and all of it in writing.

What is legal and how it goes on is the engine's. (Sheet: ludo.md, part 0)
"""

from __future__ import annotations

from collections.abc import Hashable

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.result import Result
from parlour.core.roll_off import BEATEN, RollOff
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, NOBODY, OVER
from parlour.games.ludo.rules import ABSENT, MISSING, NEVER, PIECES, STUCK, LudoRules, progress_name


class LudoStanding(RollOff):
    """A position: who stands where, and what is pending.

    at       the progress of every piece, four a colour, ascending: the waiting ones come first and the foremost comes last
    ring     who stands on each ring square: colour + 1, and four bits higher a second piece
    colour   the colour whose turn it is
    die      what was thrown and is to be moved; 0 before the throw
    tries    throws left to find a move; 1 but for three throws
    can      the legal moves as bits: four pieces forward, four backward, four neutral, four jumping
    order    the colours that are home, four bits each (colour + 1), the first in the lowest
    entered  the colours that have ever brought in a piece, a bit each
    fresh    the piece on A has just come in and must be played
    judge    the seat that decides about a missed capture, or NOBODY
    winner   the winning seat, once the game is over
    """

    def __init__(self, setup: Setup, rules: LudoRules) -> None:
        super().__init__(setup, vec[i64]())
        self.rules: LudoRules = rules
        self.at: vec[i64] = vec[i64]()  # these and the room for moves come by open() or clone()
        self.ring: vec[i64] = vec[i64]()
        self.colour: i64 = 0
        self.die: i64 = 0
        self.tries: i64 = 1
        self.can: i64 = 0
        self.order: i64 = 0
        self.entered: i64 = 0
        self.fresh: bool = False
        self.judge: i64 = NOBODY
        self.winner: i64 = NOBODY
        self.turn = CHANCE
        self.hand = 0

    # What the pieces say

    def tries_due(self) -> i64:
        """How many throws the colour has at the start of its turn."""
        rules = self.rules
        if rules.rolls_until_entered and self.entered >> self.colour & 1 == 0:
            return 3
        if rules.three_rolls == NEVER:
            return 1
        return 3 if (self.stuck() if rules.three_rolls == STUCK else self.off_track()) else 1

    def stuck(self) -> bool:
        """Whether only a six helps: a piece waits, none is on the ring, and none in the goal could move on."""
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

    def off_track(self) -> bool:
        """Whether a piece waits and none is on the ring."""
        piece = PIECES * self.colour
        end = piece + PIECES
        if self.at[piece] >= 0:
            return False
        while piece < end:
            if 0 <= self.at[piece] < self.rules.ring:
                return False
            piece += 1
        return True

    def is_decided(self) -> bool:
        """Whether the pieces say that the game is over."""
        rules = self.rules
        if rules.neutral >= 0:
            return self.order != 0 and self.at[PIECES * rules.neutral] >= rules.ring
        return self.order != 0 and (not rules.play_on or self.left() < 2)

    def left(self) -> i64:
        """How many colours are still on their way."""
        rules = self.rules
        count: i64 = 0
        for colour in range(rules.colours):
            if rules.owners[colour] >= 0 and self.at[PIECES * colour] < rules.ring:
                count += 1
        return count

    # The end

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
            if owner >= 0 and self.rules.ring <= self.at[piece] < MISSING:
                scores[owner] += 1
        return Result(places, tuple(scores), self.reason())

    def reason(self) -> str:
        return "neutral_home" if self.rules.neutral >= 0 else "home"

    def payoff(self, seat: i64) -> float:
        own = self.place(seat)
        value: i64 = 0  # in halves of a beaten player
        for other in range(self.seats):
            if other != seat:
                place = self.place(other)
                value += 2 if place > own else 1 if place == own else 0
        return float(value) / float(2 * (self.seats - 1))

    # In writing

    def key(self) -> Hashable:
        pending = (self.colour, self.die, self.tries, self.rolls, self.hand, self.fresh, self.judge)
        return (tuple(self.at), pending, self.order, self.entered if self.rules.remembers_entry else 0, self.winner)

    def text(self) -> str:
        """Y[0,3,9,B] G[5,B,B,B] | Y 3, then what is not as at the start of a turn: , tries 2, home R"""
        rules = self.rules
        groups = []
        for colour in range(rules.colours):
            if rules.owners[colour] != ABSENT:
                places = [self.at[PIECES * colour + piece] for piece in range(rules.pieces)]
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
            if self.die == 0 and self.tries != self.tries_due():
                parts.append(f"tries {self.tries}")
            if self.fresh:
                parts.append("fresh")
            if self.judge >= 0:
                parts.append(f"judge {rules.letters[rules.first_colour(self.judge)]}")
        if self.order != 0:
            parts.append("home " + " ".join([rules.letters[colour] for colour in self.home_order()]))
        if rules.remembers_entry:
            again = [rules.letters[colour] for colour in range(rules.colours) if self.is_back(colour)]
            if again:
                parts.append("again " + " ".join(again))
        return ", ".join(parts)

    def is_back(self, colour: i64) -> bool:
        """Whether all pieces of a colour wait again."""
        return self.entered >> colour & 1 != 0 and self.at[PIECES * colour + PIECES - 1] < 0

    def roll_names(self) -> list[str]:
        """The seats still in the roll-off, by their colour, with what they threw."""
        found = []
        for seat in range(self.seats):
            roll = self.rolled(seat)
            if roll != BEATEN:
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
