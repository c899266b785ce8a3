"""Perft of schach from six well-known positions: `python -m benchmarks.perft` counts to depth 5 and compares.

The counts are python-chess's own, found by --theirs; that of kiwipete, which takes it many minutes, was compared behind each of the 48
first moves (`--beside 1 kiwipete`; `--beside 16` takes every sixteenth).
"""

import argparse
from time import process_time

import chess

import parlour
from parlour.core.moves import perft
from parlour.games.chess.notation import uci

NO_DRAWS = {"repetition_draw": 0, "fifty_move_limit": 0}

# name: (position, sequences of five moves)
POSITIONS = {
    "start": ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4_865_609),
    "kiwipete": ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 193_690_690),
    "endgame": ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 674_624),
    "promotions": ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 15_833_292),
    "crowded": ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 89_941_194),
    "even": ("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 164_075_551),
}


def ours(name: str, depth: int) -> tuple[int, float]:
    """The count and the CPU seconds it took."""
    state = parlour.game("schach").position(POSITIONS[name][0], **NO_DRAWS)
    began = process_time()
    return perft(state, depth), process_time() - began


def theirs(name: str, depth: int) -> tuple[int, float]:
    """The same with python-chess; the last moves are counted without being made, as ours are."""
    board = chess.Board(POSITIONS[name][0])
    began = process_time()
    return count(board, depth), process_time() - began


def beside(name: str, depth: int, every: int) -> None:
    """Count behind every so many-th first move with both; SystemExit names the move where they differ."""
    state = parlour.game("schach").position(POSITIONS[name][0], **NO_DRAWS)
    board = chess.Board(POSITIONS[name][0])
    for action in sorted(state.legal(), key=uci)[::every]:
        after = state.clone()
        after.play(action)
        board.push_uci(uci(action))
        found, expected = perft(after, depth - 1), count(board, depth - 1)
        board.pop()
        print(f"{name} {uci(action)}: {found}", flush=True)
        if found != expected:
            raise SystemExit(f"{name} {uci(action)}: python-chess counts {expected}")


def count(board: chess.Board, depth: int) -> int:
    if depth == 1:
        return board.legal_moves.count()
    total = 0
    for move in board.legal_moves:
        board.push(move)
        total += count(board, depth - 1)
        board.pop()
    return total


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.perft", description=__doc__)
    parser.add_argument("--theirs", action="store_true", help="count with python-chess")
    parser.add_argument("--beside", type=int, default=0, metavar="N", help="compare behind every Nth first move")
    parser.add_argument("--depth", type=int, default=5)
    parser.add_argument("names", nargs="*", default=list(POSITIONS))
    chosen = parser.parse_args()
    for name in chosen.names:
        if chosen.beside:
            beside(name, chosen.depth, chosen.beside)
            continue
        found, seconds = (theirs if chosen.theirs else ours)(name, chosen.depth)
        print(f"{name}: {found} in {seconds:.1f} s, {found / max(seconds, 1e-9) / 1e6:.2f} million/s", flush=True)
        if chosen.depth == 5 and found != POSITIONS[name][1]:
            raise SystemExit(f"{name}: {POSITIONS[name][1]} was expected")


if __name__ == "__main__":
    main()
