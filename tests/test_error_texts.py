"""What errors say: in English by the library alone, and in every language for people."""

import pickle
import re
import subprocess
import sys
from pathlib import Path

import pytest

import parlour
from parlour.core.english import ARGUMENT, ERRORS, in_english, sentences
from parlour.core.errors import IllegalAction, NotationError, NotOver, OptionError, ParlourError, PositionError, RecordError
from parlour.core.message import Message, say
from parlour.core.record import Record
from parlour.words import languages, words
from tests.test_texts import messages

SOURCE = Path(parlour.__file__).parent
SAID = re.compile(r"\"(error-[a-z-]+)\"")
MADE_UP = re.compile(r"f\"(error-[a-z-]+-)\{")  # error-chess-field-<part>
WRONG = {
    "muehle": "W:Wa1,z9:B:H0,0",
    "schach": "4k3/8/8/8/8/8/8/4K2R W - - 0 1",
    "dame": "W:Wc3:Bc3",
    "maedn": "X[0,B,B,B] | Y",
    "backgammon": "W 6:5",
    "gaensespiel": "Y0 | Y",
    "kniffel": "",
    "halma_a": "t=Q",
    "solitaire": "pegs=a1",
    "fuenf_in_einer_reihe": "W:We5:Be5:H15,15",
    "chicago": "A | A throws 9",
    "craps": "A chips=1; B chips=1 | A throws 2",
    "zahlenraten": "",
}


def errors() -> list[ParlourError]:
    """One of every kind, and positions of every family."""
    found: list[ParlourError] = [
        NotOver(),
        IllegalAction(7, [1, 2]),
        IllegalAction(21, [12], thrown=True),
        NotationError("z9", ["a1"]),
        PositionError("abc", 1, "in the words of another package"),
        RecordError(say("error-record-action", number=3, reason=say("error-record-dice", shown=1, due=6))),
    ]
    for id, text in WRONG.items():
        if id in {known.id for known in parlour.shelf()}:
            with pytest.raises(PositionError) as refused:
                parlour.game(id).position(text)
            found.append(refused.value)
    for wrong in ({"flying": 3}, {"tea": 1}):
        with pytest.raises(OptionError) as denied:
            parlour.game("muehle").start(2, **wrong)
        found.append(denied.value)
    with pytest.raises(RecordError) as broken:
        Record.from_json("{")
    return [*found, broken.value]


def test_every_error_that_code_names_has_words_and_every_text_is_named() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    made_up = tuple(MADE_UP.findall(code))
    assert set(SAID.findall(code)) <= set(sentences())
    assert {id for id in sentences() if not id.startswith(made_up)} <= set(SAID.findall(code))


def test_the_english_ones_are_lines_with_plain_arguments() -> None:
    """So that the bare library can say them without a library for languages."""
    lines = [line for line in ERRORS.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    assert len(lines) == len(sentences())
    assert [line for line in lines if "{" in ARGUMENT.sub("", line)] == []


@pytest.mark.parametrize("language", languages())
def test_every_error_is_said_in_every_language(language: str) -> None:
    put = words(language).put
    for error in errors():
        told = put(error.said)
        assert "{" not in told.replace("{}", "") and "error-" not in told, told
        assert language == "en" or told != put(Message("error-plain", {"words": str(error)})) or error.said.id == "error-plain"


def test_in_english_people_hear_what_programs_read() -> None:
    for error in errors():
        if isinstance(error, OptionError) and error.objection is not None:
            continue
        assert words("en").put(error.said) == str(error) == in_english(error.said)


def test_errors_travel_between_processes_with_what_they_say() -> None:
    for error in errors():
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again), again.said) == (type(error), str(error), error.said)


def test_the_arguments_of_an_error_are_those_of_its_text() -> None:
    for error in errors():
        assert set(error.said.args) == messages("en")[error.said.id]


def test_the_library_says_errors_without_texts_being_loaded_before() -> None:
    script = (
        "import sys, parlour; from parlour.core import english; assert english.sentences.cache_info().currsize == 0\n"
        "try: parlour.game('muehle').position('x')\n"
        "except parlour.PositionError as error: print(error)\n"
        "assert not any(name.startswith('fluent') for name in sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ran.stdout.startswith("expected something like W:Wa1,d1:Bb2:H7,8, at character 1 of 'x'")
