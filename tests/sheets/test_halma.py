"""The worked examples, results and counts of the rule sheet halma.md. Its lists of moves are in halma.txt, by number."""

import re
from math import cos, radians, sin
from pathlib import Path

import pytest
from librt.random import Random

import parlour
from parlour.core.board import Board
from parlour.core.errors import PositionError
from parlour.core.game import Game
from parlour.core.gesture import Gesture
from parlour.core.moves import perft
from parlour.games.halma import engine
from parlour.games.halma.engine import HalmaState
from parlour.games.halma.rules import PASS, TAKE

COMPILED = not (engine.__file__ or "").endswith(".py")
GAMES = {
    "stern10": "halma_stern10", "stern15": "sternhalma", "halma_a": "halma_a", "halma_b": "halma_b", "eck": "halma_eck",
    "twee_a": "twee_in_een_a", "twee_b": "twee_in_een_b", "eckdame": "eckdame", "pyramide": "pyramiden_dame", "racado": "racado",
    "tippy": "tippy",
}  # fmt: skip


def read_examples() -> dict[str, tuple[str, dict[str, str], str]]:
    """number: (position, options, moves)"""
    lines = Path(__file__).with_name("halma.txt").read_text(encoding="utf-8").splitlines()
    heads = [at for at, line in enumerate(lines) if line and line[0] not in "# "]
    found = {}
    for at in heads:
        number, _, position = lines[at].partition("  ")
        position, _, options = position.partition(" [")
        found[number] = (position, dict(re.findall(r"(\w+)=(\w+)", options)), lines[at + 1].strip())
    return found


EXAMPLES = read_examples()


def game_of(number: str) -> Game:
    return parlour.game(GAMES[number.rpartition("-")[0]])


def position(game: Game, text: str, seats: int | None = None, **options: object) -> HalmaState:
    """The position, for the least number of players that has those whom it names."""
    for number in (seats,) if seats else game.seats:
        try:
            state = game.position(text, number, **options)
        except PositionError:
            if number == game.seats[-1] or seats:
                raise
            continue
        assert isinstance(state, HalmaState)
        return state
    raise AssertionError(text)


def listed(moves: str) -> list[str]:
    """`d1: e5 e6; d2: e6` is d1-e5 d1-e6 d2-e6."""
    if moves == "none":
        return ["pass"]
    if ":" not in moves:
        return sorted(moves.split())
    found = []
    for group in moves.split(";"):
        start, _, ends = group.partition(":")
        found += [f"{start.strip()}-{end}" for end in ends.split()]
    return sorted(found)


@pytest.mark.parametrize("number", [number for number, example in EXAMPLES.items() if not example[2].startswith("over")])
def test_moves(number: str) -> None:
    text, options, moves = EXAMPLES[number]
    game = game_of(number)
    assert game.face.list_moves(position(game, text, None, **options)) == listed(moves)


@pytest.mark.parametrize("number", [number for number, example in EXAMPLES.items() if example[2].startswith("over")])
def test_ends(number: str) -> None:
    text, options, moves = EXAMPLES[number]
    state = position(game_of(number), text, None, **options)
    assert state.legal() == []
    assert state.result().reason == moves.removeprefix("over ")
    assert state.result().winners == ((0,) if moves == "over shut_in" else (1,))


def test_every_example_is_there() -> None:
    counts = [17, 12, 10, 14, 12, 10, 13, 13, 13, 13, 10]
    assert [sum(number.rpartition("-")[0] == name for number in EXAMPLES) for name in GAMES] == counts


# Counts. `turn_limit` is far away, `full_target_wins` is off.
COUNTS: list[tuple[str, int, dict[str, object], tuple[int, ...]]] = [
    ("halma_stern10", 2, {}, (14, 196, 4760)),
    ("halma_stern10", 2, {"two_player_seats": "facing"}, (14, 196, 4760)),
    ("halma_stern10", 3, {}, (14, 196, 2744)),
    ("sternhalma", 2, {}, (18, 324, 9612)),
    ("sternhalma", 3, {}, (18, 324, 5832)),
    ("halma_a", 2, {}, (14, 196, 4760)),
    ("halma_a", 3, {}, (14, 196, 2744)),
    ("halma_a", 4, {}, (14, 199, 2786)),
    ("halma_a", 6, {}, (14, 199, 2828)),
    ("halma_b", 2, {}, (12, 144, 2736)),
    ("halma_b", 3, {}, (12, 144, 1728)),
    ("halma_b", 6, {}, (12, 183, 2860)),
    ("halma_eck", 2, {}, (40, 1600)),
    ("halma_eck", 4, {}, (32, 1024)),
    ("twee_in_een_a", 2, {}, (14, 197, 3665)),
    ("twee_in_een_a", 2, {"setup": "edge"}, (16, 256, 5216)),
    ("twee_in_een_b", 2, {}, (4, 8, 56, 168, 1140, 3420)),
    ("twee_in_een_b", 2, {"setup": "edge"}, (6, 18, 150, 500, 4419)),
    ("eckdame", 2, {}, (5, 25, 230, 2098)),
    ("pyramiden_dame", 2, {}, (11, 129, 1996)),
    ("tippy", 2, {}, (10, 100, 1540)),
    ("tippy", 3, {}, (10, 100, 1000)),
]


@pytest.mark.parametrize(("id", "seats", "options", "counts"), COUNTS)
def test_counts(id: str, seats: int, options: dict[str, object], counts: tuple[int, ...]) -> None:
    game = parlour.game(id)
    if "full_target_wins" in game.options:
        options = {**options, "full_target_wins": False}
    state = game.start(seats, **options)
    assert tuple(perft(state, depth + 1) for depth in range(len(counts))) == counts


DEEPEST: list[tuple[str, int, dict[str, object], tuple[int, ...]]] = [
    ("halma_eck", 2, {}, (40, 1600, 85440, 4562496)),
    ("halma_eck", 4, {}, (32, 1024, 32768, 1048576, 45481984)),
    ("twee_in_een_a", 2, {}, (14, 197, 3665, 69279, 1477443, 32083368)),
    ("twee_in_een_a", 2, {"setup": "edge"}, (16, 256, 5216, 107306, 2384020, 53606072)),
]


@pytest.mark.parametrize(("id", "seats", "options", "counts"), DEEPEST)
def test_deepest_counts(id: str, seats: int, options: dict[str, object], counts: tuple[int, ...]) -> None:
    """A second or two each when compiled; uncompiled that would be minutes, so there a shallower one stands for them."""
    depth = len(counts) if COMPILED else 2
    assert perft(parlour.game(id).start(seats, full_target_wins=False, **options), depth) == counts[depth - 1]


# Results


def played(id: str, text: str, move: str, seats: int | None = None, **options: object) -> HalmaState:
    game = parlour.game(id)
    state = position(game, text, seats, **options)
    for action in game.face.read_move(state, move):
        state.apply(action)
    return state


def test_stern10_r1_all_home_wins() -> None:
    state = played("halma_stern10", "t=S S=m5,n2,n3,n4,o1,o2,o3,p1,p2,q1 NW=i1,i2", "m5-n1")
    assert (state.result().places, state.result().reason) == ((1, 2), "home")


R2 = "t=S S=i5,m5,n2,n3,n4,o1,o2,o3,p1,p2 N=e1,e2,e3,e4,f1,f2,f3,g1,g2,q1"


def test_stern10_r2_a_full_target_wins() -> None:
    state = played("halma_stern10", R2, "m5-n1", two_player_seats="facing")
    assert (state.result().places, state.result().reason) == ((1, 2), "full_target")
    assert played("halma_stern10", R2, "m5-n1", two_player_seats="facing", full_target_wins=False).turn == 1


def test_stern10_r3_the_own_home_is_not_full_for_the_other() -> None:
    game = parlour.game("halma_stern10")
    state = game.start(two_player_seats="facing")
    for move in ("c2-e6", "o2-m6", "e6-f6"):
        state.apply(game.face.read(state, move))
    assert state.turn == 1


def test_stern10_r4_half_of_the_target_is_not_enough() -> None:
    text = "t=S S=i5,e5,e6,e7,e8,m5,n2,n3,n4,o1 N=o2,o3,p1,p2,q1,e1,e2,e3,e4,f1"
    assert played("halma_stern10", text, "m5-n1", two_player_seats="facing").turn == 1


def test_stern10_r5_the_limit_ranks_by_pieces_and_way() -> None:
    game = parlour.game("halma_stern10")
    nine = "n2,n3,n4,o1,o2,o3,p1,p2,q1"
    court = "e11,e12,e13,f10,f11,f12,g10,g11,h10"
    apart = game.position(f"t=S S=k6,{nine} NW=e9,{court} | turns 400")
    assert (apart.result().places, apart.result().reason) == ((2, 1), "turn_limit")
    equal = game.position(f"t=S S=m6,{nine} NW=e9,{court} | turns 400")
    assert equal.result().places == (1, 1)


def test_eck_r1_a_team_waits_for_the_partner() -> None:
    game = parlour.game("halma_eck")
    start = game.start(4, teams="opposite")
    assert isinstance(start, HalmaState)
    ne, sw = start.named(2), start.named(0).replace("d2", "h8")
    text = f"t=SW SW={ne} NW=h1 NE={sw} SE=h2"
    state = game.position(text, 4, teams="opposite")
    assert "pass" in game.face.list_moves(state)
    state.apply(game.face.read(state, "pass"))
    assert state.turn == 1
    arriving = game.position(text.replace("m15", "l14"), 4, teams="opposite")
    arriving.apply(game.face.read(arriving, "l14-m15"))
    assert arriving.turn == 1, "the last piece of SW comes home, but NE has one outside: no winner yet"
    late = game.position(text.replace("t=SW", "t=NE").replace("h8", "e3"), 4, teams="opposite")
    late.apply(game.face.read(late, "e3-d2"))
    assert (late.result().places, late.result().reason) == ((1, 3, 1, 3), "home")


def test_eck_r2_neighbours_win_together() -> None:
    game = parlour.game("halma_eck")
    start = game.start(4, teams="adjacent")
    assert isinstance(start, HalmaState)
    ne, se = start.named(2), start.named(3).replace("m2", "l3")
    state = game.position(f"t=NW SW={ne} NW={se} NE=h8 SE=h2", 4, teams="adjacent")
    state.apply(game.face.read(state, "l3-m2"))
    assert state.result().places == (1, 1, 3, 3)


def test_eck_r3_alone_the_first_home_wins() -> None:
    game = parlour.game("halma_eck")
    start = game.start(4)
    assert isinstance(start, HalmaState)
    ne = start.named(2).replace("m15", "l14")
    state = game.position(f"t=SW SW={ne} NW=h1 NE=h8 SE=h2", 4)
    state.apply(game.face.read(state, "l14-m15"))
    assert (state.result().places[0], state.result().reason) == (1, "home")


def test_eck_no_draw_the_later_seat_is_ranked_higher() -> None:
    assert parlour.game("halma_eck").position("t=SW SW=a1 NE=p16 | turns 400").result().places == (2, 1)


def test_eck_07_with_jump_over_line() -> None:
    game = parlour.game("halma_eck")
    state = game.position("t=SW SW=d4 NE=d5,d6", jump_over_line=True)
    assert game.face.list_moves(state) == sorted([*listed(EXAMPLES["eck-07"][2]), "d4-d7"])


def test_twee_a_results() -> None:
    assert played("twee_in_een_a", "t=SW SW=d4,e6,f5,f6 NE=a1,a2,b1,c3", "d4-e5").result().reason == "home"
    assert played("twee_in_een_a", "t=SW SW=d4,e6,f5,c3 NE=f6,a1,a2,b1", "d4-e5").result().reason == "full_target"


def test_twee_b_beside_the_last_of_the_four_is_not_yet_through() -> None:
    level = played("twee_in_een_b", "t=single four=a3,b4,c4,d4 single=f4", "f4-f3")
    assert level.turn == 0, "on one rank with a3"
    assert level.text() == "t=four four=a3,b4,c4,d4 single=f3 | turns 1"
    behind = played("twee_in_een_b", "t=single four=a3,b4,c4,d4 single=f3", "f3-f2")
    assert (behind.result().places, behind.result().reason) == ((2, 1), "through")


def test_twee_b_is_drawn_by_the_same_position_and_by_no_other() -> None:
    """Pawns that go to and fro stand elsewhere each time, until the third time that all are back."""
    game = parlour.game("twee_in_een_b")
    state = game.position("t=four four=b1,c2,d1,e2 single=f6")
    for move in ("b1-c1 f6-f5 e2-d2 f5-f6 c1-b1 f6-f5 d2-e2 f5-f6 d1-e1 f6-f5 c2-b2 f5-f6 e1-d1 f6-f5 b2-c2").split():
        state.apply(game.face.read(state, move))
    assert state.turn == 1, "twice since the beginning is not enough where other positions came between"
    state.apply(game.face.read(state, "f5-f6"))
    assert (state.result().places, state.result().reason) == ((1, 1), "repetition")


def test_eckdame_results() -> None:
    won = played("eckdame", "W:Wd8,e5,e7,f8,g5,g7,h4,h6,h8:Ba1,a3", "e5-f6")
    assert (won.result().places, won.result().reason) == ((1, 2), "home")
    locked = "W:Wa1,d8,e7,f6,g5,h4,f8,g7,h6:Bh8,a5,b4,c3,d2,e1,a3,b2,c1"
    game = parlour.game("eckdame")
    state = game.position(locked, full_target_wins=False)
    assert game.face.list_moves(state) == ["pass"]
    before = "W:Wa1,d8,e7,f6,f8,g3,g5,g7,h6:Bh8,a5,b4,c3,d2,e1,a3,b2,c1"
    assert played("eckdame", before, "g3-h4").result().reason == "full_target"


def test_racado_r1_ending_is_not_winning() -> None:
    state = played("racado", "die=1 t=S S=q2,r1,p6 NW=k1,k2,k3,k4,k5", "p6-q1", 2)
    assert (state.result().winners, state.result().scores, state.result().reason) == ((1,), (3, 5), "court")


def test_racado_r2_equal_numbers_share_the_win() -> None:
    text = "die=1 t=S S=q2,r1,p6,r2 NW=k1,k2,k3,k4 NE=i1,i2"
    state = played("racado", text, "p6-q1")
    assert state.result().places == (1, 1, 3)


def test_racado_r3_the_last_standing_wins() -> None:
    state = played("racado", "die=1 t=S S=k6 NW=k7", "k6-k7*")
    assert (state.result().places, state.result().reason) == ((1, 2), "last_standing")


def test_racado_07_with_leave_court() -> None:
    game = parlour.game("racado")
    state = position(game, "die=2 t=S S=q1,r1 NW=k6", leave_court=True)
    assert game.face.list_moves(state) == sorted([*listed(EXAMPLES["racado-07"][2]), "q1-o5", "q1-o7", "r1-p6", "r1-p8"])


def test_racado_who_has_no_pieces_is_out_and_misses_the_turns() -> None:
    state = played("racado", "die=1 t=S S=a1,k6 NW=k7 NE=k9 | turns 10", "k6-k7*", 3)
    assert state.text() == "t=NE S=a1,k7 NW= NE=k9 | turns 12"


def test_who_is_home_stays_home() -> None:
    game = parlour.game("halma_a")
    free, bound = (position(game, "t=S S=i5,n1 N=q1", no_leaving_target=on) for on in (False, True))
    assert set(game.face.list_moves(free)) - set(game.face.list_moves(bound)) == {"n1-m5", "n1-m6"}
    assert {"n1-n2", "n1-o1"} <= set(game.face.list_moves(bound)), "inside it may still move"


def test_tippy_end_1_amended_of_three_the_others_go_on() -> None:
    state = played("tippy", "t=S S=b1,c2,k7 NW=a1 NE=k6", "c2-b2*a1", 3)
    assert state.text() == "t=NE S=b1,b2,k7 NW= NE=k6 | quiet 1"
    face = parlour.game("tippy").face
    assert [seat.place for seat in face.scene(state, 0).seats] == [0, 3, 0]
    before = position(parlour.game("tippy"), "t=S S=b1,c2,k7 NW=a1 NE=k6", 3)
    assert "halma-log-out" in [event.message.id for event in face.tell(before, face.read(before, "c2-b2*a1"), state) if event.message]
    state.apply(face.read(state, "k6-k5"))
    state.apply(face.read(state, "k7-k6"))
    assert state.side == 2, "NW has no turn any more"
    with pytest.raises(PositionError, match="NW has no turn now"):
        position(parlour.game("tippy"), "t=NW S=b1 NW= NE=k6", 3)


def test_tippy_end_1_amended_who_is_out_first_has_the_last_place() -> None:
    game = parlour.game("tippy")
    state = played("tippy", "t=S S=b1,c2 NW= NE=a1", "c2-b2*a1", 3)
    assert (state.result().places, state.result().scores, state.result().reason) == ((1, 3, 2), (2, 0, 0), "no_pieces")
    again = position(game, state.text(), 3)
    assert (again.text(), again.result()) == (state.text(), state.result())
    with pytest.raises(PositionError, match="who lost them first, as in `out NW`"):
        position(game, "t=S S=b1,b2 NW= NE=", 3)
    with pytest.raises(PositionError, match="NW is not one of two"):
        position(game, "t=S S=b1,b2 NW= NE=k6 | out NW", 3)


def test_tippy_end_1_amended_everybody_who_is_in_has_sixty_quiet_turns() -> None:
    state = position(parlour.game("tippy"), "t=S S=k6 NW= NE=a1 | quiet 177", 3)  # S's last but one, NW's, NE's
    for move in ("k6-k5", "a1-b1"):
        state.apply(parlour.game("tippy").face.read(state, move))
    assert (state.turn, state.result().reason) == (parlour.OVER, "quiet")
    assert position(parlour.game("tippy"), state.text(), 3).turn == parlour.OVER


def test_racado_r1_amended_a_way_may_turn() -> None:
    game = parlour.game("racado")
    straight, free = (position(game, "die=2 t=S S=k6,k8 NW=k7", path=path) for path in ("straight", "free"))
    assert {"k6-i7", "k6-j5", "k6-j6"}.isdisjoint(game.face.list_moves(straight))
    moves = game.face.list_moves(free)
    assert {"k6-i7", "k6-j6", "k6-j7", "k6-i6", "k6-k7*"} <= set(moves), "around a corner, and to a field beside it by a detour"
    assert "k6-k6" not in moves and "k6-k8" not in moves, "back to the start, or onto an own piece"
    assert "k6-k10" not in game.face.list_moves(position(game, "die=4 t=S S=k6 NW=j6,j7,k5,k7,l6", path="free")), "over no piece"
    before, after = free, free.clone()
    action = game.face.read(before, "k6-k7*")
    after.apply(action)
    moved = game.face.tell(before, action, after)[0]
    assert (len(moved.path), moved.hop, moved.path[0], moved.path[-1]) == (3, False, "k6", "k7")
    court = position(game, "die=3 t=S S=u1 NW=k6", path="free")
    assert all(move[3] in "qrst" for move in game.face.list_moves(court)), "out of the court none leads"
    assert game.face.why_not(free, Gesture(sites=("k6", "k9"))).message.id == "halma-why-pips-free"


def test_twee_b_r1_amended_the_single_pawn_may_go_in_eight_directions() -> None:
    game = parlour.game("twee_in_een_b")
    text = "t=single four=a1,a2,b1,b2 single=d4"
    assert game.face.list_moves(position(game, text)) == ["d4-c4", "d4-d3", "d4-d5", "d4-e4"]
    moves = game.face.list_moves(position(game, text, single_moves="all_ways"))
    assert moves == ["d4-c3", "d4-c4", "d4-c5", "d4-d3", "d4-d5", "d4-e3", "d4-e4", "d4-e5"]
    four = position(game, "t=four four=a1,a2,b1,b2 single=d4", single_moves="all_ways")
    assert game.face.why_not(four, Gesture(sites=("b2", "c3"))).message.id == "halma-why-no-diagonal-four"


def test_tippy_passing_is_a_turn_without_enclosure() -> None:
    state = played("tippy", "t=S S=a1 NW=b1,b2,k6 | quiet 118", "pass")
    assert state.text() == "t=NW S=a1 NW=b1,b2,k6 | quiet 119"


def test_tippy_ends() -> None:
    game = parlour.game("tippy")
    state = played("tippy", "t=S S=b1,c2 NW=a1", "c2-b2*a1")
    assert (state.result().places, state.result().reason) == ((1, 2), "no_pieces")
    quiet = position(game, "t=S S=k6,k8 NW=a1 | quiet 119")
    quiet.apply(game.face.read(quiet, "k6-k7"))
    assert (quiet.result().places, quiet.result().reason) == ((1, 2), "quiet")


# Chains


def test_a_chain_is_told_hop_by_hop() -> None:
    game = parlour.game("halma_stern10")
    before = game.position("t=S S=i3 NW=i4,j6,k6")
    after = before.clone()
    action = game.face.read(before, "i3-k5")
    after.apply(action)
    (event,) = game.face.tell(before, action, after)
    assert (event.path, event.hop) == (("i3", "i5", "k7", "k5"), True)


def test_a_gesture_names_the_fields_between_the_hops() -> None:
    game = parlour.game("halma_stern10")
    gestures = game.face.gestures(game.position("t=S S=i3 NW=i4,j6,k6"))
    assert {gesture.sites[1]: gesture.via for gesture in gestures.values() if gesture.via} == {"k7": ("i5",), "k5": ("i5", "k7")}


@pytest.mark.parametrize("id", GAMES.values())
def test_what_a_gesture_goes_by_is_what_is_told(id: str) -> None:
    game = parlour.game(id)
    state = game.start()
    rng = Random(5)
    for _ in range(24):
        action = state.sample(rng)
        before = state.clone()
        state.apply(action)
        moved = [event.path for event in game.face.tell(before, action, state) if event.kind == "move"]
        gesture = game.face.gestures(before).get(action)
        assert not moved or (gesture is not None and moved == [(gesture.sites[0], *gesture.via, gesture.sites[-1])])


# Reasons


@pytest.mark.parametrize(
    ("id", "text", "sites", "options", "said"),
    [
        ("halma_a", "t=S S=i5 N=i6,i7", "i5 i8", {}, "halma-why-row"),
        ("halma_a", "t=S S=i5 N=q1", "i5 i7", {}, "halma-why-nothing-between"),
        ("halma_a", "t=S S=i5 N=q1", "i5 i5", {}, "halma-why-same-field"),
        ("halma_a", "t=S S=i5,n1 N=q1", "n1 m5", {"no_leaving_target": True}, "halma-why-leave-target"),
        ("halma_a", "t=S S=i5 N=q1", "q1", {}, "halma-why-not-yours"),
        ("halma_b", "t=S S=i5,i6 N=q1", "i5 i4", {}, "halma-why-only-hops"),
        ("eckdame", "W:Wd4:Bh8", "d4 c3", {}, "halma-why-step-forward"),
        ("eckdame", "W:Wd4:Bc3", "d4 b2", {}, "halma-why-hop-forward"),
        ("eckdame", "W:Wc3,d4:Bh8", "c3 e5", {}, "halma-why-own"),
        ("pyramiden_dame", "W:We5:Ba1", "e5 d6", {}, "halma-why-step-forward"),
        ("twee_in_een_b", "t=four four=a1,a2,b1,b2 single=f6", "b2 c3", {}, "halma-why-no-diagonal"),
        ("twee_in_een_b", "t=four four=a1,a3,b1,b2 single=f6", "a3 a2", {}, "halma-why-never-back"),
        ("racado", "die=3 t=S S=k6 NW=k9", "k6 k8", {}, "halma-why-pips"),
        ("racado", "die=2 t=S S=q1,r1,k1 NW=k6", "q1 p4", {}, "halma-why-leave-court"),
        ("tippy", "t=S S=k6,k8 NW=a1", "k6 k10", {}, "halma-why-one-step"),
        ("tippy", "t=S S=a1,b1,c2,d1,d3 NW=c1,c3,d2,e2,e3 | enclosed by c2", "c3", {}, "halma-why-choose-enclosed"),
        ("halma_a", "t=S S=i5,i6 N=q1", "i5", {}, "halma-why-choose-target"),
        ("halma_a", "t=S S=i5,i6 N=q1", "h1", {}, "halma-why-empty"),
        ("halma_a", "t=S S=i5,i6 N=q1", "z9", {}, "halma-why-no-field"),
        ("halma_a", "t=S S=i5,i6 N=q1", "i5 i6", {}, "halma-why-occupied"),
        ("halma_a", "t=S S=i5,i6 N=q1", "i5 f4", {}, "halma-why-no-way"),
        ("halma_a", "t=S S=a1,b1,b2,c1,c2,c3 N=q1", "a1", {}, "halma-why-stuck"),
        ("halma_a", "t=S S=i5,o1,o3,p1,p2,q1 N=a1", "q1", {"no_leaving_target": True}, "halma-why-held"),
        ("halma_a", "t=S S=a1 N=b1,b2,c1,c3", "a1 c1", {}, "halma-why-nothing-moves"),
        ("halma_b", "t=S S=i5 N=q1", "i5 i6", {}, "halma-why-nothing-moves"),
        ("twee_in_een_b", "t=single four=a1,b1,e6,f5 single=f6", "f6 e6", {}, "halma-why-over"),
        ("racado", "t=S S=k6 NW=k9", "k6 k8", {}, "halma-why-throw-first"),
    ],
)
def test_reasons(id: str, text: str, sites: str, options: dict[str, object], said: str) -> None:
    game = parlour.game(id)
    state = game.position(text, game.seats[0], **options)
    assert game.face.why_not(state, Gesture(sites=tuple(sites.split()))).message.id == said


def test_passing_is_refused_while_something_moves() -> None:
    game = parlour.game("halma_a")
    reason = game.face.why_not(game.start(), Gesture(button="pass"))
    assert (reason.anchor, reason.message.id) == ("waiting", "halma-why-must-move")


def test_the_hunt_knows_no_pass() -> None:
    game = parlour.game("twee_in_een_b")
    assert game.face.why_not(game.start(), Gesture(button="pass")).message.id == "halma-why-no-pass"


@pytest.mark.parametrize("id", GAMES.values())
def test_the_board_is_turned_so_that_the_own_pieces_are_nearest(id: str) -> None:
    game = parlour.game(id)
    for seats in game.seats:
        start = game.start(seats)
        board = game.face.board(start.setup)
        scene = game.face.scene(start, 0)
        for seat, degrees in enumerate(board.turns):
            (token,) = scene.seats[seat].colours
            down = [turned_down(board.site(piece.site).x - middle(board)[0], board.site(piece.site).y - middle(board)[1], degrees)
                    for piece in scene.pieces if piece.colour == token]  # fmt: skip
            assert sum(down) > 0, (seats, seat)


def middle(board: Board) -> tuple[float, float]:
    return board.left + board.width / 2, board.top + board.height / 2


def turned_down(x: float, y: float, degrees: int) -> float:
    """How far below the middle a place lies once the board is turned clockwise."""
    return x * sin(radians(degrees)) + y * cos(radians(degrees))


def test_a_star_fills_its_board() -> None:
    for id in ("halma_a", "sternhalma"):
        game = parlour.game(id)
        board = game.face.board(game.start().setup)
        rims = (min(site.x for site in board.sites) - board.left, min(site.y for site in board.sites) - board.top)
        assert rims == pytest.approx((1.0, 1.0), abs=0.01)
        points = [point for area in board.areas for point in area.points]
        assert all(abs(x) < board.width / 2 and abs(y) < board.height / 2 for x, y in points)


def test_the_last_turn_and_a_standstill_say_so() -> None:
    limit = position(parlour.game("halma_a"), "t=S S=i5 N=q1 | turns 400")
    stuck = position(parlour.game("halma_b"), "t=S S=i5 N=q1 | turns 2, passes 2")
    for state, said in ((limit, "halma-why-over-limit"), (stuck, "halma-why-over-stuck")):
        reason = parlour.game(state.setup.game).face.why_not(state, Gesture(sites=("i5",)))
        assert (reason.anchor, reason.message.id) == ("end", said)


def test_the_end_by_a_full_target_says_so() -> None:
    state = played("halma_stern10", R2, "m5-n1", two_player_seats="facing")
    reason = parlour.game("halma_stern10").face.why_not(state, Gesture(sites=("q1",)))
    assert reason.message.id == "halma-why-over-full"


@pytest.mark.parametrize("id", ["halma_a", "halma_eck", "eckdame", "pyramiden_dame", "tippy", "halma_stern10"])
def test_pieces_are_listed_in_order_wherever_they_were_carried(id: str) -> None:
    state, rng = parlour.game(id).start(), Random(7)
    assert isinstance(state, HalmaState)
    stride = state.rules.stride
    for _ in range(300):
        actions = state.legal()
        if not actions:
            break
        state.apply(actions[rng.randrange(len(actions))])
        for base in range(0, state.seats * stride, stride):
            army = list(state.army[base + 1 : base + 1 + state.army[base]])
            assert army == sorted(army)


def test_actions_have_the_numbers_that_stored_games_hold() -> None:
    assert (PASS, TAKE) == (65_536, 65_537)
