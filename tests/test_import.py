"""Importing parlour is quick, and brings nothing but the library; the client imports nothing but itself."""

import json
import pickle
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from parlour.core.extras import MissingExtra, brought_by

MOST_SECONDS = 0.2
RUNS = 5

# Told by a fresh interpreter: how long the import took (of the processor, so that other work on the machine does not count), and what came.
PROBE = """
import json, sys, time
before = set(sys.modules)
start = time.process_time()
import parlour
took = time.process_time() - start
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
    assert rooms <= {"core", "brought", "catalogue"}, "games are loaded when they are asked for, everything else by whoever needs it"


CLIENT = Path(__file__).parent.parent / "src" / "parlour" / "client"
IMPORTED = re.compile(r"""^\s*(?:import|export)\s(?:[\w$*,{}\s]+\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]""", re.MULTILINE)


def test_the_client_imports_only_itself() -> None:
    modules = sorted(CLIENT.rglob("*.js"))
    assert modules
    strays = []
    for module in modules:
        for static, called in IMPORTED.findall(module.read_text(encoding="utf-8")):
            target = (module.parent / (static or called)).resolve()
            there = target.is_file() or (called and target.with_suffix(".d.ts").is_file())  # import("./wire.js").View is a type
            if not (static or called).startswith(".") or not there or not target.is_relative_to(CLIENT):
                strays.append(f"{module.relative_to(CLIENT)}: {static or called}")
    assert strays == []


def test_without_the_box_the_command_says_what_to_install() -> None:
    script = "import sys; sys.modules['typer'] = None; from parlour.__main__ import main; main()"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 1 and "pip install 'parlour[box]'" in done.stderr and "Traceback" not in done.stderr


# As if an extra's package were not installed: how that is told, and that it is an ImportError like any other, also for pytest.importorskip.
WITHOUT = """
import sys
sys.modules[sys.argv[1]] = None
try:
    {use}
except ModuleNotFoundError as error:
    print(error.name, error)
"""
BATCH = "import parlour; parlour.batch('muehle', 2)"


@pytest.mark.parametrize(
    ("missing", "use", "extra"),
    [("numpy", BATCH, "learn"), ("numpy", "import parlour.batches.spread", "learn"), ("numpy", "import parlour.bridges.gymnasium", "learn"),
     ("numpy", "import parlour.bridges.pettingzoo", "learn"), ("gymnasium", "import parlour.bridges.gymnasium", "learn"),
     ("pettingzoo", "import parlour.bridges.pettingzoo", "learn"), ("PIL", "import parlour.bridges.gymnasium", "learn"),
     ("numpy", "import parlour.bridges.openspiel", "openspiel"), ("pyspiel", "import parlour.bridges.openspiel", "openspiel")],
)  # fmt: skip
def test_without_an_extra_the_error_says_what_to_install(missing: str, use: str, extra: str) -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT.format(use=use), missing], capture_output=True, text=True, check=True)
    assert done.stdout == f"{missing} this needs {missing}, which is not installed: pip install 'parlour[{extra}]'\n"


def test_what_is_wrong_with_parlour_itself_is_not_mended_by_an_extra() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"^No module named 'parlour.nonesuch'$"), brought_by("learn"):
        import_module("parlour.nonesuch")


def test_an_error_of_an_extra_can_be_pickled() -> None:
    error = MissingExtra("numpy", "learn")
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.name, again.said) == (str(error), "numpy", error.said)
