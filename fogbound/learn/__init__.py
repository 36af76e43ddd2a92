"""Learning to chase and to flee by self-play. Torch is needed here, and nowhere else: `fogbound[learn]` brings it."""
