"""The log: one line per event with its time, as text or as JSON, and never more than somebody can read."""

import json
import logging
import time
from collections.abc import Callable
from datetime import UTC, datetime

SAME = 20  # lines of one kind within a span
SPAN = 60.0  # seconds
KINDS = 500  # that are counted apart; more are counted together


class Throttle(logging.Filter):
    """Lets so many lines of one kind through and counts the rest: whoever can make the server complain cannot fill its disk."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.seen: dict[tuple[str, str], int] = {}
        self.until = 0.0

    def filter(self, record: logging.LogRecord) -> bool:
        now = self.clock()
        if now >= self.until:
            self.seen = {}
            self.until = now + SPAN
        kind = (record.name, str(record.msg))
        if kind not in self.seen and len(self.seen) >= KINDS:
            kind = ("", "")
        count = self.seen[kind] = self.seen.get(kind, 0) + 1
        if count == SAME:
            record.msg = f"{record.msg} (more of these within {SPAN:.0f} s are left out)"
        return count <= SAME


def stamp(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class Lines(logging.Formatter):
    """For eyes: time, level, room, message."""

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:
        return stamp(record)


class Structured(logging.Formatter):
    """For programs: one JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        said = {"time": stamp(record), "level": record.levelname.lower(), "room": record.name, "message": record.getMessage()}
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False)


def set_up_log(structured: bool) -> None:
    """Everything that the server and its libraries warn of, on standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(Structured() if structured else Lines("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.addFilter(Throttle())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
