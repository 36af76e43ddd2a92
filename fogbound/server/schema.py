"""The protocol as JSON Schema, for clients in other languages: `make wire` writes web/src/wire.schema.json from it."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from fogbound.server import bodies, wire

# Unions by name, as a client wants them; everything else has the name of its class.
UNIONS = {"ToServer": wire.ToServer, "FromServer": wire.FromServer}
BODIES = (
    wire.NewName,
    wire.NewReach,
    wire.NewRoom,
    wire.NewSubscription,
    wire.EndedSubscription,
    wire.Tries,
    wire.PuzzleTry,
    wire.WhyNot,
    bodies.Me,
    bodies.PushKey,
    bodies.Invitation,
    bodies.Reach,
    bodies.RoomSummary,
    bodies.EditionInfo,
    bodies.LessonInfo,
    bodies.ExerciseState,
    bodies.GamePage,
    bodies.FinishedGame,
    bodies.Shared,
    bodies.PuzzleList,
    bodies.PuzzleState,
)


def schema() -> dict[str, Any]:
    """One document that defines every message and body."""
    unions, definitions = msgspec.json.schema_components(
        [*UNIONS.values(), *BODIES], ref_template="#/definitions/{name}"
    )
    named = {
        name: {"anyOf": union["anyOf"]} for name, union in zip(UNIONS, unions, strict=False)
    }  # without msgspec's discriminator, which JSON Schema does not know
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "Wire",
        "definitions": {**definitions, **named},
    }


def text() -> str:
    return json.dumps(schema(), indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    print(text(), end="")
