"""What the engine needs of Glory beside its rules: views, saves, scenarios, vectors."""
