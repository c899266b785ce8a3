"""Every game as a Python game of OpenSpiel (the extra `openspiel` brings it).

    import pyspiel
    import parlour.bridges.openspiel      # registers them all
    game = pyspiel.load_game("parlour_muehle(flying=false)")

Parameters are the game's options and `seats`. Dice are chance nodes with their odds; in `parlour_backgammon_sampled` a chance node has one
outcome, and what falls comes from dice that the game object has: they begin at the parameter `rng_seed` and go on from episode to episode,
whichever state throws, so that a copy of a state does not know what the state will throw. Returns are zero-sum: 1 for winning alone, -1 for
losing alone; games for one pay by how well they went, from -1 to 1.
"""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Final

from parlour.catalogue import game, rows
from parlour.core.errors import IllegalAction
from parlour.core.extras import brought_by
from parlour.core.game import Game
from parlour.core.result import worth
from parlour.core.setup import OptionValue, Setup
from parlour.core.state import CHANCE, OVER, State
from parlour.observe.actions import Actions
from parlour.observe.compiled import Sight
from parlour.observe.observation import observation

with brought_by("openspiel"):
    import numpy as np
    import numpy.typing as npt
    import pyspiel
    from open_spiel.python.observation import IIGObserverForPublicInfoGame

SAMPLED: Final = "_sampled"
LONGEST: Final = 1_000_000  # actions of one game; OpenSpiel wants a bound, and no game here has a small one
Chance = pyspiel.GameType.ChanceMode


def short_name(id: str, sampled: bool = False) -> str:
    """What pyspiel.load_game is asked for."""
    return f"parlour_{id}{SAMPLED if sampled else ''}"


def game_type(found: Game, sampled: bool) -> pyspiel.GameType:
    """What OpenSpiel is told about a game."""
    setup = found.agree()
    start = found.begin(setup)
    dice = start.turn == CHANCE or bool(observation(setup).parts.get("dice"))
    parameters: dict[str, OptionValue] = {name: option.default for name, option in found.options.items()}
    parameters["seats"] = found.usual_seats
    return pyspiel.GameType(
        short_name=short_name(found.id, sampled),
        long_name=f"Parlour: {found.id}{', dice sampled' if sampled else ''}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=(Chance.SAMPLED_STOCHASTIC if sampled else Chance.EXPLICIT_STOCHASTIC) if dice else Chance.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if 1 in found.seats else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(found.seats),
        min_num_players=min(found.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters | ({"rng_seed": 0} if sampled else {}),
    )


class ParlourGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game under a setup."""

    def __init__(self, kind: pyspiel.GameType, found: Game, params: Mapping[str, OptionValue]) -> None:
        chosen = {name: value for name, value in params.items() if name not in ("seats", "rng_seed")}
        seats = params.get("seats", found.usual_seats)
        assert isinstance(seats, int)
        self.setup: Final[Setup] = found.agree(seats, **chosen)
        self.dice: Final = random.Random(params.get("rng_seed", 0))  # of sampled games; here, not in the states: nobody can peek
        self.sampled: Final = kind.chance_mode == Chance.SAMPLED_STOCHASTIC
        self.actions: Final = Actions(self.setup)
        outcomes = 0 if kind.chance_mode == Chance.DETERMINISTIC else 1 if self.sampled else len(self.actions.outcomes)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.actions.count,
            max_chance_outcomes=outcomes,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,  # it wants none where one may play alone
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, dict(params))

    def __reduce__(self) -> tuple[object, tuple[str, dict[str, OptionValue], str]]:
        # its class is registered, and has no name to be found by
        return loaded, (self.get_type().short_name, self.get_parameters(), self.get_rng_state())

    def get_rng_state(self) -> str:
        """Where the dice of a sampled game are."""
        return json.dumps(self.dice.getstate())

    def set_rng_state(self, told: str) -> None:
        """Let them go on from there."""
        version, numbers, gauss = json.loads(told)
        self.dice.setstate((version, tuple(numbers), gauss))

    def new_initial_state(self) -> ParlourState:
        """A new game."""
        return ParlourState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, object] | None = None
    ) -> object:
        """What learners of OpenSpiel see by."""
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            return IIGObserverForPublicInfoGame(iig_obs_type, params)
        return Observer(self.setup)


def loaded(name: str, params: dict[str, OptionValue], dice: str) -> pyspiel.Game:
    """What pickle calls: whoever has this module has registered the game."""
    made = pyspiel.load_game(name, params)
    made.set_rng_state(dice)
    return made


def restored(spiel: pyspiel.Game, written: str) -> pyspiel.State:
    """What pickle calls for a state."""
    return spiel.deserialize_state(written)


class Held:
    """A position that OpenSpiel copies: by clone, not by way of its text."""

    def __init__(self, state: State) -> None:
        self.state: Final = state

    def __deepcopy__(self, memo: dict[int, object]) -> Held:
        return Held(self.state.clone())


class ParlourState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position, in OpenSpiel's words."""

    def __init__(self, spiel: ParlourGame) -> None:
        super().__init__(spiel)
        self.held = Held(game(spiel.setup.game).begin(spiel.setup))

    def __deepcopy__(self, memo: dict[int, object]) -> pyspiel.State:
        return self.clone()  # of the same game: one with its dice copied would know what falls

    def __reduce__(self) -> tuple[object, tuple[pyspiel.Game, str]]:
        return restored, (self.get_game(), self.serialize())  # OpenSpiel's own way asks C++ for the dice, which has none

    @property
    def state(self) -> State:
        """The position, as the library has it."""
        return self.held.state

    def current_player(self) -> int:
        """A seat, or OpenSpiel's words for chance and for the end."""
        turn = self.state.turn
        if turn == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if turn == CHANCE else int(turn)

    def _legal_actions(self, player: int) -> list[int]:
        if player < 0 or player != self.state.turn:
            return []
        spiel: ParlourGame = self.get_game()
        return spiel.actions.legal(self.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every throw with its odds, none at a decision; sampled games have one outcome."""
        if self.state.turn != CHANCE:
            return []
        spiel: ParlourGame = self.get_game()
        if spiel.sampled:
            return [(0, 1.0)]
        weights = self.state.weights()
        whole = sum(weights)
        places = [spiel.actions.thrown_place(outcome) for outcome in self.state.legal()]
        return [(place, weight / whole) for place, weight in zip(places, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        spiel: ParlourGame = self.get_game()
        thrown = self.state.turn == CHANCE
        if thrown and spiel.sampled:
            if action != 0:
                raise IllegalAction(action, [0])
            self.state.apply(spiel.dice.choices(self.state.legal(), self.state.weights())[0])
        else:
            number = spiel.actions.outcome(action) if thrown else spiel.actions.number(action)
            try:
                self.state.apply(number)
            except IllegalAction:  # said in OpenSpiel's numbers, not in the game's own
                legal = [place for place, _ in self.chance_outcomes()] if thrown else spiel.actions.legal(self.state)
                raise IllegalAction(action, legal) from None

    def _action_to_string(self, player: int, action: int) -> str:
        spiel: ParlourGame = self.get_game()
        face = game(spiel.setup.game).face
        if player == pyspiel.PlayerId.CHANCE:
            return "throw" if spiel.sampled else face.write(self.state, spiel.actions.outcome(action))
        number = spiel.actions.number(action)
        return face.write(self.state, number) if self.state.allows(number) else str(number)

    def is_terminal(self) -> bool:
        """Whether it is over."""
        return bool(self.state.turn == OVER)

    def returns(self) -> list[float]:
        """Zero-sum, from 1 for winning alone to -1 for losing alone; whoever plays alone gets what searches maximise (State.payoff)."""
        seats = range(self.state.seats)
        if not self.is_terminal():
            return [0.0 for _ in seats]
        if len(seats) == 1:
            return [2.0 * self.state.payoff(0) - 1.0]
        places = self.state.result().places
        return [2.0 * worth(places, seat) - 1.0 for seat in seats]

    def __str__(self) -> str:
        return self.state.text()


class Observer:
    """What a player sees, as parlour.observe has it."""

    def __init__(self, setup: Setup) -> None:
        seen = observation(setup)
        self.sight: Final = Sight(setup)
        self.tensor: Final[npt.NDArray[np.float32]] = np.zeros(seen.size, np.float32)
        self.dict: Final = {name: self.tensor[part.start : part.start + part.size].reshape(part.shape) for name, part in seen.parts.items()}

    def set_from(self, state: ParlourState, player: int) -> None:
        """Fill the tensor with what a player sees."""
        self.tensor[:] = self.sight.of(state.state, player)

    def string_from(self, state: ParlourState, player: int) -> str:
        """The position in writing."""
        return state.state.text()


def register(found: Game, sampled: bool) -> None:
    """Let OpenSpiel know a game: a class of its own, as it wants them."""
    kind = game_type(found, sampled)

    class Registered(ParlourGame):
        def __init__(self, params: Mapping[str, OptionValue]) -> None:
            super().__init__(kind, found, params)

    pyspiel.register_game(kind, Registered)


def register_all() -> None:
    """Once: importing this module does it."""
    known = set(pyspiel.registered_names())
    for entry in rows():
        found = game(entry.id)
        if short_name(found.id) not in known:
            register(found, sampled=False)
            if game_type(found, sampled=True).chance_mode != Chance.DETERMINISTIC:
                register(found, sampled=True)


register_all()
