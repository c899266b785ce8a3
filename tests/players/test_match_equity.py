"""Matches of backgammon: chances by the score, and what the computer does with the cube because of it."""

import pytest

import parlour
from parlour.games.tables.engine import TablesState
from parlour.games.tables.rules import DOUBLE, DROP, ROLL, SCORE, TAKE
from parlour.players.levels import STRONGEST
from parlour.players.tables.cube import COMMON_WINS, PRINTED_WINS
from parlour.players.tables.expert import EXPERT
from parlour.players.tables.match_equity import MINE, NOBODYS, THEIRS, MatchGame, Wins, match_table

EVEN_RACE = "W 6:5 7:5 8:5; B 17:5 18:5 19:5"
LAST_STONES = "W 6:1; B 24:1"  # 27 throws of 36 win at once, and Black wins with any
SINGLE = Wins(0.0, 0.0)


def chance(mine: int, theirs: int, crawford_game: bool = False) -> float:
    return match_table(COMMON_WINS, 64, True).chance(mine, theirs, crawford_game)


def game(mine: int, theirs: int, wins: Wins = COMMON_WINS, crawford: bool = True) -> MatchGame:
    return MatchGame(match_table(COMMON_WINS, 64, crawford), mine, theirs, wins, wins)


def match(text: str, white: int, black: int, points: int = 7, **options: object) -> TablesState:
    """A position in a match in which White and Black still need so many points."""
    place, done = text.split(" | ")
    score = f"score {points - white} {points - black}, games 3"
    state = parlour.game("backgammon").position(f"{place} | {done}, {score}", None, standard_rules=True, match_points=points, **options)
    assert isinstance(state, TablesState)
    assert [points - state.at[SCORE + seat] for seat in (0, 1)] == [white, black]
    return state


# Chances by the score


def test_both_sides_see_the_same_match() -> None:
    for mine in range(1, 9):
        for theirs in range(1, 9):
            assert game(mine, theirs).start() + game(theirs, mine).start() == pytest.approx(1)
            assert game(mine, theirs).start() == pytest.approx(chance(mine, theirs))


def test_whoever_needs_less_is_better_off() -> None:
    for mine in range(2, 12):
        for theirs in range(2, 12):
            assert chance(mine, theirs) < chance(mine - 1 if mine > 2 else 1, theirs, mine == 2)
            assert chance(mine, theirs) < chance(mine, theirs + 1)


def test_the_crawford_game_is_worth_a_plain_throw_of_the_dice() -> None:
    """Two needed, one on the other side: half the games are won, a double win is the match, a single one makes it even."""
    double = COMMON_WINS.double
    assert chance(2, 1, True) == pytest.approx(0.5 * (double + (1 - double) * 0.5))


def test_after_the_crawford_game_an_odd_point_is_worth_hardly_anything() -> None:
    """Doubling at once, the trailing side wins two points a game."""
    assert chance(2, 1) == pytest.approx(0.5)
    assert chance(4, 1) == pytest.approx(chance(3, 1))
    assert chance(2, 1, True) < chance(2, 1)


def test_a_cube_is_worth_more_to_the_side_behind() -> None:
    assert chance(4, 2) > MatchGame(match_table(COMMON_WINS, 1, True), 4, 2, COMMON_WINS, COMMON_WINS).start()


# Decisions from chances


def take_point(played: MatchGame, cube: int = 1) -> float:
    return next(win / 1000 for win in range(1001) if played.takes(win / 1000, cube))


def test_the_cube_is_dead_when_both_need_one_point() -> None:
    last = game(1, 1)
    assert not any(last.may_double(side, 1, NOBODYS) for side in (MINE, THEIRS))
    assert [last.chance(win / 4, 1, NOBODYS) for win in range(5)] == pytest.approx([0, 0.25, 0.5, 0.75, 1])


def test_when_both_need_two_three_in_ten_are_enough_to_take() -> None:
    assert take_point(game(2, 2)) == pytest.approx(chance(2, 1, True), abs=0.001)
    assert 0.29 < take_point(game(2, 2)) < 0.33


def test_whoever_is_ahead_takes_less_and_doubles_later() -> None:
    behind, ahead = game(4, 2), game(2, 4)  # a double win is the match to one of them only
    assert take_point(behind) < 0.25 < 0.3 < take_point(ahead)
    first = [next(win for win in range(1001) if side.doubles(win / 1000, 1, NOBODYS)) for side in (behind, ahead)]
    assert first[0] < first[1] - 100


def test_far_from_the_end_a_match_is_like_money() -> None:
    assert take_point(game(25, 25, SINGLE)) == pytest.approx(0.214, abs=0.012)  # Janowski: 0.5 / (2 + 1/3)


def test_too_good_to_double() -> None:
    mostly_double = game(5, 5, Wins(0.9, 0.0))
    assert mostly_double.doubles(0.6, 1, NOBODYS) and not mostly_double.doubles(0.97, 1, NOBODYS)
    assert game(5, 5, SINGLE).doubles(0.97, 1, NOBODYS)


def test_nobody_doubles_who_may_not() -> None:
    assert not game(4, 4).doubles(0.7, 2, THEIRS)
    assert game(4, 4).doubles(0.7, 2, MINE)
    assert not game(2, 4).doubles(0.7, 2, MINE), "the two points win the match already"
    capped = MatchGame(match_table(COMMON_WINS, 2, True), 9, 9, SINGLE, SINGLE)
    assert capped.doubles(0.75, 1, NOBODYS) and not capped.doubles(0.75, 2, MINE), "the cube ends at two"


# At the table


@pytest.mark.parametrize(
    ("text", "white", "black", "action"),
    [
        (f"{EVEN_RACE} | W cube", 7, 7, ROLL),
        (f"{EVEN_RACE} | W cube", 3, 1, DOUBLE),  # behind after the Crawford game: at once
        (f"{EVEN_RACE} | B cube", 1, 3, DOUBLE),
        (f"{EVEN_RACE} | B answers", 3, 1, TAKE),
        (f"{LAST_STONES} | W cube", 7, 7, DOUBLE),
        (f"{LAST_STONES} | B answers", 7, 7, TAKE),  # a quarter
        (f"{LAST_STONES} | B answers", 2, 2, DROP),  # where three in ten are needed
        (f"{LAST_STONES} | B answers", 2, 4, TAKE),  # but one who would be lost anyway
    ],
)
def test_the_score_decides(text: str, white: int, black: int, action: int) -> None:
    assert EXPERT.choose(match(text, white, black), STRONGEST, 1) == action


def test_without_the_crawford_rule_the_side_behind_doubles_in_the_first_game_that_matters() -> None:
    assert EXPERT.choose(match(f"{EVEN_RACE} | W cube", 3, 1, crawford=False), STRONGEST, 1) == DOUBLE
    assert game(3, 2, crawford=False).after(0, 1) > game(3, 2).after(0, 1)


def test_shares_of_wins_are_shares() -> None:
    for wins in (COMMON_WINS, PRINTED_WINS):
        assert 0 < wins.triple < wins.double < 0.5
