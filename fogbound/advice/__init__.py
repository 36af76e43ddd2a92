"""The strongest bot speaks: hints during a game, and a look back when it is over."""
