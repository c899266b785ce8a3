"""The seven games with three dice, from Fenster würfeln to Eins bis sechzehn, as the sheet tells them."""

from __future__ import annotations

from itertools import permutations

from tests.oracles.dice_plain.reading import (
    End,
    Faces,
    Part,
    Reading,
    by_leaving,
    by_losing,
    by_most,
    column,
    listed,
    read,
    some_of,
    without,
)


class Windows(Reading):
    ends = ("twos",)

    def prepare(self) -> None:
        self.twos = [0 for _ in self.seats]

    def play(self) -> Part[End]:
        while True:
            for seat in self.seats:
                for _ in range(self.number("throws")):
                    dice = yield from self.throw(seat, 3)
                    self.twos[seat] += {0: 0, 1: 1, 2: 4, 3: 9}[dice.count(2)]
                    if self.twos[seat] >= self.number("target"):  # R2: at once
                        return by_most(self.twos, "twos")

    def shown(self) -> dict[str, object]:
        return {"held twos": tuple(self.twos)}


class Chicago(Reading):
    ends = ("last_left",)
    called = False  # whether the starter of a round calls high or low

    def prepare(self) -> None:
        self.coasters = [0 for _ in self.seats]
        self.gone: list[int] = []
        self.high = True
        self.points: dict[int, int] = {}
        self.used: dict[int, int] = {}  # how many throws
        self.thrown: dict[int, int] = {}  # in a throw-off
        self.turn_points: int | None = None

    def play(self) -> Part[End]:
        starter = 0
        while True:
            order = [seat for seat in [starter, *self.left_of(starter)] if seat not in self.gone]
            self.high = True
            limit = 3
            for seat in order:
                yield from self.turn(seat, limit, seat == starter)
                limit = self.used[starter]
            loser = yield from self.loser()
            rest = [seat for seat in order if seat != loser]
            best = max(self.merit(seat) for seat in rest)
            starter = next(seat for seat in rest if self.merit(seat) == best)  # equals: the earlier in this round
            self.coasters[loser] += 1
            if self.coasters[loser] == self.number("chips_out"):
                self.gone.append(loser)
            if len(self.gone) == len(self.seats) - 1:
                return by_leaving(self.gone, self.coasters, "last_left")

    def turn(self, seat: int, limit: int, starts: bool) -> Part[None]:
        standing: Faces = ()
        number = 3
        for made in range(1, limit + 1):
            last = yield from self.throw(seat, number)
            if starts and made == 1:
                self.points, self.used = {}, {}  # those of the round before stood there until now
            if starts and made == 1 and self.called:
                word = yield from self.choose(seat, ["high", "low"])
                self.high = word == "high"
            if made == limit:
                break
            self.turn_points = self.count(standing + last)
            word = yield from self.choose(seat, ["stop", *self.again(last)])
            self.turn_points = None
            if word == "stop":
                break
            again = read(word)
            standing += without(last, again)  # R1: for good
            if word.startswith("one "):
                standing = (*without(standing, (6,)), 1)
            number = len(again)
        self.points[seat] = self.count(standing + last)
        self.used[seat] = made

    def again(self, last: Faces) -> list[str]:
        words = [f"throw {listed(some)}" for some in some_of(last)]
        if self.flag("two_sixes_rule") and self.high and last.count(6) >= 2:
            # one six becomes a one that stands, the other is thrown again, and what else was thrown stands or not
            rest = without(last, (6, 6))
            words += [f"one {listed(tuple(sorted((6, *more))))}" for more in [(), *some_of(rest)]]
        return words

    def count(self, dice: Faces) -> int:
        return sum({1: 100, 6: 60}.get(face, face) if self.high else face for face in dice)

    def merit(self, seat: int) -> tuple[int, int]:
        """More is better: points, or few of them where low was called, then few throws."""
        return (self.points[seat] if self.high else -self.points[seat]), -self.used[seat]

    def loser(self) -> Part[int]:
        worst = min(self.merit(seat) for seat in self.points)
        tied = [seat for seat in self.seats if seat in self.points and self.merit(seat) == worst]
        # R4
        return (yield from self.throw_off(tied, 3, min if self.high else max, self.thrown, self.count))

    def shown(self) -> dict[str, object]:
        figures: dict[str, object] = {"held coasters": tuple(self.coasters), "row coasters": tuple(self.coasters)}
        for row, kept in (("points", self.points), ("throws_used", self.used), ("thrown_for", self.thrown)):
            figures[f"row {row}"] = column(kept, self.seats)
        if self.turn_points is not None:
            figures["offer points"] = self.turn_points
        return figures


class ChicagoHighLow(Chicago):
    called = True


class RentCollector(Reading):
    ends = ("rents",)

    def prepare(self) -> None:
        self.rows: list[dict[int, int]] = [{} for _ in self.seats]

    def play(self) -> Part[End]:
        for number in range(6):
            for seat in self.seats:
                dice = yield from self.throw(seat, 3)
                row = 3 + number
                if self.setup.choice("placement") == "free":
                    word = yield from self.choose(seat, [f"row {row}" for row in range(3, 9) if row not in self.rows[seat]])
                    row = int(word.split()[1])
                self.rows[seat][row] = sum(dice)
        return by_most(self.totals(), "rents")

    def totals(self) -> list[int]:
        return [sum(row * entry for row, entry in rows.items()) for rows in self.rows]

    def shown(self) -> dict[str, object]:
        products = {f"row times{row}": tuple(row * rows[row] if row in rows else None for rows in self.rows) for row in range(3, 9)}
        return {"row total": tuple(self.totals()), **products}


class Matches(Reading):
    ends = ("last_match",)

    def prepare(self) -> None:
        self.matches = [self.number("matches") for _ in self.seats]
        self.box = 0

    def play(self) -> Part[End]:
        while True:
            for seat in self.seats:
                if not self.matches[seat]:
                    continue
                dice = yield from self.throw(seat, 3)
                left = self.left_of(seat)[0]
                for to in ["box"] * dice.count(6) + ["left"] * dice.count(1):  # R1
                    if not self.matches[seat]:
                        break
                    self.matches[seat] -= 1
                    if to == "box":
                        self.box += 1
                    else:
                        self.matches[left] += 1  # R3
                    if sum(self.matches) == 1:  # R2
                        return by_losing([self.matches.index(1)], self.matches, "last_match")

    def shown(self) -> dict[str, object]:
        return {"held matches": tuple(self.matches), "pile middle": self.box}


class Tower(Reading):
    ends = ("last_coaster",)

    def prepare(self) -> None:
        self.tower = self.number("tower")
        self.keys: list[int] = []
        self.coasters = [0 for _ in self.seats]

    def play(self) -> Part[End]:
        for seat in self.seats:
            (key,) = yield from self.throw(seat, 1)
            self.keys.append(key)
        while True:
            for seat in self.seats:
                dice = yield from self.throw(seat, 3)
                had = [other for other in self.seats if self.coasters[other]]
                if self.tower:
                    for taker in [seat, *self.left_of(seat)]:  # R1
                        taken = min(dice.count(self.keys[taker]), self.tower)
                        self.coasters[taker] += taken
                        self.tower -= taken
                else:
                    for other in self.seats:
                        self.coasters[other] = max(0, self.coasters[other] - dice.count(self.keys[other]))
                have = [other for other in self.seats if self.coasters[other]]
                if not self.tower and len(have) <= 1:
                    return self.lost(have or had)  # R2: the last ones together

    def lost(self, losers: list[int]) -> End:
        return by_losing(losers, self.coasters, "last_coaster")

    def shown(self) -> dict[str, object]:
        return {"held coasters": tuple(self.coasters), "pile middle": self.tower}


class OneToSixteen(Reading):
    ends = ("targets", "max_rounds")

    def prepare(self) -> None:
        top = self.number("top")
        self.way = list(range(1, top + 1))
        if self.flag("there_and_back"):
            self.way += range(top - 1, 0, -1)  # R2: the top once
        self.done = [0 for _ in self.seats]

    def play(self) -> Part[End]:
        for _ in range(self.number("max_rounds")):
            for seat in self.seats:
                dice = yield from self.throw(seat, 3)  # R3
                made = self.formed(dice)
                while self.way[self.done[seat]] in made:  # R1
                    self.done[seat] += 1
                    if self.done[seat] == len(self.way):
                        return by_most(self.done, "targets")
        return by_most(self.done, "max_rounds")

    def formed(self, dice: Faces) -> set[int]:
        """Every number that one, two or three of the dice make, two numbers joined at a time, in any order and with any brackets."""
        found: set[int] = set()
        for a, b, c in permutations(dice):
            found.add(a)
            for ab in self.joined(a, b):
                found.add(ab)
                found |= self.joined(ab, c) | self.joined(c, ab)
        return found

    def joined(self, a: int, b: int) -> set[int]:
        if not self.flag("all_operations"):
            return {a + b, a - b}
        return {a + b, a - b, a * b} | ({a // b} if b and a % b == 0 else set())  # R4

    def shown(self) -> dict[str, object]:
        return {"held targets": tuple(self.done)}
