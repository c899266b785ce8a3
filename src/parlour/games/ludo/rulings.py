"""What the print of ludo leaves open or does not have, by game."""

from parlour.core.source import Ruling, ours, reading

RULINGS: dict[str, tuple[Ruling, ...]] = {
    "maedn": (
        Ruling("squares", ours("ruling-ludo-squares")),
        Ruling("six_again", reading("ruling-maedn-six_again", travel="de fr it", big="de")),
        Ruling("a_blocked", reading("ruling-maedn-a_blocked", travel="de fr it", big="de")),
        Ruling("own_second", reading("ruling-maedn-own_second", travel="de")),
        Ruling("neutral", reading("ruling-maedn-neutral", travel="de")),
        Ruling("duties_first", reading("ruling-maedn-duties_first", travel="de")),
        Ruling("guilty", reading("ruling-maedn-guilty", travel="de")),
    ),
    "einigkeit": (
        Ruling("squares", ours("ruling-ludo-squares")),
        Ruling("give_up", reading("ruling-einigkeit-give_up", travel="fr it", big="de")),
        Ruling("goal_pieces", reading("ruling-einigkeit-goal_pieces", travel="fr it", big="de")),
        Ruling("beside_own", reading("ruling-einigkeit-beside_own", travel="fr it", big="de")),
        Ruling("wall_on_a", reading("ruling-einigkeit-wall_on_a", travel="fr it", big="de")),
        Ruling("breach_enters", reading("ruling-einigkeit-breach_enters", travel="fr it", big="de")),
    ),
    "mens_erger_je_niet": (
        Ruling("squares", ours("ruling-ludo-squares")),
        Ruling("first_turn", reading("ruling-mens_erger_je_niet-first_turn", box315="nl fr")),
        Ruling("stays", reading("ruling-mens_erger_je_niet-stays", box315="nl fr")),
        Ruling("six_again", reading("ruling-mens_erger_je_niet-six_again", box315="nl fr")),
    ),
    "spielwiese": (
        Ruling("squares", ours("ruling-spielwiese-squares")),
        Ruling("corners", reading("ruling-spielwiese-corners", playground="de en fr")),
        Ruling("three_at_first", reading("ruling-spielwiese-three_at_first", playground="de en fr")),
        Ruling("same_star", ours("ruling-spielwiese-same_star")),
        Ruling("past_goal", reading("ruling-spielwiese-past_goal", playground="de en fr")),
        Ruling("sent_back_by", reading("ruling-spielwiese-sent_back_by", playground="de en fr")),
    ),
    "verfolgungsjagd": (
        Ruling("squares", ours("ruling-verfolgungsjagd-squares")),
        Ruling("lapse", reading("ruling-verfolgungsjagd-lapse", big="de")),
        Ruling("at_home", reading("ruling-verfolgungsjagd-at_home", big="de")),
    ),
}
