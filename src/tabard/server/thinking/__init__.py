"""Worker processes for bots, hints, and the analysis of matches that are over."""
