"""What is compiled is what is written, plays the same, and is packed whole; with no C compiler everything goes on."""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import Distribution, distribution
from pathlib import Path
from types import ModuleType

import pytest
from packaging.requirements import Requirement

from parlour import doctor

TOP = Path(__file__).parent.parent
THOROUGH, HASTY = 'opt_level = "3"', 'opt_level = "0"'  # the same wheel, of slower code, in a third of the time
PARTS = ("src", "tools", "pyproject.toml", "README.md", "LICENSE", ".gitignore")

# The beginning of a seeded random game and a seeded search of every game on the shelf, as text; first, which code ran.
GAMES = """
import parlour, parlour.core.state
from librt.random import Random
from parlour.players.search import search
print(parlour.core.state.__file__.rpartition(".")[2])
for game in parlour.shelf():
    for seats in game.seats:
        state, rng, actions = game.start(seats), Random(seats), []
        while state.turn != parlour.OVER and len(actions) < 300:
            if state.turn != parlour.CHANCE and len(actions) == 20 and seats == game.usual_seats:
                actions.append(str(search(state, iterations=6, seed=7).visits))
            action = state.sample(rng)
            actions.append(action)
            state.apply(action)
        print(game.id, seats, actions, state.text(), state.turn)
"""


def play_games(source: Path) -> tuple[str, str]:
    """Which code ran (so or py), and the games it played."""
    done = subprocess.run([sys.executable, "-c", GAMES], env={**os.environ, "PYTHONPATH": str(source)}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    code, _, games = done.stdout.partition("\n")
    return code, games


def copy_checkout(folder: Path) -> Path:
    """The checkout without anything that was compiled."""
    top = folder / "copy"
    top.mkdir()
    for part in PARTS:
        if (TOP / part).is_dir():
            shutil.copytree(TOP / part, top / part, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        else:
            shutil.copy(TOP / part, top / part)
    return top


def load_compile(top: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("compile_tool", top / "tools" / "compile.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def hatch(top: Path, *arguments: str, **environment: str) -> Path:
    """Build in a copy, and return the one file that was built."""
    command = [sys.executable, "-m", "hatchling", "build", *arguments]
    subprocess.run(command, cwd=top, env={**os.environ, **environment}, capture_output=True, check=True)
    (made,) = (top / "dist").iterdir()
    return made


def packed() -> set[str]:
    """What the package must hold, relative to src/."""
    source = TOP / "src"
    found = (path for path in (source / "parlour").rglob("*") if path.is_file() and path.suffix not in (".so", ".pyc"))
    return {path.relative_to(source).as_posix() for path in found}


def test_doctor_compiler_and_wheel_mean_the_same_hot_path() -> None:
    sources = load_compile(TOP).Hook().modules
    assert [module.resolve() for module in doctor.hot_sources()] == sources
    assert {"state.py", "rules.py", "search.py"} <= {source.name for source in sources}


def can_compile() -> bool:
    try:
        load_compile(TOP).compiler()
    except LookupError:
        return False
    return True


def test_the_hot_path_runs_compiled_wherever_it_can_be() -> None:
    expected = "compiled" if can_compile() else "python"
    assert {module.name: module.code for module in doctor.examine().modules if module.code != expected} == {}, "run `make compile`"


def test_compiled_and_uncompiled_play_the_same_games(tmp_path: Path) -> None:
    top = copy_checkout(tmp_path)
    code, games = play_games(top / "src")
    assert code == "py"
    assert len(games.splitlines()) >= 3
    assert play_games(TOP / "src")[1] == games


def test_without_a_compiler_one_line_says_so_and_old_code_goes(tmp_path: Path) -> None:
    top = copy_checkout(tmp_path)
    leftover = top / "src" / "parlour" / "core" / f"state{EXTENSION_SUFFIXES[0]}"
    leftover.touch()
    nothing = tmp_path / "nothing"
    nothing.mkdir()
    done = subprocess.run(
        [sys.executable, str(top / "tools" / "compile.py")],
        env={**os.environ, "PATH": str(nothing), "CC": "no-such-compiler"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.startswith("Not compiled: no C compiler found.") and done.stdout.count("\n") == 1
    assert not leftover.exists()


def test_a_changed_source_asks_for_compiling_again(tmp_path: Path) -> None:
    top = copy_checkout(tmp_path)
    hook = load_compile(top).Hook()
    before = hook.fingerprint()
    assert hook.fingerprint() == before
    engine = top / "src" / "parlour" / "games" / "mill" / "engine.py"
    engine.write_text(engine.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert hook.fingerprint() != before


def test_an_edited_source_is_reported_as_stale(tmp_path: Path) -> None:
    top = copy_checkout(tmp_path)
    package = top / "src" / "parlour"
    source = package / "core" / "state.py"
    assert doctor.module_facts(source, package).code == "python"
    built = source.with_suffix(EXTENSION_SUFFIXES[0])
    built.touch()
    os.utime(source, (1, 1))
    assert doctor.module_facts(source, package).code == "compiled"
    os.utime(built, (0, 0))
    assert doctor.module_facts(source, package).code == "stale"


@pytest.fixture(scope="module")
def plain_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Uncompiled, built once for all who look at it."""
    return hatch(copy_checkout(tmp_path_factory.mktemp("wheel")), "--target", "wheel", HATCH_BUILD_NO_HOOKS="true")


def test_the_plain_wheel_and_the_sdist_hold_everything(plain_wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(plain_wheel) as archive:
        assert packed() <= set(archive.namelist())
        assert archive.read("parlour/pyproject.toml") == (TOP / "pyproject.toml").read_bytes()
        entry = next(name for name in archive.namelist() if name.endswith("entry_points.txt"))
        assert "parlour = parlour.__main__:main" in archive.read(entry).decode()
    sdist = hatch(copy_checkout(tmp_path), "--target", "sdist")
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {f"src/{name}" for name in packed()} <= names
    assert not any(name.endswith(".so") for name in names)


def test_the_readme_runs_with_the_wheel_and_its_two_dependencies_alone(plain_wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "empty")
    site = Path(sysconfig.get_path("purelib", "venv", {"base": str(tmp_path / "empty")}))
    with zipfile.ZipFile(plain_wheel) as archive:
        archive.extractall(site)
    needed = [Requirement(line) for line in Distribution.at(next(site.glob("*.dist-info"))).requires or ()]
    bare = {found.name for found in needed if found.marker is None}
    assert bare == {"librt", "mypy-extensions"}
    for name in bare:
        for file in distribution(name).files or ():
            if ".." not in file.parts:
                (site / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(file.locate(), site / file)
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [str(tmp_path / "empty" / "bin" / "python"), "-m", "doctest", "-o", "ELLIPSIS", str(TOP / "README.md")]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_the_compiled_wheel_plays_the_same_games(tmp_path: Path) -> None:
    top = copy_checkout(tmp_path)
    if not can_compile():  # then an uncompiled wheel must be asked for, and is never made unnoticed
        with pytest.raises(subprocess.CalledProcessError):
            hatch(top, "--target", "wheel")
        return
    project = top / "pyproject.toml"
    settings = project.read_text(encoding="utf-8")
    assert settings.count(THOROUGH) == 1
    project.write_text(settings.replace(THOROUGH, HASTY), encoding="utf-8")
    with zipfile.ZipFile(hatch(top, "--target", "wheel", CFLAGS="-g0")) as archive:
        archive.extractall(tmp_path / "site")
    code, games = play_games(tmp_path / "site")
    assert code == "so"
    assert games == play_games(TOP / "src")[1]


@pytest.mark.skipif(not can_compile(), reason="no C compiler")
@pytest.mark.parametrize(
    ("word", "said", "status"),
    [("1", "Treating generator comprehension as list", 0), ("'one'", "Incompatible return value type", 1)],
    ids=["a warning", "an error"],
)
def test_what_compilers_say_goes_to_a_file_that_is_named_if_compiling_fails(tmp_path: Path, word: str, said: str, status: int) -> None:
    top = tmp_path / "top"
    (top / "src" / "parlour").mkdir(parents=True)
    (top / "tools").mkdir()
    shutil.copy(TOP / "tools" / "compile.py", top / "tools")
    settings = (TOP / "pyproject.toml").read_text().replace(THOROUGH, HASTY)
    (top / "pyproject.toml").write_text(re.sub(r"(?s)(hooks\.mypyc\].*?include = )\[.*?\]", r'\1["src/parlour/tiny.py"]', settings))
    (top / "src" / "parlour" / "__init__.py").write_text("")
    (top / "src" / "parlour" / "tiny.py").write_text(
        f"def sizes(some: list[int]) -> list[int]:\n    return list(map(abs, (one for one in some)))\n\n"
        f"def one() -> int:\n    return {word}\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(top / "src")}
    done = subprocess.run([sys.executable, "tools/compile.py"], cwd=top, env=environment, capture_output=True, text=True)
    shown = done.stdout + done.stderr
    (log,) = top.rglob("log.txt")
    assert done.returncode == status, shown
    assert said in log.read_text()
    assert said not in shown
    assert (str(log) in shown) == (status != 0)
    assert len(list((top / "src").rglob("*.so"))) == (2 if status == 0 else 0)  # the module, and what its group shares
    if status == 0:
        compiles_what_has_changed_only(top, environment)


def compiles_what_has_changed_only(top: Path, environment: dict[str, str]) -> None:
    """Objects are taken again where their C code and all headers are the same; what is compiled is what is written, all the same."""
    objects = {path: path.stat().st_mtime_ns for path in top.rglob("*.o")}
    shared = {path for path in objects if not re.match("__native.*tiny", path.name)}
    tiny = top / "src" / "parlour" / "tiny.py"
    tiny.write_text(tiny.read_text().replace("return 1", "return 41 + 1"))
    subprocess.run([sys.executable, "tools/compile.py"], cwd=top, env=environment, capture_output=True, check=True)
    assert shared and {path for path, made in objects.items() if path.stat().st_mtime_ns == made} == shared
    told = subprocess.run(
        [sys.executable, "-c", "import parlour.tiny as t; print(t.__file__, t.one())"], env=environment, capture_output=True
    )
    assert told.stdout.decode().rstrip().endswith(f"{EXTENSION_SUFFIXES[0]} 42")
