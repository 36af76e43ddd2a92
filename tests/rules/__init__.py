"""The rules, one test an item: written from the rules of the published games, not from the code."""
