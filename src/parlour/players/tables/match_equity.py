"""How likely a backgammon match is won from a score, and what the cube is worth there.

No table is copied: a match is worked out from its end. Both sides win a game alike, double and threefold as often as in games of our own.
The chance to win moves evenly, so that the cube is turned just where the other side does not care whether it takes (a live cube), or not
at all (a dead one); the truth is taken to lie at LIVE between the two, as Janowski does for money.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise

LIVE = 2 / 3  # how much of the use of the cube there is in practice: 0 none, 1 all

# Whose the cube is
MINE, THEIRS, NOBODYS = 0, 1, -1


@dataclass(frozen=True)
class Wins:
    """Of the games that a side wins, the shares that it wins double (or more), and threefold."""

    double: float
    triple: float


@dataclass
class MatchTable:
    """Chances to win a match, by how many points each side still needs."""

    wins: Wins  # at the start of a game, of either side
    cube_limit: int
    crawford: bool
    known: dict[tuple[int, int, bool], float] = field(default_factory=dict)

    def chance(self, mine: int, theirs: int, without_cube: bool = False) -> float:
        """`without_cube` is the Crawford game."""
        if mine <= 0 or theirs <= 0:
            return 1.0 if mine <= 0 else 0.0
        if mine == theirs:
            return 0.5
        if mine < theirs:
            return 1.0 - self.chance(theirs, mine, without_cube)
        if (mine, theirs, without_cube) not in self.known:
            self.work_out(mine, theirs)
        return self.known[mine, theirs, without_cube]

    def work_out(self, most: int, least: int) -> None:
        """All scores up to this one, from the end of the match back: each rests on those before it."""
        for mine in range(2, most + 1):
            for theirs in range(1, min(mine - 1, least) + 1):
                for without_cube in (False, True) if theirs == 1 else (False,):
                    if (mine, theirs, without_cube) not in self.known:
                        game = MatchGame(self, mine, theirs, self.wins, self.wins, without_cube)
                        self.known[mine, theirs, without_cube] = game.start()


@cache
def match_table(wins: Wins, cube_limit: int, crawford: bool) -> MatchTable:
    return MatchTable(wins, cube_limit, crawford)


@dataclass(frozen=True)
class MatchGame:
    """One game of a match: what I need, what they need, and how each side would win it."""

    table: MatchTable
    mine: int
    theirs: int
    my_wins: Wins
    their_wins: Wins
    without_cube: bool = False

    # Ends

    def after(self, mine: int, theirs: int) -> float:
        """My chance in the match once I have won so many points, or they."""
        left = self.mine - mine, self.theirs - theirs
        crawford_next = self.table.crawford and min(left) == 1 < min(self.mine, self.theirs)
        return self.table.chance(*left, crawford_next)

    def won(self, cube: int) -> float:
        """My chance in the match when I win this game at that cube."""
        double, triple = self.my_wins.double, self.my_wins.triple
        return (1 - double) * self.after(cube, 0) + (double - triple) * self.after(2 * cube, 0) + triple * self.after(3 * cube, 0)

    def lost(self, cube: int) -> float:
        double, triple = self.their_wins.double, self.their_wins.triple
        return (1 - double) * self.after(0, cube) + (double - triple) * self.after(0, 2 * cube) + triple * self.after(0, 3 * cube)

    def dropped(self, cube: int, doubler: int) -> float:
        return self.after(cube, 0) if doubler == MINE else self.after(0, cube)

    # The cube

    def may_double(self, side: int, cube: int, owner: int) -> bool:
        """Whether that can help: a side that needs no more than the cube shows leaves it alone."""
        needs = self.mine if side == MINE else self.theirs
        return not self.without_cube and owner in (side, NOBODYS) and needs > cube and 2 * cube <= self.table.cube_limit

    def bends(self, cube: int, owner: int) -> list[tuple[float, float]]:
        """With a live cube my chance in the match is a line that bends at these points: (my chance in this game, in the match)."""
        points = [(0.0, self.lost(cube))]
        if self.may_double(THEIRS, cube, owner):
            points.append((self.cash(THEIRS, cube), self.dropped(cube, THEIRS)))
        if self.may_double(MINE, cube, owner):
            points.append((self.cash(MINE, cube), self.dropped(cube, MINE)))
        return [*points, (1.0, self.won(cube))]

    def cash(self, doubler: int, cube: int) -> float:
        """My chance in this game at which taking that side's double is as good as dropping it."""
        wanted = self.dropped(cube, doubler)
        bends = self.bends(2 * cube, 1 - doubler)
        for (x, low), (to_x, high) in pairwise(bends):
            if wanted <= high:
                return x if high <= low else x + (to_x - x) * max(wanted - low, 0.0) / (high - low)
        return 1.0

    def live(self, win: float, cube: int, owner: int) -> float:
        bends = self.bends(cube, owner)
        for (x, low), (to_x, high) in pairwise(bends):
            if win <= to_x and to_x > x:
                return low + (high - low) * (win - x) / (to_x - x)
        return bends[-1][1]

    def dead(self, win: float, cube: int) -> float:
        return win * self.won(cube) + (1.0 - win) * self.lost(cube)

    def chance(self, win: float, cube: int, owner: int) -> float:
        """My chance in the match, from that in this game."""
        return LIVE * self.live(win, cube, owner) + (1.0 - LIVE) * self.dead(win, cube)

    def start(self) -> float:
        """The same before the first throw, when one side may be so far behind in the match that it doubles at once."""
        if self.doubles(0.5, 1, NOBODYS):
            return self.doubled(0.5, 1)
        behind = self.turned()
        return 1.0 - behind.doubled(0.5, 1) if behind.doubles(0.5, 1, NOBODYS) else self.chance(0.5, 1, NOBODYS)

    def turned(self) -> MatchGame:
        """As the other side sees it."""
        return MatchGame(self.table, self.theirs, self.mine, self.their_wins, self.my_wins, self.without_cube)

    # Decisions

    def takes(self, win: float, cube: int) -> bool:
        """Whether I take their double to twice this cube."""
        return self.chance(win, 2 * cube, MINE) >= self.dropped(cube, THEIRS)

    def doubled(self, win: float, cube: int) -> float:
        """My chance in the match after I double and they answer as well as can be."""
        return min(self.chance(win, 2 * cube, THEIRS), self.dropped(cube, MINE))

    def doubles(self, win: float, cube: int, owner: int) -> bool:
        """Not if it cannot help, nor where playing on for a double win is worth more."""
        return self.may_double(MINE, cube, owner) and self.doubled(win, cube) > self.chance(win, cube, owner)
