"""Remarks on what cards say: numbers, names, spelling, facts. They read English and French; other languages pass."""
