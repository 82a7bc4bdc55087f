"""The script that Alembic runs: it applies the revisions in the transaction of `upgrade`."""

from alembic import context

from sandtable.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
