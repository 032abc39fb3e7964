"""Titles of the church and the crown, and what follows a death (FIE-12, 18)."""
