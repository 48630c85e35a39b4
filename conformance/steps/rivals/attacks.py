"""Whens: attacks, their cards and abilities, and declined decisions."""

from __future__ import annotations

from conformance.steps.passing import let_go
from conformance.steps.rivals.words import move, vocabulary, when
from conformance.steps.step_actions import do

DECLINED = (
    "bid", "intel", "attack-card", "block", "reaction", "attacker-abilities", "prevention", "retarget", "pay", "may",
    "discard", "attach", "attach-from-hand", "look", "shuffle-back", "recruit", "claim-attack", "mend", "contribute",
    "agenda",
)  # fmt: skip
"""Windows in which a decision can be declined."""

# fmt: off
move("{character:card} [attacks] {target:card}", "Lucky attacks Hope",
     "An attack as an Action, on a claimant, or by a Monster in the Antagonist Step, for which its Adversary decides.",
     "attack")
move("{seat} [discards] {cards} for Intel", "Ana discards Shotgun and Awe for Intel",
     "The discard in the Intel Step of an attack.", "discard")
move("{character:card} [makes] a {attribute} attack", "Lucky makes a Physical attack",
     "The attacker announces the type of the attack.", {"do": "attack-type", "type": "{attribute}"})
move("{character:card} [blocks]", "Hope blocks", "The character becomes the target of the attack.", "block")
move("{seat} [removes] Blood of {player:seat}", "Ana removes Blood of Bruno",
     "The other player's color of Blood that is removed next.", "remove-blood")
move("{seat} [removes] Prestige of {player:seat}", "Ana removes Prestige of Bruno",
     "The other player's color of Prestige that is removed next.", "remove-prestige")
move("{seat} [burns] the Mortal to mend", "Ana burns the Mortal to mend",
     "The reward for defeating the Mortal: mending.", {"do": "reward", "reward": "mend"})
move("{seat} [burns] the Mortal for Prestige", "Ana burns the Mortal for Prestige",
     "The reward for defeating the Mortal: Prestige, if it gives any.", {"do": "reward", "reward": "prestige"})
move("{seat} [takes] the Mortal as Retainer", "Ana takes the Mortal as Retainer",
     "The Mortal is attached to the attacker.", {"do": "reward", "reward": "attach"})
move("{seat} [plays] {card} face down", "Ana plays Ingratiate face down",
     "An Attack card or a Reaction card in an attack.", "play", preferred_in=("attack-card", "reaction"))
move("{seat} [plays] {card} face up", "Ana plays Risky Business face up",
     "An Attack card whose text says it is played face up.", {"do": "play", "card": "{card}", "face_up": True})
move("{seat} [uses] {card}", "Ana uses Vagrant",
     "The ability of a card in play, at its cost.", "use")
vocabulary.enumerate("use", {"Intel": "intel", "fewer Shields": "shield"})
move("{seat} [uses] {card} for {ability:use}", "Ana uses Grace for Intel",
     "One of the abilities of a card that has several.", "use")
move("{seat} [takes] {aggravated:n} off the Aggravated damage", "Bruno takes 1 off the Aggravated damage",
     "The amount of damage reduction used on Aggravated damage. The rest reduces the other damage.", "mitigate")
move("{seat} [pays] {amount:n} Prestige", "Ana pays 2 Prestige",
     "The price of a line of a card, from the personal supply.", "pay")
move("{seat} [pays] {amount:n} Prestige, {share:n} of it from the character",
     "Ana pays 2 Prestige, 1 of it from the character",
     "The price, with this share from the Prestige on the character or Monster that the effect concerns.",
     {"do": "pay", "amount": "{amount}", "from_character": "{share}"})
move("{seat} [discards] {cards}", "Ana discards Shotgun",
     "The cost of an ability or a line of a card, or a card of a shown hand.", "discard",
     window=("discard", "look"))
move("{seat} [burns] {cards} of the discard pile", "Ana burns Charmer of the discard pile",
     "The cost of an ability, one card at a time.", "discard", window="burn")
move("{seat} [shuffles] {card} of {player:seat}'s discard pile back", "Ana shuffles Awe of Bruno's discard pile back",
     "The card goes back into that player's Library.", "shuffle-back")
vocabulary.enumerate("way", {"the damage": "damage", "the loss of Agenda": "agenda", "the Prestige": "prestige"})
move("{seat} [decides] for {option:way}", "Bruno decides for the damage",
     "One of several ways to apply a text.", "choose")
move("{seat} [chooses] {target:card}", "Ana chooses Hope",
     "The target of an effect, or the new target of an attack.", "choose-target")
move("{seat} [declines]", "Bruno declines",
     "Any decision that may be declined: to bid, to discard for Intel, to play a card in an attack, to Block, to use "
     "an ability, to pay, to recruit after a Mortal, to attack the claimant, to mend and the like.", "pass",
     window=DECLINED)
when("everyone declines", "everyone declines",
     "Everybody declines such decisions, until a different decision is open.",
     do(let_go, DECLINED, "anything that can be declined"))
# fmt: on
