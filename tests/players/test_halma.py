"""The halma family: races are planned to the end, and four against one is solved; its values are those that halma.md, section 7, gives."""

from dataclasses import replace
from random import Random

import pytest

import parlour
from parlour.catalogue import SHELF
from parlour.core.state import CHANCE
from parlour.games.halma.engine import FOUR, SINGLE, HalmaState
from parlour.games.halma.rules import PASS, HalmaRules
from parlour.lab.duel import Wish, play_game
from parlour.players.expert import COMPILED
from parlour.players.halma.expert import EXPERT, best_plan, in_the_way, is_met
from parlour.players.halma.hop_search import MOST_FIRST, ROUNDS, HopSearch
from parlour.players.halma.hunt import after, best_action, value
from parlour.players.halma.hunt_solver import NEITHER
from parlour.players.halma.plan_search import field_costs
from parlour.players.levels import STRENGTHS, STRONGEST, Computer, player_for

GAME = parlour.game("twee_in_een_b")

# number: position, who wins, the winning moves
VALUES = {
    "twee_b-01": ("t=four four=a1,a2,b1,b2 single=f6", FOUR, "a2-a3 b1-c1 b2-b3 b2-c2"),
    "twee_b-02": ("t=four four=b1,c1,d1,e1 single=d6", FOUR, "b1-a1 b1-b2 c1-c2 d1-d2 e1-e2 e1-f1"),
    "twee_b-03": ("t=single four=a3,b3,c3,d3 single=f4", SINGLE, "f4-f3"),
    "twee_b-04": ("t=single four=a1,e5,e6,f4 single=f6", FOUR, ""),
    "twee_b-06": ("t=four four=a1,e4,e6,f6 single=e5", NEITHER, ""),
    "twee_b-09": ("t=single four=a2,c2,d2,f2 single=b3", SINGLE, "b3-b2"),
    "twee_b-10": ("t=four four=a2,a3,b3,b4 single=f6", SINGLE, ""),
    "twee_b-11": ("t=single four=a4,b4,b5,c2 single=f6", NEITHER, ""),
    "twee_b-12": ("t=four four=a2,b3,c1,f3 single=f5", FOUR, "a2-b2 b3-a3 b3-b4 b3-c3 c1-b1 c1-c2 c1-d1 f3-e3 f3-f4"),
    "twee_b-13": ("t=single four=a1,a4,d4,e1 single=e5", NEITHER, ""),
}


def hunt(text: str) -> HalmaState:
    state = GAME.position(text)
    assert isinstance(state, HalmaState)
    return state


def test_the_sheets_positions_are_worth_what_it_says() -> None:
    if not COMPILED:  # four million positions are too many for plain Python: the search plays instead
        assert EXPERT.choose(GAME.start(), STRONGEST, 1) is None
        return
    for number, (text, winner, winning) in VALUES.items():
        state = hunt(text)
        assert value(state)[0] == winner, number
        found = [GAME.face.write(state, action) for action in state.legal() if value(after(state, action))[0] == state.side]
        assert found == winning.split(), number


@pytest.mark.parametrize("number", VALUES)
def test_a_hint_at_four_against_one_tells_what_the_solution_says(number: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In plain Python, where there is no solution, by the sheet's values of the winning moves; the others are taken for even."""
    text, winner, winning = VALUES[number]
    state = hunt(text)
    moves = {GAME.face.write(state, action): action for action in state.legal()}
    if not COMPILED:
        assert EXPERT.weigh(state, STRONGEST, 1) is None
        won = {after(state, moves[move]).key() for move in winning.split()}
        monkeypatch.setattr("parlour.players.halma.hunt.value", lambda later: (state.side if later.key() in won else NEITHER, 1))
        monkeypatch.setattr("parlour.players.halma.expert.COMPILED", True)
    assert EXPERT.weigh(state, STRENGTHS[4], 1) is None
    worth = EXPERT.weigh(state, STRONGEST, 1)
    assert worth is not None and set(worth.values.values()) <= {0.0, 0.5, 1.0} and sorted(worth.values) == state.legal()
    assert {move for move, action in moves.items() if worth.values[action] == 1.0} == set(winning.split())
    if COMPILED:
        assert max(worth.values.values()) == (1.0 if winner == state.side else 0.5 if winner == NEITHER else 0.0)


def test_best_play_takes_38_moves_from_the_corner_and_32_from_the_edge() -> None:
    if not COMPILED:
        assert EXPERT.choose(GAME.start(), STRONGEST, 1) is None
        return
    for setup, moves in (("corner", 38), ("edge", 32)):
        state = GAME.start(setup=setup)
        assert isinstance(state, HalmaState)
        made = 0
        while state.turn != parlour.OVER:
            made += state.turn == FOUR
            state.apply(best_action(state))
        assert (made, state.result().winners, state.result().reason) == (moves, (FOUR,), "shut_in")


def test_r1_amended_a_single_pawn_that_goes_diagonally_cannot_be_forced() -> None:
    if not COMPILED:
        assert EXPERT.choose(GAME.start(single_moves="all_ways"), STRONGEST, 1) is None
        return
    for setup in ("corner", "edge"):
        start = GAME.start(setup=setup, single_moves="all_ways")
        assert isinstance(start, HalmaState)
        assert value(start) == (NEITHER, 0)
        assert value(after(start, best_action(start)))[0] == NEITHER
    slips = GAME.position("t=single four=a4,b4,c4,d4 single=e5", single_moves="all_ways")
    assert isinstance(slips, HalmaState)
    assert {GAME.face.write(slips, best_action(slips, seed)) for seed in range(20)} == {"e5-e4", "e5-f4"}  # the quickest


def alone(id: str) -> HalmaState:
    """A game's start without the other side, who passes."""
    game = parlour.game(id)
    state = game.begin(game.agree(2))
    assert isinstance(state, HalmaState)
    for field in state.pieces(1):
        state.remove(1, field)
    return state


def test_a_star_of_ten_men_is_crossed_alone_in_28_moves() -> None:
    """27 is the least possible. In plain Python a thinner beam crosses it too, in a few more."""
    state, strength = alone("halma_stern10"), STRONGEST if COMPILED else replace(STRONGEST, positions=40_000, seconds=60.0)
    moves = 0
    while state.turn != parlour.OVER:
        moves += state.turn == 0
        state.apply(EXPERT.choose(state, strength, 1) if state.turn == 0 else PASS)
    assert state.reason == "home" and moves <= (28 if COMPILED else 36)


def test_a_plan_ends_the_game_as_soon_as_it_can() -> None:
    state = parlour.game("halma_stern10").position("t=S S=m6,n2,n3,o1,o2,o3,p1,p2,q1,m8 NW=a1,b1,b2,c1,c2,c3,d1,d2,d3,d4")
    while state.turn == 0:
        state.apply(EXPERT.choose(state, STRENGTHS[3], 1) or 0)
        if state.turn == 1:
            state.apply(state.legal()[0])
    assert state.turn == parlour.OVER


def rules_of(id: str, seats: int) -> HalmaRules:
    state = parlour.game(id).start(seats)
    assert isinstance(state, HalmaState)
    return state.rules


RACES = [
    (entry.id, seats)
    for entry in SHELF
    if entry.family == "halma"
    for seats in parlour.game(entry.id).seats
    if rules_of(entry.id, seats).race
]


@pytest.mark.parametrize(("id", "seats"), RACES)
def test_nowhere_beside_the_target_is_as_good_as_in_it(id: str, seats: int) -> None:
    """Else a piece that stands beside it, near the far end, has no reason to go in."""
    rules = rules_of(id, seats)
    for seat in range(seats):
        costs, inside = field_costs(rules, seat), rules.sides[seat].target
        assert max(costs[field] for field in inside) < min(cost for field, cost in enumerate(costs) if field not in inside)


@pytest.mark.skipif(not COMPILED, reason="takes minutes in plain Python")
@pytest.mark.parametrize("id", ["halma_eck", "halma_b"])
def test_casual_players_come_home_long_before_the_limit_of_turns(id: str) -> None:
    state, players = parlour.game(id).start(2), [Computer(replace(STRENGTHS[2], seconds=0.0), seed) for seed in (1, 2)]
    while state.turn != parlour.OVER:
        state.apply(players[state.turn].choose(state))
    assert state.result().reason == "home"


@pytest.mark.skipif(not COMPILED, reason="takes minutes in plain Python")
@pytest.mark.parametrize(
    ("id", "better", "worse"), [("halma_b", "2", "1"), ("halma_b", "3", "2"), ("halma_b", "greedy", "1"), ("halma_eck", "3", "2")]
)
def test_low_levels_differ(id: str, better: str, worse: str) -> None:
    """With hops alone plans made good what was misjudged, and levels 1 to 3 won half from each other."""
    wish = Wish(parlour.game(id).agree(2), better, worse, 12, seed=7, brake=False)
    assert sum(play_game(wish, number).share for number in range(wish.games)) > 0.6 * wish.games


@pytest.mark.skipif(not COMPILED, reason="takes minutes in plain Python")
@pytest.mark.parametrize("id", ["halma_a", "halma_stern10"])
def test_who_minds_what_the_other_side_will_do_beats_who_only_plans(id: str) -> None:
    """With far fewer positions than the level has."""
    won = []
    for seat in (0, 1):
        state = parlour.game(id).start(2)
        assert isinstance(state, HalmaState)
        strong, planner = replace(STRENGTHS[5], positions=12_000, seconds=0.0), replace(STRENGTHS[5], seconds=0.0)
        while state.turn != parlour.OVER:
            state.apply(EXPERT.choose(state, strong, state.turns) if state.turn == seat else best_plan(state, planner, state.turns))
        won.append(state.result().winners == (seat,))
    assert all(won)


def test_who_can_only_hop_looks_ahead_for_both_until_little_is_left() -> None:
    """The rest is a plan: what a hop must be prepared by lies farther ahead than what both will do can be seen."""
    state = parlour.game("halma_b").start(2)
    assert isinstance(state, HalmaState)
    assert is_met(state, STRENGTHS[5]) and is_met(state, STRENGTHS[4]) and not is_met(state, STRENGTHS[3])
    away = state.rules.sides[0].target[-1]
    for man in state.pieces(0):
        state.remove(0, man)
    for man in state.pieces(1)[1:]:
        state.remove(1, man)
    state.put(0, away)
    assert in_the_way(state, 0) and not is_met(state, STRENGTHS[5])


@pytest.mark.parametrize("id", [entry.id for entry in SHELF if entry.family == "halma" and entry.id != "twee_in_een_b"])
def test_every_level_plays_every_game_of_the_family_and_says_what_it_is_worth(id: str) -> None:
    for seats in parlour.game(id).seats:
        state = parlour.game(id).start(seats)
        if state.turn == CHANCE:
            state.apply(3)
        for strength in STRENGTHS.values():
            small = replace(strength, positions=min(strength.positions, 2_000))
            assert EXPERT.choose(state, small, 1) in state.legal()
        worth = EXPERT.weigh(state, replace(STRONGEST, positions=2_000), 1)
        assert worth is not None and worth.unit == "chance" and sorted(worth.values) == state.legal()
        assert all(0.0 < value < 1.0 for value in worth.values.values())


def test_racado_takes_and_minds_what_could_be_taken() -> None:
    game = parlour.game("racado")
    state = game.position("die=3 t=S S=k6,c1 NW=k9,l7")
    assert game.face.write(state, EXPERT.choose(state, STRONGEST, 1) or 0) == "k6-k9*"


def test_tippy_encloses_what_it_can() -> None:
    game = parlour.game("tippy")
    state = game.position("t=S S=a1,b1,c2,e3,d3 NW=c1,d2,e2,d1,c3")
    taking = [action for action in state.legal() if after(state, action).quiet == 0]  # type: ignore[arg-type]  # it is one
    assert not taking or EXPERT.choose(state, STRENGTHS[3], 1) in taking


def test_in_a_crowd_that_can_only_hop_moves_are_tried_in_whole_games() -> None:
    state = parlour.game("halma_b").start(6)
    assert isinstance(state, HalmaState)
    strength = replace(STRONGEST, positions=40_000, seconds=0.0)
    weighed = EXPERT.weigh(state, strength, 3)
    assert weighed is not None and set(weighed.values) == set(state.legal())
    assert EXPERT.choose(state, strength, 3) == max(weighed.values, key=lambda action: weighed.values[action])
    assert EXPERT.choose(state, strength, 3) == EXPERT.choose(state, strength, 3)


def test_hops_are_tried_as_often_as_they_may_and_a_lone_one_hardly() -> None:
    state = parlour.game("halma_b").start(6)
    assert isinstance(state, HalmaState)
    costs = [int(way) for way in state.rules.distance]
    search = HopSearch(state, costs, 1, 0.0)
    chances = search.weigh(3_000)
    assert len(chances) == min(len(state.legal()), MOST_FIRST) and all(0.0 < chance < 1.0 for chance in chances.values())
    assert 3_000 <= search.listed < 3_000 + 4 * MOST_FIRST * ROUNDS * 6, "no round lasts longer than a game for every move"
    shut_in = parlour.game("halma_b").position("t=S S=i6 N=i7,i8,i9", 2)
    assert isinstance(shut_in, HalmaState) and shut_in.legal() == [PASS]
    alone = HopSearch(shut_in, [int(way) for way in shut_in.rules.distance], 1, 0.0)
    assert list(alone.weigh(1_000_000)) == [PASS] and alone.listed <= 2 * ROUNDS + 1


def test_in_a_crowd_the_hop_that_fills_the_target_is_made() -> None:
    """The others need not have left it; more than half of it must be ours."""
    rng, strength = Random(5), replace(STRONGEST, positions=20_000, seconds=0.0)
    seen = 0
    while seen < 3:
        state = parlour.game("halma_b").start(6)
        assert isinstance(state, HalmaState)
        while state.turn != parlour.OVER:
            wins = [action for action in state.legal() if action != PASS and after(state, action).turn == parlour.OVER]
            if wins:
                assert EXPERT.choose(state, strength, 1) in wins
                seen += 1
            gains = {action: cost_after(state, action) for action in state.legal()}
            state.apply(min(gains, key=lambda action: (gains[action], rng.random())))


def cost_after(state: HalmaState, action: int) -> int:
    """The steps that are left to the mover; the shelf's greedy player goes by them."""
    later, seat = state.clone(), int(state.turn)
    later.play(action)
    return sum(state.rules.distance[seat * state.rules.fields + field] for field in later.pieces(seat))


RACED = ("halma_stern10", "sternhalma", "halma_a", "halma_b", "halma_eck", "eckdame", "pyramiden_dame")
BEGUN = [
    (id, seats) for id in RACED for seats in parlour.game(id).seats if (id, seats) not in {("halma_b", 5), ("halma_b", 6)}
]  # tried in games


@pytest.mark.parametrize(("id", "seats"), BEGUN)
def test_who_begins_a_race_has_not_as_good_as_won_it(id: str, seats: int) -> None:
    """What others will do meanwhile is no part of a plan, and a look ahead may end after one more move of one's own."""
    state = parlour.game(id).start(seats)
    worth = EXPERT.weigh(state, replace(STRONGEST, positions=3_000), 1)
    assert isinstance(state, HalmaState) and worth is not None
    even = 1 / len(set(state.rules.teams) or range(seats))
    assert 0.8 * even < max(worth.values.values()) < even + 0.12


@pytest.mark.parametrize("id", ["eckdame", "pyramiden_dame"])
def test_both_sides_of_a_small_race_are_told_the_same(id: str) -> None:
    """What one is told and what the other is told a move later make a whole, and both say little while much is left to do."""
    state, player = parlour.game(id).start(2), player_for(2, 3, brake=False)
    before: float | None = None
    apart: list[float] = []
    doubt: list[float] = []
    for number in range(50):
        worth = EXPERT.weigh(state, replace(STRONGEST, positions=5_000, seconds=0.0), 1)
        assert worth is not None
        best = max(worth.values.values())
        if before is not None:
            apart.append(abs(before + best - 1.0))
        if number < 8:
            doubt.append(abs(best - 0.5))
        before = best
        state.play(player.choose(state))
    assert sum(apart) / len(apart) < 0.08 and max(apart) < 0.4
    assert sum(doubt) / len(doubt) < 0.08


def test_a_race_that_a_move_wins_is_won_by_that_move_alone() -> None:
    state = parlour.game("halma_stern10").position("t=S S=m6,n1,n3,n4,o1,o2,o3,p1,p2,q1 NW=a1,b1,b2,c1,c2,c3,d1,d2,d3,e6")
    worth = EXPERT.weigh(state, STRONGEST, 1)
    assert worth is not None
    certain = [action for action, value in worth.values.items() if value == 1.0]
    assert [parlour.game("halma_stern10").face.write(state, action) for action in certain] == ["m6-n2"]
