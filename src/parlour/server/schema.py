"""The schema of what is stored, the same for every database. Migrations lead to it; who reads and writes speaks SQL itself."""

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, String, Text, UniqueConstraint, false, text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    pass


class TableRow(Base):
    """A table. What changes (number, hand, goes_on, over, result, due, updated) only repeats what its steps say, for lists and restarts."""

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
    clock: Mapped[str] = mapped_column(String(40), server_default="")  # how it was agreed; "" where nobody is in a hurry
    position: Mapped[str] = mapped_column(Text, server_default="")  # where the game began; "" where as its rules have it
    due: Mapped[int | None] = mapped_column(BigInteger)  # when the time of whoever is to act runs out, in ms since 1970
    listed: Mapped[bool] = mapped_column(server_default=false())  # in the parlour's window

    __table_args__ = (
        Index("tables_listed", "listed", sqlite_where=text("listed"), postgresql_where=text("listed")),
        Index("tables_going_on", "goes_on", sqlite_where=text("goes_on"), postgresql_where=text("goes_on")),
        Index("tables_due", "due", sqlite_where=text("due IS NOT NULL"), postgresql_where=text("due IS NOT NULL")),
    )


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
    word: Mapped[str | None] = mapped_column(String(400))  # what somebody said
    time: Mapped[int] = mapped_column(BigInteger, server_default="0")  # when, in ms since 1970, at a table with a clock
    spent: Mapped[int] = mapped_column(BigInteger, server_default="0")  # ms that whoever had to act has used for it

    __table_args__ = (UniqueConstraint("table_id", "message"),)


class HoursRow(Base):
    """A while during which a server was there: time counts for nobody while none was."""

    __tablename__ = "hours"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    begun: Mapped[int] = mapped_column(BigInteger)  # in ms since 1970
    ended: Mapped[int] = mapped_column(BigInteger)  # so far


class LuggageRow(Base):
    """What somebody carries to another device, for ten minutes; only where several servers share a database."""

    __tablename__ = "luggage"

    key: Mapped[str] = mapped_column(String(64), primary_key=True)  # digest of the code under which it is fetched
    content: Mapped[str] = mapped_column(Text)
    laid: Mapped[int] = mapped_column(BigInteger)  # when, in ms since 1970


class ReviewRow(Base):
    """A review of a game, as JSON; whatever is here can be computed again."""

    __tablename__ = "reviews"

    game: Mapped[str] = mapped_column(String(64), primary_key=True)  # digest of what was agreed and played
    text: Mapped[str] = mapped_column(Text)
