"""Action cards, action modifiers and reactions, and what they do from the announcement to the resolution. V5 'Types of
Actions', 'Stealth and Intercept'.

They stand on the words about playing.
"""
