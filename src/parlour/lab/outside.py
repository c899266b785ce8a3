"""Other people's engines as rivals, where they are installed: Stockfish and its relative for variants, GNU Backgammon, py-draughts.

Each is asked for a move of the position as it stands and answers in its own words, which are read as moves of ours.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Final

from parlour.core.errors import ParlourError
from parlour.core.message import say
from parlour.core.state import State
from parlour.games.chess.notation import uci
from parlour.games.draughts.engine import DraughtsState
from parlour.lab.rivals import NoRival, after, whole
from parlour.players.levels import Player

SECONDS: Final = 0.1  # of Stockfish per move
MOST_SECONDS: Final = 3600
GOING_SECONDS: Final = 2.0  # until an engine that was told to quit is killed
STRONGEST_RATING, MOST_SKILL, MOST_PLIES = 4000, 20, 7  # that the engines know, or more
GAMES_BIN: Final = "/usr/games"  # where Debian puts programs like these


class Missing(ParlourError):
    """A program that is not installed here."""


def outside_player(name: str, word: str, figure: str | None, id: str) -> Player | None:
    """The engine of that name, if it plays the game; Missing if it is not there."""
    if word == "stockfish" and id == "schach":
        rating = 2000 if figure is None else whole(name, figure, high=STRONGEST_RATING)
        return Uci(program("stockfish"), {"UCI_LimitStrength": "true", "UCI_Elo": str(rating)})
    if word == "fairy" and id in VARIANTS:
        skill = 6 if figure is None else whole(name, figure, 0, MOST_SKILL)
        return Uci(program("fairy-stockfish"), {"UCI_Variant": VARIANTS[id], "Skill Level": str(skill)})
    if word == "turbo" and id == "damspel":
        return Turbo(0.5 if figure is None else seconds_in(name, figure))
    if word == "gnubg" and id == "backgammon":
        from parlour.lab.gnubg import Gnubg  # starts a program

        plies = 0 if figure is None else whole(name, figure, 0, MOST_PLIES)
        return Gnubg(program("gnubg"), plies)
    return None


def seconds_in(name: str, figure: str) -> float:
    """The seconds of a rival's name."""
    try:
        found = float(figure)
    except ValueError:
        found = 0.0
    if not 0.0 < found <= MOST_SECONDS:  # which is no number is neither
        raise NoRival(say("error-lab-seconds", name=name, figure=figure, most=MOST_SECONDS))
    return found


VARIANTS: Final = {"raeuberschach": "giveaway", "schach": "chess"}


def program(name: str) -> str:
    found = shutil.which(name) or shutil.which(name, path=GAMES_BIN)
    if found is None:
        raise Missing(say("error-lab-program", name=name))
    return found


class Uci:
    """An engine that speaks UCI: it is told where it was first asked, as FEN, and every move since, so that it sees repetitions coming."""

    def __init__(self, path: str, options: dict[str, str]) -> None:
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.begun = ""  # the position in which it was first asked
        self.moves: list[str] = []  # since then
        self.left: State | None = None  # the position that its last move led to
        self.send("uci")
        self.hear("uciok")
        for name, value in options.items():
            self.send(f"setoption name {name} value {value}")
        self.send("isready")
        self.hear("readyok")

    def __del__(self) -> None:
        """Let it go by itself, and see it gone: a process that nobody waits for stays in the machine's list."""
        if not hasattr(self, "process"):  # it could not be started
            return
        try:
            self.process.communicate("quit\n", timeout=GOING_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.communicate()
        except OSError:  # it has gone before it was asked to
            self.process.wait()

    def send(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def hear(self, word: str) -> str:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith(word):
                return line
        raise Missing(f"{self.process.args!r} ended")

    def choose(self, state: State) -> int:
        self.follow(state)
        self.send(f"position fen {self.begun}{' moves ' if self.moves else ''}{' '.join(self.moves)}")
        self.send(f"go movetime {round(1000 * SECONDS)}")
        action = uci_action(state, self.hear("bestmove").split()[1])
        self.left = after(state, action)
        self.moves.append(uci(action))
        return action

    def follow(self, state: State) -> None:
        """What the other side has played since; where no single move leads here, the history begins anew."""
        told = fen(state)
        played = [] if self.left is None else [action for action in self.left.legal() if fen(after(self.left, action)) == told]
        if played:
            self.moves.append(uci(played[0]))
        else:
            self.begun, self.moves = told, []


def fen(state: State) -> str:
    return state.text().split(" | ")[0]


def uci_action(state: State, move: str) -> int:
    """The action that UCI writes like this."""
    for action in state.legal():
        if uci(action) == move:
            return action
    raise Missing(f"{move} is no move in {state.text()}")


class Turbo:
    """py-draughts' strongest engine, on a board of its own that is laid anew for every move."""

    def __init__(self, seconds: float) -> None:
        if find_spec("draughts") is None:
            raise Missing("py-draughts is not installed")
        from draughts import StandardBoard, TurboEngine
        from draughts.models import Color

        self.board: Final = StandardBoard()
        self.colours: Final = (Color.WHITE, Color.BLACK)
        self.engine: Final = TurboEngine(depth_limit=None, time_limit=seconds)
        self.rest: list[int] = []  # of the move that it is making

    def choose(self, state: State) -> int:
        if not state.midway:
            assert isinstance(state, DraughtsState)
            self.rest = self.move(state)
        return self.rest.pop(0)

    def move(self, state: DraughtsState) -> list[int]:
        board = self.board
        (board.white_men, board.white_kings), (board.black_men, board.black_kings) = state.of(0), state.of(1)
        board.turn = self.colours[state.side]
        found = self.engine.get_best_move(board)
        assert not isinstance(found, tuple)  # it comes with a figure only where that is asked for
        wanted = (found.square_list[0], found.square_list[-1], frozenset(found.captured_list))
        return next(move for move in whole_moves(state, []) if described(state, move) == wanted)


def whole_moves(state: State, made: list[int]) -> Iterator[list[int]]:
    """Every move of the seat to move, with all its hops."""
    for action in state.legal():
        later = state.clone()
        later.play(action)
        if later.midway:
            yield from whole_moves(later, [*made, action])
        else:
            yield [*made, action]


def described(state: DraughtsState, move: list[int]) -> tuple[int, int, frozenset[int]]:
    """Where a move starts and ends, and what it takes; squares of ten by ten have the same numbers here and there."""
    later = state.clone()
    for action in move:
        later.play(action)
    men, queens = later.of(1 - state.side)
    taken = state.enemy() & ~(men | queens)
    return (move[0] >> 6) & 63, move[-1] & 63, frozenset(square for square in range(50) if taken >> square & 1)
