"""What bots know of Glory: rules never import it."""
