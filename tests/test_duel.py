"""Games of two sides: who wins, who loses, what it is worth, and how it is shown; asked of every one on the shelf."""

import pytest

import parlour
from parlour.core.duel import Duel
from parlour.core.duel_face import COLOURS, DuelFace
from parlour.core.face import one_of
from parlour.core.game import Game
from parlour.core.message import colour
from parlour.games.mill.engine import MillState

DUELS = [game for game in parlour.shelf() if isinstance(game.face, DuelFace)]
REASON = {"mill": "blocked", "draughts": "no_progress", "chess": "checkmate", "five": "five"}


def begun(game: Game) -> Duel:
    return one_of(Duel, game.start())


def test_the_whole_families_are_duels() -> None:
    assert {game.family for game in DUELS} == {"mill", "draughts", "chess", "five"}
    for family in ("mill", "draughts", "chess", "five"):
        assert all(game in DUELS for game in parlour.shelf() if game.family == family)


@pytest.mark.parametrize("game", DUELS, ids=lambda game: game.id)
def test_before_the_end_there_is_no_result(game: Game) -> None:
    state = begun(game)
    with pytest.raises(parlour.NotOver, match="not over"):
        state.result()
    scene = game.face.scene(state, 0)
    assert (scene.hand, scene.colour) == (state.turn, COLOURS[state.turn])
    assert [seat.colours for seat in scene.seats] == [("ivory",), ("ebony",)]
    assert [seat.place for seat in scene.seats] == [0, 0]


@pytest.mark.parametrize("game", DUELS, ids=lambda game: game.id)
@pytest.mark.parametrize(
    ("winner", "places", "scores", "worths"),
    [(0, (1, 2), (1, 0), (1.0, 0.0)), (1, (2, 1), (0, 1), (0.0, 1.0)), (parlour.NOBODY, (1, 1), (0, 0), (0.5, 0.5))],
    ids=["white", "black", "nobody"],
)
def test_the_end(game: Game, winner: int, places: tuple[int, int], scores: tuple[int, int], worths: tuple[float, float]) -> None:
    state = begun(game)
    state.end(winner, REASON[game.family])
    assert (state.turn, state.hand, state.legal()) == (parlour.OVER, parlour.NOBODY, [])
    result = state.result()
    assert (result.places, result.scores, result.reason) == (places, scores, REASON[game.family])
    assert (state.payoff(0), state.payoff(1)) == worths
    scene = game.face.scene(state, 0)
    assert (scene.hand, scene.colour) == (parlour.NOBODY, "")
    assert tuple(seat.place for seat in scene.seats) == places


def test_the_end_is_told_with_winner_and_loser_or_with_neither() -> None:
    face = parlour.game("muehle").face
    assert isinstance(face, DuelFace)
    state = begun(parlour.game("muehle"))
    state.end(1, "blocked")
    ending = face.ending(state)
    assert (ending.id, ending.args) == ("mill-end-blocked", {"winner": colour("ebony"), "loser": colour("ivory")})
    state.end(parlour.NOBODY, "repetition")
    assert (face.ending(state).id, face.ending(state).args) == ("mill-end-repetition", {})
    assert face.scene(state, 0).prompt == face.ending(state)


def test_a_state_of_another_family_is_refused() -> None:
    with pytest.raises(TypeError, match="not a MillState: <schach"):
        one_of(MillState, parlour.game("schach").start())
    with pytest.raises(TypeError, match="not a MillState"):
        parlour.game("muehle").face.scene(parlour.game("dame").start(), 0)
