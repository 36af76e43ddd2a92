"""Twenty questions at the terminal: its table, its words, what is typed, and the loop of a game."""
