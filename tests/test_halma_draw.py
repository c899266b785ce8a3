"""Random moves of the halma family are drawn without listing them: each legal one is as likely as any other."""

import pytest
from librt.random import Random

import parlour
from parlour.games.halma.engine import HalmaState
from parlour.games.halma.graph import DARK, SIX, SIXTEEN, STAR10, STAR15, Graph

DRAWS = 40  # of each move, on average


def later(id: str, seats: int, turns: int, **options: object) -> HalmaState:
    """A position of a random game."""
    state = parlour.game(id).start(seats, **options)
    rng = Random(turns)
    for _ in range(turns):
        state.play(state.sample(rng))
    assert isinstance(state, HalmaState)
    return state


@pytest.mark.parametrize(
    ("id", "seats", "turns", "options"),
    [
        ("halma_a", 2, 0, {}),
        ("halma_a", 2, 60, {}),
        ("halma_a", 6, 200, {}),
        ("halma_b", 2, 50, {}),
        ("halma_b", 6, 120, {}),
        ("halma_eck", 2, 40, {}),
        ("halma_eck", 4, 90, {"jump_over_line": True, "teams": "opposite"}),
        ("halma_stern10", 3, 150, {"no_leaving_target": True}),
        ("sternhalma", 2, 160, {}),
        ("pyramiden_dame", 2, 12, {}),
        ("pyramiden_dame", 2, 12, {"backward": "none"}),
        ("eckdame", 2, 20, {}),
        ("twee_in_een_a", 2, 9, {}),
        ("twee_in_een_b", 2, 9, {}),
        ("tippy", 3, 60, {}),
    ],
)
def test_every_move_is_as_likely_as_any_other(id: str, seats: int, turns: int, options: dict[str, object]) -> None:
    state = later(id, seats, turns, **options)
    times = dict.fromkeys(state.legal(), 0)
    rng = Random(1)
    for _ in range(DRAWS * len(times)):
        times[state.sample(rng)] += 1
    freedom = len(times) - 1
    chi_square = sum((number - DRAWS) ** 2 for number in times.values()) / DRAWS
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5 + 5


@pytest.mark.parametrize("text", ["t=SW SW=n16 NE=o16,p14,p15", "t=SW SW=p16 NE=o16,m16", "t=SW SW=p12 NE=p13,p15"])
def test_hops_to_and_from_the_last_field_are_drawn_too(text: str) -> None:
    """p16 has the highest bit of its word, which is the sign of the number."""
    state = parlour.game("halma_eck").position(text)
    rng = Random(3)
    assert {state.sample(rng) for _ in range(30 * len(state.legal()))} == set(state.legal())


@pytest.mark.parametrize("graph", [STAR10, STAR15, SIXTEEN, SIX, DARK])
def test_every_field_has_a_bit_of_its_own(graph: Graph) -> None:
    assert len({(graph.kind[field], graph.bit[field]) for field in range(graph.fields)}) == graph.fields
    for field in range(graph.fields):
        bit = int(graph.bit[field]) & (1 << 64) - 1
        assert graph.unpacked[graph.kind[field] * 64 + bit.bit_length() - 1] == field


def test_whoever_is_shut_in_passes() -> None:
    for id, text in (("halma_a", "t=S S=a1 N=b1,b2,c1,c2,c3"), ("halma_b", "t=S S=i6 N=i7,i8,i9")):
        state = parlour.game(id).position(text)
        assert [state.sample(Random(1))] == state.legal()


def test_a_partner_who_is_home_may_draw_the_pass() -> None:
    for over_rows in (False, True):
        game = parlour.game("halma_eck")
        start = game.start(4, teams="opposite")
        assert isinstance(start, HalmaState)
        options: dict[str, object] = {"teams": "opposite", "jump_over_line": over_rows}
        state = game.position(f"t=SW SW={start.named(2)} NW=h1 NE=h8 SE=h2", 4, **options)
        rng = Random(2)
        assert {state.sample(rng) for _ in range(60 * len(state.legal()))} == set(state.legal())


@pytest.mark.parametrize(("id", "seats"), [("racado", 3), ("tippy", 2), ("halma_a", 6), ("eckdame", 2)])
def test_the_words_are_those_of_the_pieces(id: str, seats: int) -> None:
    state = later(id, seats, 110)
    assert list(read(state).words) == list(state.words)


@pytest.mark.parametrize(("id", "seats", "options"), [("halma_b", 2, {}), ("halma_b", 6, {}), ("halma_eck", 4, {"jump_over_line": True})])
def test_hops_over_rows_are_kept_up_from_move_to_move(id: str, seats: int, options: dict[str, object]) -> None:
    for turns in (1, 7, 150):
        state = later(id, seats, turns, **options)
        assert list(state.lands) == list(read(state).lands)


def read(state: HalmaState) -> HalmaState:
    """The same position, put together anew."""
    again = parlour.game(state.setup.game).position(state.text(), state.seats, **dict(state.setup.options))
    assert isinstance(again, HalmaState)
    return again
