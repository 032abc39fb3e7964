"""Is a game fair, and are its components? Figures with intervals from simulated matches, as a page."""
