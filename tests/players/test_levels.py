"""The five levels: each beats the one below it, none of them blunders, and none looks at the clock."""

from dataclasses import replace
from itertools import pairwise
from time import process_time
from typing import ClassVar

import pytest

import parlour
from parlour.core.state import OVER, State
from parlour.lab.duel import Wish, duel
from parlour.players import foresight
from parlour.players.alphabeta import SURE, AlphaBeta, Knowledge
from parlour.players.expert import COMPILED, Expert, Strength, Worth, expert_of
from parlour.players.foresight import Foresight, Look
from parlour.players.levels import LEVELS, STRENGTHS, Computer, advice, player_for, seeming
from parlour.players.random_player import RandomPlayer
from parlour.players.search import Thought
from tests.players.matches import assert_wins, level

MUEHLE = parlour.game("muehle")
KNIFFEL = parlour.game("kniffel")


def test_levels_at_muehle() -> None:
    assert_wins(0.8, MUEHLE, 2, 20, level(1), RandomPlayer)
    assert_wins(0.75, MUEHLE, 2, 20, level(3), level(1))


@pytest.mark.parametrize(
    ("id", "beginner", "most"), [("muehle", "material:60", 0.75), ("dame", "material:60", 0.75), ("schach", "greedy", 0.6)]
)
def test_a_beginner_can_beat_the_lowest_level(id: str, beginner: str, most: float) -> None:
    """Who looks at the answer, by the plainest search of sixty positions, or takes whatever can be taken; more in docs/players.md."""
    assert duel(Wish(parlour.game(id).agree(), "1", beginner, 12, brake=False), 1).share <= most


def test_levels_at_kniffel() -> None:
    assert_wins(0.8, KNIFFEL, 2, 40, level(1), RandomPlayer)
    assert_wins(0.6, KNIFFEL, 2, 40, level(3), level(1))


@pytest.mark.parametrize("number", LEVELS)
def test_a_single_legal_action_is_made_at_once(number: int) -> None:
    state = MUEHLE.position("W:Wa1,a4:Bb2,b4,b6,d1:H7,5")
    state.apply(next(action for action in state.legal() if MUEHLE.face.write(state, action) == "a7"))
    assert len(state.legal()) == 1
    began = process_time()
    assert player_for(number, 1).choose(state) == state.legal()[0]
    assert process_time() - began < 0.5


def test_there_is_no_level_6() -> None:
    with pytest.raises(ValueError, match="no level 6"):
        player_for(6, 1)


def test_noise_is_honest_and_follows_from_the_seed() -> None:
    worth = Worth("points", {1: 40.0, 2: 30.0, 3: 0.0}, scale=100.0)
    chosen = [worth.choose(0.1, seed) for seed in range(2000)]
    assert chosen == [worth.choose(0.1, seed) for seed in range(2000)]
    # A difference of ten points seems to be less than none to whoever is wrong by 10 about each: 1 - Phi(1 / sqrt(2)).
    assert 0.21 < chosen.count(2) / 2000 < 0.27 and chosen.count(3) < 15
    assert {worth.choose(0.0, seed) for seed in range(20)} == {1}


def test_where_dice_decide_too_levels_differ_by_more() -> None:
    """Dice hide small errors; whoever makes most of them makes no more, and the best none."""
    blurred = [STRENGTHS[level].blurred for level in LEVELS]
    assert blurred == sorted(blurred, reverse=True) and blurred[0] == pytest.approx(STRENGTHS[1].noise) and blurred[-1] == 0.0
    assert all(higher / lower < 0.7 for lower, higher in pairwise(blurred)) and blurred[3] > 4 * STRENGTHS[4].noise


def test_near_equals_are_chosen_by_the_seed() -> None:
    worth = Worth("chance", {1: 0.5, 2: 0.495, 3: 0.4}, near=0.01)
    chosen = [worth.choose(0.0, seed) for seed in range(200)]
    assert set(chosen) == {1, 2} and 70 < chosen.count(2) < 130


def test_nobody_overlooks_what_is_certain() -> None:
    won, lost = Worth("chance", {1: 0.97, 2: 1.0, 3: 0.9}), Worth("chance", {1: 0.0, 2: 0.1, 3: 0.0})
    assert {worth.choose(0.5, seed) for worth in (won, lost) for seed in range(50)} == {2}


def test_few_simulated_games_say_little() -> None:
    thought = Thought([1, 2, 3], [50, 1, 0], [0.6, 1.0, 0.0], [False] * 3, 51)
    worth = seeming(thought).values
    assert worth[1] < worth[2] < 0.85 and worth[3] == pytest.approx(31 / 51)


@pytest.mark.parametrize("number", LEVELS)
def test_the_same_seed_makes_the_same_choice_however_busy_the_machine_is(number: int) -> None:
    state = parlour.game("dame").start()
    strength = replace(STRENGTHS[number], positions=min(STRENGTHS[number].positions, 4_000), seconds=60.0)
    assert len({Computer(strength, 7).choose(state) for _ in range(3)}) == 1


def test_level_1_takes_the_stone_that_wins() -> None:
    for seed in range(20):
        state = MUEHLE.position("W:Wa1,a4,d7,e3:Bb2,d2,g7:H0,0")
        player = player_for(1, seed)
        while state.turn == 0:
            state.apply(player.choose(state))
        assert state.turn == OVER and state.result().winners == (0,)


@pytest.mark.parametrize(
    ("id", "text"),
    [
        ("englische_dame", "B:Wh4:Bb6,Kb8,d6,e7,g5"),
        ("muehle", "W:Wa1,a4,d2,b6:Bb2,d1,f6:H5,6"),
        ("maharadscha", "4m3/8/8/8/8/8/4P3/4K3 b - - 0 1"),
    ],
)
def test_a_hint_is_what_the_best_would_do_and_leads_what_is_listed(id: str, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(STRENGTHS, 5, Strength(positions=1_000, noise=0.0, seconds=0.0))
    state = parlour.game(id).position(text)
    for seed in range(3):
        chosen, worth = advice(state, 5, seed)
        assert chosen == player_for(5, seed).choose(state)
        assert worth is None or worth.best_three(chosen)[0] == chosen


VARIED = ("damspel", "eckdame", "raeuberschach")  # whose first moves do


@pytest.mark.parametrize("id", VARIED)
def test_a_hint_is_the_best_first_move_though_players_vary_it(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(STRENGTHS, 5, Strength(positions=5_000, noise=0.0, seconds=0.0))
    state = parlour.game(id).start()
    hints = [advice(state, 5, seed) for seed in range(6)]
    for chosen, worth in hints:
        assert worth is not None and worth.values[chosen] == max(worth.values.values()) and chosen == hints[0][0]
    assert len({player_for(5, seed).choose(state) for seed in range(20)}) > 1


@pytest.mark.parametrize("id", [*VARIED, "muehle", "fuenf_in_einer_reihe", "schach"])
def test_a_hint_is_one_thought_that_weighs_three_actions_exactly(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(STRENGTHS, 5, Strength(positions=5_000, noise=0.0, seconds=0.0))
    wanted: list[int] = []
    thoughts: list[int] = []

    class Looked(Look):
        def __init__(self, knowledge: Knowledge, state: State, strength: Strength, margin: float, *, lines: int) -> None:
            wanted.append(lines)
            super().__init__(knowledge, state, strength, margin, lines=lines)

    def searching(knowledge: Knowledge, positions: int, seconds: float) -> AlphaBeta:
        thoughts.append(positions)
        return AlphaBeta(knowledge, positions, seconds)

    monkeypatch.setattr(foresight, "Look", Looked)
    monkeypatch.setattr(foresight, "AlphaBeta", searching)
    state = parlour.game(id).start()
    chosen, worth = advice(state, 5, 1)
    assert worth is not None and worth.best_three(chosen)[0] == chosen
    assert wanted == [3] and thoughts == [expert_of(id).thoroughness * 5_000]


@pytest.mark.parametrize("id", VARIED)
def test_one_brake_for_both_looks_at_first_moves(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    brakes: list[float] = []

    def searching(knowledge: Knowledge, positions: int, seconds: float = 0.0) -> AlphaBeta:
        brakes.append(seconds)
        return AlphaBeta(knowledge, positions, seconds)

    monkeypatch.setattr(foresight, "AlphaBeta", searching)
    state, expert = parlour.game(id).start(), expert_of(id)
    assert expert.choose(state, Strength(positions=2_000, noise=0.0, seconds=0.0), 1) in state.legal()
    assert brakes == [0.0, 0.0], "who has none needs none"
    brakes.clear()
    began = process_time()
    assert expert.choose(state, Strength(positions=100_000_000, noise=0.0, seconds=0.4), 1) in state.legal()
    assert process_time() - began < 0.7 and len(brakes) == 2 and 0.0 < sum(brakes) <= 0.4


LOSING = "t=NE SW=c3,d3,e6,f5 NE=a1,c4,d4,e5 | turns 15"  # in which a1-b2 loses in eight moves, and others do not


def look(text: str, positions: int) -> Look:
    state, expert = parlour.game("twee_in_een_a").position(text), expert_of("twee_in_een_a")
    assert isinstance(expert, Foresight)
    knowledge = expert.knowledge(state)
    assert knowledge is not None
    return Look(knowledge, state, Strength(positions, noise=0.0, seconds=0.0), 10.0)


@pytest.mark.skipif(not COMPILED, reason="looks at half a million positions")
def test_what_seems_near_the_best_must_hold_as_deep_as_the_best_was_looked_at() -> None:
    """A look two moves less deep had chosen it, and the game was lost."""
    found = look(LOSING, 600_000)
    losing = parlour.game("twee_in_een_a").face.read(found.state, "a1-b2")
    assert found.found.worths[0] > -SURE
    assert not found.holds(losing, 10.0) and found.holds(found.found.actions[0], 10.0)


@pytest.mark.skipif(not COMPILED, reason="looks at a hundred thousand positions")
def test_the_best_give_nothing_up_before_they_have_looked_at_everything() -> None:
    """The last look had time for one move, which loses, and that was made."""
    found = look(LOSING, 60_000)
    once = AlphaBeta(found.knowledge, 60_000).think(found.state, 1, 10)
    assert once.worths[0] < -SURE and once.looked < len(once.actions)
    assert found.found.worths[0] > -SURE and sorted(found.found.actions) == sorted(once.actions)


@pytest.mark.skipif(not COMPILED, reason="looks at millions of positions")
def test_whoever_is_behind_does_not_vary_first_moves() -> None:
    state = parlour.game("twee_in_een_a").position("t=NE SW=c2,d3,e5,f6 NE=b1,b2,e4,f5 | turns 25")
    assert len({player_for(5, seed, brake=False).choose(state) for seed in range(4)}) == 1


def test_figures_that_speak_against_the_advice_are_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    class Torn(Expert):
        thoroughness = 7
        seen: ClassVar[set[int]] = set()
        steps: ClassVar[float] = 0.3

        def choose(self, state: State, strength: Strength, seed: int) -> int | None:
            self.seen.add(strength.positions)
            return state.legal()[2]

        def weigh(self, state: State, strength: Strength, seed: int) -> Worth | None:
            self.seen.add(strength.positions)
            return Worth("chance", {action: 0.9 - self.steps * place for place, action in enumerate(state.legal())})

    monkeypatch.setattr("parlour.players.levels.expert_of", lambda _: Torn())
    state = MUEHLE.start()
    third = state.legal()[2]
    assert advice(state, 5, 1) == (third, None)
    monkeypatch.setattr(Torn, "steps", 0.01)
    chosen, worth = advice(state, 5, 1)
    assert worth is not None and worth.best_three(chosen) == [third, *state.legal()[:2]]
    assert Torn.seen == {7 * STRENGTHS[5].positions}, "both think as hard"


def test_of_equals_the_best_is_the_first_of_three() -> None:
    worth = Worth("chance", {9: 0.5, 3: 0.5, 7: 0.2, 1: 0.5})
    assert worth.best() == 9 and worth.best_three() == [9, 3, 1] and worth.best_three(7) == [7, 9, 3]
