"""Fief: England."""
