"""The turns of the game, from the deal on: the five phases and what belongs to one of them. V5 'Game Setup', 'Detailed
Turn Sequence'.

It stands on all other chapters, which it calls up in their order.
"""
