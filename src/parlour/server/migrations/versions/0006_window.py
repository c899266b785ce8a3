"""Tables that their hosts show in the parlour's window."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_listed", "tables", ["listed"], sqlite_where=sa.text("listed"), postgresql_where=sa.text("listed"))


def downgrade() -> None:
    op.drop_index("tables_listed", "tables")
    op.drop_column("tables", "listed")
