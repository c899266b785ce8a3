"""The chess family for chess programs: the Universal Chess Interface on standard input and output.

`parlour uci schach` is an engine for any board that speaks UCI. Its option Level is one of Parlour's five strengths; it looks at a number
of positions, and where fewer are asked for (`go nodes`) or little time is given at fewer of them. A clock may end a thought, unless
positions are asked for and no clock is named. Depth is counted in moves of one side, as everywhere in the field (`go depth`).
"""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from itertools import pairwise, takewhile
from math import inf
from random import Random
from time import process_time
from typing import Final

from parlour.catalogue import game
from parlour.core.errors import ParlourError
from parlour.core.face import one_of
from parlour.core.state import OVER, State
from parlour.games.chess.engine import ChessState
from parlour.games.chess.moves import DROP, PASS
from parlour.games.chess.pieces import LETTERS, MAHARAJAH
from parlour.players.alphabeta import SURE, WIN
from parlour.players.chess.expert import EXPERT, hunts
from parlour.players.expert import Strength
from parlour.players.levels import LEVELS, STRENGTHS, Computer, simulated_choice, thorough

KINDS: Final = "pnbrqk"  # the letters of promotions, by the kinds of games/chess/pieces.py from 1 on
PER_MILLISECOND: Final = 300  # positions that are surely looked at in that time
FEWEST: Final = 300
MOVES_TO_GO: Final = 30  # of a clock's time, so much is for one move
LONGEST: Final = 12  # moves of a line that is told
DRAWN: Final = 0.5  # what a draw pays
GO: Final = frozenset("searchmoves ponder wtime btime winc binc movestogo depth nodes mate movetime infinite".split())
NUMBER: Final = re.compile(r"-?[0-9]{1,15}")
NUMBERS: Final = ("0", "1")  # quiet moves and the number of the move, where a position does not say them
NO_MOVE: Final = "(none)"  # not 0000, which is a move where one may pass
CLAIMED: Final = ("repetition", "fifty_moves", "move_limit")  # draws that boards let players claim, or do not know
VARIANTS: Final = {"raeuberschach": "antichess"}  # what boards call a game that is not chess, if they know it
WITHOUT_CASTLING: Final = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1"
SQUARES: Final = tuple(f"{column}{row}" for row in range(1, 9) for column in "abcdefgh")


def written(state: State, action: int) -> str:
    """A move as UCI has it: from, to, and what a pawn becomes; N@f3 for a piece that is put onto the board; 0000 where none can move."""
    if action == PASS:
        return "0000"
    if action >= DROP:
        return f"{LETTERS[one_of(ChessState, state).pocket & 7 or MAHARAJAH]}@{SQUARES[action - DROP]}"
    kind, move = divmod(action, 4096)
    return SQUARES[move // 64] + SQUARES[move % 64] + (KINDS[kind - 1] if kind else "")


def whole(words: list[str], name: str) -> int | None:
    """The number behind a word, if there is one."""
    for word, number in pairwise(words):
        if word == name and NUMBER.fullmatch(number):
            return int(number)
    return None


def wanted(words: list[str]) -> list[str]:
    """The moves behind `searchmoves`: nothing but these is to be looked at."""
    if "searchmoves" not in words:
        return []
    behind = words[words.index("searchmoves") + 1 :]
    return list(takewhile(lambda word: word not in GO, behind))


def scored(worth: int) -> str:
    """What a move is worth, in hundredths of a pawn, or in how many moves it wins or loses."""
    if abs(worth) <= SURE:
        return f"cp {worth}"
    moves = (int(WIN) - abs(worth) + 1) // 2
    return f"mate {moves if worth > 0 else -moves}"


class Engine:
    """Hears lines and says lines."""

    def __init__(self, id: str, say: Callable[[str], None], seed: int = 0) -> None:
        self.game: Final = game(id)
        if self.game.family != "chess":
            raise ParlourError(f"{id} is no game of the chess family: UCI has no words for it")
        self.say: Final = say
        self.variant: Final = VARIANTS.get(id, "")
        self.setup: Final = self.game.agree(None, **self.game.presets.get("common", {}))  # the rules that boards know
        self.level = LEVELS[-1]
        self.seed = seed
        self.state: State = self.start()
        self.refused = False  # the last position: no move is known there
        self.thinking: threading.Thread | None = None
        self.asked = threading.Event()  # the answer may be said: whoever thinks without end, or in the other's time, waits for that

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
            if self.variant:
                self.say(f"option name UCI_Variant type combo default {self.variant} var {self.variant}")
            self.say("uciok")
        elif word == "isready":
            self.say("readyok")
        elif word == "setoption" and [name.lower() for name in rest[:2]] == ["name", "level"]:
            self.set_level(whole(rest, "value"))
        elif word == "ucinewgame":
            self.wait()
            self.state, self.refused = self.start(), False
        elif word == "position":
            self.wait()
            self.set_up(rest)
        elif word == "go":
            self.wait()
            if not {"infinite", "ponder"} & set(rest):
                self.asked.set()
            asked = (self.strength(rest), wanted(rest), self.refused, whole(rest, "mate") or 0)
            self.thinking = threading.Thread(target=self.answer, args=(self.state.clone(), *asked))
            self.thinking.start()
        elif word in ("stop", "ponderhit"):
            self.wait()

    def set_level(self, level: int | None) -> None:
        if level is None:
            self.say(f"info string Level is a number from {LEVELS[0]} to {LEVELS[-1]}")
        else:
            self.level = min(max(level, LEVELS[0]), LEVELS[-1])

    def start(self) -> State:
        """The first position, as boards have it: nobody castles in antichess."""
        return self.position(WITHOUT_CASTLING) if self.variant else self.game.begin(self.setup)

    def position(self, fen: str) -> State:
        """That of a FEN; many programs leave out the two numbers at its end."""
        fields = fen.split()
        if len(fields) in (4, 5):
            fields += NUMBERS[len(fields) - 4 :]
        return self.going_on(self.game.parse(" ".join(fields), self.setup))

    def going_on(self, state: State) -> State:
        """The position without a draw by moves that were counted: the board knows when it is over."""
        if state.turn == OVER and state.result().reason in CLAIMED:
            return self.game.parse(" ".join([*state.text().split()[:4], *NUMBERS]), self.setup)
        return state

    def set_up(self, words: list[str]) -> None:
        """startpos or fen, and the moves from there; what cannot be is told, and nothing is played until another position comes."""
        where, _, moves = (" ".join(words)).partition("moves")
        try:
            state = self.position(where.partition("fen")[2].strip()) if where.startswith("fen") else self.start()
            for move in moves.split():
                actions = {written(state, action): action for action in state.legal()}
                if move not in actions:
                    raise ParlourError(f"{move} is not legal at {state.text()}")
                state.play(actions[move])
                state = self.going_on(state)
        except ParlourError as error:
            self.say(f"info string {error}")
            self.refused = True
            return
        self.state, self.refused = state, False

    def strength(self, words: list[str]) -> Strength:
        """That of the level, or less, if less is asked for or little time is given; with positions alone no clock counts."""
        full = STRENGTHS[self.level]
        nodes, given = whole(words, "nodes"), milliseconds(words, self.state.turn)
        positions, seconds = full.positions, full.seconds
        if nodes is not None:
            positions, seconds = min(positions, max(FEWEST, nodes)), 0.0
        if given is not None:
            positions, seconds = min(positions, max(FEWEST, given * PER_MILLISECOND)), min(full.seconds, max(given, 1) / 1000)
        depth = whole(words, "depth")
        return replace(full, positions=positions, seconds=seconds, moves=0 if depth is None else max(depth, 1))

    def answer(self, state: State, strength: Strength, moves: list[str], refused: bool, most: int) -> None:
        """`most`: a mate of so many moves is looked for first."""
        best = NO_MOVE
        if refused:
            self.say("info string the last position was refused: there is no move for it")
        elif state.turn != OVER:
            self.seed += 1
            among = self.among(state, moves)
            mate = Mates(state.turn, strength).quickest(state, among, most)
            if mate is not None:
                best = written(state, mate[0])
                self.say(f"info depth {2 * mate[1] - 1} score mate {mate[1]} pv {best}")
            else:
                best = written(state, self.choose(state, strength, among))
        self.asked.wait()
        self.say(f"bestmove {best}")

    def among(self, state: State, moves: list[str]) -> list[int]:
        """The moves that are to be looked at: those that were named and are legal, else all."""
        legal = {written(state, action): action for action in state.legal()}
        for move in moves:
            if move not in legal:
                self.say(f"info string {move} is not legal at {state.text()}")
        return [action for move, action in legal.items() if move in moves] or list(legal.values())

    def choose(self, state: State, strength: Strength, among: list[int]) -> int:
        """What a computer of that strength would play, of these moves; what it saw is told where it looked ahead."""
        everything = len(among) == len(state.legal())
        if len(among) == 1 or (everything and hunts(state)):
            return among[0] if len(among) == 1 else Computer(strength, self.seed).choose(state)
        seed = Random(self.seed).getrandbits(62)  # as a Computer draws it
        decision = EXPERT.decide(state, thorough(EXPERT, strength), seed, None if everything else among)
        if decision is None:
            return simulated_choice(state, strength, seed, () if everything else among)
        line = self.written_line(state, decision.line(LONGEST))
        found = decision.found
        self.say(f"info depth {found.depth} nodes {found.positions} score {scored(decision.worth)} pv {line}")
        return decision.action

    def written_line(self, state: State, actions: list[int]) -> str:
        """Moves one after the other."""
        here, line = state.clone(), list[str]()
        for action in actions:
            line.append(written(here, action))
            here.play(action)
        return " ".join(line)

    def wait(self) -> None:
        """An answer takes a second or so: who says stop gets it when it is there."""
        if self.thinking is not None:
            self.asked.set()
            self.thinking.join()
            self.thinking = None
        self.asked.clear()


class Mates:
    """Who wins by force: every answer is looked at, while a look ahead leaves out moves that seem too bad, which a mate may begin with."""

    def __init__(self, seat: int, strength: Strength) -> None:
        self.seat: Final = seat
        self.left = strength.positions
        self.until: Final = process_time() + (strength.seconds or inf)

    def quickest(self, state: State, among: list[int], most: int) -> tuple[int, int] | None:
        """The action that begins the shortest one, and its moves; None if nothing was found in as many positions as the level looks at."""
        with suppress(OutOfReach):
            for moves in range(1, most + 1):
                for action in among:
                    if self.wins(self.after(state, action), moves - 1):
                        return action, moves
        return None

    def wins(self, state: State, moves: int) -> bool:
        """Whether the seat wins within so many moves of its own, whatever is answered."""
        if state.turn == OVER:
            return state.payoff(self.seat) > DRAWN
        if state.turn == self.seat:
            return moves > 0 and any(self.wins(self.after(state, action), moves - 1) for action in state.legal())
        return all(self.wins(self.after(state, action), moves) for action in state.legal())

    def after(self, state: State, action: int) -> State:
        self.left -= 1
        if self.left < 0 or process_time() > self.until:
            raise OutOfReach
        after = state.clone()
        after.play(action)
        return after


class OutOfReach(Exception):
    """The level looks at no more."""


def milliseconds(words: list[str], turn: int) -> int | None:
    """How much time there is for one move; None if nothing is said of it."""
    fixed = whole(words, "movetime")
    if fixed is not None:
        return fixed
    left = whole(words, "wtime" if turn == 0 else "btime")
    if left is None:
        return None
    return max(left, 0) // max(whole(words, "movestogo") or MOVES_TO_GO, 1) + (whole(words, "winc" if turn == 0 else "binc") or 0)
