"""Research that no player runs: beliefs, chances and blunders in stored games, board balance, and studies of networks.

`pip install 'fogbound[lab]'` brings what players do not need; studies need torch as well, from `fogbound[learn]`.
"""
