"""What bots know of Fief: England: rules never import it."""
