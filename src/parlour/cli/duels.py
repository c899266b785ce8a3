"""`parlour lab duel`: how strong players are, measured."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from parlour.cli.progress import bar, cores_of
from parlour.cli.shelf import agreed, find_game
from parlour.cli.voice import Voice
from parlour.cli.writing import journal_for, prepare_file
from parlour.core.errors import ParlourError
from parlour.lab.duel import Score, Wish, duel, name_of
from parlour.lab.rivals import rival


@dataclass(frozen=True, slots=True)
class Where:
    """Who plays the games, and where they are written down."""

    processes: int | None = None
    cluster: str = ""
    journal: Path | None = None


def show_duel(
    voice: Voice,
    name: str,
    first: str,
    second: str,
    games: int,
    least: float | None,
    seats: int | None,
    options: Sequence[str],
    seed: int,
    brake: bool,
    where: Where,
) -> None:
    found = find_game(voice, name)
    wish = Wish(agreed(voice, found, seats, options), first, second, games, seed, least, brake=brake)
    try:
        for player in (first, second):
            rival(player, found.id, 1)
    except ParlourError as error:
        raise voice.refuse("lab-duel-unknown", words=error.said) from None
    prepare_file(voice, where.journal)
    score = counted(voice, wish, where, stoppable=True)
    told = {"first": first, "second": second}
    voice.tell("lab-duel-title", ink="title", game=voice.say(f"game-{found.id}"), seats=wish.setup.seats, seed=seed, **told)
    voice.tell("lab-duel-share", share=voice.percent(score.share, 1), error=voice.percent(score.error, 1), games=score.games, **told)
    (won, shared, lost), (points, points_error) = score.counts, score.points
    figures = {"points": f"{'+' if points >= 0.0 else ''}{voice.number(points, 3)}", "points_error": voice.number(points_error, 3)}
    voice.tell("lab-duel-counts", won=won, shared=shared, lost=lost, **figures)
    mean, longest = score.seconds
    length = sum(one.actions for one in score.played) / score.games
    voice.tell(
        "lab-duel-time", mean=voice.number(1000 * mean, 1), longest=voice.number(1000 * longest, 0), length=voice.number(length, 0), **told
    )
    reasons = Counter(one.reason for one in score.played).most_common()
    voice.tell("lab-duel-ends", ink="quiet", reasons=", ".join(f"{reason} {count}" for reason, count in reasons))
    if score.sure:
        voice.tell("lab-duel-sure", sure="more" if score.weight > 0 else "less")


def counted(voice: Voice, wish: Wish, where: Where, stoppable: bool = False) -> Score:
    """Play, with a bar that shows how far it is and how it stands; who stops it may be shown what was found so far."""
    latest: Score | None = None
    pair = f"{voice.say(f'game-{wish.setup.game}')} {wish.first} : {wish.second}"
    with bar(voice) as progress:
        task = progress.add_task(pair, total=wish.games)

        def tell(score: Score) -> None:
            nonlocal latest
            latest = score
            progress.update(
                task, completed=score.games, description=f"{pair} {voice.percent(score.share, 1)} ± {voice.percent(score.error, 1)}"
            )

        try:
            with journal_for(voice, where.journal, name_of(wish)) as journal:
                return duel(wish, cores_of(where.processes), tell, cluster=where.cluster, journal=journal)
        except KeyboardInterrupt:
            if latest is None or not stoppable:
                raise
            return latest
