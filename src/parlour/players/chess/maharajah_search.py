"""How the maharajah plays, alone against an army: it hunts the king.

It mates only a king whose own pieces stand in his way, and only by a check as of a knight. An army that always answers well never allows
that. So the maharajah reckons with answers at random, and the usual search only keeps it from walking into a mate.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.bits import BIT, DE_BRUIJN, INDEX, bit_count
from parlour.core.duel import BLACK
from parlour.core.state import OVER
from parlour.games.chess.engine import ChessState
from parlour.games.chess.grid import KING_REACH, KNIGHT_REACH
from parlour.games.chess.pieces import BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK
from parlour.players.alphabeta import SURE, WIN, AlphaBeta
from parlour.players.chess.knowledge import ChessKnowledge

# Rooks and queens never shut their king in: beside him they defend the square from which he would be mated (complete enumeration).
# The others do, so the maharajah leaves them alone. By their number, the king among them.
HOPE: Final = vec[i64]([0, 120, 240, 1760, 3080, 4000, 4720, 5240, 5560, 5720, 5880, 6040, 6200, 6360, 6520, 6680, 6840])
DANGER: Final = vec[i64]([0, 0, 80, 80, 130, 280])  # by kind, what a piece takes away from the maharajah
DRAWN: Final[i64] = 5_000  # lost by a draw at once
ENDED: Final[i64] = 20_000  # lost where the army's answer ends the game
CROWDED: Final[i64] = 5  # with fewer moves than this it may soon have none
ROOM: Final[i64] = 100  # what each of those moves is worth
PATIENT: Final[i64] = 80  # of a hundred moves without progress that are allowed
IMPATIENCE: Final[i64] = 150  # for each one beyond: it had better take something
SIGHT: Final[i64] = 4  # moves of both sides. Whoever fears what only the best army sees never dares anything: measured
AGAIN: Final[i64] = 50  # for each time that the position was there before
CHECKS: Final[i64] = 3  # it looks for mates by so many checks
CHANCE: Final[i64] = 60  # a thousandth of the chance of a mate
SLOWER: Final[i64] = 98  # of a hundred: a mate one check later
FULL: Final[i64] = 1_000_000  # a mate for sure

# A king who runs at random, for `herding`.
BLOCKED: Final = 0.05  # how likely it is that a square beside him is taken
RUNS: Final = 0.3  # how often he moves without a check
FADE: Final = 0.98  # what a mate is worth a move later
ROUNDS: Final = 60
SCALE: Final = 10_000


@cache
def herding() -> vec[i64]:
    """How well the maharajah stands to drive the king into a corner and wait until his own pieces shut him in, by both squares."""
    steps = [[end for end in range(64) if reach(start) & BIT[end] != 0] for start in range(64)]
    room = [[end for end in range(64) if KING_REACH[king] & ~reach(hunter) & BIT[end] != 0] for king in range(64) for hunter in range(64)]
    worth = [0.0] * 4096  # the maharajah is to move
    moved = [0.0] * 4096  # it has moved
    for _ in range(ROUNDS):
        for king in range(64):
            for end in range(64):
                moved[king << 6 | end] = before_run(king, end, room[king << 6 | end], worth)
        for king in range(64):
            for start in range(64):
                failed = 1.0
                best = 0.0
                for end in steps[start]:
                    best = max(best, moved[king << 6 | end])
                    if KNIGHT_REACH[king] & BIT[end] != 0:
                        failed *= 1.0 - float(BLOCKED ** len(room[king << 6 | end]))
                worth[king << 6 | start] = FADE * (1.0 - failed + failed * best)
    return vec[i64]([int(SCALE * found) for found in moved])


def before_run(king: int, hunter: int, room: list[int], worth: list[float]) -> float:
    """What it is worth that the maharajah has come to a square and does not mate, before the king runs into the room that he has."""
    if hunter == king or KING_REACH[king] & BIT[hunter] != 0:
        return 0.0
    if not room:
        return worth[king << 6 | hunter]  # another piece must move
    run = sum([worth[square << 6 | hunter] for square in room]) / len(room)
    share = 1.0 if KNIGHT_REACH[king] & BIT[hunter] != 0 else RUNS
    return share * run + (1.0 - share) * worth[king << 6 | hunter]


def reach(square: i64) -> i64:
    """Where the maharajah goes from a square on an empty board."""
    return KING_REACH[square] | KNIGHT_REACH[square]


def _good_square(kind: int, square: int) -> int:
    """How well a white piece stands on a square, for the army."""
    column, row = square % 8, square // 8
    middle = int(min(column, 7 - column) + min(row, 7 - row))  # 0 in a corner, 6 in the centre
    if kind == PAWN:
        return (0, 0, 4, 10, 18, 35, 70, 0)[row] + (12 if column in (3, 4) and row in (3, 4) else 0)
    if kind in (KNIGHT, BISHOP):
        return 7 * middle - 20 - (8 if row == 0 else 0)
    if kind == ROOK:
        return 15 if row == 6 else 0
    return 2 * middle if kind == QUEEN else 0


GOOD_SQUARE: Final = vec[i64]([_good_square(kind, square) for kind in range(8) for square in range(64)])


def standing_well(kind: i64, pieces: i64) -> i64:
    """How well the army's pieces of a kind stand."""
    found: i64 = 0
    while pieces != 0:
        square = INDEX[(pieces & -pieces) * DE_BRUIJN >> 58 & 63]
        pieces ^= BIT[square]
        found += GOOD_SQUARE[kind << 6 | square]
    return found


class MaharajahSearch:
    """One thought of the maharajah about one position."""

    def __init__(self, positions: int, seconds: float = 0.0) -> None:
        self.positions: Final = positions
        self.seconds: Final = seconds
        self.herd: vec[i64] = herding()

    def best_action(self, state: ChessState) -> int:
        """The most promising action after which no mate is seen, a few moves deep."""
        ranked = [action for _, action in sorted([(self.promise(state, action), action) for action in state.legal()], reverse=True)]
        ranked = self.sift(state, ranked, WIN // 2 + SURE // 2)  # a draw is as bad as a mate …
        return self.sift(state, ranked, 0)[0]  # … but if nothing else is left, it will do

    def sift(self, state: ChessState, ranked: list[int], drawn: int) -> list[int]:
        """Without those in front that are seen to lose, unless all of them do; a draw is worth so much to the army."""
        guard = AlphaBeta(ChessKnowledge(state), self.positions, self.seconds)
        guard.drawn = drawn
        depth: i64 = SIGHT - 1
        while depth <= SIGHT and len(ranked) > 1:
            safe = 0
            while safe < len(ranked) and guard.bounded(state, ranked[safe], depth, -SURE) and guard.left > 0:
                safe += 1
            if guard.left <= 0 or safe == len(ranked):
                break
            ranked = ranked[safe:]
            depth += 1
        return ranked

    def promise(self, state: ChessState, action: int) -> i64:
        """How much may come of an action if the army answers anyhow."""
        after = state.clone()
        after.play(action)
        if after.turn == OVER:
            return WIN if after.winner == BLACK else -DRAWN
        repeated = after.times_seen(after.hash) - 1
        count = after.fill()
        answers = after.moves[:count]
        total: i64 = 0
        at: i64 = 0
        while at < count:
            answered = after.clone()
            answered.play(answers[at])
            if answered.turn == OVER:
                total -= ENDED
            else:
                total += self.best_standing(answered) + CHANCE * self.chance(answered, CHECKS) // 1000
            at += 1
        return total // count - AGAIN * repeated

    def best_standing(self, state: ChessState) -> i64:
        """How well the maharajah can stand after its next move."""
        count = state.fill()
        actions = state.moves[:count]
        best: i64 = -WIN
        at: i64 = 0
        while at < count:
            after = state.clone()
            after.make(actions[at])
            worth = self.standing(after)
            if worth > best:
                best = worth
            at += 1
        return best if count >= CROWDED else best - ROOM * (CROWDED - count)

    def standing(self, state: ChessState) -> i64:
        """Who could shut the king in, against what is in the maharajah's way; and whether it has the king where it wants him."""
        words = state.words
        worth: i64 = self.herd[state.white_king << 6 | state.black_king] + HOPE[state.white_count - bit_count(words[ROOK] | words[QUEEN])]
        kind = PAWN
        while kind < KING:
            worth -= DANGER[kind] * bit_count(words[kind]) + standing_well(kind, words[kind])
            kind += 1
        patient = 2 * state.rules.fifty_move_limit * PATIENT // 100
        if patient > 0 and state.quiet > patient:
            worth -= IMPATIENCE * (state.quiet - patient)
        return worth

    # Mates by checks

    def chance(self, state: ChessState, checks: i64) -> i64:
        """How many in a million are mated by so many checks, if the king then runs anywhere."""
        king = state.white_king
        if reach(state.black_king) & KNIGHT_REACH[king] == 0:
            return 0
        count = state.fill()
        actions = state.moves[:count]
        room = KING_REACH[king] & ~state.words[0]
        at: i64 = 0
        while at < count:
            end = actions[at] & 63
            if KNIGHT_REACH[king] & BIT[end] != 0 and room & ~reach(end) == 0:  # nothing but the king could end such a check
                return FULL
            at += 1
        best: i64 = 0
        at = 0
        while at < count and checks > 1:
            if KNIGHT_REACH[king] & BIT[actions[at] & 63] != 0:
                after = state.clone()
                after.play(actions[at])
                found = self.chance_after(after, checks - 1)
                if found > best:
                    best = found
            at += 1
        return best * SLOWER // 100

    def chance_after(self, state: ChessState, checks: i64) -> i64:
        """The same, before the army answers."""
        if state.turn == OVER:
            return 0
        count = state.fill()
        answers = state.moves[:count]
        total: i64 = 0
        at: i64 = 0
        while at < count:
            after = state.clone()
            after.play(answers[at])
            if after.turn != OVER:
                total += self.chance(after, checks)
            at += 1
        return total // count
