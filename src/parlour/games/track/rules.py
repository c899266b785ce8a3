"""What a game of the track family fixes: its squares with their effects, its dice, its geese and its chips. (Sheet: track.md)

A square's effect is data: an Effect, whose kind says what it does and whose amount and fee say how much. Square 0 is the start.

    1 … 6          what one die shows
    11 … 66        what two dice show, the lower one first: 26 is a two and a six
    STAY, GO_ON    on a goose: stay there, or go on by the same throw; at the bridge: pay the toll, or pay double and cross

A piece is numbered horse * seats + seat. With one piece each, that is the seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LETTERS: Final = "YGRKBWOPNL"  # a seat's name in the notation

STAY: Final[i64] = 0
GO_ON: Final[i64] = 1
MOST_ACTIONS: Final = 21

# What a square does to a piece that comes to rest on it
PLAIN: Final[i64] = 0
GO: Final[i64] = 1  # to square `amount`, which does nothing more
SKIP: Final[i64] = 2  # miss `amount` turns
HOLD: Final[i64] = 3  # only the throw `amount` leads on
AGAIN: Final[i64] = 4  # throw again at once
WAIT: Final[i64] = 5  # until everybody behind has passed
OUT: Final[i64] = 6
HALF: Final[i64] = 7  # the next throw counts half
RETRY: Final[i64] = 8  # back to where the throw began
MATE: Final[i64] = 9  # until another piece comes here
GOOSE: Final[i64] = 10  # go on by the same throw
BRIDGE: Final[i64] = 11  # for the double fee, on to square `amount`

# What a throw beyond the last square does
BOUNCE: Final[i64] = 0  # count on to the last square and back
FULL_BACK: Final[i64] = 1  # back by the whole throw
LINE: Final[i64] = 2  # the finish lies behind the last square: whoever passes it has won

EVERY: Final[i64] = -1  # Squares.shared: pieces may stand together anywhere

# What one die and what two dice show, and the points of that
FACES: Final = vec[i64]([face for face in range(1, 7)])
PAIRS: Final = vec[i64]([10 * low + high for low in range(1, 7) for high in range(low, 7)])
SUM: Final = vec[i64]([code // 10 + code % 10 for code in range(67)])


@dataclass(frozen=True)
class Effect:
    """What a square does, with its measure and its price, and the name of its picture."""

    kind: i64
    amount: i64 = 0
    fee: i64 = 0
    picture: str = ""


NOTHING: Final = Effect(PLAIN)


class Squares:
    """The squares behind the start and what they do; `leaps` are where certain dice lead from the start at once."""

    def __init__(
        self,
        last: int,
        effects: dict[int, Effect],
        *,
        finish: i64 = BOUNCE,
        shared: i64 = EVERY,  # the one square, besides the start, that holds several pieces
        leaps: dict[int, int] | None = None,
    ) -> None:
        self.last: Final[i64] = last
        self.finish: Final[i64] = finish
        self.home: Final[i64] = last + 1 if finish == LINE else last  # where a piece has won
        self.shared: Final[i64] = shared
        found = [effects.get(square, NOTHING) for square in range(last + 13)]  # a throw may look beyond the last square
        self.kind: Final = vec[i64]([effect.kind for effect in found])
        self.amount: Final = vec[i64]([effect.amount for effect in found])
        self.fee: Final = vec[i64]([effect.fee for effect in found])
        self.pictures: Final = {square: effect.picture for square, effect in effects.items() if effect.picture}
        self.leap: Final = vec[i64]([(leaps or {}).get(code, 0) for code in range(67)])


@dataclass(frozen=True)
class Throws:
    """How a turn throws."""

    dice: i64 = 1
    extra: i64 = 0  # a throw that earns another one; 0: none
    frees: bool = False  # the throw that ends a HOLD only frees
    half_turn: bool = False  # after HALF all throws of the next turn count half, and those of this turn whole


@dataclass(frozen=True)
class Geese:
    """How geese carry on whoever comes to them."""

    may_stay: bool = True
    back_by_throw: bool = False  # one met on the way back counts the whole throw, not the surplus


@dataclass(frozen=True)
class Chips:
    """What everybody plays with, and what of it lies in the pot from the start."""

    purse: i64 = 0
    stake: i64 = 0


ONE_DIE: Final = Throws()
MAY_STAY: Final = Geese()
NO_CHIPS: Final = Chips()


class TrackRules:
    """One game's parameters."""

    def __init__(
        self, seats: int, squares: Squares, *, horses: int = 1, throws: Throws = ONE_DIE, geese: Geese = MAY_STAY, chips: Chips = NO_CHIPS
    ) -> None:
        self.squares: Final = squares
        self.horses: Final[i64] = horses  # of each seat
        self.throws: Final = throws
        self.geese: Final = geese
        self.chips: Final = chips
        self.pieces: Final[i64] = seats * horses
        self.owner: Final = vec[i64]([piece % seats for piece in range(seats * horses)])
        # Where in State.figures, behind the squares on which they stand, each piece has
        self.idle: Final[i64] = self.pieces  # the turns that it has still to miss
        self.watch: Final[i64] = 2 * self.pieces  # the pieces that it waits for, as bits (WAIT)
        self.rank: Final[i64] = 3 * self.pieces  # its place among those who wait for another piece to come (MATE): 1 has waited longest

    def name(self, piece: i64) -> str:
        """A piece in the notation: its seat's letter, with its number where a seat has several."""
        letter = LETTERS[self.owner[piece]]
        return letter if self.horses == 1 else f"{letter}{piece // (self.pieces // self.horses) + 1}"
