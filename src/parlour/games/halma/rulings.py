"""What the print of halma leaves open or does not have, by game."""

from parlour.core.source import by_game, rulings

RULINGS = by_game(
    rulings("halma_stern10", "halma-begins* halma-chain halma-ranked*", travel="de fr it"),
    rulings("sternhalma", "size halma-begins* halma-chain halma-ranked*", big="de"),
    rulings("halma_a", "board* empty_corner halma-begins* beside halma-ranked*", halma_mill="de en fr es it nl da sv pl ru"),
    rulings(
        "halma_b",
        "halma_a-board* halma_a-empty_corner halma-begins* unbroken waits* halma-ranked*",
        halma_mill="de en fr es it nl da sv pl ru",
    ),
    rulings("halma_eck", "board* halma-begins* partner_passes* halma-ranked* no_draw*"),
    rulings("twee_in_een_a", "board* halma-begins* halma-ranked*"),
    rulings("eckdame", "halma-begins* hops_forward halma-ranked*", big="de"),
    rulings("pyramiden_dame", "rebuilt halma-begins* halma-ranked*", big="de"),
    rulings("racado", "exact* no_duty must_move* shared*", big="de"),
    rulings("tippy", "home_corner enclosed one_each counted", big="de"),
    rulings("twee_in_een_b", "twee_in_een_a-board* four_begin* behind", box315="nl fr"),
)
