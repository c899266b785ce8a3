"""`parlour join`: a player of this machine takes a seat at somebody's table, and plays until the game is over."""

from __future__ import annotations

import secrets

from parlour.cli.voice import Voice, reason_of
from parlour.core.errors import ParlourError, some
from parlour.guest import Table
from parlour.players.levels import LEVELS
from parlour.players.named import UnknownPlayer, brought_players, named_player


def join_table(voice: Voice, link: str, player: str, name: str) -> None:
    try:
        chosen = named_player(player, secrets.randbits(62))
    except UnknownPlayer:
        raise voice.refuse("cli-unknown-player", name=player, players=some([*map(str, LEVELS), *brought_players()[0]])) from None
    try:
        table = Table.join(link, name or player)
        voice.tell("cli-joined", seat=table.seat + 1, token=table.token)
        result = table.play(chosen.choose)
    except (OSError, ParlourError) as error:
        raise voice.refuse("cli-join-failed", link=link, error=reason_of(error)) from None
    voice.tell("cli-join-over", place=result.places[table.seat], players=len(result.places))
