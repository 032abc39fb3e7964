"""How much a match asks of a player, and how long it keeps him waiting (docs/pace.md)."""
