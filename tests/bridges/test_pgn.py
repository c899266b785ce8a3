"""PGN out and in: whole games come back the same, python-chess reads ours, foreign games are read, nonsense is named."""

import io

import chess.pgn
import pytest

import parlour
from parlour.bridges.pgn import from_pgn, to_pgn
from parlour.core.errors import NotationError, RecordError
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
        ("1. e5", "'e5' is no move in "),
        ('[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]\n1. O-O-O', "'O-O-O' is no move in "),
        ('[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0"]\n1. O-O', "no game of schach begins so: .*the move number: missing"),
        ('[ParlourOptions "[]"]', "not the object"),
        ('[ParlourOptions "{\\"tea\\": 1}"]', "no option 'tea'"),
    ],
)
def test_nonsense_is_named(text: str, complaint: str) -> None:
    with pytest.raises(parlour.RecordError, match=complaint):
        from_pgn(text)


@pytest.mark.parametrize(
    "text",
    [
        "1. Ngf3 d5 *",
        "1. Ng1f3 d7-d5 *",
        "1. g1-f3 d7d5 *",
        "1. Sf3 Sf6 2. g3 g6 3. Lg2 Lg7 *",
        "1. e4 Nf6 2. e5 d5 3. exd6 e.p. *",
        "1. e2-e4 d5 2. e4:d5 Qd8xd5 *",
    ],
)
def test_what_other_programs_write_is_read(text: str) -> None:
    assert len(from_pgn(text).actions) >= 2


@pytest.mark.parametrize("written", ["a7xb8=Q", "a7b8Q", "axb8(Q)", "axb8=q", "a7xb8Q"])
def test_a_promotion_is_read_in_many_ways(written: str) -> None:
    game = parlour.game("schach")
    state = game.position("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1")
    assert game.face.write(state, game.face.read(state, written)) == "axb8=Q+"


@pytest.mark.parametrize("written", ["Nd2", "a8", "axb8", "Ke1xd1", "N3f3"])
def test_what_fits_no_move_or_several_is_refused(written: str) -> None:
    """Both knights reach d2, a pawn must become something, nothing stands on d1, and no knight comes from the third rank to f3."""
    game = parlour.game("schach")
    state = game.position("1n2k3/P7/8/8/8/1N3N2/8/4K3 w - - 0 1")
    with pytest.raises(NotationError):
        game.face.read(state, written)


def test_a_game_that_went_on_after_a_draw_nobody_claimed_is_read() -> None:
    record = from_pgn("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 *")
    assert len(record.actions) == 9 and dict(record.options)["repetition_draw"] == 0


@pytest.mark.parametrize(("game", "complaint"), [("dame", "dame is not written as PGN"), ("nothing", "no game 'nothing'")])
def test_other_games_are_refused(game: str, complaint: str) -> None:
    with pytest.raises(RecordError, match=complaint):
        from_pgn(f'[ParlourGame "{game}"]\n\n1. e4 *')


def test_a_game_that_begins_at_a_position_comes_in_and_goes_out_the_same() -> None:
    text = '[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/8/4K2R b K - 0 12"]\n\n12... Kd7 13. O-O Ke6 *'
    record = from_pgn(text)
    assert record.position == "4k3/8/8/8/8/8/8/4K2R b K - 0 12" and len(record.actions) == 3
    written = to_pgn(record)
    assert "12... Kd7 13. O-O Ke6 *" in written and from_pgn(written) == record
    board = chess.pgn.read_game(io.StringIO(written))
    assert board is not None and board.board().fen() == record.position and len(list(board.mainline_moves())) == 3


def test_the_usual_start_as_a_position_is_the_usual_start() -> None:
    assert from_pgn(f'[FEN "{parlour.game("schach").start().text()}"]\n1. e4 *') == from_pgn("1. e4 *")
