"""Coteries: recruitment, movement, parties, and the Prince.

Rulebook, 'Recruit', 'Moving to The Streets', 'Parties', 'Claim the Prince of the City Title'.
"""
