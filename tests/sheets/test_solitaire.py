"""The worked examples, letters, solutions and counts of the rule sheet mill_and_stones.md, section 3, by their numbers."""

import random
from time import process_time

import pytest

import parlour
from parlour.core.gesture import Gesture
from parlour.games.solitaire import engine
from parlour.games.solitaire.engine import STOP
from parlour.games.solitaire.grid import ALL, CENTRE, JUMP_HOLES, JUMP_PEGS, JUMPS, NAMES, names
from parlour.games.solitaire.rules import GOALS, LETTERS, Goal
from parlour.players.expert import Outlook
from parlour.players.levels import STRONGEST, player_for
from parlour.players.solitaire.expert import EXPERT, reachable, solution
from parlour.players.solitaire.solver import Solver
from parlour.players.solitaire.weights import BY_GOAL, weightings
from parlour.words import rules_source

GAME = parlour.game("solitaire")
FACE = GAME.face
COMPILED = not (engine.__file__ or "").endswith(".py")
START = int(ALL ^ CENTRE)

# number: (pegs, the complete list of jumps)
EXAMPLES = {
    "solitaire-01": (
        "a3,a4,a5,b3,b4,b5,c1,c2,c3,c4,c5,c6,c7,d1,d2,d3,d5,d6,d7,e1,e2,e3,e4,e5,e6,e7,f3,f4,f5,g3,g4,g5",
        "b4-d4 d2-d4 d6-d4 f4-d4",
    ),
    "solitaire-02": ("a3,a4,a5,b3,b4,b5,c1,c2,c3,c4,c5,c6,c7,d1,d4,d5,d6,d7,e1,e2,e3,e4,e5,e6,e7,f3,f4,f5,g3,g4,g5", "b3-d3 d5-d3 f3-d3"),
    "solitaire-03": (
        "a3,a4,a5,b4,b5,c1,c2,c4,c5,c6,c7,d1,d3,d4,d5,d6,d7,e1,e2,e3,e4,e5,e6,e7,f3,f4,f5,g3,g4,g5",
        "b5-b3 c1-c3 c5-c3 d4-d2 e3-c3",
    ),
    "solitaire-04": ("d4,d5", "d4-d6 d5-d3"),
    "solitaire-05": ("d4", ""),
    "solitaire-06": ("a3,a5,c1,c7,e1,e7,g3,g5", ""),
    "solitaire-07": ("c4,d4", "c4-e4 d4-b4"),
    "solitaire-08": ("b4,c4", "b4-d4 c4-a4"),
    "solitaire-09": ("c3,d3,d4,e3", "d3-b3 d3-d5 d3-f3 d4-d2"),
    "solitaire-10": (
        "a3,a4,a5,b4,b5,c2,c3,c5,c6,c7,d4,d5,d6,d7,e1,e2,e5,e7,f5,g3",
        "a4-c4 b5-b3 c2-c4 c3-c1 c6-c4 c6-e6 d5-d3 e1-e3 e5-g5",
    ),
    "solitaire-11": ("a3,a5,b5,c3,d1,d7,e1,e4,e5,e7,f5,g4", "a5-c5 e1-c1 e4-e6 e5-e3 e5-g5 e7-c7 f5-d5"),
}
SOLUTIONS = {
    "E": (
        "d6-d4 f5-d5 e7-e5 d5-f5 g5-e5 b5-d5 d5-f5 e3-e5 f5-d5 b3-b5 a5-c5 g4-e4 e1-e3 e4-e2 d4-b4 a4-c4 g3-e3 d3-f3 c1-e1 "
        "e1-e3 f3-d3 d3-b3 a3-c3"
    ),
    "E_large": ("d6-d4 f5-d5 e7-e5 d5-f5 g5-e5 b5-d5 d5-f5 e3-e5 f5-d5 c3-c5 d5-b5 a5-c5 g4-e4 d4-f4 a4-c4 g3-e3 a3-c3 e2-e4 d2-d4"),
    "I": ("f4-d4 e6-e4 e3-e5 c4-e4 c2-c4 c5-c3 a5-c5 d5-b5 a3-a5 a5-c5 c6-c4 e1-e3 e4-e2 g3-e3 g5-g3 f5-d5 b4-d4 d3-f3 g3-e3 e3-e1 b3-d3"),
    "I_small": (
        "d2-d4 b3-d3 c5-c3 a5-c5 d5-b5 f5-d5 e7-e5 d5-f5 d7-d5 c7-c5 g5-e5 d5-f5 g3-g5 g5-e5 b5-d5 d4-d2 f4-d4 a4-c4 f3-d3 "
        "d3-b3 a3-c3 c3-c5 e1-e3 d1-d3 c1-c3"
    ),
    "I_stroke": (
        "d6-d4 f5-d5 e7-e5 c7-e7 e4-e6 e7-e5 d5-f5 b5-d5 c3-c5 c6-c4 g5-e5 e2-e4 e5-e3 a3-c3 d3-b3 d5-d3 a5-a3 g4-e4 e4-e2 "
        "b4-d4 g3-e3 d3-f3 e1-e3 f3-d3 a3-c3 d3-b3 c1-c3 b3-d3"
    ),
    "A": ("d6-d4 f5-d5 e3-e5 d5-f5 g5-e5 b5-d5 c3-c5 d5-b5 a5-c5 g4-e4 a4-c4 g3-e3 e3-c3 d1-d3 c3-e3 a3-c3"),
    "C": (
        "b4-d4 c6-c4 d4-b4 d6-d4 f5-d5 e7-e5 d5-f5 g5-e5 e4-e6 g4-e4 e3-e5 e6-e4 a5-c5 e4-c4 c4-c6 a4-c4 g3-e3 c3-c5 e3-c3 "
        "c2-c4 a3-c3 e2-c2"
    ),
    "D": ("d2-d4 f3-d3 e1-e3 d3-f3 d5-d3 f5-d5 e7-e5 c6-e6 d5-f5 g5-e5 c4-c6 a5-c5 g3-e3 e4-e2 g4-e4 a4-c4 c3-e3 a3-c3"),
    "F": (
        "d6-d4 f5-d5 e3-e5 d5-f5 g5-e5 e6-e4 b5-d5 c3-c5 d5-b5 a5-c5 e1-e3 e4-e2 g4-e4 e4-c4 c1-c3 c4-c2 a4-c4 g3-e3 e3-e1 "
        "a3-c3 d2-d4 e1-c1"
    ),
    "H": (
        "d6-d4 b5-d5 c3-c5 d5-b5 f5-d5 e7-e5 c7-e7 e4-e6 e7-e5 a5-c5 c6-c4 d5-f5 g5-e5 g4-e4 c1-c3 c4-c2 e4-c4 a3-c3 c3-c5 "
        "a4-c4 e2-e4 g3-e3 d2-d4 e1-c1 c1-c3"
    ),
    "H_wide": (
        "d2-d4 b3-d3 e3-c3 e1-e3 e4-e2 e6-e4 c5-e5 c7-c5 e7-c7 c4-c6 c7-c5 f5-d5 d5-d3 b5-d5 d6-d4 d4-d2 c1-e1 e1-e3 f3-d3 d2-d4 c2-c4"
    ),
    "J": (
        "d6-d4 b5-d5 c3-c5 d5-b5 f5-d5 e7-e5 c7-e7 a5-c5 c6-c4 d5-f5 g5-e5 e4-e6 e2-e4 g3-e3 e4-e2 g4-e4 a3-c3 c3-e3 e3-e5 "
        "c4-e4 a4-c4 e1-e3 d1-d3 c1-c3"
    ),
    "L": (
        "d6-d4 f5-d5 e3-e5 d5-f5 b5-d5 c7-c5 e7-c7 c4-c6 c7-c5 g5-e5 e6-e4 d5-b5 a5-c5 e1-e3 e4-e2 g4-e4 e4-c4 c4-c6 a4-c4 "
        "g3-e3 c3-c5 e3-c3 c2-c4 a3-c3 e2-c2"
    ),
    "N": ("d6-d4 d3-d5 f4-d4 e6-e4 g5-e5 d5-f5 b5-d5 c7-c5 e7-c7 c4-c6 c7-c5 g3-g5 g5-e5 d5-b5 a5-c5 a4-c4 f3-d3 d3-d5 d1-d3 c3-e3 a3-c3"),
    "O": ("f4-d4 e6-e4 c6-e6 g5-e5 d5-f5 g3-g5 g5-e5 c4-c6 a5-c5 e4-c4 d2-d4 c4-e4 a4-c4 f3-d3 c3-e3 a3-c3"),
    "P": ("d6-d4 b5-d5 c3-c5 e4-c4 e6-e4 g5-e5 d5-b5 a5-c5 e4-e6 g4-e4 c1-c3 c4-c2 a4-c4 e3-e5 g3-e3 a3-c3 e2-e4 d2-d4 e1-c1"),
    "S": ("f4-d4 e6-e4 d4-f4 d6-d4 g5-e5 e2-e4 e5-e3 b5-d5 c3-c5 d5-b5 a5-c5 g4-e4 e4-e2 a4-c4 g3-e3 a3-c3 e2-e4 c3-e3 c2-e2"),
    "T": (
        "f4-d4 e6-e4 g5-e5 e4-e6 e7-e5 d5-f5 b5-d5 c7-c5 d5-b5 d7-d5 g3-g5 g5-e5 a5-c5 d5-b5 c3-c5 b5-d5 a4-c4 a3-c3 d3-b3 "
        "f3-d3 e1-e3 e3-c3 c3-c5 c1-c3 b3-d3"
    ),
    "U": ("f4-d4 e6-e4 g5-e5 d5-f5 d7-d5 g3-g5 g5-e5 e4-e6 c5-e5 a5-c5 e2-e4 c3-e3 f3-d3 a3-c3 c3-e3 e4-e2 c4-e4 a4-c4 e1-e3 d1-d3 c1-c3"),
    "V": (
        "d6-d4 f5-d5 e7-e5 c7-e7 e4-e6 e7-e5 d5-f5 g5-e5 g4-e4 e4-e6 d3-d5 c5-e5 a5-c5 b3-d3 c1-c3 d3-b3 a3-c3 c4-c2 a4-c4 "
        "e2-e4 g3-e3 e1-c1 c1-c3"
    ),
    "X": ("d6-d4 f5-d5 d4-d6 d7-d5 e3-e5 d5-f5 g5-e5 e1-e3 c1-e1 c3-c1 c5-c3 a5-c5 g4-e4 e4-e2 a4-c4 c4-c2 g3-e3 a3-c3 d2-d4"),
    "Y": (
        "d6-d4 f5-d5 e7-e5 c7-e7 e4-e6 e7-e5 d5-f5 g5-e5 b5-d5 c3-c5 d5-b5 a5-c5 g4-e4 e4-e6 a4-c4 c1-c3 c4-c2 e2-e4 g3-e3 "
        "e3-e5 a3-c3 d3-b3 e1-c1 c1-c3 b3-d3"
    ),
}
IN_CENTRE = (
    "d6-d4 f5-d5 e3-e5 d5-f5 b5-d5 c7-c5 e7-c7 c4-c6 c7-c5 g5-e5 e6-e4 d5-b5 a5-c5 c2-c4 c5-c3 e1-e3 e4-e2 g4-e4 e4-c4 "
    "c4-c2 a4-c4 c1-c3 c4-c2 g3-e3 e3-e1 a3-c3 d3-b3 e1-c1 c1-c3 b3-d3 d2-d4"
)


def jumps(state: parlour.State) -> list[str]:
    """The legal moves without stopping, which is always possible."""
    moves = FACE.list_moves(state)
    assert moves == [] or "stop" in moves
    return [move for move in moves if move != "stop"]


def play(state: parlour.State, moves: str) -> parlour.State:
    for move in moves.split():
        state.apply(FACE.read(state, move))
    return state


@pytest.mark.parametrize("number", EXAMPLES)
def test_examples(number: str) -> None:
    pegs, moves = EXAMPLES[number]
    state = GAME.position(f"pegs={pegs}")
    assert jumps(state) == moves.split()
    if not moves:
        assert state.result() == parlour.Result((1,), (len(pegs.split(",")),), "no_jump")


def test_solitaire_01_is_the_start() -> None:
    assert GAME.start().text() == f"pegs={EXAMPLES['solitaire-01'][0]}"


def test_a_shortest_dead_end() -> None:
    state = play(GAME.start(), "b4-d4 e4-c4 d2-d4 d5-d3 d7-d5 g4-e4")
    assert state.result() == parlour.Result((1,), (26,), "no_jump")


def test_a_single_peg_is_told_as_what_it_is() -> None:
    perfect = GAME.position("pegs=d4,d5")
    assert perfect.legal()
    perfect.apply(FACE.read(perfect, "d5-d3"))
    assert FACE.scene(perfect, 0).prompt.id == "solitaire-end-perfect"
    stopped = GAME.position("pegs=d4,d5")
    stopped.apply(STOP)
    assert FACE.scene(stopped, 0).prompt.id == "solitaire-end-stopped"


def test_a_solution_of_one_in_centre() -> None:
    for goal, reason in (("one_in_centre", "reached"), ("one_left", "reached"), ("fewest", "no_jump")):
        assert play(GAME.start(goal=goal), IN_CENTRE).result() == parlour.Result((1,), (1,), reason)


@pytest.mark.parametrize("letter", LETTERS)
def test_letters_are_reached_by_their_solutions(letter: str) -> None:
    state = play(GAME.start(goal=f"letter_{letter}"), SOLUTIONS[letter])
    assert state.result() == parlour.Result((1,), (len(LETTERS[letter].split()),), "reached")


def test_a_letter_counts_at_once_though_jumps_are_left() -> None:
    state = play(GAME.start(), SOLUTIONS["E"])
    assert jumps(state) != []


def count(state: parlour.State, depth: int) -> int:
    """Sequences of jumps; stopping is none."""
    total = 0
    for action in state.legal():
        if action != STOP:
            after = state.clone()
            after.play(action)
            total += 1 if depth == 1 else count(after, depth - 1)
    return total


def test_perft() -> None:
    wanted = (4, 12, 60, 400, 2960, 24600, 221072)
    depths = 7 if COMPILED else 5
    assert tuple(count(GAME.start(), depth) for depth in range(1, depths + 1)) == wanted[:depths]


def test_numbers_of_different_positions() -> None:
    """By an independent slow reading of the rule, on squares of a grid."""
    wanted = (1, 4, 12, 60, 296, 1338, 5648)
    holes = {(x, y) for x in range(7) for y in range(7) if 2 <= x <= 4 or 2 <= y <= 4}
    level = {frozenset(holes - {(3, 3)})}
    ours = {START}
    for number in wanted[: 7 if COMPILED else 5]:
        assert len(level) == len(ours) == number
        assert {frozenset("abcdefg"[x] + str(y + 1) for x, y in pegs) for pegs in level} == {frozenset(names(pegs)) for pegs in ours}
        level = {after for pegs in level for after in slow_jumps(pegs, holes)}
        states = [GAME.position(f"pegs={','.join(names(pegs))}") for pegs in ours]
        ours = {pegs_of(state) ^ int(JUMP_HOLES[action]) for state in states for action in state.legal() if action != STOP}


def slow_jumps(pegs: frozenset[tuple[int, int]], holes: set[tuple[int, int]]) -> list[frozenset[tuple[int, int]]]:
    found = []
    for x, y in pegs:
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            over, target = (x + dx, y + dy), (x + 2 * dx, y + 2 * dy)
            if over in pegs and target in holes and target not in pegs:
                found.append(pegs - {(x, y), over} | {target})
    return found


def pegs_of(state: parlour.State) -> int:
    assert isinstance(state, engine.SolitaireState)
    return int(state.pegs)


# Goals, stopping, points


def test_r5_stopping_counts_the_pegs_on_the_board() -> None:
    state = play(GAME.start(), "d2-d4 stop")
    assert state.result() == parlour.Result((1,), (31,), "stopped")
    assert GAME.position(state.text()).result() == state.result()


@pytest.mark.parametrize("goal", [goal for goal in GOALS if goal != "fewest"])
def test_stopping_before_the_goal_loses(goal: str) -> None:
    assert play(GAME.start(goal=goal), "d2-d4 stop").result() == parlour.Result((2,), (31,), "given_up")


@pytest.mark.parametrize(("goal", "reason"), [("one_left", "reached"), ("one_in_centre", "missed"), ("letter_E", "missed")])
def test_one_peg_outside_the_centre(goal: str, reason: str) -> None:
    state = play(GAME.position("pegs=d4,d5", goal=goal), "d4-d6")
    assert state.result() == parlour.Result((1 if reason == "reached" else 2,), (1,), reason)


@pytest.mark.parametrize(("pegs", "jump"), [("b3,c3", "c3-a3"), ("e5,f5", "e5-g5"), ("c2,c3", "c3-c1")])
def test_the_last_peg_may_stand_anywhere(pegs: str, jump: str) -> None:
    state = play(GAME.position(f"pegs={pegs}", goal="one_left"), jump)
    assert state.result() == parlour.Result((1,), (1,), "reached")


def test_a_letter_is_marked_on_the_board() -> None:
    board = FACE.board(GAME.agree(goal="letter_T"))
    assert {site.id for site in board.sites if site.role == "goal"} == set(LETTERS["T"].split())
    assert len(board.sites) == 33
    patches = {tuple(sum(along) / 4 for along in zip(*area.points, strict=True)) for area in board.areas if area.role != "round"}
    assert patches == {(site.x, site.y) for site in board.sites if site.role == "goal"}
    peg = max(site.size for site in board.sites)  # a peg fills its hole: the patch is seen around it
    assert all(max(x for x, _ in area.points) - min(x for x, _ in area.points) > peg for area in board.areas)


def test_the_rules_name_every_letter_and_how_many_may_play() -> None:
    for language, most in (("en", "up to four"), ("de", "bis zu vier")):
        text = rules_source(language, "solitaire")
        assert most in text and max(GAME.seats) == 4
        listed = text.partition("{#letters}")[2].partition("{#tips}")[0]
        assert all(f" {letter[0]}" in listed for letter in LETTERS)


# The solver


def slow_best(
    pegs: frozenset[str], known: dict[frozenset[str], tuple[int, frozenset[frozenset[str]]]]
) -> tuple[int, frozenset[frozenset[str]]]:
    """The fewest pegs that can be left, and every single peg that can be: by looking at everything."""
    if pegs not in known:
        best, singles = len(pegs), frozenset([pegs]) if len(pegs) == 1 else frozenset()
        for start, over, target in JUMPS:
            if start in pegs and over in pegs and target not in pegs:
                fewer, more = slow_best(pegs - {start, over} | {target}, known)
                best, singles = min(best, fewer), singles | more
        known[pegs] = best, singles
    return known[pegs]


def test_the_solver_knows_what_a_slow_search_finds() -> None:
    rng = random.Random(3)
    yes = no = 0
    for _ in range(24 if COMPILED else 6):
        state = play(GAME.start(), " ".join(IN_CENTRE.split()[: rng.randint(17, 22)]))
        for _ in range(rng.randint(0, 4)):  # random jumps mostly spoil it
            if choices := [action for action in state.legal() if action != STOP]:
                state.apply(rng.choice(choices))
        pegs = pegs_of(state)
        best, singles = slow_best(frozenset(names(pegs)), {})
        assert reachable(Goal("one_left"), pegs) == bool(singles), state.text()
        assert reachable(Goal("one_in_centre"), pegs) == (frozenset(["d4"]) in singles), state.text()
        line = solution(Goal("fewest"), pegs)
        assert line is not None and len(names(pegs)) - len(line) == best, state.text()
        yes += bool(singles)
        no += not singles
    assert yes > 0 and no > 0


@pytest.mark.parametrize("goal", GOALS if COMPILED else ("one_left", "letter_O"))
def test_a_solution_from_the_start(goal: str) -> None:
    state = GAME.start(goal=goal)
    began = process_time()
    line = solution(Goal(goal), START)
    assert line is not None
    assert not COMPILED or process_time() - began < 5  # seconds
    for action in line:
        assert state.turn == 0
        state.apply(action)
    assert state.result().places == (1,)
    assert state.result().reason == ("no_jump" if goal == "fewest" else "reached")


def test_a_goal_can_be_out_of_reach_though_parity_allows_it() -> None:
    dead = play(GAME.start(), "b4-d4 e4-c4 d2-d4 d5-d3 d7-d5 g4-e4")
    for goal in ("one_left", "one_in_centre", "letter_O"):
        assert reachable(Goal(goal), pegs_of(dead)) is False
    assert solution(Goal("fewest"), pegs_of(dead)) == []


def test_the_strongest_computer_ends_in_the_centre() -> None:
    state = play(GAME.start(goal="one_in_centre"), " ".join(IN_CENTRE.split()[:19]))
    player = player_for(5, 1)
    while state.turn == 0:
        state.apply(player.choose(state))
    assert state.result() == parlour.Result((1,), (1,), "reached")


def test_where_fewer_cannot_be_left_the_expert_stops_or_says_nothing() -> None:
    assert EXPERT.choose(GAME.position("pegs=c3,d3,d4,e3"), STRONGEST, 1) is not None
    assert EXPERT.choose(GAME.position("pegs=d4,d5", goal="one_in_centre"), STRONGEST, 1) is None
    assert EXPERT.choose(parlour.game("fuenf_in_einer_reihe").start(), STRONGEST, 1) is None


@pytest.mark.parametrize("goal", BY_GOAL)
def test_no_jump_makes_the_pegs_heavier(goal: str) -> None:
    """What the solver cuts off by weight is out of reach for certain."""
    for weights in weightings(goal):
        by_name = dict(zip(NAMES, weights, strict=True))
        assert all(by_name[start] + by_name[over] >= by_name[target] for start, over, target in JUMPS)
        assert sum(abs(weight) for weight in weights) < 512  # a sum fits into its ten bits


@pytest.mark.parametrize("goal", GOALS if COMPILED else ("letter_E",))
def test_it_is_always_known_whether_the_goal_is_in_reach(goal: str) -> None:
    rng = random.Random(11)
    for _ in range(4 if COMPILED else 2):
        pegs = START
        for _ in range(rng.randint(1, 14)):
            choices = [jump for jump in range(STOP) if pegs & JUMP_HOLES[jump] == JUMP_PEGS[jump]]
            if choices:
                pegs ^= int(JUMP_HOLES[rng.choice(choices)])
        assert reachable(Goal(goal), pegs) is not None, names(pegs)


def test_progress_is_told_while_a_solution_is_looked_for() -> None:
    told: list[float] = []
    solver = Solver([int(Goal("letter_L").picture)], [], 1_000, 60_000)  # without weights and with little memory there is much to do
    solver.tell = told.append
    solver.reachable(START)
    assert told == sorted(told) and told and 0 <= told[0] <= told[-1] <= 1


def outlook(state: parlour.State) -> Outlook:
    found = EXPERT.solve(state, lambda done: None)
    assert found is not None
    return found


def test_the_outlook_says_what_can_still_come() -> None:
    def look(state: parlour.State) -> tuple[str, int]:
        found = outlook(state)
        return found.message.id, len(found.line)

    assert look(GAME.position("pegs=b4,c4", goal="one_in_centre")) == ("solitaire-outlook-open", 1)
    assert look(GAME.position("pegs=c4,d4", goal="one_in_centre")) == ("solitaire-outlook-lost", 0)
    assert look(GAME.position("pegs=c4,d4")) == ("solitaire-outlook-fewest", 1)
    found = outlook(GAME.position("pegs=a3,a4,g3"))
    assert (found.message.args["count"], len(found.line)) == (2, 1)


# Several, one after the other


def test_several_play_one_after_the_other_and_the_fewest_points_win() -> None:
    state = GAME.start(3)
    play(state, "d2-d4 stop")
    assert (state.turn, state.text()) == (1, f"{GAME.start().text()} | played=31:stopped")
    play(state, "d2-d4 b3-d3 stop")
    assert state.turn == 2
    play(state, "d2-d4 stop")
    assert state.result() == parlour.Result((2, 1, 2), (31, 30, 31), "rounds")
    assert GAME.position(state.text(), 3).result() == state.result()


def test_several_who_misses_the_goal_stands_behind_who_reaches_it() -> None:
    state = play(GAME.start(2, goal="letter_O"), f"{SOLUTIONS['O']} d2-d4 d5-d3 stop")
    assert state.result() == parlour.Result((1, 2), (16, 30), "rounds")
    state = play(GAME.start(2, goal="letter_O"), f"d2-d4 stop {SOLUTIONS['O']}")
    assert state.result() == parlour.Result((2, 1), (31, 16), "rounds")
    fewer = play(GAME.position("pegs=a4,b4,g4 | played=9:reached", 2, goal="letter_E"), "a4-c4")
    assert fewer.result() == parlour.Result((1, 2), (9, 2), "rounds"), "fewer pegs do not make up for the goal"


def test_several_the_board_is_filled_again_for_the_next() -> None:
    before = play(GAME.start(2), "d2-d4")
    after = play(before.clone(), "stop")
    events = FACE.tell(before, int(STOP), after)
    assert {event.path[0] for event in events if event.kind == "place"} == {"d2", "d3"}
    assert [event.path for event in events if event.kind == "take"] == [("d4",)]
    assert [event.message.id for event in events if event.message] == ["solitaire-log-stop", "solitaire-end-stopped", "solitaire-log-next"]


# Reasons: every prohibition has its rule

REASONS: list[tuple[str, tuple[str, ...], str, str]] = [
    ("pegs=c4,d4", ("a1",), "setup", "solitaire-why-no-hole"),
    ("pegs=c4,d4", ("e4",), "jumping", "solitaire-why-no-peg"),
    ("pegs=c4,d4", ("c4",), "jumping", "solitaire-why-choose-hole"),
    ("pegs=c4,d4", ("c4", "c4"), "jumping", "solitaire-why-choose-hole"),
    ("pegs=c4,d4,g4", ("g4",), "jumping", "solitaire-why-cannot-jump"),
    ("pegs=c4,d4", ("c4", "e4", "g4"), "jumping", "solitaire-why-one-jump"),
    ("pegs=c4,d4,e4", ("c4", "e4"), "jumping", "solitaire-why-filled"),
    ("pegs=c4,d4,d5", ("c4", "e6"), "jumping", "solitaire-why-diagonal"),
    ("pegs=c4,d4", ("c4", "b4"), "jumping", "solitaire-why-no-step"),
    ("pegs=c4,d4,e4", ("c4", "f4"), "jumping", "solitaire-why-too-far"),
    ("pegs=c4,d4", ("c4", "c6"), "jumping", "solitaire-why-nothing-between"),
    ("pegs=d4", ("d4",), "end", "solitaire-why-over"),
]


@pytest.mark.parametrize(("position", "sites", "anchor", "message"), REASONS)
def test_why_not(position: str, sites: tuple[str, ...], anchor: str, message: str) -> None:
    reason = FACE.why_not(GAME.position(position), Gesture(sites=sites))
    assert (reason.anchor, reason.message.id) == (anchor, message)


def test_tell_a_jump() -> None:
    before = GAME.position("pegs=c4,d4")
    after = play(before.clone(), "c4-e4")
    told = [(event.kind, event.path) for event in FACE.tell(before, FACE.read(before, "c4-e4"), after)]
    assert told == [("move", ("c4", "e4")), ("take", ("d4",)), ("end", ())]


NONSENSE = {
    "": "expected",
    "pegs=": "expected",
    "pegs=a1": "no place",
    "pegs=d4,d4": "twice",
    "pegs=d4 | played=1:stopped": "cannot have ended so",
    "pegs=d4,d5 | played=3:stopped": "cannot have ended so",
    "pegs=d4,d5 | played=2:no_jump": "cannot have ended so",
    "pegs=d4,d5 | played=2:reached": "ends by one of these: stopped, no_jump",
    "pegs=d4,d5 | played=33:stopped": "penalty points",
    "pegs=d4,d5 | played=2:stopped,2:stopped": "1 seats play, and the text has more",
    f"pegs={','.join(names(ALL))}": "only 32",
}


@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_is_refused_with_place_and_reason(text: str) -> None:
    with pytest.raises(parlour.PositionError, match=NONSENSE[text]):
        GAME.position(text)
