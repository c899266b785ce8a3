"""Five in a row beside OpenSpiel's gomoku, position by position over random games.

Where the rules differ, and what is compared all the same:
- OpenSpiel's stones never run out and never move: compared are the sixteen stones of each side that are placed.
- OpenSpiel draws a full board, which sixteen stones a side never fill.
- OpenSpiel's first player wins with five or more, or whatever its parameters say: played here with our default, five or more.
"""

import random

import pyspiel

import parlour

SIZE = 10


def test_placing_is_the_same_until_the_stones_are_used_up() -> None:
    rng = random.Random(4)
    game = parlour.game("fuenf_in_einer_reihe")
    oracle = pyspiel.load_game(f"gomoku(size={SIZE},connect=5,anti=false)")
    compared = wins = 0
    for number in range(60):
        ours = game.start()
        theirs = oracle.new_initial_state()
        near = number % 2  # every second game is crowded into a corner, where rows come about
        while ours.turn != parlour.OVER and "-" not in game.face.write(ours, ours.legal()[0]):
            legal = ours.legal()
            assert len(legal) == len(theirs.legal_actions())
            assert ours.turn == theirs.current_player()
            squares = [game.face.write(ours, action) for action in legal]
            numbers = ["abcdefghij".index(name[0]) + SIZE * (int(name[1:]) - 1) for name in squares]
            assert sorted(numbers) == theirs.legal_actions()
            crowded = [at for at, name in enumerate(squares) if name[0] in "abcdef" and int(name[1:]) <= 6]
            at = rng.choice(crowded if near and crowded else range(len(legal)))
            compared += 1
            ours.apply(legal[at])
            theirs.apply_action(numbers[at])
            assert (ours.turn == parlour.OVER) == theirs.is_terminal(), ours.text()
        if ours.turn == parlour.OVER:
            wins += 1
            assert [value > 0 for value in theirs.returns()] == [place == 1 for place in ours.result().places]
    assert compared > 1000 and wins > 5
