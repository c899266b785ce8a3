"""Compile the hot path in place with mypyc, if there is a C compiler and anything has changed.

What is hot is listed once, in pyproject.toml under [tool.hatch.build.targets.wheel.hooks.mypyc]; a wheel is built from
the same list. Everything also runs uncompiled, only slower, so a machine with no compiler is told so and goes on.
"""

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
from collections.abc import Callable, Sequence
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypyc.build import Extension

TOP: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = TOP / "src"
PACKAGE: Final = SOURCE / "parlour"
BUILD: Final = TOP / "build" / "compile"
INLINE: Final = "-fno-semantic-interposition"  # nobody replaces our functions at load time, so the compiler may inline them: +40 % moves/s
STAMP: Final = BUILD / f"stamp.{sys.implementation.cache_tag}"


class Hook:
    """What pyproject.toml says about compiling."""

    def __init__(self) -> None:
        project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))
        hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
        self.patterns: list[str] = hook["include"]
        self.arguments: list[str] = hook["mypy-args"]
        self.level: str = hook["options"]["opt_level"]
        self.group: str = hook["options"]["group_name"]
        self.modules: list[Path] = sorted({path for pattern in self.patterns for path in TOP.glob(pattern)})

    def fingerprint(self) -> str:
        """Changes with the sources, the settings and whatever compiles them."""
        digest = hashlib.sha256()
        for part in (sys.version, version("mypy"), version("librt"), self.level, self.group, INLINE, *self.arguments):
            digest.update(part.encode() + b"\0")
        for module in self.modules:
            digest.update(str(module.relative_to(TOP)).encode() + b"\0" + module.read_bytes() + b"\0")
        return digest.hexdigest()


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
    """Every compiled file in the source tree."""
    return sorted(SOURCE.rglob("*.so"))


def remove_built() -> None:
    for path in built():
        path.unlink()
    STAMP.unlink(missing_ok=True)


def touch_built() -> None:
    """Make what was compiled newer than its sources: git and the linker leave older times where nothing has changed."""
    for path in built():
        path.touch()


def extensions(hook: Hook) -> "Sequence[Extension]":
    """Check the types and write the C code."""
    from mypyc.build import mypycify

    paths = [str(module.relative_to(TOP)) for module in hook.modules]
    found = mypycify([*hook.arguments, *paths], opt_level=hook.level, group_name=hook.group, target_dir=str(BUILD))
    for extension in found:
        extension.extra_compile_args.append(INLINE)
    return found


def build(found: "Sequence[Extension]") -> None:
    """Compile the C code into the source tree."""
    from setuptools import Distribution

    distribution = Distribution({"name": "parlour", "ext_modules": list(found), "package_dir": {"": "src"}})
    command = distribution.get_command_obj("build_ext")
    command.inplace = True
    command.build_temp = str(BUILD / "objects")
    command.build_lib = str(BUILD / "lib")
    command.ensure_finalized()
    command.run()


def step(number: int, words: str, work: "Callable[[], object]") -> None:
    """Say what is being done, do it, and say how long it took."""
    print(f"  [{number}/2] {words} …", flush=True)
    start = time.perf_counter()
    work()
    print(f"        done in {time.perf_counter() - start:.0f} s", flush=True)


def compile_all(hook: Hook, command: Sequence[str]) -> None:
    names = " ".join(module.relative_to(PACKAGE).with_suffix("").as_posix().replace("/", ".") for module in hook.modules)
    print(f"Compiling {len(hook.modules)} modules of the hot path: {names}", flush=True)
    remove_built()
    BUILD.mkdir(parents=True, exist_ok=True)
    found: list[Extension] = []
    step(1, "checking types and writing C", lambda: found.extend(extensions(hook)))
    os.environ["CC"] = shlex.join(command)
    step(2, f"compiling C with {command[0]}", lambda: build(found))
    STAMP.write_text(hook.fingerprint(), encoding="utf-8")
    touch_built()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--force", action="store_true", help="compile even when nothing has changed")
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
        return 0
    hook = Hook()
    if not chosen.force and built() and STAMP.is_file() and STAMP.read_text(encoding="utf-8") == hook.fingerprint():
        touch_built()
        print(f"Compiled and up to date: {len(hook.modules)} modules of the hot path.")
        return 0
    compile_all(hook, command)
    return 0


if __name__ == "__main__":
    sys.exit(main())
