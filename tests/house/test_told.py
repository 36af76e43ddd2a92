"""Words around a name that the card has too, and descriptions in its words."""

from __future__ import annotations

import pytest

from benches import house
from fogbound.house.judge import judge


@pytest.mark.parametrize(
    ("card", "guess", "expected"),
    [
        ("spider", "spiders, yuck", "right"),
        ("las-vegas", "las vegas nevada", "right"),
        ("ganesha", "Ganeesha, the hindu god", "right"),
        ("mulan", "Disney's mulan", "right"),
        ("troy", "the ancient city of troy", "right"),
        ("attila", "Attila roi des Huns", "right"),
        ("moses", "mozes from the bible", "right"),
        ("spartacus", "spartakus the slave", "right"),  # not a Slav, as in French
        ("salt", "sea salt", "precise"),
        ("mars", "Mars rover", "wrong"),
        ("mars", "Mars, Venus", "wrong"),
        ("petra", "the tombs of Petra", "wrong"),
        ("troy", "Helen of Troy", "wrong"),
        ("mozart", "the father of Mozart", "wrong"),
        ("chess", "chess player", "wrong"),
        ("penguin", "the Penguin from Batman", "wrong"),
        ("ganesha", "le dieu à tête d'éléphant", "precise"),
        ("uluru", "the giant red rock in the middle of Australia", "precise"),
        ("penicillin", "the man who discovered a mould", "wrong"),
        ("edith-piaf", "Marion Cotillard", "wrong"),
        ("leonardo-da-vinci", "the Mona Lisa", "wrong"),
    ],
)
def test_words_beside_a_name_must_be_on_the_card(card: str, guess: str, expected: str) -> None:
    assert judge(house.cards()[card], guess).verdict == expected


@pytest.mark.parametrize(
    ("card", "guess"),
    [
        ("penguin", "a pengwin"),
        ("isaac-newton", "Izak Nuton"),
        ("vaccine", "vaxine"),
        ("mount-fuji", "mont fudji"),
        ("mont-blanc", "mon blan"),
        ("croissant", "kwassan"),
        ("moliere", "moliaire"),
        ("mahatma-gandhi", "ghandi"),
        ("vincent-van-gogh", "van gog"),
        ("x-rays", "xray"),
        ("dna", "D.N.A."),
        ("lake-titicaca", "Titicaca"),
        ("mount-rushmore", "rushmore"),
        ("sitting-bull", "Chief Sitting Bull I reckon"),
    ],
)
def test_names_by_ear_and_in_short(card: str, guess: str) -> None:
    assert judge(house.cards()[card], guess).verdict == "right"


def test_panama_is_not_enough_for_the_canal() -> None:
    assert judge(house.cards()["panama-canal"], "Panama").verdict == "precise"
