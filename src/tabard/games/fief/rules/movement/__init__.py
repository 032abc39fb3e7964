"""Phase 5: movement (FIE-8)."""
