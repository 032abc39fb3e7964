"""What bots know of Na Grunwald!: rules never import it."""
