"""Positions of backgammon as other programs name them: XGID, and GNU Backgammon's position and match ids, out and in.

They tell the stones, who is to do what, the dice, the cube and the score, for a position in which no step of the throw has been made.
They do not tell how many turns were made, nor which rules are played: what is read gets the common rules unless told otherwise.

XGID counts the points as we do: its player at the bottom (capital letters, 1) is White, the one at the top (small letters, -1) is Black.
GNU's position id is about who is to throw or move: first the other side's stones, then the own. Its player 0 is Black, player 1 White.
"""

from __future__ import annotations

import re
from base64 import b64decode, b64encode
from binascii import Error as Base64Error

from parlour.catalogue import game
from parlour.core.errors import ParlourError, RecordError
from parlour.core.state import NOBODY, OVER, State
from parlour.games.tables.engine import TablesState
from parlour.games.tables.rules import ANSWER, BAR, OPENING, PLACES, PLAY, SCORE, STONES

XGID = re.compile(r"(?:XGID=)?([-A-Oa-o]{26}):(\d{1,2}):(-1|0|1):(-1|1):(00|D|[1-6][1-6]):(\d{1,5}):(\d{1,5}):([0-3]):(\d{1,5}):(\d{1,2})")
LARGEST = 10  # the largest cube there is, as a power of two; XGID's usual figure
POINTS = range(1, 25)


def to_xgid(state: State) -> str:
    table = _tellable(state)
    cells = ["-"] * 26
    for seat, first in ((0, "A"), (1, "a")):
        for point in POINTS:
            if count := _count(table, seat, table.point(seat, point)):
                cells[point] = chr(ord(first) + count - 1)
        if count := _count(table, seat, BAR):
            cells[25 if seat == 0 else 0] = chr(ord(first) + count - 1)
    doubled = table.stage == ANSWER
    mover = 1 - table.hand if doubled else table.hand
    dice = "D" if doubled else f"{table.high}{table.low}" if table.stage == PLAY else "00"
    owner = 0 if table.owner == NOBODY else 1 if table.owner == 0 else -1
    limit = int(table.rules.stakes.cube)
    fields = [
        "".join(cells),
        int(table.cube).bit_length() - 1,
        owner,
        1 if mover == 0 else -1,
        dice,
        *(table.at[SCORE + seat] if table.rules.stakes.match else 0 for seat in (0, 1)),
        int(table.crawford),
        table.rules.stakes.match,
        limit.bit_length() - 1 if limit else 0,
    ]
    return "XGID=" + ":".join(str(part) for part in fields)


def from_xgid(text: str, **options: object) -> State:
    """The position that an XGID names; match length, largest cube and score are taken from it, other options from the caller."""
    parts = XGID.fullmatch(text.strip())
    if parts is None:
        raise RecordError(f"{text!r} is no XGID, which is 26 places and nine figures between colons")
    cells, cube, owner, turn, dice, white, black, crawford, match, limit = parts.groups()
    sides: list[dict[int, int]] = [{}, {}]
    for place, cell in enumerate(cells):
        if cell != "-":
            seat = 0 if cell.isupper() else 1
            if place in (0, 25) and place != (25 if seat == 0 else 0):
                raise RecordError(f"{text!r} has {cell!r} on the other side's bar")
            sides[seat][BAR if place in (0, 25) else place] = ord(cell.lower()) - ord("a") + 1
    given: dict[str, object] = {"standard_rules": True, "match_points": int(match), **options}
    given |= {"cube_limit": 1 << min(int(limit), LARGEST)} if int(limit) else {"doubling": False}
    who = "W" if turn == "1" else "B"
    in_crawford = crawford == "1" and match != "0"  # without a match the figure is about other rules
    figures = _Figures(1 << min(int(cube), 20), {"1": "W", "-1": "B"}.get(owner, ""), (int(white), int(black)), in_crawford)
    return _position(sides, who, dice, figures, given)


def to_gnu(state: State) -> str:
    """Position id and match id with a colon between them, as GNU Backgammon shows and takes them."""
    return f"{to_gnu_position(state)}:{to_gnu_match(state)}"


def to_gnu_position(state: State) -> str:
    table = _tellable(state)
    mover = 1 - table.hand if table.stage == ANSWER else table.hand
    bits = ""
    for seat in (1 - mover, mover):
        for way in (*POINTS, 25):  # the bar is one step beyond 24
            bits += "1" * _count(table, seat, 25 - way) + "0"
    return _encode(bits, 10)


def to_gnu_match(state: State) -> str:
    table = _tellable(state)
    doubled = table.stage == ANSWER
    mover = 1 - table.hand if doubled else table.hand
    owner = 3 if table.owner == NOBODY else 1 - table.owner
    dice = (table.high, table.low) if table.stage == PLAY else (0, 0)
    score = [table.at[SCORE + seat] if table.rules.stakes.match else 0 for seat in (1, 0)]
    bits = "".join(
        _little(value, width)
        for value, width in (
            (int(table.cube).bit_length() - 1, 4),
            (owner, 2),
            (1 - mover, 1),
            (int(table.crawford), 1),
            (1, 3),  # the game is being played
            (1 - table.hand, 1),
            (int(doubled), 1),
            (0, 2),  # nobody resigns
            (dice[0], 3),
            (dice[1], 3),
            (table.rules.stakes.match, 15),
            (score[0], 15),
            (score[1], 15),
        )
    )
    return _encode(bits, 9)


def from_gnu(text: str, **options: object) -> State:
    """The position that `position id:match id` names; a position id alone is White's to throw, with the cube in the middle."""
    position, _, match = text.strip().partition(":")
    bits = _decode(position, 10)
    counts, at = [0] * 50, 0
    for bit in bits:
        if at == 50:
            break
        if bit == "1":
            counts[at] += 1
        else:
            at += 1
    if at < 50 or "1" in bits[50 + sum(counts) :]:
        raise RecordError(f"{position!r} is no position id: it does not end with the last place")
    given: dict[str, object] = {"standard_rules": True, **options}
    fields = _match_fields(match) if match else [0, 3, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0]
    cube, owner, roller, crawford, stage, _, doubled, resigned, high, low, length, black, white = fields
    if stage != 1 or resigned:
        raise RecordError(f"{match!r} is not about a game that is being played")
    mover = 1 - roller
    sides: list[dict[int, int]] = [{}, {}]
    for half, seat in ((0, 1 - mover), (25, mover)):
        for way in range(1, 26):
            if count := counts[half + way - 1]:
                point = way if seat == 0 else 25 - way
                sides[seat][BAR if way == 25 else point] = count
    given["match_points"] = length
    dice = "D" if doubled else f"{max(high, low)}{min(high, low)}" if high else "00"
    figures = _Figures(1 << cube, {0: "B", 1: "W"}.get(owner, ""), (white, black), bool(crawford))
    return _position(sides, "WB"[mover], dice, figures, given)


class _Figures:
    def __init__(self, cube: int, owner: str, score: tuple[int, int], crawford: bool) -> None:
        self.cube = cube
        self.owner = owner  # "" if the cube is in the middle
        self.score = score
        self.crawford = crawford


def _position(sides: list[dict[int, int]], who: str, dice: str, figures: _Figures, options: dict[str, object]) -> State:
    """Written as our own positions are, and read as one of them, so that there is one place where they are checked."""
    texts = []
    for letter, stones in zip("WB", sides, strict=True):
        points = [f"{point}:{stones[point]}" for point in sorted(stones) if point != BAR]
        texts.append(" ".join([letter, *points, *([f"bar:{stones[BAR]}"] if BAR in stones else [])]))
    pending = f"{'B' if who == 'W' else 'W'} answers" if dice == "D" else who if dice == "00" else f"{who} {max(dice)}-{min(dice)}"
    text = f"{'; '.join(texts)} | {pending}"
    if figures.cube > 1:
        text += f", cube {figures.cube} {figures.owner}"
    if options.get("match_points"):
        text += f", score {figures.score[0]} {figures.score[1]}, games {1 if any(figures.score) else 0}"
        text += ", crawford" if figures.crawford else ""
    try:
        return game("backgammon").position(text, None, **options)
    except ParlourError as error:
        raise RecordError(f"this is no position of backgammon: {error}") from None


def _tellable(state: State) -> TablesState:
    if not isinstance(state, TablesState) or state.setup.game != "backgammon":
        raise RecordError("only positions of backgammon have such a name")
    if state.turn == OVER or state.stage == OPENING or state.midway:
        raise RecordError("only a running game in which no step of the throw has been made has such a name")
    return state


def _count(state: TablesState, seat: int, progress: int) -> int:
    count = state.at[PLACES * seat + progress]
    assert 0 <= count <= STONES
    return count


def _little(value: int, width: int) -> str:
    """A figure as bits, the lowest first."""
    return "".join(str(value >> at & 1) for at in range(width))


def _encode(bits: str, length: int) -> str:
    number = int(bits[::-1], 2)
    return b64encode(number.to_bytes(length, "little")).decode().rstrip("=")


def _decode(text: str, length: int) -> str:
    try:
        data = b64decode(text + "=" * (-len(text) % 4), validate=True)
    except (Base64Error, ValueError):
        data = b""
    if len(data) != length:
        raise RecordError(f"{text!r} is no id of GNU Backgammon")
    return _little(int.from_bytes(data, "little"), 8 * length)


def _match_fields(text: str) -> list[int]:
    bits = _decode(text, 9)
    fields, at = [], 0
    for width in (4, 2, 1, 1, 3, 1, 1, 2, 3, 3, 15, 15, 15):
        fields.append(int(bits[at : at + width][::-1], 2))
        at += width
    return fields
