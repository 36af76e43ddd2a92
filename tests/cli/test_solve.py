"""`fogbound solve`."""

from __future__ import annotations

from tests.cli.helpers import run


def test_the_value_of_a_chase() -> None:
    ran = run("solve", "tiny-ring", "--rounds", "2", "--starts", "1")
    assert (ran.code, ran.err) == (0, "")
    exact = float(ran.out.splitlines()[-1].split()[4].rstrip("%"))
    ran = run("solve", "tiny-ring", "--rounds", "2", "--starts", "1", "--regrets", "200")
    words = ran.out.splitlines()[-1].split()
    assert float(words[4].rstrip("%")) - 0.01 <= exact <= float(words[6].rstrip("%")) + 0.01


def test_refusals_are_one_line() -> None:
    for words, said in (
        ("tiny-ring --starts one", "'one' should be numbers"),
        ("tiny-ring --pursuers 2 --starts 1", "too few stations"),
        ("atlantis", "atlantis"),
    ):
        ran = run("solve", *words.split())
        assert ran.code in (1, 2)
        assert said in ran.err
        assert len(ran.err.strip().splitlines()) == 1
