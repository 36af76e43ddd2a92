"""The contract every edition passes, ready to be run on yours: `check(start)` plays games and looks at everything.

Each check raises `AssertionError` with a sentence. None of them knows a game: they use `State` alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from fogbound import polled, record
from fogbound.game import DEALER, Move, Ply, Seat, State, View, worlds
from fogbound.polled import choices

MAX_PLIES = 10_000


def random_ply(state: State, rng: Random) -> tuple[Seat, Move]:
    """Some seat in turn and one of its moves; free text is filled in."""
    seat = rng.choice(state.turn)
    return seat, rng.choice(choices(state, seat))


def random_game(start: State, rng: Random) -> Iterator[State]:
    """Every state of one random game, the start included. A game that never ends is an error."""
    state = start
    yield state
    while state.turn:
        state = state.play(*random_ply(state, rng))
        yield state
        assert len(state.log) < MAX_PLIES, "random play must end"


def perft(state: State, depth: int) -> int:
    """How many sequences of exactly `depth` plies there are from here, concessions left out."""
    if depth == 0:
        return 1
    offers = [(seat, choices(state, seat)) for seat in state.turn]
    if depth == 1:
        return sum(len(moves) for _, moves in offers)
    return sum(perft(state.play(seat, move), depth - 1) for seat, moves in offers for move in moves)


def divide(state: State, depth: int) -> tuple[tuple[Ply, int], ...]:
    """`perft` split by the first ply: where two counters differ, this finds the branch."""
    return tuple(
        (Ply(seat, move), perft(state.play(seat, move), depth - 1))
        for seat in state.turn
        for move in choices(state, seat)
    )


def check(start: State, rng: Random, *, every: int = 1) -> State:
    """One random game with everything checked on the way (whole views on each `every`-th ply)."""
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
    """Views are frozen values that repeat themselves, and show only what is the viewer's."""
    for seat in (*state.edition.seats, None):
        view = state.view(seat)
        assert view == state.view(seat), "two looks at one state differ"
        assert hash(view) == hash(state.view(seat)), "a view must be a frozen value"
        assert view.moves == (state.moves(seat) if seat else ()), "a view lists its own seat's moves alone"
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


def check_dealer(state: State) -> None:
    """All the dealer's offers are different moves: each is drawn with the same chance."""
    assert state.turn == (DEALER,), "only where the dealer deals"
    offers = state.moves(DEALER)
    assert offers and len(set(map(str, offers))) == len(offers), "the dealer's offers must be distinct"


def check_no_leak(start: State, state: State, seat: Seat | None, limit: int = 10_000) -> int:
    """Every truth that looks the same to a seat gives it the same view; returns how many there are.

    Only for games small enough to enumerate. `worlds` itself must find the truth among them.
    """
    view = state.view(seat)
    found = 0
    truth_found = False
    for world in _lookalikes(start, view, seat):
        assert world.view(seat) == view, f"{seat} can tell two truths apart although both look the same in the log"
        truth_found = truth_found or world == state
        found += 1
        assert found <= limit, "too many truths to enumerate: take a smaller board or a shorter game"
    assert truth_found, "the truth is not among the worlds its own view allows"
    assert found == sum(1 for _ in worlds(start, view)), "worlds() finds other truths than the log allows"
    return found


def _lookalikes(start: State, view: View, seat: Seat | None) -> Iterator[State]:
    """All states with the same seen log and outcome, found without looking at views."""
    layer = [start]
    for number, seen in enumerate(view.log[len(start.log) :], len(start.log)):
        layer = [
            then
            for state in layer
            for move in state.moves(seen.seat)
            if (then := state.play(seen.seat, seen.move if seen.move.fits(move) else move)).log[number].seen_by(seat)
            == seen
            or (view.outcome is not None and then.log[number] == seen)
        ]
    yield from (state for state in layer if state.outcome == view.outcome)
