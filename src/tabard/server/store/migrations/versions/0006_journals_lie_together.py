"""In SQLite a table's entries lie together: a damaged page is one table's, and an index is saved."""

from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        with op.batch_alter_table("entries", recreate="always", table_kwargs={"sqlite_with_rowid": False}):
            pass
