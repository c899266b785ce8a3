"""What people see of a position of the tables family: stones, dice, what each seat holds, and what is to be done."""

from __future__ import annotations

from functools import lru_cache
from operator import mul
from typing import ClassVar

from parlour.core.family_face import FamilyFace
from parlour.core.message import Message, colour, say
from parlour.core.scene import Die, Holding, Piece
from parlour.core.state import OVER
from parlour.games.tables.board import COLOURS
from parlour.games.tables.engine import TablesState
from parlour.games.tables.notation import WORDS, cube_site, piles, site
from parlour.games.tables.reasons import why_lost, written
from parlour.games.tables.rules import AFTER, ANSWER, CUBE, IN_HAND, OFF, OPENING, PLACES, PLAY, POINTS, SCORE, THROW

TO_GO = tuple(25 if x == IN_HAND else max(0, 25 - x) for x in range(PLACES))  # points that a stone of each progress has before it
CROWD = 6  # from so many stones on, the last one carries their number


class TablesScene(FamilyFace[TablesState]):
    family = "tables"
    kind = TablesState
    words: ClassVar = {  # "bar" is everybody's
        "hand": "tables-notation-hand",
        "start": "tables-notation-start",
        "off": "tables-notation-off",
        "end": "tables-button-end",
        "short": "tables-button-short",
    }

    def token(self, state: TablesState, seat: int) -> str:
        return COLOURS[seat]

    def asked_for(self, state: TablesState) -> bool:
        """The decision not to double was the throw."""
        return state.stage == THROW and state.may_double()

    def button(self, state: TablesState) -> Message:
        return say("tables-button-opening") if state.stage == OPENING else super().button(state)

    def pieces(self, state: TablesState) -> tuple[Piece, ...]:
        found: list[Piece] = []
        for seat, x, count in piles(state):
            found += pile("slab" if x in (OFF, IN_HAND) else "stone", COLOURS[seat], site(state, seat, x), count)
        if state.rules.stakes.cube > 0:
            # an offered cube lies before whoever is to answer, and shows what the game would be worth
            found.append(Piece("cube", "white", cube_site(state), 0, str(2 * state.cube if state.stage == ANSWER else state.cube)))
        return tuple(found)

    def dice(self, state: TablesState) -> tuple[Die, ...]:
        """A die for each number of the throw; those that are played are spent, and so are those of a throw that was lost."""
        if state.one_die():
            return (Die("W", state.opening), Die("B", 0))
        if state.stage not in (PLAY, AFTER):
            shown, lost = (state.opening, False) if state.stage == OPENING and state.opening > 0 else (state.lost, state.lost > 0)
            return () if state.turn == OVER else (Die("n0", shown // 10, spent=lost), Die("n1", shown % 10, spent=lost))
        doubled = state.high == state.low
        found: list[Die] = []
        fresh = state.stage == PLAY and not state.midway and state.firsts == state.full
        for number, left in ((state.first, state.firsts), (state.second, state.seconds)):
            if number > 0:
                count = (state.full or state.rules.throws.double) if doubled else 1  # a throw that built the bridge is over: full is 0
                for at in range(count):
                    found.append(Die(f"n{len(found)}", number, fresh=fresh, spent=at < count - left))
        return tuple(found)

    def holdings(self, state: TablesState, seat: int) -> tuple[Holding, ...]:
        rules, at = state.rules, state.at
        held = []
        if rules.keeps_score():
            held.append(Holding(say("tables-holding-score"), at[SCORE + seat]))
            if rules.tric:
                held.append(Holding(say("tables-holding-games"), rules.tric.series - state.games))
        if rules.tric:
            held.append(Holding(say("tables-holding-points"), at[POINTS + seat]))
        else:
            held.append(Holding(say("tables-holding-pips"), pips(state, seat)))
        return tuple(held)

    def prompt(self, state: TablesState) -> Message:
        return say("tables-prompt-after-lost", lost=why_lost(state), task=task(state)) if state.lost > 0 else task(state)

    def ending(self, state: TablesState) -> Message:
        drawn = state.winner < 0
        winner = colour(COLOURS[0 if drawn else state.winner])
        loser = colour(COLOURS[1 if drawn else 1 - state.winner])
        high, low = sorted((state.at[SCORE], state.at[SCORE + 1]), reverse=True)
        return say(
            f"tables-end-{state.result().reason}",
            winner=winner,
            loser=loser,
            drawn="yes" if drawn else "no",
            value=state.value,
            score=f"{high}:{low}",
            stake=high,
        )


@lru_cache(1 << 12)  # a pile looks the same wherever it comes again
def pile(kind: str, colour: str, place: str, count: int) -> tuple[Piece, ...]:
    number = str(count) if kind == "stone" and count >= CROWD else ""
    return tuple(Piece(kind, colour, place, level, number if level == count - 1 else "") for level in range(count))


def task(state: TablesState) -> Message:
    who = colour(COLOURS[state.hand])
    if state.stage == OPENING:
        return say("tables-prompt-opening" if state.one_die() else "tables-prompt-opening-two", colour=who)
    if state.stage == THROW:
        return say("tables-prompt-throw", colour=who)
    if state.stage == CUBE:
        return say("tables-prompt-cube", colour=who, stake=2 * state.cube)
    if state.stage == ANSWER:
        other = colour(COLOURS[1 - state.hand])
        return say("tables-prompt-answer", colour=who, other=other, stake=2 * state.cube, lost=state.cube)
    if state.stage == AFTER and state.rules.tric:
        return say("tables-prompt-after", colour=who, surplus=state.at[POINTS + state.hand] - state.rules.tric.target)
    return to_play(state, who)


def to_play(state: TablesState, who: Message) -> Message:
    numbers = written(state.numbers_left())
    base = PLACES * state.hand
    if state.may_short and state.may_end:
        word = "short-only"
    elif state.may_end:
        word = "optional"
    elif state.rules.tric and state.at[base] > 0:
        word = "start"
    elif state.at[base] > 0:
        word = "enter"
    elif state.must_set(state.hand):
        word = "set"
    elif state.at[base + IN_HAND] > 0:
        word = "set-or-move"
    elif state.firsts > 0 and state.seconds > 0 and state.high != state.low and one_number(state):
        word = "one-number"
    else:
        word = "play"
    return say(f"tables-prompt-{word}", colour=who, numbers=numbers)


def one_number(state: TablesState) -> bool:
    """Whether only one of the two numbers can be played."""
    action = next(action for action in state.legal() if action not in WORDS)
    after = state.clone()
    after.play(action)
    return after.stage != PLAY or after.hand != state.hand


def pips(state: TablesState, seat: int) -> int:
    """The points that all stones of a colour still have to go."""
    return sum(map(mul, list(state.at)[PLACES * seat : PLACES * (seat + 1)], TO_GO))
