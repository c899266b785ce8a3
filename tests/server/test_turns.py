"""Whose problem is thought about next."""

from dataclasses import dataclass

from parlour.server.turns import PATIENCE, Turns


@dataclass(eq=False)
class Problem:
    household: str
    seconds: float = 1.0
    short: bool = False
    given_up: bool = False


def served(turns: Turns[Problem], count: int, short_only: bool = False) -> list[Problem]:
    """The next ones, each taking as long as was thought."""
    found = []
    for _ in range(count):
        if (problem := turns.take(short_only)) is not None:
            found.append(problem)
            turns.done(problem, problem.seconds)
    return found


def test_who_comes_anew_is_next_however_many_another_has_brought() -> None:
    turns: Turns[Problem] = Turns()
    for _ in range(60):
        turns.put(Problem("crowd", 3.0), 0.0)
    served(turns, 20)
    newcomer = Problem("new", 3.0)
    turns.put(newcomer, 100.0)
    assert turns.problems("crowd") == 40 and turns.problems("new") == 1
    assert turns.take(False) is newcomer


def test_households_share_by_seconds_not_by_problems() -> None:
    turns: Turns[Problem] = Turns()
    for _ in range(100):
        turns.put(Problem("long", 3.0), 0.0)
        turns.put(Problem("short", 0.5), 0.0)
    first = [problem.household for problem in served(turns, 70)]
    assert 4 <= first.count("short") / first.count("long") <= 8


def test_what_takes_longer_than_thought_is_paid_for() -> None:
    turns: Turns[Problem] = Turns()
    for _ in range(10):
        turns.put(Problem("slow", 0.1), 0.0)
        turns.put(Problem("honest", 0.1), 0.0)
    problem = turns.take(False)
    assert problem is not None and problem.household == "slow"
    turns.done(problem, 0.8)
    assert [problem.household for problem in served(turns, 7)] == ["honest"] * 7


def test_short_problems_pass_long_ones_of_the_same_household_but_not_for_ever() -> None:
    turns: Turns[Problem] = Turns()
    long = Problem("one", 1.0)
    turns.put(long, 0.0)
    soon, late = Problem("one", 0.1, short=True), Problem("one", 0.1, short=True)
    turns.put(soon, 1.0)
    turns.put(late, PATIENCE)
    assert served(turns, 3) == [soon, long, late]


def test_one_worker_is_kept_for_short_problems() -> None:
    turns: Turns[Problem] = Turns()
    turns.put(Problem("one"), 0.0)
    assert turns.take(short_only=True) is None
    short = Problem("two", 0.1, short=True)
    turns.put(short, 0.0)
    assert turns.take(short_only=True) is short and len(turns) == 1


def test_what_nobody_waits_for_is_left_out() -> None:
    turns: Turns[Problem] = Turns()
    turns.put(Problem("one", given_up=True), 0.0)
    assert turns.take(False) is None and len(turns) == 0


def test_who_was_away_has_saved_nothing_up() -> None:
    turns: Turns[Problem] = Turns()
    turns.put(Problem("old"), 0.0)
    served(turns, 1)
    for _ in range(20):
        turns.put(Problem("new"), 0.0)
    served(turns, 10)
    for _ in range(10):
        turns.put(Problem("old"), 0.0)
    next_four = [problem.household for problem in served(turns, 4)]
    assert next_four.count("old") == 2
