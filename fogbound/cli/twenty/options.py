"""What the options of twenty questions mean, and the one that people are asked for: the language of the cards."""

from __future__ import annotations

from collections.abc import Mapping

from fogbound import catalog
from fogbound.cli.prompt import Screen
from fogbound.cli.speech import either, language, language_name, t
from fogbound.games.twenty.edition import TwentyEdition

MEANINGS = {
    "players": "People with a pawn, bots included.",
    "language": "The language the cards are read in.",
    "deck": "The cards: names of decks or paths of files, with commas between them; -ID leaves a card out.",
    "cards": "Which cards of the deck: family (children know them), classic (all), expert (no easy ones).",
    "finish": "The step on which the track ends.",
    "suns": "The steps that give a violet chip back.",
    "die_question_faces": "Faces of the die that allow a question; the others are blank.",
    "after_failed_question": "What does the next player do after a question that led nowhere?",
    "violet_after_question": "May players cut in after a reply, as after a clue?",
    "sun_on_pass": "Does a pawn that passes a sun without stopping get the chip?",
    "exact_finish": "Must a pawn reach the finish exactly?",
    "reader": "Who reads: the players in turn (rotate), or the house (the default in a terminal)?",
}


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
