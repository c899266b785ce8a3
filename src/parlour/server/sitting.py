"""Sitting down at a table, and adding to its dice what was sealed then."""

from parlour.catalogue import entry
from parlour.server.chairs import digest, person_name, token_for
from parlour.server.deciding import check_holds, check_not_kept, joined, shared
from parlour.server.hall import Hall
from parlour.server.live import Live
from parlour.server.refusals import Refusal
from parlour.server.storage import Sitting
from parlour.server.tables import Table
from parlour.server.wire import Joined, JoinWish, ShareWish


def seal_for(game: str, seal: str) -> str | None:
    """What somebody adds to the dice; in games of thought there are none."""
    return seal if seal and entry(game).nature != "thought" else None


def sitting_of(table: Table, seat: int) -> Sitting:
    """How a chair is from now on."""
    chair = table.chairs[seat]
    return Sitting(table.places[seat], chair.name, chair.token, chair.seal, chair.share, chair.kind, chair.level)


async def sit_down(hall: Hall, live: Live, wish: JoinWish) -> Joined:
    table, name = live.table, person_name(wish.name)
    message = digest(wish.message)
    token = token_for(live.salt, wish.message, wish.seat)
    step = live.made_by(message)
    if step is None:
        check_not_kept(table, wish.seat)
        then = joined(table, wish.seat, name, digest(token), message, seal_for(table.game.id, wish.seal))
        await hall.store(live, [then], sitting_of(then, wish.seat))
    elif step.kind != "join" or step.seat != wish.seat or table.chairs[wish.seat].name != name:
        raise Refusal(409, "message", "this message id was used for something else", number=table.number)
    return Joined(wish.seat, token)


async def add_share(hall: Hall, live: Live, wish: ShareWish) -> None:
    """Telling it again changes nothing."""
    table = live.table
    check_holds(table, wish.seat, wish.tokens)
    if table.chairs[wish.seat].share != wish.share:
        then = shared(table, wish.seat, wish.share)
        await hall.store(live, [then], sitting_of(then, wish.seat))
