"""What the engine needs of Fief: England beside its rules: views, saves, scenarios, vectors."""
