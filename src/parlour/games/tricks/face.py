"""How the tricks are seen and touched: rows of digits to say or name a number by, the dice, and a paper that shows the sums afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.core.board import Board
from parlour.core.event import Event
from parlour.core.face import Face, one_of
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, colour, say
from parlour.core.scene import Die, Holding, Piece, Row, Scene, SeatView, Sheet
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, NOBODY, OVER, State
from parlour.games.dice.face import faces, faces_text
from parlour.games.tricks.board import board_of, path_to, stack_sites
from parlour.games.tricks.engine import CONFIRM, NAME, PHASES, SAY, THROW, TrickState

if TYPE_CHECKING:
    from parlour.games.tricks.game import TrickGame

COLOUR = "yellow"


def trick(state: State) -> TrickState:
    """The state as one of a trick's."""
    return one_of(TrickState, state)


class TrickFace(Face):
    def __init__(self, game: TrickGame) -> None:
        self.game = game

    def board(self, setup: Setup) -> Board:
        return board_of(self.game.trick(setup))

    # What is seen

    def scene(self, state: State, seat: int) -> Scene:
        state = trick(state)
        over = state.turn == OVER
        holdings = (Holding(say("tricks-shown"), state.done), Holding(say("tricks-right"), state.right))
        first = state.turn == CHANCE and not self.throws_itself(state)
        return Scene(
            seats=(SeatView((COLOUR,), holdings),),
            hand=state.hand,
            colour="" if over else COLOUR,
            prompt=self._ending(state) if over else self._prompt(state),
            pieces=self._stack(state),
            dice=self._dice(state),
            sheet=self._sheet(state),
            throw=say("dice-button-throw") if first else None,
        )

    def _faces(self, state: TrickState) -> list[int]:
        """The faces as the player may see them: the magician sees none before he has named them, but the top of a stack."""
        fallen = list(faces(state.dice))
        if state.trick.player and not state.shown():
            top = fallen[-1:] if state.trick.stacked and state.thrown == state.trick.dice else []
            fallen = [0] * (len(fallen) - len(top)) + top
        return fallen

    def _dice(self, state: TrickState) -> tuple[Die, ...]:
        if state.trick.stacked or state.trick.real:
            return ()
        fallen = self._faces(state)
        latest = len(fallen) - 1 if self.throws_itself(state) else -1
        waiting = [0] * (state.trick.dice - len(fallen))
        return tuple(Die(f"d{at + 1}", face, fresh=at == latest) for at, face in enumerate(fallen + waiting))

    def _stack(self, state: TrickState) -> tuple[Piece, ...]:
        return tuple(Piece(f"die{face}", "ivory", site) for site, face in zip(stack_sites(state.trick), self._faces(state), strict=False))

    def _prompt(self, state: TrickState) -> Message:
        if state.phase == THROW:
            return say("tricks-prompt-watch" if state.trick.player else "tricks-prompt-throw", count=state.trick.dice)
        if state.phase == SAY:
            return say(f"tricks-prompt-say-{state.setup.game}")
        if state.phase == NAME:
            return say(f"tricks-prompt-name-{state.setup.game}", said=str(state.said))
        return say("tricks-prompt-confirm", named=self._named(state))

    def _named(self, state: TrickState) -> Message:
        if state.trick.stacked:
            return say("tricks-hidden", count=state.named)
        return say("tricks-dice", faces=faces_text(faces(state.named)))

    def _sheet(self, state: TrickState) -> Sheet:
        """The number stands on the paper once it is said, all the rest when there is no secret left."""
        lines = state.trick.paper(state.named if state.trick.real else state.dice, state.said)
        return Sheet(
            tuple(Row(line, say(f"tricks-row-{line}"), "sum", say(f"tricks-help-{line}")) for line, _ in lines),
            {line: (figure if state.shown() or (line == "said" and figure >= 0) else None,) for line, figure in lines},
        )

    def throws_itself(self, state: State) -> bool:
        """The first die is asked for; the others follow it."""
        state = trick(state)
        return state.turn == CHANCE and 0 < state.thrown < state.trick.dice

    # What is touched

    def gestures(self, state: State) -> dict[int, Gesture]:
        state = trick(state)
        if state.turn < 0:
            return {}
        if state.phase == CONFIRM:
            return {answer: Gesture(button=word, label=say(f"tricks-button-{word}")) for answer, word in enumerate(("wrong", "right"))}
        label = "tricks-label-say" if state.phase == SAY else f"tricks-label-name-{state.setup.game}"
        return {
            action: Gesture(sites=path_to(state.trick, action), label=say(label, number=str(action), faces=faces_text(faces(action))))
            for action in state.legal()
        }

    # What is written

    def write(self, state: State, action: int) -> str:
        """`4` for a die, `say 87`, `name 62`, `right` and `wrong`."""
        state = trick(state)
        if state.phase == THROW:
            return str(action)
        if state.phase == CONFIRM:
            return "right" if action else "wrong"
        return f"{PHASES[state.phase]} {action}"

    def read(self, state: State, text: str) -> int:
        """As written; the number alone will do."""
        state = trick(state)
        if state.phase in (SAY, NAME) and text.strip().isdecimal():
            text = f"{PHASES[state.phase]} {text.strip()}"
        return super().read(state, text)

    # What is told

    def tell(self, before: State, action: int, after: State) -> list[Event]:
        before, after = trick(before), trick(after)
        if before.phase == THROW:
            return self._tell_throw(before, action, after)
        events = []
        if before.phase == SAY:
            events.append(Event("note", 0, say("tricks-log-said", number=str(action))))
            events.append(Event("note", NOBODY, say("tricks-log-magician", named=self._named(after))))
        elif before.phase == NAME:
            events.append(Event("note", 0, say("tricks-log-named", named=self._named(after))))
        if after.done > before.done:
            events.append(Event("note", NOBODY, say("tricks-log-right" if after.right > before.right else "tricks-log-wrong")))
        if after.turn == OVER:
            events.append(Event("end", NOBODY, self._ending(after)))
        return events

    def _tell_throw(self, before: TrickState, action: int, after: TrickState) -> list[Event]:
        sites = stack_sites(before.trick)
        events = [Event("take", 0, path=(site,)) for site in sites] if before.shown() else []
        if before.trick.player:  # nobody looks
            events.append(Event("throw", 0, say("tricks-log-secret", number=after.thrown)))
        else:
            events.append(Event("throw", 0, say("dice-log-throw", colour=colour(COLOUR), faces=str(action)), dice=(action,)))
        if sites:
            events.append(Event("place", 0, path=(sites[after.thrown - 1],)))
        if after.phase == NAME:
            events.append(Event("note", NOBODY, say("tricks-log-hears", number=str(after.said))))
        return events

    def _ending(self, state: TrickState) -> Message:
        magician = "player" if state.trick.player else "computer"
        return say("tricks-end-trick", rounds=state.trick.rounds, right=state.right, magician=magician)

    # Why not

    def why_not(self, state: State, attempt: Gesture) -> Reason:
        state = trick(state)
        if state.turn == OVER:
            return Reason("end", say("dice-why-over"))
        if state.turn == CHANCE:
            return Reason("play", say("dice-why-throw-first"))
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
        state = trick(state)
        shown = " ".join(f"[{face or '?'}]" for face in self._faces(state)) or "[ ]"
        said, named = ("." if number < 0 else number for number in (state.said, state.named))
        score = f"{state.right} of {state.done} right, {state.trick.rounds - state.done} to come"
        return f"  dice   {shown}\n  said   {said}\n  named  {named}\n  {score}"
