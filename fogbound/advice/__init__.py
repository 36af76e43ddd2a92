"""Advice of the strongest level: hints during a game, and an analysis when it is over."""
