"""Lessons and practice: short matches that teach, written as data beside each game (docs/lessons.md)."""
