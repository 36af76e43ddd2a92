"""Tests of bags of words."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fogbound.lab.meaning.bags import pack, thin

SIZE = 7
TEXTS = st.lists(st.lists(st.integers(0, SIZE - 1), min_size=1, max_size=5), min_size=1, max_size=6)


@settings(max_examples=60, deadline=None)
@given(TEXTS)
def test_both_sums_agree_with_the_table_of_texts_and_words(texts: list[list[int]]) -> None:
    table = np.array([[text.count(word) for word in range(SIZE)] for text in texts], np.float32)
    bags = pack([np.array(text, np.int64) for text in texts])
    rows = np.random.default_rng(1).standard_normal((SIZE, 3)).astype(np.float32)
    assert list(bags.lengths) == [len(text) for text in texts]
    sums = bags.over_words(rows)
    np.testing.assert_allclose(sums, table @ rows, atol=1e-5)
    np.testing.assert_allclose(bags.over_texts(sums, SIZE), table.T @ sums, atol=1e-4)


def test_a_text_without_words_is_refused() -> None:
    with pytest.raises(AssertionError):
        pack([np.array([1], np.int64), np.array([], np.int64)])


def test_thinned_texts_keep_a_word() -> None:
    texts = [np.arange(n, dtype=np.int64) for n in range(1, 40)]
    thinned = thin(texts, 0.5, np.random.default_rng(1))
    assert all(len(text) and set(text) <= set(whole) for text, whole in zip(thinned, texts, strict=True))
    assert 0.3 < sum(map(len, thinned)) / sum(map(len, texts)) < 0.7
    assert [len(text) for text in thin(texts, 1.0, np.random.default_rng(1))] == [len(text) for text in texts]
