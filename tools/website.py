"""The documents and the API reference as a site, in build/site: Sphinx reads docstrings and Markdown, and a link that leads nowhere fails.

python tools/website.py            # the site
python tools/website.py linkcheck  # asks the net for every link that leads outside
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
SITE = TOP / "build" / "site"
SOURCE = SITE / "source"
PLAIN = SITE / "plain"  # Parlour as it is written: compiled modules have neither docstrings nor types to show
PARTS = (
    "docs",
    "benchmarks",
    "examples",
    "deploy",
    "src/parlour/client/fonts/README.md",
    "tests/server/undone.toml",
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "LICENSE",
)
PAGES = (
    "library",
    "bots",
    "adding-a-game",
    "observations",
    "games",
    "almanac",
    "positions",
    "design",
    "players",
    "review",
    "speed",
    "running",
    "wire",
    "translating",
)

SETTINGS = '''
project = "Parlour"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
html_theme = "furo"
source_suffix = {".md": "markdown"}
exclude_patterns = ["**/texts/**"]  # of the template: Markdown of the box, not of the site
myst_heading_anchors = 4
myst_enable_extensions = ["attrs_block"]
autodoc_default_options = {"members": True, "undoc-members": True, "show-inheritance": True, "ignore-module-all": True}
autodoc_inherit_docstrings = False
autodoc_typehints = "description"
autodoc_member_order = "bysource"
add_module_names = False
suppress_warnings = ["myst.header"]


def keep_columns(app, what, name, obj, options, lines):
    """What is indented in a docstring stands in columns: it is shown as it is written."""
    for at in range(len(lines) - 1, 0, -1):
        if lines[at].startswith("    ") and not lines[at - 1].strip():
            lines[at:at] = ["::", ""]


def setup(app):
    app.connect("autodoc-process-docstring", keep_columns)
'''


def stage() -> None:
    """The documents as they lie in the checkout, so that their links hold, and around them an index and the reference."""
    shutil.rmtree(SOURCE, ignore_errors=True)
    leave = shutil.ignore_patterns("*.py", "*.cjs", "__pycache__", "texts")
    for part in PARTS:
        (SOURCE / part).parent.mkdir(parents=True, exist_ok=True)
        if (TOP / part).is_dir():
            shutil.copytree(TOP / part, SOURCE / part, ignore=leave)
        else:
            shutil.copy(TOP / part, SOURCE / part)
    (SOURCE / "conf.py").write_text(SETTINGS, encoding="utf-8")
    reference = [write_page(number, page["title"], page["modules"]) for number, page in enumerate(pages())]
    (SOURCE / "index.md").write_text(index(reference), encoding="utf-8")


def stage_plain() -> None:
    """Everything that the reference imports, uncompiled."""
    shutil.rmtree(PLAIN, ignore_errors=True)
    shutil.copytree(TOP / "src" / "parlour", PLAIN / "parlour", ignore=shutil.ignore_patterns("*.so", "__pycache__", "client", "texts"))
    (PLAIN / "parlour" / "client").mkdir()
    shutil.copy(TOP / "src" / "parlour" / "client" / "__init__.py", PLAIN / "parlour" / "client")  # its Python, without the pages


def pages() -> list[dict[str, list[str] | str]]:
    found: list[dict[str, list[str] | str]] = tomllib.loads((TOP / "docs" / "api.toml").read_text(encoding="utf-8"))["page"]
    return found


def write_page(number: int, title: str | list[str], modules: str | list[str]) -> str:
    """A page of the reference; its name."""
    name = f"api/{number}"
    lines = [f"# {title}", ""]
    for module in modules:
        lines += [f"## {module}", "", "```{eval-rst}", f".. automodule:: {module}", "```", ""]
    (SOURCE / "api").mkdir(exist_ok=True)
    (SOURCE / f"{name}.md").write_text("\n".join(lines), encoding="utf-8")
    return name


def documents() -> list[str]:
    """Every document of the site, in the order of its index."""
    figures = [f"benchmarks/{page}" for page in ("RESULTS", "GROWTH", "SERVER")]
    beside = ["examples/last_stone/README", "src/parlour/client/fonts/README"]
    return ["README", *(f"docs/{page}" for page in PAGES), *figures, "CONTRIBUTING", "CHANGELOG", *beside]


def index(reference: list[str]) -> str:
    lines = ["# Parlour", ""]
    for caption, names in (("Documents", documents()), ("Reference", reference)):
        lines += ["```{toctree}", f":caption: {caption}", ":maxdepth: 1", "", *names, "```", ""]
    return "\n".join(lines)


def main(builder: str = "html") -> int:
    stage()
    stage_plain()
    command = [sys.executable, "-m", "sphinx", "-q", "-E", "-W", "--keep-going", "-b", builder, str(SOURCE), str(SITE / builder)]
    done = subprocess.run(command, cwd=TOP, env={**os.environ, "PYTHONPATH": str(PLAIN)}, check=False).returncode
    if done == 0:
        print(f"{(SITE / builder).relative_to(TOP)}/index.html" if builder == "html" else "every link leads somewhere")
    return done


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
