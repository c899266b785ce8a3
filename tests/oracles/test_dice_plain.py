"""All dice games and tricks but Kniffel beside a second reading of their sheet: slow, and told as a booklet tells them.

The readings are in dice_plain/, made from booklet and sheet alone. Both play the same game: at every step they must say alike who acts,
whether dice are thrown or something is decided, which outcomes there are and how likely, and which choices; show the same points and chips;
and end with the same places, scores and reason.

Fair dice seldom lead where rules have their corners, so most games are played with loaded ones: throws that repeat make ties, few different
faces make sweeps and sheets that are full, and players who always take the first or the last choice go to the limits.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

import parlour
from parlour.core.game import Game
from parlour.core.scene import Scene
from parlour.core.setup import Option, OptionValue, Setup
from parlour.core.state import CHANCE, OVER
from parlour.games.dice.felt import chips_of, stake_of
from tests.laws.played import name, setups
from tests.oracles.dice_plain import five_dice, four_dice, one_die, three_dice, tricks, two_dice
from tests.oracles.dice_plain.corners import CORNERS, Corner
from tests.oracles.dice_plain.reading import Choice, End, Faces, Reading, Step, Throw

READINGS: dict[str, type[Reading]] = {
    "boese_eins": one_die.BadOne,
    "boese_drei": one_die.BadThree,
    "auf_und_ab": one_die.UpAndDown,
    "himmel_und_hoelle": two_dice.HeavenAndHell,
    "punktloeschen": two_dice.WipingMarks,
    "finke": two_dice.Finch,
    "schluck_hansel": two_dice.Hansel,
    "glueckspeter": two_dice.LuckyPeter,
    "teure_sieben": two_dice.DearSeven,
    "unter_ueber_sieben": two_dice.UnderOrOver,
    "craps": two_dice.Craps,
    "fenster": three_dice.Windows,
    "chicago": three_dice.Chicago,
    "chicago_hoch_tief": three_dice.ChicagoHighLow,
    "rentmeister": three_dice.RentCollector,
    "streichhoelzer": three_dice.Matches,
    "turm": three_dice.Tower,
    "eins_bis_sechzehn": three_dice.OneToSixteen,
    "paerchen": four_dice.Pairs,
    "beelzebub": four_dice.Beelzebub,
    "va_banque": five_dice.VaBanque,
    "wuerfelpoker": five_dice.DicePoker,
    "wieviel_augen_2": tricks.TwoDiceTrick,
    "wieviel_augen_3": tricks.ThreeDiceTrick,
    "wuerfelstapel": tricks.StackTrick,
}
STEPS = 4000  # throws and decisions for each game
FEWER = {"wieviel_augen_2": 600, "wieviel_augen_3": 300, "wuerfelstapel": 600, "paerchen": 1200, "beelzebub": 1200, "rentmeister": 2000}
LONGEST = 400  # a game that goes on and on is left


class Luck:
    """How dice fall and players decide in one game: from fair and free to loaded and stubborn."""

    def __init__(self, rng: random.Random) -> None:
        fair = rng.random() < 0.2
        self.rng = rng
        self.faces = list(range(1, 7)) if fair else rng.choices(range(1, 7), k=rng.randint(1, 4)) + rng.choices(range(1, 7), k=2)
        self.echo = 0.0 if fair else rng.choice((0.0, 0.3, 0.8))  # how often a throw comes again
        self.stubborn = 0.0 if fair else rng.choice((0.0, 0.5, 0.9))
        self.last: Faces = ()
        self.place = rng.choice((0, -1))

    def throw(self, groups: tuple[int, ...]) -> Faces:
        if len(self.last) != sum(groups) or self.rng.random() >= self.echo:
            self.last = tuple(face for dice in groups for face in sorted(self.rng.choices(self.faces, k=dice)))
        return self.last

    def decide(self, words: tuple[str, ...]) -> str:
        return words[self.place] if self.rng.random() < self.stubborn else self.rng.choice(words)


@cache
def odds(groups: tuple[int, ...]) -> dict[int, int]:
    """How many ordered throws show the same dice, by the number that stands for them."""
    counts: Counter[int] = Counter()
    for faces in product(range(1, 7), repeat=sum(groups)):
        counts[number(faces, groups)] += 1
    return dict(sorted(counts.items()))


def number(faces: Faces, groups: tuple[int, ...]) -> int:
    digits, at = "", 0
    for dice in groups:
        digits += "".join(map(str, sorted(faces[at : at + dice])))
        at += dice
    return int(digits)


ACTIONS = {  # by the numbers that stand in records, which never change
    **{"stop": 0, "stand": 0, "throw": 1, "under": 0, "over": 1, "high": 2001, "low": 2002, "fold": 200_000, "call": 200_001},
    **{"plus": 0, "minus": 1, "times": 2, "by": 3, "wrong": 0, "right": 1},
}
BEFORE = {
    "throw": 0,
    "one": 1000,
    "name": 0,
    "stake": 16,
    "row": -3,
    "raise": 100_000,
    "say": 0,
}  # what is added to a number behind the word


def action(word: str) -> int:
    """The action that a word stands for: `stop`, `stake 4`, or `throw 1,4` as 14."""
    if word in ACTIONS:
        return ACTIONS[word]
    what, figure = word.split()
    return BEFORE[what] + int(figure.replace(",", ""))


def figures(scene: Scene) -> dict[str, object]:
    """What the scene shows, by the names that readings use."""
    seen: dict[str, object] = {}
    for at, holding in enumerate(scene.seats[0].holdings):
        seen[f"held {holding.name.id.split('-')[-1]}"] = tuple(view.holdings[at].count for view in scene.seats)
    if scene.sheet:
        struck = scene.sheet.struck
        for row, cells in scene.sheet.cells.items():
            gone = struck.get(row, (False,) * len(cells))
            seen[f"row {row}"] = tuple(None if crossed else cell for cell, crossed in zip(cells, gone, strict=True))
        seen.update({f"offer {row}": figure for row, figure in scene.sheet.offers.items()})
    seen.update({f"pile {piece.site}": int(piece.label) for piece in scene.pieces if piece.kind not in ON_FELT and piece.label})
    if not scene.sheet:
        seen.update(on_felt(scene))
    return seen


ON_FELT = {"card", "puck"}  # pieces that are no piles: slips of paper, and markers


def on_felt(scene: Scene) -> dict[str, object]:
    """What lies at every seat's place, by the names of rows: chips, what is staked of them, and a slip with what was thrown or made."""
    piles = {piece.site: int(piece.label) for piece in scene.pieces if piece.kind == "chips"}
    slips = {piece.site: int(piece.label.replace("−", "-")) for piece in scene.pieces if piece.kind == "card" and piece.label != "…"}
    places = range(len(scene.seats))
    staked = tuple(piles.get(stake_of(seat)) for seat in places)
    slip = tuple(slips.get(stake_of(seat)) for seat in places)
    chips = tuple(piles.get(chips_of(seat), 0) + (staked[seat] or 0) for seat in places)
    return {"row chips": chips, "row bet": staked, "row share": staked, "row thrown": slip, "row result": slip}


class Pair:
    """Engine and reading of one game, side by side."""

    def __init__(self, setup: Setup) -> None:
        self.game = parlour.game(setup.game)
        self.state = self.game.begin(setup)
        self.reading = READINGS[setup.game](setup)
        self.telling = self.reading.play()
        self.step: Step | End = next(self.telling)
        self.made: list[str] = [name(setup)]
        self.compare()

    def go(self, answer: Faces | str) -> None:
        """Make the throw or the decision in both."""
        self.made.append(answer if isinstance(answer, str) else "".join(map(str, answer)))
        if isinstance(answer, str):
            self.state.apply(action(answer))
        else:
            assert isinstance(self.step, Throw)
            self.state.apply(number(answer, self.step.groups))
        try:
            self.step = self.telling.send(answer)
        except StopIteration as stop:
            self.step = stop.value
        self.compare()

    def compare(self) -> None:
        state, step = self.state, self.step
        so_far = "; ".join(self.made)
        match step:
            case Throw(seat, groups):
                assert (state.turn, state.hand) == (CHANCE, seat), so_far
                assert dict(zip(state.legal(), state.weights(), strict=True)) == odds(groups), so_far
            case Choice(seat, words):
                assert (state.turn, state.hand) == (seat, seat), so_far
                assert state.legal() == sorted(map(action, words)), so_far
            case End(places, scores, reason):
                assert state.turn == OVER, so_far
                result = state.result()
                assert (result.places, result.scores, result.reason) == (places, scores, reason), so_far
        expected = self.reading.shown()
        seen = figures(self.game.face.scene(state, -1))
        assert {key: seen.get(key, 0) for key in expected} == expected, so_far


def agreements(game: Game, rng: random.Random) -> Iterator[Setup]:
    """Every pair of option values and seats, and in between values from anywhere in their range, mostly small ones."""
    while True:
        for setup in setups(game):
            yield setup
            seats = rng.choice(game.seats)
            chosen = {option.name: drawn(option, rng) for option in game.options.values() if not option.seats or seats in option.seats}
            yield game.agree(seats, **chosen)


def drawn(option: Option, rng: random.Random) -> OptionValue:
    if option.kind != "number":
        return rng.choice(option.samples())
    if option.off and rng.random() < 0.3:
        return 0
    return rng.randint(option.low, min(option.high, option.low + rng.choice((1, 4, 12))))


def at_corner(corner: Corner) -> Pair:
    pair = Pair(parlour.game(corner.game).agree(corner.seats, **corner.options))
    for answer in corner.answers.strip("; ").split(";"):
        word = answer.strip()
        pair.go(tuple(map(int, word)) if word.isdigit() else word)
    return pair


@pytest.mark.parametrize("corner", CORNERS, ids=lambda corner: corner.name)
def test_corners(corner: Corner) -> None:
    pair = at_corner(corner)
    if isinstance(corner.then, tuple):
        assert isinstance(pair.step, End)
        assert pair.step.places == corner.then
    else:
        shown = pair.reading.shown() | ({} if isinstance(pair.step, End) else {"hand": pair.step.seat})
        assert {key: shown[key] for key in corner.then} == corner.then


@pytest.mark.parametrize("id", READINGS)
def test_engine_and_reading_play_the_same_game(id: str) -> None:
    rng = random.Random(id)
    made = 0
    corners = [at_corner(corner) for corner in CORNERS if corner.game == id]
    ends = {pair.step.reason for pair in corners if isinstance(pair.step, End)}
    for setup in agreements(parlour.game(id), rng):
        pair = Pair(setup)
        luck = Luck(rng)
        while not isinstance(pair.step, End) and len(pair.made) < LONGEST:
            pair.go(luck.throw(pair.step.groups) if isinstance(pair.step, Throw) else luck.decide(pair.step.words))
            made += 1
        if isinstance(pair.step, End):
            ends.add(pair.step.reason)
        if made > FEWER.get(id, STEPS):
            break
    assert ends == set(READINGS[id].ends), "every end is reached"
