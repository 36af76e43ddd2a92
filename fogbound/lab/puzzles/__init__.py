"""How puzzles are made: games of bots are searched for moments with one answer, and the levels are asked for it."""
