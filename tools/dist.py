"""Build the sdist, and from it a compiled wheel for every Python that is here, each by pip alone, in an environment of its own.

With HATCH_BUILD_NO_HOOKS=true in the environment, wheels are plain Python.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
DIST = TOP / "dist"
FLAGS = "-fno-semantic-interposition -g0"  # as in tools/compile.py


def find(name: str) -> str:
    """A Python of that name: on the path, or one that pyenv keeps and does not show there; "" if there is none."""
    kept = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    for python in (name, *sorted(map(str, kept.glob(f"*/bin/{name}")), reverse=True)):
        if shutil.which(python) and subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode == 0:
            return python
    return ""


def main(pythons: list[str]) -> int:
    shutil.rmtree(DIST, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "hatchling", "build", "--target", "sdist"], cwd=TOP, check=True)
    (sdist,) = DIST.glob("parlour-*.tar.gz")
    environment = {**os.environ, "CFLAGS": f"{FLAGS} {os.environ.get('CFLAGS', '')}".strip()}
    built = []
    for name in pythons:
        python = find(name)
        if not python:
            print(f"There is no {name} here, and no wheel for it.")
            continue
        wheel = [python, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps", "--wheel-dir", str(DIST), str(sdist)]
        subprocess.run(wheel, env=environment, check=True)
        built.append(python)
    for path in sorted(DIST.iterdir()):
        print(f"{path.relative_to(TOP)}  {path.stat().st_size / 1e6:.1f} MB")
    return 0 if built else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
