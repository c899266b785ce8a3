"""What games in other people's writing share: quoted tags, Parlour's own among them, the way to a record, and the way back.

The tags ParlourGame and ParlourOptions say which game was played, and how; ParlourEnding why it ended, where its rules did not end it.
Without that one, a game with a result that was not played to its end was given up, or drawn by agreement, unless Termination says that
somebody's time was up or that somebody left.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence

from parlour.core.errors import ParlourError, RecordError
from parlour.core.game import Game
from parlour.core.gesture import Gesture, Reason
from parlour.core.leaving import REASONS, Ending, Leaving, ranking
from parlour.core.message import say
from parlour.core.record import Record, replay
from parlour.core.setup import Option, OptionValue, agree
from parlour.core.state import NOBODY, OVER, State

TAG = re.compile(r'(?:^|(?<=\]))[ \t\r]*\[(\w+) +"((?:[^"\\]|\\.)*)"\]', re.MULTILINE)
UNFINISHED = "*"
UNCLOSED = 20  # comments without an end that are borne
TERMINATION: dict[Leaving, str] = {"resigned": "normal", "agreed": "normal", "time": "time forfeit", "left": "abandoned"}
CLAIMED = ("repetition_draw", "draw_rule", "no_progress_limit", "fifty_move_limit")  # elsewhere these draws must be claimed


# Tags


def own_tags(record: Record) -> dict[str, str]:
    """Which game was played, how, and why it ended."""
    tags = {"ParlourGame": record.game, "ParlourOptions": json.dumps(dict(record.options))}
    if record.position:
        fen, _, rest = record.position.partition(" | ")  # what nobody else has a word for stands behind it
        tags |= {"SetUp": "1", "FEN": fen} | ({"ParlourPosition": record.position} if rest else {})
    if record.ending is not None:
        tags |= {"Termination": TERMINATION[record.ending.reason], "ParlourEnding": f"{record.ending.reason} {record.ending.seat}"}
    return tags


def read_tags(text: str, tag: re.Pattern[str] = TAG) -> dict[str, str]:
    return {name: re.sub(r"\\(.)", r"\1", value) for name, value in tag.findall(text)}


def without_tags(text: str) -> str:
    """What is behind the tags. Many comments without an end are refused: each would be followed through all of the text."""
    rest = TAG.sub(" ", text)
    if rest.count("{", rest.rfind("}") + 1) > UNCLOSED:
        raise RecordError(say("error-file-comments"))
    return rest


def read_options(tags: Mapping[str, str]) -> dict[str, OptionValue]:
    """The options that were played with; the defaults where nothing is said."""
    text = tags.get("ParlourOptions", "{}")
    try:
        options = json.loads(text)
    except (ValueError, RecursionError):
        options = None
    if not isinstance(options, dict) or not all(isinstance(value, bool | int | str) for value in options.values()):
        raise RecordError(say("error-record-object", part="ParlourOptions"))
    return options


def read_ending(tags: Mapping[str, str], winner: int | None) -> Ending | None:
    """Why a game of two ended that was not played to its end; `winner` is NOBODY in a draw, and None where nothing is said."""
    if own := re.fullmatch(rf"({'|'.join(REASONS)}) ([01])", tags.get("ParlourEnding", "")):
        return next(Ending(reason, int(own[2])) for reason in REASONS if reason == own[1])
    if winner is None:
        return None
    if winner == NOBODY:
        return Ending("agreed", 0)
    said = tags.get("Termination", "").casefold()
    return Ending("time" if "time" in said else "left" if "abandon" in said else "resigned", 1 - winner)


def said_result(tags: Mapping[str, str], text: str) -> str:
    """What the file says of the result, in its tags or behind the moves."""
    return tags.get("Result") or (text.split() or [UNFINISHED])[-1]


def without_claims(played: Game) -> dict[str, OptionValue]:
    """The options by which nothing is drawn that must be claimed elsewhere."""

    def never(option: Option) -> OptionValue:
        return "off" if option.choices else 0 if option.off else option.high

    return {name: never(option) for name, option in played.options.items() if name in CLAIMED}


def games_in(text: str) -> list[str]:
    """The games of a file, each with its tags: one begins where tags stand behind something that is none."""
    games: list[list[str]] = []
    in_tags = False
    for line in text.splitlines(keepends=True):
        is_tag = TAG.match(line) is not None
        if not games or (is_tag and not in_tags and "".join(games[-1]).strip()):
            games.append([])
        games[-1].append(line)
        in_tags = is_tag
    return ["".join(lines) for lines in games if "".join(lines).strip()]


def quoted(name: str, value: str) -> str:
    """A tag as it is written, in one line."""
    escaped = " ".join(value.split()).replace("\\", "\\\\").replace('"', '\\"')
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


def why_not(played: Game, state: State, touched: tuple[str, ...]) -> Reason | None:
    """The rule against a move that is none, by the places that it names."""
    places = {site.id for site in played.face.board(state.setup).sites}
    if state.turn < 0 or len(touched) < 2 or not all(part in places for part in touched):
        return None
    return played.face.why_not(state, Gesture(sites=touched))


def begun(played: Game, options: Mapping[str, OptionValue], position: str = "") -> State:
    """The first position of a game that was played with these options."""
    try:
        setup = agree(played.id, played.seats, played.options, played.usual_seats, options)  # an option may be named seats
    except ParlourError as error:
        raise RecordError(say("error-record-setup", game=played.id, reason=error.said)) from None
    try:
        return played.first(setup, position)
    except ParlourError as error:
        raise RecordError(say("error-record-begins", game=played.id, reason=error.said)) from None


def beginning(played: Game, options: Mapping[str, OptionValue], position: str) -> str:
    """A position in writing as a record has it: nothing where that is how the game begins anyway."""
    text = begun(played, options, position).text()
    return "" if text == begun(played, options).text() else text


def recorded(
    played: Game, state: State, seats: tuple[str, ...], actions: Sequence[int], ending: Ending | None = None, position: str = ""
) -> Record:
    """The record of a game that has come to this state, and was ended there if it was not over."""
    over = state.turn == OVER
    ending = None if over else ending
    return Record(
        game=played.id,
        version=played.version,
        options=dict(state.setup.options),
        seats=seats,
        actions=tuple(actions),
        result=ranking(len(seats), (), ending, state.result() if over else None),
        ending=ending,
        position=beginning(played, dict(state.setup.options), position) if position else "",
    )


def written_moves(played: Game, record: Record) -> Iterator[tuple[State, str]]:
    """The moves of a record in writing, each with the position that it was made in."""
    replay(played, record)  # a record that does not replay is refused as a whole
    state = begun(played, record.options, record.position)
    if state.midway:
        raise RecordError(say("error-file-midway"))
    begin, move = state.clone(), list[int]()
    for action in record.actions:
        move.append(action)
        state.follow(action)
        if not state.midway:
            yield begin, played.face.write_move(begin, move)
            begin, move = state.clone(), []
