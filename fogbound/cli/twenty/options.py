"""What the options of twenty questions mean, and the one that people are asked for: the language of the cards."""

from __future__ import annotations

from collections.abc import Mapping

from fogbound import catalog
from fogbound.cli.prompt import Screen
from fogbound.cli.speech import either, language, language_name, t
from fogbound.games.twenty.edition import TwentyEdition

OPTIONS = (
    "players",
    "language",
    "deck",
    "cards",
    "finish",
    "suns",
    "die_question_faces",
    "after_failed_question",
    "violet_after_question",
    "sun_on_pass",
    "exact_finish",
    "reader",
)
MEANINGS = {option: f"cli-means-twenty-{option}" for option in OPTIONS}


def card_language(edition_id: str, given: Mapping[str, str], screen: Screen) -> dict[str, str]:
    """The language of the cards, if the decks have several and nobody has chosen one. Enter takes the person's own."""
    edition = catalog.find(edition_id, **given)
    assert isinstance(edition, TwentyEdition)
    choices = edition.deck.languages
    if "language" in given or len(choices) < 2:
        return {}
    usual = language() if language() in choices else edition.language
    if not screen.interactive:
        return {"language": usual}
    screen.say(t("cli-cards-which"), style="bold")
    for one in choices:
        screen.say(f"  {one}  {language_name(one)}")
    while True:
        answer = screen.ask(f"{t('cli-level-ask', usual=usual)} ", choices).strip().lower() or usual
        if answer in choices:
            return {"language": answer}
        screen.say(t("cli-chair-again", choice=either(choices)))
