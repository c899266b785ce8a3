"""How the games with white and grey dice are seen: a sheet with a row per throw, and the sum. They differ in their dice alone."""

from parlour.core.event import Event
from parlour.core.message import Message, say
from parlour.core.scene import Die
from parlour.core.state import OVER
from parlour.games.dice.face import DiceFace, seat_name
from parlour.games.dice.faults import Faults, rounds_faults
from parlour.games.dice.grey_rules import MOST_THROWS, GreyState, worth


def has_thrown(state: GreyState, seat: int, throw: int) -> bool:
    return throw < state.round or (throw == state.round and state.turn != OVER and seat < state.hand)


class GreyFace(DiceFace[GreyState]):
    def rows_of(self, state: GreyState) -> tuple[str, ...]:
        return (*(f"throw{throw + 1}" for throw in range(state.rounds)), "total")

    def cell(self, state: GreyState, seat: int, row: str, figure: int) -> int | None:
        if row == "total":
            return state.total(seat)
        return figure if has_thrown(state, seat, int(row.removeprefix("throw")) - 1) else None

    def dice(self, state: GreyState) -> tuple[Die, ...]:
        shown = super().dice(state)
        white = len(shown) - state.grey
        return tuple(Die(die.id, die.face, die.fresh, "white" if at < white else "grey") for at, die in enumerate(shown))

    def prompt(self, state: GreyState) -> Message:
        number, throws = state.round + 1, state.rounds
        return say("dice-grey-prompt", colour=seat_name(state.hand), white=state.cup, grey=state.grey, number=number, throws=throws)

    def told(self, before: GreyState, action: int, after: GreyState) -> list[Event]:
        points = worth(action, before.grey)
        words = say("dice-grey-log", colour=seat_name(before.hand), points=points, total=after.total(before.hand))
        return [Event("score", before.hand, words, cell=f"throw{before.round + 1}", points=points)]


def faults(state: GreyState) -> Faults:
    least, most = state.cup - 6 * state.grey, 6 * state.cup - state.grey
    for at, points in enumerate(state.throws):
        yield points != 0 and not has_thrown(state, *divmod(at, MOST_THROWS)), say("error-dice-unthrown")
        yield not least <= points <= most, say("error-dice-worth", least=least, most=most)
    yield not state.dice and (state.round > 0 or state.hand != 0), say("error-dice-figures")
    yield from rounds_faults(state)
