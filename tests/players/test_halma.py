"""Four against one, solved: the values and winning moves that halma.md, section 7, gives by number."""

import parlour
from parlour.games.halma.engine import FOUR, SINGLE, HalmaState
from parlour.players.expert import COMPILED
from parlour.players.halma.expert import EXPERT, after, best_action, value
from parlour.players.halma.hunt_solver import NEITHER
from parlour.players.levels import STRONGEST

GAME = parlour.game("twee_in_een_b")

# number: position, who wins, the winning moves
VALUES = {
    "twee_b-01": ("t=four four=a1,a2,b1,b2 single=f6", FOUR, "a2-a3 b1-c1 b2-b3 b2-c2"),
    "twee_b-02": ("t=four four=b1,c1,d1,e1 single=d6", FOUR, "b1-a1 b1-b2 c1-c2 d1-d2 e1-e2 e1-f1"),
    "twee_b-03": ("t=single four=a3,b3,c3,d3 single=f4", SINGLE, "f4-f3"),
    "twee_b-04": ("t=single four=a1,e5,e6,f4 single=f6", FOUR, ""),
    "twee_b-06": ("t=four four=a1,e4,e6,f6 single=e5", NEITHER, ""),
    "twee_b-09": ("t=single four=a2,c2,d2,f2 single=b3", SINGLE, "b3-b2"),
    "twee_b-10": ("t=four four=a2,a3,b3,b4 single=f6", SINGLE, ""),
    "twee_b-11": ("t=single four=a4,b4,b5,c2 single=f6", NEITHER, ""),
    "twee_b-12": ("t=four four=a2,b3,c1,f3 single=f5", FOUR, "a2-b2 b3-a3 b3-b4 b3-c3 c1-b1 c1-c2 c1-d1 f3-e3 f3-f4"),
    "twee_b-13": ("t=single four=a1,a4,d4,e1 single=e5", NEITHER, ""),
}


def hunt(text: str) -> HalmaState:
    state = GAME.position(text)
    assert isinstance(state, HalmaState)
    return state


def test_the_sheets_positions_are_worth_what_it_says() -> None:
    if not COMPILED:  # four million positions are too many for plain Python: the search plays instead
        assert EXPERT.choose(GAME.start(), STRONGEST, 1) is None
        return
    for number, (text, winner, winning) in VALUES.items():
        state = hunt(text)
        assert value(state)[0] == winner, number
        found = [GAME.face.write(state, action) for action in state.legal() if value(after(state, action))[0] == state.side]
        assert found == winning.split(), number


def test_best_play_takes_38_moves_from_the_corner_and_32_from_the_edge() -> None:
    if not COMPILED:
        assert EXPERT.choose(GAME.start(), STRONGEST, 1) is None
        return
    for setup, moves in (("corner", 38), ("edge", 32)):
        state = GAME.start(setup=setup)
        assert isinstance(state, HalmaState)
        made = 0
        while state.turn != parlour.OVER:
            made += state.turn == FOUR
            state.apply(best_action(state))
        assert (made, state.result().winners, state.result().reason) == (moves, (FOUR,), "shut_in")


def test_r1_amended_a_single_pawn_that_goes_diagonally_cannot_be_forced() -> None:
    if not COMPILED:
        assert EXPERT.choose(GAME.start(single_moves="all_ways"), STRONGEST, 1) is None
        return
    for setup in ("corner", "edge"):
        start = GAME.start(setup=setup, single_moves="all_ways")
        assert isinstance(start, HalmaState)
        assert value(start) == (NEITHER, 0)
        assert value(after(start, best_action(start)))[0] == NEITHER
    slips = GAME.position("t=single four=a4,b4,c4,d4 single=e5", single_moves="all_ways")
    assert isinstance(slips, HalmaState)
    assert GAME.face.write(slips, best_action(slips)) == "e5-e4"


def test_other_games_of_the_family_are_searched() -> None:
    assert EXPERT.choose(parlour.game("halma_a").start(), STRONGEST, 1) is None
