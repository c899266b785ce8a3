"""How fast the one search thinks: `python -m benchmarks.thinking [GAME...] [--save]`.

Positions per CPU second, as the strongest level looks ahead, in three fixed positions of each game: its beginning, or soon after where
nothing is to be thought over yet, and two that players of level 3 came to later. Shown are the medians over the rounds.
"""

from __future__ import annotations

import argparse
from datetime import date
from statistics import median
from time import process_time

from rich.console import Console
from rich.progress import track
from rich.table import Table

import parlour
from benchmarks.__main__ import where_measured
from benchmarks.results import keep
from parlour.players.alphabeta import AlphaBeta
from parlour.players.expert import expert_of
from parlour.players.foresight import Foresight

HEADING = "Thinking"
HEADS = ("game", "beginning", "middle", "late", "all three")
BUDGET = 400_000  # positions for each
POSITIONS = {
    "muehle": (
        "W:W:B:H9,9",
        "W:Wa1,c4,d2,d7:Ba4,b4,d1,d6:H5,5",
        "W:Wa1,b6,c4,d2,d5,d7,e5,f2,g1:Ba7,b2,b4,c5,d1,d3,d6,e4,f4:H0,0 | quiet 12",
    ),
    "dame": (
        "W:Wa1,a3,b2,c1,c3,d2,e1,e3,f2,g1,g3,h2:Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8",
        "W:Wa1,a3,b2,c1,c3,d2,e1,f2,g1:Ba7,b6,b8,d8,e5,e7,f8,h6,h8",
        "W:Wa3,b2,c1,c3,e1,e3,g1:Bb6,d6,d8,e5,e7,g5,h8",
    ),
    "damspel": (
        "W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20",
        "B:W21,29,33,34,35,36,38,39,40,41,42,43,44,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,13,14,15,18,20,24",
        "W:W21,22,27,30,34,38,39,40,44,46,47,48,49,50:B1,2,3,4,5,7,8,9,11,13,14,15,20,23",
    ),
    "mauern": (
        "W:Wa1,a3,b2,c1,c3,d2,e1,e3,f2,g1,g3,h2:Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8",
        "W:Wa1,a3,b4,c1,c3,c5,d2,e1,f2,g1,g3,h2:Ba7,b6,b8,c7,d4,d8,e5,e7,f8,g5,g7,h8",
        "W:Wa3,b2,b4,c1,c3,c5,d2,e3,f4,g1,h2:Ba5,a7,b8,c7,d4,d6,e5,f6,f8,g5,g7,h6",
    ),
    "schach": (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r1bk3r/1pp2ppp/2p2n2/p5B1/1b2P3/2N5/PPP2PPP/R3KB1R w KQ a6 0 9",
        "r7/1pp3r1/2p1pk2/p7/2P3p1/5P2/P1PK2PP/3R3R w - - 0 21",
    ),
    "raeuberschach": (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pp1ppp2/2p3pp/8/8/PP6/R1PPPPPP/1NBQKBNR w Kkq - 0 4",
        "rnb1kbn1/pp1p1p2/2p3p1/4p1p1/8/PPN5/R1PPPKPR/2BQ1B2 w q e6 0 9",
    ),
    "fuenf_in_einer_reihe": (
        "W:We4:Bf5:H15,15",
        "W:We6,g5,g6:Bf5,g4,h4:H13,13",
        "W:Wd5,e4,e6,f3,f7,g5,g6:Bc4,c6,e5,f5,f6,g4,h4:H9,9",
    ),
}


def thought(id: str, position: str, budget: int) -> tuple[int, float]:
    """How many positions a look ahead took, and how many CPU seconds."""
    state = parlour.game(id).position(position)
    expert = expert_of(id)
    knowledge = expert.knowledge(state) if isinstance(expert, Foresight) else None
    assert knowledge is not None, f"nobody looks ahead at {position}"
    start = process_time()
    found = AlphaBeta(knowledge, budget).think(state, 1, int(knowledge.near))
    return found.positions, process_time() - start


def measured(id: str, budget: int, rounds: int) -> list[float]:
    """Positions per second in each of a game's positions, and in all of them together."""
    rates: list[list[float]] = []
    for _ in range(rounds):
        looks = [thought(id, position, budget) for position in POSITIONS[id]]
        whole = [sum(looked for looked, _ in looks), sum(seconds for _, seconds in looks)]
        rates.append([looked / max(seconds, 1e-9) for looked, seconds in (*looks, whole)])
    return [median(rate) for rate in zip(*rates, strict=True)]


def cells(id: str, rates: list[float]) -> list[str]:
    return [id, *(f"{rate / 1e6:.2f}" for rate in rates)]


def save(rows: list[list[str]], rounds: int) -> None:
    table = "\n".join(f"| {' | '.join(line)} |" for line in (HEADS, ["---"] * len(HEADS), *rows))
    told = (
        f"Written by `python -m benchmarks.thinking --save` on {date.today().isoformat()}. {where_measured()}.\n\n"
        f"Million positions per CPU second of the search that all games of thought share, {BUDGET:,} in each of three fixed positions; "
        f"medians of {rounds} rounds."
    )
    keep(HEADING, f"{told}\n\n{table}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.thinking", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(POSITIONS))
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--save", action="store_true", help="write it into benchmarks/RESULTS.md")
    chosen = parser.parse_args()
    games = chosen.games or list(POSITIONS)
    if unknown := [id for id in games if id not in POSITIONS]:
        parser.error(f"no positions of {', '.join(unknown)}; there are those of {', '.join(POSITIONS)}")
    console = Console()
    console.print(where_measured())
    rows = [cells(id, measured(id, BUDGET, chosen.rounds)) for id in track(games, "thinking", console=console, transient=True)]
    table = Table(*HEADS, title=f"million positions per CPU second, medians of {chosen.rounds} rounds")
    for row in rows:
        table.add_row(*row)
    console.print(table)
    if chosen.save:
        save(rows, chosen.rounds)


if __name__ == "__main__":
    main()
