"""Every text for people, a folder for each language; docs/languages.md says how to add one."""
