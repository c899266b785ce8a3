"""What happened in a game of the tables family, as events in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from parlour.core.event import Event
from parlour.core.message import colour, say
from parlour.core.state import CHANCE, NOBODY, OVER
from parlour.games.tables.board import COLOURS
from parlour.games.tables.engine import TablesState, dice_text
from parlour.games.tables.notation import WORDS, cube_site, name, piles, site, step_of
from parlour.games.tables.reasons import why_lost, written
from parlour.games.tables.rules import BAR, CONCEDE, CONTINUE, HUCKE, IN_HAND, OFF, OPENING, PLAY, POINTS, SCORE, SHORT, THROW


def tell(before: TablesState, action: int, after: TablesState) -> list[Event]:
    if CONCEDE <= action < CONCEDE + 6:
        loser = before.hand if action < CONCEDE + 3 else 1 - before.hand
        return [Event("note", loser, say("tables-log-concede", colour=colour(COLOURS[loser]))), *tell_games(before, after)]
    if before.turn == CHANCE:
        events = tell_throw(before, action, after)
        events += tell_bridge(before, after) if after.lost > 0 else []
    elif action in WORDS:
        events = tell_word(before, action, after)
        events += tell_continued(before, after) if action == CONTINUE else []
    else:
        events = tell_step(before, action, after)
    if before.stage == PLAY and after.turn != OVER:
        events += tell_after(before, action, after)
    return events + tell_games(before, after)


def tell_throw(before: TablesState, thrown: int, after: TablesState) -> list[Event]:
    seat = before.hand
    who = colour(COLOURS[seat])
    faces = (thrown,) if thrown < 10 else (thrown // 10, thrown % 10)
    if before.stage != OPENING:
        events = [Event("throw", seat, say("tables-log-throw", colour=who, dice=dice_text(thrown)), dice=faces)]
        if thrown // 10 == thrown % 10 and after.lost == 0 and before.rules.throws.pasch and after.full == 4:
            events.append(Event("note", seat, say("tables-log-fourfold", colour=who)))
    else:
        events = [Event("throw", seat, say("tables-log-opening", colour=who, dice=dice_text(thrown)), dice=faces)]
        if after.stage != OPENING:
            starter = after.lost_by if after.lost > 0 else after.hand
            events.append(Event("note", starter, say("tables-log-begins", colour=colour(COLOURS[starter]))))
        elif before.opening > 0:
            events.append(Event("note", NOBODY, say("tables-log-tie")))
    return events + tell_lost(after)


def tell_lost(after: TablesState) -> list[Event]:
    return [Event("note", after.lost_by, why_lost(after))] if after.lost > 0 else []


def tell_word(before: TablesState, action: int, after: TablesState) -> list[Event]:
    seat = before.hand
    who, word = colour(COLOURS[seat]), WORDS[action]
    told = say(f"tables-log-{word}", colour=who, numbers=written(before.numbers_left()), stake=2 * before.cube)
    if action != SHORT:
        return [Event("note", seat, told)]
    paths = [(site(before, seat, 13 - number), site(before, seat, HUCKE)) for number in before.numbers_left()]
    return [Event("move", seat, words, path, hop=True) for words, path in zip((told, None), paths, strict=True)]


def tell_step(before: TablesState, action: int, after: TablesState) -> list[Event]:
    seat = before.hand
    step = step_of(before, action)
    who = colour(COLOURS[seat])
    path = site(before, seat, step.x), site(before, seat, step.to)
    word = "off" if step.to == OFF else "set" if step.x == IN_HAND else "enter" if step.x == BAR else "step"
    told = say(f"tables-log-{word}", colour=who, start=name(before, seat, step.x), target=name(before, seat, step.to))
    events = [Event("move", seat, told, path, hop=True)]
    if step.hits:
        other = 1 - seat
        hit = say("tables-log-hit", colour=who, other=colour(COLOURS[other]))
        events.append(Event("take", seat, hit, (path[1], site(before, other, before.sent_to(other)))))
    gained = step.hits + (step.to == OFF)
    if before.rules.tric and gained:
        points = before.at[POINTS + seat] + gained
        events.append(Event("score", seat, say("tables-log-points", colour=who, points=points), points=gained))
    return events


def tell_after(before: TablesState, action: int, after: TablesState) -> list[Event]:
    """What a step or the end of a throw brought: numbers that are lost, points for the bridge, another throw, forced numbers."""
    seat = before.hand
    who = colour(COLOURS[seat])
    events = []
    over = after.stage != PLAY or after.hand != seat or after.turns != before.turns
    left = before.numbers_left()
    if action not in WORDS:
        left.remove(action & 7)
        if over and left and after.games == before.games:
            events.append(Event("note", seat, say("tables-log-rest", colour=who, numbers=written(left))))
    if over:
        events += tell_bridge(before, after)
    if over and after.stage == THROW and after.hand == seat and before.rules.throws.again:
        events.append(Event("note", seat, say("tables-log-again", colour=who)))
    if over and after.stage == PLAY and after.hand != seat:
        same = say("tables-log-same", colour=colour(COLOURS[after.hand]), dice=dice_text(10 * after.high + after.low))
        events.append(Event("note", after.hand, same))
    return events + tell_lost(after)


def tell_continued(before: TablesState, after: TablesState) -> list[Event]:
    """What the throw that won a game still brings in the next, where no number of it is left to play."""
    seat = before.hand
    who = colour(COLOURS[seat])
    if after.stage == PLAY:
        return []
    left = before.numbers_left()
    events = [Event("note", seat, say("tables-log-rest", colour=who, numbers=written(left)))] if left else []
    if not before.by_bridge:
        events += tell_bridge(before, after)
    if after.stage == THROW and after.hand == seat:
        events.append(Event("note", seat, say("tables-log-again", colour=who)))
    return events


def tell_bridge(before: TablesState, after: TablesState) -> list[Event]:
    """Points for the great bridge, after a throw that did not decide a game."""
    seat = before.hand
    if not before.rules.tric or after.games != before.games or not after.bridge(seat):
        return []
    return [Event("score", seat, say("tables-log-bridge", colour=colour(COLOURS[seat])), points=2)]


def tell_games(before: TablesState, after: TablesState) -> list[Event]:
    """A game of a match or series was decided."""
    if after.games == before.games or after.turn == OVER:
        return []
    gains = [after.at[SCORE + seat] - before.at[SCORE + seat] for seat in range(2)]
    score = f"{after.at[SCORE]}:{after.at[SCORE + 1]}"
    if max(gains) == 0:
        return [Event("note", NOBODY, say("tables-log-game-drawn", score=score))]
    winner = gains.index(max(gains))
    who = colour(COLOURS[winner])
    events = [Event("score", winner, say("tables-log-bridge", colour=who), points=2)] if after.by_bridge else []
    events.append(Event("score", winner, say("tables-log-game", colour=who, value=max(gains), score=score), points=max(gains)))
    if after.crawford and not before.crawford:
        events.append(Event("note", NOBODY, say("tables-log-crawford")))
    return events


def laid(state: TablesState) -> dict[tuple[str, str], int]:
    """How many pieces of a colour lie on each site."""
    found: dict[tuple[str, str], int] = {}
    for seat, x, count in piles(state):  # tric-trac's starting point is a point, too
        place = site(state, seat, x), COLOURS[seat]
        found[place] = found.get(place, 0) + count
    if state.rules.stakes.cube > 0:
        found[cube_site(state), "white"] = 1
    return found


def settle(before: TablesState, events: Sequence[Event], after: TablesState) -> list[Event]:
    """Whatever else lies elsewhere now goes there without words: the cube, a new set-up."""
    lying = laid(before)
    for event in events:
        if event.kind in ("move", "take"):
            tint = COLOURS[event.seat if event.kind == "move" else 1 - event.seat]
            for place, more in ((event.path[0], -1), (event.path[-1], 1)):
                lying[place, tint] = lying.get((place, tint), 0) + more
    wanted = laid(after)
    lying = {place: count for place, count in lying.items() if count}
    return [] if lying == wanted else settled(before.hand, Counter(lying), Counter(wanted))


def settled(hand: int, lying: Counter[tuple[str, str]], wanted: Counter[tuple[str, str]]) -> list[Event]:
    missing = sorted((wanted - lying).elements())
    found: list[Event] = []
    for place, tint in sorted((lying - wanted).elements()):
        seat = COLOURS.index(tint) if tint in COLOURS else hand
        to = next((wish for wish in missing if wish[1] == tint), None)
        if to is None:
            found.append(Event("take", 1 - seat, None, (place,)))
        else:
            missing.remove(to)
            found.append(Event("move", seat, None, (place, to[0]), hop=True))
    return found + [Event("place", COLOURS.index(tint) if tint in COLOURS else 0, None, (place,)) for place, tint in missing]
