"""Which game is meant, and how it is set up; for whoever asks for something that there is not, what there is."""

from parlour.catalogue import UnknownGame, game
from parlour.core import setup
from parlour.core.errors import OptionError
from parlour.core.game import Game
from parlour.server.refusals import Refusal


def find_game(id: str) -> Game:
    try:
        return game(id)
    except UnknownGame as error:
        raise Refusal(404, "no-game", str(error)) from None


def agree(chosen: Game, seats: int, options: dict[str, bool | int | str]) -> setup.Setup:
    """The setup, or a refusal that says what is allowed."""
    try:
        return setup.agree(chosen.id, chosen.seats, chosen.options, seats, options)  # no keywords: a stranger chose the names
    except OptionError as error:
        raise Refusal(422, "option", str(error), said=error.objection) from None
