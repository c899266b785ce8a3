"""Wolf and sheep, and four against one, below the strongest level: near ends are seen by everybody, far ones are misjudged."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from time import process_time

import pytest

import parlour
from parlour.core.state import OVER, State
from parlour.games.draughts.wolf_engine import WolfState
from parlour.lab.duel import Wish, duel, play_game
from parlour.players import kept
from parlour.players.draughts import wolf
from parlour.players.expert import COMPILED, expert_of
from parlour.players.halma import hunt
from parlour.players.levels import LEVELS, STRENGTHS, STRONGEST, Computer, player_for

pytestmark = pytest.mark.skipif(not COMPILED, reason="solved where it is compiled")

GAMES = ("wolf_und_schafe", "twee_in_een_b")
# One move before an end, and the moves that bring it
NEAR = {
    "wolf_und_schafe": ("B:Wa3,c5,g3,h6:Be3", "e3-d2 e3-f2"),
    "twee_in_een_b": ("t=single four=a2,c2,d2,f2 single=b2", "b2-b1"),
}


@pytest.fixture(autouse=True)
def worked_out() -> None:
    """The lookups are there."""
    wolf.WAYS.waited_for()
    hunt.SOLVED[False].waited_for()


def test_both_solutions_of_wolf_and_sheep_agree() -> None:
    """One was found forwards, by who wins, as plain Python does, the other backwards, by how far every end is."""
    rng, compared = Random(1), 0
    for _ in range(40):
        state = parlour.game("wolf_und_schafe").start()
        assert isinstance(state, WolfState)
        while state.turn != OVER:
            if not state.placing():
                assert wolf.wins(state) == wolf.SOLVER.wins(state)
                compared += 1
            state.play(rng.choice(state.legal()))
    assert compared > 1_000


def test_an_end_is_as_far_as_the_moves_say() -> None:
    """Whoever wins can come a move nearer to it, and whoever loses can do no better."""
    (ways,), rng = wolf.WAYS.waited_for(), Random(2)
    for _ in range(20):
        state = parlour.game("wolf_und_schafe").start()
        assert isinstance(state, WolfState)
        while state.turn != OVER:
            if not state.placing():
                ends = [end_of(later, state.side) for later in afterwards(state)]
                won = [end for end in ends if end % 2 == 0]
                assert int(ways.result(state)) - 1 == 1 + (min(won) if won else max(ends))
            state.play(rng.choice(state.legal()))


def end_of(state: WolfState, mover: int) -> int:
    """The moves to the end; whoever let the other side through has lost, as if there were one more."""
    if state.turn == OVER:
        return 0 if state.winner == mover else 1
    return int(wolf.WAYS.waited_for()[0].result(state)) - 1


def afterwards(state: WolfState) -> list[WolfState]:
    found = []
    for action in state.legal():
        later = state.clone()
        later.play(action)
        found.append(later)
    return found


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_nobody_passes_by_what_wins_at_once(id: str, level: int) -> None:
    text, moves = NEAR[id]
    game = parlour.game(id)
    state = game.position(text)
    assert {game.face.write(state, player_for(level, seed).choose(state)) for seed in range(20)} <= set(moves.split())


@pytest.mark.parametrize("id", GAMES)
def test_weak_levels_answer_in_a_tenth_of_a_second(id: str) -> None:
    """The solution is read, and nobody works it out meanwhile."""
    for solved in (wolf.WAYS, hunt.SOLVED[False]):
        solved.games = None
    state = second_move(id)
    for level in (1, 2, 3):
        began = process_time()
        assert player_for(level, 1).choose(state) in state.legal()
        assert process_time() - began < 0.1


@pytest.mark.parametrize("id", GAMES)
def test_who_has_no_solution_yet_goes_on_without_it(id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    begun: list[str] = []
    monkeypatch.setattr(kept, "begin", lambda lookup: begun.append(lookup.name))
    for solved in (wolf.WAYS, hunt.SOLVED[False]):
        monkeypatch.setattr(solved, "games", None)
    state = second_move(id)
    assert expert_of(id).choose(state, STRENGTHS[2], 1) is None and len(begun) == 1
    assert player_for(2, 1).choose(state) in state.legal()


@pytest.mark.parametrize("id", GAMES)
def test_whoever_plays_as_well_as_can_be_waits_for_it(id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So does a hint, and both play by it."""
    state = second_move(id)
    worth = expert_of(id).weigh(state, STRONGEST, 1)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(kept, "begun", {})
    for solved in (wolf.WAYS, hunt.SOLVED[False]):
        monkeypatch.setattr(solved, "games", None)
    assert player_for(5, 1).choose(state) in state.legal()
    assert len(list((tmp_path / "parlour").glob("*.lookup"))) == 1
    assert expert_of(id).weigh(state, STRONGEST, 1) == worth


@pytest.mark.parametrize("id", GAMES)
def test_games_of_the_lab_wait_for_it(id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same games with an empty cache folder: of players without a brake wherever they play, of the others where the runner does."""
    wish = Wish(parlour.game(id).agree(), "3", "2", 2)

    def line(by_runner: bool) -> tuple[int, ...]:
        return duel(wish, 1).played[0].line if by_runner else play_game(replace(wish, brake=False), 0).line

    known = {by_runner: line(by_runner) for by_runner in (False, True)}
    for by_runner in (False, True):
        monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / str(by_runner)))
        monkeypatch.setattr(kept, "begun", {})
        for solved in (wolf.WAYS, hunt.SOLVED[False]):
            monkeypatch.setattr(solved, "games", None)
        assert line(by_runner) == known[by_runner]


def second_move(id: str) -> State:
    """After the first action, which in wolf and sheep puts the wolf on the board."""
    state = parlour.game(id).start()
    state.play(state.legal()[3])
    return state


@pytest.mark.parametrize("id", GAMES)
def test_each_level_beats_the_one_below(id: str) -> None:
    """Seeds are fixed; strict figures, of more games, are in docs/players.md."""
    for lower, higher in pairwise(LEVELS):
        assert duel(Wish(parlour.game(id).agree(), str(higher), str(lower), 60, brake=False), 1).share >= 0.6, f"{higher} : {lower}"


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("level", [2, 5])
def test_no_game_is_like_another(id: str, level: int) -> None:
    lines = set()
    for seed in range(20):
        state = parlour.game(id).start(2)
        line: list[int] = []
        players = [Computer(STRENGTHS[level], seed), Computer(STRENGTHS[level], 1000 + seed)]
        while state.turn != OVER and len(line) < 20:
            line.append(players[state.turn].choose(state))
            state.play(line[-1])
        lines.add(tuple(line))
    assert len(lines) == 20
