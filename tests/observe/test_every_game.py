"""Every game can be seen and acted in by a learner: fixed shapes, whatever is played, under any options."""

import random
import runpy
from pathlib import Path

import pytest
from librt.random import Random

import parlour
from parlour.batches import Batch
from parlour.catalogue import SHELF
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, OVER, State
from parlour.lab.soak import any_setup
from parlour.observe import Actions, Observation

TOP = Path(__file__).parents[2]
IDS = [entry.id for entry in SHELF]
GAMES = 3
LOOKS = 12  # positions of a game that are looked at


def positions(setup: Setup, seed: int) -> list[State]:
    """Positions along a random game, from its start to its end."""
    state, dice, made = parlour.game(setup.game).begin(setup), Random(seed), 0
    found: list[State] = []
    while True:
        if state.turn == OVER or len(found) < LOOKS // 2 or made % 37 == 0:
            found.append(state.clone())
        if state.turn == OVER or made > 1500:
            return found
        state.play(state.sample(dice))
        made += 1


@pytest.mark.parametrize("id", IDS)
def test_what_is_legal_has_a_place_and_what_is_seen_has_its_shape(id: str) -> None:
    rng = random.Random(id)
    for number in range(GAMES):
        setup = parlour.game(id).agree() if number == 0 else any_setup(id, rng)
        actions, seen = Actions(setup), Observation(setup)
        assert seen.size == sum(part.size for part in seen.parts.values())
        assert list(actions.numbers) == sorted(set(actions.numbers))
        for state in positions(setup, number):
            legal = state.legal()
            if state.turn == CHANCE:
                assert [actions.outcomes[actions.thrown_place(outcome)] for outcome in legal] == legal
                assert actions.legal(state) == []
            else:
                assert [actions.number(place) for place in actions.legal(state)] == legal
                assert sum(actions.mask(state)) == len(legal)
            for seat in range(setup.seats):
                found = seen.of(state, seat)
                assert len(found) == seen.size
                assert all(-(1 << 31) <= figure < 1 << 31 for figure in found), "it fits into 32 bits"
            turn = seen.split(seen.of(state))["turn"]
            assert turn[0] == (state.hand >= 0), "who has the hand sees itself first"


@pytest.mark.parametrize(
    ("id", "options", "decided"),
    [
        ("ganzenbord", {}, True),
        ("ganzenbord", {"goose_forward": "must"}, True),  # at the bridge
        ("ganzenbord", {"goose_forward": "must", "purse": 19}, False),  # which nobody can pay
        ("rentmeister", {}, True),
        ("rentmeister", {"placement": "in_order"}, False),
    ],
)
def test_where_options_leave_nothing_to_decide_throws_are_all_there_is(id: str, options: dict[str, object], decided: bool) -> None:
    setup = parlour.game(id).agree(4, **options)
    assert bool(Actions(setup).numbers) is decided
    assert any(state.turn >= 0 for seed in range(80) for state in positions(setup, seed)) is decided
    assert Batch(setup, 3).masks.any(axis=1).all()


@pytest.mark.parametrize(
    "id", ["dame", "damspel", "muehle", "backgammon", "puff", "trictrac", "halma_b", "halma_eck", "sternhalma", "eckdame"]
)
def test_every_seat_sees_the_start_of_an_even_game_alike(id: str) -> None:
    for seats in parlour.game(id).seats:
        start = parlour.game(id).start(seats)
        seen = Observation(start.setup)
        views = [seen.split(seen.of(start, seat)) for seat in range(seats)]
        own = seen.shapes["sites"][1]
        assert all(view["sites"][:own] == views[0]["sites"][:own] for view in views), "its own pieces stand before it"
        if seats == 2 and id != "sternhalma":  # there two begin in corners that do not face each other
            assert views[0]["sites"] == views[1]["sites"]
            assert views[0]["hold"] == views[1]["hold"]


def felt(id: str, text: str, seat: int) -> dict[str, dict[str, int]]:
    """What a seat sees on the felt: by kind, how many on each site that is not empty."""
    state = parlour.game(id).position(text, 3)
    seen = Observation(state.setup)
    owners, sites = seen.parts["sites"].axes
    numbers = iter(seen.split(seen.of(state, seat))["sites"])
    rows = {owner: {site: count for site in sites if (count := next(numbers))} for owner in owners}
    return {owner.removeprefix("nobody's "): row for owner, row in rows.items() if row}


def test_a_learner_sees_stakes_and_markers_on_the_felt_from_its_own_place() -> None:
    craps = "A chips=20 share=3; B chips=20 share=2; C chips=20 share=1; first=A named=7 lucky=5 dice=2,3 | A throws 2"
    chips = {"Achips": 17, "Astake": 3, "Bchips": 18, "Bstake": 2, "Cchips": 19, "Cstake": 1}
    assert felt("craps", craps, 0) == {"chips": chips, "puck that wins": {"name-5": 1}, "puck that loses": {"name-7": 1}}
    assert felt("craps", craps, 2)["chips"] == {"Achips": 19, "Astake": 1, "Bchips": 17, "Bstake": 3, "Cchips": 18, "Cstake": 2}
    bank = "A chips=8; B chips=7 part=waits; C chips=7 part=waits; step=4 used=plus,minus total=5 dice=2 | B chooses"
    assert felt("va_banque", bank, 1) == {
        "chips": {"pot": 2, "Achips": 7, "Bchips": 7, "Cchips": 8},
        "card": {"total": 5},
        "empty card": {"Astake": 1, "Bstake": 1},
        "cross": {"plus": 1, "minus": 1},
        "cup": {"Cstake": 1},
    }
    called = "A chips=20; B chips=20 bet=1; C chips=20 bet=1; call=over | A throws 2"
    assert felt("unter_ueber_sieben", called, 1) == {
        "chips": {"Achips": 19, "Astake": 1, "Bchips": 19, "Bstake": 1, "Cchips": 20},
        "puck": {"over": 1},
    }


@pytest.mark.parametrize("id", IDS)
def test_nothing_lies_on_a_table_that_a_learner_cannot_see(id: str) -> None:
    """Wherever somebody decides, each piece on the table is among the numbers."""
    setup = parlour.game(id).agree()
    seen = Observation(setup)
    for state in positions(setup, 1) if Actions(setup).numbers else ():
        pieces = seen.face.scene(state, 0).pieces
        assert not pieces or sum(map(bool, seen.split(seen.of(state, 0)).get("sites", ()))) > 0, state.text()


def test_the_page_about_observations_is_what_is_seen() -> None:
    told = runpy.run_path(str(TOP / "tools" / "observations_page.py"))["page"]()
    assert (TOP / "docs" / "observations.md").read_text(encoding="utf-8") == told, "stale: make docs"


def test_what_is_too_short_or_too_long_is_no_observation() -> None:
    seen = Observation(parlour.game("muehle").agree())
    for wrong in ([1, 2], [0] * (seen.size + 1)):
        with pytest.raises(ValueError, match=f"has {seen.size} numbers, not {len(wrong)}"):
            seen.split(wrong)


def test_places_are_counted_from_0_on_and_never_from_behind() -> None:
    actions = Actions(parlour.game("muehle").agree())
    for wrong in (-1, actions.count, 1.0, True, "a1"):
        with pytest.raises(IndexError, match=f"there is no action {wrong!r}; actions 0 to {actions.count - 1}"):
            actions.number(wrong)  # type: ignore[arg-type]  # as programs may have them
    with pytest.raises(IndexError, match=r"there is no outcome -1; outcomes 0 to 5"):
        Actions(parlour.game("maedn").agree()).outcome(-1)
    with pytest.raises(IndexError, match=r"there is no action 0; this game has none"):
        Actions(parlour.game("gaensespiel").agree()).number(0)
