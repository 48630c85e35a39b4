"""Whens: choices in a turn other than attacks."""

from __future__ import annotations

from conformance.steps.rivals.words import move, vocabulary

# fmt: off
vocabulary.enumerate("antagonist", {
    "the Caveira": "caveira", "the tagged Monsters": "monsters", "the Monster of Open Season": "open-season",
})

move("{seat} [passes]", "Ana passes",
     "The Action of that name, in the Action Phase. If no Action is left, the phase ends.", "pass", window="action")
move("{seat} [passes] {n} times", "Ana passes 3 times",
     "The player passes this many times in a row. Three times is a whole Action Phase.", {"do": "pass"}, times="n",
     window="action")
move("{seat} [draws] a card from the {deck}", "Ana draws a card from the Library",
     "As an Action, or whenever a player chooses a deck.", "draw-card")
move("{seat} [recruits] {character:card}", "Ana recruits Hope",
     "A character from hand: as an Action, or at a lower cost after a Mortal.", "recruit")
move("{seat} [moves] {characters:cards} to The Streets", "Ana moves Lucky and Hope to The Streets",
     "Characters leave the Haven as one party.", "move")
move("{character:card} [joins] the party of {other:card}", "Lucky joins the party of Hope",
     "Parties regroup in The Streets.", "regroup")
move("{character:card} [forms] a party of its own", "Lucky forms a party of its own",
     "The character leaves its party in The Streets.", "regroup")
move("{seat} [investigates] {target:card} with {characters:cards}", "Ana investigates Monster with Pregador and Ingrid",
     "These Hunters exhaust and place 1 Prestige each.", "investigate")
move("{character:card} [claims] to be Prince", "Lucky claims to be Prince",
     "The Action with which a vampire becomes Prince of the City.", "claim")
move("{seat} [burns] {card}", "Ana burns Vagrant", "The player burns an attachment to make room for the title.", "burn")
move("{seat} [discards] {card} to mend {character:card}", "Ana discards Shotgun to mend Hope",
     "The discard that mends a character in the Torpor and Mending Step.", "mend")
move("{seat} [lets] {antagonist} act first", "Ana lets the Caveira act first",
     "The choice among several Antagonists in the Antagonist Step.", {"do": "choose", "option": "{antagonist}"},
     needs=["cards"])
move("{seat} [lets] the game go on", "Ana lets the game go on",
     "The game continues where it has stopped.", "pass", window="stop")
# fmt: on
