"""Phase 1: court, election, Parliament (FIE-13)."""
