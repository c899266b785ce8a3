"""Parlour as an engine: python-chess plays it by UCI, and py-draughts by Hub."""

import sys
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import chess
import chess.engine
import chess.variant
import draughts
import pytest
from draughts.engines import hub

import parlour
from parlour.bridges.hub import HubEngine, position_text
from parlour.bridges.uci import Engine, milliseconds, scored, written
from parlour.players.alphabeta import WIN
from parlour.players.chess.expert import EXPERT
from parlour.players.levels import STRENGTHS, Computer

UCI = [sys.executable, "-m", "parlour", "uci"]
QUICK = chess.engine.Limit(nodes=400)


def moved(engine: chess.engine.SimpleEngine, board: chess.Board, limit: chess.engine.Limit) -> chess.Move:
    move = engine.play(board, limit).move
    assert move is not None
    return move


def test_python_chess_plays_a_game_with_it() -> None:
    board = chess.Board()
    with chess.engine.SimpleEngine.popen_uci([*UCI, "schach"], timeout=60) as engine:
        assert engine.id["name"] == "Parlour schach"
        engine.configure({"Level": 1})
        for _ in range(12):
            board.push(moved(engine, board, QUICK))  # python-chess refuses what is not legal
    assert board.ply() == 12


def test_it_mates_promotes_and_castles() -> None:
    with chess.engine.SimpleEngine.popen_uci([*UCI, "schach"], timeout=60) as engine:
        mate = chess.Board("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1")
        assert engine.play(mate, chess.engine.Limit(nodes=5000)).move == chess.Move.from_uci("a1a8")
        crowning = chess.Board("8/P6k/8/8/8/8/7K/8 w - - 0 1")
        assert moved(engine, crowning, chess.engine.Limit(nodes=5000)) in crowning.legal_moves
        castled = chess.Board()
        for move in "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1".split():
            castled.push_uci(move)
        assert moved(engine, castled, QUICK) in castled.legal_moves


def test_antichess_too() -> None:
    """python-chess asks for it by the name that boards have for it."""
    board = chess.variant.AntichessBoard()
    with chess.engine.SimpleEngine.popen_uci([*UCI, "raeuberschach"], timeout=60) as engine:
        for _ in range(8):
            board.push(moved(engine, board, QUICK))
    assert board.ply() == 8


def test_in_antichess_nobody_castles_and_whoever_cannot_move_wins() -> None:
    said: list[str] = []
    engine = Engine("raeuberschach", said.append)
    engine.hear(["position startpos moves g1h3 a7a6 g2g4 a6a5 f1g2 a5a4"])
    assert "e1g1" not in {written(engine.state, action) for action in engine.state.legal()}
    engine.hear(["position fen 7r/8/8/8/8/p7/P7/8 w - - 0 1"])
    assert engine.state.result().places == (1, 2)


TO_AND_FRO = "g1f3 g8f6 f3g1 f6g8 "


@pytest.mark.parametrize(
    "position",
    ["startpos moves " + TO_AND_FRO * 2, "startpos moves " + TO_AND_FRO * 4, "fen 4k3/8/8/8/8/8/4P3/R3K3 w - - 100 80",
     "fen 4k3/8/8/8/8/8/4P3/R3K3 w - - 99 80 moves a1a2 e8d8"],
)  # fmt: skip
def test_a_draw_that_nobody_has_claimed_ends_no_game(position: str) -> None:
    said: list[str] = []
    engine = Engine("schach", said.append)
    engine.hear(["setoption name Level value 1", f"position {position}", "go nodes 300"])
    assert said[-1].split()[1] in {written(engine.state, action) for action in engine.state.legal()}
    assert not any("not legal" in line for line in said)


def test_what_makes_no_sense_is_told_and_changes_nothing() -> None:
    said: list[str] = []
    engine = Engine("schach", said.append)
    engine.hear(["position startpos moves e2e4", "position startpos moves e2e5", "position fen nonsense", "", "hello", "isready"])
    assert [line.split()[0] for line in said] == ["info", "info", "readyok"]
    assert engine.state.text().startswith("rnbqkbnr/pppppppp/8/8/4P3")
    with pytest.raises(parlour.ParlourError, match="no game of the chess family"):
        Engine("muehle", said.append)


def test_after_a_refused_position_no_move_is_played() -> None:
    """Not one for the position before: the board would take it for an answer."""
    with chess.engine.SimpleEngine.popen_uci([*UCI, "schach"], timeout=60) as engine:
        assert moved(engine, chess.Board(), QUICK) in chess.Board().legal_moves
        assert engine.play(chess.Board("8/8/8/8/8/8/8/K7 w - - 0 1"), QUICK).move is None, "there is no black king"
        assert moved(engine, chess.Board(), QUICK) in chess.Board().legal_moves
    said: list[str] = []
    told = Engine("schach", said.append)
    told.hear(["setoption name Level value 1", "position startpos moves e2e5", "go nodes 300"])
    assert said[0] == f"info string e2e5 is not legal at {told.state.text()}"
    assert said[1].startswith("info string the last position was refused") and said[2:] == ["bestmove (none)"]
    told.hear(["ucinewgame", "go nodes 300"])
    assert said[-1] != "bestmove (none)"


class FourFields(chess.Board):
    """A board that says no more of a position than where its pieces stand, as many programs do."""

    def fen(self, **how: Any) -> str:  # whatever python-chess has for it
        return " ".join(super().fen(**how).split()[:4])


def test_a_position_of_four_fields_is_taken() -> None:
    board = FourFields("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1")
    with chess.engine.SimpleEngine.popen_uci([*UCI, "schach"], timeout=60) as engine:
        assert engine.play(board, QUICK).move == chess.Move.from_uci("a1a8")
    said: list[str] = []
    told = Engine("schach", said.append)
    for numbers in ("", " 3", " 3 7"):
        told.hear([f"position fen 4k3/8/8/8/8/8/4P3/4K3 w - -{numbers} moves e2e4"])
        assert told.state.text().startswith("4k3/8/8/8/4P3/8/8/4K3 b - ") and said == []
    assert told.state.text().endswith(" 0 7")


AT_WAR: Final = "r1bq1rk1/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQ1RK1 w - - 0 20"  # where first moves vary no longer
TWO_MOVES: Final = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"  # Morphy's: Ra6, which gives the rook away, and mate


def test_depth_and_mate_say_how_far_to_look() -> None:
    with chess.engine.SimpleEngine.popen_uci([*UCI, "schach"], timeout=60) as engine:
        for depth in (1, 2, 3):
            seen = engine.play(chess.Board(AT_WAR), chess.engine.Limit(depth=depth), info=chess.engine.INFO_ALL)
            assert seen.info["depth"] == depth
        board = chess.Board(TWO_MOVES)
        found = engine.play(board, chess.engine.Limit(mate=2), info=chess.engine.INFO_ALL)
        assert found.move == chess.Move.from_uci("a1a6") and found.info["score"].white() == chess.engine.Mate(2)
        in_one = engine.play(chess.Board("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1"), chess.engine.Limit(mate=3), info=chess.engine.INFO_ALL)
        assert in_one.move == chess.Move.from_uci("a1a8") and in_one.info["score"].white() == chess.engine.Mate(1), "the quickest"
        assert moved(engine, chess.Board(), chess.engine.Limit(mate=2)) in chess.Board().legal_moves, "where there is none it plays on"


@pytest.mark.parametrize(("go", "moves"), [("depth 3", 3), ("depth 0", 1), ("depth -5", 1), ("nodes 500", 0), ("depth x", 0), ("depth", 0)])
def test_without_a_depth_there_is_no_limit(go: str, moves: int) -> None:
    assert Engine("schach", lambda _: None).strength(go.split()).moves == moves


@pytest.mark.parametrize(
    "line",
    ["setoption name Level value x", "setoption name Level value", "setoption", "go movestogo 0 wtime 1000", "go nodes --5", "go nodes ²",
     "go nodes", "go movetime -5 wtime", "position", "position fen", "go depth 3", "go mate 999999", "go mate x", "ponderhit", "stop"],
)  # fmt: skip
def test_whatever_a_board_says_the_engine_goes_on(line: str) -> None:
    said: list[str] = []
    engine = Engine("schach", said.append)
    engine.hear(["setoption name level value 1", line, "isready"])
    assert engine.level == 1, "names of options may be written in any case"
    assert "readyok" in said
    assert sum(word.startswith("bestmove") for word in said) == line.startswith("go")


def test_little_time_means_few_positions() -> None:
    assert milliseconds("movetime 10".split(), 0) == 10
    assert milliseconds("wtime 60000 btime 3000 winc 0 binc 7".split(), 1) == 107
    assert milliseconds("infinite".split(), 0) is None
    engine = Engine("schach", lambda _: None)
    assert engine.strength([]) == STRENGTHS[5]
    hasty = engine.strength("movetime 10".split())
    assert (hasty.positions, hasty.seconds) == (3000, 0.01)
    counted = engine.strength("nodes 2000".split())
    assert (counted.positions, counted.seconds) == (2000, 0.0), "the same on a busy machine: no clock decides"


@pytest.mark.parametrize(
    ("go", "positions", "seconds"),
    [("nodes 2000 movetime 5", 1500, 0.005), ("nodes 2000 movetime 50", 2000, 0.05), ("wtime 300 btime 9 nodes 9000", 3000, 0.01),
     ("nodes 2000 wtime 600000 btime 600000", 2000, STRENGTHS[5].seconds), ("nodes 0 movetime 0", 300, 0.001)],
)  # fmt: skip
def test_of_positions_and_a_clock_the_smaller_limit_counts(go: str, positions: int, seconds: float) -> None:
    asked = Engine("schach", lambda _: None).strength(go.split())
    assert (asked.positions, asked.seconds) == (positions, seconds)


def test_no_clock_makes_a_level_look_at_more() -> None:
    engine = Engine("schach", lambda _: None)
    engine.obey("setoption", "name Level value 1".split())
    assert engine.strength("movetime 0".split()).positions == engine.strength(["nodes", "9999"]).positions == STRENGTHS[1].positions


def test_who_thinks_without_end_answers_when_told_to_stop() -> None:
    said: list[str] = []
    engine = Engine("schach", said.append)
    engine.hear(["setoption name Level value 1", "isready"])
    for go, end in (("go infinite", "stop"), ("go ponder wtime 10 btime 10", "ponderhit")):
        said.clear()
        engine.obey(*split(go))
        assert engine.thinking is not None
        for _ in range(100):
            engine.thinking.join(0.1)
            if said:
                break
        assert [line.split()[:2] for line in said] == [["info", "depth"]], "what it saw is told at once"
        engine.obey(*split(end))
        assert [line.split()[0] for line in said] == ["info", "bestmove"]


def test_only_the_moves_that_are_asked_about_are_looked_at() -> None:
    with chess.engine.SimpleEngine.popen_uci([*UCI, "schach"], timeout=60) as engine:
        for moves in (["a2a3"], ["a2a3", "h2h4"]):
            roots = [chess.Move.from_uci(move) for move in moves]
            assert engine.play(chess.Board(), QUICK, root_moves=roots).move in roots
    said: list[str] = []
    told = Engine("schach", said.append)
    told.hear(["go searchmoves a2a3 h2h4 nodes 400"])
    assert said[-1].split()[1] in ("a2a3", "h2h4") and "pv " + said[-1].split()[1] in said[-2]
    said.clear()
    told.hear(["go nodes 400 searchmoves e2e5"])
    assert said[0].startswith("info string e2e5 is not legal") and said[-1].split()[1] in {
        written(told.state, a) for a in told.state.legal()
    }
    said.clear()
    placing = Engine("maharadscha", said.append)
    placing.hear(["setoption name Level value 1", "position startpos", "go nodes 300 searchmoves M@d5 M@e5"])
    assert said[-1] in ("bestmove M@d5", "bestmove M@e5")


def test_what_it_saw_is_told_before_the_move() -> None:
    with chess.engine.SimpleEngine.popen_uci([*UCI, "schach"], timeout=60) as engine:
        seen = engine.play(chess.Board(), QUICK, info=chess.engine.INFO_ALL)
        assert seen.info["depth"] >= 1 and seen.info["nodes"] >= 20 and seen.info["pv"][0] == seen.move
        score = seen.info["score"].white().score()
        assert score is not None and abs(score) < 150
        mate = engine.play(chess.Board("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1"), QUICK, info=chess.engine.INFO_ALL)
        assert mate.info["score"].white() == chess.engine.Mate(1)
    assert [scored(worth) for worth in (-37, WIN - 3, 2 - WIN)] == ["cp -37", "mate 2", "mate -1"]


@pytest.mark.parametrize("level", [2, 5])
@pytest.mark.parametrize("id", ["schach", "raeuberschach", "maharadscha"])
def test_it_plays_as_the_computer_does(id: str, level: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where who misjudges nothing looks at more."""
    monkeypatch.setattr(type(EXPERT), "thoroughness", 3)
    said: list[str] = []
    engine = Engine(id, said.append)
    engine.hear([f"setoption name Level value {level}"])
    state = parlour.game(id).start()
    for number in range(1, 7):
        engine.state = state.clone()
        engine.hear(["go nodes 300"])
        action = Computer(replace(STRENGTHS[level], positions=300, seconds=0.0), number).choose(state)
        assert said[-1] == f"bestmove {written(state, action)}"
        state.play(action)


def split(line: str) -> tuple[str, list[str]]:
    word, *rest = line.split()
    return word, rest


def test_pieces_that_are_put_onto_the_board_are_written_as_drops() -> None:
    said: list[str] = []
    engine = Engine("maharadscha", said.append)
    engine.hear(["setoption name Level value 1", "position startpos moves M@d5 e2e4", "go nodes 300"])
    assert engine.state.text().startswith("8/8/8/3m4/4P3/8/PPPP1PPP/RNBQKBNR b")
    engine.hear(["position startpos", "go nodes 300"])
    assert said[-1].startswith("bestmove M@")
    bees = Engine("bienenhausschach", said.append)
    bees.hear(["position startpos moves e2e4 d7d5 e4d5 P@a6 d8d5", "setoption name Level value 1", "go"])
    assert said[-1].startswith("bestmove P@"), "Black has taken a pawn, and puts it back"


def test_a_draughts_board_speaks_hub() -> None:
    start = "W" + "b" * 20 + "e" * 10 + "w" * 20
    lines = [
        "hub", "init", "set-param name=level value=1", "new-game",
        f'pos pos={start} moves="32-28 19-23"', "level move-time=1", "go think", "ping", "quit",
    ]  # fmt: skip
    told: list[str] = []
    HubEngine("damspel", told.append).hear(lines)
    assert told[0].startswith("id name=")
    assert "wait" in told and "ready" in told
    assert told[-2] == "done move=28x19x23", "taking is a duty, and there is one capture"
    assert told[-1] == "pong"


class Board(hub.HubEngine):
    """py-draughts as the board; it waits for lines that have come already, so it is told to read them plainly."""

    def _read_line(self, timeout: float = 1.0) -> str | None:
        assert self.process is not None and self.process.stdout is not None
        return self.process.stdout.readline().strip()


def test_py_draughts_plays_a_game_with_it(tmp_path: Path) -> None:
    command = tmp_path / "parlour_hub"
    command.write_text(f"#!/bin/sh\nexec {sys.executable} -m parlour hub damspel\n")
    command.chmod(0o755)
    board = draughts.StandardBoard()
    with Board(command, init_timeout=60) as engine:
        assert (engine.info.name, engine.params["level"].max_val) == ("Parlour damspel", "5")
        engine._send("set-param name=level value=1")
        engine.new_game()
        while len(board._moves_stack) < 60 and not board.game_over:
            move = engine.get_best_move(board)  # what is not legal it refuses
            assert isinstance(move, draughts.Move)
            board.push(move)
    taken = sum(len(move.captured_list) for move in board._moves_stack)
    assert taken > 5, "captures were written and read"


def test_hub_takes_captures_whole_and_refuses_what_cannot_be() -> None:
    said: list[str] = []
    engine = HubEngine("damspel", said.append)
    engine.hear(['pos moves="32-28 19-23 28x19x23"'])
    after = engine.state.text()
    assert said == []
    engine.hear(['pos moves="32-28 19-23 31-27"', "pos pos=Wxyz", "set-param name=level value=x", "set-param name=level"])
    assert [line.split()[0] for line in said] == ["error"] * 4
    assert engine.state.text() == after
    assert parlour.game("damspel").position(position_text("B" + "e" * 49 + "W")).text().startswith("B:WK50:B")


def test_hub_goes_on_after_a_draw_by_repetition_as_long_as_the_board_does() -> None:
    said: list[str] = []
    engine = HubEngine("damspel", said.append)
    pieces = {47: "W", 50: "w", 4: "B", 1: "b"}
    pos = "W" + "".join(pieces.get(number, "e") for number in range(1, 51))
    for often in (1, 2, 3):  # international draughts knows no king that has returned once too often
        engine.hear(["set-param name=level value=1", f'pos pos={pos} moves="{"47-42 4-9 42-47 9-4 " * often}"', "go think"])
        assert said.pop().startswith("done move=") and not said
        assert engine.state.text().startswith("W:WK47,50:B1,K4")


@pytest.mark.parametrize("move", ["38x20x33x24", "38x20x24x33", "38x20"])
def test_hub_takes_what_a_capture_takes_in_any_order(move: str) -> None:
    said: list[str] = []
    engine = HubEngine("damspel", said.append)
    pieces = {38: "w", 33: "b", 24: "b", 1: "b"}
    engine.hear([f'pos pos=W{"".join(pieces.get(number, "e") for number in range(1, 51))} moves="{move}"'])
    assert said == []
    assert engine.state.text().startswith("B:W20:B1")
