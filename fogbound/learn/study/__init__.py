"""What learned players teach about the chase: many games of a network against itself, and what they have in common.

`chases` plays and writes everything down, `counts` adds it up, `plan` says which tables with which options, `run` plays
what is missing of a plan and keeps it, `fair` finds settings for equals, `findings` gives figures with intervals, and
`canvas`, `maps` and `pictures` draw them. Torch is needed for playing alone.
"""
