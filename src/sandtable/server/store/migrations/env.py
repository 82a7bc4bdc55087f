"""What Alembic runs: the revisions, on the connection and in the transaction of `upgrade`."""

from alembic import context

from sandtable.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
