"""The cards: the effects that declarations are built from, and the declaration of each card.

The package depends on the chapters of the rules; only the game depends on it.
"""
