"""Parlour as an engine: python-chess plays it by UCI, and py-draughts by Hub."""

import sys
from pathlib import Path

import chess
import chess.engine
import chess.variant
import draughts
import pytest
from draughts.engines import hub

import parlour
from parlour.bridges.hub import HubEngine, position_text
from parlour.bridges.uci import Engine, budget

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
    board = chess.variant.AntichessBoard()
    said: list[str] = []
    engine = Engine("raeuberschach", said.append)
    for _ in range(8):
        moves = " ".join(move.uci() for move in board.move_stack)
        engine.hear([f"position startpos{' moves ' + moves if moves else ''}", "go nodes 300"])
        board.push_uci(said[-1].split()[1])
    assert board.ply() == 8


def test_what_makes_no_sense_is_told_and_changes_nothing() -> None:
    said: list[str] = []
    engine = Engine("schach", said.append)
    engine.hear(["position startpos moves e2e4", "position startpos moves e2e5", "position fen nonsense", "", "hello", "isready"])
    assert [line.split()[0] for line in said] == ["info", "info", "readyok"]
    assert engine.state.text().startswith("rnbqkbnr/pppppppp/8/8/4P3")
    with pytest.raises(parlour.ParlourError, match="no game of the chess family"):
        Engine("muehle", said.append)


def test_little_time_means_few_positions() -> None:
    assert budget("movetime 10".split(), 0) == 3000
    assert budget("wtime 60000 btime 3000 winc 0 binc 0".split(), 1) == 30_000
    assert budget("infinite".split(), 0) is None


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
    engine.hear(['pos moves="32-28 19-23 31-27"', "pos pos=Wxyz"])
    assert [line.split()[0] for line in said] == ["error", "error"]
    assert engine.state.text() == after
    assert parlour.game("damspel").position(position_text("B" + "e" * 49 + "W")).text().startswith("B:WK50:B")
