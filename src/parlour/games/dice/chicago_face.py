"""How Chicago is seen: dice that stand and dice that can be thrown again, points, throws and coasters on a sheet."""

from parlour.core.event import Event
from parlour.core.face import one_of
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, say
from parlour.core.scene import Die
from parlour.core.setup import Option, Setup
from parlour.core.state import CHANCE, OVER, State
from parlour.games.dice.chicago_rules import (
    CALL_HIGH,
    CALL_LOW,
    CHIPS,
    CHIPS_OUT,
    CONTEST,
    CONVERT,
    HIGH,
    LEFT,
    LIMIT,
    LOW,
    MADE,
    MODE,
    MOST_THROWS,
    OFF,
    POINTS,
    STAND,
    STARTER,
    STOP,
    USED,
    ChicagoState,
)
from parlour.games.dice.engine import NUMBER, SIZE, DiceState
from parlour.games.dice.face import DiceFace, faces, faces_text, in_mask, listed, of_kit, seat_name
from parlour.games.dice.game import BOOKLET, DiceGame, Figure

MODES = {0: "open", HIGH: "high", LOW: "low"}


def chicago(state: DiceState) -> ChicagoState:
    return one_of(ChicagoState, state)


def points_now(state: ChicagoState) -> int:
    """What the dice on the table are worth."""
    return int(state.worth(NUMBER[state.figures[STAND]]) + state.worth(NUMBER[state.dice]))


def fresh_round(state: DiceState) -> bool:
    """Nobody has thrown in this round: the points are those of the last one."""
    return state.figures[LIMIT] == 0 and state.figures[MADE] == 0


class ChicagoFace(DiceFace):
    rows = (("points", int(POINTS)), ("throws_used", int(USED)), ("thrown_for", int(OFF)), ("coasters", int(CHIPS)))
    held = (("coasters", int(CHIPS)),)
    boxes = ("points",)

    def cell(self, state: DiceState, seat: int, row: str, figure: int) -> int | None:
        return int(state.own(seat, figure)) or (0 if figure == CHIPS else None)

    def offers(self, state: DiceState) -> dict[str, int]:
        return {"points": points_now(chicago(state))} if state.figures[MODE] else {}

    def dice(self, state: DiceState) -> tuple[Die, ...]:
        standing = faces(state.figures[STAND])
        lying = (0,) * state.cup if state.turn == CHANCE and state.figures[MADE] else faces(state.dice) or (0,) * 3
        shown = [(face, False) for face in standing] + [(face, face > 0) for face in lying]
        return tuple(Die(f"d{at + 1}", face, fresh) for at, (face, fresh) in enumerate(shown))

    def throws_itself(self, state: State) -> bool:
        state = of_kit(state)
        return state.turn == CHANCE and state.figures[MADE] > 0

    def prompt(self, state: DiceState) -> Message:
        state = chicago(state)
        who, starter, limit = seat_name(state.hand), seat_name(state.figures[STARTER]), state.limit()
        mode = MODES[state.figures[MODE]] if state.calls else "plain"
        if state.figures[CONTEST]:
            rivals = listed(in_mask(state.figures[CONTEST]))
            return say("dice-chicago-prompt-off", colour=who, starter=starter, rivals=rivals, mode=mode, limit=limit)
        if state.turn == CHANCE:
            return say("dice-chicago-prompt-throw", colour=who, limit=limit, mode=mode, begins="no" if state.figures[LIMIT] else "yes")
        if not state.figures[MODE]:
            return say("dice-chicago-prompt-call", colour=who)
        number = state.figures[MADE]
        return say("dice-chicago-prompt-choose", colour=who, points=points_now(state), number=number, limit=limit, mode=mode)

    def gesture(self, state: DiceState, action: int) -> Gesture:
        if action in (CALL_HIGH, CALL_LOW):
            word = "high" if action == CALL_HIGH else "low"
            return Gesture(button=word, label=say(f"dice-button-{word}"))
        if action == STOP:
            return Gesture(cell="points", button="stop", label=say("dice-button-stop", points=points_now(chicago(state))))
        again = faces(action % CONVERT)
        if action >= CONVERT:
            return Gesture(button=f"one {','.join(map(str, again))}", label=say("dice-chicago-button-one", faces=faces_text(again)))
        return self.again(self.dice(state)[SIZE[NUMBER[state.figures[STAND]]] :], action)

    def told(self, before: DiceState, action: int, after: DiceState) -> list[Event]:
        before, after = chicago(before), chicago(after)
        seat = before.hand
        events: list[Event] = []
        if before.figures[CONTEST]:
            events.append(self.note(seat, "dice-chicago-log-off", points=before.worth(NUMBER[action])))
        elif before.turn >= 0:
            events += self._told_choice(before, action)
        if not before.figures[CONTEST] and after.figures[MADE] == 0 and action < CALL_HIGH and (before.turn < 0 or action == STOP):
            events.append(self._told_points(before, action))
        if after.figures[CONTEST] and not before.figures[CONTEST]:
            events.append(Event("note", -1, say("dice-chicago-log-tie")))
        return events + self._told_round(before, after)

    def _told_choice(self, before: ChicagoState, action: int) -> list[Event]:
        seat = before.hand
        if action in (CALL_HIGH, CALL_LOW):
            return [self.note(seat, f"dice-chicago-log-{'high' if action == CALL_HIGH else 'low'}")]
        if action == STOP:
            return []
        again = faces_text(faces(action % CONVERT))
        return [self.note(seat, "dice-chicago-log-one" if action >= CONVERT else "dice-chicago-log-again", faces=again)]

    def _told_points(self, before: ChicagoState, action: int) -> Event:
        """A turn is over, by choice or because there are no throws left."""
        ended = before.clone()
        if before.turn < 0:
            ended.dice = action
            ended.figures[MADE] += 1
        points, number = points_now(ended), ended.figures[MADE]
        words = say("dice-chicago-log-points", colour=seat_name(before.hand), points=points, number=number)
        return Event("score", before.hand, words, cell="points", points=points)

    def _told_round(self, before: ChicagoState, after: ChicagoState) -> list[Event]:
        losers = [seat for seat in range(before.seats) if after.own(seat, CHIPS) > before.own(seat, CHIPS)]
        events = []
        for seat in losers:
            events.append(self.note(seat, "dice-chicago-log-coaster", count=after.own(seat, CHIPS)))
            if after.own(seat, LEFT):
                events.append(self.note(seat, "dice-chicago-log-out"))
            if after.turn != OVER:
                events.append(self.note(after.figures[STARTER], "dice-chicago-log-won"))
        return events

    def why(self, state: DiceState, attempt: Gesture) -> Reason:
        if not state.figures[MODE]:
            return Reason("play", say("dice-chicago-why-call"))
        standing = {f"d{at + 1}" for at in range(SIZE[NUMBER[state.figures[STAND]]])}
        if standing & set(attempt.dice):
            return Reason("play", say("dice-chicago-why-stands"))
        return Reason("play", say("dice-chicago-why"))


class ChicagoGame(DiceGame):
    def __init__(self, id: str) -> None:
        super().__init__(
            id=id,
            state=ChicagoState,
            face=ChicagoFace,
            table=(
                Figure("starter", 7),
                Figure("limit", 3),
                Figure("mode", 2),
                Figure("made", 2),
                Figure("stand", 66),
                Figure("contest", 255),
            ),
            seat=(Figure("coasters", 9), Figure("points", 300), Figure("used", 3), Figure("left", 7), Figure("off", 300)),
            options=(
                Option("chips_out", 3, low=1, high=9, source=BOOKLET),
                Option("two_sixes_rule", False, source=f"{BOOKLET}: an extra rule"),
            ),
            cups=(3, 1, 2),
            actions=12,
        )

    def begin(self, setup: Setup) -> DiceState:
        state = chicago(super().begin(setup))
        state.figures[MODE] = 0 if state.calls else HIGH
        return state

    def fault(self, state: DiceState) -> str:
        state = chicago(state)
        return fault_of_seats(state) or (fault_of_contest(state) if state.figures[CONTEST] else fault_of_turn(state))


def fault_of_seats(state: ChicagoState) -> str:
    """Coasters, who is out, and the order of the round."""
    out = [seat for seat in range(state.seats) if state.own(seat, LEFT)]
    if sorted(state.own(seat, LEFT) for seat in out) != list(range(1, len(out) + 1)):
        return "seats leave one after the other"
    if any((state.own(seat, CHIPS) == state.option(CHIPS_OUT)) != (seat in out) for seat in range(state.seats)):
        return f"who has {state.option(CHIPS_OUT)} coasters is out"
    if max(state.column(CHIPS)) > state.option(CHIPS_OUT) or len(out) == state.seats:
        return "one seat is left in the end"
    if (len(out) == state.seats - 1) != (state.turn == OVER):
        return "the game ends when one seat is left"
    starter = state.figures[STARTER]
    if starter >= state.seats or starter in out or state.hand in out:
        return "who throws is still in"
    if not state.calls and state.figures[MODE] != HIGH:
        return "only the high-low game has another mode"
    for seat in range(state.seats):
        if (state.own(seat, POINTS) > 0) != (state.own(seat, USED) > 0):
            return "points come with throws"
        if state.own(seat, OFF) and not state.figures[CONTEST] >> seat & 1:
            return "only equals throw for the coaster"
    return ""


def played(state: ChicagoState) -> list[int]:
    """The seats that have had their turn in this round, if the one in hand is in the middle of it."""
    seats: list[int] = []
    seat = int(state.figures[STARTER])
    while seat != state.hand and len(seats) < state.seats:
        seats.append(seat)
        seat = int(state.next_in(seat))
    return seats


def fault_of_contest(state: ChicagoState) -> str:
    mask, figures = state.figures[CONTEST], state.figures
    rivals = [seat for seat in range(state.seats) if mask >> seat & 1]
    if mask >> state.seats or len(rivals) < 2 or state.turn != CHANCE or state.hand not in rivals or state.cup != 3:
        return "two seats or more throw for the coaster"
    if figures[MADE] or figures[STAND] or not figures[LIMIT] or not figures[MODE]:
        return "they throw when everybody has had his turn"
    inside = [seat for seat in range(state.seats) if not state.own(seat, LEFT)]
    if any(not state.own(seat, POINTS) or state.own(seat, USED) > figures[LIMIT] for seat in inside):
        return "they throw when everybody has had his turn"
    worst = min(state.quality(seat) for seat in inside)
    if any(state.own(seat, LEFT) or state.quality(seat) != worst for seat in rivals):
        return "they throw for it because they are equal"
    if any((state.own(seat, OFF) > 0) != (seat < state.hand) for seat in rivals):
        return "they throw in the order of the seats"
    return ""


def fault_of_turn(state: ChicagoState) -> str:
    figures = state.figures
    made, limit, standing = figures[MADE], state.limit(), SIZE[NUMBER[figures[STAND]]]
    if figures[STAND] and not NUMBER[figures[STAND]]:
        return "the standing dice are no throw"
    if state.turn == OVER or fresh_round(state):
        if made or standing or figures[LIMIT] or (state.turn != OVER and (state.hand != figures[STARTER] or state.turn != CHANCE)):
            return "the round has not begun"
        if (state.turn != OVER and state.cup != 3) or figures[MODE] != (0 if state.calls else HIGH):
            return "the round has not begun"
        return ""
    before = played(state)
    if (state.hand == figures[STARTER] and figures[LIMIT]) or (state.hand != figures[STARTER] and not figures[LIMIT]):
        return "the starter sets the limit when he has finished"
    if any((state.own(seat, POINTS) > 0) != (seat in before) for seat in range(state.seats)):
        return "points are of those who have had their turn"
    if any(state.own(seat, USED) > limit for seat in before) or (before and state.own(before[0], USED) != limit):
        return "nobody throws more often than the starter did"
    if state.turn == CHANCE:
        fits = state.cup == 3 - standing and made < limit and (made > 0 or not standing)
        return "" if fits and (figures[MODE] or made == 0) else "the dice do not fit"
    if not figures[MODE]:
        fits = made == 1 and not standing and SIZE[NUMBER[state.dice]] == 3 and state.hand == figures[STARTER]
        return "" if fits else "the dice do not fit"
    fits = 0 < made < min(limit, MOST_THROWS) and SIZE[NUMBER[state.dice]] == 3 - standing and (made > 1 or not standing)
    return "" if fits else "the dice do not fit"
