"""`parlour lab facts`: what many games of a kind tell, as a table and a picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from rich.table import Table

from parlour.catalogue import is_decided, shelf
from parlour.cli.progress import bar, cores_of
from parlour.cli.shelf import agreed, find_game
from parlour.cli.voice import Voice
from parlour.cli.writing import journal_for, prepare_folder
from parlour.core.game import Game
from parlour.core.state import CHANCE
from parlour.lab.chain import TooLarge, expected_length
from parlour.lab.facts import Share, Tally, Wish, find_facts, journal_of, keep, mean_length, recall, share
from parlour.lab.plot import histogram
from parlour.lab.soak import Soaked, soak


def show_facts(
    voice: Voice,
    name: str,
    games: int,
    seats: int | None,
    options: Sequence[str],
    level: int,
    seed: int,
    folder: Path,
    cores: int | None,
    cluster: str = "",
) -> None:
    """The facts of one game."""
    found = find_game(voice, name)
    wish = Wish(agreed(voice, found, seats, options), games, level, seed)
    prepare_folder(voice, folder)
    tally = found_out(voice, wish, cores, folder, cluster)
    tell(voice, found, wish, tally)
    exact = exact_length(found, wish)
    if exact is not None:
        voice.tell("lab-exact", exact=voice.number(exact, 4))
    picture = folder / f"{found.id}.svg"
    title = voice.say(f"game-{found.id}")
    shown = histogram(tally.lengths, title, voice.say("lab-length"), voice.say("lab-games"), mean_length(tally).value)
    picture.write_text(shown, encoding="utf-8")
    voice.tell("lab-kept", ink="quiet", folder=str(folder))


def show_all_facts(voice: Voice, games: int, level: int, seed: int, folder: Path, cores: int | None, cluster: str = "") -> None:
    """The facts of the whole shelf; what is written down already is not played again."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet")
    prepare_folder(voice, folder)
    for column in ("game", "seats", "length", "takes", "first"):
        table.add_column(voice.say(f"lab-column-{column}"), justify="left" if column == "game" else "right")
    for found in shelf():
        wish = Wish(found.agree(), games, level, seed)
        tally = found_out(voice, wish, cores, folder, cluster)
        mean = mean_length(tally)
        first = percent(voice, share(tally.first_wins, tally.games)) if wish.setup.seats > 1 else "–"
        takes = voice.percent(share(tally.takes, tally.told).value, 1)
        table.add_row(voice.say(f"game-{found.id}"), str(wish.setup.seats), voice.number(mean.value, 1), takes, first)
    voice.out.print(table)
    voice.tell("lab-kept", ink="quiet", folder=str(folder))


def found_out(voice: Voice, wish: Wish, cores: int | None, folder: Path, cluster: str) -> Tally:
    """What is written down, else what is counted now and written down."""
    tally = recall(folder, wish)
    if tally is None:
        tally = counted(voice, wish, cores, folder, cluster)
        keep(folder, wish, tally)
        journal_of(folder, wish).unlink(missing_ok=True)
    return tally


def counted(voice: Voice, wish: Wish, cores: int | None, folder: Path, cluster: str) -> Tally:
    """Play, with a bar that shows how far it is; what is done is written down, so that who stops goes on there."""
    with bar(voice) as progress:
        task = progress.add_task(voice.say(f"game-{wish.setup.game}"), total=wish.games)
        return find_facts(wish, cores_of(cores), lambda done: progress.advance(task, done), cluster, journal_of(folder, wish))


def soak_the_shelf(voice: Voice, games: int, seed: int, cores: int | None, cluster: str = "", journal: Path | None = None) -> None:
    """Random games over the whole shelf with the laws on; a broken law is told with what shows it again, and the command fails."""
    voice.tell("lab-soak-start", ink="quiet", games=games, seed=seed)
    played: Counter[str] = Counter()
    actions = 0
    broken: list[str] = []
    with bar(voice, transient=False) as progress:
        task = progress.add_task(voice.say("lab-games"), total=games)

        def advance(soaked: Soaked) -> None:
            nonlocal actions
            played[soaked.batch.id] += soaked.batch.games
            actions += soaked.actions
            broken.extend(soaked.broken)
            progress.advance(task, soaked.batch.games)

        with journal_for(voice, journal, f"soak-{games}-{seed}") as written:
            soak(games, seed, cores_of(cores), advance, cluster, written)
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for id, count in played.most_common():
        table.add_row(voice.say(f"game-{id}"), str(count))
    voice.out.print(table)
    for finding in broken:
        voice.print(finding, "refusal")
    if broken:
        raise voice.refuse("lab-soak-broken", count=len(broken))
    voice.tell("lab-soak-whole", ink="good", games=sum(played.values()), actions=actions, kinds=len(played), seed=seed)


def exact_length(found: Game, wish: Wish) -> float | None:
    """From the Markov chain, where nobody decides anything and the chain is small enough."""
    if is_decided(found.id, dict(wish.setup.options)) or wish.setup.seats > 2:
        return None
    start = found.begin(wish.setup)
    try:
        return expected_length(start) if start.turn == CHANCE else None
    except TooLarge:
        return None


def tell(voice: Voice, found: Game, wish: Wish, tally: Tally) -> None:
    setup = wish.setup
    voice.tell("lab-title", ink="title", game=voice.say(f"game-{found.id}"), games=tally.games, seats=setup.seats)
    voice.tell("lab-by-level" if wish.level else "lab-at-random", ink="quiet", level=wish.level, seed=wish.seed)
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    mean = mean_length(tally)
    table.add_row(voice.say("lab-row-length"), voice.number(mean.value, 2), f"{voice.number(mean.low, 2)} – {voice.number(mean.high, 2)}")
    table.add_row(voice.say("lab-row-longest"), str(tally.longest), "")
    takes = share(tally.takes, tally.told)
    table.add_row(voice.say("lab-row-takes"), *cells(voice, takes))
    if setup.seats > 1:
        first = share(tally.first_wins, tally.games)
        table.add_row(voice.say("lab-row-first"), *cells(voice, first))
        for seat, won in enumerate(tally.seat_wins):
            part = share(won, tally.games)
            table.add_row(voice.say("lab-row-seat", seat=seat + 1), *cells(voice, part))
    for reason, count in tally.reasons.most_common():
        table.add_row(voice.say("lab-row-reason", reason=reason), voice.percent(count / tally.games, 2), "")
    voice.out.print(table)


def cells(voice: Voice, part: Share) -> tuple[str, str]:
    """A share, and between what it lies."""
    return voice.percent(part.value, 2), f"{voice.percent(part.low, 2)} – {voice.percent(part.high, 2)}"


def percent(voice: Voice, part: Share) -> str:
    return f"{voice.percent(part.value, 1)} ({voice.percent(part.low, 1)}–{voice.percent(part.high, 1)})"
