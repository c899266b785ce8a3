"""The worked examples, results and counts of the rule sheet chess.md, by their numbers.

Moves are compared in UCI, as the sheet writes them; in bienenhausschach with the square where the captured piece is put.
"""

import pytest
from librt.random import Random

import parlour
from parlour.core.errors import OptionError
from parlour.core.game import Game
from parlour.core.gesture import Gesture
from parlour.core.moves import perft
from parlour.games.chess.engine import ChessState
from parlour.games.chess.moves import PASS
from parlour.games.chess.notation import uci

SCHACH = parlour.game("schach")
RAEUBER = parlour.game("raeuberschach")
BIENE = parlour.game("bienenhausschach")
MAHA = parlour.game("maharadscha")
NO_DRAWS = {"repetition_draw": 0, "fifty_move_limit": 0}

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"

# number: (position, options, the complete list of legal moves)
MOVES: dict[str, tuple[str, dict[str, bool | str], str]] = {
    "schach-01": (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        {},
        "a2a3 a2a4 b1a3 b1c3 b2b3 b2b4 c2c3 c2c4 d2d3 d2d4 e2e3 e2e4 f2f3 f2f4 g1f3 g1h3 g2g3 g2g4 h2h3 h2h4",
    ),
    "schach-02": (
        "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1",
        {},
        ("a1b1 a1c1 a1d1 a2a3 a2a4 b2b3 b2b4 c2c3 c2c4 d2d3 d2d4 e1c1 e1d1 e1f1 e1g1 e2e3 e2e4 f2f3 f2f4 g2g3 g2g4 h1f1 h1g1 h2h3 h2h4"),
    ),
    "schach-03": (
        "1r2k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        {},
        (
            "a1a2 a1a3 a1a4 a1a5 a1a6 a1a7 a1a8 a1b1 a1c1 a1d1 e1c1 e1d1 e1d2 e1e2 e1f1 e1f2 e1g1 h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 "
            "h1h7 h1h8"
        ),
    ),
    "schach-04": (
        "1r2k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        {"strict_castling": True},
        ("a1a2 a1a3 a1a4 a1a5 a1a6 a1a7 a1a8 a1b1 a1c1 a1d1 e1d1 e1d2 e1e2 e1f1 e1f2 e1g1 h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8"),
    ),
    "schach-05": (
        "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        {},
        ("a1a2 a1a3 a1a4 a1a5 a1a6 a1a7 a1a8 a1b1 a1c1 a1d1 e1c1 e1d1 e1d2 e1e2 h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8"),
    ),
    "schach-06": ("4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", {}, "e1d1 e1d2 e1f1 e1f2"),
    "schach-07": ("r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1", {}, "a1a2 a1a3 a1a4 a1a5 a1a6 a1a7 a1a8 a1b1 a1c1 a1d1 e1c1 e1d1 e1d2 e1e2 e1f1 e1f2"),
    "schach-08": ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", {}, "e1d1 e1d2 e1e2 e1f1 e1f2 e5d6 e5e6"),
    "schach-09": ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", {"en_passant": False}, "e1d1 e1d2 e1e2 e1f1 e1f2 e5e6"),
    "schach-10": ("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", {}, "a5a4 a5a6 a5b4 a5b5 a5b6 e5e6"),
    "schach-11": ("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", {}, "a7a8b a7a8n a7a8q a7a8r a7b8b a7b8n a7b8q a7b8r e1d1 e1d2 e1e2 e1f1 e1f2"),
    "schach-12": ("4k3/8/8/8/1b6/8/4r3/R3K2R w KQ - 0 1", {}, "e1d1 e1e2 e1f1"),
    "schach-13": ("4k3/8/8/8/2R4b/8/3P2P1/3QK1N1 w - - 0 1", {}, "c4h4 e1e2 e1f1 g2g3"),
    "schach-16": ("4k3/8/8/8/8/p7/P7/4K3 w - - 0 1", {}, "e1d1 e1d2 e1e2 e1f1 e1f2"),
    "schach-17": ("4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1", {}, "e1d1 e1d2 e1f1 e1f2"),
    "raeuber-01": (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        {},
        "a2a3 a2a4 b1a3 b1c3 b2b3 b2b4 c2c3 c2c4 d2d3 d2d4 e2e3 e2e4 f2f3 f2f4 g1f3 g1h3 g2g3 g2g4 h2h3 h2h4",
    ),
    "raeuber-02": ("rnbqkbnr/p1pppppp/8/1p6/8/4P3/PPPP1PPP/RNBQKBNR w KQkq - 0 2", {}, "f1b5"),
    "raeuber-03": (
        "rnbqkbnr/p1pppppp/8/1p6/8/4P3/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
        {"compulsory_capture": False},
        (
            "a2a3 a2a4 b1a3 b1c3 b2b3 b2b4 c2c3 c2c4 d1e2 d1f3 d1g4 d1h5 d2d3 d2d4 e1e2 e3e4 f1b5 f1c4 f1d3 f1e2 f2f3 f2f4 g1e2 g1f3 "
            "g1h3 g2g3 g2g4 h2h3 h2h4"
        ),
    ),
    "raeuber-04": ("8/8/8/8/8/3k4/3R4/4K3 w - - 0 1", {}, "d2d3"),
    "raeuber-05": ("3q4/8/8/8/8/8/4K3/8 w - - 0 1", {}, "e2d1 e2d2 e2d3 e2e1 e2e3 e2f1 e2f2 e2f3"),
    "raeuber-06": ("8/P7/8/8/8/8/8/7k w - - 0 1", {}, "a7a8b a7a8k a7a8n a7a8q a7a8r"),
    "raeuber-07": ("1r6/P7/8/8/8/8/8/7k w - - 0 1", {}, "a7b8b a7b8k a7b8n a7b8q a7b8r"),
    "raeuber-08": ("8/8/8/3pP3/8/8/8/k7 w - d6 0 1", {}, "e5d6"),
    "raeuber-09": (
        "4r3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        {},
        (
            "a1a2 a1a3 a1a4 a1a5 a1a6 a1a7 a1a8 a1b1 a1c1 a1d1 e1c1 e1d1 e1d2 e1e2 e1f1 e1f2 e1g1 h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 "
            "h1h7 h1h8"
        ),
    ),
    "raeuber-12": ("2b5/8/8/8/6P1/8/8/2B4k b - - 0 1", {}, "c8g4"),
    "maha-01": (
        "4m3/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1",
        {},
        "a2a3 a2a4 b1a3 b1c3 b2b3 b2b4 c2c3 c2c4 d2d3 d2d4 e2e3 e2e4 f2f3 f2f4 g1f3 g1h3 g2g3 g2g4 h2h3 h2h4",
    ),
    "maha-02": ("4m3/8/8/8/8/8/PPPPPPPP/RNBQKBNR b KQ - 0 1", {}, "e8c7 e8d6 e8d7 e8d8 e8e7 e8f6 e8f7 e8f8 e8g7"),
    "maha-03": ("8/8/8/8/3m4/8/PPPPPPPP/RNBQKBNR b KQ - 0 1", {}, "d4b5 d4c4 d4c5 d4c6 d4d5 d4e4 d4e5 d4e6 d4f5"),
    "maha-07": ("8/8/8/8/8/5m2/8/4K2R w K - 0 1", {}, "e1d1 e1f1"),
    "maha-08": ("8/8/8/8/8/6m1/8/4K2R w K - 0 1", {}, "e1d1 e1d2 h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8"),
    "maha-09": ("8/8/8/8/8/2K5/8/m7 b - - 0 1", {}, "a1a2 a1b1"),
    "maha-10": ("8/8/8/8/4m3/8/8/K7 w - - 0 1", {}, "a1a2 a1b1 a1b2"),
    "maha-11": ("8/8/8/3m4/3P4/8/8/4K3 b - - 0 1", {}, "d5b4 d5b6 d5c3 d5c4 d5c6 d5c7 d5d4 d5d6 d5e3 d5e4 d5e6 d5e7 d5f4 d5f6"),
}
IN_CHECK = {"schach-06", "schach-12", "schach-13", "maha-07"}

# biene-07 has Black's king on a8 in the sheet, where the rook a1 attacks it although White is to move; it stands on b8 here.
# number: (position, moves without capture, capture: where the captured piece may be put)
PUT_BACK: dict[str, tuple[str, str, dict[str, str]]] = {
    "biene-01": (
        "4k3/8/8/8/8/8/3p4/4K3 w - - 0 1",
        "e1d1 e1e2 e1f1 e1f2",
        {
            "e1d2": (
                "a2 a3 a4 a5 a6 a7 b2 b3 b4 b5 b6 b7 c2 c4 c5 c6 c7 d3 d4 d5 d6 d7 e2 e4 e5 e6 e7 f2 f3 f4 f5 f6 f7 g2 g3 g4 g5 g6 g7 h2 "
                "h3 h4 h5 h6 h7"
            )
        },
    ),
    "biene-02": (
        "4k3/8/8/3b4/4P3/8/8/4K3 w - - 0 1",
        "e1d1 e1d2 e1e2 e1f1 e1f2 e4e5",
        {"e4d5": "a2 a4 a6 a8 b1 b3 b5 b7 c2 c4 c6 c8 d1 d3 d7 e2 e4 e6 f1 f3 f5 f7 g2 g4 g6 g8 h1 h3 h5 h7"},
    ),
    "biene-03": (
        "4k3/4r3/8/8/8/8/3n4/4K3 w - - 0 1",
        "e1d1 e1f2",
        {
            "e1d2": (
                "a1 a2 a3 a4 a5 a6 a7 a8 b2 b4 b5 b6 b7 b8 c1 c2 c3 c5 c6 c7 c8 d1 d3 d4 d5 d6 d7 d8 e1 e2 e3 e5 e6 f2 f4 f5 f6 f7 f8 g1 "
                "g2 g3 g4 g5 g6 g7 g8 h1 h2 h3 h4 h5 h6 h7 h8"
            )
        },
    ),
    "biene-04": (
        "3qk3/8/8/8/4r3/3P4/8/4K3 w - - 0 1",
        "e1d1 e1d2 e1f1 e1f2",
        {
            "d3e4": (
                "a2 a3 a4 a5 a6 a7 a8 b2 b3 b4 b5 b6 b7 b8 c2 c3 c4 c5 c6 c7 c8 d2 d3 d4 d5 d6 d7 e5 e6 e7 f2 f3 f4 f5 f6 f7 f8 g2 g3 g4 "
                "g5 g6 g7 g8 h2 h3 h4 h5 h6 h7 h8"
            )
        },
    ),
    "biene-05": ("k2r4/8/8/8/8/8/8/4K2R b - - 0 1", "a8a7 a8b7 a8b8 d8b8 d8c8 d8d1 d8d2 d8d3 d8d4 d8d5 d8d6 d8d7 d8e8 d8f8 d8g8 d8h8", {}),
    "biene-06": (
        "4k3/8/8/8/r7/1P6/8/R3K3 w Q - 0 1",
        "a1a2 a1a3 a1b1 a1c1 a1d1 b3b4 e1c1 e1d1 e1d2 e1e2 e1f1 e1f2",
        {
            "a1a4": (
                "a2 a3 a5 a6 a7 a8 b2 b4 b5 b6 b7 b8 c2 c3 c4 c5 c6 c7 c8 d2 d3 d4 d5 d6 d7 d8 f2 f3 f4 f5 f6 f7 f8 g2 g3 g4 g5 g6 g7 g8 "
                "h2 h3 h4 h5 h6 h7 h8"
            ),
            "b3a4": (
                "a2 a3 a5 a6 a7 a8 b2 b3 b4 b5 b6 b7 b8 c2 c3 c4 c5 c6 c7 c8 d2 d3 d4 d5 d6 d7 d8 f2 f3 f4 f5 f6 f7 f8 g2 g3 g4 g5 g6 g7 "
                "g8 h2 h3 h4 h5 h6 h7 h8"
            ),
        },
    ),
    "biene-07": (
        "1k6/8/8/8/4r3/8/3p4/R3K3 w Q - 0 1",
        "e1d1 e1f1 e1f2",
        {
            "e1d2": (
                "a2 a3 a4 a5 a6 a7 b2 b3 b4 b5 b6 b7 c2 c4 c5 c6 c7 d3 d4 d5 d6 d7 e2 e5 e6 e7 f2 f3 f4 f5 f6 f7 g2 g3 g4 g5 g6 g7 h2 h3 "
                "h4 h5 h6 h7"
            )
        },
    ),
    "biene-08": (
        "4k3/8/8/8/8/1n6/P7/K7 w - - 0 1",
        "a1b1 a1b2",
        {
            "a2b3": (
                "a2 a3 a4 a5 a6 a7 a8 b1 b2 b4 b5 b6 b7 b8 c1 c3 c4 c5 c6 c7 c8 d1 d2 d3 d4 d5 d6 d7 d8 e1 e2 e3 e4 e5 e6 e7 f1 f2 f3 f4 "
                "f5 f6 f7 f8 g1 g2 g3 g4 g5 g6 g7 g8 h1 h2 h3 h4 h5 h6 h7 h8"
            )
        },
    ),
    "biene-09": ("4r1k1/8/8/8/8/2n5/1P6/4K3 w - - 0 1", "e1d2 e1f1 e1f2", {"b2c3": "e2 e3 e4 e5 e6 e7"}),
    "biene-10": ("4r1k1/8/8/5n2/4P3/8/8/4K3 w - - 0 1", "e1d1 e1d2 e1e2 e1f1 e1f2 e4e5", {"e4f5": "e2 e3 e4 e5 e6 e7"}),
}

# number: (position, what ended the game, the winners)
ENDS: dict[str, tuple[str, str, tuple[int, ...]]] = {
    "schach-14": ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "stalemate", (0, 1)),
    "schach-15": ("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", "checkmate", (0,)),
    "schach-r1": ("8/8/8/4k3/8/8/4KN2/8 w - - 0 1", "material", (0, 1)),
    "schach-r4": ("5b2/8/8/4k3/8/8/4K3/2B5 w - - 0 1", "material", (0, 1)),
    "schach-r8": ("8/8/8/8/8/5k2/5p2/5K2 w - - 0 1", "stalemate", (0, 1)),
    "raeuber-11": ("8/8/8/8/8/8/8/k7 w - - 0 1", "no_pieces", (0,)),
    "maha-04": ("8/8/8/8/8/R7/8/m1K5 b - - 0 1", "checkmate", (0,)),
    "maha-05": ("8/8/8/8/8/8/P1m5/K7 w - - 0 1", "checkmate", (1,)),
    "maha-06": ("8/8/8/8/8/8/8/mQK5 b - - 0 1", "checkmate", (0,)),
    "maha-10": ("8/8/8/8/4m3/8/8/K7 w - - 0 1", "bare_king", (0, 1)),
}

# (game, position, options, P(1), P(2), …)
COUNTS: list[tuple[str, str, dict[str, bool | str], tuple[int, ...]]] = [
    ("schach", START, {}, (20, 400, 8902, 197281, 4865609)),
    ("schach", START, {"en_passant": False}, (20, 400, 8902, 197281, 4865351)),
    ("schach", KIWIPETE, {}, (48, 2039, 97862, 4085603)),
    ("schach", KIWIPETE, {"en_passant": False}, (48, 2038, 97766, 4079596)),
    ("schach", KIWIPETE, {"strict_castling": True}, (48, 2038, 97814, 4080784)),
    ("schach", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", {}, (14, 191, 2812, 43238, 674624)),
    ("raeuberschach", START, {}, (20, 400, 8067, 153299, 2732672)),
    ("raeuberschach", START, {"compulsory_capture": False}, (20, 400, 8902, 197742)),
    ("raeuberschach", "r3k2r/8/8/8/8/8/P6P/R3K2R w KQkq - 0 1", {}, (16, 32, 143, 259, 1406)),
    ("bienenhausschach", START, {"pawns_put_back": "ranks_2_to_7"}, (20, 400, 9959, 300597)),
    ("bienenhausschach", "4k3/pp6/8/3b4/4P3/8/1P6/4K3 w - - 0 1", {"pawns_put_back": "ranks_2_to_7"}, (37, 1367, 17503, 632894)),
    ("maharadscha", "4m3/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1", {}, (20, 180, 4005, 48393, 1190095)),
    ("maharadscha", "8/8/8/8/3m4/8/PPPPPPPP/RNBQKBNR w KQ - 0 1", {}, (19, 149, 3190, 35796, 847758)),
]


def game_of(number: str) -> Game:
    return {"schach": SCHACH, "raeuber": RAEUBER, "biene": BIENE, "maha": MAHA}[number.partition("-")[0]]


def chess(state: parlour.State) -> ChessState:
    assert isinstance(state, ChessState)
    return state


def moves(state: parlour.State) -> list[str]:
    """What could be moved, also where the game is drawn already."""
    return sorted(uci(state.moves[at]) for at in range(state.fill()))


def play(state: parlour.State, text: str) -> None:
    for move in text.split():
        for action in game_of_state(state).face.read_move(state, move):
            state.apply(action)


def game_of_state(state: parlour.State) -> Game:
    return parlour.game(state.setup.game)


@pytest.mark.parametrize("number", MOVES)
def test_moves(number: str) -> None:
    position, options, listed = MOVES[number]
    state = chess(game_of(number).position(position, 2, **options))
    assert moves(state) == listed.split()
    assert (state.checkers != 0) == (number in IN_CHECK)


@pytest.mark.parametrize("number", PUT_BACK)
def test_captured_pieces_are_put_back(number: str) -> None:
    position, quiet, captured = PUT_BACK[number]
    state = BIENE.position(position, pawns_put_back="ranks_2_to_7")  # R2: what the sheet counts
    assert sorted([*quiet.split(), *captured]) == moves(state)
    for capture, squares in captured.items():
        after = state.clone()
        after.apply(BIENE.face.read(after, capture))
        assert after.midway and after.turn == state.turn
        assert moves(after) == [f"@{square}" for square in squares.split()]


@pytest.mark.parametrize("number", ENDS)
def test_ends(number: str) -> None:
    position, reason, winners = ENDS[number]
    result = game_of(number).position(position).result()
    assert (result.reason, result.winners) == (reason, winners)


@pytest.mark.parametrize("position", ["8/8/8/4k3/8/8/4KR2/8", "8/8/8/4k3/8/8/4KP2/8", "2b5/8/8/4k3/8/8/4K3/2B5"], ids=["r2", "r3", "r5"])
def test_schach_goes_on_while_a_mate_is_possible(position: str) -> None:
    assert SCHACH.position(f"{position} w - - 0 1").turn == 0


def test_schach_r6_third_time() -> None:
    state = SCHACH.start()
    play(state, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1")
    assert state.turn == 1
    play(state, "f6g8")
    assert state.result().reason == "repetition"


def test_schach_r7_fools_mate() -> None:
    state = SCHACH.start()
    play(state, "f2f3 e7e5 g2g4 d8h4")
    assert (state.result().reason, state.result().winners) == ("checkmate", (1,))


def test_a_position_with_another_chance_to_take_en_passant_is_another_position() -> None:
    """After the double step e5 could take d6 once: that position does not come again."""
    twice = "d7d5 h1g3 h8g6 g3h1 g6h8 h1g3 h8g6 g3h1 g6h8"
    state = SCHACH.position("4k2n/3p4/8/4P3/8/8/8/4K2N b - - 0 1")
    play(state, twice)
    assert state.turn == 0
    state = SCHACH.position("4k2n/3p4/8/4P3/8/8/8/4K2N b - - 0 1", en_passant=False)
    play(state, twice)
    assert state.result().reason == "repetition"


def test_mate_comes_before_the_fifty_moves() -> None:
    state = SCHACH.position("6k1/5ppp/8/8/8/8/8/R3K3 w - - 99 80")
    play(state, "a1a8")
    assert state.result().reason == "checkmate"
    state = SCHACH.position("6k1/5ppp/8/8/8/8/8/R3K3 w - - 99 80")
    play(state, "a1a2")
    assert state.result().reason == "fifty_moves"


def test_raeuber_10_a_blocked_player_passes() -> None:
    position = "8/8/8/8/p7/P7/8/7k w - - 0 1"
    state = RAEUBER.position(position)
    assert state.legal() == [PASS]
    state.apply(PASS)
    assert (state.turn, state.text()) == (1, "8/8/8/8/p7/P7/8/7k b - - 1 1")
    assert RAEUBER.position(position, blocked_player="wins").result().winners == (0,)
    assert RAEUBER.position(position, blocked_player="draw").result().winners == (0, 1)


def test_raeuber_two_blocked_players_draw() -> None:
    for blocked in ("passes", "wins", "draw"):
        assert RAEUBER.position("8/8/8/8/p7/P7/8/8 w - - 0 1", blocked_player=blocked).result().reason == "blocked_draw"


def test_raeuber_always_ends() -> None:
    """Two bishops on squares of different colours can never take each other, so the limit without progress cannot be switched off."""
    with pytest.raises(OptionError, match="fifty_move_limit"):
        RAEUBER.start(fifty_move_limit=0)
    state = RAEUBER.position("2b5/8/8/8/8/8/8/2B5 w - - 0 1", compulsory_capture=False, repetition_draw=0)
    state.playout(Random(1))
    assert state.result().reason == "fifty_moves"


def test_raeuber_r3_no_promotion_to_a_king() -> None:
    state = RAEUBER.position("8/P7/8/8/8/8/8/7k w - - 0 1", promote_to_king=False)
    assert moves(state) == "a7a8b a7a8n a7a8q a7a8r".split()


def test_biene_5_a_captured_rook_castles_no_more() -> None:
    state = BIENE.position("4k3/8/8/8/8/6n1/8/4K2R b K - 0 1")
    play(state, "g3h1@a3")
    assert state.text() == "4k3/8/8/8/8/R7/8/4K2n w - - 0 2"


def test_biene_5_a_pawn_put_on_its_second_rank_makes_the_double_step() -> None:
    state = BIENE.position("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1")
    play(state, "e4d5@a7")
    assert {"a7a6", "a7a5"} <= set(moves(state))


def test_biene_01_amended_a_captured_pawn_is_put_on_any_free_square() -> None:
    """62 free squares but d2, where the king stands now; without c3 and e3, from which the pawn would attack him."""
    state = BIENE.position(PUT_BACK["biene-01"][0])
    state.apply(BIENE.face.read(state, "e1d2"))
    every = {f"@{column}{rank}" for column in "abcdefgh" for rank in range(1, 9)}
    assert set(moves(state)) == every - {"@d2", "@e8", "@c3", "@e3"} and len(moves(state)) == 60


def test_biene_r2_amended_a_pawn_on_its_last_rank_stands_still() -> None:
    state = BIENE.position("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1")
    play(state, "e4d5@a1")
    assert not [move for move in moves(state) if move.startswith("a1")] and state.text().startswith("4k3/8/8/3P4/8/8/8/p3K3")
    assert BIENE.position(state.text()).text() == state.text()
    reason = BIENE.face.why_not(state, Gesture(sites=("a1",)))
    assert (reason.anchor, reason.message.id) == ("putting-back", "chess-why-pawn-rests")
    play(state, "e8e7")
    taken = BIENE.position("4k3/8/8/8/8/8/8/p2RK3 w - - 0 1")
    play(taken, "d1a1@h8")
    assert taken.text().startswith("4k2p/8/8/8/8/8/8/R3K3"), "until it is captured"


def test_biene_r2_amended_a_pawn_on_its_first_rank_moves_one_step_and_gives_check() -> None:
    state = BIENE.position("4k3/8/8/8/8/8/8/P3K3 w - - 0 1")
    assert {move for move in moves(state) if move.startswith("a1")} == {"a1a2"}
    play(state, "a1a2 e8e7")
    assert {"a2a3", "a2a4"} <= set(moves(state)), "from the second rank it may go two"
    attacked = chess(BIENE.position("8/8/8/8/8/8/3k4/2P3K1 b - - 0 1"))
    assert attacked.checkers != 0


def test_biene_1_after_en_passant_the_square_of_the_captured_pawn_is_free() -> None:
    state = BIENE.position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1")
    state.apply(BIENE.face.read(state, "e5d6"))
    assert {"@d5", "@e5"} <= set(moves(state))
    assert "@d6" not in moves(state)


def test_biene_6_a_promoted_piece_is_put_back_as_what_it_is() -> None:
    state = BIENE.position("3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1")
    play(state, "e7d8q@a5")
    state.apply(BIENE.face.read(state, "e8d8"))
    assert state.text().split()[0].endswith("[Q@d8]")


def test_biene_r5_move_limit() -> None:
    state = BIENE.position("4k3/8/8/8/8/3p4/8/4K2R b - - 3 200")
    play(state, "e8e7")
    assert state.result().reason == "move_limit"
    state = BIENE.position("4k3/8/8/8/8/3p4/8/4K2R b - - 3 200", move_limit=0)
    assert state.turn == 1


def test_maha_r1_forty_squares_to_begin_on() -> None:
    state = MAHA.start()
    assert state.turn == 1
    assert moves(state) == sorted(f"@{file}{rank}" for file in "abcdefgh" for rank in "45678")
    state.apply(MAHA.face.read(state, "place e8"))
    assert state.text() == MOVES["maha-01"][0]


@pytest.mark.parametrize(("id", "position", "options", "counts"), COUNTS, ids=[f"{row[0]}-{row[3][-1]}" for row in COUNTS])
def test_perft(id: str, position: str, options: dict[str, bool | str], counts: tuple[int, ...]) -> None:
    unending = {**NO_DRAWS, "fifty_move_limit": 500} if id == "raeuberschach" else NO_DRAWS
    state = parlour.game(id).position(position, 2, **options, **unending)
    assert tuple(perft(state, depth) for depth in range(1, len(counts) + 1)) == counts


@pytest.mark.parametrize(
    "position",
    [START, KIWIPETE, "1n2k3/P7/8/2N5/8/2N5/8/R3K2R w KQ - 0 1", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "4k2R/8/8/8/8/8/8/4K3 b - - 0 1"],
)
def test_random_moves_are_drawn_from_the_legal_ones_each_once(position: str) -> None:
    """Random play lists nothing: it counts, and takes the move of a number."""
    for game in (SCHACH, RAEUBER):
        state = chess(game.position(position))
        legal = state.legal()
        count = state.count_moves(state.gather(False))
        assert count == state.leaves() == len(legal)
        state.gather(False)
        assert sorted(state.move_at(pick) for pick in range(count)) == legal
