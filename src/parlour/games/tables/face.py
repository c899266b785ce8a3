"""How the games of the tables family are seen, touched, written and explained."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from parlour.core.board import Board
from parlour.core.errors import NotationError
from parlour.core.event import Event
from parlour.core.gesture import Gesture, Reason, Shortcut
from parlour.core.message import say
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, OVER, State
from parlour.games.tables.board import LETTERS, plate
from parlour.games.tables.engine import TablesState
from parlour.games.tables.notation import WORDS, Step, either_way, site, step_of, write
from parlour.games.tables.reasons import why_not
from parlour.games.tables.rules import BAR, IN_HAND, OFF, PLACES, PLAY, TablesRules
from parlour.games.tables.scene import TablesScene
from parlour.games.tables.telling import settle, tell

SEVERAL = re.compile(r"(?P<step>[^()]+)\((?P<count>[2-4])\)")  # 12/16(2)


@lru_cache(1 << 13)  # the same steps come again and again
def stepping(ends: tuple[str, str], text: str, number: int) -> Gesture:
    return Gesture(ends, label=say("tables-label-step", step=text, number=number))


class TablesFace(TablesScene):
    """The face of any game of the family; which trays, bar and cube there are follows from its rules."""

    def __init__(self, rules_of: Callable[[Setup], TablesRules]) -> None:
        self.rules_of = rules_of

    # What people see

    def board(self, setup: Setup) -> Board:
        rules = self.rules_of(setup)
        return plate(
            hands=rules.uses_hand(),
            bars=rules.uses_bar(),
            cubes=rules.stakes.cube > 0,
            turned=not rules.same_way,
            marks=rules.tric is not None,
        )

    # What hands do

    def gesture(self, state: TablesState, action: int) -> Gesture:
        if action in WORDS:
            word = WORDS[action]
            return Gesture(button=word, label=say(f"tables-button-{word}", stake=2 * state.cube))
        step, seat = step_of(state, action), state.hand
        ends = site(state, seat, step.x), site(state, seat, step.to)
        if either_way(state, step):
            return Gesture(ends, button=f"die{step.number}", label=say("tables-button-off", number=step.number))
        return stepping(ends, write(state, action), step.number)

    def shortcuts(self, state: State) -> list[Shortcut]:
        """One stone with several numbers: where all ways there have the same outcome, two touches are enough."""
        state = self.own(state)
        if state.stage != PLAY or state.turn == OVER:
            return []
        steps = [(action, step_of(state, action)) for action in state.legal() if action not in WORDS]
        taken = {(site(state, state.hand, step.x), site(state, state.hand, step.to)) for _, step in steps}
        ways: dict[tuple[str, str], dict[object, tuple[int, ...]]] = {}
        waiting: list[tuple[TablesState, str, int, Step, tuple[int, ...]]] = []
        if state.firsts + state.seconds > 1:  # else no stone goes on
            waiting = [(state, site(state, state.hand, step.x), action, step, ()) for action, step in steps]
        while waiting:
            before, first, action, step, made = waiting.pop()
            seat = before.hand
            after = before.clone()
            after.play(action)
            done = (*made, action)
            last = site(before, seat, step.to)
            if len(done) > 1 and (first, last) not in taken and first != last:
                ways.setdefault((first, last), {}).setdefault(after.key(), done)
            if step.to != OFF and after.stage == PLAY and after.hand == seat and after.midway:
                further = [follow for follow in after.legal() if follow not in WORDS and follow >> 3 == step.to + 1]
                waiting += [(after, first, follow, step_of(after, follow), done) for follow in further]
        return [Shortcut(ends, next(iter(found.values()))) for ends, found in sorted(ways.items()) if len(found) == 1]

    def forbidding(self, state: TablesState, attempt: Gesture) -> Reason:
        return why_not(state, frozenset(site.id for site in self.board(state.setup).sites), attempt)

    # Writing

    def write(self, state: State, action: int) -> str:
        return write(self.own(state), action)

    def read(self, state: State, text: str) -> int:
        """Also without the star."""
        wanted = text.strip().rstrip("*")
        for action in state.legal():
            if wanted == self.write(state, action).rstrip("*"):
                return action
        return super().read(state, text)

    def join(self, texts: Sequence[str]) -> str:
        return " ".join(texts)

    def read_move(self, state: State, text: str) -> list[int]:
        """Step by step: a throw may have thousands of plays. 24/18/13 or 24/13 moves one stone twice, 12/16(2) two; commas are free."""
        if state.turn == CHANCE:
            return [self.read(state, text)]
        walker = state.clone()
        made: list[int] = []
        try:
            for word in text.replace(",", " ").split():
                for action in self.steps(walker, word):
                    if made and not walker.midway:
                        raise NotationError(text, ())
                    made.append(action)
                    walker.apply(action)
        except NotationError:
            made = []
        if not made or walker.midway:
            raise NotationError(text, self.list_moves(state))
        return made

    def steps(self, state: State, word: str) -> list[int]:
        """The actions that a word means."""
        try:
            return [self.read(state, word)]
        except NotationError:
            several, places = SEVERAL.fullmatch(word), word.split("/")
            if several:
                words = [several["step"]] * int(several["count"])
            elif len(places) > 2:
                words = [f"{start.rstrip('*')}/{target}" for start, target in pairwise(places)]
            else:
                routes = sorted(self.routes(state, *places)) if len(places) == 2 else []
                if not routes:
                    raise
                return routes[0][1]
        walker = state.clone()
        made = []
        for step in words:
            for action in self.steps(walker, step):
                made.append(action)
                walker.apply(action)
        return made

    def routes(self, state: State, start: str, target: str) -> Iterator[tuple[int, list[int]]]:
        """The ways of one stone in several steps, each with how many stones it hits on the way: those that hit none come first."""
        for action in state.legal():
            begin, _, end = self.write(state, action).partition("/")
            if begin != start:
                continue
            if end.rstrip("*") == target.rstrip("*"):
                yield 0, [action]
                continue
            after = state.clone()
            after.play(action)
            if after.midway:
                for hits, rest in self.routes(after, end.rstrip("*"), target):
                    yield hits + end.endswith("*"), [action, *rest]

    def happened(self, before: TablesState, action: int, after: TablesState) -> list[Event]:
        events = tell(before, action, after)
        return events + settle(before, events, after)

    # In plain characters

    def sketch(self, state: State) -> str:
        """Two rows of points with stones and colour (5W), then bar, hand and off."""
        state = self.own(state)

        def cell(point: int) -> str:
            for seat in range(2):
                if count := state.stones(seat, state.point(seat, point)):
                    return f"{count}{LETTERS[seat]}".rjust(4)
            return "   ."

        def row(points: list[int], show: bool) -> str:
            texts = [cell(point) if show else str(point).rjust(4) for point in points]
            return "".join(texts[:6]) + "  |" + "".join(texts[6:])

        upper, lower = list(range(12, 0, -1)), list(range(13, 25))
        lines = [row(upper, False), row(upper, True), "", row(lower, True), row(lower, False), ""]
        aside = ((state.rules.bar(), BAR), ("hand", IN_HAND), ("off", OFF))
        for seat in range(2):
            held = [f"{name} {state.at[PLACES * seat + x]}" for name, x in aside if state.at[PLACES * seat + x]]
            lines.append(f"{LETTERS[seat]}: {', '.join(held) or '-'}")
        if state.rules.stakes.cube > 0:
            lines.append(f"cube {state.cube} {LETTERS[state.owner] if state.owner >= 0 else '-'}")
        return "\n".join([*lines, state.pending()])
