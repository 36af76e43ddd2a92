"""What the options of twenty questions mean, and the question for the cards' language."""

from __future__ import annotations

from unittest.mock import Mock

import fogbound
from fogbound.cli.twenty.options import MEANINGS, card_language

EDITION = "twenty/classic-1993"


def _screen(*answers: str, interactive: bool = True) -> Mock:
    return Mock(interactive=interactive, ask=Mock(side_effect=answers))


def test_every_option_has_a_meaning() -> None:
    assert set(dict(fogbound.find(EDITION).options)) <= set(MEANINGS)


def test_the_language_of_the_cards_is_asked_for_until_it_is_one() -> None:
    screen = _screen("klingon", "FR")
    assert card_language(EDITION, {}, screen) == {"language": "fr"}
    assert screen.ask.call_count == 2
    assert card_language(EDITION, {}, _screen("")) == {"language": "en"}, "Enter takes the person's own"


def test_nobody_is_asked_who_has_chosen_or_has_no_keyboard() -> None:
    assert card_language(EDITION, {"language": "fr"}, _screen()) == {}
    assert card_language(EDITION, {}, _screen(interactive=False)) == {"language": "en"}
