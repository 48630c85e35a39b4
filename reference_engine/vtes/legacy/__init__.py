"""Mechanics of older sets: circles, Infernal and scarce vampires, Red List minions and trophies. V5 'Legacy Sets',
'Traits'.

The package depends on every chapter in which a minion can be hunted down: combat, actions, torpor.
"""
