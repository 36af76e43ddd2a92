"""Learning by playing: exercises are real positions with one thing to do, lessons are rows of them."""
