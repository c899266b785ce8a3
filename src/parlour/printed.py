"""Where each game is printed: by box, and in every language of its booklet the names it has there.

Headings are facts; where a booklet calls a game by a second name in passing, that is here too. The shelf's search knows all of them,
and the rules name them as the game's sources.
"""

from typing import Final

Print = dict[str, dict[str, tuple[str, ...]]]  # box -> language -> names


def travel(de: tuple[str, ...], fr: tuple[str, ...], it: tuple[str, ...]) -> Print:
    """Printed in the travel box, in its three languages."""
    return {"travel": {language: names for language, names in (("de", de), ("fr", fr), ("it", it)) if names}}


def box315(nl: tuple[str, ...], fr: tuple[str, ...]) -> Print:
    """Printed in box 315, in its two languages."""
    return {"box315": {"nl": nl, "fr": fr}}


def big(*names: str) -> Print:
    """Printed in the big collection, which is German."""
    return {"big": {"de": names}}


# Halma and Mill in ten languages
HALMA: Final[Print] = {
    "halma_mill": {
        **{"de": ("Halma",), "en": ("Chinese Checkers",)},
        **{language: ("Halma",) for language in ("fr", "es", "it", "nl", "da", "sv", "pl")},
        "ru": ("Халма", "Китайские шашки"),
    }
}
MILL: Final[Print] = {
    "halma_mill": {
        **{"de": ("Mühle",), "en": ("Nine Men's Morris",), "fr": ("Le moulin",), "es": ("Merels",), "it": ("Mulino",)},
        **{"nl": ("Het molenspel",), "da": ("Mølle",), "sv": ("Kvarnspelet",), "pl": ("Młynek",), "ru": ("Мельница",)},
    }
}

PRINTED: Final[dict[str, Print]] = {
    "maedn": travel(("Mensch ärgere Dich nicht",), ("T'en fais pas",), ("Non t'arrabbiare",)) | big("Mensch ärgere Dich nicht"),
    "einigkeit": travel((), ("L'union fait la force",), ("L'unione fa la forza",)) | big("Einigkeit macht stark", "zwei helfen zusammen"),
    "dame": travel(("Dame",), ("Dames",), ("Dama",)) | big("Dame"),
    "muehle": travel(("Mühle",), ("Moulin",), ("Mulino", "Filetto")) | big("Mühle") | MILL,
    "halma_stern10": travel(("Halma",), ("Dames chinoises",), ("Dama cinese",)),
    "schach": travel(("Schach",), ("Échecs",), ("Scacchi",)) | big("Schach"),
    "gaensespiel": travel(("Gänsespiel",), ("Le jeu de l'oie",), ("Il gioco dell'oca",)),
    "fuenf_in_einer_reihe": travel(("Fünf in einer Reihe", "5 in einer Reihe"), ("Morpion", "Marelle"), ("5 in una fila",)),
    "solitaire": travel(("Solitaire",), ("Solitaire",), ("Solitario",)),
    "damspel": box315(("Het damspel",), ("Jeu de dames",)),
    "ganzenbord": box315(("Het oudhollandse ganzenbord",), ("Jeu de l'oie",)),
    "halma_eck": box315(("Halma", "Het Chinese denkspel"), ("Halma",)),
    "mens_erger_je_niet": box315(("Mens erger je niet",), ("Ne t'en fais pas",)),
    "twee_in_een_a": box315(("Twée in een",), ("Deux en un",)),
    "twee_in_een_b": box315(("Twée in een",), ("Deux en un", "Gendarmes et Voleur")),
    "wedrenspel": box315(("Wedrenspel",), ("Jeu de courses",)),
    "verfolgungsjagd": big("Verfolgungsjagd"),
    "sternhalma": big("Sternhalma"),
    "racado": big("Racado"),
    "tippy": big("Tippy"),
    "polnische_dame": big("Polnische Dame", "Französische Dame"),
    "englische_dame": big("Englische Dame"),
    "schlagdame": big("Schlagdame", "Verkehrte Dame"),
    "eckdame": big("Eckdame"),
    "wolf_und_schafe": big("Wolf und Schafe"),
    "mauern": big("Mauern"),
    "pyramiden_dame": big("Pyramiden-Dame"),
    "italienische_dame": big("Italienische Dame"),
    "raeuberschach": big("Räuberschach"),
    "bienenhausschach": big("Bienenhausschach"),
    "maharadscha": big("Maharadscha-Schach"),
    "backgammon": big("Backgammon"),
    "puff": big("Puff"),
    "langes_puff": big("Langes Puff"),
    "russisches_puff": big("Russisches Puff"),
    "zickzack": big("Zick-Zack"),
    "trictrac": big("Tric-Trac"),
    "kniffel": big("Kniffel"),
    "boese_eins": big("Die böse Eins"),
    "boese_drei": big("Die böse Drei"),
    "auf_und_ab": big("Auf und ab"),
    "himmel_und_hoelle": big("Himmel und Hölle"),
    "punktloeschen": big("Punktlöschen"),
    "finke": big("Finke"),
    "schluck_hansel": big("Schluck, Hansel"),
    "glueckspeter": big("Glückspeter"),
    "teure_sieben": big("Teure Sieben"),
    "unter_ueber_sieben": big("Unter oder über sieben"),
    "craps": big("Craps"),
    "wieviel_augen_2": big("Wieviel Augen?"),
    "fenster": big("Fenster würfeln"),
    "chicago": big("Chicago"),
    "chicago_hoch_tief": big("Chicago hoch-tief"),
    "rentmeister": big("Rentmeister"),
    "streichhoelzer": big("Streichhölzer auswürfeln"),
    "turm": big("Der Turm"),
    "eins_bis_sechzehn": big("Eins bis sechzehn"),
    "wieviel_augen_3": big("Wieviel Augen?"),
    "paerchen": big("Pärchen"),
    "beelzebub": big("Beelzebub"),
    "wuerfelstapel": big("Würfelstapel"),
    "va_banque": big("Va banque", "Große Bank"),
    "wuerfelpoker": big("Würfelpoker"),
    "halma_a": HALMA,
    "halma_b": HALMA,
    "spielwiese": {
        "playground": {"de": ("Zauberhafte Spielwiese",), "en": ("Enchanted playground",), "fr": ("Fabuleux parc à jeu en bois",)},
    },
}


def printed_names(id: str) -> tuple[str, ...]:
    """Every name under which a booklet prints the game."""
    return tuple(dict.fromkeys(name for booklet in PRINTED[id].values() for names in booklet.values() for name in names))
