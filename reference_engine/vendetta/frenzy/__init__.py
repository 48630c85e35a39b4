"""Losing Blood, Frenzy, Draining, and Diablerie. Rulebook, 'Frenzy', 'Draining', 'Diablerie'.

May import the ending (a third token puts a player out of the game), the card language, and the table.
"""
