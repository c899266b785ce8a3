"""Try once more, alone, what failed in the last run of the tests, if that is little.

A test that fails beside others and passes alone shows a race, in the program or in the test: it is named at the end, to be looked into.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Final

FAILED: Final = Path(".pytest_cache") / "v" / "cache" / "lastfailed"
FEW: Final = 3  # more than these are no coincidence


def main() -> int:
    failed = sorted(json.loads(FAILED.read_text(encoding="utf-8"))) if FAILED.exists() else []
    if not 0 < len(failed) <= FEW:
        return 1
    command = [sys.executable, "-m", "pytest", "--last-failed", "--last-failed-no-failures=none"]
    if subprocess.run(command).returncode != 0:
        return 1
    print("Failed beside other tests and passed alone, so somewhere is a race:", *failed, sep="\n  ")
    return 0


if __name__ == "__main__":
    sys.exit(main())
