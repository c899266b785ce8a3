"""Chess and its relatives: who counts pieces beats who does not, and the maharajah knows its own ways."""

import chess
import pytest
from librt.random import Random

import parlour
from parlour.core.state import OVER
from parlour.games.chess.engine import ChessState
from parlour.players.alphabeta import SURE, AlphaBeta
from parlour.players.chess.expert import EXPERT, best_action
from parlour.players.chess.knowledge import ChessKnowledge, Thinking, placement
from parlour.players.chess.maharajah_search import herding
from parlour.players.expert import COMPILED, Strength
from parlour.players.levels import STRONGEST, player_for
from tests.players.matches import finish


def counted_out(id: str, side: int, games: int, positions: int) -> list[float]:
    """What a search of so many positions makes of games against random moves."""
    payoffs = []
    for number in range(games):
        state, rng = parlour.game(id).start(), Random(number)
        while state.turn != OVER:
            assert isinstance(state, ChessState)
            counting = state.turn == side and not state.placing()
            state.play(best_action(state, positions) if counting else state.sample(rng))
        payoffs.append(state.payoff(side))
    return payoffs


@pytest.mark.parametrize("id", ["schach", "raeuberschach", "bienenhausschach"])
def test_whoever_counts_pieces_beats_random_at_chess(id: str) -> None:
    assert sum(counted_out(id, 0, 10, 2_000) + counted_out(id, 1, 10, 2_000)) >= 19


def test_the_army_mates_a_maharajah_that_moves_at_random() -> None:
    assert counted_out("maharadscha", 0, 20, 2_000) == [1.0] * 20


def test_a_casual_army_lets_the_maharajah_go_and_a_clubs_does_not() -> None:
    """Until its weak levels looked at fewer positions it won every game at every level but the lowest."""
    army = {level: sum(besieged(level, number) for number in range(6)) for level in (2, 3)}
    assert army[3] == 6.0 > army[2] + 1.0


def besieged(level: int, number: int) -> float:
    """What an army of that level makes of a game against the maharajah of level 3."""
    return finish(parlour.game("maharadscha").start(), [player_for(level, number), player_for(3, number)], Random(number)).payoff(0)


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
    assert not mating or best_action(state, 300) == mating[0]


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
        state.apply(best_action(state, 4_000))
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
    assert parlour.game("schach").face.write(state, int(EXPERT.choose(state, STRONGEST, 1) or 0)) == "Ra8#"
    losing = parlour.game("raeuberschach").position("8/8/8/3p4/8/8/8/3R4 w - - 0 1")  # taking loses; there is nothing else
    assert EXPERT.choose(losing, STRONGEST, 1) == losing.legal()[0]
    giving = parlour.game("raeuberschach").position("8/8/8/8/1p6/8/P7/8 w - - 0 1")
    assert parlour.game("raeuberschach").face.write(giving, int(EXPERT.choose(giving, STRONGEST, 1) or 0)) == "a3"  # it must be taken


@pytest.mark.parametrize(
    ("position", "move"),
    [
        ("r1bq2rk/pp3pbp/2p1p1pQ/7P/3P4/2PB1N2/PP3PPR/2KR4 w - - 0 1", "Qxh7+"),  # mate in two
        ("4k1r1/2p3r1/1pR1p3/3pP2p/3P2qP/P4N2/1PQ4P/5R1K b - - 0 1", "Qxf3+"),  # in three
        ("rnbqkb1r/pppp1ppp/8/4P3/6n1/7P/PPPNPPP1/R1BQKBNR b KQkq - 0 1", "Ne3"),  # the queen has no square
        ("7k/p7/1R5K/6r1/6p1/6P1/8/8 w - - 0 1", "Rb7"),  # taking the rook would be stalemate
        ("r4q1k/p2bR1rp/2p2Q1N/5p2/5p2/2P5/PP3PPP/R5K1 w - - 0 1", "Rf7"),
    ],
)
def test_combinations_are_seen(position: str, move: str) -> None:
    state = parlour.game("schach").position(position)
    assert isinstance(state, ChessState)
    assert parlour.game("schach").face.write(state, best_action(state, 100_000)).rstrip("+#") == move.rstrip("+#")


def test_a_position_is_worth_the_same_from_either_side() -> None:
    """Colours changed and the board turned, the worth for whoever is to move is the same."""
    game = parlour.game("schach")
    for number in range(20):
        state, rng = game.start(), Random(number)
        for _ in range(5 + 3 * number):
            if state.turn != OVER:
                state.play(state.sample(rng))
        if state.turn == OVER:
            continue
        turned = game.position(chess.Board(state.text()).mirror().fen())
        assert isinstance(state, ChessState) and isinstance(turned, ChessState)
        assert abs(int(ChessKnowledge(state).worth(state)) - int(ChessKnowledge(turned).worth(turned))) <= 1


def test_a_lone_king_is_mated() -> None:
    game = parlour.game("schach")
    state = game.position("8/8/8/3k4/8/8/8/K6R w - - 0 1")
    for _ in range(60):
        if state.turn != OVER:
            assert isinstance(state, ChessState)
            state.apply(best_action(state, 8_000))
    assert state.turn == OVER and state.result().winners == (0,)


def test_no_two_games_of_chess_are_alike() -> None:
    openings = set()
    for seed in range(8):
        state = parlour.game("schach").start()
        players = [player_for(2, 2 * seed), player_for(2, 2 * seed + 1)]
        for _ in range(10):
            state.apply(players[state.turn].choose(state))
        openings.add(state.text())
    assert len(openings) == 8


@pytest.mark.parametrize("id", ["schach", "maharadscha"])
def test_what_is_followed_and_reckoned_on_the_way_is_what_the_rules_say(id: str) -> None:
    """Captures and promotions alone, and the placement after every move: castling, en passant and promotions among them."""
    rng = Random(5)
    for text in (None, "r3k2r/pP1pqpb1/bn2pnp1/3PN3/1p2P3/2N2Q2/PP1BBPpP/R3K2R w KQkq - 0 1", "8/8/8/K1pP3r/8/8/5k2/8 w - c6 0 1"):
        state = parlour.game(id).position(text) if text and id == "schach" else parlour.game(id).start()
        assert isinstance(state, ChessState)
        for _ in range(40):
            while state.turn >= 0 and state.placing():
                state.play(state.sample(rng))
            if state.turn == OVER:
                break
            legal, knowledge = state.legal(), ChessKnowledge(state)
            if state.checkers == 0:
                noisy = [action for action in legal if state.piece_at(action & 63) or action >> 12 or passing(state, action)]
                assert sorted(state.moves[at] for at in range(state.fill_noisy(state.words[(1 - state.side) << 3]))) == noisy
                queens = state.words[(1 - state.side) << 3 | chess.QUEEN]
                dear = [action for action in noisy if queens >> (action & 63) & 1 or action >> 12 or passing(state, action)]
                assert sorted(state.moves[at] for at in range(state.fill_noisy(queens))) == dear
                assert sorted(state.moves[at] for at in range(state.fill_unchecked())) == legal
            for action in legal:
                after = knowledge.follow(state, action, 0)
                assert isinstance(after, Thinking) and after.placed == placement(after.words)
            state.play(state.sample(rng))


def test_what_was_judged_before_changes_no_thought() -> None:
    """What positions are worth is remembered from thought to thought."""
    position = "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10"

    def thought(text: str, game: str = "schach") -> tuple[list[int], list[int], int]:
        state = parlour.game(game).position(text)
        assert isinstance(state, ChessState)
        found = AlphaBeta(ChessKnowledge(state), 1_500).think(state, 3, 60)
        return found.actions, found.worths, found.positions

    fresh = thought(position)
    thought(position.replace(" w ", " b "))
    assert thought(position) == fresh
    quiet = "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 6 5"
    beehive = thought(quiet, "bienenhausschach")
    thought(quiet)
    assert thought(quiet, "bienenhausschach") == beehive, "where nothing is taken for good the same board is worth something else"


def passing(state: ChessState, action: int) -> bool:
    start, target = action >> 6 & 63, action & 63
    return target == state.passant and state.piece_at(start) & 7 == chess.PAWN and (start - target) % 8 != 0


@pytest.mark.parametrize(
    ("position", "worth"),
    [
        ("7k/5Q2/6K1/8/8/8/8/8 w - - 0 1", "won"),
        ("7k/8/4Q1K1/8/8/8/8/8 w - - 0 1", "won"),
        ("k7/P7/1K6/8/8/8/8/8 w - - 0 1", "drawn"),
        ("7k/7P/8/6K1/8/8/8/8 b - - 0 1", "drawn"),
    ],
)
def test_mate_and_stalemate_are_seen_where_no_move_is_left(position: str, worth: str) -> None:
    state = parlour.game("schach").position(position)
    assert isinstance(state, ChessState)
    found = AlphaBeta(ChessKnowledge(state), 2_000).think(state)
    assert found.worths[0] > SURE if worth == "won" else found.worths[0] == 0


def test_a_position_that_was_there_is_a_draw_for_whoever_looks_ahead() -> None:
    """Three moves of both kings lead back to a position that was there once."""
    game = parlour.game("schach")
    state = game.position("7k/8/8/8/8/8/R7/K7 w - - 0 1")
    for move in ("Kb1", "Kg8", "Ka1"):
        state.play(game.face.read(state, move))
    assert isinstance(state, ChessState)
    back = game.face.read(state, "Kh8")
    after = ChessKnowledge(state).follow(state, back, 0)
    assert after.turn == OVER and after.payoff(0) == 0.5
    assert state.clone().turn == 1, "the rules wait for the third time"


def test_what_is_only_known_to_be_worse_is_never_taken_for_the_best() -> None:
    """After Bxh6 everything but taking back loses a piece; a little noise must not hide that."""
    game = parlour.game("schach")
    state = game.position("r1b2b1r/pp1p1kpp/1qn1p2B/2p5/2P1P3/P1NP2P1/1P2N2P/R2QKB1R b KQ - 0 10")
    for seed in range(12):
        chosen = EXPERT.choose(state, Strength(positions=3_000, noise=0.006, seconds=0.0), seed)
        assert chosen is not None and game.face.write(state, chosen) == "gxh6"


@pytest.mark.parametrize("level", [1, 2, 3, 5])
@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("schach", "3k1bn1/r2npp2/1pp5/p1p3p1/P1P1P1p1/3q4/RP1P1P2/1NB1KBr1 b - - 0 22"),
        ("maharadscha", "2m5/8/3Q4/8/2NNQ3/2PP3P/1P3PP1/R1B1K2R w KQ - 7 30"),
    ],
)
def test_nobody_passes_by_a_mate_in_one_for_a_longer_one(game: str, text: str, level: int) -> None:
    state = parlour.game(game).position(text)
    for seed in range(4):
        mated = state.clone()
        mated.apply(player_for(level, seed).choose(state))
        assert mated.turn == OVER and mated.result().reason == "checkmate"


def test_who_is_lost_holds_out_as_long_as_possible() -> None:
    """After Kd5 it is mate at once, after Kf6 it is not."""
    state = parlour.game("schach").position("8/3k4/8/2b1K3/6qp/2r5/8/8 w - - 1 87")
    face = parlour.game("schach").face
    assert {face.write(state, player_for(level, seed).choose(state)) for level in (2, 3) for seed in range(6)} == {"Kf6"}


@pytest.mark.skipif(not COMPILED, reason="takes minutes in plain Python")
def test_a_win_that_is_certain_is_not_varied_away() -> None:
    """A second, less deep look lets first moves vary; it did not see the win any more, and one of three players passed it by."""
    game = parlour.game("raeuberschach")
    state = game.start()
    for move in ("a3", "Nc6", "d3", "e5", "Qd2", "Bxa3", "bxa3"):
        state.apply(game.face.read(state, move))
    chosen = {game.face.write(state, player_for(4, seed, brake=False).choose(state)) for seed in range(6)}
    assert chosen == {"g5"}
