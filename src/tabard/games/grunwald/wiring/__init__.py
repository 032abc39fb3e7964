"""What the engine needs of Na Grunwald! beside its rules: views, saves, scenarios, vectors."""
