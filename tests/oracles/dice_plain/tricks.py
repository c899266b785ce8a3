"""The three tricks, as the sheet tells them: somebody says a number, and the magician names what lies hidden."""

from __future__ import annotations

from abc import abstractmethod
from itertools import product

from tests.oracles.dice_plain.reading import End, Faces, Part, Reading

FACES = (1, 2, 3, 4, 5, 6)


class Trick(Reading):
    ends = ("trick",)

    def prepare(self) -> None:
        self.tried = 0
        self.right = 0
        self.said: int | None = None

    def play(self) -> Part[End]:
        rounds = self.number("rounds")
        for _ in range(rounds):
            right = yield from self.once()
            self.tried += 1
            self.right += right
        if self.setup.seats == 2:  # the magician is the second; whoever fooled him has won
            places = (2, 1) if self.right == rounds else (1, 2)
            return End(places, (rounds - self.right, self.right), "trick")
        return End((1 if self.right == rounds else 2,), (self.right,), "trick")

    def once(self) -> Part[bool]:
        if self.setup.seats == 2:
            return (yield from self.once_for_another())
        player = self.setup.choice("magician") == "player"
        if self.flag("real_dice") and not player:  # nobody but the player sees the dice: he says whether it was right
            yield from self.say()
            word = yield from self.choose(0, ["wrong", "right"])
            return word == "right"
        dice: Faces = ()
        for _ in range(self.dice()):
            dice += yield from self.throw(0, 1)
            self.said = None
        if player:
            self.said = self.spoken(dice)
            word = yield from self.choose(0, [f"name {number}" for number in self.answers()])
            return word == f"name {self.hidden(dice)}"
        yield from self.say()
        return self.solved() == self.hidden(dice)

    def once_for_another(self) -> Part[bool]:
        """One throws, the other names; real dice are judged by whoever threw them."""
        if self.flag("real_dice"):
            yield from self.say()
            yield from self.choose(1, [f"name {number}" for number in self.answers()])
            word = yield from self.choose(0, ["wrong", "right"])
            return word == "right"
        dice: Faces = ()
        for _ in range(self.dice()):
            dice += yield from self.throw(0, 1)
            self.said = None
        self.said = self.spoken(dice)
        word = yield from self.choose(1, [f"name {number}" for number in self.answers()])
        return word == f"name {self.hidden(dice)}"

    def say(self) -> Part[None]:
        """Any number that can come up, whether it is the right one or not."""
        word = yield from self.choose(0, [f"say {number}" for number in self.sayings()])
        self.said = int(word.split()[1])

    @abstractmethod
    def dice(self) -> int: ...

    @abstractmethod
    def spoken(self, dice: Faces) -> int:
        """What an honest spectator says."""

    @abstractmethod
    def hidden(self, dice: Faces) -> int:
        """What is to be named."""

    @abstractmethod
    def solved(self) -> int:
        """What the magician makes of the number that was said."""

    def sayings(self) -> list[int]:
        return [self.spoken(dice) for dice in product(FACES, repeat=self.dice())]

    def answers(self) -> list[int]:
        """Every number that a magician can name."""
        return [self.hidden(dice) for dice in product(FACES, repeat=self.dice())]

    def shown(self) -> dict[str, object]:
        seats = self.setup.seats
        said = (self.said, *[None] * (seats - 1))
        return {"held shown": (self.tried,) * seats, "held right": (self.right,) * seats, "row said": said}


class TwoDiceTrick(Trick):
    def dice(self) -> int:
        return 2

    def spoken(self, dice: Faces) -> int:
        return (2 * dice[0] + 5) * 5 + dice[1]

    def hidden(self, dice: Faces) -> int:
        return 10 * dice[0] + dice[1]

    def solved(self) -> int:
        assert self.said is not None
        return self.said - 25


class ThreeDiceTrick(Trick):
    def dice(self) -> int:
        return 3

    def spoken(self, dice: Faces) -> int:
        return int("".join(map(str, dice)) + "".join(str(7 - face) for face in dice)) // 37 // 3

    def hidden(self, dice: Faces) -> int:
        return 100 * dice[0] + 10 * dice[1] + dice[2]

    def solved(self) -> int:
        assert self.said is not None
        return (self.said - 7) // 9


class StackTrick(Trick):
    def dice(self) -> int:
        return self.number("dice")

    def spoken(self, dice: Faces) -> int:
        return dice[-1]

    def hidden(self, dice: Faces) -> int:
        return sum(7 - face for face in dice) + sum(dice[:-1])  # R1: all bottoms, and all tops but the uppermost

    def solved(self) -> int:
        assert self.said is not None
        return 7 * self.dice() - self.said

    def sayings(self) -> list[int]:
        return list(FACES)

    def answers(self) -> list[int]:
        return list(range(1, 7 * self.dice()))  # whatever somebody might guess
