"""The rules of Glory, a file or folder for each chapter of the rulebook."""
