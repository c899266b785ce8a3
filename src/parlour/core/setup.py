"""What is agreed before a game begins: how many seats, and which printed variants."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from operator import index
from typing import TYPE_CHECKING, Literal, TypeVar

from parlour.core.errors import OptionError, some
from parlour.core.kit import Kit
from parlour.core.message import say
from parlour.core.source import NEVER_ENDS, UNTOLD, Source

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

OptionValue = bool | int | str
Fits = tuple[tuple[OptionValue, tuple[int, ...]], ...]
R = TypeVar("R", bound="DataclassInstance")


def whole(number: object) -> int | None:
    """A whole number, also where an array has it from; None if it is none."""
    if isinstance(number, bool) or not hasattr(number, "__index__"):
        return None
    try:
        return index(number)
    except TypeError:  # arrays of several numbers, and truths of NumPy
        return None


def truth(value: object) -> bool | None:
    """A truth, also where an array has it from: NumPy's are none of Python's. None if it is none."""
    if isinstance(value, bool):
        return value
    return bool(value) if str(getattr(value, "dtype", "")) == "bool" and getattr(value, "shape", None) == () else None


@dataclass(frozen=True, slots=True)
class Option:
    """One printed variant as a switch, a number or a choice. Labels live in texts/, under the game's id and this name."""

    name: str
    default: OptionValue
    choices: tuple[str, ...] = ()  # the values of a choice, in the order of the form
    low: int = 0  # bounds of a number, both included
    high: int = 0
    off: bool = False  # a number that may also be 0, which switches the rule off
    needed: bool = False  # a limit without which a game need not end, so that it cannot be switched off
    most: str = ""  # a number that may not be more than the option of this name
    seats: tuple[int, ...] = ()  # matters only with these numbers of players; () = always
    fits: Fits = ()  # values that go only with these numbers of players
    kit: Kit | None = None  # a board that players join from parts, written as names with + between them; the default is the usual one
    decides: bool = False  # in a game of luck: any other value than the default gives people something to decide
    presets: tuple[tuple[str, OptionValue], ...] = ()  # its value in the game's presets, where that may be another than the default
    source: Source = UNTOLD

    @property
    def kind(self) -> Literal["switch", "number", "choice", "parts"]:
        """How it is chosen: a switch, a number in a range, one of several words, or parts of a kit."""
        if self.kit is not None:
            return "parts"
        if isinstance(self.default, bool):
            return "switch"
        return "number" if isinstance(self.default, int) else "choice"

    def check(self, value: object) -> OptionValue:
        """The value, if it is one of this option's."""
        said, number = truth(value), whole(value)
        if self.kind == "switch" and said is not None:
            return said
        if self.kind == "number" and number is not None and (self.low <= number <= self.high or (self.off and number == 0)):
            return number
        if self.kind == "choice" and isinstance(value, str) and value in self.choices:
            return str(value)
        wrong = {"option": self.name, "value": repr(value), "allowed": self.allowed()}
        if number == 0 and self.kind == "number" and (self.needed or self.source == NEVER_ENDS):
            raise OptionError(say("error-option-endless", **wrong))
        if self.kit is not None and isinstance(value, str):
            objection = self.kit.objection(value, len(self.kit.joints))
            if objection is None or value == self.default:
                return value
            raise OptionError(say("error-option-parts", reason=objection[0], **wrong), objection[1])
        raise OptionError(say("error-option-value", **wrong))

    def allowed(self) -> str:
        """Its values in writing, for errors."""
        if self.kind == "switch":
            return "true, false"
        if self.kit is not None:
            return f"{self.default}, {'+'.join(part.name for part in self.kit.parts)}"
        if self.kind == "choice":
            return some(self.choices)
        return f"{'0, ' if self.off else ''}{self.low}…{self.high}"

    def fitting(self, value: OptionValue, seats: int) -> bool:
        """Whether a value goes with this number of players."""
        if self.kit is not None and isinstance(value, str) and value != self.default:
            return self.kit.sides(value) >= seats
        return all(seats in numbers for known, numbers in self.fits if known == value)

    def usual(self, seats: int) -> OptionValue:
        """What is taken when nothing is chosen: the default, or where that does not fit the first value that does."""
        if self.fitting(self.default, seats):
            return self.default
        return next(value for value in self.samples() if self.fitting(value, seats))

    def samples(self) -> tuple[OptionValue, ...]:
        """Values that show the option's range, for tests and forms."""
        if self.kind == "switch":
            return (False, True)
        if self.kit is not None:
            return (self.default, *self.kit.samples)
        if self.kind == "choice":
            return self.choices
        least = (0, self.low) if self.off else (self.low, min(self.high, self.low + 1))
        return tuple(dict.fromkeys((int(self.default), *least)))


def choice(
    name: str, values: str, source: Source, *, usual: str = "", seats: tuple[int, ...] = (), fits: Fits = (), **presets: str
) -> Option:
    """An option that is one of several words, the usual one first unless it is named: `choice("mud", "throw turn", source, nl="turn")`."""
    words = tuple(values.split())
    return Option(name, usual or words[0], words, seats=seats, fits=fits, presets=tuple(presets.items()), source=source)


@dataclass(frozen=True, slots=True)
class Setup:
    """A checked agreement: the game's id, its seats, and a value for every option, in declared order."""

    game: str
    seats: int
    options: tuple[tuple[str, OptionValue], ...]

    def __reduce__(self) -> tuple[type["Setup"], tuple[str, int, tuple[tuple[str, OptionValue], ...]]]:
        return Setup, (self.game, self.seats, self.options)  # a compiled frozen class does not pickle by itself

    def option(self, name: str) -> OptionValue:
        """The value of an option; OptionError if the game has none of that name."""
        for known, value in self.options:
            if known == name:
                return value
        raise OptionError(say("error-option-none", game=self.game, option=name, known=some([known for known, _ in self.options])))

    def flag(self, name: str) -> bool:
        """The value of a switch."""
        return bool(self.option(name))

    def number(self, name: str) -> int:
        """The value of an option that is a number."""
        return int(self.option(name))

    def choice(self, name: str) -> str:
        """The value of an option that is one of several words."""
        return str(self.option(name))


def with_options(rules: R, setup: Setup) -> R:
    """A game's rules as they were agreed: an option is the rule of its name."""
    return replace(rules, **dict(setup.options))


def agree(game: str, allowed_seats: Sequence[int], options: Mapping[str, Option], seats: object, chosen: Mapping[str, object]) -> Setup:
    """Check what was chosen against what the game has; what was not chosen takes its default."""
    players = whole(seats)
    if players is None:
        raise OptionError(say("error-option-seats-number", game=game, seats=repr(seats), known=some(allowed_seats)))
    if players not in allowed_seats:
        raise OptionError(say("error-option-seats", game=game, seats=str(players), known=some(allowed_seats)))
    for name in chosen:
        if name not in options:
            raise OptionError(say("error-option-none", game=game, option=name, known=some(list(options))))
    values = tuple((name, option.check(chosen[name]) if name in chosen else option.usual(players)) for name, option in options.items())
    for name, value in values:
        option = options[name]
        if not option.fitting(value, players):
            known: Sequence[OptionValue] = range(option.low, option.high + 1) if option.kind == "number" else option.samples()
            fitting = some([other for other in known if option.fitting(other, players)])
            raise OptionError(
                say("error-option-with-seats", option=name, value=repr(value), seats=players, allowed=fitting),
                None if option.kit is None else say(f"{option.kit.family}-kit-sides", sides=option.kit.sides(str(value)), players=players),
            )
    setup = Setup(game, players, values)
    for name, value in values:
        check_sets(options, options[name], value, setup)
        check_most(options[name], setup)
    return setup


def check_most(option: Option, setup: Setup) -> None:
    """A number that another one bounds."""
    if option.most and setup.number(option.name) > setup.number(option.most):
        most = setup.number(option.most)
        labels = {"option": say(f"option-{setup.game}-{option.name}"), "other": say(f"option-{setup.game}-{option.most}")}
        detail = say("error-option-most", option=option.name, value=setup.number(option.name), other=option.most, most=most)
        raise OptionError(detail, say("option-more-than", most=most, **labels))


def check_sets(options: Mapping[str, Option], option: Option, value: OptionValue, setup: Setup) -> None:
    """A board is built from the sets that were chosen."""
    kit = option.kit
    if kit is None or not kit.sets or value == option.default:
        return
    chosen = setup.choice(kit.sets)
    objection = kit.objection(str(value), options[kit.sets].choices.index(chosen) + 1)
    if objection is not None:
        wrong = say("error-option-sets", option=option.name, value=repr(value), other=kit.sets, chosen=chosen, reason=objection[0])
        raise OptionError(wrong, objection[1])
