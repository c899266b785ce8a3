"""How Chicago is seen: dice that stand and dice that can be thrown again, points, throws and coasters on a sheet."""

from parlour.core.event import Event
from parlour.core.face import one_of
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, say
from parlour.core.scene import Die
from parlour.core.state import CHANCE, OVER
from parlour.games.dice.chicago_rules import CALL_HIGH, CALL_LOW, CONVERT, MODES, OPEN, STOP, Chicago, HighLow
from parlour.games.dice.face import DiceFace, faces, faces_text, in_mask, listed, lying, seat_name
from parlour.games.dice.throws import NUMBER, SIZE


class ChicagoFace(DiceFace[Chicago]):
    rows = ("points", "throws_used", "thrown_for", "coasters")
    held = ("coasters",)
    boxes = ("points",)

    def mode(self, state: Chicago) -> str:
        """What counts, where that can differ."""
        return MODES[state.mode] if isinstance(state, HighLow) else "plain"

    def offers(self, state: Chicago) -> dict[str, int]:
        return {"points": state.on_the_table()} if state.mode != OPEN else {}

    def dice(self, state: Chicago) -> tuple[Die, ...]:
        thrown = (0,) * state.cup if state.turn == CHANCE and state.made else faces(state.dice) or (0,) * 3
        return lying(faces(state.standing), thrown)

    def asked_for(self, state: Chicago) -> bool:
        return state.made > 0

    def prompt(self, state: Chicago) -> Message:
        who, limit, mode = seat_name(state.hand), state.throws(), self.mode(state)
        if state.contest:
            starter, rivals = seat_name(state.starter), listed(in_mask(state.contest))
            return say("dice-chicago-prompt-off", colour=who, starter=starter, rivals=rivals, mode=mode, limit=limit)
        if state.turn == CHANCE:
            return say("dice-chicago-prompt-throw", colour=who, limit=limit, mode=mode, begins="no" if state.limit else "yes")
        if state.mode == OPEN:
            return say("dice-chicago-prompt-call", colour=who)
        points, number = state.on_the_table(), state.made
        return say("dice-chicago-prompt-choose", colour=who, points=points, number=number, limit=limit, mode=mode)

    def gesture(self, state: Chicago, action: int) -> Gesture:
        if action in (CALL_HIGH, CALL_LOW):
            word = "high" if action == CALL_HIGH else "low"
            return Gesture(button=word, label=say(f"dice-button-{word}"))
        if action == STOP:
            return Gesture(cell="points", button="stop", label=say("dice-button-stop", points=state.on_the_table()))
        again = faces(action % CONVERT)
        if action >= CONVERT:
            return Gesture(button=f"one {','.join(map(str, again))}", label=say("dice-chicago-button-one", faces=faces_text(again)))
        return self.again(self.dice(state)[SIZE[NUMBER[state.standing]] :], action)

    def told(self, before: Chicago, action: int, after: Chicago) -> list[Event]:
        if before.contest:
            events = [self.note(before.hand, "dice-chicago-log-off", points=before.worth(NUMBER[action]))]
        else:
            events = self._told_choice(before, action) if before.turn >= 0 else []
            if after.made == 0 and (before.turn < 0 or action == STOP):
                events.append(self._told_points(before, action))
            if after.contest:
                events.append(Event("note", -1, say("dice-chicago-log-tie")))
        return events + self._told_round(before, after)

    def _told_choice(self, before: Chicago, action: int) -> list[Event]:
        if action == STOP:
            return []
        if action in (CALL_HIGH, CALL_LOW):
            return [self.note(before.hand, f"dice-chicago-log-{'high' if action == CALL_HIGH else 'low'}")]
        again = faces_text(faces(action % CONVERT))
        return [self.note(before.hand, "dice-chicago-log-one" if action >= CONVERT else "dice-chicago-log-again", faces=again)]

    def _told_points(self, before: Chicago, action: int) -> Event:
        """A turn is over, by choice or because there are no throws left."""
        ended = one_of(Chicago, before.clone())
        if before.turn < 0:
            ended.dice = action
            ended.made += 1
        points = ended.on_the_table()
        words = say("dice-chicago-log-points", colour=seat_name(before.hand), points=points, number=ended.made)
        return Event("score", before.hand, words, cell="points", points=points)

    def _told_round(self, before: Chicago, after: Chicago) -> list[Event]:
        events = []
        for seat, coasters in enumerate(after.coasters):
            if coasters > before.coasters[seat]:
                events.append(self.note(seat, "dice-chicago-log-coaster", count=coasters))
                if after.left[seat]:
                    events.append(self.note(seat, "dice-chicago-log-out"))
                if after.turn != OVER:
                    events.append(self.note(after.starter, "dice-chicago-log-won"))
        return events

    def why(self, state: Chicago, attempt: Gesture) -> Reason:
        if state.mode == OPEN:
            return Reason("play", say("dice-chicago-why-call"))
        standing = {f"d{at + 1}" for at in range(SIZE[NUMBER[state.standing]])}
        return Reason("play", say("dice-chicago-why-stands" if standing & set(attempt.dice) else "dice-chicago-why"))
