"""What ends a game of the chess family, rule by rule: games/chess/ends.py. (Sheet: chess.md, the rules about the end)"""

import pytest
from librt.random import Random

import parlour
from parlour.games.chess.engine import ChessState
from parlour.games.chess.moves import PASS

SCHACH, RAEUBER, BIENE, MAHA = (parlour.game(id) for id in ("schach", "raeuberschach", "bienenhausschach", "maharadscha"))
KNIGHTS_OUT_AND_BACK = "Nf3 Nf6 Ng1 Ng8"


def played(state: parlour.State, text: str) -> ChessState:
    """The position after these moves."""
    face = parlour.game(state.setup.game).face
    for move in text.split():
        for action in face.read_move(state, move):
            state.apply(action)
    assert isinstance(state, ChessState)
    return state


def ended(state: parlour.State) -> tuple[str, tuple[int, ...]]:
    return (state.result().reason, state.result().winners)


def test_mate_and_stalemate_differ_by_the_check() -> None:
    assert ended(played(SCHACH.position("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"), "Ra8#")) == ("checkmate", (0,))
    assert ended(played(SCHACH.position("7k/8/6K1/5Q2/8/8/8/8 w - - 0 1"), "Qf7")) == ("stalemate", (0, 1))
    assert ended(played(MAHA.position("8/8/8/8/8/8/1R6/m1K4R w - - 0 1"), "h1h2")) == ("stalemate", (0, 1))


def test_whoever_has_nothing_left_has_won() -> None:
    assert ended(played(RAEUBER.position("8/8/8/8/8/3p4/2P5/8 w - - 0 1"), "cxd3")) == ("no_pieces", (1,))
    assert ended(played(RAEUBER.position("8/8/8/3p4/2P5/8/8/8 b - - 0 1"), "dxc4")) == ("no_pieces", (0,))


@pytest.mark.parametrize(("rule", "end"), [("passes", None), ("wins", ("blocked", (0,))), ("draw", ("blocked_draw", (0, 1)))])
def test_a_blocked_player(rule: str, end: tuple[str, tuple[int, ...]] | None) -> None:
    state = RAEUBER.position("8/8/8/8/p7/P7/8/7k w - - 0 1", blocked_player=rule)
    if end is None:
        assert state.legal() == [PASS]
    else:
        assert ended(state) == end


@pytest.mark.parametrize("rule", ["passes", "wins", "draw"])
def test_two_blocked_players_draw(rule: str) -> None:
    assert ended(RAEUBER.position("8/8/8/8/p7/P7/8/8 w - - 0 1", blocked_player=rule)) == ("blocked_draw", (0, 1))


@pytest.mark.parametrize(
    ("placement", "drawn"),
    [
        ("8/8/8/4k3/8/8/4K3/8", True),
        ("8/8/8/4k3/8/8/4KN2/8", True),
        ("8/8/8/4k3/8/8/4KB2/8", True),
        ("5b2/8/8/4k3/8/8/4K3/2B5", True),
        ("5b2/8/8/4k3/8/4B3/4K3/2B5", True),
        ("2b5/8/8/4k3/8/8/4K3/2B5", False),
        ("8/8/8/4k3/8/8/4KNN1/8", False),
        ("4n3/8/8/4k3/8/8/4KN2/8", False),
        ("8/8/8/4k3/8/8/4KNB1/8", False),
        ("8/8/8/4k3/8/8/4KR2/8", False),
        ("8/8/8/4k3/8/8/4KQ2/8", False),
        ("8/8/8/4k3/8/8/4KP2/8", False),
    ],
)
def test_too_little_material(placement: str, drawn: bool) -> None:
    state = SCHACH.position(f"{placement} w - - 0 1")
    assert (state.turn == parlour.OVER) == drawn
    if drawn:
        assert ended(state) == ("material", (0, 1))


def test_too_little_material_is_seen_when_the_last_piece_is_taken() -> None:
    assert ended(played(SCHACH.position("8/8/8/4k3/8/8/4Kr2/8 w - - 0 1"), "Kxf2")) == ("material", (0, 1))


def test_where_pieces_come_back_material_never_runs_out() -> None:
    assert BIENE.position("8/8/8/4k3/8/8/4KN2/8 w - - 0 1").turn == 0


def test_a_bare_white_king_cannot_mate_the_maharajah() -> None:
    assert ended(played(MAHA.position("8/8/8/K7/8/8/3m4/2N5 b - - 0 1"), "Mxc1")) == ("bare_king", (0, 1))


@pytest.mark.parametrize("times", [2, 3, 5])
def test_repetition_counts_as_the_option_says(times: int) -> None:
    state = SCHACH.start(repetition_draw=times)
    for _ in range(times - 2):
        played(state, KNIGHTS_OUT_AND_BACK)
    played(state, "Nf3 Nf6 Ng1")
    assert state.turn == 1
    assert ended(played(state, "Ng8")) == ("repetition", (0, 1))


def test_repetition_can_be_off() -> None:
    state = SCHACH.start(repetition_draw=0)
    for _ in range(6):
        played(state, KNIGHTS_OUT_AND_BACK)
    assert state.turn == 0


def test_a_lost_right_to_castle_makes_another_position() -> None:
    state = SCHACH.position("4k2r/p7/8/8/8/8/P7/4K2R w Kk - 0 1")
    played(state, "Rg1 Rg8 Rh1 Rh8 Rg1 Rg8 Rh1 Rh8")
    assert state.turn == 0  # the rights were there only the first time
    assert ended(played(state, "Rg1 Rg8")) == ("repetition", (0, 1))


def test_a_captured_piece_that_comes_back_repeats_the_position() -> None:
    """In bienenhausschach even a capture leads back to a position that was there."""
    state = BIENE.position("4k3/8/8/r7/8/8/8/R3K3 w - - 0 1")
    around = "Rxa5@b8 Rb5 Ra1 Ra5"
    played(state, f"{around} Rxa5@b8 Rb5 Ra1")
    assert state.turn == 1
    assert ended(played(state, "Ra5")) == ("repetition", (0, 1))


@pytest.mark.parametrize("limit", [1, 50])
def test_moves_without_progress(limit: int) -> None:
    state = SCHACH.position(f"r3k3/8/8/8/8/8/8/R3K3 w - - {2 * limit - 2} 60", fifty_move_limit=limit)
    assert ended(played(state, "Rb1 Rb8")) == ("fifty_moves", (0, 1))


def test_a_pawn_move_and_a_capture_are_progress() -> None:
    position = "r3k3/p7/8/8/8/8/8/R3K3 w - - 98 60"
    assert played(SCHACH.position(position), "Rb1 a6 Rc1").turn == 1
    assert played(SCHACH.position(position), "Rxa7 Rxa7").turn == 0


def test_mate_comes_before_every_draw() -> None:
    state = SCHACH.position("6k1/5ppp/8/8/8/8/8/R3K3 w - - 99 80")
    assert ended(played(state, "Ra8#")) == ("checkmate", (0,))


def test_the_longest_game() -> None:
    state = BIENE.position("4k3/8/8/8/8/3p4/8/4K2R b - - 3 200")
    assert ended(played(state, "Ke7")) == ("move_limit", (0, 1))


def test_r6_with_both_draw_rules_off_a_locked_game_still_ends() -> None:
    """No king gets past the pawns."""
    state = SCHACH.position("4k3/8/p1p1p1p1/P1P1P1P1/8/8/8/4K3 w - - 0 1", repetition_draw=0, fifty_move_limit=0)
    assert state.playout(Random(1)) == 1000
    assert ended(state) == ("fifty_moves", (0, 1))


def test_r6_with_both_draw_rules_off_a_maharajah_is_not_hunted_for_ever() -> None:
    state = MAHA.position("7m/8/8/8/8/8/8/K6N w - - 998 600", repetition_draw=0, fifty_move_limit=0)
    assert ended(played(state, "Kb1 Mg8")) == ("fifty_moves", (0, 1))


def test_r6_with_every_draw_rule_off_bienenhausschach_still_ends() -> None:
    options = {"repetition_draw": 0, "fifty_move_limit": 0, "move_limit": 0}
    state = BIENE.position("4k3/8/8/8/8/3p4/8/4K2R b - - 3 5000", **options)
    assert ended(played(state, "Ke7")) == ("move_limit", (0, 1))
    assert BIENE.position("4k3/8/8/8/8/3p4/8/4K2R b - - 3 5001", **{**options, "repetition_draw": 3}).turn == 1
