"""What Alembic runs: the caller brings the connection."""

from alembic import context

from parlour.server.schema import Base

context.configure(connection=context.config.attributes["connection"], target_metadata=Base.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
