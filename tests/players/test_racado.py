"""Racado's players: what they see of a position, what they learned, and that it makes them win."""

import json
from random import Random as Drawing

import pytest
from librt.random import Random

import parlour
from parlour.core.state import OVER
from parlour.games.halma.engine import HalmaState
from parlour.lab.halma_lessons import LESSONS
from parlour.lab.halma_training import RacadoSelfPlay, taking
from parlour.lab.throw_training import RANDOM, SIMPLE
from parlour.players.expert import COMPILED
from parlour.players.halma import judges
from parlour.players.halma.expert import weighed
from parlour.players.halma.network import ARMY_UNITS, EXPOSED, GAIN, LOOSE, OUTPUTS, TAKES, UNITS, WIDTH, RacadoJudge
from parlour.players.levels import STRENGTHS, player_for
from parlour.players.network import new_network
from parlour.review.judges import judge_of

(LESSON,) = LESSONS


def position(text: str, **options: bool | str | int) -> HalmaState:
    state = parlour.game("racado").position(text, 2, **options)
    assert isinstance(state, HalmaState)
    return state


def new_judge() -> RacadoJudge:
    return RacadoJudge(new_network(Random(1), UNITS, WIDTH, OUTPUTS))


def seen(state: HalmaState, seat: int) -> dict[int, float]:
    judge = new_judge()
    judge.note(state, seat)
    network = judge.network
    return {network.unit[at]: network.amount[at] for at in range(network.noted)}


def test_the_lesson_its_weights_and_its_figures_belong_together() -> None:
    figures = json.loads((judges.FOLDER / "figures.json").read_text(encoding="utf-8"))
    assert set(figures) == {LESSON.name} == {path.stem for path in judges.FOLDER.glob("*.f16")}
    assert (figures["racado"]["games"], figures["racado"]["seed"]) == (LESSON.games, LESSON.seed)


def test_what_a_throw_takes_and_who_takes_back_is_seen() -> None:
    """S on k6 takes k9 with a three; nobody takes back there. NW takes k6 with a three too."""
    units = seen(position("t=S S=k6 NW=k9"), 0)
    assert units[TAKES] == units[GAIN] == pytest.approx(1 / 6)
    assert units[EXPOSED] == units[LOOSE] == 0.25
    defended = seen(position("t=S S=k6 NW=k9,k10"), 0)
    assert defended[TAKES] == pytest.approx(2 / 6)  # a four takes k10
    assert defended[GAIN] == pytest.approx(2 * (1 - 1 / 6) / 6)  # with a one NW takes back
    assert defended[ARMY_UNITS + EXPOSED] == 0.5 and ARMY_UNITS + LOOSE not in defended


def test_in_the_court_only_what_stands_there_can_be_taken() -> None:
    assert TAKES not in seen(position("t=S S=q1 NW=o5"), 0)
    assert seen(position("t=S S=q1 NW=o5", leave_court=True), 0)[TAKES] > 0


def test_taking_takes_else_goes_on() -> None:
    face = parlour.game("racado").face
    state = position("die=3 t=S S=k6,c1 NW=k9,l7")
    assert face.write(state, taking(state)) == "k6-k9*"


def test_self_play_learns_who_wins() -> None:
    """Whoever has one piece more and a step to go."""
    start, judge = position("t=S S=p6,q1,q2 NW=k1,k2"), new_judge()
    school = RacadoSelfPlay(judge, 3, always_looking=True)
    for _ in range(60):
        school.game(start, 0.1, 0.7)
    assert judge.value(start, 0) > 0.65 > 0.5 > judge.value(start, 1)


def test_the_lesson_has_all_kinds_of_games() -> None:
    rng = Drawing(1)
    starts = [LESSON.some_start(rng).setup for _ in range(60)]
    assert {setup.seats for setup in starts} == {2, 3}
    for option in parlour.game("racado").options:
        assert len({dict(setup.options).get(option) for setup in starts}) > 1, option


def test_nobody_learns_twice_from_one_look() -> None:
    """Whoever has moved looks already: onlookers are others."""
    school = RacadoSelfPlay(new_judge(), 3, always_looking=True)
    made = school.game(position("t=S S=k6,k8,m6 NW=k1,k2,m9", turn_limit=60), 0.1, 0.7)
    assert made > 40 and {school.viewers[number] for number in range(made)} == {0, 1}
    assert not any(school.same(number, number + 1) for number in range(made - 1))


def test_whoever_shares_the_first_place_has_a_part_of_the_victory() -> None:
    ended = position("die=1 t=S S=k6 NW=l9 | turns 39", turn_limit=20)
    ended.play(ended.legal()[0])
    assert ended.turn == OVER and [LESSON.won(ended, seat) for seat in range(2)] == [0.5, 0.5]
    alone = position("die=1 t=S S=k6,k7 NW=l9 | turns 39", turn_limit=20)
    alone.play(alone.legal()[0])
    assert [LESSON.won(alone, seat) for seat in range(2)] == [1.0, 0.0]


@pytest.mark.skipif(not COMPILED, reason="games take too long in plain Python")
def test_the_judge_beats_random_and_the_taker() -> None:
    judge = judges.read_judge("racado")
    assert sum(LESSON.won_against(2, judge, RANDOM, 40, 1)) >= 38
    assert sum(LESSON.won_against(2, judge, SIMPLE, 60, 1)) >= 52
    assert sum(LESSON.won_against(3, judge, SIMPLE, 60, 1)) >= 25  # a shared victory counts in parts, so that twenty would be even


NEARLY_WON = "die=4 t=S S=a1,d1,d3,e2,e3,e4,e5,g6,g7,g8,g10,i4,l2,n1,o3 NW=j2,m10,n2,n3,p2,p4,p5,p13,r4 | turns 26"


@pytest.mark.skipif(not COMPILED, reason="uncompiled, nobody looks at the coming throw")
def test_moves_that_nearly_win_keep_their_order() -> None:
    """Worths became chances by a division that made everything above one 999 in 1,000: the best players drew lots among such moves."""
    state = position(NEARLY_WON)
    judge = judges.read_judge("racado")
    worth = weighed(state, STRENGTHS[5])
    assert worth is not None
    best = worth.best_of(4)
    assert len({worth.values[action] for action in best}) == 4
    assert best == sorted(best, key=lambda action: -judge.led_to(state, action, 2))


@pytest.mark.skipif(not COMPILED, reason="uncompiled, nobody looks at the coming throw")
def test_a_hint_and_looking_back_say_much_the_same() -> None:
    state = position(NEARLY_WON)
    worth = weighed(state, STRENGTHS[5])
    assert worth is not None
    seen = judge_of(state, 100).choices(state, worth.best())
    for action in worth.best_of(2):  # glances choose what is looked back at, and what is looked ahead at
        assert worth.values[action] == pytest.approx(seen[action][0], abs=0.02)


def test_a_draw_that_ends_the_game_is_half_of_it() -> None:
    """S takes the last piece outside the court, and both have as many."""
    state = position("die=1 t=S S=q1,k8 NW=q2,k9 | turns 26")
    worth = weighed(state, STRENGTHS[3])
    assert worth is not None
    for action, value in worth.values.items():
        after = state.clone()
        after.play(action)
        assert after.turn != OVER or value in (0.0, 0.5, 1.0)


@pytest.mark.parametrize("level", [1, 3, 5])
def test_whoever_loses_for_certain_plays_on(level: int) -> None:
    """Three turns before the limit nothing that NW throws wins any more: no move has a part of the victory."""
    state = position("die=4 t=NW S=j5,k6,k7,q2,r1,r2,s3 NW=g13,j1 | turns 397")
    assert player_for(level, 1).choose(state) in state.legal()


def test_a_game_of_the_family_that_nobody_has_learned_is_played_all_the_same() -> None:
    """Other packages may bring one."""
    assert judges.judge_for("somebody_elses_game") is None


@pytest.mark.skipif(not COMPILED, reason="uncompiled, nobody looks at the coming throw")
@pytest.mark.parametrize(("level", "judged"), [(3, 10_000), (5, 200_000)])
def test_with_free_ways_nobody_judges_too_many_positions(level: int, judged: int) -> None:
    """A six has hundreds of ways: 2.6 CPU seconds before."""
    army = "NW=k1,l1,l3,l5,m1,m2,n1,n2,o1,o2,p1,p2,p3,p4,q1"
    state = position(f"die=6 t=NW S=a1,b1,b2,c1,c2,c3,d1,d2,d3,d4,e3,e4,f9,g11,h5 {army} | turns 15", path="free")
    judge = judges.read_judge("racado")
    began = judge.judged
    player_for(level, 2).choose(state)
    assert 0 < judge.judged - began <= judged
