"""The house: programs that help a table, such as a judge of guesses and an automatic reader of cards."""
