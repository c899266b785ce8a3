"""Endings of draughts: what is known of every position agrees with what the engine's moves lead to."""

from functools import cache
from random import Random

import pytest

import parlour
from parlour.core.bits import bit_count
from parlour.games.draughts.engine import DraughtsState
from parlour.players.backward import EVEN, distance_of, is_lost, is_won, solve_all
from parlour.players.draughts import endings
from parlour.players.draughts.endings_solver import FEWEST, DraughtsEndings, turned
from parlour.players.draughts.endings_solver import endings as all_endings
from parlour.players.draughts.expert import EXPERT
from parlour.players.expert import COMPILED
from parlour.players.levels import STRONGEST

PIECES = 3 if COMPILED else 2  # more take minutes in plain Python


@cache
def solved(id: str) -> list[DraughtsEndings]:
    games = all_endings(endings.blank(id), PIECES)
    solve_all(games, lambda done: None)
    return games


def some_position(id: str, rng: Random) -> DraughtsState:
    """Any position with so many pieces and either side to move, in which somebody can move."""
    game = parlour.game(id)
    while True:
        squares = rng.sample(range(32), PIECES)
        pieces: list[list[str]] = [[], []]
        for at, square in enumerate(squares):
            side = at if at < 2 else rng.randrange(2)
            name = "abcdefgh"[square // 4] + str(2 * (square % 4) + 1 + square // 4 % 2)
            queen = rng.random() < 0.5 or name[1] == "81"[side]
            pieces[side].append(("K" if queen else "") + name)
        white, black = (",".join(sorted(side, key=lambda name: name[-2:])) for side in pieces)
        state = game.position(f"{rng.choice('WB')}:W{white}:B{black}")
        assert isinstance(state, DraughtsState)
        if state.turn >= 0:
            return state


def outcomes(state: DraughtsState, games: list[DraughtsEndings]) -> list[int]:
    """The results after every whole move, for the other side; the end counts as lost in no moves."""
    found = []
    for action in state.legal():
        after = state.clone()
        after.play(action)
        if after.turn == parlour.OVER:
            assert after.winner == state.side
            found.append(1)
        elif after.midway:
            found += outcomes(after, games)
        else:
            found.append(endings.result_of(after, games))
    return found


@pytest.mark.parametrize("id", endings.GAMES)
def test_every_position_is_worth_what_its_best_move_leads_to(id: str) -> None:
    games, rng, seen = solved(id), Random(7), set()
    for _ in range(400):
        state = some_position(id, rng)
        result, after = endings.result_of(state, games), outcomes(state, games)
        if is_won(result):
            assert distance_of(result) == 1 + min(distance_of(other) for other in after if is_lost(other)), state.text()
        elif is_lost(result):
            assert all(is_won(other) for other in after)
            assert distance_of(result) == 1 + max(map(distance_of, after)), state.text()
        else:
            assert result == EVEN and EVEN in after and not any(is_lost(other) for other in after), state.text()
        seen.add(EVEN if result == EVEN else 1 + result % 2)
    assert len(seen) == 3


def test_the_board_is_turned_round() -> None:
    assert turned(1) == 1 << 31 and turned(0b1011 << 5) == 0b1101 << 23
    assert all(turned(turned(squares)) == squares for squares in (0, 1, 0x12345678, 0xFFFFFFFF))


def test_whoever_misjudges_nothing_keeps_what_is_won_and_goes_the_shortest_way(monkeypatch: pytest.MonkeyPatch) -> None:
    games, rng = solved("dame"), Random(3)
    monkeypatch.setattr(endings.SOLVED["dame"], "games", games)
    monkeypatch.setattr(endings, "MOST_PIECES", PIECES)
    for seed in range(12):
        state = some_position("dame", rng)
        worths = endings.worths(state)
        assert worths is not None and bit_count(state.own()) + bit_count(state.enemy()) - FEWEST < len(games)
        chosen = EXPERT.choose(state, STRONGEST, seed)
        assert chosen is not None and worths[chosen] == max(worths.values())


def test_other_rules_are_not_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endings, "SOLVED", {})
    for options in ({"huffing": True}, {"remove_captured": "after_move"}):
        state = parlour.game("dame").position("W:WKa1:BKh8", **options)
        assert isinstance(state, DraughtsState) and endings.worths(state) is None
    for id in ("englische_dame", "schlagdame", "polnische_dame"):
        state = parlour.game(id).position("W:WKa1:BKb8" if id != "polnische_dame" else "W:WKa1:BKh8")
        assert isinstance(state, DraughtsState) and endings.worths(state) is None
