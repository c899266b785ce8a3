"""Positions that look the same are the same, but for what is counted: no decision depends on something that a learner cannot see.

What may differ is the past. key() leaves the counters of moves made out already (mill, five, draughts, chess, halma: quiet moves, turns,
positions that were; tables: turns beyond the second; dice: figures that are counters). Besides, when a game is over nobody moves any
more, dice that are about to be thrown again count no more, and dice under a cup are a secret.
"""

import random
import re
from collections.abc import Hashable, Iterator

import pytest
from librt.random import Random

import parlour
from parlour.catalogue import SHELF
from parlour.core.errors import PositionError
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, OVER, State
from parlour.games.dice.engine import DiceState
from parlour.games.tricks.engine import TrickState
from parlour.lab.soak import any_setup
from parlour.observe import Observation
from parlour.observe.compiled import Sight

IDS = [entry.id for entry in SHELF]
SETUPS = 4
LOOKS = 36  # positions of a setup
SLIPS = 5  # texts that differ a little from that of a position, tried for each
WORDS = re.compile(r"[^ ,;|:=+/\[\]]+|.")


def what_matters(state: State) -> Hashable:
    """A position without its past and its secrets."""
    if state.turn == OVER:
        return OVER
    figures = state.key()
    assert isinstance(figures, tuple)
    if isinstance(state, DiceState):
        turn, hand, cup, dice, rest = figures
        # a hand of dice poker is a figure, and what was thrown last lies in it
        return turn, hand, cup, 0 if state.turn == CHANCE or state.setup.game == "wuerfelpoker" else dice, rest
    if isinstance(state, TrickState) and state.trick.player and not state.shown():
        done, right, phase, _, said, named = figures
        return done, right, phase, said, named
    return figures


def some_positions(setup: Setup, rng: random.Random) -> list[State]:
    """From random games, neighbours too: what a step changes is what is looked for."""
    found: list[State] = []
    dice = Random(rng.getrandbits(62))
    while len(found) < 3 * LOOKS:
        state = parlour.game(setup.game).begin(setup)
        skipped = rng.choice((0, 10, 40, 150))
        for made in range(skipped + LOOKS):
            if made >= skipped:
                found.append(state.clone())
            if state.turn == OVER:
                break
            state.play(state.sample(dice))
        if not found:
            found.append(state)
    return rng.sample(found, LOOKS)


def slips(text: str, others: list[str], rng: random.Random) -> Iterator[str]:
    """Texts that nearly say the same: something left out, a number one up or down, a word or what is pending from another position."""
    for _ in range(SLIPS):
        words, other = WORDS.findall(text), rng.choice(others)
        at = rng.randrange(len(words))
        numbers = [place for place, word in enumerate(words) if word.isdecimal()]
        match rng.randrange(4):
            case 0:
                del words[at : at + rng.randrange(1, 5)]
            case 1 if numbers:
                at = rng.choice(numbers)
                words[at] = str(max(0, int(words[at]) + rng.choice((-1, 1))))
            case 2:
                words[at] = rng.choice(WORDS.findall(other))
            case _:
                words = [text.partition(" | ")[0], *other.partition(" | ")[1:]]
        yield "".join(words)


def positions_and_slips(setup: Setup, rng: random.Random) -> Iterator[State]:
    found = some_positions(setup, rng)
    texts = [state.text() for state in found]
    for state, text in zip(found, texts, strict=True):
        yield state
        for slip in slips(text, texts, rng):
            try:
                yield parlour.game(setup.game).parse(slip, setup)
            except PositionError:
                continue


@pytest.mark.parametrize("id", IDS)
def test_positions_that_look_the_same_are_the_same_and_allow_the_same(id: str) -> None:
    rng = random.Random(id)
    for number in range(SETUPS):
        setup = parlour.game(id).agree() if number == 0 else any_setup(id, rng)
        seen = Observation(setup)
        known: dict[tuple[int, ...], State] = {}
        for state in positions_and_slips(setup, rng):
            twin = known.setdefault(tuple(seen.of(state, 0)), state)  # everything is relative: who sits elsewhere sees no more
            told = f"{setup}\n{twin.text()}\n{state.text()}"
            assert state.legal() == twin.legal(), told
            assert what_matters(state) == what_matters(twin), told


@pytest.mark.parametrize(
    ("id", "options", "first", "second"),
    [
        ("boese_drei", {}, "A points=6; B; dice=6 | A chooses", "A points=22; B; dice=6 | A chooses"),
        (
            "chicago_hoch_tief",
            {},
            "A; B; mode=low starter=A made=1 dice=3,6,6 | A chooses",
            "A; B; mode=high starter=A made=1 dice=3,6,6 | A chooses",
        ),
        ("chicago", {}, "A; B; starter=A made=1 dice=1,4,5 | A chooses", "A; B; starter=A made=2 standing=4,5 dice=1 | A chooses"),
        ("schach", {}, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2"),
        ("dame", {"huffing": True}, "B:Wa3,b2,e7:BKg7 | missed e7 by f6-e7", "B:Wa3,b2,e7:BKg7"),
        ("dame", {"huffing": True}, "B:WKe5:BKb2 | must take", "B:WKe5:BKb2"),
        (
            "mauern",
            {"taking": "may"},
            "W:Wa1,a3,b4,c3,c5,d2,e3,g1,g3,h2:Ba5,a7,d6,d8,e5,e7,f4,f8,h4,h6,h8 | walled a5,h4",
            "W:Wa1,a3,b4,c3,c5,d2,e3,g1,g3,h2:Ba5,a7,d6,d8,e5,e7,f4,f8,h4,h6,h8 | walled h4",
        ),
        (
            "mens_erger_je_niet",
            {},
            "Y[5,15,c,B] G[0,9,b,B] R[9,16,20,b] K[1,18,26,a] | G 5, fresh",
            "Y[5,15,c,B] G[0,9,b,B] R[9,16,20,b] K[1,18,26,a] | G 5",
        ),
        (
            "backgammon",
            {},
            "W 6:5 8:3 13:5 20:1 22:1; B 1:2 12:5 17:2 19:5 23:1 | B answers",
            "W 6:5 8:3 13:5 20:1 22:1; B 1:2 12:5 17:2 19:5 23:1 | B cube, cube 2 B",
        ),
        (
            "kniffel",
            {},
            "A[-,-,-,-,-,-;-,-,-,-,-,-,-;0] B[-,-,-,-,-,-;-,-,-,-,-,-,-;0] | A throw 2: 11+",
            "A[-,-,-,-,-,-;-,-,-,-,-,-,-;0] B[-,-,-,-,-,-;-,-,-,-,-,-,-;0] | A throw 3: 11+",
        ),
        ("wedrenspel", {"horses_per_player": 2}, "Y31,58 G49,48 | Y1, first Y", "Y31,58 G49,48 | Y2, first Y"),
        (
            "bienenhausschach",
            {},
            "4k1r1/rbnp2pn/p2b1p2/1Pp1BN1p/1P2P2P/P1N1q2p/1Q1P1PPR/R2K1B2[p@b5] w - - 0 20",
            "4k1r1/rbnp2pn/p2b1p2/1Pp1BN1p/1P2P2P/P1N1q2p/1Q1P1PPR/R2K1B2[p@b7] w - - 0 20",
        ),
        (
            "trictrac",
            {},
            "W 18:1 23:1 start:13; B 4:1 5:1 9:1 start:12 | W 2-2 left 2 last 2, points 0 0",
            "W 18:1 23:1 start:13; B 4:1 5:1 9:1 start:12 | W 2-2 left 2, points 0 0",
        ),
        (
            "tippy",
            {},
            "t=S S=a1,b1,c2,d1,d3 NW=c1,c3,d2,e2,e3 | enclosed by c2",
            "t=S S=a1,b1,c2,d1,d3 NW=c1,c3,d2,e2,e3",
        ),
        (
            "spielwiese",
            {"compulsory_capture": "penalty"},
            "R[10,B,B,B] Y[B,B,B,B] | R 5, judge Y",
            "R[10,B,B,B] Y[B,B,B,B] | R 5",
        ),
        ("wieviel_augen_2", {}, "0 shown, 0 right | say 45 - -", "0 shown, 0 right | say 54 - -"),
    ],
)
def test_what_was_hidden_once_is_seen(id: str, options: dict[str, object], first: str, second: str) -> None:
    seats = 1 if id == "wieviel_augen_2" else 2  # of two, one would be the magician, who must not see
    one, other = (parlour.game(id).position(text, seats, **options) for text in (first, second))
    seen = Observation(one.setup)
    assert all(seen.of(one, seat) != seen.of(other, seat) for seat in range(seats))
    sight = Sight(one.setup)  # random games hardly come to such positions, and compiled observers have to see them, too
    assert all(list(sight.of(state, seat)) == seen.of(state, seat) for state in (one, other) for seat in range(seats))


def test_a_secret_throw_stays_one() -> None:
    one, other = (parlour.game("wuerfelstapel").position(f"1 shown, 0 right | name {dice} 5 -", 2, dice=3, rounds=2) for dice in (255, 555))
    seen = Observation(one.setup)
    assert all(seen.of(one, seat) == seen.of(other, seat) for seat in range(2))


def test_figures_are_seen_from_ones_own_seat() -> None:
    state = parlour.game("chicago").position("A; B points=7 throws_used=1; C; starter=B limit=1 | C throws 3", 3)
    seen = Observation(state.setup)
    named = [dict(zip(seen.figures, seen.split(seen.of(state, seat))["figures"], strict=True)) for seat in range(3)]
    assert [figures["own points"] for figures in named] == [0, 7, 0]
    assert [figures["seat +1 points"] for figures in named] == [7, 0, 0]
    assert [figures["own starter"] for figures in named] == [0, 1, 0]
    assert [figures["limit"] for figures in named] == [1, 1, 1]
