"""Master and event cards, and cards used in a phase or with demands in it. V5 'Master Phase', 'Event Cards', 'Unlock
Phase'.

The package depends on the effects for playing cards and for actions.
"""
