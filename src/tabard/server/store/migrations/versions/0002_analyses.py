"""Analyses of matches that are over."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("analysis", sa.Text, nullable=False),
    )
