"""Va banque and Würfelpoker, as the sheet tells them."""

from __future__ import annotations

from tests.oracles.dice_plain.reading import End, Faces, Part, Reading, by_most, column, listed, read, some_of, without


class VaBanque(Reading):
    ends = ("most_chips",)

    def prepare(self) -> None:
        self.chips = [self.number("chips") for _ in self.seats]
        self.stakes: dict[int, int] = {}
        self.results: dict[int, int] = {}
        # R4: with two only like this
        self.bank_takes = len(self.seats) == 2 or self.flag("bank_takes_remainder")

    def play(self) -> Part[End]:
        for _ in range(self.number("rounds")):
            for banker in self.seats:
                yield from self.bank(banker)
        return by_most(self.chips, "most_chips")

    def bank(self, banker: int) -> Part[None]:
        stake = self.number("stake")
        players = [seat for seat in self.left_of(banker) if self.chips[seat] >= stake]
        for seat in players:
            self.chips[seat] -= stake
            self.stakes[seat] = stake
        for seat in players:
            yield from self.sums(seat, banker)
        self.share([seat for seat in players if seat in self.stakes])
        self.stakes, self.results = {}, {}

    def sums(self, seat: int, banker: int) -> Part[None]:
        """The banker throws, and the player decides. (R3 as amended)"""
        (total,) = yield from self.throw(banker, 1)
        unused = ["plus", "minus", "times", "by"]
        could_divide = False
        for _ in range(3):
            (die,) = yield from self.throw(banker, 1)
            could_divide = could_divide or total % die == 0
            # R1: the die has been seen
            word = yield from self.choose(seat, [word for word in unused if word != "by" or total % die == 0])
            unused.remove(word)
            total = self.joined(total, word, die)
        (die,) = yield from self.throw(banker, 1)
        self.results[seat] = self.joined(total, unused[0], die)
        if self.bank_takes and unused == ["by"] and total % die and not could_divide:
            self.chips[banker] += self.stakes.pop(seat)

    def joined(self, total: int, word: str, die: int) -> int:
        if word == "by":
            return total // die if total >= 0 else -(-total // die)  # R2
        return {"plus": total + die, "minus": total - die, "times": total * die}[word]

    def share(self, players: list[int]) -> None:
        """The highest takes the pot; equals share it, and odd chips go to those nearest to the banker's left."""
        best = [seat for seat in players if self.results[seat] == max(self.results[other] for other in players)]
        pot = sum(self.stakes.values())
        while pot:
            for seat in best:
                if pot:
                    self.chips[seat] += 1
                    pot -= 1

    def shown(self) -> dict[str, object]:
        return {
            "held chips": tuple(self.chips),
            "row chips": tuple(self.chips),
            "pile pot": sum(self.stakes.values()),
            "row result": column(self.results, self.seats),
        }


class DicePoker(Reading):
    ends = ("most_chips",)

    def prepare(self) -> None:
        self.chips = [self.number("chips") for _ in self.seats]
        self.pot = 0
        self.inside: list[int] = []  # who is still in, in the order of throwing
        self.hands: dict[int, Faces] = {}

    def play(self) -> Part[End]:
        opener = len(self.seats) - 1
        for _ in range(self.number("deals")):
            opener = next(seat for seat in [*self.left_of(opener), opener] if self.chips[seat])
            yield from self.deal(opener)
            if sum(chips > 0 for chips in self.chips) == 1:
                break
        return by_most(self.chips, "most_chips")

    def deal(self, opener: int) -> Part[None]:
        self.inside = [seat for seat in [opener, *self.left_of(opener)] if self.chips[seat]]
        self.hands = {}
        for seat in self.inside:
            self.pay(seat, min(self.number("ante"), self.chips[seat]))
        for seat in list(self.inside):
            if seat not in self.inside:
                continue
            yield from self.hand(seat)
            if self.flag("raising"):
                yield from self.raising(seat)
            if len(self.inside) == 1:
                break
        best = max(rank(self.hands[seat]) for seat in self.inside) if len(self.inside) > 1 else None
        self.share([seat for seat in self.inside if best is None or rank(self.hands[seat]) == best])

    def hand(self, seat: int) -> Part[None]:
        dice = yield from self.throw(seat, 5)
        self.hands[seat] = dice
        for _ in range(self.number("throws") - 1):
            word = yield from self.choose(seat, ["stand", *(f"throw {listed(some)}" for some in some_of(dice))])
            if word == "stand":
                return
            again = read(word)
            more = yield from self.throw(seat, len(again))
            dice = tuple(sorted(without(dice, again) + more))
            self.hands[seat] = dice

    def raising(self, seat: int) -> Part[None]:
        cap = min(self.chips[other] for other in self.inside)  # R4
        if self.number("max_raise"):
            cap = min(cap, self.number("max_raise"))
        if not cap:
            return
        word = yield from self.choose(seat, [f"raise {amount}" for amount in range(cap + 1)])
        amount = int(word.split()[1])
        if not amount:
            return
        self.pay(seat, amount)
        for other in self.left_of(seat):
            if other not in self.inside:
                continue
            word = yield from self.choose(other, ["fold", "call"])  # R3
            if word == "call":
                self.pay(other, amount)
            else:
                self.inside.remove(other)

    def pay(self, seat: int, amount: int) -> None:
        self.chips[seat] -= amount
        self.pot += amount

    def share(self, best: list[int]) -> None:
        """Odd chips go to those who threw first."""
        while self.pot:
            for seat in best:
                if self.pot:
                    self.chips[seat] += 1
                    self.pot -= 1

    def shown(self) -> dict[str, object]:
        return {"held chips": tuple(self.chips), "pile pot": self.pot}


def rank(dice: Faces) -> tuple[int, ...]:
    """The combination, then what equal combinations are compared by: the faces, those that lie most often first, high ones first."""
    faces = sorted(dice, key=lambda face: (dice.count(face), face), reverse=True)
    often = sorted((dice.count(face) for face in set(dice)), reverse=True)
    if sorted(dice) in ([1, 2, 3, 4, 5], [2, 3, 4, 5, 6]):
        combination = 4
    else:
        combination = [[1, 1, 1, 1, 1], [2, 1, 1, 1], [2, 2, 1], [3, 1, 1], [], [3, 2], [4, 1], [5]].index(often)
    return (combination, *faces)
