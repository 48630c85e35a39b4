"""Cards for mechanics of older sets: traits, trophies, circles. V5 'Legacy Sets'.

The package depends on the effects for actions, control and the table.
"""
