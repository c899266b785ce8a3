"""Mensch ärgere Dich nicht beside OpenSpiel's maedn, throw by throw and move by move over random games.

Where the rules differ, and what is compared all the same:
- OpenSpiel begins with every piece waiting and with the first player; the booklets put one piece on A and throw for the start:
  our games begin here from OpenSpiel's first position.
- OpenSpiel ends with the first player home: played here without play_on.
- OpenSpiel has a pass for a throw that moves nothing; here such a throw leads straight to the next one.
- OpenSpiel has none of the printed variants, so only our defaults are compared.
"""

import random

import pyspiel
import pytest

import parlour
from parlour.core.board import Board
from parlour.core.state import CHANCE, OVER, State
from parlour.games.ludo.rules import FORWARD

PASS = 0
COMPARED = 20_000  # decisions and throws, for each number of players
GAME = parlour.game("maedn")


def translated(action: int) -> int:
    """OpenSpiel counts: pass, bring in, then the squares by progress."""
    return action - FORWARD + 1


def assert_same_board(ours: State, theirs: pyspiel.State, board: Board) -> None:
    """Every piece stands where OpenSpiel draws it, and it draws no others."""
    rows = str(theirs).splitlines()[:11]
    scene = GAME.face.scene(ours, -1)
    players = {view.colours[0]: str(seat + 1) for seat, view in enumerate(scene.seats)}
    assert sum(mark.isdigit() for row in rows for mark in row) == len(scene.pieces)
    for piece in scene.pieces:
        if "B" in piece.site:
            continue  # which of the four waiting squares is held means nothing
        site = board.site(piece.site)
        assert rows[round(site.y)][2 * round(site.x)] == players[piece.colour], ours.text()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_random_games_has_the_same_actions(seats: int) -> None:
    rng = random.Random(seats)
    oracle = pyspiel.load_game(f"maedn(players={seats})")
    colours = {2: "YR", 3: "YGR", 4: "YGRK"}[seats]
    first = " ".join(f"{letter}[B,B,B,B]" for letter in colours) + " | Y"
    board = GAME.face.board(GAME.agree(seats))
    compared = passes = captures = games = 0
    while compared < COMPARED:
        ours = GAME.position(first, seats, play_on=False)
        theirs = oracle.new_initial_state()
        while ours.turn != OVER:
            assert ours.turn == CHANCE and theirs.is_chance_node()
            thrower, face = ours.hand, rng.randint(1, 6)
            ours.apply(face)
            theirs.apply_action(face - 1)
            assert theirs.current_player() == thrower, ours.text()
            compared += 1
            if ours.turn == CHANCE:
                assert theirs.legal_actions() == [PASS], ours.text()
                theirs.apply_action(PASS)
                passes += 1
                continue
            actions = {translated(action): action for action in ours.legal()}
            assert sorted(actions) == theirs.legal_actions(), ours.text()
            compared += 1
            choice = rng.choice(sorted(actions))
            captures += " x" in GAME.face.write(ours, actions[choice])
            ours.apply(actions[choice])
            theirs.apply_action(choice)
            if compared % 20 == 0:
                assert_same_board(ours, theirs, board)
        games += 1
        assert theirs.is_terminal(), ours.text()
        assert [place == 1 for place in ours.result().places] == [value > 0 for value in theirs.returns()]
        assert_same_board(ours, theirs, board)
    assert passes > 500 and captures > 100 and games >= 5
