"""From a chase of ours to the naive counter's game: names and numbers only, no rule."""

from __future__ import annotations

from fogbound.games.yard.edition import YardEdition
from fogbound.games.yard.position import Position
from tests.perft import naive

PHASE = {"double": "leg1", "second": "leg2", "show": "reveal"}
REASON = {"captured": "caught", "escaped": "rounds"}


def naive_game(edition: YardEdition, position: Position) -> naive.Game:
    purses = [dict(zip("tbu", purse, strict=True)) for purse in position.purses]
    players = int(dict(edition.options)["players"])
    classic = "1983" in edition.id
    return naive.game(
        links={station: edition.board.links(station) for station in edition.board.stations},
        stations=dict(zip(edition.seats, position.at, strict=True)),
        tickets=dict(zip(edition.detectives, purses, strict=False)),
        groups=naive.groups_1983(list(edition.detectives), players)
        if classic
        else naive.groups_2017(list(edition.pursuers)),
        pooled=edition.pooled,
        black=position.black,
        doubles=position.doubles,
        stock=None if position.stock is None else dict(zip("tbu", position.stock, strict=True)),
        round=position.round,
        max_rounds=edition.longest,
        windows=position.windows,
        reveals=edition.reveals,
        voluntary_reveal=edition.voluntary_reveal,
        stuck_counts_police=edition.stuck_counts_police,
        phase=PHASE.get(position.phase, position.phase),
        moved=[seat for seat in edition.pursuers if seat not in position.waiting]
        if position.phase == "pursuit"
        else (),
        taken=[seat for seat in edition.detectives if seat not in position.waiting] if position.phase == "take" else (),
    )
