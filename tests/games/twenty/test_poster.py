"""The poster of twenty questions: how far everyone came."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree

from fogbound import Match, catalog, polled
from fogbound.bots.twenty import BOTS
from fogbound.games.twenty.poster import poster
from fogbound.proof import seed_from


def test_a_poster_ranks_the_players() -> None:
    edition = catalog.find("twenty/classic-1993", players="3", finish="12")
    bot = BOTS.kinds["random"](edition, Random(1))
    match = polled.play(Match(catalog.start(edition), seed_from(2)), dict.fromkeys(edition.seats, bot))
    outcome = match.state.outcome
    assert outcome is not None
    made = poster(match.state, {"p1": "Ann", "p2": "Bob <3", "p3": "Cid"})
    names = {"p1": "Ann", "p2": "Bob <3", "p3": "Cid"}
    assert made.title == f"{names[outcome.winners[0]]} wins"
    picture = ElementTree.fromstring(f"<g>{made.picture()}</g>")
    texts = [element.text for element in picture.iter("text")]
    assert next(text for text in texts if text in names.values()) == names[outcome.winners[0]]
    assert {str(square) for _, square in outcome.points} <= set(texts)
