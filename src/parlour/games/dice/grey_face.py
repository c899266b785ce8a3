"""How the games with white and grey dice are seen: a sheet with a row a throw, and the sum. They differ in their dice alone."""

from collections.abc import Callable

from parlour.core.event import Event
from parlour.core.message import Message, say
from parlour.core.scene import Die, Sheet
from parlour.core.setup import Option
from parlour.core.state import OVER
from parlour.games.dice.engine import DiceState
from parlour.games.dice.face import DiceFace, faces, seat_name
from parlour.games.dice.game import DiceGame, Figure, rounds_fit
from parlour.games.dice.grey_rules import MOST_THROWS, ROUND, THROWS, TOTAL, GreyState, worth


def has_thrown(state: DiceState, seat: int, throw: int) -> bool:
    rounds = state.figures[ROUND]
    return throw < rounds or (throw == rounds and state.turn != OVER and seat < state.hand)


class GreyFace(DiceFace):
    rows = (*((f"throw{throw + 1}", throw) for throw in range(MOST_THROWS)), ("total", int(TOTAL)))

    def cell(self, state: DiceState, seat: int, row: str, figure: int) -> int | None:
        if figure != TOTAL and not has_thrown(state, seat, figure):
            return None
        return int(state.own(seat, figure))

    def sheet(self, state: DiceState) -> Sheet:
        """As many rows as there are throws."""
        rows = [(name, figure) for name, figure in self.rows if figure == TOTAL or figure < state.option(THROWS)]
        cells = {name: tuple(self.cell(state, seat, name, figure) for seat in range(state.seats)) for name, figure in rows}
        return Sheet(tuple(self.row(name) for name, _ in rows), cells)

    def dice(self, state: DiceState) -> tuple[Die, ...]:
        shown = faces(state.dice) or (0,) * (state.cup + state.grey)
        white = len(shown) - state.grey
        return tuple(Die(f"d{at + 1}", face, face > 0, "white" if at < white else "grey") for at, face in enumerate(shown))

    def prompt(self, state: DiceState) -> Message:
        number, throws = state.figures[ROUND] + 1, state.option(THROWS)
        return say("dice-grey-prompt", colour=seat_name(state.hand), white=state.cup, grey=state.grey, number=number, throws=throws)

    def told(self, before: DiceState, action: int, after: DiceState) -> list[Event]:
        points = worth(action, before.grey)
        words = say("dice-grey-log", colour=seat_name(before.hand), points=points, total=after.own(before.hand, TOTAL))
        return [Event("score", before.hand, words, cell=f"throw{before.figures[ROUND] + 1}", points=points)]


class GreyGame(DiceGame):
    def __init__(self, *, id: str, white: int, grey: int, option: Option) -> None:
        maker: Callable[..., GreyState] = GreyState
        throws = tuple(Figure(f"throw{throw + 1}", 6 * white - grey, white - 6 * grey) for throw in range(MOST_THROWS))
        total = Figure("total", MOST_THROWS * (6 * white - grey), MOST_THROWS * (white - 6 * grey))
        super().__init__(
            id=id,
            state=maker,
            face=GreyFace,
            table=(Figure("round", MOST_THROWS),),
            seat=(*throws, total),
            options=(option,),
            cups=(white,),
            greys=(grey,),
        )

    def fault(self, state: DiceState) -> str:
        rounds = state.figures[ROUND]
        if not rounds_fit(state, ROUND, THROWS):
            return "the rounds do not fit"
        for seat in range(state.seats):
            line = [state.own(seat, throw) for throw in range(MOST_THROWS)]
            if any(points and not has_thrown(state, seat, throw) for throw, points in enumerate(line)):
                return "a throw is written that has not been made"
            if sum(line) != state.own(seat, TOTAL):
                return "a total is not the sum of its throws"
        if not state.dice and (rounds or state.hand):
            return "somebody has thrown, and there are no dice"
        return ""
