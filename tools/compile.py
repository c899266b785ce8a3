"""Compile the hot path with mypyc, if there is a C compiler and anything has changed, and put it beside its sources.

What is hot is listed once, in pyproject.toml under [tool.hatch.build.targets.wheel.hooks.mypyc]; a wheel is built from
the same list. Everything also runs uncompiled, only slower, so a machine with no compiler is told so and goes on.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final, TextIO, TypedDict

if TYPE_CHECKING:
    from mypyc.build import Extension

TOP: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = TOP / "src"
PACKAGE: Final = SOURCE / "parlour"
BUILD: Final = TOP / "build" / "compile" / str(sys.implementation.cache_tag)  # one per Python
INLINE: Final = "-fno-semantic-interposition"  # nobody replaces our functions at load time, so the compiler may inline them: +40 % moves/s
NO_DEBUGGER: Final = "-g0"  # nobody steps through this C code, and writing down how costs a fifth of the time
STAMP: Final = BUILD / "stamp"
LOG: Final = BUILD / "log.txt"  # what mypyc and the C compiler say
READY: Final = BUILD / "lib"  # compiled, and not yet beside its sources
READY_STAMP: Final = BUILD / "ready"  # which sources that is of; without it, it is not whole
NICENESS: Final = 10  # of compiling while somebody plays


class Options(TypedDict):
    """What mypyc is told, by its own names."""

    opt_level: str
    multi_file: bool  # one C file per module, so that they are compiled side by side
    group_name: str


class Hook:
    """What pyproject.toml says about compiling."""

    def __init__(self) -> None:
        project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))
        hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
        self.patterns: list[str] = hook["include"]
        self.arguments: list[str] = hook["mypy-args"]
        self.options: Options = hook["options"]
        self.modules: list[Path] = sorted({path for pattern in self.patterns for path in TOP.glob(pattern)})

    def fingerprint(self) -> str:
        """Changes with the sources, the settings and whatever compiles them."""
        digest = hashlib.sha256()
        digest.update(self.settings().encode())
        for module in self.modules:
            digest.update(str(module.relative_to(TOP)).encode() + b"\0" + module.read_bytes() + b"\0")
        return digest.hexdigest()

    def settings(self) -> str:
        """Whatever compiles, and how."""
        return "\0".join((sys.version, version("mypy"), version("librt"), repr(self.options), INLINE, NO_DEBUGGER, *self.arguments))


def compiler() -> list[str]:
    """The C compiler's command, tried on Python's headers; LookupError says what is missing."""
    named = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    for command in (shlex.split(named), ["cc"], ["gcc"], ["clang"]):
        if shutil.which(command[0]):
            break
    else:
        raise LookupError("no C compiler found")
    with TemporaryDirectory() as folder:
        trial = Path(folder, "trial.c")
        trial.write_text("#include <Python.h>\n", encoding="utf-8")
        include = f"-I{sysconfig.get_path('include')}"
        done = subprocess.run([*command, include, "-c", str(trial), "-o", str(trial.with_suffix(".o"))], capture_output=True, check=False)
    if done.returncode:
        raise LookupError(f"{command[0]} does not find Python's C headers")
    return command


def built() -> list[Path]:
    """Every compiled file in the source tree; those of another Python are not ours."""
    return sorted(SOURCE.rglob(f"*{EXTENSION_SUFFIXES[0]}"))


def remove_built() -> None:
    for path in built():
        path.unlink()
    STAMP.unlink(missing_ok=True)


def touch_built() -> None:
    """Make what was compiled newer than its sources: git and the linker leave older times where nothing has changed."""
    for path in built():
        path.touch()


def install() -> None:
    """Put all that is ready in its place, file by file and whole: for a moment when nothing is imported. The stamp comes last."""
    stamp = READY_STAMP.read_text(encoding="utf-8")
    remove_built()
    for path in sorted(READY.rglob(f"*{EXTENSION_SUFFIXES[0]}")):
        path.replace(SOURCE / path.relative_to(READY))
    touch_built()
    STAMP.write_text(stamp, encoding="utf-8")


def up_to_date() -> bool:
    """Whether what is compiled is what is written. Without a stamp it is not: somebody may have been interrupted."""
    return bool(built()) and STAMP.is_file() and STAMP.read_text(encoding="utf-8") == Hook().fingerprint()


def write_c(hook: Hook) -> list[Extension]:
    """Check the types and write the C code."""
    from mypyc.build import mypycify

    paths = [str(module.relative_to(TOP)) for module in hook.modules]
    found = mypycify([*hook.arguments, *paths], target_dir=str(BUILD), **hook.options)
    for extension in found:
        extension.extra_compile_args += [INLINE, NO_DEBUGGER]
    return found


def build(found: list[Extension], settings: str, advance: Callable[[], None]) -> None:
    """Compile the C code, one file per core at a time; what was compiled from the same C code before is taken again."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    before = hashlib.sha256(settings.encode())
    for header in sorted(BUILD.glob("*.h")):
        before.update(header.read_bytes())

    class Build(build_ext):
        def build_extensions(self) -> None:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                for extension in self.extensions:
                    extension.extra_objects = list(pool.map(partial(self.compile_one, extension), extension.sources))
                    extension.sources = []  # only linking is left
            super().build_extensions()

        def compile_one(self, extension: Extension, source: str) -> str:
            (made,) = map(Path, self.compiler.object_filenames([source], output_dir=self.build_temp))
            digest = before.copy()
            digest.update(Path(source).read_bytes())
            mark = made.with_suffix(".of")  # which C code the object is of
            if not made.is_file() or not mark.is_file() or mark.read_text(encoding="utf-8") != digest.hexdigest():
                mark.unlink(missing_ok=True)
                self.compiler.compile(
                    [source],
                    output_dir=self.build_temp,
                    macros=list(extension.define_macros),
                    include_dirs=extension.include_dirs,
                    extra_postargs=extension.extra_compile_args,
                    depends=extension.depends,
                )
                mark.write_text(digest.hexdigest(), encoding="utf-8")
            advance()
            return str(made)

    distribution = Distribution({"name": "parlour", "ext_modules": found, "package_dir": {"": "src"}})
    command = Build(distribution)
    command.force = True
    command.build_temp = str(BUILD / "objects")
    command.build_lib = str(READY)
    command.ensure_finalized()
    command.run()


@contextmanager
def quietly(log: Path) -> Iterator[TextIO]:
    """Let everything that this process and its compilers say go to a file, and give what still writes to the screen."""
    sys.stdout.flush()
    sys.stderr.flush()
    kept = os.dup(1), os.dup(2)
    with log.open("wb") as file, open(os.dup(1), "w", encoding=sys.stdout.encoding) as screen:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
        try:
            yield screen
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            for number, old in enumerate(kept, 1):
                os.dup2(old, number)
                os.close(old)


def compile_all(hook: Hook, command: Sequence[str], aside: bool = False) -> None:
    """Compile, and put it in place unless somebody else does that."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    start = time.perf_counter()
    print(f"Compiling {len(hook.modules)} modules of the hot path with mypyc and {command[0]}", flush=True)
    READY_STAMP.unlink(missing_ok=True)
    shutil.rmtree(READY, ignore_errors=True)
    BUILD.mkdir(parents=True, exist_ok=True)
    fingerprint = hook.fingerprint()
    os.environ["CC"] = shlex.join(command)
    columns = TextColumn("  {task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with quietly(LOG) as screen, Progress(*columns, console=Console(file=screen), redirect_stdout=False, redirect_stderr=False) as progress:
        writing = progress.add_task("checking types, writing C", total=1)
        found = write_c(hook)
        progress.update(writing, completed=1)
        compiling = progress.add_task("compiling C", total=sum(len(list(extension.sources)) for extension in found))
        build(found, hook.settings(), lambda: progress.advance(compiling))
    READY_STAMP.write_text(fingerprint, encoding="utf-8")
    if not aside:
        install()
    print(f"Compiled in {time.perf_counter() - start:.0f} s")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--force", action="store_true", help="compile even when nothing has changed")
    parser.add_argument("--aside", action="store_true", help="compile while the box is open; somebody else puts it in place")
    parser.add_argument("--clean", action="store_true", help="remove what was compiled")
    chosen = parser.parse_args()
    os.chdir(TOP)
    if chosen.clean:
        remove_built()
        shutil.rmtree(BUILD, ignore_errors=True)
        return 0
    try:
        command = compiler()
    except LookupError as error:
        remove_built()
        print(f"Not compiled: {error}. Parlour runs all the same, only slower. (Debian: apt install build-essential python3-dev)")
        return 1 if chosen.aside else 0
    hook = Hook()
    if not chosen.force and up_to_date():
        touch_built()
        print(f"Compiled and up to date: {len(hook.modules)} modules of the hot path.")
        return 0
    if chosen.force:
        shutil.rmtree(BUILD / "objects", ignore_errors=True)
    if chosen.aside:
        os.nice(NICENESS)
    try:
        compile_all(hook, command, chosen.aside)
    except (Exception, SystemExit) as error:  # mypyc and setuptools end by either
        remove_built()
        print(f"Compiling failed: {error}\nWhat the compilers said: {LOG}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
