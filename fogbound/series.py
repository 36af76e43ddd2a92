"""A series: games in a row, with roles that rotate clockwise and points that add up.

In an edition of heats one game decides nothing: everybody plays every role once, and the highest total wins.
In every other edition the same mechanism gives rotating rematches, in which a win counts one point.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from fogbound import proof, record
from fogbound.errors import BadOption, BadRecord, Said
from fogbound.game import Edition, Outcome, Seat, State
from fogbound.record import Record, Tags

HEAT, SERIES, PLAYER = "Heat", "Series", "Player"


@dataclass(frozen=True)
class Series:
    """Who plays what in which heat, and the outcomes so far. `people` sit clockwise; heats count from 0."""

    edition: Edition
    people: tuple[str, ...]
    outcomes: tuple[Outcome, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "people", tuple(self.people))
        object.__setattr__(self, "outcomes", tuple(self.outcomes))
        if len(self.people) != len(self.edition.roles):
            raise BadOption(
                "bad-people",
                Said(
                    "people-number",
                    f"A series of {self.edition.id} with these options is for {len(self.edition.roles)} people, "
                    f"not for {len(self.people)}.",
                ),
                given=len(self.people),
                expected=len(self.edition.roles),
            )
        if not all(name.strip() for name in self.people):
            raise BadOption("bad-people", Said("people-unnamed", "Everybody in a series needs a name."))
        twice = next((name for name in self.people if self.people.count(name) > 1), None)
        if twice is not None:
            raise BadOption(
                "bad-people", Said("people-alike", f"Two people in a series cannot both be {twice!r}."), given=twice
            )
        if len(self.outcomes) > self.length:
            raise BadOption("series-over", f"The series is over: all {self.length} heats have been played.")

    @property
    def length(self) -> int:
        """How many heats there are: as many as people."""
        return len(self.people)

    @property
    def heat(self) -> int:
        """The number of the heat in play; once the series is over, how many there were."""
        return len(self.outcomes)

    @property
    def over(self) -> bool:
        return self.heat == self.length

    def roles(self, n: int) -> dict[str, tuple[Seat, ...]]:
        """Each person's seats in heat `n`. The first role goes to the first person, then to the one on their left."""
        if not 0 <= n < self.length:
            raise BadOption("no-such-heat", f"There is no heat {n + 1}: the series has {self.length}.", given=n + 1)
        return {name: self.edition.roles[(i - n) % self.length] for i, name in enumerate(self.people)}

    def holders(self, n: int) -> dict[Seat, tuple[str, ...]]:
        """The people of each seat in heat `n`, clockwise from the person with the first role."""
        roles = self.roles(n)
        clockwise = self.people[n:] + self.people[:n]
        return {seat: tuple(name for name in clockwise if seat in roles[name]) for seat in self.edition.seats}

    def then(self, outcome: Outcome) -> Series:
        """The series after its current heat has ended with this outcome."""
        return replace(self, outcomes=(*self.outcomes, outcome))

    def points(self, n: int) -> dict[str, int]:
        """Each person's points in heat `n`: those of their seats, or 1 for a win where a game counts none."""
        roles, outcome = self.roles(n), self._outcome(n)
        if not outcome.points:
            return {name: int(any(seat in outcome.winners for seat in seats)) for name, seats in roles.items()}
        return {name: sum(p for seat, p in outcome.points if seat in seats) for name, seats in roles.items()}

    def _outcome(self, n: int) -> Outcome:
        if n >= self.heat:
            raise BadOption("no-such-heat", f"Heat {n + 1} is not over yet.", given=n + 1)
        return self.outcomes[n]

    @property
    def totals(self) -> dict[str, int]:
        """Everybody's points so far."""
        heats = [self.points(n) for n in range(self.heat)]
        return {name: sum(points[name] for points in heats) for name in self.people}

    @property
    def winners(self) -> tuple[str, ...]:
        """The people with the highest total once all heats are over; a tie is a shared win."""
        if not self.over:
            return ()
        totals = self.totals
        return tuple(name for name in self.people if totals[name] == max(totals.values()))

    def tags(self, n: int, commitment: str) -> tuple[tuple[str, str], ...]:
        """The tags about the series in the record of heat `n`; `commitment` is that of the whole series."""
        players = ((PLAYER, f"{name}: {' '.join(seats)}") for name, seats in self.roles(n).items())
        return ((HEAT, f"{n + 1}/{self.length}"), (SERIES, commitment), *players)


def write(
    series: Series,
    start: State,
    states: Sequence[State],
    seeds: Sequence[bytes],
    *,
    tags: Tags = (),
    heats: int | None = None,
) -> str:
    """The record of a series: its heats in a row. `states` are the last states of the heats that have begun.

    Future heats follow undealt, with the seeds that they will be dealt from, so keep such a text safe. To publish
    the finished heats before the series is over, say how many `heats` to write.
    """
    commitment = proof.series_commitment([proof.commitment(seed) for seed in seeds])
    free = tuple(tags.items() if isinstance(tags, Mapping) else tags)
    reached = (*states, *[start] * (series.length - len(states)))
    return record.join(
        record.write(start, state, seed=seed, tags=(*series.tags(n, commitment), *free))
        for n, (state, seed) in enumerate(zip(reached[:heats], seeds, strict=False))
    )


class Place(NamedTuple):
    """A record's place in its series, as its tags say; `heat` counts from 0."""

    heat: int
    length: int
    commitment: str | None
    players: tuple[tuple[str, tuple[Seat, ...]], ...]

    @property
    def people(self) -> tuple[str, ...]:
        return tuple(name for name, _ in self.players)


def place(read: Record) -> Place | None:
    """A record's place in its series; None for a game by itself."""
    tag = read.tag(HEAT)
    if tag is None:
        return None
    heat, _, length = tag.partition("/")
    if not all(part.isascii() and part.isdigit() and len(part) < 4 for part in (heat, length)) or not (
        1 <= int(heat) <= int(length)
    ):
        raise BadRecord("bad-heat", f'The tag Heat should be like "1/3", not {tag!r}.', given=tag)
    return Place(int(heat) - 1, int(length), read.tag(SERIES), tuple(_players(read)))


def _players(read: Record) -> Iterator[tuple[str, tuple[Seat, ...]]]:
    for tag in read.all(PLAYER):
        name, colon, seats = tag.rpartition(": ")
        if not colon:
            raise BadRecord("bad-heat", f'The tag Player should be like "Ann: x", not {tag!r}.', given=tag)
        yield name, tuple(seats.split())
