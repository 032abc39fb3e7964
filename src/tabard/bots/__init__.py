"""Computer players. A bot sees what its seat may know, never the true match."""
