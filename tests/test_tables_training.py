"""Lessons of the tables family: `parlour lab bearoff`, `parlour lab train`, what is kept between chapters, and what is learned."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from librt.random import Random
from librt.vecs import vec

import parlour
from parlour.cli import main, training
from parlour.games.tables.engine import TablesState
from parlour.games.tables.plays import plays_of
from parlour.lab import lessons, tables_lessons, tables_training
from parlour.lab.lessons import give, measured
from parlour.lab.tables_lessons import TablesLesson, TablesPupil
from parlour.lab.tables_training import ByJudge, CountsPips, Rival, TablesSelfPlay, fade, pip_play, pips, play_packed, points_against
from parlour.players import kept
from parlour.players.tables import bearoff, judges
from parlour.players.tables.network import WIN, new_judge, played

NEARLY_OFF = "W 1:2; B 24:4 | W"  # White is off in one turn, Black needs two at most


class Short(TablesLesson):
    """A lesson whose games begin shortly before their end."""

    def start(self) -> TablesState:
        return nearly_off()


LESSON = Short("short", "backgammon", 60, 9)


def nearly_off(text: str = NEARLY_OFF) -> TablesState:
    state = parlour.game("backgammon").position(text, None, standard_rules=True, doubling=False)
    assert isinstance(state, TablesState)
    return state


@pytest.fixture
def school(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of one's own for weights and figures, and one lesson in three chapters of twenty games."""
    monkeypatch.setattr(judges, "FOLDER", tmp_path / "weights")
    monkeypatch.setattr(TablesLesson, "folder", tmp_path / "weights")
    monkeypatch.setattr(lessons, "CHAPTER", 20)
    monkeypatch.setattr(tables_lessons, "MEASURED", 10)
    monkeypatch.setattr(training, "LESSONS", (LESSON,))
    judges.read_judge.cache_clear()
    yield tmp_path
    judges.read_judge.cache_clear()


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    with pytest.raises(SystemExit) as left:
        main([*arguments, "--language", "en"])
    out, err = capsys.readouterr()
    return int(left.value.code or 0), " ".join((out + err).split())


# parlour lab bearoff


def test_both_bear_off_tables_are_built_told_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    code, said = run(capsys, "lab", "bearoff", "--stones", "2")
    assert code == 0
    for exact, title in ((False, "common rules"), (True, "printed rules")):
        numbers = kept.read(bearoff.lookup(exact, 2))
        assert numbers is not None
        table = bearoff.table_of(exact, 2, 0, numbers)
        assert table.size == 28
        assert f"{title}: 28 positions. 2 stones on the sixth point take {table.turns(2 << 20):.4f} turns" in said
    assert str(tmp_path) in said.replace(" ", "")


# parlour lab train


def test_a_lesson_is_given_measured_and_written_down(school: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = run(capsys, "lab", "train", "short", "--folder", str(school / "kept"))
    assert code == 0 and said.startswith("short: ")
    figures = json.loads((school / "weights" / "figures.json").read_text(encoding="utf-8"))["short"]
    assert (figures["games"], figures["seed"], figures["against_pips"]["games"]) == (60, 9, 10)
    judge = judges.read_judge("short")
    now, first = (TablesPupil(nearly_off(), known, 1.0).weights() for known in (judge, new_judge(Random(9))))
    assert max(abs(after - before) for after, before in zip(now, first, strict=True)) > 0.01, "half precision alone moves less"


def test_an_unknown_lesson_is_refused_with_those_there_are(school: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = run(capsys, "lab", "train", "chess", "--folder", str(school / "kept"))
    assert code != 0 and "There is no lesson chess. Lessons: short" in said
    assert not (school / "kept").exists()


class Stopped(Exception):
    """Somebody pulled the plug."""


def test_an_interrupted_lesson_goes_on_to_the_same_weights(school: Path) -> None:
    def stop(chapters: int) -> None:
        if chapters == 2:
            raise Stopped

    whole, _ = give(LESSON, school / "whole")
    with pytest.raises(Stopped):
        give(LESSON, school / "parts", stop)
    done: list[int] = []
    rest, _ = give(LESSON, school / "parts", done.append)
    assert done == [3] and rest.weights() == whole.weights()
    assert [path.name for path in (school / "parts").iterdir()] == ["short.3"]


# Learning


def test_self_play_learns_who_wins() -> None:
    start, judge = nearly_off(), new_judge(Random(1))
    before = judge.race.out[WIN]
    school = TablesSelfPlay(judge, 2)
    assert sum(school.game(start, 0.1, 0.5) for _ in range(60)) == 60, "one throw of White, and it is over"
    judge.race.look_at(start.at, 0, False)
    assert before < 0.6 and judge.race.out[WIN] > 0.9


def test_waiting_for_ever_is_worth_nothing_where_the_lesson_has_no_patience_for_it() -> None:
    """As printed nobody must bear off: both have shut each other out here, and the turns run out."""
    closed = "W 1:2 2:2 3:2 4:2 5:2 6:2 bar:3; B 19:2 20:2 21:2 22:2 23:2 24:2 bar:3 | W, turn 4"
    start = parlour.game("backgammon").position(closed, None, doubling=False, max_turns=20)
    assert isinstance(start, TablesState)
    judge = new_judge(Random(2))
    assert TablesSelfPlay(judge, 1).game(start, 0.05, 0.5) == 0, "a game without an end teaches nothing"
    for _ in range(20):
        judge.contact.learn_at(start.at, 0, False, vec[float]([1.0, 1.0, 0.0, 0.0, 0.0]), 0.1)
    before = judge.equity(start, 0)
    school = TablesSelfPlay(judge, 1, waiting=0.99)
    assert sum(school.game(start, 0.05, 0.5) for _ in range(10)) == 160
    assert school.idle(0) and before > 1.0 > 0.5 > abs(judge.equity(start, 0))


def test_moving_is_not_waiting() -> None:
    school = TablesSelfPlay(new_judge(Random(2)), 1, waiting=0.99)
    made = school.game(nearly_off("W 13:2 6:2; B 12:2 19:2 | W"), 0.05, 0.5)
    assert made > 4 and not any(school.idle(number) for number in range(made - 2))


def test_what_fades_comes_nearer_to_a_draw() -> None:
    chances = vec[float]([0.9, 0.4, 0.2, 0.04, 0.02])
    fade(chances, 0.5)
    assert list(chances) == pytest.approx([0.7, 0.2, 0.1, 0.02, 0.01])


def test_rates_and_traces_fall() -> None:
    lesson = tables_lessons.LESSONS[0]
    last = lesson.chapters()
    assert lesson.rate(0) == lessons.FIRST_RATE and lesson.rate(last) == pytest.approx(lessons.LAST_RATE)
    assert lesson.rate(0) > lesson.rate(last // 2) > lesson.rate(last)
    assert lesson.trace(0) == lessons.FIRST_TRACE and lesson.trace(last) == pytest.approx(lessons.LAST_TRACE)


# Rivals


def test_the_way_to_go() -> None:
    state = nearly_off("W 6:5 8:3 13:5 24:2; B 1:2 12:5 17:3 19:5 | W")
    assert pips(state, 0) == pips(state, 1) == 167
    assert pips(nearly_off("W 6:1 bar:1; B 24:1 | W"), 0) == 31


def test_the_pip_player_hits_for_the_most() -> None:
    state = nearly_off("W 13:2 8:3; B 5:1 6:1 24:2 | W 3-2")
    best = pip_play(state, Random(1))
    after = played(state, best)
    ends = [played(state, packed) for packed in plays_of(state)]
    assert pips(after, 1) - pips(after, 0) == max(pips(end, 1) - pips(end, 0) for end in ends)
    assert after.at[27] == 2, "both blots"


def test_points_are_counted_from_both_sides() -> None:
    start, judge = nearly_off("W 1:2; B 24:2 | W"), new_judge(Random(3))
    assert points_against(start, judge, Rival(), 4, 1) == [1.0, -1.0, 1.0, -1.0], "who throws first is off first"
    assert points_against(start, judge, CountsPips(), 2, 1) == points_against(start, judge, ByJudge(judge), 2, 1) == [1.0, -1.0]
    assert measured([2.0, -2.0, 2.0, -2.0]) == {"games": 4, "points": 0.0, "error": pytest.approx(1.1547), "won": 0.5}


def test_a_play_is_made_to_its_end() -> None:
    state = nearly_off("W 13:1 1:1; B 24:2 | W 3-3")
    play_packed(state, tables_training.pip_play(state, Random(1)))
    assert state.hand == 1 and pips(state, 0) == 2
