"""Thinking in processes of its own: bots, hints, and the analysis of matches that are over."""
