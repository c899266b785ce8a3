"""What somebody at a table wants to do: weighed, stored, and answered; in time, where there is a clock."""

from contextlib import suppress

from parlour.server.chairs import digest
from parlour.server.deciding import Wish, check_holds, check_same, decided, needed, run_out
from parlour.server.hall import Hall, Overtaken
from parlour.server.hosting import vouched
from parlour.server.live import Live
from parlour.server.refusals import Refusal
from parlour.server.sayings import free_words, set_phrase
from parlour.server.sitting import sitting_of
from parlour.server.tables import Table
from parlour.server.timekeeping import Timekeeper
from parlour.server.wire import ActWish, acted


async def play(hall: Hall, time: Timekeeper, live: Live, wish: ActWish) -> bytes:
    """An Acted: what a wish makes, or has made already."""
    table = live.table
    held = check_holds(table, wish.seat, wish.tokens)
    if wish.action is not None and wish.do not in ("action", "claim", "replace"):
        raise Refusal(422, "choice", f"nothing can be chosen with {wish.do!r}")
    missed = live.presence.missed(live.patience) if wish.do in ("claim", "replace") else frozenset[int]()
    weighed = Wish(wish.seat, wish.do, wish.action, digest(wish.message), held, words_of(wish), missed)
    first = live.made_by(weighed.message)
    if first is None:
        if weighed.words:
            live.breath.take(wish.seat)
        if table.times is not None:
            table = await in_time(hall, time, live, wish)
        live.shown.check_up_to_date(wish.at, needed(table, weighed))
        if weighed.do in ("vouch", "doubt"):
            return await vouch(hall, live, table, weighed)
        entries = await hall.store(live, decided(table, weighed))
        return acted(live.table.number, entries)
    check_same(first, weighed)
    last = live.shown.batch(first.number)
    return acted(last, await hall.entries(live.shown, first.number - 1, last))


def words_of(wish: ActWish) -> str:
    """What is to be said, if something is."""
    match wish.do:
        case "phrase":
            return set_phrase(wish.words)
        case "chat":
            return free_words(wish.words)
    return ""


async def vouch(hall: Hall, live: Live, table: Table, wish: Wish) -> bytes:
    """What somebody says who was asked whether a seat is another's; its old token dies with the last word."""
    tables, asked = vouched(table, wish), table.lost
    renewed = asked is not None and wish.do == "vouch" and tables[-1].lost is None
    sitting = sitting_of(tables[-1], asked.seat) if renewed and asked is not None else None
    return acted(tables[-1].number, await hall.store(live, tables, sitting))


async def in_time(hall: Hall, time: Timekeeper, live: Live, wish: ActWish) -> Table:
    """The table as it is now; a move that comes too late makes the flag fall and is refused."""
    live.lags[wish.seat] = wish.lag
    at = live.table.number
    table = await fall(hall, time, live)
    if table is None:
        raise Refusal(409, "late", "the time is over", number=live.table.number, entries=live.shown.entries(at) or ())
    return table


async def fall(hall: Hall, time: Timekeeper, live: Live) -> Table | None:
    """The table as it is now; none where the time of whoever is to act was over, and their flag has fallen."""
    table = time.at_table(live.table, live.lags.get(live.table.hand, 0))
    left = time.left(table)
    if left is None or left > 0:
        return table
    await hall.store(live, [run_out(table)])
    return None


async def let_fall(hall: Hall, time: Timekeeper, live: Live) -> int | None:
    """Let the flag of whoever is to act fall, if their time is over; else how many ms they have left."""
    with suppress(Overtaken):  # another server was first
        table = await fall(hall, time, live)
        return None if table is None else time.left(table)
    return None
