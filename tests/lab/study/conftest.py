"""Networks as small as these gain nothing from several threads."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch

from fogbound.lab.study.chases import Chases, join_chases, play_chases
from fogbound.lab.study.plan import Part
from fogbound.lab.study.run import Study
from fogbound.learn.export import export
from fogbound.learn.school import TABLES, School

torch.set_num_threads(1)

FOUR = Part("yard/classic-1983", 4, 40)


@pytest.fixture(scope="session")
def networks(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Untrained networks, as small as possible, as files."""
    folder = tmp_path_factory.mktemp("networks")
    torch.manual_seed(4)
    for family in TABLES:
        school = School(family, width=12, blocks=1)
        net = school.net(school.rules("cpu"))
        with torch.no_grad():
            net.value.weight.normal_(std=0.3)  # so that values differ
        export(net, {"family": family}, folder / f"{family}.npz")
    return {family: folder / f"{family}.npz" for family in TABLES}


@pytest.fixture(scope="session")
def chases(networks: dict[str, Path]) -> Chases:
    study = Study("london", Path("nowhere"), 40, 1, "cpu", networks["london"])
    torch.manual_seed(1)
    rules = study.rules(FOUR)
    return join_chases([play_chases(rules, study.net, 25), play_chases(rules, study.net, 15)])
