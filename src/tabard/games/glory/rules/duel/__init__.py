"""Duels (GLO-10 to 13): the steps on the player board, one file each for decisions, steps and the end."""
