"""The machine that something was measured on: its processor and the versions that matter, without naming the computer."""

from __future__ import annotations

import os
import platform
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Final

from parlour.players.expert import COMPILED

PROCESSORS: Final = Path("/proc/cpuinfo")


@dataclass(frozen=True, slots=True)
class Machine:
    processor: str
    cores: int
    system: str
    python: str
    librt: str
    compiled: bool


def machine() -> Machine:
    """This one."""
    return Machine(processor(), os.cpu_count() or 1, platform.system(), platform.python_version(), version("librt"), COMPILED)


def processor() -> str:
    found = platform.processor() or platform.machine()
    if PROCESSORS.is_file():
        lines = PROCESSORS.read_text(encoding="utf-8").splitlines()
        found = next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), found)
    return found
