"""Finding things by their names, also by what was nearly typed. The shelf in the browser finds the same (client/pages/find.js)."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import lru_cache

LONGEST = 60  # letters of a text that can be meant for a name
SHORT, LONG = 4, 8  # letters: a shorter word must be right, a word from LONG on may have two slips, one between has one


def plain(text: str) -> str:
    """Without accents, capitals and marks."""
    bare = "".join(letter for letter in unicodedata.normalize("NFD", text.lower().replace("ß", "ss")) if not "\u0300" <= letter <= "\u036f")
    return re.sub(r"[\W_]+", " ", bare.replace("ø", "o").replace("ł", "l")).strip()


@lru_cache(maxsize=4096)
def spellings(name: str) -> tuple[str, str]:
    """An umlaut is found by its letter alone, and by two letters."""
    return plain(name), plain(name.lower().replace("ä", "ae").replace("ö", "oe").replace("ü", "ue"))


def holds(name: str, text: str) -> bool:
    """Whether every word of a text is somewhere in a name, or the whole text without its gaps."""
    parts = plain(text).split()
    return bool(parts) and any(
        all(part in known for part in parts) or "".join(parts) in known.replace(" ", "") for known in spellings(name)
    )


def nearly_holds(name: str, text: str) -> bool:
    """The same, but each word may have slips."""
    parts = plain(text).split()
    return bool(parts) and any(
        all(any(slips(part, word) <= forgiven(part) for word in known.split()) for part in parts) for known in spellings(name)
    )


def forgiven(word: str) -> int:
    return 0 if len(word) < SHORT else 1 if len(word) < LONG else 2


def nearly(name: str, text: str) -> bool:
    """Whether a text is a name but for slips."""
    typed = plain(text)
    return bool(typed) and any(by_beginnings(typed, known)[-1] <= forgiven(typed) for known in spellings(name))


def slips(typed: str, word: str) -> int:
    """The fewest slips between what was typed and some beginning of a word."""
    return min(by_beginnings(typed, word))


def by_beginnings(typed: str, word: str) -> list[int]:
    """The letters left out, added, changed or swapped between what was typed and every beginning of a word, from none of it to all."""
    before: list[int] = []
    row = list(range(len(word) + 1))
    for at, letter in enumerate(typed):
        older, before = before, row
        row = [at + 1]
        for other, meant in enumerate(word):
            least = min(before[other + 1] + 1, row[other] + 1, before[other] + (letter != meant))
            if at and other and letter == word[other - 1] and typed[at - 1] == meant:
                least = min(least, older[other - 1] + 1)
            row.append(least)
    return row


def find(known: Mapping[str, Iterable[str]], text: str) -> list[str]:
    """The ids that have a name like this: names that hold it, or where there are none those that nearly do."""
    for matches in (holds, nearly_holds) if len(text) <= LONGEST else ():
        found = [id for id, names in known.items() if any(matches(name, text) for name in names)]
        if found:
            return found
    return []
