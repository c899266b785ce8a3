"""Draughts beside py-draughts 1.10, move by move: from where, to where, what is taken, and whether a man is crowned.

What its variants play, and where our printed games differ:

    damspel             its international draughts: the same moves in every position. The draws differ: it draws on the third repetition
                        of the position, after 25 moves a side without progress, and by two rules for few pieces against a lone king
                        (16 and 5 moves); the booklet draws when one king comes back to its square for the second time
                        (`draw_rule = printed`), and we add the 25 moves. So only moves are compared, not ends.
    polnische_dame      its Russian draughts, with `remove_captured = after_move` (it has no other way). A man that touches the last row
                        in the middle of a capture goes on as a king there and as a man here: such positions are left out. With
                        damspel's `crowned_in_passing` they are the same too. With `must_take = most` it is its Brazilian draughts.
    dame, schlagdame,   its American draughts where the side to move has men only: its kings step one square, ours fly. It leaves captures
    englische_dame      free, which is our `huffing`; without it only captures are compared where there are any. Where the side to move
                        has queens only, dame and schlagdame are its Russian draughts with `queen_landing = prolong` and
                        `remove_captured = after_move`. The straight queen of englische_dame is known to no other program.
    italienische_dame   its Brazilian draughts where the side to move has queens only, with `remove_captured = after_move`: the most must
                        be taken in both. Its men take backwards and take kings; ours do neither.

wolf_und_schafe and mauern are known to no other program.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from draughts.boards.american import Board as American
from draughts.boards.base import BaseBoard
from draughts.boards.brazilian import Board as Brazilian
from draughts.boards.russian import Board as Russian
from draughts.boards.standard import Board as International
from draughts.models import Color
from loguru import logger

import parlour
from parlour.core.duel import WHITE
from parlour.core.game import Game
from parlour.core.moves import whole_moves
from parlour.games.draughts.engine import HOP, DraughtsState
from parlour.games.draughts.game import Draughts
from parlour.games.draughts.grid import EIGHT, TEN, Grid
from parlour.games.draughts.rules import DraughtsRules

logger.disable("draughts")

Move = tuple[int, int, frozenset[int], bool]  # from, to, taken, crowned; their squares
NAMES = Russian.SQUARE_NAMES
TO_THEIRS = {EIGHT: [NAMES.index(name) for name in EIGHT.names], TEN: list(range(50))}


def theirs_of(bits: int, grid: Grid) -> int:
    return sum(1 << place for square, place in enumerate(TO_THEIRS[grid]) if bits >> square & 1)


def lay(board: BaseBoard, state: DraughtsState) -> None:
    """The same position on their board."""
    grid = state.rules.grid
    (white_men, white_queens), (black_men, black_queens) = state.of(WHITE), state.of(1)
    board.white_men, board.white_kings = theirs_of(white_men, grid), theirs_of(white_queens, grid)
    board.black_men, board.black_kings = theirs_of(black_men, grid), theirs_of(black_queens, grid)
    board.turn = Color.WHITE if state.side == WHITE else Color.BLACK


def their_moves(board: BaseBoard) -> set[Move]:
    last_row = board.PROMO_WHITE if board.turn == Color.WHITE else board.PROMO_BLACK
    men = board.white_men if board.turn == Color.WHITE else board.black_men
    found = set()
    for move in board.legal_moves:
        start, end = move.square_list[0], move.square_list[-1]
        found.add((start, end, frozenset(move.captured_list), bool(men >> start & last_row >> end & 1)))
    return found


def our_moves(state: DraughtsState) -> set[Move]:
    place = TO_THEIRS[state.rules.grid]
    enemies = state.enemy_men | state.enemy_queens
    side = state.side
    found = set()
    for move in whole_moves(state):
        after = state.clone()
        for action in move:
            after.play(action)
        men, queens = after.of(1 - side)
        taken = enemies & ~(men | queens)
        start, end = (move[0] % HOP) >> 6, move[-1] & 63
        crowned = bool(state.men >> start & after.of(side)[1] >> end & 1)
        found.add((place[start], place[end], frozenset(place[at] for at in range(len(place)) if taken >> at & 1), crowned))
    return found


def composed(game: Game, rng: random.Random, options: dict[str, object], men: bool, queens: bool) -> DraughtsState | None:
    """A random position; the side to move has men, queens, or both. None if it is over."""
    state = game.position("W:Wc3:Bf6" if "dame" in game.id else "W:W47:B4", 2, **options)
    assert isinstance(state, DraughtsState)
    grid = state.rules.grid
    state.side = state.turn = state.hand = rng.randrange(2)
    bits = [1 << square for square in range(grid.squares)]
    rng.shuffle(bits)
    own, enemy = (rng.randint(1, grid.squares // 5) for _ in range(2))
    own_row, enemy_row = (grid.top, grid.bottom) if state.side == WHITE else (grid.bottom, grid.top)
    state.men = state.queens = state.enemy_men = state.enemy_queens = 0
    for bit in bits[:own]:
        if queens and (not men or rng.random() < 0.3):
            state.queens |= bit
        elif not bit & own_row:
            state.men |= bit
    for bit in bits[own : own + enemy]:
        if rng.random() < 0.2 or bit & enemy_row:
            state.enemy_queens |= bit
        else:
            state.enemy_men |= bit
    state.judge()
    return None if state.turn == parlour.OVER else state


def reached(game: Game, rng: random.Random, options: dict[str, object]) -> Iterator[DraughtsState]:
    """Every position of one random game at the beginning of a move."""
    state = game.start(2, **options)
    while state.turn != parlour.OVER:
        if not state.midway:
            assert isinstance(state, DraughtsState)
            yield state
        state.apply(rng.choice(state.legal()))


def positions(
    id: str | Game, count: int, seed: int, options: dict[str, object], men: bool = True, queens: bool = True
) -> Iterator[DraughtsState]:
    """So many positions, half of them from games where the game's own start can give them."""
    game = parlour.game(id) if isinstance(id, str) else id
    rng = random.Random(seed)
    given = 0
    while given < count // 2 and men and queens:
        for state in reached(game, rng, options):
            yield state
            given += 1
    while given < count:
        made = composed(game, rng, options, men, queens)
        if made is not None:
            yield made
            given += 1


def test_damspel_is_international_draughts() -> None:
    board = International()
    compared = captures = chains = 0
    for state in positions("damspel", 5000, 1, {}):
        lay(board, state)
        moves = our_moves(state)
        assert moves == their_moves(board), state.text()
        compared += 1
        captures += any(taken for _, _, taken, _ in moves)
        chains += any(len(taken) > 1 for _, _, taken, _ in moves)
    assert compared >= 5000 and captures > 1000 and chains > 200


LIKE_THEIRS: dict[str, object] = {"remove_captured": "after_move", "queen_landing": "prolong"}


def goes_on_from_last_row(board: BaseBoard) -> bool:
    last_row = board.PROMO_WHITE if board.turn == Color.WHITE else board.PROMO_BLACK
    men = board.white_men if board.turn == Color.WHITE else board.black_men
    routes = [move.square_list for move in board.legal_moves if men >> move.square_list[0] & 1]
    return any(last_row >> square & 1 for route in routes for square in route[1:-1])


def test_polnische_dame_is_russian_draughts_but_for_men_that_pass_the_last_row() -> None:
    board = Russian()
    compared = left_out = 0
    for state in positions("polnische_dame", 1500, 2, LIKE_THEIRS):
        lay(board, state)
        if goes_on_from_last_row(board):
            left_out += 1
            continue
        assert our_moves(state) == their_moves(board), state.text()
        compared += 1
    assert compared > 1300 and left_out > 0


def test_crowned_in_passing_is_as_in_russian_draughts() -> None:
    """Damspel's option, on their board: the men of polnische_dame, crowned as soon as they touch the last row."""
    polish = parlour.game("polnische_dame")
    rules = DraughtsRules(men_take_back=True, stops_crowned=False, crowned_in_passing=True)
    game = Draughts(id=polish.id, rules=rules, options=tuple(polish.options.values()))
    board = Russian()
    passed = 0
    for state in positions(game, 1500, 7, LIKE_THEIRS):
        lay(board, state)
        # who ends elsewhere is a queen, too, which their moves do not say
        assert {move[:3] for move in our_moves(state)} == {move[:3] for move in their_moves(board)}, state.text()
        passed += goes_on_from_last_row(board)
    assert passed > 0


def test_polnische_dame_that_takes_most_is_brazilian_draughts() -> None:
    board = Brazilian()
    chosen = 0
    for state in positions("polnische_dame", 1500, 8, {"remove_captured": "after_move", "must_take": "most"}):
        lay(board, state)
        moves = our_moves(state)
        assert moves == their_moves(board), state.text()
        chosen += any(len(taken) > 1 for _, _, taken, _ in moves)
    assert chosen > 50


@pytest.mark.parametrize(("id", "free"), [("dame", True), ("dame", False), ("schlagdame", False), ("englische_dame", False)])
def test_men_are_those_of_american_draughts(id: str, free: bool) -> None:
    board = American()
    options: dict[str, object] = {"huffing": True} if free else {}
    for state in positions(id, 600, 3, options, queens=False):
        lay(board, state)
        expected = their_moves(board)
        captures = {move for move in expected if move[2]}
        assert our_moves(state) == (expected if free or not captures else captures), state.text()


@pytest.mark.parametrize("id", ["dame", "schlagdame"])
def test_queens_are_those_of_russian_draughts(id: str) -> None:
    board = Russian()
    for state in positions(id, 600, 4, LIKE_THEIRS, men=False):
        lay(board, state)
        assert our_moves(state) == their_moves(board), state.text()


def test_queens_of_italienische_dame_are_those_of_brazilian_draughts() -> None:
    board = Brazilian()
    for state in positions("italienische_dame", 600, 5, {"remove_captured": "after_move"}, men=False):
        lay(board, state)
        assert our_moves(state) == their_moves(board), state.text()
