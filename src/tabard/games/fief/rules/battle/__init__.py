"""Phase 7 and every battle (FIE-10)."""
