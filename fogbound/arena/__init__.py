"""The arena: bots against bots, many times over, and what can be said of them afterwards.

`schedule` says who plays whom, `play` plays one game of it, `executors` play many, `journal` keeps every result at
once, `run` puts these together; `analysis` and what it uses turn results into figures, `report` shows them.
"""
