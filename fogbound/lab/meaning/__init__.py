"""How the house learns what words mean, from its own banks, cards and facts alone. See docs/house.md."""
