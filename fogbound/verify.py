"""Checks a record against its own proof: every deal, every hidden ply, every move. Anybody can do it, offline."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from fogbound import proof
from fogbound.errors import BadOption, BadRecord, Tampered
from fogbound.game import DEALER, Edition, Outcome, State
from fogbound.record import Record, TakenBack, digest, outcome_text, replay, replay_taken, seed_shown
from fogbound.series import Place, Series, place


class Findings(NamedTuple):
    """What a sound record holds."""

    commitment: str
    plies: int
    deals: int
    seals: int
    outcome: Outcome | None
    taken: int = 0  # how often moves were taken back
    seed_known_from: int | None = None  # the ply that the game first went back to from its end, if it did

    @property
    def finished(self) -> bool:
        return self.outcome is not None


class SeriesFindings(NamedTuple):
    """What a sound series holds. Future heats may be included undealt, or missing."""

    commitment: str
    heats: tuple[Findings, ...]
    series: Series

    @property
    def whole(self) -> bool:
        """Are all heats included, so that their commitments could be checked against that of the series?"""
        return len(self.heats) == self.series.length


def verify(record: Record, start: State, commitment: str | None = None) -> Findings:
    """Raise `Tampered` at the first contradiction. `commitment` is the one published before the game."""
    seed = record.seed
    if seed is None:
        raise BadRecord("no-proof", "The record has no seed, so its deals and hidden moves cannot be checked.")
    tag = record.tag("Commitment")
    if tag != proof.commitment(seed):
        raise Tampered("bad-seed", "The seed in the record is not the one that was committed to.")
    if commitment is not None and commitment.lower() != tag:
        raise Tampered("other-commitment", f"The record commits to {tag}, not to {commitment}: it is another game.")
    replayed = replay(record, start)
    _check_deals(replayed.states, seed)
    if replayed.stopped is not None:
        raise Tampered("illegal-ply", replayed.stopped.text)
    taken = _check_taken(record, start, replayed.state, seed)
    _check_seals(record, replayed.state, seed, taken)
    _check_end(record, replayed.state, taken)
    log, shown = replayed.state.log, seed_shown(taken)
    return Findings(
        commitment=tag,
        plies=len(log),
        deals=sum(ply.seat == DEALER for ply in log),
        seals=len(record.all("Seal")),
        outcome=replayed.state.outcome,
        taken=len(taken),
        seed_known_from=None if shown is None else taken[shown - 1].ply,
    )


def _check_deals(states: tuple[State, ...], seed: bytes) -> None:
    for number, (before, ply) in enumerate(zip(states, states[-1].log, strict=False)):
        if ply.seat == DEALER and ply.move != proof.draw(seed, number, before.moves(DEALER)):
            raise Tampered("bad-deal", f"Ply {number}, {ply.move}, is not what the seed deals.", ply=number)


def _check_taken(record: Record, start: State, state: State, seed: bytes) -> tuple[TakenBack, ...]:
    """The lines that were taken back: each was legal, dealt by the seed, and sealed when it was played."""
    taken: list[TakenBack] = []
    seals: list[str] = []
    for n, (line, replayed) in enumerate(replay_taken(record, start, state), 1):
        log = replayed.state.log
        if replayed.stopped is not None or not line.ply < len(log) or log[line.ply].seat != line.seat:
            raise Tampered("bad-line", f"The line taken back at ply {line.ply} could not have been played.")
        _check_deals(replayed.states, seed)
        cuts = [before.ply for before in taken]
        sealed = proof.seals(seed, log, line.ply, cuts, seed_shown(taken))
        seals += [f"{n} {number} {seal}" for number, seal in sealed]
        taken.append(TakenBack.of(replayed.state, line.ply, line.seat))
    if tuple(seals) != record.all("TakenSeal"):
        raise Tampered("bad-seal", "A hidden ply that was taken back is not the one that was sealed.")
    return tuple(taken)


def _check_seals(record: Record, state: State, seed: bytes, taken: Sequence[TakenBack]) -> None:
    sealed = proof.seals(seed, state.log, 0, [line.ply for line in taken], seed_shown(taken))
    expected = tuple(f"{number} {seal}" for number, seal in sealed)
    seals = record.all("Seal")
    for want, have in zip(expected, seals, strict=False):
        if want != have:
            number = want.split()[0]
            raise Tampered("bad-seal", f"Hidden ply {number} is not the one that was sealed when it was played.")
    if len(expected) != len(seals):
        raise Tampered("bad-seal", f"The record has {len(seals)} seals for {len(expected)} hidden plies.")


def _check_end(record: Record, state: State, taken: Sequence[TakenBack]) -> None:
    if record.tag("Log") != digest(state.log, taken):
        raise Tampered("bad-log", "The plies are not the ones this record was written with.")
    ended = None if state.outcome is None else outcome_text(state.outcome)
    if record.tag("Outcome") != ended:
        raise Tampered("bad-outcome", f"The record says {record.tag('Outcome')!r}, but the game ended {ended!r}.")


# Series


def verify_series(records: Sequence[Record], starts: Sequence[State], commitment: str | None = None) -> SeriesFindings:
    """Raise `Tampered` at the first contradiction, within a heat or between heats.

    `starts` are the records' starts; `commitment` is the one published before the first heat. An unfinished series
    holds its heats up to the one in play; future heats may follow undealt, with their seeds.
    """
    places = _places(records)
    _check_order(places)
    _check_rules(records)
    people = _check_people(places, starts[0].edition)
    series_commitment = _check_series(records, places, commitment)
    heats = tuple(_verify_heat(n, record, start) for n, (record, start) in enumerate(zip(records, starts, strict=True)))
    _check_played(heats)
    outcomes = tuple(heat.outcome for heat in heats if heat.outcome is not None)
    return SeriesFindings(series_commitment, heats, Series(starts[0].edition, people, outcomes))


def _places(records: Sequence[Record]) -> tuple[Place, ...]:
    places = tuple(where for record in records if (where := place(record)) is not None)
    if not places or len(places) != len(records):
        raise BadRecord("not-a-series", "Not every game in the text says which heat it is, so it is not a series.")
    return places


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
    """All heats have the same rules and board, and start with the deal."""
    for n, record in enumerate(records):
        for name in ("Edition", "Revision", "Option", "Digest"):
            if record.all(name) != records[0].all(name):
                raise Tampered("mixed-rules", f"Heat {n + 1} has another {name} than heat 1.", heat=n + 1)
        if record.tag("Position") is not None:
            raise Tampered("mixed-rules", f"Heat {n + 1} was set up by hand; heats start from the deal.", heat=n + 1)


def _check_people(places: Sequence[Place], edition: Edition) -> tuple[str, ...]:
    """Every heat has the same people, each with the seats that the rotation gives them."""
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
            rotated = series.roles(n)[name]
            if seats != rotated:
                raise Tampered(
                    "bad-rotation",
                    f"In heat {n + 1} {name} leads {' '.join(seats) or 'nothing'}, but the rotation gives "
                    f"{' '.join(rotated)}.",
                    heat=n + 1,
                )
    return people


def _check_series(records: Sequence[Record], places: Sequence[Place], expected: str | None) -> str:
    tag = places[0].commitment
    if tag is None:
        raise BadRecord("no-proof", "The record does not say what the series committed to (the tag Series).")
    if any(where.commitment != tag for where in places):
        raise Tampered("mixed-series", "The heats are not of one series: they do not name the same commitment.")
    if expected is not None and expected.lower() != tag:
        raise Tampered("other-commitment", f"The series commits to {tag}, not to {expected}: it is another series.")
    if len(records) == places[0].length:
        commitments = [record.tag("Commitment") or "" for record in records]
        if proof.series_commitment(commitments) != tag:
            raise Tampered("bad-series", "The heats are not the ones the series committed to before the first.")
    return tag


def _verify_heat(n: int, record: Record, start: State) -> Findings:
    try:
        return verify(record, start)
    except BadRecord as problem:
        raise type(problem)(problem.code, f"Heat {n + 1}: {problem.text}", heat=n + 1) from None


def _check_played(heats: Sequence[Findings]) -> None:
    """A heat may only begin when the one before it is over."""
    for n, (before, heat) in enumerate(pairwise(heats), 1):
        if not before.finished and heat.plies:
            raise Tampered("heat-order", f"Heat {n + 1} was begun before heat {n} was over.", heat=n + 1)
