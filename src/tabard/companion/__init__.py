"""Beside the real box: an opponent for one player, with dice and cards shown by hand, and any position."""
