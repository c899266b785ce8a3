"""What is carried to another device lies in the database, where several servers share it."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "luggage",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("laid", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("luggage")
