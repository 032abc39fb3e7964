"""What a host does: bans, announcements, closed tables, tidying; and who did what."""
