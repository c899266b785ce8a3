"""Positions put together by hand: nothing changed is nothing changed; whatever is changed the reader takes as meant, or says why not."""

from dataclasses import replace

from parlour.core.errors import PositionError
from parlour.core.game import Game
from parlour.core.scene import Piece
from parlour.core.state import NOBODY, OVER, State
from parlour.review.laying import fields_of, handed_to, laid, layout_of, typed
from tests.laws.played import Played, played, setups

WAITING = ("home", "tray", "bar", "cube", "purse", "pot")  # where pieces lie in any order
WITHOUT_BOARD = {"dice", "kniffel", "tricks"}  # their figures are typed


def plays(title: Game) -> list[Played]:
    return [played(setup) for setup in setups(title)[:: max(1, len(setups(title)) // 3)]]


def read(play: Played, text: str) -> State | None:
    try:
        return play.game.parse(text, play.setup)
    except PositionError as error:
        assert "at character" in str(error)
        return None


def pieces_of(play: Played, state: State) -> tuple[Piece, ...]:
    return play.face.scene(state, NOBODY).pieces


def test_who_changes_nothing_has_the_same_position(title: Game) -> None:
    for play in plays(title):
        for state in play.some_states():
            text = state.text()
            assert laid(play.setup, text, pieces_of(play, state)) == text
            assert typed(play.setup, text, fields_of(play.setup, text)) == text


def test_a_piece_that_is_moved_stands_there_or_the_reader_says_why_not(title: Game) -> None:
    accepted = 0
    for play in plays(title):
        known = {(piece.kind, piece.colour) for piece in layout_of(play.setup).stock}
        choice = play.dice("laying")
        sites = [site.id for site in play.board.sites if site.role not in WAITING and " " not in site.id]
        for state in play.some_states()[:-1]:
            pieces = pieces_of(play, state)
            own = [at for at, piece in enumerate(pieces) if (piece.kind, piece.colour) in known]
            if not own or not sites:
                continue
            moved, target = choice.choice(own), choice.choice(sites)
            wanted = [replace(piece, site=target) if at == moved else piece for at, piece in enumerate(pieces)]
            wanted = [piece for at, piece in enumerate(wanted) if at == moved or piece.site != target]
            after = read(play, laid(play.setup, state.text(), wanted))
            if after is not None and after.turn != OVER:
                accepted += 1
                assert any(piece.site == target and piece.colour == pieces[moved].colour for piece in pieces_of(play, after))
    assert accepted or title.family in WITHOUT_BOARD


def test_an_empty_board_is_empty_or_the_reader_says_why_not(title: Game) -> None:
    for play in plays(title):
        layout = layout_of(play.setup)
        after = read(play, laid(play.setup, play.states[len(play.states) // 2].text(), ()))
        if after is not None and layout.stock:
            stock = {(piece.kind, piece.colour) for piece in layout.stock}
            waiting = {site.id for site in play.board.sites if site.role in WAITING or " " in site.id}
            there = [piece for piece in pieces_of(play, after) if (piece.kind, piece.colour) in stock and piece.site not in waiting]
            assert len(there) <= (title.id == "mens_erger_je_niet")  # whoever is to act there and has none brings one in at once


def test_the_turn_is_whose_it_is_said_to_be_or_the_reader_says_why_not(title: Game) -> None:
    accepted = 0
    for play in plays(title):
        for state in play.some_states()[1:-1:4]:
            for seat in range(len(layout_of(play.setup).seats)):
                after = read(play, handed_to(play.setup, state.text(), seat))
                if after is not None and after.turn != OVER:
                    accepted += 1
                    assert after.hand == seat or after.rolling_off(), after.text()
    assert accepted or not any(layout_of(play.setup).seats for play in plays(title))
