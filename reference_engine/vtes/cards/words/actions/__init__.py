"""Action cards, action modifiers and reactions, and their effects. V5 'Types of Actions', 'Stealth and Intercept'.

The package depends on the effects for playing cards.
"""
