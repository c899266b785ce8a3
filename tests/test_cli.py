"""The command line, run as people run it: what is typed, what is printed, what is written."""

import dataclasses
import io
import json
import os
import pty
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import NamedTuple
from urllib.request import urlopen

import pytest
from typer.core import TyperGroup

from parlour.catalogue import SHELF, game
from parlour.cli import command, main
from parlour.cli.shelf import find_game, read_value, yes_or_no
from parlour.cli.table import Table, seed_of
from parlour.cli.typed import Typed, read_typed, reason_against
from parlour.cli.voice import Voice, wanted_language
from parlour.core.chance import commitment, mixed, outcome
from parlour.core.leaving import Ending
from parlour.core.record import Record, Undo, verify
from parlour.core.result import Result
from parlour.core.state import CHANCE
from parlour.lab import tables_lessons
from parlour.lab.duel import Score, Wish, duel
from parlour.players import kept
from parlour.players.expert import Strength
from parlour.players.levels import STRENGTHS
from parlour.server.migrating import migrate
from parlour.words import languages, titles, words

GAMES = [entry.id for entry in SHELF]


class Ran(NamedTuple):
    code: int
    out: str
    err: str


class Shell:
    """Runs `parlour` in this process, as a terminal of 80 characters would."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch
        monkeypatch.setenv("COLUMNS", "80")
        for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR"):
            monkeypatch.delenv(name, raising=False)

    def __call__(self, *arguments: str, typed: str = "") -> Ran:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = 0
        try:
            main(arguments)
        except SystemExit as left:
            code = left.code if isinstance(left.code, int) else 1
        out, err = self.capsys.readouterr()
        return Ran(code, out, err)


@pytest.fixture
def parlour(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[Shell]:
    yield Shell(capsys, monkeypatch)


def flat(text: str) -> str:
    """The words without the line breaks of the terminal."""
    return " ".join(text.split())


# Help and language


@pytest.mark.parametrize("name", ["serve", "games", "rules", "play", "verify", "doctor", "perft"])
@pytest.mark.parametrize("language", languages())
def test_every_command_has_help_in_every_language(parlour: Shell, name: str, language: str) -> None:
    ran = parlour(name, "--help", "--language", language)
    assert ran.code == 0
    assert flat(words(language).say(f"cli-help-{name}")) in flat(ran.out)
    assert words(language).say("cli-help-language", languages=", ".join(languages()))[:12] in flat(ran.out.replace("│", " "))
    assert "cli-" not in ran.out, "an id was not put into words"


def test_every_help_text_is_put_into_words() -> None:
    group = command("de")
    for part in (group, *group.commands.values()):
        assert part.help and not part.help.startswith("cli-")
        for parameter in part.params:
            assert not str(getattr(parameter, "help", "")).startswith("cli-")


ENGLISH = (
    "Usage",
    "Options",
    "Commands",
    "Arguments",
    "Show this",
    "required",
    "default:",
    "COMMAND",
    "[ARGS]",
    "[OPTIONS]",
    "GAME",
    "FILE",
)


@pytest.mark.parametrize("arguments", [(), ("play",), ("lab",), ("lab", "facts"), ("backup",)])
def test_the_frame_of_the_help_has_no_english_words(parlour: Shell, arguments: tuple[str, ...]) -> None:
    ran = parlour(*arguments, "--help", "--language", "de")
    assert ran.code == 0 and "Aufruf: parlour" in ran.out and "Optionen" in ran.out and "Diese Hilfe zeigen." in flat(ran.out)
    assert [word for word in ENGLISH if word in ran.out] == []


@pytest.mark.parametrize("language", languages())
def test_what_is_typed_wrong_is_told_in_the_language(parlour: Shell, language: str) -> None:
    say = words(language).say
    wrong = {
        ("play",): say("cli-missing-argument", name=say("cli-metavar-game")),
        ("plai",): say("cli-no-command-near", name="plai", near="play, repair"),
        ("xyz",): say("cli-no-command", name="xyz"),
        ("play", "muehle", "--levl", "3"): say("cli-no-option-near", name="--levl", near="--help, --level"),
        ("play", "muehle", "--zzz"): say("cli-no-option", name="--zzz"),
        ("play", "muehle", "--level", "9"): say("cli-wrong-parameter", name="--level"),
        ("play", "muehle", "one", "two"): say("cli-too-much", words="one two"),
        ("play", "muehle", "--watch=3"): say("cli-wrong-use", name="--watch"),
    }
    for arguments, told in wrong.items():
        ran = parlour(*arguments, "-l", language)
        assert ran.code == 2 and flat(told) in flat(ran.err), ran.err
        assert language == "en" or not any(word in ran.err for word in ("Usage: ", "Try ", "Error", "Missing", "No such", "Invalid"))


def test_a_language_may_stand_before_the_command(parlour: Shell) -> None:
    assert words("de").say("cli-column-game") in parlour("--language", "de", "games").out
    assert words("fr").say("cli-column-game") in parlour("--language", "de", "games", "-l", "fr").out


@pytest.mark.parametrize("language", languages())
def test_errors_of_the_library_are_told_in_the_language(parlour: Shell, language: str, tmp_path: Path) -> None:
    say = words(language).say
    ran = parlour("perft", "muehle", "--position", "W:Wa1,z9:B:H0,0", "-l", language)
    assert ran.code == 1 and flat(say("error-no-place", name="z9")) in flat(ran.err)
    broken = tmp_path / "broken.json"
    broken.write_text("{", encoding="utf-8")
    ran = parlour("verify", str(broken), "-l", language)
    assert ran.code == 1 and flat(say("cli-record-wrong", error=say("error-record-json", place=2))) in flat(ran.err)
    ran = parlour("verify", str(tmp_path / "nowhere.json"), "-l", language)
    assert ran.code == 1 and flat(say("error-system-missing")) in flat(ran.err)
    ran = parlour("play", "spielwiese", "-n", "4", "-o", "parts=half_round+half_round", "-l", language)
    assert ran.code == 1 and "Traceback" not in ran.err and ran.err.strip()


def test_alone_it_shows_its_commands(parlour: Shell) -> None:
    ran = parlour()
    assert all(name in ran.out + ran.err for name in ("serve", "games", "rules", "play", "verify", "doctor", "perft"))


@pytest.mark.parametrize(
    ("arguments", "surroundings", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "de_AT.UTF-8"}, "de"),
        ([], {"LANG": "de_DE", "LC_ALL": "en_GB"}, "en"),
        ([], {"LANG": "eo"}, "en"),
        *(([], {"LANG": f"{code}_{code.upper()}.UTF-8"}, code) for code in languages()),
        *(([], {"LANG": "en_GB.UTF-8", "LC_ALL": f"{code}.UTF-8"}, code) for code in languages()),
        *((["perft", f"--language={code}"], {}, code) for code in languages()),
        ([], {"LANG": "C"}, "en"),
        (["games", "--language", "de"], {"LANG": "en_GB"}, "de"),
        (["games", "-l", "de"], {}, "de"),
        (["games", "--language=de"], {}, "de"),
        (["games", "--language"], {"LANG": "de"}, "de"),
        (["games", "--language", "xx"], {"LANG": "de"}, "de"),
    ],
)
def test_the_language_is_the_one_asked_for_else_that_of_the_terminal(
    arguments: list[str], surroundings: dict[str, str], language: str
) -> None:
    assert wanted_language(arguments, surroundings) == language


def test_an_unknown_language_is_refused_with_those_there_are(parlour: Shell) -> None:
    ran = parlour("games", "--language", "xx")
    assert ran.code == 1
    assert "“xx”" in ran.err and ", ".join(languages()) in flat(ran.err)


@pytest.mark.parametrize("language", languages())
def test_yes_and_no_are_typed_in_the_language_or_in_english(language: str) -> None:
    voice = Voice(language)
    own = voice.say("cli-word-yes"), voice.say("cli-word-no")
    for means, listed, english in ((True, own[0], "yes, y, on, true, 1"), (False, own[1], "no, n, off, false, 0")):
        for word in f"{listed}, {english}".split(", "):
            assert yes_or_no(voice, word) is means and yes_or_no(voice, word.upper()) is means
    first = [words.partition(",")[0] for words in own]
    assert all(word in voice.say("cli-allowed-switch").split() for word in first), "what is asked for is understood"
    assert yes_or_no(voice, "xx") is None


def test_every_command_speaks_the_language_that_is_asked_for() -> None:
    group = command("en")
    inner = [part for sub in group.commands.values() if isinstance(sub, TyperGroup) for part in sub.commands.values()]
    commands = [part for part in (*group.commands.values(), *inner) if not isinstance(part, TyperGroup)]
    assert len(commands) > 15
    for part in commands:
        asked = [parameter for parameter in part.params if parameter.name == "language"]
        assert len(asked) == 1 and asked[0].opts == ["--language", "-l"], part.name
        assert all(code in str(getattr(asked[0], "help", "")) for code in languages())


# The shelf


@pytest.mark.parametrize("language", languages())
def test_a_game_is_found_by_its_title_in_any_language(language: str) -> None:
    for id in ("maedn", "muehle", "kniffel", "wedrenspel", "langes_puff"):
        for written in (titles(language)[id], titles(language)[id].upper()):
            assert find_game(Voice("en"), written).id == id


@pytest.mark.parametrize("language", languages())
def test_games_shows_the_shelf(parlour: Shell, language: str) -> None:
    ran = parlour("games", "--language", language)
    assert ran.code == 0
    for entry in SHELF:
        assert entry.id in ran.out
        assert words(language).say(f"game-{entry.id}").split()[0] in ran.out
        assert str(entry.minutes) in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 80


@pytest.mark.parametrize("id", GAMES)
def test_rules_are_read_whole_or_by_section(parlour: Shell, id: str) -> None:
    """Each game in one language, and each language with six or seven of them."""
    from parlour.rulebook import rulebook

    language = languages()[GAMES.index(id) % len(languages())]
    text = rulebook(language, id)
    whole = parlour("rules", id, "--language", language)
    assert whole.code == 0
    assert all(flat(section.title) in flat(whole.out) for section in text.sections)
    assert "{#" not in whole.out and "**" not in whole.out
    part = parlour("rules", id, "--language", language, "--anchor", text.anchors[-1])
    assert f"#{text.anchors[-1]}" in part.out
    assert f"#{text.anchors[0]}" not in part.out


def test_a_game_is_found_by_its_title_too(parlour: Shell) -> None:
    assert "Nine Men’s Morris" in parlour("rules", "nine men's morris").out
    assert parlour("rules", "Mühle", "-l", "de").code == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["rules", "backgammon please"], "There is no game “backgammon please” on the shelf"),
        (["rules", "morris"[:4]], "Did you mean muehle (Nine Men’s Morris)?"),
        (["rules", "whist"], "There are: maedn, "),
        (["rules", "muehle", "--anchor", "wings"], "have no section “wings”. They have: aim"),
        (["play", "muehle", "--seats", "3"], "is for 2 players"),
        (["play", "maedn", "--seat", "5"], "Seats are numbered from 1 to 4"),
        (["play", "muehle", "--seat", "0"], "Seats are numbered from 1 to 2"),
        (["play", "muehle", "-o", "wings=yes"], "has no option “wings”. It has: flying"),
        (["play", "muehle", "-o", "flying=perhaps"], "flying cannot be “perhaps”. Allowed: yes or no."),
        (["play", "muehle", "-o", "no_mill_limit=501"], "Allowed: 1 to 500, or 0 for off."),
        (["play", "muehle", "-o", "no_mill_limit"], "Allowed: 1 to 500, or 0 for off."),
        (["play", "muehle", "--save", "/no/such/folder/x.json"], "There is no folder /no/such/folder."),
        (["play", "muehle", "--save", "/"], "/ cannot be written: this is a folder."),
        (["perft", "muehle", "--position", "W:Wz9:B:H9,9"], "is no place of this board"),
        (["verify", "/no/such/record.json"], "cannot be read"),
        (
            ["lab", "duel", "muehle", "2", "nonesuch"],
            "plays muehle; those who do are, for example, 1, 2, 3, 4, 5, random",
        ),
        (["lab", "lookups", ""], "There is no lookup"),
        (["lab", "almanac", "muehle", "--level", "3"], "there is no level 3; levels: 0, 2, 5"),
    ],
)
def test_what_cannot_be_done_is_said_in_words(parlour: Shell, arguments: list[str], said: str) -> None:
    ran = parlour(*arguments)
    assert ran.code == 1
    assert said in flat(ran.err)
    assert ran.out == ""


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "muehle", "--level", "9"], "--level cannot have this value. Allowed: 1 … 5"),
        (["perft", "muehle", "--depth", "x"], "--depth / -d cannot have this value. Allowed: 1 … 99"),
        (["review", "game.json", "--cores", "100000"], "--cores cannot have this value. Allowed: 1 … 999"),
        (["lab", "almanac", "--pieces", "-1"], "--pieces cannot have this value. Allowed: ≥ 0"),
        (["lab", "soak", "--seed", "9" * 30], "--seed cannot have this value. Allowed: -1000000000000000000 … 1000000000000000000"),
        (["lab", "duel", "muehle", "1", "2", "--seed", "9" * 5000], "--seed cannot have this value"),
    ],
)
def test_a_number_that_cannot_be_is_told_which_can(parlour: Shell, arguments: list[str], said: str) -> None:
    ran = parlour(*arguments)
    assert ran.code == 2 and said in flat(ran.err)


def test_a_seat_that_is_named_twice_is_taken_once(parlour: Shell) -> None:
    assert parlour("play", "muehle", "--seat", "1", "--seat", "1", "--level", "1", typed="quit\n").code == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device here says that it is full")
def test_a_full_disk_is_told_in_a_sentence(parlour: Shell) -> None:
    for arguments in (["lab", "soak", "-n", "1", "--cores", "1", "--journal"], ["play", "gaensespiel", "--watch", "--save"]):
        refused = parlour(*arguments, "/dev/full")
        assert refused.code == 1 and "the disk is full" in flat(refused.err)


def test_an_almanac_takes_the_place_of_nothing_else(parlour: Shell, tmp_path: Path) -> None:
    for text in ("", "[]", '{"format": 4}', "\udcff"):
        (tmp_path / "file.json").write_text(text, errors="surrogateescape")
        refused = parlour("lab", "almanac", "muehle", "--folder", str(tmp_path / "parts"), "--out", str(tmp_path / "file.json"))
        told = refused.err.replace("\n", "")  # a long path is broken wherever the line ends
        assert refused.code == 1 and "file.json is no almanac:" in told and "name another file by --out" in flat(refused.err)
    refused = parlour("lab", "almanac", "muehle", "--folder", str(tmp_path / "parts"), "--out", str(tmp_path))
    assert refused.code == 1 and "cannot be read: this is a folder" in flat(refused.err)


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("flying", "yes", True),
        ("flying", "AN", True),
        ("flying", "nein", False),
        ("flying", "", None),
        ("no_mill_limit", "500", 500),
        ("no_mill_limit", "0", 0),
        ("no_mill_limit", "off", 0),
        ("no_mill_limit", "-1", None),
        ("no_mill_limit", "٣", None),
        ("no_mill_limit", "9" * 5000, None),
    ],
)
def test_option_values_are_read(name: str, text: str, value: object) -> None:
    assert read_value(Voice("de"), game("muehle").options[name], text) == value


# Playing


def test_a_whole_game_is_watched_written_down_and_verified(parlour: Shell, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    ran = parlour("play", "kniffel", "--seats", "2", "--watch", "--level", "1", "--seed", "evening", "--save", str(path))
    assert (ran.code, ran.err) == (0, "")
    assert "The game is over" in ran.out and "Written down in" in flat(ran.out)
    record = Record.from_json(path.read_bytes())
    assert record.seed == seed_of("evening")
    assert record.commitment in ran.out.replace("\n", "")
    assert record.seed in ran.out.replace("\n", "")
    assert verify(game("kniffel"), record).dice_checked
    checked = parlour("verify", str(path))
    assert checked.code == 0
    assert f"All {verify(game('kniffel'), record).throws} throws follow from the seed." in checked.out
    assert "The seed is the one that was fixed before the game." in checked.out
    assert "The result is right." in checked.out
    assert "Proven: the dice follow from a seed that was fixed before the game" in flat(checked.out)
    path.write_text(dataclasses.replace(record, commitment="").to_json())
    assert "nobody knows when the seed was chosen" in flat(parlour("verify", str(path)).out)


def test_what_shares_and_undos_mean_for_the_dice_is_said(parlour: Shell, tmp_path: Path) -> None:
    seed, shares = "5eed" * 16, ("ada0" * 16, "b0b0" * 16)
    state, actions, throws = game("kniffel").start(2), list[int](), 0
    while len(actions) < 9:
        falls = state.turn == CHANCE
        actions.append(outcome(mixed(seed, shares), throws, state) if falls else state.legal()[-1])
        throws += falls
        state.apply(actions[-1])
    undo = Undo(0, 3, tuple(actions[3:]))
    record = Record("kniffel", game("kniffel").version, {}, ("A", "B"), tuple(actions), commitment(seed), seed, None, shares, (undo,))
    path = tmp_path / "record.json"
    path.write_text(record.to_json())
    said = flat(parlour("verify", str(path)).out)
    assert (
        "what 2 players’ browsers added to it afterwards, so that neither the box alone nor a player alone could have chosen them" in said
    )
    assert "throws had been seen before, because moves were taken back." in said


def test_a_whole_game_is_played_by_number(parlour: Shell, tmp_path: Path) -> None:
    """Enter throws and 1 is always a legal move: that is enough to come to the end."""
    path = tmp_path / "record.json"
    ran = parlour("play", "kniffel", "-n", "1", "--seed", "x", "--save", str(path), typed="\n1\n1\n1\n" * 13)
    assert ran.code == 0
    assert "The game is over" in ran.out
    record = Record.from_json(path.read_bytes())
    assert record.seats == ("you",)
    assert record.result is not None


def test_a_game_answers_to_the_names_people_use(parlour: Shell) -> None:
    for name in ("Ludo", "ludo", "Parchis", "Mensch ärgere Dich nicht", "mensch argere dich nciht"):
        assert parlour("rules", name, "--anchor", "aim").out == parlour("rules", "maedn", "--anchor", "aim").out
    assert parlour("rules", "backgamon", "--anchor", "aim").out == parlour("rules", "backgammon", "--anchor", "aim").out
    ran = parlour("rules", "Chinese checkers")
    assert ran.code == 1 and "halma_a" in ran.err and "halma_b" in ran.err


def test_the_rules_say_what_is_printed_read_or_ours(parlour: Shell) -> None:
    taking = flat(parlour("rules", "muehle", "--anchor", "taking").out)
    assert "nothing is taken.○" in taking and "part of the move.◐" in taking and "[^" not in taking
    assert "◐ A reading (Halma & Mill: English)" in flat(parlour("rules", "muehle", "--anchor", "origin").out)
    assert "○ Ours: No booklet has it." in flat(parlour("rules", "muehle", "--anchor", "options").out)


def test_all_options_are_set_at_once(parlour: Shell, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    parlour("play", "schach", "--preset", "big", "--option", "en_passant", "--save", str(path), typed="quit\n")
    options = Record.from_json(path.read_bytes()).options
    assert options["strict_castling"] is True and options["en_passant"] is True
    assert "It has: printed, common, travel, big." in flat(parlour("play", "schach", "--preset", "xx").err)


def test_moves_are_typed_in_notation_and_the_computer_answers(parlour: Shell, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    ran = parlour("play", "muehle", "--level", "1", "--seed", "x", "--save", str(path), typed="a4\nquit\n")
    assert "White places on a4." in ran.out
    assert re.search(r"Black places on [a-g][1-7]\.", ran.out)
    assert re.search(r"4 +W---\.---\.", ran.out), "the board is drawn with the stone"
    record = Record.from_json(path.read_bytes())
    assert (len(record.actions), record.result, record.seed) == (2, None, "")
    verdict = parlour("verify", str(path))
    assert verdict.code == 0
    assert "not over" in verdict.out and "No dice were thrown." in verdict.out


def test_a_forbidden_move_gets_its_rule(parlour: Shell) -> None:
    ran = parlour("play", "muehle", "--seat", "1", "--seat", "2", typed="a1\na1\na1-a7\nxyzzy\n")
    assert "a1 is occupied: every point holds one stone. (rules placing: Placing)" in flat(ran.out)
    assert "Stones move only when all are placed." in ran.out
    assert "“xyzzy” is no legal move here." in ran.out


def test_before_the_throw_a_move_gets_its_rule(parlour: Shell) -> None:
    ran = parlour("play", "kniffel", "-n", "1", typed="ones\nxyzzy\n")
    assert "Throw the dice first." in ran.out
    assert "Press Enter to throw" in ran.out


def test_what_can_be_typed(parlour: Shell) -> None:
    typed = "help\nmoves\nboard\nrules taking\nrules wings\nundo\na1\nundo\n?\nquit\n"
    ran = parlour("play", "muehle", "--seat", "1", "--seat", "2", typed=typed)
    assert ran.code == 0
    assert ran.out.count("back to before your last move") == 2
    assert "24 g7" in ran.out
    assert "Taking  #taking" in ran.out
    assert "have no section “wings”" in flat(ran.out)
    assert "There is nothing to take back." in ran.out
    assert "Taken back." in ran.out
    assert "You have left the table." in ran.out


def test_german_words_work_in_german(parlour: Shell) -> None:
    ran = parlour("play", "muehle", "-l", "de", "--seat", "1", "--seat", "2", typed="züge\nA1\nzurück\nende\n")
    assert "Zurückgenommen." in ran.out
    assert "Du hast den Tisch verlassen." in ran.out


def test_chess_in_german_has_german_letters(parlour: Shell) -> None:
    """Fool's mate: the hint is the mate, and what is listed can be typed."""
    ran = parlour("play", "schach", "-l", "de", "--seat", "1", "--seat", "2", typed="f3\ne5\ng4\nzüge\ntipp\nSf6\nende\n")
    assert "T S L D K L S T" in ran.out
    assert re.search(r"\d+ Sf6 ", ran.out) and not re.search(r"\bN[acfh]\d\b", ran.out)
    assert "Ein guter Zug: Dh4#" in ran.out
    assert "Schwarz zieht mit dem Springer von g8 nach f6" in ran.out


def test_a_hint_is_a_legal_move(parlour: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(STRENGTHS, 5, Strength(1_000, 0.0, 0.05))
    ran = parlour("play", "muehle", "--seat", "1", "--seat", "2", "--level", "1", typed="hint\n")
    said = re.search(r"A good move: (\S+)", ran.out)
    assert said and said[1] in game("muehle").face.list_moves(game("muehle").start())
    told = re.findall(r"^ +(\S+): a chance of (?:[1-9][0-9]?|0[.][1-9]|99[.][1-9]|0|100) in 100$", ran.out, re.MULTILINE)
    assert len(told) == 3 and told[0] == said[1], "the page tells the best three, too"


def test_the_end_of_input_leaves_the_table(parlour: Shell) -> None:
    for typed in ("", "a1", "\n"):
        assert parlour("play", "muehle", "--seat", "1", "--seat", "2", typed=typed).code == 0


def test_the_same_seed_gives_the_same_evening(parlour: Shell) -> None:
    evenings = [parlour("play", "kniffel", "-n", "1", "--watch", "--level", "1", "--seed", "x").out for _ in range(2)]
    assert evenings[0] == evenings[1]
    assert "The game is over" in evenings[0]


def test_quick_throws_by_itself(parlour: Shell) -> None:
    ran = parlour("play", "maedn", "-n", "2", "--quick", "--seed", "x", "--level", "1", typed="")
    before = ran.out.split("You have left")[0]
    assert "throws" in before
    assert "Throw:" not in before


def test_several_people_share_the_keyboard_to_the_end(parlour: Shell, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    ran = parlour("play", "maedn", "-n", "2", "-s", "1", "-s", "2", "--quick", "--seed", "x", "--save", str(path), typed="1\n" * 500)
    assert "The game is over" in ran.out
    assert parlour("verify", str(path)).code == 0


# The table


def table(id: str, people: list[int], seats: int | None = None) -> Table:
    setup = game(id).agree(seats)
    return Table(game(id), setup, seed_of("table"), people, [f"seat {seat}" for seat in range(setup.seats)])


def play_on(sat: Table, actions: int) -> None:
    """Throws by the seed, and the first legal action at decisions."""
    for _ in range(actions):
        if sat.falls:
            sat.throw()
        else:
            sat.act(sat.state.legal()[0])


def test_undo_goes_back_before_the_last_decision_of_a_person_and_keeps_the_dice() -> None:
    sat = table("kniffel", [0], 2)
    assert not sat.undo()
    while not (sat.state.hand == 1 and sat.falls):
        play_on(sat, 1)
    play_on(sat, 1)
    made = list(sat.actions)
    text = sat.state.text()
    assert sat.undo()
    assert sat.state.turn == 0
    assert sat.actions == made[: len(sat.actions)]
    for action in made[len(sat.actions) :]:
        if sat.falls:
            sat.throw()
        else:
            sat.act(action)
    assert sat.state.text() == text, "the dice fell as before"


def test_undo_takes_back_the_whole_move() -> None:
    sat = table("muehle", [0, 1])
    face = game("muehle").face
    for move in ("a1", "b2", "a4", "d2"):
        sat.act(face.read(sat.state, move))
    sat.act(face.read(sat.state, "a7"))
    sat.act(face.read(sat.state, "xb2"))
    assert sat.undo()
    assert sat.state.text() == "W:Wa1,a4:Bb2,d2:H7,7"


def test_the_record_keeps_the_seed_until_the_end() -> None:
    sat = table("kniffel", [0], 1)
    play_on(sat, 1)
    assert (sat.record().seed, sat.record().commitment) == ("", commitment(sat.seed))
    while not sat.over:
        play_on(sat, 1)
    assert sat.record().seed == sat.seed
    assert verify(sat.game, sat.record()).dice_checked


def test_a_seed_may_be_any_text() -> None:
    assert seed_of("ab" * 32) == "ab" * 32
    assert seed_of("x") == seed_of("x") != seed_of("y")
    assert len(seed_of("")) == 64 and seed_of("") != seed_of("")


@pytest.mark.parametrize("text", ["a7xd2", "A7XD2", "21 ", "a7"])
def test_moves_are_read_as_written_or_by_number(text: str) -> None:
    state = game("muehle").position("W:Wa1,a4:Bb2,d2:H7,7")
    typed = read_typed(game("muehle").face, state, text.strip())
    assert isinstance(typed, Typed)
    for action in typed.actions:
        state.apply(action)


@pytest.mark.parametrize("text", ["Sf3", "sf3", "Nf3"])
def test_moves_are_read_as_the_reader_spells_them(text: str) -> None:
    face = game("schach").face
    state = game("schach").start()
    typed = read_typed(face, state, text, partial(Voice("de").call, face, state))
    assert isinstance(typed, Typed) and face.write_move(state, typed.actions) == "Nf3"


@pytest.mark.parametrize(("text", "anchor"), [("a7xa1", "taking"), ("b2", "placing"), ("a7xd2xb2", None), ("b4xd2", None), ("", None)])
def test_the_rule_is_found_for_the_part_that_is_forbidden(text: str, anchor: str | None) -> None:
    face = game("muehle").face
    state = game("muehle").position("W:Wa1,a4:Bb2,d2:H7,7")
    reason = reason_against(face, face.board(state.setup), state, text)
    assert (reason and reason.anchor) == anchor


def test_nothing_is_read_where_dice_must_fall() -> None:
    state = game("maedn").start()
    assert state.turn == CHANCE
    assert read_typed(game("maedn").face, state, "6") is None


# Checking


@pytest.fixture
def finished(tmp_path: Path) -> tuple[Path, Record]:
    sat = table("kniffel", [0], 2)
    while not sat.over:
        play_on(sat, 1)
    path = tmp_path / "record.json"
    path.write_text(sat.record().to_json(), encoding="utf-8")
    return path, sat.record()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seed": "0" * 64}, "the seed is not the one that was committed to"),
        ({"seed": "0" * 64, "commitment": ""}, "but the seed gives"),
        ({"commitment": "0" * 64}, "the seed is not the one that was committed to"),
        ({"version": 99}, "recorded with version 99"),
        ({"result": None}, "but replaying gives"),
        ({"actions": [0]}, "action 1"),
        ({"game": "whist"}, "not on the shelf: “whist”"),
        ({"seats": ["A"] * 20}, "players:"),
    ],
)
def test_verify_finds_what_was_changed(parlour: Shell, finished: tuple[Path, Record], change: dict[str, object], said: str) -> None:
    path, record = finished
    path.write_text(json.dumps({**json.loads(record.to_json()), **change}), encoding="utf-8")
    ran = parlour("verify", str(path))
    assert ran.code == 1
    assert said in flat(ran.err)


def test_verify_says_what_it_could_not_check(parlour: Shell, finished: tuple[Path, Record]) -> None:
    path, record = finished
    path.write_text(replace(record, seed="", commitment="").to_json(), encoding="utf-8")
    ran = parlour("verify", str(path))
    assert ran.code == 0
    assert "throws were not checked" in flat(ran.out)
    assert "Nobody fixed a seed" in flat(ran.out)


def test_verify_says_who_gave_up(parlour: Shell, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    ended = Record("muehle", game("muehle").version, {}, ("Ada", "Bo"), (), result=Result((1, 2), (1, 0), "resigned"))
    path.write_text(replace(ended, ending=Ending("resigned", 1)).to_json(), encoding="utf-8")
    ran = parlour("verify", str(path))
    assert ran.code == 0 and "Bo has given up." in flat(ran.out)
    path.write_text(replace(ended, ending=Ending("resigned", 0)).to_json(), encoding="utf-8")
    assert parlour("verify", str(path)).code == 1


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff\xfe", b"[" * 90_000])
def test_verify_refuses_nonsense(parlour: Shell, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "record.json"
    path.write_bytes(content)
    ran = parlour("verify", str(path))
    assert ran.code == 1
    assert "This record does not hold" in ran.err


def test_verify_refuses_a_folder_and_a_huge_file(parlour: Shell, tmp_path: Path) -> None:
    assert "cannot be read" in flat(parlour("verify", str(tmp_path)).err)
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(50_000_000)
    assert "too large" in flat(parlour("verify", str(path)).err)


def test_perft_counts(parlour: Shell) -> None:
    ran = parlour("perft", "muehle", "--depth", "3")
    assert [line.split()[2] for line in ran.out.splitlines()[1:]] == ["24", "552", "12144"]
    ran = parlour("perft", "muehle", "-d", "1", "-p", "W:Wa1,a4:Bb2,b4,b6:H7,6", "-o", "take_from_mill_if_all=yes")
    assert "depth 1: 21" in ran.out


@pytest.mark.parametrize("language", languages())
def test_doctor_says_what_runs_here(parlour: Shell, language: str) -> None:
    from parlour import __version__
    from parlour.doctor import examine

    ran = parlour("doctor", "--language", language)
    assert ran.code == 0
    assert __version__ in ran.out
    facts = examine()
    modules = words(language).say("cli-doctor-compiled", count=len(facts.modules))
    assert (flat(modules) in flat(ran.out)) == facts.compiled
    assert str(facts.data) in ran.out.replace("\n", "")
    assert all(name in ran.out for name in facts.parts)


# For real


def run_for_real(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return run_python("from parlour.cli import main; main()", *arguments, typed=typed)


def run_python(program: str, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path), "COLUMNS": "80", "LC_ALL": "C.UTF-8"}
    return subprocess.run(
        [sys.executable, "-c", program, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=surroundings,
        timeout=120,
    )


def test_a_game_is_played_through_a_pipe(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    ran = run_for_real("play", "kniffel", "-n", "1", "--save", str(path), typed="\n1\n1\n1\n" * 13)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert run_for_real("verify", str(path)).returncode == 0


def test_the_command_line_starts_without_the_server() -> None:
    probe = "import sys, parlour.cli; print(*sorted({name.split('.')[0] for name in sys.modules}))"
    loaded = run_python(probe).stdout.split()
    assert not {"litestar", "sqlalchemy", "uvicorn", "msgspec", "rich", "fluent", "babel"} & set(loaded)


def start(*arguments: str, out: int, typed: int | None = None) -> subprocess.Popen[bytes]:
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path), "LC_ALL": "C.UTF-8", "TERM": "xterm"}
    surroundings.pop("COLUMNS", None)
    return subprocess.Popen(
        [sys.executable, "-c", "from parlour.cli import main; main()", *arguments], env=surroundings, stdin=typed, stdout=out
    )


def test_a_terminal_gets_colours_and_a_line_editor() -> None:
    ours, theirs = pty.openpty()
    with start("play", "kniffel", "-n", "1", "--seed", "x", out=theirs, typed=theirs) as running:
        os.close(theirs)
        seen = ""
        for awaited, typed in (("Throw: ", "\n"), ("Your move: ", "quix\x7ft\n"), ("left the table", "")):
            while awaited not in seen:
                seen += os.read(ours, 65536).decode(errors="replace")
            os.write(ours, typed.encode())
            last, seen = seen, ""
        assert running.wait(60) == 0
    os.close(ours)
    assert "\x1b[" in last
    assert "\x01" not in last


def test_serve_prints_its_address_and_answers_there(tmp_path: Path) -> None:
    with start("serve", "--port", "0", "--data", str(tmp_path / "parlour.db"), out=subprocess.PIPE) as running:
        assert running.stdout is not None
        said = ""
        while not (found := re.search(r"http://127\.0\.0\.1:\d+/", said)):
            line = running.stdout.readline().decode()
            assert line, f"it ended without an address: {said}"
            said += line
        with urlopen(f"{found[0]}api/health", timeout=30) as answer:
            assert answer.status == 200
        running.send_signal(signal.SIGINT)
        running.wait(30)
    assert (tmp_path / "parlour.db").is_file()


def test_who_stops_a_duel_is_shown_what_was_found_so_far(parlour: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    def stopped(wish: Wish, cores: int, tell: Callable[[Score], None], cluster: str, journal: Path | None) -> Score:
        def told(score: Score) -> None:
            tell(score)
            raise KeyboardInterrupt

        return duel(wish, cores, told, cluster=cluster, journal=journal)

    monkeypatch.setattr("parlour.cli.duels.duel", stopped)
    ran = parlour("lab", "duel", "kniffel", "1", "random", "-n", "1000", "--processes", "1")
    assert ran.code == 0
    assert re.search(r"\d% won by 1, standard error .*, \d{1,2} games", flat(ran.out)), ran.out


def test_serve_says_in_words_where_it_cannot_listen() -> None:
    ran = run_for_real("serve", "--host", "203.0.113.1")  # an address kept for documentation: no machine has it
    assert ran.returncode == 1
    assert "203.0.113.1 cannot be listened on" in flat(ran.stderr)
    assert "Traceback" not in ran.stderr


def test_print_writes_the_board_into_a_file(parlour: Shell, tmp_path: Path) -> None:
    file = tmp_path / "board.pdf"
    done = parlour("print", "muehle", "--out", str(file), "--paper", "a3")
    assert done.code == 0 and "3 sheets of A3" in flat(done.out)
    assert file.read_bytes().startswith(b"%PDF")
    assert parlour("print", "maedn", "--out", str(tmp_path / "board.svg"), "--field", "30").code == 0
    assert (tmp_path / "board.svg").read_text(encoding="utf-8").count("<clipPath") == 6
    for wrong, why in (
        (("--out", str(tmp_path / "board.docx")), ".pdf or .svg"),
        (("--paper", "B5"), "A4, A3"),
        (("--out", str(tmp_path / "no" / "board.svg")), "cannot be written"),
        (("--field", "99"), "too many sheets"),
    ):
        refused = parlour("print", "muehle", *wrong)
        assert refused.code == 1 and why in flat(refused.err)


# Tables and networks of the backgammon board


def test_bearoff_tables_are_built_with_few_stones(parlour: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    built = parlour("lab", "bearoff", "--stones", "2", "-l", "en")
    assert built.code == 0, built.err
    assert built.out.count("28 positions") == 2  # both rules; two stones on six points or off: C(8, 2)
    assert str(tmp_path) in flat(built.out).replace(" ", "")


def test_a_lesson_that_nobody_gives_is_refused(parlour: Shell, tmp_path: Path) -> None:
    refused = parlour("lab", "train", "nonesuch", "--folder", str(tmp_path), "-l", "en")
    assert refused.code != 0
    assert "nonesuch" in refused.err and "backgammon" in refused.err
    assert list(tmp_path.iterdir()) == []


def test_a_cluster_without_dask_is_refused_in_a_sentence(parlour: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "dask", None)  # as if it were not installed
    refused = parlour("lab", "facts", "gaensespiel", "-n", "3", "--cluster", "local:2", "--folder", str(tmp_path), "-l", "en")
    assert refused.code == 1
    assert "this needs dask, which is not installed: pip install 'parlour[cluster]'" in " ".join(refused.err.split())


def test_who_joins_at_no_address_is_told_how_one_looks(parlour: Shell) -> None:
    refused = parlour("join", "rubbish", "3", "-l", "en")
    assert refused.code == 1 and "rubbish: this is no address of a table; one looks like http://" in flat(refused.err)


@pytest.mark.parametrize(
    "command", [["facts", "gaensespiel", "-n", "3"], ["soak"], ["duel", "muehle", "2", "1"], ["almanac", "gaensespiel"]]
)
def test_what_is_no_cluster_is_refused_in_a_sentence(parlour: Shell, command: list[str], tmp_path: Path) -> None:
    where = ["--folder", str(tmp_path)] if command[0] in ("facts", "almanac") else []
    refused = parlour("lab", *command, *where, "--cluster", "local:0", "-l", "en")
    assert refused.code == 1 and "'local:0' is no cluster" in flat(refused.err)


@pytest.mark.parametrize(
    "command",
    [
        ["facts", "gaensespiel", "-n", "3", "--folder"],
        ["facts", "--all", "-n", "1", "--folder"],
        ["almanac", "gaensespiel", "--folder"],
        ["train", "backgammon_standard", "--folder"],
        ["soak", "-n", "1", "--journal"],
        ["duel", "muehle", "2", "1", "-n", "2", "--journal"],
        ["ladder", "muehle", "-n", "2", "--journal"],
        ["ladder", "muehle", "-n", "2", "--out"],
    ],
)
def test_what_cannot_be_written_is_refused_before_the_work(parlour: Shell, command: list[str], tmp_path: Path) -> None:
    (tmp_path / "taken").touch()
    refused = parlour("lab", *command, str(tmp_path / "taken" / "x"), "-l", "en")
    assert refused.code == 1 and "cannot be written: there is a file where a folder should be." in flat(refused.err)


def test_a_lesson_is_given_and_its_figures_told(parlour: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    short = tables_lessons.TablesLesson("short", "backgammon", games=2, seed=1)
    monkeypatch.setattr("parlour.cli.training.LESSONS", [short])
    monkeypatch.setattr("parlour.lab.lessons.CHAPTER", 1)
    monkeypatch.setattr(tables_lessons, "MEASURED", 2)
    monkeypatch.setattr(tables_lessons.TablesLesson, "folder", tmp_path / "weights")
    monkeypatch.setattr("parlour.players.tables.judges.FOLDER", tmp_path / "weights")
    given = parlour("lab", "train", "short", "--folder", str(tmp_path / "lessons"), "-l", "en")
    assert given.code == 0, given.err
    assert json.loads((tmp_path / "weights" / "figures.json").read_text())["short"]["games"] == 2
    assert [kept.name for kept in (tmp_path / "lessons").iterdir()] == ["short.2"]
    assert (tmp_path / "weights" / "short.f16").stat().st_size > 0


def test_forget_says_what_is_missing_and_what_is_gone(parlour: Shell, tmp_path: Path) -> None:
    assert "Say what to forget" in flat(parlour("forget").err)
    missing = parlour("forget", "http://attic:8315/table/k3w8cmtq7hd2x", "--data", str(tmp_path / "nothing.db"))
    assert missing.code == 1 and "Nothing was forgotten" in flat(missing.err)
    migrate(tmp_path / "tables.db")
    nothing = parlour("forget", "--name", "Ada", "--data", str(tmp_path / "tables.db"))
    assert nothing.code == 1 and "no such name" in flat(nothing.err)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as stored, stored:
        stored.execute(
            "INSERT INTO tables (id, code, message, wish, salt, seed, game, version, options, created, updated, number,"
            " hand, goes_on, over)"
            " VALUES (1, 'abc', 'm', 'w', 's', 's', 'muehle', 1, '{}', '', '', 0, 0, 0, 0)"
        )
        stored.execute("INSERT INTO seats (table_id, seat, kind, name, level) VALUES (1, 0, 'person', 'Ada', 1)")
    gone = parlour("forget", "http://attic:8315/table/abc", "--name", "Bo", "--data", str(tmp_path / "tables.db"))
    assert gone.code == 0 and "One table is forgotten, and a name on no seat." in flat(gone.out)


# What computer players look up


def test_the_doctor_tells_how_far_a_lookup_is(parlour: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    lookup = kept.all_lookups()[0]
    kept.gauge(lookup, 0.456)
    ran = parlour("doctor", "-l", "en")
    assert ran.code == 0
    assert f"{lookup.name} 45 % done" in " ".join(ran.out.split())
    assert ran.out.count("worked out when it is first needed") == len(kept.all_lookups()) - 1


def test_a_lookup_is_made_anew_or_refused(parlour: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    squares = kept.Lookup("squares-1", "d", 3, lambda tell: [0.0, 1.0, 4.0])
    monkeypatch.setattr(kept, "all_lookups", lambda: [squares])
    made = parlour("lab", "lookups", "squares", "-l", "en")
    assert made.code == 0 and "squares-1 is worked out and kept" in flat(made.out) and kept.is_kept(squares)
    refused = parlour("lab", "lookups", "cubes", "-l", "en")
    assert refused.code == 1 and "There is no lookup cubes. Lookups: squares-1" in flat(refused.err)


@pytest.mark.parametrize(
    ("language", "share", "figure"),
    [("en", "96.5%", "−1234.50"), ("de", "96,5\xa0%", "−1234,50"), ("it", "96,5%", "−1234,50"), ("ru", "96,5\xa0%", "−1234,50")],
)
def test_figures_are_written_as_in_the_language(language: str, share: str, figure: str) -> None:
    voice = Voice(language)
    assert (voice.percent(0.965, 1), voice.number(-1234.5, 2), voice.number(2.4, 0)) == (share, figure, "2")
