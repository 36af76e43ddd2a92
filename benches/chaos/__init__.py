"""Many processes, and everything that can happen to them while people play: `python -m benches.chaos`.

`proxy.py` cuts connections, `cluster.py` runs PostgreSQL, Redis and the servers, `events.py` does harm to them by a
seed, `tables.py` and `person.py` play in rooms as browsers do, `evidence.py` stores what people were told, and
`checks.py` holds it against the database.
"""
