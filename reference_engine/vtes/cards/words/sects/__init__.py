"""Cards that give titles, and that change sect or clan. V5 'Vampire Sects'.

The package depends on no other card effects.
"""
