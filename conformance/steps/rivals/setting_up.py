"""Whens: what players choose in set-up."""

from __future__ import annotations

from conformance.steps.rivals.words import move

# fmt: off
move("{seat} [chooses] {character:card} as Leader", "Ana chooses Lucky as Leader",
     "Of the Faction deck: face down, or, after a lost bid, another one.", "choose-leader")
move("{seat} [bids] {amount:n} Prestige", "Ana bids 2 Prestige",
     "For a Leader that others have chosen as well.", "bid")
# fmt: on
