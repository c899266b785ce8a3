"""The three games of the track family beside a second reading of their sheet: slow, by dictionaries and sets.

The reading plays along with the same throws and choices, and writes the position as the engine does; it is made from the sheet alone. Both
must write the same after every throw, from the first one for the start to the end.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod

import pytest

import parlour
from parlour.core.setup import Setup
from parlour.core.state import CHANCE, OVER
from tests.laws.played import name, setups

THROWS = 250  # for each setup
STAY, GO_ON = 0, 1
LETTERS = "YGRKBWOPNL"


class Reading(ABC):
    """Part 0: who throws, who misses turns, who waits for whom."""

    chips: dict[str, int] | None = None
    pot = 0

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seats = list(LETTERS[: setup.seats])
        self.pieces = self.order_of_pieces()
        self.square = dict.fromkeys(self.pieces, 0)
        self.misses = dict.fromkeys(self.pieces, 0)
        self.waits_for: dict[str, set[str]] = {piece: set() for piece in self.pieces}
        self.queue: list[str] = []  # who waits in well and prison, the longest first
        self.half: set[str] = set()
        self.muddied = False  # in the turn that goes on
        self.out: set[str] = set()
        self.freed = False
        self.rolls: dict[str, int] | None = dict.fromkeys(self.seats, 0)
        self.now = self.pieces[0]
        self.first = ""
        self.choice: tuple[int, int] | None = None  # the dice, and the square on which there is a choice
        self.winner = ""

    def order_of_pieces(self) -> list[str]:
        return list(self.seats)

    # Throwing for the start

    def begin(self, points: int) -> None:
        assert self.rolls is not None
        self.rolls[next(seat for seat in self.rolls if not self.rolls[seat])] = points
        if all(self.rolls.values()):
            best = [seat for seat in self.rolls if self.rolls[seat] == max(self.rolls.values())]
            self.rolls = dict.fromkeys(best, 0) if len(best) > 1 else None
            if len(best) == 1:
                self.first = best[0]
                self.now = next(piece for piece in self.pieces if piece[0] == best[0])

    # Turns

    def played_in(self) -> list[str]:
        """The pieces in the order of their turns, from the starter on: all first ones, then all second ones."""
        at = self.seats.index(self.first)
        turn = self.seats[at:] + self.seats[:at]
        return sorted(self.pieces, key=lambda piece: (piece[1:], turn.index(piece[0])))

    def next_turn(self) -> None:
        if self.queue and len(self.queue) == len(self.pieces):
            self.queue.pop(0)
        round_of = self.played_in()
        while True:
            self.now = round_of[(round_of.index(self.now) + 1) % len(round_of)]
            if self.now in self.out or self.waits_for[self.now] or self.now in self.queue:
                continue
            if self.misses[self.now]:
                self.misses[self.now] -= 1
                continue
            return

    # What both goose games and the race share

    def in_race(self) -> list[str]:
        return [piece for piece in self.pieces if piece not in self.out]

    def wait_for_those_behind(self) -> None:
        here = self.square[self.now]
        self.waits_for[self.now] = {other for other in self.in_race() if self.square[other] < here}

    def passed(self) -> None:
        """Nobody waits any longer for the piece that moved, if it is beyond them or out."""
        for waiting, others in self.waits_for.items():
            if self.now in self.out or self.square[self.now] > self.square[waiting]:
                others.discard(self.now)

    def drop_out(self) -> None:
        self.out.add(self.now)
        self.square[self.now] = 0
        self.passed()
        left = {piece[0] for piece in self.in_race()}
        if len(left) == 1:
            self.win(left.pop())

    def win(self, seat: str) -> None:
        self.winner = seat
        self.waits_for = {piece: set() for piece in self.pieces}
        if self.chips is not None:
            self.chips[seat] += self.pot
            self.pot = 0

    @abstractmethod
    def throw(self, dice: int) -> None:
        """What a throw for a move does."""

    def decide(self, action: int) -> None:
        raise NotImplementedError

    # In writing

    def text(self) -> str:
        groups = []
        for seat in self.seats:
            places = [self.place(piece) for piece in self.pieces if piece[0] == seat]
            groups.append(seat + ",".join(places) + (f":{self.chips[seat]}" if self.chips is not None else ""))
        if self.chips is not None:
            groups.append(f"pot:{self.pot}")
        return f"{' '.join(groups)} | {self.pending()}"

    def place(self, piece: str) -> str:
        if piece in self.out:
            return "x"
        text = str(self.square[piece])
        text += f"s{self.misses[piece]}" if self.misses[piece] else ""
        text += "h" if piece in self.half else ""
        text += f"w{self.queue.index(piece) + 1}" if piece in self.queue else ""
        others = [other for other in self.pieces if other in self.waits_for[piece]]
        return text + (f"w({'+'.join(others)})" if others else "")

    def pending(self) -> str:
        if self.rolls is not None:
            return " ".join(["roll-off", *(f"{seat}{points or ''}" for seat, points in self.rolls.items())])
        if self.winner:
            return f"over {self.winner}"
        text = self.now
        if self.choice:
            text += f" {self.choice[0] // 10}+{self.choice[0] % 10} at {self.choice[1]}"
        if self.freed:
            text += ", freed"
        if self.muddied:
            text += ", muddied"
        return text + (f", first {self.first}" if len(self.pieces) > len(self.seats) else "")


JUMPS = {3: 5, 30: 32, 36: 38, 51: 53, 9: 19, 21: 25, 12: 8, 42: 32}  # gaensespiel 1.3
GEESE = (5, 9, 14, 18, 23, 27, 32, 36, 41, 45, 50, 54, 59)  # ganzenbord 2.3
FINES = {6: 5, 19: 10, 31: 15, 42: 5, 52: 10, 58: 5}


class Gaensespiel(Reading):
    def throw(self, dice: int) -> None:
        here = self.square[self.now]
        if {27: 6, 33: 4}.get(here, dice) != dice and not self.freed:
            self.next_turn()
            return
        if here in (27, 33) and not self.freed and self.setup.choice("release_roll") == "frees":
            self.freed = True
            return
        self.freed = False
        target = here + dice
        if target > 61:
            target = 122 - target if self.setup.choice("overshoot") == "bounce" else here - dice
        self.square[self.now] = JUMPS.get(target, target)
        if target == 61:
            self.win(self.now)
        elif target == 60:
            self.drop_out()
        if self.winner:
            return
        self.passed()
        if target in (6, 18, 24, 39, 48):
            self.misses[self.now] = 1
        if target == 57:
            self.wait_for_those_behind()
        if target not in (45, 54):
            self.next_turn()


class Ganzenbord(Reading):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        stake = setup.number("stake")
        self.chips = dict.fromkeys(self.seats, setup.number("purse") - stake)
        self.pot = stake * setup.seats
        self.dice = self.sum = 0

    def pay(self, fine: int) -> None:
        assert self.chips is not None
        fine = min(fine, self.chips[self.now])
        self.chips[self.now] -= fine
        self.pot += fine

    def taken(self, square: int) -> bool:
        free = (0, 31, 52, 1) if self.setup.choice("death_restart") == "square_1" else (0, 31, 52)
        return square not in free and any(self.square[other] == square for other in self.pieces if other != self.now)

    def throw(self, dice: int) -> None:
        self.dice, self.sum = dice, dice // 10 + dice % 10
        here = self.square[self.now]
        if here == 0 and dice in (45, 36):
            self.rest(26 if dice == 45 else 53)
        else:
            self.forward(here + self.sum)

    def forward(self, target: int) -> None:
        if target == 63:
            self.square[self.now] = 63
            self.win(self.now)
        elif target > 63:
            self.back(target - 63)
        elif target not in GEESE:
            self.rest(target)
        elif self.setup.choice("goose_forward") == "must":
            self.forward(target + self.sum)
        else:
            self.choice = (self.dice, target)

    def back(self, surplus: int) -> None:
        target = 63 - surplus
        while target in GEESE:
            target = max(0, target - (surplus if self.setup.choice("goose_back") == "surplus" else self.sum))
        self.rest(target)

    def rest(self, target: int) -> None:
        assert self.chips is not None
        if self.taken(target):
            self.next_turn()
            return
        if target == 6 and self.chips[self.now] >= 10 and not self.taken(12):
            self.choice = (self.dice, 6)
            return
        self.pay(FINES.get(target, 0))
        if target == 42:
            target = self.square[self.now] if self.taken(37) else 37
        elif target == 58:
            target = 0 if self.setup.choice("death_restart") == "start" else 1
        elif target == 19:
            self.misses[self.now] = 1
        elif target in (31, 52):
            self.queue = [other for other in self.queue if self.square[other] != target] + [self.now]
        self.square[self.now] = target
        self.next_turn()

    def decide(self, action: int) -> None:
        assert self.choice is not None
        target, self.choice = self.choice[1], None
        if target == 6:
            self.pay(5 if action == STAY else 10)
            self.square[self.now] = 6 if action == STAY else 12
            self.next_turn()
        elif action == GO_ON:
            self.forward(target + self.sum)
        else:
            self.rest(target)


class Wedrenspel(Reading):
    def order_of_pieces(self) -> list[str]:
        horses = self.setup.number("horses_per_player")
        return list(self.seats) if horses == 1 else [f"{seat}{horse + 1}" for horse in range(horses) for seat in self.seats]

    def throw(self, dice: int) -> None:
        """R5 as amended: by the French the next throw counts half, by the Dutch all throws of the next turn."""
        here, horse = self.square[self.now], self.now
        by_turn = self.setup.choice("mud") == "next_turn"
        steps = dice // 2 if horse in self.half and not self.muddied else dice
        if not by_turn:
            self.half.discard(horse)
        if steps:
            self.land(here, here + steps)
        if self.winner or horse in self.out:
            self.half.discard(horse)
        if not self.winner and (dice != 3 or horse in self.out or self.waits_for[horse] or self.misses[horse]):
            if by_turn and not self.muddied:
                self.half.discard(horse)
            self.muddied = False
            self.next_turn()

    def land(self, here: int, target: int) -> None:
        if target > 80:
            self.square[self.now] = 81
            self.win(self.now[0])
            return
        if target == 74:
            self.drop_out()
            return
        sent = {4: 0, 44: 40, 14: 9, 54: 49, 28: here, 68: here}
        self.square[self.now] = sent.get(target, target)
        self.passed()
        if target in (8, 48, 25, 65):
            self.misses[self.now] = 1 if target in (8, 48) else 2
        if target in (21, 61):
            self.half.add(self.now)
            self.muddied = self.setup.choice("mud") == "next_turn"
        if target == 34:
            self.wait_for_those_behind()


READINGS: dict[str, type[Reading]] = {"gaensespiel": Gaensespiel, "ganzenbord": Ganzenbord, "wedrenspel": Wedrenspel}


@pytest.mark.parametrize("setup", [setup for id in READINGS for setup in setups(parlour.game(id))], ids=name)
def test_both_write_the_same_positions(setup: Setup) -> None:
    rng = random.Random(3)
    game = parlour.game(setup.game)
    made = 0
    while made < THROWS:
        state, reading = game.begin(setup), READINGS[setup.game](setup)
        while state.turn != OVER and made < THROWS:
            action = rng.choices(state.legal(), state.weights())[0] if state.turn == CHANCE else rng.choice(state.legal())
            before = state.text()
            state.apply(action)
            if reading.rolls is not None:
                reading.begin(action if action < 10 else action // 10 + action % 10)
            elif reading.choice:
                reading.decide(action)
            else:
                reading.throw(action)
            made += 1
            assert state.text() == reading.text(), f"{before}, then {action}"
