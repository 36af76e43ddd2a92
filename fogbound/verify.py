"""Checking a record against its own proof: every deal, every hidden ply, every move, by anyone, offline."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from fogbound import proof
from fogbound.errors import BadOption, BadRecord, Tampered
from fogbound.game import DEALER, Edition, Outcome, State
from fogbound.record import Record, digest, outcome_text, replay
from fogbound.series import Place, Series, place


class Verdict(NamedTuple):
    """What a sound record was found to hold."""

    commitment: str
    plies: int
    deals: int
    seals: int
    outcome: Outcome | None

    @property
    def finished(self) -> bool:
        return self.outcome is not None


class SeriesVerdict(NamedTuple):
    """What a sound series was found to hold. Heats to come may be there undealt, or not be there at all."""

    commitment: str
    heats: tuple[Verdict, ...]
    series: Series

    @property
    def whole(self) -> bool:
        """Are all heats there, so that the commitment of the series could be checked against theirs?"""
        return len(self.heats) == self.series.length


def verify(record: Record, start: State, commitment: str | None = None) -> Verdict:
    """Raise `Tampered` at the first thing that does not agree. `commitment` is what was noted before the game."""
    seed = record.seed
    if seed is None:
        raise BadRecord("no-proof", "The record has no seed, so its deals and hidden moves cannot be checked.")
    told = record.tag("Commitment")
    if told != proof.commitment(seed):
        raise Tampered("bad-seed", "The seed in the record is not the one that was committed to.")
    if commitment is not None and commitment.lower() != told:
        raise Tampered("other-commitment", f"The record commits to {told}, not to {commitment}: it is another game.")
    replayed = replay(record, start)
    _check_deals(replayed.states, seed)
    if replayed.stopped is not None:
        raise Tampered("illegal-ply", replayed.stopped.text)
    _check_seals(record, replayed.state, seed)
    _check_end(record, replayed.state)
    log = replayed.state.log
    return Verdict(
        commitment=told,
        plies=len(log),
        deals=sum(ply.seat == DEALER for ply in log),
        seals=sum(ply.secret is not None for ply in log),
        outcome=replayed.state.outcome,
    )


def _check_deals(states: tuple[State, ...], seed: bytes) -> None:
    for number, (before, ply) in enumerate(zip(states, states[-1].log, strict=False)):
        if ply.seat == DEALER and ply.move != proof.draw(seed, number, before.moves(DEALER)):
            raise Tampered("bad-deal", f"Ply {number}, {ply.move}, is not what the seed deals.", ply=number)


def _check_seals(record: Record, state: State, seed: bytes) -> None:
    expected = tuple(f"{number} {seal}" for number, seal in proof.seals(seed, state.log))
    found = record.all("Seal")
    for want, have in zip(expected, found, strict=False):
        if want != have:
            number = want.split()[0]
            raise Tampered("bad-seal", f"Hidden ply {number} is not the one that was sealed when it was played.")
    if len(expected) != len(found):
        raise Tampered("bad-seal", f"The record has {len(found)} seals for {len(expected)} hidden plies.")


def _check_end(record: Record, state: State) -> None:
    if record.tag("Log") != digest(state.log):
        raise Tampered("bad-log", "The plies are not the ones this record was written with.")
    ended = None if state.outcome is None else outcome_text(state.outcome)
    if record.tag("Outcome") != ended:
        raise Tampered("bad-outcome", f"The record says {record.tag('Outcome')!r}, but the game ended {ended!r}.")


# Series


def verify_series(records: Sequence[Record], starts: Sequence[State], commitment: str | None = None) -> SeriesVerdict:
    """Raise `Tampered` at the first thing that does not agree, in any heat or between them.

    `starts` are where the records start; `commitment` is what was noted before the first heat. An unfinished
    series holds its heats up to the one in play; those to come may follow undealt, with their seeds.
    """
    places = _places(records)
    _check_order(places)
    _check_rules(records)
    people = _check_people(places, starts[0].edition)
    told = _check_series(records, places, commitment)
    heats = tuple(_verified(n, record, start) for n, (record, start) in enumerate(zip(records, starts, strict=True)))
    _check_played(heats)
    return SeriesVerdict(told, heats, Series(starts[0].edition, people, tuple(h.outcome for h in heats if h.outcome)))


def _places(records: Sequence[Record]) -> tuple[Place, ...]:
    places = [place(record) for record in records]
    found = tuple(where for where in places if where is not None)
    if not found or len(found) != len(places):
        raise BadRecord("not-a-series", "Not every game in the text says which heat it is, so it is not a series.")
    return found


def _check_order(places: Sequence[Place]) -> None:
    lengths = {where.length for where in places}
    if len(lengths) > 1:
        raise Tampered("heat-order", "The heats do not agree on how many they are.")
    numbers = [where.heat for where in places]
    missing = next((n for n in range(max(numbers)) if n not in numbers), None)
    if missing is not None:
        raise Tampered("missing-heat", f"Heat {missing + 1} is missing, though later ones are there.", heat=missing + 1)
    for n, number in enumerate(numbers):
        if number != n:
            raise Tampered("heat-order", f"Heat {number + 1} stands where heat {n + 1} should.", heat=number + 1)


def _check_rules(records: Sequence[Record]) -> None:
    """All heats are played by the same rules on the same board, from the deal on."""
    for n, record in enumerate(records):
        for name in ("Edition", "Revision", "Option", "Digest"):
            if record.all(name) != records[0].all(name):
                raise Tampered("mixed-rules", f"Heat {n + 1} has another {name} than heat 1.", heat=n + 1)
        if record.tag("Position") is not None:
            raise Tampered("mixed-rules", f"Heat {n + 1} was set up by hand; heats start from the deal.", heat=n + 1)


def _check_people(places: Sequence[Place], edition: Edition) -> tuple[str, ...]:
    """The same people in every heat, each leading what the rotation gives him."""
    people = places[0].people
    try:
        series = Series(edition, people)
    except BadOption as problem:
        raise Tampered("bad-people", problem.text) from None
    if places[0].length != series.length:
        raise Tampered(
            "bad-people", f"The series says it has {places[0].length} heats, but {series.length} people play it."
        )
    for n, where in enumerate(places):
        if where.people != people:
            raise Tampered("mixed-people", f"Heat {n + 1} is played by other people than heat 1.", heat=n + 1)
        for name, seats in where.players:
            due = series.roles(n)[name]
            if seats != due:
                raise Tampered(
                    "bad-rotation",
                    f"In heat {n + 1} {name} leads {' '.join(seats) or 'nothing'}, but the rotation gives "
                    f"{' '.join(due)}.",
                    heat=n + 1,
                )
    return people


def _check_series(records: Sequence[Record], places: Sequence[Place], noted: str | None) -> str:
    told = places[0].commitment
    if told is None:
        raise BadRecord("no-proof", "The record does not say what the series committed to (the tag Series).")
    if any(where.commitment != told for where in places):
        raise Tampered("mixed-series", "The heats are not of one series: they do not name the same commitment.")
    if noted is not None and noted.lower() != told:
        raise Tampered("other-commitment", f"The series commits to {told}, not to {noted}: it is another series.")
    if len(records) == places[0].length:
        commitments = [record.tag("Commitment") or "" for record in records]
        if proof.series_commitment(commitments) != told:
            raise Tampered("bad-series", "The heats are not the ones the series committed to before the first.")
    return told


def _verified(n: int, record: Record, start: State) -> Verdict:
    try:
        return verify(record, start)
    except BadRecord as problem:
        raise type(problem)(problem.code, f"Heat {n + 1}: {problem.text}", heat=n + 1) from None


def _check_played(heats: Sequence[Verdict]) -> None:
    """A heat begins when the one before it is over."""
    for n, (before, heat) in enumerate(pairwise(heats), 1):
        if not before.finished and heat.plies:
            raise Tampered("heat-order", f"Heat {n + 1} was begun before heat {n} was over.", heat=n + 1)
