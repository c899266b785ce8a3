"""How a stored file is made and brought up to date."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

HEAD = "0003"  # the newest migration
MIGRATIONS = Path(__file__).with_name("migrations")
PATIENCE = 15.0  # seconds to wait for another writer


class BadFile(Exception):
    """A file that is no data file of ours, or that a newer Parlour has written."""


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
    from sqlalchemy.exc import SQLAlchemyError

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
