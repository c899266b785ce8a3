"""Rivals play as their names say, and a duel is fair, repeatable and stops when it is sure."""

import sys
from collections import Counter
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
import typer
from librt.random import Random

import parlour
from parlour.cli.duels import Where, counted
from parlour.cli.ladder import said_of, show_ladder
from parlour.cli.voice import Voice
from parlour.core.state import CHANCE, OVER
from parlour.lab.duel import Score, Wish, duel, name_of, openings, play_game, play_twins
from parlour.lab.ludo_rival import TakesFurthest
from parlour.lab.machine import machine
from parlour.lab.outside import Missing, Turbo, Uci, uci_action
from parlour.lab.plain_search import PlainSearch
from parlour.lab.rivals import Greedy, NoRival, measure_of, rival
from parlour.players.draughts.expert import DraughtsExpert
from parlour.players.levels import Computer


def chosen(name: str, id: str, text: str, seats: int | None = None, **options: object) -> set[str]:
    """What a rival does in a position, over some seeds, in writing."""
    game = parlour.game(id)
    state = game.position(text, seats, **options)
    return {game.face.write(state, rival(name, id, seed).choose(state)) for seed in range(6)}


@pytest.mark.parametrize(("name", "id"), [("6", "muehle"), ("shark", "muehle"), ("material", "maedn"), ("greedy", "kniffel")])
def test_who_is_no_rival_is_refused(name: str, id: str) -> None:
    with pytest.raises(NoRival):
        rival(name, id, 1)


WRONG_NAMES = [
    *(
        ("muehle", name)
        for name in ("1/0", "1*0", "1*x", "1/x", "1*", "1/", "1:7", "²", "²*3", "1*²", "6*2", "1*10000000000", "random:3", "threats")
    ),
    *(
        ("muehle", name)
        for name in ("material:abc", "material:-5", "material:0", "material:", "monte-carlo:0", "monte-carlo:x", "take-nearest")
    ),
    ("damspel", "turbo:x"),
    ("damspel", "turbo:0"),
    ("damspel", "turbo:nan"),
    ("backgammon", "gnubg:x"),
    ("backgammon", "gnubg:-1"),
    ("schach", "stockfish:strong"),
    ("raeuberschach", "fairy:99"),
    ("kniffel", "greedy"),
]


@pytest.mark.parametrize(("id", "name"), WRONG_NAMES, ids=lambda word: word)
def test_a_wrong_name_is_refused_as_it_was_given(id: str, name: str) -> None:
    with pytest.raises(NoRival) as refused:
        rival(name, id, 1)
    assert (name.partition("*")[0] if name == "6*2" else name) in str(refused.value)


def test_a_level_has_a_position_at_least() -> None:
    assert isinstance(part := rival("1/1000", "muehle", 1), Computer) and part.strength.positions == 1
    assert isinstance(both := rival("5/30*2", "muehle", 1), Computer) and both.strength.positions == 40_000


def test_greedy_takes_the_longest_way() -> None:
    game = parlour.game("halma_stern10")
    state = game.start()
    measure = measure_of("halma_stern10", "distance")
    best = max(-measure.of(state, 0) + measure.of(after, 0) for after in afters(state))
    for seed in range(5):
        later = state.clone()
        later.play(Greedy(measure, seed).choose(state))
        assert measure.of(later, 0) - measure.of(state, 0) == best > 0


def afters(state: parlour.State) -> list[parlour.State]:
    found = []
    for action in state.legal():
        found.append(state.clone())
        found[-1].play(action)
    return found


def test_plain_alpha_beta_closes_a_mill_and_sees_that_one_is_threatened() -> None:
    assert chosen("material:400", "muehle", "W:Wa1,a4,d2:Bb2,g7:H6,7") == {"a7"}
    assert chosen("material:400", "muehle", "W:Wb2,g7:Ba1,a4:H7,7") == {"a7"}


def test_plain_alpha_beta_keeps_to_its_positions_and_finds_the_shortest_win() -> None:
    state = parlour.game("muehle").start()
    search = PlainSearch(measure_of("muehle", "material"), 3_000, 1)
    assert search.best_action(state) in state.legal() and -100 < search.left <= 0
    state = parlour.game("muehle").position("W:Wa1,a4,d7,e3:Bb2,d2,g7:H0,0")
    while state.turn == 0:
        state.apply(search.best_action(state))
    assert state.turn == OVER and state.result().winners == (0,)


def test_whoever_takes_takes_and_else_moves_the_foremost_piece_or_comes_nearest() -> None:
    assert chosen("take-furthest", "maedn", "Y[3,9,21,B] G[2,B,B,B] | Y 3") == {"9-12 xG2"}
    assert chosen("take-furthest", "maedn", "Y[3,9,21,B] G[4,B,B,B] | Y 3") == {"21-24"}
    assert chosen("take-nearest", "racado", "die=3 t=S S=k6,c1 NW=k9,l7", 2) == {"k6-k9*"}
    assert chosen("take-nearest", "racado", "die=1 t=S S=k6,c1 NW=k9,u1", 2) <= {"k6-l6", "k6-l7"}


def test_monte_carlo_sees_a_five_that_can_be_completed() -> None:
    assert chosen("monte-carlo:400", "fuenf_in_einer_reihe", "W:We5,f5,g5,h5:Ba1,b9,d5,c9:H12,12") == {"i5"}


def test_threats_are_completed_and_answered() -> None:
    four = "W:Wa5,b5,c5,d5:Be1,f3,g7,b2:H12,12"
    assert chosen("threats", "fuenf_in_einer_reihe", four) == {"e5"}
    assert chosen("threats", "fuenf_in_einer_reihe", "W:We1,f3,g7,b2:Ba5,b5,c5,d5:H12,12") == {"e5"}


def test_py_draughts_is_asked_for_whole_moves() -> None:
    wish = Wish(parlour.game("damspel").agree(), "turbo:0.01", "greedy", 1)
    assert play_game(wish, 0).share == 1.0
    assert isinstance(rival("turbo:0.01", "damspel", 1), Turbo)


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr("parlour.lab.outside.GAMES_BIN", "")
    with pytest.raises(Missing, match="stockfish is not installed"):
        rival("stockfish:2000", "schach", 1)


def test_whoever_takes_furthest_plays_ludo_alone_and_every_game_of_it_to_its_end() -> None:
    with pytest.raises(NoRival, match="take-furthest"):
        rival("take-furthest", "backgammon", 1)
    for id in ("maedn", "mens_erger_je_niet", "einigkeit", "spielwiese"):
        state, dice = parlour.game(id).start(), Random(2)
        player = rival("take-furthest", id, 1)
        assert isinstance(player, TakesFurthest)
        while state.turn != OVER:
            state.apply(state.throw(dice) if state.turn == CHANCE else player.choose(state))
        assert state.result().winners


def test_twins_have_the_same_opening_and_changed_sides() -> None:
    wish = Wish(parlour.game("muehle").agree(), "greedy", "random", 6, seed=4)
    games = [play_game(wish, number) for number in range(6)]
    assert games == [replayed(wish, number, game.seconds) for number, game in enumerate(games)]
    assert all(games[at].line[:2] == games[at + 1].line[:2] for at in (0, 2, 4))
    assert len({game.line[:4] for game in games[::2]}) == 3


ENGINE = """
import sys
heard, *answers = {words}
for line in sys.stdin:
    print(line, end="", file=open(heard, "a"))
    if line == "quit\\n":
        sys.exit()
    if line.startswith("go"):
        print("bestmove", answers.pop(0), flush=True)
    elif not line.startswith("position"):
        print("uciok" if line == "uci\\n" else "readyok", flush=True)
"""


def told_engine(tmp_path: Path, answers: str) -> tuple[Uci, Path]:
    """An engine that answers so, and the file in which it writes down what it hears."""
    heard, file = tmp_path / "heard", tmp_path / "engine.py"
    file.write_text(f"#!{sys.executable}\n{ENGINE.format(words=[str(heard), *answers.split()])}", encoding="utf-8")
    file.chmod(0o755)
    return Uci(str(file), {}), heard


def test_an_engine_is_told_the_moves_that_were_made(tmp_path: Path) -> None:
    """So that it sees repetitions; what was set up, and a game that goes on elsewhere, is a position of its own."""
    engine, heard = told_engine(tmp_path, "g8f6 f6g8 e7e5")
    state = parlour.game("schach").start()
    for white in ("g1f3", "f3g1"):
        state.apply(uci_action(state, white))
        state.apply(engine.choose(state))
    other = parlour.game("schach").position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1")
    with pytest.raises(Missing, match="e7e5 is no move"):
        engine.choose(other)
    first = "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1"
    lines = heard.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line.startswith("position")] == [
        f"position fen {first}",
        f"position fen {first} moves g8f6 f3g1",
        "position fen 4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
    ]


def test_an_engine_is_told_to_quit_and_seen_gone(tmp_path: Path) -> None:
    engine, heard = told_engine(tmp_path, "")
    process = engine.process
    del engine
    assert process.returncode == 0 and heard.read_text(encoding="utf-8").endswith("quit\n")
    lost, _ = told_engine(tmp_path, "")
    process = lost.process
    process.kill()
    del lost
    assert process.returncode is not None


def replayed(wish: Wish, number: int, seconds: tuple[float, float]) -> object:
    return replace(play_game(wish, number), seconds=seconds)


def test_a_duel_is_the_same_on_any_number_of_cores_and_stops_when_it_is_sure() -> None:
    wish = Wish(parlour.game("twee_in_een_a").agree(), "greedy", "random", 60, least=0.7)
    alone = duel(wish, 1)
    assert alone.share > 0.9 and alone.sure and alone.weight > 0 and alone.games < 60
    together = duel(wish, 2)
    assert [game.line for game in together.played] == [game.line for game in alone.played]


def test_all_seats_are_taken_in_turn_and_teams_sit_together() -> None:
    def partners(id: str, seats: int, seat: int, **options: str) -> tuple[int, ...]:
        return parlour.game(id).partners(parlour.game(id).agree(seats, **options), seat)

    assert [partners("einigkeit", 4, seat) for seat in range(4)] == [(0, 2), (1, 3), (0, 2), (1, 3)]
    assert partners("halma_eck", 4, 3, teams="adjacent") == (2, 3) and partners("halma_eck", 4, 3, teams="opposite") == (1, 3)
    assert partners("maedn", 4, 3) == partners("halma_eck", 4, 3) == (3,) and partners("muehle", 2, 1) == (1,)


def test_without_a_brake_only_positions_count() -> None:
    assert isinstance(braked := rival("4*3", "muehle", 1), Computer) and braked.strength.seconds == 1.5
    assert isinstance(free := rival("4*3", "muehle", 1, brake=False), Computer) and free.strength.seconds == 0.0
    assert braked.strength.positions == free.strength.positions == 360_000


def test_a_level_with_a_part_of_its_positions_misjudges_no_more() -> None:
    assert isinstance(part := rival("5/30", "langes_puff", 1), Computer)
    assert (part.strength.positions, part.strength.noise) == (20_000, 0.0)


def test_a_duel_that_was_stopped_goes_on_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    wish = Wish(parlour.game("wolf_und_schafe").agree(), "greedy", "random", 8)
    played: list[int] = []

    def stopped(most: int) -> None:
        def play(opening: tuple[Wish, int]) -> dict[str, object]:
            if len(played) == most:
                raise KeyboardInterrupt
            played.append(opening[1])
            return play_twins(opening)

        monkeypatch.setattr("parlour.lab.duel.play_twins", play)

    stopped(3)
    assert counted(Voice("en"), wish, Where(processes=1), stoppable=True).games == 6
    assert [file.stem for file in Path("build/lab").iterdir()] == [name_of(wish)] == [name_of(replace(wish, games=80))]
    stopped(99)
    whole = counted(Voice("en"), wish, Where(processes=1))
    assert played == [0, 2, 4, 6] and [one.line for one in whole.played] == [one.line for one in duel(wish, 1).played]
    assert list(Path("build/lab").iterdir()) == []
    Path("build/lab").rmdir()
    Path("build/lab").touch()
    assert counted(Voice("en"), wish, Where(processes=1)).games == 8, "where nothing can be written it is played all the same"


def ladder_of(out: Path) -> tuple[list[str], list[list[str]]]:
    """What stands above a ladder's table, and its rows."""
    lines = out.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and line[0] != "|"], [line[2:-2].split(" | ") for line in lines if line[0:1] == "|"][2:]


def test_a_ladder_that_was_begun_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("parlour.cli.ladder.LEVELS", (1, 2))
    out, voice = tmp_path / "ladder.md", Voice("en")
    show_ladder(voice, ["wolf_und_schafe"], 2, 1, out, True, Where(processes=1))
    said, rows = ladder_of(out)
    today = date.today().isoformat()
    assert said == [said_of(voice, 2, 1)] and f"{today}, seed 1, at most 2 games a rung. {machine().processor} × " in said[0]
    assert [row[1] for row in rows] == ["2 : 1"] and rows[0][-2:] == ["1", today]
    out.write_text(out.read_text(encoding="utf-8").replace(today, "2001-01-01"), encoding="utf-8")
    monkeypatch.setattr("parlour.cli.ladder.LEVELS", (1, 2, 3))
    monkeypatch.setattr(parlour.game("solitaire"), "seats", (1,))
    show_ladder(voice, ["gaensespiel", "wolf_und_schafe", "solitaire"], 2, 7, out, True, Where(processes=1))
    said, rows = ladder_of(out)
    assert [line[:18] for line in said] == ["2001-01-01, seed 1", f"{today}, seed 7"]
    assert [(row[0], row[1], *row[-2:]) for row in rows] == [
        ("`gaensespiel`", "nobody decides", "–", "–"),
        ("`solitaire`", "alone", "–", "–"),
        ("`wolf_und_schafe`", "2 : 1", "1", "2001-01-01"),
        ("`wolf_und_schafe`", "3 : 2", "7", today),
    ]
    monkeypatch.setattr(DraughtsExpert, "version", 7)
    show_ladder(voice, ["wolf_und_schafe"], 2, 7, out, True, Where(processes=1))
    assert [row[2:3] + row[-1:] for row in ladder_of(out)[1][2:]] == [["1.7", today]] * 2, "other players are measured anew"


def test_a_ladder_that_cannot_be_written_down_is_not_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def played(*_: object) -> list[str]:
        raise AssertionError("a rung was played")

    monkeypatch.setattr("parlour.cli.ladder.rung", played)
    other, bytes_only = tmp_path / "letter.md", tmp_path / "picture.png"
    other.write_text("Dear aunt,\n\nwe are well.\n", encoding="utf-8")
    bytes_only.write_bytes(b"\x89PNG\xff")
    for out in (other / "ladder.md", tmp_path, other, bytes_only):  # a folder that is missing is made, and a file is none
        with pytest.raises(typer.Exit):
            show_ladder(Voice("en"), ["wolf_und_schafe"], 2, 1, out, True, Where(processes=1))
    assert other.read_text(encoding="utf-8").startswith("Dear aunt") and bytes_only.read_bytes() == b"\x89PNG\xff"


def test_a_score_tells_its_standard_error() -> None:
    wish = Wish(parlour.game("muehle").agree(), "random", "random", 2)
    score = Score()
    one = play_game(wish, 0)
    for shares in ((1.0, 0.0), (0.5, 1.0), (1.0, 0.0)):
        score.add([replace(one, share=share, points=share) for share in shares])
    assert score.counts == (3, 1, 2) and score.share == pytest.approx(0.5833, abs=1e-4)
    assert score.error == score.points[1] == pytest.approx(0.0833, abs=1e-4), "of three openings, that were worth 0.5, 0.75 and 0.5"
    assert Counter(game.reason for game in score.played) == {one.reason: 6}
    assert (score.weight, score.sure) == (0.0, False), "nothing was asked"


def test_openings_that_decide_the_game_are_counted_once() -> None:
    """Twins that always go alike are half as many witnesses as they seem."""
    one = play_game(Wish(parlour.game("muehle").agree(), "random", "random", 2), 0)
    alike, mixed = Score(0.7), Score(0.7)
    for number in range(40):
        won = float(number % 5 > 0)
        alike.add([replace(one, share=won), replace(one, share=won)])
        mixed.add([replace(one, share=won), replace(one, share=float(number % 5 != 2))])  # whoever begins, say
    assert alike.share == mixed.share == 0.8 and alike.error > 1.3 * mixed.error
    assert mixed.weight > 1.3 * alike.weight > 0 and mixed.sure and not alike.sure


def test_what_is_written_down_says_which_players_a_level_is(monkeypatch: pytest.MonkeyPatch) -> None:
    wish = Wish(parlour.game("wolf_und_schafe").agree(), "3", "random", 2)
    before = openings(wish)[0].key
    version = DraughtsExpert.version
    assert f"3 v{version}:random" in before
    monkeypatch.setattr(DraughtsExpert, "version", 7)
    assert openings(wish)[0].key == before.replace(f"3 v{version}:", "3 v7:") != before
