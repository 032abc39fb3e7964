"""Phase 2 and every card: drawing, plagues, playing, surprises (FIE-5, 14, 15)."""
