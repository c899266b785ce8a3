"""How the games of the halma family are seen, touched, written and explained.

Moves are written by their ends, d1-e5, however long the chain of hops between them; `pass` where nothing can move. A piece that is
captured is marked, k6-k9*; one that is enclosed is named, c1-b1*a1.
"""

from parlour.core.board import Board
from parlour.core.event import Event
from parlour.core.face import Face, one_of
from parlour.core.gesture import Gesture, Reason
from parlour.core.message import Message, colour, say
from parlour.core.scene import Die, Holding, Piece, Scene, SeatView
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, NOBODY, OVER, State
from parlour.games.halma.board import COLOURS, dark_board, sketch, square_board, star_board
from parlour.games.halma.engine import FOUR, SINGLE, HalmaState
from parlour.games.halma.game import Halma, Star
from parlour.games.halma.graph import CORNERS, NOWHERE, QUARTERS, corner
from parlour.games.halma.reasons import why_not
from parlour.games.halma.rules import NO_HOPS, PASS, TAKE, HalmaRules

# By how much a board is turned for each seat, where it is not a star.
TURNS = {"eckdame": (315, 135), "pyramiden_dame": (180, 0)}


def halma(state: State) -> HalmaState:
    """The state as one of this family's."""
    return one_of(HalmaState, state)


def routes(state: HalmaState, start: int) -> dict[int, list[int]]:
    """Everywhere that hops lead from this field, each with the fields of the shortest chain."""
    found = {start: [start]}
    edge = [start] if state.rules.hops != NO_HOPS else []
    while edge:
        landed = []
        for field in edge:
            for land in landings(state, field, start):
                if land not in found:
                    found[land] = [*found[field], land]
                    landed.append(land)
        edge = landed
    return found


def route(state: HalmaState, start: int, target: int) -> list[int]:
    """The fields of a move: one step, or the shortest chain of hops."""
    return [start, target] if state.rules.dice or steps(state, start, target) else routes(state, start)[target]


def steps(state: HalmaState, start: int, target: int) -> bool:
    """Whether a single step leads there."""
    rules = state.rules
    return any(rules.step_ways[state.side] >> way & 1 and rules.graph.next(start, way) == target for way in range(rules.ways))


def landings(state: HalmaState, field: int, start: int) -> list[int]:
    """Where the piece from `start`, which has come to this field, can hop to next: found by the engine itself."""
    if field == start:
        probe = state
    else:
        probe = state.clone()
        probe.move(start, field)
    rules = state.rules
    found = []
    for way in range(rules.ways):
        if not rules.hop_ways[state.side] >> way & 1:
            continue
        over = rules.graph.next(field, way)
        if over == NOWHERE or probe.board[over] == 0 or (not rules.hops_own and probe.board[over] == state.side + 1):
            continue
        land = rules.graph.next(over, way)
        while rules.hops == 2 and land != NOWHERE and probe.board[land] != 0:
            land = rules.graph.next(land, way)
        if land != NOWHERE and probe.board[land] == 0:
            found.append(land)
    return found


def gone(before: HalmaState, action: int) -> list[int]:
    """The fields whose pieces leave the board by this action."""
    if before.turn == CHANCE or action == PASS:
        return []
    if action >= TAKE:
        return [action - TAKE]
    if before.rules.dice:
        return [action & 255] if before.board[action & 255] != 0 else []
    if not before.rules.encloses:
        return []
    after = before.clone()
    after.play(action)
    if after.midway:
        return []
    return [field for seat in range(before.seats) if seat != before.side for field in before.pieces(seat) if after.board[field] == 0]


class HalmaFace(Face):
    def __init__(self, game: Halma) -> None:
        self.game = game
        self.names = game.graph.names
        self.kind = "stone" if game.graph.shape == "dark" else "pawn"

    def token(self, rules: HalmaRules, seat: int) -> str:
        """A seat's colour."""
        return COLOURS[rules.graph.shape][rules.labels[seat]]

    def who(self, rules: HalmaRules, seat: int) -> Message:
        return colour(self.token(rules, seat))

    # What is seen

    def board(self, setup: Setup) -> Board:
        rules = self.game.rules(setup)
        graph = rules.graph
        if isinstance(self.game, Star):
            return star_board(graph, {name: corner(graph, self.game.size, name) for name in CORNERS}, tuple(rules.labels))
        if graph.shape == "dark":
            return dark_board(graph, TURNS[self.game.id])
        side = round(len(graph.names) ** 0.5)
        homes = dict(zip(rules.labels, rules.homes, strict=True))
        turns = tuple((360 - 90 * QUARTERS.index(label)) % 360 for label in rules.labels) if side == 16 else (0, 180)
        return square_board(graph, side, homes, turns)

    def scene(self, state: State, seat: int) -> Scene:
        state = halma(state)
        rules = state.rules
        over = state.turn == OVER
        return Scene(
            seats=tuple(self._seat(state, number) for number in range(rules.seats)),
            hand=int(state.hand),
            colour="" if over else self.token(rules, state.side),
            prompt=self._prompt(state),
            pieces=tuple(
                Piece(self.kind, self.token(rules, number), self.names[field])
                for number in range(rules.seats)
                for field in state.pieces(number)
            ),
            dice=(Die("die", int(state.die), fresh=state.die > 0),) if rules.dice and not over else (),
            throw=say("halma-button-throw") if state.turn == CHANCE else None,
        )

    def _seat(self, state: HalmaState, seat: int) -> SeatView:
        rules = state.rules
        token = self.token(rules, seat)
        holdings = []
        if rules.dice or rules.encloses:
            holdings.append(Holding(say("halma-holding-left"), int(state.count(seat)), self.kind, token))
        if rules.dice or rules.race:
            name = say("halma-holding-court" if rules.dice else "halma-holding-home")
            holdings.append(Holding(name, int(state.in_target(seat)), self.kind, token))
        return SeatView((token,), tuple(holdings), state.result().places[seat] if state.turn == OVER else 0)

    def _prompt(self, state: HalmaState) -> Message:
        rules = state.rules
        if state.turn == OVER:
            return self._ending(state)
        who = self.who(rules, state.side)
        if state.turn == CHANCE:
            return say("halma-prompt-throw", colour=who)
        if state.encloser != NOWHERE:
            return say("halma-prompt-take", colour=who)
        if state.legal() == [PASS]:
            return say("halma-prompt-pass-pips", colour=who, pips=int(state.die)) if rules.dice else say("halma-prompt-pass", colour=who)
        if rules.dice:
            return say("halma-prompt-pips", colour=who, pips=int(state.die))
        if state.may_rest():
            return say("halma-prompt-rest", colour=who)
        if rules.hunt:
            return say("halma-prompt-four" if state.side == FOUR else "halma-prompt-single", colour=who)
        if rules.hops == NO_HOPS:
            return say("halma-prompt-step", colour=who)
        return say("halma-prompt-move" if rules.step_ways[state.side] else "halma-prompt-hop", colour=who)

    def _ending(self, state: HalmaState) -> Message:
        rules = state.rules
        result = state.result()
        winners = result.winners
        if rules.hunt:
            if state.finisher == NOBODY:
                return say(f"halma-end-{result.reason}")
            return say(f"halma-end-{result.reason}", winner=self.who(rules, winners[0]))
        names = [self.who(rules, seat) for seat in winners]
        how = "team" if len(rules.teams) > 0 else "alone" if len(winners) == 1 else "shared"
        winner = names[0] if len(names) == 1 else say("halma-pair", one=names[0], other=names[1])
        if len(names) > 2:
            winner = say("halma-all")
        return say(f"halma-end-{result.reason}", winner=winner, how=how)

    # How it is touched and written

    def gestures(self, state: State) -> dict[int, Gesture]:
        state = halma(state)
        if state.turn in (CHANCE, OVER):
            return {}
        chains: dict[int, dict[int, list[int]]] = {}
        for start in {action >> 8 for action in state.legal() if action < PASS}:
            chains[start] = routes(state, start)
        return {action: self._gesture(state, action, chains) for action in state.legal()}

    def _gesture(self, state: HalmaState, action: int, chains: dict[int, dict[int, list[int]]]) -> Gesture:
        if action == PASS:
            return Gesture(button="pass", label=say("halma-button-pass"))
        if action >= TAKE:
            return Gesture(sites=(self.names[action - TAKE],))
        start, target = action >> 8, action & 255
        chain = [] if steps(state, start, target) else chains[start].get(target, [])
        return Gesture(sites=(self.names[start], self.names[target]), via=tuple(self.names[field] for field in chain[1:-1]))

    def write(self, state: State, action: int) -> str:
        state = halma(state)
        if state.turn == CHANCE:
            return str(action)
        if action == PASS:
            return "pass"
        if action >= TAKE:
            return f"*{self.names[action - TAKE]}"
        move = f"{self.names[action >> 8]}-{self.names[action & 255]}"
        taken = gone(state, action)
        if not taken:
            return move
        return f"{move}*" if state.rules.dice else f"{move}*{self.names[taken[0]]}"

    # What is told

    def tell(self, before: State, action: int, after: State) -> list[Event]:
        before, after = halma(before), halma(after)
        seat = int(before.side)
        who = self.who(before.rules, seat)
        if before.turn == CHANCE:
            return [Event("throw", seat, say("halma-log-throw", colour=who, pips=action), dice=(action,))]
        events = [] if action >= PASS else [self._moved(before, action, seat, who)]
        if action == PASS:
            events.append(Event("note", seat, say("halma-log-rest" if before.may_rest() else "halma-log-pass", colour=who)))
        for field in gone(before, action):
            other = self.who(before.rules, int(before.board[field]) - 1)
            words = say("halma-log-capture" if before.rules.dice else "halma-log-enclose", colour=who, other=other, field=self.names[field])
            events.append(Event("take", seat, words, path=(self.names[field],)))
        if after.midway:
            events.append(Event("note", seat, say("halma-log-several", colour=who)))
        if after.turn == OVER:
            events.append(Event("end", NOBODY, self._ending(after)))
        return events

    def _moved(self, before: HalmaState, action: int, seat: int, who: Message) -> Event:
        fields = route(before, action >> 8, action & 255)
        path = tuple(self.names[field] for field in fields)
        hops = before.rules.hops != NO_HOPS and not steps(before, action >> 8, action & 255)
        if hops:
            words = say("halma-log-hop", colour=who, start=path[0], target=path[-1], count=len(path) - 1)
        else:
            words = say("halma-log-step", colour=who, start=path[0], target=path[-1])
        return Event("move", seat, words, path=path, hop=hops or bool(before.rules.dice))

    def why_not(self, state: State, attempt: Gesture) -> Reason:
        return why_not(halma(state), attempt)

    def sketch(self, state: State) -> str:
        state = halma(state)
        marks = {field: self._mark(state.rules, seat) for seat in range(state.rules.seats) for field in state.pieces(seat)}
        return sketch(state.rules.graph, marks)

    def _mark(self, rules: HalmaRules, seat: int) -> str:
        """A seat's sign in a sketch: W and B, 4 and 1 in the hunt, else its number."""
        if rules.colon:
            return rules.labels[seat]
        return ("4" if seat == FOUR else str(SINGLE)) if rules.hunt else str(seat + 1)
