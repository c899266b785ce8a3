"""Every defect that was mended, and the test that fails when its mending is undone.

python -m tests.server.undone [D1 D2 ...] undoes each in a copy of the sources and sees that its test fails. That takes its time: no suite
runs it. The list is undone.toml.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from dataclasses import dataclass
from pathlib import Path

REPOSITORY = Path(__file__).parents[2]
LIST = Path(__file__).with_suffix(".toml")
SECONDS = 400  # for the tests of one


@dataclass(frozen=True, slots=True)
class Undone:
    defect: str
    what: str  # holds now
    file: str
    now: str
    before: str  # what stood there, or does as good as nothing
    test: str


def fails(undone: Undone, copy: Path) -> bool:
    """Whether the tests notice."""
    file = copy / undone.file
    good = file.read_text()
    assert good.count(undone.now) == 1, f"{undone.what}: {undone.file} no longer says so"
    file.write_text(good.replace(undone.now, undone.before))
    try:
        environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", f"tests/server/{undone.test}"]
        done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:  # it waits for what never comes
        return True
    finally:
        file.write_text(good)
    assert done.returncode in (0, 1), done.stdout + done.stderr
    return done.returncode == 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("defects", nargs="*", help="all, where none is named")
    chosen = parser.parse_args().defects
    unnoticed = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "parlour"
        shutil.copytree(REPOSITORY, copy, ignore=shutil.ignore_patterns("*.so", "build", ".git", ".venv*", "node_modules", "__pycache__"))
        for undone in [Undone(**row) for row in tomllib.loads(LIST.read_text())["undone"]]:
            if not chosen or undone.defect in chosen:
                noticed = fails(undone, copy)
                unnoticed += not noticed
                print(f"{undone.defect:4} {'fails' if noticed else 'PASSES ALL THE SAME'}: {undone.what} ({undone.test})", flush=True)
    sys.exit(f"{unnoticed} of them nobody notices" if unnoticed else 0)


if __name__ == "__main__":
    main()
