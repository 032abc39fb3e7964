"""Private lines belong to people: those who sat there, as far as that can still be known."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("chat", sa.Column("readers", sa.Text))
    connection = op.get_bind()
    chat = sa.table("chat", *(sa.column(name) for name in ("table_id", "number", "person", "to", "readers")))
    seats = sa.table("seats", *(sa.column(name) for name in ("table_id", "seat", "person")))
    tables = sa.table("tables", sa.column("id"), sa.column("status"))
    private = connection.execute(
        sa.select(chat.c.table_id, chat.c.number, chat.c.person, chat.c.to, tables.c.status)
        .join(tables, tables.c.id == chat.c.table_id)
        .where(chat.c.to != "[]")
    ).all()
    for line in private:
        people = {line.person}
        if line.status != "open":  # nobody has changed seats since the start
            sitting = connection.execute(
                sa.select(seats.c.person).where(
                    seats.c.table_id == line.table_id, seats.c.seat.in_(json.loads(line.to))
                )
            )
            people |= {row.person for row in sitting if row.person is not None}
        connection.execute(
            chat.update()
            .where(chat.c.table_id == line.table_id, chat.c.number == line.number)
            .values(readers=json.dumps(sorted(people)))
        )
