"""Ways to agree on all of a game's options at once.

`printed` is the print to the letter, a language or a box is what that booklet prints, `common` is what most people play. Each says only
what differs from the defaults.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from parlour.core.setup import Option, OptionValue

Values = dict[str, OptionValue]
PRINTED, COMMON, USUAL = "printed", "common", "usual"


@dataclass(frozen=True, slots=True)
class Preset:
    """A way to play, under every name that means the same values."""

    names: tuple[str, ...]
    options: Values


def presets(options: Iterable[Option]) -> dict[str, Values]:
    """Every preset by its name; `printed` is always there."""
    known = tuple(options)
    letter = values(known, PRINTED)
    found = {PRINTED: changed(known, letter)}
    for name in dict.fromkeys(name for option in known for name, _ in option.presets):
        if name != PRINTED:
            found[name] = changed(known, values(known, name) if name == COMMON else letter | values(known, name))
    return found


def values(options: Iterable[Option], name: str) -> Values:
    return {option.name: value for option in options for preset, value in option.presets if preset == name}


def changed(options: Iterable[Option], chosen: Values) -> Values:
    defaults = {option.name: option.default for option in options}
    return {name: value for name, value in chosen.items() if value != defaults[name]}


def to_choose_from(found: dict[str, Values]) -> list[Preset]:
    """The presets as people choose them: booklets that print the same together, and the defaults if they are none of the others."""
    booklets = [name for name in found if name not in (PRINTED, COMMON)]
    together: dict[str, list[str]] = {}
    for name in booklets or [PRINTED]:
        together.setdefault(repr(sorted(found[name].items())), []).append(name)
    offered = [Preset(tuple(names), found[names[0]]) for names in together.values()]
    if COMMON in found:
        offered.append(Preset((COMMON,), found[COMMON]))
    return offered if any(not preset.options for preset in offered) else [Preset((USUAL,), {}), *offered]
