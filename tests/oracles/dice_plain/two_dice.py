"""The nine games with two dice, from Himmel und Hölle to Craps, as the sheet tells them."""

from __future__ import annotations

from tests.oracles.dice_plain.reading import (
    End,
    Part,
    Reading,
    by_fewest,
    by_leaving,
    by_losing,
    by_most,
    column,
)


class HeavenAndHell(Reading):
    ends = ("points",)

    def prepare(self) -> None:
        self.points = [0 for _ in self.seats]

    def play(self) -> Part[End]:
        for _ in range(self.number("rounds")):
            for seat in self.seats:
                faces = yield from self.throw(seat, 2)
                for top in faces:
                    self.points[seat] += 10 * top + (7 - top)
        return by_most(self.points, "points")

    def shown(self) -> dict[str, object]:
        return {"held total": tuple(self.points), "row total": tuple(self.points)}


class WipingMarks(Reading):
    ends = ("wiped", "alone")

    def prepare(self) -> None:
        self.marks = [0 for _ in self.seats]
        self.thrown: dict[int, int] = {}
        self.over = False

    def play(self) -> Part[End]:
        for _ in range(self.number("rounds")):
            lowest = yield from self.throw_off(self.seats, 2, min, self.thrown)
            self.marks[lowest] += 1
        wipers = [seat for seat in self.seats if self.marks[seat]]
        if len(wipers) == 1:  # R2
            return self.won(wipers[0], wipers, "alone")
        while True:
            highest = yield from self.throw_off(wipers, 2, max, self.thrown)
            self.marks[highest] -= 1
            if not self.marks[highest]:
                return self.won(highest, wipers, "wiped")

    def won(self, winner: int, wipers: list[int], reason: str) -> End:
        """The winner, then who has fewer marks left, then those who never had one."""
        marks = [self.marks[seat] if seat in wipers else 1000 for seat in self.seats]
        marks[winner] = 0
        self.over = True
        return End(by_fewest(marks, reason).places, tuple(self.marks), reason)

    def shown(self) -> dict[str, object]:
        figures: dict[str, object] = {"held marks": tuple(self.marks), "row marks": tuple(self.marks)}
        if not self.over:  # then the last throws stay on the paper
            figures["row thrown"] = column(self.thrown, self.seats)
        return figures


class Fields(Reading):
    """Chips on the fields 2 to 12, as three games have them."""

    chips_each = "chips"

    def prepare(self) -> None:
        self.chips = [self.number(self.chips_each) for _ in self.seats]
        self.field = {number: 0 for number in range(2, 13)}
        self.gone: list[int] = []  # the first to leave first

    def pay(self, seat: int, amount: int, number: int) -> None:
        """R2 and G6: no more than one has."""
        amount = min(amount, self.chips[seat])
        self.chips[seat] -= amount
        self.field[number] += amount

    def take(self, seat: int, number: int) -> None:
        self.chips[seat] += self.field[number]
        self.field[number] = 0

    def shown(self) -> dict[str, object]:
        piles = {f"pile {number}": chips for number, chips in self.field.items()}
        return {"held chips": tuple(self.chips), **piles}


class Finch(Fields):
    ends = ("last_chips", "last_turn")
    chips_each = "start_chips"

    def play(self) -> Part[End]:
        turns = 0
        while True:
            for seat in self.seats:
                if seat in self.gone:
                    continue
                yield from self.turn(seat)
                turns += 1
                if not self.chips[seat]:
                    self.gone.append(seat)
                if len(self.gone) == len(self.seats) - 1:
                    (winner,) = set(self.seats) - set(self.gone)
                    for number in self.field:
                        self.take(winner, number)
                    return by_leaving(self.gone, self.chips, "last_chips")
                if turns == self.number("max_turns"):
                    return self.most_chips()

    def turn(self, seat: int) -> Part[None]:
        swept = False
        while True:
            dice = yield from self.throw(seat, 2)
            number = sum(dice)
            if number in (2, 12) and swept:  # R3: and the turn ends
                for other in self.field:
                    self.pay(seat, 1, other)
                return
            if number in (2, 12):
                swept = True  # R4: even if nothing lay there
                for other in self.field:
                    if other != 7 or number == 12 or not self.flag("two_spares_seven"):
                        self.take(seat, other)
            elif number != 7 and self.field[number]:
                self.take(seat, number)
            else:
                self.pay(seat, 1 if self.flag("pay_one_chip") else number, number)
                return

    def most_chips(self) -> End:
        """By chips; whoever is out comes behind, the first to leave last."""
        merits = [-1 - self.gone[::-1].index(seat) if seat in self.gone else self.chips[seat] for seat in self.seats]
        return End(by_most(merits, "last_turn").places, tuple(self.chips), "last_turn")


class Hansel(Fields):
    ends = ("last_chips",)

    def play(self) -> Part[End]:
        while True:
            for seat in self.seats:
                if seat in self.gone:
                    continue
                dice = yield from self.throw(seat, 2)
                number = sum(dice)
                if number != 7 and self.field[number]:
                    self.take(seat, number)
                else:
                    self.pay(seat, 1, number)
                if not self.chips[seat]:
                    self.gone.append(seat)
                if len(self.gone) == len(self.seats) - 1:
                    return by_leaving(self.gone, self.chips, "last_chips")


class LuckyPeter(Fields):
    ends = ("rid", "fewest_chips")

    def play(self) -> Part[End]:
        turns = 0
        while True:
            for seat in self.seats:
                dice = yield from self.throw(seat, 2)
                number = sum(dice)
                turns += 1
                if number != 10 and self.field[number]:
                    self.take(seat, number)
                else:
                    self.pay(seat, 1, number)
                if not self.chips[seat]:
                    return by_fewest(self.chips, "rid")
                if turns == self.number("max_turns"):
                    return by_fewest(self.chips, "fewest_chips")


class DearSeven(Reading):
    ends = ("cleared_loses", "cleared_wins")

    def prepare(self) -> None:
        self.open = [[2, 3, 4, 5, 6, 8, 9, 10, 11, 12] for _ in self.seats]

    def play(self) -> Part[End]:
        while True:
            for seat in self.seats:
                while True:
                    dice = yield from self.throw(seat, 2)
                    goes_on = self.strike(seat, sum(dice))
                    left = [len(sheet) for sheet in self.open]
                    if 0 in left:
                        if self.flag("first_cleared_wins"):
                            return by_fewest(left, "cleared_wins")
                        return by_losing([left.index(0)], left, "cleared_loses")
                    if not goes_on:
                        break

    def strike(self, seat: int, number: int) -> bool:
        """Whether the thrower throws again."""
        if number == 7:
            self.open[seat] = self.open[seat][7:]  # R2, R3: the lowest that are open
            return False
        if number in self.open[seat]:
            self.open[seat].remove(number)
            return True
        for other in self.left_of(seat):
            if number in self.open[other]:
                self.open[other].remove(number)
                break
        return False  # R4

    def shown(self) -> dict[str, object]:
        rows = {
            f"row {number}": tuple(number if number in sheet else None for sheet in self.open)
            for number in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
        }
        return {"held open": tuple(len(sheet) for sheet in self.open), **rows}


class Betting(Reading):
    """Chips that go to and fro between a maker and the others."""

    def prepare(self) -> None:
        self.chips = [self.number("start_chips") for _ in self.seats]
        self.bets: dict[int, int] = {}

    def one_has_all(self) -> bool:
        return sum(chips > 0 for chips in self.chips) == 1

    def settle(self, maker: int, won: bool) -> None:
        for seat, bet in self.bets.items():
            self.chips[seat] -= bet if won else -bet
            self.chips[maker] += bet if won else -bet
        self.bets = {}


class UnderOrOver(Betting):
    ends = ("chips",)

    def play(self) -> Part[End]:
        for _ in range(self.number("rounds")):
            for maker in self.seats:
                if self.chips[maker]:
                    yield from self.wager(maker)
                if self.one_has_all():
                    return by_most(self.chips, "chips")
        return by_most(self.chips, "chips")

    def wager(self, maker: int) -> Part[None]:
        call = yield from self.choose(maker, ["under", "over"])
        others = [seat for seat in self.left_of(maker) if self.chips[seat]]
        for seat in others:
            self.bets[seat] = min(self.number("stake"), self.chips[seat], self.cover(maker))
        while True:
            dice = yield from self.throw(maker, 2)
            if sum(dice) != 7:
                break
            for seat in others:  # R2, R3
                self.bets[seat] += min(self.bets[seat], self.chips[seat] - self.bets[seat], self.cover(maker))
        self.settle(maker, (sum(dice) < 7) == (call == "under"))

    def cover(self, maker: int) -> int:
        """What the maker can still pay."""
        return self.chips[maker] - sum(self.bets.values())

    def shown(self) -> dict[str, object]:
        bets = tuple(self.bets.get(seat) or None for seat in self.seats)
        return {"held chips": tuple(self.chips), "row chips": tuple(self.chips), "row bet": bets}


class Craps(Betting):
    ends = ("chips",)

    def prepare(self) -> None:
        super().prepare()
        self.thrown: dict[int, int] | None = {}
        self.maker = 0

    def play(self) -> Part[End]:
        assert self.thrown is not None
        first = yield from self.throw_off(self.seats, 2, max, self.thrown)
        self.thrown = None
        for _ in range(self.number("rounds")):
            for maker in [first, *self.left_of(first)]:  # R2: another one after each game
                if self.chips[maker]:
                    yield from self.game(maker)
                if self.one_has_all():
                    return by_most(self.chips, "chips")
        return by_most(self.chips, "chips")

    def game(self, maker: int) -> Part[None]:
        self.maker = maker
        named = 0
        if not self.flag("standard_rules"):
            word = yield from self.choose(maker, [f"name {number}" for number in range(2, 13)])
            named = int(word.split()[1])
        most = min(self.chips[maker], sum(self.chips) - self.chips[maker])
        if self.number("max_stake"):
            most = min(most, self.number("max_stake"))
        word = yield from self.choose(maker, [f"stake {amount}" for amount in range(1, most + 1)])
        self.cover(maker, int(word.split()[1]))
        dice = yield from self.throw(maker, 2)
        first = sum(dice)
        wins, loses = ([named], []) if named else ([7, 11], [2, 3, 12])
        if first not in wins + loses:
            wins, loses = [first], [named or 7]  # R3, R4: nothing else counts from now on
            while True:
                dice = yield from self.throw(maker, 2)
                if sum(dice) in wins + loses:
                    break
        self.settle(maker, sum(dice) in wins)

    def cover(self, maker: int, amount: int) -> None:
        """R1: chip by chip, from the maker's left."""
        while amount:
            for seat in self.left_of(maker):
                if amount and self.bets.get(seat, 0) < self.chips[seat]:
                    self.bets[seat] = self.bets.get(seat, 0) + 1
                    amount -= 1

    def shown(self) -> dict[str, object]:
        shares = tuple((sum(self.bets.values()) if seat == self.maker else self.bets.get(seat)) or None for seat in self.seats)
        figures: dict[str, object] = {"held chips": tuple(self.chips), "row chips": tuple(self.chips), "row share": shares}
        if self.thrown is not None:
            figures["row thrown"] = column(self.thrown, self.seats)
        return figures
