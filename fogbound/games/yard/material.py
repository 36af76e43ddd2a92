"""What a client gets besides views: the map, once, and the suspects, after every ply."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fogbound.errors import Say
from fogbound.game import View
from fogbound.games.yard.belief import Belief, Tracker
from fogbound.games.yard.edition import YardEdition
from fogbound.games.yard.map.draw import bends, draw, geometry


def material(edition: YardEdition) -> dict[str, Any]:
    """The seats that are dealt start cards, in order."""
    return {"deals": [seat for seat, _ in edition.deals]}


def board(edition: YardEdition) -> dict[str, Any]:
    """The board as plain values."""
    board = edition.board
    view_box, radius, places = geometry(board)
    return {
        "name": board.name,
        "title": board.title,
        "digest": board.digest,
        "size": list(board.size),
        "radius": round(radius, 2),
        "view_box": [round(side, 2) for side in view_box],
        "stations": [
            {
                "n": n,
                "x": round(x, 2),
                "y": round(y, 2),
                "modes": list(board.links(n)),
                "links": {mode: list(ends) for mode, ends in board.links(n).items()},
            }
            for n, (x, y) in places
        ],
        # a pawn rides along its line; all others are straight
        "bends": [
            [a, b, mode, [round(number, 1) for point in line for number in point]] for a, b, mode, line in bends(board)
        ],
    }


def picture(edition: YardEdition, theme: str, say: Say = str) -> str:
    """The empty map as SVG."""
    return draw(edition.board, theme=theme, say=say)


class Aids:
    """What the house works out for everybody from the public log: here, where X can be."""

    def __init__(self, edition: YardEdition) -> None:
        self._tracker = Tracker(edition)
        self._belief: Belief | None = None
        self._suspects: dict[str, Any] = {"suspects": []}

    def of(self, view: View) -> dict[str, Any]:
        """The same for every seat, so it is laid out once a ply."""
        if not view.log:
            return {"suspects": []}
        belief = self._tracker.follow(view)
        if self._belief is None or belief.hidden is not self._belief.hidden:  # most rides rule out nothing
            self._suspects = suspects_of(belief)
        self._belief = belief
        return self._suspects

    def snapshot(self, view: View) -> dict[str, Any]:
        return self._tracker.snapshot(view)

    def resume(self, snapshot: Mapping[str, Any], view: View) -> None:
        self._tracker.resume(snapshot, view)


def suspects_of(belief: Belief) -> dict[str, Any]:
    """The stations where X can be, each with its share of all paths."""
    total = sum(ways for _, ways in belief.suspects) or 1
    dealt = [(station, ways) for station, ways in belief.suspects if station]
    # `round` goes by way of text, which takes several times as long; there are up to 199 of these.
    return {"suspects": [[station, int(ways / total * 10_000 + 0.5) / 10_000] for station, ways in dealt]}
