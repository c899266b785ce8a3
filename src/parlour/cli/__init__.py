"""`parlour`: the box on the command line.

Commands are declared here and written in the modules beside it, which are imported when they are called: `parlour`
alone starts fast. Help texts are ids of texts/, put into words when the language is known.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from errno import ENOSPC
from pathlib import Path
from typing import Annotated, Final

import typer
from typer._click.exceptions import UsageError  # Typer has no other door to it
from typer.core import TyperGroup
from typer.main import get_command

from parlour.cli.usage import put_into_words, refuse_usage
from parlour.cli.voice import ASKED, Voice, reason_of, wanted_language
from parlour.core.errors import ParlourError
from parlour.core.extras import MissingExtra

app = typer.Typer(
    name="parlour", help="cli-help", add_completion=False, no_args_is_help=True, rich_markup_mode="rich", pretty_exceptions_enable=False
)

experiments = typer.Typer(help="cli-help-lab", no_args_is_help=True, rich_markup_mode="rich")
app.add_typer(experiments, name="lab")

MOST_SEED: Final = 10**18  # of the lab: a longer one cannot be written as a number in every language
GameName = Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game")]
Language = Annotated[str, typer.Option("--language", "-l", metavar="CODE", help="cli-help-language", show_default=False)]
Seats = Annotated[int | None, typer.Option("--seats", "-n", metavar="N", help="cli-help-seats", show_default=False)]
Brake = Annotated[bool, typer.Option("--brake/--no-brake", help="cli-help-duel-brake")]
Cluster = Annotated[str, typer.Option(metavar="tcp://...|local:N", help="cli-help-cluster", show_default=False)]
MOST_CORES: Final = 999  # each takes a hundred megabytes; `local:N` has no more either
Cores = Annotated[int | None, typer.Option(min=1, max=MOST_CORES, metavar="N", help="cli-help-facts-cores", show_default=False)]
Journal = Annotated[Path | None, typer.Option(metavar="FILE", help="cli-help-journal", show_default=False)]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="cli-help-option", show_default=False)]


@app.callback(help="cli-help")
def begin(language: Language = "") -> None:
    ASKED.set(language)


@experiments.callback(help="cli-help-lab")
def begin_in_the_lab(language: Language = "") -> None:
    ASKED.set(language or ASKED.get())


@app.command(help="cli-help-serve")
def serve(
    host: Annotated[str, typer.Option(help="cli-help-host")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option("--port", "-p", min=0, max=65535, help="cli-help-port", show_default=False)] = None,
    data: Annotated[Path | None, typer.Option(help="cli-help-data", show_default=False)] = None,
    database: Annotated[str, typer.Option(metavar="postgresql://...", help="cli-help-database", show_default=False)] = "",
    open_browser: Annotated[bool, typer.Option("--open", help="cli-help-open")] = False,
    lan: Annotated[bool, typer.Option("--lan", help="cli-help-lan")] = False,
    language: Language = "",
) -> None:
    from parlour.cli.serving import serve_box

    serve_box(Voice(language), host, port, data, database, open_browser, lan)


@app.command(help="cli-help-copy")
def copy(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-copy-file")],
    database: Annotated[str, typer.Argument(metavar="postgresql://...", help="cli-help-copy-database")],
    language: Language = "",
) -> None:
    from parlour.cli.moving import copy_tables

    copy_tables(Voice(language), file, database)


@app.command(help="cli-help-forget")
def forget(
    table: Annotated[list[str] | None, typer.Argument(metavar="TABLE...", help="cli-help-forget-table", show_default=False)] = None,
    name: Annotated[str, typer.Option(help="cli-help-forget-name", show_default=False)] = "",
    data: Annotated[Path | None, typer.Option(help="cli-help-data", show_default=False)] = None,
    database: Annotated[str, typer.Option(metavar="postgresql://...", help="cli-help-database", show_default=False)] = "",
    language: Language = "",
) -> None:
    from parlour.cli.forgetting import forget

    forget(Voice(language), table or [], name, data, database)


DataFile = Annotated[Path | None, typer.Option(help="cli-help-data", show_default=False)]


@app.command(help="cli-help-backup")
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-backup-file")], data: DataFile = None, language: Language = ""
) -> None:
    from parlour.cli.saving import back_up

    back_up(Voice(language), data, file)


@app.command(help="cli-help-restore")
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-restore-file")], data: DataFile = None, language: Language = ""
) -> None:
    from parlour.cli.saving import put_back

    put_back(Voice(language), file, data)


@app.command(help="cli-help-repair")
def repair(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-repair-file")], data: DataFile = None, language: Language = ""
) -> None:
    from parlour.cli.saving import mend

    mend(Voice(language), data, file)


@app.command(help="cli-help-games")
def games(language: Language = "") -> None:
    from parlour.cli.shelf import show_games

    show_games(Voice(language))


@app.command(help="cli-help-rules")
def rules(
    game: GameName,
    anchor: Annotated[str, typer.Option("--anchor", "-a", metavar="SECTION", help="cli-help-anchor", show_default=False)] = "",
    language: Language = "",
) -> None:
    from parlour.cli.shelf import show_rules

    show_rules(Voice(language), game, anchor)


@app.command(help="cli-help-play")
def play(
    game: GameName,
    seats: Seats = None,
    seat: Annotated[list[int] | None, typer.Option("--seat", "-s", metavar="N", help="cli-help-seat", show_default=False)] = None,
    watch: Annotated[bool, typer.Option("--watch", help="cli-help-watch")] = False,
    level: Annotated[int, typer.Option(min=1, max=5, metavar="1..5", help="cli-help-level")] = 2,
    option: Options = None,
    preset: Annotated[str, typer.Option("--preset", metavar="printed|common|de|…", help="cli-help-preset", show_default=False)] = "",
    seed: Annotated[str, typer.Option(metavar="TEXT", help="cli-help-seed", show_default=False)] = "",
    quick: Annotated[bool, typer.Option("--quick", "-q", help="cli-help-quick")] = False,
    save: Annotated[Path | None, typer.Option(metavar="RECORD.json", help="cli-help-save", show_default=False)] = None,
    language: Language = "",
) -> None:
    from parlour.cli.play import play_game

    people = [] if watch else seat or [1]
    play_game(Voice(language), game, seats, people, level, option or [], preset, seed, quick, save)


@app.command("print", help="cli-help-print")
def print_game(
    game: GameName,
    paper: Annotated[str, typer.Option("--paper", metavar="A4|A3", help="cli-help-paper")] = "A4",
    field: Annotated[float | None, typer.Option("--field", min=2, max=100, metavar="MM", help="cli-help-field", show_default=False)] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE.pdf|FILE.svg", help="cli-help-out", show_default=False)] = None,
    seats: Seats = None,
    option: Options = None,
    language: Language = "",
) -> None:
    from parlour.cli.printing import print_to_file

    print_to_file(Voice(language), game, seats, option or [], paper, field, out)


@app.command(help="cli-help-verify")
def verify(
    record: Annotated[Path, typer.Argument(metavar="RECORD.json", help="cli-help-record")],
    language: Language = "",
) -> None:
    from parlour.cli.checks import verify_record

    verify_record(Voice(language), record)


@app.command(help="cli-help-review")
def review(
    record: Annotated[Path, typer.Argument(metavar="RECORD.json", help="cli-help-record")],
    out: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="cli-help-review-json", show_default=False)] = None,
    cores: Cores = None,
    language: Language = "",
) -> None:
    from parlour.cli.reviewing import review_record

    review_record(Voice(language), record, out, cores)


@app.command(help="cli-help-doctor")
def doctor(language: Language = "") -> None:
    from parlour.cli.checks import show_facts

    show_facts(Voice(language))


@app.command(help="cli-help-join")
def join(
    link: Annotated[str, typer.Argument(metavar="LINK", help="cli-help-join-link")],
    player: Annotated[str, typer.Argument(metavar="PLAYER", help="cli-help-join-player")] = "3",
    name: Annotated[str, typer.Option("--name", help="cli-help-join-name", show_default=False)] = "",
    language: Language = "",
) -> None:
    from parlour.cli.joining import join_table

    join_table(Voice(language), link, player, name)


@app.command(help="cli-help-uci")
def uci(game: GameName, language: Language = "") -> None:
    from parlour.cli.engines import speak_uci

    speak_uci(Voice(language), game)


@app.command(help="cli-help-hub")
def hub(game: GameName, language: Language = "") -> None:
    from parlour.cli.engines import speak_hub

    speak_hub(Voice(language), game)


@app.command(help="cli-help-perft")
def perft(
    game: GameName,
    depth: Annotated[int, typer.Option("--depth", "-d", min=1, max=99, help="cli-help-depth")] = 3,
    position: Annotated[str, typer.Option("--position", "-p", metavar="TEXT", help="cli-help-position", show_default=False)] = "",
    seats: Seats = None,
    option: Options = None,
    language: Language = "",
) -> None:
    from parlour.cli.checks import count_moves

    count_moves(Voice(language), game, depth, position, seats, option or [])


@experiments.command("kniffel", help="cli-help-kniffel")
def lab_kniffel(option: Options = None, cluster: Cluster = "", language: Language = "") -> None:
    from parlour.cli.kniffel import solve_kniffel

    solve_kniffel(Voice(language), option or [], cluster)


@experiments.command("lookups", help="cli-help-lookups")
def lab_lookups(
    name: Annotated[list[str] | None, typer.Argument(metavar="[NAME]...", help="cli-help-lookups-name", show_default=False)] = None,
    cores: Cores = None,
    cluster: Cluster = "",
    language: Language = "",
) -> None:
    from parlour.cli.lookups import show_lookups

    show_lookups(Voice(language), name or [], cores, cluster)


@experiments.command("facts", help="cli-help-facts")
def lab_facts(
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game")] = "",
    games: Annotated[int, typer.Option("--games", "-n", min=1, max=100_000_000, help="cli-help-games-count")] = 10_000,
    everything: Annotated[bool, typer.Option("--all", help="cli-help-facts-all")] = False,
    seats: Annotated[int | None, typer.Option("--seats", metavar="N", help="cli-help-seats", show_default=False)] = None,
    option: Options = None,
    level: Annotated[int, typer.Option(min=0, max=5, metavar="0..5", help="cli-help-facts-level")] = 0,
    seed: Annotated[int, typer.Option(min=-MOST_SEED, max=MOST_SEED, help="cli-help-facts-seed")] = 1,
    folder: Annotated[Path, typer.Option(metavar="FOLDER", help="cli-help-facts-folder")] = Path("almanac"),
    cores: Cores = None,
    cluster: Cluster = "",
    language: Language = "",
) -> None:
    from parlour.cli.lab import show_all_facts, show_facts

    voice = Voice(language)
    if everything == bool(game):
        raise voice.refuse("lab-game-or-all")
    if everything:
        show_all_facts(voice, games, level, seed, folder, cores, cluster)
    else:
        show_facts(voice, game, games, seats, option or [], level, seed, folder, cores, cluster)


@experiments.command("almanac", help="cli-help-almanac")
def lab_almanac(
    game: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="cli-help-ladder-games", show_default=False)] = None,
    level: Annotated[list[int] | None, typer.Option(min=0, max=5, metavar="0|2|5", help="cli-help-facts-level", show_default=False)] = None,
    seed: Annotated[int, typer.Option(min=-MOST_SEED, max=MOST_SEED, help="cli-help-facts-seed")] = 1,
    folder: Annotated[Path, typer.Option(metavar="FOLDER", help="cli-help-almanac-folder")] = Path("build/almanac"),
    pieces: Annotated[int | None, typer.Option(min=0, metavar="N", help="cli-help-almanac-pieces", show_default=False)] = None,
    out: Annotated[Path, typer.Option("--out", metavar="FILE.json", help="cli-help-almanac-out")] = Path("build/almanac/almanac.json"),
    cores: Cores = None,
    cluster: Cluster = "",
    language: Language = "",
) -> None:
    from parlour.cli.almanac import make_almanac

    make_almanac(Voice(language), game or [], level or [], seed, folder, pieces, out, cores, cluster)


@experiments.command("soak", help="cli-help-soak")
def lab_soak(
    games: Annotated[int, typer.Option("--games", "-n", min=1, max=1_000_000_000, help="cli-help-games-count")] = 1_000_000,
    seed: Annotated[int, typer.Option(min=-MOST_SEED, max=MOST_SEED, help="cli-help-soak-seed")] = 1,
    cores: Cores = None,
    cluster: Cluster = "",
    journal: Journal = None,
    language: Language = "",
) -> None:
    from parlour.cli.lab import soak_the_shelf

    soak_the_shelf(Voice(language), games, seed, cores, cluster, journal)


@experiments.command("duel", help="cli-help-duel")
def lab_duel(
    game: GameName,
    first: Annotated[str, typer.Argument(metavar="A", help="cli-help-duel-player")],
    second: Annotated[str, typer.Argument(metavar="B", help="cli-help-duel-player")],
    games: Annotated[int, typer.Option("--games", "-n", min=1, max=1_000_000, help="cli-help-games-count")] = 200,
    least: Annotated[float | None, typer.Option(min=0.06, max=0.94, help="cli-help-duel-least", show_default=False)] = None,
    seats: Annotated[int | None, typer.Option("--seats", metavar="N", help="cli-help-seats", show_default=False)] = None,
    option: Options = None,
    seed: Annotated[int, typer.Option(min=-MOST_SEED, max=MOST_SEED, help="cli-help-duel-seed")] = 1,
    processes: Cores = None,
    brake: Brake = True,
    cluster: Cluster = "",
    journal: Journal = None,
    language: Language = "",
) -> None:
    from parlour.cli.duels import Where, show_duel

    where = Where(processes, cluster, journal)
    show_duel(Voice(language), game, first, second, games, least, seats, option or [], seed, brake, where)


@experiments.command("ladder", help="cli-help-ladder")
def lab_ladder(
    game: Annotated[list[str] | None, typer.Argument(metavar="GAME", help="cli-help-ladder-games", show_default=False)] = None,
    games: Annotated[int, typer.Option("--games", "-n", min=2, max=100_000, help="cli-help-games-count")] = 100,
    seed: Annotated[int, typer.Option(min=-MOST_SEED, max=MOST_SEED, help="cli-help-duel-seed")] = 1,
    processes: Cores = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE.md", help="cli-help-ladder-out", show_default=False)] = None,
    brake: Brake = True,
    cluster: Cluster = "",
    journal: Journal = None,
    language: Language = "",
) -> None:
    from parlour.cli.duels import Where
    from parlour.cli.ladder import show_ladder

    show_ladder(Voice(language), game or [], games, seed, out, brake, Where(processes, cluster, journal))


@experiments.command("bearoff", help="cli-help-bearoff")
def lab_bearoff(
    stones: Annotated[int, typer.Option("--stones", min=1, max=15, help="cli-help-bearoff-stones")] = 15,
    cores: Cores = None,
    cluster: Cluster = "",
    language: Language = "",
) -> None:
    from parlour.cli.training import build_tables

    build_tables(Voice(language), stones, cores, cluster)


@experiments.command("train", help="cli-help-train")
def lab_train(
    lesson: Annotated[list[str], typer.Argument(metavar="LESSON", help="cli-help-train-lesson")],
    folder: Annotated[Path, typer.Option(metavar="FOLDER", help="cli-help-train-folder")] = Path("build/lessons"),
    cores: Cores = None,
    cluster: Cluster = "",
    language: Language = "",
) -> None:
    from parlour.cli.training import give_lessons

    give_lessons(Voice(language), lesson, folder, cores, cluster)


def command(language: str) -> TyperGroup:
    """The whole command line, its help in this language."""
    from parlour.words import languages, words

    group = get_command(app)
    assert isinstance(group, TyperGroup)
    put_into_words(group, words(language).say, ", ".join(languages()))
    return group


def main(arguments: Sequence[str] | None = None) -> None:
    given = list(sys.argv[1:] if arguments is None else arguments)
    language = wanted_language(given)
    try:
        code = command(language).main(args=given, prog_name="parlour", standalone_mode=False)
    except UsageError as error:
        code = refuse_usage(Voice(language), error)
    except (ParlourError, MissingExtra) as error:  # what a command did not expect, such as a cluster without the package for it
        code = Voice(language).refuse("error-because", reason=error.said).exit_code
    except OSError as error:
        if error.errno != ENOSPC:
            raise
        code = Voice(language).refuse("error-because", reason=reason_of(error)).exit_code  # it may happen wherever something is written
    except typer.Abort:
        code = Voice(language).refuse("cli-stopped").exit_code
    sys.exit(code or 0)
