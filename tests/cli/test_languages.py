"""The terminal in other languages: whole games in which no English is left, and how a language is chosen."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import fogbound
from fogbound.cli import speech
from fogbound.games.yard.edition import X
from fogbound.languages.catalogue import ENGLISH, FOLDER, ids, languages, say
from tests.cli.helpers import ENGLISH_WORD, run, scripted
from tests.cli.twenty.test_session import SHORT, _scripted

PACKAGE = Path(fogbound.__file__).parent
CLI = PACKAGE / "cli"
# The modules that refuse records.
RECORDS = ("record", "verify", "series", "catalog", "advice/analysis")
# Everything that can be asked for at the prompt of a chase; a command, a move and a word that mean nothing.
LOOKS = ("help", "table", "moves", "suspects", "danger", "log", "tickets", "hint", "undo", "wait", "fly", "t", "t999")


class _Said(Visitor):
    """The words of a file of the catalogue, without what is filled in."""

    def __init__(self) -> None:
        self.texts: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (Fluent's name)
        self.texts.add(" ".join(str(node.value).split()))


@cache
def _words(language: str) -> set[str]:
    said = _Said()
    for path in (FOLDER / language).glob("*.ftl"):
        said.visit(parse(path.read_text(encoding="utf-8")))
    return said.texts


def _english_in(told: str, language: str) -> list[str]:
    """The sentences of the English catalogue in a text, but for those that the language shares."""
    known = {text for text in _words(ENGLISH) - _words(language) if len(re.findall(r"[a-zA-Z]{2,}", text)) > 2}
    assert len(known) > 1000
    flat = " ".join(told.split())
    return sorted(text for text in known if text in flat)


def test_english_would_be_found() -> None:
    assert _english_in(run("play", "--seat", "x", "--seed", "1").out, "fr")


@pytest.mark.parametrize(
    ("language", "yes", "seat"), [("de", "ja", "x"), ("fr", "oui", "x"), ("ru", "да", "detectives")]
)
def test_a_chase_from_the_welcome_to_the_end(language: str, yes: str, seat: str) -> None:
    _, lines = scripted("yard/police-2017", 4, lambda one: (one == X) == (seat == "x"))
    asked = [*LOOKS, "look 58", lines[0], "back"]
    typed = [*asked, *(word for line in lines for word in (line, yes))]
    ran = run(
        *("play", "2017", "--seed", "4", "--record", "g.fog", "--language", language),
        *(("--seat", "x") if seat == "x" else ("--seats", "detectives")),
        typed="".join(f"{line}\n" for line in typed),
    )
    assert (ran.code, ran.err) == (0, "")
    assert _english_in(ran.out, language) == []
    for command in ("replay", "verify"):
        told = run(command, "g.fog", "--language", language)
        assert told.code == 0
        assert _english_in(told.out, language) == []


def test_a_quiz_with_french_cards_from_the_welcome_to_the_end() -> None:
    _, lines = _scripted(2, lambda seat: seat == "p1", players=2, reader="house", language="fr")
    typed = ["help", "table", "moves", "card", "back", *lines]
    ran = run(
        *("play", "1993", "--players", "2", "--seat", "p1", "--seed", "2", "--language", "fr", *SHORT),
        typed="".join(f"{line}\n" for line in typed),
    )
    assert (ran.code, ran.err) == (0, "")
    assert "Langue des cartes : français." in ran.out, "the terminal's own language, if the decks have it"
    assert "gagne" in ran.out
    assert _english_in(ran.out, "fr") == []


@pytest.mark.parametrize("language", ["fr", "de", "ru"])
@pytest.mark.parametrize(
    ("command", "typed"),
    [
        (("tutorial", "mister-x"), "table\nmoves\nhelp\nfly\nt46\nskip\nskip\nskip\nback\nquit\n"),
        (("tutorial",), "9\nquit\n"),
        (("puzzles", "play", "28"), "moves\ntable\n1\nfly\nlook 58\nshow\n"),
        (("puzzles", "play", "1"), "moves\ntable\nfly\nlook\nshow\n"),
        (("puzzles", "list"), ""),
        (("editions",), ""),
        (
            ("play", "2015", "--people", "Ann,bot,Bob", "--seed", "5"),
            "help\n1\n\n4\n\n10\n\nconcede\nconcede\nquit\nno\n",
        ),
        (
            ("play", "1993", "--hotseat", "--players", "3", "--option", "reader=rotate", "--seed", "1"),
            "1\npass\ntable\n",
        ),
        (("play", "1983", "--hotseat", "--seed", "1"), "table\nquit\n"),
    ],
)
def test_no_english_is_left(language: str, command: tuple[str, ...], typed: str) -> None:
    ran = run(*command, "--language", language, typed=typed)
    assert ran.code == 0
    assert _english_in(ran.out, language) == []


@pytest.mark.parametrize(
    "wrong",
    [
        ("play", "1066"),
        ("play", "--seat", "p9"),
        ("play", "--pace", "99"),
        ("play", "--fair", "--option", "max_rounds=3"),
        ("play", "--option", "max_rounds=zzz"),
        ("play", "--players", "99"),
        ("play", "--bots", "nobody"),
        ("play", "--resume", "none.fog"),
        ("play", "--sed", "4"),
        ("play", "--seat"),
        ("play", "--yes=3"),
        ("play", "--players", "two"),
        ("play", "1983", "2017"),
        ("tutorial", "--from", "0"),
        ("verify",),
        ("verify", "none.fog"),
        ("replay", "."),
        ("replay", "none.fog"),
        ("analyse", "none.fog"),
        ("tutorial", "none"),
        ("puzzles", "play", "9999"),
    ],
)
def test_a_refused_command_says_so_in_the_language(wrong: tuple[str, ...]) -> None:
    ran = run(*wrong[:1], "--language", "de", *wrong[1:])
    assert ran.code in (1, 2)
    assert _english_in(ran.err, "de") == []
    assert not ENGLISH_WORD.search(ran.err.lower()), ran.err


def test_no_command_of_that_name() -> None:
    assert run("--language", "de", "replya").err.startswith("Den Befehl „replya“ gibt es nicht. Meintest du")


# Records that are wrong


def codes() -> set[str]:
    """The codes of all refusals of records."""
    source = "\n".join((PACKAGE / f"{name}.py").read_text(encoding="utf-8") for name in RECORDS)
    return set(re.findall(r"""\b(?:BadRecord|Tampered)\(\s*"([a-z-]+)\"""", source))


@pytest.mark.parametrize("code", sorted(codes()))
def test_every_refusal_of_a_record_has_its_words(code: str) -> None:
    for language in languages():
        assert say(f"error-{code}", language).endswith(".")


# Choosing a language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "de_AT.UTF-8"}, "de"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "de_AT", "LC_ALL": "ru_RU.KOI8-R"}, "ru"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        ({"LANG": "de@euro"}, "de"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
    ],
)
def test_the_locale_chooses_a_language(environment: dict[str, str], language: str) -> None:
    assert speech.of_locale(environment) == language


def test_the_option_overrules_the_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Welche Lektion?" in run("tutorial", typed="quit\n").out
    assert "Quelle leçon" in run("tutorial", "--language", "fr", typed="quit\n").out
    assert "Which lesson?" in run("tutorial", "--language", "en-GB", typed="quit\n").out
    assert "Welche Lektion?" in run("tutorial", typed="quit\n").out, "nothing is kept"


def test_a_language_without_a_catalogue_is_refused() -> None:
    ran = run("play", "--language", "tlh")
    assert ran.code == 2
    assert f"Choose {speech.either(languages())}." in ran.err


@pytest.mark.parametrize(("language", "yes", "no"), [("fr", "O", "non"), ("de", "ja", "N"), ("ru", "Д", "нет")])
def test_yes_and_no_are_understood_in_the_language_and_in_english(language: str, yes: str, no: str) -> None:
    speech.speak(language)
    try:
        assert speech.is_yes(yes)
        assert speech.is_yes(" yes ")
        assert speech.is_yes("")
        assert speech.is_no(no)
        assert speech.is_no("No")
        assert not speech.is_no("")
        assert not speech.is_yes(no)
    finally:
        speech.speak(ENGLISH)
    assert not speech.is_yes(yes) or yes == "O"


# The catalogue's texts for the terminal


def _terminal_ids() -> set[str]:
    texts = (path.read_text(encoding="utf-8") for path in sorted((FOLDER / ENGLISH).glob("terminal*.ftl")))
    return set(re.findall(r"^([a-z][\w-]*) =", "\n".join(texts), re.MULTILINE))


def _source() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(CLI.rglob("*.py")))


def test_every_text_that_the_terminal_asks_for_is_there() -> None:
    asked = set(re.findall(r"""\b(?:t|Said)\(\s*["']([a-z][\w-]+)["']""", _source()))
    assert len(asked) > 300
    assert asked <= ids(ENGLISH)


def test_no_text_of_the_terminal_is_unused() -> None:
    source = _source()
    named = set(re.findall(r"""["']([a-z][\w-]*)["']""", source))
    patterns = [
        re.compile(
            "".join(".+" if part.startswith("{") else re.escape(part) for part in re.split(r"(\{[^}]*\})", found))
        )
        for found in re.findall(r"""f["'](cli-[^"'\s]*\{[^"'\s]*\}[^"'\s]*)["']""", source)
    ]
    together = [
        "cli-you-(black|ride)-(at|shown)",
        "cli-step-at",
        "cli-moves-x",
    ]  # names that are put together from several parts
    patterns += map(re.compile, together)
    helped = {f"cli-help-{name}" for name in named} | {f"error-{name}" for name in codes()}
    unused = [
        id
        for id in sorted(_terminal_ids() - named - helped)
        if not any(pattern.fullmatch(id) for pattern in patterns if not id.startswith("cli-help-"))
    ]
    assert unused == []
