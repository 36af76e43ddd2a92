"""What strong networks teach about the chase: many games of a network against itself, added up.

`chases` plays and records, `counts` adds up, `plan` lists the tables and options, `run` plays the missing parts of a
plan and saves them, `fair` finds settings for equals, `findings` gives figures with intervals, and `canvas`, `maps` and
`pictures` draw them. Only playing needs torch.
"""
