"""The house: programs that help a table play twenty questions. A judge of guesses, and a reader of cards."""
