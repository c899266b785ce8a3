"""Draughts on 10x10 for draughts programs: the Hub protocol, version 2, on standard input and output (`parlour hub damspel`).

Positions are fifty characters behind the side to move (W or B): w and b are men, W and B kings, e is empty; moves are 32-28 and 28x19x23:
where a capture begins and ends, and what it takes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final

from parlour.catalogue import game
from parlour.core.errors import ParlourError
from parlour.core.face import one_of
from parlour.core.state import OVER, State
from parlour.games.draughts.engine import DraughtsState, ends
from parlour.players.levels import LEVELS, player_for

SQUARES: Final = 50
COUNTED: Final = ("repetition", "no_progress")  # draws by moves that were counted
WORD: Final = re.compile(r'([\w-]+)(?:=("[^"]*"|\S+))?')


def parsed(line: str) -> tuple[str, dict[str, str]]:
    """A line's command and its arguments."""
    words = [(name, value.strip('"')) for name, value in WORD.findall(line)]
    return (words[0][0], dict(words[1:])) if words else ("", {})


def position_text(pos: str) -> str:
    """A Hub position in Parlour's notation."""
    if not re.fullmatch(r"[WB][wbWBe]{50}", pos):
        raise ParlourError(f"not a position of {SQUARES} squares: {pos!r}")
    armies = {
        side: ",".join(f"{'K' if piece.isupper() else ''}{number}" for number, piece in enumerate(pos[1:], 1) if piece.upper() == side)
        for side in "WB"
    }
    return f"{pos[0]}:W{armies['W']}:B{armies['B']}"


def written(state: State, actions: list[int]) -> str:
    """A whole move as Hub has it: where it begins and ends, and what it takes."""
    before = one_of(DraughtsState, state)
    names = before.rules.grid.names
    start, end = names[ends(actions[0])[0]], names[ends(actions[-1])[1]]
    after = one_of(DraughtsState, state.clone())
    for action in actions:
        after.play(action)
    theirs = 1 - before.side
    left = {name for name, _ in after.pieces(theirs)}
    taken = [name for name, _ in before.pieces(theirs) if name not in left]
    return "x".join([start, end, *taken]) if taken else f"{start}-{end}"


def parts(move: str) -> tuple[list[str], list[str]]:
    """Where a move begins and ends, and what it takes, sorted."""
    squares = move.split("x")
    return squares[:2], sorted(squares[2:])


class HubEngine:
    """Hears lines and says lines."""

    def __init__(self, id: str, say: Callable[[str], None], seed: int = 0) -> None:
        self.game: Final = game(id)
        if id != "damspel":
            raise ParlourError(f"{id} is not played on 10x10 squares: Hub has no words for it")
        self.say: Final = say
        self.level = LEVELS[-1]
        self.seed = seed
        self.setup: Final = self.game.agree(None, **self.game.presets["common"])  # the rules that boards know
        self.state: State = self.game.begin(self.setup)

    def hear(self, lines: Iterable[str]) -> None:
        for line in lines:
            command, told = parsed(line)
            if command == "quit":
                return
            if command:
                self.obey(command, told)

    def obey(self, command: str, told: dict[str, str]) -> None:
        if command == "hub":
            self.say('id name="Parlour damspel" version=1 author="Parlour contributors" country=')
            self.say(f"param name=level value={self.level} type=int min={LEVELS[0]} max={LEVELS[-1]}")
            self.say("wait")
        elif command == "init":
            self.say("ready")
        elif command == "ping":
            self.say("pong")
        elif command == "set-param" and told.get("name") == "level":
            self.set_level(told.get("value", ""))
        elif command == "new-game":
            self.state = self.game.begin(self.setup)
        elif command == "pos":
            self.set_up(told)
        elif command == "go" and ("think" in told or "analyze" in told):
            self.answer()

    def set_level(self, told: str) -> None:
        if re.fullmatch(r"-?[0-9]{1,15}", told):
            self.level = min(max(int(told), LEVELS[0]), LEVELS[-1])
        else:
            self.say(f'error message="level is a number from {LEVELS[0]} to {LEVELS[-1]}"')

    def set_up(self, told: dict[str, str]) -> None:
        try:
            pos = told.get("pos")
            state = self.game.begin(self.setup) if pos is None else self.game.parse(position_text(pos), self.setup)
            for move in told.get("moves", "").split():
                state = self.going_on(self.moved(state, move))
        except ParlourError as error:
            self.say(f'error message="{error}"')
            return
        self.state = state

    def moved(self, state: State, move: str) -> State:
        """The position after a move; what a capture takes may stand in any order, and be left out where that is enough."""
        known = {written(state, actions): actions for actions in self.game.face.written(state).values()}
        fitting = [text for text in known if parts(text) == parts(move) or text.startswith(f"{move}x")]
        if not fitting:
            raise ParlourError(f"{move} is not legal at {state.text()}")
        after = state.clone()
        for action in known[fitting[0]]:
            after.play(action)
        return after

    def going_on(self, state: State) -> State:
        """The position without a draw by moves that were counted: the board knows when it is over."""
        if state.turn == OVER and state.result().reason in COUNTED:
            return self.game.parse(state.text().partition(" | ")[0], self.setup)
        return state

    def answer(self) -> None:
        if self.state.turn == OVER:
            self.say("done")
            return
        self.seed += 1
        player, walker, actions = player_for(self.level, self.seed), self.state.clone(), list[int]()
        while not actions or walker.midway:
            actions.append(int(player.choose(walker)))
            walker.play(actions[-1])
        self.say(f"done move={written(self.state, actions)}")
