"""`python -m fogbound` is the command `fogbound`."""

from fogbound.cli import main

main()
