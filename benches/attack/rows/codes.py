"""All four-letter codes are taken: how soon somebody who wants a room hears that there is none."""

from __future__ import annotations

import sqlite3
import string
from itertools import product
from time import perf_counter

from benches.attack.rows.chat import _database
from benches.attack.server import usual_server
from benches.attack.target import at

TITLE = "all codes used up"
LETTERS = [letter for letter in string.ascii_uppercase if letter not in "IO"]


def check(python: str) -> str:
    with usual_server(python) as (process, address):
        target = at(address, 60.0)
        (cookie,) = target.guests(1)
        rooms = ((f"taken {n}", "".join(four)) for n, four in enumerate(product(LETTERS, repeat=4)))
        with sqlite3.connect(_database(process)) as database:
            database.executemany("INSERT INTO rooms (id, code, facts, changed) VALUES (?, ?, '{}', 0)", rooms)
        began = perf_counter()
        try:
            status, answer, _ = target.ask("POST", "/api/rooms", {"edition": "yard/classic-1983"}, cookie)
        except TimeoutError:
            return f"no answer after {perf_counter() - began:.0f} s"
        seconds = perf_counter() - began
        return f"answered {status} {answer.get('code')} after {1000 * seconds:.0f} ms"
