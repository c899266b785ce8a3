"""Packages that bring games and players: the template of examples/, installed by pip, and broken ones."""

import subprocess
import sys
from pathlib import Path

TOP = Path(__file__).parent.parent
TEMPLATE = TOP / "examples" / "last_stone"


def install_template(folder: Path) -> None:
    """By pip, into a folder of its own, so that nobody else's environment changes."""
    quiet = ("--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation")
    copy = folder.parent / "template"
    subprocess.run(["cp", "-r", str(TEMPLATE), str(copy)], check=True)  # building leaves nothing in the checkout
    subprocess.run([sys.executable, "-m", "pip", "install", *quiet, "--target", str(folder), str(copy)], check=True)


def install_broken(folder: Path, package: str, group: str, point: str, source: str) -> None:
    """A package of one module, as an installer leaves it."""
    module = package.replace("-", "_")
    about = folder / f"{module}-0.1.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 0.1\n")
    (about / "entry_points.txt").write_text(f"[{group}]\n{point.format(module=module)}\n")
    (folder / f"{module}.py").write_text(source)
