"""Activation and resolution of card effects. Rulebook, 'Active Clan cards', 'Contradicting rules?', 'Relic cards'.

May import the card language and the table.
"""
