"""Files of other people's programs come in and go out the same, with why each game ended.

`chess.pgn`: three games of the London tournament of 1851, from hlotze/pgn2tex. `draughts.pdn`: six games of international draughts, from
miskibin/py-draughts; the first goes on after our printed draw. `match.mat`: GNU Backgammon against itself, from kevung/gnubgparser; games
in it are given up with stones on the board.
"""

from pathlib import Path

import pytest

from parlour.bridges.files import Format, read_file, write_file
from parlour.bridges.tags import games_in

THEIRS = Path(__file__).parent / "theirs"


@pytest.mark.parametrize(
    ("name", "format", "id", "reasons"),
    [
        ("chess.pgn", "pgn", "schach", ["resigned", "resigned", "resigned"]),
        ("draughts.pdn", "pdn", "damspel", ["agreed", "", "resigned", "time", "left", "agreed"]),
        ("match.mat", "mat", "backgammon", [""]),
    ],
)
def test_they_come_in_and_go_out_the_same(name: str, format: Format, id: str, reasons: list[str]) -> None:
    text = (THEIRS / name).read_text(encoding="utf-8")
    found = [read_file(one, id) for one in ([text] if format == "mat" else games_in(text))]
    assert [record.ending.reason if record.ending else "" for record in found] == reasons
    for record in found:
        again = read_file(write_file(record, format), id)
        assert (again.actions, again.options, again.ending, again.result) == (record.actions, record.options, record.ending, record.result)


def test_what_goes_on_after_our_draw_is_read_with_that_rule_off() -> None:
    first, *others = (read_file(one, "damspel") for one in games_in((THEIRS / "draughts.pdn").read_text(encoding="utf-8")))
    assert first.options["draw_rule"] == "off" and all(other.options["draw_rule"] == "printed" for other in others)
