"""What games in other people's writing share: quoted tags, Parlour's own among them, the way to a record, and the way back.

The tags ParlourGame and ParlourOptions say which game was played, and how.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence

from parlour.core.errors import ParlourError, RecordError
from parlour.core.game import Game
from parlour.core.record import Record, replay
from parlour.core.setup import OptionValue, agree
from parlour.core.state import OVER, State

TAG = re.compile(r'(?:^|(?<=\]))\s*\[(\w+) +"((?:[^"\\]|\\.)*)"\]', re.MULTILINE)
UNFINISHED = "*"


# Tags


def own_tags(record: Record) -> dict[str, str]:
    """Which game was played, and how."""
    return {"ParlourGame": record.game, "ParlourOptions": json.dumps(dict(record.options))}


def read_tags(text: str, tag: re.Pattern[str] = TAG) -> dict[str, str]:
    return {name: re.sub(r"\\(.)", r"\1", value) for name, value in tag.findall(text)}


def read_options(tags: Mapping[str, str]) -> dict[str, OptionValue]:
    """The options that were played with; the defaults where nothing is said."""
    text = tags.get("ParlourOptions", "{}")
    try:
        options = json.loads(text)
    except (ValueError, RecursionError):
        options = None
    if not isinstance(options, dict) or not all(isinstance(value, bool | int | str) for value in options.values()):
        raise RecordError(f"ParlourOptions is no object of options: {text!r}")
    return options


def quoted(name: str, value: str) -> str:
    """A tag as it is written."""
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def written(tags: Mapping[str, str], tokens: list[str], width: int) -> str:
    """The whole text: quoted tags, then the tokens in lines of at most so many characters."""
    above = "\n".join(quoted(name, value) for name, value in tags.items())
    return f"{above}\n\n{_wrapped(tokens, width)}\n"


def _wrapped(tokens: list[str], width: int) -> str:
    lines = [""]
    for token in tokens:
        if lines[-1] and len(lines[-1]) + 1 + len(token) > width:
            lines.append("")
        lines[-1] += f" {token}" if lines[-1] else token
    return "\n".join(lines)


# Records


def begun(played: Game, options: Mapping[str, OptionValue]) -> State:
    """The first position of a game that was played with these options."""
    try:
        return played.begin(agree(played.id, played.seats, played.options, played.usual_seats, options))  # an option may be named seats
    except ParlourError as error:
        raise RecordError(f"the options are not those of {played.id}: {error}") from None


def recorded(played: Game, state: State, seats: tuple[str, ...], actions: Sequence[int]) -> Record:
    """The record of a game that has come to this state."""
    return Record(
        game=played.id,
        version=played.version,
        options=dict(state.setup.options),
        seats=seats,
        actions=tuple(actions),
        result=state.result() if state.turn == OVER else None,
    )


def written_moves(played: Game, record: Record) -> Iterator[tuple[State, str]]:
    """The moves of a record in writing, each with the position that it was made in."""
    replay(played, record)  # a record that does not replay is refused as a whole
    state = begun(played, record.options)
    begin, move = state.clone(), list[int]()
    for action in record.actions:
        move.append(action)
        state.apply(action)
        if not state.midway:
            yield begin, played.face.write_move(begin, move)
            begin, move = state.clone(), []
