"""The three tricks, as the sheet tells them: somebody says a number, and the magician names what lies hidden."""

from __future__ import annotations

from abc import abstractmethod

from tests.oracles.dice_plain.reading import End, Faces, Part, Reading


class Trick(Reading):
    ends = ("trick",)

    def prepare(self) -> None:
        self.tried = 0
        self.right = 0

    def play(self) -> Part[End]:
        rounds = self.number("rounds")
        for _ in range(rounds):
            right = yield from self.once()
            self.tried += 1
            self.right += right
        return End((1 if self.right == rounds else 2,), (self.right,), "trick")

    def once(self) -> Part[bool]:
        player = self.setup.choice("magician") == "player"
        if self.flag("real_dice") and not player:  # nobody but the player sees the dice: he says whether it was right
            yield from self.choose(0, [f"say {number}" for number in self.sayings()])
            word = yield from self.choose(0, ["wrong", "right"])
            return word == "right"
        dice: Faces = ()
        for _ in range(self.dice()):
            dice += yield from self.throw(0, 1)
        if player:
            word = yield from self.choose(0, [f"name {number}" for number in self.answers()])
            return word == f"name {self.hidden(dice)}"
        word = yield from self.choose(0, [f"say {number}" for number in self.sayings()])
        return self.solved(int(word.split()[1])) == self.hidden(dice)

    @abstractmethod
    def dice(self) -> int: ...

    @abstractmethod
    def sayings(self) -> list[int]:
        """Every number that can be said."""

    @abstractmethod
    def answers(self) -> list[int]:
        """Every number that a magician can name."""

    @abstractmethod
    def hidden(self, dice: Faces) -> int:
        """What is to be named."""

    @abstractmethod
    def solved(self, said: int) -> int:
        """What the magician makes of the number that was said."""

    def shown(self) -> dict[str, object]:
        return {"held shown": (self.tried,), "held right": (self.right,)}


FACES = (1, 2, 3, 4, 5, 6)


class TwoDiceTrick(Trick):
    def dice(self) -> int:
        return 2

    def sayings(self) -> list[int]:
        return [(2 * a + 5) * 5 + b for a in FACES for b in FACES]

    def answers(self) -> list[int]:
        return [10 * a + b for a in FACES for b in FACES]

    def hidden(self, dice: Faces) -> int:
        return 10 * dice[0] + dice[1]

    def solved(self, said: int) -> int:
        return said - 25


class ThreeDiceTrick(Trick):
    def dice(self) -> int:
        return 3

    def sayings(self) -> list[int]:
        return [int(f"{a}{b}{c}{7 - a}{7 - b}{7 - c}") // 37 // 3 for a in FACES for b in FACES for c in FACES]

    def answers(self) -> list[int]:
        return [100 * a + 10 * b + c for a in FACES for b in FACES for c in FACES]

    def hidden(self, dice: Faces) -> int:
        return 100 * dice[0] + 10 * dice[1] + dice[2]

    def solved(self, said: int) -> int:
        return (said - 7) // 9


class StackTrick(Trick):
    def dice(self) -> int:
        return self.number("dice")

    def sayings(self) -> list[int]:
        return list(FACES)

    def answers(self) -> list[int]:
        return list(range(1, 7 * self.dice()))

    def hidden(self, dice: Faces) -> int:
        return sum(7 - face for face in dice) + sum(dice[:-1])  # R1: all bottoms, and all tops but the uppermost

    def solved(self, said: int) -> int:
        return 7 * self.dice() - said
