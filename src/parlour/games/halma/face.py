"""How the games of the halma family are seen, touched and explained."""

from collections.abc import Callable

from parlour.core.board import Board
from parlour.core.event import Event
from parlour.core.family_face import FamilyFace
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, colour, say
from parlour.core.scene import Die, Holding, Piece
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, NOBODY, OVER, State
from parlour.games.halma.board import COLOURS, dark_board, sketch, square_board, star_board
from parlour.games.halma.engine import FOUR, SINGLE, HalmaState
from parlour.games.halma.graph import NOWHERE
from parlour.games.halma.notation import gone, route, routes, steps, write
from parlour.games.halma.reasons import why_not, why_over
from parlour.games.halma.rules import NO_HOPS, PASS, TAKE, HalmaRules


class HalmaFace(FamilyFace[HalmaState]):
    family = "halma"
    kind = HalmaState

    def __init__(self, rules_of: Callable[[Setup], HalmaRules]) -> None:
        self.rules_of = rules_of

    def token(self, state: HalmaState, seat: int) -> str:
        return COLOURS[state.rules.graph.shape][state.rules.labels[seat]]

    def drawing(self, rules: HalmaRules) -> str:
        return "stone" if rules.graph.shape == "dark" else "pawn"

    def who(self, state: HalmaState, seat: int) -> Message:
        return colour(self.token(state, seat))

    # What is seen

    def board(self, setup: Setup) -> Board:
        rules = self.rules_of(setup)
        turns = tuple(side.turned for side in rules.sides)
        if rules.graph.shape == "star":
            return star_board(rules.graph, turns)
        if rules.graph.shape == "dark":
            return dark_board(rules.graph, turns)
        return square_board(rules.graph, {side.label: side.home for side in rules.sides}, turns)

    def pieces(self, state: HalmaState) -> tuple[Piece, ...]:
        drawing, names = self.drawing(state.rules), state.rules.graph.names
        seats = range(state.seats)
        return tuple(Piece(drawing, self.token(state, seat), names[field]) for seat in seats for field in state.pieces(seat))

    def dice(self, state: HalmaState) -> tuple[Die, ...]:
        return (Die("die", state.die, fresh=state.die > 0),) if state.rules.dice and state.turn != OVER else ()

    def holdings(self, state: HalmaState, seat: int) -> tuple[Holding, ...]:
        rules = state.rules
        token, drawing = self.token(state, seat), self.drawing(rules)
        holdings = []
        if rules.dice or rules.encloses:
            holdings.append(Holding(say("halma-holding-left"), state.count(seat), drawing, token))
        if rules.dice or rules.race:
            name = say("halma-holding-court" if rules.dice else "halma-holding-home")
            holdings.append(Holding(name, state.in_target(seat), drawing, token))
        return tuple(holdings)

    def place(self, state: HalmaState, seat: int) -> int:
        return state.seats if seat == state.fell else super().place(state, seat)

    def prompt(self, state: HalmaState) -> Message:
        rules = state.rules
        who = self.who(state, state.side)
        if state.turn == CHANCE:
            return say("halma-prompt-throw", colour=who)
        if state.encloser != NOWHERE:
            return say("halma-prompt-take", colour=who)
        if state.legal() == [PASS]:
            return say("halma-prompt-pass-pips", colour=who, pips=state.die) if rules.dice else say("halma-prompt-pass", colour=who)
        if rules.dice:
            return say("halma-prompt-pips-free" if rules.wanders else "halma-prompt-pips", colour=who, pips=state.die)
        if state.may_rest():
            return say("halma-prompt-rest", colour=who)
        if rules.hunt:
            return say("halma-prompt-four" if state.side == FOUR else "halma-prompt-single", colour=who)
        if rules.hops == NO_HOPS:
            return say("halma-prompt-step", colour=who)
        return say("halma-prompt-move" if rules.step_ways[state.side] else "halma-prompt-hop", colour=who)

    def ending(self, state: HalmaState) -> Message:
        rules = state.rules
        result = state.result()
        winners = result.winners
        if rules.hunt:
            if state.finisher == NOBODY:
                return say(f"halma-end-{result.reason}")
            return say(f"halma-end-{result.reason}", winner=self.who(state, winners[0]))
        names = [self.who(state, seat) for seat in winners]
        how = "team" if len(rules.teams) > 0 else "alone" if len(winners) == 1 else "shared"
        winner = names[0] if len(names) == 1 else say("halma-pair", one=names[0], other=names[1])
        if len(names) > 2:
            winner = say("halma-all")
        return say(f"halma-end-{result.reason}", winner=winner, how=how)

    # How it is touched and written

    def gestures(self, state: State) -> dict[int, Gesture]:
        state = self.own(state)
        if state.turn < 0:
            return {}
        chains: dict[int, dict[int, list[int]]] = {}
        for start in {action >> 8 for action in state.legal() if action < PASS}:
            chains[start] = routes(state, start)
        return {action: self._gesture(state, action, chains) for action in state.legal()}

    def gesture(self, state: HalmaState, action: int) -> Gesture:
        return self._gesture(state, action, {action >> 8: routes(state, action >> 8)} if action < PASS else {})

    def _gesture(self, state: HalmaState, action: int, chains: dict[int, dict[int, list[int]]]) -> Gesture:
        names = state.rules.graph.names
        if action == PASS:
            return Gesture(button="pass", label=say("halma-button-pass"))
        if action >= TAKE:
            return Gesture(sites=(names[action - TAKE],))
        start, target = action >> 8, action & 255
        chain = [] if steps(state, start, target) else chains[start].get(target, [])
        return Gesture(sites=(names[start], names[target]), via=tuple(names[field] for field in chain[1:-1]))

    def write(self, state: State, action: int) -> str:
        return write(self.own(state), action)

    # What is told

    def happened(self, before: HalmaState, action: int, after: HalmaState) -> list[Event]:
        seat = before.side
        who = self.who(before, seat)
        if before.turn == CHANCE:
            return [Event("throw", seat, say("halma-log-throw", colour=who, pips=action), dice=(action,))]
        events = [] if action >= PASS else [self._moved(before, action, seat, who)]
        if action == PASS:
            events.append(Event("note", seat, say("halma-log-rest" if before.may_rest() else "halma-log-pass", colour=who)))
        for field in gone(before, action):
            other = self.who(before, before.board[field] - 1)
            name = before.rules.graph.names[field]
            words = say("halma-log-capture" if before.rules.dice else "halma-log-enclose", colour=who, other=other, field=name)
            events.append(Event("take", seat, words, path=(name,)))
        for out in range(before.seats):
            if before.count(out) > 0 and after.count(out) == 0 and after.turn != OVER:
                events.append(Event("note", out, say("halma-log-out", colour=self.who(before, out))))
        if after.midway:
            events.append(Event("note", seat, say("halma-log-several", colour=who)))
        return events

    def _moved(self, before: HalmaState, action: int, seat: int, who: Message) -> Event:
        fields = route(before, action >> 8, action & 255)
        path = tuple(before.rules.graph.names[field] for field in fields)
        hops = before.rules.hops != NO_HOPS and not steps(before, action >> 8, action & 255)
        if hops:
            words = say("halma-log-hop", colour=who, start=path[0], target=path[-1], count=len(path) - 1)
        else:
            words = say("halma-log-step", colour=who, start=path[0], target=path[-1])
        return Event("move", seat, words, path=path, hop=hops or (before.rules.dice and not before.rules.wanders))

    def over(self, state: HalmaState) -> Reason:
        return why_over(state)

    def forbidding(self, state: HalmaState, attempt: Gesture) -> Reason:
        return why_not(state, attempt)

    def sketch(self, state: State) -> str:
        state = self.own(state)
        marks = {field: self._mark(state.rules, seat) for seat in range(state.rules.seats) for field in state.pieces(seat)}
        return sketch(state.rules.graph, marks)

    def _mark(self, rules: HalmaRules, seat: int) -> str:
        """A seat's sign in a sketch: W and B, 4 and 1 in the hunt, else its number."""
        if rules.graph.shape == "dark":
            return rules.labels[seat]
        return ("4" if seat == FOUR else str(SINGLE)) if rules.hunt else str(seat + 1)
