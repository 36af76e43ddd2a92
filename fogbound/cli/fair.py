"""`--fair`: the options that make a game fair between equals, and what they do, in words."""

from __future__ import annotations

from collections.abc import Mapping

from fogbound import catalog
from fogbound.cli.friendly import Stop
from fogbound.cli.lines import counted, listed, percent
from fogbound.games.yard.handicaps import Handicap


def handicap(edition_id: str, unsaid: Mapping[str, str], chosen: Mapping[str, str]) -> Handicap:
    """For an edition and the options chosen; `Stop` says why there is none. It was measured with all else as usual."""
    given = [f"--{name}" if name in ("board", "deck") else f"{name}=" for name in chosen if name != "players"]
    if given:
        raise Stop(f"--fair sets options by itself, with all else as usual: leave out {listed(given)}.")
    known = catalog.handicaps(edition_id)
    people = int(dict(catalog.find(edition_id, **{**unsaid, **chosen}).options)["players"])
    if people not in known:
        tables = listed([str(n) for n in sorted(known)], "or")
        elsewhere = f" It was for {tables}." if known else ""
        raise Stop(f"Nobody has measured what makes {edition_id} fair for {people} people.{elsewhere}")
    return known[people]


def told(edition_id: str, found: Handicap) -> str:
    """What changes, and how often X wins without and with it."""
    if not found.options:
        return f"Even chances: between equals Mister X wins {percent(found.usual)} with the usual options."
    usual = {option.name: option.text(option.default) for option in catalog.options(edition_id)}
    changes = listed([_change(name, value, usual[name]) for name, value in found.options])
    wins = f"Between equals he then wins {percent(found.fair)}, with the usual options {percent(found.usual)}."
    return f"Even chances: {changes}. {wins}"


def _change(name: str, value: str, usual: str) -> str:
    match name:
        case "max_rounds":
            return f"Mister X must stay free for {counted(int(value), 'round')} instead of {usual}"
        case "reveals":
            moves, before = (listed(text.split(",")) for text in (value, usual))
            return f"Mister X shows himself after moves {moves} instead of {before}"
        case _:
            return f"{name}={value} instead of {usual}"
