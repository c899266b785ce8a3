"""What the print of ludo leaves open or does not have, by game."""

from parlour.core.source import by_game, rulings

RULINGS = by_game(
    rulings("maedn", "ludo-squares* six_again a_blocked", travel="de fr it", big="de"),
    rulings("maedn", "own_second neutral duties_first guilty", travel="de"),
    rulings("einigkeit", "ludo-squares* give_up goal_pieces beside_own wall_on_a breach_enters", travel="fr it", big="de"),
    rulings("mens_erger_je_niet", "ludo-squares* first_turn stays six_again", box315="nl fr"),
    rulings("spielwiese", "squares* corners three_at_first same_star* past_goal sent_back_by", playground="de en fr"),
    rulings("verfolgungsjagd", "squares* lapse at_home", big="de"),
)
