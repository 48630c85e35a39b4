"""Vampire: The Masquerade Rivals, with The Hunters & The Hunted.

The engine covers set-up, all phases and Actions, attacks, damage, defeat, torpor, and mending. It covers the claim to
be Prince, Influence Conflicts, Schemes, Conspiracies, the city deck of Rio de Janeiro, Hunters with their Monsters, and
all ways to win. Texts still missing: Chupacabra, Hasty Embrace, Hope, and Share the Wealth.
"""
