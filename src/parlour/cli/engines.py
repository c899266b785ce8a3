"""`parlour uci` and `parlour hub`: the computer players as engines of other people's boards."""

from __future__ import annotations

import sys
from collections.abc import Callable

from parlour.bridges.hub import HubEngine
from parlour.bridges.uci import Engine
from parlour.cli.shelf import find_game
from parlour.cli.voice import Voice
from parlour.core.errors import ParlourError


def say(line: str) -> None:
    print(line, flush=True)


def speak_uci(voice: Voice, name: str) -> None:
    speak(voice, name, Engine)


def speak_hub(voice: Voice, name: str) -> None:
    speak(voice, name, HubEngine)


def speak(voice: Voice, name: str, protocol: Callable[[str, Callable[[str], None]], Engine | HubEngine]) -> None:
    """Be an engine until the board hangs up; a game that the protocol has no words for is refused."""
    found = find_game(voice, name)
    try:
        engine = protocol(found.id, say)
    except ParlourError:
        raise voice.refuse("cli-no-protocol", game=voice.say(f"game-{found.id}")) from None
    engine.hear(sys.stdin)
