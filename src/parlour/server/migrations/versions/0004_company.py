"""What people say to each other, and their clocks: a step may have a word, a time and the time that was spent; a table may have a clock."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("steps", sa.Column("word", sa.String(400), nullable=True))
    for name in ("time", "spent"):
        op.add_column("steps", sa.Column(name, sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("clock", sa.String(40), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("due", sa.BigInteger, nullable=True))
    op.create_index("tables_due", "tables", ["due"], sqlite_where=sa.text("due IS NOT NULL"), postgresql_where=sa.text("due IS NOT NULL"))
    op.create_table(
        "hours",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("begun", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("hours")
    op.drop_index("tables_due", "tables")
    for name in ("due", "clock"):
        op.drop_column("tables", name)
    for name in ("spent", "time", "word"):
        op.drop_column("steps", name)
