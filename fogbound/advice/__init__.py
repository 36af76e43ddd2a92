"""The strongest level speaks: hints during a game, and a look back when it is over."""
