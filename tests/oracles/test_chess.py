"""Chess beside python-chess: perft of well-known positions, and move lists, SAN, checks and ends over random games.

Where raeuberschach differs from python-chess's antichess, and what is compared all the same:
- antichess has no castling, ours has: positions begin without castling rights.
- whoever cannot move wins there; played here with blocked_player = wins.
- its draws (material, seventy-five moves, five times the same position) are others: ours are off, and games are cut.
"""

import random

import chess
import chess.variant
import pytest

import parlour
from benchmarks.perft import NO_DRAWS, POSITIONS, count
from parlour.core.moves import perft, whole_moves
from parlour.games.chess.engine import ChessState
from parlour.games.chess.hashes import PASSANT_HASH, PIECE_HASH, RIGHTS_HASH, SIDE_HASH
from parlour.games.chess.notation import uci

SCHACH = parlour.game("schach")
RAEUBER = parlour.game("raeuberschach")
BIENE = parlour.game("bienenhausschach")

# The six positions of the chess programming wiki, each to a depth that python-chess counts in seconds; benchmarks/perft.py goes to depth 5.
DEPTHS = {"start": 4, "kiwipete": 3, "endgame": 4, "promotions": 3, "crowded": 3, "even": 3}

# Depths beyond that, by the figures that engines agree on.
KNOWN = {
    "start": (5, 4865609),
    "kiwipete": (4, 4085603),
    "endgame": (6, 11030083),
    "promotions": (5, 15833292),
    "crowded": (4, 2103487),
    "even": (4, 3894594),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_perft(name: str) -> None:
    position = POSITIONS[name][0]
    ours = SCHACH.position(position, **NO_DRAWS)
    theirs = chess.Board(position)
    for plies in range(1, DEPTHS[name] + 1):
        assert perft(ours, plies) == count(theirs, plies), f"{name} to {plies} plies"
    plies, known = KNOWN[name]
    assert perft(ours, plies) == known


def ended(board: chess.Board) -> str:
    """What python-chess says of the position, in our words; what needs a claim there is off here."""
    if board.is_checkmate():
        return "checkmate"
    if board.is_stalemate():
        return "stalemate"
    return "material" if board.is_insufficient_material() else ""


def test_every_position_of_random_games_has_the_same_moves_and_the_same_writing() -> None:
    rng = random.Random(5)
    compared = written = 0
    ends = set()
    while compared < 15_000:
        ours = SCHACH.start(**NO_DRAWS)
        theirs = chess.Board()
        assert isinstance(ours, ChessState)
        for _ in range(400):
            reason = ended(theirs)
            assert (ours.turn == parlour.OVER, ours.reason) == (bool(reason), reason), ours.text()
            assert ours.text() == theirs.fen(en_passant="fen")
            if reason:
                ends.add(reason)
                break
            moves = {uci(action): action for action in ours.legal()}
            assert sorted(moves) == sorted(move.uci() for move in theirs.legal_moves), ours.text()
            assert (ours.checkers != 0) == theirs.is_check()
            if not ours.checkers:
                assert sorted(ours.moves[at] for at in range(ours.fill_unchecked())) == sorted(moves.values()), ours.text()
                loud = [uci(ours.moves[at]) for at in range(ours.fill_noisy(ours.words[0 if ours.side else 8]))]
                taking = [move.uci() for move in theirs.legal_moves if move.promotion or theirs.is_capture(move)]
                assert sorted(loud) == sorted(taking), ours.text()
            compared += 1
            if compared % 10 == 0:
                for text, action in moves.items():
                    assert SCHACH.face.write(ours, action) == theirs.san(chess.Move.from_uci(text)), ours.text()
                    written += 1
            choice = rng.choice(sorted(moves))
            ours.apply(moves[choice])
            theirs.push_uci(choice)
    assert written > 20_000
    assert ends == {"checkmate", "stalemate", "material"}


def test_every_position_of_random_losing_games_has_the_same_moves() -> None:
    rng = random.Random(6)
    compared = endings = 0
    while compared < 10_000:
        start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1"
        ours = RAEUBER.position(start, blocked_player="wins", repetition_draw=0, fifty_move_limit=500)
        theirs = chess.variant.AntichessBoard(ours.text())
        for _ in range(200):
            won = theirs.is_variant_win()
            assert (ours.turn == parlour.OVER) == won, ours.text()
            if won:
                endings += 1
                assert ours.result().winners == ((0,) if theirs.turn == chess.WHITE else (1,))
                break
            moves = {uci(action): action for action in ours.legal()}
            assert sorted(moves) == sorted(move.uci() for move in theirs.legal_moves), ours.text()
            compared += 1
            choice = rng.choice(sorted(moves))
            ours.apply(moves[choice])
            theirs.push_uci(choice)
    assert endings > 50


def squares(word: int) -> set[int]:
    """The squares whose bits are set in a word; that of h8 is the sign."""
    return set(chess.SquareSet(word % 2**64))


def same_attacks(ours: ChessState) -> int:
    """Compare attacks on all squares, checks and pins; how many pieces are pinned."""
    theirs = chess.Board(ours.text())
    occupied = ours.words[0] | ours.words[8]
    for square in range(64):
        for by in (0, 1):
            attackers = set(theirs.attackers(by == 0, square))
            assert squares(ours.attackers(square, by, occupied)) == attackers, (ours.text(), square, by)
            assert ours.attacked(square, by, occupied) == bool(attackers)
    assert squares(ours.checkers) == set(theirs.checkers())
    side = ours.side == 0
    pinned = {square for square in range(64) if theirs.color_at(square) == side and theirs.is_pinned(side, square)}
    assert squares(ours.pinned) == pinned, ours.text()
    return len(pinned)


def test_attackers_checks_and_pins_are_the_same() -> None:
    """What attack_rules.py finds, beside python-chess: in random games, at every ninth move."""
    rng = random.Random(7)
    pins = compared = 0
    for _ in range(12):
        ours = SCHACH.start(**NO_DRAWS)
        assert isinstance(ours, ChessState)
        while ours.turn != parlour.OVER and ours.number < 60:
            if rng.randrange(9) == 0:
                pins += same_attacks(ours)
                compared += 1
            ours.apply(rng.choice(ours.legal()))
    assert compared > 80 and pins > 5


def test_sliding_pieces_reach_the_same_squares_whatever_bars_their_way() -> None:
    """The folded lines of grid.py beside python-chess's tables, on boards filled at random; the corner h8 is the sign of the word."""
    rng = random.Random(8)
    state = SCHACH.start()
    assert isinstance(state, ChessState)
    for _ in range(3_000):
        square, filled = rng.randrange(64), rng.getrandbits(64) & rng.getrandbits(64)
        signed = filled - (1 << 64) if filled >> 63 else filled
        diagonal = chess.BB_DIAG_ATTACKS[square][chess.BB_DIAG_MASKS[square] & filled]
        ranks = chess.BB_RANK_ATTACKS[square][chess.BB_RANK_MASKS[square] & filled]
        files = chess.BB_FILE_ATTACKS[square][chess.BB_FILE_MASKS[square] & filled]
        assert state.diagonal(square, signed) % 2**64 == diagonal
        assert state.straight(square, signed) % 2**64 == ranks | files


@pytest.mark.parametrize(
    ("position", "checks", "pinned"),
    [
        ("4k3/8/8/8/1b6/8/4r3/R3K2R w KQ - 0 1", 2, set()),  # schach-12: two at once
        ("4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1", 0, {"e2"}),  # schach-17
        ("4k3/8/8/8/7b/8/5PP1/4K3 w - - 0 1", 0, {"f2"}),
        ("4k3/8/8/8/4r3/4P3/4N3/4K3 w - - 0 1", 0, set()),  # two in a line shield each other
        ("4k3/8/8/8/8/3n4/8/4K3 w - - 0 1", 1, set()),
    ],
)
def test_checks_and_pins(position: str, checks: int, pinned: set[str]) -> None:
    state = SCHACH.position(position)
    assert isinstance(state, ChessState)
    found = {chess.square_name(square) for square in squares(state.pinned)}
    assert (len(squares(state.checkers)), found) == (checks, pinned)


def put_back(board: chess.Board, anywhere: bool) -> set[str]:
    """bienenhausschach by trying: every pseudo-legal move, with every square for what it takes, that leaves the own king unattacked."""
    mover = board.turn
    movable = board.copy(stack=False)
    resting = [square for square in board.pieces(chess.PAWN, mover) if chess.square_rank(square) == (7 if mover else 0)]
    for square in resting:  # no pawn of theirs can stand there: a knight does, whose moves are left out
        movable.set_piece_at(square, chess.Piece(chess.KNIGHT, mover))
    found = set()
    for move in movable.pseudo_legal_moves:
        first = board.piece_type_at(move.from_square) == chess.PAWN and chess.square_rank(move.from_square) in (0, 7)
        if first and abs(move.to_square - move.from_square) == 16:  # theirs goes two from its first rank, too
            continue
        if move.from_square in resting or board.piece_type_at(move.to_square) == chess.KING:
            continue
        victim = move.to_square
        if board.is_en_passant(move):
            victim = chess.square(chess.square_file(move.to_square), chess.square_rank(move.from_square))
        taken = None if board.is_castling(move) else board.piece_at(victim)
        after = board.copy(stack=False)
        after.push(move)
        if taken is None:
            if not after.is_attacked_by(not mover, own_king(after, mover)):
                found.add(move.uci())
            continue
        for square in chess.SQUARES:
            if after.piece_at(square) or not fits(taken, victim, square, anywhere):
                continue
            placed = after.copy(stack=False)
            placed.set_piece_at(square, taken)
            if not placed.is_attacked_by(not mover, own_king(placed, mover)):
                found.add(f"{move.uci()}@{chess.square_name(square)}")
    return found


def own_king(board: chess.Board, side: chess.Color) -> chess.Square:
    square = board.king(side)
    assert square is not None
    return square


def fits(taken: chess.Piece, victim: chess.Square, square: chess.Square, anywhere: bool) -> bool:
    if taken.piece_type == chess.BISHOP:
        return bool(chess.BB_LIGHT_SQUARES >> victim & 1) == bool(chess.BB_LIGHT_SQUARES >> square & 1)
    return anywhere or taken.piece_type != chess.PAWN or chess.square_rank(square) in range(1, 7)


@pytest.mark.parametrize("where", ["anywhere", "ranks_2_to_7"])
def test_beehive_chess_has_the_moves_that_trying_finds(where: str) -> None:
    """Also where pawns stand on the first and last rank."""
    rng = random.Random(7)
    compared = edges = 0
    while compared < 24:
        state = BIENE.start(pawns_put_back=where)
        for ply in range(160):
            if state.turn == parlour.OVER:
                break
            if not state.midway and ply % 8 == 7:
                board = chess.Board(state.text())
                ours = {BIENE.face.write_move(state, move): move for move in whole_moves(state)}
                plain = {"@".join(uci(action).removeprefix("@") for action in move) for move in ours.values()}
                assert plain == put_back(board, where == "anywhere"), state.text()
                compared += 1
                edges += any(
                    chess.square_rank(square) in (0, 7) for square in board.pieces(chess.PAWN, True) | board.pieces(chess.PAWN, False)
                )
            legal = state.legal()
            captures = [action for action in legal if action < 1 << 12 and BIENE.face.write(state, action).find("x") > 0]
            state.apply(rng.choice(captures if captures and rng.random() < 0.6 else legal))
    assert (edges > 5) == (where == "anywhere")


def test_positions_that_differ_in_one_thing_are_told_apart_by_their_marks() -> None:
    """Every piece on every square, every set of rights, every pawn that can be taken in passing, and the side: no two have one number."""
    numbers = [*PIECE_HASH, *RIGHTS_HASH, *PASSANT_HASH, SIDE_HASH]
    assert len(set(numbers)) == len(numbers) == 16 * 64 + 16 + 8 + 1
