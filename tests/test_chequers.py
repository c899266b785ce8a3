"""The chequered board: a1 is dark and lies at White's left hand, neighbours differ, and the rim names what it stands beside."""

import pytest

from parlour.core.chequers import LETTERS, MARGIN, chequered, rim, square


@pytest.mark.parametrize("side", [8, 10, 19])
def test_every_square_has_its_name_place_and_shade(side: int) -> None:
    board = chequered(side)
    assert len(board.sites) == side * side == len({site.id for site in board.sites})
    for site in board.sites:
        column, row = LETTERS.index(site.id[0]), int(site.id[1:]) - 1
        assert (site.x, site.y) == (column, side - 1 - row)
        assert site.role == ("dark" if (column + row) % 2 == 0 else "light")
    assert [board.sites[at].id for at in (0, 1, side)] == ["a1", "b1", "a2"]


def test_white_has_a_dark_corner_at_the_left_and_a_light_one_at_the_right() -> None:
    board = chequered(8)
    assert board.site("a1").role == "dark" and board.site("h1").role == "light"
    assert board.site("a1").y > board.site("a8").y  # White sits below
    assert board.turns == (0, 180)


def test_the_plate_is_as_wide_on_every_side() -> None:
    board = chequered(8)
    xs, ys = [site.x for site in board.sites], [site.y for site in board.sites]
    for low, high, edge, extent in ((min(xs), max(xs), board.left, board.width), (min(ys), max(ys), board.top, board.height)):
        assert low - edge == pytest.approx(MARGIN) and edge + extent - high == pytest.approx(MARGIN)


def test_the_rim_names_files_below_and_ranks_at_the_left() -> None:
    captions = rim(8)
    files, ranks = captions[:8], captions[8:]
    assert [caption.text for caption in files] == list("abcdefgh") and [caption.text for caption in ranks] == list("12345678")
    board = chequered(8)
    assert all(caption.x == board.site(f"{caption.text}1").x and caption.y > board.site("a1").y for caption in files)
    assert all(caption.y == board.site(f"a{caption.text}").y and caption.x < board.site("a1").x for caption in ranks)
    assert all(board.left < caption.x and caption.y < board.top + board.height for caption in captions)


def test_a_square_can_carry_a_number() -> None:
    site = square("1", 1, 9, 10, label="1")
    assert (site.x, site.y, site.label, site.role) == (1, 0, "1", "dark")
