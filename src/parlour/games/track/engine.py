"""Track games: pieces run along one line of squares by the throws of dice, and most squares do something. (Sheet: track.md)

A game gives the engine its squares and its habits (TrackRules); the engine knows no square by its number.
"""

from __future__ import annotations

from collections.abc import Hashable

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT
from parlour.core.result import Result
from parlour.core.roll_off import RollOff
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, NOBODY, OVER, room
from parlour.games.track.position import written
from parlour.games.track.rules import (
    AGAIN,
    BRIDGE,
    EVERY,
    FACES,
    FULL_BACK,
    GO,
    GO_ON,
    GOOSE,
    HALF,
    HOLD,
    LINE,
    MATE,
    MOST_ACTIONS,
    OUT,
    PAIRS,
    PLAIN,
    RETRY,
    SKIP,
    STAY,
    SUM,
    WAIT,
    Squares,
    Throws,
    TrackRules,
)


class TrackState(RollOff):
    """A position: who stands where, and what is pending.

    figures  the square of every piece, 0 for those that are out; then its idle, watch and rank, see rules.py
    chips    what each seat owns; pot: what lies in the middle
    gone     the pieces that are out, as bits; half: those whose next throw, or next turn, counts half
    muddied  the piece on turn has come into the mud in this turn, whose throws still count whole
    piece    the piece whose turn it is; first: the seat that began
    target   the square on which a decision is to be made, else 0; `roll` is what was thrown for it
    freed    the piece on turn was freed and throws for its move
    trail    what happens is noted here for the face; None while nobody listens
    """

    def __init__(self, setup: Setup, rules: TrackRules, moves: vec[i64], figures: vec[i64], chips: vec[i64]) -> None:
        super().__init__(setup, moves)
        self.rules: TrackRules = rules
        self.squares: Squares = rules.squares
        self.throws: Throws = rules.throws
        self.figures: vec[i64] = figures  # one vec is copied faster than four
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
        self.muddied: bool = False
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
        copy.muddied = self.muddied
        copy.rolls = self.rolls
        copy.winner = self.winner
        return copy

    # What stands where

    def at(self, piece: i64) -> i64:
        return self.figures[piece]

    def idle(self, piece: i64) -> i64:
        return self.figures[self.rules.idle + piece]

    def watch(self, piece: i64) -> i64:
        return self.figures[self.rules.watch + piece]

    def rank(self, piece: i64) -> i64:
        return self.figures[self.rules.rank + piece]

    def is_out(self, piece: i64) -> bool:
        return self.gone & BIT[piece] != 0

    def held(self) -> bool:
        """Whether the piece on turn needs a certain throw to leave its square."""
        return self.squares.kind[self.figures[self.piece]] == HOLD and not self.freed

    def taken(self, square: i64) -> bool:
        """Whether another piece keeps this one from resting there."""
        if not self.holds_one(square):
            return False
        other: i64 = 0
        while other < self.rules.pieces:
            if self.figures[other] == square and other != self.piece:
                return True
            other += 1
        return False

    def holds_one(self, square: i64) -> bool:
        """Whether a square is for one piece alone."""
        shared = self.squares.shared
        return shared != EVERY and square != 0 and square != shared and self.squares.kind[square] != MATE

    # What is legal

    def fill(self) -> i64:
        moves = self.moves
        if self.turn != CHANCE:
            moves[0] = STAY
            moves[1] = GO_ON
            return 2
        thrown = FACES if self.throws.dice == 1 else PAIRS
        count: i64 = 0
        while count < len(thrown):
            moves[count] = thrown[count]
            count += 1
        return count

    def weights(self) -> list[int]:
        if self.throws.dice == 1:
            return [1, 1, 1, 1, 1, 1]
        return [1 if code % 11 == 0 else 2 for code in PAIRS]

    def throw(self, rng: Random) -> i64:
        one: i64 = 1 + rng.randrange(6)
        if self.throws.dice == 1:
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
            self.roll = action
            first = self.roll_for_start(SUM[action])
            if first >= 0:
                self.first = self.piece = first
        else:
            self.thrown(action)

    def note(self, what: str, value: i64) -> None:
        """Tell whoever listens what happens."""
        if self.trail is not None:
            self.trail.append((what, value))

    def thrown(self, action: i64) -> None:
        squares = self.squares
        piece = self.piece
        here = self.figures[piece]
        steps = SUM[action]
        self.roll = action
        if here == 0 and squares.leap[action] > 0:
            self.note("leap", squares.leap[action])
            self.rest(squares.leap[action])
            return
        if squares.kind[here] == HOLD and not self.freed:
            if action != squares.amount[here]:
                self.note("held", here)
                self.end_turn()
                return
            self.note("freed", here)
            if self.throws.frees:
                self.freed = True
                return
        self.freed = False
        if self.half & BIT[piece] != 0 and not self.muddied:
            if not self.throws.half_turn:
                self.half ^= BIT[piece]
            steps >>= 1
            self.note("halved", steps)
            if steps == 0:
                self.end_turn()  # a one: no step, and the square does not act again
                return
        self.walk(here + steps, steps)

    def walk(self, target: i64, steps: i64) -> None:
        """Run to a square, over geese and back from the end."""
        squares = self.squares
        while True:
            if target >= squares.home:
                self.run_to_the_end(target, steps)
                return
            if squares.kind[target] != GOOSE:
                self.note("walk", target)
                self.rest(target)
                return
            self.note("goose", target)
            if self.rules.geese.may_stay:
                self.target = target
                self.turn = self.hand
                return
            target += steps

    def run_to_the_end(self, target: i64, steps: i64) -> None:
        home = self.squares.home
        if target == home or self.squares.finish == LINE:
            self.figures[self.piece] = home
            self.half &= ~BIT[self.piece]
            self.note("finish", home)
            self.win(self.hand)
        elif self.squares.finish == FULL_BACK:
            target = self.figures[self.piece] - steps
            self.note("full-back", target)
            self.rest(target)
        else:
            stride = target - home
            target = home - stride
            self.note("bounce", target)
            if self.rules.geese.back_by_throw:
                stride = steps
            while self.squares.kind[target] == GOOSE:
                target = target - stride if target > stride else 0
                self.note("goose-back", target)
            self.rest(target)

    def rest(self, target: i64) -> None:
        """Come to rest on a square, and bear what it does."""
        rules = self.rules
        squares = self.squares
        figures = self.figures
        piece = self.piece
        kind = squares.kind[target]
        if squares.shared != EVERY and self.taken(target):
            self.note("taken", figures[piece])
            self.end_turn()  # back to the old place, which does nothing (2.6)
            return
        if kind == PLAIN:
            figures[piece] = target
        elif kind == BRIDGE:
            if self.chips[self.hand] >= 2 * squares.fee[target] and not self.taken(squares.amount[target]):
                self.target = target
                self.turn = self.hand
                return
            self.pay(squares.fee[target])
            figures[piece] = target
        else:
            self.suffer(kind, target)
            if self.turn == OVER:
                return
        if self.watchers != 0:
            self.release()
        # R4 of the race: the further throw is lost if the piece now has to wait
        if kind == AGAIN or (
            self.roll == self.throws.extra
            and figures[rules.idle + piece] == 0
            and figures[rules.watch + piece] == 0
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
        amount = self.squares.amount[target]
        if self.squares.fee[target] > 0:
            self.pay(self.squares.fee[target])
        if kind == GO:
            if self.taken(amount):
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
            figures[rules.idle + piece] = amount
            self.note("skip", amount)
        elif kind == HALF:
            self.half |= BIT[piece]
            self.muddied = self.throws.half_turn
            self.note("half", target)
        elif kind == HOLD:
            self.note("hold", amount)
        elif kind == WAIT:
            self.wait_for_those_behind(target)
        elif kind == MATE:
            self.wait_for_another(target)
        elif kind == OUT:
            self.drop_out()

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
        self.figures[rules.watch + self.piece] = behind
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
            watched = figures[rules.watch + other]
            if watched & passed != 0 and (out or figures[self.piece] > figures[other]):
                watched ^= passed
                figures[rules.watch + other] = watched
                if watched == 0:
                    self.watchers ^= BIT[other]
                    self.note("released", other)

    def wait_for_another(self, square: i64) -> None:
        """Whoever waited here is free; this one waits now."""
        rules = self.rules
        for other in range(rules.pieces):
            if self.figures[rules.rank + other] != 0 and self.figures[other] == square:
                self.free(other)
        self.waiting += 1
        self.figures[rules.rank + self.piece] = self.waiting
        self.note("mate", square)

    def free(self, piece: i64) -> None:
        figures = self.figures
        base = self.rules.rank
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
        self.half &= ~BIT[piece]
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
                self.figures[self.rules.watch + piece] = 0
            self.watchers = 0
        self.turn = OVER
        self.hand = NOBODY
        self.piece = seat

    def decide(self, action: i64) -> None:
        target = self.target
        self.target = 0
        self.turn = CHANCE
        if self.squares.kind[target] == BRIDGE:
            self.pay(self.squares.fee[target] if action == STAY else 2 * self.squares.fee[target])
            if action == GO_ON:
                target = self.squares.amount[target]
                self.note("cross", target)
            self.figures[self.piece] = target
            self.end_turn()
        elif action == GO_ON:
            self.walk(target + SUM[self.roll], SUM[self.roll])
        else:
            self.note("stay", target)
            self.rest(target)

    def end_turn(self) -> None:
        """The next piece that may throw; those that wait or miss a turn are passed over."""
        if self.throws.half_turn:
            if not self.muddied:
                self.half &= ~BIT[self.piece]
            self.muddied = False
        if self.waiting == self.rules.pieces:
            for piece in range(self.rules.pieces):
                if self.figures[self.rules.rank + piece] == 1:
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
        if figures[rules.watch + piece] != 0 or figures[rules.rank + piece] != 0:
            self.note("waits", piece)
            return False
        if figures[rules.idle + piece] != 0:
            figures[rules.idle + piece] -= 1
            self.note("misses", piece)
            return False
        return True

    # The end

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
            if self.figures[piece] == self.squares.home:
                return "line" if self.squares.finish == LINE else "pot" if self.rules.chips.purse > 0 else "goal"
        return "alone"

    def ended(self) -> Result:
        places = tuple([int(self.place(seat)) for seat in range(self.seats)])
        if self.rules.chips.purse > 0:
            return Result(places, tuple([int(self.chips[seat]) for seat in range(self.seats)]), self.reason())
        return Result(places, tuple([1 if seat == self.winner else 0 for seat in range(self.seats)]), self.reason())

    # In writing

    def key(self) -> Hashable:
        decision = (self.target, self.roll) if self.target > 0 else (0, 0)
        figures = tuple([self.figures[at] for at in range(4 * self.rules.pieces)])
        chips = tuple([self.chips[seat] for seat in range(self.seats)])
        first = self.first if self.rules.horses > 1 and self.rolls < 0 and self.turn != OVER else 0
        marks = (self.gone, self.half, self.freed, self.muddied)
        return (self.turn, self.piece, self.hand, first, self.rolls, decision, marks, figures, chips, self.winner)

    def text(self) -> str:
        return written(self)


def blank_state(setup: Setup, rules: TrackRules) -> TrackState:
    """The start: every piece before the first square, the stakes in the pot."""
    purse = rules.chips.purse - rules.chips.stake
    chips = vec[i64]([purse for _ in range(setup.seats)])
    state = TrackState(setup, rules, room(MOST_ACTIONS), room(4 * rules.pieces), chips)
    state.pot = rules.chips.stake * setup.seats
    return state
