"""The worked examples, results and counts of the rule sheet draughts.md. Its lists of moves are in draughts.txt, by number."""

import re
from dataclasses import dataclass, field
from pathlib import Path

import pytest

import parlour
from parlour.core.errors import PositionError
from parlour.core.game import Game
from parlour.core.gesture import Gesture
from parlour.core.moves import endings, perft
from parlour.games.draughts import engine
from parlour.games.draughts.wolf_engine import SHEEP, WolfState
from parlour.players.draughts.wolf import leads_to_win, wins

GAMES = {
    "dame": "dame", "damspel": "damspel", "polnische": "polnische_dame", "englische": "englische_dame", "schlag": "schlagdame",
    "italien": "italienische_dame", "wolf": "wolf_und_schafe", "mauern": "mauern",
}  # fmt: skip
NO_DRAWS: dict[str, object] = {"repetition_draw": 0, "no_progress_limit": 0, "draw_rule": "off"}
COMPILED = not str(engine.__file__).endswith(".py")
DEEPEST = 20_000_000 if COMPILED else 200_000  # larger counts take plain Python too long


@dataclass
class Example:
    number: str
    position: str
    options: dict[str, str]
    moves: list[str] | None = None
    same: list[list[str]] = field(default_factory=list)
    over: list[str] | None = None
    best: list[str] | None = None

    @property
    def game(self) -> Game:
        return parlour.game(GAMES[self.number.split("-")[0]])

    def state(self) -> parlour.State:
        return self.game.position(self.position, 2, **self.options)


def read_examples() -> tuple[dict[str, Example], list[tuple[str, str, tuple[int, ...]]]]:
    examples: dict[str, Example] = {}
    counts: list[tuple[str, str, tuple[int, ...]]] = []
    for line in Path(__file__).with_name("draughts.txt").read_text(encoding="utf-8").splitlines():
        words = line.split()
        if not words or line.startswith("#"):
            continue
        if words[0] == "perft":
            counts.append((words[1], words[2], tuple(int(count) for count in words[3:])))
        elif not line.startswith(" "):
            options = dict(re.findall(r"(\w+)=(\w+)", line.partition("[")[2]))
            example = examples[words[0]] = Example(words[0], words[1], options)
        elif words[0] == "same":
            example.same.append([word for word in words[1:] if word != "="])
        else:
            setattr(example, words[0], words[1:])
    return examples, counts


EXAMPLES, COUNTS = read_examples()


def with_(part: str) -> list[str]:
    return [number for number, example in EXAMPLES.items() if getattr(example, part)]


@pytest.mark.parametrize("number", [number for number, example in EXAMPLES.items() if example.moves is not None])
def test_moves(number: str) -> None:
    example = EXAMPLES[number]
    assert example.game.face.list_moves(example.state()) == example.moves


@pytest.mark.parametrize("number", with_("same"))
def test_every_route_of_a_capture_is_the_same_move(number: str) -> None:
    example = EXAMPLES[number]
    face = example.game.face
    for routes in example.same:
        ends = set()
        for route in routes:
            state = example.state()
            for action in face.read_move(state, route):
                state.apply(action)
            ends.add(state.key())
        assert len(ends) == 1, routes


@pytest.mark.parametrize("number", with_("over"))
def test_over(number: str) -> None:
    example = EXAMPLES[number]
    assert example.over is not None
    winner, reason = example.over
    result = example.state().result()
    assert (result.winners, result.reason) == ((0 if winner == "sheep" else 1,), reason)


@pytest.mark.parametrize(("id", "position", "counts"), COUNTS)
def test_perft(id: str, position: str, counts: tuple[int, ...]) -> None:
    game = parlour.game(id)
    options = {name: value for name, value in NO_DRAWS.items() if name in game.options}
    state = game.start(2, **options) if position == "start" else game.position(position, 2, **options)
    small = [count for count in counts if count <= DEEPEST]
    assert [perft(state, depth) for depth in range(1, len(small) + 1)] == small


def test_perft_of_schlagdame_is_that_of_dame() -> None:
    state = parlour.game("schlagdame").start(repetition_draw=0, no_progress_limit=0)
    assert perft(state, 6) == 36768


# Results


def played(id: str, position: str, moves: str, **options: object) -> parlour.State:
    """The position after the moves, which must all be legal."""
    game = parlour.game(id)
    state = game.position(position, 2, **options)
    for move in moves.split(", "):
        for action in game.face.read_move(state, move):
            state.apply(action)
    return state


def ended(state: parlour.State) -> tuple[tuple[int, ...], str]:
    return state.result().winners, state.result().reason


def test_dame_r1_no_pieces_left_loses() -> None:
    assert ended(played("dame", "W:Wc3:Bd4", "c3xe5")) == ((0,), "no_pieces")


def test_dame_r2_no_move_loses() -> None:
    assert ended(parlour.game("dame").position("W:Wa5,c5,h2:Ba7,b6,c7,d6,e7,f4,g3,h4")) == ((1,), "blocked")


SHUFFLE = "a1-b2, h2-g1, b2-a1, g1-h2"


def test_dame_r3_third_repetition_is_a_draw() -> None:
    assert played("dame", "W:WKa1:BKh2", f"{SHUFFLE}, a1-b2, h2-g1, b2-a1").turn != parlour.OVER
    assert ended(played("dame", "W:WKa1:BKh2", f"{SHUFFLE}, {SHUFFLE}")) == ((0, 1), "repetition")


def test_dame_r4_fifty_quiet_queen_moves_are_a_draw() -> None:
    moves = ", ".join([SHUFFLE] * 12)
    assert played("dame", "W:WKa1:BKh2", f"{moves}, a1-b2", repetition_draw=0).turn == 1
    assert ended(played("dame", "W:WKa1:BKh2", f"{moves}, a1-b2, h2-g1", repetition_draw=0)) == ((0, 1), "no_progress")


R1 = "47-41, 3-8, 41-47, 8-3, 47-41, 3-8, 41-47"


def test_damspel_r1_a_king_back_for_the_second_time_is_a_draw() -> None:
    assert ended(played("damspel", "W:WK47:BK3", R1)) == ((0, 1), "king_returned")
    assert played("damspel", "W:WK47:BK3", R1, draw_rule="position").turn != parlour.OVER
    assert ended(played("damspel", "W:WK47:BK3", f"{R1}, 8-3", draw_rule="position")) == ((0, 1), "repetition")


def test_damspel_r2_only_the_own_run_decides() -> None:
    moves = "47-41, 3-8, 41-47, 26-21, 47-41, 8-3, 41-47"
    assert ended(played("damspel", "W:WK47:BK3,K26", moves)) == ((0, 1), "king_returned")
    assert played("damspel", "W:WK47:BK3,K26", moves, draw_rule="position").turn != parlour.OVER


def test_damspel_r3_a_man_that_moves_ends_both_runs() -> None:
    moves = "47-41, 3-8, 41-47, 8-3, 48-43, 3-8, 47-41, 8-3, 41-47, 3-8, 47-41"
    assert played("damspel", "W:WK47,48:BK3", moves).turn != parlour.OVER
    assert ended(played("damspel", "W:WK47,48:BK3", f"{moves}, 8-3")) == ((0, 1), "king_returned")


def test_damspel_r4_and_r5() -> None:
    assert ended(played("damspel", "W:W28:B23", "28x19")) == ((0,), "no_pieces")
    assert ended(parlour.game("damspel").position("W:W46:B37,41")) == ((1,), "blocked")


def test_schlag_r1_whoever_has_nothing_left_wins() -> None:
    assert ended(played("schlagdame", "W:Wc3:Bd4", "c3xe5")) == ((1,), "given_away")


def test_schlag_r2_whoever_cannot_move_wins() -> None:
    assert ended(parlour.game("schlagdame").position("W:Wa5:Bb6,c7")) == ((0,), "shut_in")
    assert ended(parlour.game("schlagdame").position("W:Wa5:Bb6,c7", blocked_player="loses")) == ((1,), "blocked")


def test_schlag_r3_the_game_goes_on() -> None:
    game = parlour.game("schlagdame")
    assert game.face.list_moves(game.position("B:Wa5:Bb6,c7")) == ["b6-c5", "c7-d6"]


# Huffing


def huffed(position: str, moves: str) -> list[str]:
    return parlour.game("dame").face.list_moves(played("dame", position, moves, huffing=True))


def test_huff_01() -> None:
    position = "W:Wc3,g1:Bd4,h8"
    game = parlour.game("dame")
    assert game.face.list_moves(game.position(position, huffing=True)) == ["c3-b4", "c3xe5", "g1-f2", "g1-h2"]
    assert huffed(position, "g1-h2") == ["correct", "d4-e3", "d4xb2", "h8-g7", "huff c3"]
    assert huffed(position, "g1-h2, huff c3") == ["d4-c3", "d4-e3", "h8-g7"]
    assert huffed(position, "g1-h2, correct") == ["c3xe5"]


def test_huff_02_the_piece_that_moved_away_is_named_by_its_new_square() -> None:
    assert huffed("W:Wc3,g1:Bd4,h8", "c3-b4") == ["correct", "d4-c3", "d4-e3", "h8-g7", "huff b4"]


def test_huff_03_several_pieces_could_have_taken() -> None:
    position = "W:Wa3,c3,e1:Bb4,d4,h8"
    assert huffed(position, "e1-f2") == ["b4xd2", "correct", "d4-e3", "d4xb2", "h8-g7", "huff a3", "huff c3"]
    assert huffed(position, "e1-f2, huff c3") == ["b4-c3", "d4-c3", "d4-e3", "h8-g7"]


def test_whoever_has_a_claim_has_not_lost_by_having_no_move() -> None:
    assert huffed("W:Wa1,b4,c5,e5,f4:Bd6", "a1-b2") == ["correct", "huff c5", "huff e5"]


def test_whoever_loses_the_last_piece_to_a_claim_has_lost() -> None:
    assert ended(played("dame", "W:Wc3:Bd4,h8", "c3-b4, huff b4", huffing=True)) == ((1,), "no_pieces")


def test_a_queen_s_move_that_is_taken_back_counts_as_none_without_progress() -> None:
    position = "W:WKa1,h6:Ba7,c3,h8 | quiet 5"
    assert played("dame", position, "a1-b2", huffing=True).text().endswith("quiet 6")
    assert played("dame", position, "a1-b2, correct", huffing=True).text() == "W:WKa1,h6:Ba7,c3,h8 | must take; quiet 5"


CLAIM = "W:Wc3,Kh6:Bd4,Kb8"  # c3 could take d4


def test_07_amended_a_claim_comes_before_the_draw_by_no_progress() -> None:
    options: dict[str, object] = {"huffing": True, "no_progress_limit": 1, "repetition_draw": 0}
    due = played("dame", f"{CLAIM} | quiet 1", "h6-g7", **options)
    face = parlour.game("dame").face
    assert (due.turn, {"huff c3", "correct"} <= set(face.list_moves(due))) == (1, True)
    again = parlour.game("dame").position(due.text(), 2, **options)
    assert (again.turn, again.text()) == (1, due.text())
    assert played("dame", f"{CLAIM} | quiet 1", "h6-g7, huff c3", **options).turn == 1, "used: the game goes on"
    assert played("dame", f"{CLAIM} | quiet 1", "h6-g7, correct", **options).turn == 0
    assert ended(played("dame", f"{CLAIM} | quiet 1", "h6-g7, b8-a7", **options)) == ((0, 1), "no_progress"), "lapsed"
    assert played("dame", f"{CLAIM} | quiet 1", "h6-g7, d4-e3", **options).turn == 0, "a man has moved"


def test_07_amended_a_claim_comes_before_the_draw_by_repetition() -> None:
    options: dict[str, object] = {"huffing": True, "no_progress_limit": 0, "repetition_draw": 2}
    back = "h6-g7, b8-a7, g7-h6, a7-b8"
    due = played("dame", CLAIM, back, **options)
    assert due.turn == 0 and due.text().endswith("; repetition due") and "huff d4" in parlour.game("dame").face.list_moves(due)
    again = parlour.game("dame").position(due.text(), 2, **options)
    assert again.text() == due.text()
    again.apply(parlour.game("dame").face.read(again, "h6-g7"))
    assert again.result().reason == "repetition"
    assert ended(played("dame", CLAIM, f"{back}, h6-g7", **options)) == ((0, 1), "repetition")
    assert played("dame", CLAIM, f"{back}, huff d4", **options).turn == 0
    with pytest.raises(PositionError, match="no draw waits for a claim here"):
        parlour.game("dame").position("W:WKa1:BKh2 | quiet 4; repetition due", huffing=True)


def test_schlagdame_amended_huffing() -> None:
    moves = parlour.game("schlagdame").face.list_moves(played("schlagdame", "W:Wc3,g1:Bd4,h8", "g1-h2", huffing=True))
    assert {"huff c3", "correct"} <= set(moves)
    assert ended(played("schlagdame", "W:Wc3:Bd4,h8", "c3-b4, huff b4", huffing=True)) == ((0,), "given_away")


@pytest.mark.parametrize(
    ("position", "passing", "stopping"),
    [
        ("W:W15:B10,11,18", ["15x4x22x6"], ["15x4"]),
        ("W:W11:B7,8,24", ["11x2x13x30", "11x2x13x35"], ["11x2x13"]),
    ],
)
def test_damspel_2_amended_crowned_in_passing(position: str, passing: list[str], stopping: list[str]) -> None:
    game = parlour.game("damspel")
    assert game.face.list_moves(game.position(position)) == stopping
    state = game.position(position, crowned_in_passing=True)
    assert game.face.list_moves(state) == passing
    state.apply(game.face.read(state, passing[0].rpartition("x")[0].partition("x")[0] + "x" + passing[0].split("x")[1]))
    assert state.midway and game.position(state.text(), crowned_in_passing=True).text() == state.text()


def test_mauern_amended_a_walled_in_man_may_be_left() -> None:
    game = parlour.game("mauern")
    text = "W:We3,h2:Bb8,f4"
    assert "h2-g3*f4" in game.face.list_moves(game.position(text)) and "h2-g3 leave" not in game.face.list_moves(game.position(text))
    state = game.position(text, taking="may")
    assert {"h2-g3*f4", "h2-g3 leave"} <= set(game.face.list_moves(state))
    state.apply(game.face.read(state, "h2-g3"))
    assert (state.turn, state.midway, state.text()) == (0, True, "W:We3,g3:Bb8,f4 | walled f4")
    assert game.position(state.text(), taking="may").legal() == state.legal()
    left, taken = state.clone(), state.clone()
    left.apply(game.face.read(left, "leave"))
    taken.apply(game.face.read(taken, "*f4"))
    assert (left.text(), taken.text()) == ("B:We3,g3:Bb8,f4", "B:We3,g3:Bb8")
    assert left.key() == game.position(left.text(), taking="may").key()  # nothing of the man that was left is remembered
    for move in ("b8-a7", "e3-d4"):  # f4 is asked for again, but now it can step to e3
        left.apply(game.face.read(left, move))
    assert (left.turn, left.midway) == (1, False)
    reason = game.face.why_not(state, Gesture(sites=("e3", "d4")))
    assert (reason.anchor, reason.message.id) == ("walls", "draughts-why-walled")
    with pytest.raises(PositionError, match="these men are not walled in"):
        game.position("W:We3,g3:Bb8,f4 | walled b8", taking="may")


def test_two_pieces_on_a_square_are_named() -> None:
    with pytest.raises(PositionError, match="two pieces cannot stand together on d4, at character 15 "):
        parlour.game("dame").position("W:Wc3,Kd4:Ba7,d4,h8")
    with pytest.raises(PositionError, match="'z9' is no place of this board, at character 7 "):
        parlour.game("dame").position("W:Wc3,z9:Ba7")


# Wolf and sheep, solved


@pytest.mark.parametrize("number", with_("best"))
def test_best_play(number: str) -> None:
    """Who wins, and by which moves, as the sheet lists them."""
    example = EXAMPLES[number]
    assert example.best is not None
    winner, *moves = example.best
    state = example.state()
    assert isinstance(state, WolfState)
    to_move = "sheep" if state.side == SHEEP else "wolf"
    assert wins(state) == (winner == to_move)
    if moves:
        face = example.game.face
        assert [move for move in face.list_moves(state) if leads_to_win(state, face.read(state, move))] == moves


@pytest.mark.parametrize("first_move", ["sheep", "wolf"])
def test_wolf_r1_the_sheep_win_from_every_start(first_move: str) -> None:
    state = parlour.game("wolf_und_schafe").start(first_move=first_move)
    assert isinstance(state, WolfState)
    assert len(state.legal()) == 28
    assert not wins(state)


def test_in_the_reversed_game_whoever_has_nothing_wins_whoever_is_to_move() -> None:
    for side in "WB":
        state = parlour.game("schlagdame").position(f"{side}:Wc3:B")
        assert state.result() == parlour.Result((2, 1), (0, 1), "given_away")


@pytest.mark.parametrize(
    ("id", "options", "text"),
    [
        ("dame", {"huffing": True}, "B:Wc3,g1:Bd6,h8 | missed c3 by f2-g1"),  # nothing could have been taken
        ("dame", {"huffing": True}, "B:Wc3,g1:Bd4 | missed c3 by h8-g1"),  # no man moves so
        ("dame", {"huffing": True}, "B:Wc3,h2:Bd4,h8 | missed h2 by g1-h2"),  # another piece missed it
        ("dame", {"huffing": True}, "B:Wc3,h2:Bd4,h8 | missed c3 by g1-h2; must take"),
        ("dame", {}, "W:Wc3:Bd6 | quiet 4; quiet 5"),
        ("dame", {}, "W:Wc3,h2:Bd4,h8 | on c3 jumped h2"),
        ("dame", {}, "W:Wa1,a3,a5,b2,b4,c1,c3,d2,d4,e1,e3,f2,g1:Bh8"),
        ("damspel", {}, "W:W47:B3 | quiet 3; king_returned"),
        ("wolf_und_schafe", {}, "B:Wa3,c1,e1,g1:B"),
    ],
)
def test_positions_that_cannot_be_are_refused(id: str, options: dict[str, object], text: str) -> None:
    with pytest.raises(parlour.PositionError):
        parlour.game(id).position(text, 2, **options)


def test_two_queens_that_each_take_the_same_ring_have_two_moves() -> None:
    game = parlour.game("englische_dame")
    state = game.position("B:WKa5,Kd2,d6,Ke3,Kf6,Kf8,Kg3,Kh4:BKe1,Kf2,Kg5")
    moves = game.face.list_moves(state)
    assert {"e1xb4xe7xe1", "f2xb2xh8xd8xd4xf2"} < set(moves)
    assert perft(state, 1) == len(moves) == 98


def test_where_the_ways_of_a_long_chain_meet_only_one_is_followed() -> None:
    game = parlour.game("englische_dame")
    state = game.position("W:WKh8:Ba3,Ka7,b2,b4,c7,f2,Kf4,f8,Kg1,Kg5,g7,h6")
    followed = 0
    for action in state.legal():
        after = state.clone()
        after.play(action)
        followed += len(endings(after, set())) if after.midway else 1
    assert len(game.face.list_moves(state)) == 318
    assert followed == 1228  # of 2629 ways
