"""The tool that changes rules and asks the tests (`make mutants`): what it changes, whom it asks, and that it leaves the sources alone."""

import ast
import random
from dataclasses import replace
from pathlib import Path

import pytest

from tests.tool import loaded

TOP = Path(__file__).parents[1]


tool = loaded("mutants")

SOURCE = '''"""Not < this."""

from typing import Final

MOST_ACTIONS: Final[int] = 7
LEAST: Final[int] = 3


def legal(total: int, ended: bool = False) -> bool:
    """Nor 1 + 1."""
    if not ended and total >= LEAST or "ä" < "b" + "c":
        return True
    raise ValueError(f"not {total + 1}" + "or 2")


def drawn(rng: object) -> int:
    return 1 + 1


class CountingFace:
    rows = 1 + 1


def faults(total: int) -> bool:
    return total > 1
'''


def test_signs_numbers_and_small_words_are_changed() -> None:
    found = [(change.line, change.before, change.after) for change in tool.Places(SOURCE).found]
    assert found == [
        (6, "3", "4"), (6, "3", "2"),
        (9, "False", "True"),
        (11, "or", "and"), (11, "and", "or"), (11, "not ", ""), (11, ">=", ">"), (11, "<", "<="), (11, "+", "-"),
        (12, "True", "False"),
    ]  # fmt: skip


def test_a_change_is_made_where_it_was_found() -> None:
    for change in tool.Places(SOURCE).found:
        made = change.made(SOURCE)
        assert ast.dump(ast.parse(made)) != ast.dump(ast.parse(SOURCE))
        assert [before for before, after in zip(SOURCE.splitlines(), made.splitlines(), strict=True) if before != after] == [
            SOURCE.splitlines()[change.line - 1]
        ]
    with pytest.raises(ValueError, match="does not stand"):
        tool.Change(6, 0, "<", "<=").made(SOURCE)


def test_the_seed_chooses_and_every_family_has_its_turn() -> None:
    families = {"five", "solitaire", "tricks"}
    modules = [path for path in tool.hot_modules(TOP) if path.split("/")[0] in families]
    chosen = tool.spread(modules, 2 * len(families), random.Random(5))
    assert chosen == tool.spread(modules, 2 * len(families), random.Random(5)) != tool.spread(modules, 2 * len(families), random.Random(6))
    assert {mutant.family for mutant in chosen[: len(families)]} == families


def test_what_makes_no_difference_still_stands_there() -> None:
    for path, line, step in tool.equivalent():
        source = (TOP / tool.GAMES / path).read_text(encoding="utf-8")
        there = [
            tool.Mutant(path, change).step() for change in tool.Places(source).found if source.splitlines()[change.line - 1].strip() == line
        ]
        assert step in there, f"{path}: {line}: {step}"


def test_every_family_has_tests_and_every_sheet_and_oracle_belongs_to_one() -> None:
    families = {path.split("/")[0] for path in tool.hot_modules(TOP)}
    asked = {family: tool.tests_of(family) for family in families}
    assert all(any(path.startswith("tests/sheets/") for path in paths) for paths in asked.values()), asked
    everything = {path.relative_to(TOP).as_posix() for room in ("sheets", "oracles") for path in (TOP / "tests" / room).glob("test_*.py")}
    elsewhere = {path for paths in tool.ELSEWHERE.values() for path in paths}
    assert everything | elsewhere == {path for paths in asked.values() for path in paths}
    assert all((TOP / path).exists() for path in elsewhere)


# A house with one room

ENGINE = """
def count(number: int) -> int:
    at = 0
    while at < number:
        at += 1
    return at
"""
TEST = """
from parlour.games.toy.engine import count


def test_count() -> None:
    assert count(3) == 3
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    top = tmp_path / "house"
    files = {
        "src/parlour/__init__.py": "",
        "benchmarks/__init__.py": "",
        "src/parlour/games/toy/engine.py": ENGINE,
        "tests/conftest.py": (TOP / "tests/conftest.py").read_text(encoding="utf-8"),  # ours must do without the plugins
        "tests/sheets/test_toy.py": TEST,
    }
    for name, text in (files | {"pyproject.toml": '[tool.pytest.ini_options]\npythonpath = ["src"]\n'}).items():
        (top / name).parent.mkdir(parents=True, exist_ok=True)
        (top / name).write_text(text, encoding="utf-8")
    return top


def test_changes_are_tried_in_a_copy_and_a_loop_is_caught(house: Path, tmp_path: Path) -> None:
    copies = tool.Copies(tmp_path / "copies", 1, house)
    plan = tool.Plan(["tests/sheets/test_toy.py"], [], [], [], {})
    mutants = {mutant.change.before + mutant.change.after: mutant for mutant in tool.mutants("toy/engine.py", house)}
    outcome = copies.run(plan, mutants["<<="])
    assert outcome.caught and outcome.by == "tests/sheets/test_toy.py::test_count"
    loop = copies.run(replace(plan, limit=3), mutants["+=-="])
    assert loop.caught and loop.by == "time"
    unchanged = copies.run(replace(plan, limit=60))
    assert not unchanged.caught, "the copy is as it was"
    assert 0 <= unchanged.took["tests/sheets/test_toy.py::test_count"] < 3, "in seconds of the processor"
    assert (house / "src/parlour/games/toy/engine.py").read_text(encoding="utf-8") == ENGINE
    assert sorted(path.name for path in house.iterdir()) == ["benchmarks", "pyproject.toml", "src", "tests"]
