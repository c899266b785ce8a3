"""What a position of the ludo family is worth to a seat, by a network that learned by playing against itself (lab/ludo_training.py).

The seat sees colours, not places: its own foremost colour and its other one, the next two rivals in the order of turns (of a single rival
the foremost colour and the other one), all the rest together, and the one that belongs to nobody. Of each it sees how many wait, where the
others are, how far they still have to go, what is in danger of being sent back and what could be sent back. So one network serves every
number of seats and every size of the ring.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.state import OVER, State
from parlour.games.ludo.engine import LudoState
from parlour.games.ludo.rules import ABSENT, ENFORCED, MISSING, NO_ONE, NO_STARS, PAIR, PENALTY, PIECES, LudoRules
from parlour.players.network import SmallNetwork
from parlour.players.throw_judge import ThrowJudge

BLOCKS: Final[i64] = 6
OWN: Final[i64] = 0
OWN_OTHER: Final[i64] = 1
RIVAL: Final[i64] = 2
NEXT_RIVAL: Final[i64] = 3
REST: Final[i64] = 4
NEUTRAL: Final[i64] = 5

# The units of a colour
PRESENT: Final[i64] = 0
WAIT: Final[i64] = 1  # one to four pieces wait: so many units
ON_A: Final[i64] = 5
TENTHS: Final[i64] = 6  # of the ring: pieces in each
GOALS: Final[i64] = 16  # its four squares
WAY: Final[i64] = 20  # still to go
DANGER: Final[i64] = 21  # of being sent back: what would be lost
WORST_DANGER: Final[i64] = 22
THREAT: Final[i64] = 23  # what others would lose
BEST_THREAT: Final[i64] = 24
NEAR: Final[i64] = 25  # pieces that one throw may bring home
WALLS: Final[i64] = 26
STARS: Final[i64] = 27
THROWS: Final[i64] = 28  # it throws next
FRONT: Final[i64] = 29  # how far the foremost piece on the ring is
COLOUR_UNITS: Final[i64] = 30

SEATS: Final[i64] = 180  # BLOCKS * COLOUR_UNITS, behind the colours: two, three, four, more
MY_THROW: Final[i64] = 184
TO_MY_TURN: Final[i64] = 185
RULES: Final[i64] = 186  # what is different by the rules
AHEAD: Final[i64] = 198  # of the foremost rival
UNITS: Final[i64] = 199
WIDTH: Final[i64] = 32

# The outputs
FIRST: Final[i64] = 0  # the chance to be first
BEATEN: Final[i64] = 1  # the share of the others that is beaten
OUTPUTS: Final[i64] = 2

ENTRY: Final[i64] = 7  # what a waiting piece still has to go before A, in pips: a six comes in six throws, and gives another
ONE_THROW: Final = 1.0 / 6.0  # the chance of a certain throw
TWO_THROWS: Final = 1.0 / 36.0  # and of one after a six


def first(state: LudoState, seat: i64) -> float:
    """At the end: whether a seat is first."""
    return 1.0 if state.place(seat) == 1 else 0.0


def worth(first: float, beaten: float) -> float:
    """Everybody wants to be first; how many others are beaten counts a quarter, and all when somebody else has been first."""
    return 0.75 * first + 0.25 * beaten


class LudoJudge(ThrowJudge):
    """What positions are worth, and which action is best."""

    def __init__(self, network: SmallNetwork) -> None:
        super().__init__(network)
        assert network.units == UNITS and network.outputs == OUTPUTS
        self.way: vec[i64] = vec[i64]([0] * 8)  # of each colour still to go
        self.block: vec[i64] = vec[i64]([0] * 8)  # where each colour's units stand
        self.danger: vec[float] = vec[float]([0.0] * 8)
        self.worst: vec[float] = vec[float]([0.0] * 8)
        self.threat: vec[float] = vec[float]([0.0] * 8)
        self.best_threat: vec[float] = vec[float]([0.0] * 8)

    # What a seat sees

    def note(self, state: State, seat: i64) -> None:
        assert isinstance(state, LudoState)
        self.network.noted = 0
        self.place_colours(state, seat)
        self.see_dangers(state)
        colour: i64 = 0
        rest: i64 = 0
        while colour < state.colours.count:
            if self.block[colour] == REST:
                rest += 1
            colour += 1
        colour = 0
        while colour < state.colours.count:
            if self.block[colour] >= 0:
                self.note_colour(state, colour, 1.0 / float(rest) if self.block[colour] == REST else 1.0)
            colour += 1
        self.note_rules(state, seat)

    def place_colours(self, state: LudoState, seat: i64) -> None:
        """The block of each colour: who is foremost comes first."""
        colours = state.colours
        top = state.squares.top
        side = seat & 1 if colours.partners else seat
        colour: i64 = 0
        while colour < colours.count:
            way: i64 = 0
            piece = PIECES * colour
            end = piece + PIECES
            while piece < end:
                progress = state.at[piece]
                if progress < 0:
                    way += top + ENTRY
                elif progress < MISSING:
                    way += top - progress
                piece += 1
            self.way[colour] = way
            self.block[colour] = -1
            colour += 1
        own: i64 = OWN
        while own <= OWN_OTHER:
            self.give_block(state, own, side, True)
            own += 1
        if colours.partners or state.seats == 2:
            self.give_block(state, RIVAL, side, False)
            self.give_block(state, NEXT_RIVAL, side, False)
        else:
            self.order_rivals(state, seat)
        colour = 0
        while colour < colours.count:
            if self.block[colour] < 0 and colours.owners[colour] != ABSENT:
                self.block[colour] = NEUTRAL if colours.owners[colour] == NO_ONE else REST
            colour += 1

    def give_block(self, state: LudoState, block: i64, side: i64, own: bool) -> None:
        """To the foremost colour of one's side, or of the others, that has none yet."""
        colours = state.colours
        found: i64 = -1
        colour: i64 = 0
        while colour < colours.count:
            fits = colours.owners[colour] >= 0 and self.block[colour] < 0 and (colours.side[colour] == side) == own
            if fits and (found < 0 or self.way[colour] < self.way[found]):
                found = colour
            colour += 1
        if found >= 0:
            self.block[found] = block

    def order_rivals(self, state: LudoState, seat: i64) -> None:
        """The next two seats in the order of turns: whoever is foremost changes too often to be learned from."""
        owners = state.colours.owners
        count = state.colours.count
        first = state.colours.first(seat)
        block: i64 = RIVAL
        away: i64 = 1
        while away < count and block <= NEXT_RIVAL:
            colour = first + away
            if colour >= count:
                colour -= count
            if owners[colour] >= 0 and owners[colour] != seat:
                self.block[colour] = block
                block += 1
            away += 1

    def see_dangers(self, state: LudoState) -> None:
        """For every piece on the ring: who may send it back with the next throws, and what it would lose."""
        colours = state.colours
        colour: i64 = 0
        while colour < colours.count:
            self.danger[colour] = 0.0
            self.worst[colour] = 0.0
            self.threat[colour] = 0.0
            self.best_threat[colour] = 0.0
            colour += 1
        size = state.squares.ring
        scale = 1.0 / float(size)
        colour = 0
        while colour < colours.count:
            if colours.owners[colour] != ABSENT:
                piece = PIECES * colour
                end = piece + PIECES
                while piece < end:
                    progress = state.at[piece]
                    if 0 <= progress < size:
                        self.see_danger(state, colour, state.square(colour, progress), float(progress + ENTRY) * scale)
                    piece += 1
            colour += 1

    def see_danger(self, state: LudoState, colour: i64, square: i64, loss: float) -> None:
        colours = state.colours
        size = state.squares.ring
        starts = state.squares.starts
        if state.ring[square] >= PAIR:
            return
        band = colours.band[colour]
        safe = self.safe_from_behind(state, band, square, loss)
        if state.rules.capturing.backward:
            safe = self.safe_from_ahead(state, band, square, loss, safe)
        enemy: i64 = 0
        while enemy < colours.count:
            if colours.owners[enemy] != ABSENT and colours.band[enemy] != band and state.at[PIECES * enemy] < 0:
                away = square - starts[enemy]
                if away < 0:
                    away += size
                if away == 0:
                    safe *= 1.0 - ONE_THROW
                    self.see_threat(enemy, ONE_THROW * loss)
                elif away <= 6:
                    safe *= 1.0 - TWO_THROWS
            enemy += 1
        lost = (1.0 - safe) * loss
        self.danger[colour] += lost
        if lost > self.worst[colour]:
            self.worst[colour] = lost

    def safe_from_behind(self, state: LudoState, band: i64, square: i64, loss: float) -> float:
        """The chance that nobody comes up from behind."""
        colours = state.colours
        ring = state.ring
        size = state.squares.ring
        starts = state.squares.starts
        safe = 1.0
        at = square
        distance: i64 = 1
        while distance <= 12:
            at -= 1
            if at < 0:
                at += size
            holder = ring[at]
            while holder != 0:
                hunter = (holder & 15) - 1
                holder >>= 4
                if colours.band[hunter] != band:
                    gone = at - starts[hunter]
                    if gone < 0:
                        gone += size
                    if gone + distance < size:
                        hit = ONE_THROW if distance <= 6 else TWO_THROWS
                        safe *= 1.0 - hit
                        self.see_threat(hunter, hit * loss)
            distance += 1
        return safe

    def safe_from_ahead(self, state: LudoState, band: i64, square: i64, loss: float, safe: float) -> float:
        """The same chance, times that of nobody taking backwards."""
        colours = state.colours
        ring = state.ring
        size = state.squares.ring
        starts = state.squares.starts
        at = square
        distance: i64 = 1
        while distance <= 6:
            at += 1
            if at >= size:
                at -= size
            holder = ring[at] & 15
            if holder != 0 and colours.band[holder - 1] != band:
                gone = at - starts[holder - 1]
                if gone < 0:
                    gone += size
                if gone > distance:
                    safe *= 1.0 - ONE_THROW
                    self.see_threat(holder - 1, ONE_THROW * loss)
            distance += 1
        return safe

    def see_threat(self, hunter: i64, gain: float) -> None:
        self.threat[hunter] += gain
        if gain > self.best_threat[hunter]:
            self.best_threat[hunter] = gain

    def note_colour(self, state: LudoState, colour: i64, share: float) -> None:
        network = self.network
        size = state.squares.ring
        base = COLOUR_UNITS * self.block[colour]
        network.note(base + PRESENT, share)
        waiting: i64 = 0
        near: i64 = 0
        walls: i64 = 0
        stars: i64 = 0
        front: i64 = 0
        tenth: i64 = -1
        in_tenth: i64 = 0
        piece = PIECES * colour
        end = piece + PIECES
        while piece < end:
            progress = state.at[piece]
            if progress < 0:
                network.note(base + WAIT + waiting, share)
                waiting += 1
            elif progress < size:
                here = progress * 10 // size
                if here != tenth:
                    if in_tenth > 0:
                        network.note(base + TENTHS + tenth, 0.5 * share * float(in_tenth))
                    tenth = here
                    in_tenth = 0
                in_tenth += 1
                if progress == 0:
                    network.note(base + ON_A, share)
                if progress + 6 >= size:
                    near += 1
                square = state.square(colour, progress)
                if state.ring[square] >= PAIR:
                    walls += 1
                if state.squares.starred[square] != 0:
                    stars += 1
                front = progress
            elif progress < MISSING:
                network.note(base + GOALS + progress - size, share)
            piece += 1
        if in_tenth > 0:
            network.note(base + TENTHS + tenth, 0.5 * share * float(in_tenth))
        scale = share / float(size)
        network.note(base + WAY, 0.5 * scale * float(self.way[colour]))
        network.note(base + DANGER, 2.0 * share * self.danger[colour])
        network.note(base + WORST_DANGER, 2.0 * share * self.worst[colour])
        network.note(base + THREAT, 2.0 * share * self.threat[colour])
        network.note(base + BEST_THREAT, 2.0 * share * self.best_threat[colour])
        network.note(base + NEAR, 0.5 * share * float(near))
        network.note(base + WALLS, 0.5 * share * float(walls))
        if state.rules.star_jumps != NO_STARS:
            network.note(base + STARS, 0.5 * share * float(stars))
        network.note(base + FRONT, scale * float(front))
        if state.colour == colour:
            network.note(base + THROWS, share)

    def note_rules(self, state: LudoState, seat: i64) -> None:
        network = self.network
        rules: LudoRules = state.rules
        seats = state.seats
        network.note(SEATS + (seats - 2 if seats < 5 else 3), 1.0)
        if state.hand == seat:
            network.note(MY_THROW, 1.0)
        else:
            away = seat - state.hand
            network.note(TO_MY_TURN, float(away if away > 0 else away + seats) / float(seats))
        self.flag(0, rules.play_on)
        self.flag(1, rules.barriers)
        self.flag(2, rules.capturing.backward)
        self.flag(3, rules.capturing.duty == ENFORCED)
        self.flag(4, rules.capturing.duty == PENALTY)
        self.flag(5, rules.goal.no_jump)
        self.flag(6, rules.goal.shortens)
        self.flag(7, rules.entry.six_leaves_a)
        self.flag(8, not rules.plain_turns)
        self.flag(9, rules.star_jumps != NO_STARS)
        self.flag(10, state.colours.neutral >= 0)
        network.note(RULES + 11, 0.01 * float(state.squares.ring))
        network.note(AHEAD, float(self.least_way(state, False) - self.least_way(state, True)) / float(2 * state.squares.ring))

    def least_way(self, state: LudoState, own: bool) -> i64:
        """What the foremost colour of one's own, or of the others, still has to go."""
        least: i64 = -1
        colour: i64 = 0
        while colour < state.colours.count:
            mine = self.block[colour] == OWN or self.block[colour] == OWN_OTHER
            rated = self.block[colour] >= 0 and self.block[colour] != NEUTRAL and mine == own
            if rated and (least < 0 or self.way[colour] < least):
                least = self.way[colour]
            colour += 1
        return least if least > 0 else 0

    def flag(self, rule: i64, holds: bool) -> None:
        if holds:
            self.network.note(RULES + rule, 1.0)

    # Judging

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, LudoState)
        if state.turn == OVER:
            return worth(first(state, seat), state.payoff(seat))
        self.note(state, seat)
        self.network.look()
        return worth(self.known_first(state, seat), self.network.out[BEATEN])

    def outcome(self, state: State, seat: i64, target: vec[float]) -> None:
        assert isinstance(state, LudoState)
        target[FIRST] = first(state, seat)
        target[BEATEN] = state.payoff(seat)

    def known_first(self, state: LudoState, seat: i64) -> float:
        """Where all play on, it is certain who is first once somebody is home."""
        colours = state.colours
        if state.order == 0 or colours.partners or colours.neutral >= 0:
            return self.network.out[FIRST]
        return 1.0 if colours.owners[(state.order & 15) - 1] == seat else 0.0
