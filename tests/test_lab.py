"""The lab: the same facts from the same seed, intervals that hold, and the simulation meets the Markov chain."""

from dataclasses import replace
from pathlib import Path

import pytest

import parlour
import parlour.cli.lab as laboratory
from parlour.catalogue import entry
from parlour.cli import main
from parlour.cli.voice import Voice
from parlour.lab.chain import TooLarge, chain, expected_length
from parlour.lab.facts import (
    Tally,
    Wish,
    find_facts,
    journal_of,
    keep,
    mean_length,
    pieces_of,
    play_portion,
    portion_tally,
    portions,
    recall,
    recall_any,
    share,
)
from parlour.lab.plot import bars, histogram
from parlour.lab.runner import Journal, Plain, run
from parlour.lab.soak import Batch, Soaked, soak, soak_batch
from parlour.players.levels import STRENGTHS
from parlour.players.track.expert import TrackExpert

GOOSE = parlour.game("gaensespiel")


def wish(games: int, game: str = "gaensespiel", seats: int = 2, level: int = 0) -> Wish:
    return Wish(parlour.game(game).agree(seats), games, level)


def test_the_chain_at_the_end_of_the_game() -> None:
    """On 55, the other held on 27: what each throw leads to is one position of six, and they are equally likely."""
    follow = chain(GOOSE.position("Y55 G27 | Y", 2))
    assert [round(chance, 9) for chance, _ in follow[0]] == [round(1 / 6, 9)] * 6
    assert len({number for _, number in follow[0]}) == 6


def test_the_simulation_of_the_goose_meets_its_markov_chain() -> None:
    exact = expected_length(GOOSE.start(2))
    mean = mean_length(find_facts(wish(6000), workers=1))
    reach = mean.high - mean.value
    assert abs(mean.value - exact) < 1.6 * reach  # three standard errors; the seed is fixed
    assert reach / exact < 0.02


def test_a_game_with_decisions_is_no_chain() -> None:
    with pytest.raises(TooLarge):
        expected_length(parlour.game("maedn").start(2))


def test_the_same_wish_gives_the_same_facts_on_any_number_of_processes() -> None:
    assert find_facts(wish(40), workers=1) == find_facts(wish(40), workers=2)
    other = Wish(wish(40).setup, 40, seed=2)
    assert find_facts(other, workers=1) != find_facts(wish(40), workers=1)


def test_portions_add_up() -> None:
    assert sum(portions(wish(12345))) == 12345 and len(portions(wish(7))) == 7


@pytest.mark.parametrize(
    ("id", "low", "high"),
    [("maedn", 2, 5), ("gaensespiel", 2, 5), ("ganzenbord", 11, 56), ("backgammon", 2, 5), ("puff", 11, 65), ("craps", 11, 56)],
)
def test_every_family_that_throws_for_the_start_says_so(id: str, low: int, high: int) -> None:
    """The same question in all of them: whoever has the hand once the throwing is over begins."""
    state = parlour.game(id).start(2)
    for thrown in (low, low, low, high):  # equals throw again
        assert state.rolling_off()
        state.apply(thrown)
    assert not state.rolling_off() and state.hand == 1
    assert not parlour.game("muehle").start().rolling_off()


def test_captures_and_first_seats_are_counted() -> None:
    tally = play_portion(wish(1, "maedn", 4), 0, 4)
    assert tally.games == 4 and sum(tally.seat_wins) == pytest.approx(4)
    assert 0 < tally.takes < tally.told


def test_a_capture_that_the_move_tells_is_counted_too() -> None:
    tally = play_portion(wish(1, "dame"), 0, 1)
    assert tally.reasons["no_pieces"] == 1 and 12 <= tally.takes < 24


@pytest.mark.parametrize("id", ["finke", "va_banque", "wuerfelpoker", "wuerfelstapel"])
def test_chips_and_dice_are_nobodys_to_capture(id: str) -> None:
    tally = play_portion(Wish(parlour.game(id).agree(), 1), 0, 1)
    assert tally.told > 0 and tally.takes == 0


def test_computers_may_play() -> None:
    tally = play_portion(wish(2, "ganzenbord", 2, level=1), 0, 2)
    assert tally.games == 2 and sum(tally.reasons.values()) == 2


def test_no_clock_has_a_say_in_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a machine so slow that a brake would end every thought at once."""
    quick = play_portion(wish(1, "twee_in_een_a", 2, level=2), 0, 1)
    monkeypatch.setitem(STRENGTHS, 2, replace(STRENGTHS[2], seconds=1e-9))
    assert play_portion(wish(1, "twee_in_een_a", 2, level=2), 0, 1) == quick


def test_wilson_interval() -> None:
    half = share(50, 100)
    assert (round(half.low, 4), round(half.high, 4)) == (0.4038, 0.5962)  # as the tables give it
    assert share(0, 10).low == 0.0 and 0.2 < share(0, 10).high < 0.35


def test_facts_are_kept_and_recalled(tmp_path: Path) -> None:
    tally = find_facts(wish(20), workers=1)
    keep(tmp_path, wish(20), tally)
    assert recall(tmp_path, wish(20)) == tally
    assert recall(tmp_path, wish(21)) is None
    (tmp_path / "gaensespiel.json").write_text("no json")
    assert recall(tmp_path, wish(20)) is None


def test_facts_of_other_players_are_no_longer_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, at_random = wish(2, "ganzenbord", 2, level=1), wish(2, "ganzenbord", 2)
    tally = Tally(games=2)
    keep(tmp_path, asked, tally)
    assert recall(tmp_path, asked) == recall_any(tmp_path, "ganzenbord") == tally
    by_them = pieces_of(asked)[0].key
    monkeypatch.setattr(TrackExpert, "version", 7)
    assert recall(tmp_path, asked) is recall_any(tmp_path, "ganzenbord") is None and pieces_of(asked)[0].key != by_them
    keep(tmp_path, at_random, tally)
    assert recall(tmp_path, at_random) == recall_any(tmp_path, "ganzenbord") == tally, "chance has no version"


def test_the_picture_has_all_games() -> None:
    lengths = {10: 5, 11: 1, 500: 2}
    assert sum(count for _, _, count in bars(lengths)) == 8 and len(bars(lengths)) <= 60
    shown = histogram(lengths, "A < B", "throws", "games", 130.0)
    assert shown.startswith("<svg") and "A &lt; B" in shown


def test_the_command_tells_and_keeps(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["lab", "facts", "gaensespiel", "-n", "30", "--cores", "1", "--folder", str(tmp_path), "-l", "en"])
    assert not left.value.code
    out = capsys.readouterr().out
    assert "30 games, 4 players" in out and "won by whoever began" in out
    assert (tmp_path / "gaensespiel.json").is_file() and (tmp_path / "gaensespiel.svg").is_file()


def test_the_soak_finds_nothing_and_tells_its_seed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as left:
        main(["lab", "soak", "--games", "40", "--seed", "5", "--cores", "1", "--language", "en"])
    assert left.value.code == 0
    assert "No law was broken in 40 games" in " ".join(capsys.readouterr().out.split())


def test_the_soak_plays_as_many_games_as_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.lab.soak.BATCH_SECONDS", 0.0)  # one game a batch: more batches than wait at a time
    heard: list[Soaked] = []
    soak(80, 3, 1, heard.append)
    assert sum(told.batch.games for told in heard) == len(heard) == 80


def test_what_the_soak_wrote_down_holds_for_these_rules_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.lab.soak.SHELF", [entry("muehle")])
    journal = tmp_path / "soak.jsonl"
    soak(3, 3, 1, lambda told: None, journal=journal)
    written = journal.read_text()
    soak(3, 3, 1, lambda told: None, journal=journal)
    assert journal.read_text() == written
    monkeypatch.setattr(parlour.game("muehle"), "version", parlour.game("muehle").version + 1)
    soak(3, 3, 1, lambda told: None, journal=journal)
    assert len(journal.read_text()) > len(written)


def test_a_shorter_run_leaves_what_a_longer_one_goes_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    long, short = Wish(GOOSE.agree(), 300), Wish(GOOSE.agree(), 20)
    journal = journal_of(tmp_path, long)
    assert journal.name.startswith("gaensespiel-") and journal != journal_of(tmp_path, short)
    run(portion_tally, pieces_of(long)[:7], journal=journal)  # then ^C
    with pytest.raises(SystemExit):
        main(["lab", "facts", "gaensespiel", "-n", "20", "--cores", "1", "--folder", str(tmp_path), "-l", "en"])
    assert recall(tmp_path, short) == find_facts(short, 1)
    assert list(Journal(journal).done) == [piece.key for piece in pieces_of(long)[:7]]
    with pytest.raises(SystemExit):
        main(["lab", "facts", "gaensespiel", "-n", "300", "--cores", "1", "--folder", str(tmp_path), "-l", "en"])
    assert recall(tmp_path, long) is not None and not journal.exists()


def test_the_soak_hears_of_a_broken_law(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(parlour.game("muehle").face), "write", lambda self, state, action: "a1")
    (finding,) = soak_batch(Batch("muehle", 1, seed=1)).broken
    assert "notation" in finding or "NotationError" in finding
    assert "seed" in finding


def test_the_whole_shelf_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laboratory, "shelf", lambda: (GOOSE, parlour.game("wedrenspel")))
    played: list[str] = []

    def counted(voice: Voice, wish: Wish, *how: object) -> Tally:
        played.append(wish.setup.game)
        return find_facts(wish, 1)

    monkeypatch.setattr(laboratory, "counted", counted)
    wanted = ["lab", "facts", "--all", "-n", "5", "--folder", str(tmp_path), "-l", "en"]
    for _ in range(2):
        with pytest.raises(SystemExit):
            main(wanted)
        assert "The Horse Race" in capsys.readouterr().out
    assert played == ["gaensespiel", "wedrenspel"]
    (tmp_path / "gaensespiel.json").unlink()
    with pytest.raises(SystemExit):
        main(wanted)
    assert played == ["gaensespiel", "wedrenspel", "gaensespiel"]


def test_a_soak_that_was_stopped_goes_on_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("parlour.lab.soak.SHELF", [entry("muehle"), entry("kniffel")])
    monkeypatch.setattr("parlour.lab.soak.BATCH_SECONDS", 0.0)  # one game a batch
    played: list[Batch] = []

    def soaked_until(most: int) -> int | str | None:
        def soaked(batch: Batch) -> Plain:
            if len(played) == most:
                raise KeyboardInterrupt
            played.append(batch)
            return {"actions": 1, "broken": []}

        monkeypatch.setattr("parlour.lab.soak.soaked", soaked)
        with pytest.raises((SystemExit, KeyboardInterrupt)) as left:
            main(["lab", "soak", "--games", "6", "--seed", "5", "--cores", "1", "-l", "en"])
        return left.value.code if isinstance(left.value, SystemExit) else 130

    assert soaked_until(4) == 130 and [file.name for file in Path("build/lab").iterdir()] == ["soak-6-5.jsonl"]
    assert soaked_until(6) == 0 and len({(batch.id, batch.seed) for batch in played}) == 6
    assert list(Path("build/lab").iterdir()) == [], "what is done needs no journal"
    assert soaked_until(12) == 0 and len(played) == 12
