"""The code in docs/adding-a-game.md runs, links in the documents lead somewhere. (The README's examples are doctests.)"""

import ast
import os
import re
import runpy
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour import shelf

TOP = Path(__file__).parent.parent
DOCUMENTS = [*sorted(TOP.glob("*.md")), *sorted((TOP / "docs").glob("*.md")), *sorted((TOP / "examples").rglob("*.md"))]
CODE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:|position:)([^)#]*)(?:#([^)]+))?\)|<img src=\"([^\"]+)\"")

# Runs after the page's code: the laws in small, on its game.
CHECK = """
from librt.random import Random
from parlour import OVER
state = GAME.start()
assert state.playout(Random(1)) >= 7 and state.turn == OVER
assert state.result().reason == "last_stone" and sorted(state.result().places) == [1, 2]
assert GAME.position(state.text()).result() == state.result()
"""


def test_the_game_of_the_page_can_be_played(tmp_path: Path) -> None:
    # In plain Python, as the page says: compiled code never frees a vec that an uncompiled State hands to it.
    shutil.copytree(TOP / "src" / "parlour", tmp_path / "parlour", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    parts = CODE.findall((TOP / "docs" / "adding-a-game.md").read_text(encoding="utf-8"))
    assert len(parts) == 3
    code = "\n".join(part.replace("from __future__ import annotations\n", "") for part in parts)
    script = tmp_path / "page.py"
    script.write_text("from __future__ import annotations\n" + code + CHECK, encoding="utf-8")
    done = subprocess.run([sys.executable, str(script)], env={**os.environ, "PYTHONPATH": str(tmp_path)}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def undocumented(module: str) -> Iterator[str]:
    """What is public in a module and has no docstring; read off the source, because compiled code may be what runs."""
    source = (TOP / "src").joinpath(*module.split("."))
    path = source / "__init__.py" if source.is_dir() else source.with_suffix(".py")
    inside: list[tuple[str, ast.Module | ast.ClassDef]] = [(module, ast.parse(path.read_text(encoding="utf-8")))]
    for name, part in inside:
        if ast.get_docstring(part) is None:
            yield name
        for item in part.body:
            if isinstance(item, ast.ClassDef) and not item.name.startswith("_"):
                inside.append((f"{name}.{item.name}", item))
            elif isinstance(item, ast.FunctionDef) and not item.name.startswith("_") and ast.get_docstring(item) is None:
                yield f"{name}.{item.name}"


def test_everything_in_the_reference_has_a_docstring() -> None:
    pages = tomllib.loads((TOP / "docs" / "api.toml").read_text(encoding="utf-8"))["page"]
    modules = [module for page in pages for module in page["modules"]]
    assert {"parlour", "parlour.core.state", "parlour.batches.batch"} <= set(modules)
    assert [name for module in modules for name in undocumented(module)] == []


def slugs(document: Path) -> set[str]:
    """The anchors that headings get when the document is shown."""
    headings = re.findall(r"^#+ +(.+)$", document.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_links_lead_somewhere(document: Path) -> None:
    missing = []
    for path, anchor, picture in LINK.findall(document.read_text(encoding="utf-8")):
        target = (document.parent / (path or picture)).resolve() if path or picture else document
        if not target.exists() or (anchor and anchor not in slugs(target)):
            missing.append(f"{path or picture}#{anchor}")
    assert missing == []


def test_the_design_names_every_module_of_the_server_and_every_tool() -> None:
    design = (TOP / "docs" / "design.md").read_text(encoding="utf-8")
    told = re.findall(r"`(\w+\.py)`", design[design.index("| what | modules of `server/` |") : design.index("[wire.md](wire.md) is")])
    assert sorted(told) == sorted(path.name for path in (TOP / "src/parlour/server").glob("[a-z]*.py"))
    tools = re.findall(r"\w+", design[design.index("    tools/  ") : design.index("import-linter checks")])
    assert [path.stem for path in (TOP / "tools").glob("*.py") if path.stem not in tools] == []


def test_the_site_has_every_document_and_everything_that_they_link_to() -> None:
    site = runpy.run_path(str(TOP / "tools" / "website.py"))
    staged = [TOP / part for part in site["PARTS"]]
    told = [TOP / f"{name}.md" for name in site["documents"]()]
    found = [
        path
        for part in staged
        for path in ([part] if part.is_file() else part.rglob("*.md"))
        if path.suffix == ".md" and "texts" not in path.parts
    ]
    assert sorted(told) == sorted(found), "Sphinx complains of a document that no index names"
    for document in told:
        for path, _, picture in LINK.findall(document.read_text(encoding="utf-8")):
            target = (document.parent / (path or picture)).resolve()
            assert any(target.is_relative_to(part) for part in staged), (
                f"{document.name} links to {path or picture}, which the site has not got"
            )


def test_the_reference_is_made_of_code_that_has_its_docstrings(tmp_path: Path) -> None:
    """Compiled modules have none."""
    site = runpy.run_path(str(TOP / "tools" / "website.py"))
    site["stage_plain"].__globals__["PLAIN"] = tmp_path
    site["stage_plain"]()
    modules = [
        module for page in site["pages"]() for module in page["modules"] if module != "parlour.bridges.openspiel"
    ]  # slow to register
    code = f"import importlib\nfor name in {modules}: assert importlib.import_module(name).__file__.endswith('.py'), name\n"
    code += "from parlour.core.state import State\nprint(State.legal.__doc__)"
    done = subprocess.run([sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": str(tmp_path)}, capture_output=True, text=True)
    assert done.stdout.startswith("The actions of whoever is to move"), done.stderr


def test_the_page_about_the_games_tells_of_every_game_and_every_option() -> None:
    told = runpy.run_path(str(TOP / "tools" / "games_page.py"))["page"]()
    assert (TOP / "docs" / "games.md").read_text(encoding="utf-8") == told, "stale: make docs"
    for known in shelf():
        part = told.split(f"{{#{known.id}}}\n")[1].split("\n## ")[0]
        assert f"parlour.game('{known.id}')" in part
        assert known.start().text() in part
        assert all(f"| `{name}` |" in part for name in known.options)
