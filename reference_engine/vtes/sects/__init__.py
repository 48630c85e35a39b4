"""Sects and clans, the titles that belong to them, and contests of titles. V5 'Vampire Sects', 'Contested Titles'.

It stands on the table and on what cards declare.
"""
