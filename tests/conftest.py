"""What all tests share."""

from __future__ import annotations

from hypothesis import settings

# A shared machine may pause for longer than any deadline: how long an example takes proves nothing.
settings.register_profile("shared", deadline=None)
settings.load_profile("shared")
