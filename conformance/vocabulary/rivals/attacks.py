"""Whens: attacks, and what is declined."""

from __future__ import annotations

from conformance.vocabulary.parts import do
from conformance.vocabulary.passing import let_go
from conformance.vocabulary.rivals.words import move, when

DECLINED = ("bid", "intel", "block", "recruit", "claim-attack", "mend")
"""The windows in which something can be declined."""

# fmt: off
move("{character:card} [attacks] {target:card}", "Lucky attacks Hope",
     "As an Action; a claimant; or, in the Antagonist Step, a Monster, for which its Adversary decides.", "attack")
move("{seat} [discards] {cards} for Intel", "Ana discards Shotgun and Awe for Intel",
     "In the Intel Step of an attack.", "discard")
move("{character:card} [makes] a {attribute} attack", "Lucky makes a Physical attack",
     "The attacker announces the type of the attack.", {"do": "attack-type", "type": "{attribute}"})
move("{character:card} [blocks]", "Hope blocks", "It becomes the target of the attack.", "block")
move("{seat} [removes] Blood of {player:seat}", "Ana removes Blood of Bruno",
     "Of which foreign colour Blood goes next.", "remove-blood")
move("{seat} [burns] the Mortal to mend", "Ana burns the Mortal to mend",
     "What it gives when it is defeated.", {"do": "reward", "reward": "mend"})
move("{seat} [takes] the Mortal as Retainer", "Ana takes the Mortal as Retainer",
     "It is attached to the attacker.", {"do": "reward", "reward": "attach"})
move("{seat} [declines]", "Bruno declines",
     "To bid, to discard for Intel, to Block, to recruit after a Mortal, to attack the claimant, to mend.", "pass",
     window=DECLINED)
when("everyone declines", "everyone declines",
     "Everybody who is asked in such a window, until something else is to be decided.",
     do(let_go, DECLINED, "anything that can be declined"))
# fmt: on
