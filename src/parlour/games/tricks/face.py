"""How the tricks are seen and touched: rows of digits to say or name a number by, the dice, and a paper that shows the sums afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.core.board import Board
from parlour.core.event import Event
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, say
from parlour.core.scene import Die, Holding, Piece, Row, Sheet
from parlour.core.setup import Setup
from parlour.core.state import NOBODY, State
from parlour.games.dice.face import TrayFace, faces, faces_text, seat_name
from parlour.games.tricks.board import board_of, path_to, stack_sites
from parlour.games.tricks.engine import CONFIRM, NAME, PHASES, SAY, THROW, TrickState

if TYPE_CHECKING:
    from parlour.games.tricks.game import TrickGame


class TrickFace(TrayFace[TrickState]):
    kind = TrickState

    def __init__(self, game: TrickGame) -> None:
        self.game = game

    def board(self, setup: Setup) -> Board:
        return board_of(self.game.trick(setup))

    # What is seen

    def holdings(self, state: TrickState, seat: int) -> tuple[Holding, ...]:
        return Holding(say("tricks-shown"), state.done), Holding(say("tricks-right"), state.right)

    def place(self, state: TrickState, seat: int) -> int:
        return super().place(state, seat) if state.trick.two else 0  # of one there is nothing to tell

    def _faces(self, state: TrickState) -> list[int]:
        """The faces as the player may see them: the magician sees none before he has named them, but the top of a stack."""
        fallen = list(faces(state.dice))
        if state.trick.player and not state.shown():
            top = fallen[-1:] if state.trick.stacked and state.thrown == state.trick.dice else []
            fallen = [0] * (len(fallen) - len(top)) + top
        return fallen

    def dice(self, state: TrickState) -> tuple[Die, ...]:
        if state.trick.stacked or state.trick.real:
            return ()
        fallen = self._faces(state)
        latest = len(fallen) - 1 if self.throws_itself(state) else -1
        waiting = [0] * (state.trick.dice - len(fallen))
        return tuple(Die(f"d{at + 1}", face, fresh=at == latest) for at, face in enumerate(fallen + waiting))

    def pieces(self, state: TrickState) -> tuple[Piece, ...]:
        return tuple(Piece(f"die{face}", "ivory", site) for site, face in zip(stack_sites(state.trick), self._faces(state), strict=False))

    def prompt(self, state: TrickState) -> Message:
        if state.phase == THROW:
            watching = "cover" if state.trick.two else "watch" if state.trick.player else "throw"
            return say(f"tricks-prompt-{watching}", count=state.trick.dice)
        if state.phase == SAY:
            return say(f"tricks-prompt-say-{state.setup.game}")
        if state.phase == NAME:
            return say(f"tricks-prompt-name-{state.setup.game}", said=str(state.said))
        return say("tricks-prompt-judge" if state.trick.two else "tricks-prompt-confirm", named=self._named(state))

    def _named(self, state: TrickState) -> Message:
        if state.trick.stacked:
            return say("tricks-hidden", count=state.named)
        return say("tricks-dice", faces=faces_text(faces(state.named)))

    def sheet(self, state: TrickState) -> Sheet:
        """The number stands on the paper once it is said, all the rest when there is no secret left; of two, each has a column."""
        dice = state.trick.found(state.said) if state.trick.real else state.dice
        lines = state.trick.paper(dice, state.said)
        cells: dict[str, tuple[int | None, ...]] = {}
        theirs = 0  # whose line it is: what comes behind the number is the magician's
        for line, figure in lines:
            known = figure if state.shown() or (line == "said" and figure >= 0) else None
            cells[line] = tuple(known if seat == theirs else None for seat in range(state.seats))
            if line == "said":
                theirs = state.trick.magician
        return Sheet(tuple(Row(line, say(f"tricks-row-{line}"), "sum", say(f"tricks-help-{line}")) for line, _ in lines), cells)

    def asked_for(self, state: TrickState) -> bool:
        """The first die is asked for; the others follow it."""
        return 0 < state.thrown < state.trick.dice

    # What is touched

    def gesture(self, state: TrickState, action: int) -> Gesture:
        if state.phase == CONFIRM:
            word = self.write(state, action)
            return Gesture(button=word, label=say(f"tricks-button-{word}"))
        label = "tricks-label-say" if state.phase == SAY else f"tricks-label-name-{state.setup.game}"
        return Gesture(
            sites=path_to(state.trick, action, naming=state.phase == NAME),
            label=say(label, number=str(action), faces=faces_text(faces(action))),
        )

    # What is written

    def write(self, state: State, action: int) -> str:
        """`4` for a die, `say 87`, `name 62`, `right` and `wrong`."""
        state = self.own(state)
        if state.phase == THROW:
            return str(action)
        if state.phase == CONFIRM:
            return "right" if action else "wrong"
        return f"{PHASES[state.phase]} {action}"

    def read(self, state: State, text: str) -> int:
        """As written; the number alone will do."""
        state = self.own(state)
        if state.phase in (SAY, NAME) and text.strip().isdecimal():
            text = f"{PHASES[state.phase]} {text.strip()}"
        return super().read(state, text)

    # What is told

    def happened(self, before: TrickState, action: int, after: TrickState) -> list[Event]:
        if before.phase == THROW:
            return self._tell_throw(before, action, after)
        events = []
        if before.phase == SAY and before.trick.two:
            events.append(Event("note", 0, say("tricks-log-one-says", colour=seat_name(0), number=str(action))))
        elif before.phase == SAY:
            events.append(Event("note", 0, say("tricks-log-said", number=str(action))))
            events.append(Event("note", NOBODY, say("tricks-log-magician", named=self._named(after))))
        elif before.phase == NAME and before.trick.two:
            events.append(Event("note", before.hand, say("tricks-log-one-names", colour=seat_name(before.hand), named=self._named(after))))
        elif before.phase == NAME:
            events.append(Event("note", 0, say("tricks-log-named", named=self._named(after))))
        if after.done > before.done:
            events.append(Event("note", NOBODY, say("tricks-log-right" if after.right > before.right else "tricks-log-wrong")))
        return events

    def _tell_throw(self, before: TrickState, action: int, after: TrickState) -> list[Event]:
        sites = stack_sites(before.trick)
        events = [Event("take", 0, path=(site,)) for site in sites] if before.shown() else []
        if before.trick.player:  # nobody looks
            events.append(Event("throw", 0, say("tricks-log-secret", number=after.thrown)))
        else:
            events.append(Event("throw", 0, say("dice-log-throw", colour=seat_name(0), faces=str(action)), dice=(action,)))
        if sites:
            events.append(Event("place", 0, path=(sites[after.thrown - 1],)))
        if after.phase == NAME:
            events.append(Event("note", NOBODY, say("tricks-log-hears", number=str(after.said))))
        return events

    def ending(self, state: TrickState) -> Message:
        magician = "other" if state.trick.two else "player" if state.trick.player else "computer"
        return say("tricks-end-trick", rounds=state.trick.rounds, right=state.right, magician=magician)

    # Why not

    def why(self, state: TrickState, attempt: Gesture) -> Reason:
        if state.phase == CONFIRM:
            return Reason("play", say("tricks-why-confirm"))
        if not attempt.sites:
            return Reason("play", say("tricks-why-digits"))
        if any(gesture.sites[: len(attempt.sites)] == attempt.sites for gesture in self.gestures(state).values()):
            return Reason("play", say("tricks-why-go-on"))
        if set(attempt.sites) & set(stack_sites(state.trick)):
            return Reason("play", say("tricks-why-stack"))
        return Reason("numbers", say("tricks-why-number" if state.phase == SAY else "tricks-why-rows"))

    # In plain characters

    def sketch(self, state: State) -> str:
        """The dice, and the number that was said with what was named for it."""
        state = self.own(state)
        shown = " ".join(f"[{face or '?'}]" for face in self._faces(state)) or "[ ]"
        said, named = ("." if number < 0 else number for number in (state.said, state.named))
        return f"  {shown}\n  {said} -> {named}"
