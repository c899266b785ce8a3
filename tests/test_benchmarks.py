"""The benchmark's own arithmetic, on runs too short to say anything about speed."""

import re
from pathlib import Path

import pytest

import benchmarks.__main__ as command
import parlour
from benchmarks import cube, growth, ours, results, theirs, thinking
from benchmarks.rows import Row, rows, spread
from parlour.games.tables.engine import TablesState
from parlour.lab.runner import Here
from parlour.players.tables.judges import read_judge

TABLES = ["puff", "langes_puff", "russisches_puff", "zickzack", "trictrac"]


def test_every_row_is_measured_on_both_sides_in_turn() -> None:
    measured = list(rows(effort=0.001, beside=True))
    for seed in (1, 2):
        for row in measured:
            row.measure(seed)
    for row in measured:
        assert len(row.our_rates) == 2 and min(row.our_rates) > 0, row.name
        assert (len(row.their_rates) == 2) == (row.their_run is not None), row.name
    assert sum(row.their_run is not None for row in measured) == 12
    alone = [row.name.split()[2] for row in measured if not row.ratios]  # nobody else has these
    assert {"bienenhausschach", "maharadscha", "solitaire"} < set(alone)
    assert {"polnische_dame", "englische_dame", "schlagdame", "italienische_dame", "wolf_und_schafe", "mauern"} < set(alone)
    assert {"kniffel", "gaensespiel", "ganzenbord", "wedrenspel", "fenster", "chicago", "va_banque", "wuerfelstapel", *TABLES} < set(alone)


def test_without_openspiel_only_ours_is_measured() -> None:
    assert all(row.their_run is None for row in rows(effort=0.001, beside=False))


def test_who_begins_changes_from_round_to_round() -> None:
    order: list[str] = []

    def run(name: str, moves: int) -> tuple[int, float]:
        order.append(name)
        return moves, 2.0

    row = Row("play", "moves/s", 1.0, lambda seed: run("ours", 30), lambda seed: run("theirs", 10))
    row.measure(1)
    row.measure(2)
    assert order == ["ours", "theirs", "theirs", "ours"] or order == ["theirs", "ours", "ours", "theirs"]
    assert row.our_rates == [15.0, 15.0] and row.ratios == [3.0, 3.0]


def test_moves_are_counted_as_they_are_made() -> None:
    moves, seconds = ours.random_play("kniffel", 1, 10, seed=1)
    assert 10 * 26 <= moves <= 10 * 13 * 6 and seconds > 0  # a turn is one to three throws, as many decisions
    assert 100 < theirs.mean_length("nine_mens_morris", 20, 1) < 214  # OpenSpiel ends it after 214
    assert theirs.mean_length("chinese_checkers", 1, 1, whole=True) == 1000 < theirs.mean_length("chinese_checkers", 1, 1)  # hops


def test_a_turn_of_halma_has_a_step_or_some_hops() -> None:
    assert 1 <= ours.hops_a_turn("halma_a", 2, 60, 1) < 4


def test_spread_shows_median_least_and_most() -> None:
    assert spread([3.0, 1.0, 2.0], 1) == "2.0 (1.0-3.0)"
    assert spread([], 1) == ""


def test_results_are_saved_with_machine_and_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "RESULTS", tmp_path / "RESULTS.md")
    results.keep("Batches", "as they were")
    row = Row("play", "moves/s", 1.0, lambda seed: (30, 2.0), lambda seed: (10, 2.0))
    row.measure(1)
    command.save([row], 1, command.where_measured())
    thinking.save([thinking.cells("muehle", [2e6, 1e6, 3e6, 1.8e6])], 1)
    command.save([row], 1, command.where_measured())
    text = results.RESULTS.read_text(encoding="utf-8")
    assert text.startswith("# Benchmarks\n") and re.findall("^## .*", text, re.MULTILINE) == ["## Batches", "## Thinking"]
    assert "\n\n## Batches\n\nas they were\n\n## Thinking\n" in text and "| muehle | 2.00 | 1.00 | 3.00 | 1.80 |\n" in text
    assert "| play | moves/s | 15.0 (15.0-15.0) | 5.0 (5.0-5.0) | 3.00 (3.00-3.00) |" in text
    assert "cores" in text and "OpenSpiel 2.0.2" in text


def test_what_the_cube_is_worth_is_counted_from_both_sides() -> None:
    """White doubles and wins three in four: who drops loses one, who takes wins or loses two."""
    start = parlour.game("backgammon").position("W 6:1; B 24:1 | W cube", None, standard_rules=True)
    assert isinstance(start, TablesState)
    found = cube.points(start, read_judge("backgammon_standard"), cube.always_drops, 6, 1)
    assert found[::2] == [1.0, 1.0, 1.0] and {abs(value) for value in found[1::2]} == {2.0}
    assert {abs(value) for value in cube.points(start, read_judge("backgammon_standard"), cube.neither, 4, 1)[1::2]} == {1.0}


def test_growth_is_the_ratio_of_the_best_times_and_all_do_the_same() -> None:
    done: list[tuple[str, int]] = []
    work = growth.Work("facts", lambda pool, hands: done.append((type(pool).__name__, hands)))
    work.seconds = {"one process": [9.0, 10.0], "two processes": [5.0, 4.5], "two Dask workers": [6.0]}
    assert work.growth("two processes") == 2.0 and work.growth("two Dask workers") == 1.5
    work.busy = {"one process": [9.0], "two processes": [10.0], "two Dask workers": [12.0]}
    assert work.most("one process") == 1.0 and work.most("two processes") == 1.8
    assert "| facts | two Dask workers | 6.00 | 1.50 | 1.8 | 12.00 | 1.50 |" in growth.table([work])
    facts, soak = growth.works(0.0)
    for one in (facts, soak):
        one.measure("one process", Here(), 1)
        one.measure("two processes", Here(), 1)
    assert min(*facts.seconds["one process"], *soak.seconds["two processes"]) > 0


@pytest.mark.parametrize("id", thinking.POSITIONS)
def test_every_position_is_worth_thinking_about(id: str) -> None:
    """To the end of the budget, or little more."""
    for position in thinking.POSITIONS[id]:
        looked, seconds = thinking.thought(id, position, 2_000)
        assert 1_900 <= looked <= 2_200 and seconds > 0
    assert len(thinking.measured(id, 50, 1)) == 4
