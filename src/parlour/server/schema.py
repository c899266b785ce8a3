"""The schema of what is stored, the same for every database. Migrations lead to it; who reads and writes speaks SQL itself."""

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, String, UniqueConstraint, text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


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

    __table_args__ = (Index("tables_going_on", "goes_on", sqlite_where=text("goes_on"), postgresql_where=text("goes_on")),)


class SeatRow(Base):
    __tablename__ = "seats"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(16))
    name: Mapped[str] = mapped_column(String(64))
    level: Mapped[int]
    token: Mapped[str | None] = mapped_column(String(64), index=True)  # digest
    seal: Mapped[str | None] = mapped_column(String(64))  # of what this person adds to the dice
    share: Mapped[str | None] = mapped_column(String(64))  # what that is


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
