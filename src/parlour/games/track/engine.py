"""Track games: pieces run along one line of squares by the throws of dice, and most squares do something. (Sheet: track.md)

A game gives the engine its squares and its habits (TrackRules); the engine knows no square by its number. The position itself is in
standing.py.
"""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, NOBODY, OVER, room
from parlour.games.track.rules import (
    AGAIN,
    BRIDGE,
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
    TrackRules,
)
from parlour.games.track.standing import TrackStanding


class TrackState(TrackStanding):
    """A position that can be played."""

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
            self.roll = action
            first = self.roll_for_start(action if self.rules.dice == 1 else SUM[action])
            if first >= 0:
                self.first = self.piece = first
        else:
            self.thrown(action)

    def note(self, what: str, value: i64) -> None:
        """Tell whoever listens what happens."""
        if self.trail is not None:
            self.trail.append((what, value))

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


def blank_state(setup: Setup, rules: TrackRules) -> TrackState:
    """The start: every piece before the first square, the stakes in the pot."""
    purse = rules.purse - rules.stake
    chips = vec[i64]([purse for _ in range(setup.seats)])
    state = TrackState(setup, rules, room(MOST_ACTIONS), room(4 * rules.pieces), chips)
    state.pot = rules.stake * setup.seats
    return state
