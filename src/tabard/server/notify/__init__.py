"""Notifies people who are not looking that a table waits for them."""
