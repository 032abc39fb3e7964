"""Alembic's entry: the connection comes from `store.database.upgrade`."""

from alembic import context

from tabard.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
