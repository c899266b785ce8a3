"""Make the virtual environment, or say in one line what the machine lacks for it."""

import importlib.util
import sys
import venv
from pathlib import Path

from equip import install_debian

NEEDED = (3, 11)


def main() -> int:
    if sys.version_info < NEEDED:
        print(f"Parlour needs Python {NEEDED[0]}.{NEEDED[1]} or newer; this is {sys.version.split()[0]}. (make PYTHON=/path/to/python3)")
        return 1
    if importlib.util.find_spec("ensurepip") is None and not install_debian(["python3-venv"]):
        print("Python's venv module is incomplete here. (Debian: apt install python3-venv)")
        return 1
    venv.create(Path(sys.argv[1]), with_pip=True, upgrade_deps=False)
    return 0


if __name__ == "__main__":
    sys.exit(main())
