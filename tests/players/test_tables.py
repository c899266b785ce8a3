"""The computer players of the tables family: their networks, bearing off, the cube, and that they beat those they should beat."""

import json

import pytest
from librt.random import Random
from librt.vecs import vec

import parlour
from parlour.core.state import CHANCE, OVER
from parlour.games.tables.engine import TablesState
from parlour.games.tables.plays import plays_of
from parlour.games.tables.rules import ANSWER, CUBE, DOUBLE, DROP, OFF, PLACES, ROLL, TAKE
from parlour.lab.tables_lessons import LESSONS
from parlour.lab.tables_training import TablesSelfPlay, pip_play, play_packed, turn_round
from parlour.players.expert import Worth
from parlour.players.levels import STRENGTHS, STRONGEST
from parlour.players.tables import cube, expert, judges
from parlour.players.tables.expert import EXPERT
from parlour.players.tables.network import MEETING, OUTPUTS, UNITS, Network, length, new_judge, new_network, played, racing

GAMES = [game.id for game in parlour.shelf() if game.family == "tables"]
START = "W 6:5 8:3 13:5 24:2; B 1:2 12:5 17:3 19:5"
CLOSED = "W 1:2 2:2 3:2 4:2 5:2 6:2 7:3"


def backgammon(text: str, **options: object) -> TablesState:
    state = parlour.game("backgammon").position(text, None, **{"standard_rules": True, **options})
    assert isinstance(state, TablesState)
    return state


def share_won(id: str, games: int, **options: object) -> float:
    """Level 3's advice against random play, by turns from both sides."""
    won = 0.0
    for number in range(games):
        state, rng, mine = parlour.game(id).start(2, **options), Random(number), number % 2
        while state.turn != OVER:
            action = EXPERT.choose(state, STRONGEST, 1) if state.turn == mine else None
            state.play(action if action is not None else state.sample(rng))
        won += state.result().places[mine] == 1
    return won / games


@pytest.fixture
def without_looking_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole games are cheap then."""
    monkeypatch.setattr(expert, "BREADTH", 0)


@pytest.mark.usefixtures("without_looking_ahead")
@pytest.mark.parametrize("id", GAMES)
def test_every_player_beats_random(id: str) -> None:
    assert len(GAMES) == 6
    assert share_won(id, 20) >= 0.6


@pytest.mark.usefixtures("without_looking_ahead")
def test_and_so_does_the_one_for_the_common_rules() -> None:
    assert share_won("backgammon", 20, standard_rules=True) >= 0.9


def test_the_network_beats_whoever_counts_pips() -> None:
    start = parlour.game("backgammon").start(standard_rules=True, doubling=False)
    judge, points = judges.read_judge("backgammon_standard"), 0
    for number in range(20):
        state, rng, mine = start.clone(), Random(number), number % 2
        assert isinstance(state, TablesState)
        while state.turn != OVER:
            if state.turn == CHANCE:
                state.play(state.sample(rng))
            else:
                play_packed(state, judge.best(state) if state.hand == mine else pip_play(state, rng))
        points += state.value if state.winner == mine else -state.value
    assert points >= 10


def test_who_has_shut_the_other_out_does_not_wait_for_ever() -> None:
    """As printed nobody must bear off; the network used to keep a closed board until the turns ran out."""
    closed = "W 1:2 2:2 3:2 4:2 5:2 6:2; B 12:4 17:3 19:5 bar:3 | W, turn 10"
    judge = judges.read_judge("backgammon_printed")
    for seed in range(3):
        state, rng = parlour.game("backgammon").position(closed, None, doubling=False, max_turns=400), Random(seed)
        assert isinstance(state, TablesState)
        while state.turn != OVER:
            if state.turn == CHANCE:
                state.play(state.sample(rng))
            else:
                play_packed(state, judge.best(state))
        assert state.result().reason != "limit"


# Networks


def test_lessons_weights_and_figures_belong_together() -> None:
    figures = json.loads((judges.FOLDER / "figures.json").read_text(encoding="utf-8"))
    assert length(MEETING) == UNITS * MEETING + MEETING + OUTPUTS * MEETING + OUTPUTS
    kept = {path.stem for path in judges.FOLDER.glob("*.f16")}
    assert {lesson.name for lesson in LESSONS} == kept == set(figures)
    assert sum(path.stat().st_size for path in judges.FOLDER.iterdir()) < 1_000_000
    for lesson in LESSONS:
        assert (figures[lesson.name]["games"], figures[lesson.name]["seed"]) == (lesson.games, lesson.seed)


def seen(text: str, seat: int) -> list[float]:
    """What a seat sees at a glance of its own side, in 36ths: the way to go (a hundred is 36), shots, early ones, two at once, …"""
    network = new_network(Random(1), 8, True)
    network.see(backgammon(text).at, seat, False)
    return [round(36 * share, 6) for share in network.seen]


def test_shots_are_counted_as_the_books_do() -> None:
    away = "W {} 1:14; B {} 24:13 | W"
    assert [seen(away.format(f"{6 + distance}:1", "6:1 23:1"), 0)[1] for distance in (1, 2, 3, 4, 5)] == [11, 12, 14, 15, 15]
    assert seen(away.format("12:1", "6:1 23:1"), 0)[1] == 17
    assert seen(away.format("13:1", "6:1 23:1"), 0)[1] == 6
    assert seen("W 12:1 1:14; B 6:1 7:2 11:2 24:10 | W", 0)[1:4] == [15, 0, 0], "both ways of 5-1 are held"
    assert seen("W bar:1 1:14; B 20:1 24:14 | W", 0)[1:3] == [15, 15]
    assert seen("W bar:2 1:13; B 20:1 24:14 | W", 0)[1] == 11, "both must enter first: no combinations"
    assert seen("W 12:1 1:14; B 6:1 8:1 24:13 | W", 0)[3] == 2, "6-4 hits both"


def test_blockades_and_ways_out_of_them() -> None:
    prime = "W 24:1 2:14; B 18:2 19:2 20:2 21:2 22:2 23:2 1:3 | W"
    assert seen(prime.replace("B 18:2", "B 17:2"), 0)[5] > seen(prime, 0)[5] == 0, "six in a row hold it"
    black = seen(prime, 1)
    assert black[6] == 36 and black[8] == 25 and black[9] == 36, "no way out; five of six entries held; six in a row"


def test_looking_ahead_finds_what_the_first_look_misses() -> None:
    """The mean over all throws and best answers, worked out once more step by step."""
    judge, state = new_judge(Random(5)), backgammon("W 1:2 3:1; B 22:1 24:2 | W 2-1", doubling=False)
    means = []
    for packed in list(plays_of(state)):
        after, total = played(state, packed), 0.0
        for high in range(1, 7):
            for low in range(1, high + 1):
                thrown = after.clone()
                thrown.play(10 * high + low)
                worths = [-judge.answered(state, played(thrown, answer), 1) for answer in list(plays_of(thrown))]
                total += (1 if high == low else 2) * -max(worths)
        means.append(total / 36)
    best = plays_of(state)[means.index(max(means))]
    assert judge.best_ahead(state, 100, 100.0) == best
    assert judge.best_ahead(state, 1, 100.0) == judge.best(state), "one play only is the one that looks best"


def test_what_a_play_changes_is_all_that_must_be_added_up() -> None:
    network = new_network(Random(1), 16, True)
    state = backgammon("W 6:5 8:3 13:5 24:1 20:1; B 1:2 12:5 17:3 19:5 | B 3-1", doubling=False)
    network.keep(state.at, 0, False)
    for packed in list(plays_of(state)):
        after = state.clone()
        play_packed(after, packed)
        network.look_from(state.at, after.at, 0, False)
        shifted = list(network.out)
        network.look_at(after.at, 0, False)
        assert shifted == pytest.approx(list(network.out))


def test_both_sides_look_the_same_to_the_network() -> None:
    network = new_network(Random(2), 16, True)
    network.look_at(backgammon(f"{START} | W").at, 0, False)
    white = list(network.out)
    network.look_at(backgammon(f"{START} | B").at, 1, False)
    assert list(network.out) == white


def test_learning_comes_nearer_to_the_target() -> None:
    network, state = new_network(Random(3), 16, True), backgammon(f"{START} | W")
    target = vec[float]([1.0, 1.0, 0.0, 0.0, 0.0])
    errors = []
    for _ in range(30):
        network.learn_at(state.at, 0, False, target, 0.05)
        errors.append(sum(abs(wanted - out) for wanted, out in zip(target, network.out, strict=True)))
    assert errors == sorted(errors, reverse=True) and errors[-1] < 0.5 * errors[0]


def test_a_lesson_is_repeatable_and_leaves_the_start_alone() -> None:
    learned = []
    for _ in range(2):
        judge = new_judge(Random(4))
        start = parlour.game("zickzack").start()
        assert isinstance(start, TablesState)
        before = start.text()
        assert TablesSelfPlay(judge, 5).game(start, 0.05, 0.7) > 20
        assert start.text() == before
        learned.append(list(judge.contact.weights))
    assert learned[0] == learned[1]


def test_chances_turned_round_twice_are_the_same() -> None:
    chances = vec[float]([0.6, 0.2, 0.01, 0.1, 0.02])
    turn_round(chances)
    assert list(chances) == pytest.approx([0.4, 0.1, 0.02, 0.2, 0.01])
    turn_round(chances)
    assert list(chances) == pytest.approx([0.6, 0.2, 0.01, 0.1, 0.02])


def test_when_it_is_a_race() -> None:
    assert not racing(backgammon(f"{START} | W"))
    assert racing(backgammon("W 6:8 7:7; B 8:7 19:8 | W"))
    assert not racing(backgammon("W 6:8 9:7; B 8:7 19:8 | W"))
    assert not racing(backgammon("W 6:8 7:6 bar:1; B 8:7 19:8 | W"))


# Bearing off


@pytest.mark.parametrize(
    ("text", "standard", "play"),
    [
        ("W 1:1 5:1; B 24:2 | W 6-1", True, "5/off"),  # and the other with the 1
        ("W 3:1 6:1; B 24:1 | W 6-2", False, "6/off"),  # printed: exact numbers only, and a 3 has more ways than a 1
    ],
)
def test_the_exact_bear_off_is_found(text: str, standard: bool, play: str) -> None:
    game = parlour.game("backgammon")
    state = game.position(text, standard_rules=standard)
    assert isinstance(state, TablesState)
    assert game.face.write(state, EXPERT.choose(state, STRONGEST, 1) or 0) == play


def test_bearing_off_to_the_end_wins() -> None:
    state = backgammon("W 1:1 2:1 3:1; B 20:2 22:1 | W 5-4", doubling=False)
    while state.turn != OVER:
        action = EXPERT.choose(state, STRONGEST, 1) if state.turn >= 0 else None
        state.play(action if action is not None else 61)
    assert max(state.at[PLACES * seat + OFF] for seat in (0, 1)) == 15


# The cube


@pytest.mark.parametrize(
    ("text", "action"),
    [
        (f"{START} | W cube", ROLL),
        (f"{START} | B answers", TAKE),
        ("W 1:1; B 19:3 | W cube", DOUBLE),  # he is off with any throw
        ("W 1:1; B 19:3 | B answers", DROP),
        ("W 6:1; B 24:1 | W cube", DOUBLE),  # 27 throws of 36 win
        ("W 6:1; B 24:1 | B answers", TAKE),  # a quarter: just enough
        ("W 6:3; B 24:2 | W cube", ROLL),
        (f"{CLOSED}; B bar:1 19:4 20:4 21:3 22:3 | W cube", DOUBLE),  # one stone shut out, all others home
        (f"{CLOSED}; B bar:1 19:4 20:4 21:3 22:3 | B answers", DROP),
        (f"{CLOSED}; B bar:4 12:5 17:3 19:3 | W cube", ROLL),  # too good: a double win is nearly sure
        (f"{CLOSED}; B bar:4 12:5 17:3 19:3 | B answers", DROP),
        ("W 6:5 7:5 8:5; B 17:5 18:5 19:5 | W cube", ROLL),  # a race with even pips
        ("W 6:5 7:5 8:5; B 17:5 18:5 19:5 | B answers", TAKE),
        ("W 3:5 4:5 5:5; B 13:4 17:5 18:5 | W cube", DOUBLE),  # 60 pips against 123, and no double win: a stone is off
        ("W 3:5 4:5 5:5; B 13:4 17:5 18:5 | B answers", DROP),
    ],
)
def test_doubles_and_takes(text: str, action: int) -> None:
    state = backgammon(text)
    assert EXPERT.choose(state, STRONGEST, 1) == action
    worth = EXPERT.weigh(state, STRONGEST, 1)
    assert worth is not None and worth.unit == "points" and sorted(worth.values) == state.legal()
    assert worth.best() == action  # the hint tells the same, in points


def test_what_the_cube_brings_is_told_in_points() -> None:
    """Off with any throw: a double is dropped, and one point is all there is."""
    assert EXPERT.weigh(backgammon("W 1:1; B 19:3 | W cube"), STRONGEST, 1) == Worth("points", {DOUBLE: 1.0, ROLL: 1.0}, 2.0)
    last = EXPERT.weigh(backgammon("W 6:1; B 24:1 | B answers"), STRONGEST, 1)
    assert last is not None and last.values[DROP] == -1.0 < last.values[TAKE] < -0.8  # a quarter wins, and the cube is worth something


def test_a_game_that_is_certainly_lost_costs_what_the_cube_shows() -> None:
    """Black is off with the next throw, White cannot be: the cube where it lies, or twice as much."""
    worth = EXPERT.weigh(backgammon("W 1:3 5:2; B 23:1 | W cube"), STRONGEST, 1)
    assert worth is not None and worth.values == pytest.approx({DOUBLE: -2.0, ROLL: -1.0})


TOO_GOOD = "W 1:2 2:2 5:3 6:2 7:2 8:2 bar:2; B 3:2 4:1 12:1 17:1 19:2 20:2 21:2 22:2 23:2 | B cube, cube 8 B, turn 35"


def test_what_is_done_with_the_cube_for_money_is_what_the_figures_say() -> None:
    state = backgammon(TOO_GOOD)
    worth = EXPERT.weigh(state, STRONGEST, 1)
    assert worth is not None and worth.values[ROLL] > worth.values[DOUBLE] == 8.0
    assert EXPERT.choose(state, STRONGEST, 1) == ROLL == worth.best()


def test_at_the_limit_the_cube_is_dead() -> None:
    """Three throws of four win: at the limit whoever takes can never double back, and loses as much as whoever drops."""
    last, early = (EXPERT.weigh(backgammon("W 6:1; B 24:1 | B answers", cube_limit=limit), STRONGEST, 1) for limit in (2, 64))
    assert last is not None and last.values[TAKE] == pytest.approx(-1.0)
    assert early is not None and early.values[TAKE] > -0.95
    dead = cube.equity(0.7, cube.SINGLE_WINS, cube.SINGLE_WINS, 0, 0)
    assert dead == pytest.approx(0.4) and cube.equity(0.7, cube.SINGLE_WINS, cube.SINGLE_WINS, 0, 1) < dead
    assert cube.cash_point(1.0, 1.0, 1) == 0.75 and cube.cash_point(1.0, 1.0, 9) == pytest.approx(0.8, abs=0.001)


MATCH_CUBES = [
    "W 1:2 2:2; B 22:2 23:2 | W cube, score 0 0, games 1",
    "W 1:2 2:2; B 22:2 23:2 | W cube, score 3 0, games 1",
    "W 3:4 5:5; B 20:3 22:5 24:3 | W cube, score 2 3, games 1",
    "W 3:4 5:5; B 20:3 22:5 24:3 | B answers, score 2 3, games 1",
    "W 1:5 2:5; B 20:3 22:5 24:3 | B answers, score 0 2, games 1",
]


@pytest.mark.parametrize("text", MATCH_CUBES)
def test_in_a_match_the_cube_is_told_in_points_too_and_agrees_with_what_is_done(text: str) -> None:
    state = backgammon(text, match_points=5)
    worth = EXPERT.weigh(state, STRONGEST, 1)
    assert worth is not None and worth.unit == "points" and set(worth.values) == set(state.legal())
    assert worth.best() == EXPERT.choose(state, STRONGEST, 1)
    assert all(-4.0 < value < 4.0 for value in worth.values.values())
    if DROP in worth.values:
        assert worth.values[DROP] == -1.0


def test_far_from_the_end_of_a_match_the_cube_is_worth_what_it_is_for_money() -> None:
    text = "W 3:4 5:5; B 20:3 22:5 24:3 | W cube"
    money = EXPERT.weigh(backgammon(text), STRONGEST, 1)
    match = EXPERT.weigh(backgammon(f"{text}, score 0 0, games 1", match_points=25), STRONGEST, 1)
    assert money is not None and match is not None
    for action, value in money.values.items():
        assert match.values[action] == pytest.approx(value, abs=0.2)


# The cube on weak levels


def mistakes(state: TablesState, level: int, games: int = 100) -> int:
    """How often a level does something else than the strongest."""
    best = EXPERT.choose(state, STRONGEST, 1)
    return sum(EXPERT.choose(state, STRENGTHS[level], seed) != best for seed in range(games))


IN_DOUBT = [
    ("W 6:1; B 24:1 | W cube", {}),
    ("W 6:1; B 24:1 | B answers", {}),
    ("W 6:5 7:5 8:5; B 17:5 18:5 19:5 | W cube", {}),
    (TOO_GOOD, {}),
    (MATCH_CUBES[2], {"match_points": 5}),
    (MATCH_CUBES[3], {"match_points": 5}),
]


@pytest.mark.parametrize(("text", "options"), IN_DOUBT)
def test_what_is_in_doubt_weak_levels_misjudge_the_more_the_weaker_they_are(text: str, options: dict[str, object]) -> None:
    wrong = [mistakes(backgammon(text, **options), level) for level in STRENGTHS]
    assert wrong == sorted(wrong, reverse=True) and wrong[0] >= 20 > wrong[3] and wrong[4] == 0


@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("W 1:1; B 19:3 | W cube", {}),  # off with any throw
        ("W 1:1; B 19:3 | B answers", {}),
        ("W 1:3 5:2; B 23:1 | W cube", {}),  # and so is the other side
        ("W 1:3 5:2; B 23:1 | B answers", {}),
        ("W 6:3; B 24:2 | W cube", {}),  # nearly lost, for money
        ("W 6:3; B 24:2 | B answers", {}),  # nearly won
        (f"{CLOSED}; B bar:4 12:5 17:3 19:3 | B answers", {}),  # a double loss to be feared
        (f"{START} | B answers", {}),  # even
        ("W 6:3; B 24:2 | W cube, cube 4 W", {}),  # at any height
        (MATCH_CUBES[4], {"match_points": 5}),
    ],
)
def test_what_is_certain_or_clear_nobody_misjudges(text: str, options: dict[str, object], level: int) -> None:
    assert mistakes(backgammon(text, **options), level) == 0


def test_no_level_loses_more_at_the_cube_than_what_is_clear() -> None:
    """Level 1 against itself, with all that comes before it."""
    state, rng, seen = backgammon(f"{START} | W cube", max_turns=200), Random(7), 0
    while state.turn != OVER and seen < 12:
        worth = EXPERT.weigh(state, STRENGTHS[1], 1) if state.stage in (CUBE, ANSWER) else None
        chosen = EXPERT.choose(state, STRENGTHS[1], seen) if state.turn != CHANCE else None
        if worth is not None and chosen is not None:
            seen += 1
            assert max(worth.values.values()) - worth.values[chosen] < cube.CLEAR * int(state.cube)
        state.play(state.sample(rng) if chosen is None else chosen)
    assert seen > 5


def test_with_one_side_home_worths_are_points_and_fewer_turns_are_worth_more() -> None:
    state = backgammon("W 1:1 2:3 4:2 5:2; B 12:5 13:2 17:3 19:5 | W 6-1")
    assert expert.bearoff_worths(state, 0) is None
    turns, worth = expert.bearoff_turns(state), EXPERT.weigh(state, STRONGEST, 1)
    assert turns is not None and worth is not None and worth.unit == "points"
    assert all(-3.0 <= value <= 3.0 for value in worth.values.values()), "turns would be more than three"
    ranked = sorted(worth.values, key=lambda action: -worth.values[action])
    assert [turns[action] for action in ranked] == sorted(turns.values())


def test_nothing_is_known_of_other_games() -> None:
    assert EXPERT.choose(parlour.game("muehle").start(), STRONGEST, 1) is None
    assert Network(vec[float]([0.0] * int(length(8))), 8, True).noted == 0
