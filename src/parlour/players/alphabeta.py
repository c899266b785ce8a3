"""Alpha-beta: the one search for games of thought, in which two sides try to do the opposite of each other.

It looks deeper move by move until it has looked at as many positions as it may (time is only a brake), so that it is repeatable. What is
known about a family comes from its Knowledge: which positions are the same, what a position is worth, what to try first, what is too
restless to be judged. Depth counts whole moves, and a worth changes its sign only where the other side comes to act: a hop, a capture and
the piece put back are one move. All worths are for the side that acts.
"""

from __future__ import annotations

from abc import abstractmethod
from math import exp, log
from time import process_time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.state import OVER, State

WIN: Final[i64] = 1_000_000
SURE: Final[i64] = 990_000  # beyond this a win is counted out
ENDLESS: Final[i64] = 1_500_000  # beyond every worth

# How restless a position is
QUIET: Final[i64] = 0  # it can be judged
TEMPTING: Final[i64] = 1  # it can be judged, but something is to be gained at once: that is followed first
FORCED: Final[i64] = 2  # it cannot be judged: a check, a capture that must be made, a move half made

# Keys by which actions are tried, highest first; a Knowledge gives NOISY and more to what upsets a position, less to everything else
NOISY: Final[i64] = 1_000_000_000_000
REMEMBERED: Final[i64] = 4 * NOISY  # the best one when the position was last seen
KILLER: Final[i64] = NOISY // 2  # it refuted a sister position
MOST_HISTORY: Final[i64] = 1_000_000

DEEPEST: Final[i64] = 96  # actions in a row
ROOM: Final[i64] = 16_384  # actions of all positions on the way
FEWEST_SLOTS: Final[i64] = 1_024
MOST_SLOTS: Final[i64] = 1_048_576
CLOCK_EVERY: Final[i64] = 1023  # positions between two looks at the clock, less one

# What a remembered worth says
EXACT: Final[i64] = 0
AT_LEAST: Final[i64] = 1
AT_MOST: Final[i64] = 2
# What kind of action is remembered with it
CALM: Final[i64] = 0
UPSETTING: Final[i64] = 1
ALONE: Final[i64] = 2  # there is no other


def _reductions() -> list[int]:
    """By 64 * depth + place in the order: how much less deep a late action is looked at first."""
    return [0 if depth < 3 or place < 3 else int(0.4 + log(depth) * log(place) / 2.2) for depth in range(64) for place in range(64)]


REDUCED: Final = vec[i64](_reductions())
LATE: Final = vec[i64]([0, 6, 9, 14, 21])  # by depth, so many actions are enough where the rest are quiet (Knowledge.swing)


class Blank:
    """Zeros to copy from: a copy of a large vec takes a hundredth of the time that filling it takes."""

    def __init__(self) -> None:
        self.zeros: vec[i64] = vec[i64]([])

    def room(self, count: i64) -> vec[i64]:
        if len(self.zeros) < count:
            self.zeros = vec[i64]([0 for _ in range(count)])
        return self.zeros[:count]


BLANK: Final = Blank()


class Knowledge:
    """What the search is told about a family. It is made anew for every thought, and may hold room of its own."""

    scale: float = 300.0  # a worth that makes the odds about 73 to 27
    near: i64 = 4  # differences up to this say nothing
    reduces: bool = True  # whether late actions are looked at less deep
    aim: i64 = 30  # what a worth hardly ever changes by from one depth to the next
    swing: i64 = 0  # what a quiet move hardly ever changes a worth by, where that can be told; 0: nothing is left out because of it
    spent: i64 = 0  # positions that choices() has looked at
    certain: i64 = 0  # what the only action that choices() gave is worth, if that is known

    def budget(self, positions: i64) -> None:
        """It is told how many positions may be looked at, before it is asked for choices()."""

    def side(self, state: State) -> i64:
        """Who acts, 0 or 1; where more than two play, whoever searches against all others."""
        return state.turn

    def follow(self, state: State, action: i64, ply: i64) -> State:
        """The position after an action. Its room may be used again for the next one of the same ply."""
        after = state.clone()
        after.play(action)
        return after

    @abstractmethod
    def hash(self, state: State) -> i64:
        """Equal for equal positions with the same side to act, and hardly ever for others."""

    @abstractmethod
    def worth(self, state: State) -> i64:
        """What the position is worth to the side that acts, at a glance."""

    def glance(self, state: State, low: i64, high: i64) -> i64:
        """The same, if it may be rough as long as it lies on the same side of low and high."""
        return self.worth(state)

    def stuck(self, state: State, ply: i64) -> i64:
        """What a position is worth in which nothing can be tried; it comes about after a pass, or where follow() does not look for it."""
        return self.worth(state)

    def choices(self, state: State) -> list[int]:
        """What is weighed at all in the position that is asked about."""
        return state.legal()

    def fill(self, state: State) -> i64:
        """Write what is to be tried into state.moves, and return how many there are."""
        return state.fill()

    def rank(self, state: State, actions: vec[i64], keys: vec[i64], first: i64, last: i64) -> None:
        """Write a key for every action from `first` to before `last`."""
        at = first
        while at < last:
            keys[at] = 0
            at += 1

    def unrest(self, state: State) -> i64:
        """QUIET, TEMPTING or FORCED."""
        if state.midway:
            return FORCED
        return QUIET

    def fill_noisy(self, state: State, wanted: i64) -> i64:
        """The same as fill for a TEMPTING position: what may gain at least so much. What rank() does not call NOISY is left out anyway."""
        return state.fill()

    def longer(self, state: State) -> i64:
        """How many moves deeper a position is to be looked at."""
        return 0

    def passed(self, state: State, ply: i64) -> State | None:
        """The position if its side could pass, where that is allowed nowhere and would nearly always be bad; None where it says nothing."""
        return None

    def chance(self, worth: i64) -> float:
        """The chance to win, as far as a worth tells it."""
        if worth > SURE:
            return 1.0
        if worth < -SURE:
            return 0.0
        return 1.0 / (1.0 + exp(-float(worth) / self.scale))


class Found:
    """What a search found out: the actions, best first, and their worths. The first `known` are exact, the others worth no more.

    The last look may have had time for the first `looked` alone: of the others it is only known what they were worth a move less deep.
    """

    def __init__(self, actions: list[int], worths: list[int], known: int, looked: int, depth: int, positions: int) -> None:
        self.actions: Final = actions
        self.worths: Final = worths
        self.known: Final = known
        self.looked: Final = looked
        self.depth: Final = depth  # moves that were looked ahead to the end
        self.positions: Final = positions


class AlphaBeta:
    """One thought about one position."""

    def __init__(self, knowledge: Knowledge, positions: int, seconds: float = 0.0) -> None:
        self.knowledge: Knowledge = knowledge
        self.positions: i64 = positions
        self.left: i64 = positions  # positions that may still be looked at
        self.farthest: i64 = 0  # actions in a row after which nothing is looked at longer than the rest
        self.drawn: i64 = 0  # what a draw is worth to side 0
        self.until: float = process_time() + seconds if seconds > 0.0 else 0.0
        slots = FEWEST_SLOTS
        while slots < positions and slots < MOST_SLOTS:
            slots *= 2
        self.mask: i64 = slots - 1
        # By turns, so that both are fetched at once: a hash; action << 36 | its kind << 34 | depth << 26 | bound << 24 | worth + 2^21
        self.memory: vec[i64] = BLANK.room(2 * slots)
        self.killers: vec[i64] = vec[i64]([-1 for _ in range(2 * DEEPEST + 2)])
        self.history: vec[i64] = vec[i64]([0 for _ in range(8192)])
        self.way: vec[i64] = vec[i64]([0 for _ in range(DEEPEST + 2)])  # the hashes of the positions on the way here
        self.actions: vec[i64] = BLANK.room(ROOM)
        self.keys: vec[i64] = BLANK.room(ROOM)

    # The position that is asked about

    def think(self, state: State, lines: i64 = 1, margin: i64 = 0, deepest: i64 = DEEPEST // 2, among: list[int] | None = None) -> Found:
        """Weigh the actions: exactly so many of the best ones, and all that are no more than `margin` worse than the best.

        Only some legal ones are weighed where they are named by `among`.
        """
        knowledge = self.knowledge
        knowledge.budget(self.left)
        actions = knowledge.choices(state)
        self.left -= knowledge.spent
        sure = knowledge.certain != 0
        if among is not None:
            wanted = [action for action in actions if action in among]
            sure = sure and len(wanted) > 0
            actions = wanted if len(wanted) > 0 else list(among)
        if sure:
            return Found(actions, [knowledge.certain], 1, 1, 1, self.positions - self.left)
        worths = [0 for _ in actions]
        known = 0
        last = 0
        depth: i64 = 1
        while depth <= deepest:
            looked = self.look(state, actions, worths, depth, lines, margin)
            if len(looked) == 0:
                depth -= 1
                break
            last = len(looked)
            whole = last == len(actions)
            ranked = sorted([(-worth, at) for at, worth in enumerate(looked)])
            floor = least(looked, lines, margin)
            known = sum([1 for worth in looked if worth >= floor])
            best = -ranked[0][0]
            worths = [-worth for worth, _ in ranked] + [min(worth, best) for worth in worths[len(looked) :]]
            actions = [actions[at] for _, at in ranked] + actions[len(looked) :]
            if not whole or len(actions) == 1 or worths[0] > SURE or worths[0] < -SURE or depth == deepest:
                break
            depth += 1
        return Found(actions, worths, known, last, depth, self.positions - self.left)

    def look(self, state: State, actions: list[int], before: list[int], depth: i64, lines: i64, margin: i64) -> list[int]:
        """The worths of the actions to this depth, as far as the positions reach; exact if they are among those that are wanted.

        The best are worth about as much as `before`, a move less deep, mostly: it is asked first whether that is so.
        """
        knowledge = self.knowledge
        side = knowledge.side(state)
        self.way[0] = knowledge.hash(state)
        self.farthest = 2 * depth
        found: list[int] = []
        for action in actions:
            low: i64 = least(found, lines, margin) - 1
            after = knowledge.follow(state, action, 0)
            self.left -= 1
            worth: i64 = 0
            if after.turn == OVER:
                worth = self.ending(after, state.turn, side, 1)
            else:
                if low > -ENDLESS:
                    worth = self.after(after, side, depth, low, low + 1)
                    again = worth > low
                elif depth > 3:
                    bottom: i64 = before[len(found)] - knowledge.aim
                    top = bottom + 2 * knowledge.aim
                    worth = self.after(after, side, depth, bottom, top)
                    again = worth <= bottom or worth >= top
                else:
                    again = True
                if again and self.left > 0:
                    worth = self.after(after, side, depth, low, ENDLESS)
            if self.left <= 0 and depth > 1:
                break
            found.append(worth)
        return found

    def bounded(self, state: State, action: i64, depth: i64, most: i64) -> bool:
        """Whether an action is worth less than that, looked at so deep."""
        knowledge = self.knowledge
        side = knowledge.side(state)
        self.way[0] = knowledge.hash(state)
        self.farthest = 2 * depth
        after = knowledge.follow(state, action, 0)
        if after.turn == OVER:
            return self.ending(after, state.turn, side, 1) < most
        return self.after(after, side, depth, most - 1, most) < most

    def holds(self, state: State, action: i64, depth: i64, least: i64, positions: i64, seconds: float) -> bool:
        """Whether an action is seen to be worth so much in so many positions more, with all that is remembered."""
        self.left = positions
        self.until = process_time() + seconds if seconds > 0.0 else 0.0
        return not self.bounded(state, action, depth, least) and self.left > 0

    def line(self, state: State, action: int, most: int) -> list[int]:
        """How it might go on from an action, as far as the search remembers."""
        found = [action]
        here = state.clone()
        here.play(action)
        while len(found) < most and here.turn >= 0:
            mark = self.knowledge.hash(here)
            slot = 2 * (mark & self.mask)
            if self.memory[slot] != mark:
                break
            remembered = (self.memory[slot + 1] >> 36) - 1
            if remembered < 0 or not here.allows(remembered):
                break
            found.append(remembered)
            here.play(remembered)
        return found

    # Everything after it

    def after(self, state: State, side: i64, depth: i64, low: i64, high: i64) -> i64:
        """What a position is worth to that side, which has just made the first action."""
        if self.knowledge.side(state) == side:
            return self.search(state, depth, low, high, 1, 0, False)
        return -self.search(state, depth - 1, -high, -low, 1, 0, True)

    def search(self, state: State, depth: i64, low: i64, high: i64, ply: i64, base: i64, may_pass: bool) -> i64:
        """What the position is worth to the side that acts, as far as it matters between low and high."""
        knowledge = self.knowledge
        if ply < self.farthest:
            depth += knowledge.longer(state)
        if depth <= 0 and not state.midway:
            return self.settle(state, low, high, ply, base)
        self.count_down()
        if self.left <= 0 or ply >= DEEPEST:
            return knowledge.worth(state)

        mark = knowledge.hash(state)
        if self.goes_in_circles(mark, ply):
            return self.draw(knowledge.side(state))

        slot = 2 * (mark & self.mask)
        remembered: i64 = -1
        kind = ALONE
        if self.memory[slot] == mark:
            memory = self.memory[slot + 1]
            remembered = (memory >> 36) - 1
            kind = memory >> 34 & 3
            if (memory >> 26 & 255) >= depth:
                worth = (memory & 0x3FFFFF) - 0x200000
                if worth > SURE:
                    worth -= ply
                elif worth < -SURE:
                    worth += ply
                bound = memory >> 24 & 3
                if bound == EXACT or (bound == AT_LEAST and worth >= high) or (bound == AT_MOST and worth <= low):
                    return worth

        calm = not state.midway and knowledge.unrest(state) != FORCED
        narrow = high - low == 1 and low > -SURE and high < SURE and not state.midway
        glanced = ENDLESS
        swing = knowledge.swing
        if narrow and swing > 0 and calm:
            glanced = knowledge.glance(state, low - 4 * swing, high + 5 * swing)
            if depth <= 5 and glanced - swing * depth >= high:
                return glanced  # so far ahead that nothing will change it
        if may_pass and depth >= 3 and narrow and glanced >= high:
            passed = knowledge.passed(state, ply)
            if passed is not None:
                shallow = depth - 3 - depth // 4
                worth = -self.search(passed, shallow, -high, -low, ply + 1, base, False)
                if worth >= high and self.left > 0:
                    return high

        if remembered < 0 and depth >= 5 and knowledge.reduces and not state.midway:
            depth -= 1  # nothing tells what to try first: what is found now will tell next time
        actions = self.actions
        keys = self.keys
        side = knowledge.side(state)
        asked = depth
        listed = remembered < 0 or kind == ALONE or not calm
        if listed:
            last = self.list_actions(state, side, base, ply, remembered)
            if last == base:
                return knowledge.stuck(state, ply)
            if last >= ROOM:
                return knowledge.worth(state)
            if last == base + 1:
                kind = ALONE
                if ply < self.farthest:
                    depth += 1  # nothing to choose: no look ahead is spent on it
            else:
                kind = CALM
        else:  # mostly the remembered one will do, and nobody needs to know the others
            last = base + 1
            actions[base] = remembered
            keys[base] = REMEMBERED + kind * NOISY
        calm = calm and knowledge.reduces

        seat = state.turn
        floor = low
        best = -ENDLESS
        chosen: i64 = -1
        at = base
        while at < last:
            pick_next(actions, keys, at, last)
            action = actions[at]
            if keys[at] < KILLER and best > -SURE and depth <= 3 and glanced + swing * depth + swing // 2 <= low:
                break  # so far behind that no quiet move will change it
            if swing > 0 and narrow and calm and keys[at] < KILLER and best > -SURE and depth <= 4 and at - base >= LATE[depth]:
                break  # so many were tried that the last ones will not do either
            after = knowledge.follow(state, action, ply)
            if after.turn == OVER:
                self.left -= 1
                worth = self.ending(after, seat, side, ply + 1)
            elif at == base:
                if knowledge.side(after) == side:
                    worth = self.search(after, depth, low, high, ply + 1, last, False)
                else:
                    worth = -self.search(after, depth - 1, -high, -low, ply + 1, last, True)
            else:
                late = at - base if calm and keys[at] < KILLER and depth >= 3 else 0
                worth = self.search_later(after, side, depth, low, high, ply + 1, last, late)
            if self.left <= 0 and best > -ENDLESS:
                return best
            if worth > best:
                best = worth
                chosen = action
                if kind != ALONE:
                    kind = CALM
                    if keys[at] >= REMEMBERED + NOISY or NOISY <= keys[at] < REMEMBERED:
                        kind = UPSETTING
                if best > low:
                    low = best
                if low >= high:
                    if keys[at] < NOISY or REMEMBERED <= keys[at] < REMEMBERED + NOISY:
                        self.note_refutation(base, at, side, ply, depth)
                    break
            if not listed:
                listed = True
                last = self.list_actions(state, side, base, ply, remembered)
                if last >= ROOM:
                    return best
                pick_next(actions, keys, base, last)
            at += 1
        if self.left > 0:
            bound = EXACT
            if best >= high:
                bound = AT_LEAST
            elif best <= floor:
                bound = AT_MOST
            self.remember(slot, mark, chosen, kind, asked, bound, best, ply)
        return best

    def search_later(self, after: State, side: i64, depth: i64, low: i64, high: i64, ply: i64, base: i64, late: i64) -> i64:
        """What follows an action that is not the first: whether it is worth more than `low`, and only then how much.

        `late` is which of the calm actions it is: those are looked at less deeply first; 0 for all others.
        """
        if self.knowledge.side(after) == side:
            worth = self.search(after, depth, low, low + 1, ply, base, False)
            if low < worth < high and self.left > 0:
                worth = self.search(after, depth, low, high, ply, base, False)
            return worth
        reduced: i64 = 0
        if late > 0:
            reduced = min(reduction(depth, late), depth - 2)
        worth = -self.search(after, depth - 1 - reduced, -low - 1, -low, ply, base, True)
        if worth > low and reduced > 0 and self.left > 0:
            worth = -self.search(after, depth - 1, -low - 1, -low, ply, base, True)
        if low < worth < high and self.left > 0:
            worth = -self.search(after, depth - 1, -high, -low, ply, base, True)
        return worth

    def count_down(self) -> None:
        """One position more was looked at; now and then the clock is looked at, too."""
        self.left -= 1
        if self.left & CLOCK_EVERY == 0 and self.until > 0.0 and process_time() > self.until:
            self.left = 0

    def goes_in_circles(self, mark: i64, ply: i64) -> bool:
        """Whether this position was there before on the way here; it is put down as its next step."""
        way = self.way
        way[ply] = mark
        back = ply - 2
        while back >= 0:
            if way[back] == mark:
                return True
            back -= 1
        return False

    def list_actions(self, state: State, side: i64, base: i64, ply: i64, remembered: i64) -> i64:
        """Write what is to be tried from `base` on, with keys by which it is tried; where it ends."""
        knowledge = self.knowledge
        last = base + knowledge.fill(state)
        if last >= ROOM:
            return last
        actions = self.actions
        moves = state.moves
        at = base
        while at < last:
            actions[at] = moves[at - base]
            at += 1
        if last > base + 1:
            knowledge.rank(state, actions, self.keys, base, last)
            self.add_memories(base, last, side, ply, remembered)
        elif last > base:
            self.keys[base] = NOISY
        return last

    def settle(self, state: State, low: i64, high: i64, ply: i64, base: i64) -> i64:
        """What the position is worth once nothing is to be gained or lost at once."""
        knowledge = self.knowledge
        self.count_down()
        unrest = knowledge.unrest(state)
        if unrest == QUIET or ply >= DEEPEST or self.left <= 0:
            return knowledge.glance(state, low, high)
        best = -ENDLESS
        least: i64 = 0
        if unrest == FORCED:
            count = knowledge.fill(state)
            if count == 0:
                return knowledge.stuck(state, ply)
        else:
            best = knowledge.glance(state, low, high)
            if best >= high:
                return best
            count = knowledge.fill_noisy(state, low - best)
            if best > low:
                low = best
            least = NOISY
        last = base + count
        if last >= ROOM:
            return knowledge.worth(state)
        actions = self.actions
        keys = self.keys
        moves = state.moves
        at = base
        while at < last:
            actions[at] = moves[at - base]
            at += 1
        knowledge.rank(state, actions, keys, base, last)
        side = knowledge.side(state)
        seat = state.turn
        at = base
        while at < last:
            pick_next(actions, keys, at, last)
            if keys[at] < least:
                break
            after = knowledge.follow(state, actions[at], ply)
            if after.turn == OVER:
                self.left -= 1
                worth = self.ending(after, seat, side, ply + 1)
            elif knowledge.side(after) == side:
                worth = self.settle(after, low, high, ply + 1, last)
            else:
                worth = -self.settle(after, -high, -low, ply + 1, last)
            if worth > best:
                best = worth
                if best > low:
                    low = best
                if low >= high:
                    break
            at += 1
        return best

    def ending(self, state: State, seat: i64, side: i64, ply: i64) -> i64:
        """What the end of a game is worth to a seat, which is on that side: a win is worth more the sooner it comes."""
        payoff = state.payoff(seat)
        if payoff > 0.5:
            return WIN - ply
        if payoff < 0.5:
            return ply - WIN
        return self.draw(side)

    def draw(self, side: i64) -> i64:
        """What a draw is worth to a side."""
        if side == 0:
            return self.drawn
        return -self.drawn

    # What is remembered

    def add_memories(self, base: i64, last: i64, side: i64, ply: i64, remembered: i64) -> None:
        """What was good before is tried earlier."""
        actions = self.actions
        keys = self.keys
        history = self.history
        killer = self.killers[2 * ply]
        other = self.killers[2 * ply + 1]
        offset = side << 12
        at = base
        while at < last:
            action = actions[at]
            if action == remembered:
                keys[at] += REMEMBERED
            elif keys[at] < NOISY:
                if action == killer:
                    keys[at] = KILLER + 1
                elif action == other:
                    keys[at] = KILLER
                else:
                    keys[at] += history[offset | action & 4095]
            at += 1

    def note_refutation(self, base: i64, at: i64, side: i64, ply: i64, depth: i64) -> None:
        """The action there refuted the position's last move, and those before it did not."""
        actions = self.actions
        keys = self.keys
        killers = self.killers
        action = actions[at]
        if killers[2 * ply] != action:
            killers[2 * ply + 1] = killers[2 * ply]
            killers[2 * ply] = action
        history = self.history
        offset = side << 12
        gain = depth * depth * 16
        if gain > 20_000:
            gain = 20_000
        place = offset | action & 4095
        history[place] += gain - history[place] * gain // MOST_HISTORY
        back = base
        while back < at:
            if keys[back] < NOISY:
                place = offset | actions[back] & 4095
                history[place] -= gain + history[place] * gain // MOST_HISTORY
            back += 1

    def remember(self, slot: i64, mark: i64, action: i64, kind: i64, depth: i64, bound: i64, worth: i64, ply: i64) -> None:
        if worth > SURE:
            worth += ply
        elif worth < -SURE:
            worth -= ply
        if depth < 0:
            depth = 0
        elif depth > 255:
            depth = 255
        self.memory[slot] = mark
        self.memory[slot + 1] = (action + 1) << 36 | kind << 34 | depth << 26 | bound << 24 | worth + 0x200000


def reduction(depth: i64, place: i64) -> i64:
    """How much less deep the action at that place of the order is looked at first."""
    if depth > 63:
        depth = 63
    if place > 63:
        place = 63
    return REDUCED[depth << 6 | place]


def least(worths: list[int], lines: i64, margin: i64) -> i64:
    """What an action must be worth to be wanted: to be among the best `lines`, or nearly as good as the best of these."""
    if len(worths) < lines:
        return 1 - ENDLESS
    ranked = sorted(worths, reverse=True)
    return min(ranked[lines - 1], ranked[0] - margin)


def pick_next(actions: vec[i64], keys: vec[i64], at: i64, last: i64) -> None:
    """Bring the action with the highest key of the rest to this place; of equals the first."""
    best = at
    other = at + 1
    while other < last:
        if keys[other] > keys[best]:
            best = other
        other += 1
    if best != at:
        action = actions[best]
        key = keys[best]
        actions[best] = actions[at]
        keys[best] = keys[at]
        actions[at] = action
        keys[at] = key
