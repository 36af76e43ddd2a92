"""Notices to people who are not looking: Web Push, from the server's key to the push services of their browsers."""
