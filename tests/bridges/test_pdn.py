"""PDN out and in: whole games come back the same, short captures are understood, nonsense is named."""

import pytest

import parlour
from parlour.bridges.pdn import from_pdn, to_pdn
from tests.bridges.records import random_record

DRAUGHTS = [game.id for game in parlour.shelf() if game.family == "draughts"]


@pytest.mark.parametrize("id", DRAUGHTS)
@pytest.mark.parametrize("seed", range(5))
def test_whole_games_come_back_the_same(id: str, seed: int) -> None:
    record = random_record(id, seed)
    assert from_pdn(to_pdn(record)) == record


@pytest.mark.parametrize("seed", range(8))
def test_huffing_comes_back_the_same(seed: int) -> None:
    record = random_record("dame", seed, huffing=True)
    assert from_pdn(to_pdn(record)) == record
    assert any("huff:" in to_pdn(random_record("dame", other, huffing=True)) for other in range(8))


def test_a_foreign_game_with_comments_and_short_captures_is_read() -> None:
    record = from_pdn('[GameType "20"]\n1. 32-28! {good} 19-23?! $2 2. 28x19 14x23 3. 37-32 ; quiet\n *')
    assert record.game == "damspel" and len(record.actions) == 5 and record.result is None


def test_a_short_capture_stands_for_the_only_route() -> None:
    short, long = (from_pdn(f"1. 32-28 20-24 2. 33-29 {capture}", "damspel") for capture in ("24x22", "24x33x22"))
    assert short == long and len(short.actions) == 5


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("1. 32-28", "does not say which game it is"),
        ('[GameType "20"]\n1. 32-27 1-2', "'1-2' is no move in "),
        ('[GameType "20"]\n1. 32-28 20-24 2. 33-29 24x33', "'24x33' is no move in "),  # stops halfway
        ('[ParlourGame "dame"]\n[ParlourOptions "[]"]', "not the object"),
        ('[ParlourGame "dame"]\n[ParlourOptions "{\\"tea\\": 1}"]', "no option 'tea'"),
        ('[ParlourGame "dame"]\n[ParlourOptions "{\\"seats\\": 3}"]', "no option 'seats'"),
        (f'[ParlourGame "dame"]\n[ParlourOptions "{"[" * 100_000}"]', "not the object"),
        ('[ParlourGame "tea"]', "no game 'tea'"),
        ('[ParlourGame "muehle"]', "muehle is not written as PDN"),
        ('[GameType "20"]\n[SetUp "1"]\n[FEN "W:WK47:BK3"]\n1. 32-28', "'32-28' is no move in "),
        ('[GameType "20"]\n[FEN "W:W51:B3"]\n1. 32-28', "no game of damspel begins so: .*'51' is no place"),
    ],
)
def test_nonsense_is_named(text: str, complaint: str) -> None:
    with pytest.raises(parlour.RecordError, match=complaint):
        from_pdn(text)


@pytest.mark.parametrize("fen", ["B:W31,32,33,K45:B1,2,3,18", "B:W31-33,K45:B1-3,18.", "B:B1-3,18:W31-33,K45"])
def test_a_game_that_begins_at_a_position_comes_in_and_goes_out_the_same(fen: str) -> None:
    record = from_pdn(f'[GameType "20"]\n[FEN "{fen}"]\n1... 18-22 2. K45-40 *'.replace("K45-40", "45-40"))
    assert record.position == "B:W31,32,33,K45:B1,2,3,18" and len(record.actions) == 2
    written = to_pdn(record)
    assert "1... 18-22 2. 45-40 *" in written and from_pdn(written) == record


def test_what_no_fen_can_say_of_a_position_is_kept_beside_it() -> None:
    record = from_pdn('[GameType "20"]\n[ParlourPosition "W:WK45:BK3 | quiet 4"]\n1. 45-40 *')
    written = to_pdn(record)
    assert '[FEN "W:WK45:BK3"]' in written and from_pdn(written) == record and record.position.endswith("quiet 4")
