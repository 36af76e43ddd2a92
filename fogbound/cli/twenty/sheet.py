"""The table of twenty questions in words: pure functions of a view."""

from __future__ import annotations

from collections.abc import Iterator

from fogbound.cli.lines import BLANK, Line
from fogbound.cli.speech import either, label, name, t
from fogbound.cli.twenty.words import table_of
from fogbound.game import Move, Seat, View
from fogbound.games.twenty.card import ENTRIES, QUESTION
from fogbound.games.twenty.edition import TwentyEdition
from fogbound.games.twenty.table import HeldCard, Pawn, TwentyTable


def table(edition: TwentyEdition, view: View, mine: frozenset[Seat] = frozenset()) -> Iterator[Line]:
    """Everything public: the card's clues, questions, guesses, numbers left, and the track."""
    laid = table_of(view)
    yield BLANK
    kind = t(f"twenty-start-{laid.category}") if laid.category else ""
    yield Line(f"{t('cli-card', n=max(laid.number, 1), seat=laid.reader)} {kind}".rstrip(), 0, "bold")
    for entry in laid.entries:
        text = t("twenty-place-question") if entry.text == QUESTION else entry.text or "…"
        yield Line(f"  {entry.number:>2}  {text}", 6)
    for talk in laid.talks:
        yield Line(f"  {t('cli-asked', seat=talk.seat, text=talk.question, reply=talk.reply or '…')}", 4)
    for guess in laid.guesses:
        verdict = t(f"cli-verdict-{guess.verdict}") if guess.verdict else "…"
        yield Line(f"  {t('cli-guessed', seat=guess.seat, text=guess.text, verdict=verdict)}", 4)
    free = numbers_left(laid)
    yield Line(f"  {t('cli-numbers-left', numbers=ranges(free)) if free else t('cli-numbers-none')}", 4)
    suns = laid.suns if edition.violets else ()
    yield from (_pawn(laid, pawn, suns, mine) for pawn in laid.pawns)


def numbers_left(laid: TwentyTable) -> list[int]:
    return [n for n in range(1, ENTRIES + 1) if n not in laid.chips]


def _pawn(laid: TwentyTable, pawn: Pawn, suns: tuple[int, ...], mine: frozenset[Seat]) -> Line:
    roles = (
        ("lobby-you", mine == {pawn.seat}),
        ("twenty-role-reader", pawn.seat == laid.reader),
        ("twenty-role-investigator", pawn.seat == laid.investigator),
    )
    notes = [t(id) for id, on in roles if on]
    who = label(pawn.seat) + (f" ({', '.join(notes)})" if notes else "")
    sun = next((sun for sun in suns if pawn.square < sun < laid.finish), None)
    where = [t("cli-square", n=pawn.square, finish=laid.finish)]
    if pawn.violet:
        where.append(t("cli-violet"))
    elif sun is not None:
        where.append(t("cli-next-sun", n=sun))
    return Line(f"  {t('app-pair', label=who, value=', '.join(where))}", 4)


def card(held: HeldCard) -> Iterator[Line]:
    """The card in the reader's hand, without its facts: the house uses those to suggest replies."""
    yield BLANK
    yield Line(t("cli-you-are", answer=held.answer), 0, "bold")
    for id, names in (("twenty-own-right", held.aliases), ("twenty-own-wrong", held.rejects)):
        if names:
            yield Line(f"  {t('app-pair', label=t(id), value=', '.join(names))}", 4)
    for number, entry in enumerate(held.entries, 1):
        yield Line(f"  {number:>2}  {t('twenty-place-question') if entry == QUESTION else entry}", 6)


def ranges(numbers: list[int]) -> str:
    """`1–6 8 10–14`."""
    firsts = [n for n in numbers if n - 1 not in numbers]
    lasts = [n for n in numbers if n + 1 not in numbers]
    return " ".join(str(a) if a == b else f"{a}–{b}" for a, b in zip(firsts, lasts, strict=True))


def moves(view: View, suggested: Move | None = None, *, alone: bool = False) -> Line:
    """What the seat can do now, and how to type it.

    `suggested` is what the house would say as the reader. A person `alone` at the keyboard is not named by seat.
    """
    text = _moves(view, suggested)
    return Line(text if alone else t("app-pair", label=label(str(view.seat)), value=text))


def _moves(view: View, suggested: Move | None) -> str:
    laid, seat = table_of(view), view.seat
    match laid.phase:
        case "choose":
            return t("cli-do-pick", kind=laid.category or "thing", numbers=ranges(numbers_left(laid)))
        case "clue" if seat in view.turn:
            return t("cli-do-clue")
        case "clue":
            return t("cli-do-buzz", seat=laid.investigator)
        case "answer":
            return t("cli-do-answer")
        case "verdict":
            said = either(move.verb for move in view.moves)
            verdict = t("cli-do-verdict", seat=laid.speaker, text=laid.guesses[-1].text, choice=said)
            return f"{verdict}{_suggestion(suggested)}"
        case "ask":
            return t("cli-do-ask", name=name(laid.reader))
        case _:
            return f"{t('cli-do-reply', text=laid.talks[-1].question)}{_suggestion(suggested)}"


def _suggestion(move: Move | None) -> str:
    if move is None:
        return ""
    if move.args:
        house = t("app-pair", label=t("twenty-reply-house"), value=str(move.args[0]))
    else:
        house = t("twenty-verdict-house", ruling=move.verb)
    return f" {house} {t('cli-enter-same')}"
