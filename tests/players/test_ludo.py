"""The ludo family's players: what they see, what they learned, and that it makes them win."""

import json
from pathlib import Path
from random import Random as Drawing

import pytest
from librt.random import Random

import parlour
from parlour.games.ludo.engine import LudoState
from parlour.games.ludo.rules import FORWARD
from parlour.lab import lessons
from parlour.lab.duel import Wish, duel
from parlour.lab.lessons import give
from parlour.lab.ludo_lessons import LESSONS, LudoLesson
from parlour.lab.ludo_training import LudoSelfPlay, taking
from parlour.lab.throw_training import RANDOM, SIMPLE
from parlour.players.expert import COMPILED
from parlour.players.levels import STRONGEST
from parlour.players.ludo import judges
from parlour.players.ludo.expert import EXPERT
from parlour.players.ludo.network import DANGER, OUTPUTS, THREAT, UNITS, WAIT, WIDTH, LudoJudge
from parlour.players.network import new_network

GAMES = ("maedn", "mens_erger_je_niet", "spielwiese", "einigkeit")


def position(text: str, seats: int = 2, game: str = "maedn", **options: bool | str | int) -> LudoState:
    state = parlour.game(game).position(text, seats, **options)
    assert isinstance(state, LudoState)
    return state


def new_judge(seed: int = 1) -> LudoJudge:
    return LudoJudge(new_network(Random(seed), UNITS, WIDTH, OUTPUTS))


def seen(state: LudoState, seat: int) -> dict[int, float]:
    judge = new_judge()
    judge.note(state, seat)
    network = judge.network
    return {network.unit[at]: network.amount[at] for at in range(network.noted)}


def test_lessons_weights_and_figures_belong_together() -> None:
    figures = json.loads((judges.FOLDER / "figures.json").read_text(encoding="utf-8"))
    names = {lesson.name for lesson in LESSONS}
    assert names == set(GAMES) == {path.stem for path in judges.FOLDER.glob("*.f16")} == set(figures)
    for lesson in LESSONS:
        assert (figures[lesson.name]["games"], figures[lesson.name]["seed"]) == (lesson.games, lesson.seed)
    assert sum(path.stat().st_size for path in judges.FOLDER.iterdir()) < 100_000


def test_dangers_are_seen_from_both_sides() -> None:
    """Red stands on its A, three squares behind yellow's piece: a three sends that back, or a six that enters and then a three."""
    state = position("Y[B,B,B,23] R[B,B,B,0] | Y")
    loss = 2.0 * (23 + 7) / 40
    assert seen(state, 0)[DANGER] == pytest.approx(loss * (1 - 5 / 6 * 35 / 36))
    assert seen(state, 1)[THREAT] == pytest.approx(loss / 6)
    assert seen(state, 1).get(DANGER, 0.0) == 0.0
    assert [seen(state, 0).get(WAIT + waiting, 0.0) for waiting in range(4)] == [1.0, 1.0, 1.0, 0.0]


def test_whoever_can_win_does() -> None:
    state = position("Y[12,39,b,c] R[5,6,7,8] | Y 4", play_on=False)
    worth = EXPERT.weigh(state, STRONGEST, 1)
    assert worth is not None and sorted(worth.values) == state.legal()
    won = position("Y[39,b,c,d] R[5,6,7,8] | Y 1", play_on=False)
    assert EXPERT.choose(won, STRONGEST, 1) == FORWARD + 39 + 1


def test_taking_takes_the_foremost_else_moves_the_foremost() -> None:
    assert taking(position("Y[0,5,17,30] R[B,B,B,1] | Y 4", play_on=False)) == FORWARD + 17 + 1, "red's piece stands on 21"
    assert taking(position("Y[0,5,17,30] R[B,B,B,9] | Y 4", play_on=False)) == FORWARD + 30 + 1


def test_self_play_learns_who_wins() -> None:
    """Yellow needs a one and nothing else, and red has most of the round before it."""
    start, judge = position("Y[39,b,c,d] R[10,b,c,d] | Y", play_on=False), new_judge()
    school = LudoSelfPlay(judge, 3)
    before = judge.value(start, 0)
    for _ in range(150):
        school.game(start, 0.1, 0.7)
    assert before == pytest.approx(0.5, abs=0.15) and judge.value(start, 0) > 0.65


def test_an_interrupted_lesson_goes_on_to_the_same_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "CHAPTER", 2)
    lesson = LudoLesson("short", "maedn", 4, 9)
    whole, _ = give(lesson, tmp_path / "whole")
    give(LudoLesson("short", "maedn", 2, 9), tmp_path / "first")
    assert whole.weights() != lesson.pupil(None).weights()
    again, _ = give(lesson, tmp_path / "again")
    assert again.weights() == whole.weights()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_has_all_kinds_of_games(game: str) -> None:
    rng = Drawing(1)
    lesson = LudoLesson(game, game, 2, 1)
    starts = [lesson.some_start(rng) for _ in range(60)]
    assert {start.setup.seats for start in starts} == set(parlour.game(game).seats)
    assert len({start.setup.options for start in starts}) > 1


@pytest.mark.skipif(not COMPILED, reason="games take too long in plain Python")
@pytest.mark.parametrize("game", GAMES)
def test_every_judge_beats_random_and_the_taker(game: str) -> None:
    judge, lesson = judges.read_judge(game), LudoLesson(game, game, 2, 1)
    seats = min(parlour.game(game).seats)
    assert sum(lesson.won_against(seats, judge, RANDOM, 200, 1)) >= 110
    assert sum(lesson.won_against(seats, judge, SIMPLE, 200, 1)) >= 90


def test_partners_play_together() -> None:
    state = parlour.game("einigkeit").start(4)
    assert isinstance(state, LudoState)
    ended = LudoSelfPlay(judges.read_judge("einigkeit"), 2).against(state, RANDOM, 0b101, 0)
    assert isinstance(ended, LudoState) and ended.place(0) == ended.place(2)


@pytest.mark.skipif(not COMPILED, reason="uncompiled, nobody looks at the coming throw")
def test_weak_levels_misjudge_less_where_a_move_decides_less() -> None:
    """One of level 3 among three that take, else move the foremost: a quarter would be even."""
    score = duel(Wish(parlour.game("maedn").agree(4), "3", "take-furthest", 80, brake=False), 1)
    assert score.share >= 0.28
