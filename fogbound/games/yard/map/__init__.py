"""Drawing the map of any board and any moment of a game as SVG."""
