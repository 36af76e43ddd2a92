"""How much of the server people may fill, and for how long: all quotas in one place. Rates are in `limits.py`."""

from __future__ import annotations

from dataclasses import dataclass

DAY = 24 * 3600.0  # seconds
MIB = 1024 * 1024


@dataclass(frozen=True)
class Quotas:
    """Generous for people who play, and small beside a disk."""

    open_rooms: int = 50  # of a host
    chat_lines: int = 500  # of a room: older lines are deleted
    file_bytes: int = 2 * MIB
    files: int = 50  # of a person
    all_file_bytes: int = 1024 * MIB  # of everybody together

    # After so long, the server closes a room that nobody is in and in which nothing has happened.
    never_started: float = 14 * DAY
    game_over: float = 90 * DAY
    unfinished: float = 365 * DAY

    closed: float = 1 * DAY  # then a closed room is deleted; its finished games stay
    unlisted_file: float = 3600.0  # with several processes: a file that its owner has deleted and no room needs
    idle_guest: float = 30 * DAY  # someone in no room who has never played or uploaded, since they were last here


QUOTAS = Quotas()
