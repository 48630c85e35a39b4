"""Whens: choices in set-up."""

from __future__ import annotations

from conformance.steps.rivals.words import move

# fmt: off
move("{seat} [chooses] {character:card} as Leader", "Ana chooses Lucky as Leader",
     "A face-down character of the Faction deck, or another one after a lost bid.", "choose-leader")
move("{seat} [bids] {amount:n} Prestige", "Ana bids 2 Prestige",
     "A bid for a Leader that other players have also chosen.", "bid")
# fmt: on
