"""`make play`: the box is open while its hot path is compiled, and nobody is refused when the compiled code takes over."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from uuid import uuid4

import pytest

from tests.test_build import TOP, copy_checkout, load_compile

# Waits until it is told how to end.
COMPILING = """
import pathlib, sys, time
told = pathlib.Path(sys.argv[1])
while not told.exists():
    time.sleep(0.05)
sys.exit(int(told.read_text()))
"""
# Serves on any port, compiles as above, and writes down that it has installed.
PLAY = """
import signal, sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
import play
folder = Path(sys.argv[2])
signal.signal(signal.SIGTERM, play.stop)
compiling = (sys.executable, "-c", sys.argv[3], str(folder / "compiled"))
play.serve_and_renew(play.bind("127.0.0.1", 0), compiling, lambda: (folder / "installed").touch())
"""


def ask(address: str, path: str, body: object = None) -> dict[str, object]:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{address}{path}", data, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        found = json.load(answer)
    assert isinstance(found, dict)
    return found


@pytest.fixture
def playing(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    environment = {**os.environ, "PYTHONPATH": str(TOP / "src"), "PARLOUR_DATA": str(tmp_path / "tables.db"), "LC_ALL": "en"}
    command = [sys.executable, "-c", PLAY, str(TOP / "tools"), str(tmp_path), COMPILING]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    yield process
    process.terminate()
    process.wait(30)


def served_at(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    for line in process.stdout:
        if found := re.search(r"http://127\.0\.0\.1:\d+/", line):
            return found[0]
    raise AssertionError("it ended before it listened")


def test_nobody_is_refused_when_the_compiled_code_takes_over(playing: subprocess.Popen[str], tmp_path: Path) -> None:
    address = served_at(playing)
    seats = [{"kind": "person", "name": "Anna", "level": 1}, {"kind": "person", "name": "Ben", "level": 1}]
    code = ask(address, "api/tables", {"game": "muehle", "options": {}, "seats": seats, "message": uuid4().hex})["code"]
    loaded = ask(address, "api/health")["tables"]
    assert loaded == 1
    (tmp_path / "compiled").write_text("0")
    renewed = False
    until = time.monotonic() + 60
    while time.monotonic() < until and not renewed:
        assert ask(address, "api/health")["wire"]  # an answer every time, sooner or later
        renewed = (tmp_path / "installed").exists() and ask(address, "api/health")["tables"] == 0
    assert renewed, "the server is another one, which has not loaded the table yet"
    assert ask(address, f"api/tables/{code}")["code"] == code


def test_when_compiling_fails_the_box_stays_open(playing: subprocess.Popen[str], tmp_path: Path) -> None:
    address = served_at(playing)
    (tmp_path / "compiled").write_text("1")
    time.sleep(1)
    assert ask(address, "api/health")["wire"]
    assert not (tmp_path / "installed").exists()


def test_what_is_ready_is_put_in_place_whole_and_the_stamp_comes_last(tmp_path: Path) -> None:
    top = copy_checkout(tmp_path)
    tool = load_compile(top)
    old = top / "src" / "parlour" / "games" / "mill" / f"engine{EXTENSION_SUFFIXES[0]}"
    old.touch()
    made = tool.READY / "parlour" / "core" / f"state{EXTENSION_SUFFIXES[0]}"
    made.parent.mkdir(parents=True)
    made.write_bytes(b"compiled")
    with pytest.raises(FileNotFoundError):  # compiling was interrupted: it is not whole, and nothing is touched
        tool.install()
    assert old.exists() and made.exists() and not tool.up_to_date()
    tool.READY_STAMP.write_text(tool.Hook().fingerprint())
    tool.install()
    assert not old.exists() and (top / "src" / "parlour" / "core" / made.name).read_bytes() == b"compiled"
    assert tool.up_to_date()
    tool.STAMP.unlink()  # as if the power had failed before the last step
    assert not tool.up_to_date()
