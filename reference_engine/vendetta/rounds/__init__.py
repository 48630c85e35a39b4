"""Three rounds of five phases, and the first three of these phases. Rulebook, 'Playing the game'.

May import every other chapter.
"""
