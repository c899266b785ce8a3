"""A board that players join from parts: what lies in the sets, and what can be built from it."""

from dataclasses import dataclass

from parlour.core.message import Message, say


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a kit from which players join a board in a chain, side to side."""

    name: str  # its words are <family>-part-<name>
    sides: int
    stock: tuple[int, ...]  # how many of it lie in each set
    ends: bool = False  # stands only at an end of the chain, and never alone


@dataclass(frozen=True, slots=True)
class Kit:
    """Parts in one set or more, and the joints to join them with."""

    family: str
    parts: tuple[Part, ...]
    joints: tuple[int, ...]  # how many lie in each set
    samples: tuple[str, ...]  # boards for tests and forms
    sets: str = ""  # the option whose choices, in their order, are one set, two sets, …; "" where all of them are always there

    def part(self, name: str) -> Part | None:
        for part in self.parts:
            if part.name == name:
                return part
        return None

    def sides(self, board: str) -> int:
        """How many outer sides a board has: every joint hides two."""
        names = board.split("+")
        return sum([part.sides * names.count(part.name) for part in self.parts]) - 2 * (len(names) - 1)

    def sets_for(self, board: str) -> int:
        """How many sets a board takes that can be built."""
        return next(sets for sets in range(1, len(self.joints) + 1) if self.objection(board, sets) is None)

    def objection(self, board: str, sets: int) -> Message | None:
        """Why the parts of so many sets cannot be joined like this; None if they can."""
        names = board.split("+")
        joints = sum(self.joints[:sets])
        if len(names) - 1 > joints:
            return say(f"{self.family}-kit-joints", joints=joints, sets=sets)
        for at, name in enumerate(names):
            part = self.part(name)
            if part is None:
                return say(f"{self.family}-kit-empty")
            stock = sum(part.stock[:sets])
            if names.count(name) > stock:
                return say(f"{self.family}-kit-stock", part=Message(f"{self.family}-part-{name}"), count=stock, sets=sets)
            if part.ends and (len(names) == 1 or 0 < at < len(names) - 1):
                return say(f"{self.family}-kit-{'alone' if len(names) == 1 else 'middle'}", part=Message(f"{self.family}-part-{name}"))
        return None
