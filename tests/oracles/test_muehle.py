"""Mill beside OpenSpiel's nine_mens_morris, position by position over random games.

Where the rules differ, and what is compared all the same:
- OpenSpiel lets a mill take from mills when there is nothing else: played here with take_from_mill_if_all.
- OpenSpiel ends a game as drawn after 200 turns and knows no repetition: our draws are off and games end there.
- OpenSpiel takes one stone for two mills, always takes, and always jumps with three: our defaults.
"""

import random

import pyspiel

import parlour
from parlour.games.mill.engine import MOVE, TAKE
from parlour.games.mill.grid import NAMES

# OpenSpiel counts the points row by row from the top left.
ORDER = sorted(NAMES, key=lambda name: (-int(name[1]), name[0]))
THEIRS = {NAMES.index(name): number for number, name in enumerate(ORDER)}


def translated(action: int) -> int:
    if action >= MOVE:
        return 24 + 24 * THEIRS[(action - MOVE) // 24] + THEIRS[(action - MOVE) % 24]
    return THEIRS[action - TAKE if action >= TAKE else action]


def test_every_position_of_random_games_has_the_same_actions() -> None:
    rng = random.Random(11)
    game = parlour.game("muehle")
    oracle = pyspiel.load_game("nine_mens_morris")
    compared = endings = 0
    while compared < 30_000:
        ours = game.start(take_from_mill_if_all=True, repetition_draw=0, no_mill_limit=0)
        theirs = oracle.new_initial_state()
        while ours.turn != parlour.OVER and not theirs.is_terminal():
            actions = {translated(action): action for action in ours.legal()}
            assert sorted(actions) == theirs.legal_actions(), ours.text()
            assert ours.turn == theirs.current_player()
            compared += 1
            choice = rng.choice(sorted(actions))
            ours.apply(actions[choice])
            theirs.apply_action(choice)
        if ours.turn == parlour.OVER:
            endings += 1
            assert theirs.is_terminal(), ours.text()
            assert [ours.payoff(seat) > 0.5 for seat in (0, 1)] == [value > 0 for value in theirs.returns()], ours.text()
        else:
            assert theirs.returns() == [0, 0] and "Turn number: 200" in str(theirs)
    assert endings > 50
