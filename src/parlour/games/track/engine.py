"""Track games: pieces run along one line of squares by the throws of dice, and most squares do something. (Sheet: track.md)

A square's effect is data: an Effect, whose kind says what it does and whose amount and fee say how much. A game gives the
engine its squares and its habits (TrackRules); the engine knows no square by its number. Square 0 is the start.

    1 … 6          what one die shows
    11 … 66        what two dice show, the lower one first: 26 is a two and a six
    STAY, GO_ON    on a goose: stay there, or go on by the same throw; at the bridge: pay the toll, or pay double and cross

A piece is numbered horse * seats + seat. With one piece each, that is the seat.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT
from parlour.core.result import Result
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, NOBODY, OVER, State

STAY: Final[i64] = 0
GO_ON: Final[i64] = 1
MOST_ACTIONS: Final = 21

# What a square does to a piece that comes to rest on it
PLAIN: Final[i64] = 0
GO: Final[i64] = 1  # to square `amount`, which does nothing more
SKIP: Final[i64] = 2  # miss `amount` turns
HOLD: Final[i64] = 3  # only the throw `amount` leads on
AGAIN: Final[i64] = 4  # throw again at once
WAIT: Final[i64] = 5  # until everybody behind has passed
OUT: Final[i64] = 6
HALF: Final[i64] = 7  # the next throw counts half
RETRY: Final[i64] = 8  # back to where the throw began
MATE: Final[i64] = 9  # until another piece comes here
GOOSE: Final[i64] = 10  # go on by the same throw
BRIDGE: Final[i64] = 11  # for the double fee, on to square `amount`

# What a throw beyond the last square does
BOUNCE: Final[i64] = 0  # count on to the last square and back
FULL_BACK: Final[i64] = 1  # back by the whole throw
LINE: Final[i64] = 2  # the finish lies behind the last square: whoever passes it has won

BEATEN: Final[i64] = 15  # in the roll-off: this seat has been beaten

PAIRS: Final = vec[i64]([10 * low + high for low in range(1, 7) for high in range(low, 7)])
SUM: Final = vec[i64]([code // 10 + code % 10 for code in range(67)])


class Effect:
    """What a square does, with its measure and its price."""

    def __init__(self, kind: i64, amount: i64 = 0, fee: i64 = 0) -> None:
        self.kind: Final[i64] = kind
        self.amount: Final[i64] = amount
        self.fee: Final[i64] = fee


class TrackRules:
    """What a game of the family fixes: its squares, its dice, its finish, and the printed variants."""

    def __init__(
        self,
        *,
        seats: int,
        letters: str,
        last: int,
        squares: dict[int, Effect],
        finish: i64 = BOUNCE,
        horses: int = 1,
        dice: int = 1,
        extra: int = 0,
        frees: bool = False,
        alone: bool = False,
        open_square: int = 0,
        may_stay: bool = True,
        back_by_throw: bool = False,
        leaps: dict[int, int] | None = None,
        purse: int = 0,
        stake: int = 0,
    ) -> None:
        self.letters: Final = letters  # a seat's name in the notation
        self.last: Final[i64] = last
        self.finish: Final[i64] = finish
        self.horses: Final[i64] = horses
        self.pieces: Final[i64] = seats * horses
        self.dice: Final[i64] = dice
        self.extra: Final[i64] = extra  # a throw that earns another one; 0: none
        self.frees: Final = frees  # the throw that ends a HOLD only frees
        self.alone: Final = alone  # a square holds one piece
        self.open_square: Final[i64] = open_square  # holds several all the same
        self.may_stay: Final = may_stay  # on a goose
        self.back_by_throw: Final = back_by_throw  # a goose met on the way back counts the whole throw, not the surplus
        self.purse: Final[i64] = purse
        self.stake: Final[i64] = min(stake, purse)  # who has too little pays all there is
        size = last + 13  # a throw may look beyond the last square
        self.kind: Final = vec[i64]([squares[at].kind if at in squares else PLAIN for at in range(size)])
        self.amount: Final = vec[i64]([squares[at].amount if at in squares else 0 for at in range(size)])
        self.fee: Final = vec[i64]([squares[at].fee if at in squares else 0 for at in range(size)])
        first = leaps or {}
        self.leap: Final = vec[i64]([first.get(code, 0) for code in range(67)])  # from 0, these dice lead straight there
        self.owner: Final = vec[i64]([piece % seats for piece in range(seats * horses)])

    def name(self, piece: i64) -> str:
        """A piece in the notation: its seat's letter, with its number where a seat has several."""
        seats = self.pieces // self.horses
        letter = self.letters[self.owner[piece]]
        return letter if self.horses == 1 else f"{letter}{piece // seats + 1}"


class TrackState(State):
    """A position.

    at       the square of every piece; 0 for those that are out
    idle     the turns that each piece has still to miss
    watch    the pieces that each piece waits for, as bits (WAIT)
    rank     the order in which pieces began to wait for another one to come (MATE): 1 has waited longest, 0 does not wait
    chips    what each seat owns; pot: what lies in the middle
    gone     the pieces that are out, as bits; half: those whose next throw counts half
    piece    the piece whose turn it is; first: the seat that began
    target   the square on which a decision is to be made, else 0; `roll` is what was thrown for it
    freed    the piece on turn was freed and throws for its move
    rolls    the roll-off, four bits a seat: 0 has still to throw, a sum, or BEATEN; -1 when it is over
    trail    what happens is noted here for the face; None while nobody listens
    """

    def __init__(self, setup: Setup, rules: TrackRules, moves: vec[i64], figures: vec[i64], chips: vec[i64]) -> None:
        super().__init__(setup, moves)
        self.rules: TrackRules = rules
        self.figures: vec[i64] = figures  # at, idle, watch and rank, one after the other: one vec is copied faster than four
        self.chips: vec[i64] = chips
        self.pot: i64 = 0
        self.gone: i64 = 0
        self.half: i64 = 0
        self.watchers: i64 = 0  # the pieces with somebody to wait for, as bits
        self.waiting: i64 = 0  # how many have a rank
        self.piece: i64 = 0
        self.first: i64 = 0
        self.target: i64 = 0
        self.roll: i64 = 0  # the last throw; part of the position only while `target` is set
        self.freed: bool = False
        self.rolls: i64 = 0
        self.winner: i64 = NOBODY
        self.trail: list[tuple[str, int]] | None = None
        self.turn = CHANCE
        self.hand = 0

    def clone(self) -> TrackState:
        copy = TrackState(self.setup, self.rules, self.moves, self.figures[:], self.chips[:])
        copy.turn = self.turn
        copy.hand = self.hand
        copy.pot = self.pot
        copy.gone = self.gone
        copy.half = self.half
        copy.watchers = self.watchers
        copy.waiting = self.waiting
        copy.piece = self.piece
        copy.first = self.first
        copy.target = self.target
        copy.roll = self.roll
        copy.freed = self.freed
        copy.rolls = self.rolls
        copy.winner = self.winner
        return copy

    # What stands where

    def at(self, piece: i64) -> i64:
        return self.figures[piece]

    def idle(self, piece: i64) -> i64:
        return self.figures[self.rules.pieces + piece]

    def watch(self, piece: i64) -> i64:
        return self.figures[2 * self.rules.pieces + piece]

    def rank(self, piece: i64) -> i64:
        return self.figures[3 * self.rules.pieces + piece]

    def is_out(self, piece: i64) -> bool:
        return self.gone & BIT[piece] != 0

    def held(self) -> bool:
        """Whether the piece on turn needs a certain throw to leave its square."""
        return self.rules.kind[self.figures[self.piece]] == HOLD and not self.freed

    # What is legal

    def fill(self) -> i64:
        moves = self.moves
        if self.turn != CHANCE:
            moves[0] = STAY
            moves[1] = GO_ON
            return 2
        count: i64 = 0
        if self.rules.dice == 1:
            while count < 6:
                moves[count] = count + 1
                count += 1
            return count
        pairs = PAIRS
        while count < MOST_ACTIONS:
            moves[count] = pairs[count]
            count += 1
        return count

    def weights(self) -> list[int]:
        if self.rules.dice == 1:
            return [1, 1, 1, 1, 1, 1]
        return [1 if code % 11 == 0 else 2 for code in PAIRS]

    def throw(self, rng: Random) -> i64:
        one: i64 = 1 + rng.randrange(6)
        if self.rules.dice == 1:
            return one
        other: i64 = 1 + rng.randrange(6)
        return 10 * one + other if one <= other else 10 * other + one

    def sample(self, rng: Random) -> i64:
        return self.throw(rng) if self.turn == CHANCE else rng.randrange(2)

    # How it goes on

    def play(self, action: i64) -> None:
        if self.turn != CHANCE:
            self.decide(action)
        elif self.rolls >= 0:
            self.roll_off(action)
        else:
            self.thrown(action)

    def note(self, what: str, value: i64) -> None:
        """Tell whoever listens what happens."""
        if self.trail is not None:
            self.trail.append((what, value))

    def roll_off(self, action: i64) -> None:
        """Every seat throws once; the highest begins, equals throw again (part 0)."""
        self.roll = action
        self.rolls |= (action if self.rules.dice == 1 else SUM[action]) * BIT[4 * self.hand]
        high: i64 = 0
        several = False
        for seat in range(self.seats):
            roll = self.rolls >> (4 * seat) & 15
            if roll == 0:
                self.hand = seat
                return
            if roll != BEATEN and roll >= high:
                several = roll == high
                high = roll
        first: i64 = NOBODY
        again: i64 = 0
        for seat in range(self.seats):
            if self.rolls >> (4 * seat) & 15 != high:
                again |= BEATEN * BIT[4 * seat]
            elif first < 0:
                first = seat
        self.rolls = again
        self.hand = first
        if not several:
            self.rolls = -1
            self.first = self.piece = first

    def thrown(self, action: i64) -> None:
        rules = self.rules
        piece = self.piece
        here = self.figures[piece]
        steps = action
        self.roll = action
        if rules.dice == 2:
            steps = SUM[action]
            if here == 0 and rules.leap[action] > 0:
                self.note("leap", rules.leap[action])
                self.rest(rules.leap[action], steps)
                return
        elif rules.kind[here] == HOLD and not self.freed:
            if action != rules.amount[here]:
                self.note("held", here)
                self.end_turn()
                return
            self.note("freed", here)
            if rules.frees:
                self.freed = True
                return
        self.freed = False
        if self.half & BIT[piece] != 0:
            self.half ^= BIT[piece]
            steps >>= 1
            self.note("halved", steps)
            if steps == 0:
                self.end_turn()  # a one: no step, and the square does not act again
                return
        self.walk(here + steps, steps)

    def walk(self, target: i64, steps: i64) -> None:
        """Run to a square, over geese and back from the end."""
        rules = self.rules
        last = rules.last
        while True:
            if target >= last:
                self.run_to_the_end(target, steps)
                return
            if rules.kind[target] != GOOSE:
                self.note("walk", target)
                self.rest(target, steps)
                return
            self.note("goose", target)
            if rules.may_stay:
                self.target = target
                self.turn = self.hand
                return
            target += steps

    def run_to_the_end(self, target: i64, steps: i64) -> None:
        rules = self.rules
        last = rules.last
        if rules.finish == LINE:
            if target > last:
                self.figures[self.piece] = last + 1
                self.note("finish", last + 1)
                self.win(self.hand)
            else:
                self.note("walk", target)
                self.rest(target, steps)
        elif target == last:
            self.figures[self.piece] = last
            self.note("finish", last)
            self.win(self.hand)
        elif rules.finish == FULL_BACK:
            target = self.figures[self.piece] - steps
            self.note("full-back", target)
            self.rest(target, steps)
        else:
            stride = target - last
            target = last - stride
            self.note("bounce", target)
            if rules.back_by_throw:
                stride = steps
            while rules.kind[target] == GOOSE:
                target = target - stride if target > stride else 0
                self.note("goose-back", target)
            self.rest(target, steps)

    def rest(self, target: i64, steps: i64) -> None:
        """Come to rest on a square, and bear what it does."""
        rules = self.rules
        figures = self.figures
        piece = self.piece
        kind = rules.kind[target]
        if rules.alone and self.taken(target):
            self.note("taken", figures[piece])
            self.end_turn()  # back to the old place, which does nothing (2.6)
            return
        if kind == PLAIN:
            figures[piece] = target
        elif kind == BRIDGE:
            if self.chips[self.hand] >= 2 * rules.fee[target] and not self.taken(rules.amount[target]):
                self.target = target
                self.turn = self.hand
                return
            self.pay(rules.fee[target])
            figures[piece] = target
        else:
            self.suffer(kind, target)
            if self.turn == OVER:
                return
        if self.watchers != 0:
            self.release()
        # R4 of the race: the further throw is lost if the piece now has to wait
        if kind == AGAIN or (
            rules.extra != 0
            and self.roll == rules.extra
            and figures[rules.pieces + piece] == 0
            and figures[2 * rules.pieces + piece] == 0
            and self.gone & BIT[piece] == 0
        ):
            self.note("again", self.roll)
            return
        self.end_turn()

    def suffer(self, kind: i64, target: i64) -> None:
        """The effect of a square that is not plain."""
        rules = self.rules
        figures = self.figures
        piece = self.piece
        amount = rules.amount[target]
        if rules.fee[target] > 0:
            self.pay(rules.fee[target])
        if kind == GO:
            if rules.alone and self.taken(amount):
                self.note("taken", figures[piece])  # the maze: 37 is taken, so back to the old place
            else:
                figures[piece] = amount
                self.note("go", amount)
            return
        if kind == RETRY:
            self.note("retry", figures[piece])
            return
        figures[piece] = target
        if kind == SKIP:
            figures[rules.pieces + piece] = amount
            self.note("skip", amount)
        elif kind == HALF:
            self.half |= BIT[piece]
            self.note("half", target)
        elif kind == HOLD:
            self.note("hold", amount)
        elif kind == WAIT:
            self.wait_for_those_behind(target)
        elif kind == MATE:
            self.wait_for_another(target)
        elif kind == OUT:
            self.drop_out()

    def taken(self, square: i64) -> bool:
        """Whether another piece keeps this one from resting there (alone)."""
        rules = self.rules
        if square == 0 or square == rules.open_square or rules.kind[square] == MATE:
            return False
        figures = self.figures
        other: i64 = 0
        while other < rules.pieces:
            if figures[other] == square and other != self.piece:
                return True
            other += 1
        return False

    def pay(self, fee: i64) -> None:
        paid = min(fee, self.chips[self.hand])
        self.chips[self.hand] -= paid
        self.pot += paid
        self.note("pay", paid)

    def wait_for_those_behind(self, square: i64) -> None:
        """W: all other pieces in the game that stand behind (part 0)."""
        rules = self.rules
        behind: i64 = 0
        for other in range(rules.pieces):
            if self.figures[other] < square and self.gone & BIT[other] == 0:
                behind |= BIT[other]
        self.figures[2 * rules.pieces + self.piece] = behind
        if behind != 0:
            self.watchers |= BIT[self.piece]
        self.note("wait", behind)

    def release(self) -> None:
        """Those who waited for the piece on turn wait no longer, if it is past them or out."""
        rules = self.rules
        figures = self.figures
        passed = BIT[self.piece]
        out = self.gone & passed != 0
        for other in range(rules.pieces):
            watched = figures[2 * rules.pieces + other]
            if watched & passed != 0 and (out or figures[self.piece] > figures[other]):
                watched ^= passed
                figures[2 * rules.pieces + other] = watched
                if watched == 0:
                    self.watchers ^= BIT[other]
                    self.note("released", other)

    def wait_for_another(self, square: i64) -> None:
        """Whoever waited here is free; this one waits now."""
        rules = self.rules
        for other in range(rules.pieces):
            if self.figures[3 * rules.pieces + other] != 0 and self.figures[other] == square:
                self.free(other)
        self.waiting += 1
        self.figures[3 * rules.pieces + self.piece] = self.waiting
        self.note("mate", square)

    def free(self, piece: i64) -> None:
        figures = self.figures
        base = 3 * self.rules.pieces
        rank = figures[base + piece]
        for other in range(self.rules.pieces):
            if figures[base + other] > rank:
                figures[base + other] -= 1
        figures[base + piece] = 0
        self.waiting -= 1
        self.note("released", piece)

    def drop_out(self) -> None:
        """Out of the game; when one player is left, that one wins (1.7, 3.7)."""
        piece = self.piece
        self.figures[piece] = 0
        self.gone |= BIT[piece]
        self.note("out", piece)
        if self.watchers != 0:
            self.release()
        left: i64 = NOBODY
        for other in range(self.rules.pieces):
            if self.gone & BIT[other] == 0:
                if left >= 0 and self.rules.owner[other] != left:
                    return
                left = self.rules.owner[other]
        self.win(left)

    def win(self, seat: i64) -> None:
        self.winner = seat
        if self.pot > 0:
            self.note("pot", self.pot)
            self.chips[seat] += self.pot
            self.pot = 0
        if self.watchers != 0:
            for piece in range(self.rules.pieces):
                self.figures[2 * self.rules.pieces + piece] = 0
            self.watchers = 0
        self.turn = OVER
        self.hand = NOBODY
        self.piece = seat

    def decide(self, action: i64) -> None:
        rules = self.rules
        target = self.target
        self.target = 0
        self.turn = CHANCE
        if rules.kind[target] == BRIDGE:
            self.pay(rules.fee[target] if action == STAY else 2 * rules.fee[target])
            if action == GO_ON:
                target = rules.amount[target]
                self.note("cross", target)
            self.figures[self.piece] = target
            self.end_turn()
        elif action == GO_ON:
            self.walk(target + SUM[self.roll], SUM[self.roll])
        else:
            self.note("stay", target)
            self.rest(target, SUM[self.roll])

    def end_turn(self) -> None:
        """The next piece that may throw; those that wait or miss a turn are passed over."""
        if self.waiting == self.rules.pieces:
            for piece in range(self.rules.pieces):
                if self.figures[3 * self.rules.pieces + piece] == 1:
                    self.free(piece)  # R12: nobody else could ever come
                    break
        while not self.next_turn():
            pass

    def next_turn(self) -> bool:
        """Pass the turn on by one; whether that piece may throw."""
        rules = self.rules
        figures = self.figures
        piece = self.piece + 1
        seat = self.hand + 1
        if seat == self.seats:
            seat = 0
            piece -= self.seats
        if rules.horses > 1 and seat == self.first:  # 3.4: then all second horses, and so on
            piece += self.seats
            if piece >= rules.pieces:
                piece -= rules.pieces
        self.piece = piece
        self.hand = seat
        if self.gone & BIT[piece] != 0:
            return False
        if figures[2 * rules.pieces + piece] != 0 or figures[3 * rules.pieces + piece] != 0:
            self.note("waits", piece)
            return False
        if figures[rules.pieces + piece] != 0:
            figures[rules.pieces + piece] -= 1
            self.note("misses", piece)
            return False
        return True

    # How it stands

    def place(self, seat: i64) -> i64:
        """The winner, then all that are still in the game, then those that are out (part 0)."""
        if seat == self.winner:
            return 1
        if not self.seat_is_out(seat):
            return 2
        better: i64 = 2
        for other in range(self.seats):
            if other != self.winner and not self.seat_is_out(other):
                better += 1
        return better

    def seat_is_out(self, seat: i64) -> bool:
        for piece in range(self.rules.pieces):
            if self.rules.owner[piece] == seat and self.gone & BIT[piece] == 0:
                return False
        return True

    def reason(self) -> str:
        """How the game ended: alone, over the line, or on the last square."""
        for piece in range(self.rules.pieces):
            if self.figures[piece] > self.rules.last:
                return "line"
            if self.figures[piece] == self.rules.last and self.rules.finish != LINE:
                return "pot" if self.rules.purse > 0 else "goal"
        return "alone"

    def result(self) -> Result:
        if self.turn != OVER:
            raise ValueError("the game is not over")
        places = tuple([int(self.place(seat)) for seat in range(self.seats)])
        if self.rules.purse > 0:
            return Result(places, tuple([int(self.chips[seat]) for seat in range(self.seats)]), self.reason())
        return Result(places, tuple([1 if seat == self.winner else 0 for seat in range(self.seats)]), self.reason())

    def key(self) -> Hashable:
        decision = (self.target, self.roll) if self.target > 0 else (0, 0)
        figures = tuple([self.figures[at] for at in range(4 * self.rules.pieces)])
        chips = tuple([self.chips[seat] for seat in range(self.seats)])
        first = self.first if self.rules.horses > 1 and self.rolls < 0 and self.turn != OVER else 0
        marks = (self.gone, self.half, self.freed)
        return (self.turn, self.piece, self.hand, first, self.rolls, decision, marks, figures, chips, self.winner)

    def text(self) -> str:
        """Y5 G57w(R) R6s1 Kx | Y; see position.py"""
        groups = []
        for seat in range(self.seats):
            places = [self.place_name(horse * self.seats + seat) for horse in range(self.rules.horses)]
            chips = f":{self.chips[seat]}" if self.rules.purse > 0 else ""
            groups.append(self.rules.letters[seat] + ",".join(places) + chips)
        if self.rules.purse > 0:
            groups.append(f"pot:{self.pot}")
        return f"{' '.join(groups)} | {self.pending()}"

    def place_name(self, piece: i64) -> str:
        if self.is_out(piece):
            return "x"
        text = str(self.at(piece))
        if self.idle(piece) > 0:
            text += f"s{self.idle(piece)}"
        if self.half & BIT[piece] != 0:
            text += "h"
        if self.rank(piece) > 0:
            text += f"w{self.rank(piece)}"
        if self.watch(piece) != 0:
            others = [self.rules.name(other) for other in range(self.rules.pieces) if self.watch(piece) & BIT[other] != 0]
            text += f"w({'+'.join(others)})"
        return text

    def pending(self) -> str:
        rules = self.rules
        if self.rolls >= 0:
            words = ["roll-off"]
            for seat in range(self.seats):
                roll = self.rolls >> (4 * seat) & 15
                if roll != BEATEN:
                    words.append(rules.letters[seat] + (str(roll) if roll > 0 else ""))
            return " ".join(words)
        if self.turn == OVER:
            return f"over {rules.letters[self.winner]}"
        text = rules.name(self.piece)
        if self.target > 0:
            text += f" {self.roll // 10}+{self.roll % 10} at {self.target}"
        if self.freed:
            text += ", freed"
        if rules.horses > 1:
            text += f", first {rules.letters[self.first]}"
        return text
