"""Attacks on a server of this machine, while honest games go on. See `__main__`."""
