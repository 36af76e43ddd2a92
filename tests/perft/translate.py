"""From a chase of ours to the naive counter's game: names and numbers only, no rule."""

from __future__ import annotations

from fogbound.games.yard.edition import YardEdition
from fogbound.games.yard.position import Position
from tests.perft import naive, naive_compact

PHASE = {"double": "leg1", "second": "leg2", "show": "reveal"}
REASON = {"captured": "caught", "escaped": "rounds"}


def naive_perft(edition: YardEdition, position: Position, depth: int) -> int:
    if edition.x_open:
        return naive_compact.perft(naive_heat(edition, position), depth)
    return naive.perft(naive_game(edition, position), depth)


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


def naive_heat(edition: YardEdition, position: Position) -> naive_compact.Heat:
    options = dict(edition.options)
    return naive_compact.heat(
        links={station: edition.board.links(station) for station in edition.board.stations},
        stations={seat: station for seat, station in zip(edition.seats, position.at, strict=True) if station},
        numbers=[int(n) for n in options["start_numbers"].split(",") if n] or edition.board.deck("tickets"),
        prices=dict(zip("tbu", map(int, options["prices"].split(",")), strict=True)),
        pool=dict(zip("tbu", position.purses[0], strict=True)),
        black=position.black,
        black_used=int(options["x_black"]) - position.black,
        boats=position.boats,
        black_last=position.vanished > 0 and position.vanished == position.windows,
        phase=position.phase,
        moved=[seat for seat in edition.pursuers if seat not in position.waiting]
        if position.phase == "pursuit"
        else (),
        leftovers=options["stuck_leftovers"],
    )
