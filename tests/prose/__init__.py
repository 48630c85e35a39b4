"""Checks of the project's English: docs, docstrings, help, titles, catalogue, narration."""
