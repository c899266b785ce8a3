"""Where rules have their corners, and how to get there: throws and decisions one after the other, and what they lead to."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.core.setup import OptionValue


@dataclass(frozen=True)
class Corner:
    what: str
    game: str
    seats: int
    answers: str  # faces without a space between them, or a word, with `;` in between
    then: tuple[int, ...] | dict[str, object]  # the places at the end, or figures that are shown and whose hand it is
    options: dict[str, OptionValue]

    @property
    def name(self) -> str:
        return f"{self.game}: {self.what}"


def corner(what: str, game: str, seats: int, answers: str, then: tuple[int, ...] | dict[str, object], **options: OptionValue) -> Corner:
    return Corner(what, game, seats, answers, then, options)


OUT = "1; 1; 3;"  # Auf und ab: below nothing with the third throw
NOTHING = "2; 1; 3; 1; 1; 2; 2;"  # seven throws that come to nothing, and never below
MUCH = "6; 6; times; 1; by; 1; plus; 1;"  # Va banque: 36
LITTLE = "1; 1; times; 1; by; 1; plus; 1;"  # 1
NONE = "12346;"  # Würfelpoker: no combination

CORNERS = [
    corner("nothing at all, both", "boese_eins", 2, "1; 1", (1, 1)),
    corner("equal sums share", "boese_eins", 3, "2; 3; 1; 4; 1; 5; 1", (1, 3, 1)),
    corner("equal points share the round", "boese_drei", 3, "6; throw; 4; stop; 3; 5; throw; 5; stop", (1, 3, 1)),
    corner("nobody has points", "boese_drei", 2, "4; throw; 3; 3", (2, 2)),
    corner("nobody has points in any round", "boese_drei", 3, "3;" * 8 + "3", (2, 2, 2), rounds=3),
    corner("a round that nobody won counts for nobody", "boese_drei", 2, "3; 3; 2; stop; 3", (2, 1), rounds=2),
    corner("one point is enough", "boese_drei", 2, "3; 1; stop", (2, 1)),
    corner("the start goes round", "boese_drei", 2, "1; stop; 3; 1; stop; 3; 3; 1; stop", {"held won": (1, 2), "hand": 1}, rounds=4),
    corner("all are out", "auf_und_ab", 3, OUT * 3, (2, 2, 2)),
    corner("all are out in both rounds", "auf_und_ab", 2, OUT * 4, (1, 1), rounds=2),
    corner("nothing is more than out", "auf_und_ab", 2, OUT + NOTHING, (2, 1)),
    corner("out with the seventh throw", "auf_und_ab", 2, NOTHING + "1; 1; 2; 1; 1; 1; 2", (1, 2)),
    corner("out in one of two rounds is nothing", "auf_und_ab", 2, OUT + NOTHING + NOTHING + OUT, (1, 1), rounds=2),
    corner("equal totals share", "himmel_und_hoelle", 3, "16; 25; 11", (1, 1, 3), rounds=1),
    corner("only one has marks", "punktloeschen", 3, "13; 22; 45; 33; 44", (1, 2, 2), rounds=1),
    corner("all tie, and tie again", "punktloeschen", 2, "34; 34; 25; 16; 11; 12", (1, 2), rounds=1),
    corner("a tie for wiping", "punktloeschen", 3, "11; 66; 66; 66; 11; 66; 34; 16; 11; 12", (2, 1, 3), rounds=2),
    corner("exactly seven chips", "finke", 2, "15; 13; 16; 12; 16", (2, 1)),
    corner("less than the field asks for", "finke", 2, "36; 13; 46; 12; 26", {"held chips": (0, 40)}),
    corner("two sweeps", "finke", 2, "11; 66; 13; 12", {"held chips": (9, 22), "hand": 1}),
    corner("two sweeps with nine chips", "finke", 2, "46; 11; 12; 13; 11; 12; 11; 66", {"held chips": (0, 40)}),
    corner("a two spares the seven", "finke", 2, "16; 12; 11; 16", {"held chips": (9, 17), "pile 7": 14}, two_spares_seven=True),
    corner("a twelve does not", "finke", 2, "16; 12; 66; 16", {"held chips": (16, 17), "pile 7": 7}, two_spares_seven=True),
    corner("the last turn, equal chips", "finke", 2, "16; 16", (1, 1), max_turns=2),
    corner("out with the last turn", "finke", 2, "56; 12; 36", (2, 1), max_turns=3),
    corner("the last turn, two were out", "finke", 4, "56; 46; 12; 13; 36; 26; 14; 15; 16", (4, 3, 1, 2), max_turns=9),
    corner("one leaves after the other", "schluck_hansel", 3, "13; 24", (3, 2, 1), chips=1),
    corner("only sevens", "schluck_hansel", 2, "16; 16; 16; 16; 16; 16; 16", {"held chips": (0, 1)}),
    corner("rid at once", "glueckspeter", 3, "46", (1, 2, 2), chips=1),
    corner("the last turn, equal chips", "glueckspeter", 3, "46; 46", (1, 1, 3), chips=2, max_turns=2),
    corner("rid with the last turn", "glueckspeter", 2, "46; 12; 46", (1, 2), chips=2, max_turns=3),
    corner("sevens clear a sheet", "teure_sieben", 3, "16; 16; 16; 16", (3, 1, 1)),
    corner("a number that travels clears a sheet", "teure_sieben", 2, "16; 16; 66; 56; 66; 46; 46", (2, 1)),
    corner("and wins", "teure_sieben", 2, "16; 16; 66; 56; 66; 46; 46", (1, 2), first_cleared_wins=True),
    corner("a number that nobody has", "teure_sieben", 2, "15; 15; 15", {"held open": (9, 9), "hand": 0}),
    corner("all in", "unter_ueber_sieben", 3, "under; 16; 11", {"held chips": (8, 2, 2)}, start_chips=4),
    corner("the maker cannot cover more", "unter_ueber_sieben", 3, "under; 16; 66", {"held chips": (0, 5, 4)}, start_chips=3),
    corner("tied for the first maker", "craps", 3, "66; 11; 66; 12; 13", {"hand": 2}),
    *(
        corner(f"first {throw} by the standard rules", "craps", 2, f"66; 11; stake 1; {throw}", {"held chips": chips}, standard_rules=True)
        for throw, chips in ((11, (19, 21)), (12, (19, 21)), (66, (19, 21)), (16, (21, 19)), (56, (21, 19)), (13, (20, 20)))
    ),
    corner("the point comes again", "craps", 2, "66; 11; stake 2; 13; 12; 66; 56; 22", {"held chips": (22, 18)}, standard_rules=True),
    corner("a seven before the point", "craps", 2, "66; 11; stake 2; 46; 12; 66; 34", {"held chips": (18, 22)}, standard_rules=True),
    corner("the number before the lucky one", "craps", 2, "66; 11; name 8; stake 3; 14; 36; 44", {"held chips": (17, 23)}),
    corner("shares chip by chip", "craps", 4, "66; 11; 11; 11; name 2; stake 7; 11", {"held chips": (27, 17, 18, 18)}),
    corner("all chips", "craps", 2, "66; 11; name 2; stake 2; 11", (1, 2), start_chips=2),
    corner("exactly the target", "fenster", 2, "222; 233", (1, 2), target=10),
    corner("beyond the target", "fenster", 2, "222; 222", (1, 2), target=10),
    corner("all are equal", "chicago", 3, "345; stop; 345; 345; 345; 346; 111", {"held coasters": (1, 0, 0), "hand": 1}),
    corner(
        "equals: the starter starts again",
        "chicago",
        3,
        "222; stop; 223; 345; 345; stop; 345; 222",
        {"held coasters": (1, 1, 0), "hand": 2},
    ),
    corner("equals: the starter's left", "chicago", 3, "223; stop; 345; 222; 222; stop; 345; 345", {"held coasters": (0, 1, 1), "hand": 2}),
    corner("fewer throws win", "chicago", 3, "113; throw 3; 3; stop; 113; stop; 222; stop", {"held coasters": (0, 0, 1), "hand": 1}),
    corner("more throws lose", "chicago", 3, "345; throw 3; 3; stop; 345; stop; 112; stop", {"held coasters": (1, 0, 0), "hand": 2}),
    corner(
        "two sixes twice", "chicago", 2, "366; one 3,6; 66; one 6; 3; 666; throw 6; 6; stop", {"held coasters": (0, 1)}, two_sixes_rule=True
    ),
    corner("low: more throws lose", "chicago_hoch_tief", 2, "345; low; throw 3; 3; stop; 345; stop", {"held coasters": (1, 0), "hand": 1}),
    corner("low: thrown off by faces", "chicago_hoch_tief", 2, "345; low; stop; 345; 111; 666", {"held coasters": (0, 1), "hand": 0}),
    corner("high: thrown off by values", "chicago_hoch_tief", 2, "345; high; stop; 345; 222; 111", {"held coasters": (1, 0), "hand": 1}),
    corner("all are equal", "rentmeister", 2, "; ".join(["345"] * 12), (1, 1), placement="in_order"),
    corner("a six before the ones", "streichhoelzer", 2, "116", (1, 2), matches=1),
    corner("a one goes to somebody without matches", "streichhoelzer", 2, "111; 111", {"held matches": (3, 1)}, matches=2),
    corner("all lose together", "turm", 2, "3; 3; 112; 113; 113; 112; 113; 113", (2, 2), tower=4),
    corner("the thrower takes first", "turm", 3, "5; 5; 2; 255; 255", {"held coasters": (2, 4, 1)}, tower=7),
    corner("only one has coasters when the tower is down", "turm", 3, "1; 2; 3; 111", (3, 1, 1), tower=3),
    corner("the rounds are over, and all are equal", "eins_bis_sechzehn", 2, "; ".join(["222"] * 20), (1, 1), max_rounds=10),
    corner("there and back with one throw", "eins_bis_sechzehn", 2, "123", (1, 2), top=6),
    corner("equals below nothing", "paerchen", 3, "1122; 5566; 1112", (2, 2, 1), throws=1),
    corner("below nothing", "beelzebub", 3, "1116; 1113; 1126", (3, 1, 2), rounds=1),
    corner("exactly the stake", "va_banque", 3, MUCH + LITTLE, {"held chips": (0, 10, 0), "hand": 1}, chips=5, stake=5),
    corner("the odd chip", "va_banque", 4, MUCH + MUCH + LITTLE, {"held chips": (7, 9, 7, 6), "hand": 1}),
    corner("the odd chip goes by the banker's left", "va_banque", 4, MUCH * 3 + LITTLE + MUCH * 2, {"held chips": (7, 7, 7, 8), "hand": 2}),
    corner("a remainder", "va_banque", 2, "5; 2; times; 3; plus; 6; minus; 2", {"held chips": (8, 7), "hand": 1}),
    corner("a remainder, but the 5 would have divided", "va_banque", 2, "5; 2; times; 5; plus; 3; minus; 5", {"held chips": (7, 8)}),
    corner("no remainder", "va_banque", 2, "5; 2; times; 3; plus; 6; minus; 1", {"held chips": (7, 8), "hand": 1}),
    corner("a remainder below nothing", "va_banque", 3, "1; 2; times; 6; minus; 1; plus; 2", {"row result": (None, -1, None)}),
    corner("the odd chip", "wuerfelpoker", 3, "22445; 22445; 12346", {"held chips": (9, 8, 7)}, deals=1),
    corner("the odd chip goes to the first thrower", "wuerfelpoker", 3, NONE * 4 + "22445; 22445", {"held chips": (8, 7, 9)}, deals=2),
    corner("all chips are in", "wuerfelpoker", 3, NONE + "raise 2; call; fold; 11234", (3, 1, 2), chips=3, raising=True, deals=1),
    corner("all others fold", "wuerfelpoker", 3, NONE + "raise 1; fold; fold", {"held chips": (10, 7, 7)}, raising=True, deals=1),
    corner("less than the ante", "wuerfelpoker", 2, "11111;" + NONE, (1, 2), chips=1, ante=2),
    corner("who has no chips does not open", "wuerfelpoker", 3, "11111; 11111;" + NONE * 3, {"held chips": (1, 0, 0), "hand": 0}, chips=1),
    corner("the printed dice", "wieviel_augen_2", 1, "6; 2; say 87", (1,)),
    corner("a wrong sum", "wieviel_augen_2", 1, "6; 2; say 86", (2,)),
    corner("the right dice are named", "wieviel_augen_2", 1, "3; 5; name 35; 5; 3; name 53", (1,), magician="player", rounds=2),
    corner("one of two is enough to fail", "wieviel_augen_2", 1, "3; 5; say 60; 5; 3; say 60", (2,), rounds=2),
    corner("nobody but the player knows", "wieviel_augen_2", 1, "say 91; right; say 36; right", (1,), real_dice=True, rounds=2),
    corner("the printed dice", "wieviel_augen_3", 1, "1; 5; 3; say 1384", (1,)),
    corner("a wrong sum", "wieviel_augen_3", 1, "1; 5; 3; say 1393", (2,)),
    corner("the right dice are named", "wieviel_augen_3", 1, "2; 4; 6; name 246", (1,), magician="player"),
    corner("the right top is said", "wuerfelstapel", 1, "6; 5; 4; 3; say 3", (1,)),
    corner("the lowest die is said", "wuerfelstapel", 1, "6; 5; 4; 3; say 6", (2,)),
    corner("the right sum is named", "wuerfelstapel", 1, "2; 6; name 8; 3; 1; name 13", (1,), dice=2, magician="player", rounds=2),
    corner("one pip too many", "wuerfelstapel", 1, "1; 1; 4; name 18", (2,), dice=3, magician="player"),
]
