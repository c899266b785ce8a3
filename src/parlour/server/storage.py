"""What is on disk: one SQLite file. A table is its setup and an append-only list of steps; the database decides races."""

import asyncio
import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

from sqlalchemy import JSON, BigInteger, ColumnElement, ForeignKey, Index, String, UniqueConstraint, event, insert, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from parlour.server.chairs import Chair
from parlour.server.tables import Step

HEAD = "0002"  # the newest migration
MIGRATIONS = Path(__file__).with_name("migrations")
PATIENCE = 15.0  # seconds to wait for another writer


class Base(DeclarativeBase):
    pass


class TableRow(Base):
    """A table. What changes (number, hand, goes_on, over, result, updated) only repeats what its steps say, for lists and restarts."""

    __tablename__ = "tables"

    id: Mapped[int] = mapped_column(primary_key=True)
    code: Mapped[str] = mapped_column(String(32), unique=True)
    message: Mapped[str] = mapped_column(String(64), unique=True)  # digest of the message that made it
    wish: Mapped[str] = mapped_column(String(64))  # digest of what was asked for
    salt: Mapped[str] = mapped_column(String(64))
    seed: Mapped[str] = mapped_column(String(64))
    game: Mapped[str] = mapped_column(String(40))
    version: Mapped[int]
    options: Mapped[dict[str, bool | int | str]] = mapped_column(JSON)
    created: Mapped[str] = mapped_column(String(32))
    updated: Mapped[str] = mapped_column(String(32))
    number: Mapped[int]
    hand: Mapped[int]
    goes_on: Mapped[bool]
    over: Mapped[bool]
    result: Mapped[dict[str, object] | None] = mapped_column(JSON(none_as_null=True))

    __table_args__ = (Index("tables_going_on", "goes_on", sqlite_where=text("goes_on")),)


class SeatRow(Base):
    __tablename__ = "seats"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(16))
    name: Mapped[str] = mapped_column(String(64))
    level: Mapped[int]
    token: Mapped[str | None] = mapped_column(String(64), index=True)  # digest


class StepRow(Base):
    __tablename__ = "steps"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(16))
    seat: Mapped[int]
    action: Mapped[int | None] = mapped_column(BigInteger)
    back: Mapped[int]
    message: Mapped[str | None] = mapped_column(String(64))  # digest
    cause: Mapped[int]
    at: Mapped[str] = mapped_column(String(32))

    __table_args__ = (UniqueConstraint("table_id", "message"),)


class BadFile(Exception):
    """A file that is no data file of ours, or that a newer Parlour has written."""


class Conflict(Exception):
    """Somebody else has stored that number, message or code first."""


@dataclass(frozen=True, slots=True)
class Summary:
    """How a table stands, in short, for lists and restarts."""

    hand: int
    goes_on: bool
    over: bool
    result: dict[str, object] | None


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who sits down with a step."""

    seat: int
    name: str
    token: str  # digest


class Stored(Protocol):
    """A row of tables, as read."""

    id: int
    code: str
    wish: str
    salt: str
    seed: str
    game: str
    version: int
    options: dict[str, bool | int | str]
    created: str
    updated: str
    hand: int
    over: bool
    result: dict[str, object] | None


def now() -> str:
    """The time, in UTC, as it is stored and sent."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def migrate(path: Path) -> None:
    """Bring the file up to the newest migration, making it if there is none."""
    make_private(path)
    try:
        if stored_version(path) != HEAD:  # else a restart is quick, without loading Alembic
            upgrade(path)
    except sqlite3.DatabaseError as error:
        raise BadFile(str(error)) from error


def upgrade(path: Path) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError
    from sqlalchemy import create_engine

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(f"sqlite:///{path}")
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except (CommandError, SQLAlchemyError) as error:
        raise BadFile(str(error)) from error
    finally:
        engine.dispose()


def make_private(path: Path) -> None:
    """The folder and the file, readable by their owner only: seeds are secret."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def stored_version(path: Path) -> str | None:
    with closing(sqlite3.connect(path, timeout=PATIENCE)) as connection:
        try:
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        except sqlite3.OperationalError:
            return None
    return str(row[0]) if row else None


class Storage:
    """The one file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.engine: AsyncEngine = create_async_engine(f"sqlite+aiosqlite:///{path}", connect_args={"timeout": PATIENCE})
        event.listen(self.engine.sync_engine, "connect", set_pragmas)

    async def open(self) -> None:
        await asyncio.to_thread(migrate, self.path)

    async def close(self) -> None:
        await self.engine.dispose()

    async def create(self, values: dict[str, object], chairs: Sequence[Chair]) -> None:
        """A new table; Conflict if its code or message is there already."""
        try:
            async with self.engine.begin() as connection:
                made = await connection.execute(insert(TableRow).values(**values))
                [id] = made.inserted_primary_key or [None]
                rows = [
                    {"table_id": id, "seat": seat, "kind": chair.kind, "name": chair.name, "level": chair.level, "token": chair.token}
                    for seat, chair in enumerate(chairs)
                ]
                await connection.execute(insert(SeatRow), rows)
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from None

    async def append(self, id: int, steps: Sequence[Step], summary: Summary, sitting: Sitting | None = None) -> None:
        """Store steps, all or none; they are on disk when this returns. Conflict if a number or message is there already."""
        stored = now()
        rows = [
            {
                "table_id": id,
                "number": step.number,
                "kind": step.kind,
                "seat": step.seat,
                "action": step.action,
                "back": step.back,
                "message": step.message,
                "cause": step.cause,
                "at": stored,
            }
            for step in steps
        ]
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(StepRow), rows)
                if sitting is not None:
                    await sit_down(connection, id, sitting)
                await connection.execute(
                    update(TableRow)
                    .where(TableRow.id == id)
                    .values(
                        number=steps[-1].number,
                        hand=summary.hand,
                        goes_on=summary.goes_on,
                        over=summary.over,
                        result=summary.result,
                        updated=stored,
                    )
                )
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from None

    async def find(self, code: str) -> tuple[Stored, list[Chair], list[Step]] | None:
        """A table with everything that was stored of it."""
        return await self.load(TableRow.code == code)

    async def find_message(self, message: str) -> tuple[Stored, list[Chair], list[Step]] | None:
        """The table that this message made."""
        return await self.load(TableRow.message == message)

    async def load(self, which: ColumnElement[bool]) -> tuple[Stored, list[Chair], list[Step]] | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(TableRow.__table__).where(which))).first()
            if row is None:
                return None
            seats = await connection.execute(select(SeatRow.__table__).where(SeatRow.table_id == row.id).order_by(SeatRow.seat))
            chairs = [Chair(seat.kind, seat.name, seat.level, seat.token) for seat in seats]
            stored = await connection.execute(select(StepRow.__table__).where(StepRow.table_id == row.id).order_by(StepRow.number))
            steps = [Step(step.number, step.kind, step.seat, step.action, step.back, step.message, step.cause) for step in stored]
        return row, chairs, steps

    async def mine(self, tokens: Sequence[str]) -> list[tuple[Stored, list[Chair]]]:
        """The tables at which one of these tokens (digests) sits, the latest first."""
        async with self.engine.connect() as connection:
            ids = select(SeatRow.table_id).where(SeatRow.token.in_(tokens)).distinct()
            rows = list(await connection.execute(select(TableRow.__table__).where(TableRow.id.in_(ids)).order_by(TableRow.updated.desc())))
            seats = await connection.execute(select(SeatRow.__table__).where(SeatRow.table_id.in_(ids)).order_by(SeatRow.seat))
            chairs: dict[int, list[Chair]] = {row.id: [] for row in rows}
            for seat in seats:
                chairs[seat.table_id].append(Chair(seat.kind, seat.name, seat.level, seat.token))
        return [(row, chairs[row.id]) for row in rows]

    async def going_on(self) -> list[str]:
        """The codes of the tables at which the next step is the server's."""
        async with self.engine.connect() as connection:
            return list(await connection.scalars(select(TableRow.code).where(TableRow.goes_on).order_by(TableRow.updated)))


async def sit_down(connection: AsyncConnection, id: int, sitting: Sitting) -> None:
    await connection.execute(
        update(SeatRow).where(SeatRow.table_id == id, SeatRow.seat == sitting.seat).values(name=sitting.name, token=sitting.token)
    )


def set_pragmas(connection: sqlite3.Connection, _: object) -> None:
    """WAL, so that readers never wait; FULL, so that what was acknowledged outlives a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
