"""Die böse Eins, Die böse Drei and Auf und ab, as the sheet tells them."""

from __future__ import annotations

from tests.oracles.dice_plain.reading import End, Part, Reading, by_losing, by_most, column


class BadOne(Reading):
    ends = ("points",)

    def prepare(self) -> None:
        self.points = [0 for _ in self.seats]

    def play(self) -> Part[End]:
        for _ in range(self.number("rounds")):
            for seat in self.seats:
                for _ in range(5):
                    (face,) = yield from self.throw(seat, 1)
                    if face == 1:  # R2: it counts nothing itself
                        break
                    self.points[seat] += face
        return by_most(self.points, "points")

    def shown(self) -> dict[str, object]:
        return {"held total": tuple(self.points), "row total": tuple(self.points)}


class BadThree(Reading):
    ends = ("rounds", "no_round")

    def prepare(self) -> None:
        self.won = [0 for _ in self.seats]
        self.points: dict[int, int] = {}  # what was reached in this round

    def play(self) -> Part[End]:
        for number in range(self.number("rounds")):
            starter = number % len(self.seats)
            self.points = {}
            for seat in [starter, *self.left_of(starter)]:
                self.points[seat] = yield from self.turn(seat)
            best = max(self.points.values())
            for seat in self.seats:
                if self.points[seat] == best and best > 0:  # R2
                    self.won[seat] += 1
        if not any(self.won):
            return by_losing(self.seats, self.won, "no_round")  # G3 as amended
        return by_most(self.won, "rounds")

    def turn(self, seat: int) -> Part[int]:
        points = 0
        while True:
            (face,) = yield from self.throw(seat, 1)  # R1: at least one throw
            if face == 3:
                return 0
            points += face
            word = yield from self.choose(seat, ["stop", "throw"])
            if word == "stop":
                return points

    def shown(self) -> dict[str, object]:
        return {"held won": tuple(self.won), "row won": tuple(self.won), "row points": column(self.points, self.seats)}


class UpAndDown(Reading):
    ends = ("points", "nobody")

    def prepare(self) -> None:
        self.points = [0 for _ in self.seats]
        self.stayed: set[int] = set()  # who finished a turn

    def play(self) -> Part[End]:
        rounds = self.number("rounds")
        for _ in range(rounds):
            for seat in self.seats:
                total = 0
                for sign in (1, 1, -1, 1, -1, 1, -1):
                    (face,) = yield from self.throw(seat, 1)
                    total += sign * face
                    if total < 0:  # R1: nothing is not below nothing; R4: the seventh counts too
                        break
                else:
                    self.points[seat] += total
                    self.stayed.add(seat)
        if rounds > 1:  # R3: out was worth nothing, and that is all
            return by_most(self.points, "points")
        if not self.stayed:
            return End(tuple(2 for _ in self.seats), tuple(self.points), "nobody")  # R2 as amended
        ranked = by_most([self.points[seat] if seat in self.stayed else -1 for seat in self.seats], "points")
        return End(ranked.places, tuple(self.points), "points")

    def shown(self) -> dict[str, object]:
        return {"held total": tuple(self.points), "row total": tuple(self.points)}
