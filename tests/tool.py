"""A tool of tools/ as a module: they are scripts, not a package."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

TOP = Path(__file__).parents[1]


def loaded(name: str) -> ModuleType:
    """tools/<name>.py, loaded once."""
    known = f"{name}_tool"
    if known not in sys.modules:
        spec = importlib.util.spec_from_file_location(known, TOP / "tools" / f"{name}.py")
        assert spec is not None and spec.loader is not None
        sys.modules[known] = importlib.util.module_from_spec(spec)  # dataclasses look for it there
        spec.loader.exec_module(sys.modules[known])
    return sys.modules[known]
