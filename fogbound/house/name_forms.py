"""Other forms of a name that are the same name: in another order, as one word, with initials or more names."""

from __future__ import annotations

from fogbound.house.words import Words, languages, singular, speech

OF = ("of", "de", "d", "du", "des", "the", "la", "le", "on", "sur", "in", "dans")
MOST_MIDDLE = 3  # names between a person's first and last
SHORTEST = 3  # letters of a name that may be written as one word or letter by letter


def is_written_as_one(form: Words, name: Words) -> bool:
    """Whether only the spaces or a plural differ: xray, D.N.A."""
    mine, theirs = "".join(form), "".join(name)
    return len(form) != len(name) and len(theirs) >= SHORTEST and singular(mine) == singular(theirs)


def words_in_any_order(name: Words) -> list[str]:
    """A name's words, sorted and in the singular: the king of monkeys is the Monkey King."""
    return sorted(singular(word) for word in name if word not in OF)


def has_initials(form: Words, name: Words) -> bool:
    """Whether words of the name are shortened to initials, but not all: `S. Holmes`, `Leonardo da V`."""
    if len(form) != len(name) or len(form) < 2:
        return False
    pairs = list(zip(form, name, strict=True))
    full = any(mine == theirs and len(mine) > 3 for mine, theirs in pairs)
    return full and all(mine == theirs or (len(mine) == 1 and theirs.startswith(mine)) for mine, theirs in pairs)


def has_middle_names(form: Words, name: Words) -> bool:
    """Whether a person's name is given with more names in the middle: `Amelia Mary Earhart`."""
    more = form[len(name) - 1 : -1]
    if not 1 < len(name) < len(form) <= len(name) + MOST_MIDDLE or (*form[: len(name) - 1], form[-1]) != name:
        return False
    return not any((word,) in speech(code).list("joiners") for word in more for code in languages())
