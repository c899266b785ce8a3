"""What the host of a table has decided, and what somebody says who has lost the link to a seat, as it is stored."""

from parlour.server.chairs import CLOSED, digest, token_for
from parlour.server.deciding import check_holds
from parlour.server.door import asking
from parlour.server.hall import Hall
from parlour.server.hosting import hosted, lost
from parlour.server.live import Live
from parlour.server.refusals import Refusal
from parlour.server.sitting import sitting_of
from parlour.server.storage import Sitting
from parlour.server.tables import Table
from parlour.server.timekeeping import Timekeeper
from parlour.server.wire import HostWish, Joined, LostWish, acted


async def look_after(hall: Hall, time: Timekeeper, live: Live, wish: HostWish) -> bytes:
    """An Acted, of what the host of a table wants."""
    table, message = live.table, digest(wish.message)
    check_holds(table, wish.seat, wish.tokens)
    first = live.made_by(message)
    if first is None:
        live.hosting.take(wish.seat)
        then = hosted(time.at_table(table), wish, message, live.presence.missed(live.patience))
        if wish.do == "lock":
            await hall.storage.list_table(live.id, False)  # first: what nobody may look at is in no window
        entries = await hall.store(live, [then], resettled(table, then, wish))
        return acted(live.table.number, entries)
    if first.kind != "host" or (first.word or "").partition(" ")[0] != wish.do:
        raise Refusal(409, "message", "this message id was used for something else", number=table.number)
    return acted(first.number, await hall.entries(live.shown, first.number - 1, first.number))


def resettled(table: Table, then: Table, wish: HostWish) -> Sitting | None:
    """How the chair is from now on that the host was busy with."""
    match wish.do:
        case "fill" | "free" | "remove":
            return sitting_of(then, wish.to)
        case "close":
            return Sitting(table.places[wish.to], "", None, kind="open", level=CLOSED)
    return None


async def lose(hall: Hall, time: Timekeeper, live: Live, wish: LostWish) -> Joined:
    """A token that will be the seat's as soon as those vouch for it who are asked."""
    message, token = digest(wish.message), token_for(live.salt, wish.message, wish.seat)
    step = live.made_by(message)
    if step is None:
        then = lost(time.at_table(live.table), wish.seat, digest(token), message)
        live.losing.take(asking.get())
        await hall.store(live, [then])
    elif step.kind != "lost" or step.seat != wish.seat:
        raise Refusal(409, "message", "this message id was used for something else", number=live.table.number)
    return Joined(wish.seat, token)
