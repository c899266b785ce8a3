"""The shelf: one row per game, with all that is known of it before its rules are loaded.

A game is found by its row here and its module games/<family>/<id>.py, which holds it as GAME. Other packages bring games too.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Final

from parlour.brought import Brought, Fault, Nature, brought_games
from parlour.core.errors import ParlourError, some
from parlour.core.finding import find
from parlour.core.game import Game
from parlour.core.message import Message, say
from parlour.core.setup import OptionValue

# The boxes in the order they stand on the shelf; their titles are in texts/ as box-<id>.
BOXES = ("travel", "box315", "big", "halma_mill", "playground")
BROUGHT: Final = "brought"  # the box for what no booklet prints and other packages bring; it stands there when there is something in it

Print = dict[str, dict[str, tuple[str, ...]]]  # box -> language -> the names it has there


@dataclass(frozen=True, slots=True)
class Entry:
    """A game on the shelf. Minutes are a usual length for the usual number of players."""

    id: str
    family: str
    minutes: int
    nature: Nature
    printed: Print
    aliases: tuple[str, ...] = ()  # what people call it besides
    always_won: bool = False  # a game of thought in which no position is a draw
    undecided: tuple[str, OptionValue] | None = None  # an option and its value with which nobody decides anything

    @property
    def drawn(self) -> bool:
        """Whether two people can agree on a draw: games of thought know that, games of dice are played out."""
        return self.nature == "thought" and not self.always_won

    @property
    def boxes(self) -> tuple[str, ...]:
        """The boxes whose booklets print the game."""
        return tuple(self.printed)

    @property
    def names(self) -> tuple[str, ...]:
        """Every name under which a booklet prints the game, also one that it mentions in passing."""
        return tuple(dict.fromkeys(name for booklet in self.printed.values() for names in booklet.values() for name in names))


def booklet(box: str, **names: str | tuple[str, ...]) -> Print:
    """Printed in a box under these names, by language."""
    return {box: {language: (found,) if isinstance(found, str) else found for language, found in names.items()}}


def big(*names: str) -> Print:
    """Printed in the big collection, which is German."""
    return booklet("big", de=names)


# Halma and Mill in ten languages
HALMA: Final = booklet(
    "halma_mill",
    de="Halma",
    en="Chinese Checkers",
    fr="Halma",
    es="Halma",
    it="Halma",
    nl="Halma",
    da="Halma",
    sv="Halma",
    pl="Halma",
    ru=("Халма", "Китайские шашки"),
)
MILL: Final = booklet(
    "halma_mill",
    de="Mühle",
    en="Nine Men's Morris",
    fr="Le moulin",
    es="Merels",
    it="Mulino",
    nl="Het molenspel",
    da="Mølle",
    sv="Kvarnspelet",
    pl="Młynek",
    ru="Мельница",
)

# In the order of the booklets: a game stands in its first box, and again in every other box that prints it.
SHELF: Final = (
    Entry(
        "maedn",
        "ludo",
        70,
        "both",
        booklet("travel", de="Mensch ärgere Dich nicht", fr="T'en fais pas", it="Non t'arrabbiare") | big("Mensch ärgere Dich nicht"),
        aliases=(
            "Ludo",
            "Parcheesi",
            "Parchís",
            "Pachisi",
            "Fia",
            "Petits chevaux",
            "Ne t'en fais pas",
            "Eile mit Weile",
            "Don't get angry",
        ),
    ),
    Entry(
        "einigkeit",
        "ludo",
        50,
        "both",
        booklet("travel", fr="L'union fait la force", it="L'unione fa la forza") | big("Einigkeit macht stark", "zwei helfen zusammen"),
    ),
    Entry(
        "dame",
        "draughts",
        30,
        "thought",
        booklet("travel", de="Dame", fr="Dames", it="Dama") | big("Dame"),
        aliases=("Draughts", "Checkers", "Damespiel", "Deutsche Dame", "Jeu de dames"),
    ),
    Entry(
        "muehle",
        "mill",
        25,
        "thought",
        booklet("travel", de="Mühle", fr="Moulin", it=("Mulino", "Filetto")) | big("Mühle") | MILL,
        aliases=("Mill", "Mills", "Morris", "Merrills", "Merelles", "Mühlespiel", "Jeu des Moulins", "Jeu du moulin", "Cowboy checkers"),
    ),
    Entry(
        "halma_stern10",
        "halma",
        40,
        "thought",
        booklet("travel", de="Halma", fr="Dames chinoises", it="Dama cinese"),
        aliases=("Sternhalma", "Chinese checkers", "Star halma"),
    ),
    Entry(
        "schach",
        "chess",
        50,
        "thought",
        booklet("travel", de="Schach", fr="Échecs", it="Scacchi") | big("Schach"),
        aliases=("Chess", "Ajedrez", "Schaken"),
    ),
    Entry(
        "gaensespiel",
        "track",
        15,
        "luck",
        booklet("travel", de="Gänsespiel", fr="Le jeu de l'oie", it="Il gioco dell'oca"),
        aliases=("Game of the goose", "Goose game", "Juego de la oca"),
    ),
    Entry(
        "fuenf_in_einer_reihe",
        "five",
        25,
        "thought",
        booklet("travel", de=("Fünf in einer Reihe", "5 in einer Reihe"), fr=("Morpion", "Marelle"), it="5 in una fila"),
        aliases=("Gomoku", "Gobang", "Renju", "Five in a row", "Connect five"),
    ),
    Entry(
        "solitaire",
        "solitaire",
        6,
        "thought",
        booklet("travel", de="Solitaire", fr="Solitaire", it="Solitario"),
        aliases=("Peg solitaire", "Solo Noble", "Brainvita", "Steckhalma", "Nonnenspiel"),
    ),
    Entry(
        "damspel",
        "draughts",
        40,
        "thought",
        booklet("box315", nl="Het damspel", fr="Jeu de dames"),
        aliases=("International draughts", "Internationale Dame", "Dammen", "Draughts", "Checkers"),
    ),
    Entry(
        "ganzenbord",
        "track",
        8,
        "both",
        booklet("box315", nl="Het oudhollandse ganzenbord", fr="Jeu de l'oie"),
        aliases=("Game of the goose", "Goose game", "Gänsespiel"),
    ),
    Entry(
        "halma_eck",
        "halma",
        70,
        "thought",
        booklet("box315", nl=("Halma", "Het Chinese denkspel"), fr="Halma"),
        aliases=("Corner halma", "Hoppity"),
    ),
    Entry("mens_erger_je_niet", "ludo", 55, "both", booklet("box315", nl="Mens erger je niet", fr="Ne t'en fais pas")),
    Entry("twee_in_een_a", "halma", 10, "thought", booklet("box315", nl="Twée in een", fr="Deux en un"), aliases=("Two in one",)),
    Entry(
        "twee_in_een_b",
        "halma",
        25,
        "thought",
        booklet("box315", nl="Twée in een", fr=("Deux en un", "Gendarmes et Voleur")),
        aliases=("Two in one", "Cops and robber", "Räuber und Gendarm"),
    ),
    Entry(
        "wedrenspel",
        "track",
        15,
        "luck",
        booklet("box315", nl="Wedrenspel", fr="Jeu de courses"),
        aliases=("Horse race", "Pferderennen", "Steeplechase"),
    ),
    Entry("sternhalma", "halma", 75, "thought", big("Sternhalma"), aliases=("Chinese checkers", "Star halma")),
    Entry("racado", "halma", 65, "both", big("Racado")),
    Entry("verfolgungsjagd", "ludo", 15, "luck", big("Verfolgungsjagd"), aliases=("Chase", "Pursuit")),
    Entry("tippy", "halma", 130, "thought", big("Tippy")),
    Entry("backgammon", "tables", 20, "both", big("Backgammon"), aliases=("Tavli", "Tavla", "Tawla", "Shesh besh", "Nardi", "Tabula")),
    Entry("puff", "tables", 55, "both", big("Puff"), aliases=("Wurfzabel",)),
    Entry("langes_puff", "tables", 55, "both", big("Langes Puff")),
    Entry("russisches_puff", "tables", 65, "both", big("Russisches Puff"), aliases=("Russian backgammon",)),
    Entry("zickzack", "tables", 70, "both", big("Zick-Zack")),
    Entry("trictrac", "tables", 20, "both", big("Tric-Trac"), aliases=("Trictrac", "Toccadille")),
    Entry(
        "polnische_dame",
        "draughts",
        25,
        "thought",
        big("Polnische Dame", "Französische Dame"),
        aliases=("Polish draughts", "French draughts"),
    ),
    Entry("englische_dame", "draughts", 15, "thought", big("Englische Dame"), aliases=("English draughts", "English checkers")),
    Entry(
        "schlagdame",
        "draughts",
        10,
        "thought",
        big("Schlagdame", "Verkehrte Dame"),
        aliases=("Losing draughts", "Giveaway checkers", "Suicide checkers", "Fressdame"),
    ),
    Entry("eckdame", "halma", 25, "thought", big("Eckdame"), aliases=("Corner draughts", "Corner checkers")),
    Entry(
        "wolf_und_schafe",
        "draughts",
        8,
        "thought",
        big("Wolf und Schafe"),
        aliases=("Fox and geese", "Fox and hounds", "Fuchs und Gänse"),
        always_won=True,
    ),
    Entry("mauern", "draughts", 12, "thought", big("Mauern")),
    Entry("pyramiden_dame", "halma", 20, "thought", big("Pyramiden-Dame"), aliases=("Pyramid draughts", "Pyramid checkers")),
    Entry("italienische_dame", "draughts", 30, "thought", big("Italienische Dame"), aliases=("Italian draughts", "Dama italiana")),
    Entry(
        "raeuberschach",
        "chess",
        10,
        "thought",
        big("Räuberschach"),
        aliases=("Antichess", "Losing chess", "Giveaway chess", "Suicide chess", "Schlagschach", "Fressschach"),
    ),
    Entry("bienenhausschach", "chess", 35, "thought", big("Bienenhausschach"), aliases=("Beehive chess",)),
    Entry("maharadscha", "chess", 60, "thought", big("Maharadscha-Schach"), aliases=("Maharajah and the sepoys",)),
    Entry("kniffel", "kniffel", 25, "both", big("Kniffel"), aliases=("Yahtzee", "Yatzy", "Yams", "Generala")),
    Entry("boese_eins", "dice", 2, "luck", big("Die böse Eins")),
    Entry("boese_drei", "dice", 1, "both", big("Die böse Drei")),
    Entry("auf_und_ab", "dice", 3, "luck", big("Auf und ab")),
    Entry("himmel_und_hoelle", "dice", 3, "luck", big("Himmel und Hölle"), aliases=("Heaven and hell",)),
    Entry("punktloeschen", "dice", 10, "luck", big("Punktlöschen")),
    Entry("finke", "dice", 4, "luck", big("Finke")),
    Entry("schluck_hansel", "dice", 4, "luck", big("Schluck, Hansel")),
    Entry("glueckspeter", "dice", 10, "luck", big("Glückspeter")),
    Entry("teure_sieben", "dice", 2, "luck", big("Teure Sieben")),
    Entry("unter_ueber_sieben", "dice", 1, "both", big("Unter oder über sieben"), aliases=("Under and over seven", "Over or under")),
    Entry("craps", "dice", 4, "both", big("Craps")),
    Entry("wieviel_augen_2", "tricks", 1, "both", big("Wieviel Augen?")),
    Entry("fenster", "dice", 20, "luck", big("Fenster würfeln")),
    Entry("chicago", "dice", 10, "both", big("Chicago")),
    Entry("chicago_hoch_tief", "dice", 10, "both", big("Chicago hoch-tief")),
    Entry("rentmeister", "dice", 5, "both", big("Rentmeister"), undecided=("placement", "in_order")),
    Entry("streichhoelzer", "dice", 10, "luck", big("Streichhölzer auswürfeln")),
    Entry("turm", "dice", 9, "luck", big("Der Turm")),
    Entry("eins_bis_sechzehn", "dice", 65, "luck", big("Eins bis sechzehn")),
    Entry("wieviel_augen_3", "tricks", 1, "both", big("Wieviel Augen?")),
    Entry("paerchen", "dice", 3, "luck", big("Pärchen")),
    Entry("beelzebub", "dice", 3, "luck", big("Beelzebub")),
    Entry("wuerfelstapel", "tricks", 1, "both", big("Würfelstapel")),
    Entry("va_banque", "dice", 8, "both", big("Va banque", "Große Bank")),
    Entry("wuerfelpoker", "dice", 3, "luck", big("Würfelpoker"), aliases=("Poker dice", "Dice poker")),
    Entry("halma_a", "halma", 40, "thought", HALMA, aliases=("Star halma",)),
    Entry("halma_b", "halma", 25, "thought", HALMA, aliases=("Star halma",)),
    Entry(
        "spielwiese",
        "ludo",
        40,
        "both",
        booklet("playground", de="Zauberhafte Spielwiese", en="Enchanted playground", fr="Fabuleux parc à jeu en bois"),
    ),
)


FAMILIES: Final = frozenset(known.family for known in SHELF)


class UnknownGame(ParlourError):
    """No game of that id stands on the shelf; `suggestions` are the ids of those that may be meant."""

    def __init__(self, detail: str | Message, suggestions: tuple[str, ...] = ()) -> None:
        super().__init__(detail)
        self.suggestions = suggestions

    def __reduce__(self) -> tuple[type["UnknownGame"], tuple[Message, tuple[str, ...]]]:
        return UnknownGame, (self.said, self.suggestions)


@cache
def brought() -> tuple[dict[str, Brought], tuple[Fault, ...]]:
    """The games of other packages by id, and what was left out of them; looked for when somebody first asks."""
    return brought_games(FAMILIES | {known.id for known in SHELF})


@cache
def rows() -> tuple[Entry, ...]:
    """Every game on the shelf, ours in box order and then those that other packages bring."""
    guests = brought()[0].values()
    return SHELF + tuple(
        Entry(guest.game.id, guest.game.family, guest.minutes, guest.nature, {BROUGHT: {}}, guest.aliases, guest.always_won)
        for guest in guests
    )


def entry(id: str) -> Entry:
    """The row of that id; UnknownGame says which may be meant."""
    for known in SHELF:  # before anybody looks for guests
        if known.id == id:
            return known
    for known in rows():
        if known.id == id:
            return known
    meant = find({known.id: (known.id, *known.names, *known.aliases) for known in rows()}, str(id))
    if meant:
        raise UnknownGame(say("error-game-near", name=str(id), near=", ".join(meant[:3])), tuple(meant))
    raise UnknownGame(say("error-game", name=str(id), known=some([known.id for known in rows()])))


@cache
def game(id: str) -> Game:
    """The game of that id."""
    known = entry(id)
    if BROUGHT in known.boxes:
        return brought()[0][id].game
    module = import_module(f"parlour.games.{known.family}.{known.id}")
    found = module.GAME
    assert isinstance(found, Game)
    return found


def shelf() -> tuple[Game, ...]:
    """Every game, ours in box order and then those that other packages bring."""
    return tuple(game(known.id) for known in rows())


def is_decided(id: str, options: Mapping[str, OptionValue]) -> bool:
    """Whether anybody decides anything in a game with these options; what is not named is as usual."""
    known = entry(id)
    if known.nature != "luck":
        return known.undecided is None or options.get(known.undecided[0]) != known.undecided[1]
    return any(option.decides and options.get(name, option.default) != option.default for name, option in game(id).options.items())
