"""Old Dutch goose, sheet track.md, section 2: the examples by their number. Yellow is A, with 40 chips; the pot has 30 unless noted."""

from itertools import combinations
from math import hypot

import pytest
from librt.random import Random

import parlour
from parlour.core.errors import OptionError
from parlour.core.gesture import Gesture
from parlour.core.setup import OptionValue
from parlour.core.state import CHANCE, OVER, State
from parlour.games.track.engine import TrackState
from parlour.games.track.rules import GO_ON, STAY
from parlour.players.levels import STRONGEST
from parlour.players.track.expert import EXPERT
from parlour.players.track.goose_solver import ANYHOW, BEST, GooseRace
from parlour.players.track.turns import turns_to_go
from parlour.words import languages, rules, words

GAME = parlour.game("ganzenbord")
ON, HERE = int(GO_ON), int(STAY)


def at(yellow: object, green: object = 0, chips: int = 40) -> str:
    return f"Y{yellow}:{chips} G{green}:{70 - chips} pot:30 | Y"


def after(text: str, *actions: int, **options: OptionValue) -> str:
    """The position after these throws and decisions; at a goose "go on" is chosen unless it is said otherwise."""
    state = GAME.position(text, 2, **options)
    for action in actions:
        state.apply(action)
    while state.text().partition(" at ")[2] not in ("", "6"):
        state.apply(ON)
    return state.text()


def end(yellow: object, green: object = 0, chips: int = 40, pot: int = 30, turn: str = "G", total: int = 100) -> str:
    return f"Y{yellow}:{chips} G{green}:{total - chips - pot} pot:{pot} | {turn}"


@pytest.mark.parametrize(
    ("start", "actions", "result"),
    [
        pytest.param(at(0), (45,), end(26), id="1: 4+5"),
        pytest.param(at(0), (36,), end(53), id="1: 6+3"),
        pytest.param(at(0, 26), (45,), end(0, 26), id="2"),
        pytest.param(at(0), (33, HERE), end(6, chips=35, pot=35), id="3: stay"),
        pytest.param(at(0), (33, ON), end(12, chips=30, pot=40), id="3: cross"),
        pytest.param(at(0, 6), (33,), end(0, 6), id="4"),
        pytest.param(at(0), (23,), end(10), id="5: on"),
        pytest.param(at(0), (23, HERE), end(5), id="5: stay"),
        pytest.param(at(0, 10), (23,), end(0, 10), id="6: on"),
        pytest.param(at(0, 10), (23, HERE), end(5, 10), id="6: stay"),
        pytest.param(at(10), (22,), end(22), id="7"),
        pytest.param(at(10, 14), (22,), end(22, 14), id="8: on"),
        pytest.param(at(10, 14), (22, HERE), end(10, 14), id="8: stay"),
        pytest.param(at(10), (45,), end("19s1", chips=30, pot=40), id="9"),
        pytest.param(at(25, "31w1"), (24,), end("31w1", 31, chips=25, pot=45), id="10"),
        pytest.param(at(36, 37), (24,), end(36, 37, chips=35, pot=35), id="11"),
        pytest.param(at(30, chips=2), (66,), end(37, chips=0, pot=32), id="12"),
        pytest.param(at(55), (22,), end(63, chips=70, pot=0, turn="over Y"), id="13"),
        pytest.param(at(49), (55,), end(57), id="14"),
        pytest.param(at(49), (55, HERE), end(59), id="14: stay"),
        pytest.param(at(60), (34,), end(55), id="15"),
        pytest.param(at(60), (66,), end(0), id="16"),
        pytest.param(at(62), (24,), end(0, chips=35, pot=35), id="17"),
        pytest.param(at(18), (45,), end(63, chips=70, pot=0, turn="over Y"), id="18"),
    ],
)
def test_examples(start: str, actions: tuple[int, ...], result: str) -> None:
    assert after(start, *actions) == result


def test_2_the_next_throw_is_a_first_throw_again() -> None:
    assert after(end(0, 26, turn="Y"), 36) == end(53, 26)


def test_15_to_17_with_the_other_wordings() -> None:
    assert after(at(60), 34, goose_back="throw") == end("52w1", chips=30, pot=40)
    assert after(at(60), 66, goose_back="throw") == end(37, chips=35, pot=35)
    assert after(at(62), 24, death_restart="square_1") == end(1, chips=35, pot=35)


def test_square_1_is_never_taken_and_throws_no_first_throw() -> None:
    assert after(at(62, 1), 24, death_restart="square_1") == end(1, 1, chips=35, pot=35)
    assert after(at(1), 45, death_restart="square_1") == end(10)


def test_must_always_goes_on() -> None:
    assert after(at(0), 23, goose_forward="must") == end(10)


def test_r12_when_all_wait_the_longest_is_free() -> None:
    assert after("Y31w1:40 G45:30 pot:30 | G", 34) == "Y31:40 G52w1:20 pot:40 | Y"


def test_r13_the_bridge_is_crossed_only_with_enough_and_to_a_free_square() -> None:
    assert after(at(0, chips=9), 33) == end(6, chips=4, pot=35)
    assert after(at(0, chips=10), 33).endswith("at 6")  # ten are enough for both fees: it may be crossed
    assert after(at(0, 12), 33) == end(6, 12, chips=35, pot=35)


def test_r11_without_chips_the_game_goes_on() -> None:
    assert after(at(10, chips=0), 45) == end("19s1", chips=0)


def test_r9_a_freed_pawn_stays_and_throws_on() -> None:
    assert after("Y31:40 G31w1:30 pot:30 | Y", 12) == "Y34:40 G31w1:30 pot:30 | Y"


def test_sent_back_to_the_well_pays_and_waits_no_more() -> None:
    assert after("Y31:40 G34:30 pot:30 | Y", 12) == "Y31:40 G34:30 pot:30 | G"


def test_purse_and_stake() -> None:
    state = GAME.start(3, purse=20, stake=4)
    assert state.text() == "Y0:16 G0:16 R0:16 pot:12 | roll-off Y G R"
    assert GAME.start(2, purse=1, stake=1).text() == "Y0:0 G0:0 pot:2 | roll-off Y G"  # all there is


def test_28_amended_a_stake_above_the_purse_is_refused() -> None:
    with pytest.raises(OptionError, match="option stake cannot be 10: purse is 5, and stake is at most that") as refused:
        GAME.start(2, purse=5)
    said = refused.value.said
    assert said is not None
    assert words("en").put(said) == "First payment: at most 5, as much as Chips for everyone."
    with pytest.raises(OptionError):
        GAME.start(2, purse=20, stake=21)


def test_scores_are_chips() -> None:
    state = GAME.position(at(62), 2)
    state.apply(11)  # too much by one
    state.apply(12)
    state = GAME.position("Y61:40 G0:30 pot:30 | Y", 2)
    state.apply(11)
    assert (state.result().places, state.result().scores, state.result().reason) == ((1, 2), (70, 30), "pot")


def test_two_dice_fall_by_their_weights() -> None:
    state = GAME.start(2)
    assert sum(state.weights()) == 36 and len(state.legal()) == 21
    assert dict(zip(state.legal(), state.weights(), strict=True))[45] == 2


@pytest.mark.parametrize(
    ("text", "options", "attempt", "anchor", "message"),
    [
        (at(0), {}, Gesture(button="on"), "turn", "track-why-throw"),
        (at(0), {"goose_forward": "must"}, Gesture(button="stay"), "geese", "track-why-must-go-on"),
        (at(0), {}, Gesture(sites=("pot",)), "chips", "track-why-chips"),
        (at(0), {}, Gesture(sites=("5",)), "geese", "track-square-goose"),
        (at(0), {}, Gesture(sites=("6",)), "squares", "track-square-ganzenbord-6"),
        ("Y0:40 G0:30 pot:30 | Y 2+3 at 5", {}, Gesture(), "geese", "track-why-decide"),
        ("Y0:40 G0:30 pot:30 | Y 3+3 at 6", {}, Gesture(), "squares", "track-why-decide"),
    ],
)
def test_prohibitions(text: str, options: dict[str, OptionValue], attempt: Gesture, anchor: str, message: str) -> None:
    reason = GAME.face.why_not(GAME.position(text, 2, **options), attempt)
    assert (reason.anchor, reason.message.id) == (anchor, message)
    assert all(anchor in rules(language, GAME.id).anchors for language in languages())


def tell(text: str, action: int) -> list[tuple[str, tuple[str, ...]]]:
    state = GAME.position(text, 2)
    later: State = state.clone()
    later.apply(action)
    return [(event.kind, event.path) for event in GAME.face.tell(state, action, later) if event.path]


def test_chips_are_seen_to_move() -> None:
    chips = [("place", ("Y:",)), ("move", ("Y:", "pot")), ("take", ("pot",))]
    assert tell("Y0:40 G0:30 pot:30 | Y 3+3 at 6", ON) == [*chips, ("move", ("6", "12"))]
    assert tell(at(61), 11)[-2:] == [("move", ("pot", "Y:")), ("take", ("Y:",))]


def test_nobody_can_beat_a_random_player_by_more_than_58_of_100() -> None:
    """The limit of what a computer can do here, exactly: the best answer to random choices, beginning as often as not."""
    start = GAME.start(2)
    assert isinstance(start, TrackState)
    race = GooseRace(start)
    race.solve(BEST, ANYHOW)
    assert round(race.game(), 3) == 0.580
    assert (round(race.wins[0], 3), round(race.wins[1], 3)) == (0.589, 0.571)  # begins, or comes second
    race.solve(BEST, BEST)
    assert round(race.wins[0], 2) == 0.51 and round(race.game(), 3) == 0.5


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_purse_covers_another_the_pot_or_the_way(seats: int) -> None:
    board = GAME.face.board(GAME.agree(seats))
    places = [site for site in board.sites if site.role in ("purse", "pot")]
    assert len(places) == seats + 1
    for one, other in combinations(places, 2):
        assert hypot(one.x - other.x, one.y - other.y) >= (one.size + other.size) / 2
    meadow = next(area for area in board.areas if area.role == "meadow")
    for site in places:
        assert site.x + site.size / 2 < -0.5 and site.x - site.size / 2 > board.left
        assert site.y + site.size / 2 < min(y for _, y in meadow.points)


def test_the_expert_comes_close_to_the_limit() -> None:
    rng = Random(1)
    games = 1500
    won = 0
    for number in range(games):
        state = GAME.start(2)
        while state.turn != OVER:
            skilled = (state.turn + number) % 2 == 0
            state.play(EXPERT.choose(state, STRONGEST, 1) or 0 if state.turn != CHANCE and skilled else state.sample(rng))
        won += (state.result().winners[0] + number) % 2 == 0
    assert won / games > 0.58 - 3 * 0.0127  # standard errors of so many games


def test_more_than_two_take_the_shorter_way() -> None:
    assert EXPERT.choose(GAME.position("Y9:40 G0:40 R0:40 pot:30 | Y 4+5 at 18", 3), STRONGEST, 1) == ON
    assert EXPERT.choose(GAME.position("Y48:40 G0:40 R0:40 pot:30 | Y 1+1 at 50", 3), STRONGEST, 1) == HERE


def test_the_expert_knows_that_nine_from_eighteen_wins() -> None:
    turns = turns_to_go(GAME.agree(2))
    assert turns[63] == 0 and turns[18] < turns[17] - 2
    assert EXPERT.choose(GAME.position("Y9:40 G0:30 pot:30 | Y 4+5 at 18", 2), STRONGEST, 1) == ON
    assert EXPERT.choose(GAME.position("Y48:40 G0:30 pot:30 | Y 1+1 at 50", 2), STRONGEST, 1) == HERE  # 52 is the prison
