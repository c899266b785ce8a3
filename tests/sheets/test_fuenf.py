"""The worked examples, results and counts of the rule sheet mill_and_stones.md, section 2, by their numbers."""

import random

import pytest

import parlour
from parlour.core.errors import OptionError
from parlour.core.gesture import Gesture
from parlour.core.moves import perft

GAME = parlour.game("fuenf_in_einer_reihe")
FACE = GAME.face
ALL_PLACED = "W:Wa1,a2,b6,c2,c5,c6,d10,d5,e3,e6,f5,f9,g5,h2,i4,i6:Ba10,a5,b10,b3,b7,b8,b9,c4,d3,d4,d6,d7,e8,f8,g2,i8:H0,0"
SIX = "W:Wc3,d3,e3,g3,h3:Ba1,a2,a3,a5:H11,12"

# number: (position, how many legal moves, those that win at once)
EXAMPLES = {
    "fuenf-01": ("W:W:B:H16,16", 100, ""),
    "fuenf-02": ("B:We5:B:H15,16", 99, ""),
    "fuenf-03": ("W:We5,f5,g5,h5:Ba1,a2,b1,c9:H12,12", 92, "d5 i5"),
    "fuenf-04": ("W:We5,f5,g5,h5:Ba1,b9,d5,c9:H12,12", 92, "i5"),
    "fuenf-05": ("W:Wa1,b2,c3,e5:Ba9,b9,c9,d9:H12,12", 92, "d4"),
    "fuenf-06": ("B:Wa1,b2,c3,d4,h1:Ba9,b9,c9,d9:H11,12", 91, "e9"),
    "fuenf-07": ("W:Wa1,b1,c1,d1:Ba2,b2,c2,e1:H12,12", 92, ""),
    "fuenf-08": (SIX, 91, "f3"),
    "fuenf-09": ("W:Wj1,i2,h3,g4:Ba1,a2,a3,b4:H12,12", 92, "f5"),
    "fuenf-10": (ALL_PLACED, 1088, "a1-e5 a2-e5 b6-e5 c2-e5 c6-e5 d10-e5 e3-e5 e6-e5 f9-e5 h2-e5 i4-e5 i6-e5"),
    "fuenf-11": (
        "W:Wb4,d3,e7,e8,f6,f7,g6,h5,h6,h8,i5,j9:Ba4,c3,e9,f1,f4,f5,g9,h7,j10,j5,j7,j8:H4,4",
        76,
        "d9 i4",
    ),
    "fuenf-12": ("W:Wc7,d6,f8,g3,g5,g6,g7,h4,h7:Bd2,d9,e4,e6,e7,f7,i10,i7,i8:H7,7", 82, "g4"),
}


def after(state: parlour.State, *moves: str) -> parlour.State:
    state = state.clone()
    for move in moves:
        state.apply(FACE.read(state, move))
    return state


def winning(state: parlour.State) -> list[str]:
    return [move for move in FACE.list_moves(state) if after(state, move).turn == parlour.OVER]


@pytest.mark.parametrize("number", EXAMPLES)
def test_examples(number: str) -> None:
    position, count, wins = EXAMPLES[number]
    state = GAME.position(position)
    assert len(state.legal()) == count
    made = []
    for action in state.legal():
        later = state.clone()
        later.play(action)
        if later.turn == parlour.OVER:
            assert later.result().winners == (state.turn,)
            made.append(FACE.write(state, action))
    assert sorted(made) == wins.split()


FOUR = "W:We5,f5,g5,h5,a1,a3,a7,a9,c1,c3,c7,c9,j1,j3,j7,j9:Bb2,b4,b6,b8,d2,d4,d6,d8,f2,f7,f9,h2,h7,h9,e1,e9:H0,0"


def test_fuenf_r1_a_stone_of_the_row_itself_leaves_four() -> None:
    state = GAME.position(FOUR)
    assert after(state, "e5-i5").turn == 1
    assert after(state, "a1-d5").result() == after(state, "a1-i5").result() == parlour.Result((1, 2), (1, 0), "five")


def test_fuenf_r2_a_row_may_be_broken() -> None:
    assert after(GAME.position(FOUR), "f5-a2").turn == 1


def test_fuenf_r3_six_do_not_win_if_five_are_to_be_exact() -> None:
    state = GAME.position(SIX, exact_five=True)
    assert after(state, "f3").turn == 1
    assert after(GAME.position(SIX), "f3").result().reason == "five"


def test_fuenf_r2_exactly_five_may_stay_behind() -> None:
    position = "W:Wa5,b5,c5,d5,e5,f5,a1,a3,a7,a9,c1,c3,c7,c9,j1,j3:Bb2,b4,b6,b8,d2,d4,d6,d8,f2,f7,f9,h2,h7,h9,e1,e9:H0,0"
    state = GAME.position(position, exact_five=True)
    assert after(state, "a5-j5").result().winners == (0,)
    assert after(state, "c5-j5").turn == 1


def test_counts() -> None:
    assert [perft(GAME.start(), depth) for depth in (1, 2)] == [100, 9900]
    assert len(GAME.position(ALL_PLACED).legal()) == 16 * 68


def test_counts_of_three() -> None:
    """970200 sequences, by symmetry of counting: every one of 9900 positions has 98 free squares."""
    start = GAME.start()
    assert all(len(after(start, first, second).legal()) == 98 for first, second in [("a1", "b1"), ("e5", "j10"), ("j10", "a1")])


# Options and rulings


@pytest.mark.parametrize("size", range(8, 20))
def test_r1_every_size_of_board(size: int) -> None:
    state = GAME.start(board_size=size)
    corner = f"{'abcdefghijklmnopqrs'[size - 1]}{size}"
    assert len(state.legal()) == size * size and corner in FACE.list_moves(state)
    assert len(FACE.board(state.setup).sites) == size * size


def test_rows_do_not_run_around_the_edge() -> None:
    assert after(GAME.position("W:Wh1,i1,j1,a2:B:H12,16"), "b2").turn == 1
    assert after(GAME.position("W:Wh1,i2,j3,a5:B:H12,16"), "b6").turn == 1


def test_r2_r3_all_placed_a_stone_moves_to_another_square() -> None:
    moves = FACE.list_moves(GAME.position(ALL_PLACED))
    assert all("-" in move and len(set(move.split("-"))) == 2 for move in moves)


SHUFFLE = "a1-a10 b2-b1 a10-a1 b1-b2".split()


def test_r7_third_repetition_is_a_draw() -> None:
    state = after(GAME.position(FOUR), *SHUFFLE, *SHUFFLE[:3])
    assert state.turn == 1
    state = after(state, SHUFFLE[3])
    assert state.result() == parlour.Result((1, 1), (0, 0), "repetition")
    assert GAME.position(state.text()).result() == state.result()
    assert after(GAME.position(FOUR, repetition_draw=0), *SHUFFLE * 3).turn == 0


def test_r7_each_side_has_moved_long_enough() -> None:
    state = after(GAME.position(FOUR, repetition_draw=0, relocation_limit=2), *SHUFFLE[:3])
    assert state.turn == 1 and state.text().endswith("| moved 2,1")
    assert after(state, SHUFFLE[3]).result() == parlour.Result((1, 1), (0, 0), "long_enough")
    assert after(GAME.position(FOUR, repetition_draw=0, relocation_limit=0), *SHUFFLE * 60).turn == 0


# Fresh positions, read slowly


def slow_five(stones: set[tuple[int, int]], exact: bool) -> bool:
    """Whether there is a row, by walking from every beginning of a line of stones."""
    for x, y in stones:
        for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
            if (x - dx, y - dy) in stones:
                continue
            length = 1
            while (x + length * dx, y + length * dy) in stones:
                length += 1
            if length == 5 or (length > 5 and not exact):
                return True
    return False


@pytest.mark.parametrize("exact", [False, True])
def test_fresh_positions_end_where_a_slow_reading_sees_a_row(exact: bool) -> None:
    rng = random.Random(5)
    wins = 0
    for _ in range(40):
        state = GAME.start(board_size=8, exact_five=exact, repetition_draw=0)
        sides: list[set[tuple[int, int]]] = [set(), set()]
        while state.turn != parlour.OVER:
            mover = state.turn
            action = rng.choice(state.legal())
            *start, target = [("abcdefgh".index(name[0]), int(name[1])) for name in FACE.write(state, action).split("-")]
            state.apply(action)
            assert bool(start) == (len(sides[mover]) == 16)
            sides[mover] = (sides[mover] - set(start)) | {target}
            won = slow_five(sides[mover], exact)
            assert won == (state.turn == parlour.OVER and state.result().reason == "five"), state.text()
            wins += won
    assert wins > 10


# Reasons: every prohibition has its rule

PLACING = "W:We5:Bd4:H15,15"
REASONS: list[tuple[str, tuple[str, ...], str, str]] = [
    (PLACING, ("d4",), "placing", "five-why-occupied"),
    (PLACING, ("e5", "e6"), "placing", "five-why-place-first"),
    (PLACING, ("z9",), "setup", "five-why-no-square"),
    (FOUR, ("b2",), "moving", "five-why-not-yours"),
    (FOUR, ("a2",), "moving", "five-why-hand-empty"),
    (FOUR, ("a1",), "moving", "five-why-choose-target"),
    (FOUR, ("a1", "a1"), "moving", "five-why-same-square"),
    (FOUR, ("a1", "b2"), "moving", "five-why-occupied"),
    (FOUR, ("a1", "a2", "a4"), "moving", "five-why-one-move"),
    ("B:We5,f5,g5,h5,i5:B:H11,16", ("a1",), "end", "five-why-over"),
]


@pytest.mark.parametrize(("position", "sites", "anchor", "message"), REASONS)
def test_why_not(position: str, sites: tuple[str, ...], anchor: str, message: str) -> None:
    reason = FACE.why_not(GAME.position(position), Gesture(sites=sites))
    assert (reason.anchor, reason.message.id) == (anchor, message)


NONSENSE = {
    "": "expected",
    "W:We5:B:H16,16": "16 a side",
    "W:We5:Be5:H15,15": "two pieces",
    "W:Wk1:B:H15,16": "no place",
    "B:We5:B:H15,16 | moved 1,0": "all of that side",
    "B:We5:B:H15,16 | repeated": "no position is repeated",
    "B:We5:B:H15,16 | hop": "expected",
    "W:We5,f5,g5,h5,i5:B:H11,16": "has its row already",
}


@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_is_refused_with_place_and_reason(text: str) -> None:
    with pytest.raises(parlour.PositionError, match=NONSENSE[text]):
        GAME.position(text)


def test_the_row_that_won_is_marked() -> None:
    state = GAME.position("W:We5,f5,g5,h5:Ba1,a2,b1,c9:H12,12")
    assert FACE.scene(state, 0).alarms == ()
    assert set(FACE.scene(after(state, "d5"), 0).alarms) == {"d5", "e5", "f5", "g5", "h5"}


def test_the_largest_board_has_nineteen_squares_a_side() -> None:
    assert len(GAME.start(board_size=19).legal()) == 19 * 19
    with pytest.raises(OptionError):
        GAME.start(board_size=20)
