"""From a trained network to the file that is shipped: half precision, and a card."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from fogbound.learn.net import Net


def export(net: Net, card: dict[str, Any], path: Path) -> None:
    """Write a network so that `fogbound.bots.mind.network` can read it."""
    weights = {name: value.detach().cpu().numpy().astype(np.float16) for name, value in net.state_dict().items()}
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez(path, card=np.frombuffer(json.dumps(card).encode(), dtype=np.uint8), **weights)
