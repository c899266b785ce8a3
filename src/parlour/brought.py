"""What other packages bring along, by their entry points: games here, players in `parlour.players.named`.

    [project.entry-points."parlour.games"]
    last_stone = "last_stone:BROUGHT"

Each is looked at before it may stand on the shelf. What cannot be loaded, does not begin, or lacks its words is left out and named; the
box goes on without it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, TypeVar

from parlour.core.errors import ParlourError, some
from parlour.core.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GAMES: Final = "parlour.games"
TEXTS: Final = Path(__file__).with_name("texts")
LANGUAGE: Final = "en"  # the one that every game has
ID: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
MESSAGE: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)

Nature = Literal["thought", "both", "luck"]  # what decides a game: thought alone, thought and dice, or dice alone

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Brought:
    """A game of another package, and what its row on the shelf says."""

    game: Game
    minutes: int  # a usual length for the usual number of players
    nature: Nature
    texts: Path  # a folder like our own: <language>/*.ftl and <language>/rules/<id>.md, in English at least; positions.toml
    aliases: tuple[str, ...] = ()  # what people call it besides
    always_won: bool = False  # a game of thought in which no position is a draw
    kinds: tuple[str, ...] = ()  # of pieces that come later than the start: learners see places for them from the first
    holdings: tuple[str, ...] = ()  # the messages of what seats hold later than at the start

    def folder(self, language: str) -> Path:
        """Its texts in a language, or else in English."""
        return self.texts / (language if (self.texts / language).is_dir() else LANGUAGE)

    def fluent_files(self, language: str) -> list[Path]:
        """Its messages in a language."""
        return sorted(self.folder(language).rglob("*.ftl"))

    def rules(self, language: str) -> Path:
        """Where its rules stand in a language."""
        return self.folder(language) / "rules" / f"{self.game.id}.md"

    def positions(self) -> str:
        """The example positions of its rules, as TOML."""
        path = self.texts / "positions.toml"
        return path.read_text(encoding="utf-8") if path.is_file() else ""


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that a package brings and that was left out."""

    package: str
    version: str
    name: str  # of the entry point
    reason: str


class Unfit(ParlourError):
    """Why something may not stand beside ours."""


def collect(group: str, fit: Callable[[str, object], T]) -> tuple[dict[str, T], tuple[Fault, ...]]:
    """Whatever a group's entry points lead to and `fit` lets in, by name; and what was left out."""
    from importlib.metadata import entry_points  # here, because it takes longer to load than the shelf itself

    found: dict[str, T] = {}
    faults: list[Fault] = []
    for point in sorted(entry_points(group=group), key=lambda point: (package_of(point), point.name)):
        try:
            if point.name in found:
                raise Unfit("another package brings one of that name")
            found[point.name] = fit(point.name, point.load())
        except (Exception, SystemExit) as error:  # a stranger's code may raise anything, and must not stop the box
            version = point.dist.version if point.dist is not None else ""
            faults.append(Fault(package_of(point), version, point.name, f"{type(error).__name__}: {error}"))
    return found, tuple(faults)


def package_of(point: EntryPoint) -> str:
    """The name of the package that has an entry point."""
    return point.dist.name if point.dist is not None else ""


def brought_games(ours: frozenset[str]) -> tuple[dict[str, Brought], tuple[Fault, ...]]:
    """Every game that another package brings, but for those with an id (or a name of a family) of ours."""

    def fit(name: str, thing: object) -> Brought:
        if not isinstance(thing, Brought):
            raise Unfit(f"expected a parlour.Brought, not {type(thing).__name__}")
        if name != thing.game.id or not ID.fullmatch(name):
            raise Unfit(f"the entry point is called {name!r} and its game {thing.game.id!r}; both have the same small letters")
        if name in ours:
            raise Unfit("a game or a family of the box has that id")
        check_start(thing.game)
        if thing.game.family not in ours and thing.game.numbers(thing.game.agree()) is None:
            raise Unfit("a family of its own says which numbers its actions can have: write Game.numbers")
        check_texts(thing)
        return thing

    return collect(GAMES, fit)


def check_start(game: Game) -> None:
    """The first position reads back, can be drawn, and can be touched and written down."""
    state = game.start()
    if not state.legal():
        raise Unfit("nothing is legal at the start")
    if game.position(state.text()).key() != state.key():
        raise Unfit(f"its first position does not read back: {state.text()}")
    game.face.board(state.setup)
    game.face.scene(state, -1)
    game.face.sketch(state)
    if state.turn >= 0 and list(game.face.gestures(state)) != state.legal():
        raise Unfit("not every legal action has a gesture")
    if len({game.face.write(state, action) for action in state.legal()}) != len(state.legal()):
        raise Unfit("two actions are written alike")


def check_texts(brought: Brought) -> None:
    """The words that every game has are there, and none of ours is said otherwise."""
    id = brought.game.id
    if wrong := set(tomllib.loads(brought.positions())) - {id}:
        raise Unfit(f"positions.toml has examples of another game: {some(sorted(wrong))}")
    if not brought.rules(LANGUAGE).is_file():
        raise Unfit(f"there are no rules in {brought.rules(LANGUAGE)}")
    ours = {name for path in (TEXTS / LANGUAGE).rglob("*.ftl") for name in MESSAGE.findall(path.read_text(encoding="utf-8"))}
    needed = {f"game-{id}", *(f"option-{id}-{name}" for name in brought.game.options)}
    for folder in sorted(path for path in brought.texts.iterdir() if path.is_dir()):
        sources = {path: path.read_text(encoding="utf-8") for path in brought.fluent_files(folder.name)}
        names = [name for source in sources.values() for name in MESSAGE.findall(source)]
        if missing := needed.difference(names):
            raise Unfit(f"{folder.name} has no text {some(sorted(missing))}")
        if taken := ours.intersection(names):
            raise Unfit(f"{folder.name} has texts that the box has already: {some(sorted(taken))}")
        for path, source in sources.items():
            for junk in not_fluent(source):
                raise Unfit(f"{path}: not Fluent: {junk}")


def not_fluent(source: str) -> Iterator[str]:
    """What Fluent cannot read; nothing where there is no Fluent, because nothing is put into words there."""
    if find_spec("fluent") is None:
        return
    fluent = import_module("fluent.syntax")  # by name, because wheels are compiled where there is none
    for item in fluent.parse(source).body:
        if isinstance(item, fluent.ast.Junk):
            yield str(item.content).partition("\n")[0]
