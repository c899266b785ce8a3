"""The moves of the chess family. (Sheet: chess.md, 0)

Checks and pins are found once a move, from the king outwards, so that no move has to be made and taken back to see whether it is legal:
for every piece there is a word of the squares where it may go. Such words are drawn from, counted, or written out as moves.

    64 * from + to                    a move; castling is the king's move
    4096 * kind + 64 * from + to      a promotion to that kind
    DROP + square                     put the captured piece, or the maharajah at the beginning, on a square
    PASS                              nothing can be moved
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.bits import BIT, DE_BRUIJN, INDEX, bit_count
from parlour.core.duel import WHITE
from parlour.games.chess.attacks import ChessPosition
from parlour.games.chess.grid import (
    BETWEEN,
    DARK,
    HOME,
    INSIDE,
    KING_REACH,
    KNIGHT_REACH,
    LAST,
    LONG,
    NOWHERE,
    PAWN_TAKES,
    SECOND,
    SEVENTH,
    SHORT,
    THROUGH,
)
from parlour.games.chess.pieces import BISHOP, KNIGHT, MAHARAJAH, PAWN, QUEEN, ROOK

DROP: Final[i64] = 32768
PASS: Final[i64] = 32832
MOST_ACTIONS: Final = 1024
MOST_REACHES: Final = 32  # a square and a word for each of a side's pieces


class ChessMoves(ChessPosition):
    """A position with everything that can be done in it."""

    # Where the pieces can go

    def gather(self, one_will_do: bool) -> i64:
        """Find where each piece of the side to move may go, from a1 to h8; how many may go anywhere.

        In the room stand, by turns, a piece's square and the word of its goals. Where something must be taken, they are captures alone.
        """
        reaches = self.reaches
        must_take = self.rules.compulsory_capture
        pieces = self.words[self.side << 3]
        theirs = self.words[(1 - self.side) << 3]
        passers = self.passers()
        self.forced = False
        count: i64 = 0
        left = self.white_count if self.side == WHITE else self.black_count  # counted, because uncompiled no word empties that has h8
        while left > 0:
            left -= 1
            square = INDEX[(pieces & -pieces) * DE_BRUIJN >> 58 & 63]
            pieces &= pieces - 1
            reach = self.reach(square)
            takes = reach & theirs
            if passers != 0 and passers & BIT[square] != 0:
                reach |= BIT[self.passant]
                takes |= BIT[self.passant]
            if must_take:
                if takes != 0:
                    reach = takes
                    if not self.forced:
                        self.forced = True
                        count = 0
                elif self.forced:
                    continue
            if reach != 0:
                reaches[count] = square
                reaches[count + 1] = reach
                count += 2
                if one_will_do and (self.forced or not must_take):
                    break
        return count >> 1

    def gather_noisy(self, targets: i64) -> i64:
        """The same for promotions, and captures of these pieces alone, where the king is not in check and what is taken is gone."""
        passers = self.passers()
        promoting = self.promoting()
        if targets | passers | promoting == 0:
            return 0
        king = self.king()
        royal_goals = self.safe_goals(self.royal_steps(king) & targets, (self.words[0] | self.words[8]) ^ BIT[king])
        return self.gather_kinds(targets, promoting, passers, royal_goals)

    def gather_unchecked(self) -> i64:
        """The same as gather(), in another order and sooner, where the king is not in check and what is taken is gone."""
        king = self.king()
        own = self.words[self.side << 3]
        return self.gather_kinds(~own, self.words[self.side << 3 | PAWN], self.passers(), self.royal_reach(king, BIT[king]))

    def gather_kinds(self, targets: i64, stepping: i64, passers: i64, royal_goals: i64) -> i64:
        """Kind by kind, what may go to these squares; only some pawns step ahead, or take en passant."""
        reaches = self.reaches
        words = self.words
        side = self.side << 3
        theirs = words[side ^ 8]
        occupied = words[0] | words[8]
        king = self.king()
        promoting = self.promoting()
        count: i64 = 0
        left = words[side | PAWN]
        while left != 0:
            square = INDEX[(left & -left) * DE_BRUIJN >> 58 & 63]
            bit = BIT[square]
            left ^= bit
            goals = PAWN_TAKES[self.side << 6 | square] & theirs
            if promoting & bit == 0:
                goals &= targets
            if stepping & bit != 0:
                goals |= self.pawn_steps(square, bit, occupied)
            if goals != 0 and self.pinned & bit != 0:
                goals &= THROUGH[king << 6 | square]
            if passers & bit != 0:
                goals |= BIT[self.passant]
            if goals != 0:
                reaches[count] = square
                reaches[count + 1] = goals
                count += 2
        kind: i64 = KNIGHT
        while kind <= QUEEN:
            left = words[side | kind]
            while left != 0:
                square = INDEX[(left & -left) * DE_BRUIJN >> 58 & 63]
                left ^= BIT[square]
                if kind == KNIGHT:
                    goals = KNIGHT_REACH[square] & targets
                elif kind == BISHOP:
                    goals = self.diagonal(square, occupied) & targets
                elif kind == ROOK:
                    goals = self.straight(square, occupied) & targets
                else:
                    goals = (self.diagonal(square, occupied) | self.straight(square, occupied)) & targets
                if goals != 0 and self.pinned & BIT[square] != 0:
                    goals &= THROUGH[king << 6 | square]
                if goals != 0:
                    reaches[count] = square
                    reaches[count + 1] = goals
                    count += 2
            kind += 1
        if royal_goals != 0:
            reaches[count] = king
            reaches[count + 1] = royal_goals
            count += 2
        return count >> 1

    def reach(self, square: i64) -> i64:
        """Where the piece may go, en passant aside."""
        words = self.words
        bit = BIT[square]
        side = self.side << 3
        own = words[side]
        theirs = words[side ^ 8]
        occupied = own | theirs
        king = self.king()
        if square == king:
            return self.royal_reach(square, bit)
        if words[side | PAWN] & bit != 0:
            reach = self.pawn_steps(square, bit, occupied) | PAWN_TAKES[self.side << 6 | square] & theirs
        elif words[side | KNIGHT] & bit != 0:
            reach = KNIGHT_REACH[square] & ~own
        elif words[side | BISHOP] & bit != 0:
            reach = self.diagonal(square, occupied) & ~own
        elif words[side | ROOK] & bit != 0:
            reach = self.straight(square, occupied) & ~own
        elif words[side | QUEEN] & bit != 0:
            reach = (self.straight(square, occupied) | self.diagonal(square, occupied)) & ~own
        else:
            reach = KING_REACH[square] & ~own | self.castling(square, occupied)
        takes: i64 = 0
        if self.rules.put_back:  # a captured piece may itself shield the king: for captures, checks and pins do not matter
            takes = self.completed(square, reach & theirs)
            reach &= ~theirs
        if self.pinned & bit != 0:
            reach &= THROUGH[king << 6 | square]
        if self.checkers != 0:
            reach &= self.answers(king)
        return reach | takes

    def answers(self, king: i64) -> i64:
        """Where a piece may go against a check: onto the checker and between; against two checks only the king moves."""
        checkers = self.checkers
        at = INDEX[(checkers & -checkers) * DE_BRUIJN >> 58 & 63]
        return BETWEEN[king << 6 | at] | checkers if checkers == BIT[at] else 0

    def pawn_steps(self, square: i64, bit: i64, occupied: i64) -> i64:
        """Straight ahead; a pawn that was put on its last rank stands still."""
        if LAST[self.side] & bit != 0:
            return 0
        forward: i64 = 8 if self.side == WHITE else -8
        step = BIT[square + forward] & ~occupied
        if step != 0 and SECOND[self.side] & bit != 0:
            step |= BIT[square + 2 * forward] & ~occupied
        return step

    def royal_reach(self, square: i64, bit: i64) -> i64:
        """The royal piece goes to squares that are not attacked once it has left."""
        words = self.words
        side = self.side
        steps = self.royal_steps(square) & ~words[side << 3]
        theirs = words[(1 - side) << 3]
        occupied = words[0] | words[8]
        reach: i64 = 0
        if self.checkers == 0 and self.rights != 0:
            reach = self.castling(square, occupied)
        if self.rules.put_back:
            reach |= self.completed(square, steps & theirs)
            steps &= ~theirs
        return reach | self.safe_goals(steps, occupied ^ bit)

    def royal_steps(self, square: i64) -> i64:
        """Where a king would step on an empty board, or the maharajah, who leaps too."""
        if self.words[self.side << 3 | MAHARAJAH] != 0:
            return KING_REACH[square] | KNIGHT_REACH[square]
        return KING_REACH[square]

    def safe_goals(self, goals: i64, occupied: i64) -> i64:
        """Those of the squares that the other side does not attack if these squares were occupied."""
        found: i64 = 0
        while goals != 0:
            target = INDEX[(goals & -goals) * DE_BRUIJN >> 58 & 63]
            goals ^= BIT[target]
            if not self.attacked(target, 1 - self.side, occupied):
                found |= BIT[target]
        return found

    def castling(self, start: i64, occupied: i64) -> i64:
        """Both castlings of the king on his first square; he is not in check."""
        rights = self.rights if self.side == WHITE else self.rights >> 2
        if rights & 3 == 0 or start != HOME[self.side]:
            return 0
        reach: i64 = 0
        if rights & SHORT and BETWEEN[start << 6 | start + 3] & occupied == 0 and self.may_castle(start, 1, occupied):
            reach |= BIT[start + 2]
        if rights & LONG and BETWEEN[start << 6 | start - 4] & occupied == 0 and self.may_castle(start, -1, occupied):
            reach |= BIT[start - 2]
        return reach

    def may_castle(self, start: i64, step: i64, occupied: i64) -> bool:
        """No attacked square on the king's way; R2: by the stricter print none between king and rook."""
        if not self.rules.royal:
            return True
        enemy = 1 - self.side
        if self.attacked(start + step, enemy, occupied) or self.attacked(start + 2 * step, enemy, occupied):
            return False
        return step == 1 or not self.rules.strict_castling or not self.attacked(start - 3, enemy, occupied)

    # En passant

    def passers(self) -> i64:
        """The pawns that may take the one that has just passed by."""
        found: i64 = 0
        if self.passant == NOWHERE or not self.rules.en_passant:
            return found
        pawns = PAWN_TAKES[(1 - self.side) << 6 | self.passant] & self.words[self.side << 3 | PAWN]
        while pawns != 0:
            square = INDEX[(pawns & -pawns) * DE_BRUIJN >> 58 & 63]
            pawns ^= BIT[square]
            if self.may_take_passing(square):
                found |= BIT[square]
        return found

    def may_take_passing(self, start: i64) -> bool:
        """Whether the king is safe then: two pieces leave his lines at once."""
        if not self.rules.royal:
            return True
        target = self.passant
        victim = target - 8 if self.side == WHITE else target + 8
        if self.rules.put_back:
            return self.can_put_back(start, target, victim)
        occupied = (self.words[0] | self.words[8]) ^ BIT[start] ^ BIT[victim] ^ BIT[target]
        return self.attackers(self.king(), 1 - self.side, occupied) & ~BIT[victim] == 0

    # Moves from the gathered words

    def promoting(self) -> i64:
        """The pawns whose next step is their last."""
        return self.words[self.side << 3 | PAWN] & SEVENTH[self.side]

    def count_moves(self, pieces: i64) -> i64:
        """How many moves the first so many words in the room mean."""
        reaches = self.reaches
        promoting = self.promoting()
        count: i64 = 0
        at: i64 = 0
        while at < pieces:
            size = bit_count(reaches[2 * at + 1])
            count += size
            if promoting & BIT[reaches[2 * at]] != 0:
                count += size * (self.rules.last_kind - KNIGHT)
            at += 1
        return count

    def move_at(self, pick: i64) -> i64:
        """The move of that number, counted in the order of the words; a pawn's last steps by the kind that it becomes."""
        reaches = self.reaches
        promoting = self.promoting()
        at: i64 = 0
        while True:
            start = reaches[at]
            reach = reaches[at + 1]
            size = bit_count(reach)
            kind: i64 = 0
            if promoting & BIT[start] != 0:
                kind = KNIGHT
                while pick >= size and kind < self.rules.last_kind:
                    pick -= size
                    kind += 1
            if pick < size:
                break
            pick -= size
            at += 2
        while pick > 0:
            reach &= reach - 1
            pick -= 1
        return kind << 12 | start << 6 | INDEX[(reach & -reach) * DE_BRUIJN >> 58 & 63]

    def list_moves(self, pieces: i64) -> i64:
        """Write the moves of the gathered words into the room, ascending."""
        reaches = self.reaches
        promoting = self.promoting()
        count: i64 = 0
        last: i64 = 0
        at: i64 = 0
        while at < 2 * pieces:
            if promoting & BIT[reaches[at]] == 0:
                count = self.list_goals(reaches[at] << 6, reaches[at + 1], count)
            else:
                last = self.rules.last_kind
            at += 2
        kind = KNIGHT
        while kind <= last:
            at = 0
            while at < 2 * pieces:
                if promoting & BIT[reaches[at]] != 0:
                    count = self.list_goals(kind << 12 | reaches[at] << 6, reaches[at + 1], count)
                at += 2
            kind += 1
        return count

    def list_goals(self, action: i64, goals: i64, count: i64) -> i64:
        """Write the action with each of the goals into the room."""
        moves = self.moves
        end = count + bit_count(goals)
        while count < end:
            moves[count] = action | INDEX[(goals & -goals) * DE_BRUIJN >> 58 & 63]
            goals &= goals - 1
            count += 1
        return count

    # Putting pieces back, and the maharajah's first square

    def fitting(self, piece: i64, taken_on: i64) -> i64:
        """Where the captured piece may stand at all: bishops keep their colour, pawns may have to stay off the first and last rank."""
        kind = piece & 7
        if kind == PAWN and self.rules.pawns_put_back != "anywhere":
            return INSIDE
        if kind == BISHOP:
            return DARK if DARK & BIT[taken_on] != 0 else ~DARK
        return -1

    def places(self, piece: i64, taken_on: i64, king: i64, occupied: i64) -> i64:
        """Where the captured piece may be put with the captor's king safe: it does not attack him, and shields him if he is in check."""
        enemy = 1 - self.side
        found = self.fitting(piece, taken_on) & ~occupied
        checkers = self.attackers(king, enemy, occupied) & ~BIT[taken_on]
        if checkers != 0:
            at = INDEX[(checkers & -checkers) * DE_BRUIJN >> 58 & 63]
            if checkers != BIT[at]:
                return 0
            found &= BETWEEN[king << 6 | at]
        kind = piece & 7
        if kind == PAWN:
            return found & ~PAWN_TAKES[self.side << 6 | king]
        if kind == KNIGHT:
            return found & ~KNIGHT_REACH[king]
        if kind != ROOK:
            found &= ~self.diagonal(king, occupied)
        return found if kind == BISHOP else found & ~self.straight(king, occupied)

    def can_put_back(self, start: i64, target: i64, victim: i64) -> bool:
        """Whether the capture can be completed. R4 never bites: 31 other pieces cannot fill the 32 squares of a bishop's colour."""
        occupied = (self.words[0] | self.words[8]) & ~BIT[start] & ~BIT[victim] | BIT[target]
        king = target if start == self.king() else self.king()
        return self.places(self.piece_at(victim), victim, king, occupied) != 0

    def completed(self, start: i64, captures: i64) -> i64:
        """Those of the captures that can be completed."""
        found: i64 = 0
        while captures != 0:
            target = INDEX[(captures & -captures) * DE_BRUIJN >> 58 & 63]
            captures ^= BIT[target]
            if self.can_put_back(start, target, target):
                found |= BIT[target]
        return found

    def fill_drops(self) -> i64:
        occupied = self.words[0] | self.words[8]
        return self.list_goals(DROP, self.places(self.pocket, self.pocket_from, self.king(), occupied), 0)

    def placing(self) -> bool:
        """Whether the maharajah is still to be put on the board."""
        return self.rules.maharajah and self.black_king == NOWHERE

    def fill_places(self) -> i64:
        """Free squares that White does not attack (R1)."""
        occupied = self.words[0]
        count: i64 = 0
        square: i64 = 0
        while square < 64:
            if occupied & BIT[square] == 0 and not self.attacked(square, WHITE, occupied):
                self.moves[count] = DROP + square
                count += 1
            square += 1
        return count
