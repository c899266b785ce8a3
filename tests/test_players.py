"""Computer players: the search is right where the right answer is known, and beats those it should beat."""

import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from math import comb, log
from time import monotonic, process_time

import pytest
from librt.random import Random

import parlour
from parlour.core.game import Game
from parlour.core.state import CHANCE, OVER, State
from parlour.games.chess.engine import ChessState
from parlour.games.dice.throws import NUMBER_OF, THROWS
from parlour.games.five.engine import FiveState
from parlour.games.kniffel.engine import KEEP
from parlour.players.chess import expert as chess
from parlour.players.chess.maharajah_search import herding
from parlour.players.chess.search import ChessSolver
from parlour.players.experts import advice
from parlour.players.five.search import FiveSolver
from parlour.players.levels import LEVELS, Player, Thinker, player_for, sound, think
from parlour.players.random_player import RandomPlayer
from parlour.players.search import Thought, Tree, search

MUEHLE = parlour.game("muehle")
MAEDN = parlour.game("maedn")
KNIFFEL = parlour.game("kniffel")
SURE = log(99)  # one error in a hundred


def searcher(iterations: int) -> Callable[[int], Player]:
    """Players that search for a fixed number of simulations."""
    return lambda seed: Thinker(seed, iterations=iterations)


def level(number: int) -> Callable[[int], Player]:
    return lambda seed: player_for(number, seed)


def finish(state: State, players: list[Player], rng: Random) -> State:
    """Play to the end, each seat by its player."""
    while state.turn != OVER:
        state.play(state.throw(rng) if state.turn == CHANCE else players[state.turn].choose(state))
    return state


def assert_wins(least: float, game: Game, seats: int, games: int, strong: Callable[[int], Player], weak: Callable[[int], Player]) -> None:
    """The strong player, who has every second seat and begins every second game, wins at least this share of games; draws count half.

    Wald's sequential test between a tenth more and a tenth less than that share: as soon as it is sure, with one error in a hundred,
    no more games are played. Where it never is, the share itself decides.
    """
    rng = Random(1)
    won, weight, few, many = 0.0, 0.0, least - 0.1, min(least + 0.1, 0.99)
    for number in range(games):
        players = [strong(number) if (seat + number) % 2 == 0 else weak(number) for seat in range(seats)]
        winners = finish(game.start(seats), players, rng).result().winners
        share = sum((seat + number) % 2 == 0 for seat in winners) / len(winners)
        won += share
        weight += share * log(many / few) + (1 - share) * log((1 - many) / (1 - few))
        if weight > SURE:
            return
        assert weight > -SURE, f"won only {won} of {number + 1} games of {game.id}"
    assert won / games >= least, f"won only {won} of {games} games of {game.id}"


# Against the random player


def test_search_beats_random_at_muehle() -> None:
    assert_wins(0.95, MUEHLE, 2, 100, searcher(60), RandomPlayer)


@pytest.mark.parametrize("seats", [2, 4])
def test_search_beats_random_at_maedn(seats: int) -> None:
    assert_wins(0.6, MAEDN, seats, 100, searcher(200 if seats == 2 else 60), RandomPlayer)


@pytest.mark.parametrize(
    ("relative", "seats", "iterations"), [("einigkeit", 4, 60), ("mens_erger_je_niet", 2, 200), ("spielwiese", 2, 600)]
)
def test_search_beats_random_at_the_relatives_of_maedn(relative: str, seats: int, iterations: int) -> None:
    assert_wins(0.6, parlour.game(relative), seats, 60, searcher(iterations), RandomPlayer)


def test_search_beats_random_at_kniffel() -> None:
    assert_wins(0.6, KNIFFEL, 2, 100, searcher(60), RandomPlayer)


@pytest.mark.parametrize("id", ["backgammon", "puff", "russisches_puff", "zickzack", "trictrac"])
def test_search_beats_random_at_tables(id: str) -> None:
    assert_wins(0.6, parlour.game(id), 2, 12, searcher(40), RandomPlayer)


def test_search_beats_random_at_langes_puff() -> None:
    assert_wins(0.6, parlour.game("langes_puff"), 2, 24, searcher(100), RandomPlayer)  # longer games want a longer look


# The levels


def test_levels_at_muehle() -> None:
    assert_wins(0.8, MUEHLE, 2, 20, level(1), RandomPlayer)
    assert_wins(0.75, MUEHLE, 2, 20, level(2), level(1))
    # Level 3 has a second, which is at least ten times as much; so few, so that the test does not depend on the machine.
    assert_wins(0.6, MUEHLE, 2, 6, searcher(5000), level(2))


def test_levels_at_kniffel() -> None:
    assert_wins(0.8, KNIFFEL, 2, 40, level(1), RandomPlayer)
    assert_wins(0.6, KNIFFEL, 2, 40, level(2), level(1))
    assert_wins(0.8, KNIFFEL, 2, 20, level(3), level(2))  # its expert


@pytest.mark.parametrize("number", LEVELS)
def test_a_single_legal_action_is_made_at_once(number: int) -> None:
    state = MUEHLE.position("W:Wa1,a4:Bb2,b4,b6,d1:H7,5")
    state.apply(next(action for action in state.legal() if MUEHLE.face.write(state, action) == "a7"))
    assert len(state.legal()) == 1
    began = process_time()
    assert player_for(number, 1).choose(state) == state.legal()[0]
    assert process_time() - began < 0.5


def test_there_is_no_level_4() -> None:
    with pytest.raises(ValueError, match="no level 4"):
        player_for(4, 1)


def test_a_whim_is_never_a_blunder() -> None:
    thought = Thought([1, 2, 3, 4], [50, 10, 5, 0], [0.8, 0.7, 0.3, 0.0], [False] * 4, 65)
    assert sound(thought) == [1, 2]


def test_level_1_takes_the_stone_that_wins() -> None:
    for seed in range(20):
        state = MUEHLE.position("W:Wa1,a4,d7,e3:Bb2,d2,g7:H0,0")
        player = player_for(1, seed)
        while state.turn == 0:
            state.apply(player.choose(state))
        assert state.turn == OVER and state.result().winners == (0,)


# Sure wins and sure losses


def test_a_mill_that_ends_the_game_is_found_and_certain() -> None:
    state = MUEHLE.position("W:Wa1,a4,d7,e3:Bb2,d2,g7:H0,0")  # muehle-r1: d7-a7 and any stone
    thought = search(state, iterations=2000, seed=1)
    at = thought.actions.index(thought.best)
    assert MUEHLE.face.write(state, thought.best) == "d7-a7"
    assert thought.decided[at] and thought.values[at] == 1.0
    assert thought.simulations < 2000  # nothing is left to think about


def test_an_immediate_loss_is_avoided() -> None:
    # Black threatens d7-a7, which would leave White two stones: only a stone on a7 stops it.
    state = MUEHLE.position("W:Wb2,d6,g1:Ba1,a4,d7,e3:H0,0")
    for seed in range(3):
        thought = search(state, iterations=3000, seed=seed)
        assert MUEHLE.face.write(state, thought.best).endswith("-a7")
        lost = [action for action, value, sure in zip(thought.actions, thought.values, thought.decided, strict=True) if sure and value == 0]
        assert lost and thought.best not in lost


# Chance


def last_box(dice: str) -> State:
    """Kniffel alone with only the ones open, after the throw that is named."""
    return KNIFFEL.position(f"A[-,0,0,0,0,0;0,0,0,0,0,0,5;0] | A {dice}", seats=1)


def points(value: float) -> float:
    """What a payoff of a game alone means in the open box: payoffs are four hundredths of points, and five are in the sheet."""
    return value * 400 - 5


def test_throws_are_worth_their_exact_means() -> None:
    state = last_box("throw 2: 11+346")
    thought = search(state, iterations=40_000, seed=1, exploration=10.0)  # so that every action is tried often
    for action, visits, value in zip(thought.actions, thought.visits, thought.values, strict=True):
        if action < KEEP:
            assert points(value) == pytest.approx(2.0)  # written as it lies
            continue
        kept = THROWS[action - KEEP]
        exact = kept.count(1) + (5 - len(kept)) / 6
        assert visits > 500 and points(value) == pytest.approx(exact, abs=0.1), kept
    assert thought.values.index(max(thought.values)) == thought.actions.index(KEEP + NUMBER_OF[(1, 1)])


def test_a_whole_turn_is_worth_its_exact_mean() -> None:
    """With only the ones open a turn is worth 5 * 91/216 = 2.1065 points: the last throw is searched, those before it are enumerated."""
    worth = [0.0] * 6  # with so many ones, one throw to go
    for ones in range(6):
        thought = search(last_box(f"throw 2: +{'1' * ones}{'23456'[ones:]}"), iterations=20_000, seed=ones)
        worth[ones] = points(thought.values[thought.visits.index(max(thought.visits))])
    for _ in range(2):
        worth = [
            sum(comb(5 - ones, more) * 5 ** (5 - ones - more) * worth[ones + more] for more in range(6 - ones)) / 6 ** (5 - ones)
            for ones in range(6)
        ]
    assert worth[0] == pytest.approx(2.1065, abs=0.02)


# Budgets


def test_the_same_seed_and_iterations_give_the_same_thought() -> None:
    for game, seats in ((MUEHLE, 2), (MAEDN, 4), (KNIFFEL, 3)):
        state = first_decision(game, seats)
        first = search(state, iterations=300, seed=7)
        again = search(state, iterations=300, seed=7)
        other = search(state, iterations=300, seed=8)
        assert (first.visits, first.values) == (again.visits, again.values)
        assert (first.visits, first.values) != (other.visits, other.values)


def test_thinking_leaves_the_position_alone() -> None:
    state = first_decision(MAEDN, 4)
    before = state.text()
    search(state, iterations=100, seed=1)
    assert state.text() == before


def test_iterations_and_visits_add_up() -> None:
    thought = search(MUEHLE.start(), iterations=500, seed=1)
    assert thought.simulations == 500 and sum(thought.visits) == 500
    assert thought.actions == MUEHLE.start().legal()
    assert all(0.0 <= value <= 1.0 for value in thought.values)


@pytest.mark.parametrize(("game", "seats"), [(MUEHLE, 2), (MAEDN, 4), (KNIFFEL, 2)])
def test_seconds_are_kept(game: Game, seats: int) -> None:
    state = first_decision(game, seats)
    began, worked = monotonic(), process_time()
    thought = search(state, seconds=0.3, seed=1)
    assert monotonic() - began >= 0.29
    assert process_time() - worked < 0.8  # by the clock it may be longer where others work too
    assert thought.simulations > 0


@pytest.mark.parametrize(("game", "seats"), [(MUEHLE, 2), (KNIFFEL, 2)])
def test_a_full_tree_is_searched_on(game: Game, seats: int) -> None:
    tree = Tree(first_decision(game, seats), exploration=0.7, seed=1, most_nodes=1100)
    tree.grow(2000, 0.0)
    assert 1000 < tree.used <= 1100
    assert sum(tree.thought().visits) == 2000


def test_a_search_needs_a_budget_and_a_decision() -> None:
    with pytest.raises(ValueError, match="iterations or of seconds"):
        search(MUEHLE.start())
    with pytest.raises(ValueError, match="nothing to decide"):
        search(KNIFFEL.start(1), iterations=10)


def first_decision(game: Game, seats: int) -> State:
    """A position in which the first seat has more than one action."""
    state = game.start(seats)
    rng = Random(5)
    while state.turn == CHANCE or len(state.legal()) < 2:
        state.play(state.sample(rng))
    return state


# In worker processes


def test_think_replays_a_table_in_another_process() -> None:
    actions = [0, 9, 2]
    with ProcessPoolExecutor(1) as pool:
        chosen = pool.submit(think, "muehle", 2, {"flying": False}, actions, 2, 11).result(timeout=60)
    assert chosen == think("muehle", 2, {"flying": False}, actions, 2, 11)
    state = MUEHLE.start(flying=False)
    for action in actions:
        state.apply(action)
    assert chosen in state.legal()
    assert pickle.loads(pickle.dumps(think)) is think


# Draughts


@pytest.mark.parametrize("id", ["dame", "damspel", "polnische_dame", "englische_dame", "schlagdame", "italienische_dame", "mauern"])
def test_search_beats_random_at_draughts(id: str) -> None:
    simulations = 120 if id == "damspel" else 60  # more pieces, longer games
    assert_wins(0.95, parlour.game(id), 2, 100, searcher(simulations), RandomPlayer)


@pytest.mark.parametrize("side", [0, 1])
def test_whoever_knows_wolf_and_sheep_beats_random(side: int) -> None:
    """The sheep always win; the wolf wins where the random sheep leave a gap, which they soon do."""
    game = parlour.game("wolf_und_schafe")
    won = 0
    for number in range(100):
        players: list[Player] = [RandomPlayer(number), RandomPlayer(number)]
        players[side] = Thinker(number, iterations=1, asks=True)
        won += side in finish(game.start(), players, Random(number)).result().winners
    assert won >= (100 if side == 0 else 95)


def counted_out(id: str, side: int, games: int, positions: int) -> list[float]:
    """What a search of so many positions makes of games against random moves."""
    payoffs = []
    for number in range(games):
        state, rng = parlour.game(id).start(), Random(number)
        while state.turn != OVER:
            assert isinstance(state, ChessState)
            counting = state.turn == side and not state.placing()
            state.play(chess.best_action(state, positions) if counting else state.sample(rng))
        payoffs.append(state.payoff(side))
    return payoffs


@pytest.mark.parametrize("id", ["schach", "raeuberschach", "bienenhausschach"])
def test_whoever_counts_pieces_beats_random_at_chess(id: str) -> None:
    assert sum(counted_out(id, 0, 10, 2_000) + counted_out(id, 1, 10, 2_000)) >= 19


def test_the_army_mates_a_maharajah_that_moves_at_random() -> None:
    assert counted_out("maharadscha", 0, 20, 2_000) == [1.0] * 20


def test_the_maharajah_mates_an_army_that_moves_at_random() -> None:
    """It never loses; it draws now and then, because it mates only a king whose own pieces stand in his way, and those may be gone."""
    payoffs = counted_out("maharadscha", 1, 20, 1_000)
    assert min(payoffs) >= 0.5 and sum(payoffs) >= 19


@pytest.mark.parametrize("kind", "NBRQ")
def test_only_light_pieces_shut_their_king_in(kind: str) -> None:
    """Why the maharajah takes rooks and queens, and leaves the rest alone: from a1, b1 shuts in and b3 mates; a rook there defends b3."""
    state = parlour.game("maharadscha").position(f"8/8/8/8/3m4/8/8/K{kind}6 b - - 0 1")
    mating = [action for action in state.legal() if parlour.game("maharadscha").face.write(state, action).endswith("b3#")]
    assert bool(mating) == (kind in "NB")
    assert isinstance(state, ChessState)
    assert not mating or chess.best_action(state, 300) == mating[0]


def test_the_maharajah_wants_the_king_in_a_corner() -> None:
    herd = herding()
    a1, d4, c3 = 0, 27, 18
    assert herd[a1 << 6 | c3] > herd[d4 << 6 | 45] > 0
    assert herd[a1 << 6 | c3] > herd[a1 << 6 | 63]  # and itself near


@pytest.mark.parametrize("number", [1, 2])
def test_no_level_of_chess_gives_its_queen_away(number: int) -> None:
    """The queen on d4 is attacked twice, and on many of her squares she would be taken too."""
    game = parlour.game("schach")
    for seed in range(12):
        state = game.position("rnb1k1nr/pppp1ppp/8/2b1p3/3Q4/8/PPP1PPPP/RNB1KBNR w kq - 0 4")
        state.apply(player_for(number, seed).choose(state))
        assert isinstance(state, ChessState)
        state.apply(ChessSolver(4_000).best_action(state))
        assert "Q" in state.text()


def test_chess_levels_differ() -> None:
    game = parlour.game("schach")
    won = 0.0
    for number in range(6):
        players = [player_for(1 + (seat + number) % 2, number) for seat in range(2)]  # level 2 sits at the other side every time
        won += finish(game.start(), players, Random(number)).payoff(1 - number % 2)
    assert won >= 5


def test_the_chess_expert_sees_a_mate_and_forces_captures_where_losing_wins() -> None:
    state = parlour.game("schach").position("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1")
    assert parlour.game("schach").face.write(state, Thinker(1, iterations=1, asks=True).choose(state)) == "Ra8#"
    losing = parlour.game("raeuberschach").position("8/8/8/3p4/8/8/8/3R4 w - - 0 1")  # taking loses; there is nothing else
    assert advice(losing) == losing.legal()[0]
    giving = parlour.game("raeuberschach").position("8/8/8/8/1p6/8/P7/8 w - - 0 1")
    assert parlour.game("raeuberschach").face.write(giving, int(advice(giving) or 0)) == "a3"  # it must be taken


# Five in a row

FIVE = parlour.game("fuenf_in_einer_reihe")


def five_moves(position: str, positions: int, **options: bool) -> tuple[str, State]:
    """What the solver does in a position, in writing, and the position after it."""
    state = FIVE.position(position, **options)
    assert isinstance(state, FiveState)
    action = FiveSolver(state, positions).best_action()
    written = FIVE.face.write(state, action)
    state.apply(action)
    return written, state


def test_whoever_counts_fives_beats_random() -> None:
    won = 0.0
    for number in range(40):
        state, rng = FIVE.start(), Random(number)
        while state.turn != OVER:
            assert isinstance(state, FiveState)
            state.play(FiveSolver(state, 60).best_action() if state.turn == number % 2 else state.sample(rng))
        won += state.payoff(number % 2)
    assert won >= 38


@pytest.mark.parametrize("positions", [1, 600])
@pytest.mark.parametrize(
    ("position", "wins"),
    [
        ("W:We5,f5,g5,h5:Ba1,a2,b1,c9:H12,12", "d5 i5"),  # fuenf-03
        ("W:Wa1,b2,c3,e5:Ba9,b9,c9,d9:H12,12", "d4"),  # fuenf-05: Black threatens too
        ("W:Wc3,d3,e3,g3,h3:Ba1,a2,a3,a5:H11,12", "f3"),  # fuenf-08: six
        ("W:Wj1,i2,h3,g4:Ba1,a2,a3,b4:H12,12", "f5"),  # fuenf-09: in the corner
    ],
)
def test_a_five_is_never_missed(position: str, wins: str, positions: int) -> None:
    written, after = five_moves(position, positions)
    assert written in wins.split() and after.result().winners == (0,)


@pytest.mark.parametrize("positions", [1, 600])
def test_a_four_is_blocked(positions: int) -> None:
    written, _ = five_moves("W:We1,f3,g7,b2:Ba5,b5,c5,d5:H12,12", positions)
    assert written == "e5"


@pytest.mark.parametrize("positions", [60, 600, 6000])
def test_an_open_three_is_answered(positions: int) -> None:
    """An open four could not be stopped: White must put a stone on the row, at one of its ends or one square further."""
    written, _ = five_moves("W:Wb9,c2,i3:Bd5,e5,f5:H13,13", positions)
    assert written in ("b5", "c5", "g5", "h5")


def test_a_double_threat_is_found() -> None:
    """e5 makes two fours at once, each closed at one end: Black can stop only one of them."""
    state = FIVE.position("W:Wb5,c5,d5,e2,e3,e4:Ba5,e1,h8,i9,j2,g7:H10,10")
    assert isinstance(state, FiveState)
    solver = FiveSolver(state, 6000)
    assert FIVE.face.write(state, solver.best_action()) == "e5"
    assert solver.top > 900_000


def test_exactly_five_is_kept_to() -> None:
    """f3 would make six, which wins nothing; five in the column does (fuenf-r3)."""
    written, after = five_moves("W:Wc3,d3,e3,g3,h3,a7,a8,a9,a10:Bb1,b2,j3,b5,j9,i1,g9,d8:H7,8", 60, exact_five=True)
    assert written == "a6" and after.turn == OVER


def test_standing_stones_move_into_the_row() -> None:
    """fuenf-10: sixteen stones stand on either side; any spare one on e5 wins."""
    white = "a1,a2,b6,c2,c5,c6,d10,d5,e3,e6,f5,f9,g5,h2,i4,i6"
    black = "a10,a5,b10,b3,b7,b8,b9,c4,d3,d4,d6,d7,e8,f8,g2,i8"
    written, after = five_moves(f"W:W{white}:B{black}:H0,0", 1)
    assert written.endswith("-e5") and after.result().winners == (0,)
    written, after = five_moves(f"B:W{white}:B{black}:H0,0", 200)
    assert after.turn == OVER or written.endswith("-e5")  # Black wins at once, or blocks


def test_no_level_misses_a_five_or_lets_a_four_stand() -> None:
    for number in (1, 2):
        for seed in range(8):
            state = FIVE.position("W:We1,f3,g7,b2:Ba5,b5,c5,d5:H12,12")
            assert FIVE.face.write(state, player_for(number, seed).choose(state)) == "e5"


def test_five_in_a_row_has_levels() -> None:
    assert_wins(0.9, FIVE, 2, 10, level(1), RandomPlayer)
    assert_wins(0.8, FIVE, 2, 10, level(2), level(1))
