"""A seat at somebody's table, from Python: a bot takes it by the table's link, and plays until the game is over.

    from parlour.guest import Table

    table = Table.join("http://127.0.0.1:8000/table/k3w8cmtq7hd2x", "Robot")
    table.play(lambda state: state.legal()[0])

It speaks the protocol of docs/wire.md by what Python brings along. Every wish has an id of its own and is sent again until it is
answered, so that a server that restarts, or a line that breaks, loses and doubles nothing.
"""

from __future__ import annotations

import hashlib
import json
import re
import secrets
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Callable
from http.client import HTTPException
from typing import Final
from urllib.parse import urlsplit

from parlour.catalogue import game
from parlour.core.chance import seal
from parlour.core.errors import IllegalAction, ParlourError
from parlour.core.message import Message, say
from parlour.core.record import Record, replay
from parlour.core.result import Result
from parlour.core.setup import whole
from parlour.core.state import OVER, State

PATIENCE: Final = 60.0  # seconds for which a wish is sent again
QUIET: Final = 40.0  # a live line says something every 15 seconds
PAUSE: Final = 0.2
EXAMPLE: Final = "http://127.0.0.1:8777/table/k3w8cmtq7hd2x"
PLACE: Final = re.compile(r"(?P<before>.*)/table/(?P<code>[^/\s]+)/?")

Chooser = Callable[[State], int]
Json = dict[str, object]


class Refused(ParlourError):
    """The server said no: `error` is its word for programs, of docs/wire.md."""

    def __init__(self, status: int, error: str, detail: str, said: Message | None = None) -> None:
        super().__init__(f"{status} {error}: {detail}", said)
        self.error: Final = error


class Table:
    """A table at which this program holds one seat. `token` is the seat's: keep it to come back."""

    def __init__(self, link: str, seat: int, token: str, patience: float = PATIENCE) -> None:
        server, code = address_of(link)
        self.server: Final = server
        self.code: Final = code
        self.seat: Final = seat
        self.token: Final = token
        self.patience: Final = patience
        self.ticket: Final = sha256(f"look {sha256(token)}")[:16] if token else ""  # lets it look where the table is locked

    @staticmethod
    def join(link: str, name: str, seat: int | None = None, patience: float = PATIENCE) -> Table:
        """Sit down on an open seat, the first one if none is named, and add to the dice what nobody else has chosen."""
        visitor = Table(link, -1, "", patience)
        if seat is None:
            taken = {number for number, chair in enumerate(visitor.chairs()) if chair["kind"] != "open" or chair["taken"]}
            seat = next((number for number in range(len(visitor.chairs())) if number not in taken), None)
        if seat is None:
            raise ParlourError(say("error-guest-full"))
        share = secrets.token_hex(32)
        wish: Json = {"seat": seat, "name": name, "message": str(uuid.uuid4()), "seal": seal(share)}
        table = Table(link, seat, str(visitor.ask("join", wish)["token"]), patience)
        if table.chairs()[seat]["seal"]:  # games without dice want none
            table.ask("share", {"tokens": [table.token], "seat": seat, "share": share})
        return table

    # What is known of it

    def view(self) -> Json:
        """How the table stands: the View of docs/wire.md."""
        return self.ask("")

    def chairs(self) -> list[Json]:
        """The seats, and who sits there: the Seat of docs/wire.md."""
        chairs = self.view()["seats"]
        assert isinstance(chairs, list)
        return chairs

    def record(self) -> Record:
        """The game so far."""
        return Record.from_json(self.answer("record", None))

    def state(self) -> State:
        """The position, as the library has it: everything that can be asked of one can be asked here."""
        record = self.record()
        return replay(game(record.game), record)

    # What can be done

    def act(self, action: int) -> None:
        """Make a decision, by a number of Python's or NumPy's; Refused says why not."""
        number = whole(action)
        if number is None:
            raise IllegalAction(action, self.state().legal())
        self.wish("action", action=number)

    def throw(self) -> None:
        """Throw the dice, when it is time to."""
        self.wish("throw")

    def wish(self, do: str, **more: object) -> Json:
        """Anything else of docs/wire.md: undo, consent, refuse, resign, draw, phrase (with words), …"""
        at = self.view()["number"]
        return self.ask("act", {"tokens": [self.token], "message": str(uuid.uuid4()), "at": at, "seat": self.seat, "do": do, **more})

    def play(self, choose: Chooser) -> Result:
        """Until the game is over: throw when it is time to, and let `choose` decide. Whoever asks to take a move back may."""
        while True:
            view = self.view()
            moment = view["moment"]
            assert isinstance(moment, dict)
            number = view["number"]
            assert isinstance(number, int)
            if moment["result"] is not None:
                told = moment["result"]
                return Result(tuple(told["places"]), tuple(told["scores"]), told["reason"])
            try:
                if not self.takes_turn(moment, choose):
                    self.wait(number)
            except Refused as refused:
                if refused.error != "behind":  # the table has gone on: look again
                    raise

    def takes_turn(self, moment: Json, choose: Chooser) -> bool:
        """Do what is ours to do; False if there is nothing."""
        asking, scene = moment["asking"], moment["scene"]
        assert isinstance(scene, dict)
        if isinstance(asking, dict) and self.seat in asking["to"]:
            self.wish("consent" if asking["what"] == "undo" else "refuse")
        elif scene["hand"] != self.seat:
            return False
        elif moment["can_throw"]:
            self.throw()
        elif moment["gestures"]:
            state = self.state()
            if state.turn == OVER or state.turn != self.seat:
                return False
            self.act(choose(state))
        else:
            return False
        return True

    def wait(self, after: int) -> None:
        """Until something happens behind this entry; a broken line is no matter."""
        request = urllib.request.Request(f"{self.server}/api/tables/{self.code}/live?after={after}&ticket={self.ticket}")
        try:
            with urllib.request.urlopen(request, timeout=QUIET) as line:
                statuses = 0
                for raw in line:
                    statuses += raw.startswith(b"event: status")
                    if raw.startswith((b"event: entry", b"event: again")) or statuses > 1:  # the first status is how it stood already
                        return
        except (OSError, HTTPException):
            time.sleep(PAUSE)

    # The wire

    def ask(self, what: str, body: Json | None = None) -> Json:
        """One request under this table, answered by an object."""
        answer = json.loads(self.answer(what, body))
        assert isinstance(answer, dict)
        return answer

    def answer(self, what: str, body: Json | None) -> bytes:
        """Sent again until there is an answer, for as long as patience lasts; every POST has a message, or may be made twice."""
        address = f"{self.server}/api/tables/{self.code}" + (f"/{what}" if what else "") + f"?ticket={self.ticket}"
        data = None if body is None else json.dumps(body).encode()
        until = time.monotonic() + self.patience
        while True:
            try:
                request = urllib.request.Request(address, data, {"Content-Type": "application/json"} if data else {})
                with urllib.request.urlopen(request, timeout=QUIET) as answer:
                    return bytes(answer.read())
            except urllib.error.HTTPError as error:
                said = error.read()
                if error.code not in (429, 503) or time.monotonic() > until:
                    raise refusal(error.code, said) from None
            except (OSError, HTTPException):
                if time.monotonic() > until:
                    raise
            time.sleep(PAUSE)


def address_of(link: str) -> tuple[str, str]:
    """A table's server and code, from its link; ParlourError says what one looks like."""
    try:
        address = urlsplit(link.strip())
        named = address.scheme in ("http", "https") and address.hostname and address.port != 0
    except ValueError:  # a port that is no number, brackets that do not close
        named = False
    found = PLACE.fullmatch(address.path) if named else None
    if found is None:
        raise ParlourError(say("error-guest-link", example=EXAMPLE))
    if found["before"]:
        raise ParlourError(say("error-guest-path", word="/table/", path=found["before"]))
    return f"{address.scheme}://{address.netloc}", found["code"]


def sha256(text: str) -> str:
    """The hash in hexadecimal figures."""
    return hashlib.sha256(text.encode()).hexdigest()


def refusal(status: int, said: bytes) -> Refused:
    """What the server said no with."""
    try:
        told = json.loads(said)
    except ValueError:
        told = {}
    return Refused(status, str(told.get("error", "")), str(told.get("detail", "")), message_of(told.get("message")))


def message_of(told: object) -> Message | None:
    """A message as it came by the wire, its arguments that are messages among it."""
    if not isinstance(told, dict) or not isinstance(told.get("id"), str) or not isinstance(told.get("args"), dict):
        return None
    return Message(told["id"], {name: message_of(value) or value for name, value in told["args"].items()})
