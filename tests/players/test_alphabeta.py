"""Alpha-beta: it finds what a search without any cleverness finds, in its budget, again and again."""

import pytest
from librt.random import Random

import parlour
from parlour.core.state import OVER, State
from parlour.games.draughts.engine import DraughtsState
from parlour.games.mill.engine import MillState
from parlour.players.alphabeta import QUIET, WIN, AlphaBeta
from parlour.players.draughts.knowledge import DraughtsKnowledge
from parlour.players.mill.knowledge import MillKnowledge

MILL = parlour.game("muehle")


def mill(text: str) -> MillState:
    state = MILL.position(text)
    assert isinstance(state, MillState)
    return state


def minimax(knowledge: DraughtsKnowledge, state: State, depth: int, ply: int, farthest: int) -> int:
    """Everything that can happen, to this depth; hops of one capture are one move, and no capture is judged before it is made."""
    if state.turn == OVER:
        raise AssertionError("whoever asks looks at the end first")
    if depth <= 0 and knowledge.unrest(state) == QUIET:
        return knowledge.worth(state)
    legal = state.legal()
    if depth > 0 and len(legal) == 1 and ply < farthest:
        depth += 1  # nothing to choose
    best = -2 * WIN
    for action in legal:
        best = max(best, after(knowledge, state, action, depth, ply, farthest))
    return best


def after(knowledge: DraughtsKnowledge, state: State, action: int, depth: int, ply: int, farthest: int) -> int:
    """What an action is worth to whoever makes it."""
    later = state.clone()
    later.play(action)
    if later.turn == OVER:
        return round(2 * later.payoff(state.turn) - 1) * (WIN - ply - 1)
    if later.turn == state.turn:
        return minimax(knowledge, later, depth, ply + 1, farthest)
    return -minimax(knowledge, later, depth - 1, ply + 1, farthest)


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("id", ["dame", "damspel"])
def test_it_finds_what_looking_at_everything_finds(id: str, number: int) -> None:
    state, rng = parlour.game(id).start(), Random(number)
    for _ in range(16):
        state.play(state.sample(rng))
    while len(state.legal()) == 1:  # nothing to weigh
        state.play(state.sample(rng))
    assert isinstance(state, DraughtsState)
    knowledge = DraughtsKnowledge(state)
    knowledge.reduces = False
    found = AlphaBeta(knowledge, 10_000_000).think(state, lines=3, deepest=3)
    worths = {action: after(knowledge, state, action, 3, 0, 6) for action in state.legal()}
    assert found.worths[: found.known][:3] == sorted(worths.values(), reverse=True)[:3]
    assert [worths[action] for action in found.actions[:3]] == found.worths[:3]


def test_a_thought_is_repeatable_and_keeps_to_its_positions() -> None:
    thoughts = []
    for _ in range(2):
        search = AlphaBeta(MillKnowledge(mill("W:Wa1,d1,d3,e4:Bb2,f4,g7:H5,6")), 3_000)
        found = search.think(mill("W:Wa1,d1,d3,e4:Bb2,f4,g7:H5,6"), lines=2, margin=10)
        thoughts.append((found.actions, found.worths, found.known, found.depth, found.positions))
    assert thoughts[0] == thoughts[1]
    assert 3_000 <= thoughts[0][4] < 3_100


def test_a_win_is_counted_out_and_the_shortest_is_taken() -> None:
    """White's mill takes the third last stone: two actions of one move."""
    state = mill("W:Wa1,a4,d7,f4:Bb2,c5,g7:H0,0")
    found = AlphaBeta(MillKnowledge(state), 20_000).think(state)
    assert MILL.face.write(state, found.actions[0]) == "d7-a7"
    assert found.worths[0] == WIN - 2


def test_only_those_that_are_named_are_weighed() -> None:
    state = mill("W:Wa1,a4,d7,f4:Bb2,c5,g7:H0,0")
    others = [action for action in state.legal() if MILL.face.write(state, action) != "d7-a7"][:3]
    found = AlphaBeta(MillKnowledge(state), 3_000).think(state, among=others)
    assert sorted(found.actions) == others and found.worths[0] < WIN - 2


def test_the_line_can_be_played() -> None:
    state = mill("W:Wa1,d1,d3,e4:Bb2,f4,g7:H5,6")
    search = AlphaBeta(MillKnowledge(state), 5_000)
    found = search.think(state)
    line = search.line(state, found.actions[0], 6)
    assert len(line) >= 3
    for action in line:
        state.apply(action)
