"""How the games of the tables family are seen, touched, written and explained.

Steps are written as on the sheet, in the numbers of the board, and a play is its steps one after the other:

    12/17   13/7*   bar/5   hand/4   start/6   22/off        * hits a stone
    22/off(6)                                                by this number, where the other could bear it off too and that is not the same
    roll  double  take  drop  end  short  new  continue      words; `end` leaves the numbers that are left, `short` is tric-trac 6.6.4
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from parlour.core.bits import BIT
from parlour.core.board import Board
from parlour.core.errors import NotationError
from parlour.core.event import Event
from parlour.core.face import Face, one_of
from parlour.core.gesture import Gesture, Reason, Shortcut
from parlour.core.message import Message, colour, say
from parlour.core.scene import Die, Holding, Piece, Scene, SeatView
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, NOBODY, OVER, State
from parlour.games.tables.board import COLOURS, LETTERS, bar, cube, in_hand, off, plate
from parlour.games.tables.engine import TablesState, dice_text
from parlour.games.tables.reasons import numbers_left, why_lost, why_not, written
from parlour.games.tables.rules import (
    AFTER,
    AFTER_BRIDGE,
    ANSWER,
    BAR,
    CONTINUE,
    CUBE,
    DOUBLE,
    DROP,
    END,
    IN_HAND,
    NEW_SETUP,
    OFF,
    ONE_DIE,
    OPENING,
    PLACES,
    PLAY,
    POINTS,
    ROLL,
    SCORE,
    SHORT,
    STONES,
    TAKE,
    THROW,
    TablesRules,
)

WORDS = {ROLL: "roll", DOUBLE: "double", TAKE: "take", DROP: "drop", END: "end", NEW_SETUP: "new", CONTINUE: "continue", SHORT: "short"}
CROWD = 6  # from so many stones on, the last one carries their number


def tables(state: State) -> TablesState:
    """The state as one of this family's."""
    return one_of(TablesState, state)


@dataclass(frozen=True, slots=True)
class Step:
    """An action taken apart: from where to where as its colour counts, by which number, and whether it hits."""

    x: int
    number: int
    to: int
    hits: bool


def step_of(state: TablesState, action: int) -> Step:
    x, number = (action >> 3) - 1, action & 7
    to = int(state.landing(x, number))
    theirs = to if state.rules.same_way else 25 - to
    return Step(x, number, to, to != OFF and state.at[PLACES * (1 - state.hand) + theirs] == 1)


def either_way(state: TablesState, step: Step) -> bool:
    """Whether the other number bears the same stone off too: only tric-trac's last stone, after which the number left enters another."""
    return step.to == OFF and bool(state.can_first & state.can_second & BIT[step.x])


class TablesFace(Face):
    """The face of any game of the family; which trays, bar and cube there are follows from its rules."""

    def __init__(self, rules_of: Callable[[Setup], TablesRules]) -> None:
        self.rules_of = rules_of

    # What people see

    def board(self, setup: Setup) -> Board:
        rules = self.rules_of(setup)
        return plate(
            hands=uses_hand(rules), bars=uses_bar(rules), cubes=rules.cube_limit > 0, turned=not rules.same_way, marks=rules.tric
        )

    def scene(self, state: State, seat: int) -> Scene:
        state = tables(state)
        return Scene(
            seats=tuple(self._seat(state, number) for number in range(2)),
            hand=int(state.hand),
            colour="" if state.turn == OVER else COLOURS[state.hand],
            prompt=self._prompt(state),
            pieces=self._pieces(state),
            dice=self._dice(state),
            throw=self._throw(state),
        )

    def throws_itself(self, state: State) -> bool:
        state = tables(state)
        return bool(state.stage == THROW and state.may_double())  # the decision not to double was the throw

    def _throw(self, state: TablesState) -> Message | None:
        if state.turn != CHANCE or self.throws_itself(state):
            return None
        return say("tables-button-opening" if state.stage == OPENING else "tables-button-throw")

    def _pieces(self, state: TablesState) -> tuple[Piece, ...]:
        found = []
        for seat in range(2):
            for x in range(PLACES):
                count = int(state.at[PLACES * seat + x])
                kind = "slab" if x in (OFF, IN_HAND) else "stone"
                for level in range(count):
                    label = str(count) if kind == "stone" and level == count - 1 and count >= CROWD else ""
                    found.append(Piece(kind, COLOURS[seat], self.site(state, seat, x), level, label))
        if state.rules.cube_limit > 0:
            found.append(Piece("cube", "white", cube(int(state.owner)), 0, str(state.cube)))
        return tuple(found)

    def site(self, state: TablesState, seat: int, x: int) -> str:
        """Where a colour's stones of that progress lie."""
        if x == OFF:
            return off(seat)
        if x == IN_HAND:
            return in_hand(seat)
        if x == BAR:
            return str(state.point(seat, 1)) if state.rules.tric else bar(seat)
        return str(state.point(seat, x))

    def _dice(self, state: TablesState) -> tuple[Die, ...]:
        """A die for each number of the throw; those that are played are spent."""
        if state.stage == OPENING and state.rules.opening == ONE_DIE:
            return (Die("W", int(state.opening)), Die("B", 0))
        if state.stage == OPENING and state.opening > 0:
            return (Die("n0", int(state.opening) // 10), Die("n1", int(state.opening) % 10))
        if state.stage != PLAY:
            return () if state.turn == OVER else (Die("n0", 0), Die("n1", 0))
        doubled = state.high == state.low
        found: list[Die] = []
        fresh = not state.midway and state.firsts == state.full
        for number, left in ((state.first, state.firsts), (state.second, state.seconds)):
            if number > 0:
                count = int(state.full) if doubled else 1
                for at in range(count):
                    found.append(Die(f"n{len(found)}", int(number), fresh=fresh, spent=at < count - left))
        return tuple(found)

    def _seat(self, state: TablesState, seat: int) -> SeatView:
        rules, at = state.rules, state.at
        held = []
        if rules.match > 0 or rules.series > 1:
            held.append(Holding(say("tables-holding-score"), int(at[SCORE + seat])))
        if rules.series > 1:
            held.append(Holding(say("tables-holding-games"), int(rules.series - state.games)))
        if rules.tric:
            held.append(Holding(say("tables-holding-points"), int(at[POINTS + seat])))
        else:
            held.append(Holding(say("tables-holding-pips"), pips(state, seat)))
        place = 0
        if state.turn == OVER:
            place = 1 if state.winner in (NOBODY, seat) else 2
        return SeatView((COLOURS[seat],), tuple(held), place)

    def _prompt(self, state: TablesState) -> Message:
        if state.turn == OVER:
            return self._ending(state)
        task = self._task(state)
        return say("tables-prompt-after-lost", lost=why_lost(state), task=task) if state.lost > 0 else task

    def _task(self, state: TablesState) -> Message:
        who = colour(COLOURS[state.hand])
        if state.stage == OPENING:
            return say("tables-prompt-opening" if state.rules.opening == ONE_DIE else "tables-prompt-opening-two", colour=who)
        if state.stage == THROW:
            return say("tables-prompt-throw", colour=who)
        if state.stage == CUBE:
            return say("tables-prompt-cube", colour=who, stake=int(2 * state.cube))
        if state.stage == ANSWER:
            other = colour(COLOURS[1 - state.hand])
            return say("tables-prompt-answer", colour=who, other=other, stake=int(2 * state.cube), lost=int(state.cube))
        if state.stage == AFTER:
            return say("tables-prompt-after", colour=who, surplus=int(state.at[POINTS + state.hand] - state.rules.target))
        return self._to_play(state, who)

    def _to_play(self, state: TablesState, who: Message) -> Message:
        numbers = written(numbers_left(state))
        base = PLACES * state.hand
        if state.may_short and state.may_end:
            word = "short-only"
        elif state.may_end:
            word = "optional"
        elif state.rules.tric and state.at[base] > 0:
            word = "start"
        elif state.at[base] > 0:
            word = "enter"
        elif state.at[base + IN_HAND] > STONES - state.rules.must_set:
            word = "set"
        elif state.at[base + IN_HAND] > 0:
            word = "set-or-move"
        elif state.firsts > 0 and state.seconds > 0 and state.high != state.low and self._one_number(state):
            word = "one-number"
        else:
            word = "play"
        return say(f"tables-prompt-{word}", colour=who, numbers=numbers)

    def _one_number(self, state: TablesState) -> bool:
        """Whether only one of the two numbers can be played."""
        action = next(action for action in state.legal() if action not in WORDS)
        after = state.clone()
        after.play(action)
        return bool(after.stage != PLAY or after.hand != state.hand)

    def _ending(self, state: TablesState) -> Message:
        drawn = state.winner < 0
        winner = colour(COLOURS[0 if drawn else state.winner])
        loser = colour(COLOURS[1 if drawn else 1 - state.winner])
        high, low = sorted((int(state.at[SCORE]), int(state.at[SCORE + 1])), reverse=True)
        return say(
            f"tables-end-{state.result().reason}",
            winner=winner,
            loser=loser,
            drawn="yes" if drawn else "no",
            value=int(state.value),
            score=f"{high}:{low}",
            stake=high,
        )

    # What hands do

    def gestures(self, state: State) -> dict[int, Gesture]:
        state = tables(state)
        if state.turn in (CHANCE, OVER):
            return {}
        return {action: self._gesture(state, action) for action in state.legal()}

    def _gesture(self, state: TablesState, action: int) -> Gesture:
        if action in WORDS:
            word = WORDS[action]
            return Gesture(button=word, label=say(f"tables-button-{word}", stake=int(2 * state.cube)))
        step, seat = step_of(state, action), int(state.hand)
        ends = self.site(state, seat, step.x), self.site(state, seat, step.to)
        if either_way(state, step):
            return Gesture(ends, button=f"die{step.number}", label=say("tables-button-off", number=step.number))
        return Gesture(ends, label=say("tables-label-step", step=self.write(state, action), number=step.number))

    def shortcuts(self, state: State) -> list[Shortcut]:
        """One stone with several numbers: where all ways there have the same outcome, two touches are enough."""
        state = tables(state)
        if state.stage != PLAY or state.turn == OVER:
            return []
        taken = {gesture.sites for gesture in self.gestures(state).values() if gesture.sites}
        ways: dict[tuple[str, str], dict[object, tuple[int, ...]]] = {}
        waiting: list[tuple[TablesState, str, int, tuple[int, ...]]] = []
        for action in state.legal():
            if action not in WORDS:
                waiting.append((state, self.site(state, int(state.hand), step_of(state, action).x), action, ()))
        while waiting:
            before, first, action, made = waiting.pop()
            step, seat = step_of(before, action), int(before.hand)
            after = before.clone()
            after.play(action)
            done = (*made, action)
            last = self.site(before, seat, step.to)
            if len(done) > 1 and (first, last) not in taken and first != last:
                ways.setdefault((first, last), {}).setdefault(after.key(), done)
            if step.to != OFF and after.stage == PLAY and after.hand == seat and after.midway:
                waiting += [
                    (after, first, follow, done) for follow in after.legal() if follow not in WORDS and step_of(after, follow).x == step.to
                ]
        return [Shortcut(ends, next(iter(found.values()))) for ends, found in sorted(ways.items()) if len(found) == 1]

    def why_not(self, state: State, attempt: Gesture) -> Reason:
        state = tables(state)
        return why_not(state, frozenset(site.id for site in self.board(state.setup).sites), attempt)

    # Writing

    def write(self, state: State, action: int) -> str:
        state = tables(state)
        if state.turn == CHANCE:
            return str(dice_text(action))
        if action in WORDS:
            return WORDS[action]
        step, seat = step_of(state, action), int(state.hand)
        mark = "*" if step.hits else f"({step.number})" if either_way(state, step) else ""
        return f"{self.name(state, seat, step.x)}/{self.name(state, seat, step.to)}{mark}"

    def name(self, state: TablesState, seat: int, x: int) -> str:
        """A place in writing."""
        if x == BAR:
            return "start" if state.rules.tric else "bar"
        return {OFF: "off", IN_HAND: "hand"}.get(x) or str(state.point(seat, x))

    def read(self, state: State, text: str) -> int:
        """Also without the star."""
        plain = text.strip().rstrip("*")
        texts = {self.write(state, action): action for action in state.legal()}
        for known, action in texts.items():
            if plain == known.rstrip("*"):
                return action
        raise NotationError(text, sorted(texts))

    def join(self, texts: Sequence[str]) -> str:
        return " ".join(texts)

    def read_move(self, state: State, text: str) -> list[int]:
        """Step by step: a throw can have thousands of plays."""
        walker = state.clone()
        made: list[int] = []
        for word in text.split():
            if made and not walker.midway:
                raise NotationError(text, self.list_moves(state))
            made.append(self.read(walker, word))
            walker.apply(made[-1])
        if not made or walker.midway:
            raise NotationError(text, self.list_moves(state))
        return made

    # What happened

    def tell(self, before: State, action: int, after: State) -> list[Event]:
        before, after = tables(before), tables(after)
        if before.turn == CHANCE:
            events = self._tell_throw(before, action, after)
            events += self._tell_bridge(before, after) if after.lost > 0 else []
        elif action in WORDS:
            events = self._tell_word(before, action, after)
        else:
            events = self._tell_step(before, action, after)
        if before.stage == PLAY and after.turn != OVER:
            events += self._tell_after(before, action, after)
        events += self._tell_games(before, after)
        events += self._settle(before, events, after)
        if after.turn == OVER:
            events.append(Event("end", int(NOBODY), self._ending(after)))
        return events

    def _tell_throw(self, before: TablesState, thrown: int, after: TablesState) -> list[Event]:
        seat = int(before.hand)
        who = colour(COLOURS[seat])
        faces = (thrown,) if thrown < 10 else (thrown // 10, thrown % 10)
        if before.stage != OPENING:
            events = [Event("throw", seat, say("tables-log-throw", colour=who, dice=dice_text(thrown)), dice=faces)]
            if thrown // 10 == thrown % 10 and after.lost == 0 and before.rules.pasch and after.full == 4:
                events.append(Event("note", seat, say("tables-log-fourfold", colour=who)))
        else:
            events = [Event("throw", seat, say("tables-log-opening", colour=who, dice=dice_text(thrown)), dice=faces)]
            if after.stage != OPENING:
                starter = int(after.lost_by if after.lost > 0 else after.hand)
                events.append(Event("note", starter, say("tables-log-begins", colour=colour(COLOURS[starter]))))
            elif before.opening > 0:
                events.append(Event("note", int(NOBODY), say("tables-log-tie")))
        return events + self._tell_lost(after)

    def _tell_lost(self, after: TablesState) -> list[Event]:
        return [Event("note", int(after.lost_by), why_lost(after))] if after.lost > 0 else []

    def _tell_word(self, before: TablesState, action: int, after: TablesState) -> list[Event]:
        seat = int(before.hand)
        who, word = colour(COLOURS[seat]), WORDS[action]
        told = say(f"tables-log-{word}", colour=who, numbers=written(numbers_left(before)), stake=int(2 * before.cube))
        if action != SHORT:
            return [Event("note", seat, told)]
        second = before.second if before.seconds > 0 else before.first
        hucke = self.site(before, seat, 12)
        return [
            Event("move", seat, told, (self.site(before, seat, 13 - int(before.first)), hucke), hop=True),
            Event("move", seat, None, (self.site(before, seat, 13 - int(second)), hucke), hop=True),
        ]

    def _tell_step(self, before: TablesState, action: int, after: TablesState) -> list[Event]:
        seat = int(before.hand)
        step = step_of(before, action)
        who = colour(COLOURS[seat])
        path = self.site(before, seat, step.x), self.site(before, seat, step.to)
        word = "off" if step.to == OFF else "set" if step.x == IN_HAND else "enter" if step.x == BAR else "step"
        told = say(f"tables-log-{word}", colour=who, start=self.name(before, seat, step.x), target=self.name(before, seat, step.to))
        events = [Event("move", seat, told, path, hop=True)]
        if step.hits:
            other = 1 - seat
            gone = IN_HAND if after.at[PLACES * other + IN_HAND] > before.at[PLACES * other + IN_HAND] else BAR
            hit = say("tables-log-hit", colour=who, other=colour(COLOURS[other]))
            home = in_hand(other) if gone == IN_HAND else self.site(before, other, int(BAR))
            events.append(Event("take", seat, hit, (path[1], home)))
        gained = step.hits + (step.to == OFF)
        if before.rules.tric and gained:
            points = int(before.at[POINTS + seat]) + gained
            events.append(Event("score", seat, say("tables-log-points", colour=who, points=points), points=gained))
        return events

    def _tell_after(self, before: TablesState, action: int, after: TablesState) -> list[Event]:
        """What a step or the end of a throw brought: numbers that are lost, points for the bridge, another throw, forced numbers."""
        seat = int(before.hand)
        who = colour(COLOURS[seat])
        events = []
        over = after.stage != PLAY or after.hand != seat or after.turns != before.turns
        left = numbers_left(before)
        if action not in WORDS:
            left.remove(action & 7)
            if over and left and after.games == before.games:
                events.append(Event("note", seat, say("tables-log-rest", colour=who, numbers=written(left))))
        if over:
            events += self._tell_bridge(before, after)
        if over and after.stage == THROW and after.hand == seat and before.rules.throw_again:
            events.append(Event("note", seat, say("tables-log-again", colour=who)))
        if over and after.stage == PLAY and after.hand != seat:
            same = say("tables-log-same", colour=colour(COLOURS[after.hand]), dice=dice_text(10 * after.high + after.low))
            events.append(Event("note", int(after.hand), same))
        return events + self._tell_lost(after)

    def _tell_bridge(self, before: TablesState, after: TablesState) -> list[Event]:
        """Points for the great bridge, after a throw that did not decide a game."""
        seat = int(before.hand)
        if not before.rules.tric or after.games != before.games or not after.bridge(seat):
            return []
        return [Event("score", seat, say("tables-log-bridge", colour=colour(COLOURS[seat])), points=2)]

    def _tell_games(self, before: TablesState, after: TablesState) -> list[Event]:
        """A game of a match or series was decided."""
        if after.games == before.games or after.turn == OVER:
            return []
        gains = [int(after.at[SCORE + seat] - before.at[SCORE + seat]) for seat in range(2)]
        score = f"{after.at[SCORE]}:{after.at[SCORE + 1]}"
        if max(gains) == 0:
            return [Event("note", int(NOBODY), say("tables-log-game-drawn", score=score))]
        winner = gains.index(max(gains))
        who = colour(COLOURS[winner])
        events = [Event("score", winner, say("tables-log-bridge", colour=who), points=2)] if after.resume == AFTER_BRIDGE else []
        events.append(Event("score", winner, say("tables-log-game", colour=who, value=max(gains), score=score), points=max(gains)))
        if after.crawford and not before.crawford:
            events.append(Event("note", int(NOBODY), say("tables-log-crawford")))
        return events

    def _settle(self, before: TablesState, events: list[Event], after: TablesState) -> list[Event]:
        """Whatever else lies elsewhere now goes there without words: the cube, a new set-up."""
        standing = Counter((piece.site, piece.colour) for piece in self._pieces(before))
        own = {0: COLOURS[0], 1: COLOURS[1]}
        for event in events:
            if event.kind in ("move", "take"):
                tint = own[event.seat] if event.kind == "move" else own[1 - event.seat]
                standing[event.path[0], tint] -= 1
                standing[event.path[-1], tint] += 1
        wanted = Counter((piece.site, piece.colour) for piece in self._pieces(after))
        missing = sorted((wanted - standing).elements())
        found: list[Event] = []
        for site, tint in sorted((standing - wanted).elements()):
            seat = COLOURS.index(tint) if tint in COLOURS else int(before.hand)
            to = next((place for place in missing if place[1] == tint), None)
            if to is None:
                found.append(Event("take", 1 - seat, None, (site,)))
            else:
                missing.remove(to)
                found.append(Event("move", seat, None, (site, to[0]), hop=True))
        return found + [Event("place", COLOURS.index(tint) if tint in COLOURS else 0, None, (site,)) for site, tint in missing]

    # In plain characters

    def sketch(self, state: State) -> str:
        """Two rows of points with stones and colour (5W), then bar, hand and off."""
        state = tables(state)

        def cell(point: int) -> str:
            for seat in range(2):
                x = int(state.point(seat, point))
                count = int(state.at[PLACES * seat + (BAR if state.rules.tric and x == 1 else x)])
                if count:
                    return f"{count}{LETTERS[seat]}".rjust(4)
            return "   ."

        def row(points: list[int], show: bool) -> str:
            texts = [cell(point) if show else str(point).rjust(4) for point in points]
            return "".join(texts[:6]) + "  |" + "".join(texts[6:])

        upper, lower = list(range(12, 0, -1)), list(range(13, 25))
        lines = [row(upper, False), row(upper, True), "", row(lower, True), row(lower, False), ""]
        for seat in range(2):
            held = [f"{name} {state.at[PLACES * seat + x]}" for name, x in self._aside(state) if state.at[PLACES * seat + x]]
            lines.append(f"{LETTERS[seat]}: {', '.join(held) or '-'}")
        if state.rules.cube_limit > 0:
            lines.append(f"cube {state.cube} {LETTERS[state.owner] if state.owner >= 0 else '-'}")
        return "\n".join([*lines, state.pending()])

    def _aside(self, state: TablesState) -> list[tuple[str, int]]:
        return [("start" if state.rules.tric else "bar", int(BAR)), ("hand", int(IN_HAND)), ("off", int(OFF))]


def uses_hand(rules: TablesRules) -> bool:
    return any(progress == IN_HAND for progress, _ in rules.setup)


def uses_bar(rules: TablesRules) -> bool:
    return not rules.tric and rules.hits != 2


def pips(state: TablesState, seat: int) -> int:
    """The points that all stones of a colour still have to go."""
    at, base = state.at, PLACES * seat
    return sum(int(at[base + x]) * (25 - x) for x in range(25)) + 25 * int(at[base + IN_HAND])
