"""Vampire: The Masquerade Rivals, with The Hunters & The Hunted.

Played: set-up, the turn with its phases and Actions, attacks with their cards, damage, defeat, torpor and mending, the
claim to be Prince, Influence Conflicts, Schemes and Conspiracies, the city deck of Rio de Janeiro, Hunters with their
Monsters, and every way to win. Not yet the texts of Chupacabra, Hasty Embrace, Hope and Share the
Wealth.
"""
