"""Everything the server says has its sentence in every language."""

import re

import pytest

from parlour.server.app import WORDS
from parlour.words import languages, words
from tests.server.running import SOURCE

SAID = re.compile(r'Refusal\(\s*\d+, "([a-z-]+)"')
TOLD = re.compile(r'say\("(server-[a-z-]+)"')
KINDS = ("undo", "ask", "consent", "refuse", "join")


@pytest.mark.parametrize("language", languages())
def test_every_refusal_and_every_entry_has_a_sentence(language: str) -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (SOURCE / "parlour" / "server").rglob("*.py"))
    errors = {*SAID.findall(source), *WORDS.values()}
    assert len(errors) > 25
    wanted = {*(f"server-error-{error}" for error in errors), *(f"server-log-{kind}" for kind in KINDS), *TOLD.findall(source)}
    assert {id for id in wanted if id not in words(language)} == set()
