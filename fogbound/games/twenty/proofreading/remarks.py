"""Every remark of the proofreader."""

from __future__ import annotations

from fogbound.errors import Finding
from fogbound.games.twenty.card import Card
from fogbound.games.twenty.proofreading.agreement import disagreements
from fogbound.games.twenty.proofreading.derived import derived_forms
from fogbound.games.twenty.proofreading.evidence import contradictions
from fogbound.games.twenty.proofreading.giveaways import giveaways
from fogbound.games.twenty.proofreading.lexicon import Dictionaries
from fogbound.games.twenty.proofreading.repeats import repeated_facts
from fogbound.games.twenty.proofreading.spelling import misspellings
from fogbound.games.twenty.proofreading.typography import typography
from fogbound.games.twenty.proofreading.units import missing_units

CHECKS = (derived_forms, giveaways, typography, missing_units, repeated_facts, contradictions)
WITH_DICTIONARIES = (disagreements, misspellings)


def remarks(cards: tuple[Card, ...], dictionaries: Dictionaries) -> tuple[Finding, ...]:
    """Remarks on cards one by one. Languages without a dictionary are checked for all but spelling and names."""
    return tuple(finding for card in cards for finding in _remarks(card, dictionaries))


def _remarks(card: Card, dictionaries: Dictionaries) -> list[Finding]:
    plain = [finding for check in CHECKS for finding in check(card)]
    return plain + [finding for check in WITH_DICTIONARIES for finding in check(card, dictionaries)]
