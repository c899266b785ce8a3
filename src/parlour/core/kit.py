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

    def objection(self, board: str, sets: int) -> tuple[str, Message] | None:
        """Why the parts of so many sets cannot be joined like this, in short and for people; None if they can."""
        names = board.split("+")
        joints = sum(self.joints[:sets])
        if len(names) - 1 > joints:
            return f"there are {joints} joints, not {len(names) - 1}", say(f"{self.family}-kit-joints", joints=joints, sets=sets)
        for at, name in enumerate(names):
            part, told = self.part(name), Message(f"{self.family}-part-{name}")
            if part is None:
                return f"{name!r} is no part", say(f"{self.family}-kit-empty")
            stock = sum(part.stock[:sets])
            if names.count(name) > stock:
                return f"{name} is there {stock} times, not {names.count(name)}", say(
                    f"{self.family}-kit-stock", part=told, count=stock, sets=sets
                )
            if part.ends and len(names) == 1:
                return f"{name} never stands alone", say(f"{self.family}-kit-alone", part=told)
            if part.ends and 0 < at < len(names) - 1:
                return f"{name} stands only at an end", say(f"{self.family}-kit-middle", part=told)
        return None
