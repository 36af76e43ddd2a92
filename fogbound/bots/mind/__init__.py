"""What a learned player knows: boards as rows of rides, tables as rows of numbers, and a network that reads them.

Nothing here needs more than numpy; training has torch, in `fogbound.learn`.
"""
