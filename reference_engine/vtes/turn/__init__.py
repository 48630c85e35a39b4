"""Turns of the game from the deal on, with their five phases. V5 'Game Setup', 'Detailed Turn Sequence'.

The package depends on all other chapters, and calls them in their order.
"""
