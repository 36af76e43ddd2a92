"""What all tests share."""

from __future__ import annotations

import os
import signal

from hypothesis import settings

# A shared machine may pause for longer than any deadline: how long an example takes proves nothing. And what passed
# must pass again: the examples of a test are always the same. HYPOTHESIS_PROFILE=search looks for new ones.
settings.register_profile("same", deadline=None, derandomize=True)
settings.register_profile("search", deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))

# What a shell starts in the background does not hear Ctrl-C, and neither would the programs that tests start and stop.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
