"""Vampire: The Masquerade Rivals, with The Hunters & The Hunted.

Played so far: set-up, the turn with its phases, drawing, recruiting, moving and parties, attacks without cards,
damage, defeat, torpor and mending, the claim to be Prince, Influence Conflicts, Hunters with their Monsters, and every
way to win. No text of a card is played yet, nor any card of a Library; the game is not offered to anybody, and no
scenario is about it.
"""
