"""The numbers that a clue says: in figures, in words, as Roman numerals, by the dozen; and months and weekdays."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from typing import NamedTuple

from fogbound.games.twenty.proofreading.lexicon import Lexicon, lexicon
from fogbound.games.twenty.text import LETTERS

HALF = Fraction(1, 2)
TEENS = 19  # the most that French adds to sixty and eighty: soixante-dix-neuf
ROMAN = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}

_TOKEN = re.compile(r"\d+(?:[ \u00a0\u202f]\d{3})+(?!\d)|\d+(?:[.,]\d+)*|[^\W\d_]+")
_LINKS = " \u00a0\u202f-\u2010\u2011"
_FIGURES = re.compile(r"\d.*")
_ROMAN = re.compile(r"(?=[IVXLCDM]{2,})M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})")
_ROMAN_ORDINAL = re.compile(r"([IVX]+)(?:e|ème|er|ère)")


class Token(NamedTuple):
    """A word or a number in figures, folded and as written, with its place in the text."""

    folded: str
    written: str
    start: int
    end: int
    apart: bool  # more than a space or a hyphen comes before it


@dataclass(frozen=True)
class Number:
    """A number that a text says, and the place of its words in the text."""

    value: Fraction
    start: int
    end: int
    centuries: bool = False  # it counts centuries, so two of them are also two hundred


@lru_cache(maxsize=65_536)
def tokens(text: str) -> tuple[Token, ...]:
    """The words and figures of a text."""
    found, end = [], 0
    for each in _TOKEN.finditer(text):
        apart = bool(text[end : each.start()].strip(_LINKS))
        found.append(Token(_fold(each[0]), each[0], *each.span(), apart))
        end = each.end()
    return tuple(found)


def _fold(word: str) -> str:
    if word.isascii():
        return word.lower()
    plain = unicodedata.normalize("NFKD", word.casefold().translate(LETTERS))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


@lru_cache(maxsize=65_536)
def numbers(text: str, language: str) -> tuple[Number, ...]:
    """The numbers of a text in their order. `One` alone is not counted: it is more often an article or a pronoun."""
    known = lexicon(language)
    return () if known is None else tuple(_Reader(tokens(text), known).read())


@lru_cache(maxsize=65_536)
def dates(text: str, language: str) -> frozenset[str]:
    """The months and weekdays that a text names, as English words in lower case."""
    known = lexicon(language)
    if known is None:
        return frozenset()
    return frozenset(known.calendar[each.written] for each in tokens(text) if each.written in known.calendar)


def roman(numeral: str) -> int:
    """The value of a Roman numeral in capitals."""
    values = [ROMAN[letter] for letter in numeral]
    following = (*values[1:], 0)
    return sum(-value if value < after else value for value, after in zip(values, following, strict=True))


@cache
def _first_words(language: str) -> frozenset[str]:
    known = lexicon(language)
    if known is None:
        return frozenset()
    listed = ("counts.articles", "counts.halves", "counts.half-a")
    first = {phrase[0] for name in listed for phrase in known.phrases(name)}
    ordinals = {form for word in known.ordinals for form in (word, f"{word}s")}
    return frozenset(first | ordinals | known.numbers.keys())


class _Reader:
    """Reads the numbers of one text from left to right."""

    def __init__(self, given: tuple[Token, ...], known: Lexicon) -> None:
        self.tokens = given
        self.known = known
        self.scales = {phrase[0] for phrase in known.phrases("counts.scales")}

    def read(self) -> list[Number]:
        found, at = [], 0
        while at < len(self.tokens):
            value, end = self._number(at) if self._may_begin(self.tokens[at]) else (Fraction(0), at)
            if end == at:
                at += 1
                continue
            counts_centuries = (self._word(end),) in self.known.phrases("counts.centuries")
            length = self._and_a_half(end + 1) if self._is_counted_noun(end) else 0
            if length:  # `cinq heures et demie`
                value, end = value + HALF, end + 1 + length
            if value != 1:
                number = Number(value, self.tokens[at].start, self.tokens[end - 1].end, counts_centuries)
                found.append(number)
            at = end
        return found

    def _is_counted_noun(self, at: int) -> bool:
        return at < len(self.tokens) and not self.tokens[at].apart and self._word(at) not in self.known.numbers

    def _may_begin(self, token: Token) -> bool:
        """Whether a number may begin with this word; most words are passed over quickly."""
        return (
            token.folded in _first_words(self.known.language) or token.written[0].isdigit() or token.written[0] in ROMAN
        )

    def _number(self, at: int) -> tuple[Fraction, int]:
        """The number that begins at a token, and the token after it; the same token if none begins there."""
        for read in (self._half_of_scale, self._one_and_a_half, self._figures, self._roman, self._in_words, self._half):
            value, end = read(at)
            if end > at:
                return value, end
        return Fraction(0), at

    def _half_of_scale(self, at: int) -> tuple[Fraction, int]:
        """`half a million`, `un demi-million`."""
        for length in (3, 2, 1):
            if self._words(at, length) in self.known.phrases("counts.half-a"):
                scale = self._scale(at + length)
                if scale:
                    return HALF * scale, at + length + 1
        return Fraction(0), at

    def _one_and_a_half(self, at: int) -> tuple[Fraction, int]:
        """`a century and a half`."""
        length = self._and_a_half(at + 2) if (self._word(at),) in self.known.phrases("counts.articles") else 0
        return (1 + HALF, at + 2 + length) if length and not self._scale(at + 1) else (Fraction(0), at)

    def _figures(self, at: int) -> tuple[Fraction, int]:
        token = self.tokens[at]
        if not _FIGURES.fullmatch(token.written) or self._is_glued(at):
            return Fraction(0), at
        value, end = _value_of(token.written, self.known.language), at + 1
        following = self._word(end)
        if self._touches(end) and (following in self._signs() or following == "s"):
            return value, end + 1
        if self._touches(end) and end < len(self.tokens):  # 221B is a name
            return Fraction(0), at
        return self._scaled(value, end)

    def _signs(self) -> set[str]:
        return {phrase[0] for phrase in self.known.phrases("counts.ordinal-signs")}

    def _is_glued(self, at: int) -> bool:
        """Whether letters come right before these figures: K2 is a name."""
        return at > 0 and self.tokens[at - 1].end == self.tokens[at].start

    def _touches(self, at: int) -> bool:
        return 0 < at < len(self.tokens) and self.tokens[at - 1].end == self.tokens[at].start

    def _scaled(self, value: Fraction, end: int) -> tuple[Fraction, int]:
        """A number with the words that enlarge it: `2 million`, `two and a half million`, `deux millions et demi`."""
        if length := self._and_a_half(end):
            value, end = value + HALF, end + length
        while scale := self._scale(end):
            value, end = value * scale, end + 1
            if length := self._and_a_half(end):
                value, end = value + HALF * scale, end + length
        return value, end

    def _and_a_half(self, at: int) -> int:
        lengths = (3, 2, 1)
        return next((n for n in lengths if self._words(at, n) in self.known.phrases("counts.and-a-half")), 0)

    def _scale(self, at: int) -> int:
        word = self._word(at)
        return self.known.numbers[word] if word in self.scales and not self.tokens[at].apart else 0

    def _roman(self, at: int) -> tuple[Fraction, int]:
        """`XIVe`, `XX`. A single letter is a number only with an ordinal's ending."""
        written = self.tokens[at].written
        if ordinal := _ROMAN_ORDINAL.fullmatch(written):
            return Fraction(roman(ordinal[1])), at + 1
        return (Fraction(roman(written)), at + 1) if _ROMAN.fullmatch(written) else (Fraction(0), at)

    def _in_words(self, at: int) -> tuple[Fraction, int]:
        """`eighty-eight million`, `quatre-vingt-dix-neuf`, `a dozen`, `twenty-first`."""
        total, current, end, counted = Fraction(0), Fraction(0), at, False
        if (self._word(at),) in self.known.phrases("counts.articles") and self._is_collective(at + 1):
            end = at + 1
        while end < len(self.tokens):
            word = self._word(end)
            if end > at and self.tokens[end].apart:
                break
            ordinal = self._ordinal(word, counted)
            if ordinal and self._is_district(end, counted):
                break
            if ordinal:
                if counted and current and not self._adds(int(current), ordinal):
                    break
                return total + current + ordinal, end + 1
            if (word,) in self.known.phrases("counts.and") and counted and self._continues(int(current), end + 1):
                end += 1
                continue
            value = self.known.numbers.get(word, 0)
            if not value or (not counted and self._is_vague(end)):
                break
            if word in self.scales and not self._is_coin(word, current):
                if value == 100:
                    current = max(current, Fraction(1)) * value
                else:
                    total, current = total + max(current, Fraction(1)) * value, Fraction(0)
                if length := self._and_a_half(end + 1):
                    return total + current + HALF * value, end + 1 + length
            elif self._is_coin(word, current):
                break
            elif self._is_eighty(current, value):
                current = current - current % 10 + 80 if current % 10 == 4 else current
            elif counted and not self._adds(int(current), value):
                break
            else:
                current += value
            counted, end = True, end + 1
            if self._word(end) == "de" and self._scale(end + 1):  # `une trentaine de millions`
                return (total + current) * self._scale(end + 1), end + 2
            if self._and_a_half(end) and not total:
                return self._scaled(current, end)
        return (total + current, end) if counted else (Fraction(0), at)

    def _ordinal(self, word: str, counted: bool) -> int:
        singular = word.removesuffix("s") if word not in self.known.ordinals else word
        return self.known.ordinals.get(singular, 0) or (self.known.endings.get(word, 0) if counted else 0)

    def _is_district(self, at: int, counted: bool) -> bool:
        """Whether a `quarter` is no fourth: neither an article nor a number comes before it."""
        before = self._word(at - 1)
        is_counted = counted or before in self.known.numbers or (before,) in self.known.phrases("counts.articles")
        return self._word(at).startswith("quart") and not is_counted

    def _is_collective(self, at: int) -> bool:
        """Whether the word after an article makes it a number: a dozen, a hundred, une vingtaine."""
        word = self._word(at)
        return self.known.numbers.get(word, 0) > 9 and (word in self.scales or word.endswith("aine"))

    def _is_vague(self, at: int) -> bool:
        """Whether a word such as `millions` stands without a number."""
        word = self._word(at)
        return word in self.scales and word.endswith("s")

    def _is_coin(self, word: str, current: Fraction) -> bool:
        """Whether `cents` are coins: quinze cents ans, but trente-six cents."""
        return word == "cents" and not 1 < current < 20

    def _is_eighty(self, current: Fraction, value: int) -> bool:
        return self.known.language == "fr" and value == 20 and current % 100 == 4

    def _adds(self, current: int, value: int) -> bool:
        """Whether a number word continues the number before it: twenty one, but not one twenty."""
        last = current % 100
        if last == 0:
            return value < 100
        if self.known.language == "fr" and last in (60, 80):
            return value <= TEENS
        if self.known.language == "fr" and last in (10, 70, 90):
            return 7 <= value <= 9
        return last % 10 == 0 and last > 10 and value < 10

    def _continues(self, current: int, at: int) -> bool:
        word = self._word(at)
        value = self.known.numbers.get(word, 0) or self._ordinal(word, counted=True)
        if current % 100 and self.known.language == "en":  # `two and three` are two numbers
            return False
        return bool(value) and word not in self.scales and (not current or self._adds(current, value)) and current > 10

    def _half(self, at: int) -> tuple[Fraction, int]:
        return (HALF, at + 1) if (self._word(at),) in self.known.phrases("counts.halves") else (Fraction(0), at)

    def _word(self, at: int) -> str:
        return self.tokens[at].folded if 0 <= at < len(self.tokens) else ""

    def _words(self, at: int, length: int) -> tuple[str, ...]:
        """So many words from a token on; none if there are fewer."""
        if at + length > len(self.tokens):
            return ()
        return tuple(token.folded for token in self.tokens[at : at + length])


def _value_of(figures: str, language: str) -> Fraction:
    """`18,000`, `18 000`, `2.5` and `2,5` as their language reads them."""
    plain = re.sub(r"[ \u00a0\u202f]", "", figures)
    grouping, point = (".", ",") if language == "fr" else (",", ".")
    whole, _, rest = plain.replace(grouping, "").partition(point)
    return Fraction(f"{whole}.{rest}") if rest.isdecimal() else Fraction(int(re.sub(r"\D", "", whole + rest)))
