"""PGN out and in: whole games come back the same, python-chess reads ours, foreign games are read, nonsense is named."""

import io

import chess.pgn
import pytest

import parlour
from parlour.bridges.pgn import from_pgn, to_pgn
from tests.bridges.records import random_record

CHESS = [game.id for game in parlour.shelf() if game.family == "chess"]


@pytest.mark.parametrize("id", CHESS)
@pytest.mark.parametrize("seed", range(3))
def test_games_come_back_the_same(id: str, seed: int) -> None:
    record = random_record(id, seed, 120, whole=True)
    assert from_pgn(to_pgn(record)) == record


def test_python_chess_reads_what_we_write() -> None:
    record = random_record("schach", 5, 120, whole=True)
    theirs = chess.pgn.read_game(io.StringIO(to_pgn(record)))
    assert theirs is not None and not theirs.errors
    assert len(list(theirs.mainline_moves())) == len(record.actions)
    assert theirs.headers["White"].startswith("Ann")


def test_a_foreign_game_with_comments_and_variations_is_read() -> None:
    record = from_pgn('[White "A"]\n\n1. e4 $1 e5 (1... c5 {Sicilian (sharp)} 2. Nf3 (2. c3)) 2.Nf3 {good} Nc6 ; quiet\n3. Bb5 a6 4. O-O *')
    assert len(record.actions) == 7 and record.result is None


def test_a_finished_game_has_its_result() -> None:
    record = from_pgn("1. f3 e5 2. g4 Qh4# 0-1")
    assert record.result is not None and record.result.reason == "checkmate"
    assert '[Result "0-1"]' in to_pgn(record)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("1. e5", "'e5' is no move after 0 actions"),
        ('[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]\n1. O-O', "in the middle"),
        ('[ParlourOptions "[]"]', "no object"),
        ('[ParlourOptions "{\\"tea\\": 1}"]', "no option 'tea'"),
    ],
)
def test_nonsense_is_named(text: str, complaint: str) -> None:
    with pytest.raises(parlour.RecordError, match=complaint):
        from_pgn(text)
