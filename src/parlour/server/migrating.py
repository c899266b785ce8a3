"""How a stored file is made and brought up to date."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

HEAD = "0008"  # the newest migration
MIGRATIONS = Path(__file__).with_name("migrations")
PATIENCE = 15.0  # seconds to wait for another writer


class BadFile(Exception):
    """A file that is no data file of ours, or that a newer Parlour has written."""


class DamagedFile(BadFile):
    """A data file of ours of which a part cannot be read; `parlour repair` saves the rest."""


def migrate(path: Path) -> None:
    """Bring the file up to the newest migration, making it if there is none; before it is changed, a copy is made."""
    make_private(path)
    try:
        version = stored_version(path)
        if version is not None:
            check_whole(path)
        if version == HEAD:  # a restart is quick, without loading Alembic
            return
        if version is not None:
            keep_copy(path)
        upgrade(path)
    except sqlite3.DatabaseError as error:
        raise BadFile(str(error)) from error


def check_whole(path: Path) -> None:
    """Whether the file is whole, as far as a quick look tells."""
    try:
        with closing(sqlite3.connect(path, timeout=PATIENCE)) as connection:
            [[found]] = connection.execute("PRAGMA quick_check(1)")
    except sqlite3.DatabaseError as error:
        found = str(error)
    if found != "ok":
        raise DamagedFile(str(found))


def keep_copy(path: Path) -> None:
    """The file as it was before a migration, beside it, so that nothing depends on the migration's being right."""
    copy = path.with_name(f"{path.name}.before-{HEAD}")
    part = copy.with_name(f"{copy.name}.part")
    part.unlink(missing_ok=True)
    make_private(part)
    with closing(sqlite3.connect(path, timeout=PATIENCE)) as connection:
        connection.execute("VACUUM INTO ?", (str(part),))
    part.replace(copy)


def upgrade(path: Path) -> None:
    """All migrations in one transaction: whoever is ended in the middle finds the file as it was."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError
    from sqlalchemy import create_engine, event
    from sqlalchemy.exc import SQLAlchemyError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(f"sqlite:///{path}", connect_args={"timeout": PATIENCE})
    event.listen(engine, "connect", begins_nothing_itself)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except (CommandError, SQLAlchemyError) as error:
        raise BadFile(str(error)) from error
    finally:
        engine.dispose()


def begins_nothing_itself(connection: sqlite3.Connection, _: object) -> None:
    """Python's sqlite3 would begin a transaction before data is changed, but none before tables are made."""
    connection.isolation_level = None


def make_private(path: Path) -> None:
    """The folder and the file, readable by their owner only: seeds are secret."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    for file in (path, *(path.with_name(path.name + ending) for ending in ("-wal", "-shm"))):
        if file.exists():
            file.chmod(file.stat().st_mode & 0o700)  # it may have been copied here with another mode


def stored_version(path: Path) -> str | None:
    with closing(sqlite3.connect(path, timeout=PATIENCE)) as connection:
        try:
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        except sqlite3.OperationalError:
            return None
    return str(row[0]) if row else None
