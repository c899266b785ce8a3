"""Dice that anyone can check: every throw follows from a secret seed that was committed to before the game.

The table shows the commitment (a hash of the seed) at the start and the seed at the end. Throw number n of a game is
decided by SHA-256 of the seed and n alone, so that taking moves back never gives other dice.
"""

import hashlib
import hmac
import secrets
from bisect import bisect_right
from itertools import accumulate

from parlour.core.state import CHANCE, State

SEED_BYTES = 32


def new_seed() -> str:
    """A fresh secret seed, as hex."""
    return secrets.token_hex(SEED_BYTES)


def commitment(seed: str) -> str:
    """What may be shown before the game: it fixes the seed without telling it."""
    return hashlib.sha256(b"parlour seed " + bytes.fromhex(seed)).hexdigest()


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
    totals = list(accumulate(state.weights()))
    return state.legal()[bisect_right(totals, below(seed, number, totals[-1]))]
