"""Games that did not end by their rules come in and go out with their reason; and what other programs write is read."""

import io
import os
import random
import shutil
import subprocess
from pathlib import Path

import chess
import chess.engine
import chess.pgn
import draughts
import pytest

import parlour
from parlour.bridges.mat import from_mat, to_mat
from parlour.bridges.pdn import from_pdn, to_pdn
from parlour.bridges.pgn import from_pgn, to_pgn
from parlour.bridges.tags import games_in
from parlour.core.leaving import Ending
from parlour.core.record import Record, verify
from parlour.games.tables.rules import CONCEDE
from tests.bridges.records import random_record

GAMES = os.pathsep.join((os.environ.get("PATH", ""), "/usr/games"))  # where Debian puts them
STOCKFISH, GNUBG = (shutil.which(name, path=GAMES) for name in ("stockfish", "gnubg"))

# From a collection of the py-draughts project: the king returns for the third time, which is our printed draw, and the game goes on.
GOES_ON = """[GameType "20"]
1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 41-37 5-10 5. 34-29 23x34 6. 39x30 20-24 7. 30x19 13x24 8. 40-34 8-13 9.
44-39 2-8 10. 50-44 14-19 11. 32-28 10-14 12. 37-32 18-23 13. 31-27 12-18 14. 46-41 7-12 15. 41-37 17-22 16. 28x17 11x31
17. 36x27 12-17 18. 33-28 6-11 19. 47-41 1-6 20. 41-36 17-22 21. 28x17 11x31 22. 37x26 8-12 23. 34-29 23x34 24. 39x30
6-11 25. 44-39 11-17 26. 42-37 3-8 27. 37-31 18-23 28. 32-27 17-21 29. 26x17 12x32 30. 38x27 8-12 31. 43-38 12-17 32.
49-43 13-18 33. 48-42 15-20 34. 39-34 20-25 35. 38-33 9-13 36. 31-26 4-10 37. 43-38 10-15 38. 42-37 24-29 39. 33x24
14-20 40. 37-32 20x40 41. 45x34 15-20 42. 38-33 20-24 43. 36-31 17-22 44. 26-21 22-28 45. 33x22 24-29 46. 22-17 29x40
47. 35x44 25x34 48. 31-26 23-29 49. 32-28 19-24 50. 27-22 18x27 51. 21x32 34-39 52. 44x33 29x27 53. 17-12 13-18 54.
12x23 24-30 55. 23-19 30-34 56. 19-14 34-39 57. 14-9 39-44 58. 9-4 44-50 59. 4x36 50x6 60. 26-21 16x27 61. 36x4 6-1 62.
4-10 1-6 63. 10-5 6-1 64. 5-10 1-6 65. 10-5 6-1 1-1
"""

# Two games of a match as GNU Backgammon writes them: the first is given up for the doubled cube.
GIVEN_UP = """
 3 point match

 Game 1
 gnubg : 0                     user : 0
  1)                             31: 8/5 6/5
  2) 65: 24/13                   Doubles => 2
  3)  Takes                      66: 24/18(2) 13/7(2)
                                  Wins 2 points

 Game 2
 gnubg : 0                     user : 2
  1) 21: 13/11 6/5               62: 24/18 13/11
  2) 55: 8/3(2) 6/1*(2)          31:
      Wins 1 point
"""


@pytest.mark.parametrize(
    ("result", "termination", "ending", "places"),
    [
        ("1-0", "normal", Ending("resigned", 1), (1, 2)),
        ("0-1", "Time forfeit", Ending("time", 0), (2, 1)),
        ("0-1", "abandoned", Ending("left", 0), (2, 1)),
        ("1/2-1/2", "", Ending("agreed", 0), (1, 1)),
        ("*", "unterminated", None, None),
    ],
)
def test_a_result_before_the_end_has_its_reason(
    result: str, termination: str, ending: Ending | None, places: tuple[int, int] | None
) -> None:
    record = from_pgn(f'[Result "{result}"]\n[Termination "{termination}"]\n\n1. e4 e5 2. Nf3 {result}\n')
    assert record.ending == ending and (record.result and record.result.places) == places
    assert from_pgn(to_pgn(record)) == record and Record.from_json(record.to_json()) == record
    drawn = {"1-0": "2-0", "0-1": "0-2", "1/2-1/2": "1-1"}.get(result, result)
    record = from_pdn(f'[GameType "20"]\n[Termination "{termination}"]\n\n1. 32-28 19-23 {drawn}\n')
    assert record.ending == ending and (record.result and record.result.places) == places
    assert from_pdn(to_pdn(record)) == record


def test_a_game_that_ends_by_its_rules_needs_no_other_reason() -> None:
    record = from_pgn('[Result "0-1"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n')
    assert record.ending is None and record.result is not None and record.result.reason == "checkmate"


def test_a_draughts_game_that_goes_on_after_our_draw_is_read_without_it() -> None:
    record = from_pdn(GOES_ON)
    assert record.options["draw_rule"] == "off" and record.ending == Ending("agreed", 0) and len(record.actions) > 133
    assert from_pdn(to_pdn(record)) == record
    stays = to_pdn(record).replace('\\"draw_rule\\": \\"off\\"', '\\"draw_rule\\": \\"printed\\"')
    with pytest.raises(parlour.RecordError, match="comes after the end"):  # a record of ours is what it says
        from_pdn(stays)


def test_a_game_of_a_match_can_be_given_up_by_either_side() -> None:
    record = from_mat(GIVEN_UP)
    verdict = verify(parlour.game("backgammon"), record)
    assert "opening, score 1 2, games 2" in verdict.state.text()
    assert [action for action in record.actions if action >= CONCEDE] == [CONCEDE, CONCEDE + 3]  # by the side in hand, then by the other
    assert from_mat(to_mat(record)) == record


def test_what_a_game_given_up_is_worth_follows_the_cube() -> None:
    with pytest.raises(parlour.RecordError, match="with the cube at 2 a game is worth 1, 2 or 3 times that"):
        from_mat(GIVEN_UP.replace("Wins 2 points", "Wins 3 points"))


def test_nobody_is_offered_to_give_a_game_up_and_outside_a_match_nobody_can() -> None:
    match, single = (parlour.game("backgammon").start(2, match_points=points) for points in (3, 0))
    assert not any(match.allows(action) for action in range(CONCEDE, CONCEDE + 6))
    with pytest.raises(parlour.IllegalAction):
        single.follow(CONCEDE)


def test_a_single_game_given_up_is_one() -> None:
    record = from_mat(GIVEN_UP.replace("3 point match", "0 point match").split(" Game 2")[0])
    assert record.ending == Ending("resigned", 0) and record.result is not None and record.result.places == (2, 1)
    assert from_mat(to_mat(record)) == record


@pytest.mark.parametrize("seed", range(6))
def test_matches_with_games_given_up_come_back_the_same(seed: int) -> None:
    game, rng = parlour.game("backgammon"), random.Random(seed)
    state, actions = game.start(2, match_points=5, standard_rules=True), list[int]()
    while state.turn != parlour.OVER:
        gives_up = rng.random() < 0.05 and bool(actions)
        actions.append(CONCEDE + rng.randrange(6) if gives_up else rng.choice(state.legal()))
        state.follow(actions[-1])
    record = Record("backgammon", game.version, dict(state.setup.options), ("A", "B"), tuple(actions), result=state.result())
    assert from_mat(to_mat(record)) == record


def test_the_games_of_a_file_are_told_apart() -> None:
    records = [random_record("schach", seed, 30) for seed in range(3)]
    assert [from_pgn(text) for text in games_in("\n".join(map(to_pgn, records)))] == records
    assert len(games_in('[White "A"]\n[Result "1-0"]\n\n[White "B"]\n\n1. e4 *\n')) == 2  # the first has no moves


# Other programs


def test_what_py_draughts_writes_is_read() -> None:
    board, rng = draughts.StandardBoard(), random.Random(3)
    for _ in range(60):
        board.push(rng.choice(board.legal_moves))
    record = from_pdn(board.pdn)
    assert record.game == "damspel" and record.ending is None
    again = to_pdn(record)
    assert from_pdn(again) == record


@pytest.mark.skipif(STOCKFISH is None, reason="Stockfish is not installed")
def test_what_stockfish_plays_comes_in_and_goes_out_the_same() -> None:
    assert STOCKFISH is not None
    board = chess.Board()
    with chess.engine.SimpleEngine.popen_uci(STOCKFISH) as engine:
        while not board.is_game_over() and board.ply() < 60:
            move = engine.play(board, chess.engine.Limit(nodes=200)).move
            assert move is not None
            board.push(move)
    written = chess.pgn.Game.from_board(board)
    record = from_pgn(str(written))
    read = chess.pgn.read_game(io.StringIO(to_pgn(record)))
    assert read is not None and list(read.mainline_moves()) == list(board.move_stack)
    assert from_pgn(to_pgn(record)) == record


@pytest.mark.skipif(GNUBG is None, reason="GNU Backgammon is not installed")
def test_a_match_that_gnubg_plays_against_itself_is_read(tmp_path: Path) -> None:
    assert GNUBG is not None
    saved = tmp_path / "match.mat"
    players = "".join(f"set player {seat} gnubg\nset player {seat} chequerplay evaluation plies 0\n" for seat in (0, 1))
    commands = (
        f"set seed 7\nset confirm new off\n{players}set automatic roll on\nset automatic game on\nnew match 3\nexport match mat {saved}\n"
    )
    subprocess.run([GNUBG, "-t", "-q"], input=commands, text=True, capture_output=True, timeout=120, check=False)
    record = from_mat(saved.read_text(encoding="utf-8"))
    assert record.result is not None and record.result.reason == "match"
    assert from_mat(to_mat(record)) == record
