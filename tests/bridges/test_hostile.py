"""Texts that were made to keep a reader busy: each is refused, or read, in next to no time."""

from time import process_time

import pytest

from parlour.bridges.files import read_file
from parlour.core.errors import RecordError

LONG = 59_000  # letters; a server takes no more

HOSTILE = {
    "digits": "1" * LONG + ". e4",
    "opened comments": "1. e4 " + "{" * LONG,
    "opened brackets": "1. e4 " + "(" * LONG,
    "nested brackets": "1. e4 " + "(" * (LONG // 2) + ")" * (LONG // 2),
    "empty lines": "\n" * LONG,
    "blanks": " " * LONG,
    "lines of blanks": " \n" * (LONG // 2),
    "praise": "1. e4" + "!" * LONG + "x",
    "opened tags": '[a "' * (LONG // 4),
    "backslashes": '[a "' + "\\" * LONG,
    "a tag of blanks": "[a" + " " * LONG,
    "dots": "." * LONG,
    "a match of digits": " 7 point match\n" + "1" * LONG,
    "a match of names": " 7 point match\n" + " : 1  " * (LONG // 6),
    "a match of empty lines": " 7 point match" + "\n" * LONG,
}


@pytest.mark.parametrize("game", ["", "schach", "dame"])
@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_no_text_keeps_a_reader_busy(text: str, game: str) -> None:
    begun = process_time()
    with pytest.raises(RecordError):
        read_file(text, game)
        raise RecordError("it may also be a game without moves")
    assert process_time() - begun < 1.0
