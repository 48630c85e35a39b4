"""Playing cards and Blood, turn by turn. Rulebook, 'Planning', 'Playing cards', 'Playing Blood'.

May import Frenzy, card effects, the card language, and the table.
"""
