"""Whoever sits down adds to the dice: what they sealed, and what that was. Tables from before have neither, and keep their dice."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    for name in ("seal", "share"):
        op.add_column("seats", sa.Column(name, sa.String(64), nullable=True))


def downgrade() -> None:
    for name in ("share", "seal"):
        op.drop_column("seats", name)
