"""The laboratory: laws that hold in every game, fuzzing, benchmarks."""
