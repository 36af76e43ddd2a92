"""A ply as one number: its seat, its verb, and a station; for `take` a seat and a ticket. 0 is a hidden station.

A ride is the same without a seat, with a mark on black rides that only a ferry can be.
"""

from __future__ import annotations

VERBS = ("t", "b", "u", "k", "double", "show", "hide", "take", "place", "deal", "concede")
TAXI, BUS, UNDERGROUND, BLACK, DOUBLE, SHOW, HIDE, TAKE, PLACE, DEAL, CONCEDE = range(11)
ORDINARY = 3  # taxi, bus, underground; tickets are their own verbs

SEAT_SHIFT = 20
VERB_SHIFT = 16
VERB_MASK = 0xF
STATION_MASK = 0xFFFF
HIDDEN = 0

BOAT_SHIFT = 18
RIDE_MASK = (1 << BOAT_SHIFT) - 1
TICKET_MASK = 0x3

GIVER_SHIFT = 2  # of a take
