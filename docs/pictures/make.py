"""Draw the pictures in the docs from a recorded game: `make pictures`."""

from __future__ import annotations

from pathlib import Path

from fogbound import catalog, record
from fogbound.game import DEALER, View
from fogbound.games.yard.belief import belief
from fogbound.games.yard.edition import X
from fogbound.games.yard.map.draw import draw
from fogbound.games.yard.rules import ChaseState
from fogbound.games.yard.table import YardTable

HERE = Path(__file__).parent
RECORD = HERE.parents[1] / "tests" / "records" / "0.1.0" / "police-four.fog"
HUNT = 55  # the pursuers to move, four rides after X was last seen


def main() -> None:
    read = record.read(RECORD.read_text(encoding="utf-8"))
    states = record.replay(read, catalog.start_of(read)).states
    for name, state in (("hunt", states[HUNT]), ("end", states[-1])):
        assert isinstance(state, ChaseState)
        view = state.view("red")
        assert isinstance(view.table, YardTable)
        edition = state.edition
        over = view.outcome is not None
        path = _path(view) if over else ()
        suspects = () if over else belief(edition, view).suspects
        for theme in ("light", "dark"):
            svg = draw(edition.board, view.table, suspects=suspects, path=path, theme=theme)
            (HERE / f"{name}-{theme}.svg").write_text(svg, encoding="utf-8")


def _path(view: View) -> tuple[int, ...]:
    """X's path in an open log: the start card, which was dealt face down, and the end of each ride."""
    plies = [ply for ply in view.log if ply.seat == X or (ply.seat == DEALER and ply.secret is not None)]
    return tuple(arg for ply in plies for arg in ply.move.args if isinstance(arg, int))


if __name__ == "__main__":
    main()
