"""Alpha-beta search for the chess family: material, good squares, and driving a lone king to the edge; where losing wins, few pieces.

It looks deeper move by move until it has looked at as many positions as it may, or its time is up. By positions alone it is repeatable.
"""

from __future__ import annotations

from time import monotonic
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT, DE_BRUIJN, INDEX, bit_count
from parlour.core.duel import WHITE
from parlour.core.state import NOBODY, OVER
from parlour.games.chess.engine import ChessState
from parlour.games.chess.grid import FAR, NOWHERE
from parlour.games.chess.moves import DROP
from parlour.games.chess.pieces import BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK

WORTH: Final = vec[i64]([0, 100, 320, 330, 500, 900, 0, 0])  # by kind, in hundredths of a pawn
MATE: Final[i64] = 1_000_000
SURE: Final[i64] = 900_000  # beyond this a mate is counted out
DEEPEST: Final[i64] = 12
CAPTURES_BEYOND: Final[i64] = 6  # plies in which captures are still followed
CLOCK_EVERY: Final[i64] = 255  # positions between two looks at the clock, less one
BURDEN: Final[i64] = 100  # a piece too many, where losing wins
WEAK: Final[i64] = 550  # a side with no more than this defends a king alone


def _good_square(kind: int, square: int) -> int:
    """How good a square is for a white piece."""
    column, row = square % 8, square // 8
    middle = int(min(column, 7 - column) + min(row, 7 - row))  # 0 in a corner, 6 in the centre
    if kind == PAWN:
        return (0, 0, 4, 10, 18, 35, 70, -80)[row] + (12 if column in (3, 4) and row in (3, 4) else 0)
    if kind in (KNIGHT, BISHOP):
        return 7 * middle - 20 - (8 if row == 0 else 0)
    if kind == ROOK:
        return 15 if row == 6 else 0
    return 2 * middle if kind == QUEEN else 0


PLACE: Final = vec[i64]([_good_square(kind, square) for kind in range(8) for square in range(64)])
EDGE: Final = vec[i64]([6 - min(square % 8, 7 - square % 8) - min(square // 8, 7 - square // 8) for square in range(64)])


def placement(kind: i64, pieces: i64, mirror: i64) -> i64:
    """How well the pieces of a kind stand; black ones are seen from the other side of the board."""
    found: i64 = 0
    while pieces != 0:
        square = INDEX[(pieces & -pieces) * DE_BRUIJN >> 58 & 63]
        pieces ^= BIT[square]
        found += PLACE[kind << 6 | square ^ mirror]
    return found


class ChessSearch:
    """One thought about one position."""

    def __init__(self, positions: int, seconds: float = 0.0) -> None:
        self.left: i64 = positions  # positions that may still be looked at
        self.drawn: i64 = 0  # what a draw is worth to White
        self.until: float = monotonic() + seconds if seconds else 0.0

    def best_action(self, state: ChessState) -> int:
        """The best action that the deepest finished look found."""
        actions = state.legal()
        best = actions[0]
        depth: i64 = 1
        while depth <= DEEPEST and len(actions) > 1:
            found = self.look(state, actions, depth, 0)
            if found is None:
                break
            best, worth = found[0][0], found[1]
            if worth > SURE or worth < -SURE:
                break
            actions.remove(best)
            actions.insert(0, best)  # the best so far is tried first
            depth += 1
        return best

    def sound_actions(self, state: ChessState, leeway: int) -> list[int]:
        """What looks, at a glance, no more than that much worse than the best."""
        actions = state.legal()
        found = self.look(state, actions, 1, leeway)
        return actions if found is None else found[0]

    def look(self, state: ChessState, actions: list[int], depth: i64, leeway: i64) -> tuple[list[int], int] | None:
        """The best action to this depth, those nearly as good, and its worth; nothing if the positions ran out before the end."""
        best = actions[0]
        top: i64 = -2 * MATE
        worths: list[int] = []
        for action in actions:
            worth = self.after(state, action, depth, top - leeway, 2 * MATE, 1)
            if self.left <= 0 and depth > 1:
                return None
            worths.append(worth)
            if worth > top:
                best, top = action, worth
        nearly = [action for action, worth in zip(actions, worths, strict=True) if worth > top - leeway and action != best and top < SURE]
        return [best, *nearly], top

    def after(self, state: ChessState, action: i64, depth: i64, low: i64, high: i64, ply: i64) -> i64:
        """What an action is worth to the side that makes it; putting a piece back belongs to the same move."""
        after = state.clone()
        after.play(action)
        if after.midway:
            return self.worth(after, depth, low, high, ply)
        return -self.worth(after, depth - 1, -high, -low, ply + 1)

    def worth(self, state: ChessState, depth: i64, low: i64, high: i64, ply: i64) -> i64:
        """What the position is worth to the side to move, as far as it matters between low and high."""
        self.left -= 1
        if self.left & CLOCK_EVERY == 0 and self.until > 0.0 and monotonic() > self.until:
            self.left = 0
        if state.turn == OVER:
            if state.winner == NOBODY:
                return self.drawn if state.side == WHITE else -self.drawn
            return MATE - ply if state.winner == state.side else ply - MATE
        quiet = depth <= 0 and not state.midway
        if quiet and state.forced and depth > -CAPTURES_BEYOND and self.left > 0:
            quiet = False  # who must take cannot let things stand
        if quiet:
            standing = self.standing(state)
            if state.rules.put_back or not state.rules.royal or depth <= -CAPTURES_BEYOND or standing >= high or self.left <= 0:
                return standing
            if standing > low:
                low = standing
        count = state.fill()
        actions = state.moves[:count]
        self.order(state, actions, count)
        best = low if quiet else -2 * MATE
        occupied = state.words[0] | state.words[8]
        at: i64 = 0
        while at < count:
            action = actions[at]
            if quiet and occupied & BIT[action & 63] == 0 and action >> 12 == 0:
                break  # captures and promotions come first
            found = self.after(state, action, depth, low, high, ply)
            if found > best:
                best = found
                if best > low:
                    low = best
                if low >= high:
                    break
            if self.left <= 0 and best > -2 * MATE:
                break
            at += 1
        return best

    def order(self, state: ChessState, actions: vec[i64], count: i64) -> None:
        """Captures of much by little first, then promotions, then the rest."""
        keys = vec[i64]([0 for _ in range(count)])
        at: i64 = 0
        while at < count:
            action = actions[at]
            if action < DROP:
                taken = state.piece_at(action & 63)
                key = WORTH[action >> 12 & 7]
                if taken != 0:
                    key += 16 * WORTH[taken & 7] - WORTH[state.piece_at(action >> 6 & 63) & 7] + 1000
                back = at - 1
                while back >= 0 and keys[back] < key:
                    keys[back + 1] = keys[back]
                    actions[back + 1] = actions[back]
                    back -= 1
                keys[back + 1] = key
                actions[back + 1] = action
            at += 1

    def standing(self, state: ChessState) -> i64:
        """Material and good squares, for the side to move; where losing wins, how many pieces fewer it has."""
        if not state.rules.royal:
            fewer = BURDEN * (state.black_count - state.white_count)
            return fewer if state.side == WHITE else -fewer
        white: i64 = 0
        black: i64 = 0
        balance: i64 = 0
        kind = PAWN
        while kind < KING:
            white += WORTH[kind] * bit_count(state.words[kind])
            black += WORTH[kind] * bit_count(state.words[8 | kind])
            balance += placement(kind, state.words[kind], 0) - placement(kind, state.words[8 | kind], 56)
            kind += 1
        balance += white - black
        if state.white_king != NOWHERE and state.black_king != NOWHERE:
            near = 7 - FAR[state.white_king << 6 | state.black_king]
            if black <= WEAK and white > black:
                balance += 12 * EDGE[state.black_king] + 6 * near
            elif white <= WEAK and black > white:
                balance -= 12 * EDGE[state.white_king] + 6 * near
        return balance if state.side == WHITE else -balance
