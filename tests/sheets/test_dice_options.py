"""The dice games' options, value by value, and what no example shows: sheet dice.md, point 8 of each game."""

import parlour
from parlour.core.state import CHANCE, OVER
from parlour.games.dice.craps_rules import STAKE
from parlour.games.dice.engine import DiceState
from parlour.games.dice.unter_ueber_sieben_rules import OVER_SEVEN, UNDER
from parlour.games.dice.va_banque_rules import BY, PLUS, TIMES
from parlour.games.dice.wuerfelpoker_rules import RAISE_BY
from tests.dice_figures import figure, own


def played(id: str, seats: int, actions: list[int], /, **options: object) -> DiceState:
    """A game after these throws and decisions."""
    state = parlour.game(id).start(seats, **options)
    for action in actions:
        state.apply(action)
    assert isinstance(state, DiceState)
    return state


def test_himmel_und_hoelle_is_five_rounds_by_itself() -> None:
    assert played("himmel_und_hoelle", 2, [34] * 9).turn == CHANCE
    assert played("himmel_und_hoelle", 2, [34] * 10).result().scores == (385, 385)


def test_punktloeschen_rounds() -> None:
    state = played("punktloeschen", 3, [11, 66, 66], rounds=1)
    assert (state.turn, state.result().places, state.result().reason) == (OVER, (1, 2, 2), "alone")


def test_schluck_hansel_chips() -> None:
    assert played("schluck_hansel", 2, [16], chips=1).result().places == (2, 1)


def test_glueckspeter_chips_and_turns() -> None:
    assert played("glueckspeter", 2, [46], chips=1).result().places == (1, 2)
    result = played("glueckspeter", 3, [46, 12, 12], max_turns=3).result()
    assert (result.places, result.scores, result.reason) == ((1, 1, 3), (6, 6, 8), "fewest_chips")


def test_unter_ueber_sieben_circles_and_the_end_with_all_chips() -> None:
    state = played("unter_ueber_sieben", 2, [UNDER, 11, UNDER, 11], rounds=2)
    assert (state.turn, own(state, "chips")) == (0, [20, 20])
    state = played("unter_ueber_sieben", 2, [OVER_SEVEN, 66], start_chips=1, rounds=2)
    assert (state.turn, state.result().scores) == (OVER, (2, 0))


def test_craps_circles_begin_with_the_first_maker() -> None:
    """B throws highest and begins; the circle is over when A has been the maker."""
    state = played("craps", 2, [11, 66, 2, STAKE + 1, 11])
    assert (state.turn, own(state, "chips")) == (0, [19, 21])
    assert played("craps", 2, [11, 66, 2, STAKE + 1, 11, 2, STAKE + 1, 11]).result().places == (1, 1)
    assert played("craps", 2, [11, 66, 2, STAKE + 1, 11, 2, STAKE + 1, 11], rounds=2).turn == 1


def test_craps_three_seats_past_one_without_chips() -> None:
    """C has lost everything: the circle that A began ends with B."""
    text = "A chips=3; B chips=3; C; first=A named=2 | A chooses"
    state = parlour.game("craps").position(text, 3, start_chips=2)
    for action in (STAKE + 1, 11, 2, STAKE + 1, 11):
        state.apply(action)
    assert (state.turn, state.result().places) == (OVER, (1, 1, 3))


def test_fenster_target_and_throws() -> None:
    state = played("fenster", 2, [222], target=10, throws=1)
    assert (state.turn, state.hand) == (CHANCE, 1)
    assert played("fenster", 2, [222, 111, 223], target=10, throws=1).result().scores == (13, 0)


def test_streichhoelzer_matches() -> None:
    assert played("streichhoelzer", 2, [666], matches=1).result().scores == (0, 1)
    assert played("streichhoelzer", 2, [266, 226], matches=2).result().scores == (0, 1)


def test_turm_tower() -> None:
    """Three coasters are gone with the first throw; its thrower has them all and loses at once."""
    assert played("turm", 2, [5, 4, 555], tower=3).result().places == (2, 1)


def test_eins_bis_sechzehn_top_and_one_way() -> None:
    state = played("eins_bis_sechzehn", 2, [136], top=6, there_and_back=False)
    assert (state.turn, state.result().scores) == (OVER, (6, 0))
    state = played("eins_bis_sechzehn", 2, [136], top=6)
    assert state.result().scores == (11, 0)  # up to six and back, all with the same dice


def test_eins_bis_sechzehn_all_operations_in_play() -> None:
    text = "A targets=15; B; round=3 | A throws 3"
    for every, done in ((False, 15), (True, 16)):
        state = parlour.game("eins_bis_sechzehn").position(text, 2, all_operations=every)
        state.apply(246)
        assert isinstance(state, DiceState) and own(state, "targets")[0] == done


def test_eins_bis_sechzehn_after_the_last_round_whoever_is_furthest_wins() -> None:
    result = played("eins_bis_sechzehn", 2, [222, 136] + [222] * 18, max_rounds=10).result()
    assert (result.places, result.scores, result.reason) == ((2, 1), (0, 10), "max_rounds")


def test_paerchen_example_a_negative_sum() -> None:
    """8, -10, 0, 3 and -4 are -3; the other seat has nothing each time."""
    points = [5612, 1166, 3333, 4423, 1326]
    state = played("paerchen", 2, [action for outcome in points for action in (outcome, 3333)])
    assert state.result().scores == (-3, 0) and state.result().places == (2, 1)
    assert [own(state, f"throw{throw}")[0] for throw in range(1, 6)] == [8, -10, 0, 3, -4]


def test_paerchen_and_beelzebub_throws() -> None:
    assert played("paerchen", 2, [5612, 1166], throws=1).result().scores == (8, -10)
    assert played("beelzebub", 2, [6661, 1116], rounds=1).result().scores == (17, -3)
    assert played("beelzebub", 2, [4445, 1124] * 5).result().scores == (35, 0)


def test_va_banque_who_cannot_stake_sits_out() -> None:
    """A holds the bank, B has too few chips: only C throws, and gets the stakes back."""
    text = "A chips=10; B chips=1; C chips=2 part=waits | A throws 1"
    state = parlour.game("va_banque").position(text, 3, chips=5, stake=2)
    for action in (3, 5, PLUS, 6, TIMES, 1, BY, 4):
        state.apply(action)
    assert isinstance(state, DiceState)
    assert (own(state, "chips"), state.hand) == ([8, 1, 2], 1)  # B holds the bank now, A and C have staked


def test_va_banque_a_second_circle() -> None:
    turn = [3, 5, PLUS, 6, TIMES, 1, BY, 4]
    assert played("va_banque", 2, turn * 2).turn == OVER
    assert played("va_banque", 2, turn * 2, rounds=2).hand == 0


def test_wuerfelpoker_ante_and_too_few_chips() -> None:
    """Two chips to be paid in, and one left: it is enough for the whole pot."""
    state = played("wuerfelpoker", 2, [11223, 11123], chips=3, ante=2, deals=2)
    assert (own(state, "chips"), figure(state, "pot")[0], state.hand) == ([0, 3], 3, 1)
    state.apply(12346)
    state.apply(66666)
    assert state.result().scores == (3, 3)


def test_wuerfelpoker_a_limit_for_raising() -> None:
    assert played("wuerfelpoker", 2, [11223], raising=True).legal() == [RAISE_BY + chips for chips in range(8)]
    assert played("wuerfelpoker", 2, [11223], raising=True, max_raise=2).legal() == [RAISE_BY, RAISE_BY + 1, RAISE_BY + 2]


def test_wuerfelpoker_the_next_seat_opens_the_next_deal() -> None:
    state = played("wuerfelpoker", 3, [11223, 11123, 12346])
    assert (state.hand, own(state, "chips")) == (1, [6, 9, 6])
    assert played("wuerfelpoker", 3, [11223, 11123, 12346] * 5).turn == OVER
