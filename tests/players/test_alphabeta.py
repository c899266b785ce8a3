"""Alpha-beta: it finds what a search without any cleverness finds, in its budget, again and again."""

import pytest
from librt.random import Random

import parlour
from parlour.core.state import OVER, State
from parlour.games.mill.engine import MillState
from parlour.lab.plain_knowledge import PlainMill
from parlour.players.alphabeta import WIN, AlphaBeta
from parlour.players.mill.knowledge import MillKnowledge

MILL = parlour.game("muehle")


def mill(text: str) -> MillState:
    state = MILL.position(text)
    assert isinstance(state, MillState)
    return state


def ending(state: State, seat: int, ply: int) -> int:
    """The end of a game, for a seat."""
    return round(2 * state.payoff(seat) - 1) * (WIN - ply)


def minimax(knowledge: PlainMill, state: State, depth: int, ply: int) -> int:
    """Everything that can happen, to this depth; what a mill takes belongs to the move."""
    if depth == 0 and not state.midway:
        return knowledge.worth(state)
    best = -2 * WIN
    for action in state.legal():
        after = state.clone()
        after.play(action)
        if after.turn == OVER:
            worth = ending(after, state.turn, ply + 1)
        elif after.turn == state.turn:
            worth = minimax(knowledge, after, depth, ply + 1)
        else:
            worth = -minimax(knowledge, after, depth - 1, ply + 1)
        best = max(best, worth)
    return best


@pytest.mark.parametrize("number", range(4))
def test_it_finds_what_looking_at_everything_finds(number: int) -> None:
    state, rng = MILL.start(), Random(number)
    while state.turn >= 0 and sum(state.in_hand(side) for side in (0, 1)) > 5:  # type: ignore[attr-defined] # a MillState
        state.play(state.sample(rng))
    assert isinstance(state, MillState)
    knowledge = PlainMill(state)
    knowledge.reduces = False
    found = AlphaBeta(knowledge, 10_000_000).think(state, lines=3, deepest=2)
    worths = {}
    for action in state.legal():
        after = state.clone()
        after.play(action)
        if after.turn == OVER:
            worths[action] = ending(after, state.turn, 1)
        elif after.turn == state.turn:
            worths[action] = minimax(knowledge, after, 2, 1)
        else:
            worths[action] = -minimax(knowledge, after, 1, 1)
    assert found.worths[:3] == sorted(worths.values(), reverse=True)[:3]
    assert [worths[action] for action in found.actions[:3]] == found.worths[:3]
    assert found.known >= 3


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


def test_the_line_can_be_played() -> None:
    state = mill("W:Wa1,d1,d3,e4:Bb2,f4,g7:H5,6")
    search = AlphaBeta(MillKnowledge(state), 5_000)
    found = search.think(state)
    line = search.line(state, found.actions[0], 6)
    assert len(line) >= 3
    for action in line:
        state.apply(action)
