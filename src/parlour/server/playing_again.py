"""Playing again: the next table is laid out for whoever asks first, and everybody sits down there by the token they hold here."""

import secrets
from collections.abc import Iterator, Sequence
from contextlib import suppress

from parlour.core.chance import new_seed
from parlour.server.agreeing import agree
from parlour.server.chairs import digest, remaining
from parlour.server.deciding import joined
from parlour.server.hall import Hall, insist
from parlour.server.live import Live
from parlour.server.refusals import Refusal
from parlour.server.series import Played, called, chairs_after, code_after, codes_up_to, seat_after, tally, token_again
from parlour.server.setting_up import new_table
from parlour.server.showing import following
from parlour.server.sitting import seal_for, sitting_of
from parlour.server.storage import Conflict, now
from parlour.server.tables import Step, Table, set_up
from parlour.server.wire import AgainWish, SatAgain, SeatAgain, Series


async def play_again(hall: Hall, code: str, wish: AgainWish) -> SatAgain:
    """Sit down for the next game, which is laid out for whoever asks first. Asking again changes nothing."""
    live = await hall.see(code)
    held = sorted(live.table.held(wish.tokens))
    if not held:
        raise Refusal(403, "seat", "none of the tokens is that of a seat here")
    if not live.table.over:
        raise Refusal(409, "going", "this game is not over yet", number=live.table.number)
    await lay_out(hall, live.table, wish.options)
    seals = dict(zip(held, wish.seals, strict=False))
    seats = [await sit_again(hall, live.table, seat, seals.get(seat, "")) for seat in held]
    async with hall.alone_at(code) as live:
        await insist(lambda: announce(hall, live, held))
    return SatAgain(code_after(code), seats)


async def lay_out(hall: Hall, table: Table, options: dict[str, bool | int | str] | None) -> None:
    """Lay out the next game, unless somebody has: of several at once the database takes the first."""
    agreed = agree(table.game, len(table.chairs), dict(table.setup.options) if options is None else options)
    code = code_after(table.code)
    if await hall.storage.heads([code]):
        return
    clock = None if table.times is None else table.times.clock
    then = set_up(code, table.game, agreed, chairs_after(table), new_seed(), now(), clock, table.position if options is None else "")
    with suppress(Conflict):
        await hall.write(new_table(then, secrets.token_hex(32), digest(f"again {table.code}"), ""))


async def sit_again(hall: Hall, before: Table, was: int, seal: str) -> SeatAgain:
    """Somebody sits down where the next game keeps their seat; who sits there already gets the same token."""
    place = seat_after(was, len(before.chairs))
    async with hall.alone_at(code_after(before.code)) as live:
        token = token_again(live.salt, before.chairs[was], place)
        return SeatAgain(await insist(lambda: take_kept(hall, live, before, was, token, seal)), token)


async def take_kept(hall: Hall, live: Live, before: Table, was: int, token: str, seal: str) -> int:
    """Which seat that is now: others may have been closed meanwhile, or this one."""
    place = seat_after(was, len(before.chairs))
    if place not in live.table.places:
        raise Refusal(409, "taken", "this seat was closed", number=live.table.number)
    seat = live.table.places.index(place)
    if seat not in live.table.held([token]):
        name, message = before.chairs[was].name, digest(f"again {token}")
        then = joined(live.table, seat, name, digest(token), message, seal_for(live.table.game.id, seal))
        await hall.store(live, [then, *kept_so(then, seat, before)], sitting_of(then, seat))
    return seat


def kept_so(table: Table, seat: int, before: Table) -> Iterator[Table]:
    """Whoever sits down first keeps the table as its host had it: locked, open to free words, passing over who has left."""
    if table.joined != {seat}:
        return iter(())
    decided = {"lock": before.locked, "chat": before.chatting, "skip": before.skipping}
    words = [word for word, was_so in decided.items() if was_so]
    steps = [Step(table.number + 1 + at, "host", seat, cause=table.number, word=word) for at, word in enumerate(words)]
    return following(table, steps)


async def announce(hall: Hall, live: Live, seats: Sequence[int]) -> None:
    """Tell everybody at the old table who sits at the new one."""
    fresh = [seat for seat in seats if seat not in live.table.company.again]
    if fresh:
        first = live.table.number + 1
        steps = [Step(first + at, "again", seat, cause=first) for at, seat in enumerate(fresh)]
        await hall.store(live, list(following(live.table, steps)))


async def series_of(hall: Hall, code: str) -> Series:
    """How the series stands that this table belongs to."""
    table = (await hall.find(code)).table
    codes = codes_up_to(code)
    known = {row.code: row for row in await hall.storage.heads(codes[:-1])}
    earlier = [Played(called(remaining(known[one].chairs)), known[one].summary.result) for one in codes[:-1] if one in known]
    return tally(table.game.id, [*earlier, Played(called(table.chairs), table.result)])
