"""The server: tables, accounts and sockets around the engine. Nobody imports it but the command line."""
