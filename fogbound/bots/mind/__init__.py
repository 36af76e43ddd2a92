"""What a trained bot plays with: boards as rows of rides, tables as rows of numbers, and the network that reads them.

This package needs only numpy and numba; training, in `fogbound.learn`, needs torch.
"""
