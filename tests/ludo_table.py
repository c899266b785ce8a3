"""A table of the ludo family, for tests that read like the sheet: a position, throws, moves."""

from __future__ import annotations

import parlour
from parlour.core.gesture import Gesture
from parlour.core.setup import OptionValue
from parlour.core.state import CHANCE
from parlour.games.ludo.engine import LudoState
from parlour.words import languages, rules, words


class Table:
    """A position of the sheet, with a colour about to throw."""

    def __init__(
        self, game: str, position: str, *, plays: OptionValue = "Y", seats: OptionValue = 4, home: OptionValue = "", **options: OptionValue
    ) -> None:
        pending = f"{plays}, home {home}" if home else plays
        self.game = parlour.game(game)
        self.face = self.game.face
        state = self.game.position(f"{position} | {pending}", int(seats), **options)
        assert isinstance(state, LudoState)
        self.state = state

    def throw(self, *faces: int) -> Table:
        """Throw these, one after the other (0 is no throw); a move that is the only one is made in between."""
        for number, face in enumerate(filter(None, faces)):
            if number and self.state.turn != CHANCE:
                (only,) = self.state.legal()
                self.state.apply(only)
            assert self.state.turn == CHANCE
            self.state.apply(face)
        return self

    @property
    def moves(self) -> list[str]:
        """The legal moves with the throw on the table; none if the turn has passed or is to throw again."""
        return [] if self.state.turn == CHANCE else self.face.list_moves(self.state)

    def play(self, move: str) -> Table:
        self.state.apply(self.face.read(self.state, move))
        return self

    def stands(self, colour: str) -> str:
        """A colour's pieces, as in [0,7,B,c]."""
        (found,) = [group for group in self.state.text().split(" | ")[0].split(" ") if group.startswith(colour)]
        return found

    @property
    def pending(self) -> str:
        return self.state.text().split(" | ")[1]

    @property
    def prompt(self) -> str:
        return self.face.scene(self.state, 0).prompt.id

    def told(self, action: int) -> list[str]:
        """The words of the log when the action is made."""
        before = self.state.clone()
        self.state.apply(action)
        return [event.message.id for event in self.face.tell(before, action, self.state) if event.message]

    def told_move(self, move: str) -> list[str]:
        return self.told(self.face.read(self.state, move))

    def why(self, touched: str) -> tuple[str, str]:
        """The anchor and the word of the reason why the touched sites make no move, which every language has."""
        attempt = Gesture(sites=tuple(touched.split()))
        assert attempt.sites not in [gesture.sites for gesture in self.face.gestures(self.state).values()]
        reason = self.face.why_not(self.state, attempt)
        for language in languages():
            assert reason.anchor in rules(language, self.game.id).anchors
            assert words(language).put(reason.message)
        return reason.anchor, reason.message.id.removeprefix("ludo-why-")
