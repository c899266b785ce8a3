"""The client in few requests: its modules as they are, many in one file, put together when they are asked for.

The client's source is plain ES modules, and a browser can load them one by one. A page would wait for sixty of them; so the server
links those that a page begins with (`app.js`) into one, and each part that is fetched later (`import("./table/page.js")`) into another.
A linked module is a function that runs once and returns what the module exports; lines stay where they are, so that a map of lines leads
a debugger back to the source. Of modules that need each other in a circle, the one that would come last shows its functions before it
runs. What the client may not do for this is said by `LinkError`, and a test links everything.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path, PurePosixPath

PREFIX = "bundle/"
ENTRY = "app.js"
COMMON = "common.js"  # what several later parts share
NAME = r"[\w$]+"
IMPORT = re.compile(
    rf'(?P<before>^|[;}}])import\s*(?P<what>\{{[^}}]*\}}|{NAME}|\*\s*as\s+{NAME})\s*from\s*"(?P<path>[^"]+)"(?P<end>;|$)', re.MULTILINE
)
FORWARD = re.compile(r'(?P<before>^|[;}])export\s*\{(?P<what>[^}]*)\}\s*from\s*"(?P<path>[^"]+)"(?P<end>;|$)', re.MULTILINE)
EXPORT_LIST = re.compile(r"(?P<before>^|[;}])export\s*\{(?P<what>[^}]*)\}(?P<end>;|$)", re.MULTILINE)
EXPORT_DEFAULT = re.compile(r"(?P<before>^|;)export default ", re.MULTILINE)
EXPORT = re.compile(
    rf"(?P<before>^|[;}}])export\s+(?P<kind>(?:async\s+)?function\*?|class|const|let|var)\s+(?P<name>{NAME}|[\[{{])", re.MULTILINE
)
LATER = re.compile(r'(?<![\w."])import\("(?P<path>\.[^"]+)"\)')
COMMENT = re.compile(r"/\*\*.*?\*/|^[ \t]*//[^\n]*$", re.MULTILINE | re.DOTALL)
DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


class LinkError(Exception):
    """A module is written in a way that cannot be linked."""


@dataclass(frozen=True)
class Module:
    """A module of the client, taken apart."""

    path: str
    body: str  # what it does, line by line as in its source
    exports: tuple[tuple[str, str], ...]  # a name, and the expression that it stands for
    functions: frozenset[str]  # those of its exports that are there before it runs
    needs: tuple[str, ...]  # modules that must have run before
    takes: frozenset[tuple[str, str]]  # a module, and a name that is taken from it at once
    later: tuple[str, ...]  # modules that it fetches when they are needed


def names(listed: str) -> Iterator[tuple[str, str]]:
    """Of `a, b as c`: each name with what it becomes."""
    for part in filter(None, (part.strip() for part in listed.split(","))):
        name, _, other = (word.strip() for word in part.partition(" as "))
        yield name, other or name


def taken_apart(path: str, source: str) -> Module:
    """A module's imports become constants, and its exports a list."""
    exports: list[tuple[str, str]] = []
    functions: set[str] = set()
    takes: set[tuple[str, str]] = set()
    needs: list[str] = []
    later: list[str] = []

    def beside(found: re.Match[str]) -> str:
        parts: list[str] = []
        for part in (*PurePosixPath(path).parent.parts, *PurePosixPath(found["path"]).parts):
            if part == "..":
                parts.pop()
            else:
                parts.append(part)
        return "/".join(parts)

    def kept(found: re.Match[str], text: str) -> str:
        return found["before"] + text + "\n" * found[0].count("\n")

    def take(found: re.Match[str]) -> str:
        needs.append(where := beside(found))
        what = found["what"]
        if what.startswith("*"):
            return kept(found, f"const {what.split()[-1]} = modules[{where!r}];")
        taken = list(names(what[1:-1])) if what.startswith("{") else [("default", what)]
        takes.update((where, name) for name, _ in taken)
        return kept(found, f"const {{ {', '.join(f'{name}: {mine}' for name, mine in taken)} }} = modules[{where!r}];")

    def forward(found: re.Match[str]) -> str:
        needs.append(where := beside(found))
        exports.extend((other, f"modules[{where!r}].{name}") for name, other in names(found["what"]))
        return kept(found, "")

    def give(found: re.Match[str]) -> str:
        exports.extend((other, name) for name, other in names(found["what"]))
        return kept(found, "")

    def give_default(found: re.Match[str]) -> str:
        exports.append(("default", "$default"))
        return kept(found, "const $default = ")

    def declare(found: re.Match[str]) -> str:
        if found["kind"] in ("let", "var") or not found["name"].isidentifier():
            raise LinkError(f"{path}: exports must be constants with a name, functions or classes: {found[0].strip()!r}")
        exports.append((found["name"], found["name"]))
        if "function" in found["kind"]:
            functions.add(found["name"])
        return kept(found, f"{found['kind']} {found['name']}")

    def fetch(found: re.Match[str]) -> str:
        later.append(where := beside(found))
        return f'import("/client/{PREFIX}{where}").then(() => modules[{where!r}])'

    body = COMMENT.sub(lambda found: "\n" * found[0].count("\n"), source)
    body = FORWARD.sub(forward, body)
    body = IMPORT.sub(take, IMPORT.sub(take, body))  # twice: the semicolon between two on one line belongs to both
    body = EXPORT.sub(declare, EXPORT_DEFAULT.sub(give_default, EXPORT_LIST.sub(give, body)))
    body = LATER.sub(fetch, body)
    if left := re.search(r"^(?:import|export)\b[^\n(]*", body, re.MULTILINE):
        raise LinkError(f"{path}: not understood: {left[0]!r}")
    return Module(
        path, body, tuple(exports), frozenset(functions), tuple(dict.fromkeys(needs)), frozenset(takes), tuple(dict.fromkeys(later))
    )


class Client:
    """All modules of a client that its entry leads to, and which of them come together."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.modules: dict[str, Module] = {}
        first = self.reached(ENTRY)
        entries = list(dict.fromkeys(later for path in first for later in self.modules[path].later))
        for entry in entries:  # grows while later parts lead to still later ones
            entries += [later for path in self.reached(entry) for later in self.modules[path].later if later not in entries]
        parts = {entry: [path for path in self.reached(entry) if path not in first] for entry in entries if entry not in first}
        shared = [
            path
            for path in dict.fromkeys(path for part in parts.values() for path in part)
            if sum(path in part for part in parts.values()) > 1
        ]
        self.chunks = {ENTRY: first}
        if shared:
            self.chunks[COMMON] = shared
        self.chunks |= {entry: [path for path in part if path not in shared] for entry, part in parts.items()}
        self.early = {path for paths in self.chunks.values() for path in self.needed_early(paths)}
        self.shares = {entry for entry, part in parts.items() if set(part) & set(shared)}

    def reached(self, entry: str) -> list[str]:
        """A module and all that it needs, in the order in which they run."""
        order: list[str] = []
        open_: list[str] = []

        def reach(path: str) -> None:
            if path in order or path in open_:  # open: a circle
                return
            if path not in self.modules:
                self.modules[path] = taken_apart(path, (self.folder / path).read_text(encoding="utf-8"))
            open_.append(path)
            for need in self.modules[path].needs:
                reach(need)
            open_.pop()
            order.append(path)

        reach(entry)
        return order

    def needed_early(self, paths: list[str]) -> Iterator[str]:
        """The modules of a chunk that others need which run before them: they are in a circle with those."""
        for at, path in enumerate(paths):
            for late in self.modules[path].needs:
                if late not in paths[at:]:
                    continue
                wanted = {name for where, name in self.modules[path].takes if where == late}
                if not wanted <= self.modules[late].functions:
                    raise LinkError(f"{path} and {late} are in a circle: only functions can be had in one, not {sorted(wanted)}")
                yield late

    def due_after(self, path: str, paths: list[str]) -> list[str]:
        """The modules that have shown their functions and run now: those that come next in their chunk's order."""
        if path in self.early:
            return []
        later = paths[paths.index(path) + 1 :]
        return later[: next((at for at, other in enumerate(later) if other not in self.early), len(later))]

    def linked(self, chunk: str) -> tuple[str, str]:
        """A chunk's text, and the map of its lines."""
        if chunk == ENTRY:
            lines = ["export const modules = {}, early = {};"]
        else:
            lines = [
                f'import {{ modules, early }} from "/client/{PREFIX}{ENTRY}";'
                + (f'import "/client/{PREFIX}{COMMON}";' if chunk in self.shares else "")
            ]
        origins: list[tuple[int, int] | None] = [None]  # of each line: the number of its source, and of the line there
        paths = self.chunks[chunk]
        for path in sorted(paths, key=lambda path: path not in self.early):  # stable: those that show functions early, then all others
            module = self.modules[path]
            given = f"{{ {' '.join(f'get {name}() {{ return {stands_for}; }},' for name, stands_for in module.exports)} }}"
            begin, end = f"modules[{path!r}] = (() => {{", f"return {given}; }})();"
            if path in self.early:
                begin, end = (
                    f"early[{path!r}] = (function* () {{ yield {given};",
                    f"}})(); modules[{path!r}] = early[{path!r}].next().value;",
                )
            for line, text in enumerate(module.body.split("\n")):
                lines.append(f"{begin} {text}" if line == 0 else text)
                origins.append((paths.index(path), line))
            lines.append(end + "".join(f" early[{before!r}].next();" for before in self.due_after(path, paths)))
            origins.append(None)
        lines.append(f"//# sourceMappingURL=/client/{PREFIX}{chunk}.map")
        map_ = {"version": 3, "sources": [f"/client/{path}" for path in paths], "names": [], "mappings": mappings(origins)}
        return "\n".join(lines) + "\n", json.dumps(map_)


def mappings(origins: Iterable[tuple[int, int] | None]) -> str:
    """Where each line comes from, as source maps write it: differences to the line before, in digits of six bits."""
    told: list[str] = []
    source = line = 0
    for origin in origins:
        if origin is None:
            told.append("")
            continue
        told.append("A" + digits(origin[0] - source) + digits(origin[1] - line) + "A")
        source, line = origin
    return ";".join(told)


def digits(number: int) -> str:
    left = number << 1 if number >= 0 else (-number << 1) | 1
    told = ""
    while True:
        left, digit = left >> 5, left & 31
        told += DIGITS[digit | (32 if left else 0)]
        if not left:
            return told


def stamp(folder: Path) -> tuple[tuple[str, int, int], ...]:
    """What tells whether a module has been edited."""
    found = ((file, file.stat()) for file in sorted(folder.rglob("*.js")))
    return tuple((str(file), status.st_mtime_ns, status.st_size) for file, status in found)


@lru_cache(maxsize=4)
def chunks(folder: Path, _: tuple[tuple[str, int, int], ...]) -> dict[str, bytes]:
    """Every chunk and every map by its name."""
    client = Client(folder)
    found: dict[str, bytes] = {}
    for chunk in client.chunks:
        text, map_ = client.linked(chunk)
        found |= {chunk: text.encode(), f"{chunk}.map": map_.encode()}
    return found


def bundled(folder: Path, name: str) -> bytes | None:
    """A chunk or a map, of the sources as they are now; none where there is none of that name."""
    return chunks(folder, stamp(folder)).get(name)
