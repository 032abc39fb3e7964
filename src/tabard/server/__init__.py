"""The server: tables, accounts and sockets around the engine. Only the command line imports it."""
