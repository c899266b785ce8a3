"""A review as JSON, for files and stores, and back."""

from __future__ import annotations

import json
from dataclasses import asdict

from parlour.review.reckoning import FORMAT, Account, Choice, Move, Review

DIGITS = 6  # of a worth


def written(review: Review) -> str:
    return json.dumps(rounded(asdict(review)), ensure_ascii=False, separators=(",", ":"))


def rounded(part: object) -> object:
    """Floats with as many digits as anybody needs."""
    if isinstance(part, float):
        return round(part, DIGITS)
    if isinstance(part, dict):
        return {name: rounded(value) for name, value in part.items()}
    if isinstance(part, list | tuple):
        return [rounded(value) for value in part]
    return part


def read(text: str) -> Review | None:
    """None where it was written by a Parlour that meant something else by it."""
    data = json.loads(text)
    if data.get("format") != FORMAT:
        return None
    moves = tuple(
        Move(**{**move, "change": tuple(move["change"]), "best": tuple(_choice(choice) for choice in move["best"])})
        for move in data["moves"]
    )
    worths = tuple(tuple(worth) for worth in data["worths"])
    accounts = tuple(Account(**account) for account in data["accounts"])
    return Review(**{**data, "worths": worths, "moves": moves, "accounts": accounts, "good": tuple(data["good"])})


def _choice(data: dict[str, object]) -> Choice:
    actions = data["actions"]
    assert isinstance(actions, list)
    return Choice(tuple(actions), str(data["text"]), float(str(data["worth"])))
