"""Why a move of the chase is illegal. The reasons use only what the mover knows."""

from __future__ import annotations

from fogbound.errors import IllegalMove, Said
from fogbound.game import DEALER, Move, Seat
from fogbound.games.yard.board import BLACK, ORDINARY, PAYS, TICKETS
from fogbound.games.yard.edition import X, YardEdition, seat_name
from fogbound.games.yard.position import Position
from fogbound.notation import CONCEDE

VERBS = (*TICKETS, "double", "show", "hide", "take", "concede", "place", "deal")


def refusal(edition: YardEdition, position: Position, seat: Seat, move: Move, offers: tuple[Move, ...]) -> IllegalMove:
    """The first reason that applies, as a code and a sentence."""
    code, text = _reason(edition, position, seat, move, offers)
    return IllegalMove(code, text, seat=seat, move=str(move))


def _reason(
    edition: YardEdition, position: Position, seat: Seat, move: Move, offers: tuple[Move, ...]
) -> tuple[str, str]:
    if move.verb not in VERBS:
        verbs = ", ".join(VERBS[:-1])
        text = f"The chase has no move “{move}”; its moves begin with {verbs}."
        return "no-such-move", Said("refuse-no-such-move", text, move=str(move), verbs=verbs)
    if position.phase == "place" and move.verb == "place":
        return _place(edition, position, move)
    if position.phase in ("place", "deal", "show", "take", "emerge"):
        possible = ", ".join(map(str, offers))
        text = f"{seat_name(seat)} cannot play {move} now. Possible: {possible}."
        return "not-now", Said("refuse-not-now", text, seat=seat, move=str(move), possible=possible)
    if move.verb == "place":
        return "not-now", Said("refuse-placed", "The pawns are on the board; nothing is left to place.")
    if move.verb == "deal" or seat == DEALER:
        return "not-now", Said("refuse-dealt", "The start cards are dealt; nothing is left to deal.")
    if move.verb not in TICKETS:
        return _special(edition, position, seat, move)
    if len(move.args) != 1 or not isinstance(move.args[0], int):
        example = f"{move.verb}{edition.board.stations[0]}"
        text = f"Say where to go: a ticket and a station, such as {example}."
        return "incomplete", Said("refuse-where", text, example=example)
    return _ride(edition, position, seat, move.verb, move.args[0])


def refusal_to(
    edition: YardEdition, position: Position, seat: Seat, target: int, offers: tuple[Move, ...]
) -> IllegalMove:
    """The most useful reason why a pawn cannot go to a station with any ticket, as a code and one sentence."""
    code, text = _reason_to(edition, position, seat, target, offers)
    return IllegalMove(code, text, seat=seat, place=target)


def _reason_to(
    edition: YardEdition, position: Position, seat: Seat, target: int, offers: tuple[Move, ...]
) -> tuple[str, str]:
    if target not in edition.board.at:
        return "no-such-station", _no_such_station(target)
    if any(target in offer.args and offer.verb in (*TICKETS, "place") for offer in offers):
        return "possible", Said("why-possible", f"{seat_name(seat)} can go to {target}.", target=target)
    if position.phase == "place":
        return _place_to(edition, position, target)
    if not any(offer.verb in TICKETS for offer in offers):
        text = f"{seat_name(seat)} has something else to decide before the next ride."
        return "not-now", Said("why-not-now", text)
    station = position.at[edition.index[seat]]
    if target == station:
        text = f"{seat_name(seat)} is at {target} now, and every move leads to another station."
        return "here", Said("why-here", text, target=target)
    lines = [ticket for ticket in ORDINARY if _joins(edition, ticket, station, target)]
    by_boat = not lines and _joins(edition, BLACK, station, target)
    if not lines and not by_boat:
        return "not-linked", _too_far(edition, station, target)
    if target in position.at[1:]:
        return "occupied", _occupied(edition, position, seat, target)
    if by_boat and seat != X:
        text = f"Only the ferry joins {station} and {target}, and it takes Mister X’s black tickets."
        return "only-x", Said("why-ferry", text, station=station, target=target)
    if seat == X and (reason := _x_stays(edition, position, target, lines)):
        return reason
    return "no-ticket", _unpaid(seat, station, target, lines)


def _x_stays(edition: YardEdition, position: Position, target: int, lines: list[str]) -> tuple[str, str] | None:
    """Why X cannot ride to a free station on one of these lines, or by boat where there are none; None: no ticket."""
    if position.black and not lines and position.boats == 0:
        return "no-boat", _no_boat(target)
    just_back = edition.x_open and position.vanished and position.vanished == position.windows
    if (position.black and not just_back) or any(_has_ticket(edition, position, X, ticket) for ticket in lines):
        return "dead-end", _dead_end(target)
    if position.black:
        return "black-again", _black_again()
    return None


# Sentences about a ride, whether its ticket was named or only its end


def _no_such_station(target: int) -> Said:
    return Said("why-no-such-station", f"There is no station {target} on this map.", target=target)


def _occupied(edition: YardEdition, position: Position, seat: Seat, target: int) -> Said:
    holder = edition.seats[position.at.index(target, 1)]
    there = f"{seat_name(holder)} is on {target}"
    if seat == X:
        text = f"{there}, and Mister X never rides to a pursuer."
        return Said("why-occupied-x", text, holder=holder, target=target)
    return Said("why-occupied", f"{there}, and two pursuers never share a station.", holder=holder, target=target)


def _no_boat(target: int) -> Said:
    text = f"Only the ferry goes to {target}, and Mister X has used his ferry ride."
    return Said("why-no-boat", text, target=target)


def _dead_end(target: int) -> Said:
    text = f"From {target} there would be no second ride, and a double move needs both."
    return Said("why-dead-end", text, target=target)


def _black_again() -> Said:
    text = "Mister X has just come out of hiding, and never plays two black tickets in a row."
    return Said("why-black-again", text)


def _place_to(edition: YardEdition, position: Position, target: int) -> tuple[str, str]:
    if target not in edition.grounds:
        text = f"Detectives start on {edition.placed_on} stations, and {target} is not one."
        return "no-start", Said("why-no-start", text, target=target)
    holder = edition.seats[position.at.index(target)]
    text = f"{seat_name(holder)} starts on {target}, and two pursuers never share a station."
    return "occupied", Said("why-starts", text, holder=holder, target=target)


def _joins(edition: YardEdition, ticket: str, here: int, there: int) -> bool:
    return any(target == there for target, _ in edition.board.rides[ticket][here])


def _too_far(edition: YardEdition, station: int, target: int) -> str:
    """That no line joins two stations, and how far apart they are."""
    away = edition.board.distances[station].get(target)
    none = f"No line joins {station} and {target}"
    ends = {"station": station, "target": target}
    if away is None:
        return Said("why-no-line", f"{none}.", **ends)
    if away > 2:
        return Said("why-far", f"{none}: it is {away} rides away.", **ends, n=away)
    via = min(n for n in _next(edition, station) if target in _next(edition, n))
    return Said("why-two", f"{none}: it is two rides away, for example by way of {via}.", **ends, via=via)


def _next(edition: YardEdition, station: int) -> set[int]:
    """The stations one ride away, on the lines that pursuers may use."""
    return {n for n, rides in edition.board.distances[station].items() if rides == 1}


def _unpaid(seat: Seat, station: int, target: int, lines: list[str]) -> str:
    name, ends = seat_name(seat), {"station": station, "target": target}
    if not lines:
        text = f"Only the ferry joins {station} and {target}, and {name} has no black ticket left."
        return Said("why-no-black", text, **ends)
    names = " and ".join(f"the {TICKETS[ticket]}" for ticket in lines)
    goes = "goes" if len(lines) == 1 else "go"
    tickets = " or ".join(TICKETS[ticket] for ticket in lines)
    text = f"Only {names} {goes} from {station} to {target}, and {name} has no {tickets} ticket left."
    if len(lines) == 1:
        return Said("why-no-ticket", text, ticket=lines[0], **ends)
    return Said("why-no-tickets", text, tickets=lines, **ends)


def _place(edition: YardEdition, position: Position, move: Move) -> tuple[str, str]:
    free = ", ".join(str(n) for n in edition.grounds if n not in position.at)
    if len(move.args) != 1 or not isinstance(move.args[0], int):
        example = f"place{edition.grounds[0]}"
        text = f"Say where: place and a station, such as {example}. Free: {free}."
        return "incomplete", Said("refuse-place", text, example=example, free=free)
    if move.args[0] not in edition.grounds:
        text = f"Nobody starts on {move.args[0]}. Free: {free}."
        return "no-start", Said("refuse-no-start", text, station=move.args[0], free=free)
    text = f"A colleague stands on {move.args[0]}; two pawns never share a station. Free: {free}."
    return "occupied", Said("refuse-colleague", text, station=move.args[0], free=free)


def _special(edition: YardEdition, position: Position, seat: Seat, move: Move) -> tuple[str, str]:
    if seat != X:
        return "only-x", Said("refuse-only-x", f"Only Mister X can play {move}.", move=str(move))
    if move == CONCEDE:
        return "only-detectives", Said("error-only-detectives", "In this edition only the detectives can give up.")
    if move.verb == "double":
        if position.phase != "x":
            text = "A double move is announced before the first of its two rides, once a turn."
            return "not-now", Said("refuse-double-late", text)
        if not position.doubles:
            return "no-double", Said("refuse-no-double", "Mister X has no double-move card left.")
        text = "No first ride from here would leave a legal second one."
        return "no-second-leg", Said("refuse-no-second", text)
    if move.verb in ("show", "hide", "take") and not edition.voluntary_reveal:
        text = "At this table Mister X may not choose to show himself."
        return "not-agreed", Said("refuse-not-agreed", text)
    return "not-now", Said("refuse-now", f"{move} is not possible now.", move=str(move))


def _ride(edition: YardEdition, position: Position, seat: Seat, ticket: str, target: int) -> tuple[str, str]:
    board, station = edition.board, position.at[edition.index[seat]]
    if ticket == BLACK and seat != X:
        return "only-x", Said("refuse-black", "Only Mister X has black tickets.")
    if target not in board.at:
        return "no-such-station", _no_such_station(target)
    if target not in [there for there, _ in board.rides[ticket][station]]:
        return "not-linked", _not_linked(edition, station, ticket, target)
    if ticket == BLACK and position.vanished and position.vanished == position.windows:
        return "black-again", _black_again()
    if not _has_ticket(edition, position, seat, ticket):
        text = f"{seat_name(seat)} has no {TICKETS[ticket]} ticket left."
        return "no-ticket", Said("refuse-no-ticket", text, seat=seat, ticket=ticket)
    if target in position.at[1:]:
        return "occupied", _occupied(edition, position, seat, target)
    return ("no-boat", _no_boat(target)) if position.boats == 0 else ("dead-end", _dead_end(target))


def _not_linked(edition: YardEdition, station: int, ticket: str, target: int) -> Said:
    reached = ", ".join(str(n) for n, _ in edition.board.rides[ticket][station])
    ends = {"station": station, "target": target}
    if ticket == BLACK:
        text = f"No line of any kind joins {station} and {target}; lines from {station} go to {reached}."
        return Said("refuse-no-line", text, **ends, reached=reached)
    line, facts = PAYS[ticket][0], {"ticket": ticket, **ends}
    others = [f"{t}{target}" for t in ORDINARY if target in [n for n, _ in edition.board.rides[t][station]]]
    moves = ", ".join(others)
    if reached:
        text = f"The {line} does not go to {target}: it goes from {station} to {reached}."
        if not others:
            return Said("refuse-not-linked", text, **facts, reached=reached)
        return Said("refuse-not-linked-try", f"{text} These do: {moves}.", **facts, reached=reached, moves=moves)
    text = f"The {line} does not go to {target}: it does not stop at {station}."
    if not others:
        return Said("refuse-no-stop", text, **facts)
    return Said("refuse-no-stop-try", f"{text} These do: {moves}.", **facts, moves=moves)


def _has_ticket(edition: YardEdition, position: Position, seat: Seat, ticket: str) -> bool:
    if ticket == BLACK:
        return position.black > 0
    index = ORDINARY.index(ticket)
    if seat == X:
        return position.stock is None or position.stock[index] > 0
    which = edition.purse_of.get(seat)
    return which is None or position.purses[which][index] > 0
