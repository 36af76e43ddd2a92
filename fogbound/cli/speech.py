"""The language that this terminal speaks: what `--language` chose, else the locale, else English."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from contextvars import ContextVar
from itertools import pairwise
from typing import Annotated, Any

import typer
from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent

from fogbound.errors import BadOption, FogboundError, Said
from fogbound.game import Seat
from fogbound.languages import catalogue
from fogbound.languages.catalogue import ENGLISH, ids, languages, say

_LANGUAGE: ContextVar[str] = ContextVar("language", default=ENGLISH)
# The first of these that is set names the locale.
_LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")


def t(id: str, /, **facts: Any) -> str:
    """A text of the catalogues in the language of this terminal."""
    return say(id, _LANGUAGE.get(), **facts)


def spoken(text: Any) -> str:
    """A sentence of a lesson or a puzzle in the language of this terminal."""
    return str(catalogue.spoken(text, _LANGUAGE.get()))


def refusal(problem: Exception) -> str:
    """Why something was refused, in the language of this terminal. A command that stops has said it so already."""
    return catalogue.reason(problem, _LANGUAGE.get()) if isinstance(problem, FogboundError) else str(problem)


# The language


def language() -> str:
    return _LANGUAGE.get()


def speak(chosen: str) -> None:
    _LANGUAGE.set(chosen)


def of_locale(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the locale, such as `fr` for fr_CA.UTF-8; English if there is no catalogue for it."""
    named = next((environment[name] for name in _LOCALE if environment.get(name)), "")
    tag = named.partition(".")[0].partition("@")[0].partition("_")[0].lower()
    return tag if tag in languages() else ENGLISH


def language_of(words: Sequence[str]) -> str:
    """The language for a command that is not parsed yet: the one that `--language` names in it, else the locale's."""
    given = ["", *words, ""]
    named = [
        word.partition("=")[2] or after for word, after in pairwise(given) if word.partition("=")[0] == "--language"
    ]
    return next((tag for tag in map(_tag, named) if tag in languages()), of_locale())


def _tag(given: str) -> str:
    return given.strip().lower().partition("-")[0].partition("_")[0]


def _chosen(given: str | None) -> str | None:
    """What `--language` names, from here on."""
    if given is not None:
        tag = _tag(given)
        if tag not in languages():
            facts = {"given": given, "choices": list(languages())}
            raise BadOption("no-such-language", Said("cli-no-language", t("cli-no-language", **facts), **facts))
        speak(tag)
    return given


Language = Annotated[
    str | None,
    typer.Option(
        "--language",
        metavar="|".join(languages()),
        callback=_chosen,
        is_eager=True,
    ),
]


# Words


def name(seat: Seat) -> str:
    """What a pawn or a player is called."""
    return t("seat-name", seat=seat)


def label(seat: Seat) -> str:
    """A seat's name, and what to type for it if that is another word."""
    said = name(seat)
    return said if seat == "x" or said.casefold() == seat else f"{said} ({seat})"


def language_name(code: str) -> str:
    """What a language is called in the language of this terminal."""
    return Locale.parse(code).get_display_name(_LANGUAGE.get()) or code


def game_title(edition_id: str, otherwise: str) -> str:
    """An edition's title; `otherwise` for one that the catalogues do not know."""
    return catalogue.edition_title(edition_id, otherwise, _LANGUAGE.get())


def joined(items: Iterable[object]) -> str:
    """`a, b, and c`, as the language writes it."""
    return format_list([str(item) for item in items], "standard", _LANGUAGE.get())


def either(items: Iterable[object]) -> str:
    """`a, b, or c`, as the language writes it."""
    return format_list([str(item) for item in items], "or", _LANGUAGE.get())


def semicolons(items: Iterable[str]) -> str:
    """`a; b; c`, as the language writes it."""
    return t("cli-semicolon").join(items)


def pair(head: str, value: str) -> str:
    """`label: value`, as the language writes it."""
    return t("app-pair", label=head, value=value)


def share(chance: float) -> str:
    """A percentage. A non-zero share never shows as 0 %."""
    shown = round(100 * chance)
    return percent(shown) if shown or not chance else t("cli-under", share=percent(1))


def percent(hundredths: int) -> str:
    return format_percent(hundredths / 100, locale=_LANGUAGE.get())


def decimal(number: float) -> str:
    """A number with one decimal place at most."""
    return format_decimal(round(number, 1), locale=_LANGUAGE.get())


# Answers. English words are understood in every language.


def is_yes(answer: str) -> bool:
    """Whether an answer agrees, in English or this language. Enter does."""
    return not answer.strip() or _is(answer, "cli-words-yes")


def is_no(answer: str) -> bool:
    return _is(answer, "cli-words-no")


def _is(answer: str, words: str) -> bool:
    known = {word for one in {ENGLISH, _LANGUAGE.get()} for word in say(words, one).split()}
    return answer.strip().casefold() in known


def text_of(text: str) -> str:
    """The text of that id in the catalogues, else the text itself: a game from elsewhere has texts of its own."""
    return t(text) if is_said(text) else text


def is_said(id: str) -> bool:
    """Whether the catalogues have a text."""
    return id in ids(ENGLISH)
