"""Phase 6: the Vikings (FIE-9)."""
