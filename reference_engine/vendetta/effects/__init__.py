"""Cards take effect, one after the other. Rulebook, 'Active Clan cards', 'Contradicting rules?', 'Relic cards'.

It may use what a declaration says, and the table.
"""
