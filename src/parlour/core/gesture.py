"""How a hand makes an action, and why some gestures make none."""

from dataclasses import dataclass
from functools import lru_cache

from parlour.core.message import Message


@dataclass(frozen=True, slots=True)
class Gesture:
    """What to touch: sites in order, or dice to be thrown again, or a cell of the sheet, or a button; or a button or one site, either of
    them. Several gestures with the same sites are told apart by their buttons.

    Dice of equal face are interchangeable: any of them makes the gesture.
    """

    sites: tuple[str, ...] = ()
    dice: tuple[str, ...] = ()
    cell: str = ""  # a row id of the score sheet
    button: str = ""  # a name of the family's; its words are `label`
    label: Message | None = None  # words for buttons and screen readers, where sites alone do not tell; `amount` among them makes a slider
    via: tuple[str, ...] = ()  # the sites between, where one action takes a piece over several: not to be touched, but shown


@lru_cache(1 << 14)  # the same in every position in which it can be made
def touching(sites: tuple[str, ...]) -> Gesture:
    """Sites in order, and nothing else."""
    return Gesture(sites=sites)


@dataclass(frozen=True, slots=True)
class Shortcut:
    """Several actions of one seat that two touches make: the first site and the last, where nothing else joins them."""

    sites: tuple[str, str]
    actions: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Reason:
    """The rule that forbids a gesture: an anchor into the game's rules text, and the sentence."""

    anchor: str
    message: Message
