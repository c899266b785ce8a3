"""Where a rule comes from: the print, a reading of it, or ourselves."""

from dataclasses import dataclass
from typing import Literal

Kind = Literal["printed", "reading", "ours"]


@dataclass(frozen=True, slots=True)
class Booklet:
    """The booklet of a box, and those of its languages that are meant."""

    box: str
    languages: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Source:
    """Printed; a reading, where the print leaves it open or its languages differ; or ours, where nothing is printed."""

    kind: Kind
    booklets: tuple[Booklet, ...] = ()  # that print it, or that leave it open
    said: str = ""  # the message that explains it; none where the booklets are all there is to say


@dataclass(frozen=True, slots=True)
class Ruling:
    """A rule that is no option and that is not simply printed. The rules text marks its sentence with `[^name]`."""

    name: str
    source: Source


def printed(said: str = "", **booklets: str) -> Source:
    """Printed in these boxes, in these languages: `printed(travel="de fr", big="de")`."""
    return Source("printed", in_boxes(booklets), said)


def reading(said: str, **booklets: str) -> Source:
    """These booklets leave it open, or differ."""
    return Source("reading", in_boxes(booklets), said)


def ours(said: str) -> Source:
    """Printed nowhere; the message says why we have it."""
    return Source("ours", (), said)


def in_boxes(booklets: dict[str, str]) -> tuple[Booklet, ...]:
    """Booklets by box, from languages with blanks between them."""
    return tuple(Booklet(box, tuple(languages.split())) for box, languages in booklets.items())


def rulings(game: str, names: str, **booklets: str) -> list[tuple[str, Ruling]]:
    """Rulings of a game, as names with blanks between them: readings of these booklets, those with a star ours.

    `halma-begins` is `begins`, told in the words of halma.
    """
    found = []
    for written in names.split():
        teller, _, name = written.removesuffix("*").rpartition("-")
        said = f"ruling-{teller or game}-{name}"
        found.append((game, Ruling(name, ours(said) if written.endswith("*") else reading(said, **booklets))))
    return found


def by_game(*rows: list[tuple[str, Ruling]]) -> dict[str, tuple[Ruling, ...]]:
    """Rulings of a family, in order."""
    found: dict[str, tuple[Ruling, ...]] = {}
    for game, ruling in (ruling for row in rows for ruling in row):
        found[game] = (*found.get(game, ()), ruling)
    return found


UNTOLD = ours("")  # of an option that belongs to no game on the shelf
NEVER_ENDS = ours("source-never-ends")
EVERYBODY = ours("source-everybody")
NO_NUMBER = ours("source-no-number")
