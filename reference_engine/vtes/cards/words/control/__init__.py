"""Cards that are put in play, and effects that change control. V5 'Control'.

The package depends on the effects for playing cards.
"""
