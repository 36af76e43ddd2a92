"""The judge rules on a typed guess: right, on the right track but not precise enough, or wrong. See docs/house.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from fogbound.games.twenty.card import Card
from fogbound.house import beside, description, namesakes, others, portrait, related, remarks, told
from fogbound.house import guess as typed
from fogbound.house.name_forms import has_initials, has_middle_names, is_written_as_one, words_in_any_order
from fogbound.house.names import PERSON, THING, Names, is_common, is_generic, names
from fogbound.house.spelling import apart, slips, sounds_same
from fogbound.house.words import Speech, Words, known_words, languages, listed, singular, speech

Verdict = Literal["right", "precise", "wrong"]
LONGEST = 300  # characters of a guess that count
SPOTTED = 4  # letters from which a misspelt name is seen among remarks
KNOWN_BY = 6  # letters from which a misspelt name is recognised among other words


@dataclass(frozen=True)
class Ruling:
    """A verdict, where `precise` asks for a more exact answer, and the reason as a code that a client can translate."""

    verdict: Verdict
    why: str


MISSPELT = Ruling("right", "spelling")
OTHER = Ruling("wrong", "other")
# Reasons for which a guess is not right, unless the name is in it with remarks.
MAY_BE_A_NAME = ("other", "several", "special", "description", "part", "negated")


def judge(card: Card, guess: str, spoken: tuple[str, ...] = ()) -> Ruling:
    """The ruling on a guess. Names count in all languages of the card, fillers in those and the `spoken` ones."""
    speeches = tuple(map(speech, dict.fromkeys((*(spoken or languages()), *card.languages))))
    known = names(card)
    guess = typed.without_hesitations(guess[:LONGEST], speeches, {word for name in known.full for word in name})
    words = typed.numbers_in_figures(typed.read(guess), speeches)
    if guess.rstrip(" \"'»”").endswith("?") and typed.is_negated(typed.strip_fillers(words, speeches), speeches):
        words = typed.strip_negative_opening(words, speeches)
    if not words:
        return Ruling("wrong", "empty")
    if words[:1] in listed(speeches, "guess.dialect") and not any(words[:1] == name[:1] for name in known.full):
        words = words[1:] or words  # da moon
    forms = {typed.without_articles(form, speeches) for form in (words, typed.strip_fillers(words, speeches))}
    if _is_plural_name(words, known, speeches):
        return Ruling("precise", "family")
    indefinite = typed.is_indefinite(words, speeches)
    if indefinite and forms & known.full and namesakes.is_one_of_many(card, forms):
        return Ruling("wrong", "kind")  # a white house, un pari
    if forms & known.full:
        return Ruling("right", "name")
    if forms & known.rejects:
        return Ruling("wrong", "rejected")
    if any(related.is_form(card.id, form) for form in forms):
        return Ruling("precise", "special")
    if not indefinite and any(related.is_description(card.id, form) for form in forms):
        return Ruling("precise", "description")
    if typed.without_articles(words, speeches) != words and any(related.is_apart(card.id, form) for form in forms):
        return Ruling("wrong", "belonging")  # la soie
    if any(related.is_belonging(card.id, form) and not known.is_part(form) for form in forms):
        return Ruling("wrong", "belonging")
    if any(map(others.is_name, forms)):
        return Ruling("precise", "part") if any(map(known.is_part, forms)) else Ruling("wrong", "another")
    ruling = _judge_words(card, guess, words, known, speeches)
    likened = any((word,) in spoken.list("guess.like") for spoken in speeches for word in words)
    if ruling.why == "described" and not likened and remarks.is_about_a_namesake(card, words, known, speeches):
        return Ruling("wrong", "another")  # Titanic the movie
    if ruling.why not in ("described", *MAY_BE_A_NAME):
        return ruling
    if _is_part_with_gap(typed.without_gaps(guess, speeches), known, speeches):
        return Ruling("precise", "part")
    if ruling.why != "negated" and _has_form_with_remarks(card, guess, known, speeches, ruling):
        return Ruling("precise", "special")
    named = ruling.why in MAY_BE_A_NAME and _has_remarks(card, guess, known, speeches)
    may_belong = (named and card.category == PERSON) or ruling.why in ("described", "description")
    if may_belong and _is_about_belonging(card, "" if named else guess, words, speeches):
        return Ruling("wrong", "belonging")
    if named:
        return Ruling("right", "described")
    if ruling.verdict == "precise" and namesakes.names_a_work(card, words, speeches):
        return Ruling("wrong", "another")  # the film Jaws
    if ruling.why == "description" and _names_a_kind(words, known, speeches):
        return Ruling("wrong", "kind")
    if ruling.verdict != "right" and namesakes.is_surname_with_remark(card, guess, known, speeches):
        return Ruling("right", "described")
    return ruling


def _has_remarks(card: Card, guess: str, known: Names, speeches: tuple[Speech, ...]) -> bool:
    """Whether the guess is a name with remarks: `Noé et son arche`."""

    def matches(words: Words) -> bool:
        if words in known.full or known.is_enough(words):
            return True
        if card.category == THING and tuple(map(singular, words)) in known.full:
            return True
        if len(words) == 1 and _is_word_of_its_own(words[0], known):
            return False
        return len("".join(words)) >= SPOTTED and (
            _by_spelling(words, known) == MISSPELT or any(is_written_as_one(words, name) for name in known.full)
        )

    return remarks.names_with_remarks(card, guess, known, speeches, matches)


def _is_about_belonging(card: Card, guess: str, words: Words, speeches: tuple[Speech, ...]) -> bool:
    """Whether the words, or what stands before the first comma of a guess, are about something of the subject's.

    Not if they begin with a name of more than one word, of which the rest may be what belongs to it: l'opéra de Sydney.
    """
    said = typed.without_articles(typed.strip_fillers(words, speeches), speeches)
    if any(said[: len(name)] == name for name in names(card).full if len(name) > 1):
        return False
    opening = [typed.strip_fillers(typed.read(part), speeches) for part in typed.segments(guess)[:1]]
    first = any(related.is_belonging(card.id, typed.without_articles(each, speeches)) for each in opening)
    return first or related.is_about_belonging(
        card.id, typed.strip_fillers(words, speeches), speeches, lambda noun: description.is_noun_for(card, noun)
    )


def _is_part_with_gap(words: Words, known: Names, speeches: tuple[Speech, ...]) -> bool:
    """Whether a guess is part of a name, of which the rest is forgotten: `Louis something`."""
    form = typed.without_articles(words, speeches) if words else ()
    return bool(form) and (known.is_part(form) or known.is_short_form(form) or known.is_misspelt_part(form))


def _has_form_with_remarks(card: Card, guess: str, known: Names, speeches: tuple[Speech, ...], ruling: Ruling) -> bool:
    """Whether the guess is a special form with remarks. Beside the name, it must be one that has the name in it."""
    own, named = {singular(word) for name in known.full for word in name}, ruling.verdict == "right"

    def matches(words: Words) -> bool:
        return related.is_form(card.id, words) and (not named or any(singular(word) in own for word in words))

    whole = typed.without_articles(typed.strip_filler_words(typed.read(guess), speeches), speeches)
    return (ruling == OTHER and bool(whole) and related.is_misspelt_form(card.id, whole)) or remarks.names_with_remarks(
        card, guess, known, speeches, matches
    )


def _names_a_kind(words: Words, known: Names, speeches: tuple[Speech, ...]) -> bool:
    """Whether a description does not claim to be the only one: `an Inca city`, but not `a man who painted ...`."""
    clause = {phrase for spoken in speeches for phrase in spoken.list("guess.who")}
    says_more = any((word,) in clause or known.is_part((word,)) for word in words)
    return typed.is_indefinite(words, speeches) and not says_more


def _is_plural_name(words: Words, known: Names, speeches: tuple[Speech, ...]) -> bool:
    """Whether a plural article stands before a surname: `les Curie`."""
    articles = {phrase for spoken in speeches for phrase in spoken.list("guess.many")}
    bare = typed.without_articles(words, speeches)
    return words[-2:-1] in articles and len(bare) == 1 and bare[0] in known.surnames | known.shared


def _judge_words(card: Card, guess: str, words: Words, known: Names, speeches: tuple[Speech, ...]) -> Ruling:
    """The ruling on a guess that is not word for word on the card."""
    words = typed.strip_doubts(words, speeches) or words
    bare = typed.strip_fillers(words, speeches)
    if any(words[:1] == name[:1] for name in known.full if len(name) > 1):  # El Dorado
        bare = (*words[:1], *typed.strip_fillers(words[1:], speeches)) if len(words) > 1 else words
    codes = tuple(spoken.language for spoken in speeches)
    if typed.is_negated(bare, speeches):
        opens = any(bare[:n] in spoken.list("guess.negations") for spoken in speeches for n in (1, 2, 3))
        describes = not opens and not _says_a_name(bare, known) and _describes(card, bare, codes)
        return Ruling("precise", "description") if describes else Ruling("wrong", "negated")
    first = _judge_answer(card, bare, known, speeches)
    if first.why == "part" and len(bare) > 1 and not _says_a_name(bare, known) and _describes(card, bare, codes):
        first = Ruling("precise", "description")  # la mer entre l'Europe et l'Afrique
    answers = typed.split_answers(guess, speeches, known.phrases)
    either = {phrase for spoken in speeches for phrase in spoken.list("either")}
    parted = len(answers) > 1 and (any((word,) in either for word in words) or bool(typed.APART.search(guess)))
    # Words beside a name may describe it, or be another answer: `the Rosetta Stone or Napoleon`.
    doubtful = parted and first.why == "described"
    if parted and first.why == "description":  # `ou` may be a French where: then no part of the guess is enough alone
        doubtful = any(_judge_answer(card, each, known, speeches).verdict == "right" for each in answers)
    if first.why == "description" and not doubtful and _is_named_in_a_part(card, guess, known, speeches):
        return Ruling("right", "described")
    if (first.verdict == "right" or first.why in ("description", "family")) and not doubtful:
        return first
    if len(answers) > 1:
        stripped = [typed.strip_fillers(typed.strip_doubts(each, speeches) or each, speeches) for each in answers]
        return _several_answers(card, stripped, known, speeches)
    parts = typed.segments(guess)
    if len(parts) > 1:
        split = [typed.strip_fillers(typed.read(part), speeches) for part in parts]
        first = _name_with_description(card, split, known, speeches, first)
    if first.why not in ("other", "special"):
        return first
    plain = _without_filler_words(card, bare, known, speeches)
    if plain == OTHER and first == OTHER and typed.opens_in_french(words, speeches):
        return Ruling("precise", "special") if known.is_special_form(bare, french=True) else OTHER
    return first if plain == OTHER else plain


def _describes(card: Card, words: Words, codes: Words) -> bool:
    return description.describes(card, words, codes) or portrait.describes(card, words, codes)


def _is_named_in_a_part(card: Card, guess: str, known: Names, speeches: tuple[Speech, ...]) -> bool:
    """Whether a description has a misspelt name before its first comma: `roza parks, la dame du bus`."""
    parts = [typed.strip_fillers(typed.read(part), speeches) for part in typed.segments(guess)]
    return len(parts) > 1 and _judge_answer(card, parts[0], known, speeches).verdict == "right"


def _without_filler_words(card: Card, bare: Words, known: Names, speeches: tuple[Speech, ...]) -> Ruling:
    """The ruling on the guess without any filler words at its ends."""
    words = typed.strip_filler_words(bare, speeches)
    if words == bare:
        return OTHER
    ruling = _judge_answer(card, words, known, speeches) if words else OTHER
    return ruling if ruling.why != "description" else OTHER  # a description needs the small words that were dropped


def _several_answers(card: Card, answers: list[Words], known: Names, speeches: tuple[Speech, ...]) -> Ruling:
    """Two answers at once are wrong, unless they are two names of the same subject."""
    if all(_judge_answer(card, each, known, speeches).verdict == "right" for each in answers):
        return Ruling("right", "name")
    return Ruling("wrong", "several")


def _name_with_description(
    card: Card, parts: list[Words], known: Names, speeches: tuple[Speech, ...], otherwise: Ruling
) -> Ruling:
    """The ruling on a name with a description beside it, such as `Venice, Italy`; `otherwise` if no part is right."""
    rulings = [_judge_answer(card, part, known, speeches) for part in parts]
    right = next((ruling for ruling in rulings if ruling.verdict == "right"), None)
    if right is None:
        return otherwise
    rest = [part for part, ruling in zip(parts, rulings, strict=True) if ruling.verdict != "right"]
    codes = tuple(spoken.language for spoken in speeches)
    link = {spoken.language: min(spoken.list("guess.links"), default=()) for spoken in speeches}
    linked = [any(beside.fits(card, (*link[code], *part), (code,)) for code in codes) for part in rest]
    if all(
        fits or _is_harmless(card, part, codes, speeches) or told.is_told(card, part, known, codes)
        for fits, part in zip(linked, rest, strict=True)
    ):
        return right
    return Ruling("wrong", "several")


def _judge_answer(card: Card, words: Words, known: Names, speeches: tuple[Speech, ...]) -> Ruling:
    """The ruling on one answer without fillers."""
    form = typed.without_articles(words, speeches)
    if form in known.full:
        return Ruling("right", "name")
    if form in known.rejects:
        return Ruling("wrong", "rejected")
    codes = tuple(spoken.language for spoken in speeches)
    called = _without_title(card, form, speeches)
    if called is None:
        return Ruling("wrong", "other-person")
    if known.is_family(called) or _is_family(called, known, speeches):
        return Ruling("precise", "family")
    if ruling := _by_name(card, form, known) or _by_name(card, called, known):
        return ruling
    if len(called) == 1 and known.is_part(called):  # not a misspelt name: Rosette for Rosetta
        return Ruling("precise", "part")
    if ruling := _by_spelling(form, known) or _by_spelling(called, known):
        return ruling
    if _is_name_with_description(card, words, known, speeches):
        return Ruling("right", "described")
    if known.is_part(called) or known.is_short_form(called) or _is_kind_with_fact(card, form, known, speeches):
        return Ruling("precise", "part")
    if known.is_special_form(words):
        return Ruling("precise", "special")
    if not _says_a_name(form, known) and description.describes(card, words, codes):
        return Ruling("precise", "description")
    if not _says_a_name(form, known) and told.describes(card, words, known, codes):
        return Ruling("precise", "description")
    if not _says_a_name(form, known) and portrait.describes(card, words, codes):
        return Ruling("precise", "description")
    return Ruling("precise", "part") if known.is_misspelt_part(called) else OTHER


def _says_a_name(form: Words, known: Names) -> bool:
    """Whether a full name of the card is among the words."""
    said = f" {' '.join(form)} "
    named = any(f" {' '.join(name)} " in said for name in known.full if len(name) == 1 or set(name) & known.answers)
    return named or any(word in known.surnames and word not in known_words() for word in form)


def _is_kind_with_fact(card: Card, form: Words, known: Names, speeches: tuple[Speech, ...]) -> bool:
    """Whether the guess is a kind that is part of the answer, with something true of it: `a tower in France`."""
    codes = tuple(spoken.language for spoken in speeches)
    plain = {phrase for spoken in speeches for name in ("plain", "praise") for phrase in spoken.list(f"guess.{name}")}
    for place, word in enumerate(form):
        rest = tuple(each for each in (*form[:place], *form[place + 1 :]) if (each,) not in plain)
        if is_common(word) and known.is_part((word,)) and (not rest or beside.fits(card, rest, codes)):
            return True
    return False


def _is_family(called: Words, known: Names, speeches: tuple[Speech, ...]) -> bool:
    """Whether the guess is a whole family: `the Curie family`, `one of the Mandelas`."""
    words = {phrase for spoken in speeches for phrase in spoken.list("guess.family")}
    rest = tuple(word for word in called if (word,) not in words)
    people = known.surnames | known.shared
    return len(rest) < len(called) and (known.is_family(rest) or any((name,) == rest for name in people))


def _without_title(card: Card, form: Words, speeches: tuple[Speech, ...]) -> Words | None:
    """A person's name without the title before it; None if the title fits only someone else: `Mrs Mandela`."""
    if card.category != PERSON or len(form) < 2:
        return form
    gender = card.tag("gender")
    theirs = {
        spoken_gender: _titles(f"titles.{spoken_gender}", speeches) for spoken_gender in ("man", "woman", "anyone")
    }
    other = {"man": "woman", "woman": "man"}.get(gender, "")
    if other and form[:1] in theirs[other] - theirs[gender]:
        return None
    allowed = theirs["anyone"] | theirs.get(gender, theirs["man"] | theirs["woman"])  # Lord Ganesha
    return form[1:] if form[:1] in allowed else form


def _titles(name: str, speeches: tuple[Speech, ...]) -> frozenset[Words]:
    return frozenset(phrase for spoken in speeches for phrase in spoken.list(name))


def _by_name(card: Card, form: Words, known: Names) -> Ruling | None:
    """The ruling if the guess is a name, word for word: in another order, a surname, with initials or more names."""
    if form in known.full:
        return Ruling("right", "name")
    if any(is_written_as_one(form, name) for name in known.full):
        return Ruling("right", "name")
    mine = words_in_any_order(form)
    others = (name for name in known.full if len(name) > 1 or card.category == "thing")
    if mine and any(mine == words_in_any_order(name) for name in others):
        return Ruling("right", "name")
    if known.is_enough(form):
        return Ruling("right", "surname")
    if any(has_initials(form, name) for name in known.full):
        return Ruling("right", "initials")
    if card.category == PERSON and any(has_middle_names(form, name) for name in known.full):
        return Ruling("right", "name")
    return None


def _by_spelling(form: Words, known: Names) -> Ruling | None:
    """The ruling if the guess is a misspelt name. It is wrong if a reject is nearer."""
    if len(form) == 1 and _is_word_of_its_own(form[0], known):
        return None
    surnames = {(word,) for word in known.surnames}
    near = min((apart(form, name) for name in known.spelt | surnames if slips(form, name) is not None), default=None)
    if near is None:
        return None
    if any(apart(form, reject) < near for reject in known.rejects if slips(form, reject) is not None):
        return Ruling("wrong", "rejected")
    return MISSPELT


def _is_word_of_its_own(word: str, known: Names) -> bool:
    """Whether a word means something else, so that it misspells no name: un bouclier is no boulier."""
    bare = singular(word)
    return bool({word, bare} & known_words()) and not any(
        len(name) == 1 and singular(name[0]) == bare for name in known.full
    )


def _is_name_with_description(card: Card, words: Words, known: Names, speeches: tuple[Speech, ...]) -> bool:
    """Whether the guess is a name with a fitting description: `the planet Mars`, but not `Mars's moons`."""
    form, links = typed.without_articles(words, speeches), typed.genitives(words, speeches)
    for name in (name for name in known.full if not is_generic(name)):
        for start in range(len(form) - len(name) + 1):
            mine = form[start : start + len(name)]
            if (mine == name or _is_misspelt(mine, name, known)) and (len("".join(name)) > 2 or name[0].isdigit()):
                before, after = form[:start], form[start + len(name) :]
                opened = typed.has_article_before(words, start + len(name), speeches)
                after = (*links.get(start + len(name), ()), *after)
                if (
                    (before or after)
                    and after[:1] != (typed.POSSESSIVE,)
                    and (
                        _fit_beside(card, before, after, speeches)
                        or _are_told_beside(card, before, after, known, speeches, opened)
                    )
                ):
                    return True
    return False


def _are_told_beside(
    card: Card, before: Words, after: Words, known: Names, speeches: tuple[Speech, ...], opened: bool
) -> bool:
    """Whether the card has the words around its name: `Darwin the naturalist`, `Disney's Mulan`, but not `Mars rover`.

    English puts a second noun right after a name that then means something else; an article or a link prevents that.
    """
    codes = tuple(spoken.language for spoken in speeches)
    beside_it = (*before, *after)
    joined = {phrase for spoken in speeches for phrase in spoken.list("joiners")}
    if any((word,) in joined for word in beside_it) or any(told.is_namesake(card, beside_it, code) for code in codes):
        return False
    if not told.may_precede(card, before, codes) or not (opened or told.may_follow(card, after, codes)):
        return False
    return all(told.is_told(card, rest, known, codes) for rest in (before, after) if rest)


def _is_misspelt(mine: Words, name: Words, known: Names) -> bool:
    """Whether these words are a misspelling of the name, which is long enough to be recognised among others."""
    long = len("".join(name)) >= KNOWN_BY or all(map(sounds_same, mine, name))
    return long and slips(mine, name) is not None and _by_spelling(mine, known) == MISSPELT


def _fit_beside(card: Card, before: Words, after: Words, speeches: tuple[Speech, ...]) -> bool:
    """Whether the words before and after a name leave it what it is."""
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
    if any(told.is_namesake(card, (*before, *after), code) for code in codes):  # the Penguin from Batman
        return False
    return all(_is_harmless(card, rest, codes, speeches) for rest in (before, after))


def _is_harmless(card: Card, rest: Words, codes: tuple[str, ...], speeches: tuple[Speech, ...]) -> bool:
    """Whether words may stand beside a name: they are chatter, say what it is or where, or describe it."""
    forms = (rest, typed.strip_filler_words(rest, speeches))
    return not all(forms) or any(
        beside.fits(card, f, codes) or description.describes_beside_name(card, f, codes) for f in forms
    )
