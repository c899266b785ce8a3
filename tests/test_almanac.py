"""The almanac: luck that is known is found, leads are told apart, the same pieces on any number of processes, and what is kept is whole."""

import json
import re
import runpy
from dataclasses import replace
from itertools import count
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

import pytest
from librt.random import Random

import parlour
from parlour import almanac
from parlour.catalogue import SHELF, entry, game
from parlour.cli import main
from parlour.core.result import Result
from parlour.lab.almanac import (
    CARRYING,
    MOVING,
    PASSING,
    THINKING,
    THROWING,
    Part,
    Size,
    changed,
    figure,
    find,
    found_in,
    joined,
    lengths,
    luck,
    main_options,
    minutes_of,
    parts,
    play_of,
    played_part,
    share,
    still_true,
    unfinished,
)
from parlour.lab.rivals import rival
from parlour.lab.watching import AHEAD, BEHIND, GAMES, Glancing, Leads, Seen, watch
from parlour.players.dice.expert import DiceExpert
from parlour.review.judge import Chained, Simulating

TOP = Path(__file__).parent.parent


def watched(id: str, seats: int | None, games: int, level: int = 0, seed: int = 1) -> list[Seen]:
    setup = game(id).agree(seats)
    glancing, dice = Glancing(setup, seed), Random(seed)
    number = count(seed)
    return [
        watch(
            game(id).begin(setup), [rival(str(level), id, next(number), False) for _ in range(setup.seats if level else 0)], dice, glancing
        )
        for _ in range(games)
    ]


# Luck


def test_a_game_without_choices_is_all_luck_and_one_without_dice_has_none() -> None:
    for id, whole in (("gaensespiel", 1.0), ("auf_und_ab", 1.0), ("muehle", 0.0), ("schlagdame", 0.0)):
        seen = watched(id, None, 2)
        assert luck(seen, seen) == [whole, 0.0]


@pytest.mark.parametrize(("id", "judge", "games"), [("verfolgungsjagd", Chained, 200), ("boese_eins", Simulating, 300)])
def test_squared_moves_by_dice_are_the_variance_of_the_result(id: str, judge: type, games: int) -> None:
    """The law of total variance, where nobody chooses: by exact worths, and by games at random whose errors must cancel out."""
    setup = game(id).agree(2)
    glancing, dice = Glancing(setup, 5), Random(5)
    assert isinstance(glancing.judge, judge)
    differences = []
    for _ in range(games):
        state = game(id).begin(setup)
        while state.rolling_off():
            state.play(state.sample(dice))
        if isinstance(glancing.judge, Simulating):
            worth = [fmean(one) for one in zip(*(glancing.simulated(state) for _ in range(6)), strict=True)]
            noise = sum(share * (1 - share) for share in worth) / (6 * 64)  # of this estimate, squared
        else:
            worth, noise = list(glancing.look(state)), 0.0
        seen = watch(state, [], dice, glancing)
        result = glancing.judge.ended(state.result())
        assert seen.dice is not None and seen.choices == 0.0
        differences.append(seen.dice - sum((one - before) ** 2 for one, before in zip(result, worth, strict=True)) + noise)
    assert abs(fmean(differences)) < 4 * stdev(differences) / sqrt(games)
    assert stdev(differences) < 1


def test_luck_decides_less_where_choices_matter_more() -> None:
    """Backgammon by casual players lies between; a race that hardly knows choices is nearly all luck."""
    seen = watched("backgammon", 2, 4, level=2)
    found = luck(seen, seen)
    assert found is not None and found[0] is not None and 0.3 < found[0] < 0.9
    race = watched("ganzenbord", 2, 6, level=2)
    told = luck(race, race)
    assert told is not None and told[0] is not None and told[0] > found[0]


def test_the_luck_of_few_games_is_unknown() -> None:
    one = Seen(throws=3, decisions=2, dice=0.2, choices=0.1)
    assert luck([one], [one]) is None
    assert luck([one, one], [one, one]) == [0.6667, 0.0001], "what is not exact has an error"
    sure = replace(one, choices=0.0)
    assert luck([sure, sure], [sure, sure]) == [0.9999, 0.0001], "somebody chose, so it is not all luck"


def test_a_few_games_that_agree_prove_little() -> None:
    assert share([0.0] * 8) == [0.0, pytest.approx(0.1061, abs=1e-4)] and share([]) is None
    assert share([1.0, 0.0] * 50) == [0.5, 0.05]


# Leads


def test_partners_are_one_side_and_have_the_whole_game_between_them() -> None:
    setup = game("einigkeit").agree()
    glancing = Glancing(setup, 1)
    state, dice = game("einigkeit").begin(setup), Random(4)
    for _ in range(200):
        state.play(state.sample(dice))
    worths = glancing.look(state)
    assert worths[0] + worths[1] == pytest.approx(1.0) and worths[0] == worths[2] and worths[1] == worths[3]
    assert Leads(setup, 1.0).sides == [(0, 2), (1, 3)]


def test_a_lead_changes_only_when_somebody_else_is_well_ahead() -> None:
    leads = Leads(game("muehle").agree(), 1.0)
    for first in (0.5, 0.65, 0.55, 0.45, 0.65, 0.35, 0.41, 0.62):
        leads.note((first, 1 - first))
    assert leads.changes == 2  # who led first took the lead from nobody; 0.45 and 0.55 are no lead
    won = Result((1, 2), (1, 0), "blocked")
    assert not leads.came_back(won), "0.35 is less than half a game behind"
    leads.note((0.25, 0.75))
    assert leads.came_back(won) and not leads.came_back(Result((2, 1), (0, 1), "blocked"))
    assert not leads.came_back(Result((1, 1), (0, 0), "repetition"))


# Lengths


def test_turns_throws_and_decisions_are_counted() -> None:
    seen = watch(game("kniffel").start(2), [], Random(1), None)
    assert seen.turns == 26 and 26 <= seen.throws <= 78 and seen.takes is None
    alone = watched("solitaire", 1, 1)[0]
    assert alone.throws == 0 and alone.dice is None and alone.changes is None and alone.takes == alone.actions - (alone.reason == "stopped")
    mill = next(one for one in watched("muehle", 2, 6) if one.reason == "fewer_than_three")
    assert mill.takes is not None and mill.takes >= 7
    assert sum(mill.order) == 1 and mill.first in (0.0, 1.0)


def test_minutes_follow_from_turns_throws_moves_and_choices() -> None:
    one = Seen(turns=10, actions=35, throws=15, bits=30.0)
    assert minutes_of("backgammon", one) == pytest.approx((10 * 2 + 15 * 4 + 20 * 2 + 30 * 2) / 60)
    assert minutes_of("schach", one) > minutes_of("backgammon", one)
    assert minutes_of("chicago", one) - minutes_of("backgammon", one) == pytest.approx(15 * CARRYING / 60)


def test_the_picture_of_a_length_has_all_games() -> None:
    low, width, bars = lengths([1.0, 2.0, 2.5, 3.0, *[4.0] * 95, 99.0])
    assert low == 1.0 and sum(bars) == 100 and bars[-1] >= 1 and low + width * len(bars) == pytest.approx(4.0)
    assert figure([2.0, 4.0, 4.0, 2.0]) == [3.0, 0.5774] and figure([]) is None and figure([7.0]) == [7.0, None]


# Pieces


def test_every_game_is_played_by_everybody_who_plays_it_otherwise() -> None:
    all_parts = parts(1)
    assert len({part.key for part in all_parts}) == len(all_parts)
    usual = {(part.setup.game, part.level) for part in all_parts if not changed(part.setup)}
    assert usual == {(row.id, level) for row in SHELF for level in ((0,) if row.nature == "luck" else (0, 2, 5))}
    first = [part.setup.game for part in all_parts[: len(SHELF)]]
    assert sorted(first) == sorted(row.id for row in SHELF), "each has a turn before any has a second"


def test_main_options_are_switches_and_choices_one_at_a_time() -> None:
    found = [changed(setup) for setup in main_options("muehle")]
    assert found == [{"flying": False}, {"take_from_mill_if_all": True}, {"double_mill_takes_two": True}, {"may_decline": True}]
    assert list(main_options("solitaire")) == [], "its many goals are puzzles of their own"


def small(monkeypatch: pytest.MonkeyPatch) -> None:
    size = Size(3, 1, 2)
    for name in ("RANDOM", "LUCK", "STRONG", "OPTION_RANDOM", "OPTION_PLAYED", "OPTION_STRONG"):
        monkeypatch.setattr(f"parlour.lab.almanac.{name}", size)
    monkeypatch.setattr("parlour.lab.almanac.PLAYED", {"both": size, "thought": size})


def test_the_same_pieces_on_any_number_of_processes_and_after_a_stop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    small(monkeypatch)
    todo = parts(3, ["boese_drei"])
    find(tmp_path / "alone", todo, cores=1)
    find(tmp_path / "parts", todo[:2])
    find(tmp_path / "parts", todo, cores=2)
    alone = found_in(tmp_path / "alone", 3)
    assert alone == found_in(tmp_path / "parts", 3)
    plays = alone["games"]["boese_drei"]["plays"]
    assert [(play["level"], play["games"]) for play in plays if not play["options"]] == [(0, 6), (2, 6), (5, 6)]
    find(tmp_path / "other", parts(4, ["boese_drei"], [0]), cores=1)
    assert found_in(tmp_path / "other", 4)["games"] != alone["games"]


def test_the_command_sums_up_what_is_there_also_after_a_stop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    small(monkeypatch)
    folder, out = tmp_path / "played", tmp_path / "almanac.json"
    asked = ["lab", "almanac", "auf_und_ab", "--folder", str(folder), "--out", str(out), "--cores", "1", "-l", "en"]
    with pytest.raises(SystemExit) as done:
        main(asked)
    assert done.value.code == 0
    whole = json.loads(out.read_text())
    assert whole["games"]["auf_und_ab"]["plays"][0]["games"] == 6 and whole["seed"] == 1 and whole["parlour"] == parlour.__version__
    assert "Up and Down" in capsys.readouterr().out

    def stopped(part: Part) -> dict[str, object]:
        raise KeyboardInterrupt

    monkeypatch.setattr("parlour.lab.almanac.played_part", stopped)
    with pytest.raises(SystemExit) as ended:
        main([*asked[:2], "boese_eins", *asked[3:]])
    assert ended.value.code == 1 and "goes on where this one was" in " ".join(capsys.readouterr().err.split())
    assert json.loads(out.read_text()) == whole


def test_what_others_have_summed_up_stays_until_more_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without their journal: a row from fewer games does not replace theirs, and a row that is whole is not played again."""
    small(monkeypatch)
    todo = [part for part in parts(3, ["unter_ueber_sieben"], [0, 2]) if not changed(part.setup)]
    find(tmp_path / "theirs", todo)
    theirs = found_in(tmp_path / "theirs", 3)
    assert unfinished(todo, theirs) == [] and unfinished(todo, None) == todo
    assert unfinished(parts(4, ["unter_ueber_sieben"], [0]), theirs) != [], "another seed is another almanac"
    find(tmp_path / "mine", todo[:1])
    mine = found_in(tmp_path / "mine", 3)
    assert [play["games"] for play in mine["games"]["unter_ueber_sieben"]["plays"]] == [3]
    assert joined(mine, theirs) == theirs == joined(theirs, mine)
    older: almanac.Almanac = {**theirs, "games": {"unter_ueber_sieben": {**theirs["games"]["unter_ueber_sieben"], "version": 0}}}
    assert joined(mine, older) == mine, "a game that has changed since tells nothing"
    assert joined(mine, {**theirs, "seed": 4}) == mine == joined(mine, None)


def test_what_other_players_have_played_gives_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their rows are played anew, and shown until as many games of the new ones can replace them, or enough to tell of."""
    small(monkeypatch)
    todo = [part for part in parts(3, ["unter_ueber_sieben"], [0, 2]) if not changed(part.setup)]
    find(tmp_path, todo)
    theirs = found_in(tmp_path, 3)
    monkeypatch.setattr(DiceExpert, "version", 7)
    played = [part for part in todo if part.level == 2]
    assert unfinished(todo, theirs) == played, "chance has no version"
    assert [play["level"] for play in still_true(3, theirs)["unter_ueber_sieben"]["plays"]] == [0]
    find(tmp_path, played[:1])
    mine = found_in(tmp_path, 3)
    by_level = {play["level"]: play for play in mine["games"]["unter_ueber_sieben"]["plays"]}
    assert by_level[2]["games"] == 3 and by_level[2]["players"] == 7 and "players" not in by_level[0]
    assert joined(mine, theirs) == {**theirs, "games": mine["games"] | theirs["games"]}, "3 games of 6 are not enough"

    def of(games: int, version: int) -> almanac.Almanac:
        play: almanac.Play = {**by_level[2], "games": games, "players": version}
        return {**mine, "games": {"unter_ueber_sieben": {**mine["games"]["unter_ueber_sieben"], "plays": [play]}}}

    for new, old in ((2, 2), (almanac.FEWEST, 400)):
        for shelf in (joined(of(new, 7), of(old, 1)), joined(of(old, 1), of(new, 7))):
            assert [play["games"] for play in shelf["games"]["unter_ueber_sieben"]["plays"]] == [new]
    assert joined(of(almanac.FEWEST - 1, 7), of(400, 1)) == of(400, 1) and joined(of(30, 7), of(400, 7)) == of(400, 7)


def test_who_decides_nothing_is_no_player() -> None:
    """With an option people may have something to decide where usually nobody has, or the other way round."""
    levels = {
        (part.setup.game, *changed(part.setup).values(), part.level)
        for part in parts(1, ["wuerfelpoker", "rentmeister"])
        if changed(part.setup)
    }
    assert levels == {("wuerfelpoker", True, level) for level in (0, 2, 5)} | {("rentmeister", "in_order", 0)}
    kept = almanac.kept("rentmeister")
    assert kept is not None and all(play["level"] == 0 for play in kept["plays"] if play["options"].get("placement") == "in_order")


def test_minutes_on_the_shelf_are_what_games_take() -> None:
    """As a game's page says it in a sentence."""
    rounded = {}
    for row in SHELF:
        mean, play = almanac.minutes(row.id), almanac.usual_play(row.id)
        if mean is not None and play is not None:
            rounded[row.id] = almanac.spoken(mean, play["middle"])
    assert {row.id: row.minutes for row in SHELF if row.id in rounded} == rounded
    assert len(rounded) >= len(SHELF) - 3, "nearly all have an estimate"


def test_minutes_on_the_shelf_are_those_of_the_middle_half() -> None:
    """What the head of a game's page says must not contradict the half that is told below it."""
    for row in SHELF:
        middle = almanac.brief(row.id).middle
        if middle is not None:
            low, high = (almanac.in_minutes(end) for end in middle)
            assert low <= row.minutes <= high, (row.id, row.minutes, middle)


def test_minutes_are_rounded_as_coarsely_as_the_middle_half_allows() -> None:
    assert almanac.spoken(14.6, (12.3, 16.7)) == 15 and almanac.spoken(3.6, (2.5, 4.3)) == 4 and almanac.spoken(0.3, (0.2, 0.4)) == 1
    assert almanac.spoken(11.9, (11.1, 13.2)) == 12, "10 would lie outside"
    assert almanac.spoken(44.9, (21.1, 29.3)) == 25, "a few endless games count for little"
    assert almanac.spoken(90.0, (21.1, 23.6)) == 22


# What is kept


def test_what_is_kept_has_every_game_as_it_is_now() -> None:
    found = almanac.almanac()
    assert found["format"] == almanac.FORMAT and almanac.FILE.stat().st_size < 300_000
    assert list(found["games"]) == [row.id for row in SHELF]
    for id, row in found["games"].items():
        assert row["version"] == game(id).version and row["seats"] == game(id).usual_seats
        usual = [play["level"] for play in row["plays"] if not play["options"]]
        assert usual[0] == 0 and (entry(id).nature == "luck" or 2 in usual), id


def test_a_piece_that_was_kept_is_found_again() -> None:
    """From its seed: the mean of the whole is that of its pieces, and the first of them can be played again."""
    kept = almanac.kept("auf_und_ab")
    assert kept is not None
    play = kept["plays"][0]
    wanted = [part for part in parts(almanac.almanac()["seed"], ["auf_und_ab"]) if not changed(part.setup)]
    pieces = play["games"] // wanted[0].size.games
    seen = [Seen(**row) for part in wanted[:pieces] for row in played_part(replace(part, size=replace(part.size, watched=0)))["seen"]]  # type: ignore[attr-defined]
    again = play_of(wanted[0].setup, 0, seen)
    assert (again["turns"], again["first"], again["lengths"]) == (play["turns"], play["first"], tuple(play["lengths"]))


def test_a_short_page_tells_only_what_is_sure(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = almanac.kept("gaensespiel")
    assert kept is not None
    play = kept["plays"][0]
    assert almanac.brief("gaensespiel").luck == 1.0 and almanac.brief("gaensespiel").minutes == play["minutes"][0]  # type: ignore[index]

    def told(**figures: object) -> almanac.Brief:
        row = {**kept, "plays": [{**play, **figures}]}
        monkeypatch.setattr(almanac, "kept", lambda id: row)
        return almanac.brief("gaensespiel")

    assert told(first=[0.3, 0.01]).first == 0.3 and told(first=[0.3, 0.05]).first is None and told(first=[0.3, None]).first is None
    assert told(first=[0.3, 0.05]).order is None
    assert told(comebacks=[0.0, 0.0], watched=5).comebacks is None, "five games that agree say nothing"
    assert told(comebacks=[0.0, 0.0377], watched=25).comebacks is None, "two dozen that agree do not say that it hardly ever happens"
    assert told(comebacks=[0.0, 0.0123], watched=80).comebacks == 0.0
    assert told(comebacks=[0.3, 0.01], changes=[2.0, 0.1]).comebacks == 0.3
    strange = told(comebacks=[0.9, 0.01], changes=[2.0, 0.1])
    assert (strange.comebacks, strange.changes) == (None, None), "a judge who sees what the players do not"
    upset = told(comebacks=[0.31, 0.01], changes=[0.4, 0.1])
    assert (upset.comebacks, upset.changes) == (0.31, None), "where the beaten win so often, nobody keeps the lead"
    assert told(comebacks=[0.05, 0.01], changes=[0.4, 0.1]).changes == 0.4
    assert told(games=5) == almanac.Brief()
    assert told(minutes=[20.0, 3.0]).minutes is None
    monkeypatch.setattr(almanac, "kept", lambda id: None)
    assert almanac.brief("gaensespiel") == almanac.Brief()


def test_every_game_can_be_told_of() -> None:
    for row in SHELF:
        told = almanac.brief(row.id)
        if row.nature != "both" and told.games:
            assert told.luck == (1.0 if row.nature == "luck" else 0.0), row.id
        assert told.order is None or len(told.order) == told.seats


def test_every_game_page_has_a_picture() -> None:
    """Of lengths, where their ends can be told apart or there is but one, or else of who wins or what decides."""
    for row in SHELF:
        told = almanac.brief(row.id)
        if told.lengths is not None:
            low, width, games = told.lengths
            apart = max(1, round(low)) < max(1, round(low + width * len(games)))
            one = sum(count > 0 for count in games) == 1
            assert apart or one or told.order or (told.luck is not None and 0 < told.luck < 1), row.id


def test_the_page_is_what_is_kept() -> None:
    page = runpy.run_path(str(TOP / "tools" / "almanac_page.py"))["page"](almanac.almanac())
    assert (TOP / "docs" / "almanac.md").read_text(encoding="utf-8") == page
    assert len(re.findall(r"^### ", page, re.MULTILINE)) == 4
    for told in (
        f"{PASSING:g} s until",
        f"{THROWING:g} s a throw ({CARRYING:g} s more",
        f"{MOVING:g} s a step",
        f"{THINKING['thought']:g} s in games of",
    ):
        assert told in page
    for told in (f"Who is {AHEAD:g} of a game ahead", f"once {BEHIND:g} of a game behind", f"but {GAMES} games at random"):
        assert told in page
