"""How many games of tippy end without an enclosing, between two players of one kind: each is played until its first, or to its end.

    python -m benchmarks.enclosings                    twelve games of two of level 5, on all cores: some minutes
    python -m benchmarks.enclosings --player 3 -n 100  of others that `parlour lab duel` knows

Openings and seeds are those of a duel without a brake. It fails where half of the games or more have none.
"""

from __future__ import annotations

import argparse
import os
import sys

from parlour.catalogue import game
from parlour.core.state import OVER
from parlour.lab.duel import Wish, opened, seeded
from parlour.lab.facts import taken
from parlour.lab.rivals import rival
from parlour.lab.runner import Piece, Plain, in_order

TIPPY = "tippy"


def until_first(told: tuple[Wish, int]) -> Plain:
    """One game: after how many turns somebody was enclosed, 0 for never, and how many there were."""
    wish, number = told
    state, line = opened(wish, number)
    players = [rival(wish.first, TIPPY, seeded(wish, f"seat {seat}", number), wish.brake) for seat in range(wish.setup.seats)]
    turns = len(line)
    while state.turn != OVER:
        before, action = state.clone(), players[state.turn].choose(state)
        state.apply(action)
        turns += 1
        if taken(before, action, state):
            return {"enclosed": turns, "turns": turns}
    return {"enclosed": 0, "turns": turns}


def main() -> int:
    """Play, tell every game, and the share."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--player", default="5")
    parser.add_argument("-n", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    wished = parser.parse_args()
    wish = Wish(game(TIPPY).agree(2), wished.player, wished.player, wished.n, wished.seed, brake=False)
    pieces = [Piece(f"{TIPPY} {number}", (wish, number)) for number in range(wished.n)]
    without = 0
    for at, (_, done) in enumerate(in_order(until_first, pieces, cores=os.cpu_count() or 1), 1):
        without += not done["enclosed"]
        print(f"game {at}: first enclosing {done['enclosed'] or 'never'}, {done['turns']} turns; without one: {without}", flush=True)
    return int(2 * without >= wished.n)


if __name__ == "__main__":
    sys.exit(main())
