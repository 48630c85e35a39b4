"""Who belongs to a coterie, where they stand, and who is Prince.

Rulebook, 'Recruit', 'Moving to The Streets', 'Parties', 'Claim the Prince of the City Title'.
"""
