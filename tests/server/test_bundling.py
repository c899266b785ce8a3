"""The client's modules in few files: every module once, what each exports, and the way back to its lines."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from parlour.server import pages
from parlour.server.bundling import DIGITS, ENTRY, Client, LinkError, bundled, taken_apart

CLIENT = Path(__file__).parents[2] / "src" / "parlour" / "client"


@pytest.fixture(scope="module")
def client() -> Client:
    return Client(CLIENT)


def test_every_module_is_in_one_chunk(client: Client) -> None:
    placed = [path for chunk in client.chunks.values() for path in chunk]
    assert len(placed) == len(set(placed)) == len(client.modules)
    ours = {str(file.relative_to(CLIENT)) for file in CLIENT.rglob("*.js") if "vendor" not in file.parts}
    files = [*CLIENT.glob("*.html"), *(CLIENT / path for path in placed)]
    by_address = {path for file in files for path in re.findall(r'"/client/([\w/-]+\.js)"', file.read_text())}  # scripts and workers
    assert ours - set(placed) <= by_address, "a module that nothing leads to"


def test_a_module_runs_after_what_it_needs(client: Client) -> None:
    for chunk, paths in client.chunks.items():
        for at, path in enumerate(paths):
            here = {need for need in client.modules[path].needs if need in paths}
            assert here <= set(paths[:at]) | client.early, (chunk, path)


def test_the_page_begins_without_what_is_fetched_later(client: Client) -> None:
    assert "table/page.js" not in client.chunks[ENTRY] and "pages/game.js" not in client.chunks[ENTRY]
    assert {"table/page.js", "pages/game.js"} <= set(client.chunks)


def test_what_two_later_parts_share_comes_once(client: Client) -> None:
    shared = client.chunks["common.js"]
    assert "pages/rules.js" in shared
    assert 'import "/client/bundle/common.js"' in client.linked("table/page.js")[0]


def number(text: str) -> tuple[int, str]:
    """A number of a source map, and what stands behind it."""
    value = shift = 0
    for at, char in enumerate(text):
        digit = DIGITS.index(char)
        value |= (digit & 31) << shift
        shift += 5
        if not digit & 32:
            return (-(value >> 1) if value & 1 else value >> 1), text[at + 1 :]
    raise ValueError(text)


def test_the_map_leads_from_every_line_to_its_source(client: Client) -> None:
    text, told = client.linked("table/page.js")
    source_map = json.loads(told)
    source = line = found = 0
    for made, segment in zip(text.split("\n"), source_map["mappings"].split(";"), strict=False):
        if not segment:
            continue
        rest = segment[1:]
        step, rest = number(rest)
        source += step
        step, rest = number(rest)
        line += step
        origin = (CLIENT / source_map["sources"][source].removeprefix("/client/")).read_text().split("\n")[line]
        if made and made == origin:
            found += 1
        elif made.strip() and "import" not in origin and "export" not in origin and "/**" not in origin:
            assert made.endswith(origin) or "(() => {" in made or "modules[" in made, (made, origin)
    assert found > 500


def test_imports_become_constants_and_lines_stay() -> None:
    source = 'import a from "./a.js";\nimport {\n  b,\n  c as d,\n} from "../b.js";\nexport { e } from "./e.js";\nexport const f = 1;\n'
    module = taken_apart("in/here.js", source)
    assert module.needs == ("in/e.js", "in/a.js", "b.js")
    assert module.exports == (("e", "modules['in/e.js'].e"), ("f", "f"))
    assert module.body.count("\n") == source.count("\n")
    assert module.body.split("\n")[1] == "const { b: b, c: d } = modules['b.js'];"
    assert module.body.split("\n")[6] == "const f = 1;"


@pytest.mark.parametrize("source", ["export let a = 1;\n", "export const { a } = b;\n", 'export * from "./a.js";\n', 'import "./a.js";\n'])
def test_what_cannot_be_linked_is_refused_by_name(source: str) -> None:
    with pytest.raises(LinkError, match=r"here\.js"):
        taken_apart("here.js", source)


def laid_out(folder: Path, **modules: str) -> Path:
    (folder / "index.html").write_text('<script type="module" src="/client/app.js"></script>')
    for name, source in modules.items():
        (folder / f"{name}.js").write_text(source)
    return folder


NODE = "import {{ modules }} from {path!r}; console.log(await modules['app.js'].told());"


@pytest.mark.parametrize(
    "app",
    ['import { a } from "./a.js";\nexport const told = () => a();\n', 'export const told = async () => (await import("./a.js")).a();\n'],
)
def test_modules_in_a_circle_have_each_others_functions(tmp_path: Path, app: str) -> None:
    laid_out(
        tmp_path,
        app=app,
        a='import { b } from "./b.js";\nexport function a() { return b(); }\nexport function name() { return NAME; }\nconst NAME = "a";\n',
        b='import { name } from "./a.js";\nexport const b = () => `b knows ${name()}`;\n',
    )
    for name in ("app.js", "a.js"):
        if (text := bundled(tmp_path, name)) is not None:
            (tmp_path / name.replace(".js", ".mjs")).write_text(re.sub(r"/client/bundle/(\w+)\.js", rf"{tmp_path}/\1.mjs", text.decode()))
    made = tmp_path / "app.mjs"
    ran = subprocess.run(["node", "--input-type=module", "-e", NODE.format(path=str(made))], capture_output=True, text=True, check=True)
    assert ran.stdout == "b knows a\n"


def test_where_a_circle_has_more_than_functions_modules_come_one_by_one(tmp_path: Path) -> None:
    laid_out(
        tmp_path,
        app='import { b } from "./b.js";\nexport const a = () => b;\n',
        b='import { a } from "./app.js";\nexport const b = () => a;\n',
    )
    with pytest.raises(LinkError, match=r"b\.js and app\.js are in a circle"):
        bundled(tmp_path, ENTRY)
    assert b"/client/app.js" in pages.first_page(tmp_path, None).content


def test_an_edit_shows_at_the_next_request(tmp_path: Path) -> None:
    folder = tmp_path / "client"
    shutil.copytree(CLIENT, folder, ignore=shutil.ignore_patterns("fonts"))
    before = bundled(folder, ENTRY)
    with (folder / "keep.js").open("a") as file:
        file.write("export const edited = 1;\n")
    after = bundled(folder, ENTRY)
    assert before is not None and after is not None
    assert b"edited" in after and b"edited" not in before
    assert b"/client/bundle/app.js" in pages.first_page(folder, None).content
