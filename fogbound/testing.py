"""The contract of every edition, to run on yours too: `check(start)` plays games and checks everything.

Each check raises `AssertionError` with a sentence. None of them knows a game: they use `State` alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

from fogbound import polled, record
from fogbound.game import DEALER, SLOT, Move, Ply, Seat, State, View, worlds
from fogbound.polled import choices

MAX_PLIES = 10_000
_TEXTS = ("Paris", "a b", 'he said "no"', "{x} [y] 1. z", "back\\slash", "Zoë 数", "line\nbreak")


def random_ply(state: State, rng: Random) -> tuple[Seat, Move]:
    """Some seat that may move, in turn or interrupting, and one of its moves; free text is filled in."""
    seats = [seat for seat in dict.fromkeys((*state.turn, *state.edition.seats)) if choices(state, seat)]
    seat = rng.choice(seats)
    return seat, _filled(rng.choice(choices(state, seat)), rng)


def _filled(offer: Move, rng: Random) -> Move:
    return Move(offer.verb, tuple(rng.choice(_TEXTS) if arg is SLOT else arg for arg in offer.args))


def _some(offer: Move) -> Move:
    """An offer with any text in its open slots."""
    return Move(offer.verb, tuple(_TEXTS[0] if arg is SLOT else arg for arg in offer.args))


def random_game(start: State, rng: Random) -> Iterator[State]:
    """Every state of one random game, the start included. A game that never ends is an error."""
    state = start
    yield state
    while state.turn:
        state = state.play(*random_ply(state, rng))
        yield state
        assert len(state.log) < MAX_PLIES, "random play must end"


def perft(state: State, depth: int) -> int:
    """The number of sequences of exactly `depth` plies from here, without concessions."""
    if depth == 0:
        return 1
    offers = [(seat, choices(state, seat)) for seat in state.turn]
    if depth == 1:
        return sum(len(moves) for _, moves in offers)
    return sum(perft(state.play(seat, _some(move)), depth - 1) for seat, moves in offers for move in moves)


def divide(state: State, depth: int) -> tuple[tuple[Ply, int], ...]:
    """`perft` split by the first ply: where two counters differ, this finds the branch."""
    return tuple(
        (Ply(seat, move), perft(state.play(seat, _some(move)), depth - 1))
        for seat in state.turn
        for move in choices(state, seat)
    )


def check(start: State, rng: Random, *, every: int = 1) -> State:
    """Play one random game and check everything on the way (whole views at each `every`-th ply)."""
    state = start
    for n, state in enumerate(random_game(start, rng)):
        check_agreement(state)
        if n % every == 0:
            check_views(state)
            check_polled(state)
    check_replay(start, state)
    check_record(start, state)
    return state


def check_agreement(state: State) -> None:
    """Turn, moves and outcome agree, and a move list holds nothing twice."""
    assert (state.outcome is None) == bool(state.turn), "a game is over exactly when nobody is to move"
    assert DEALER not in state.edition.seats, "the dealer has no seat"
    if DEALER in state.turn:
        assert state.turn == (DEALER,), "while the dealer deals, nobody else is to move"
    for seat in (*state.edition.seats, DEALER):
        moves = state.moves(seat)
        assert len(set(moves)) == len(moves), f"{seat} is offered a move twice"
        assert moves or seat not in state.turn, f"{seat} is to move but has no move"
        for move in moves:
            assert Move.parse(str(move)) == move, f"{move} does not survive being written and read"
    if state.outcome is not None:
        assert not any(state.moves(seat) for seat in state.edition.seats), "no moves after the end"
        assert set(state.outcome.winners) <= set(state.edition.seats), "only seats can win"


def check_views(state: State) -> None:
    """Views are frozen values, the same at every look, and show only what the viewer may know."""
    for seat in (*state.edition.seats, None):
        view = state.view(seat)
        assert view == state.view(seat), "two looks at one state differ"
        assert view == replace(state).view(seat), "a view depends on what was looked at before"
        assert hash(view) == hash(state.view(seat)), "a view must be a frozen value"
        assert view.moves == (state.moves(seat) if seat else ()), "a view lists its own seat's moves alone"
        shared = state.view(state.viewpoint(seat))
        assert view == replace(shared, seat=seat, moves=view.moves), "a viewpoint shows what the seat itself sees"
        assert len(view.log) == len(state.log), "every ply is seen, if only as hidden"
        for seen, ply in zip(view.log, state.log, strict=True):
            assert seen == (ply if state.outcome is not None else ply.seen_by(seat)), f"{seen} is not what {seat} saw"


def check_polled(state: State) -> None:
    """Polled play asks one seat after another, and the last one may not decline."""
    asked = list(polled.questions(state))
    assert bool(asked) == bool(state.turn), "somebody is asked exactly while the game goes on"
    assert len({question.seat for question in asked}) == len(asked), "nobody is asked twice for one ply"
    assert [question.may_decline for question in asked].count(False) == bool(asked), "one seat, the last, must answer"
    assert all(question.moves for question in asked), "nobody is asked who has nothing to play"


def check_replay(start: State, state: State) -> None:
    """The log replays to an equal state, and play changes nothing but its result."""
    before = start.view(None), start.log
    again = start
    for ply in state.log[len(start.log) :]:
        again = again.play(ply.seat, ply.move)
    assert again == state, "the log does not replay to the same state"
    assert (start.view(None), start.log) == before, "play must not change the state it starts from"


def check_record(start: State, state: State) -> None:
    """A record written and read gives the same game."""
    text = record.write(start, state)
    read = record.read(text)
    again = record.replay(read, start)
    assert again.stopped is None, f"the record does not replay: {again.stopped}"
    assert again.state == state, "the record replays to another state"
    assert record.write(start, again.state) == text, "the record changes when written again"


def check_no_leak(start: State, state: State, seat: Seat | None, rng: Random, most: int = 10_000) -> int:
    """States that look the same to a seat give it the same view, byte for byte. Returns how many were compared.

    If there are no more than `most` of them, the truth must be among them, and `worlds` must find just these.
    """
    view = state.view(seat)
    alike = list(islice(lookalikes(start, view, rng), most))
    for world in alike:
        assert world.view(seat) == view, f"{seat} can tell two truths apart although both look the same in the log"
        assert repr(world.view(seat)) == repr(view), f"{seat} can tell two truths apart by how a view is written"
    if len(alike) < most:
        assert state in alike, "the truth is not among those that look like it"
        assert set(worlds(start, view)) == set(alike), "worlds() finds other truths than the log allows"
    return len(alike)


def lookalikes(start: State, view: View, rng: Random) -> Iterator[State]:
    """States with the same seen log and outcome, in random order. The search uses plies alone, never a view."""
    layers = [[start]]
    while layers:
        if not layers[-1]:
            layers.pop()
            continue
        state = layers[-1].pop()
        number = len(state.log)
        if number == len(view.log):
            if state.outcome == view.outcome:
                yield state
            continue
        if state.outcome is None:
            seen = view.log[number]
            possible = [seen.move if seen.move.fits(offer) else offer for offer in state.moves(seen.seat)]
            plies = [Ply(seen.seat, move, state._secret(seen.seat, move)) for move in possible if SLOT not in move.args]
            matching = [state.play(ply.seat, ply.move) for ply in plies if _as_seen(ply, view) == seen]
            assert all(_as_seen(after.log[number], view) == seen for after in matching), "play logs another ply"
            rng.shuffle(matching)
            layers.append(matching)


def _as_seen(ply: Ply, view: View) -> Ply:
    return ply if view.outcome is not None else ply.seen_by(view.seat)
