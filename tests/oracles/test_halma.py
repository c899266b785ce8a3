"""Halma A beside OpenSpiel's chinese_checkers, position by position over random games.

Where the two differ, and what is compared all the same:
- OpenSpiel makes each hop an action, with one more action to stop: its chains are followed to all their ends here.
- Its board stands upside down, first player at the top; counted row by row, field numbers are the same.
- It ends a game by rules of its own: games are compared until either side ends them, and for so many moves at most.
"""

import random

import pyspiel

import parlour

STOP = 726
MOVES = 120  # of a game; pieces have met long before
WANTED = 4_000  # positions


def ends(state: pyspiel.State, start: int) -> dict[int, list[int]]:
    """Where a piece that has begun to hop may stop, with the actions that lead there."""
    found: dict[int, list[int]] = {}
    edge: list[tuple[pyspiel.State, list[int], int]] = [(state, [], start)]
    seen: set[int] = set()
    while edge:
        here, made, field = edge.pop()
        for action in here.legal_actions():
            if action == STOP or (made and action // 6 != field):
                continue
            words = here.action_to_string(here.current_player(), action)
            target = int(words.replace("->", "=>").split("=>")[1])
            if target in seen:
                continue
            seen.add(target)
            after = here.clone()
            after.apply_action(action)
            goes_on = not after.is_terminal() and STOP in after.legal_actions() and after.current_player() == here.current_player()
            found[target] = [*made, action, STOP] if goes_on else [*made, action]
            if goes_on:
                edge.append((after, [*made, action], target))
    return found


def whole_moves(state: pyspiel.State) -> dict[tuple[int, int], list[int]]:
    """Each move by its ends, with its actions."""
    moves: dict[tuple[int, int], list[int]] = {}
    for action in state.legal_actions():
        words = state.action_to_string(state.current_player(), action)
        start, target = (int(field) for field in words.replace("->", "=>").split("=>"))
        after = state.clone()
        after.apply_action(action)
        goes_on = not after.is_terminal() and after.current_player() == state.current_player() and STOP in after.legal_actions()
        moves.setdefault((start, target), [action, STOP] if goes_on else [action])
        if goes_on:
            for end, made in ends(after, target).items():
                if end != start:
                    moves.setdefault((start, end), [action, *made])
    return moves


def test_every_position_of_random_games_has_the_same_moves() -> None:
    rng = random.Random(5)
    game = parlour.game("halma_a")
    oracle = pyspiel.load_game("chinese_checkers")
    compared = longest = 0
    while compared < WANTED:
        ours, theirs = game.start(full_target_wins=False), oracle.new_initial_state()
        for _ in range(MOVES):
            if ours.turn == parlour.OVER or theirs.is_terminal():
                break
            moves = whole_moves(theirs)
            legal = {(action >> 8, action & 255): action for action in ours.legal()}
            assert ours.turn == theirs.current_player()
            assert sorted(legal) == sorted(moves), ours.text()
            compared += 1
            choice = rng.choice(sorted(legal))
            ours.apply(legal[choice])
            longest = max(longest, len(moves[choice]) - 1)
            for action in moves[choice]:
                theirs.apply_action(action)
    assert longest >= 4  # long chains were among them
