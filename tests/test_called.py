"""What moves are called: in a reader's own words, whatever the notation writes."""

import re
from random import Random

import pytest

import parlour
from parlour.catalogue import SHELF
from parlour.cli.typed import read_typed
from parlour.core.setup import OptionValue
from parlour.core.state import CHANCE, OVER
from parlour.words import words

RUSSIAN = words("ru")
KNOWN = re.compile(r"bar|[a-h]{1,2}(?=[1-8])|x")  # a bar is called so everywhere; squares, and what is taken there
ENGLISH = re.compile("[a-z]{2,}")
CHOICES = {"dice": 40, "tricks": 40, "tables": 40, "track": 40}  # decisions of a game that are looked at: the words come late there
FEW = 5


def ways(id: str) -> list[dict[str, OptionValue]]:
    """The game as printed, and with each option by itself."""
    options = parlour.game(id).options.values()
    return [{}, *({option.name: value} for option in options for value in option.samples() if value != option.default)]


@pytest.mark.parametrize("id", [row.id for row in SHELF])
def test_no_move_is_called_by_an_english_word(id: str) -> None:
    game, rng, found = parlour.game(id), Random(id), set[str]()
    for options in ways(id):
        try:
            state = game.start(None, **options)
        except parlour.OptionError:
            continue  # an option that goes only with another
        looked = 0
        while state.turn != OVER and looked < CHOICES.get(game.family, FEW):
            if state.turn != CHANCE and not state.midway:
                looked += 1
                for text, actions in game.face.numbered_moves(state):
                    called = game.face.called(state, actions)
                    if ENGLISH.search(KNOWN.sub("", text if called is None else RUSSIAN.put(called))):
                        found.add(text)
            state.apply(rng.choice(state.legal()))
    assert not found


@pytest.mark.parametrize(("id", "position"), [("damspel", "W:W9,14,31:BK46,K50"), ("craps", "")])
def test_a_number_chooses_the_move_that_stands_beside_it(id: str, position: str) -> None:
    """Where moves begin with numbers, 9 stands before 10."""
    face, rng = parlour.game(id).face, Random(1)
    state = parlour.game(id).position(position) if position else parlour.game(id).start()
    while state.turn == CHANCE:
        state.apply(rng.choice(state.legal()))
    listed = face.list_moves(state)
    assert listed != sorted(listed)
    for number, text in enumerate(listed, 1):
        typed = read_typed(face, state, str(number))
        assert typed is not None
        assert face.write_move(state, typed.actions) == text
