"""One module for each attack. Every module here is a row of the table; nothing else lists them.

A module has a `TITLE` and one of these:

* `async def attack(target: Target) -> str`, which runs in a process of its own while honest games go on, stops by
  itself when `target.over()`, and returns what it did;
* `def check(python: str) -> str`, which measures something else with servers of its own, and returns the finding.
"""
