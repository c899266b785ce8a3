"""What a game of the track family fixes: its squares with their effects, its dice, its finish, and the printed variants. (Sheet: track.md)

A square's effect is data: an Effect, whose kind says what it does and whose amount and fee say how much. Square 0 is the start.

    1 … 6          what one die shows
    11 … 66        what two dice show, the lower one first: 26 is a two and a six
    STAY, GO_ON    on a goose: stay there, or go on by the same throw; at the bridge: pay the toll, or pay double and cross

A piece is numbered horse * seats + seat. With one piece each, that is the seat.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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

PAIRS: Final = vec[i64]([10 * low + high for low in range(1, 7) for high in range(low, 7)])
SUM: Final = vec[i64]([code // 10 + code % 10 for code in range(67)])


class Effect:
    """What a square does, with its measure and its price."""

    def __init__(self, kind: i64, amount: i64 = 0, fee: i64 = 0) -> None:
        self.kind: Final[i64] = kind
        self.amount: Final[i64] = amount
        self.fee: Final[i64] = fee


class TrackRules:
    """What a game of the family fixes: its squares, its dice, its finish, and the printed variants."""

    def __init__(
        self,
        *,
        seats: int,
        letters: str,
        last: int,
        squares: dict[int, Effect],
        finish: i64 = BOUNCE,
        horses: int = 1,
        dice: int = 1,
        extra: int = 0,
        frees: bool = False,
        alone: bool = False,
        open_square: int = 0,
        may_stay: bool = True,
        back_by_throw: bool = False,
        leaps: dict[int, int] | None = None,
        purse: int = 0,
        stake: int = 0,
    ) -> None:
        self.letters: Final = letters  # a seat's name in the notation
        self.last: Final[i64] = last
        self.finish: Final[i64] = finish
        self.horses: Final[i64] = horses
        self.pieces: Final[i64] = seats * horses
        self.dice: Final[i64] = dice
        self.extra: Final[i64] = extra  # a throw that earns another one; 0: none
        self.frees: Final = frees  # the throw that ends a HOLD only frees
        self.alone: Final = alone  # a square holds one piece
        self.open_square: Final[i64] = open_square  # holds several all the same
        self.may_stay: Final = may_stay  # on a goose
        self.back_by_throw: Final = back_by_throw  # a goose met on the way back counts the whole throw, not the surplus
        self.purse: Final[i64] = purse
        self.stake: Final[i64] = min(stake, purse)  # who has too little pays all there is
        size = last + 13  # a throw may look beyond the last square
        self.kind: Final = vec[i64]([squares[at].kind if at in squares else PLAIN for at in range(size)])
        self.amount: Final = vec[i64]([squares[at].amount if at in squares else 0 for at in range(size)])
        self.fee: Final = vec[i64]([squares[at].fee if at in squares else 0 for at in range(size)])
        first = leaps or {}
        self.leap: Final = vec[i64]([first.get(code, 0) for code in range(67)])  # from 0, these dice lead straight there
        self.owner: Final = vec[i64]([piece % seats for piece in range(seats * horses)])

    def name(self, piece: i64) -> str:
        """A piece in the notation: its seat's letter, with its number where a seat has several."""
        seats = self.pieces // self.horses
        letter = self.letters[self.owner[piece]]
        return letter if self.horses == 1 else f"{letter}{piece // seats + 1}"
