"""What a table costs the server: rooms of people over real sockets, who play random legal moves.

Beside Fogbound, boardgame.io plays the same chase under the same load, in memory and with files on disk. The figures
are the server process's CPU time per ply, the bytes each person receives per ply, and the time from a move until
everybody in the room has seen it. Fogbound writes every ply to the disk before anybody sees it; boardgame.io's files
are not synced, and its memory is lost with the process.

`--python` names the interpreter of another checkout, to compare two versions of Fogbound.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from benches import fogbound_server, peer_server
from benches.load import Figures, Load, summary

MEMORY, DISK, OURS = "boardgame.io, in memory", "boardgame.io, on disk", "Fogbound"


def compared(figures: dict[str, Figures]) -> str:
    """Fogbound's CPU time per ply as a ratio of each peer's."""
    ours = figures[OURS]
    return "; ".join(
        f"{name}: {each.cpu_of_a_ply / ours.cpu_of_a_ply:.2f} times Fogbound's CPU time a ply, "
        f"{ours.rate / each.rate:.2f} of its plies a second"
        for name, each in figures.items()
        if name != OURS
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rooms", type=int, default=20, help="rooms that play at once")
    parser.add_argument("--clients", type=int, nargs="+", default=[2, 6], choices=range(2, 7), help="sockets in a room")
    parser.add_argument("--think", type=float, default=0.0, help="seconds before each move; 0 is flat out")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long to measure")
    parser.add_argument("--plies", type=int, help="stop after so many plies, so that a busy machine plays as many")
    parser.add_argument("--python", default=sys.executable, help="the interpreter that runs Fogbound's server")
    parser.add_argument("--no-suspects", action="store_true", help="tables that do not show where X can be")
    parser.add_argument("--peer", type=Path, help="the folder that boardgame.io is installed in; none: Fogbound alone")
    arguments = parser.parse_args()
    for clients in arguments.clients:
        load = Load(arguments.rooms, clients, arguments.seconds, arguments.think, arguments.plies)
        figures: dict[str, Figures] = {}
        if arguments.peer is not None:
            for name, on_disk in ((MEMORY, False), (DISK, True)):
                figures[name] = peer_server.run(load, arguments.peer, on_disk=on_disk)
                print(f"{name}: {summary(load, figures[name])}", flush=True)
        figures[OURS] = fogbound_server.run(load, arguments.python, suspects=not arguments.no_suspects)
        print(f"{OURS}: {summary(load, figures[OURS])}", flush=True)
        if arguments.peer is not None:
            print(compared(figures), flush=True)


if __name__ == "__main__":
    main()
