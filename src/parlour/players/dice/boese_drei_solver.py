"""The bad three, solved: what the seats of a round can expect of it (1 for winning alone, 0 for losing alone, as core.result.worth has
it), where everyone who follows plays as well. Totals end at CAP, where everybody stops.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CAP: Final[i64] = 160  # nobody needs more: one turn in 3,000 comes so far
SIX: Final = 6.0


class Round:
    """A round of `seats` players. A standing is (seats that follow, best total, how many have it); 0 seats have a best of 0."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.known: dict[int, vec[float]] = {}

    def leader(self, sharing: i64) -> float:
        """What the end is worth to one of those who share the best total."""
        return (float(self.seats - sharing) + float(sharing - 1) / 2.0) / float(self.seats - 1)

    def loser(self, sharing: i64) -> float:
        """And to the others, who are all level."""
        return float(self.seats - sharing - 1) / 2.0 / float(self.seats - 1)

    def turn(self, after: i64, best: i64, sharing: i64) -> vec[float]:
        """The next seat's turn, with `after` seats behind it: what each total is worth to it before it decides.

        Behind these: at CAP + 7 what its whole turn is worth to one of the leaders, at CAP + 8 to one of those who have lost.
        """
        mark = (after * 1000 + best) * 16 + sharing
        if mark in self.known:
            return self.known[mark]
        worth = vec[float]([0.0 for _ in range(CAP + 9)])
        lead = vec[float]([0.0 for _ in range(CAP + 7)])  # what becomes of one of the leaders
        lost = vec[float]([0.0 for _ in range(CAP + 7)])  # and of one who has lost
        total: i64 = CAP + 6
        while total >= 0:
            stop = self.stopped(after, best, sharing, total)
            again = self.thrown(worth, after, best, sharing, total) if total < CAP else -1.0
            if total > 0 and stop >= again:
                worth[total] = stop
                lead[total] = self.of_leader(after, best, sharing, total)
                lost[total] = self.of_loser(after, best, sharing, total)
            else:
                worth[total] = again
                lead[total] = (self.faces(lead, total) + self.of_leader(after, best, sharing, 0)) / SIX
                lost[total] = (self.faces(lost, total) + self.of_loser(after, best, sharing, 0)) / SIX
            total -= 1
        worth[CAP + 7] = lead[0]
        worth[CAP + 8] = lost[0]
        self.known[mark] = worth
        return worth

    def thrown(self, worth: vec[float], after: i64, best: i64, sharing: i64, total: i64) -> float:
        """What throwing from a total is worth: five faces add, the 3 ends the turn with nothing."""
        return (self.faces(worth, total) + self.stopped(after, best, sharing, 0)) / SIX

    def faces(self, values: vec[float], total: i64) -> float:
        sum = 0.0
        for face in range(1, 7):
            if face != 3:
                sum += values[total + face]
        return sum

    def stopped(self, after: i64, best: i64, sharing: i64, total: i64) -> float:
        """What ending the turn with a total is worth to the seat itself."""
        if total == 0 or total < best:
            return self.later(after, best, sharing, False)
        if total == best:
            return self.later(after, best, sharing + 1, True)
        return self.later(after, total, 1, True)

    def of_leader(self, after: i64, best: i64, sharing: i64, total: i64) -> float:
        """What it is worth to one of those who led before."""
        if total == 0 or total < best:
            return self.later(after, best, sharing, True)
        if total == best:
            return self.later(after, best, sharing + 1, True)
        return self.later(after, total, 1, False)

    def of_loser(self, after: i64, best: i64, sharing: i64, total: i64) -> float:
        if total == 0 or total < best:
            return self.later(after, best, sharing, False)
        if total == best:
            return self.later(after, best, sharing + 1, False)
        return self.later(after, total, 1, False)

    def later(self, after: i64, best: i64, sharing: i64, leading: bool) -> float:
        """What a standing is worth to one of the leaders, or to one who has lost, when the seats that follow have played."""
        if after == 0:
            if best == 0:  # R2: nobody wins the round, and all are level
                return 0.5
            return self.leader(sharing) if leading else self.loser(sharing)
        turn = self.turn(after - 1, best, sharing)
        return turn[CAP + 7] if leading else turn[CAP + 8]

    def values(self, after: i64, best: i64, sharing: i64, total: i64) -> list[float]:
        """What stopping and throwing on are worth, in this order."""
        worth = self.turn(after, best, sharing)
        return [self.stopped(after, best, sharing, total), self.thrown(worth, after, best, sharing, total)]
