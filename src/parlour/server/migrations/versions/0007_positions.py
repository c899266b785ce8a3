"""Tables at which a game began at a position that was set up."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("position", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "position")
