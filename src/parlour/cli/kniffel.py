"""`parlour lab kniffel`: solve the game once, with a bar that shows how far it is, and keep it in the cache folder."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.catalogue import game
from parlour.cli.lookups import just_kept, work_out
from parlour.cli.shelf import agreed
from parlour.cli.voice import Voice
from parlour.games.kniffel.rules import KniffelRules
from parlour.players.kniffel.solution import lookup


def solve_kniffel(voice: Voice, options: Sequence[str], cluster: str) -> None:
    wanted = lookup(KniffelRules(agreed(voice, game("kniffel"), 1, options)))
    seconds = work_out(voice, [wanted], 1, cluster)[wanted.name]
    worth = voice.number(just_kept(voice, wanted)[0], 4)  # of the empty column
    voice.tell("cli-kniffel-solved", worth=worth, seconds=voice.number(seconds, 1), path=str(wanted.path))
