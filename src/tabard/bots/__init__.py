"""Players without a body. A bot sees what its seat may know, never the match itself."""
