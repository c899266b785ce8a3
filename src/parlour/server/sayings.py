"""What people at a table can say to each other: set phrases and faces, and free words where the host allows them."""

from collections import deque
from time import monotonic
from typing import Final

from parlour.core.message import Message, say
from parlour.server.chairs import JOINER, visible
from parlour.server.refusals import Refusal

PHRASES: Final = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "moment",
    "back",
    "your-time",
    "oops",
    "lucky",
    "close",
    "again",
    "bye",
)
FACES: Final = ("smile", "laugh", "wink", "surprise", "sad", "think")
LONGEST: Final = 200  # characters of free words
PER_MINUTE: Final = 6  # that one seat says
HOSTED: Final = 30  # that a host decides a minute: free seats are filled one by one
MOST: Final = 1000  # at one table, ever: everybody who comes in loads them
MINUTE: Final = 60.0


def set_phrase(word: str) -> str:
    """One of the phrases and faces that everybody reads in their own language."""
    if word not in PHRASES and word not in FACES:
        raise Refusal(422, "phrase", f"{word!r} is no set phrase; those are {', '.join((*PHRASES, *FACES))}")
    return word


def free_words(text: str) -> str:
    """What somebody typed, in one line, without invisible characters: plain text and nothing else."""
    cleaned = visible(text)
    if not cleaned.replace(JOINER, "") or len(cleaned) > LONGEST:
        raise Refusal(422, "words", f"what is said has 1 to {LONGEST} characters", most=LONGEST)
    return cleaned


def told(name: str, word: str, *, typed: bool) -> Message:
    """How the log tells what somebody said."""
    if word in FACES and not typed:
        return say(f"face-{word}.said", name=name)
    return say("server-log-says", name=name, words=word if typed else say(f"phrase-{word}"))


class Breath:
    """Nobody says, or decides as a host, more than a few things a minute; or whatever else is not to be done too often."""

    def __init__(self, most: int = PER_MINUTE, seconds: float = MINUTE) -> None:
        self.most = most
        self.seconds = seconds
        self.said: dict[int | str, deque[float]] = {}  # when, by seat or household: the latest

    def take(self, who: int | str) -> None:
        """Refused where this one has to wait."""
        now = monotonic()
        self.said = {known: times for known, times in self.said.items() if now - times[-1] < self.seconds}
        said = self.said.get(who, deque(maxlen=self.most))
        if len(said) == self.most and now - said[0] < self.seconds:
            seconds = int(self.seconds - (now - said[0])) + 1
            raise Refusal(429, "breath", f"at most {self.most} in {self.seconds:.0f} s", seconds=seconds)
        said.append(now)
        self.said[who] = said
