"""What only older sets ask for: circles, Infernal and scarce vampires, Red List minions and trophies. V5 'Legacy
Sets', 'Traits'.

It stands on every chapter by which a minion can be hunted down: combat, actions, torpor.
"""
