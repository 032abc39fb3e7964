"""Phase 4: ransoms, sieges, abbeys, purchases, fief titles (FIE-7)."""
