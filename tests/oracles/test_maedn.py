"""Mensch ärgere Dich nicht beside OpenSpiel's maedn, throw by throw and move by move over random games.

Where the rules differ, and what is compared all the same:
- OpenSpiel begins with every piece waiting and with the first player; the booklets put one piece on A and throw for the start:
  our games begin here from OpenSpiel's first position.
- OpenSpiel ends with the first player home: played here without play_on.
- OpenSpiel has a pass for a throw that moves nothing; here such a throw leads straight to the next one.
- OpenSpiel has none of the printed variants, so our defaults are compared with it, and the variants with a second reading of the sheet.
"""

import random

import pyspiel
import pytest

import parlour
from parlour.core.board import Board
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, OVER, State
from parlour.games.ludo.rules import FORWARD
from tests.laws.played import name, setups

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


# The variants, which OpenSpiel has not, beside a second reading of the sheet: slow, by sets and lists, and sharing nothing with the engine


LETTERS = "YGRK"
R, D = 40, 43
Pieces = dict[str, list[int]]  # -1 waits
Step = tuple[str, int, int]  # letter, from, to


class Reading:
    """Sections 0.7, 1.5 and 1.7 of the sheet, sentence by sentence."""

    def __init__(self, setup: Setup) -> None:
        self.on = setup.flag
        self.capture = setup.choice("compulsory_capture")
        self.six_only = setup.choice("a_exit") == "six_only"
        many = setup.choice("few_players") == "all_colours"
        self.owner: dict[str, int | None] = dict(zip(LETTERS, range(4), strict=True))
        if setup.seats == 2:
            self.owner = {"Y": 0, "G": 1, "R": 0, "K": 1} if many else {"Y": 0, "R": 1}
        elif setup.seats == 3:
            self.owner = {"Y": 0, "G": 1, "R": 2} | ({"K": None} if many else {})

    def standing(self, pieces: Pieces, letter: str, progress: int) -> list[str]:
        """Whose pieces stand on a ring square, as one colour counts."""
        square = (10 * LETTERS.index(letter) + progress) % R
        return [c for c in pieces for p in pieces[c] if 0 <= p < R and (10 * LETTERS.index(c) + p) % R == square]

    def captures(self, pieces: Pieces, step: Step) -> str | None:
        there = self.standing(pieces, step[0], step[2]) if step[2] < R else []
        return there[0] if len(there) == 1 and there[0] != step[0] else None

    def hits_opponent(self, pieces: Pieces, step: Step, seat: int) -> bool:
        hit = self.captures(pieces, step)
        return hit is not None and self.owner[hit] not in (None, seat)

    def barred(self, pieces: Pieces, letter: str, squares: list[int]) -> bool:
        return self.on("barriers") and any(len(self.standing(pieces, letter, p)) > 1 for p in squares if p < R)

    def forward(self, pieces: Pieces, letter: str, p: int, r: int) -> bool:
        own, t = pieces[letter], p + r
        if t > D or self.barred(pieces, letter, list(range(p + 1, t + 1))):
            return False
        if t >= R:
            jumped = any(g in own for g in range(max(p + 1, R), t))
            return t not in own and not (jumped and self.on("no_jump_in_goal"))
        return t not in own or self.on("barriers")

    def colour_moves(self, pieces: Pieces, letter: str, r: int, seat: int) -> set[Step]:
        own = pieces[letter]
        waits = -1 in own
        enters = r == 6 and waits and 0 not in own and not self.barred(pieces, letter, [0])
        if enters:
            return {(letter, -1, 0)}  # D1
        fixed = self.six_only and waits and r != 6  # the piece on A stays
        if waits and 0 in own and not fixed and self.forward(pieces, letter, 0, r):
            return {(letter, 0, r)}  # D1, D2
        moves = {(letter, p, p + r) for p in own if p >= 0 and not (p == 0 and fixed) and self.forward(pieces, letter, p, r)}
        if self.on("backward_capture") and self.owner[letter] is not None:
            for p in own:
                back = (letter, p, p - r)
                free = not self.barred(pieces, letter, list(range(p - r, p)))
                if p < R and p - r >= 1 and free and self.hits_opponent(pieces, back, seat):
                    moves.add(back)
        return moves

    def duty(self, pieces: Pieces, moves: set[Step], seat: int) -> set[Step]:
        """X of section 0.7; moves of neutral pieces never count."""
        return {step for step in moves if self.owner[step[0]] is not None and self.hits_opponent(pieces, step, seat)}

    def legal(self, pieces: Pieces, letter: str, r: int) -> set[Step]:
        seat = self.owner[letter]
        assert seat is not None
        moves = self.colour_moves(pieces, letter, r, seat)
        for neutral in [c for c in pieces if self.owner[c] is None]:
            moves |= self.colour_moves(pieces, neutral, r, seat)
        due = self.duty(pieces, moves, seat)
        return due if due and self.capture == "enforced" else moves

    def after(self, pieces: Pieces, letter: str, r: int, step: Step) -> Pieces:
        seat = self.owner[letter]
        assert seat is not None
        due = self.duty(pieces, self.legal(pieces, letter, r), seat)
        hit = self.captures(pieces, step)
        new = {c: list(places) for c, places in pieces.items()}
        if hit is not None:
            square = (10 * LETTERS.index(step[0]) + step[2]) % R
            new[hit][[(10 * LETTERS.index(hit) + p) % R if 0 <= p < R else -1 for p in new[hit]].index(square)] = -1
        new[step[0]][new[step[0]].index(step[1])] = step[2]
        if self.capture == "penalty" and due and step not in due:
            itself = step[0] == letter and any(start == step[1] for _, start, _ in due)
            guilty = step[2] if itself else max(start for _, start, _ in due)
            if guilty >= 0 and guilty in new[letter]:
                new[letter][new[letter].index(guilty)] = -1
        return new


def parts(state: State) -> tuple[Pieces, str]:
    """Who stands where, and what is pending, from the position's text."""
    board, pending = state.text().split(" | ")
    values = {"B": -1, "a": 40, "b": 41, "c": 42, "d": 43}
    return {g[0]: sorted(values[p] if p in values else int(p) for p in g[2:-1].split(",")) for g in board.split(" ")}, pending


def stepped(state: State, action: int) -> Step:
    """An action as a step, from its text."""
    values = {"a": 40, "b": 41, "c": 42, "d": 43}
    text = GAME.face.write(state, action).partition(" x")[0]
    letter = text[0] if text[1] == " " else state.text().split(" | ")[1][0]
    words = text.split(" ")[-1].split("-")
    if words == ["enter"]:
        return letter, -1, 0
    start, end = (values[word] if word in values else int(word) for word in words)
    return letter, start, end


@pytest.mark.parametrize("setup", setups(GAME), ids=name)
def test_the_variants_are_as_the_sheet_reads(setup: Setup) -> None:
    rng = random.Random(name(setup))
    reading = Reading(setup)
    state = GAME.begin(setup)
    for _ in range(1500):
        if state.turn == OVER:
            state = GAME.begin(setup)
        if state.turn == CHANCE:
            pieces, pending = parts(state)
            face = rng.choice((1, 2, 3, 4, 5, 6, 6))
            state.apply(face)
            if not pending.startswith("roll-off"):
                expected = reading.legal(pieces, pending[0], face)
                legal = [] if state.turn == CHANCE else [stepped(state, action) for action in state.legal()]
                assert set(legal) == expected and len(legal) == len(expected), f"{pieces} {pending} {face}"
            continue
        pieces, pending = parts(state)
        action = rng.choice(state.legal())
        expected_after = reading.after(pieces, pending[0], int(pending[2]), stepped(state, action))
        before = state.text()
        state.apply(action)
        assert parts(state)[0] == {c: sorted(places) for c, places in expected_after.items()}, f"{before} by {action}"
