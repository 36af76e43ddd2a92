"""The judge: is a typed guess right, on the right track but too general, or wrong? See docs/house.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from fogbound.games.twenty.card import Card
from fogbound.house import guess as typed
from fogbound.house import telling, track
from fogbound.house.names import PERSON, Names, common, described, names
from fogbound.house.spelling import apart, slips
from fogbound.house.words import Speech, Words, languages, singular, speech

Ruling = Literal["right", "precise", "wrong"]
OF = ("of", "de", "d", "du", "des", "the", "la", "le")
LONGEST = 300  # characters; nobody needs more for an answer
KNOWN_BY = 6  # letters of a name that is known with a slip among other words


@dataclass(frozen=True)
class Verdict:
    """`right`, `precise` (say it more exactly) or `wrong`, and why, as a code that a client can put into words."""

    ruling: Ruling
    why: str


SPELT = Verdict("right", "spelling")
OTHER = Verdict("wrong", "other")


def judge(card: Card, guess: str, spoken: tuple[str, ...] = ()) -> Verdict:
    """What the house thinks of a guess. Names count in every language of the card; fillers in those spoken."""
    speeches = tuple(map(speech, dict.fromkeys((*(spoken or languages()), *card.languages))))
    words = typed.ordinals(typed.read(guess[:LONGEST]), speeches)
    if guess.rstrip(" \"'»”").endswith("?") and typed.negated(typed.bare(words, speeches), speeches):
        words = typed.asked(words, speeches)
    if not words:
        return Verdict("wrong", "empty")
    known = names(card)
    forms = {typed.without_articles(form, speeches) for form in (words, typed.bare(words, speeches))}
    if _many(words, known, speeches):
        return Verdict("precise", "family")
    if forms & known.full:
        return Verdict("right", "name")
    if forms & known.rejects:
        return Verdict("wrong", "rejected")
    if forms & known.partial:
        return Verdict("precise", "part")
    return _whole(card, guess[:LONGEST], words, known, speeches)


def _many(words: Words, known: Names, speeches: tuple[Speech, ...]) -> bool:
    """`les Curie`: an article of many before a surname."""
    articles = {phrase for spoken in speeches for phrase in spoken.list("guess.many")}
    bare = typed.without_articles(words, speeches)
    return words[-2:-1] in articles and len(bare) == 1 and bare[0] in known.surnames | known.shared


def _whole(card: Card, guess: str, words: Words, known: Names, speeches: tuple[Speech, ...]) -> Verdict:
    words = typed.sure(words, speeches) or words
    bare = typed.bare(words, speeches)
    if typed.negated(bare, speeches):
        codes = tuple(spoken.language for spoken in speeches)
        opens = any(bare[:n] in spoken.list("guess.negations") for spoken in speeches for n in (1, 2, 3))
        told = not opens and not _says_a_name(bare, known) and telling.description(card, bare, codes)
        return Verdict("precise", "description") if told else Verdict("wrong", "negated")
    first = _answer(card, bare, known, speeches)
    answers = typed.answers(guess, speeches, known.phrases)
    either = {phrase for spoken in speeches for phrase in spoken.list("either")}
    parted = len(answers) > 1 and (any((word,) in either for word in words) or bool(typed.APART.search(guess)))
    # What stands beside a name may describe it, and may be another answer: `the Rosetta Stone or Napoleon`.
    doubtful = parted and first.why == "described"
    if parted and first.why == "description":  # but `ou` may be a French where, if nothing before or after it is enough
        doubtful = any(_answer(card, each, known, speeches).ruling != "wrong" for each in answers)
    if (first.ruling == "right" or first.why in ("description", "family")) and not doubtful:
        return first
    if len(answers) > 1:
        found = [typed.bare(typed.sure(each, speeches) or each, speeches) for each in answers]
        return _several(card, found, known, speeches)
    parts = typed.segments(guess)
    if len(parts) > 1:
        split = [typed.bare(typed.read(part), speeches) for part in parts]
        first = _apposition(card, split, known, speeches, first)
    return _trimmed(card, bare, known, speeches) if first.why == "other" else first


def _trimmed(card: Card, bare: Words, known: Names, speeches: tuple[Speech, ...]) -> Verdict:
    """Once more without any filler word at the ends, however they are put together."""
    words = typed.trimmed(bare, speeches)
    found = _answer(card, words, known, speeches) if words else OTHER
    return found if found.why != "description" else OTHER  # a description needs the words that chatter is made of


def _several(card: Card, answers: list[Words], known: Names, speeches: tuple[Speech, ...]) -> Verdict:
    """Two answers at once are wrong, unless they are two names of the same subject."""
    if all(_answer(card, each, known, speeches).ruling == "right" for each in answers):
        return Verdict("right", "name")
    return Verdict("wrong", "several")


def _apposition(
    card: Card, parts: list[Words], known: Names, speeches: tuple[Speech, ...], otherwise: Verdict
) -> Verdict:
    """`Venice, Italy`: a name, and beside it only what it is or where."""
    verdicts = [_answer(card, part, known, speeches) for part in parts]
    right = next((verdict for verdict in verdicts if verdict.ruling == "right"), None)
    if right is None:
        return otherwise
    rest = [part for part, verdict in zip(parts, verdicts, strict=True) if verdict.ruling != "right"]
    codes = tuple(spoken.language for spoken in speeches)
    link = {spoken.language: min(spoken.list("guess.links"), default=()) for spoken in speeches}
    told = [any(track.beside(card, (*link[code], *part), (code,)) for code in codes) for part in rest]
    if all(said or _harmless(card, part, codes, speeches) for said, part in zip(told, rest, strict=True)):
        return right
    return Verdict("wrong", "several")


def _answer(card: Card, words: Words, known: Names, speeches: tuple[Speech, ...]) -> Verdict:
    """One answer without fillers."""
    form = typed.without_articles(words, speeches)
    if form in known.full:
        return Verdict("right", "name")
    if form in known.rejects:
        return Verdict("wrong", "rejected")
    codes = tuple(spoken.language for spoken in speeches)
    called = _titled(card, form, speeches)
    if called is None:
        return Verdict("wrong", "other-person")
    if known.family(called) or _family(called, known, speeches):
        return Verdict("precise", "family")
    if form in known.partial or called in known.partial:
        return Verdict("precise", "part")
    if why := _named(card, form, known) or _named(card, called, known):
        return why
    if _beside_a_name(card, words, known, speeches):
        return Verdict("right", "described")
    if known.part(called) or known.short(called) or _part_beside(card, form, known, speeches):
        return Verdict("precise", "part")
    if not _says_a_name(form, known) and telling.description(card, words, codes):
        return Verdict("precise", "description")
    return Verdict("precise", "part") if known.nearly_part(called) else OTHER


def _says_a_name(form: Words, known: Names) -> bool:
    said = f" {' '.join(form)} "
    return any(f" {' '.join(name)} " in said for name in known.full if len(name) == 1 or set(name) & known.answers)


def _part_beside(card: Card, form: Words, known: Names, speeches: tuple[Speech, ...]) -> bool:
    """`a tower in France`: the kind that stands in the answer, with something true of it."""
    codes = tuple(spoken.language for spoken in speeches)
    plain = {phrase for spoken in speeches for name in ("plain", "praise") for phrase in spoken.list(f"guess.{name}")}
    for place, word in enumerate(form):
        rest = tuple(each for each in (*form[:place], *form[place + 1 :]) if (each,) not in plain)
        if common(word) and known.part((word,)) and (not rest or track.beside(card, rest, codes)):
            return True
    return False


def _family(called: Words, known: Names, speeches: tuple[Speech, ...]) -> bool:
    """`the Curie family`, `one of the Mandelas`."""
    words = {phrase for spoken in speeches for phrase in spoken.list("guess.family")}
    rest = tuple(word for word in called if (word,) not in words)
    people = known.surnames | known.shared
    return len(rest) < len(called) and (known.family(rest) or any((name,) == rest for name in people))


def _titled(card: Card, form: Words, speeches: tuple[Speech, ...]) -> Words | None:
    """A person's name without a title before it; None if the title is of somebody else: Mrs Mandela."""
    if card.category != PERSON or len(form) < 2:
        return form
    gender = card.tag("gender")
    theirs = {
        spoken_gender: _titles(f"titles.{spoken_gender}", speeches) for spoken_gender in ("man", "woman", "anyone")
    }
    other = {"man": "woman", "woman": "man"}.get(gender, "")
    if other and form[:1] in theirs[other] - theirs[gender]:
        return None
    allowed = theirs["anyone"] | theirs.get(gender, frozenset())
    return form[1:] if form[:1] in allowed else form


def _titles(name: str, speeches: tuple[Speech, ...]) -> frozenset[Words]:
    return frozenset(phrase for spoken in speeches for phrase in spoken.list(name))


def _named(card: Card, form: Words, known: Names) -> Verdict | None:
    """By name: spelt well or nearly so, in another order, by surname, with initials."""
    if form in known.full:
        return Verdict("right", "name")
    if any(_bag(form) == _bag(name) for name in known.full if len(name) > 1 or card.category == "thing"):
        return Verdict("right", "name")
    if len(form) == 1 and form[0] in known.surnames:
        return Verdict("right", "surname")
    if any(_initials(form, name) for name in known.full):
        return Verdict("right", "initials")
    return _spelt(form, known)


def _bag(name: Words) -> list[str]:
    """The words of a name in any order, one or many: the king of monkeys is the Monkey King."""
    return sorted(singular(word) for word in name if word not in OF)


def _initials(form: Words, name: Words) -> bool:
    """`S. Holmes`, `Leonardo da V`: at least one word of some length in full."""
    if len(form) != len(name) or len(form) < 2:
        return False
    pairs = list(zip(form, name, strict=True))
    full = any(mine == theirs and len(mine) > 3 for mine, theirs in pairs)
    return full and all(mine == theirs or (len(mine) == 1 and theirs.startswith(mine)) for mine, theirs in pairs)


def _spelt(form: Words, known: Names) -> Verdict | None:
    surnames = {(word,) for word in known.surnames}
    near = min((apart(form, name) for name in known.full | surnames if slips(form, name) is not None), default=None)
    if near is None:
        return None
    if any(apart(form, reject) < near for reject in known.rejects if slips(form, reject) is not None):
        return Verdict("wrong", "rejected")
    return SPELT


def _beside_a_name(card: Card, words: Words, known: Names, speeches: tuple[Speech, ...]) -> bool:
    """A name with what it is: `the planet Mars`, `Petra in Jordan`; but not `Mars's moons`."""
    form, owned = typed.without_articles(words, speeches), typed.owned(words, speeches)
    for name in (name for name in known.full if not described(name)):
        for start in range(len(form) - len(name) + 1):
            mine = form[start : start + len(name)]
            if (mine == name or _misspelt(mine, name, known)) and (len("".join(name)) > 2 or name[0].isdigit()):
                before, after = form[:start], form[start + len(name) :]
                after = (*owned.get(start + len(name), ()), *after)
                if (before or after) and after[:1] != (typed.POSSESSIVE,) and _fits(card, before, after, speeches):
                    return True
    return False


def _misspelt(mine: Words, name: Words, known: Names) -> bool:
    """A name with a slip in it, long enough to be known among other words."""
    return len("".join(name)) >= KNOWN_BY and slips(mine, name) is not None and _spelt(mine, known) == SPELT


def _fits(card: Card, before: Words, after: Words, speeches: tuple[Speech, ...]) -> bool:
    naming = {phrase for spoken in speeches for phrase in spoken.list("guess.naming")}
    links = {phrase for spoken in speeches for phrase in spoken.list("guess.links")}
    if before and before[-1:] in naming and card.category != PERSON:
        before = before[:-1]
    joiners = {phrase for spoken in speeches for phrase in spoken.list("joiners")}
    if before[-1:] in joiners or after[:1] in joiners:
        return False
    plain = {phrase for spoken in speeches for phrase in spoken.list("guess.plain")}
    around = () if card.category == "thing" else (*before, *after)
    if before[-1:] in links or any((word,) in plain for word in around):  # Little Venice is not Venice
        return False
    codes = tuple(spoken.language for spoken in speeches)
    return all(_harmless(card, rest, codes, speeches) for rest in (before, after))


def _harmless(card: Card, rest: Words, codes: tuple[str, ...], speeches: tuple[Speech, ...]) -> bool:
    """What may stand beside a name: nothing, chatter, what it is or where, or a description of it."""
    forms = (rest, typed.trimmed(rest, speeches))
    return not all(forms) or any(track.beside(card, f, codes) or telling.apposition(card, f, codes) for f in forms)
