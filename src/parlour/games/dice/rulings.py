"""What the print of the dice games leaves open or does not have, by game."""

from parlour.core.source import Ruling, ours, reading

RULINGS: dict[str, tuple[Ruling, ...]] = {
    "boese_eins": (
        Ruling("the_one", reading("ruling-boese_eins-the_one", big="de")),
        Ruling("next_round", ours("ruling-boese_eins-next_round")),
    ),
    "boese_drei": (
        Ruling("one_throw", ours("ruling-boese_drei-one_throw")),
        Ruling("nobody", reading("ruling-boese_drei-nobody", big="de")),
    ),
    "auf_und_ab": (
        Ruling("zero", reading("ruling-auf_und_ab-zero", big="de")),
        Ruling("last_throw", reading("ruling-auf_und_ab-last_throw", big="de")),
        Ruling("nobody", reading("ruling-auf_und_ab-nobody", big="de")),
    ),
    "punktloeschen": (
        Ruling("again", reading("ruling-punktloeschen-again", big="de")),
        Ruling("alone", ours("ruling-punktloeschen-alone")),
    ),
    "finke": (
        Ruling("still_again", reading("ruling-finke-still_again", big="de")),
        Ruling("paid_twice", reading("ruling-finke-paid_twice", big="de")),
        Ruling("short", reading("ruling-finke-short", big="de")),
    ),
    "schluck_hansel": (
        Ruling("one_throw", reading("ruling-schluck_hansel-one_throw", big="de")),
        Ruling("stays_out", ours("ruling-schluck_hansel-stays_out")),
    ),
    "glueckspeter": (
        Ruling("one_throw", reading("ruling-glueckspeter-one_throw", big="de")),
        Ruling("always_pays", reading("ruling-glueckspeter-always_pays", big="de")),
    ),
    "teure_sieben": (
        Ruling("left_next", reading("ruling-teure_sieben-left_next", big="de")),
        Ruling("lowest", reading("ruling-teure_sieben-lowest", big="de")),
    ),
    "unter_ueber_sieben": (
        Ruling("doubles_again", reading("ruling-unter_ueber_sieben-doubles_again", big="de")),
        Ruling("cap", ours("ruling-unter_ueber_sieben-cap")),
    ),
    "craps": (
        Ruling("covered", reading("ruling-craps-covered", big="de")),
        Ruling("changes", reading("ruling-craps-changes", big="de")),
    ),
    "fenster": (
        Ruling("one_throw", reading("ruling-fenster-one_throw", big="de")),
        Ruling("at_once", reading("ruling-fenster-at_once", big="de")),
    ),
    "chicago": (
        Ruling("stand", reading("ruling-chicago-stand", big="de")),
        Ruling("tie", reading("ruling-chicago-tie", big="de")),
    ),
    "chicago_hoch_tief": (
        Ruling("stand", reading("ruling-chicago-stand", big="de")),
        Ruling("either_way", reading("ruling-chicago_hoch_tief-either_way", big="de")),
        Ruling("only_high", reading("ruling-chicago_hoch_tief-only_high", big="de")),
    ),
    "streichhoelzer": (Ruling("each_match", reading("ruling-streichhoelzer-each_match", big="de")),),
    "turm": (
        Ruling("thrower_first", ours("ruling-turm-thrower_first")),
        Ruling("together", ours("ruling-turm-together")),
    ),
    "eins_bis_sechzehn": (
        Ruling("in_order", reading("ruling-eins_bis_sechzehn-in_order", big="de")),
        Ruling("turning", reading("ruling-eins_bis_sechzehn-turning", big="de")),
    ),
    "beelzebub": (Ruling("highest", reading("ruling-beelzebub-highest", big="de")),),
    "va_banque": (
        Ruling("too_few", ours("ruling-va_banque-too_few")),
        Ruling("negative", reading("ruling-va_banque-negative", big="de")),
        Ruling("odd_chips", ours("ruling-va_banque-odd_chips")),
    ),
    "wuerfelpoker": (
        Ruling("nothing", reading("ruling-wuerfelpoker-nothing", big="de")),
        Ruling("one_raise", reading("ruling-wuerfelpoker-one_raise", big="de")),
    ),
    "himmel_und_hoelle": (Ruling("one_throw", reading("ruling-himmel_und_hoelle-one_throw", big="de")),),
    "rentmeister": (Ruling("one_throw", reading("ruling-rentmeister-one_throw", big="de")),),
    "paerchen": (Ruling("in_turn", reading("ruling-paerchen-in_turn", big="de")),),
}
