"""The engine: drives chapters, asks decisions, keeps chance and secrets. It knows no game."""
