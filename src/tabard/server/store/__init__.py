"""Storage: people, tables and journals, in SQLite or PostgreSQL. Acknowledged means on disk."""
