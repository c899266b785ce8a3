"""Positions of the track family in writing.

    Y53 G58 R20 Kx | Y                 yellow on 53 is to throw; black is out
    Y57w(R+K) G48s1 R20 K0 | G         yellow waits until red and black have passed; green misses one turn
    Y12,61h G40,25s2 | Y2, first G     two horses each: yellow's second, in the mud, is to throw; green began
    Y31w1:35 G6:40 pot:25 | G          yellow waits in the well (1: has waited longest) and has 35 chips

Behind ` | ` stands what is pending:

    roll-off Y4 G R    who begins is being thrown for: Y has thrown 4, G throws next; whom a tie has left out is not named
    Y 2+3 at 14        yellow has thrown 2 and 3 and decides on square 14
    Y, muddied         yellow has come into the mud in this turn, and this throw still counts whole
    Y, freed           yellow was freed and throws for its move
    over Y             the game is over, and yellow has won
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from parlour.core.bits import BIT
from parlour.core.errors import PositionError
from parlour.core.message import Message, say
from parlour.core.state import CHANCE, OVER
from parlour.games.track.rules import BRIDGE, GO, GOOSE, HALF, HOLD, LETTERS, MATE, OUT, PLAIN, RETRY, SKIP, WAIT

if TYPE_CHECKING:
    from parlour.games.track.engine import TrackState

GROUP = re.compile(r"(?P<letter>[A-Z])(?P<places>[^\s:|]+)(?::(?P<chips>\d{1,6}))?\s*")
POT = re.compile(r"pot:(?P<pot>\d{1,6})\s*")
PLACE = re.compile(r"(?:x|(?P<square>\d{1,2})(?:s(?P<idle>[1-9]))?(?P<half>h)?(?:w(?:(?P<rank>[1-9])|\((?P<watch>[A-Z0-9+]+)\)))?)")
PENDING = re.compile(
    r"(?:roll-off(?P<rolls>(?: [A-Z]\d{0,2})+)|over (?P<over>[A-Z])|"
    r"(?P<piece>[A-Z][1-9]?)(?: (?P<low>[1-6])\+(?P<high>[1-6]) at (?P<target>\d{1,2}))?(?P<freed>, freed)?"
    r"(?P<muddied>, muddied)?(?:, first (?P<first>[A-Z]))?)"
)


def written(state: TrackState) -> str:
    """The pieces of every seat, the chips, and what is pending."""
    groups = []
    for seat in range(state.seats):
        places = [place_name(state, piece) for piece in range(seat, state.rules.pieces, state.seats)]
        groups.append(LETTERS[seat] + ",".join(places) + (f":{state.chips[seat]}" if state.rules.chips.purse else ""))
    if state.rules.chips.purse:
        groups.append(f"pot:{state.pot}")
    return f"{' '.join(groups)} | {pending(state)}"


def place_name(state: TrackState, piece: int) -> str:
    if state.is_out(piece):
        return "x"
    text = str(state.at(piece))
    if state.idle(piece):
        text += f"s{state.idle(piece)}"
    if state.half & BIT[piece]:
        text += "h"
    if state.rank(piece):
        text += f"w{state.rank(piece)}"
    if state.watch(piece):
        text += f"w({'+'.join(state.rules.name(other) for other in range(state.rules.pieces) if state.watch(piece) & BIT[other])})"
    return text


def pending(state: TrackState) -> str:
    """Who throws or decides."""
    if state.rolling_off():
        return state.roll_off_text(list(LETTERS))
    if state.turn == OVER:
        return f"over {LETTERS[state.winner]}"
    text = state.rules.name(state.piece)
    if state.target:
        text += f" {state.roll // 10}+{state.roll % 10} at {state.target}"
    if state.freed:
        text += ", freed"
    if state.muddied:
        text += ", muddied"
    if state.rules.horses > 1:
        text += f", first {LETTERS[state.first]}"
    return text


class PositionReader:
    """Reads one text into a new state; each part is refused with its place and the reason."""

    def __init__(self, text: str, state: TrackState) -> None:
        self.text = text
        self.state = state
        self.rules = state.rules
        self.squares = state.squares
        self.names = {self.rules.name(piece): piece for piece in range(self.rules.pieces)}
        self.start = 0  # the place of what is pending

    def wrong(self, place: int, reason: Message) -> PositionError:
        return PositionError(self.text, place, reason)

    def read(self) -> TrackState:
        board, bar, rest = self.text.partition("|")
        self.read_seats(board)
        self.start = len(self.text) - len(rest.lstrip())
        parts = PENDING.fullmatch(rest.strip())
        if not bar or parts is None:
            raise self.wrong(self.start, say("error-expected", example="| Y 2+3 at 14"))
        if parts["rolls"]:
            self.read_roll_off(parts["rolls"].split())
        else:
            self.state.rolls = -1
            if parts["over"]:
                self.read_over(parts["over"])
            else:
                self.read_turn(parts)
        return self.state

    # Who stands where

    def read_seats(self, board: str) -> None:
        state, rules = self.state, self.rules
        at = 0
        for seat in range(state.seats):
            group = GROUP.match(board, at)
            if group is None or group["letter"] != LETTERS[seat]:
                raise self.wrong(at, say("error-fewer-seats", seats=state.seats, letter=LETTERS[seat], fewer=max(2, seat)))
            if (group["chips"] is None) != (rules.chips.purse == 0):
                raise self.wrong(at, say("error-expected", example="Y31:35") if rules.chips.purse else say("error-track-no-chips"))
            places = group["places"].split(",")
            if len(places) != rules.horses:
                raise self.wrong(group.start("places"), say("error-track-horses", count=rules.horses))
            for horse, place in enumerate(places):
                self.read_place(horse * state.seats + seat, place, group.start("places"))
            state.chips[seat] = int(group["chips"] or 0)
            at = group.end()
        state.pot = 0
        if rules.chips.purse > 0:
            pot = POT.match(board, at)
            if pot is None:
                raise self.wrong(at, say("error-expected", example="pot:25"))
            state.pot = int(pot["pot"])
            at = pot.end()
            owned = sum(state.chips) + state.pot
            if owned != rules.chips.purse * state.seats:
                raise self.wrong(0, say("error-chips", due=rules.chips.purse * state.seats, there=owned))
        if at != len(board):
            raise self.wrong(at, say("error-more-seats", seats=state.seats, more=state.seats + 1))
        self.check_together()

    def read_place(self, piece: int, text: str, place: int) -> None:
        state, rules = self.state, self.rules
        parts = PLACE.fullmatch(text)
        if parts is None:
            raise self.wrong(place, say("error-no-place-but", name=text, known="12, 12s1, 12h, 12w1, 12w(G), x"))
        if parts["square"] is None:
            if not any(kind == OUT for kind in self.squares.kind):
                raise self.wrong(place, say("error-track-nobody-out"))
            state.gone |= BIT[piece]
            return
        square = int(parts["square"])
        if square > self.squares.home or self.squares.kind[square] in (GO, RETRY, OUT) or str(square) != parts["square"]:
            raise self.wrong(place, say("error-track-no-rest", square=parts["square"]))
        kind = self.squares.kind[square]
        idle, rank = int(parts["idle"] or 0), int(parts["rank"] or 0)
        if idle and (kind != SKIP or idle > self.squares.amount[square]):
            raise self.wrong(place, say("error-track-square", square=square))
        beyond = rules.throws.half_turn and HALF in list(self.squares.kind)[:square]  # a turn may lead on, and be halved, beyond the mud
        if (parts["half"] and kind != HALF and not beyond) or (rank and kind != MATE) or (parts["watch"] and kind != WAIT):
            raise self.wrong(place, say("error-track-square", square=square))
        state.figures[piece] = square
        state.figures[rules.idle + piece] = idle
        state.figures[rules.rank + piece] = rank
        state.half |= BIT[piece] if parts["half"] else 0
        if parts["watch"]:
            state.figures[rules.watch + piece] = self.read_watch(piece, parts["watch"].split("+"), place)
            state.watchers |= BIT[piece]

    def read_watch(self, piece: int, names: list[str], place: int) -> int:
        watched = 0
        for name in names:
            if name not in self.names or self.names[name] == piece or watched & BIT[self.names[name]]:
                raise self.wrong(place, say("error-track-wait", name=name))
            watched |= BIT[self.names[name]]
        return watched

    def check_together(self) -> None:
        """What no single piece shows: who waits for whom, and who shares a square."""
        state, rules = self.state, self.rules
        pieces = range(rules.pieces)
        for piece in pieces:
            for other in pieces:
                if state.watch(piece) & BIT[other] and (state.is_out(other) or state.at(other) > state.at(piece)):
                    raise self.wrong(0, say("error-track-wait", name=rules.name(other)))
        free = 0  # the pieces that will throw, sooner or later
        for _ in pieces:
            free |= sum(BIT[piece] for piece in pieces if not free & BIT[piece] and not state.watch(piece) & ~free)
        if free != (1 << len(pieces)) - 1:
            raise self.wrong(0, say("error-track-waiting"))
        ranks = sorted(state.rank(piece) for piece in pieces if state.rank(piece))
        state.waiting = len(ranks)
        if ranks != list(range(1, len(ranks) + 1)) or len(ranks) == rules.pieces:
            raise self.wrong(0, say("error-track-numbered"))
        if len({state.at(piece) for piece in pieces if state.rank(piece)}) != len(ranks):
            raise self.wrong(0, say("error-track-freeing"))
        held = [state.at(piece) for piece in pieces]
        for square in held:
            if held.count(square) > 1 and state.holds_one(square):
                raise self.wrong(0, say("error-two-pieces", name=square))

    # What is pending

    def seat(self, letter: str) -> int:
        seat = LETTERS[: self.state.seats].find(letter)
        if seat < 0:
            raise self.wrong(self.start, say("error-nobody", name=letter, known=", ".join(LETTERS[: self.state.seats])))
        return seat

    def ended(self) -> list[int]:
        """The seats that have won by what stands on the track."""
        state, rules = self.state, self.rules
        found = [rules.owner[piece] for piece in range(rules.pieces) if state.at(piece) == self.squares.home]
        left = [seat for seat in range(state.seats) if not state.seat_is_out(seat)]
        return found or (left if len(left) < 2 else [])

    def read_roll_off(self, words: list[str]) -> None:
        state, rules = self.state, self.rules
        fresh = [rules.chips.purse - rules.chips.stake] * state.seats
        moved = any(state.figures[at] for at in range(4 * rules.pieces)) or state.gone or state.half
        if moved or list(state.chips) != fresh:
            raise self.wrong(self.start, say("error-before-start"))
        thrown: dict[int, int] = {}
        for word in words:
            seat, roll = self.seat(word[0]), int(word[1:] or 0)
            if seat in thrown or (word[1:] and (word[1:] != str(roll) or not rules.throws.dice <= roll <= 6 * rules.throws.dice)):
                raise self.wrong(self.start, say("error-roll-off-name", name=word))
            thrown[seat] = roll
        if list(thrown) != sorted(thrown) or not state.resume_roll_off(thrown):
            raise self.wrong(self.start, say("error-roll-off"))

    def read_over(self, letter: str) -> None:
        seat = self.seat(letter)
        if self.ended() != [seat] or self.state.pot:
            raise self.wrong(self.start, say("error-not-won", name=letter))
        self.state.win(seat)

    def read_turn(self, parts: re.Match[str]) -> None:
        state, rules = self.state, self.rules
        if self.ended():
            raise self.wrong(self.start, say("error-over-expected"))
        if parts["piece"] not in self.names:
            raise self.wrong(self.start, say("error-nobody-piece", name=parts["piece"]))
        if (parts["first"] is None) != (rules.horses == 1):
            raise self.wrong(self.start, say("error-track-first"))
        piece = self.names[parts["piece"]]
        if state.is_out(piece) or state.watch(piece) or state.rank(piece) or state.idle(piece):
            raise self.wrong(self.start, say("error-no-turn", name=parts["piece"]))
        state.piece, state.hand, state.turn = piece, rules.owner[piece], CHANCE
        state.first = self.seat(parts["first"]) if parts["first"] else 0
        if parts["freed"]:
            if not rules.throws.frees or self.squares.kind[state.at(piece)] != HOLD:
                raise self.wrong(self.start, say("error-track-freed", name=parts["piece"]))
            state.freed = True
        if parts["muddied"]:
            if not rules.throws.half_turn or self.squares.kind[state.at(piece)] != HALF or not state.half & BIT[piece]:
                raise self.wrong(self.start, say("error-track-mud", name=parts["piece"]))
            state.muddied = True
        if parts["target"]:
            self.read_decision(piece, int(parts["low"]), int(parts["high"]), int(parts["target"]))

    def read_decision(self, piece: int, low: int, high: int, target: int) -> None:
        """A goose at a multiple of the throw, or the bridge where crossing can be chosen."""
        state, rules = self.state, self.rules
        squares, old = self.squares, state.at(piece)
        steps, code = low + high, 10 * low + high
        kind = squares.kind[target] if target < squares.last else PLAIN
        geese = range(old + steps, target + 1, steps)  # from one to the next, by the same throw
        goose = kind == GOOSE and rules.geese.may_stay and target in geese and all(squares.kind[square] == GOOSE for square in geese)
        bridge = kind == BRIDGE and target == old + steps and not state.taken(target)
        bridge = bridge and state.chips[state.hand] >= 2 * squares.fee[target] and not state.taken(squares.amount[target])
        if rules.throws.dice != 2 or low > high or not (goose or bridge) or (old == 0 and squares.leap[code]):
            raise self.wrong(self.start, say("error-nothing-to-decide"))
        state.roll, state.target, state.turn = code, target, state.hand
