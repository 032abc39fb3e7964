"""Limits no honest test meets."""

from tabard.server.config import Limits

GENEROUS = Limits(
    messages=1e6,
    messages_burst=1e6,
    requests=1e6,
    requests_burst=1e6,
    sign_ins=1e6,
    sign_ins_burst=1e6,
    new_guests=1e6,
    new_guests_burst=1e6,
    new_tables=1e6,
    new_tables_burst=1e6,
    errors=1_000_000,
    address_messages=1e6,
    address_messages_burst=1e6,
    chat_lines=1e6,
    chat_lines_burst=1e6,
)
