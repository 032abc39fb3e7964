"""What the engine needs of Jan Žižka beside its rules: views, saves, scenarios, vectors."""
