"""E-mail addresses are confirmed before anything is sent to them: those nobody confirmed are dropped."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "confirmations",
        sa.Column("token_hash", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("email", sa.Text, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_confirmations_person", "confirmations", ["person"])
    op.execute("UPDATE people SET email = NULL")
