"""What the dice games say, in both languages: sentences that were wrong for some figure, and tips that must be true."""

from fractions import Fraction
from itertools import product

import pytest

import parlour
from parlour.core.state import State
from parlour.games.dice.craps_rules import STAKE
from parlour.games.dice.wuerfelpoker_rules import rank
from parlour.words import rules_source, words


def prompt(state: State, language: str) -> str:
    return words(language).put(parlour.game(state.setup.game).face.scene(state, 0).prompt)


def log(state: State, action: int, language: str) -> str:
    """What is told of an action."""
    after = state.clone()
    after.apply(action)
    events = parlour.game(state.setup.game).face.tell(state, action, after)
    return "\n".join(words(language).put(event.message) for event in events if event.message)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "for 1\u00a0chip: 4 wins, 2 loses."), ("de", "um 1\u00a0Chip: Die 4 gewinnt, die 2 verliert.")]
)
def test_craps_one_chip_is_one_chip(language: str, said: str) -> None:
    state = parlour.game("craps").start(2)
    for action in (66, 11, 2, STAKE + 1, 13):
        state.apply(action)
    assert said in prompt(state, language)


@pytest.mark.parametrize(("language", "said"), [("en", "a coaster, the 4th.\n"), ("de", "einen Bierdeckel, den 4.\n")])
def test_chicago_the_fourth_coaster(language: str, said: str) -> None:
    text = "A coasters=3 points=6 throws_used=1; B; starter=A limit=1 dice=2,2,2 | B throws 3"
    assert said in log(parlour.game("chicago").position(text, 2, chips_out=5), 111, language)


@pytest.mark.parametrize(("language", "said"), [("en", "Equal: Yellow and Red throw"), ("de", "Gleichstand: Gelb und Rot werfen")])
def test_chicago_rivals_are_called_by_their_colours(language: str, said: str) -> None:
    state = parlour.game("chicago").start(3)
    for action in (222, 0, 111, 222):
        state.apply(action)
    assert prompt(state, language).startswith(said)


def test_va_banque_below_zero_has_the_sign_that_is_subtracted_with() -> None:
    game = parlour.game("va_banque")
    state = game.start(2)
    for action in (2, 3):
        state.apply(action)
    assert log(state, 1, "en") == "Green: 2 − 3 = −1"
    for action in (1, 5):
        state.apply(action)
    assert log(state, 0, "en") == "Green: (−1) + 5 = 4"
    assert {piece.label for piece in game.face.scene(state, 0).pieces if piece.site == "total"} == {"−1"}
    assert prompt(state, "en").startswith("Green has −1")


def test_eins_bis_sechzehn_numbers_go_without_an_article() -> None:
    assert "needs 8 next" in prompt(parlour.game("eins_bis_sechzehn").position("A targets=7; B; round=3 | A throws 3", 2), "en")


@pytest.mark.parametrize(("language", "again"), [("en", "again"), ("de", "noch einmal")])
def test_teure_sieben_nobody_throws_again_after_the_last_number(language: str, again: str) -> None:
    game = parlour.game("teure_sieben")
    assert again in log(game.position("A open=5,9; B open=5 | A throws 2", 2), 36, language)
    assert again not in log(game.position("A open=9; B open=5 | A throws 2", 2), 36, language)


def test_wuerfelpoker_the_tip_a_pair_of_sixes_is_about_even() -> None:
    ranks = [rank(faces) for faces in product(range(1, 7), repeat=5)]
    lowest = {4: rank((4, 4, 1, 2, 3)), 6: rank((6, 6, 1, 2, 3))}
    below = {pair: Fraction(sum(own < least for own in ranks), 7776) for pair, least in lowest.items()}
    assert below[4] < Fraction(3, 10) and Fraction(44, 100) < below[6] < Fraction(1, 2)
    assert "a pair of sixes" in rules_source("en", "wuerfelpoker") and "Sechserpaar" in rules_source("de", "wuerfelpoker")


def test_chicago_hoch_tief_the_tip_threes_are_thrown_too_while_two_throws_are_to_come() -> None:
    """What a die brings on average, with one throw, two and three: throw what shows more than the throws to come will bring."""
    means = [Fraction(7, 2)]
    for _ in range(2):
        means.append(sum((min(Fraction(face), means[-1]) for face in range(1, 7)), Fraction(0)) / 6)
    assert means[0] > 3 > means[1] and 3 * means[2] == 7
    assert "threes too" in rules_source("en", "chicago_hoch_tief") and "auch die Dreien" in rules_source("de", "chicago_hoch_tief")


@pytest.mark.parametrize(("language", "beat"), [("en", "To beat: 9."), ("de", "Zu schlagen: 9.")])
def test_boese_drei_tells_what_the_others_have(language: str, beat: str) -> None:
    game = parlour.game("boese_drei")
    assert prompt(game.position("A points=11; B; dice=5 | A chooses", 2), language).endswith("?")
    assert prompt(game.position("A points=9; B points=11; dice=5 | B chooses", 2), language).endswith(beat)


@pytest.mark.parametrize(("language", "said"), [("en", "with 1 chip each"), ("de", "mit je 1 Chip den")])
def test_unter_ueber_sieben_one_chip_each(language: str, said: str) -> None:
    state = parlour.game("unter_ueber_sieben").position("A chips=1; B chips=1; C chips=1; round=1 | over", 3, start_chips=1)
    assert said in prompt(state, language)
