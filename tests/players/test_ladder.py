"""A short ladder: in one game of each family level 3 beats level 1, so that nobody breaks a player unseen; the long one is a command.

And nobody repeats itself: of twenty games against the same opponent no two are alike after ten moves.
"""

from dataclasses import replace
from time import process_time

import pytest
from librt.random import Random

import parlour
from parlour.catalogue import SHELF
from parlour.core.state import CHANCE, OVER
from parlour.lab.duel import Wish, duel
from parlour.lab.rivals import rival
from parlour.players.expert import COMPILED, Strength
from parlour.players.levels import STRENGTHS, Computer, Player, player_for

# How many games, and what level 3 wins of them at the very least: the seed is fixed, and so is the outcome.
RUNGS = {
    "muehle": (4, 0.75),
    "dame": (4, 0.75),
    "schach": (4, 0.75),
    "fuenf_in_einer_reihe": (4, 0.75),
    "twee_in_een_a": (12, 0.75),
    "maedn": (12, 0.5),
    "puff": (8, 0.6),
    "kniffel": (12, 0.6),
    "chicago": (40, 0.5),
}


def test_there_is_a_rung_for_every_family_in_which_somebody_decides_something() -> None:
    deciding = {entry.family for entry in SHELF if entry.nature != "luck"}
    # alone there is nobody to beat; goose and tricks have too few choices to tell by so few games
    assert {game.family for game in map(parlour.game, RUNGS)} == deciding - {"solitaire", "track", "tricks"}


@pytest.mark.parametrize("id", RUNGS)
def test_level_3_beats_level_1(id: str) -> None:
    games, least = RUNGS[id]
    score = duel(Wish(parlour.game(id).agree(2), "3", "1", games), 1)
    assert score.share >= least, f"{score.counts} of {id}"
    if COMPILED:
        assert score.seconds[0] <= 0.1  # of CPU time per choice; the first one of all may have something to work out


@pytest.mark.parametrize("id", ["muehle", "dame", "schach", "fuenf_in_einer_reihe", "halma_stern10", "halma_a"])
def test_no_game_is_like_another(id: str) -> None:
    assert len(played_lines(id, STRENGTHS[2])) == 20


@pytest.mark.parametrize("id", ["tippy", "racado"])
def test_no_game_is_like_another_after_few_moves(id: str) -> None:
    """With the same dice too; more moves take longer, and would only make them differ more."""
    assert len(played_lines(id, STRENGTHS[2], 6)) == 20


@pytest.mark.skipif(not COMPILED, reason="takes minutes in plain Python")
@pytest.mark.parametrize("id", ["schlagdame", "eckdame", "twee_in_een_a"])
def test_first_moves_vary_where_what_follows_is_forced(id: str) -> None:
    """Of twenty games of losing draughts four were different before: the last look had time for one action, which was then the only one."""
    assert len(played_lines(id, replace(STRENGTHS[3], positions=5_000))) >= 19


@pytest.mark.skipif(not COMPILED, reason="takes minutes in plain Python")
@pytest.mark.parametrize(
    ("id", "steady"),
    [
        ("muehle", "material:60"),
        ("schach", "material:60"),
        ("schlagdame", "material:60"),
        ("fuenf_in_einer_reihe", "threats"),
        ("eckdame", "distance:60"),
        ("twee_in_een_a", "distance:60"),
    ],
)
def test_the_best_begin_otherwise_against_somebody_who_never_does(id: str, steady: str) -> None:
    """Three to seven of twenty games were different before: the best of all first moves was always the same one."""
    assert len(played_lines(id, replace(STRENGTHS[5], positions=5_000), against=rival(steady, id, 1))) >= 18


@pytest.mark.skipif(not COMPILED, reason="takes minutes in plain Python")
def test_whoever_misjudges_nothing_does_not_repeat_itself() -> None:
    """The best players of halma, with fewer positions, so that it does not take minutes."""
    assert len(played_lines("halma_stern10", replace(STRENGTHS[5], positions=1_000))) == 20


def played_lines(id: str, strength: Strength, most: int = 20, against: Player | None = None) -> set[tuple[int, ...]]:
    """How twenty games begin, with so many moves of both sides; against somebody, or another one of the same strength."""
    lines = set()
    for seed in range(20):
        state, line, dice = parlour.game(id).start(2), [], Random(1)
        players: list[Player] = [Computer(strength, seed), against or Computer(strength, 1000 + seed)]
        moves = 0
        while moves < most and state.turn != OVER:
            if state.turn == CHANCE:
                state.play(state.throw(dice))
                continue
            action = players[state.turn].choose(state)
            state.play(action)
            line.append(action)
            moves += not state.midway
        lines.add(tuple(line))
    return lines


def test_thinking_time_is_cpu_time() -> None:
    began = process_time()
    state = parlour.game("tippy").start()
    player_for(3, 1).choose(state)
    assert process_time() - began < 1.0
