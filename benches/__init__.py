"""Slow measurements, for the figures in docs/; `make bench-…` runs them."""
