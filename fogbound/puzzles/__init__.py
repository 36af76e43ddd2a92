"""Puzzles of the chase: positions from games of bots, each with one best answer that a search has proved."""
