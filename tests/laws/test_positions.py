"""Laws of positions: what is legal, what happens, what comes back the same."""

import pickle
from collections import Counter

import pytest
from librt.random import Random

from parlour.core.chance import outcome
from parlour.core.errors import IllegalAction, NotOver
from parlour.core.game import Game
from parlour.core.state import CHANCE, NOBODY, OVER, State
from tests.laws.played import MOST_ACTIONS, SEED, Played, played, setups, snapshot

LONG = 300  # actions: a game that ends seldom, and in few ways
BOUNDS = (1 << 31, 1 << 32, 1 << 62, 1 << 63, 1 << 64)  # where compiled code changes from one kind of integer to another
WILD = (-1, -(10**6), 10**6, 10**40, -(10**40), *(sign * bound - off for bound in BOUNDS for sign in (1, -1) for off in (0, 1)))


def test_a_random_game_ends(play: Played) -> None:
    assert play.last.turn == OVER, f"not over after {MOST_ACTIONS} actions: {play.last!r}"


def test_there_is_always_something_legal_before_the_end(play: Played) -> None:
    for state in play.states:
        legal = state.legal()
        assert bool(legal) == (state.turn != OVER), repr(state)
        assert legal == sorted(set(legal)), repr(state)
    for state in play.some_states():
        assert all(state.allows(action) for action in state.legal()[:20])


def test_an_illegal_action_is_refused_and_changes_nothing(play: Played) -> None:
    choice = play.dice("illegal")
    for state in play.some_states():
        before = snapshot(state)
        legal = state.legal()
        far = max(legal, default=0) + 60
        tried = {*choice.choices(range(-3, far), k=12), *WILD} - set(legal)
        for action in (*tried, True, False, None, 0.0, float(legal[0]) if legal else 1.0, "0", ()):
            with pytest.raises(IllegalAction) as refused:
                state.apply(action)
            assert refused.value.legal == tuple(legal)
            assert str(action) in str(refused.value)
        assert snapshot(state) == before


def test_a_clone_is_independent(play: Played) -> None:
    state = play.game.begin(play.setup)
    for at, action in enumerate(play.actions):
        if at % 7 == 0:
            before = snapshot(state)
            copy = state.clone()
            assert snapshot(copy) == before
            for later in play.actions[at : at + 5]:
                copy.apply(later)
            assert snapshot(state) == before, "the clone's actions changed the original"
            kept = state.clone()
        state.apply(action)
        if at % 7 == 0:
            assert snapshot(kept) == before, "the original's action changed the clone"
    assert snapshot(state.clone()) == snapshot(state)


def test_the_text_comes_back_at_every_position(play: Played) -> None:
    for state in play.many_states():
        text = state.text()
        again = play.position(text)
        assert again.text() == text
        assert again.key() == state.key(), text
        assert (again.turn, again.hand, again.midway) == (state.turn, state.hand, state.midway), text
        assert again.legal() == state.legal(), text
        if state.turn == OVER:
            assert again.result() == state.result(), text


def test_positions_are_pickled(play: Played) -> None:
    for state in play.some_states():
        assert snapshot(pickle.loads(pickle.dumps(state))) == snapshot(state)


def test_a_pickled_position_goes_on_as_the_game_did(play: Played) -> None:
    """What text() leaves out must come along: repetition, the order of things to come."""
    middle = len(play.actions) // 2
    state: State = pickle.loads(pickle.dumps(play.states[middle]))
    for at, action in enumerate(play.actions[middle:], middle + 1):
        state.apply(action)
        assert state.key() == play.states[at].key()
        assert at % 9 or state.text() == play.states[at].text()
    assert snapshot(state) == snapshot(play.last)


def test_the_same_seed_gives_the_same_game(play: Played) -> None:
    ends = []
    for _ in range(2):
        state = play.game.begin(play.setup)
        rng = Random(20)
        made = [state.sample(rng) for _ in range(3) if state.turn != OVER]
        made.append(state.playout(rng))
        ends.append((made, snapshot(state)))
    assert ends[0] == ends[1]
    other = play.game.begin(play.setup)
    other.playout(Random(21))
    assert other.turn == OVER


def test_equal_keys_have_equal_legal_actions(play: Played) -> None:
    legal: dict[object, list[int]] = {}
    for state in play.states:
        if state.turn != OVER:  # a counter of moves, which no key holds, may end the game
            assert legal.setdefault(state.key(), state.legal()) == state.legal(), repr(state)


def test_weights_are_positive_and_as_many_as_outcomes(play: Played) -> None:
    for state in play.states:
        if state.turn == CHANCE:
            weights = state.weights()
            assert len(weights) == len(state.legal())
            assert all(isinstance(weight, int) and weight > 0 for weight in weights)


def test_throws_fall_by_weight(title: Game) -> None:
    """Chi-square, bounded far out: fixed seeds, so it holds always or never."""
    shapes: dict[tuple[int, ...], State] = {}
    for setup in setups(title)[:: max(1, len(title.seats))]:
        for state in played(setup).some_states():
            if state.turn == CHANCE:
                shapes.setdefault(tuple(state.weights()), state)
    for shape, state in list(shapes.items())[:6]:
        draws = min(2500, 50 * len(shape))
        rng = Random(7)
        for drawn in ([state.throw(rng) for _ in range(draws)], [outcome(SEED, number, state) for number in range(draws)]):
            assert chi_square(drawn, state.legal(), shape) < 4.5, repr(state)


def test_samples_are_legal(play: Played) -> None:
    """A family may draw faster than by listing; what it draws must still be legal."""
    rng = Random(11)
    for state in play.states[:-1]:
        assert state.allows(state.sample(rng)), repr(state)


def test_samples_fall_evenly(title: Game) -> None:
    for setup in setups(title)[:: max(1, len(title.seats))]:
        choices = [state for state in played(setup).some_states() if state.turn != CHANCE and len(state.legal()) > 1]
        for state in choices[:: max(1, len(choices) // 5)]:
            legal = state.legal()
            rng = Random(13)
            drawn = [state.sample(rng) for _ in range(40 * len(legal))]
            # among thousands of positions some come out this uneven by chance; what is truly uneven stays so in many more draws
            if chi_square(drawn, legal, (1,) * len(legal)) >= 5:
                drawn = [state.sample(rng) for _ in range(2000 * len(legal))]
            assert chi_square(drawn, legal, (1,) * len(legal)) < 5, repr(state)


def chi_square(drawn: list[int], outcomes: list[int], weights: tuple[int, ...]) -> float:
    """How many standard deviations the draws are worse than chance would be expected to be."""
    share = len(drawn) / sum(weights)
    times = Counter(drawn)
    error = sum((times[outcome] - weight * share) ** 2 / (weight * share) for outcome, weight in zip(outcomes, weights, strict=True))
    freedom = len(weights) - 1
    return (error - freedom) / (2 * freedom) ** 0.5 if freedom else error


def test_turn_hand_and_midway_agree(play: Played) -> None:
    for before, _, after in [*play.steps, (play.last, -1, play.last)]:
        assert before.turn in range(play.setup.seats) or before.turn in (CHANCE, OVER)
        if before.turn == OVER:
            assert before.hand == NOBODY and not before.midway
        elif before.turn == CHANCE:
            assert before.hand in range(play.setup.seats)
        else:
            assert before.hand == before.turn
        if after.midway:
            assert before.turn == after.turn, f"only a decision of the same seat goes on: {before!r} to {after!r}"


def test_the_result_is_complete(play: Played) -> None:
    result = play.last.result()
    assert len(result.places) == len(result.scores) == play.setup.seats
    assert result.reason
    if set(result.places) != {2}:  # all second: nobody has won
        assert all(place == 1 + sum(other < place for other in result.places) for place in result.places), "ties share the better place"
    for state in play.states[:-1][-3:]:
        with pytest.raises(NotOver):
            state.result()


def test_payoffs_follow_the_places(play: Played) -> None:
    places = play.last.result().places
    payoffs = [play.last.payoff(seat) for seat in range(play.setup.seats)]
    assert all(0.0 <= payoff <= 1.0 for payoff in payoffs)
    for one, other in zip(places, payoffs, strict=True):
        for place, payoff in zip(places, payoffs, strict=True):
            assert (one < place) <= (other > payoff)
            assert (one == place) <= (other == payoff)


def test_nothing_is_legal_when_it_is_over(play: Played) -> None:
    assert play.last.legal() == []
    assert not any(play.last.allows(action) for action in range(-2, 100))


def test_every_way_to_end_comes_back(play: Played) -> None:
    """Rare ends too: what ended the game must be in the text, even if it lies in what was played before."""
    for seed in range(12 if len(play.actions) < LONG else 4):
        state, late, last_actions = played_out(play, seed)
        again = play.position(state.text())
        assert (again.turn, again.text()) == (OVER, state.text())
        assert again.result() == state.result(), state.text()
        assert snapshot(pickle.loads(pickle.dumps(state))) == snapshot(state)
        travelled: State = pickle.loads(pickle.dumps(late))
        for action in last_actions:
            travelled.apply(action)
        assert snapshot(travelled) == snapshot(state), "what was played before must travel along"


def played_out(play: Played, seed: int) -> tuple[State, State, list[int]]:
    """A finished random game, how it stood a few actions earlier, and those actions."""
    state = play.game.begin(play.setup)
    rng = Random(seed)
    recent = [state.clone()]
    actions: list[int] = []
    while state.turn != OVER:
        actions.append(state.sample(rng))
        state.apply(actions[-1])
        recent = [*recent[-3:], state.clone()]
    return state, recent[0], actions[len(actions) - len(recent) + 1 :]
