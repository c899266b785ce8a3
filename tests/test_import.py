"""Importing parlour is quick, and brings nothing but the library."""

import json
import subprocess
import sys

MOST_SECONDS = 0.2
RUNS = 5

# Told by a fresh interpreter: how long the import took, and what came with it.
PROBE = """
import json, sys, time
before = set(sys.modules)
start = time.perf_counter()
import parlour
took = time.perf_counter() - start
print(json.dumps([took, sorted(set(sys.modules) - before)]))
"""


def import_parlour() -> tuple[float, list[str]]:
    done = subprocess.run([sys.executable, "-c", PROBE], capture_output=True, text=True, check=True)
    took, modules = json.loads(done.stdout)
    return took, modules


def test_import_is_quick() -> None:
    best = min(import_parlour()[0] for _ in range(RUNS))  # the best of several: a busy machine says nothing about us
    assert best < MOST_SECONDS


def test_import_pulls_in_the_library_only() -> None:
    modules = import_parlour()[1]
    foreign = {name.partition(".")[0] for name in modules} - set(sys.stdlib_module_names)
    assert foreign <= {"parlour", "parlour__mypyc", "librt", "mypy_extensions"}
    rooms = {name.split(".")[1] for name in modules if name.startswith("parlour.")}
    assert rooms <= {"core", "catalogue"}, "games are loaded when they are asked for, everything else by whoever needs it"
