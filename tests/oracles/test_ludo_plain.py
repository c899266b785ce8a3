"""Einigkeit, Mens erger je niet, Spielwiese and Verfolgungsjagd beside a second reading of their sheet: slow, by lists and sets.

The reading plays along: it says whose turn it is, which moves a throw allows, where the pieces stand after a move, and when the game is
over. It is written from the sheet alone and shares nothing with the engine, which is asked through texts only.
"""

from __future__ import annotations

import random
import re
from abc import ABC, abstractmethod
from collections.abc import Iterator
from itertools import pairwise
from typing import ClassVar

import pytest

import parlour
from parlour.core.game import Game
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, OVER, State
from tests.laws.played import name, setups

STEPS = 400  # throws and decisions for each setup
Move = tuple[int, ...]  # from (-1: waiting), to, and where a star leads on to
WAIVE: Move = ()


class Reading(ABC):
    """The turn loop of section 0.5, and what the games of part 0 share."""

    letters: str
    ring = 40
    play_on = False

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.pieces = {letter: [-1] * 4 for letter in self.letters}
        self.offset = {letter: 10 * at for at, letter in enumerate(self.letters)}
        self.owner = {letter: at for at, letter in enumerate(self.letters)}
        self.home: list[str] = []  # colours with all pieces home, the first first
        self.colour = ""
        self.die = 0
        self.tries = 1
        self.moves: set[Move] = set()
        self.judged_by = ""
        self.over = False

    # Squares

    def absolute(self, letter: str, progress: int) -> int:
        return (self.offset[letter] + progress) % self.ring

    def on(self, square: int) -> list[tuple[str, int]]:
        """Which pieces stand on a ring square."""
        return [(c, p) for c, places in self.pieces.items() for p in places if 0 <= p < self.ring and self.absolute(c, p) == square]

    def met(self, letter: str, progress: int) -> list[tuple[str, int]]:
        return self.on(self.absolute(letter, progress)) if progress < self.ring else []

    @property
    def own(self) -> list[int]:
        return self.pieces[self.colour]

    def on_ring(self, letter: str) -> list[int]:
        return [p for p in self.pieces[letter] if 0 <= p < self.ring]

    def put(self, letter: str, old: int, new: int) -> None:
        self.pieces[letter][self.pieces[letter].index(old)] = new

    # Turns

    def begin(self, letter: str) -> None:
        self.colour, self.die = letter, 0
        self.tries = self.tries_at_start()

    def tries_at_start(self) -> int:
        return 1

    def end_turn(self) -> None:
        self.begin(self.next_colour())

    def next_colour(self) -> str:
        at = self.letters.index(self.colour)
        return next(c for c in self.letters[at + 1 :] + self.letters[: at + 1] if c in self.pieces and c not in self.home)

    def throw(self, face: int) -> None:
        self.die = face
        self.moves = self.duty(self.legal(face))
        if self.moves:
            return
        if face != 6 or self.six_is_lost():
            self.tries -= 1
        if self.tries == 0:
            self.end_turn()

    def six_is_lost(self) -> bool:
        """Whether a six that cannot be moved gives no further throw either: `six_rerolls_always` is no."""
        return False

    def choose(self, move: Move) -> None:
        if self.judged_by:
            if move != WAIVE:
                self.put(self.colour, move[0], -1)
            self.judged_by = ""
        else:
            missed = bool(self.capturing(self.moves)) and move not in self.capturing(self.moves)
            guilty = self.guilty(move) if missed else -1
            self.make(move)
            if self.setup_capture == "penalty" and missed and self.punish(guilty):
                return
        self.go_on()

    def go_on(self) -> None:
        """CHECK and EXTRA."""
        self.moves = set()
        if all(p >= self.ring for p in self.own):
            self.home.append(self.colour)
            self.over = self.is_over()
        if self.over:
            return
        if self.die == 6 and self.colour not in self.home:
            self.tries = 1
        else:
            self.end_turn()

    def is_over(self) -> bool:
        return not self.play_on or len(self.home) == len(self.pieces) - 1

    # Moves

    @abstractmethod
    def legal(self, r: int) -> set[Move]:
        """What can be moved with this throw."""

    def make(self, move: Move) -> None:
        for step in pairwise(move):
            for other, p in self.met(self.colour, step[1]):
                if self.takes(other):
                    self.put(other, p, -1)
            self.put(self.colour, *step)

    def takes(self, other: str) -> bool:
        return other != self.colour

    # Compulsory capture (0.7)

    @property
    def setup_capture(self) -> str:
        return str(dict(self.setup.options).get("compulsory_capture", "off"))

    def opponents(self, other: str) -> bool:
        return self.owner[other] != self.owner[self.colour]

    def capturing(self, moves: set[Move]) -> set[Move]:
        return {move for move in moves if any(self.takes(c) and self.opponents(c) for c, _ in self.met(self.colour, move[1]))}

    def duty(self, moves: set[Move]) -> set[Move]:
        return (self.setup_capture == "enforced" and self.capturing(moves)) or moves

    def guilty(self, move: Move) -> int:
        """Where the guilty piece stands after the move."""
        starts = [start for start, *_ in self.capturing(self.moves)]
        return move[1] if move[0] in starts else max(starts)

    def punish(self, guilty: int) -> bool:
        """Send the guilty piece back; whether somebody has to decide about it first."""
        if guilty >= 0:
            self.put(self.colour, guilty, -1)
        return False

    @property
    def winners(self) -> set[int]:
        return {self.owner[self.home[0]]}


class Einigkeit(Reading):
    """Part 2."""

    letters = "YGRK"

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.pieces = {letter: [-1, -1, -1, 0] for letter in self.letters}

    def friendly(self, one: str, other: str) -> bool:
        return {one, other} <= {"Y", "R"} or {one, other} <= {"G", "K"}

    def takes(self, other: str) -> bool:
        return not self.friendly(other, self.colour)

    def opponents(self, other: str) -> bool:
        return self.takes(other)

    def tries_at_start(self) -> int:
        return 3 if -1 in self.own and not self.on_ring(self.colour) else 1

    def forward(self, p: int, r: int) -> bool:
        if p + r > 43 or any(len(self.met(self.colour, q)) == 2 for q in range(p + 1, p + r + 1)):
            return False
        return p + r < 40 or p + r not in self.own

    def legal(self, r: int) -> set[Move]:
        ahead: set[Move] = {(p, p + r) for p in self.own if p >= 0 and self.forward(p, r)}
        there = [c for c, _ in self.met(self.colour, 0)]
        waits = -1 in self.own
        if r == 6 and waits:
            if len(there) == 2 and self.takes(there[0]):
                return {(-1, 0)}  # 2.6
            return ahead | ({(-1, 0)} if len(there) < 2 else set())
        if waits and there == [self.colour] and (0, r) in ahead:
            return {(0, r)}
        return ahead

    def is_over(self) -> bool:
        return {"Y", "R"} <= set(self.home) or {"G", "K"} <= set(self.home)

    @property
    def winners(self) -> set[int]:
        return {0, 2} if {"Y", "R"} <= set(self.home) else {1, 3}


class MensErgerJeNiet(Reading):
    """Part 3."""

    DOUBLE: ClassVar = {
        ("four", 2): ["02", "13"], ("four", 3): ["02", "1", "3"], ("four", 4): ["0", "1", "2", "3"],
        ("six", 2): ["03", "14"], ("six", 3): ["03", "14", "25"], ("six", 4): ["03", "14", "2", "5"],
        ("six", 5): ["03", "1", "2", "4", "5"], ("six", 6): ["0", "1", "2", "3", "4", "5"],
    }  # fmt: skip
    SINGLE: ClassVar = {
        ("four", 2): "02", ("four", 3): "012", ("four", 4): "0123",
        ("six", 2): "03", ("six", 3): "024", ("six", 4): "0134", ("six", 5): "01234", ("six", 6): "012345",
    }  # fmt: skip

    def __init__(self, setup: Setup) -> None:
        board = setup.choice("board")
        self.letters = "YGRK" if board == "four" else "YGRKUW"
        super().__init__(setup)
        self.ring = 10 * len(self.letters)
        self.play_on = setup.flag("play_on")
        held = self.DOUBLE[board, setup.seats] if setup.flag("double_colours") else list(self.SINGLE[board, setup.seats])
        self.owner = {self.letters[int(number)]: seat for seat, numbers in enumerate(held) for number in numbers}
        self.pieces = {letter: [-1] * 4 for letter in self.letters if letter in self.owner}
        self.begun: set[str] = set()
        self.must_play = False

    def begin(self, letter: str) -> None:
        super().begin(letter)
        self.must_play = False
        if letter not in self.begun:
            self.begun.add(letter)
            self.make((-1, 0))
            self.must_play = True

    def takes(self, other: str) -> bool:
        return True  # own pawns too

    def make(self, move: Move) -> None:
        start, end = move
        self.put(self.colour, start, -2)  # lifted, so that it does not meet itself
        for other, p in self.met(self.colour, end):
            self.put(other, p, -1)
        self.put(self.colour, -2, end)
        self.must_play = start == -1

    def target(self, p: int, r: int) -> int | None:
        t = p + r
        if t < self.ring:
            return t
        free = [g for g in range(4) if self.ring + g not in self.own]
        g = t - self.ring
        if self.setup.choice("goal_return") == "wait":
            g = 6 - g if g > 3 else g
            return self.ring + g if g in free else None
        inmost = max(free)
        x = g if g <= inmost else 2 * inmost - g
        if x >= 0:
            return self.ring + x if x in free else None
        return self.ring + x if self.ring + x != p else None

    def legal(self, r: int) -> set[Move]:
        if r == 6 and -1 in self.own:
            return {(-1, 0)}
        found: set[Move] = {(p, t) for p in self.on_ring(self.colour) if (t := self.target(p, r)) is not None}
        return {move for move in found if move[0] == 0} if self.must_play else found


class Spielwiese(Reading):
    """Part 4."""

    USUAL: ClassVar = {
        2: "half_round+half_round", 3: "triangle", 4: "square", 5: "square+triangle", 6: "square+square",
        7: "square+square+triangle", 8: "square+square+triangle+triangle",
    }  # fmt: skip

    def __init__(self, setup: Setup) -> None:
        n = setup.seats
        self.letters = "RYGUOPNL"[:n]
        super().__init__(setup)
        self.play_on = setup.flag("play_on")
        parts = (self.USUAL[n] if setup.choice("parts") == "usual" else setup.choice("parts")).split("+")
        m = sum({"square": 4, "triangle": 3, "half_round": 2}[part] for part in parts) - 2 * (len(parts) - 1)
        armed = {i * m // n: i for i in range(n)}
        squares = [(k, label) for k in range(m) for label in (["C", *"1234TA567"] if k in armed else ["C", "M"])]
        first = squares.index((0, "A"))
        squares = squares[first:] + squares[:first]
        self.ring = len(squares)
        self.stars = [at for at, (_, label) in enumerate(squares) if label == "C"]
        self.offset = {self.letters[i]: squares.index((k, "A")) for k, i in armed.items()}
        self.entered: set[str] = set()
        assert self.ring == 10 * n + 2 * (m - n) and len(self.stars) == m

    def tries_at_start(self) -> int:
        if self.colour not in self.entered:
            return 3
        return 3 if self.setup.flag("three_rolls") and -1 in self.own and not self.on_ring(self.colour) else 1

    def six_is_lost(self) -> bool:
        """0.5 as amended: only where an own piece stands on the target."""
        return any(p + 6 in self.own for p in self.own if p >= 0)

    def forward(self, p: int, r: int) -> bool:
        t = p + r
        if t > self.ring + 3 or t in self.own:
            return False
        jumped = any(p < g < t and g >= self.ring for g in self.own)
        return not (jumped and self.setup.flag("no_jump_in_goal"))

    def ways(self, p: int, r: int) -> Iterator[Move]:
        """Staying on the square reached, and jumping on from a star."""
        t, rule = p + r, self.setup.choice("star_squares")
        star = self.absolute(self.colour, t)
        after = None
        if rule != "off" and t < self.ring and star in self.stars:
            at = self.stars.index(star)
            others = self.stars[at + 1 :] + self.stars[:at]
            after = next((s for s in others if not self.on(s)), None)  # where the move began somebody still stands: no free star
        if after is not None:
            yield p, t, (after - self.offset[self.colour]) % self.ring
        if after is None or rule == "may":
            yield p, t

    def legal(self, r: int) -> set[Move]:
        waits = -1 in self.own
        enters = r == 6 and waits and 0 not in self.own
        if enters and self.setup.choice("six_enters") == "must":
            return {(-1, 0)}
        if waits and 0 in self.own and self.forward(0, r):
            return set(self.ways(0, r))
        ahead = {move for p in self.own if p >= 0 and self.forward(p, r) for move in self.ways(p, r)}
        return ahead | ({(-1, 0)} if enters else set())

    def make(self, move: Move) -> None:
        super().make(move)
        if move[0] == -1:
            self.entered.add(self.colour)

    def punish(self, guilty: int) -> bool:
        if not self.on_ring(self.colour):
            return False
        self.judged_by = self.next_colour()
        self.moves = {WAIVE, *((p, -1) for p in self.on_ring(self.colour))}
        return True


READINGS: dict[str, type[Reading]] = {"einigkeit": Einigkeit, "mens_erger_je_niet": MensErgerJeNiet, "spielwiese": Spielwiese}
CASES = [(parlour.game(id), setup) for id in READINGS for setup in setups(parlour.game(id))]


def number(text: str, ring: int) -> int:
    return -1 if text == "B" else ring + "abcd".index(text) if text in "abcd" else int(text)


def standing(state: State, ring: int) -> dict[str, list[int]]:
    groups = re.findall(r"(\w)\[([^\]]*)\]", state.text().split(" | ")[0])
    return {letter: sorted(number(place, ring) for place in places.split(",")) for letter, places in groups}


def read(text: str, ring: int) -> Move:
    """A move from its notation."""
    if text == "waive":
        return WAIVE
    if text.startswith("back "):
        return number(text[5:], ring), -1
    word = text.split(" x")[0]
    return (-1, 0) if word == "enter" else tuple(number(place, ring) for place in word.split("-"))


def follow(game: Game, setup: Setup, rng: random.Random) -> Iterator[State]:
    """Play beside the reading, for ever; every position is compared."""
    while True:
        state, reading = game.begin(setup), READINGS[game.id](setup)
        while state.rolling_off():
            state.apply(rng.randint(1, 6))
        reading.begin(state.text().split(" | ")[1][0])
        assert reading.colour == min((c for c in reading.owner if reading.owner[c] == state.hand), key=reading.letters.index)
        while state.turn != OVER:
            before = state.text()
            if state.turn == CHANCE:
                face = rng.choice((1, 2, 3, 4, 5, 6, 6))
                state.apply(face)
                reading.throw(face)
            else:
                legal = {read(game.face.write(state, action), reading.ring): action for action in state.legal()}
                move = rng.choice(sorted(legal))
                state.apply(legal[move])
                reading.choose(move)
            assert standing(state, reading.ring) == {c: sorted(places) for c, places in reading.pieces.items()}, before
            assert (state.turn == OVER) == reading.over, before
            if state.turn == OVER:
                assert {seat for seat, place in enumerate(state.result().places) if place == 1} == reading.winners, before
                break
            assert state.text().split(" | ")[1][0] == reading.colour, before
            legal_now = [] if state.turn == CHANCE else [read(game.face.write(state, action), reading.ring) for action in state.legal()]
            assert sorted(legal_now) == sorted(reading.moves), f"{before} -> {state.text()}"
            yield state


@pytest.mark.parametrize(("game", "setup"), CASES, ids=[name(setup) for _, setup in CASES])
def test_the_engine_plays_as_the_sheet_reads(game: Game, setup: Setup) -> None:
    played = follow(game, setup, random.Random(name(setup)))
    for _ in range(STEPS):
        next(played)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_verfolgungsjagd_beside_part_5_of_the_sheet(seats: int) -> None:
    rng = random.Random(seats)
    game = parlour.game("verfolgungsjagd")
    near = seats < 5  # two who stand far apart hardly ever meet
    tips = range(seats)
    letters = "YGRKUW"[:seats]
    captures = 0
    for _ in range(12):
        state = game.start(seats, **({"tips": "neighbours"} if near else {}))
        while state.rolling_off():
            state.apply(rng.randint(1, 6))
        player, at = int(state.hand), [0] * seats
        while True:
            r = rng.randint(1, 6)
            state.apply(r)
            if at[player] + r <= 60:
                at[player] += r
                here = (10 * tips[player] + at[player]) % 60
                for other in range(seats):
                    caught = other != player and at[other] > 0 and (10 * tips[other] + at[other]) % 60 == here
                    if caught and at[player] < 60:
                        at[other] = 0
                        captures += 1
            if at[player] == 60:
                break
            player = player if r == 1 else (player + 1) % seats
            assert standing(state, 60) == {letter: [at[seat]] for seat, letter in enumerate(letters)}
            assert (state.turn, state.hand) == (CHANCE, player)
        assert state.turn == OVER and state.result().places == tuple(1 if seat == player else 2 for seat in range(seats))
    assert captures > 0
