"""What a beginner considers, chapter by chapter of the rulebook."""
