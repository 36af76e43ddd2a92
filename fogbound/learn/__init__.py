"""Learning to chase and to flee by self-play. Torch is needed here, and nowhere else: `pip install 'fogbound[learn]'`."""
