"""Effects on torpor. V5 'Torpor'.

The package depends on no other card effects.
"""
