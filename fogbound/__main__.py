"""`python -m fogbound` is the command `fogbound`."""

from fogbound.cli import main

if __name__ == "__main__":  # bots run in spawned processes, which import this page too
    main()
