"""Edition info: complete for every edition, and one broken edition does not hide the others."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from fogbound import catalog
from fogbound.server import edition_info
from fogbound.server.bodies import EditionInfo


def test_a_broken_edition_is_reported_and_left_out(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken, *others = catalog.editions()

    def info_or_failure(edition_id: str) -> Any:
        if edition_id == broken:
            raise RuntimeError("no rules")
        return edition_id

    monkeypatch.setattr(edition_info, "edition_info", info_or_failure)
    listed: list[Any] = [*edition_info.all_editions()]
    assert listed == others
    assert broken in caplog.text


@pytest.mark.parametrize("edition_id", ["yard/police-2017", "twenty/classic-1993"])
def test_every_number_of_players_has_seats_sides_and_roles(edition_id: str) -> None:
    info = edition_info.edition_info(edition_id)
    assert list(info.seats) == list(info.sides) == list(info.roles) == ["2", "3", "4", "5", "6"]
    assert {players: len(roles) for players, roles in info.roles.items()} == {str(n): n for n in range(2, 7)}
    for players, seats in info.seats.items():
        assert sorted(seat for side in info.sides[players] for seat in side) == sorted(seats)


@pytest.mark.parametrize("edition_id", ["yard/police-2017", "twenty/classic-1993"])
def test_an_edition_matches_its_type_and_lists_its_default_bot(edition_id: str) -> None:
    info = edition_info.edition_info(edition_id)
    assert msgspec.convert(msgspec.to_builtins(info), EditionInfo).id == edition_id
    assert info.default_bot in [bot.name for bot in info.bots if bot.level is not None]
