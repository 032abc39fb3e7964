"""Attacks on a server of our own, on this machine only: each is bounded, counts, and stops by itself."""
