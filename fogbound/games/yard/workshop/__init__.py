"""Tools for people who make boards."""
