"""Tables in lists: one's own, and those that their hosts show in the parlour's window."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from parlour.server.chairs import digest, mark_of, remaining
from parlour.server.live import Live, locked
from parlour.server.refusals import Refusal
from parlour.server.storage import Storage, StoredTable
from parlour.server.tables import shown_level
from parlour.server.wire import Listed, ListWish, MyTable, Seat


async def list_table(storage: Storage, live: Live, wish: ListWish) -> Listed:
    """Show a table in the parlour's window, or take it out; its host decides."""
    if live.table.host not in live.table.held(wish.tokens):
        raise Refusal(403, "not-host", "only the host decides that", number=live.table.number)
    if wish.listed and live.table.locked:
        raise locked(live.table)
    await storage.list_table(live.id, wish.listed)
    return Listed(wish.listed)


async def window(storage: Storage) -> list[MyTable]:
    """What is to be seen in the window: tables of the last day that are not over."""
    since = (datetime.now(UTC) - timedelta(days=1)).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    return [my_table(row, set()) for row in await storage.window(since)]


async def mine(storage: Storage, held: Sequence[str]) -> list[MyTable]:
    """The tables at which one of these tokens sits."""
    digests = {digest(token) for token in held}
    return [my_table(row, digests) for row in await storage.mine(sorted(digests))]


def my_table(row: StoredTable, digests: set[str]) -> MyTable:
    chairs = remaining(row.chairs)
    return MyTable(
        code=row.code,
        game=row.game,
        seats=[
            Seat(
                kind=chair.kind,
                name=chair.name,
                level=shown_level(row.game, row.options, chair.level),
                taken=chair.taken,
                seal=chair.seal or "",
                share=chair.share or "",
                relief=None,
                out=False,
                mark=mark_of(chair.token),
            )
            for chair in chairs
        ],
        hand=row.summary.hand,
        yours=[seat for seat, chair in enumerate(chairs) if chair.token in digests],
        over=row.summary.over,
        result=row.summary.result,
        updated=row.updated,
    )
