"""How many of twenty games against somebody who always answers alike are different after ten moves of both: `python -m benchmarks.variety`.

Level 3, and level 5 with a part of its positions, as first and as second player.
"""

from argparse import ArgumentParser
from dataclasses import replace
from typing import Final

from parlour.catalogue import entry, game
from parlour.core.state import CHANCE, OVER
from parlour.lab.rivals import rival
from parlour.players.expert import Strength
from parlour.players.levels import STRENGTHS, Computer

GAMES: Final = 20
MOVES: Final = 20  # of both sides
PART: Final = 40  # of level 5's positions, so that it does not take hours
STEADY: Final = {"halma": "distance:500", "five": "threats"}  # by family: whose answer follows from the position alone; else …
MATERIAL: Final = "material:500"
PLAYED: Final = (
    "muehle fuenf_in_einer_reihe schach raeuberschach bienenhausschach "
    "dame damspel polnische_dame englische_dame italienische_dame schlagdame mauern "
    "twee_in_een_a eckdame pyramiden_dame halma_stern10 halma_a halma_eck tippy"
)


def different(id: str, strength: Strength, seat: int) -> int:
    """How many of the games are, the other seat being played by the same somebody every time."""
    found = set()
    for seed in range(GAMES):
        state = game(id).start(2)
        steady = rival(STEADY.get(entry(id).family, MATERIAL), id, 1)
        player = Computer(replace(strength, seconds=0.0), seed)
        line: list[int] = []
        moves = 0
        while moves < MOVES and state.turn != OVER:
            assert state.turn != CHANCE
            action = (player if state.turn == seat else steady).choose(state)
            state.play(action)
            line.append(action)
            moves += not state.midway
        found.add(tuple(line))
    return len(found)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=PLAYED.split())
    parser.add_argument("--part", type=int, default=PART, help="of level 5's positions")
    wanted = parser.parse_args()
    best = replace(STRENGTHS[5], positions=STRENGTHS[5].positions // wanted.part)
    for id in wanted.games:
        told = [", ".join(str(different(id, strength, seat)) for seat in range(2)) for strength in (STRENGTHS[3], best)]
        print(f"| `{id}` | {' | '.join(told)} |", flush=True)


if __name__ == "__main__":
    main()
