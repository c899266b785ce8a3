"""GNU Backgammon as a rival, by the common rules: it is asked over its interface for external players."""

from __future__ import annotations

import socket
import subprocess
from time import monotonic, sleep
from typing import Final, TextIO

from parlour.bridges.mat import read_play
from parlour.core.state import State
from parlour.games.tables.engine import TablesState
from parlour.games.tables.rules import BAR, OFF, PLACES, PLAY

COMMANDS: Final = (
    "set evaluation chequerplay evaluation plies {plies}\nset evaluation chequerplay evaluation noise 0\nexternal localhost:{port}\n"
)
ANSWER_SECONDS: Final = 30.0


class Gnubg:
    """A running GNU Backgammon, asked for one play after the other; the cube is not for it."""

    def __init__(self, path: str, plies: int) -> None:
        with socket.socket() as free:
            free.bind(("localhost", 0))
            port = free.getsockname()[1]
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen([path, "-t", "-q"], stdin=subprocess.PIPE, stdout=quiet, stderr=quiet, text=True)
        assert self.process.stdin is not None
        self.process.stdin.write(COMMANDS.format(port=port, plies=plies))
        self.process.stdin.flush()
        self.lines: Final = connected(port)
        self.rest: list[int] = []  # of the play that it is making

    def __del__(self) -> None:
        self.process.kill()

    def choose(self, state: State) -> int:
        assert isinstance(state, TablesState)
        if state.stage != PLAY:
            return state.legal()[0]
        if not self.rest:
            self.lines.write(board(state) + "\n")
            self.lines.flush()
            self.rest = read_play(state, self.lines.readline().strip())
        return self.rest.pop(0)


def connected(port: int) -> TextIO:
    until = monotonic() + ANSWER_SECONDS
    while True:
        try:
            return socket.create_connection(("localhost", port), timeout=ANSWER_SECONDS).makefile("rw")
        except ConnectionRefusedError:
            if monotonic() > until:
                raise
            sleep(0.1)


def board(state: TablesState) -> str:
    """The position as the FIBS server tells it, seen by the side to move, whose stones are positive."""
    mine, theirs = int(PLACES * state.hand), int(PLACES * (1 - state.hand))
    places = [-state.at[theirs + BAR]]
    for way in range(1, 25):
        places.append(state.at[mine + 25 - way] - state.at[theirs + way])
    places.append(state.at[mine + BAR])
    off = state.at[mine + OFF], state.at[theirs + OFF]
    after = [1, state.high, state.low, 0, 0, 1, 1, 1, 0, 1, -1, 0, 25, *off, places[25], -places[0], 2, 0, 0, 0]
    return ":".join(["board:we:they:9999:0:0", *(str(figure) for figure in (*places, *after))])
