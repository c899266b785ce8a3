"""The notebooks in examples/ run from their first cell to their last."""

import os
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

TOP = Path(__file__).parents[1]
NOTEBOOKS = sorted((TOP / "examples").glob("*.ipynb"))


def test_there_are_three() -> None:
    assert [notebook.stem for notebook in NOTEBOOKS] == ["house_rule", "learn", "look"]


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda notebook: notebook.stem)
def test_a_notebook_runs(notebook: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(TOP / "src"), os.environ.get("PYTHONPATH", "")]))
    cells = nbformat.read(notebook, as_version=4)
    NotebookClient(cells, timeout=900, kernel_name="python3").execute()
    shown = [output for cell in cells.cells if cell.cell_type == "code" for output in cell.outputs]
    assert any("image/svg+xml" in output.get("data", {}) for output in shown)
