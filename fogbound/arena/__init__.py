"""The arena: bots play each other many times, and a report says how good they are.

`schedule` says who plays whom, `play` plays one game, `executors` play many, `journal` writes each result to disk, and
`run` puts these together. `analysis` turns results into figures, and `report` shows them.
"""
