"""Who came in where, one line per seat: at the end of a game and of a record."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from parlour.cli.voice import SIGNS, Voice
from parlour.core.face import Face
from parlour.core.result import Result
from parlour.core.state import State


def standings(voice: Voice, face: Face, state: State, result: Result, names: Sequence[str]) -> list[Text]:
    """The seats of a finished game, best first."""
    seats = face.scene(state, -1).seats
    lines = []
    for seat in sorted(range(len(names)), key=lambda seat: result.places[seat]):
        colour = seats[seat].colours[0]
        who = f" {voice.say(f'colour-{colour}')} ({names[seat]}), {voice.say('cli-points', points=result.scores[seat])}"
        lines.append(Text.assemble(f"{result.places[seat]}. ", (SIGNS[colour], colour), who))
    return lines
