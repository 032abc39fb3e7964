"""Very many matches between bots as tables on disk: the same rows whoever plays, however often it stops."""
