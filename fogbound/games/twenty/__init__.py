"""Twenty questions: players guess who or what the reader is, from clues hidden behind twenty numbers."""
