"""The chess family for chess programs: the Universal Chess Interface on standard input and output.

`parlour uci schach` is an engine for any board that speaks UCI. Its option Level is one of Parlour's five strengths; it looks at a number
of positions and not at a clock, and where it is given little time at fewer of them.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import pairwise
from typing import Final

from parlour.catalogue import game
from parlour.core.errors import ParlourError
from parlour.core.state import OVER, State
from parlour.players.levels import LEVELS, STRENGTHS, Computer

KINDS: Final = "pnbrqk"  # the letters of promotions, by the kinds of games/chess/pieces.py from 1 on
PER_MILLISECOND: Final = 300  # positions that are surely looked at in that time
FEWEST: Final = 300
MOVES_TO_GO: Final = 30  # of a clock's time, so much is for one move
SQUARES: Final = tuple(f"{column}{row}" for row in range(1, 9) for column in "abcdefgh")


def written(action: int) -> str:
    """A move as UCI has it: from, to, and what a pawn becomes. Parlour's other actions have no word in UCI."""
    kind, move = divmod(action, 4096)
    if kind > len(KINDS):
        return "0000"
    return SQUARES[move // 64] + SQUARES[move % 64] + (KINDS[kind - 1] if kind else "")


class Engine:
    """Hears lines and says lines."""

    def __init__(self, id: str, say: Callable[[str], None], seed: int = 0) -> None:
        self.game: Final = game(id)
        if self.game.family != "chess":
            raise ParlourError(f"{id} is no game of the chess family: UCI has no words for it")
        self.say: Final = say
        self.level = LEVELS[-1]
        self.seed = seed
        self.state: State = self.game.start()
        self.thinking: threading.Thread | None = None

    def hear(self, lines: Iterable[str]) -> None:
        """Until somebody says quit, or nobody says anything more."""
        for line in lines:
            words = line.split()
            if words[:1] == ["quit"]:
                break
            if words:
                self.obey(words[0], words[1:])
        self.wait()

    def obey(self, word: str, rest: list[str]) -> None:
        if word == "uci":
            self.say(f"id name Parlour {self.game.id}")
            self.say("id author Parlour contributors")
            self.say(f"option name Level type spin default {LEVELS[-1]} min {LEVELS[0]} max {LEVELS[-1]}")
            self.say("uciok")
        elif word == "isready":
            self.say("readyok")
        elif word == "setoption" and rest[:2] == ["name", "Level"] and rest[2:3] == ["value"]:
            self.level = min(max(int(rest[3]), LEVELS[0]), LEVELS[-1])
        elif word == "ucinewgame":
            self.wait()
            self.state = self.game.start()
        elif word == "position":
            self.wait()
            self.set_up(rest)
        elif word == "go":
            self.wait()
            self.thinking = threading.Thread(target=self.answer, args=(self.state.clone(), budget(rest, self.state.turn)))
            self.thinking.start()
        elif word == "stop":
            self.wait()

    def set_up(self, words: list[str]) -> None:
        """startpos or fen, and the moves from there; what cannot be is told, and the position before stays."""
        where, _, moves = (" ".join(words)).partition("moves")
        try:
            state = self.game.position(where.partition("fen")[2].strip()) if where.startswith("fen") else self.game.start()
            for move in moves.split():
                actions = {written(action): action for action in state.legal()}
                if move not in actions:
                    raise ParlourError(f"{move} is not legal at {state.text()}")
                state.play(actions[move])
        except ParlourError as error:
            self.say(f"info string {error}")
            return
        self.state = state

    def answer(self, state: State, positions: int | None) -> None:
        if state.turn == OVER:
            self.say("bestmove 0000")
            return
        strength = STRENGTHS[self.level]
        if positions is not None and positions < strength.positions:
            strength = replace(
                strength, positions=max(FEWEST, positions), seconds=min(strength.seconds, positions / PER_MILLISECOND / 1000)
            )
        self.seed += 1
        self.say(f"bestmove {written(Computer(strength, self.seed).choose(state))}")

    def wait(self) -> None:
        """An answer takes a second or so: who says stop gets it when it is there."""
        if self.thinking is not None:
            self.thinking.join()
            self.thinking = None


def budget(words: list[str], turn: int) -> int | None:
    """How many positions fit into the time that is given; None if none is."""
    numbers = {word: int(number) for word, number in pairwise(words) if number.lstrip("-").isdigit()}
    if "nodes" in numbers:
        return numbers["nodes"]
    if "movetime" in numbers:
        return numbers["movetime"] * PER_MILLISECOND
    clock = "wtime" if turn == 0 else "btime"
    if clock in numbers:
        step = numbers.get("winc" if turn == 0 else "binc", 0)
        return (max(numbers[clock], 0) // numbers.get("movestogo", MOVES_TO_GO) + step) * PER_MILLISECOND
    return None
