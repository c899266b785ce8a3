"""How a game of the tables family goes on: throws, steps, turns, the cube, ends, matches and series. (Sheet: tables.md)"""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from parlour.core.setup import Setup
from parlour.core.state import CHANCE, NOBODY, OVER, room
from parlour.games.tables.rules import (
    AFTER,
    AFTER_BRIDGE,
    AFTER_STEP,
    ANSWER,
    BORNE_OFF,
    CUBE,
    DROPPED,
    END,
    FINISHED,
    FIRST_SIX,
    GAMMON,
    HELD,
    HUCKE,
    LIMIT,
    MATCH,
    MOST_ACTIONS,
    NEW_SETUP,
    OFF,
    ON_POINTS,
    ONE_DIE,
    OPENING,
    PASCHES,
    PLACES,
    PLAY,
    POINTS,
    ROLL,
    ROOM,
    SCORE,
    SERIES,
    SHORT,
    SINGLE,
    STONES,
    TAKE,
    THROW,
    TOTALS_PLAYED,
    TRIPLE,
    TablesRules,
)
from parlour.games.tables.standing import TablesStanding
from parlour.games.tables.stones import LOWEST


class TablesState(TablesStanding):
    """A position, and how it goes on."""

    def clone(self) -> TablesState:
        copy = TablesState(self.setup, self.rules, self.moves, self.at[:])
        copy.turn = self.turn
        copy.hand = self.hand
        copy.midway = self.midway
        copy.stage = self.stage
        copy.high = self.high
        copy.low = self.low
        copy.first = self.first
        copy.second = self.second
        copy.firsts = self.firsts
        copy.seconds = self.seconds
        copy.full = self.full
        copy.can_first = self.can_first
        copy.can_second = self.can_second
        copy.may_end = self.may_end
        copy.may_short = self.may_short
        copy.fresh_first = self.fresh_first
        copy.fresh_second = self.fresh_second
        copy.last = self.last
        copy.opening = self.opening
        copy.turns = self.turns
        copy.cube = self.cube
        copy.owner = self.owner
        copy.crawford = self.crawford
        copy.games = self.games
        copy.resume = self.resume
        copy.winner = self.winner
        copy.value = self.value
        copy.reason = self.reason
        copy.lost = self.lost
        copy.lost_by = self.lost_by
        return copy

    # The contract

    def fill(self) -> i64:
        moves = self.moves
        count: i64 = 0
        stage = self.stage
        if stage == PLAY:
            if self.may_end:
                moves[0] = END
                count = 1
            first = self.first
            second = self.second
            one = self.can_first
            other = self.can_second
            places = one | other
            while places != 0:
                bit = places & -places
                places ^= bit
                step = 8 * (LOWEST[bit % 37] + 1)
                low = second if second < first else first
                if (other if second < first else one) & bit != 0:
                    moves[count] = step + low
                    count += 1
                if (one if second < first else other) & bit != 0:
                    moves[count] = step + first + second - low
                    count += 1
            if self.may_short:
                moves[count] = SHORT
                count += 1
            return count
        if self.turn == CHANCE:
            if stage == OPENING and self.rules.opening == ONE_DIE:
                while count < 6:
                    moves[count] = count + 1
                    count += 1
                return count
            high: i64 = 1
            while high <= 6:
                low = 1
                while low <= high:
                    moves[count] = 10 * high + low
                    count += 1
                    low += 1
                high += 1
            return count
        if stage == FINISHED:
            return 0
        moves[0] = ROLL if stage == CUBE else TAKE if stage == ANSWER else NEW_SETUP
        moves[1] = moves[0] + 1
        return 2

    def weights(self) -> list[int]:
        if self.stage == OPENING and self.rules.opening == ONE_DIE:
            return [1, 1, 1, 1, 1, 1]
        return [1 if high == low else 2 for high in range(6) for low in range(high + 1)]

    def throw(self, rng: Random) -> i64:
        one: i64 = 1 + rng.randrange(6)
        if self.stage == OPENING and self.rules.opening == ONE_DIE:
            return one
        other: i64 = 1 + rng.randrange(6)
        return 10 * one + other if one > other else 10 * other + one

    def sample(self, rng: Random) -> i64:
        if self.turn == CHANCE:
            return self.throw(rng)
        if self.stage != PLAY:
            return self.moves[rng.randrange(self.fill())]
        one = self.can_first
        other = self.can_second
        ones: i64 = 0
        left = one
        while left != 0:
            left &= left - 1
            ones += 1
        count = ones
        left = other
        while left != 0:
            left &= left - 1
            count += 1
        extra: i64 = (1 if self.may_end else 0) + (1 if self.may_short else 0)
        pick: i64 = rng.randrange(count + extra) if count + extra > 1 else 0
        if pick >= count:
            return END if self.may_end and pick == count else SHORT
        number = self.first
        if pick >= ones:
            pick -= ones
            one = other
            number = self.second
        while pick > 0:
            one &= one - 1
            pick -= 1
        return 8 * (LOWEST[(one & -one) % 37] + 1) + number

    def playout(self, rng: Random) -> i64:
        """At random to the end, but nobody doubles: doubles and drops by chance would say nothing about a position."""
        made: i64 = 0
        while self.turn != OVER:
            if self.stage in (CUBE, ANSWER):
                self.play(ROLL if self.stage == CUBE else TAKE)
            else:
                self.play(self.sample(rng))
            made += 1
        return made

    def play(self, action: i64) -> None:
        stage = self.stage
        if stage == PLAY:
            if action == SHORT:
                self.take_short()
            elif action == END:
                self.finish_throw()
            else:
                self.step((action >> 3) - 1, action & 7)
        elif stage == THROW:
            self.thrown(action)
        elif stage == OPENING:
            self.roll_off(action)
        elif stage == CUBE:
            if action == ROLL:
                self.to_throw()
            else:
                self.stage = ANSWER
                self.turn = self.hand = 1 - self.hand
        elif stage == ANSWER:
            if action == TAKE:
                self.cube *= 2
                self.owner = self.hand
                self.hand = 1 - self.hand
                self.to_throw()
            else:
                self.won(1 - self.hand, self.cube, DROPPED)
        else:
            self.next_of_series(action)

    # Throws

    def to_throw(self) -> None:
        self.stage = THROW
        self.turn = CHANCE
        self.high = 0
        self.low = 0

    def begin_game(self) -> None:
        """Stones in place, and the start to be thrown for."""
        self.set_up()
        self.to_throw()
        self.stage = OPENING
        self.hand = 0
        self.opening = 0
        self.turns = 0
        self.cube = 1
        self.owner = NOBODY
        self.lost = 0  # what was lost in the game before is told no more

    def rolling_off(self) -> bool:
        return self.stage == OPENING

    def roll_off(self, thrown: i64) -> None:
        if self.opening == 0:
            self.opening = thrown
            self.hand = 1
            return
        white = self.opening
        self.opening = 0
        self.hand = 0
        mine = white // 10 + white % 10
        theirs = thrown // 10 + thrown % 10
        if mine == theirs:
            return
        self.hand = 0 if mine > theirs else 1
        if self.rules.opening == ONE_DIE:
            self.thrown(10 * white + thrown if mine > theirs else 10 * thrown + white)
        elif self.rules.opening == TOTALS_PLAYED:
            self.thrown(white if mine > theirs else thrown)
        else:
            self.to_throw()

    def thrown(self, dice: i64) -> None:
        self.high = dice // 10
        self.low = dice % 10
        self.use_dice()

    def use_dice(self) -> None:
        """The numbers that the dice give, and what can be done with them."""
        high = self.high
        low = self.low
        self.first = high
        self.second = low
        self.firsts = 1
        self.seconds = 1
        self.full = 1
        if high == low:
            if self.rules.pasch:
                before = self.at[PASCHES + self.hand]
                self.at[PASCHES + self.hand] = 1
                self.second = 7 - high
                self.full = 4 if before > 0 else 2
                self.firsts = self.full
                self.seconds = self.full
            else:
                self.second = 0
                self.full = self.rules.double
                self.firsts = self.full
                self.seconds = 0
        self.lost = 0
        if self.find():
            self.stage = PLAY
            self.turn = self.hand
        else:
            self.lost = 10 * high + low
            self.lost_by = self.hand
            self.finish_throw()

    # Steps

    def step(self, x: i64, number: i64) -> None:
        to = self.advance(x, number)
        if to != OFF:
            self.hit(to)
        elif self.rules.tric:
            self.at[POINTS + self.hand] += 1
        if number == self.first:
            self.firsts -= 1
        else:
            self.seconds -= 1
        self.after_step()

    def take_short(self) -> None:
        first = self.first
        second = self.second if self.seconds > 0 else first
        self.lift(self.hand, 13 - first)
        self.lift(self.hand, 13 - second)
        self.drop(self.hand, HUCKE)
        self.drop(self.hand, HUCKE)
        self.firsts = 0
        self.seconds = 0
        self.finish_throw()

    def after_step(self) -> None:
        rules = self.rules
        if rules.tric:
            if self.at[POINTS + self.hand] >= rules.target:
                self.game_of_points(AFTER_STEP)
                return
        elif self.at[PLACES * self.hand + OFF] == STONES:
            self.borne_off()
            return
        self.go_on()

    def go_on(self) -> None:
        """The numbers left of the throw, or what comes after it."""
        self.midway = True
        if self.firsts + self.seconds > 0 and self.find():
            self.stage = PLAY
            self.turn = self.hand
        else:
            self.finish_throw()

    def finish_throw(self) -> None:
        self.clear_throw()
        if self.rules.tric and self.bridge(self.hand):
            self.at[POINTS + self.hand] += 2
            if self.at[POINTS + self.hand] >= self.rules.target:
                self.game_of_points(AFTER_BRIDGE)
                return
        self.after_throw()

    def clear_throw(self) -> None:
        self.midway = False
        self.firsts = 0
        self.seconds = 0
        self.full = 0
        self.can_first = 0
        self.can_second = 0
        self.may_end = False
        self.may_short = False
        self.fresh_first = 0
        self.fresh_second = 0
        self.last = 0

    def after_throw(self) -> None:
        if self.rules.throw_again and self.high == self.low:
            self.to_throw()
        else:
            self.end_turn()

    def end_turn(self) -> None:
        rules = self.rules
        if not rules.pasch_in_game:
            self.at[PASCHES + self.hand] = 0
        self.turns += 1
        if self.turns >= rules.max_turns:
            self.out_of_turns()
            return
        self.hand = 1 - self.hand
        if self.turns == 1 and rules.same_numbers:
            self.use_dice()
            return
        self.to_throw()
        if self.may_double():
            self.stage = CUBE
            self.turn = self.hand

    # Ends

    def borne_off(self) -> None:
        """The side to move has all its stones off."""
        winner = self.hand
        if not self.rules.values:
            self.won(winner, 1, BORNE_OFF)
            return
        loser = 1 - winner
        base = PLACES * loser
        kind = SINGLE
        if self.at[base + OFF] == 0:
            kind = TRIPLE if self.at[base] > 0 or self.at[HELD + loser] & FIRST_SIX != 0 else GAMMON
        self.won(winner, self.cube * (kind + 1), kind)

    def won(self, winner: i64, value: i64, reason: i64) -> None:
        """A game is won; a match may go on."""
        rules = self.rules
        self.clear_throw()
        self.value = value
        if rules.match == 0:
            self.at[SCORE + winner] = value * rules.stake
            self.over(winner, reason)
            return
        self.at[SCORE + winner] += value
        self.games += 1
        if self.at[SCORE + winner] >= rules.match:
            self.over(winner, MATCH)
            return
        near = rules.match - 1
        before = self.at[SCORE + winner] - value
        self.crawford = rules.crawford and self.at[SCORE + winner] == near and before < near and self.at[SCORE + 1 - winner] != near
        self.begin_game()

    def out_of_turns(self) -> None:
        """G6, and trictrac's own: the limit of turns."""
        rules = self.rules
        self.clear_throw()
        if rules.tric:
            mine = self.at[POINTS]
            theirs = self.at[POINTS + 1]
            winner = 0 if mine > theirs else 1 if theirs > mine else NOBODY
            if winner >= 0:
                self.at[SCORE + winner] += 1
            self.value = 1 if winner >= 0 else 0
            self.games += 1
            if self.games < rules.series:
                self.fresh_game()
                return
            self.end_series(LIMIT)
            return
        self.value = 0
        self.over_on_score(LIMIT)

    def over_on_score(self, reason: i64) -> None:
        white = self.at[SCORE]
        black = self.at[SCORE + 1]
        self.over(0 if white > black else 1 if black > white else NOBODY, reason)

    def end_series(self, reason: i64) -> None:
        self.over_on_score(SERIES if self.rules.series > 1 else reason)

    def over(self, winner: i64, reason: i64) -> None:
        self.clear_throw()
        self.stage = FINISHED
        self.winner = winner
        self.reason = reason
        self.turn = OVER
        self.hand = NOBODY
        self.high = 0
        self.low = 0

    # Tric-trac: games and series

    def game_of_points(self, resume: i64) -> None:
        """6.7.2: the side to move has reached the target."""
        winner = self.hand
        lost = self.at[POINTS + 1 - winner]
        self.value = 4 if lost == 0 else 3 if lost <= 2 else 2 if lost <= 6 else 1
        self.at[SCORE + winner] += self.value
        self.games += 1
        self.midway = False
        if self.games >= self.rules.series:
            self.end_series(ON_POINTS)
            return
        self.resume = resume
        self.stage = AFTER
        self.turn = self.hand

    def next_of_series(self, action: i64) -> None:
        """6.7.3: afresh, or on from here with the points beyond the target."""
        resume = self.resume
        self.resume = 0
        if action == NEW_SETUP:
            self.fresh_game()
            return
        self.at[POINTS + self.hand] -= self.rules.target
        self.at[POINTS + 1 - self.hand] = 0
        self.turns = 0
        if resume == AFTER_STEP:
            self.go_on()
        else:
            self.after_throw()

    def fresh_game(self) -> None:
        self.clear_throw()
        self.at[POINTS] = 0
        self.at[POINTS + 1] = 0
        self.begin_game()


def blank_state(setup: Setup, rules: TablesRules) -> TablesState:
    """A board without stones."""
    return TablesState(setup, rules, room(MOST_ACTIONS), room(ROOM))
