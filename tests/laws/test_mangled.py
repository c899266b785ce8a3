"""Laws of bad input: a text that is nearly a position, and options that a game does not have."""

import random
from functools import lru_cache

import pytest

from parlour.catalogue import BOXES, entry
from parlour.core.english import in_english
from parlour.core.errors import LONG, OptionError, PositionError, some
from parlour.core.game import Game
from parlour.core.message import Message
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, OVER
from tests.laws.played import played, setups

NUMBERS = (0, 1, 2, 3, 5, 6, 7, 9, 10, 13, 40, 99, 100, 10**6, -1)
REACHES = (0x80, 0x250, 0xD800)  # characters of ASCII, of western languages, of nearly all
MANGLED = 600  # texts of a game
PLAYED_ON = 30  # actions from a position that a mangled text turned out to be


def test_a_mangled_text_is_refused_or_is_a_position(title: Game) -> None:
    choice = random.Random(title.id)
    for _ in range(MANGLED):
        setup = choice.choice(setups(title))
        text, other = choice.choices(texts_of(setup), k=2)
        assert_refused_or_a_position(title, setup, mangle(choice, text, other))


def assert_refused_or_a_position(title: Game, setup: Setup, text: str) -> None:
    try:
        state = title.parse(text, setup)
    except PositionError as refused:
        assert refused.text == text
        assert 0 <= refused.place <= len(text)
        assert isinstance(refused.reason, Message), "a reason for people is no sentence in code"
        told = in_english(refused.reason)
        assert told in str(refused) or len(told) > LONG
        return
    written = state.text()
    assert title.parse(written, setup).text() == written, f"{text!r} was read as {written!r}"
    choice = random.Random(0)
    for _ in range(PLAYED_ON):
        assert state.turn in (CHANCE, OVER) or state.turn == state.hand, text
        legal = state.legal()
        assert bool(legal) == (state.turn != OVER), text
        if state.turn == OVER:
            assert len(state.result().places) == setup.seats
            break
        state.apply(choice.choice(legal))


@lru_cache(200)
def texts_of(setup: Setup) -> list[str]:
    return [state.text() for state in played(setup).some_states()]


def mangle(choice: random.Random, text: str, other: str) -> str:
    """A few of the slips that people and programs make: left out, twice, another character, two texts mixed."""
    for _ in range(choice.randint(1, 3)):
        start = choice.randint(0, len(text))
        end = choice.randint(start, min(len(text), start + 6))
        match choice.choice(["drop", "twice", "replace", "number", "mix", "noise"]):
            case "drop":
                text = text[:start] + text[end:]
            case "twice":
                text = text[:end] + text[start:]
            case "replace":
                text = text[:start] + choice.choice(other or "x") + text[end:]
            case "number":
                digits = [at for at, character in enumerate(text) if character.isdigit()]
                if digits:
                    at = choice.choice(digits)
                    text = text[:at] + str(choice.choice(NUMBERS)) + text[at + 1 :]
            case "mix":
                text = text[:start] + other[start:]
            case "noise":
                noise = "".join(chr(choice.randrange(choice.choice(REACHES))) for _ in range(choice.randint(0, 3)))
                text = text[:start] + noise + text[end:]
    return text


def test_nonsense_is_no_position(title: Game) -> None:
    for text in ("", " ", "\n", "x", "W", "0", "-1", "null", "{}", "é\x00", ":" * 50, "|", "9" * 400, "[" * 2000):
        with pytest.raises(PositionError) as refused:
            title.position(text)
        assert refused.value.text == text


def test_unknown_seats_are_refused(title: Game) -> None:
    for seats in (0, -1, max(title.seats) + 1, 10**9, True):
        if seats not in title.seats or isinstance(seats, bool):
            with pytest.raises(OptionError, match=title.id) as refused:
                title.start(seats)
            assert some(title.seats) in str(refused.value)


def test_unknown_options_are_refused_with_those_there_are(title: Game) -> None:
    with pytest.raises(OptionError, match="has no option 'nonesuch'") as refused:
        title.start(nonesuch=True)
    assert some(list(title.options)) in str(refused.value)


def test_wrong_values_are_refused_with_those_allowed(title: Game) -> None:
    for name, option in title.options.items():
        wild: list[object] = ["nonesuch", "", None, 1.5, [], 10**9, -(10**9)]
        wild += [0, 1] if option.kind == "switch" else [True, False]
        for value in wild:
            with pytest.raises(OptionError, match=f"option {name} cannot be") as refused:
                title.start(None, **{name: value})
            assert option.allowed() in str(refused.value)


def test_every_declared_value_is_taken(title: Game) -> None:
    for name, option in title.options.items():
        assert option.check(option.default) == option.default
        assert option.default in (option.samples() if option.kind != "number" else (option.default,))
        for value in option.samples():
            seats = next(seats for seats in (title.usual_seats, *title.seats) if option.fitting(value, seats))
            sets = option.kit.sets if option.kit is not None else ""  # what is built needs all sets at most
            needed: dict[str, object] = {sets: title.options[sets].choices[-1]} if sets else {}
            needed |= {other.name: other.low for other in title.options.values() if other.most == name}  # what it bounds
            assert dict(title.agree(seats, **needed, **{name: value}).options)[name] == value
        assert set(option.seats) <= set(title.seats)
        assert option.source, f"{name} does not say where it is printed"


def test_the_game_is_the_one_on_the_shelf(title: Game) -> None:
    row = entry(title.id)
    assert (title.family, title.boxes) == (row.family, row.boxes)
    assert title.usual_seats in title.seats
    assert tuple(sorted(title.seats)) == title.seats
    assert title.version >= 1
    assert row.minutes > 0
    assert row.boxes and set(row.boxes) <= set(BOXES)
