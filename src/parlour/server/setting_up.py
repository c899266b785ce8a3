"""How a table comes to be: set up by somebody who wants to play, laid out after another one, or made of a game from a file."""

import hashlib
import secrets

import msgspec

from parlour.core.chance import new_seed
from parlour.server.agreeing import agree, find_game
from parlour.server.aside import in_one
from parlour.server.chairs import Chair, clean_name, digest, person_name, token_for
from parlour.server.clocks import possible, written
from parlour.server.hall import Hall, summary
from parlour.server.opening import check_beginning, read_record, table_of
from parlour.server.refusals import Refusal
from parlour.server.showing import newly_shown, replaying
from parlour.server.sitting import seal_for
from parlour.server.storage import Conflict, NewTable, now
from parlour.server.tables import Table, set_up
from parlour.server.thinking import Workers
from parlour.server.wire import RecordOpened, RecordWish, SeatWish, TableMade, TableWish

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # no look-alikes
CODE_LENGTH = 13  # 64 bits
MOST_PROBLEMS = 100  # of one household; while it has more, it sets up no table with computers


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


async def create(hall: Hall, workers: Workers, wish: TableWish) -> TableMade:
    """Set up a table. The same message gives the same table."""
    chosen = find_game(wish.game)
    agreed = agree(chosen, len(wish.seats), wish.options)
    check_beginning(agreed, wish.position)
    made = await made_before(hall, wish)
    if made is not None:
        return made
    salt = secrets.token_hex(32)
    chairs = [chair_for(wish.game, seat, at, salt, wish.message) for at, seat in enumerate(wish.seats)]
    if all(chair.kind == "computer" for chair in chairs):
        raise Refusal(422, "nobody", "at least one seat must be a person's or open")
    if workers.problems() >= MOST_PROBLEMS and any(chair.kind == "computer" for chair in chairs):
        raise Refusal(429, "busy", "too many problems of this address wait for a worker")
    if wish.clock is not None and (len(chairs) < 2 or not possible(wish.clock)):
        raise Refusal(422, "clock", f"nobody can play by this clock: {wish.clock}")
    table = set_up(new_code(), chosen, agreed, chairs, new_seed(), now(), wish.clock, wish.position)
    try:
        await hall.lay_out(new_table(table, salt, digest(wish.message), fingerprint(wish)), newly_shown(table))
    except Conflict:  # the same message at the same time
        made = await made_before(hall, wish)
        if made is None:
            raise
        return made
    return TableMade(table.code, tokens(wish, salt))


async def made_before(hall: Hall, wish: TableWish) -> TableMade | None:
    """The answer that this message got already."""
    row = await hall.storage.made_by(digest(wish.message))
    if row is None:
        return None
    if row.wish != fingerprint(wish):
        raise Refusal(409, "message", "this message id was used for another table")
    return TableMade(row.code, tokens(wish, row.salt))


async def open_record(hall: Hall, wish: RecordWish) -> RecordOpened:
    """A game from a file as a table to look at. The same message gives the same table."""
    known = await hall.storage.made_by(digest(wish.message))
    code = new_code() if known is None else known.code
    record = await hall.aside.do(in_one(lambda: read_record(wish)))
    table = await hall.aside.do(in_one(lambda: table_of(record, code, now())))
    if known is None:
        await hall.write(new_table(table, secrets.token_hex(32), digest(wish.message), digest(wish.text)))
    async with hall.alone_at(code) as live:
        if live.table.number == 0 and table.number:
            await hall.keep(live, await hall.aside.do(replaying(live.table, table.steps)), table.steps)
    return RecordOpened(code)


def new_table(table: Table, salt: str, message: str, wish: str) -> NewTable:
    """A table as it is stored first, without its steps; message and wish are digests."""
    return NewTable(
        code=table.code,
        message=message,
        wish=wish,
        salt=salt,
        seed=table.seed,
        game=table.game.id,
        version=table.game.version,
        options=dict(table.setup.options),
        created=table.created,
        chairs=table.chairs,
        summary=summary(table),
        clock=written(None if table.times is None else table.times.clock),
        position=table.position,
    )


def chair_for(game: str, wish: SeatWish, seat: int, salt: str, message: str) -> Chair:
    match wish.kind:
        case "person":
            return Chair("person", person_name(wish.name), wish.level, digest(token_for(salt, message, seat)), seal_for(game, wish.seal))
        case "computer":
            return Chair("computer", clean_name(wish.name), wish.level)
        case "open":
            return Chair("open", "", wish.level)


def tokens(wish: TableWish, salt: str) -> dict[str, str]:
    """The tokens of those who sat down when the table was set up."""
    return {str(seat): token_for(salt, wish.message, seat) for seat, chair in enumerate(wish.seats) if chair.kind == "person"}


def fingerprint(wish: TableWish) -> str:
    """Tells a repeated wish from another one under the same message id."""
    return hashlib.sha256(msgspec.json.encode(wish, order="sorted")).hexdigest()
