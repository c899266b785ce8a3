"""Chess and its relatives: who counts pieces beats who does not, and the maharajah knows its own ways."""

import pytest
from librt.random import Random

import parlour
from parlour.core.state import OVER
from parlour.games.chess.engine import ChessState
from parlour.players.chess.expert import EXPERT, best_action
from parlour.players.chess.maharajah_search import herding
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
