"""Cards and Blood are played, turn by turn. Rulebook, 'Planning', 'Playing cards', 'Playing Blood'.

It may use Frenzy, the effects of cards, what a declaration says, and the table.
"""
