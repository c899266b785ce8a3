"""Change the rules in one small way at a time and see whether the sheet and oracle tests of the family notice. `make mutants`

    python tools/mutants.py -n 100 --seed 1                a hundred changes, spread over families and their modules
    python tools/mutants.py --family dice -n 50            of one family (may be said several times)
    python tools/mutants.py --only dice/craps_rules.py:36  every change to this line; with :17 behind it, at this column
    python tools/mutants.py --survivors                    what the last run did not catch; --again tries these once more

A change is a comparison that takes or leaves the equal case, a number one up or down, `and` for `or`, `+` for `-`, a `not` left out and the
like, in the hot modules of games/ (listed in pyproject.toml). What is no rule is left alone: words, types, how searches draw and weigh.
So are changes that were found to make no difference, with the reason, in equivalent.txt beside this file.

Tests run in copies of the sources, uncompiled, so that the checkout is never touched; one that computes too long has found a loop. First
every family's tests run without a change: they must pass, and those slower than SLOW seconds are left out from then on (kept in
build/mutants). All seconds are the processor's, so that a busy machine changes nothing.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import time
import tomllib
from collections import Counter, defaultdict
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field, replace
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from queue import Queue
from tempfile import TemporaryDirectory
from typing import Final

import pytest

import parlour

TOP: Final = Path(__file__).resolve().parent.parent
GAMES: Final = Path("src/parlour/games")
KEPT: Final = TOP / "build" / "mutants"
EQUIVALENT: Final = TOP / "tools" / "equivalent.txt"
SLOW: Final = 20.0  # seconds of the processor; a test that takes longer uncompiled is left out
PATIENCE: Final = 3.0  # times what the unchanged rules took
WAITING: Final = 40.0  # times as long by the clock: a busy machine is no loop
ENOUGH: Final = 0.95  # of all changes are to be caught
MEMORY: Final = 4 << 30  # bytes for one run: a loop may fill a list

# Files elsewhere, or named after another family, that have tests of this one's games too.
ELSEWHERE: Final = {"tricks": ["tests/oracles/test_dice_plain.py"], "halma": ["tests/test_halma_draw.py"]}

# How searches draw, weigh and recognise positions, and how these are written and refused: no rules. Neither is what is given a random
# source, nor a face.
NO_RULES: Final = {
    "_random_numbers",
    "_marks",
    "hop",
    "hop_far",
    "payoff",
    "leaves",
    "key",
    "past",
    "recall",
    "mover",
    "text",
    "room",
    "__repr__",
    "faults",
    "DiceGame",
}
NO_RULE_NAMES: Final = {"MOST_ACTIONS", "MOST_AREA", "WAYS", "WAY_START", "WAY_FORTH", "WAY_BACK"}

SIGNS: Final[dict[type[ast.AST], str]] = {
    ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!=", ast.In: "in", ast.NotIn: "not in",
    ast.Is: "is", ast.IsNot: "is not", ast.And: "and", ast.Or: "or", ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "//",
    ast.Mod: "%", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^", ast.LShift: "<<", ast.RShift: ">>",
}  # fmt: skip
INSTEAD: Final = {
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "in": "not in", "not in": "in", "is": "is not", "is not": "is",
    "and": "or", "or": "and", "+": "-", "-": "+", "*": "+", "//": "*", "%": "//", "&": "|", "|": "&", "^": "|", "<<": ">>", ">>": "<<",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Change:
    """A place in a source, what stands there, and what is to stand there."""

    line: int
    column: int
    before: str
    after: str

    def made(self, source: str) -> str:
        lines = source.splitlines(keepends=True)
        text = lines[self.line - 1]
        end = self.column + len(self.before)
        if text[self.column : end] != self.before:
            raise ValueError(f"{self.before!r} does not stand at {self.line}:{self.column}")
        lines[self.line - 1] = text[: self.column] + self.after + text[end:]
        return "".join(lines)


class Places(ast.NodeVisitor):
    """Finds what can be changed in a source."""

    def __init__(self, source: str) -> None:
        self.lines = source.splitlines()
        self.found: list[Change] = []
        self.visit(ast.parse(source))

    def column(self, line: int, offset: int) -> int:
        """Python counts bytes."""
        return len(self.lines[line - 1].encode()[:offset].decode())

    def between(self, left: ast.expr, right: ast.expr, sign: str, suffix: str = "") -> None:
        """Change the sign that stands between two parts, if they are on one line."""
        line = left.end_lineno or 0
        if line != right.lineno or sign not in INSTEAD:
            return
        start = self.column(line, left.end_col_offset or 0)
        gap = self.lines[line - 1][start : self.column(line, right.col_offset)]
        at = re.search(rf"(?<![\w<>]){re.escape(sign)}{suffix}(?![\w<>])" if sign.isalpha() else re.escape(sign + suffix), gap)
        if at is not None:
            self.found.append(Change(line, start + at.start(), sign + suffix, INSTEAD[sign] + suffix))

    # What is changed

    def visit_Compare(self, node: ast.Compare) -> None:
        for left, sign, right in zip([node.left, *node.comparators], node.ops, node.comparators, strict=False):
            self.between(left, right, SIGNS[type(sign)])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        for left, right in zip(node.values, node.values[1:], strict=False):
            self.between(left, right, SIGNS[type(node.op)])
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        self.between(node.left, node.right, SIGNS.get(type(node.op), ""))
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.between(node.target, node.value, SIGNS.get(type(node.op), ""), "=")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.found.append(Change(node.lineno, self.column(node.lineno, node.col_offset), "not ", ""))
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        column = self.column(node.lineno, node.col_offset)
        if isinstance(node.value, bool):
            self.found.append(Change(node.lineno, column, str(node.value), str(not node.value)))
        elif isinstance(node.value, int):
            written = self.lines[node.lineno - 1][column : self.column(node.lineno, node.end_col_offset or 0)]
            for value in (node.value + 1, node.value - 1) if node.value else (1,):
                self.found.append(Change(node.lineno, column, written, str(value)))

    # What is left alone

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name not in NO_RULES and all(argument.arg != "rng" for argument in node.args.args):
            for part in [*node.args.defaults, *(value for value in node.args.kw_defaults if value is not None), *node.body]:
                self.visit(part)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """A class is what stands in it; a default is no rule where an option of that name replaces it."""
        for part in node.body if not node.name.endswith("Face") else ():
            named = isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) and part.target.id
            if named not in option_names():
                self.visit(part)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        named = isinstance(node.target, ast.Name) and node.target.id in NO_RULE_NAMES
        if node.value is not None and not named:
            self.visit(node.value)

    def visit_Call(self, node: ast.Call) -> None:
        if not (isinstance(node.func, ast.Name) and node.func.id in NO_RULES):
            self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg != "strict":
            self.generic_visit(node)

    def leave(self, node: ast.AST) -> None:
        """Nothing to change here."""

    visit_Import = visit_ImportFrom = visit_Raise = visit_Assert = visit_JoinedStr = leave


@cache
def option_names() -> frozenset[str]:
    return frozenset(name for known in parlour.shelf() for name in known.options)


@dataclass(frozen=True, slots=True)
class Mutant:
    """A change in a module of games/, by its path there."""

    path: str
    change: Change

    @property
    def family(self) -> str:
        return self.path.split("/")[0]

    @property
    def place(self) -> str:
        return f"{self.path}:{self.change.line}:{self.change.column + 1}"

    def step(self) -> str:
        return f"{self.change.before.strip()} -> {self.change.after.strip() or 'nothing'}"

    def told(self) -> str:
        text = (TOP / GAMES / self.path).read_text(encoding="utf-8").splitlines()[self.change.line - 1].strip()
        return f"{self.place}  {self.step()}  in  {text}"


@cache
def equivalent() -> frozenset[tuple[str, str, str]]:
    """Module, line and change, of all that make no difference."""
    lines = EQUIVALENT.read_text(encoding="utf-8").splitlines()
    parts = [line.split(" | ") for line in lines if not line.startswith("#")]
    return frozenset((part[0], " | ".join(part[1:-2]), part[-2]) for part in parts)


def hot_modules(top: Path) -> list[str]:
    """The hot modules of games/, by their paths there."""
    project = tomllib.loads((top / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]["include"]
    found = {path for pattern in patterns for path in top.glob(pattern) if path.is_relative_to(top / GAMES)}
    return sorted(path.relative_to(top / GAMES).as_posix() for path in found)


def mutants(path: str, top: Path = TOP) -> list[Mutant]:
    source = (top / GAMES / path).read_text(encoding="utf-8")
    lines = source.splitlines()
    found = [Mutant(path, change) for change in Places(source).found]
    return [mutant for mutant in found if (path, lines[mutant.change.line - 1].strip(), mutant.step()) not in equivalent()]


def spread(modules: Sequence[str], count: int, rng: random.Random) -> list[Mutant]:
    """So many changes: one family after the other, one of its modules after the other, at most one at a place."""
    families: defaultdict[str, list[list[Mutant]]] = defaultdict(list)
    for path in rng.sample(modules, len(modules)):
        places: defaultdict[str, list[Mutant]] = defaultdict(list)
        for mutant in mutants(path):
            places[mutant.place].append(mutant)
        if places:
            families[path.split("/")[0]].append([rng.choice(places[place]) for place in rng.sample(sorted(places), len(places))])
    chosen: list[Mutant] = []
    waiting = [families[family] for family in rng.sample(sorted(families), len(families))]
    while waiting and len(chosen) < count:
        family = waiting.pop(0)
        module = family.pop(0)
        if module:
            chosen.append(module.pop())
            family.append(module)
        if family:
            waiting.append(family)
    return chosen[:count]


# The tests of a family


def games_of(family: str, top: Path = TOP) -> list[str]:
    """The ids of a family's games: modules that hold a GAME."""
    modules = sorted((top / GAMES / family).glob("*.py"))
    return [module.stem for module in modules if re.search(r"^GAME\b", module.read_text(encoding="utf-8"), re.MULTILINE)]


def tests_of(family: str, top: Path = TOP) -> list[str]:
    """The files with the sheet and oracle tests of a family: those named after it or one of its games, or after how its id begins."""
    names = [family, *games_of(family, top)]
    found = []
    for room in ("sheets", "oracles"):
        for path in sorted((top / "tests" / room).glob("test_*.py")):
            stem = path.stem.removeprefix("test_")
            if any(stem == name or stem.startswith(f"{name}_") or name.startswith(f"{stem}_") for name in names):
                found.append(path.relative_to(top).as_posix())
    return found + ELSEWHERE.get(family, [])


@dataclass
class Plan:
    """What one run of a family's tests is told, and what it tells."""

    files: list[str]
    games: list[str]  # of the family: tests in files of other families count only if they name one
    elsewhere: list[str]
    first: list[str]  # tests that name one of these come first
    seconds: dict[str, float]  # of the tests that ran before
    limit: float = 0.0  # seconds of the processor for all of it; 0: none
    failed: str = ""  # the first test that failed
    took: dict[str, float] = field(default_factory=dict)


class Inside:
    """The part that runs in the copy, as a plugin of pytest: which tests in which order, and how they went."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        plan = self.plan

        def wanted(id: str) -> bool:
            there = id.split("::")[0] in plan.elsewhere
            return plan.seconds.get(id, 0) <= SLOW and (not there or any(game in id for game in plan.games))

        def order(item: pytest.Item) -> tuple[bool, float]:
            return not any(word in item.nodeid for word in plan.first), plan.seconds.get(item.nodeid, 0)

        items[:] = sorted((item for item in items if wanted(item.nodeid)), key=order)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        began = time.process_time()
        told = yield
        self.plan.took[item.nodeid] = time.process_time() - began
        return told

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.plan.failed:
            self.plan.failed = report.nodeid


def inside(path: Path) -> int:
    """Run the tests of a plan here, and write down how they went."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    plan = Plan(**json.loads(path.read_text(encoding="utf-8")))
    if plan.limit:
        resource.setrlimit(resource.RLIMIT_CPU, (int(plan.limit) + 1, int(plan.limit) + 1))
    import parlour

    if not Path(parlour.__file__).is_relative_to(Path.cwd()):
        print(f"the tests would run with {parlour.__file__}, not with the copy in {Path.cwd()}", file=sys.stderr)
        return 64
    ended = pytest.main(["-x", "-q", "-p", "no:cacheprovider", *plan.files], plugins=[Inside(plan)])
    path.write_text(json.dumps(asdict(plan)), encoding="utf-8")
    return int(ended)


# Running them


@dataclass(frozen=True, slots=True)
class Outcome:
    ended: int  # as pytest says it: 0 is passed
    seconds: float
    by: str  # the test that failed, or "time"
    took: dict[str, float]

    @property
    def caught(self) -> bool:
        return self.ended != 0


class Copies:
    """Copies of the sources, one for each run at a time."""

    def __init__(self, folder: Path, count: int, top: Path = TOP) -> None:
        self.folder = folder
        self.free: Queue[Path] = Queue()
        for number in range(count):
            copy = folder / str(number)
            ignored = shutil.ignore_patterns("*.so", "__pycache__")
            for part in ("src", "tests", "benchmarks"):
                shutil.copytree(top / part, copy / part, ignore=ignored)
            shutil.copy(top / "pyproject.toml", copy)
            self.free.put(copy)

    def run(self, plan: Plan, mutant: Mutant | None = None) -> Outcome:
        """The tests of a plan, with one change or none."""
        copy = self.free.get()
        changed = copy / GAMES / mutant.path if mutant is not None else None
        source = changed.read_text(encoding="utf-8") if changed is not None else ""
        try:
            if mutant is not None and changed is not None:
                write(changed, mutant.change.made(source))
            return tried(copy, plan)
        finally:
            if changed is not None:
                write(changed, source)
            self.free.put(copy)


def write(path: Path, source: str) -> None:
    """Change a source for good: bytecode of a second ago with as many characters would pass for its own."""
    path.write_text(source, encoding="utf-8")
    for compiled in path.parent.glob(f"__pycache__/{path.stem}.*.pyc"):
        compiled.unlink()


def tried(copy: Path, plan: Plan) -> Outcome:
    told = copy / "plan.json"
    told.write_text(json.dumps(asdict(plan)), encoding="utf-8")
    environment = os.environ | {
        "PYTHONPATH": str(copy / "src"),
        "XDG_CACHE_HOME": str(copy / "cache"),  # no solution of wrong rules is kept among the user's
        "PYTHONDONTWRITEBYTECODE": "",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    }
    began = time.monotonic()
    command = [sys.executable, str(Path(__file__).resolve()), "--inside", str(told)]
    with subprocess.Popen(
        command, cwd=copy, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, start_new_session=True
    ) as run:
        try:
            _, said = run.communicate(timeout=WAITING * plan.limit or None)
        except subprocess.TimeoutExpired:
            os.killpg(run.pid, signal.SIGKILL)
            return Outcome(1, time.monotonic() - began, "time", {})
        except BaseException:
            os.killpg(run.pid, signal.SIGKILL)
            raise
    if run.returncode in (-signal.SIGXCPU, -signal.SIGKILL):  # out of its seconds
        return Outcome(1, time.monotonic() - began, "time", {})
    if run.returncode in (4, 5, 64):  # wrongly called, no tests, the wrong copy
        raise SystemExit(f"no tests ran: {' '.join(plan.files)}\n{said.decode()}")
    went = Plan(**json.loads(told.read_text(encoding="utf-8")))
    return Outcome(run.returncode, time.monotonic() - began, went.failed, went.took)


def fingerprint() -> str:
    """Changes with the sources and the tests."""
    digest = hashlib.sha256()
    for path in sorted([*TOP.glob("src/parlour/**/*.py"), *TOP.glob("tests/**/*.*")]):
        if path.suffix != ".pyc":
            digest.update(path.as_posix().encode() + path.read_bytes())
    return digest.hexdigest()


@dataclass
class Known:
    """What earlier runs have found out, kept in build/mutants."""

    seconds: dict[str, float] = field(default_factory=dict)  # by test
    passed: dict[str, str] = field(default_factory=dict)  # by family: the fingerprint of what passed last
    limits: dict[str, float] = field(default_factory=dict)  # by family

    def keep(self) -> None:
        (KEPT / "known.json").write_text(json.dumps(asdict(self), indent=1), encoding="utf-8")


class Survey:
    """The families' tests without a change, then with each."""

    def __init__(self, copies: Copies, cores: int) -> None:
        self.copies = copies
        self.cores = cores
        kept = KEPT / "known.json"
        self.known = Known(**json.loads(kept.read_text(encoding="utf-8"))) if kept.exists() else Known()
        self.fingerprint = fingerprint()

    def plan(self, family: str, first: list[str]) -> Plan:
        files, limit = tests_of(family), self.known.limits.get(family, 0.0)
        return Plan(files, games_of(family), ELSEWHERE.get(family, []), first, self.known.seconds, limit)

    def unchanged(self, family: str) -> None:
        """The tests must pass by themselves; what they take sets the limit."""
        if self.known.passed.get(family) == self.fingerprint:
            return
        outcome = self.copies.run(replace(self.plan(family, []), limit=0.0))
        if outcome.caught:
            raise SystemExit(f"the tests of {family} fail without any change: {outcome.by}")
        quick = [seconds for seconds in outcome.took.values() if seconds <= SLOW]
        self.known.seconds.update(outcome.took)
        self.known.passed[family] = self.fingerprint
        self.known.limits[family] = PATIENCE * sum(quick) + 60
        slow = len(outcome.took) - len(quick)
        left_out = f"; slower than {SLOW:.0f} s and left out from now on: {slow}" if slow else ""
        print(f"{family}: {len(outcome.took)} tests pass in {outcome.seconds:.0f} s{left_out}", flush=True)

    def changed(self, mutant: Mutant) -> Outcome:
        module = Path(mutant.path).stem.removesuffix("_rules")
        first = [module] if module in games_of(mutant.family) else []
        return self.copies.run(self.plan(mutant.family, first), mutant)

    def run(self, chosen: Sequence[Mutant]) -> list[tuple[Mutant, Outcome]]:
        KEPT.mkdir(parents=True, exist_ok=True)
        results: list[tuple[Mutant, Outcome]] = []
        with ThreadPoolExecutor(self.cores) as pool:
            try:
                list(pool.map(self.unchanged, sorted({mutant.family for mutant in chosen})))
            except SystemExit:
                pool.shutdown(cancel_futures=True)
                raise
            self.known.keep()
            for mutant, outcome in zip(chosen, pool.map(self.changed, chosen), strict=True):
                results.append((mutant, outcome))
                found = f"caught by {outcome.by or 'not starting'}" if outcome.caught else "SURVIVED"
                print(f"[{len(results)}/{len(chosen)}] {outcome.seconds:.0f} s  {mutant.told()}  {found}", flush=True)
                left = [asdict(mutant) for mutant, outcome in results if not outcome.caught]
                (KEPT / "survivors.json").write_text(json.dumps(left, indent=1), encoding="utf-8")
        return results


def survivors() -> list[Mutant]:
    """What the last run did not catch."""
    kept = KEPT / "survivors.json"
    found = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else []
    return [Mutant(row["path"], Change(**row["change"])) for row in found]


def report(results: Sequence[tuple[Mutant, Outcome]]) -> Iterator[str]:
    made = Counter(mutant.family for mutant, _ in results)
    caught = Counter(mutant.family for mutant, outcome in results if outcome.caught)
    yield "\n| family | changes | caught |\n|---|---|---|"
    for family in sorted(made):
        yield f"| {family} | {made[family]} | {caught[family]} |"
    yield f"| all | {made.total()} | {caught.total()} |"
    left = [mutant for mutant, outcome in results if not outcome.caught]
    if left:
        yield "\nNot caught:"
        yield from (f"  {mutant.told()}" for mutant in sorted(left, key=lambda mutant: mutant.place))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-n", type=int, default=100, help="how many changes (100)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--family", action="append", default=[], help="only of this family")
    parser.add_argument("--only", metavar="PLACE", help="every change at path:line or path:line:column")
    parser.add_argument("--survivors", action="store_true", help="list what the last run did not catch")
    parser.add_argument("--again", action="store_true", help="try these once more")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--inside", type=Path, help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.inside is not None:
        return inside(wish.inside)
    modules = [path for path in hot_modules(TOP) if not wish.family or path.split("/")[0] in wish.family]
    if wish.survivors or wish.again:
        chosen = survivors()
    elif wish.only:
        place = wish.only.removeprefix(f"{GAMES}/")
        chosen = [mutant for mutant in mutants(place.split(":")[0]) if fnmatch(mutant.place, f"{place}:*") or mutant.place == place]
    else:
        chosen = spread(modules, wish.n, random.Random(wish.seed))
    if wish.survivors or not chosen:
        print("\n".join(mutant.told() for mutant in chosen) or "none")
        return 0
    with TemporaryDirectory(prefix="mutants-") as folder:
        results = Survey(Copies(Path(folder), wish.cores), wish.cores).run(chosen)
    print("\n".join(report(results)))
    return 0 if sum(outcome.caught for _, outcome in results) >= ENOUGH * len(results) else 1


if __name__ == "__main__":
    sys.exit(main())
