"""The rules of Jan Žižka, a file or folder for each chapter of the rulebook."""
