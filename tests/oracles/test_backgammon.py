"""Backgammon by the common rules against OpenSpiel: in random positions each of the 21 throws has the same plays.

Ours are asked for twice: as packed plays, and, for some throws, step by step. POSITIONS=20000 in the environment compares more than a
suite has time for. OpenSpiel's x, who runs up its points, is our Black; a double is two moves in a row there.
"""

import os
from random import Random

import pyspiel

from parlour.games.tables.backgammon import GAME
from parlour.games.tables.engine import TablesState
from parlour.games.tables.plays import plays_of
from parlour.games.tables.rules import BAR, OFF, PLACES, PLAY

POSITIONS = int(os.environ.get("POSITIONS", "100"))
EVERY = 7  # of that many throws of a game one is compared
THEIRS = pyspiel.load_game("backgammon")
BAR_THERE = 100
DICE = [(low, high) for high in range(1, 7) for low in range(1, high + 1)]
DIGIT = [1 << 4 * place for place in range(PLACES)]  # a colour's stones are digits of a number, by its own progress

Stones = tuple[int, int]  # of White and of Black
Steps = tuple[int, tuple[int, ...]]  # what they add to the mover's number, and where they end
STEPS: dict[tuple[int, int, tuple[int, int]], Steps] = {}


def throws(state: pyspiel.State) -> dict[tuple[int, int], int]:
    """OpenSpiel's numbers of the throws, by their dice."""
    names = {action: state.action_to_string(action).partition("roll: ")[2] for action, _ in state.chance_outcomes()}
    return {(int(name[0]), int(name[1])): action for action, name in names.items()}


def first_throw() -> pyspiel.State:
    """A position in which dice are thrown, both of them."""
    state = THEIRS.new_initial_state()
    state.apply_action(0)
    state.apply_action(state.legal_actions()[0])
    assert state.is_chance_node()
    return state


OUTCOMES = throws(first_throw())


def counted(state: pyspiel.State) -> list[list[int]]:
    """Stones by seat and progress; OFF is what is missing."""
    sides = []
    for player in (1, 0):  # White is their o
        points = [state.board(player, at) for at in range(24)]
        stones = [state.board(player, BAR_THERE), *(points if player == 0 else reversed(points))]
        sides.append([*stones, 15 - sum(stones), 0])
    return sides


def steps(state: pyspiel.State, player: int, action: int, dice: tuple[int, int]) -> Steps:
    """What the steps of one of OpenSpiel's actions do. It depends on the dice alone, so it is kept."""
    found = STEPS.get((player, action, dice))
    if found is None:
        shift, ends = 0, []
        for move in state.spiel_move_to_checker_moves(player, action):
            if move.pos >= 0 and move.num > 0:
                x = int(BAR) if move.pos == BAR_THERE else move.pos + 1 if player == 0 else 24 - move.pos
                to = min(x + move.num, int(OFF))
                shift += DIGIT[to] - DIGIT[x]
                ends.append(to)
        found = STEPS[player, action, dice] = shift, tuple(ends)
    return found


def moved(blots: set[int], seat: int, made: Steps, before: Stones) -> Stones:
    """The stones after these steps; blots are the other side's, as the mover counts."""
    shift, ends = made
    own, other = before[seat] + shift, before[1 - seat]
    for to in blots.intersection(ends):
        other += DIGIT[BAR] - DIGIT[25 - to]
    return (own, other) if seat == 0 else (other, own)


def blots(sides: list[list[int]], seat: int) -> set[int]:
    """Where the other side has one stone, as this one counts."""
    return {to for to in range(1, 25) if sides[1 - seat][25 - to] == 1}


def key(sides: list[list[int]]) -> Stones:
    white, black = (sum(count * digit for count, digit in zip(side, DIGIT, strict=True)) for side in sides)
    return white, black


def their_plays(state: pyspiel.State, dice: tuple[int, int]) -> set[Stones]:
    """Where OpenSpiel's moves lead; the second half of a double from each different first half."""
    rolled = state.clone()
    rolled.apply_action(OUTCOMES[dice])
    player = rolled.current_player()
    seat, sides, ends = 1 - player, counted(rolled), dict[Stones, int]()
    before, exposed = key(sides), blots(sides, seat)
    for action in rolled.legal_actions():
        ends.setdefault(moved(exposed, seat, steps(rolled, player, action, dice), before), action)
    if dice[0] != dice[1]:
        return set(ends)
    found = set()
    for end, action in ends.items():
        half = rolled.clone()
        half.apply_action(action)
        if half.is_terminal() or half.is_chance_node() or half.current_player() != player:
            found.add(end)
            continue
        sides = counted(half)
        assert key(sides) == end, "our reading of their actions"
        exposed = blots(sides, seat)
        found |= {moved(exposed, seat, steps(half, player, other, dice), end) for other in half.legal_actions()}
    return found


def stones(state: TablesState) -> Stones:
    white, black = (state.words(seat, True) + (state.words(seat, False) << 52) for seat in (0, 1))
    return white, black


def our_plays(state: TablesState) -> set[Stones]:
    plays = list(plays_of(state))
    found = set()
    for packed in plays:
        after = state.clone()
        while packed:
            after.play(packed & 255)
            packed >>= 8
        found.add(stones(after))
    assert len(found) == len(plays), "each once"
    return found


def our_steps(state: TablesState) -> set[Stones]:
    found, seen, waiting, seat = set(), set(), [state], state.hand
    while waiting:
        here = waiting.pop()
        for action in here.legal():
            after = here.clone()
            after.apply(action)
            if after.stage != PLAY or after.hand != seat:
                found.add(stones(after))
            elif after.key() not in seen:
                seen.add(after.key())
                waiting.append(after)
    return found


def ours(state: pyspiel.State, player: int) -> TablesState:
    """The same position on our board, about to throw."""
    texts = []
    for letter, side in zip("WB", counted(state), strict=True):
        places = [f"{x if letter == 'B' else 25 - x}:{side[x]}" for x in range(1, 25) if side[x]]
        texts.append(" ".join([letter, *places, *([f"bar:{side[0]}"] if side[0] else [])]))
    found = GAME.position(f"{'; '.join(texts)} | {'BW'[player]}", standard_rules=True, doubling=False)
    assert isinstance(found, TablesState)
    return found


def test_every_throw_has_the_same_plays_as_in_openspiel() -> None:
    rng = Random(1)
    compared, plays, thrown = 0, 0, 0
    while compared < POSITIONS:
        state = THEIRS.new_initial_state()
        state.apply_action(rng.choice(state.legal_actions()))
        while not state.is_terminal() and compared < POSITIONS:
            if not state.is_chance_node():
                state.apply_action(rng.choice(state.legal_actions()))
                continue
            thrown += 1
            if thrown % EVERY == 0:
                compared += 1
                plays += compare(state, compared % 10 == 0)
            state.apply_action(rng.choice(list(OUTCOMES.values())))
    assert plays > 21 * compared
    print(f"{compared} positions, {plays} plays")


def compare(state: pyspiel.State, stepwise: bool) -> int:
    """All 21 throws from here; the number of plays they have."""
    probe = state.clone()
    probe.apply_action(OUTCOMES[5, 6])
    before = ours(state, probe.current_player())
    count = 0
    for dice in DICE:
        theirs = their_plays(state, dice)
        after = before.clone()
        after.apply(10 * dice[1] + dice[0])
        found = our_plays(after) if after.stage == PLAY else {stones(before)}
        assert found == theirs, f"{before.text()} with {dice}: {len(found)} and {len(theirs)} plays"
        if stepwise and after.stage == PLAY:
            assert our_steps(after) == theirs, f"{before.text()} with {dice}, step by step"
        count += len(theirs)
    return count
