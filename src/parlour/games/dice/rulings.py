"""What the print of the dice games leaves open or does not have, by game."""

from parlour.core.source import by_game, rulings

RULINGS = by_game(
    rulings("boese_eins", "the_one next_round*", big="de"),
    rulings("boese_drei", "one_throw* nobody", big="de"),
    rulings("auf_und_ab", "zero last_throw nobody", big="de"),
    rulings("punktloeschen", "again alone*", big="de"),
    rulings("finke", "still_again paid_twice short", big="de"),
    rulings("schluck_hansel", "one_throw stays_out*", big="de"),
    rulings("glueckspeter", "one_throw always_pays", big="de"),
    rulings("teure_sieben", "left_next lowest", big="de"),
    rulings("unter_ueber_sieben", "doubles_again cap*", big="de"),
    rulings("craps", "covered changes", big="de"),
    rulings("fenster", "one_throw at_once", big="de"),
    rulings("chicago", "stand tie", big="de"),
    rulings("chicago_hoch_tief", "chicago-stand either_way only_high", big="de"),
    rulings("streichhoelzer", "each_match", big="de"),
    rulings("turm", "thrower_first* together*"),
    rulings("eins_bis_sechzehn", "in_order turning", big="de"),
    rulings("beelzebub", "highest", big="de"),
    rulings("va_banque", "too_few* negative odd_chips*", big="de"),
    rulings("wuerfelpoker", "nothing one_raise", big="de"),
    rulings("himmel_und_hoelle", "one_throw", big="de"),
    rulings("rentmeister", "one_throw", big="de"),
    rulings("paerchen", "in_turn", big="de"),
)
