"""Dice that anyone can check, and that nobody chose: every throw follows from a secret seed and a share of every person who sits down.

The table shows the commitment (a hash of the seed) before anybody tells a share, and the seed at the end. Whoever sits down has sealed
a share (a hash of it was sent along) and tells it once the commitment is known: so the server has fixed the seed before it knows the
shares, and whoever tells a share does not know the seed. Throw number n of a game is decided by SHA-256 of all of them and n alone, so
that taking moves back never gives other dice.
"""

import hashlib
import hmac
import secrets
from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate

from parlour.core.state import CHANCE, State

SEED_BYTES = 32


def new_seed() -> str:
    """A fresh secret seed, as hex."""
    return secrets.token_hex(SEED_BYTES)


def commitment(seed: str) -> str:
    """What may be shown before the game: it fixes the seed without telling it."""
    return hashlib.sha256(b"parlour seed " + bytes.fromhex(seed)).hexdigest()


def seal(share: str) -> str:
    """What is sent when somebody sits down: it fixes their share without telling it."""
    return hashlib.sha256(b"parlour share " + bytes.fromhex(share)).hexdigest()


def mixed(seed: str, shares: Sequence[str]) -> str:
    """The seed of the dice: the table's own and every seat's share ("" where there is none). Without any share, the table's own."""
    told = "".join(f" {seat}:{share}" for seat, share in enumerate(shares) if share)
    return hashlib.sha256(f"parlour dice {seed}{told}".encode()).hexdigest() if told else seed


def below(seed: str, number: int, limit: int) -> int:
    """A number from 0 to limit - 1, evenly, for throw `number`. Draws that would favour small values are drawn again."""
    fair = (1 << 64) - (1 << 64) % limit
    attempt = 0
    while True:
        digest = hmac.digest(bytes.fromhex(seed), f"throw {number} {attempt}".encode(), "sha256")
        drawn = int.from_bytes(digest[:8], "big")
        if drawn < fair:
            return drawn % limit
        attempt += 1


def outcome(seed: str, number: int, state: State) -> int:
    """The outcome of throw `number` (from 0) in a state whose turn is CHANCE."""
    if state.turn != CHANCE:
        raise ValueError("no dice are thrown in this position")
    totals = totalled(tuple(state.weights()))
    return state.legal()[bisect_right(totals, below(seed, number, totals[-1]))]


@lru_cache(256)  # the same dice are thrown again and again
def totalled(weights: tuple[int, ...]) -> list[int]:
    return list(accumulate(weights))
