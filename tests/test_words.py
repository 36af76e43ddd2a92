from hypothesis import given
from hypothesis import strategies as st

from fogbound.words import shortened


def test_words_that_are_too_long_end_with_an_ellipsis() -> None:
    assert shortened("abcd", 4) == "abcd"
    assert shortened("abcdef", 4) == "abc…"
    assert shortened("ab cdef", 4) == "ab…"


@given(st.text(), st.integers(1, 40))
def test_they_fit(words: str, letters: int) -> None:
    assert len(shortened(words, letters)) <= letters
