"""Luck and skill add up to the result, in every game; what is known exactly is exact; a better move is no mistake."""

from __future__ import annotations

import json
import re
import time
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from parlour.catalogue import SHELF, game
from parlour.cli import app
from parlour.core.message import Message
from parlour.core.record import Record
from parlour.core.result import Result
from parlour.core.state import CHANCE, OVER
from parlour.players.expert import Strength
from parlour.players.levels import player_for
from parlour.review import judge, review
from parlour.review.judges import judge_of
from parlour.review.reckoning import Account, Move, Review
from parlour.review.telling import figure, signed, spelled, spellings, thought, told
from parlour.review.writing import read, written
from parlour.words import languages, words
from tests.review.played import played

SHORT = {  # actions where each takes long
    **{"solitaire": 3, "wolf_und_schafe": 6, "fuenf_in_einer_reihe": 6, "schach": 6},
    **{"tippy": 4, "racado": 10, "halma_a": 4, "halma_b": 4},
}
LAWFUL = 1e-9


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The law holds for any strength: little thought, and few games at random."""
    monkeypatch.setattr(judge, "THOUGHT", judge.GLANCE)
    monkeypatch.setattr("parlour.review.judges.THOUGHT", judge.GLANCE)
    monkeypatch.setattr("parlour.review.judges.FAR", judge.GLANCE)
    monkeypatch.setattr(judge, "LONGEST", 4_000)
    monkeypatch.setattr(judge, "FEWEST", 20)
    monkeypatch.setattr(judge, "MOST_CHAINED", 200)


def keeps_the_law(found: Review) -> None:
    for seat, account in enumerate(found.accounts):
        assert account.start + account.luck + account.decided + account.ended == pytest.approx(account.result, abs=LAWFUL)
        throws = [move for move in found.moves if move.kind == "throw"]
        assert account.luck == pytest.approx(sum(move.change[seat] for move in throws), abs=LAWFUL)
    for move in found.moves:
        if move.kind == "forced":
            assert all(abs(change) <= 1.0 for change in move.change)
        assert move.lost >= 0.0


@pytest.mark.parametrize("row", SHELF, ids=lambda row: row.id)
def test_start_luck_and_decisions_are_the_result(row: object) -> None:
    id = row.id  # type: ignore[attr-defined]  # a row of the shelf
    record = played(id, most=SHORT.get(id, 16))
    found = review(record)
    keeps_the_law(found)
    assert len(found.worths) == len(record.actions) + 1
    assert read(written(found)) is not None
    for language in ("en", "de"):
        for message in told(found, record.seats, spellings(record, found)):
            assert words(language).put(message)


@pytest.mark.parametrize("id", ["gaensespiel", "backgammon", "boese_eins", "craps", "wieviel_augen_2"])
def test_a_whole_game_ends_at_its_result(id: str) -> None:
    record = played(id, seats=2 if 2 in game(id).seats else None)
    found = review(record)
    keeps_the_law(found)
    assert found.finished
    assert record.result is not None
    if found.unit == "chance" and len(record.result.places) > 1:
        firsts = [place == 1 for place in record.result.places]
        wanted = [0.5] * len(firsts) if all(firsts) else [float(first) for first in firsts]
        assert [account.result for account in found.accounts] == pytest.approx(wanted)


def test_kniffel_alone_is_exact_from_the_first_throw() -> None:
    """The solved game: what the best player loses is nothing, and the dice bring all the rest."""
    found = review(played("kniffel", seats=1, level=5))
    assert found.exact
    assert found.accounts[0].lost == pytest.approx(0.0, abs=1e-6)
    assert found.accounts[0].start == pytest.approx(245, abs=12)


def test_luck_has_no_favourites() -> None:
    """The mean of a throw's luck over all its outcomes is nothing, wherever worths are exact."""
    start = game("ganzenbord").start(2)
    for throw in ("high", "low"):
        if start.rolling_off():
            start.apply(start.legal()[-1 if throw == "high" else 0])
    assert start.turn == CHANCE and not start.rolling_off()
    asked = judge_of_start(start)
    outcomes = asked.outcomes(start)
    mean = judge.mean(start, outcomes)
    assert mean == pytest.approx(asked.worth(start), abs=1e-6)


def judge_of_start(start: object) -> judge.Judge:
    from parlour.core.state import State
    from parlour.review.judges import judge_of

    assert isinstance(start, State)
    return judge_of(start, 10)


def test_a_small_game_of_luck_is_reckoned_through_and_agrees_with_games_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge, "MOST_CHAINED", 8_000)
    monkeypatch.setattr(judge, "FEWEST", 4_000)
    start = game("punktloeschen").start(2)
    chain = judge.solved_chain(start)
    assert chain
    exact = judge.Chained(chain).worth(start)
    guessed = judge.Simulating("punktloeschen", 1).worth(start)
    assert exact == pytest.approx(guessed, abs=0.03)


def test_a_sheep_that_lets_the_wolf_through_has_blundered() -> None:
    """Wolf and sheep is solved: the sheep win until they make a hole, and that move is the turning point."""
    record = played("wolf_und_schafe", level=5, seed=3)
    assert record.result is not None and record.result.places == (1, 2)
    state = game(record.game).start(2)
    for number, action in enumerate(record.actions):
        if state.turn == 0:
            for other in state.legal():
                line = (*record.actions[:number], other)
                found = review(Record(record.game, record.version, record.options, record.seats, line))
                if found.moves[-1].lost == 1.0:
                    assert found.moves[-1].mark == "blunder"
                    assert found.moves[-1].best[0].actions != (other,)
                    return
        state.apply(action)
    pytest.fail("no sheep could have blundered")


def test_a_game_that_was_given_up_changes_its_worth_without_a_move() -> None:
    whole = played("dame", most=8)
    given_up = Record(whole.game, whole.version, whole.options, whole.seats, whole.actions, result=Result((2, 1), (0, 1), "gave_up"))
    found = review(given_up)
    keeps_the_law(found)
    assert found.moves[-1].kind == "end"
    assert found.accounts[0].result == 0.0


def test_nobody_has_decided_well_because_somebody_gave_up() -> None:
    """Everybody else has won then, whatever they did."""
    whole = played("maedn", seats=4, most=60)
    result = Result((4, 1, 1, 1), (0, 1, 1, 1), "resigned")
    given_up = Record(whole.game, whole.version, whole.options, whole.seats, whole.actions, result=result)
    found, before = review(given_up), review(whole)
    keeps_the_law(found)
    for account, earlier in zip(found.accounts, before.accounts, strict=True):
        assert account.decided == pytest.approx(earlier.decided, abs=0.01)
        assert account.ended == pytest.approx(account.result - earlier.result, abs=0.01)
    assert all(account.ended > 0.5 for account in found.accounts[1:])


def test_points_of_ones_own_stay_what_was_to_be_expected_when_somebody_gives_up() -> None:
    """Who has won says nothing of how many points there would have been."""
    whole = played("kniffel", most=8)
    given_up = Record(whole.game, whole.version, whole.options, whole.seats, whole.actions, result=Result((2, 1), (0, 1), "gave_up"))
    found = review(given_up)
    keeps_the_law(found)
    assert found.accounts == review(whole).accounts and all(account.result > 100.0 for account in found.accounts)


def test_a_hop_after_the_other_is_one_move() -> None:
    for seed in range(6):
        record = played("englische_dame", seed=seed)
        found = review(record)
        assert sum(move.end - move.first for move in found.moves) == len(record.actions)
        if len(found.moves) < len(record.actions):
            return
    pytest.fail("no chain of hops in six games")


def test_review_of_a_file_speaks_and_writes(tmp_path: Path) -> None:
    record = played("boese_eins", seats=3)
    file, out = tmp_path / "game.json", tmp_path / "review.json"
    file.write_text(record.to_json())
    run = CliRunner().invoke(app, ["review", str(file), "--json", str(out), "--cores", "1", "-l", "en"])
    assert run.exit_code == 0, run.output
    assert record.seats[0] in run.output
    data = json.loads(out.read_text())
    for account in data["accounts"]:
        assert account["start"] + account["luck"] + account["decided"] + account["ended"] == pytest.approx(account["result"], abs=1e-4)


def test_a_player_of_the_first_level_loses_more_than_one_of_the_fifth(monkeypatch: pytest.MonkeyPatch) -> None:
    club = Strength(positions=20_000, noise=0.0, seconds=1.0)
    monkeypatch.setattr(judge, "THOUGHT", club)
    state = game("muehle").start(2)
    actions: list[int] = []
    players = [player_for(1, 1), player_for(4, 2)]
    while state.turn != OVER and len(actions) < 30:
        actions.append(players[state.turn].choose(state))
        state.apply(actions[-1])
    found = review(Record("muehle", game("muehle").version, dict(state.setup.options), ("Mouse", "Lynx"), tuple(actions)))
    assert found.accounts[0].lost > 2 * found.accounts[1].lost


def test_progress_is_told_within_a_second() -> None:
    told_at: list[float] = []
    begun = time.monotonic()
    review(played("muehle", most=60), lambda done: told_at.append(time.monotonic() - begun))
    assert told_at[0] < 1.0
    assert len(told_at) >= 60


def test_a_turn_that_helped_somebody_else_says_whom() -> None:
    moves = (Move(0, 1, 1, "throw", "6", (0.4, -0.02, -0.38)),)
    accounts = tuple(Account(0.3, 0.0, 0.0, 0.0, 0.3, 0.0, 0, 0, 0, 0) for _ in range(3))
    worths = ((0.3, 0.32, 0.38), (0.7, 0.3, 0.0))
    found = Review("va_banque", "chance", 1.0, False, 3, True, worths, moves, accounts, 0, ())
    last = told(found, ("Ada", "Ben", "Cleo"), {})[-1]
    assert words("en").put(last) == "The turning point was Ben’s throw 6, number 1: +40 for Ada."
    own = replace(found, moves=(replace(moves[0], seat=0),))
    assert words("en").put(told(own, ("Ada", "Ben", "Cleo"), {})[-1]).endswith("number 1: +40.")


@pytest.mark.parametrize(("language", "figure"), [("en", "+1.15"), ("de", "+1,15")])
def test_figures_have_the_decimal_sign_of_the_language(language: str, figure: str) -> None:
    found = replace(reviewed_start("backgammon"), unit="points", scale=2.0)
    assert words(language).put(signed(found, 1.1499)) == figure
    assert words(language).put(signed(found, -0.001)) == "±0"
    assert words(language).put(signed(found, -0.5)).startswith("−0")


def test_a_loss_has_the_minus_of_print_and_nothing_is_no_loss() -> None:
    found = replace(reviewed_start("backgammon"), unit="points", scale=2.0)
    assert [words("en").put(figure(found, worth)) for worth in (-4.0, -0.001, 4.0)] == ["−4.00", "0.00", "4.00"]


def test_partners_win_together() -> None:
    """Two against two begin with even chances, and both of a side have the same."""
    found = review(played("einigkeit", most=30))
    assert found.worths[0] == pytest.approx((0.5,) * 4, abs=0.02)
    for worth in found.worths:
        assert worth[0] == pytest.approx(worth[2]) and worth[0] + worth[1] == pytest.approx(1.0)
    halma = game("halma_eck").start(4, teams="opposite")
    begun = judge_of(halma, 50).worth(halma)
    assert begun[0] == pytest.approx(begun[2]) and begun[0] + begun[1] == pytest.approx(1.0)


def reviewed_start(id: str) -> Review:
    return Review(id, "chance", 1.0, False, 2, False, ((0.5, 0.5),), (), (), -1, ())


@pytest.mark.parametrize(("text", "words_of_it"), [("small_straight", "Small straight"), ("throw 1,5", "throwing 1,5 again")])
def test_boxes_and_throws_of_kniffel_are_called_by_their_names(text: str, words_of_it: str) -> None:
    spelled = game("kniffel").face.spell(text)
    assert spelled is not None and words("en").put(spelled) == words_of_it


@pytest.mark.parametrize(
    ("faults", "said"),
    [
        ((0, 0, 0), "Anna made no mistakes; 1.0 lost per move."),
        ((0, 0, 2), "Anna made 2 slips; 1.0 lost per move."),
        ((1, 0, 3), "Anna made one blunder and 3 slips; 1.0 lost per move."),
        ((2, 1, 1), "Anna made 2 blunders, one mistake and one slip; 1.0 lost per move."),
    ],
)
def test_only_what_happened_is_counted(faults: tuple[int, int, int], said: str) -> None:
    blunders, mistakes, slips = faults
    account = Account(0.5, 0.0, 0.0, 0.0, 0.5, 0.05, 5, slips=slips, mistakes=mistakes, blunders=blunders)
    told_so = thought(reviewed_start("muehle"), account, "Anna")
    assert words("en").put(told_so) == said
    for language in languages():
        whole = words(language).put(told_so)
        assert "Anna" in whole and "review-" not in whole and "$" not in whole, whole


def test_a_button_is_called_by_what_it_says() -> None:
    record = played("boese_drei", seats=2, seed=3)
    found = review(record)
    spelt = spellings(record, found)
    stops = [spelled(spelt, move, move.text) for move in found.moves if move.kind == "decision" and move.text == "stop"]
    assert stops and all(isinstance(stop, Message) and words("de").put(stop).startswith("Aufhören mit") for stop in stops)


@pytest.mark.parametrize("id", ["maedn", "puff", "trictrac", "wolf_und_schafe", "chicago", "wieviel_augen_2"])
def test_no_move_is_called_by_an_english_word_elsewhere(id: str) -> None:
    """But for those of backgammon that are everybody's."""
    record = played(id, most=SHORT.get(id, 60))
    found = review(record)
    spelt, ours = spellings(record, found), words("ru")
    texts = [spelled(spelt, move, text) for move in found.moves for text in (move.text, *(choice.text for choice in move.best))]
    written = {ours.put(text) if isinstance(text, Message) else text for text in texts}
    assert not [text for text in written if re.search("[a-z]{3}", re.sub("bar|off", "", text))]
