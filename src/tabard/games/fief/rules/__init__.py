"""The rules of Fief: England, a file or folder for each chapter of the rulebook."""
