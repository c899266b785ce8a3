"""Match text out and in: whole games and matches come back the same, foreign files are read, nonsense is named."""

import pytest

import parlour
from parlour.bridges.mat import from_mat, to_mat
from tests.bridges.records import random_record

GAME = parlour.game("backgammon")


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"standard_rules": True},
        {"doubling": False},
        {"standard_rules": True, "match_points": 5},
        {"match_points": 3, "crawford": False},
    ],
    ids=str,
)
@pytest.mark.parametrize("seed", range(4))
def test_whole_games_and_matches_come_back_the_same(options: dict[str, object], seed: int) -> None:
    record = random_record("backgammon", seed, whole=False, **options)
    assert record.result is not None
    assert from_mat(to_mat(record)) == record


@pytest.mark.parametrize("standard", [False, True])
def test_so_do_games_that_stop_anywhere(standard: bool) -> None:
    for length in (*range(1, 60), 101, 102, 103, 104):
        for seed in (length, 60 + length):
            record = random_record("backgammon", seed, length, standard_rules=standard)
            assert from_mat(to_mat(record)) == record, to_mat(record)


FOREIGN = """
 3 point match

 Game 1
 gnubg : 0                              user : 0
  1)                                    31: 8/5 6/5
  2) 65: 24/13                          66: 24/18(2) 13/7(2)
  3) 41: 24/23 13/9                     Doubles => 2
  4)  Drops
      Wins 1 point

 Game 2
 gnubg : 0                              user : 1
  1) 21: 13/11 6/5                      62: 24/18 13/11
  2) 55: 8/3(2) 6/1*(2)                 31: Cannot Move
"""


def test_a_foreign_match_is_read() -> None:
    record = from_mat(FOREIGN)
    assert record.seats == ("gnubg", "user") and record.options["match_points"] == 3 and record.options["standard_rules"] is True
    state = GAME.start(2, **record.options)
    for action in record.actions:
        state.apply(action)
    assert "score 0 1, games 1" in state.text()
    assert from_mat(to_mat(record)) == record


def test_joined_steps_and_any_order_lead_to_the_same_place() -> None:
    texts = ["24/18 18/13", "24/13", "24/18/13"]
    assert len({from_mat(f" 0 point match\n Game 1\n  1) 65: {text}").actions[-2:] for text in texts}) == 1
    one, other = (from_mat(f" 0 point match\n Game 1\n  1) 31: {text}").actions for text in ("8/5 6/5", "6/5 8/5"))
    assert sorted(one) == sorted(other)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("tea", "no match text"),
        (" 0 point match\n Game 1\n  1) 31: tea", "'tea' is no move"),
        (" 0 point match\n Game 1\n  1) 31: 24/22", "is no move in "),
        (" 0 point match\n Game 1\n  1) 31: 30/22", "is no move"),
        (" 0 point match\n Game 1\n  1) 31: 8/5 6/5          Takes", "nobody has doubled"),
        (" 0 point match\n Game 1\n  1) 31: 8/5", "8/5': action .* is not legal here"),  # a number is left
        (' ; [ParlourOptions "[]"]\n 0 point match', "not the object"),
        (' ; [ParlourOptions "{\\"tea\\": 1}"]\n 0 point match', "no option 'tea'"),
    ],
)
def test_nonsense_is_named(text: str, complaint: str) -> None:
    with pytest.raises(parlour.RecordError, match=complaint):
        from_mat(text)


def test_other_games_have_no_match_text() -> None:
    with pytest.raises(parlour.RecordError, match="puff is not written as mat"):
        to_mat(parlour.Record("puff", 1, {}, ("A", "B"), ()))
