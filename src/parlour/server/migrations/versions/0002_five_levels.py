"""Computers have five levels instead of three: what was 1, 2 and 3 is now 1, 3 and 5."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.execute("UPDATE seats SET level = 2 * level - 1")


def downgrade() -> None:
    op.execute("UPDATE seats SET level = (level + 1) / 2")
