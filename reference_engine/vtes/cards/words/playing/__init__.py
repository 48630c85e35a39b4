"""Conditions, prices, costs, searches and cancellation in card texts. V5 'Playing a Card', 'Cost'.

The package depends on no other card effects.
"""
