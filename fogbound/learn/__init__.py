"""Networks learn the chase by self-play, with torch from the extra `fogbound[learn]`."""
