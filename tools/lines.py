"""How long it takes to say a game: the lines that are one game's own, and the code per room. `python tools/lines.py [FOLDER]`

A game's own lines are those of the modules in its family's room that no other game of the shelf imports. A room with one game is told as a
whole. FOLDER is another checkout, for comparing.
"""

from __future__ import annotations

import ast
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Final

TOP: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = "parlour.games."


def imported(source: str) -> Iterator[str]:
    """The modules of games/ that a module imports, inside functions too."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(PACKAGE):
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith(PACKAGE))


class Rooms:
    """The modules of games/ by name, their lines, and which games need them."""

    def __init__(self, package: Path) -> None:
        folder = package / "games"
        files = {PACKAGE + ".".join(path.relative_to(folder).with_suffix("").parts): path for path in folder.rglob("*.py")}
        sources = {name: path.read_text(encoding="utf-8") for name, path in files.items()}
        self.lines: Final = {name: source.count("\n") for name, source in sources.items()}
        self.imports: Final = {name: [other for other in imported(source) if other in files] for name, source in sources.items()}
        self.games: Final = [name for name, source in sources.items() if "\nGAME = " in source or "\nGAME: " in source]
        self.users: Final = Counter(module for game in self.games for module in self.needed(game))

    def needed(self, game: str) -> set[str]:
        """The game's module and all that it imports, directly or not."""
        found: set[str] = set()
        waiting = [game]
        while waiting:
            name = waiting.pop()
            if name not in found:
                found.add(name)
                waiting += self.imports[name]
        return found

    def own(self, game: str) -> int:
        """The lines that only this game needs, in its own room."""
        room = room_of(game)
        return sum(self.lines[name] for name in self.needed(game) if self.users[name] == 1 and room_of(name) == room)


def room_of(module: str) -> str:
    return module.removeprefix(PACKAGE).split(".")[0]


def table(rooms: Rooms) -> Iterator[str]:
    """One row per room: its games, the median of their own lines, the longest, and all code of the room."""
    code: Counter[str] = Counter()
    for name, count in rooms.lines.items():
        code[room_of(name)] += count
    games: defaultdict[str, list[int]] = defaultdict(list)
    for game in rooms.games:
        games[room_of(game)].append(rooms.own(game))
    yield "| room | games | own lines, median | longest | all code |"
    yield "|---|---|---|---|---|"
    for room, own in sorted(games.items()):
        told = f"{median(own):.0f} | {max(own)}" if len(own) > 1 else "one game | "
        yield f"| {room} | {len(own)} | {told} | {code[room]} |"
    yield f"| games/ | {len(rooms.games)} | | | {sum(code.values())} |"


def main(arguments: list[str]) -> int:
    top = Path(arguments[0]) if arguments else TOP
    print("\n".join(table(Rooms(top / "src" / "parlour"))))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
