"""The solo mode (GLO-24): SIR's deck, his places in both tournaments, his fights."""
