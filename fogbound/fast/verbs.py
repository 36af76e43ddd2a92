"""A ply as one number: seat, verb and station, or for `take` the giver and a ticket. Station 0 is hidden.

A ride in the book is the same without a seat; one bit marks black rides that only a ferry makes.
"""

from __future__ import annotations

VERBS = ("t", "b", "u", "k", "double", "show", "hide", "take", "place", "deal", "concede")
TAXI, BUS, UNDERGROUND, BLACK, DOUBLE, SHOW, HIDE, TAKE, PLACE, DEAL, CONCEDE = range(11)
ORDINARY = 3  # taxi, bus, underground; a ticket's number is its verb

SEAT_SHIFT = 20
VERB_SHIFT = 16
VERB_MASK = 0xF
STATION_MASK = 0xFFFF
HIDDEN = 0

BOAT_SHIFT = 18
RIDE_MASK = (1 << BOAT_SHIFT) - 1
TICKET_MASK = 0x3

GIVER_SHIFT = 2  # of a take
