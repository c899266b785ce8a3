"""An empty environment and the wheel alone: what somebody gets who has nothing but pip.

Bare, it has two small dependencies, and README's library part runs. With [box] it serves. pipx run and uvx run it without installing.
"""

import os
import re
import subprocess
import sys
import time
import urllib.request
import venv
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

TOP = Path(__file__).resolve().parent.parent
TAG = f"cp{sys.version_info.major}{sys.version_info.minor}"
RUNNERS = ("pipx==1.18.4", "uv==0.13.7")
LISTENING = re.compile(r"http://127\.0\.0\.1:\d+/")


def wheel() -> Path:
    """The one for this Python, or a plain one."""
    for found in sorted((TOP / "dist").glob("parlour-*.whl"), reverse=True):
        if f"-{TAG}-" in found.name or "-py3-none-any" in found.name:
            return found
    raise SystemExit(f"there is no wheel for {TAG} in dist/: make dist")


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    done = subprocess.run(
        [str(part) for part in command], cwd=cwd, env={**clean(), **environment}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"{' '.join(map(str, command))} ended with {done.returncode}\n{done.stdout}\n{done.stderr}")
    return done.stdout


def clean() -> dict[str, str]:
    """Nothing of the checkout is seen."""
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}


def serves(parlour: list[str | Path], folder: Path) -> None:
    """The box opens, and its first page comes."""
    environment = {**clean(), "LC_ALL": "C.UTF-8"}
    command = [*map(str, parlour), "serve", "--port", "0", "--data", str(folder / "tables.db")]
    box = subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert box.stdout is not None
        said = ""
        for line in box.stdout:
            said += line
            if found := LISTENING.search(line):
                break
        else:
            raise SystemExit(f"the box did not open: {said}")
        for path, expected in (("", b"<html"), ("api/shelf", b'"maedn"')):
            with urllib.request.urlopen(found[0] + path, timeout=60) as answer:
                if expected not in answer.read():
                    raise SystemExit(f"/{path} is not what it should be")
    finally:
        box.terminate()
        box.wait(60)


def main() -> int:
    built = wheel()
    print(f"{built.name} in an empty environment of Python {sys.version.split()[0]}")
    with TemporaryDirectory() as name:
        folder = Path(name)
        venv.create(folder / "env", with_pip=True)
        python = folder / "env" / "bin" / "python"
        install = (python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
        readme = folder / "README.md"
        readme.write_bytes((TOP / "README.md").read_bytes())

        def bare() -> None:
            run(*install, built, cwd=folder)
            listed = run(python, "-m", "pip", "list", "--format", "freeze", "--disable-pip-version-check", cwd=folder)
            names = {line.partition("==")[0].partition(" @")[0].replace("_", "-") for line in listed.split("\n")} - {
                "",
                "pip",
                "setuptools",
            }
            if names != {"parlour", "librt", "mypy-extensions"}:
                raise SystemExit(f"bare parlour brings {sorted(names)}")

        def library() -> None:
            run(python, "-m", "doctest", "-o", "ELLIPSIS", readme, cwd=folder)

        def box() -> None:
            run(*install, f"{built}[box]", cwd=folder)
            serves([folder / "env" / "bin" / "parlour"], folder)
            run(folder / "env" / "bin" / "parlour", "doctor", cwd=folder)

        def pipx() -> None:
            venv.create(folder / "runners", with_pip=True)
            run(folder / "runners" / "bin" / "python", "-m", "pip", "install", "--quiet", *RUNNERS, cwd=folder)
            command: list[str | Path] = [folder / "runners" / "bin" / "pipx", "run", "--spec", f"{built}[box]", "parlour"]
            if "muehle" not in run(*command, "games", cwd=folder, PIPX_HOME=str(folder / "pipx")):
                raise SystemExit("pipx run parlour games shows no games")

        def uvx() -> None:
            command: list[str | Path] = [
                folder / "runners" / "bin" / "uvx",
                "--python",
                str(python),
                "--from",
                f"parlour[box] @ {built.as_uri()}",
                "parlour",
            ]
            if "muehle" not in run(*command, "games", cwd=folder, UV_CACHE_DIR=str(folder / "uv")):
                raise SystemExit("uvx parlour games shows no games")

        steps: dict[str, Callable[[], None]] = {
            "pip install parlour: two small dependencies": bare,
            "README's library part": library,
            "pip install parlour[box], parlour serve": box,
            "pipx run": pipx,
            "uvx": uvx,
        }
        for what, step in steps.items():
            start = time.monotonic()
            step()
            print(f"{what}: {time.monotonic() - start:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
