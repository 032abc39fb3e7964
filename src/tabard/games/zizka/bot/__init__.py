"""What bots know of Jan Žižka: rules never import it."""
