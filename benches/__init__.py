"""Slow studies whose figures stand in docs/; `make bench-…` runs them."""
