"""How a game of the tables family goes on: throws, steps, turns, the cube, ends, matches and series. (Sheet: tables.md)"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import DE_BRUIJN, INDEX, bit_count
from parlour.core.result import Result
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, NOBODY, OVER, room
from parlour.games.tables.rules import (
    AFTER,
    ANSWER,
    CONCEDE,
    CUBE,
    END,
    FINISHED,
    FIRST_SIX,
    HELD,
    HUCKE,
    MOST_ACTIONS,
    NEW_SETUP,
    OFF,
    ONE_DIE,
    OPENING,
    PASCHES,
    PLACES,
    PLAY,
    POINTS,
    ROLL,
    ROOM,
    SCORE,
    SHORT,
    STONES,
    TAKE,
    THROW,
    TOTALS_PLAYED,
    TablesRules,
    TricTrac,
)
from parlour.games.tables.stones import Stones

THROWS: Final = vec[i64]([10 * high + low for high in range(1, 7) for low in range(1, high + 1)])


class TablesState(Stones):
    """A position, and how it goes on."""

    stage: i64 = OPENING  # what is to be done
    opening: i64 = 0  # while the start is thrown for: what White threw, 0 if nothing
    turns: i64 = 0  # made in this game
    cube: i64 = 1
    owner: i64 = NOBODY
    crawford: bool = False
    games: i64 = 0  # decided in this match or series
    by_bridge: bool = False  # in a series, at AFTER: the game was won by the bridge, when its throw had been played
    winner: i64 = NOBODY
    value: i64 = 0
    reason: str = ""
    lost: i64 = 0  # the throw before this one, if nothing could be played with it; for telling people
    lost_by: i64 = NOBODY

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
        copy.by_bridge = self.by_bridge
        copy.winner = self.winner
        copy.value = self.value
        copy.reason = self.reason
        copy.lost = self.lost
        copy.lost_by = self.lost_by
        return copy

    # The contract

    def fill(self) -> i64:
        moves = self.moves
        stage = self.stage
        if stage == PLAY:
            return self.fill_steps()
        if self.one_die():
            for pips in range(6):
                moves[pips] = pips + 1
            return 6
        if self.turn == CHANCE:
            for at in range(len(THROWS)):
                moves[at] = THROWS[at]
            return len(THROWS)
        if stage == FINISHED:
            return 0
        moves[0] = ROLL if stage == CUBE else TAKE if stage == ANSWER else NEW_SETUP
        moves[1] = moves[0] + 1
        return 2

    def fill_steps(self) -> i64:
        moves = self.moves
        count: i64 = 0
        if self.may_end:
            moves[0] = END
            count = 1
        low = self.second
        high = self.first
        by_low = self.can_second
        by_high = self.can_first
        if high < low:  # the lower side of a pasch
            low, high = high, low
            by_low, by_high = by_high, by_low
        places = by_low | by_high
        while places != 0:
            bit = places & -places
            places ^= bit
            step = 8 * (INDEX[bit * DE_BRUIJN >> 58 & 63] + 1)
            if by_low & bit != 0:
                moves[count] = step + low
                count += 1
            if by_high & bit != 0:
                moves[count] = step + high
                count += 1
        if self.may_short:
            moves[count] = SHORT
            count += 1
        return count

    def weights(self) -> list[int]:
        if self.one_die():
            return [1, 1, 1, 1, 1, 1]
        return [1 if throw % 11 == 0 else 2 for throw in THROWS]

    def one_die(self) -> bool:
        """Whether each throws one die for the start."""
        return self.stage == OPENING and self.rules.throws.opening == ONE_DIE

    def throw(self, rng: Random) -> i64:
        one: i64 = 1 + rng.randrange(6)
        if self.one_die():
            return one
        other: i64 = 1 + rng.randrange(6)
        return 10 * one + other if one > other else 10 * other + one

    def sample(self, rng: Random) -> i64:
        if self.turn == CHANCE:
            return self.throw(rng)
        if self.stage != PLAY:
            return self.moves[rng.randrange(self.fill())]
        places = self.can_first
        ones = bit_count(places)
        count = ones + bit_count(self.can_second)
        every = count
        if self.may_end:
            every += 1
        if self.may_short:
            every += 1
        pick: i64 = 0
        if every > 1:
            pick = rng.randrange(every)
        if pick >= count:
            return END if self.may_end and pick == count else SHORT
        number = self.first
        if pick >= ones:
            pick -= ones
            places = self.can_second
            number = self.second
        while pick > 0:
            places &= places - 1
            pick -= 1
        return 8 * (INDEX[(places & -places) * DE_BRUIJN >> 58 & 63] + 1) + number

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

    def follow(self, action: int) -> None:
        """A game of a match may have been given up."""
        if CONCEDE <= action < CONCEDE + 6 and self.rules.stakes.match > 0 and self.turn != OVER:
            by, times = divmod(action - CONCEDE, 3)
            self.won(1 - self.hand if by == 0 else self.hand, (times + 1) * self.cube, "conceded")
        else:
            super().follow(action)

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
                self.won(1 - self.hand, self.cube, "drop")
        elif self.rules.tric is not None:
            self.next_of_series(self.rules.tric, action)

    # Throws

    def to_throw(self) -> None:
        self.stage = THROW
        self.turn = CHANCE
        self.high = 0
        self.low = 0

    def begin_game(self) -> None:
        """Stones in place, and the start to be thrown for."""
        self.clear_throw()
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
        opening = self.rules.throws.opening
        if opening == ONE_DIE:
            self.thrown(10 * white + thrown if mine > theirs else 10 * thrown + white)
        elif opening == TOTALS_PLAYED:
            self.thrown(white if mine > theirs else thrown)
        else:
            self.to_throw()

    def thrown(self, dice: i64) -> None:
        self.high = dice // 10
        self.low = dice % 10
        self.use_dice()

    def use_dice(self) -> None:
        """The numbers that the dice give, and what can be done with them."""
        pasches = PASCHES + self.hand
        fourfold = self.at[pasches] > 0
        if self.rules.throws.pasch and self.high == self.low:
            self.at[pasches] = 1
        self.count_numbers(fourfold)
        self.lost = 0
        if self.find():
            self.stage = PLAY
            self.turn = self.hand
        else:
            self.lost = 10 * self.high + self.low
            self.lost_by = self.hand
            self.finish_throw()

    def count_numbers(self, fourfold: bool) -> None:
        """Which numbers the dice on the table give, and how often; a pasch that is not the first is fourfold."""
        throws = self.rules.throws
        self.first = self.high
        self.second = self.low
        self.full = 1
        if self.high == self.low and throws.pasch:
            self.second = 7 - self.high
            self.full = 2
            if fourfold:
                self.full = 4
        elif self.high == self.low:
            self.second = 0
            self.full = throws.double
        self.firsts = self.full
        self.seconds = self.full
        if self.second == 0:
            self.seconds = 0

    # Steps

    def step(self, x: i64, number: i64) -> None:
        to = self.advance(x, number)
        if to != OFF:
            self.hit(to)
        elif self.rules.tric is not None:
            self.at[POINTS + self.hand] += 1
        if number == self.first:
            self.firsts -= 1
        else:
            self.seconds -= 1
        if self.rules.tric is not None and self.at[POINTS + self.hand] >= self.rules.tric.target:
            self.game_of_points(self.rules.tric, False)
        elif self.rules.tric is None and self.at[PLACES * self.hand + OFF] == STONES:
            self.borne_off()
        else:
            self.go_on()

    def take_short(self) -> None:
        for number in self.numbers_left():
            self.lift(self.hand, 13 - number)
            self.drop(self.hand, HUCKE)
        self.finish_throw()

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
        tric = self.rules.tric
        if tric is not None and self.bridge(self.hand):
            self.at[POINTS + self.hand] += 2
            if self.at[POINTS + self.hand] >= tric.target:
                self.game_of_points(tric, True)
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
        if self.rules.throws.again and self.high == self.low:
            self.to_throw()
        else:
            self.end_turn()

    def end_turn(self) -> None:
        rules = self.rules
        if not rules.throws.pasch_in_game:
            self.at[PASCHES + self.hand] = 0
        self.turns += 1
        if self.turns >= rules.max_turns:
            self.out_of_turns()
            return
        self.hand = 1 - self.hand
        if self.turns == 1 and rules.throws.same_numbers:
            self.use_dice()
            return
        self.to_throw()
        if self.may_double():
            self.stage = CUBE
            self.turn = self.hand

    def may_double(self) -> bool:
        stakes = self.rules.stakes
        if 2 * self.cube > stakes.cube or self.crawford or self.turns < stakes.cube_from:
            return False
        if self.owner >= 0 and self.owner != self.hand:
            return False
        return stakes.match == 0 or self.at[SCORE + self.hand] + self.cube < stakes.match  # else it cannot help

    # Ends

    def borne_off(self) -> None:
        """The side to move has all its stones off."""
        winner = self.hand
        if not self.rules.stakes.gammons:
            self.won(winner, 1, "borne_off")
            return
        loser = 1 - winner
        base = PLACES * loser
        if self.at[base + OFF] > 0:
            self.won(winner, self.cube, "single")
        elif self.at[base] > 0 or self.at[HELD + loser] & FIRST_SIX != 0:
            self.won(winner, 3 * self.cube, "backgammon")
        else:
            self.won(winner, 2 * self.cube, "gammon")

    def won(self, winner: i64, value: i64, reason: str) -> None:
        """A game is won; a match may go on."""
        stakes = self.rules.stakes
        self.value = value
        if stakes.match == 0:
            self.at[SCORE + winner] = value * stakes.unit
            self.over(winner, reason)
            return
        self.at[SCORE + winner] += value
        self.games += 1
        if self.at[SCORE + winner] >= stakes.match:
            self.crawford = False
            self.over(winner, "match")
            return
        near = stakes.match - 1
        self.crawford = stakes.crawford and self.at[SCORE + winner] == near and self.at[SCORE + 1 - winner] != near
        self.begin_game()

    def out_of_turns(self) -> None:
        """G6, and trictrac's own: the limit of turns."""
        tric = self.rules.tric
        self.value = 0
        if tric is not None:
            mine = self.at[POINTS]
            theirs = self.at[POINTS + 1]
            if mine != theirs:
                self.value = 1
                self.at[SCORE if mine > theirs else SCORE + 1] += 1
            self.games += 1
            if self.games < tric.series:
                self.fresh_game()
                return
        self.over_on_score("limit")

    def over_on_score(self, reason: str) -> None:
        white = self.at[SCORE]
        black = self.at[SCORE + 1]
        winner = 0 if white > black else 1 if black > white else NOBODY
        self.over(winner, "series" if self.rules.in_series() else reason)

    def over(self, winner: i64, reason: str) -> None:
        self.clear_throw()
        self.stage = FINISHED
        self.winner = winner
        self.reason = reason
        self.turn = OVER
        self.hand = NOBODY
        self.high = 0
        self.low = 0

    # Tric-trac: games and series

    def game_of_points(self, tric: TricTrac, by_bridge: bool) -> None:
        """6.7.2: the side to move has reached the target."""
        winner = self.hand
        lost = self.at[POINTS + 1 - winner]
        self.value = 4 if lost == 0 else 3 if lost <= 2 else 2 if lost <= 6 else 1
        self.at[SCORE + winner] += self.value
        self.games += 1
        self.midway = False
        if self.games >= tric.series:
            self.over_on_score("points")
            return
        self.by_bridge = by_bridge
        self.stage = AFTER
        self.turn = self.hand

    def next_of_series(self, tric: TricTrac, action: i64) -> None:
        """6.7.3: afresh, or on from here with the points beyond the target."""
        by_bridge = self.by_bridge
        self.by_bridge = False
        if action == NEW_SETUP:
            self.fresh_game()
            return
        self.at[POINTS + self.hand] -= tric.target
        self.at[POINTS + 1 - self.hand] = 0
        self.turns = 0
        if by_bridge:
            self.after_throw()
        else:
            self.go_on()

    def fresh_game(self) -> None:
        self.at[POINTS] = 0
        self.at[POINTS + 1] = 0
        self.begin_game()

    # How it stands

    def ended(self) -> Result:
        scores = (self.at[SCORE], self.at[SCORE + 1])
        places = (1, 1) if self.winner < 0 else (1, 2) if self.winner == 0 else (2, 1)
        return Result(places, scores, self.reason)

    def payoff(self, seat: i64) -> float:
        """What a game was worth counts too, up to four; of a match or series only who won it."""
        if self.winner < 0:
            return 0.5
        share = 0.5
        if not self.rules.keeps_score() and self.reason != "borne_off":
            share = 0.125 * float(self.value if self.value < 4 else 4)
        return 0.5 + share if self.winner == seat else 0.5 - share

    def past(self) -> tuple[int, ...]:
        return (self.lost, self.lost_by) if self.lost > 0 else ()

    def recall(self, past: tuple[int, ...]) -> None:
        if len(past) == 2:
            self.lost = past[0]
            self.lost_by = past[1]

    def key(self) -> Hashable:
        at = self.at
        rules = self.rules
        return (
            self.words(0, True),
            self.words(0, False),
            self.words(1, True),
            self.words(1, False),
            self.stage * 64 + self.hand * 16 + self.opening * 1024,
            self.high * 10 + self.low,
            self.full * 4096 + self.firsts * 64 + self.seconds,
            self.fresh_first * 64 + self.fresh_second,
            self.last,
            self.cube * 4 + self.owner + 1,
            at[POINTS] * 64 + at[POINTS + 1],
            at[SCORE],
            at[SCORE + 1],
            at[PASCHES] * 8 + at[PASCHES + 1] + (64 if self.crawford else 0),
            2 * self.games + (1 if self.by_bridge else 0) if rules.in_series() else 0,
            (self.turns if self.turns < 2 else 2) if rules.throws.same_numbers or rules.stakes.cube > 0 else 2,
            self.winner,
        )

    def text(self) -> str:
        parts = [f"{self.side(0)}; {self.side(1)} | {self.pending()}"]
        at = self.at
        if self.cube > 1:
            parts.append(f"cube {self.cube} {'WB'[self.owner]}")
        if self.rules.tric is not None:
            parts.append(f"points {at[POINTS]} {at[POINTS + 1]}")
        if self.rules.keeps_score():
            parts.append(f"score {at[SCORE]} {at[SCORE + 1]}, games {self.games}")
            if self.crawford:
                parts.append("crawford")
        if at[PASCHES] + at[PASCHES + 1] > 0:
            parts.append(f"pasch {at[PASCHES]} {at[PASCHES + 1]}")
        if self.turns != 2:
            parts.append(f"turn {self.turns}")
        return ", ".join(parts)

    def pending(self) -> str:
        """What is to be done, as position.py reads it."""
        stage = self.stage
        if stage == OPENING:
            return "opening" if self.opening == 0 else f"opening {dice_text(self.opening)}"
        if stage == FINISHED:
            if self.winner < 0:
                return f"over draw {self.reason} {self.at[SCORE]}-{self.at[SCORE + 1]}"
            return f"over {'WB'[self.winner]} {self.reason} {self.value} {self.at[SCORE]}-{self.at[SCORE + 1]}"
        who = "WB"[self.hand]
        if stage == THROW:
            return f"{who} throws" if self.may_double() else who
        if stage == CUBE:
            return f"{who} cube"
        if stage == ANSWER:
            return f"{who} answers"
        dice = dice_text(10 * self.high + self.low)
        words = [who, "won", dice, str(self.value)] if stage == AFTER else [who, dice]
        if self.by_bridge:
            words.append("bridge")
        if self.second > 0 and self.full == 4:
            words.append("fourfold")
        if self.firsts + self.seconds > 0 and (stage == AFTER or self.firsts < self.full or (self.seconds < self.full and self.second > 0)):
            words.append("left " + "-".join([str(number) for number in self.numbers_left()]))
        if self.fresh_first + self.fresh_second > 0:
            words.append(f"set {self.fresh_first}-{self.fresh_second}")
        if self.last > 0:
            words.append(f"last {self.last}")
        return " ".join(words)


def dice_text(dice: i64) -> str:
    return str(dice) if dice < 10 else f"{dice // 10}-{dice % 10}"


def blank_state(setup: Setup, rules: TablesRules) -> TablesState:
    """A board without stones."""
    return TablesState(setup, rules, room(MOST_ACTIONS), room(ROOM))
