"""Checking a record against its own proof: every deal, every hidden ply, every move, by anyone, offline."""

from __future__ import annotations

from typing import NamedTuple

from fogbound import proof
from fogbound.errors import BadRecord, Tampered
from fogbound.game import DEALER, State
from fogbound.record import Record, digest, outcome_text, replay


class Verdict(NamedTuple):
    """What a sound record was found to hold."""

    commitment: str
    plies: int
    deals: int
    seals: int
    finished: bool


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
        finished=replayed.state.outcome is not None,
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
