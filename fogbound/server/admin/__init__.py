"""What an operator does with a whole database: copies that can be put back, moves to another kind, and checks."""
