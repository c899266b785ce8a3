"""Bear-off tables: equal to what the rules' own plays give, right where the answer is known, kept and read again."""

from fractions import Fraction
from pathlib import Path

import pytest

import parlour
from parlour.games.tables.engine import TablesState
from parlour.games.tables.plays import plays_of
from parlour.games.tables.rules import OFF, PLACES
from parlour.players import kept
from parlour.players.expert import COMPILED
from parlour.players.levels import STRONGEST
from parlour.players.tables import bearoff, expert
from parlour.players.tables.bearoff_solver import TURNS, Bearoff, Race, number
from parlour.players.tables.expert import EXPERT

DICE = [(high, low) for high in range(1, 7) for low in range(1, high + 1)]


@pytest.fixture(scope="module", params=[False, True], ids=["standard", "printed"])
def table(request: pytest.FixtureRequest) -> Bearoff:
    found = Bearoff(request.param, 4)
    for pips in range(1, found.pips() + 1):
        found.solve(pips)
    return found


def packed(*ways: int) -> int:
    """Stones by their way to go."""
    return sum(1 << 4 * (way - 1) for way in ways)


def all_positions(stones: int) -> list[tuple[int, ...]]:
    """Every position with no more stones than that, fewest pips first."""
    found: list[tuple[int, ...]] = [()]
    for _ in range(stones):
        found += [(*ways, way) for ways in found for way in range(ways[-1] if ways else 1, 7)]
    return sorted(set(found), key=sum)


def reached(ways: tuple[int, ...], dice: tuple[int, int], exact: bool) -> set[tuple[int, ...]]:
    """Where the plays of the rules lead."""
    game = parlour.game("backgammon")
    black = " ".join(f"{25 - way}:{ways.count(way)}" for way in sorted(set(ways), reverse=True))
    state = game.position(f"W 1:2; B {black} | B", standard_rules=not exact, doubling=False)
    assert isinstance(state, TablesState)
    state.apply(10 * dice[0] + dice[1])
    if state.turn != 1:
        return {ways}
    found = set()
    for play in list(plays_of(state)):
        after = state.clone()
        while play:
            after.apply(int(play) & 255)
            play >>= 8
        home = bearoff.home(after, 1)
        found.add(tuple(way for way in range(1, 7) for _ in range(home >> 4 * (way - 1) & 15)))
    return found


def test_numbers_are_all_different_and_fill_the_table() -> None:
    for stones in (1, 3, 5):
        assert sorted(number(packed(*ways)) for ways in all_positions(stones)) == list(range(Bearoff(False, stones).size))
    assert Bearoff(False, 15).size == 54_264


def test_means_are_those_of_the_best_plays_exactly(table: Bearoff) -> None:
    """The same recursion in fractions, over the engine's own plays: for up to two stones, and some of three and four."""
    exact: dict[tuple[int, ...], Fraction] = {(): Fraction(0)}
    some = [ways for ways in all_positions(2) if ways]
    for ways in some:
        least = {}
        for dice in DICE:
            ends = reached(ways, dice, table.exact) - {ways}
            least[dice] = min((exact[end] for end in ends), default=None)
        exact[ways] = fixed_point(least)
        assert table.turns(packed(*ways)) == pytest.approx(float(exact[ways]), abs=1e-9), ways
    for ways in ((1, 4, 6), (2, 2, 5), (1, 3, 5, 6), (2, 3, 3, 6)):
        for dice in DICE:
            table.best, table.least = 0, 1e9
            table.seek_throw(packed(*ways), *dice)
            means = [table.turns(packed(*end)) for end in reached(ways, dice, table.exact) if end != ways]
            assert table.least == pytest.approx(min(means, default=1e9)), (ways, dice)


def fixed_point(least: dict[tuple[int, int], Fraction | None]) -> Fraction:
    """E = 1 + the mean of min(E, best other position): tried with ever more throws waited out."""
    found: Fraction | None = None
    while True:
        used = {dice: value for dice, value in least.items() if value is not None and (found is None or value < found)}
        weight = {dice: 1 if dice[0] == dice[1] else 2 for dice in used}
        mean = (36 + sum((weight[dice] * value for dice, value in used.items()), Fraction(0))) / sum(weight.values())
        if mean == found:
            return mean
        found = mean


def test_chances_add_up_to_one_and_to_the_mean(table: Bearoff) -> None:
    for ways in all_positions(4):
        chances = table.chances(packed(*ways))
        assert sum(chances) == pytest.approx(1.0)
        if not table.exact:
            assert sum(turns * chance for turns, chance in enumerate(chances)) == pytest.approx(table.turns(packed(*ways)))


def test_known_figures(table: Bearoff) -> None:
    one_left = table.turns(packed(1))
    assert one_left == pytest.approx(36 / 11 if table.exact else 1.0)  # printed: until a 1 is thrown
    assert table.chances(packed(6))[1] == pytest.approx(Fraction(17, 36) if table.exact else Fraction(27, 36))


def test_who_is_off_first(table: Bearoff) -> None:
    if not table.exact:
        assert table.wins(packed(1), packed(6)) == pytest.approx(9 / 36)  # the other misses in a quarter of the throws
        assert table.wins(0, packed(1)) == pytest.approx(1.0)
    assert len(table.chances(packed(1))) == TURNS


def test_a_table_is_kept_and_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    told: list[float] = []
    made = list(kept.make(bearoff.lookup(True, 2), told.append))
    again = kept.read(bearoff.lookup(True, 2))
    assert again is not None and list(again) == made
    assert told == [pips / 12 for pips in range(1, 13)]
    assert kept.read(bearoff.lookup(False, 2)) is None


# Two sides, and double wins


def exact_worth(mine: tuple[int, ...], theirs: tuple[int, ...], known: dict[tuple[tuple[int, ...], tuple[int, ...]], float]) -> float:
    """For the side about to throw, by nothing but the rules' own plays: two stones are all that a side has."""
    if (mine, theirs) not in known:
        total = 0.0
        for dice in DICE:
            best = -2.0
            for after in reached(mine, dice, False):
                best = max(best, (2.0 if len(theirs) == 2 else 1.0) if not after else -exact_worth(theirs, after, known))
            total += (1 if dice[0] == dice[1] else 2) / 36 * best
        known[mine, theirs] = total
    return known[mine, theirs]


@pytest.fixture(scope="module")
def small_race() -> Race:
    tables = [Bearoff(False, 2), Bearoff(False, 2, 1)]
    for half in tables:
        for pips in range(1, half.pips() + 1):
            half.solve(pips)
    return Race(tables[0], tables[1], True)


def test_two_sides_are_worth_what_the_rules_say(small_race: Race) -> None:
    """Against a recursion over both sides and the engine's own plays; with two throws ahead nothing is left of the difference."""
    known: dict[tuple[tuple[int, ...], tuple[int, ...]], float] = {}
    for mine, theirs in (((6, 6), (6, 6)), ((4, 6), (1, 5)), ((3, 3), (6,)), ((5,), (2, 6)), ((1, 1), (6, 6))):
        exact = exact_worth(mine, theirs, known)
        assert -small_race.worth(packed(*theirs), packed(*mine)) == pytest.approx(exact, abs=0.01), (mine, theirs)
        assert -small_race.ahead(packed(*theirs), packed(*mine), 2) == pytest.approx(exact, abs=2e-4), (mine, theirs)


def test_gammons_count_from_both_sides(small_race: Race) -> None:
    assert small_race.worth(0, packed(6, 6)) == 2.0 and small_race.worth(0, packed(6)) == 1.0
    sure = packed(1)  # off with the next throw
    assert small_race.gammons(sure, packed(6, 6), False) == pytest.approx(1.0), "the other side does not come to throw"
    assert small_race.gammons(sure, packed(6, 6), True) == pytest.approx(1 - small_race.first_off.chances(packed(6, 6))[1])
    assert small_race.gammons(sure, packed(6), True) == 0.0


@pytest.mark.skipif(not COMPILED, reason="the tables of fifteen stones take too long to work out")
def test_whoever_has_lost_the_race_saves_the_gammon() -> None:
    """White is off with the next throw. On 1-1 a stone of Black's must come off; the fastest way to go on would be 6/5 four times."""
    state = parlour.game("backgammon").position("W 1:2; B 24:1 19:14 | B 1-1", standard_rules=True, doubling=False)
    choice = EXPERT.choose(state, STRONGEST, 1)
    assert choice is not None
    state.apply(choice)
    while state.turn == 1:
        choice = EXPERT.choose(state, STRONGEST, 1)
        assert choice is not None
        state.apply(choice)
    assert isinstance(state, TablesState)
    assert state.at[PLACES + OFF] > 0


# The other games of the family


def test_puff_bears_off_by_other_rules_than_either_table(table: Bearoff) -> None:
    """The lower number comes first, and all must be played: with 6-1 a stone on its sixth-last point moves up, and the 6 lapses."""
    puff = parlour.game("puff")
    assert puff.face.list_moves(puff.position("W 1:2; B 19:1 | B 6-1")) == ["19/20"]
    assert packed(5) in set(table.list_throw(packed(6), 6, 1)) if table.exact else set(table.list_throw(packed(6), 6, 1)) == {0}


@pytest.mark.parametrize("id", ["puff", "langes_puff", "russisches_puff", "zickzack", "trictrac"])
def test_the_networks_judge_the_bear_offs_of_the_other_games(id: str) -> None:
    """Nothing in them is won double for stones that are not off yet; tric-trac counts points."""
    same_way = id in ("langes_puff", "zickzack")
    state = parlour.game(id).position(f"W {'21:2 23:1' if same_way else '2:1 4:2'}; B 20:1 22:2 | B 4-2")
    assert isinstance(state, TablesState)
    assert not state.rules.stakes.gammons
    assert expert.bearoff_worths(state, 0) is None and expert.bearoff_turns(state) is None
    worth = EXPERT.weigh(state, STRONGEST, 1)
    assert worth is not None and worth.values and set(worth.values) <= set(state.legal())
