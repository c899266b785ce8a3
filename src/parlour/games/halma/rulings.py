"""What the print of halma leaves open or does not have, by game."""

from parlour.core.source import Ruling, ours, reading

RULINGS: dict[str, tuple[Ruling, ...]] = {
    "halma_stern10": (
        Ruling("begins", ours("ruling-halma-begins")),
        Ruling("chain", reading("ruling-halma-chain", travel="de fr it")),
        Ruling("ranked", ours("ruling-halma-ranked")),
    ),
    "sternhalma": (
        Ruling("size", reading("ruling-sternhalma-size", big="de")),
        Ruling("begins", ours("ruling-halma-begins")),
        Ruling("chain", reading("ruling-halma-chain", big="de")),
        Ruling("ranked", ours("ruling-halma-ranked")),
    ),
    "halma_a": (
        Ruling("board", ours("ruling-halma_a-board")),
        Ruling("empty_corner", reading("ruling-halma_a-empty_corner", halma_mill="de en fr es it nl da sv pl ru")),
        Ruling("begins", ours("ruling-halma-begins")),
        Ruling("beside", reading("ruling-halma_a-beside", halma_mill="de en fr es it nl da sv pl ru")),
        Ruling("ranked", ours("ruling-halma-ranked")),
    ),
    "halma_b": (
        Ruling("board", ours("ruling-halma_a-board")),
        Ruling("empty_corner", reading("ruling-halma_a-empty_corner", halma_mill="de en fr es it nl da sv pl ru")),
        Ruling("begins", ours("ruling-halma-begins")),
        Ruling("unbroken", reading("ruling-halma_b-unbroken", halma_mill="de en fr es it nl da sv pl ru")),
        Ruling("waits", ours("ruling-halma_b-waits")),
        Ruling("ranked", ours("ruling-halma-ranked")),
    ),
    "halma_eck": (
        Ruling("board", ours("ruling-halma_eck-board")),
        Ruling("begins", ours("ruling-halma-begins")),
        Ruling("partner_passes", ours("ruling-halma_eck-partner_passes")),
        Ruling("ranked", ours("ruling-halma-ranked")),
        Ruling("no_draw", ours("ruling-halma_eck-no_draw")),
    ),
    "twee_in_een_a": (
        Ruling("board", ours("ruling-twee_in_een_a-board")),
        Ruling("begins", ours("ruling-halma-begins")),
        Ruling("ranked", ours("ruling-halma-ranked")),
    ),
    "eckdame": (
        Ruling("begins", ours("ruling-halma-begins")),
        Ruling("hops_forward", reading("ruling-eckdame-hops_forward", big="de")),
        Ruling("ranked", ours("ruling-halma-ranked")),
    ),
    "pyramiden_dame": (
        Ruling("rebuilt", reading("ruling-pyramiden_dame-rebuilt", big="de")),
        Ruling("begins", ours("ruling-halma-begins")),
        Ruling("ranked", ours("ruling-halma-ranked")),
    ),
    "racado": (
        Ruling("exact", ours("ruling-racado-exact")),
        Ruling("no_duty", reading("ruling-racado-no_duty", big="de")),
        Ruling("must_move", ours("ruling-racado-must_move")),
        Ruling("shared", ours("ruling-racado-shared")),
    ),
    "tippy": (
        Ruling("home_corner", reading("ruling-tippy-home_corner", big="de")),
        Ruling("enclosed", reading("ruling-tippy-enclosed", big="de")),
        Ruling("one_each", reading("ruling-tippy-one_each", big="de")),
        Ruling("counted", reading("ruling-tippy-counted", big="de")),
    ),
    "twee_in_een_b": (
        Ruling("board", ours("ruling-twee_in_een_a-board")),
        Ruling("four_begin", ours("ruling-twee_in_een_b-four_begin")),
        Ruling("behind", reading("ruling-twee_in_een_b-behind", box315="nl fr")),
    ),
}
