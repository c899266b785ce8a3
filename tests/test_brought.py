"""Games and players of other packages: the template is installed and played, broken ones are named and left out, the box goes on."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour import guest
from parlour.client import Table
from tests.guests import TOP, install_broken, install_template
from tests.server.running import Running

# A second game made of the template's, and how it is spoilt
RELATED = """
from dataclasses import replace
from pathlib import Path
import last_stone
from last_stone.rules import LastStone, LastStoneState

class Related(LastStone):
    {method}

GAME = Related(id="{id}", family="{family}", version=1, seats=(2,), usual_seats=2, options=tuple(last_stone.GAME.options.values()))
BROUGHT = replace(last_stone.BROUGHT, game=GAME, texts=Path(__file__).with_name("{id}_texts"))
"""
WORDS = "game-{id} = Another\n    .tag = Another game\noption-{id}-stones = Stones\n    .help = How many\n"
FORGETS = "def parse(self, text, setup): state = self.begin(setup); state.stones = 3; return state"


def related(folder: Path, id: str, method: str = "pass", words: str = WORDS, rules: str = "# Another\n", family: str = "") -> str:
    """The source of another game, its texts beside it."""
    texts = folder / f"{id}_texts" / "en"
    (texts / "rules").mkdir(parents=True)
    (texts / "words.ftl").write_text(words.format(id=id))
    if rules:
        (texts / "rules" / f"{id}.md").write_text(rules)
    return RELATED.format(id=id, family=family or id, method=method)


def install_everything_broken(folder: Path) -> dict[str, str]:
    """A package for everything that can be wrong; what should be said of each game."""
    sources = {
        "unloadable": ("import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
        "leaves": ("raise SystemExit('bye')", "SystemExit: bye"),
        "silent": ("", "AttributeError: module 'brings_silent' has no attribute 'BROUGHT'"),
        "word": ("BROUGHT = 'word'", "Unfit: expected a parlour.Brought, not str"),
        "muehle": (related(folder, "muehle"), "Unfit: a game or a family of the box has that id"),
        "halting": (related(folder, "halting", "def begin(self, setup): raise RuntimeError('no stones')"), "RuntimeError: no stones"),
        "forgetful": (related(folder, "forgetful", FORGETS), "Unfit: its first position does not read back: 0:21"),
        "uncounted": (related(folder, "uncounted", "def numbers(self, setup): return None"), "Unfit: a family of its own says"),
        "speechless": (related(folder, "speechless", words=""), "Unfit: en has no text game-speechless, option-speechless-stones"),
        "garbled": (related(folder, "garbled", words=WORDS + "garbled-why = {{ $\n"), "not Fluent: garbled-why = { $"),
        "loud": (related(folder, "loud", words=WORDS + "game-muehle = Mine\n"), "en has texts that the box has already: game-muehle"),
        "lawless": (related(folder, "lawless", rules=""), "Unfit: there are no rules in"),
    }  # fmt: skip
    for id, (source, _) in sources.items():
        install_broken(folder, f"brings-{id}", "parlour.games", f"{id} = {{module}}:BROUGHT", source)
    install_broken(folder, "brings-twice", "parlour.games", "last_stone = last_stone:BROUGHT", "")
    install_broken(folder, "brings-players", "parlour.players", "stone = {module}:STONE\n7 = {module}:stone", "STONE = 1\nstone = int")
    return {id: said for id, (_, said) in sources.items()}


def run(code: str, *folders: Path) -> str:
    path = os.pathsep.join(map(str, (TOP / "src", *folders)))
    environment = {**os.environ, "PYTHONPATH": path, "LC_ALL": "en", "COLUMNS": "400"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("guests") / "site"
    install_template(folder)
    return folder


PLAYED = """
import json, pickle, parlour
from librt.random import Random
from parlour.bridges import pettingzoo
from parlour.bridges.openspiel import pyspiel
from parlour.lab.rivals import rival
from parlour.players.levels import player_for
from parlour.players.search import search
game = parlour.game("last_stone")
state = game.start(stones=10)
best = search(state, iterations=2000, seed=1).best
copies = [pickle.loads(pickle.dumps(state)).text(), state.clone().text()]
over = state.clone()
over.playout(Random(1))
env = pettingzoo.env("last_stone", stones=5)
env.reset(seed=1)
many = parlour.batch("last_stone", 4, seed=1, stones=8)
for _ in range(40):
    many.step(many.sample())
walker = pyspiel.load_game("parlour_last_stone(stones=5)").new_initial_state()
print(json.dumps({
    "last": parlour.shelf()[-1].id, "games": len(parlour.shelf()), "best": best, "copies": copies,
    "result": over.result().reason, "moves": state.describe()["moves"], "svg": "<svg" in state._repr_svg_(),
    "mask": env.observe("seat_0")["action_mask"].tolist(), "openspiel": walker.legal_actions(), "masks": list(many.masks.shape),
    "seen": list(many.observations.shape),
    "level": player_for(3, 1).choose(game.start(stones=7)), "master": rival("stone_master", "last_stone", 1).choose(state),
}))
"""


def test_the_template_is_a_game_like_any_other(installed: Path) -> None:
    found = json.loads(run(PLAYED, installed).splitlines()[-1])
    assert found == {
        "last": "last_stone", "games": 67, "best": 2, "copies": ["0:10", "0:10"], "result": "last_stone", "moves": ["1", "2", "3"],
        "svg": True, "mask": [1, 1, 1], "openspiel": [0, 1, 2], "masks": [4, 3], "seen": [4, 7 + 3 * 8 + 2 + 2], "level": 3, "master": 2,
    }  # fmt: skip


def test_what_is_broken_is_named_and_left_out(installed: Path, tmp_path: Path) -> None:
    said = install_everything_broken(tmp_path)
    faults = "import json; from parlour.catalogue import brought; print(json.dumps({fault.name: fault.reason for fault in brought()[1]}))"
    told = json.loads(run(faults, tmp_path, installed))
    assert told.pop("last_stone") == "Unfit: another package brings one of that name"
    assert {id: reason for id, reason in told.items() if said[id] not in reason} == {} and told.keys() == said.keys()
    doctor = run("from parlour.cli import main; main(['doctor'])", tmp_path, installed)
    assert "Other packages bring: last_stone, stone_master" in doctor
    assert "brings-unloadable 0.1 brings unloadable, which was left out: ModuleNotFoundError" in doctor
    assert "brings-players 0.1 brings stone, which was left out: Unfit: expected something to call with a seed, not int" in doctor
    assert "brings-players 0.1 brings 7, which was left out: Unfit: a number is a level" in doctor


@pytest.fixture
def server(installed: Path, tmp_path: Path) -> Iterator[Running]:
    """Finds the template, and everything that is broken."""
    install_everything_broken(tmp_path)
    running = Running(tmp_path / "tables.db", PYTHONPATH=os.pathsep.join(map(str, (TOP / "src", tmp_path, installed))))
    yield running
    running.kill()


def test_a_box_full_of_broken_packages_serves_the_template_and_everything_else(server: Running, installed: Path) -> None:
    boxes = server.client.get("/api/shelf").json()["boxes"]
    assert [box["id"] for box in boxes][-1] == "brought" and [game["id"] for game in boxes[-1]["games"]] == ["last_stone"]
    assert len({game["id"] for box in boxes for game in box["games"]}) == 67
    assert server.client.get("/api/names").json()["last_stone"] == ["Nim", "The Last Stone", "Der letzte Stein"]
    assert "game-last_stone = Der letzte Stein" in server.client.get("/api/words/de").text
    assert 'id="play"' in server.client.get("/api/rules/de/last_stone").json()["html"]
    assert len(server.client.get("/api/games/last_stone/positions/eight").json()["scene"]["pieces"]) == 8
    table = server.table("last_stone", "computer", "open", options={"stones": 8}, level=5)
    link = f"http://127.0.0.1:{server.port}/table/{table.code}"
    joined = run(f"from parlour.cli import main; main(['join', '{link}', 'stone_master'])", installed)
    assert "Sits in seat 2" in joined and "place 1 of 2" in joined  # eight stones are lost for whoever begins
    assert [seat["name"] for seat in table.view()["seats"]][1] == "stone_master"

    del server.environment["PYTHONPATH"]  # the package is gone, its table stays
    server.restart()
    assert "brought" not in [box["id"] for box in server.client.get("/api/shelf").json()["boxes"]]
    gone = server.client.get(f"/api/tables/{table.code}")
    assert (gone.status_code, gone.json()["error"]) == (404, "no-game")


def test_the_table_of_a_guest_goes_by_both_names() -> None:
    assert Table is guest.Table
