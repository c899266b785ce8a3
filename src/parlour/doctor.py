"""Facts about this installation: what is compiled, which versions, where data lies. The words for them are in texts/."""

import os
import platform
import shutil
import sys
import sysconfig
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Literal

from parlour import __version__

PACKAGE = Path(__file__).parent

# The hot path as pyproject.toml lists it (a test compares them): an installed package has no pyproject.toml to read.
HOT = (
    "core/errors.py",
    "core/result.py",
    "core/setup.py",
    "core/state.py",
    "core/moves.py",
    "games/*/engine.py",
    "games/*/rules.py",
    "players/search.py",
)
PARTS = ("librt", "litestar", "msgspec", "sqlalchemy", "aiosqlite", "alembic", "uvicorn", "typer", "rich", "fluent.runtime", "mypy")

Code = Literal["compiled", "python", "stale"]


@dataclass(frozen=True, slots=True)
class Module:
    """A module of the hot path. Stale: compiled, but its source was changed later, and the old code is what runs."""

    name: str
    code: Code


@dataclass(frozen=True, slots=True)
class Facts:
    parlour: str
    python: str
    machine: str
    package: Path
    modules: tuple[Module, ...]
    parts: dict[str, str]  # a part's version; "" where it is not installed
    compiler: str  # the C compiler's path; "" where there is none
    data: Path  # the file of the tables

    @property
    def compiled(self) -> bool:
        """Whether the whole hot path runs compiled."""
        return all(module.code == "compiled" for module in self.modules)


def hot_sources(package: Path = PACKAGE) -> list[Path]:
    return sorted({path for pattern in HOT for path in package.glob(pattern)})


def module_facts(source: Path, package: Path = PACKAGE) -> Module:
    name = ".".join(("parlour", *source.relative_to(package).with_suffix("").parts))
    for suffix in EXTENSION_SUFFIXES:
        built = source.with_suffix(suffix)
        if built.is_file():
            # Installed files keep no useful times; only in a checkout can a source be newer than its compiled code.
            edited = (package.parent.parent / "pyproject.toml").is_file() and built.stat().st_mtime < source.stat().st_mtime
            return Module(name, "stale" if edited else "compiled")
    return Module(name, "python")


def part_version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return ""


def find_compiler() -> str:
    named = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    return shutil.which(named.split()[0]) or shutil.which("cc") or shutil.which("gcc") or shutil.which("clang") or ""


def data_file() -> Path:
    """Where tables are kept: PARLOUR_DATA, or the user's data folder."""
    named = os.environ.get("PARLOUR_DATA")
    if named:
        return Path(named)
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "parlour" / "parlour.db"


def examine() -> Facts:
    return Facts(
        parlour=__version__,
        python=sys.version.split()[0],
        machine=platform.platform(),
        package=PACKAGE,
        modules=tuple(module_facts(source) for source in hot_sources()),
        parts={name: part_version(name) for name in PARTS},
        compiler=find_compiler(),
        data=data_file(),
    )
