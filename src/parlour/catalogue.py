"""The shelf: every game that can be played, the boxes it comes from, and how long it takes.

A game is found by its row here and its module games/<family>/<id>.py, which holds it as GAME.
"""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Literal

from parlour.core.errors import ParlourError, some
from parlour.core.game import Game

# The boxes in the order they stand on the shelf; their titles are in texts/ as box-<id>.
BOXES = ("travel", "box315", "big", "halma_mill", "playground")


@dataclass(frozen=True, slots=True)
class Entry:
    """A game on the shelf. Minutes are a usual length for the usual number of players."""

    id: str
    family: str
    boxes: tuple[str, ...]
    minutes: int


# In the order of the booklets: a game stands in its first box, and again in every other box that prints it.
SHELF = (
    Entry("maedn", "ludo", ("travel", "big"), 40),
    Entry("einigkeit", "ludo", ("travel", "big"), 50),
    Entry("dame", "draughts", ("travel", "big"), 25),
    Entry("muehle", "mill", ("travel", "big", "halma_mill"), 20),
    Entry("halma_stern10", "halma", ("travel",), 30),
    Entry("schach", "chess", ("travel", "big"), 40),
    Entry("gaensespiel", "track", ("travel",), 15),
    Entry("fuenf_in_einer_reihe", "five", ("travel",), 20),
    Entry("solitaire", "solitaire", ("travel",), 10),
    Entry("damspel", "draughts", ("box315",), 40),
    Entry("ganzenbord", "track", ("box315",), 20),
    Entry("halma_eck", "halma", ("box315",), 45),
    Entry("mens_erger_je_niet", "ludo", ("box315",), 40),
    Entry("twee_in_een_a", "halma", ("box315",), 10),
    Entry("twee_in_een_b", "halma", ("box315",), 10),
    Entry("wedrenspel", "track", ("box315",), 20),
    Entry("sternhalma", "halma", ("big",), 40),
    Entry("racado", "halma", ("big",), 40),
    Entry("verfolgungsjagd", "ludo", ("big",), 10),
    Entry("tippy", "halma", ("big",), 40),
    Entry("backgammon", "tables", ("big",), 25),
    Entry("puff", "tables", ("big",), 40),
    Entry("langes_puff", "tables", ("big",), 40),
    Entry("russisches_puff", "tables", ("big",), 40),
    Entry("zickzack", "tables", ("big",), 40),
    Entry("trictrac", "tables", ("big",), 20),
    Entry("polnische_dame", "draughts", ("big",), 25),
    Entry("englische_dame", "draughts", ("big",), 25),
    Entry("schlagdame", "draughts", ("big",), 20),
    Entry("eckdame", "halma", ("big",), 15),
    Entry("wolf_und_schafe", "draughts", ("big",), 10),
    Entry("mauern", "draughts", ("big",), 20),
    Entry("pyramiden_dame", "halma", ("big",), 20),
    Entry("italienische_dame", "draughts", ("big",), 25),
    Entry("raeuberschach", "chess", ("big",), 20),
    Entry("bienenhausschach", "chess", ("big",), 40),
    Entry("maharadscha", "chess", ("big",), 20),
    Entry("kniffel", "kniffel", ("big",), 30),
    Entry("boese_eins", "dice", ("big",), 5),
    Entry("boese_drei", "dice", ("big",), 5),
    Entry("auf_und_ab", "dice", ("big",), 5),
    Entry("himmel_und_hoelle", "dice", ("big",), 5),
    Entry("punktloeschen", "dice", ("big",), 10),
    Entry("finke", "dice", ("big",), 20),
    Entry("schluck_hansel", "dice", ("big",), 10),
    Entry("glueckspeter", "dice", ("big",), 10),
    Entry("teure_sieben", "dice", ("big",), 5),
    Entry("unter_ueber_sieben", "dice", ("big",), 5),
    Entry("craps", "dice", ("big",), 10),
    Entry("wieviel_augen_2", "tricks", ("big",), 2),
    Entry("fenster", "dice", ("big",), 10),
    Entry("chicago", "dice", ("big",), 15),
    Entry("chicago_hoch_tief", "dice", ("big",), 15),
    Entry("rentmeister", "dice", ("big",), 10),
    Entry("streichhoelzer", "dice", ("big",), 15),
    Entry("turm", "dice", ("big",), 15),
    Entry("eins_bis_sechzehn", "dice", ("big",), 20),
    Entry("wieviel_augen_3", "tricks", ("big",), 3),
    Entry("paerchen", "dice", ("big",), 5),
    Entry("beelzebub", "dice", ("big",), 5),
    Entry("wuerfelstapel", "tricks", ("big",), 2),
    Entry("va_banque", "dice", ("big",), 15),
    Entry("wuerfelpoker", "dice", ("big",), 10),
    Entry("halma_a", "halma", ("halma_mill",), 30),
    Entry("halma_b", "halma", ("halma_mill",), 30),
    Entry("spielwiese", "ludo", ("playground",), 40),
)


# Games in which nobody has anything to decide, and the families that throw dice; racado is the one halma that does.
LUCK = frozenset(
    "boese_eins auf_und_ab himmel_und_hoelle punktloeschen finke schluck_hansel glueckspeter teure_sieben fenster streichhoelzer turm "
    "eins_bis_sechzehn paerchen beelzebub wuerfelpoker verfolgungsjagd gaensespiel wedrenspel".split()
)
DICED = frozenset(("ludo", "track", "tables", "dice", "kniffel", "tricks"))

Nature = Literal["thought", "both", "luck"]


class UnknownGame(ParlourError):
    """No game of that id stands on the shelf."""


def entry(id: str) -> Entry:
    for known in SHELF:
        if known.id == id:
            return known
    raise UnknownGame(f"no game {id!r} on the shelf; games: {some([known.id for known in SHELF])}")


def nature(id: str) -> Nature:
    """What decides the game: thought alone, thought and dice, or dice alone."""
    if id in LUCK:
        return "luck"
    return "both" if entry(id).family in DICED or id == "racado" else "thought"


@cache
def game(id: str) -> Game:
    """The game of that id."""
    known = entry(id)
    module = import_module(f"parlour.games.{known.family}.{known.id}")
    found = module.GAME
    assert isinstance(found, Game)
    return found


def shelf() -> tuple[Game, ...]:
    """Every game, in box order."""
    return tuple(game(known.id) for known in SHELF)
