"""Three rounds of five phases, the first three of which stand here. Rulebook, 'Playing the game'.

It may use every other chapter.
"""
