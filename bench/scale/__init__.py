"""Several server processes on one database, under load."""
