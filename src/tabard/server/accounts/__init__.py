"""People: guests, accounts, sessions, and how much each may ask."""
