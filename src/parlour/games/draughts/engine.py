"""Draughts: one engine for every game of the family in which pieces are taken. (Sheet: draughts.md, 0)

A capture of several pieces is a chain of hops, each an action of the same seat. Rules that look ahead (most pieces must
be taken, the queen must land where she can go on) filter the hops. Actions:

    64 * from + to            a quiet move            HUFF + square   blow a piece that missed its capture
    HOP + 64 * from + to      one hop of a capture    CORRECT         have the missed capture played after all
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.bits import BIT, lowest
from parlour.core.duel import BLACK, WHITE, Duel
from parlour.core.setup import Setup
from parlour.core.state import NOBODY, OVER, room
from parlour.games.draughts.grid import NOWHERE
from parlour.games.draughts.rules import DraughtsRules

HOP: Final[i64] = 4096
HUFF: Final[i64] = 8192
CORRECT: Final[i64] = 8256
MOST_ACTIONS: Final = 512


def ends(action: i64) -> tuple[int, int]:
    """From where to where a quiet move or a hop goes."""
    return action >> 6 & 63, action & 63


class DraughtsState(Duel):
    """A position. Pieces are told by whose move it is (own, enemy)."""

    def __init__(self, setup: Setup, rules: DraughtsRules, moves: vec[i64]) -> None:
        super().__init__(setup, moves)
        self.rules: DraughtsRules = rules
        self.men: i64 = 0
        self.queens: i64 = 0
        self.enemy_men: i64 = 0
        self.enemy_queens: i64 = 0
        self.most: i64 = 0  # pieces that the longest of the captures that were last listed takes
        self.runner: i64 = NOWHERE  # the piece in the middle of a capture
        self.jumped: i64 = 0  # what it has jumped so far in this move
        self.quiet: i64 = 0  # moves since the last capture or move of a man
        self.white_run: vec[i64] = vec[i64]()  # the squares one king has visited in White's last turns, for the printed draw
        self.black_run: vec[i64] = vec[i64]()
        self.returned: bool = False  # a king has just come to a square of its run for the third time
        self.missed: i64 = 0  # pieces of the other side that may be huffed now
        self.missed_from: i64 = 0  # the quiet move that missed the capture
        self.missed_to: i64 = 0
        self.missed_crowned: bool = False
        self.due: str = ""  # the draw that waits until a claim has been used, or has lapsed
        self.must_take: bool = False  # the move was corrected: only captures are legal

    def clone(self) -> DraughtsState:
        copy = DraughtsState(self.setup, self.rules, self.moves)
        self.share_with(copy)
        self.carry_over(copy)
        copy.white_run = self.white_run[:]
        copy.black_run = self.black_run[:]
        return copy

    def share_with(self, copy: DraughtsState) -> None:
        """Make a state the same as this one, for a search that goes depth first."""
        self.share(copy)
        copy.men = self.men
        copy.queens = self.queens
        copy.enemy_men = self.enemy_men
        copy.enemy_queens = self.enemy_queens
        copy.runner = self.runner
        copy.jumped = self.jumped
        copy.quiet = self.quiet
        copy.white_run = self.white_run
        copy.black_run = self.black_run
        copy.returned = self.returned
        copy.missed = self.missed
        copy.missed_from = self.missed_from
        copy.missed_to = self.missed_to
        copy.missed_crowned = self.missed_crowned
        copy.due = self.due
        copy.must_take = self.must_take

    # What stands where, as bits

    def own(self) -> i64:
        return self.men | self.queens

    def enemy(self) -> i64:
        return self.enemy_men | self.enemy_queens

    def free(self) -> i64:
        return self.rules.grid.full & ~(self.own() | self.enemy())

    def of(self, side: i64) -> tuple[i64, i64]:
        """A side's men and queens."""
        return (self.men, self.queens) if side == self.side else (self.enemy_men, self.enemy_queens)

    def ghosts(self) -> i64:
        """Jumped pieces that still stand in the way."""
        if self.rules.taken_stay:
            return self.jumped
        return 0

    # What is legal

    def fill(self) -> i64:
        return self.ordered(self.fill_any())

    def sample(self, rng: Random) -> i64:
        return self.moves[rng.randrange(self.fill_any())]

    def fill_any(self) -> i64:
        """What is legal, in no particular order."""
        if self.runner != NOWHERE:
            self.most = 0
            return self.fill_hops(self.runner, 0)
        count = self.fill_captures()
        if not self.must_take and (count == 0 or self.rules.huffing):
            count = self.fill_quiet(count)
        if self.missed != 0:
            count = self.fill_claims(count)
        return count

    def fill_captures(self) -> i64:
        """The first hops of every capture; with the majority rule only those of the longest."""
        movers = self.takers() | self.queens
        self.most = 0
        count: i64 = 0
        while movers != 0:
            count = self.fill_hops(lowest(movers), count)
            movers &= movers - 1
        return count

    def takers(self) -> i64:
        """The men that can capture at the beginning of a move, as bits: an enemy is next to them, and a free square behind it."""
        grid = self.rules.grid
        free = self.free()
        prey = self.enemy() if self.rules.men_take_queens else self.enemy_men
        found: i64 = 0
        for direction in range(self.first_way(False), self.last_way(False)):
            found |= grid.moved(prey & grid.moved(free, 3 - direction), 3 - direction)  # 3 - direction is the opposite one
        return found & self.men

    def can_take(self) -> bool:
        """Whether something can be taken at the beginning of a move."""
        if self.takers() != 0:
            return True
        queens = self.queens
        while queens != 0:
            if self.longest_from(lowest(queens)) > 0:
                return True
            queens &= queens - 1
        return False

    def fill_hops(self, square: i64, count: i64) -> i64:
        """The legal hops of the own piece on this square; with the majority rule those before them go, if these take more."""
        here: i64 = BIT[square]
        queen = self.queens & here != 0
        others = self.own() & ~here | self.ghosts()
        men = self.enemy_men & ~self.jumped
        queens = self.enemy_queens & ~self.jumped
        for direction in range(self.first_way(queen), self.last_way(queen)):
            victim = self.victim(square, direction, queen, others, men, queens)
            if victim == NOWHERE:
                continue
            first = count
            prolonging = False
            landing = self.next(victim, direction)
            while landing != NOWHERE and (others | men | queens) & BIT[landing] == 0:
                fits = True
                if self.rules.must_take_most:
                    length = 1 + self.rest(landing, queen, victim, others, men, queens)
                    if length > self.most:
                        self.most = length
                        count = 0
                    fits = length == self.most
                elif queen and self.rules.must_prolong:
                    on = self.rest(landing, queen, victim, others, men, queens) > 0
                    if on and not prolonging:
                        prolonging = True
                        count = first
                    fits = on == prolonging
                if fits:
                    self.moves[count] = HOP + 64 * square + landing
                    count += 1
                if not queen:
                    break
                landing = self.next(landing, direction)
        return count

    def next(self, square: i64, direction: i64) -> i64:
        return self.rules.grid.step[direction * self.rules.grid.squares + square]

    def victim(self, square: i64, direction: i64, queen: bool, others: i64, men: i64, queens: i64) -> i64:
        """The piece that can be jumped in this direction, or NOWHERE; the others are those that nobody can jump."""
        grid = self.rules.grid
        step = grid.step
        on = direction * grid.squares
        taken = others | men | queens
        found = step[on + square]
        if queen:
            while found != NOWHERE and taken & BIT[found] == 0:
                found = step[on + found]
        if found == NOWHERE:
            return NOWHERE
        prey = men | queens if queen or self.rules.men_take_queens else men
        if prey & BIT[found] == 0:
            return NOWHERE
        behind = step[on + found]
        if behind == NOWHERE or taken & BIT[behind] != 0:
            return NOWHERE
        return found

    def first_way(self, queen: bool) -> i64:
        """The first of the directions in which a piece of the side to move takes."""
        if queen or self.rules.men_take_back:
            return 0
        return 2 * self.side

    def last_way(self, queen: bool) -> i64:
        """The one behind the last of them."""
        if queen:
            return self.rules.queen_directions
        if self.rules.men_take_back:
            return 4
        return 2 * self.side + 2

    def longest_from(self, square: i64) -> i64:
        """The greatest number of pieces that the own piece on this square can take."""
        here: i64 = BIT[square]
        others = self.own() & ~here | self.ghosts()
        return self.longest(square, self.queens & here != 0, others, self.enemy_men & ~self.jumped, self.enemy_queens & ~self.jumped)

    def longest(self, square: i64, queen: bool, others: i64, men: i64, queens: i64) -> i64:
        """The greatest number of pieces that can be taken from here; only whether there is one, where no rule counts."""
        most: i64 = 0
        for direction in range(self.first_way(queen), self.last_way(queen)):
            victim = self.victim(square, direction, queen, others, men, queens)
            if victim == NOWHERE:
                continue
            if not self.rules.must_take_most:
                return 1
            landing = self.next(victim, direction)
            while landing != NOWHERE and (others | men | queens) & BIT[landing] == 0:
                length = 1 + self.rest(landing, queen, victim, others, men, queens)
                if length > most:
                    most = length
                if not queen:
                    break
                landing = self.next(landing, direction)
        return most

    def rest(self, square: i64, queen: bool, victim: i64, others: i64, men: i64, queens: i64) -> i64:
        """How many more pieces can be taken by the piece that has just jumped the victim and landed here."""
        if not queen and self.last_row() & BIT[square] != 0:
            if self.rules.stops_crowned:
                return 0
            queen = self.rules.crowned_in_passing
        gone: i64 = BIT[victim]
        if self.rules.taken_stay:
            others |= gone
        return self.longest(square, queen, others, men & ~gone, queens & ~gone)

    def fill_quiet(self, count: i64) -> i64:
        grid = self.rules.grid
        moves = self.moves
        step = grid.step
        free = self.free()
        for direction in range(2 * self.side, 2 * self.side + 2):
            targets = grid.moved(self.men, direction) & free
            back = (3 - direction) * grid.squares
            while targets != 0:
                target = lowest(targets)
                targets &= targets - 1
                moves[count] = 64 * step[back + target] + target
                count += 1
        queens = self.queens
        while queens != 0:
            square = lowest(queens)
            queens &= queens - 1
            for direction in range(self.rules.queen_directions):
                on = direction * grid.squares
                target = step[on + square]
                while target != NOWHERE and free & BIT[target] != 0:
                    moves[count] = 64 * square + target
                    count += 1
                    target = step[on + target]
        return count

    def fill_claims(self, count: i64) -> i64:
        for square in range(self.rules.grid.squares):
            if self.missed & BIT[square] != 0:
                self.moves[count] = HUFF + square
                count += 1
        self.moves[count] = CORRECT
        return count + 1

    def last_row(self) -> i64:
        return self.rules.grid.top if self.side == WHITE else self.rules.grid.bottom

    # How it goes on

    def play(self, action: i64) -> None:
        if action < HOP:
            self.play_quiet(action >> 6, action & 63)
        elif action < HUFF:
            self.play_hop((action - HOP) >> 6, action & 63)
        elif action < CORRECT:
            self.play_huff(BIT[action - HUFF])
        else:
            self.play_correction()

    def play_quiet(self, start: i64, target: i64) -> None:
        could = self.could_take() if self.rules.huffing else 0
        moved: i64 = BIT[start] | BIT[target]
        crowned = False
        if self.queens & BIT[start] != 0:
            self.queens ^= moved
            self.quiet += 1
            if self.rules.king_runs:
                self.note_run(start, target)
        else:
            self.men ^= moved
            self.progress()
            crowned = self.crown(target)
        self.missed = 0
        if could != 0:
            self.missed = could if could & BIT[start] == 0 else (could & ~BIT[start]) | BIT[target]
            self.missed_from = start
            self.missed_to = target
            self.missed_crowned = crowned
        self.finish()

    def could_take(self) -> i64:
        """The own pieces with a legal capture, as bits."""
        count = self.fill_captures()
        could: i64 = 0
        for at in range(count):
            could |= BIT[(self.moves[at] - HOP) >> 6]
        return could

    def play_hop(self, start: i64, target: i64) -> None:
        moved: i64 = BIT[start] | BIT[target]
        self.missed = 0
        self.must_take = False
        self.jumped |= self.between(start, target)
        if start != target:  # a ring may end where it began, but no single hop does
            if self.queens & BIT[start] != 0:
                self.queens ^= moved
            else:
                self.men ^= moved
        if not self.rules.taken_stay:
            self.take_off()
        self.runner = target
        if self.rules.crowned_in_passing and self.men & BIT[target] != 0:
            self.crown(target)
        stops = self.men & BIT[target] != 0 and self.rules.stops_crowned and self.last_row() & BIT[target] != 0
        if not stops and self.longest_from(target) > 0:
            self.midway = True
            return
        self.runner = NOWHERE
        self.midway = False
        self.take_off()
        self.jumped = 0
        if self.men & BIT[target] != 0:
            self.crown(target)
        self.progress()
        self.finish()

    def between(self, start: i64, target: i64) -> i64:
        """The enemy pieces between two squares of a line, as bits."""
        return self.line(start, target) & self.enemy() & ~self.jumped

    def line(self, start: i64, target: i64) -> i64:
        """The squares between two squares of a line along which this game's queens go, as bits."""
        grid = self.rules.grid
        passed = grid.diagonal[64 * start + target]
        if self.rules.queens_go_straight:
            passed |= grid.straight[64 * start + target]
        return passed

    def take_off(self) -> None:
        self.enemy_men &= ~self.jumped
        self.enemy_queens &= ~self.jumped

    def crown(self, square: i64) -> bool:
        """Make the man on this square a queen if it has reached the last row."""
        here: i64 = BIT[square]
        if self.last_row() & here == 0:
            return False
        self.men ^= here
        self.queens |= here
        return True

    def note_run(self, start: i64, target: i64) -> None:
        """R4 of damspel: the third time on one square within a king's run is a draw."""
        run = self.white_run if self.side == WHITE else self.black_run
        if len(run) == 0 or run[len(run) - 1] != start:  # another piece than last turn: a new run
            run = vec[i64]([start])
        run = append(run, target)
        times: i64 = 0
        for at in range(len(run)):
            if run[at] == target:
                times += 1
        self.returned = times >= 3
        if self.side == WHITE:
            self.white_run = run
        else:
            self.black_run = run

    def progress(self) -> None:
        """A capture or a man's move: nothing before it can come again."""
        self.quiet = 0
        self.due = ""
        if len(self.seen) > 0:
            self.seen = vec[i64]()
        if self.rules.king_runs:
            self.white_run = vec[i64]()
            self.black_run = vec[i64]()

    def play_huff(self, piece: i64) -> None:
        self.enemy_men &= ~piece
        self.enemy_queens &= ~piece
        self.missed = 0
        self.progress()
        self.judge()

    def play_correction(self) -> None:
        """The quiet move is taken back, and its maker must capture."""
        self.change_sides()
        target: i64 = BIT[self.missed_to]
        start: i64 = BIT[self.missed_from]
        if self.queens & target != 0 and not self.missed_crowned:
            self.queens ^= target | start
        else:
            self.queens &= ~target
            self.men = (self.men & ~target) | start
        self.missed = 0
        self.due = ""
        self.must_take = True
        if self.quiet > 0:
            self.quiet -= 1

    def change_sides(self) -> None:
        self.men, self.enemy_men = self.enemy_men, self.men
        self.queens, self.enemy_queens = self.enemy_queens, self.queens
        self.hand_to(1 - self.side)

    def finish(self) -> None:
        """The move is made: the other side is to move, unless the game is over."""
        self.change_sides()
        self.judge()

    def judge(self) -> None:
        """Whether the side to move has lost (or, in the reversed game, won), or the game is drawn."""
        if self.own() == 0 or self.enemy() == 0:  # the enemy's last piece was huffed, or a text says so
            bare = self.side if self.own() == 0 else 1 - self.side
            if self.rules.loser_wins:
                self.end(bare, "given_away")
            else:
                self.end(1 - bare, "no_pieces")
        elif not self.can_move():
            if self.rules.blocked_player == "wins":
                self.end(self.side, "shut_in")
            else:
                self.end(1 - self.side, "blocked")
        elif self.due != "":  # the claim before which it had to wait has lapsed, and nothing has been taken since
            self.end(NOBODY, self.due)
            self.due = ""
            self.missed = 0
        elif self.turn != OVER:
            self.judge_draw()

    def can_move(self) -> bool:
        if self.missed != 0:  # a claim is a move
            return True
        grid = self.rules.grid
        free = self.free()
        ahead = 2 * self.side
        if (grid.moved(self.men, ahead) | grid.moved(self.men, ahead + 1)) & free != 0:
            return True
        for direction in range(self.rules.queen_directions):
            if grid.moved(self.queens, direction) & free != 0:
                return True
        return self.fill_captures() != 0

    def judge_draw(self) -> None:
        if self.returned:
            self.end(NOBODY, "king_returned")
            return
        if self.rules.repetition > 0 and self.queens != 0 and self.enemy_queens != 0:  # else somebody must move a man, or take
            own = self.own()
            enemy = self.enemy()
            queens = self.queens | self.enemy_queens
            times: i64 = 1
            back = len(self.seen) - 6  # three numbers a position; with the same side to move
            while back >= 0:
                if self.seen[back] == own and self.seen[back + 1] == enemy and self.seen[back + 2] == queens:
                    times += 1
                back -= 6
            self.seen = append(append(append(self.seen, own), enemy), queens)
            if times >= self.rules.repetition:
                self.draw("repetition")
                return
        if self.rules.no_progress_limit > 0 and self.quiet >= 2 * self.rules.no_progress_limit:  # both sides' moves
            self.draw("no_progress")

    def draw(self, reason: str) -> None:
        """It is a draw, but an open claim comes before it. (0.7 as amended)"""
        if self.missed != 0:
            self.due = reason
        else:
            self.end(NOBODY, reason)

    # How it stands

    def key(self) -> Hashable:
        pieces = (self.side, self.men, self.queens, self.enemy_men, self.enemy_queens)
        return (*pieces, self.runner, self.jumped, self.missed, self.must_take)

    def mover(self, action: i64) -> i64:
        """Two queens may take the same pieces in a ring, each back to her own square: two moves, one position."""
        return action >> 6 & 63

    def text(self) -> str:
        """W:Wc3,Kd2:Bb4,h8, then what is pending: | on e5 jumped d4; | missed c3 by g1-h2; | must take; | quiet 4; | repetition"""
        grid = self.rules.grid
        white, black = (",".join([("K" if queen else "") + name for name, queen in self.pieces(side)]) for side in (WHITE, BLACK))
        pending: list[str] = []
        if self.runner != NOWHERE:
            pending.append(f"on {grid.names[self.runner]} jumped {','.join(grid.named(self.jumped))}")
        if self.missed != 0:
            crowned = "K" if self.missed_crowned else ""
            step = f"{grid.names[self.missed_from]}-{crowned}{grid.names[self.missed_to]}"
            pending.append(f"missed {','.join(grid.named(self.missed))} by {step}")
        if self.must_take:
            pending.append("must take")
        if self.quiet > 0:
            pending.append(f"quiet {self.quiet}")
        if self.due == "repetition":
            pending.append("repetition due")
        if self.reason in ("repetition", "king_returned"):  # what was played before decided it
            pending.append(self.reason)
        text = f"{'W' if self.side == WHITE else 'B'}:W{white}:B{black}"
        return f"{text} | {'; '.join(pending)}" if pending else text

    def pieces(self, side: i64) -> list[tuple[str, bool]]:
        """The squares of a side's pieces, in the order of the notation, and which of them are queens."""
        men, queens = self.of(side)
        names = self.rules.grid.names
        return [(names[at], queens >> at & 1 != 0) for at in range(len(names)) if (men | queens) >> at & 1]

    def past(self) -> tuple[int, ...]:
        runs = (len(self.white_run), *self.white_run, len(self.black_run), *self.black_run)
        return (*runs, *self.seen)

    def recall(self, past: tuple[int, ...]) -> None:
        white = past[0]
        black = past[1 + white]
        self.white_run = vec[i64](past[1 : 1 + white])
        self.black_run = vec[i64](past[2 + white : 2 + white + black])
        self.seen = vec[i64](past[2 + white + black :])


def blank_state(setup: Setup, rules: DraughtsRules) -> DraughtsState:
    """A board without men."""
    return DraughtsState(setup, rules, room(MOST_ACTIONS))
