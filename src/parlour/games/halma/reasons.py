"""Why a gesture makes no move in a game of the halma family."""

from parlour.core.gesture import Gesture, Reason
from parlour.core.message import say
from parlour.core.state import CHANCE
from parlour.games.halma.engine import FOUR, SINGLE, HalmaState
from parlour.games.halma.graph import NOWHERE
from parlour.games.halma.rules import EVERY_WAY, NO_HOPS, OVER_ONE, PASS

# 0.5: no race ends because somebody gives up; these are the answers to those who stay at home
OVER_BECAUSE = {"full_target": "halma-why-over-full", "turn_limit": "halma-why-over-limit", "stuck": "halma-why-over-stuck"}


def why_over(state: HalmaState) -> Reason:
    return Reason("end", say(OVER_BECAUSE.get(state.reason, "halma-why-over") if state.rules.race else "halma-why-over"))


def why_not(state: HalmaState, attempt: Gesture) -> Reason:
    rules = state.rules
    if state.turn == CHANCE:
        return Reason("moving", say("halma-why-throw-first"))
    if state.encloser != NOWHERE:
        return Reason("enclosing", say("halma-why-choose-enclosed"))
    if attempt.button:
        return Reason("moving", say("halma-why-no-pass")) if rules.hunt else Reason("waiting", say("halma-why-must-move"))
    if state.legal() == [PASS]:
        return Reason("waiting", say("halma-why-nothing-moves"))
    if not attempt.sites or any(site not in rules.graph.index for site in attempt.sites):
        return Reason("setup", say("halma-why-no-field"))
    start = rules.graph.index[attempt.sites[0]]
    if state.board[start] != state.side + 1:
        return Reason("moving", say("halma-why-not-yours" if state.board[start] else "halma-why-empty", field=attempt.sites[0]))
    if len(attempt.sites) == 1 or attempt.sites[1] == attempt.sites[0]:
        return why_not_piece(state, start, attempt.sites)
    return why_not_there(state, start, rules.graph.index[attempt.sites[1]])


def why_not_piece(state: HalmaState, start: int, sites: tuple[str, ...]) -> Reason:
    if not any(action >> 8 == start for action in state.legal() if action < PASS):
        held = state.rules.stays_in_target and state.rules.inside[state.side * state.rules.fields + start]
        return Reason("target", say("halma-why-held")) if held else Reason("moving", say("halma-why-stuck", field=sites[0]))
    if len(sites) > 1 and state.rules.hops != NO_HOPS:
        return Reason("hopping", say("halma-why-same-field"))
    return Reason("moving", say("halma-why-choose-target", field=sites[0]))


def why_not_there(state: HalmaState, start: int, target: int) -> Reason:
    rules = state.rules
    names = rules.graph.names
    base = state.side * rules.fields
    if state.board[target] == state.side + 1 or (state.board[target] != 0 and not rules.dice):
        return Reason("moving", say("halma-why-occupied", field=names[target]))
    if rules.stays_in_target and rules.inside[base + start] and not rules.inside[base + target]:
        return Reason("target", say("halma-why-leave-court" if rules.dice else "halma-why-leave-target"))
    if rules.dice:
        return Reason("moving", say("halma-why-pips-free" if rules.wanders else "halma-why-pips", pips=state.die))
    if rules.hunt:
        return why_not_in_hunt(state, start, target)
    if rules.hops == NO_HOPS:
        return Reason("moving", say("halma-why-one-step"))
    return why_not_in_race(state, start, target)


def why_not_in_hunt(state: HalmaState, start: int, target: int) -> Reason:
    (column, row), (to_column, to_row) = state.rules.graph.cells[start], state.rules.graph.cells[target]
    across, up = abs(to_column - column), to_row - row
    if across == 1 and abs(up) == 1:
        return Reason(
            "moving", say("halma-why-no-diagonal-four" if state.rules.step_ways[SINGLE] == EVERY_WAY else "halma-why-no-diagonal")
        )
    if state.side == FOUR and across == 0 and up == -1:
        return Reason("moving", say("halma-why-never-back"))
    return Reason("moving", say("halma-why-one-step"))


def why_not_in_race(state: HalmaState, start: int, target: int) -> Reason:
    rules = state.rules
    for way in range(rules.ways):
        if rules.graph.next(start, way) == target:
            return Reason("moving", say("halma-why-step-forward" if rules.step_ways[state.side] else "halma-why-only-hops"))
        between = fields_between(state, start, way, target)
        if not between:
            continue
        holders = [state.board[field] for field in between]
        if len(between) == 1 and holders[0] == 0:
            return Reason("hopping", say("halma-why-nothing-between", field=rules.graph.names[between[0]]))
        if 0 in holders:
            continue
        if not rules.hop_ways[state.side] >> way & 1:
            return Reason("hopping", say("halma-why-hop-forward"))
        if len(between) > 1 and rules.hops == OVER_ONE:
            return Reason("hopping", say("halma-why-row"))
        if not rules.hops_own:
            return Reason("hopping", say("halma-why-own"))
    return Reason("hopping", say("halma-why-no-way", start=rules.graph.names[start], target=rules.graph.names[target]))


def fields_between(state: HalmaState, start: int, way: int, target: int) -> list[int]:
    """The fields between two on a line in that direction; empty where they are on none, or side by side."""
    found = []
    field = state.rules.graph.next(start, way)
    while field not in (NOWHERE, target):
        found.append(field)
        field = state.rules.graph.next(field, way)
    return found if field == target else []
