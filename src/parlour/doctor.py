"""Facts about this installation: what is compiled, which versions, where data lies. The words for them are in texts/."""

import os
import platform
import shutil
import sys
import sysconfig
import tomllib
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Literal

from parlour import __version__
from parlour.brought import Fault
from parlour.catalogue import brought
from parlour.players import kept
from parlour.players.named import brought_players
from parlour.server.settings import data_path

PACKAGE = Path(__file__).parent

PROJECTS = (PACKAGE / "pyproject.toml", PACKAGE.parent.parent / "pyproject.toml")  # in a wheel; in a checkout
PARTS = ("librt", "litestar", "msgspec", "sqlalchemy", "alembic", "uvicorn", "typer", "rich", "fluent.runtime", "mypy")

Code = Literal["compiled", "python", "stale"]


@dataclass(frozen=True, slots=True)
class Module:
    """A module of the hot path. Stale: compiled, but its source was changed later, and the old code is what runs."""

    name: str
    code: Code


@dataclass(frozen=True, slots=True)
class Prepared:
    """A lookup of the computer players, which is worked out when it is first needed."""

    name: str
    bytes: int
    kept: bool
    done: float | None  # how far the work on it is; None if nobody is at it


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
    lookups: tuple[Prepared, ...]
    guests: tuple[str, ...]  # ids of games and names of players that other packages bring
    faults: tuple[Fault, ...]  # what was left out of them

    @property
    def compiled(self) -> bool:
        """Whether the whole hot path runs compiled."""
        return all(module.code == "compiled" for module in self.modules)


def hot_patterns() -> list[str]:
    """The hot path as pyproject.toml lists it, relative to the package."""
    project = tomllib.loads(next(path for path in PROJECTS if path.is_file()).read_text(encoding="utf-8"))
    listed: list[str] = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]["include"]
    return [pattern.removeprefix("src/parlour/") for pattern in listed]


def hot_sources() -> list[Path]:
    return sorted({path for pattern in hot_patterns() for path in PACKAGE.glob(pattern)})


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


def prepared() -> tuple[Prepared, ...]:
    return tuple(
        Prepared(lookup.name, lookup.bytes, kept.is_kept(lookup), kept.progress(lookup)) for lookup in sorted(kept.all_lookups(), key=named)
    )


def named(lookup: kept.Lookup) -> str:
    return lookup.name


def examine() -> Facts:
    return Facts(
        parlour=__version__,
        python=sys.version.split()[0],
        machine=platform.platform(),
        package=PACKAGE,
        modules=tuple(module_facts(source) for source in hot_sources()),
        parts={name: part_version(name) for name in PARTS},
        compiler=find_compiler(),
        data=data_path(),
        lookups=prepared(),
        guests=(*brought()[0], *brought_players()[0]),
        faults=brought()[1] + brought_players()[1],
    )
