"""Whens: attacks, the cards and abilities in them, and what is declined."""

from __future__ import annotations

from conformance.steps.passing import let_go
from conformance.steps.rivals.words import move, vocabulary, when
from conformance.steps.step_actions import do

DECLINED = (
    "bid", "intel", "attack-card", "block", "reaction", "attacker-abilities", "prevention", "retarget", "pay", "may",
    "discard", "attach", "attach-from-hand", "look", "shuffle-back", "recruit", "claim-attack", "mend", "contribute",
    "agenda",
)  # fmt: skip
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
move("{seat} [removes] Prestige of {player:seat}", "Ana removes Prestige of Bruno",
     "Of which foreign colour Prestige goes next.", "remove-prestige")
move("{seat} [burns] the Mortal to mend", "Ana burns the Mortal to mend",
     "What it gives when it is defeated.", {"do": "reward", "reward": "mend"})
move("{seat} [burns] the Mortal for Prestige", "Ana burns the Mortal for Prestige",
     "The same, where it gives any.", {"do": "reward", "reward": "prestige"})
move("{seat} [takes] the Mortal as Retainer", "Ana takes the Mortal as Retainer",
     "It is attached to the attacker.", {"do": "reward", "reward": "attach"})
move("{seat} [plays] {card} face down", "Ana plays Ingratiate face down",
     "An Attack card or a Reaction, in an attack.", "play", said_in=("attack-card", "reaction"))
move("{seat} [plays] {card} face up", "Ana plays Risky Business face up",
     "An Attack card that says so.", {"do": "play", "card": "{card}", "face_up": True})
move("{seat} [uses] {card}", "Ana uses Vagrant",
     "The ability of a card in play, for its cost.", "use")
vocabulary.enumerate("use", {"Intel": "intel", "fewer Shields": "shield"})
move("{seat} [uses] {card} for {ability:use}", "Ana uses Grace for Intel",
     "One of the abilities of a card that has several.", "use")
move("{seat} [takes] {aggravated:n} off the Aggravated damage", "Bruno takes 1 off the Aggravated damage",
     "So much of what reduces damage; the rest of it lowers the other damage.", "mitigate")
move("{seat} [pays] {amount:n} Prestige", "Ana pays 2 Prestige",
     "From the personal supply, for a line of a card.", "pay")
move("{seat} [pays] {amount:n} Prestige, {share:n} of it from the character",
     "Ana pays 2 Prestige, 1 of it from the character",
     "So much of it lies on the character, or the Monster, with which the effect deals.",
     {"do": "pay", "amount": "{amount}", "from_character": "{share}"})
move("{seat} [discards] {cards}", "Ana discards Shotgun",
     "What is asked for, as the cost of an ability or a line of a card; or a card of a hand that is shown.", "discard",
     window=("discard", "look"))
move("{seat} [burns] {cards} of the discard pile", "Ana burns Charmer of the discard pile",
     "As the cost of an ability: one after the other.", "discard", window="burn")
move("{seat} [shuffles] {card} of {player:seat}'s discard pile back", "Ana shuffles Awe of Bruno's discard pile back",
     "Into that player's Library.", "shuffle-back")
vocabulary.enumerate("way", {"the damage": "damage", "the loss of Agenda": "agenda", "the Prestige": "prestige"})
move("{seat} [decides] for {option:way}", "Bruno decides for the damage",
     "Where a text can be carried out in one of several ways.", "choose")
move("{seat} [chooses] {target:card}", "Ana chooses Hope",
     "What an effect is aimed at, or the new target of an attack.", "choose-target")
move("{seat} [declines]", "Bruno declines",
     "Whatever may be declined: to bid, to discard for Intel, to play a card in an attack, to Block, to use an "
     "ability, to pay, to recruit after a Mortal, to attack the claimant, to mend and the like.", "pass",
     window=DECLINED)
when("everyone declines", "everyone declines",
     "Everybody who is asked in such a window, until something else is to be decided.",
     do(let_go, DECLINED, "anything that can be declined"))
# fmt: on
