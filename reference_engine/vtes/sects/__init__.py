"""Sects and clans, the titles that belong to them, and contests of titles. V5 'Vampire Sects', 'Contested Titles'.

The package depends on the table and on card declarations.
"""
