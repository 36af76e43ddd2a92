"""The table server: rooms, people and sockets around matches. It knows no rules."""
