"""Declarations of cards, and which declarations are in force. Rulebook, 'Ally/Victim cards'.

May import the table.
"""
