"""The rules of Na Grunwald!, a file or folder for each chapter of the rulebook."""
